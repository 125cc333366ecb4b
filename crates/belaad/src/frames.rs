//! What is open: the frames of the stack machine (BEL-17.1).
//!
//! A frame is a question, or something to come back to. A frame that has nothing left to do leaves
//! before what it started is pushed, so that only card menus and token batches lie under others, and
//! for a moment the lists that a cancelled payment comes back to (BEL-5.6).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{ActionCard, HashashCard, Scholar};
use crate::names::{Character, Deck, Team};
use crate::state::{HiddenCard, Tokens};

/// BEL-4.8: a card from hand and, below it, each of the three top cards once.
pub(crate) const CARD_FRAMES: usize = 1 + Deck::COUNT;
/// Batches on top of each other with no card between: one from a card, and one from the only
/// character of a team whose ability draws tokens (its one bottom space is then taken).
pub(crate) const BATCH_RUN: usize = 2;
/// A choice of an ability, a single action, a scholar, a loan.
const LISTS: usize = 4;
/// The deepest stack. One batch more than play can reach: a position from outside may have the
/// bottom space free that the inner batch must have come from.
pub(crate) const DEPTH: usize = CARD_FRAMES + (CARD_FRAMES + 1) * BATCH_RUN + 1 + LISTS;

/// Something open. Its question is the decision named behind it (section 14 of the rules).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Frame {
    /// D29: the Order may negate the card just played.
    Silence,
    /// D2: the menu of a card.
    Card(CardFrame),
    /// D3: which top card to perform.
    TopCard,
    /// D3: which one action of which top card to perform.
    SingleAction,
    /// D4: which symbol to activate.
    AnySymbol,
    /// D5: from whom to steal.
    Steal { extra: u8 },
    /// D6: which scholar to employ for coins. `top_card` is the deck of a single action.
    Influence { extra: u8, top_card: Option<Deck> },
    /// D7: which team to attack.
    Military { extra: u8 },
    /// D8: the tokens of a draw that have not been placed.
    Batch { tokens: Tokens },
    /// D9: whether to use the ability.
    Ability { character: Character },
    /// D10, D17: which of the ability's choices.
    OneOf { character: Character },
    /// D11: whose ability to copy.
    Copy { character: Character },
    /// D12: whose gold to take.
    TakeAllGold,
    /// D13: which of the strongest characters gives its tokens.
    Sacrifice { least: u8 },
    /// D13: which scholar to employ free of charge.
    EmployFree,
    /// D14: the first of two players.
    Exchange,
    /// D14: the second of two players.
    ExchangeWith { first: Seat },
    /// D15: whom or what to assassinate, for so much gold.
    Assassinate { price: u8 },
    /// D16: which drawn card goes back.
    PutBack { drawn: [HiddenCard; 3] },
    /// D18: which coin to steal.
    StealCoins { taken: u8, left: u8 },
    /// D19: which token to return; after the first only of that team.
    ReturnTokens { team: Option<Team>, left: u8 },
    /// D20: whose sword goes to the pool.
    DiscardSword,
    /// D21: which orange token returns to the bag.
    Unbind,
    /// D22: which coins to pay.
    Change { card: HashashCard },
    /// D23 to D26: a battle.
    Battle(Battle),
    /// D27: whom to eliminate.
    Eliminate,
    /// D28: whether this player negates the elimination.
    Negation { target: Character, asked: Seat },
    /// D30: whether a teammate lends.
    Lend { lender: Seat, payment: Payment },
}

/// BEL-4.1: a card being performed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFrame {
    pub card: ActionCard,
    pub from: Source,
    pub primary: Item,
    pub secondary: Item,
    /// What the symbol of the primary action counts more.
    pub extra: u8,
}

/// Where a performed card is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// Played from hand.
    Hand,
    /// On top of a deck.
    Deck(Deck),
}

/// Whether an item of a card has been performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Item {
    Open,
    Done,
}

/// Section 8: a battle. The aggressor is the active player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Battle {
    pub defender: Seat,
    /// The aggressor's strength.
    pub attack: i16,
    /// The defender's strength.
    pub defence: i16,
    pub phase: Phase,
}

impl Battle {
    /// BEL-8.3: the weaker side acts, on equal strength the aggressor.
    pub fn acting(&self) -> Side {
        if self.attack <= self.defence { Side::Aggressor } else { Side::Defender }
    }

    /// Adds to the strength of a side.
    pub fn add(&mut self, side: Side, strength: i16) {
        let own = match side {
            Side::Aggressor => &mut self.attack,
            Side::Defender => &mut self.defence,
        };
        *own = own.saturating_add(strength);
    }
}

/// What is asked in a battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// D23: the weaker side acts.
    Turn,
    /// D24: it has revealed a defeat card.
    Defeat,
    /// D25: the Order takes a token; then comes the elimination, if there is one.
    Spoils { winner: Side, victory: Victory },
    /// D26: the winner eliminates a character.
    Elimination { winner: Side },
}

/// How a battle was won (BEL-8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Victory {
    /// By strength or because the other side conceded.
    Plain,
    /// By a defeat card: the winner eliminates a character.
    WithElimination,
}

/// A side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    Aggressor,
    Defender,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::Aggressor => Side::Defender,
            Side::Defender => Side::Aggressor,
        }
    }
}

/// What coins are needed for (BEL-5.4). The frame below is the list it was chosen from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Payment {
    /// The secondary action of the open card.
    Secondary,
    /// The secondary action of a top card, as a single action.
    TopCard(Deck),
    /// A scholar.
    Scholar(Scholar),
}
