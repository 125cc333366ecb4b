//! Reads the component files and refuses what can't be played with.

use std::fmt;

use engine::{ComponentError, ComponentTable, Set, Sources};

use super::entries::{
    AbilityEntry, ActionTileEntry, CityEntry, DragonEntry, ExplorationTileEntry, LevelEntry,
    ObjectiveEntry, PowerEntry, RowEntry, RowId, SpaceEntry, StatueEntry, WildsEntry,
};
use super::{
    ACTION_TILES, CITY, Components, DRAGONS, Dragons, EXPLORATION_TILES, LEVELS, Letter,
    OBJECTIVES, ObjectiveSpec, Occupancy, ROW, Refill, STATUE, SpaceSpec, UNLIMITED, WILDS,
    WildsSpec,
};
use crate::data::effect::{Cost, Effect, Gain, Power, Terms};
use crate::data::notation;
use crate::table::ids::{
    ActionTile, CitySpace, Column, DragonType, Objective, ObjectiveSpace, RowSpace, Slot,
    WildsSpace,
};
use crate::table::options::Edition;

/// SIM-1.1: how many Exploration Tiles there are.
const EXPLORATIONS: usize = 12;

type Read<T> = Result<T, ComponentError>;

pub(super) fn read(sources: &Sources) -> Read<Components> {
    let action_tiles: Vec<ActionTileEntry> = sources.load(ACTION_TILES)?;
    let exploration_tiles: Vec<ExplorationTileEntry> = sources.load(EXPLORATION_TILES)?;
    let levels: Vec<LevelEntry> = sources.load(LEVELS)?;
    let city: Vec<CityEntry> = sources.load(CITY)?;
    let wilds: Vec<WildsEntry> = sources.load(WILDS)?;
    let row: Vec<RowEntry> = sources.load(ROW)?;
    let statue: Vec<StatueEntry> = sources.load(STATUE)?;
    let dragons: Vec<DragonEntry> = sources.load(DRAGONS)?;
    let objectives: Vec<ObjectiveEntry> = sources.load(OBJECTIVES)?;
    let capacities = read_levels(&levels)?;
    let mut tiles = Vec::with_capacity(ActionTile::COUNT);
    for tile in ActionTile::all() {
        tiles.push(if tile.is_exploration() {
            exploration_spaces(&exploration_tiles, tile, capacities)?
        } else {
            action_spaces(&action_tiles, tile)?
        });
    }
    count(EXPLORATION_TILES, &exploration_tiles, EXPLORATIONS)?;
    count(ACTION_TILES, &action_tiles, ActionTile::COUNT - EXPLORATIONS)?;
    let wilds_specs = read_wilds(&wilds)?;
    Ok(Components {
        tiles: array(tiles),
        city: read_city(&city)?,
        wilds_in_play: std::array::from_fn(|players| {
            let in_play =
                |wilds: &&WildsSpace| usize::from(wilds_specs[**wilds as usize].players) <= players;
            WildsSpace::ALL.iter().filter(in_play).copied().collect()
        }),
        wilds: wilds_specs,
        row: read_row(&row)?,
        top: row_effect(&row, RowId::Top)?,
        statue: read_statue(&statue)?,
        objectives: read_objectives(&objectives)?,
        dragons: [
            read_dragons(&dragons, Edition::English)?,
            read_dragons(&dragons, Edition::German)?,
        ],
        shown: vec![
            ComponentTable::of(ACTION_TILES, &action_tiles),
            ComponentTable::of(EXPLORATION_TILES, &exploration_tiles),
            ComponentTable::of(LEVELS, &levels),
            ComponentTable::of(CITY, &city),
            ComponentTable::of(WILDS, &wilds),
            ComponentTable::of(ROW, &row),
            ComponentTable::of(STATUE, &statue),
            ComponentTable::of(DRAGONS, &dragons),
            ComponentTable::of(OBJECTIVES, &objectives),
        ],
    })
}

/// The entry with an id, which must be there exactly once.
fn entry<'a, T, I: Copy + PartialEq + fmt::Debug>(
    file: &'static str,
    entries: &'a [T],
    id: I,
    id_of: impl Fn(&T) -> I,
) -> Read<&'a T> {
    let mut found = entries.iter().filter(|entry| id_of(entry) == id);
    match (found.next(), found.next()) {
        (Some(entry), None) => Ok(entry),
        (None, _) => Err(ComponentError::entry(file, format!("{id:?}"), "it is missing")),
        (Some(_), Some(_)) => {
            Err(ComponentError::entry(file, format!("{id:?}"), "it is there twice"))
        }
    }
}

