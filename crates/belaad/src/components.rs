//! The components as data: read from `components/*.ron`, validated, and laid out for play.

use engine::{ComponentError, ComponentTable, Indexed, Shelf, Sources};

use crate::effects::{Ability, Auxiliary, BattleEffect, HashashEffect, Price, Primary, Secondary};
use crate::entries::{
    ActionCardEntry, BattleCardEntry, CharacterEntry, HashashEntry, Piece, PieceEntry,
    ScholarEntry, SpecialtyEntry, check_action_card, check_all_scholars, check_battle_card,
    check_character, check_hashash_card, check_piece, check_scholar, check_specialties,
    check_teams, whole,
};
use crate::ids::{ActionCard, BattleCard, HashashCard, Scholar, Set};
use crate::names::{Character, HashashName, ScholarName, Symbol, Team, Token};
use crate::state::Tokens;

/// BEL-1.6: the specialty table ends here; more scholars count as so many.
pub const SPECIALTY_STEPS: usize = 4;
/// More coins than this in all auxiliary prices together would overflow the table of BEL-13.3.
pub const MOST_AUXILIARY_COINS: usize = 63;

pub(crate) const ACTION_CARDS: &str = "action_cards.ron";
pub(crate) const BATTLE_CARDS: &str = "battle_cards.ron";
pub(crate) const CHARACTERS: &str = "characters.ron";
pub(crate) const HASHASH_CARDS: &str = "hashash_cards.ron";
pub(crate) const PIECES: &str = "pieces.ron";
pub(crate) const SCHOLARS: &str = "scholars.ron";
pub(crate) const SPECIALTIES: &str = "specialties.ron";

pub(crate) static SHELF: Shelf<Components> = Shelf::new(
    &[
        (ACTION_CARDS, include_str!("../components/action_cards.ron")),
        (BATTLE_CARDS, include_str!("../components/battle_cards.ron")),
        (CHARACTERS, include_str!("../components/characters.ron")),
        (HASHASH_CARDS, include_str!("../components/hashash_cards.ron")),
        (PIECES, include_str!("../components/pieces.ron")),
        (SCHOLARS, include_str!("../components/scholars.ron")),
        (SPECIALTIES, include_str!("../components/specialties.ron")),
    ],
    Components::read,
);

/// The components in play.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
}

/// Puts corrected files in the place of the embedded ones, before the first game.
pub(crate) fn replace(files: &[(String, String)]) -> Result<(), ComponentError> {
    SHELF.replace(files)
}

/// Everything printed on the components.
#[derive(Debug)]
pub struct Components {
    /// The entries as they were read.
    pub tables: Vec<ComponentTable>,
    /// Action cards (BEL-1.7).
    pub action_cards: [ActionCardFace; ActionCard::COUNT],
    /// Battle cards (BEL-1.4).
    pub battle_cards: [BattleCardFace; BattleCard::COUNT],
    /// Characters (BEL-1.1).
    pub characters: [CharacterBoard; Character::ALL.len()],
    /// Each team's character with each symbol.
    pub with_symbol: [[Option<Character>; Symbol::ALL.len()]; Team::ALL.len()],
    /// Each team's symbols.
    pub symbols: [Set<Symbol>; Team::ALL.len()],
    /// Hashash cards (BEL-1.8).
    pub hashash_cards: [HashashFace; HashashCard::COUNT],
    /// Scholars (BEL-1.5).
    pub scholars: [ScholarFace; Scholar::COUNT],
    /// Points for 0, 1, 2, .. scholars of a specialty (BEL-1.6).
    pub specialties: [u8; SPECIALTY_STEPS + 1],
    /// All tokens (BEL-1.2).
    pub tokens: Tokens,
    /// All swords (BEL-1.3).
    pub swords: u8,
}

/// An action card's face.
#[derive(Clone, Copy, Debug)]
pub struct ActionCardFace {
    /// The primary action.
    pub primary: Primary,
    /// The price of the secondary action.
    pub price: Price,
    /// The secondary action.
    pub secondary: Secondary,
}

/// A battle card's face.
#[derive(Clone, Copy, Debug)]
pub struct BattleCardFace {
    /// What it does in battle.
    pub effect: BattleEffect,
    /// Its points as a trophy.
    pub points: u8,
}

/// A character's board.
#[derive(Clone, Debug)]
pub struct CharacterBoard {
    /// Its symbol.
    pub symbol: Symbol,
    /// Symbols printed on it.
    pub printed: u8,
    /// Its top spaces.
    pub top: u8,
    /// Its bottom spaces.
    pub bottom: u8,
    /// Its ability.
    pub ability: Ability,
}

/// A Hashash card.
#[derive(Clone, Copy, Debug)]
pub struct HashashFace {
    /// Its name.
    pub name: HashashName,
    /// The symbol on its back.
    pub back: Symbol,
    /// Its price in gold.
    pub price: Price,
    /// What it does.
    pub effect: HashashEffect,
}

