//! D11: whose ability to copy.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, Set};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::data::board_of;
use crate::data::effects::Ability;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Character;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D11.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopyAbility {
    pub character: Character,
}

impl CopyAbility {
    fn originals(self) -> Set<Character, u16> {
        match board_of(self.character).ability {
            Ability::Copy(originals) => originals,
            _ => Set::EMPTY,
        }
    }
}

impl Decision<Belaad> for CopyAbility {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Copy
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let able = self.originals().iter().filter(|&original| game.is_able(original));
        out.offer_all(able.map(|character| Action::Copy { character }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::Copy { character } = action else { return Err(Refused::OtherQuestion) };
        game.is_in_play(character)?;
        if !self.originals().contains(character) {
            return Err(Refusal::NotCopyable { character }.into());
        }
        if !game.is_able(character) {
            return Err(Refusal::AbilityWithoutEffect { character }.into());
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Copy { character } = action else { return };
        game.agenda.done();
        play.tell(Event::AbilityCopied { seat, character });
        game.perform_ability(character, play);
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
