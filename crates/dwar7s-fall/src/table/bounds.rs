//! Limits that no game of a set-up exceeds.

use engine::{Bounds, Indexed, Setup};

use crate::MAX_PLAYERS;
use crate::data::components;
use crate::table::options::{self, Options};
use crate::table::state::ROW;
use crate::words::names::{Class, Gem, Goal, KingdomCard, Race};

/// DWF-12.6: more decisions than any turn has.
const DECISIONS_PER_TURN: u32 = 1500;

/// Limits that no game of this set-up exceeds.
pub(crate) fn bounds(setup: &Setup<Options>) -> Bounds {
    let rounds = u32::from(options::most_rounds(&setup.options));
    let players = u32::from(setup.seats.min(MAX_PLAYERS as u8));
    // DWF-3.12: cells for a card; trades (D16) are never more than rows times goals.
    let cells = 3 * (players * 9 + 1) + 2;
    let trades = ROW as u32 * (Goal::COUNT + 1) + 1;
    let points = most_points();
    Bounds {
        decisions: DECISIONS_PER_TURN * players * rounds,
        branching: cells.max(trades),
        score: -points..=points,
    }
}

/// A sum that no score exceeds in either direction.
fn most_points() -> i32 {
    let components = components();
    let cards: i32 = Race::ALL
        .iter()
        .flat_map(|&race| &components.race(race).cards)
        .map(|&card| i32::from(components.card(card).vp).abs())
        .sum();
    let neutral: i32 = [KingdomCard::TrollsLake, KingdomCard::Memorial]
        .iter()
        .map(|&card| i32::from(components.card(card).vp).abs() * 61)
        .sum();
    let gems: i32 = Gem::ALL
        .iter()
        .map(|&gem| components.gem(gem))
        .map(|pile| i32::from(pile.vp) * (i32::from(pile.core) + i32::from(pile.empires)))
        .sum();
    let goals: i32 = Goal::ALL.iter().map(|&goal| i32::from(components.goal(goal).vp)).sum();
    let classes: i32 = Class::ALL.iter().map(|&class| i32::from(components.class(class).vp)).sum();
    // A secret goal is worth at most 100, and a monster or a class at most 20 to any race, as
    // loading checks.
    cards + neutral + gems + goals + classes + 100 + 20 * 61 + 20 * Class::COUNT as i32
}
