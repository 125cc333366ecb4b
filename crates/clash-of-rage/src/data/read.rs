//! Reads the component files and refuses what can't be played, naming file, entry and reason.

use arrayvec::ArrayVec;
use engine::{ComponentError, ComponentTable, Sources};

use super::entries::{
    ElfEntry, EquipmentEntry, FaceEntry, HeroEntry, LegendaryEntry, LengthEntry, MapEntry,
    SlotEntry, SlotLetter, TacticsEntry, UnitEntry,
};
use super::geometry::{Geometry, tile_border};
use super::{
    Card, Components, ELVES, EQUIPMENT, Effect, HEROES, HeroCard, LEGENDARY, LENGTHS, Length, MAPS,
    MAX_TOKENS, SLOTS, TACTICS, TACTICS_OF_A_CLAN, TILES, Tactics, TileFace, UNITS, Unit,
};
use crate::table::options::Target;
use crate::table::places::{Face, MAX_PLAYERS, Position, TILE, TacticsCard};
use crate::table::profile::Profile;
use crate::words::names::{Clan, Equipment, Hero, Level, Slot, UnitType};

/// The largest printed value, so that sums over types and cards fit in a byte.
const LARGEST_VALUE: u8 = 12;
/// COR-1.1: level I, II and III tokens of all clans together.
const TOKENS: [u32; 3] = [31, 23, 14];
/// COR-1.1: tokens of all Elf types together.
const ELF_TOKENS: u32 = 45;
/// COR-1.1: weapons and armors among the equipment cards.
const CARDS: [u32; 2] = [34, 23];
/// COR-1.1: weapons and armors among the Legendary Equipment.
const LEGENDARIES: [usize; 2] = [5, 4];

/// Reads and checks all files.
pub(super) fn read(sources: &Sources) -> Result<Components, ComponentError> {
    let units: Vec<UnitEntry> = sources.load(UNITS)?;
    let elves: Vec<ElfEntry> = sources.load(ELVES)?;
    let tactics: Vec<TacticsEntry> = sources.load(TACTICS)?;
    let equipment: Vec<EquipmentEntry> = sources.load(EQUIPMENT)?;
    let legendary: Vec<LegendaryEntry> = sources.load(LEGENDARY)?;
    let heroes: Vec<HeroEntry> = sources.load(HEROES)?;
    let tiles: Vec<FaceEntry> = sources.load(TILES)?;
    let slots: Vec<SlotEntry> = sources.load(SLOTS)?;
    let maps: Vec<MapEntry> = sources.load(MAPS)?;
    let lengths: Vec<LengthEntry> = sources.load(LENGTHS)?;
    let shown = vec![
        ComponentTable::of(UNITS, &units),
        ComponentTable::of(ELVES, &elves),
        ComponentTable::of(TACTICS, &tactics),
        ComponentTable::of(EQUIPMENT, &equipment),
        ComponentTable::of(LEGENDARY, &legendary),
        ComponentTable::of(HEROES, &heroes),
        ComponentTable::of(TILES, &tiles),
        ComponentTable::of(SLOTS, &slots),
        ComponentTable::of(MAPS, &maps),
        ComponentTable::of(LENGTHS, &lengths),
    ];
    Ok(Components {
        units: unit_table(&units, &elves)?,
        clan_units: clan_units(&units)?,
        tactics: tactics_table(&tactics)?,
        equipment: equipment_table(&equipment, &legendary)?,
        heroes: hero_table(&heroes)?,
        faces: face_table(&tiles)?,
        lengths: length_table(&lengths)?,
        geometries: geometries(&slots)?,
        standard: standard_maps(&maps)?,
        shown,
    })
}

/// Sorts entries by id and checks that each id is there once.
fn in_order<'a, E, I: Copy + PartialEq + std::fmt::Debug, const N: usize>(
    file: &str,
    entries: &'a [E],
    ids: [I; N],
    id_of: impl Fn(&E) -> I,
) -> Result<[&'a E; N], ComponentError> {
    if let Some(stranger) = entries.iter().map(&id_of).find(|id| !ids.contains(id)) {
        return Err(ComponentError::entry(file, format!("{stranger:?}"), "does not belong here"));
    }
    let mut found = ArrayVec::<&E, N>::new();
    for id in ids {
        let mut same = entries.iter().filter(|entry| id_of(entry) == id);
        let (first, second) = (same.next(), same.next());
        match (first, second) {
            (Some(entry), None) => found.push(entry),
            (None, _) => return Err(ComponentError::file(file, format!("{id:?} is missing"))),
            (Some(_), Some(_)) => {
                return Err(ComponentError::entry(file, format!("{id:?}"), "is there twice"));
            }
        }
    }
    found.into_inner().map_err(|_| ComponentError::file(file, "entries are missing"))
}

