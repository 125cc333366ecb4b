//! Reading and checking the component files (DWF-2.12).

use std::fmt::Debug;

use arrayvec::ArrayVec;
use engine::{ComponentError, ComponentTable, Indexed, Marked, Sources};

use super::entries::{
    ClassEntry, Cost, GemEntry, GoalEntry, KingdomCardEntry, MatEntry, MoodEntry, OgreCardEntry,
    RaceEntry, RoamingEntry, ScenarioEntry, SecretGoalEntry,
};
use super::{
    CardFace, ClassPiece, Components, GemPile, GoalFace, MAX_MOODS, MAX_OGRE_CARDS, MAX_ROAMING,
    MAX_SLOTS, Mat, Module, MoodEffect, MoodFace, OgreFace, People, Requirement, RoamingFace,
    ScenarioFace, SecretFace, Task,
};
use crate::table::card::CardId;
use crate::table::cell::{REACH, Walls};
use crate::table::tally::Gems;
use crate::words::names::{CardType, Class, Gem, Kind, KingdomCard, Race, SecretGoal, Set};

/// Victory points for a monster in a price (DWF-2.6.1).
const MONSTER_PRICE: u16 = 3;

/// Reads all files, or says what is wrong with one.
pub fn read(sources: &Sources) -> Result<Components, ComponentError> {
    let gem_entries = arranged::<GemEntry, _>(sources, "gems.ron", |entry| entry.id)?;
    let card_entries =
        arranged::<KingdomCardEntry, _>(sources, "kingdom_cards.ron", |entry| entry.id)?;
    let race_entries = arranged::<RaceEntry, _>(sources, "races.ron", |entry| entry.id)?;
    let goal_entries = arranged::<GoalEntry, _>(sources, "goals.ron", |entry| entry.id)?;
    let ogre_entries = arranged::<OgreCardEntry, _>(sources, "ogre_cards.ron", |entry| entry.id)?;
    let secret_entries =
        arranged::<SecretGoalEntry, _>(sources, "secret_goals.ron", |entry| entry.id)?;
    let class_entries = arranged::<ClassEntry, _>(sources, "classes.ron", |entry| entry.id)?;
    let mood_entries = arranged::<MoodEntry, _>(sources, "moods.ron", |entry| entry.id)?;
    let roaming_entries = sources.load::<RoamingEntry>("roaming.ron")?;
    let scenario_entries =
        arranged::<ScenarioEntry, _>(sources, "scenarios.ron", |entry| entry.id)?;
    let mat_entries = sources.load::<MatEntry>("mats.ron")?;

    let gems = gems(&gem_entries)?;
    let cards = kingdom_cards(&card_entries)?;
    let races = races(&race_entries, &cards)?;
    let secret_goals = secret_goals(&secret_entries)?;
    let classes = classes(&class_entries)?;
    Ok(Components {
        kinds: kinds(&races),
        goals: goals(&goal_entries, &gems)?,
        ogre_cards: ogre_cards(&ogre_entries)?,
        goals_of_meeples: goals_of_meeples(&secret_goals),
        with_power: with_power(&classes),
        moods: moods(&mood_entries)?,
        roaming: roaming(&roaming_entries)?,
        scenarios: scenarios(&scenario_entries)?,
        mats: mats(&mat_entries)?,
        tables: vec![
            ComponentTable::of("gems.ron", &gem_entries),
            ComponentTable::of("kingdom_cards.ron", &card_entries),
            ComponentTable::of("races.ron", &race_entries),
            ComponentTable::of("goals.ron", &goal_entries),
            ComponentTable::of("ogre_cards.ron", &ogre_entries),
            ComponentTable::of("secret_goals.ron", &secret_entries),
            ComponentTable::of("classes.ron", &class_entries),
            ComponentTable::of("moods.ron", &mood_entries),
            ComponentTable::of("roaming.ron", &roaming_entries),
            ComponentTable::of("scenarios.ron", &scenario_entries),
            ComponentTable::of("mats.ron", &mat_entries),
        ],
        gems,
        cards,
        races,
        secret_goals,
        classes,
    })
}

