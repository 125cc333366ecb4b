//! What a choice is, costs and brings in its position.

use engine::Game;

use crate::ClashOfRage;
use crate::data::components;
use crate::decisions::{Errands, Open};
use crate::rules::battle::MAX_DICE;
use crate::rules::moving::Group;
use crate::table::places::{Location, Places, Territory};
use crate::table::side::Side;
use crate::words::action::Action;
use crate::words::choice::Choice;
use crate::words::names::{Feature, Level, Troop, UnitType};
use crate::words::spoken::{Goal, Listed, Spot, Value};

/// Describes what an action that may be taken now is, costs and brings.
pub(crate) fn describe(game: &ClashOfRage, action: Action) -> Choice {
    let player = game.active_player();
    match action {
        Action::ChooseClan { clan } => {
            let troop = |&level: &Level| {
                let unit = UnitType::of(clan, level);
                Troop { unit, count: unit.tokens() }
            };
            Choice::Clan { clan, troops: Level::ALL.iter().map(troop).collect() }
        }
        Action::ChooseTactics { card } => Choice::Tactics { card },
        Action::PlaceStronghold { site } => {
            let gate = game.board.touches(site).iter().map(|place| spot(game, place));
            Choice::Stronghold { site, gate: gate.collect() }
        }
        Action::Deploy { location } => {
            let level = match game.open() {
                Some(Open::Deploy(deploy)) => deploy.level().unwrap_or(Level::One),
                _ => Level::One,
            };
            Choice::Deploy { unit: player.unit(level), spot: spot(game, location) }
        }
        Action::Move => Choice::Move,
        Action::Equip => Choice::Equip,
        Action::Pass => Choice::Pass,
        Action::MoveUnits { from, unit } => {
            let level = unit.level();
            let troop = Troop { unit, count: game.unmoved(from, level) };
            let group = Group::Units { from, level };
            let (spot, movement) = (spot(game, from), game.points(from, level));
            match only(game.destinations(group)) {
                Some(to) => Choice::UnitsTo { troop, spot, goal: goal(game, to) },
                None => Choice::Units { troop, spot, movement },
            }
        }
        Action::MoveHero { hero } => {
            let from = game.own_hero(hero).unwrap_or(Location::STRONGHOLD);
            let (spot, movement) = (spot(game, from), components().heroes[hero as usize].movement);
            match only(game.destinations(Group::Hero(hero))) {
                Some(to) => Choice::HeroTo { hero, spot, goal: goal(game, to) },
                None => Choice::Hero { hero, spot, movement },
            }
        }
        Action::EndMovement if game.contested().is_empty() => Choice::EndMovement,
        Action::EndMovement => {
            let goals = game.contested().iter().map(|place| goal(game, place));
            Choice::EndMovementToFight { goals: goals.collect() }
        }
        Action::GoTo { location } => Choice::GoTo { goal: goal(game, location) },
        Action::Send { count } => match game.open() {
            Some(Open::HowMany(open)) => {
                let troop = Troop { unit: player.unit(open.level), count: count.units() };
                Choice::Send { troop, goal: goal(game, open.to) }
            }
            _ => Choice::Move,
        },
        Action::BattleAt { territory } => Choice::BattleAt { goal: goal(game, territory.into()) },
        Action::Fight => fight(game),
        Action::Flee => {
            let place = game.battle.map_or(Location::STRONGHOLD, |it| it.territory.into());
            Choice::Flee { spot: spot(game, place) }
        }
        Action::Reroll { dice } => Choice::Reroll { dice },
        Action::Eliminate { unit } => eliminate(game, unit),
        Action::Buy { card } => Choice::Buy {
            card,
            gold: card.cost(),
            slot: card.slot(),
            values: Value::of_card(card.bonus()),
        },
        Action::Forge => {
            let errands = match game.open() {
                Some(Open::Shop(errands)) => errands,
                _ => Errands::default(),
            };
            match errands.forging(game) {
                Ok(forging) => Choice::Forge { crystals: forging.cost, cards: forging.cards as u8 },
                Err(_) => Choice::Forge { crystals: 0, cards: 0 },
            }
        }
        Action::Recruit { hero } => {
            let card = &components().heroes[hero as usize];
            Choice::Recruit {
                hero,
                gold: card.cost,
                values: Value::of_hero(card.effect, card.movement),
            }
        }
        Action::Done => Choice::Done,
        Action::TakeLegendary { card } => {
            Choice::Legendary { card, slot: card.slot(), values: Value::of_card(card.bonus()) }
        }
        Action::Keep if !game.active_player().stash().is_empty() => Choice::KeepIdle,
        Action::Keep => Choice::Keep,
        Action::Rearrange if !game.active_player().stash().is_empty() => Choice::HandOut,
        Action::Rearrange => Choice::Rearrange,
        Action::Fill { card: Some(card) } => {
            Choice::Fill { card, values: Value::of_card(card.bonus()) }
        }
        Action::Fill { card: None } => Choice::LeaveEmpty,
        Action::Serve { territory } => {
            let level = match game.open() {
                Some(Open::Serve(open)) => open.level,
                _ => Level::One,
            };
            Choice::Serve { spot: spot(game, territory.into()), unit: player.unit(level) }
        }
    }
}