/// A scholar card.
#[derive(Clone, Copy, Debug)]
pub struct ScholarFace {
    /// The scholar's name.
    pub name: ScholarName,
    /// The cost in gold.
    pub cost: u8,
    /// The price in swords, 0 if swords don't buy it.
    pub swords: u8,
    /// How often each symbol must be covered by the Order.
    pub order_symbols: [u8; Symbol::ALL.len()],
    /// The main points.
    pub main: u8,
    /// The auxiliary points.
    pub auxiliary: Auxiliary,
}

impl Components {
    /// Reads and validates all files.
    fn read(sources: &Sources) -> Result<Components, ComponentError> {
        let action_cards: Vec<ActionCardEntry> = whole(sources, ACTION_CARDS)?;
        let battle_cards: Vec<BattleCardEntry> = whole(sources, BATTLE_CARDS)?;
        let characters: Vec<CharacterEntry> = whole(sources, CHARACTERS)?;
        let hashash_cards: Vec<HashashEntry> = whole(sources, HASHASH_CARDS)?;
        let scholars: Vec<ScholarEntry> = whole(sources, SCHOLARS)?;
        let pieces: Vec<PieceEntry> = whole(sources, PIECES)?;
        let specialties: Vec<SpecialtyEntry> = sources.load(SPECIALTIES)?;

        action_cards.iter().try_for_each(check_action_card)?;
        battle_cards.iter().try_for_each(check_battle_card)?;
        characters.iter().try_for_each(check_character)?;
        check_teams(&characters)?;
        hashash_cards.iter().try_for_each(|entry| check_hashash_card(entry, &characters))?;
        scholars.iter().try_for_each(check_scholar)?;
        check_all_scholars(&scholars)?;
        pieces.iter().try_for_each(check_piece)?;
        check_specialties(&specialties)?;

        let board = |at: usize| {
            let entry = &characters[at];
            CharacterBoard {
                symbol: *entry.symbol,
                printed: *entry.printed,
                top: *entry.top,
                bottom: *entry.bottom,
                ability: entry.ability.value.clone(),
            }
        };
        let with_symbol = std::array::from_fn(|team| {
            std::array::from_fn(|symbol| {
                Team::ALL[team]
                    .characters()
                    .iter()
                    .copied()
                    .find(|&each| *characters[each as usize].symbol == Symbol::ALL[symbol])
            })
        });
        let count = |piece: Piece| *pieces[piece as usize].count;
        Ok(Components {
            tables: vec![
                ComponentTable::of(ACTION_CARDS, &action_cards),
                ComponentTable::of(BATTLE_CARDS, &battle_cards),
                ComponentTable::of(CHARACTERS, &characters),
                ComponentTable::of(HASHASH_CARDS, &hashash_cards),
                ComponentTable::of(PIECES, &pieces),
                ComponentTable::of(SCHOLARS, &scholars),
                ComponentTable::of(SPECIALTIES, &specialties),
            ],
            action_cards: std::array::from_fn(|at| {
                let ActionCardEntry { primary, price, secondary, .. } = &action_cards[at];
                ActionCardFace { primary: **primary, price: **price, secondary: **secondary }
            }),
            battle_cards: std::array::from_fn(|at| {
                let BattleCardEntry { effect, points, .. } = &battle_cards[at];
                BattleCardFace { effect: **effect, points: **points }
            }),
            characters: std::array::from_fn(board),
            with_symbol,
            symbols: with_symbol.map(|characters| {
                let symbols = Symbol::ALL.iter().copied().zip(characters);
                symbols.filter(|(_, character)| character.is_some()).map(|(each, _)| each).collect()
            }),
            hashash_cards: std::array::from_fn(|at| {
                let HashashEntry { name, back, price, effect, .. } = &hashash_cards[at];
                HashashFace { name: **name, back: **back, price: **price, effect: **effect }
            }),
            scholars: std::array::from_fn(|at| {
                let entry = &scholars[at];
                let mut order_symbols = [0; Symbol::ALL.len()];
                for &symbol in entry.order_symbols.iter() {
                    order_symbols[symbol as usize] += 1;
                }
                ScholarFace {
                    name: *entry.name,
                    cost: *entry.cost,
                    swords: *entry.swords,
                    order_symbols,
                    main: *entry.main,
                    auxiliary: *entry.auxiliary,
                }
            }),
            specialties: std::array::from_fn(|count| match count {
                0 => 0,
                _ => *specialties[count - 1].points,
            }),
            tokens: Tokens::from_fn(|token: Token| {
                Piece::from_index(token.index()).map_or(0, count)
            }),
            swords: count(Piece::Sword),
        })
    }
}
