//! Short words for goods, components and actions, as the examples use them.

use serde_json::json;
use simurgh::{
    Action, ActionTile, Column, Dragon, End, Good, Objective, Offer, Purse, Slot, Space, Split,
    Spot, Vassal,
};

/// Goods in the letters of the rules.
pub fn purse(goods: &str) -> Purse {
    goods.split('+').filter(|term| !term.is_empty()).fold(Purse::default(), |sum, term| {
        let (count, letter) = term.split_at(term.len() - 1);
        sum.plus(&Purse::of(count.parse().unwrap(), good(letter)))
    })
}

fn good(letter: &str) -> Good {
    match letter {
        "V" => Good::Vegetable,
        "M" => Good::Meat,
        "W" => Good::Wood,
        "S" => Good::Stone,
        "I" => Good::Wisdom,
        "A" => Good::Weapon,
        "P" => Good::PowerPoint,
        _ => panic!("no good: {letter}"),
    }
}

pub fn tile(number: u8) -> ActionTile {
    ActionTile::new(number).unwrap()
}

pub fn dragon(number: u8) -> Dragon {
    Dragon::new(number).unwrap()
}

pub fn slot(number: u8) -> Slot {
    Slot::new(number).unwrap()
}

/// A space or level of a tile, by name.
pub fn level(number: u8, column: u8) -> Spot {
    Spot::Tile(tile(number), Column::new(column).unwrap())
}

pub fn objective(number: u8) -> Objective {
    Objective::new(number).unwrap()
}

pub fn space(word: &str) -> Space {
    word.parse().unwrap()
}

fn named<T: serde::de::DeserializeOwned>(word: &str) -> T {
    serde_json::from_value(json!(word)).unwrap()
}

pub fn place(word: &str) -> Action {
    Action::PlaceVassal { space: space(word) }
}

pub fn with(vassal: Vassal) -> Action {
    Action::ChooseVassal { vassal }
}

pub fn lay(number: u8) -> Action {
    Action::LayTile { tile: tile(number) }
}

pub fn cover(wilds: &str) -> Action {
    Action::CoverSpace { wilds: named(wilds) }
}

pub fn remove(wilds: &str) -> Action {
    Action::RemoveTile { wilds: named(wilds) }
}

/// One of several goods: `"1W"`, or a pair that is split next: `"2W/S"`.
pub fn choose(goods: &str) -> Action {
    let (count, kind) = goods.split_at(1);
    let kind = match kind {
        "V/M" => named("vegetable_or_meat"),
        "W/S" => named("wood_or_stone"),
        letter => serde_json::from_value(serde_json::to_value(good(letter)).unwrap()).unwrap(),
    };
    let count = simurgh::Count::new(count.parse().unwrap()).unwrap();
    Action::Choose { offer: Offer { count, kind } }
}

/// A split of Wood and Stone, or of Vegetables and Meat: `"2W+1S"`.
pub fn split(goods: &str) -> Action {
    let goods = purse(goods);
    let pick = |first, second| (goods.count(first) as u8, goods.count(second) as u8);
    let food = pick(Good::Vegetable, Good::Meat);
    let (pair, (first, second)) = if food == (0, 0) {
        (named("wood_stone"), pick(Good::Wood, Good::Stone))
    } else {
        (named("vegetable_meat"), food)
    };
    Action::SplitTokens { split: Split { pair, first, second } }
}

pub fn ability(number: u8, slot: u8) -> Action {
    Action::UseAbility { dragon: dragon(number), slot: Slot::new(slot).unwrap() }
}

pub fn boost(number: u8, good: Good) -> Action {
    Action::BoostGood { dragon: dragon(number), good }
}

pub fn advance(wilds: &str) -> Action {
    Action::AdvanceRider { wilds: named(wilds) }
}

pub fn retrieve(vassal: Vassal, word: &str) -> Action {
    Action::Retrieve { vassal, space: space(word) }
}

pub fn give_up(vassal: Vassal, word: &str) -> Action {
    Action::GiveUp { vassal, space: space(word) }
}

pub fn pay_marker(number: u8, slot: u8) -> Action {
    Action::PayMarker { dragon: dragon(number), slot: Slot::new(slot).unwrap() }
}

pub fn mark(number: u8) -> Action {
    Action::PlaceMarker { dragon: dragon(number) }
}

pub fn keep(number: u8) -> Action {
    Action::KeepDragon { dragon: dragon(number) }
}

pub fn put_dragon(number: u8, end: End) -> Action {
    Action::ReturnDragon { dragon: dragon(number), end }
}

pub fn pick_objective(number: u8) -> Action {
    Action::ChooseObjective { objective: objective(number) }
}

pub fn put_objective(number: u8, end: End) -> Action {
    Action::ReturnObjective { objective: objective(number), end }
}

pub fn place_objective(space: &str) -> Action {
    Action::PlaceObjective { space: named(space) }
}

pub fn replace_objective(space: &str) -> Action {
    Action::ReplaceObjective { space: named(space) }
}

pub fn take(row: &str) -> Action {
    Action::TakeRowTile { row: named(row) }
}

pub fn discard(number: u8, end: End) -> Action {
    Action::DiscardTile { tile: tile(number), end }
}

pub fn token(good: Good) -> Action {
    Action::ReturnToken { good }
}
