//! D7: which team to attack.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Team;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D7: in a game with the Order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Military {
    pub extra: u8,
}

impl Decision<Belaad> for Military {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Military
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let teams = Team::ALL.iter().filter(|&&team| game.is_opposing(team));
        out.offer_all(teams.map(|&team| Action::Attack { team }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Attack { team } if game.is_opposing(team) => Ok(()),
            Action::Attack { team } => Err(Refusal::NotAnOpposingTeam { team }.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Attack { team } = action else { return };
        game.agenda.done();
        if let Some(defender) = game.defender_of(team) {
            game.start_battle(defender, self.extra, play);
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