/// Sorts the entries of a file by name and checks that every name is there once.
fn arranged<E, I>(
    sources: &Sources,
    file: &str,
    id: impl Fn(&E) -> I,
) -> Result<Vec<E>, ComponentError>
where
    E: serde::de::DeserializeOwned,
    I: Indexed + Debug + PartialEq,
{
    let mut entries = sources.load::<E>(file)?;
    entries.sort_by_key(|entry| id(entry).index());
    for (value, entry) in I::values().zip(&entries) {
        let found = id(entry);
        if found.index() < value.index() {
            return Err(ComponentError::entry(file, lower(&found), "is there twice"));
        }
        if found != value {
            return Err(ComponentError::file(file, format!("{} is missing", lower(&value))));
        }
    }
    if let Some(missing) = I::values().nth(entries.len()) {
        return Err(ComponentError::file(file, format!("{} is missing", lower(&missing))));
    }
    if let Some(extra) = entries.get(I::COUNT as usize) {
        return Err(ComponentError::entry(file, lower(&id(extra)), "is there twice"));
    }
    Ok(entries)
}

fn lower(id: &impl Debug) -> String {
    engine::kebab(&format!("{id:?}")).replace('-', "_")
}

/// Turns checked entries into a table.
fn table<E, T, const N: usize>(
    entries: &[E],
    convert: impl Fn(&E) -> Result<T, ComponentError>,
) -> Result<[T; N], ComponentError> {
    let list: ArrayVec<T, N> = entries.iter().take(N).map(convert).collect::<Result<_, _>>()?;
    list.into_inner().map_err(|_| ComponentError::file("components", "a table is too short"))
}

/// Checks that a value lies in a range.
fn within<T: PartialOrd + Copy + std::fmt::Display>(
    file: &str,
    entry: &impl Debug,
    what: &str,
    value: T,
    range: std::ops::RangeInclusive<T>,
) -> Result<T, ComponentError> {
    if range.contains(&value) {
        return Ok(value);
    }
    let (low, high) = range.into_inner();
    let reason = format!("{what} is {value}, not {low} to {high}");
    Err(ComponentError::entry(file, lower(entry), reason))
}

/// Checks a sum that is known from the boxes (DWF-2.12).
fn total(
    file: &str,
    what: &str,
    counts: impl Iterator<Item = u8>,
    expected: u32,
) -> Result<(), ComponentError> {
    let sum: u32 = counts.map(u32::from).sum();
    if sum == expected {
        return Ok(());
    }
    Err(ComponentError::file(file, format!("{what} add up to {sum}, not {expected}")))
}

fn gems<const N: usize>(entries: &[GemEntry]) -> Result<[GemPile; N], ComponentError> {
    let file = "gems.ron";
    total(file, "gems of the core game", entries.iter().map(|entry| *entry.core), 34)?;
    total(file, "gems of The Empires", entries.iter().map(|entry| *entry.empires), 12)?;
    table(entries, |entry| {
        Ok(GemPile {
            vp: within(file, &entry.id, "vp", *entry.vp, 1..=20)?,
            core: *entry.core,
            empires: *entry.empires,
        })
    })
}

