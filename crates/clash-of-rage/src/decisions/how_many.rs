//! D8: how many units make the journey (COR-13.2).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::{Action, ClashOfRage, Event, Headcount, Level, Location, Prompt, Refusal, Troop};

/// How many units of the group go.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HowMany {
    /// Where the units are.
    pub from: Location,
    /// Their level.
    pub level: Level,
    /// Where the journey ends.
    pub to: Location,
}

impl Decision<ClashOfRage> for HowMany {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let HowMany { from, level, to } = *self;
        Prompt::HowMany { troop: game.unmoved_troop(from, level), from, to }
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let unmoved = usize::from(game.unmoved(self.from, self.level));
        out.offer_all(Headcount::all().take(unmoved).map(|count| Action::Send { count }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        let Action::Send { count } = action else { return Err(Refused::OtherQuestion) };
        let unmoved = game.unmoved(self.from, self.level);
        if count.units() <= unmoved {
            Ok(())
        } else {
            Err(Refusal::TooManyUnits { unmoved }.into())
        }
    }

    /// COR-13.2: all units of the group make the same journey.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Send { count } = action else { return };
        let (HowMany { from, level, to }, count) = (*self, count.units());
        game.player_mut(seat).relocate(from, to, level, count);
        game.march.moved[to.at()][level.at()] += count;
        let troop = Troop { unit: game.player(seat).unit(level), count };
        play.tell(Event::Moved { seat, troop, from, to });
        game.agenda.ask(Open::Group);
        // COR-17.22: points are counted after every journey.
        game.claim_victory(play);
    }
}
