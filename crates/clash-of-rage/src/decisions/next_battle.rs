//! D9: which battle is fought next (COR-9.1).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};

use super::Checked;
use crate::table::places::Territories;
use crate::{Action, ClashOfRage, Event, Prompt, Refusal};

/// The Attacker chooses the order; the last battle needs no choice.
#[derive(Clone, Copy, Debug)]
pub struct NextBattle;

impl Decision<ClashOfRage> for NextBattle {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::NextBattle
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let places = game.contested().territories();
        out.offer_all(places.map(|territory| Action::BattleAt { territory }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::BattleAt { territory } if game.contested().contains(territory.into()) => Ok(()),
            Action::BattleAt { territory } => {
                game.check_place(territory.into())?;
                Err(Refusal::NoBattle { territory }.into())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::BattleAt { territory } = action {
            game.begin_battle(territory, play);
        }
    }

    /// COR-7.3: without a battle left the action is over.
    fn lapse(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        game.end_action(play);
        Opening::Done
    }
}