fn check_profile(
    file: &str,
    id: impl std::fmt::Debug,
    profile: Profile,
) -> Result<(), ComponentError> {
    if profile.largest() > LARGEST_VALUE {
        let reason = format!("no value can be above {LARGEST_VALUE}");
        return Err(ComponentError::entry(file, format!("{id:?}"), reason));
    }
    Ok(())
}

fn unit_table(units: &[UnitEntry], elves: &[ElfEntry]) -> Result<[Unit; 15], ComponentError> {
    let clan_ids: [UnitType; UnitType::OF_CLANS] = std::array::from_fn(|at| UnitType::ALL[at]);
    let mut table = ArrayVec::<Unit, 15>::new();
    for entry in in_order(UNITS, units, clan_ids, |entry| entry.id)? {
        table.push(Unit {
            clan: Some(entry.clan),
            level: *entry.level,
            tokens: *entry.tokens,
            profile: entry.profile(),
        });
    }
    for (entry, level) in
        in_order(ELVES, elves, UnitType::ELVES, |entry| entry.id)?.iter().zip(Level::ALL)
    {
        let profile = entry.profile();
        table.push(Unit { clan: None, level: *level, tokens: *entry.tokens, profile });
    }
    for (unit, id) in table.iter().zip(UnitType::ALL) {
        let file = if unit.clan.is_some() { UNITS } else { ELVES };
        check_profile(file, id, unit.profile)?;
        let wrong = |reason: String| ComponentError::entry(file, format!("{id:?}"), reason);
        // COR-17.49: every type rolls dice. COR-9.9: eliminating a unit always takes wounds.
        if unit.profile.strength == 0 || unit.profile.life == 0 {
            return Err(wrong("Strength and Life must be at least 1".to_owned()));
        }
        let most = MAX_TOKENS as u8;
        if !(1..=most).contains(&unit.tokens) {
            return Err(wrong(format!("tokens must be from 1 to {most}")));
        }
    }
    for (level, stated) in Level::ALL.iter().zip(TOKENS) {
        let of_level = table.iter().filter(|unit| unit.clan.is_some() && unit.level == *level);
        let sum: u32 = of_level.map(|unit| u32::from(unit.tokens)).sum();
        if sum != stated {
            let reason = format!("{sum} tokens of level {level:?}, the box has {stated}");
            return Err(ComponentError::file(UNITS, reason));
        }
    }
    let elf_tokens = table.iter().filter(|unit| unit.clan.is_none());
    let sum: u32 = elf_tokens.map(|unit| u32::from(unit.tokens)).sum();
    if sum != ELF_TOKENS {
        let reason = format!("{sum} tokens, the box has {ELF_TOKENS}");
        return Err(ComponentError::file(ELVES, reason));
    }
    // COR-3.3: with mixed Elves each City takes one of each type.
    if table.iter().any(|unit| unit.clan.is_none() && usize::from(unit.tokens) < MAX_PLAYERS) {
        return Err(ComponentError::file(ELVES, "too few tokens of a type for one in each City"));
    }
    table.into_inner().map_err(|_| ComponentError::file(UNITS, "unit types are missing"))
}

fn clan_units(units: &[UnitEntry]) -> Result<[[UnitType; 3]; 4], ComponentError> {
    let mut table = [[UnitType::Pummeler; 3]; 4];
    for &clan in Clan::ALL {
        for &level in Level::ALL {
            let mut of = units.iter().filter(|entry| entry.clan == clan && *entry.level == level);
            match (of.next(), of.next()) {
                (Some(entry), None) => table[clan as usize][level.at()] = entry.id,
                _ => {
                    let reason = format!("{clan:?} must have one unit type of level {level:?}");
                    return Err(ComponentError::file(UNITS, reason));
                }
            }
        }
    }
    Ok(table)
}

