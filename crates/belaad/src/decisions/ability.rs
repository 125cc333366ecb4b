//! D9: whether to use the ability.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Character;
use crate::words::prompt::Prompt;

/// D9: an orange token on a bottom space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    pub character: Character,
}

impl Decision<Belaad> for Trigger {
    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        Prompt::Ability { character: self.character, effect: game.deed(self.character) }
    }

    fn offer(&self, _: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::UseAbility, Action::DeclineAbility])
    }

    fn check(&self, _: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::UseAbility | Action::DeclineAbility => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let character = self.character;
        game.agenda.done();
        if action == Action::UseAbility {
            play.tell(Event::AbilityUsed { seat, character });
            game.perform_ability(character, play);
        } else {
            play.tell(Event::AbilityDeclined { seat, character });
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