fn kingdom_cards<const N: usize>(
    entries: &[KingdomCardEntry],
) -> Result<[CardFace; N], ComponentError> {
    let file = "kingdom_cards.ron";
    table(entries, |entry| {
        let wrong = |reason: &str| ComponentError::entry(file, lower(&entry.id), reason);
        let walls = Walls::read(&entry.sides).ok_or_else(|| {
            wrong("sides are four letters, North East South West: W a wall, o open")
        })?;
        let slots = within(file, &entry.id, "slots", *entry.slots, *entry.needed..=MAX_SLOTS)?;
        let (of, task) = (*entry.r#type, *entry.task);
        let fits = match (of, task) {
            (CardType::Castle, Task::Dig | Task::Draw(_)) => {
                matches!(entry.id, KingdomCard::Castle | KingdomCard::OgreCastle)
            }
            (CardType::Mine, Task::Gems(..))
            | (CardType::Inn, Task::Draw(_) | Task::Trade)
            | (CardType::Monster, Task::Defeat) => true,
            (CardType::Lake, Task::Toll) => entry.id == KingdomCard::TrollsLake,
            (CardType::Memorial, Task::Rotate) => entry.id == KingdomCard::Memorial,
            _ => false,
        };
        if !fits {
            return Err(wrong("its type doesn't fit its name or task"));
        }
        if (of == CardType::Monster) != entry.monster.is_some() {
            return Err(wrong("monsters, and only they, say what they block"));
        }
        if let Task::Gems(_, count) | Task::Draw(count) = task {
            within(file, &entry.id, "the task's number", count, 1..=10)?;
        }
        Ok(CardFace {
            of,
            needed: within(file, &entry.id, "needed", *entry.needed, 1..=MAX_SLOTS)?,
            slots,
            walls,
            vp: within(file, &entry.id, "vp", *entry.vp, -20..=20)?,
            task,
            monster: entry.monster.map(|monster| monster.value),
        })
    })
}

fn races<const N: usize>(
    entries: &[RaceEntry],
    cards: &[CardFace],
) -> Result<[People; N], ComponentError> {
    let file = "races.ron";
    let size = |entry: &RaceEntry| entry.cards.len() as u8;
    let (core, empires) = entries.split_at(entries.len().min(Race::Elves as usize));
    total(file, "cards of the core game", core.iter().map(size), 36)?;
    total(file, "cards of The Empires", empires.iter().map(size), 25)?;
    // DWF-3.12 relies on the number of all cards.
    total(file, "all cards", entries.iter().map(size), u32::from(REACH.unsigned_abs()))?;
    table(entries, |entry| {
        let wrong = |reason: String| ComponentError::entry(file, lower(&entry.id), reason);
        let expected = if entry.id == Race::Ogres { 7 } else { 9 };
        if entry.cards.len() != expected {
            return Err(wrong(format!("has {} cards, not {expected}", entry.cards.len())));
        }
        let of = |card: &KingdomCard| cards[*card as usize].of;
        let castles = entry.cards.iter().filter(|card| of(card) == CardType::Castle).count();
        if castles != 1 {
            return Err(wrong(format!("has {castles} castles, not 1")));
        }
        if entry.cards.iter().any(|card| matches!(of(card), CardType::Lake | CardType::Memorial)) {
            return Err(wrong("lakes and memorials belong to nobody".to_owned()));
        }
        if let Some(needed) = entry.mines_need {
            within(file, &entry.id, "mines_need", *needed, 1..=MAX_SLOTS)?;
        }
        Ok(People {
            cards: entry.cards.iter().copied().collect(),
            ogre_cards: within(file, &entry.id, "ogre_cards", *entry.ogre_cards, 0..=5)?,
            monster_vp: within(file, &entry.id, "monster_vp", *entry.monster_vp, 0..=20)?,
            mines_need: entry.mines_need.as_deref().copied(),
            pouches: entry
                .pouches
                .as_deref()
                .map_or(Ok(0), |&pouches| within(file, &entry.id, "pouches", pouches, 0..=30))?,
            class_bonus: entry
                .class_bonus
                .as_deref()
                .map_or(Ok(0), |&vp| within(file, &entry.id, "class_bonus", vp, 0..=20))?,
            traits: entry.traits.iter().copied().collect(),
        })
    })
}

/// What every card id shows. Ids that no set uses show a memorial and never occur.
fn kinds(races: &[People]) -> [KingdomCard; CardId::COUNT] {
    let mut kinds = [KingdomCard::Memorial; CardId::COUNT];
    kinds[CardId::LAKE.at()] = KingdomCard::TrollsLake;
    for (&race, people) in Race::ALL.iter().zip(races) {
        for (index, &card) in people.cards.iter().enumerate() {
            kinds[CardId::of(race, index).at()] = card;
        }
    }
    kinds
}

fn cost(file: &str, entry: &impl Debug, cost: &Marked<Cost>) -> Result<Gems, ComponentError> {
    let Cost { gold, emerald, diamond, ruby } = cost.value;
    for count in [gold, emerald, diamond, ruby] {
        within(file, entry, "a part of the cost", count, 0..=10)?;
    }
    Ok(Gems::new([gold, emerald, diamond, ruby]))
}

fn goals<const N: usize>(
    entries: &[GoalEntry],
    gems: &[GemPile],
) -> Result<[GoalFace; N], ComponentError> {
    let file = "goals.ron";
    let of = |module| entries.iter().filter(move |entry| *entry.module == module).map(|_| 1);
    total(file, "trading goals", of(Module::Core), 10)?;
    total(file, "dragon eggs", of(Module::Empires), 6)?;
    table(entries, |entry| {
        let cost = cost(file, &entry.id, &entry.cost)?;
        let monsters = within(file, &entry.id, "monsters", *entry.monsters, 0..=5)?;
        let worth = |gem: &Gem| u16::from(cost.count(*gem)) * u16::from(gems[*gem as usize].vp);
        let gem_vp: u16 = Gem::ALL.iter().map(worth).sum();
        Ok(GoalFace {
            module: *entry.module,
            from_players: within(file, &entry.id, "from_players", *entry.from_players, 2..=7)?,
            cost,
            monsters,
            price: gem_vp + MONSTER_PRICE * u16::from(monsters),
            vp: within(file, &entry.id, "vp", *entry.vp, 0..=100)?,
        })
    })
}

fn ogre_cards<const N: usize>(entries: &[OgreCardEntry]) -> Result<[OgreFace; N], ComponentError> {
    let file = "ogre_cards.ron";
    total(file, "cards of the core game", entries.iter().map(|entry| *entry.core), 13)?;
    total(file, "cards of The Empires", entries.iter().map(|entry| *entry.empires), 8)?;
    total(file, "cards of The Troll's Bridge", entries.iter().map(|entry| *entry.troll), 2)?;
    debug_assert_eq!(MAX_OGRE_CARDS, 13 + 8 + 2);
    table(entries, |entry| {
        if let super::OgreEffect::DrawOrDeny(count) = *entry.effect {
            within(file, &entry.id, "the cards it draws", count, 1..=10)?;
        }
        Ok(OgreFace {
            core: *entry.core,
            empires: *entry.empires,
            troll: *entry.troll,
            effect: *entry.effect,
        })
    })
}

fn secret_goals<const N: usize>(
    entries: &[SecretGoalEntry],
) -> Result<[SecretFace; N], ComponentError> {
    let file = "secret_goals.ron";
    let of = |module| entries.iter().filter(move |entry| *entry.module == module).map(|_| 1);
    total(file, "secret goals of the core game", of(Module::Core), 7)?;
    total(file, "secret goals of The Empires", of(Module::Empires), 4)?;
    table(entries, |entry| {
        Ok(SecretFace {
            module: *entry.module,
            vp: within(file, &entry.id, "vp", *entry.vp, 0..=100)?,
            requirement: *entry.requirement,
        })
    })
}

fn goals_of_meeples(goals: &[SecretFace]) -> Set<SecretGoal> {
    let of_meeples =
        |face: &SecretFace| matches!(face.requirement, Requirement::MeeplesOnMonsters { .. });
    let named = SecretGoal::ALL.iter().zip(goals);
    named.filter(|(_, face)| of_meeples(face)).map(|(&goal, _)| goal).collect()
}

fn classes<const N: usize>(entries: &[ClassEntry]) -> Result<[ClassPiece; N], ComponentError> {
    let file = "classes.ron";
    table(entries, |entry| {
        Ok(ClassPiece {
            races: entry.races.iter().copied().collect(),
            cost: cost(file, &entry.id, &entry.cost)?,
            vp: within(file, &entry.id, "vp", *entry.vp, 0..=100)?,
            gained: *entry.gained,
            powers: entry.powers.iter().copied().collect(),
        })
    })
}

fn with_power<const N: usize>(classes: &[ClassPiece]) -> [Set<Kind>; N] {
    let mut kinds = [Set::EMPTY; N];
    for (class, piece) in Class::ALL.iter().zip(classes) {
        for power in piece.powers.iter() {
            kinds[power as usize].insert(class.kind());
        }
    }
    kinds
}

fn moods<const N: usize>(entries: &[MoodEntry]) -> Result<[MoodFace; N], ComponentError> {
    let file = "moods.ron";
    let copies: usize = entries.iter().map(|entry| usize::from(*entry.copies)).sum();
    if copies == 0 || copies > MAX_MOODS {
        let reason = format!("there are {copies} mood cards, not 1 to {MAX_MOODS}");
        return Err(ComponentError::file(file, reason));
    }
    table(entries, |entry| {
        match *entry.effect {
            MoodEffect::SendHome => {}
            MoodEffect::OgreCards(count)
            | MoodEffect::MultiplyGems(count)
            | MoodEffect::MonstersNeed(count) => {
                within(file, &entry.id, "the effect's number", count, 1..=10)?;
            }
        }
        Ok(MoodFace {
            copies: *entry.copies,
            slots: within(file, &entry.id, "slots", *entry.slots, 1..=20)?,
            effect: *entry.effect,
        })
    })
}

fn roaming(entries: &[RoamingEntry]) -> Result<ArrayVec<RoamingFace, MAX_ROAMING>, ComponentError> {
    let file = "roaming.ron";
    if entries.is_empty() || entries.len() > MAX_ROAMING {
        let reason = format!("there are {} roaming cards, not 1 to {MAX_ROAMING}", entries.len());
        return Err(ComponentError::file(file, reason));
    }
    let convert = |(at, entry): (usize, &RoamingEntry)| {
        let wrong = |reason: String| ComponentError::entry(file, &entry.id, reason);
        if entries[..at].iter().any(|earlier| earlier.id == entry.id) {
            return Err(wrong("is there twice".to_owned()));
        }
        if entry.arrows.len() != usize::from(*entry.steps) || entry.arrows.len() > 8 {
            let (arrows, steps) = (entry.arrows.len(), *entry.steps);
            return Err(wrong(format!("has {arrows} arrows for {steps} steps, at most 8")));
        }
        let arrows = entry.arrows.value.clone();
        Ok(RoamingFace { id: entry.id.clone(), card: *entry.card, arrows })
    };
    entries.iter().enumerate().map(convert).collect()
}

fn scenarios<const N: usize>(
    entries: &[ScenarioEntry],
) -> Result<[ScenarioFace; N], ComponentError> {
    let file = "scenarios.ron";
    table(entries, |entry| {
        let decrees: Set<_> = entry.decrees.iter().copied().collect();
        if decrees.len() != entry.decrees.len() {
            return Err(ComponentError::entry(file, lower(&entry.id), "a decree is there twice"));
        }
        let random = within(file, &entry.id, "random", *entry.random, 0..=14)?;
        Ok(ScenarioFace { decrees, random })
    })
}

fn mats(entries: &[MatEntry]) -> Result<Vec<Mat>, ComponentError> {
    let file = "mats.ron";
    for players in 2..=7u8 {
        let fitting = entries
            .iter()
            .filter(|entry| (*entry.from_players..=*entry.to_players).contains(&players));
        let count = fitting.count();
        if count != 1 {
            let reason = format!("{count} mats are for {players} players, not 1");
            return Err(ComponentError::file(file, reason));
        }
    }
    let convert = |entry: &MatEntry| {
        let side = *entry.side;
        let room = u16::from(side) * u16::from(side);
        let cards = u16::from(*entry.to_players) * 9 + 1;
        if !side.is_multiple_of(2) || side > 20 || room < cards {
            let reason = format!(
                "its side is {side}: an even number, at most 20, with room for {cards} cards"
            );
            return Err(ComponentError::entry(file, &entry.id, reason));
        }
        Ok(Mat { from_players: *entry.from_players, to_players: *entry.to_players, side })
    };
    entries.iter().map(convert).collect()
}
