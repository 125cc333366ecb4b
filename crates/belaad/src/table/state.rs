//! The state: who holds what, and what is open.

use arrayvec::ArrayVec;
use engine::{Agenda, Each, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

use crate::decisions::{MAX_DEPTH, Open};
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::player::{Player, Purse};
use crate::words::names::{Character, Colour, Deck, Team, Token};

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// BEL-2.8: with two players 49 cards are split into three decks.
pub const MAX_DECK: usize = 17;
/// BEL-2.4: scholars revealed for a generation.
pub const GENERATION: usize = 5;
/// BEL-12.1: a generation ends when this many of its scholars have been taken.
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
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
    pub(crate) treasuries: Each<Team, Purse, 3>,
    pub(crate) boards: Each<Character, Board, 14>,
    pub(crate) bag: Tokens,
    pub(crate) action_cards: ActionCards,
    pub(crate) scholars: Scholars,
    pub(crate) battle_cards: BattleCards,
    pub(crate) hashash_cards: HashashCards,
    pub(crate) order: OrderArea,
    /// What is open (BEL-17.1).
    #[serde(rename = "stack")]
    pub(crate) agenda: Agenda<Open, MAX_DEPTH>,
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
    pub used_decks: Set<Deck, u8>,
    /// BEL-5.4: teammates who lend.
    pub lent: SeatSet,
    /// BEL-5.4: teammates who refuse to lend.
    pub refused: SeatSet,
    /// BEL-11.6 H03: how much more the next symbol activated counts.
    pub extra_symbols: u8,
    pub extra_turn: ExtraTurn,
    /// BEL-5.6: how often the player has left a list.
    #[serde(default)]
    pub backs: u8,
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
    pub decks: [ArrayVec<ActionCard, MAX_DECK>; Deck::COUNT],
    /// The discard pile, the last card played last.
    pub discard: ArrayVec<ActionCard, { ActionCard::COUNT }>,
    /// Cards that have ever lain face up, so that everybody knows no unseen card is one of them.
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
    pub discarded: Set<Scholar, u32>,
    /// Removed unseen at set-up.
    pub removed: Set<Scholar, u32>,
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
    /// For each card, the number of trophies that were taken before it was last seen: everybody
    /// knows that it is none of those.
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
    /// The deck, the top card last.
    pub deck: ArrayVec<HiddenCard, { HashashCard::COUNT }>,
    /// In play, the oldest first; the back says under which board.
    pub in_play: ArrayVec<HashashCard, { HashashCard::COUNT }>,
    /// BEL-11.5: used and not usable again yet.
    pub used: Set<HashashCard, u16>,
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
    /// The Order has seen its face, everybody its back.
    Order,
    Everybody,
}

/// What the Order has assassinated (BEL-11.8).
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OrderArea {
    pub scholars: Set<Scholar, u32>,
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

/// A number of tokens of each kind.
pub type Tokens = Each<Token, u8, 6>;
