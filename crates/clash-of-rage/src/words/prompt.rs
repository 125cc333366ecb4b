//! What a seat is asked.

use engine::{Seat, messages};

use crate::table::places::{Location, Territory};
use crate::words::names::{Hero, Slot, Troop, UnitType};

messages! {
    /// An open question, with the number that the rules give it (COR-13.1).
    pub enum Prompt: "prompt" {
        /// D1.
        Clan,
        /// D2.
        Tactics,
        /// D3.
        Stronghold,
        /// D4.
        Deploy { unit: UnitType, left: u8 },
        /// D5 in phase 3.
        FirstAction,
        /// D5 in phase 5.
        SecondAction,
        /// D6.
        Group,
        /// D7 for units.
        UnitsDestination { troop: Troop, from: Location },
        /// D7 for a hero.
        HeroDestination { hero: Hero, from: Location },
        /// D8.
        HowMany { troop: Troop, from: Location, to: Location },
        /// D9.
        NextBattle,
        /// D10.
        Assault { territory: Territory, units: u8, rage: u16, enemies: u8, enemy_rage: u16 },
        /// D11.
        Reroll { wounds: u8, blanks: u8, rerolls: u8 },
        /// D12 in the player's own assault.
        Eliminate { wounds: u16 },
        /// D12 for the Elves (COR-9.2).
        EliminateForElves { wounds: u16, seat: Seat },
        /// D13.
        Shop { gold: u16, crystals: u16 },
        /// D14.
        Legendary,
        /// D15.
        Rearrange,
        /// D16.
        Fill { unit: UnitType, slot: Slot },
        /// D17.
        Serve { unit: UnitType, left: u8 },
    }
}