/// Checks that there are as many entries as expected, for lists that are looked up one by one.
fn count<T>(file: &'static str, entries: &[T], expected: usize) -> Read<()> {
    if entries.len() == expected {
        return Ok(());
    }
    let found = entries.len();
    Err(ComponentError::file(file, format!("{found} entries instead of {expected}")))
}

fn array<T, const N: usize>(items: Vec<T>) -> [T; N] {
    let count = items.len();
    items.try_into().unwrap_or_else(|_| panic!("{count} items were read one by one, not {N}"))
}

fn read_levels(levels: &[LevelEntry]) -> Read<[u8; Column::COUNT]> {
    count(LEVELS, levels, Column::COUNT)?;
    let mut capacities = [0; Column::COUNT];
    for level in Column::all() {
        let found = entry(LEVELS, levels, level.number(), |entry| entry.id)?;
        capacities[level.at()] = *found.spaces;
        if !(1..=10).contains(&*found.spaces) {
            return Err(ComponentError::entry(LEVELS, found.id, "a level has 1 to 10 spaces"));
        }
    }
    if capacities[Column::COUNT - 1] != 1 {
        return Err(ComponentError::entry(LEVELS, Column::COUNT, "the last level has one space"));
    }
    Ok(capacities)
}

fn action_spaces(entries: &[ActionTileEntry], tile: ActionTile) -> Read<Vec<SpaceSpec>> {
    let found = entry(ACTION_TILES, entries, tile.number(), |entry| entry.id)?;
    let wrong = |reason| ComponentError::entry(ACTION_TILES, found.id, reason);
    if !(1..=Column::COUNT).contains(&found.spaces.len()) {
        return Err(wrong("a tile has 1 to 4 spaces".to_owned()));
    }
    let space = |(column, space): (usize, &SpaceEntry)| {
        let (letter, text) = match space {
            SpaceEntry::Any(text) => (Letter::Any, text),
            SpaceEntry::Dragonrider(text) => (Letter::Dragonrider, text),
        };
        // SIM-2.1: the first space is the multiple one.
        let capacity = if column == 0 { UNLIMITED } else { 1 };
        let effect = notation::effect(text).map_err(wrong)?;
        of_a_space(&effect).map_err(wrong)?;
        Ok(SpaceSpec { letter, capacity, effect })
    };
    found.spaces.iter().enumerate().map(space).collect()
}

fn exploration_spaces(
    entries: &[ExplorationTileEntry],
    tile: ActionTile,
    capacities: [u8; Column::COUNT],
) -> Read<Vec<SpaceSpec>> {
    let found = entry(EXPLORATION_TILES, entries, tile.number(), |entry| entry.id)?;
    let wrong = |reason| ComponentError::entry(EXPLORATION_TILES, found.id, reason);
    let cost = notation::cost(&found.movement).map_err(wrong)?;
    goods_only(&cost, &Gain::default()).map_err(wrong)?;
    if found.levels.len() != Column::COUNT {
        return Err(wrong("an Exploration Tile has 4 levels".to_owned()));
    }
    let level = |(reward, capacity): (&String, u8)| {
        let gain = notation::gain(reward).map_err(wrong)?;
        // SIM-6.2: a step is an Exchange, whatever it gives.
        let written = format!("pay {} -> gain {reward}", *found.movement);
        let effect = Effect { cost: cost.clone(), gain, terms: Terms::Exchange, written };
        of_a_space(&effect).map_err(wrong)?;
        Ok(SpaceSpec { letter: Letter::Dragonrider, capacity, effect })
    };
    found.levels.iter().zip(capacities).map(level).collect()
}

