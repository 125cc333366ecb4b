//! D7: where a journey ends (COR-8.2).

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, HowMany, Open};
use crate::data::components;
use crate::rules::moving::Group;
use crate::table::board::Borders;
use crate::table::places::Places;
use crate::{Action, ClashOfRage, Event, Location, Prompt, Refusal};

/// Where the group goes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Destination {
    /// What moves.
    pub group: Group,
}

impl Decision<ClashOfRage> for Destination {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        match self.group {
            Group::Units { from, level } => {
                Prompt::UnitsDestination { troop: game.unmoved_troop(from, level), from }
            }
            Group::Hero(hero) => {
                let from = game.own_hero(hero).unwrap_or(Location::STRONGHOLD);
                Prompt::HeroDestination { hero, from }
            }
        }
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let places = game.destinations(self.group);
        out.offer_all(places.iter().map(|location| Action::GoTo { location }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::GoTo { location } => Ok(self.can_end(game, location)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-13.2: of several units the number is asked.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::GoTo { location: to } = action else { return };
        match self.group {
            Group::Units { from, level } => {
                game.agenda.ask(Open::HowMany(HowMany { from, level, to }));
            }
            Group::Hero(hero) => {
                if let Some(posting) = &mut game.heroes[hero as usize] {
                    let from = std::mem::replace(&mut posting.location, to);
                    play.tell(Event::HeroMoved { seat, hero, from, to });
                }
                game.march.heroes[hero as usize] = true;
                game.agenda.ask(Open::Group);
            }
        }
    }
}

impl Destination {
    /// Whether the journey can end here, and if not, what is in the way.
    fn can_end(&self, game: &ClashOfRage, location: Location) -> Result<(), Refusal> {
        if game.destinations(self.group).contains(location) {
            return Ok(());
        }
        game.check_place(location)?;
        let (from, points) = match self.group {
            Group::Units { from, level } => (from, game.points(from, level)),
            Group::Hero(hero) => {
                let from = game.check_own_hero(hero)?;
                (from, components().heroes[hero as usize].movement)
            }
        };
        if location == from {
            return Err(Refusal::AlreadyThere { location });
        }
        let gate = game.active_player().gate;
        let reach = |borders, stops| {
            game.board.reach(from, points, borders, gate, stops).contains(location)
        };
        if reach(Borders::Open, game.stops(game.active())) {
            Err(Refusal::HeroNeedsUnit { location })
        } else if reach(Borders::Open, Places::EMPTY) {
            Err(Refusal::BehindEnemies { location })
        } else if reach(Borders::All, Places::EMPTY) {
            Err(Refusal::BehindRange { location })
        } else {
            Err(Refusal::TooFar { location, points })
        }
    }
}
