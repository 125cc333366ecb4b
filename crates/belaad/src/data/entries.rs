//! The entries of `components/*.ron`, and what must hold for them.

use std::fmt;

use engine::{ComponentError, Indexed, Marked, Set, Sources};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::data::effects::{
    Ability, Auxiliary, BattleEffect, Choice, HashashEffect, Price, Primary, Secondary,
};
use crate::data::{
    ACTION_CARDS, BATTLE_CARDS, CHARACTERS, HASHASH_CARDS, MAX_AUXILIARY_COINS, PIECES, SCHOLARS,
    SPECIALTIES, SPECIALTY_STEPS,
};
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::words::names::{Character, HashashName, ScholarName, Symbol, Team};

/// The largest printed number of coins, tokens or points.
const MAX_PRINTED: u8 = 20;

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionCardEntry {
    pub id: ActionCard,
    pub primary: Marked<Primary>,
    pub price: Marked<Price>,
    pub secondary: Marked<Secondary>,
}

/// The colour of a battle card's frame, which shows its kind (BEL-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BattleColour {
    Green,
    Red,
    Gray,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BattleCardEntry {
    pub id: BattleCard,
    pub colour: Marked<BattleColour>,
    pub effect: Marked<BattleEffect>,
    pub points: Marked<u8>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CharacterEntry {
    pub id: Character,
    pub symbol: Marked<Symbol>,
    pub printed: Marked<u8>,
    pub top: Marked<u8>,
    pub bottom: Marked<u8>,
    pub ability: Marked<Ability>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HashashEntry {
    pub id: HashashCard,
    pub name: Marked<HashashName>,
    pub back: Marked<Symbol>,
    pub price: Marked<Price>,
    pub effect: Marked<HashashEffect>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScholarEntry {
    pub id: Scholar,
    pub name: Marked<ScholarName>,
    pub cost: Marked<u8>,
    pub swords: Marked<u8>,
    pub order_symbols: Marked<Vec<Symbol>>,
    pub main: Marked<u8>,
    pub auxiliary: Marked<Auxiliary>,
}

engine::names! {
    /// A kind of loose piece.
    pub(crate) enum Piece: "piece" {
        Influence,
        Income,
        Steal,
        Recruit,
        Military,
        Orange,
        Sword,
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PieceEntry {
    pub id: Piece,
    pub count: Marked<u8>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SpecialtyEntry {
    pub id: u8,
    pub points: Marked<u8>,
}

/// An entry of a file that has exactly one for each of a kind.
pub(crate) trait Entry: DeserializeOwned {
    type Id: Indexed + PartialEq + fmt::Debug;

    fn id(&self) -> Self::Id;
}

macro_rules! entries {
    ($($entry:ty: $id:ty),+ $(,)?) => {
        $(impl Entry for $entry {
            type Id = $id;

            fn id(&self) -> $id {
                self.id
            }
        })+
    };
}

entries! {
    ActionCardEntry: ActionCard,
    BattleCardEntry: BattleCard,
    CharacterEntry: Character,
    HashashEntry: HashashCard,
    ScholarEntry: Scholar,
    PieceEntry: Piece,
}

/// Reads a file that has every entry of its kind once, in order.
pub(crate) fn whole<T: Entry>(sources: &Sources, file: &str) -> Result<Vec<T>, ComponentError> {
    let entries: Vec<T> = sources.load(file)?;
    for (at, key) in T::Id::values().enumerate() {
        match entries.get(at).map(T::id) {
            Some(found) if found == key => {}
            Some(found) => {
                let reason = format!("stands where {key:?} belongs");
                return Err(ComponentError::entry(file, format!("{found:?}"), reason));
            }
            None => return Err(ComponentError::file(file, format!("{key:?} is missing"))),
        }
    }
    match entries.get(T::Id::COUNT as usize) {
        Some(surplus) => {
            let surplus = format!("{:?}", surplus.id());
            Err(ComponentError::entry(file, surplus, "is one entry too many"))
        }
        None => Ok(entries),
    }
}

/// Returns an error about one entry unless the condition holds.
fn ensure(
    holds: bool,
    file: &str,
    id: impl fmt::Debug,
    reason: &str,
) -> Result<(), ComponentError> {
    if holds { Ok(()) } else { Err(ComponentError::entry(file, format!("{id:?}"), reason)) }
}

pub(crate) fn check_action_card(entry: &ActionCardEntry) -> Result<(), ComponentError> {
    let small = |number: u8| (1..=MAX_PRINTED).contains(&number);
    let primary = match *entry.primary {
        Primary::Gold(number) | Primary::Red(number) | Primary::Tokens(number) => small(number),
        Primary::Symbols(symbols) => (1..=3).contains(&symbols.len()),
        Primary::AnySymbol => true,
    };
    ensure(primary, ACTION_CARDS, entry.id, "the primary action needs 1 to 20, or 1 to 3 symbols")?;
    let secondary = match *entry.secondary {
        Secondary::Gold(number)
        | Secondary::Red(number)
        | Secondary::Tokens(number)
        | Secondary::ExtraSymbols(number) => small(number),
        Secondary::Treasury | Secondary::Eliminate | Secondary::TopCard | Secondary::AnySymbol => {
            true
        }
    };
    ensure(secondary, ACTION_CARDS, entry.id, "the secondary action needs 1 to 20")?;
    let price = entry.price.amount() <= u16::from(MAX_PRINTED);
    ensure(price, ACTION_CARDS, entry.id, "the price is at most 20")
}

pub(crate) fn check_battle_card(entry: &BattleCardEntry) -> Result<(), ComponentError> {
    let fits = match (*entry.colour, *entry.effect) {
        (BattleColour::Green, BattleEffect::Strength(value)) => (1..=20).contains(&value),
        (BattleColour::Red, BattleEffect::Strength(value)) => (-20..=-1).contains(&value),
        (BattleColour::Gray, BattleEffect::Defeat) => true,
        _ => false,
    };
    let reason = "green adds 1 to 20, red takes 1 to 20, gray defeats";
    ensure(fits, BATTLE_CARDS, entry.id, reason)?;
    ensure(*entry.points <= MAX_PRINTED, BATTLE_CARDS, entry.id, "the points are at most 20")
}

pub(crate) fn check_character(entry: &CharacterEntry) -> Result<(), ComponentError> {
    let ensure = |holds, reason| ensure(holds, CHARACTERS, entry.id, reason);
    ensure((1..=MAX_PRINTED).contains(&entry.printed), "1 to 20 symbols are printed on a board")?;
    ensure(*entry.top <= MAX_PRINTED, "a board has at most 20 top spaces")?;
    ensure((1..=2).contains(&*entry.bottom), "a board has 1 or 2 bottom spaces")?;
    let small = |number: u8| (1..=MAX_PRINTED).contains(&number);
    match &*entry.ability {
        Ability::OneOf(choices) => {
            ensure(!choices.is_empty(), "the ability has no choice")?;
            for (at, choice) in choices.iter().enumerate() {
                let twice = choices[..at].iter().any(|other| other.option() == choice.option());
                ensure(!twice, "the ability has a choice twice")?;
                match *choice {
                    Choice::CollectGold(number)
                    | Choice::DrawTokens(number)
                    | Choice::StealCoins(number)
                    | Choice::ReturnTokens(number) => {
                        ensure(small(number), "the ability's choices need 1 to 20")?;
                    }
                    Choice::PerformTopCard | Choice::DiscardSword => {}
                }
            }
        }
        Ability::TeamCollectsRed(number)
        | Ability::EmployForTokens(number)
        | Ability::Assassinate(number) => ensure(small(*number), "the ability needs 1 to 20")?,
        Ability::Strength { attack, defence } => {
            ensure(*attack <= MAX_PRINTED && *defence <= MAX_PRINTED, "strength is at most 20")?;
        }
        _ => {}
    }
    Ok(())
}

/// Each team's characters have different symbols, and the depth of open token batches is bounded.
pub(crate) fn check_teams(entries: &[CharacterEntry]) -> Result<(), ComponentError> {
    for team in Team::ALL {
        let mut symbols = Set::<Symbol, u8>::EMPTY;
        let mut drawing = 0;
        for &character in team.characters() {
            let entry = &entries[character as usize];
            let ensure = |holds, reason| ensure(holds, CHARACTERS, character, reason);
            ensure(!symbols.contains(*entry.symbol), "its team has the symbol already")?;
            symbols.insert(*entry.symbol);
            let order = *team == Team::Order;
            let order_only = matches!(
                *entry.ability,
                Ability::Assassinate(_) | Ability::DrawHashash | Ability::AssassinateFromBag
            );
            ensure(order || !order_only, "only the Order has this ability")?;
            let employing = matches!(*entry.ability, Ability::EmployForTokens(_));
            let swords = matches!(*entry.ability, Ability::TakeSword);
            ensure(!order || !employing && !swords, "the Order never has this ability")?;
            if let Ability::Copy(originals) = &*entry.ability {
                for original in originals.iter() {
                    let original = &*entries[original as usize].ability;
                    let copyable = !matches!(
                        original,
                        Ability::Copy(_)
                            | Ability::Strength { .. }
                            | Ability::Assassinate(_)
                            | Ability::DrawHashash
                            | Ability::AssassinateFromBag
                    );
                    ensure(copyable && !order, "copies an ability that can't be copied")?;
                }
            }
            if draws_tokens(entries, character) {
                drawing += entry.bottom.value;
            }
        }
        let income = symbols.contains(Symbol::Income);
        ensure(income, CHARACTERS, team.characters()[0], "its team has nobody with Income")?;
        // The depth of the stack (`decisions::MAX_DEPTH`) relies on it.
        let reason = "its team has two bottom spaces whose abilities draw tokens";
        ensure(drawing <= 1, CHARACTERS, team.characters()[0], reason)?;
    }
    Ok(())
}

fn draws_tokens(entries: &[CharacterEntry], character: Character) -> bool {
    match &*entries[character as usize].ability {
        Ability::OneOf(choices) => {
            choices.iter().any(|choice| matches!(choice, Choice::DrawTokens(_)))
        }
        Ability::Copy(originals) => originals.iter().any(|each| draws_tokens(entries, each)),
        _ => false,
    }
}

pub(crate) fn check_hashash_card(
    entry: &HashashEntry,
    characters: &[CharacterEntry],
) -> Result<(), ComponentError> {
    let ensure = |holds, reason| ensure(holds, HASHASH_CARDS, entry.id, reason);
    let boards = Team::Order.characters().iter().map(|&each| *characters[each as usize].symbol);
    ensure(boards.into_iter().any(|symbol| symbol == *entry.back), "no Order board has the back")?;
    ensure(entry.price.amount() <= u16::from(MAX_PRINTED), "the price is at most 20")?;
    let small = match *entry.effect {
        HashashEffect::ExtraSymbols(number)
        | HashashEffect::Tokens(number)
        | HashashEffect::Strength(number) => (1..=MAX_PRINTED).contains(&number),
        HashashEffect::Fear { gold, swords } => gold <= MAX_PRINTED && swords <= MAX_PRINTED,
        HashashEffect::Change { pay, take } => pay <= MAX_PRINTED && take <= MAX_PRINTED,
        _ => true,
    };
    ensure(small, "the effect needs 1 to 20")?;
    let priced =
        !matches!(*entry.effect, HashashEffect::Change { .. }) || entry.price.amount() == 0;
    ensure(priced, "changing money has no price of its own")
}

pub(crate) fn check_scholar(entry: &ScholarEntry) -> Result<(), ComponentError> {
    let ensure = |holds, reason| ensure(holds, SCHOLARS, entry.id, reason);
    ensure(*entry.cost <= 99, "the cost is at most 99")?;
    ensure(*entry.swords <= MAX_PRINTED, "the price in swords is at most 20")?;
    ensure(entry.order_symbols.len() <= 6, "there are at most 6 symbols for the Order")?;
    ensure(*entry.main <= MAX_PRINTED, "the main points are at most 20")?;
    let small = match *entry.auxiliary {
        Auxiliary::None | Auxiliary::Specialty(_) => true,
        Auxiliary::Coins { gold, red, points } => gold.max(red).max(points) <= MAX_PRINTED,
        Auxiliary::AnyCoins { coins, points } => coins.max(points) <= MAX_PRINTED,
        Auxiliary::Company { scholars, points } => scholars.max(points) <= MAX_PRINTED,
    };
    ensure(small, "the auxiliary numbers are at most 20")
}

pub(crate) fn check_all_scholars(entries: &[ScholarEntry]) -> Result<(), ComponentError> {
    for (at, entry) in entries.iter().enumerate() {
        let twice = entries[..at].iter().any(|other| *other.name == *entry.name);
        ensure(!twice, SCHOLARS, entry.id, "another scholar has that name")?;
    }
    let coins: usize = entries
        .iter()
        .map(|entry| match *entry.auxiliary {
            Auxiliary::Coins { gold, red, .. } => usize::from(gold.max(red)),
            Auxiliary::AnyCoins { coins, .. } => usize::from(coins),
            _ => 0,
        })
        .sum();
    if coins > MAX_AUXILIARY_COINS {
        let reason = format!("auxiliary points cost more than {MAX_AUXILIARY_COINS} coins");
        return Err(ComponentError::file(SCHOLARS, reason));
    }
    Ok(())
}

pub(crate) fn check_piece(entry: &PieceEntry) -> Result<(), ComponentError> {
    ensure((1..=40).contains(&*entry.count), PIECES, entry.id, "there are 1 to 40 of a kind")
}

pub(crate) fn check_specialties(entries: &[SpecialtyEntry]) -> Result<(), ComponentError> {
    let ids: Vec<usize> = entries.iter().map(|entry| usize::from(entry.id)).collect();
    if !ids.iter().copied().eq(1..=SPECIALTY_STEPS) {
        return Err(ComponentError::file(SPECIALTIES, "the entries are 1, 2, 3 and 4"));
    }
    entries.iter().try_for_each(|entry| {
        ensure(*entry.points <= MAX_PRINTED, SPECIALTIES, entry.id, "the points are at most 20")
    })
}