fn only(places: Places) -> Option<Location> {
    places.first().filter(|_| places.len() == 1)
}

/// A place with what is on it.
fn spot(game: &ClashOfRage, location: Location) -> Spot {
    let feature = location.territory().map_or(Feature::Plain, |here| game.board.feature(here));
    Spot { location, feature }
}

/// A place with the enemies of the active player.
fn goal(game: &ClashOfRage, location: Location) -> Goal {
    let enemies = location.territory().filter(|_| game.enemies(game.active()).contains(location));
    let side = enemies.map_or(Side::Elves, |here| game.defender(here));
    let foes = enemies.map_or(Listed(Vec::new()), |here| troops(game, side, here));
    Goal { spot: spot(game, location), side, foes }
}

/// The units of a side in a territory.
fn troops(game: &ClashOfRage, side: Side, here: Territory) -> Listed<Troop> {
    let army = game.army(side, here);
    let there = Level::ALL.iter().filter(|level| army[level.at()] > 0);
    there
        .map(|&level| Troop { unit: game.unit_type(side, level), count: army[level.at()] })
        .collect()
}

/// COR-9.6, COR-9.8: the dice, the wounds added and stopped, and who can fall.
fn fight(game: &ClashOfRage) -> Choice {
    let Some(battle) = &game.battle else {
        return Choice::Fight { dice: 0, extra: 0, stopped: 0, foes: Listed(Vec::new()) };
    };
    let foes = game.side(battle, battle.assaulting.other());
    let own = game.totals(game.side(battle, battle.assaulting), battle.territory);
    let enemy = game.totals(foes, battle.territory);
    let rage = battle.rage[battle.assaulting.at()].saturating_add(own.symbols.rage.into());
    Choice::Fight {
        dice: own.strength.min(MAX_DICE),
        extra: rage.saturating_add(own.symbols.wound.into()),
        stopped: enemy.symbols.shield,
        foes: troops(game, foes, battle.territory),
    }
}

/// COR-9.9: how many of the wounds a unit takes.
fn eliminate(game: &ClashOfRage, unit: UnitType) -> Choice {
    let wounds = match game.open() {
        Some(Open::Eliminate(open)) => open.wounds,
        _ => 0,
    };
    let enemy = game.battle.as_ref().map(|battle| game.side(battle, battle.assaulting.other()));
    let enemy = enemy.unwrap_or(Side::Elves);
    let life = game.profile(enemy, unit.level()).life;
    match enemy {
        Side::Elves => Choice::EliminateElf { unit, life, wounds },
        Side::Player(_) => Choice::Eliminate { unit, life, wounds },
    }
}
