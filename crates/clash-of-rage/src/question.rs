//! The one open question of a game, with everything that is needed to answer it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::names::{Equipment, Hero, Level, Slot};
use crate::places::Location;
use crate::sets::Places;

/// The most Legendary cards drawn at once: one and one more for each Forge (COR-10.5).
pub(crate) const MOST_DRAWN: usize = 5;

/// What is being decided: the rows of COR-13.1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// D1, asked of the active player.
    Clan,
    /// D2, asked of everybody who has not chosen.
    Tactics,
    /// D3.
    Stronghold,
    /// D4.
    Deploy {
        /// Units of level I, II and III that are still to be placed.
        left: [u8; 3],
    },
    /// D5.
    Action,
    /// D6.
    Group,
    /// D7.
    Destination {
        /// What moves.
        group: Group,
    },
    /// D8.
    HowMany {
        /// Where the units are.
        from: Location,
        /// Their level.
        level: Level,
        /// Where the journey ends.
        to: Location,
    },
    /// D9.
    NextBattle,
    /// D10, asked of the side whose assault it is.
    Assault,
    /// D11.
    Reroll {
        /// Dice that show a Wound.
        wounds: u8,
        /// Dice that show nothing.
        blanks: u8,
        /// Rerolls left, this one included.
        rerolls: u8,
    },
    /// D12.
    Eliminate {
        /// Wounds left to assign.
        wounds: u16,
    },
    /// D13.
    Shop(Errands),
    /// D14.
    Legendary {
        /// The cards that the forger drew.
        drawn: ArrayVec<Equipment, MOST_DRAWN>,
        /// What was done before in this action.
        errands: Errands,
    },
    /// D15.
    Rearrange,
    /// D16.
    Fill {
        /// The slot to be filled.
        pocket: Pocket,
    },
    /// D17.
    Serve {
        /// The level of the Stones.
        level: Level,
        /// The Stones that have not got a unit yet.
        stones: Places,
    },
    /// The game is over.
    Over,
}

/// What moves: units of one level, or a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Unmoved units of a level in a place.
    Units {
        /// Where they are.
        from: Location,
        /// Their level.
        level: Level,
    },
    /// A hero.
    Hero(Hero),
}

/// COR-10.1: what may be done only once in an Equipping action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errands {
    /// Whether a Legendary Equipment has been forged.
    pub forged: bool,
    /// Whether a hero has been recruited.
    pub recruited: bool,
}

engine::bounded! {
    /// The slots in the order in which they are filled (COR-13.3): arms I to III, then body I to III.
    pub struct Pocket(6);
}

impl Pocket {
    /// The level of the type whose slot it is.
    pub fn level(self) -> Level {
        Level::ALL[self.at() % 3]
    }

    /// The kind of slot.
    pub fn slot(self) -> Slot {
        Slot::ALL[self.at() / 3]
    }

    /// The slot after this one.
    pub fn next(self) -> Option<Pocket> {
        Pocket::new(self.0 + 1)
    }
}
