//! The state: who holds what, and what is open.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use engine::{Indexed, Seat, SeatSet};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::frames::{DEPTH, Frame};
use crate::ids::{ActionCard, BattleCard, HashashCard, Scholar, Set};
use crate::names::{Character, Coin, Colour, Deck, Team, Token};

/// The most players.
pub const MOST_PLAYERS: usize = 6;
/// BEL-2.8: with two players 49 cards are split into three decks.
pub const LARGEST_DECK: usize = 17;
/// BEL-2.4: scholars revealed for a generation.
pub const GENERATION: usize = 5;
/// BEL-12.1: a generation ends when so many of its scholars have been taken.
pub const TAKEN_OF_A_GENERATION: usize = 3;
/// BEL-12.2: the last generation.
pub const GENERATIONS: u8 = 4;
/// BEL-2.4: scholars removed unseen.
pub const REMOVED: usize = 10;

/// A game of Belaad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Belaad {
    pub(crate) turn: Turn,
    pub(crate) players: ArrayVec<Player, MOST_PLAYERS>,
    pub(crate) treasuries: Each<Team, Purse, 3>,
    pub(crate) boards: Each<Character, Board, 14>,
    pub(crate) bag: Tokens,
    pub(crate) action_cards: ActionCards,
    pub(crate) scholars: Scholars,
    pub(crate) battle_cards: BattleCards,
    pub(crate) hashash_cards: HashashCards,
    pub(crate) order: OrderArea,
    pub(crate) stack: ArrayVec<Frame, DEPTH>,
    pub(crate) ending: Option<Ending>,
}

/// The turn being played (BEL-3.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    /// Turns completed before this one.
    pub completed: u16,
    /// The active player.
    pub active: Seat,
    pub step: Step,
    /// Action cards played from hand.
    pub played: u8,
    /// Action cards drawn at the end.
    pub drawn: u8,
    /// BEL-7.1: whether the player has employed a scholar.
    pub employed: bool,
    /// BEL-4.8: decks whose top card has been used.
    pub used_decks: Set<Deck>,
    /// BEL-5.4: teammates who lend.
    pub lent: SeatSet,
    /// BEL-5.4: teammates who refuse to lend.
    pub refused: SeatSet,
    /// BEL-11.6 H03: what the next symbol activated counts more.
    pub extra_symbols: u8,
    pub extra_turn: ExtraTurn,
}

/// A step of a turn (BEL-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// T1: the window before a card is played.
    Before,
    /// T2 to T4: a card has been played.
    Play,
    /// T5: the window after the last card.
    After,
    /// T6: drawing back to a full hand.
    Draw,
}

/// BEL-11.6 H02: a second turn of the Order in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExtraTurn {
    /// Neither this turn nor the next.
    No,
    /// Follows this turn.
    Granted,
    /// Is this turn.
    Running,
}

/// What a player has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub purse: Purse,
    pub swords: u8,
    pub hand: Set<ActionCard>,
    /// Scholars employed.
    pub scholars: Set<Scholar>,
}

/// Coins (BEL-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Purse {
    /// Gold coins.
    pub gold: u16,
    /// Red coins.
    pub red: u16,
}

impl Purse {
    /// The coins of one kind.
    #[inline]
    pub fn of(self, coin: Coin) -> u16 {
        match coin {
            Coin::Gold => self.gold,
            Coin::Red => self.red,
        }
    }

    #[inline]
    fn of_mut(&mut self, coin: Coin) -> &mut u16 {
        match coin {
            Coin::Gold => &mut self.gold,
            Coin::Red => &mut self.red,
        }
    }

    /// Whether there is any coin.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.gold == 0 && self.red == 0
    }

    #[inline]
    pub(crate) fn add(&mut self, coin: Coin, amount: u16) {
        let coins = self.of_mut(coin);
        *coins = coins.saturating_add(amount);
    }

    /// Takes up to `amount` coins out and says how many.
    #[inline]
    pub(crate) fn take(&mut self, coin: Coin, amount: u16) -> u16 {
        let coins = self.of_mut(coin);
        let taken = amount.min(*coins);
        *coins -= taken;
        taken
    }
}

/// The tokens on a character's board (BEL-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// White tokens in top spaces.
    pub white: u8,
    /// Orange tokens in top spaces.
    pub orange: u8,
    /// Orange tokens in bottom spaces.
    pub bottom: u8,
}

impl Board {
    /// Tokens in top spaces.
    #[inline]
    pub fn top(self) -> u8 {
        self.white + self.orange
    }

    /// Top tokens of one colour.
    #[inline]
    pub fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::White => self.white,
            Colour::Orange => self.orange,
        }
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::White => &mut self.white,
            Colour::Orange => &mut self.orange,
        }
    }

    /// Whether it has no token at all.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Board::default()
    }
}

/// The action cards outside of hands (BEL-2.8).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionCards {
    /// The decks, the top card last.
    pub decks: [ArrayVec<ActionCard, LARGEST_DECK>; Deck::COUNT],
    /// The discard pile, the last card played last.
    pub discard: ArrayVec<ActionCard, { ActionCard::COUNT }>,
    /// Cards that have ever lain face up: everybody knows that no other card can be one of them.
    pub seen: Set<ActionCard>,
}

