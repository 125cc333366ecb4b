//! The small language in which cards and abilities say what they do.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::words::names::{AbilityOption, Character, Coin, Specialty, Symbol};
use engine::Set;

/// The primary action of an action card (BEL-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Primary {
    /// Collect gold.
    Gold(u8),
    /// Collect red coins.
    Red(u8),
    /// Draw tokens.
    Tokens(u8),
    /// Activate one of these symbols.
    Symbols(Set<Symbol, u8>),
    /// Activate any symbol of one of the player's characters.
    AnySymbol,
}

/// The secondary action of an action card (BEL-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Secondary {
    /// Collect gold.
    Gold(u8),
    /// Collect red coins.
    Red(u8),
    /// Draw tokens.
    Tokens(u8),
    /// The symbol of the same card's primary action counts this many more.
    ExtraSymbols(u8),
    /// All gold of the team moves to its Treasury.
    Treasury,
    /// Eliminate an opposing character.
    Eliminate,
    /// Perform a top card.
    TopCard,
    /// Activate any symbol of one of the player's characters.
    AnySymbol,
}

/// A price in coins of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// This much gold.
    Gold(u8),
    /// This many red coins.
    Red(u8),
}

impl Price {
    /// The kind of coins to pay.
    pub fn coin(self) -> Coin {
        match self {
            Price::Gold(_) => Coin::Gold,
            Price::Red(_) => Coin::Red,
        }
    }

    /// How many coins to pay.
    pub fn amount(self) -> u16 {
        match self {
            Price::Gold(amount) | Price::Red(amount) => u16::from(amount),
        }
    }
}

/// The ability of a character (section 10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// One of several effects, at the player's choice.
    OneOf(ArrayVec<Choice, 6>),
    /// Every player of the team collects red coins.
    TeamCollectsRed(u8),
    /// The Treasury collects as much gold as the highest symbol count of any opposing character.
    TreasuryCollectsHighestCount,
    /// Take all gold of an opposing player.
    TakeAllGold,
    /// Take a sword from the pool.
    TakeSword,
    /// Return all top tokens of the team's strongest character, which has at least this many, and
    /// employ a scholar free of charge.
    EmployForTokens(u8),
    /// Perform the ability of one of these characters.
    Copy(Set<Character, u16>),
    /// All coins of the team's players move to its Treasury.
    TeamToTreasury,
    /// Two players exchange all their coins.
    Exchange,
    /// Ongoing: the team is stronger in battle.
    Strength {
        /// As aggressor.
        attack: u8,
        /// As defender.
        defence: u8,
    },
    /// Pay this much gold and assassinate a scholar or a token.
    Assassinate(u8),
    /// Draw three Hashash cards and keep two.
    DrawHashash,
    /// A random token from the bag is assassinated.
    AssassinateFromBag,
}

/// One of several things that an ability may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Collect gold.
    CollectGold(u8),
    /// Draw tokens.
    DrawTokens(u8),
    /// Perform one action of a top card (BEL-4.9).
    PerformTopCard,
    /// Steal up to this many coins.
    StealCoins(u8),
    /// Return up to this many top tokens of one opposing team.
    ReturnTokens(u8),
    /// A sword of an opposing player goes to the pool.
    DiscardSword,
}

impl Choice {
    /// The kind of choice, without the amount.
    pub fn option(self) -> AbilityOption {
        match self {
            Choice::CollectGold(_) => AbilityOption::CollectGold,
            Choice::DrawTokens(_) => AbilityOption::DrawTokens,
            Choice::PerformTopCard => AbilityOption::PerformTopCard,
            Choice::StealCoins(_) => AbilityOption::StealCoins,
            Choice::ReturnTokens(_) => AbilityOption::ReturnTokens,
            Choice::DiscardSword => AbilityOption::DiscardSword,
        }
    }
}

/// The effect of a Hashash card (BEL-11.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HashashEffect {
    /// Perform one action of a top card (BEL-4.9).
    SingleAction,
    /// Another full turn after this one.
    ExtraTurn,
    /// The next symbol activated counts this many more.
    ExtraSymbols(u8),
    /// Negate the action card that an opponent just played.
    Silence,
    /// Draw the top Hashash card.
    DrawHashash,
    /// Assassinate a scholar or a token.
    Assassinate,
    /// Return an orange token from any board.
    Unbind,
    /// Draw tokens.
    Tokens(u8),
    /// More strength in a battle of the Order.
    Strength(u8),
    /// Ongoing: employing costs the other teams more.
    Fear {
        /// More gold.
        gold: u8,
        /// More swords.
        swords: u8,
    },
    /// Pay coins of one kind and take coins of the other.
    Change {
        /// How many are paid.
        pay: u8,
        /// How many are taken.
        take: u8,
    },
    /// Negate a defeat card or an elimination.
    Ward,
}

/// What a revealed battle card does to the side that revealed it (BEL-8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleEffect {
    /// Strength is added or, if negative, lost.
    Strength(i8),
    /// The battle is lost.
    Defeat,
}

/// The auxiliary points of a scholar (BEL-13.2 to BEL-13.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Auxiliary {
    /// None.
    None,
    /// Counts for a specialty.
    Specialty(Specialty),
    /// Points for coins of fixed kinds.
    Coins {
        /// How much gold.
        gold: u8,
        /// How many red coins.
        red: u8,
        /// What they are worth.
        points: u8,
    },
    /// Points for coins in any mix.
    AnyCoins {
        /// How many.
        coins: u8,
        /// What they are worth.
        points: u8,
    },
    /// Points if the team has enough scholars, this one included.
    Company {
        /// How many scholars.
        scholars: u8,
        /// What they are worth.
        points: u8,
    },
}