fn tactics_table(
    entries: &[TacticsEntry],
) -> Result<[Tactics; TacticsCard::COUNT], ComponentError> {
    let ids = std::array::from_fn(|at| TacticsCard::all().nth(at));
    let entries = in_order(TACTICS, entries, ids, |entry| Some(entry.id))?;
    for (at, entry) in entries.iter().enumerate() {
        let wrong = |reason: &str| ComponentError::entry(TACTICS, entry.id, reason);
        if entries[..at].iter().any(|other| *other.turn_order == *entry.turn_order) {
            return Err(wrong("another card has the same turn order number"));
        }
        if entry.reinforcements.iter().any(|&count| usize::from(count) > MAX_TOKENS) {
            return Err(wrong("reinforces with more units than a type can have"));
        }
    }
    for &clan in Clan::ALL {
        let count = entries.iter().filter(|entry| entry.clan == clan).count();
        if count != TACTICS_OF_A_CLAN {
            let reason = format!("{clan:?} has {count} cards instead of {TACTICS_OF_A_CLAN}");
            return Err(ComponentError::file(TACTICS, reason));
        }
    }
    Ok(entries.map(|entry| Tactics {
        clan: entry.clan,
        turn_order: *entry.turn_order,
        reinforcements: *entry.reinforcements,
        gold: *entry.gold,
    }))
}

fn equipment_table(
    designs: &[EquipmentEntry],
    legendary: &[LegendaryEntry],
) -> Result<[Card; Equipment::COUNT], ComponentError> {
    let ids: [Equipment; Equipment::DESIGNS] = std::array::from_fn(|at| Equipment::ALL[at]);
    let designs = in_order(EQUIPMENT, designs, ids, |entry| entry.id)?;
    let mut table: ArrayVec<Card, { Equipment::COUNT }> = designs
        .iter()
        .map(|entry| Card {
            slot: *entry.slot,
            copies: *entry.copies,
            cost: *entry.cost,
            bonus: *entry.bonus,
        })
        .collect();
    for (&slot, stated) in Slot::ALL.iter().zip(CARDS) {
        let sum: u32 =
            table.iter().filter(|card| card.slot == slot).map(|card| u32::from(card.copies)).sum();
        if sum != stated {
            let reason = format!("{sum} cards for {slot:?}, the box has {stated}");
            return Err(ComponentError::file(EQUIPMENT, reason));
        }
    }
    let ids: [Equipment; Equipment::COUNT - Equipment::DESIGNS] =
        std::array::from_fn(|at| Equipment::ALL[Equipment::DESIGNS + at]);
    let legendary = in_order(LEGENDARY, legendary, ids, |entry| entry.id)?;
    for (&slot, stated) in Slot::ALL.iter().zip(LEGENDARIES) {
        let count = legendary.iter().filter(|entry| *entry.slot == slot).count();
        if count != stated {
            let reason = format!("{count} cards for {slot:?}, the box has {stated}");
            return Err(ComponentError::file(LEGENDARY, reason));
        }
    }
    table.extend(legendary.iter().map(|entry| Card {
        slot: *entry.slot,
        copies: 1,
        cost: 0,
        bonus: *entry.bonus,
    }));
    for (&id, card) in Equipment::ALL.iter().zip(&table) {
        check_profile(if id.is_legendary() { LEGENDARY } else { EQUIPMENT }, id, card.bonus)?;
    }
    table.into_inner().map_err(|_| ComponentError::file(EQUIPMENT, "designs are missing"))
}

fn hero_table(entries: &[HeroEntry]) -> Result<[HeroCard; Hero::COUNT], ComponentError> {
    let ids = std::array::from_fn(|at| Hero::ALL[at]);
    let entries = in_order(HEROES, entries, ids, |entry| entry.id)?;
    for entry in entries {
        let Effect { wound, shield, reroll, rage, march } = *entry.effect;
        let values = [wound, shield, reroll, rage, march, *entry.movement];
        if values.iter().any(|&value| value > LARGEST_VALUE) {
            let reason = format!("no value can be above {LARGEST_VALUE}");
            return Err(ComponentError::entry(HEROES, format!("{:?}", entry.id), reason));
        }
    }
    Ok(entries.map(|entry| HeroCard {
        cost: *entry.cost,
        movement: *entry.movement,
        effect: *entry.effect,
    }))
}