impl ActionCards {
    /// The visible card of a deck.
    #[inline]
    pub fn top(&self, deck: Deck) -> Option<ActionCard> {
        self.decks[deck.at()].last().copied()
    }
}

/// The scholars nobody has taken (BEL-2.4, BEL-12.1).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scholars {
    /// 1 to 4.
    pub generation: u8,
    pub revealed: ArrayVec<Scholar, GENERATION>,
    /// The deck, the next generation last.
    pub deck: ArrayVec<Scholar, { Scholar::COUNT - REMOVED }>,
    /// Left over when their generation ended.
    pub discarded: Set<Scholar>,
    /// Removed unseen at set-up.
    pub removed: Set<Scholar>,
}

/// The battle cards (BEL-2.5, BEL-8.8).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BattleCards {
    /// The deck, the top card last.
    pub deck: ArrayVec<BattleCard, { BattleCard::COUNT }>,
    /// Revealed in the battle being fought, the last one last.
    pub discard: ArrayVec<BattleCard, { BattleCard::COUNT }>,
    /// Trophies in the order they were taken.
    pub trophies: ArrayVec<Trophy, { BattleCard::COUNT }>,
    /// Everybody knows that a card is none of the first so many trophies: it has been seen since.
    pub seen_after: Each<BattleCard, u8, { BattleCard::COUNT }>,
}

/// A battle card kept face down (BEL-8.6).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trophy {
    pub owner: Seat,
    pub card: BattleCard,
}

/// The Hashash cards (BEL-2.3, BEL-11.4).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HashashCards {
    /// The deck, the top card first.
    pub deck: ArrayVec<HiddenCard, { HashashCard::COUNT }>,
    /// In play, the oldest first; the back says under which board.
    pub in_play: ArrayVec<HashashCard, { HashashCard::COUNT }>,
    /// BEL-11.5: used and not usable again yet.
    pub used: Set<HashashCard>,
}

/// A Hashash card that is face down, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HiddenCard {
    pub card: HashashCard,
    pub known_to: KnownTo,
}

/// Who knows the face of a card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum KnownTo {
    Nobody,
    /// The Order has seen it, and everybody its back.
    Order,
    Everybody,
}

/// What the Order has assassinated (BEL-11.8).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderArea {
    pub scholars: Set<Scholar>,
    pub tokens: Tokens,
}

/// Why the game is over (section 12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ending {
    /// BEL-12.2: the third scholar of the fourth generation was taken.
    FourthGeneration,
    /// BEL-12.3: the Order has 6 active points.
    Assassinations,
    /// BEL-12.4: too many turns.
    TurnLimit,
}

/// So many tokens of each kind.
pub type Tokens = Each<Token, u8, 6>;

impl Tokens {
    /// How many there are in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.iter().map(|(_, count)| count).sum()
    }
}

/// One value for each of `N` named things, written by name.
#[derive(PartialEq, Eq)]
pub struct Each<K, T, const N: usize> {
    values: [T; N],
    of: PhantomData<K>,
}

impl<K: Indexed, T: Copy, const N: usize> Each<K, T, N> {
    /// Made from each name.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self
    where
        T: Default,
    {
        let mut values = [T::default(); N];
        for (at, key) in K::values().take(N).enumerate() {
            values[at] = value(key);
        }
        Each { values, of: PhantomData }
    }

    /// Each name with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, T)> + '_ {
        K::values().zip(self.values)
    }
}

impl<K, T: Copy, const N: usize> Clone for Each<K, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, T: Copy, const N: usize> Copy for Each<K, T, N> {}

impl<K, T: Default + Copy, const N: usize> Default for Each<K, T, N> {
    fn default() -> Self {
        Each { values: [T::default(); N], of: PhantomData }
    }
}

impl<K: Indexed, T, const N: usize> Index<K> for Each<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.index() as usize]
    }
}

impl<K: Indexed, T, const N: usize> IndexMut<K> for Each<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index() as usize]
    }
}

impl<K: Indexed + fmt::Debug, T: Copy + fmt::Debug, const N: usize> fmt::Debug for Each<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Indexed + Serialize, T: Copy + Serialize, const N: usize> Serialize for Each<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for Each<K, T, N>
where
    K: Indexed + Deserialize<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByName<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K, T, const N: usize> Visitor<'de> for ByName<K, T, N>
        where
            K: Indexed + Deserialize<'de>,
            T: Copy + Default + Deserialize<'de>,
        {
            type Value = Each<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a value for each of {N} names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut each = Each::default();
                let mut given = Set::<K>::EMPTY;
                while let Some((key, value)) = map.next_entry::<K, T>()? {
                    each[key] = value;
                    given.insert(key);
                }
                if given.len() == N {
                    Ok(each)
                } else {
                    Err(A::Error::custom(format!("{} of {N} values are given", given.len())))
                }
            }
        }

        deserializer.deserialize_map(ByName(PhantomData))
    }
}