fn read_city(entries: &[CityEntry]) -> Read<[SpaceSpec; CitySpace::ALL.len()]> {
    count(CITY, entries, CitySpace::ALL.len())?;
    let space = |&id: &CitySpace| {
        let found = entry(CITY, entries, id, |entry| entry.id)?;
        let wrong = |reason: String| ComponentError::entry(CITY, format!("{id:?}"), reason);
        let capacity = match *found.occupancy {
            Occupancy::Single => 1,
            Occupancy::Multiple => UNLIMITED,
        };
        let effect = match &*found.effect {
            Some(text) => notation::effect(text).map_err(wrong)?,
            None => Effect::default(),
        };
        of_a_space(&effect).map_err(wrong)?;
        let spec = SpaceSpec { letter: *found.vassal, capacity, effect };
        // SIM-5.6 relies on the Great Market being open to all.
        let open = spec.letter == Letter::Any && capacity == UNLIMITED;
        if id == CitySpace::GreatMarket && !(open && spec.effect.terms == Terms::Gain) {
            return Err(wrong("it is open to any number of Vassals and has no cost".to_owned()));
        }
        if id == CitySpace::ScoutQuarters {
            goods_only(&spec.effect.cost, &spec.effect.gain).map_err(wrong)?;
            if spec.effect.terms != Terms::Gain {
                return Err(wrong("what it gives before the tile has no cost".to_owned()));
            }
        }
        if id == CitySpace::DragonlordStatue && found.effect.is_some() {
            return Err(wrong("it works by the rules for Objectives alone".to_owned()));
        }
        Ok(spec)
    };
    Ok(array(CitySpace::ALL.iter().map(space).collect::<Read<Vec<_>>>()?))
}

fn read_wilds(entries: &[WildsEntry]) -> Read<[WildsSpec; WildsSpace::COUNT]> {
    count(WILDS, entries, WildsSpace::COUNT)?;
    let space = |&id: &WildsSpace| {
        let found = entry(WILDS, entries, id, |entry| entry.id)?;
        let wrong = |reason| ComponentError::entry(WILDS, format!("{id:?}"), reason);
        let bonus = notation::effect(&found.bonus).map_err(wrong)?;
        goods_only(&Cost::default(), &bonus.gain).map_err(wrong)?;
        if bonus.terms != Terms::Gain {
            return Err(wrong("a bonus has no cost".to_owned()));
        }
        Ok(WildsSpec { players: *found.players, most: bonus.gain.most(), bonus })
    };
    let wilds: Vec<WildsSpec> = WildsSpace::ALL.iter().map(space).collect::<Read<_>>()?;
    if wilds.iter().all(|space| space.players > 2) {
        return Err(ComponentError::file(WILDS, "with two players there is no space for a tile"));
    }
    Ok(array(wilds))
}

fn read_row(entries: &[RowEntry]) -> Read<[Effect; RowSpace::ALL.len()]> {
    count(ROW, entries, RowSpace::ALL.len() + 1)?;
    let effects = RowSpace::ALL.iter().map(|&row| row_effect(entries, row.into()));
    Ok(array(effects.collect::<Read<Vec<_>>>()?))
}

fn row_effect(entries: &[RowEntry], id: RowId) -> Read<Effect> {
    let found = entry(ROW, entries, id, |entry| entry.id)?;
    let bonus = found.bonus.as_deref();
    priced(&found.cost, bonus)
        .map_err(|reason| ComponentError::entry(ROW, format!("{id:?}"), reason))
}

fn read_statue(entries: &[StatueEntry]) -> Read<[Effect; ObjectiveSpace::ALL.len()]> {
    count(STATUE, entries, ObjectiveSpace::ALL.len())?;
    let space = |&id: &ObjectiveSpace| {
        let found = entry(STATUE, entries, id, |entry| entry.id)?;
        priced(&found.cost, Some(&found.points))
            .map_err(|reason| ComponentError::entry(STATUE, format!("{id:?}"), reason))
    };
    Ok(array(ObjectiveSpace::ALL.iter().map(space).collect::<Read<Vec<_>>>()?))
}

/// A tile that is paid with goods and may bring goods as a bonus.
fn priced(cost: &str, bonus: Option<&str>) -> Result<Effect, String> {
    let written = match bonus {
        Some(bonus) => format!("pay {cost} -> gain {bonus}"),
        None => format!("pay {cost}"),
    };
    let cost = notation::cost(cost)?;
    let gain = bonus.map_or_else(|| Ok(Gain::default()), notation::gain)?;
    goods_only(&cost, &gain)?;
    Ok(Effect { cost, gain, terms: Terms::Exchange, written })
}

