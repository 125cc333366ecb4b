//! Limits that no game exceeds, computed from the components.

use engine::{Bounds, Setup};

use crate::data::{MAX_TOKENS, Tactics, components};
use crate::rules::market::{EQUIPMENT_CARDS, STACKS};
use crate::table::options::Options;
use crate::table::places::{MAX_PLAYERS, Site};
use crate::table::profile::Profile;
use crate::table::setup::{ELVES_AT_A_FORGE, ELVES_IN_A_CITY};
use crate::table::state::LEGENDARY_CARDS;
use crate::words::names::{Clan, Equipment, Hero, Level, Slot, UnitType};

/// The limits of a set-up.
pub(crate) fn bounds(setup: &Setup<Options>) -> Bounds {
    let players = usize::from(setup.seats.clamp(2, MAX_PLAYERS as u8)) as u32;
    let turns = u32::from(components().lengths[setup.options.target as usize].turn_limit);
    let units = most_units();
    let heroes = Hero::COUNT as u32;

    let card =
        |card: &Tactics| card.reinforcements.iter().map(|&count| u32::from(count)).sum::<u32>();
    let reinforcements = components().tactics.iter().map(card).max().unwrap_or_default();
    // D6, D7 and D8 for each unit, D6 and D7 for each hero, and END.
    let movement = 3 * units + 2 * heroes + 1;
    let equipping =
        EQUIPMENT_CARDS as u32 + heroes + 2 /* FORGE, D14 */ + 1 /* DONE */ + 1 /* D15 */ + 6;
    let action = 1 + (movement + battles(players, units)).max(equipping);
    let stones = players;
    let turn = players * (1 + reinforcements + 2 * action + stones);
    let territories = 7 * players;
    let branching = [
        Site::COUNT as u32,
        units + heroes + 1,
        territories,
        MAX_TOKENS as u32,
        STACKS as u32 + heroes + 2,
        Equipment::COUNT as u32 + 1,
    ];
    Bounds {
        decisions: players * 2 + turns * turn,
        branching: branching.into_iter().max().unwrap_or_default(),
        score: 0..=(players as i32 + LEGENDARY_CARDS as i32),
    }
}

/// The most units that one player can have on the board.
fn most_units() -> u32 {
    let tokens = |clan: &Clan| -> u32 {
        let of = |&level: &Level| components().units[UnitType::of(*clan, level) as usize].tokens;
        Level::ALL.iter().map(|level| u32::from(of(level))).sum()
    };
    Clan::ALL.iter().map(tokens).max().unwrap_or_default()
}

/// The most decisions in the battles of one action.
///
/// COR-9.14: Rage tokens last for the battle, so a side has at most as many assaults without a kill
/// as the toughest unit and the largest Shield together can absorb wounds.
fn battles(players: u32, units: u32) -> u32 {
    let best = |value: fn(Profile) -> u8| -> u32 {
        let printed = components().units.iter().map(|unit| value(unit.profile)).max();
        let of_slot = |slot: Slot| {
            let cards = Equipment::ALL.iter().filter(move |card| card.slot() == slot);
            cards.map(|&card| value(components().equipment[card as usize].bonus)).max()
        };
        [printed, of_slot(Slot::Arms), of_slot(Slot::Body)]
            .into_iter()
            .map(|value| u32::from(value.unwrap_or_default()))
            .sum()
    };
    let heroes = &components().heroes;
    let hero_shields: u32 = heroes.iter().map(|hero| u32::from(hero.effect.shield)).sum();
    let hero_rerolls: u32 = heroes.iter().map(|hero| u32::from(hero.effect.reroll)).sum();
    let types = Level::ALL.len() as u32;
    let toughest =
        best(|profile| profile.life) + types * best(|profile| profile.shield) + hero_shields;
    let rerolls = types * best(|profile| profile.reroll) + hero_rerolls;
    let elves = players * u32::from(ELVES_IN_A_CITY + ELVES_AT_A_FORGE);
    let kills = players * units + elves;
    // D10 and every D11 for each assault, D12 for each kill, D9 for each battle.
    let assaults = units * 2 * toughest + kills;
    units + assaults * (1 + rerolls) + kills
}
