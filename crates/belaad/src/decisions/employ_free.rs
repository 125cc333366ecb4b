//! D13: whose tokens are given up for a scholar (BEL-10.P1), and which scholar.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Character;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D13: which of the strongest characters gives its tokens.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sacrifice {
    pub least: u8,
}

impl Sacrifice {
    fn may_take(self, game: &Belaad, character: Character) -> bool {
        let top = game.boards[character].top();
        let own = character.team() == game.active_team();
        own && top >= self.least && top == game.most_top_tokens()
    }
}

impl Decision<Belaad> for Sacrifice {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Sacrifice
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let own = game.active_team().characters().iter().copied();
        let strongest = own.filter(|&character| self.may_take(game, character));
        out.offer_all(strongest.map(|character| Action::Sacrifice { character }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Sacrifice { character } if self.may_take(game, character) => Ok(()),
            Action::Sacrifice { character } => {
                game.is_in_play(character)?;
                Err(Refusal::NotTheStrongest { character }.into())
            }
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
        let Action::Sacrifice { character } = action else { return };
        game.agenda.done();
        game.return_top_tokens(character);
        play.tell(Event::Sacrificed { seat, character });
        game.agenda.plan(Open::EmployFree);
    }

    /// The strongest character is named with the ability.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

/// D13: which scholar.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EmployFree;

impl Decision<Belaad> for EmployFree {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::EmployFree
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let revealed = game.scholars.revealed.iter().copied();
        let payable = revealed.filter(|&scholar| game.may_employ_free(scholar).is_ok());
        out.offer_all(payable.map(|scholar| Action::Employ { scholar }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Employ { scholar } => Ok(game.may_employ_free(scholar)?),
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
        let Action::Employ { scholar } = action else { return };
        game.agenda.done();
        play.tell(Event::EmployedFree { seat, scholar });
        game.employ(scholar, play);
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
