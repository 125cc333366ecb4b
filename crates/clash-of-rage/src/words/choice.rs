//! Choices in words: what each is, costs and brings.

use engine::messages;

use crate::table::places::{Site, TacticsCard};
use crate::words::action::Dice;
use crate::words::names::{Clan, Equipment, Hero, Slot, Troop, UnitType};
use crate::words::spoken::{Goal, Listed, Spot, Value};

messages! {
    /// A choice as it is said in its position.
    pub enum Choice: "choice" {
        /// D1.
        Clan { clan: Clan, troops: Listed<Troop> },
        /// D2.
        Tactics { card: TacticsCard },
        /// D3.
        Stronghold { site: Site, gate: Listed<Spot> },
        /// D4.
        Deploy { unit: UnitType, spot: Spot },
        /// D5.
        Move,
        /// D5.
        Equip,
        /// D5.
        Pass,
        /// D6, where several destinations can be reached.
        Units { troop: Troop, spot: Spot, movement: u8 },
        /// D6, with its only destination.
        UnitsTo { troop: Troop, spot: Spot, goal: Goal },
        /// D6, where several destinations can be reached.
        Hero { hero: Hero, spot: Spot, movement: u8 },
        /// D6, with its only destination.
        HeroTo { hero: Hero, spot: Spot, goal: Goal },
        /// D6, without a battle.
        EndMovement,
        /// D6, with the battles that follow.
        EndMovementToFight { goals: Listed<Goal> },
        /// D7.
        GoTo { goal: Goal },
        /// D8.
        Send { troop: Troop, goal: Goal },
        /// D9.
        BattleAt { goal: Goal },
        /// D10.
        Fight { dice: u8, extra: u16, stopped: u8, foes: Listed<Troop> },
        /// D10.
        Flee { spot: Spot },
        /// D11.
        Reroll { dice: Dice },
        /// D12, against another player.
        Eliminate { unit: UnitType, life: u8, wounds: u16 },
        /// D12, against the Elves.
        EliminateElf { unit: UnitType, life: u8, wounds: u16 },
        /// D13.
        Buy { card: Equipment, gold: u8, slot: Slot, values: Listed<Value> },
        /// D13.
        Forge { crystals: u8, cards: u8 },
        /// D13.
        Recruit { hero: Hero, gold: u8, values: Listed<Value> },
        /// D13.
        Done,
        /// D14.
        Legendary { card: Equipment, slot: Slot, values: Listed<Value> },
        /// D15.
        Keep,
        /// D15, with cards in the stash.
        KeepIdle,
        /// D15.
        Rearrange,
        /// D15, with cards in the stash.
        HandOut,
        /// D16.
        Fill { card: Equipment, values: Listed<Value> },
        /// D16.
        LeaveEmpty,
        /// D17.
        Serve { spot: Spot, unit: UnitType },
    }
}