fn face_table(entries: &[FaceEntry]) -> Result<Vec<TileFace>, ComponentError> {
    let ids: [Option<Face>; Face::COUNT] = std::array::from_fn(Face::new);
    let entries = in_order(TILES, entries, ids, |entry| Some(entry.id))?;
    entries.iter().map(|entry| face(entry)).collect()
}

fn face(entry: &FaceEntry) -> Result<TileFace, ComponentError> {
    let wrong = |reason: String| ComponentError::entry(TILES, entry.id, reason);
    let features = [*entry.city, *entry.forge, *entry.stone];
    if (1..features.len()).any(|later| features[..later].contains(&features[later])) {
        return Err(wrong("two features lie in one territory".to_owned()));
    }
    if let Some((one, other)) = entry.ranges.iter().find(|(one, other)| !tile_border(*one, *other))
    {
        return Err(wrong(format!("{one} and {other} have no border")));
    }
    let open = |one: Position, other: Position| {
        let blocked =
            entry.ranges.iter().any(|&range| range == (one, other) || range == (other, one));
        tile_border(one, other) && !blocked
    };
    let mut reached = vec![Position::CENTRE];
    for at in 0.. {
        let Some(&from) = reached.get(at) else { break };
        let next = Position::all().filter(|&to| open(from, to) && !reached.contains(&to));
        reached.extend(next.collect::<Vec<_>>());
    }
    if reached.len() < TILE {
        return Err(wrong("the Rocky Ranges cut the tile in two".to_owned()));
    }
    Ok(TileFace {
        city: *entry.city,
        forge: *entry.forge,
        stone: *entry.stone,
        stone_level: *entry.stone_level,
        ranges: entry.ranges.value.clone(),
    })
}

fn geometries(slots: &[SlotEntry]) -> Result<Vec<Geometry>, ComponentError> {
    use SlotLetter::{A, B, C, D};
    let slots = in_order(SLOTS, slots, [A, B, C, D], |entry| entry.id)?;
    let centres = slots.map(|entry| *entry.centre);
    if centres.iter().any(|(q, r)| q.unsigned_abs() > 20 || r.unsigned_abs() > 20) {
        return Err(ComponentError::file(SLOTS, "no coordinate can be beyond 20"));
    }
    (2..=MAX_PLAYERS).map(|players| Geometry::new(&centres[..players], SLOTS)).collect()
}

fn standard_maps(
    entries: &[MapEntry],
) -> Result<Vec<ArrayVec<(Face, u8), MAX_PLAYERS>>, ComponentError> {
    let entries = in_order(MAPS, entries, ["2", "3", "4"], |entry| match entry.id.as_str() {
        "2" => "2",
        "3" => "3",
        "4" => "4",
        _ => "a number of players other than 2, 3 and 4",
    })?;
    let mut maps = Vec::new();
    for (entry, players) in entries.iter().zip(2..) {
        let wrong = |reason: &str| ComponentError::entry(MAPS, &entry.id, reason);
        let tiles = &entry.tiles.value;
        if tiles.len() != players {
            return Err(wrong("must have one tile for each player"));
        }
        if tiles.iter().any(|(_, rotation)| *rotation > 5) {
            return Err(wrong("a rotation is from 0 to 5"));
        }
        let same =
            |at: usize| tiles[..at].iter().any(|(face, _)| face.tile() == tiles[at].0.tile());
        if (1..tiles.len()).any(same) {
            return Err(wrong("one tile lies in two slots"));
        }
        maps.push(tiles.iter().copied().collect());
    }
    Ok(maps)
}

fn length_table(entries: &[LengthEntry]) -> Result<[Length; 2], ComponentError> {
    let entries = in_order(LENGTHS, entries, [Target::Normal, Target::Long], |entry| entry.id)?;
    for entry in entries {
        if *entry.target == 0 || !(1..=100).contains(&*entry.turn_limit) {
            let reason = "the target must be above 0, the turn limit from 1 to 100";
            return Err(ComponentError::entry(LENGTHS, format!("{:?}", entry.id), reason));
        }
    }
    Ok(entries.map(|entry| Length { target: *entry.target, turn_limit: *entry.turn_limit }))
}
