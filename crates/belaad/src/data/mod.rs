//! The components in play: what is printed on each, laid out for the rules.

pub mod effects;
mod entries;
mod read;

use effects::{Ability, Auxiliary, BattleEffect, HashashEffect, Price, Primary, Secondary};
use engine::{ComponentTable, Set, Shelf, Tabled};

use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::state::Tokens;
use crate::words::names::{Character, HashashName, ScholarName, Symbol, Team};

/// BEL-1.6: the last step of the specialty table; more scholars count no more.
pub const SPECIALTY_STEPS: usize = 4;
/// The most coins in all auxiliary prices together, for which the table of BEL-13.3 has room.
pub const MAX_AUXILIARY_COINS: usize = 63;

pub(crate) const ACTION_CARDS: &str = "action_cards.ron";
pub(crate) const BATTLE_CARDS: &str = "battle_cards.ron";
pub(crate) const CHARACTERS: &str = "characters.ron";
pub(crate) const HASHASH_CARDS: &str = "hashash_cards.ron";
pub(crate) const PIECES: &str = "pieces.ron";
pub(crate) const SCHOLARS: &str = "scholars.ron";
pub(crate) const SPECIALTIES: &str = "specialties.ron";

pub(crate) static SHELF: Shelf<Components> = Shelf::new(
    &[
        (ACTION_CARDS, include_str!("../../components/action_cards.ron")),
        (BATTLE_CARDS, include_str!("../../components/battle_cards.ron")),
        (CHARACTERS, include_str!("../../components/characters.ron")),
        (HASHASH_CARDS, include_str!("../../components/hashash_cards.ron")),
        (PIECES, include_str!("../../components/pieces.ron")),
        (SCHOLARS, include_str!("../../components/scholars.ron")),
        (SPECIALTIES, include_str!("../../components/specialties.ron")),
    ],
    read::read,
);

/// The components in play.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
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
    pub symbols: [Set<Symbol, u8>; Team::ALL.len()],
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

impl Tabled for Components {
    fn tables(&self) -> &[ComponentTable] {
        &self.tables
    }
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

/// The team's character with a symbol.
#[inline]
pub(crate) fn character_with(team: Team, symbol: Symbol) -> Option<Character> {
    components().with_symbol[team as usize][symbol as usize]
}

#[inline]
pub(crate) fn board_of(character: Character) -> &'static CharacterBoard {
    &components().characters[character as usize]
}

#[inline]
pub(crate) fn face_of(card: ActionCard) -> &'static ActionCardFace {
    &components().action_cards[card.at()]
}

#[inline]
pub(crate) fn scholar_face(scholar: Scholar) -> &'static ScholarFace {
    &components().scholars[scholar.at()]
}

#[inline]
pub(crate) fn hashash_face(card: HashashCard) -> &'static HashashFace {
    &components().hashash_cards[card.at()]
}
