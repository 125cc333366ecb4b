//! A player, and coins.

use engine::Set;
use serde::{Deserialize, Serialize};

use crate::table::ids::{ActionCard, Scholar};
use crate::words::names::Coin;

/// What a player has.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub purse: Purse,
    pub swords: u8,
    pub hand: Set<ActionCard>,
    /// Scholars employed.
    pub scholars: Set<Scholar, u32>,
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

    /// Takes up to `amount` coins and returns how many.
    #[inline]
    pub(crate) fn take(&mut self, coin: Coin, amount: u16) -> u16 {
        let coins = self.of_mut(coin);
        let taken = amount.min(*coins);
        *coins -= taken;
        taken
    }
}