fn goods_only(cost: &Cost, gain: &Gain) -> Result<(), String> {
    let plain = cost.vassals == [0; 2]
        && cost.markers == 0
        && gain.vassals == [0; 2]
        && gain.markers == 0
        && gain.dragons.is_none()
        && gain.tile.is_none();
    if plain { Ok(()) } else { Err("only resources and points are possible here".to_owned()) }
}

/// Spaces don't hand out Action Tiles; abilities do.
fn of_a_space(effect: &Effect) -> Result<(), String> {
    if effect.gain.tile.is_some() {
        return Err("only abilities give an Action Tile".to_owned());
    }
    Ok(())
}

fn read_dragons(entries: &[DragonEntry], edition: Edition) -> Read<Dragons> {
    count(DRAGONS, entries, DragonType::ALL.len())?;
    let mut powers = Vec::with_capacity(entries.len());
    for &id in DragonType::ALL {
        let found = entry(DRAGONS, entries, id, |entry| entry.id)?;
        let wrong = |reason| ComponentError::entry(DRAGONS, format!("{id:?}"), reason);
        let read = |ability: &AbilityEntry| {
            let written = match (edition, &ability.german) {
                (Edition::German, Some(german)) => german,
                _ => &ability.english,
            };
            let refill = if ability.once { Refill::Never } else { Refill::Any };
            Ok((power(written)?, refill))
        };
        let abilities: Vec<(Power, Refill)> =
            found.abilities.iter().map(read).collect::<Result<_, String>>().map_err(wrong)?;
        if abilities.len() != Slot::COUNT {
            return Err(wrong("a Dragon has 3 abilities".to_owned()));
        }
        let boosts_a_choice = |(power, _): &&(Power, Refill)| matches!(power, Power::Receive { goods, .. } if goods.len() > 1);
        if abilities.iter().filter(boosts_a_choice).count() > 1 {
            return Err(wrong("only one ability of a Dragon can be for several goods".to_owned()));
        }
        powers.push(array::<_, { Slot::COUNT }>(abilities));
    }
    Ok(Dragons::of(&array(powers)))
}

fn power(written: &PowerEntry) -> Result<Power, String> {
    let plain = |text: &str| {
        let effect = notation::effect(text)?;
        goods_only(&effect.cost, &effect.gain)?;
        match effect.terms {
            Terms::Gain => Ok(effect),
            Terms::Exchange => Err(format!("a triggered ability has no cost: '{text}'")),
        }
    };
    Ok(match written {
        PowerEntry::Active(text) => {
            // SIM-10.8: abilities are as strict as an Exchange.
            Power::Active(Effect { terms: Terms::Exchange, ..notation::effect(text)? })
        }
        PowerEntry::Receive { goods, extra } => {
            if goods.is_empty() || !(1..=9).contains(extra) {
                return Err("it gives 1 to 9 more of some good".to_owned());
            }
            Power::Receive {
                goods: goods.iter().copied().collect::<Set<_>>(),
                extra: (*extra).into(),
            }
        }
        PowerEntry::Step(text) => Power::Step(plain(text)?),
        PowerEntry::ExtraMove => Power::ExtraMove,
        PowerEntry::GiveUp(vassal, text) => Power::GiveUp(*vassal, plain(text)?),
        PowerEntry::ReplaceObjective => Power::ReplaceObjective,
    })
}

fn read_objectives(entries: &[ObjectiveEntry]) -> Read<[ObjectiveSpec; Objective::COUNT]> {
    count(OBJECTIVES, entries, Objective::COUNT)?;
    let spec = |id: Objective| {
        let found = entry(OBJECTIVES, entries, id.number(), |entry| entry.id)?;
        let mut points = [0; 3];
        let falling = found.points.windows(2).all(|pair| pair[0] >= pair[1]);
        let in_range = found.points.iter().all(|points| *points <= 50);
        if !(1..=3).contains(&found.points.len()) || !falling || !in_range {
            let reason = "points for 1 to 3 places, falling, at most 50";
            return Err(ComponentError::entry(OBJECTIVES, found.id, reason));
        }
        points[..found.points.len()].copy_from_slice(&found.points);
        Ok(ObjectiveSpec { counts: found.counts.value.clone(), points })
    };
    Ok(array(Objective::all().map(spec).collect::<Read<Vec<_>>>()?))
}
