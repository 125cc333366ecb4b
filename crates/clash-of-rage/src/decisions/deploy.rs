//! D4: where the reinforcements go (COR-6.5).

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::places::Places;
use crate::{Action, ClashOfRage, Event, Level, Location, Prompt, Refusal, Troop};

/// Where the next unit is placed, in the order of levels.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    /// Units of level I, II and III that are still to be placed.
    pub left: [u8; 3],
}

impl Decision<ClashOfRage> for Deploy {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let level = self.level().unwrap_or(Level::One);
        Prompt::Deploy { unit: game.active_player().unit(level), left: self.left[level.at()] }
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        out.offer_all(places(game).iter().map(|location| Action::Deploy { location }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Deploy { location } if places(game).contains(location) => Ok(()),
            Action::Deploy { location } => {
                game.check_place(location)?;
                Err(Refusal::NoOwnUnit { location }.into())
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
        let (Action::Deploy { location }, Some(level)) = (action, self.level()) else { return };
        place(game, location, level, 1, play);
        let mut left = self.left;
        left[level.at()] -= 1;
        game.agenda.ask(Open::Deploy(Deploy { left }));
    }

    /// COR-13.4: without a unit on the map all go to the Stronghold.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.left != [0; 3] {
            if places(game) != Places::only(Location::STRONGHOLD) {
                return Opening::Asked;
            }
            for &level in Level::ALL {
                place(game, Location::STRONGHOLD, level, self.left[level.at()], play);
            }
        }
        match game.after(game.active()) {
            Some(next) => game.reinforce(next, play),
            None => game.draw_tactics(play),
        }
        Opening::Done
    }
}

impl Deploy {
    /// The level of the next unit.
    pub(crate) fn level(&self) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| self.left[level.at()] > 0)
    }
}

/// COR-6.5, COR-17.33: the Stronghold, or where the player has a unit.
fn places(game: &ClashOfRage) -> Places {
    game.active_player().present().with(Location::STRONGHOLD)
}

fn place(
    game: &mut ClashOfRage,
    location: Location,
    level: Level,
    count: u8,
    play: &mut Play<'_, impl Log<Event>>,
) {
    if count > 0 {
        let seat = game.active();
        let player = game.player_mut(seat);
        player.deploy(location, level, count);
        let troop = Troop { unit: player.unit(level), count };
        play.tell(Event::Deployed { seat, troop, location });
    }
}
