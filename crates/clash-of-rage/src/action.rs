//! The decisions of COR-13.1.

use engine::{Arg, Spoken, bounded, decisions};

use crate::components::MOST_TOKENS;
use crate::names::{Clan, Equipment, Hero, UnitType};
use crate::places::{Location, Site, TacticsCard, Territory};

bounded! {
    /// A number of units that move together, counted from 1: the number inside is one less.
    pub struct Headcount(MOST_TOKENS);
}

impl Headcount {
    /// So many units.
    #[inline]
    pub const fn units(self) -> u8 {
        self.0 + 1
    }
}

impl Spoken for Headcount {
    fn arg(&self) -> Arg {
        Arg::Number(self.units().into())
    }

    fn samples() -> Vec<Self> {
        Headcount::all().collect()
    }
}

bounded! {
    /// A number of dice to reroll.
    pub struct Dice(11);
}

impl Dice {
    /// So many dice.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl Spoken for Dice {
    fn arg(&self) -> Arg {
        Arg::Number(self.count().into())
    }

    fn samples() -> Vec<Self> {
        Dice::all().collect()
    }
}

decisions! {
    /// One small decision.
    pub enum Action {
        /// D1: lead this clan.
        ChooseClan { clan: Clan },
        /// D2: play this card, face down until all have chosen.
        ChooseTactics { card: TacticsCard },
        /// D3: put the Stronghold here.
        PlaceStronghold { site: Site },
        /// D4: put the next unit of the reinforcements here.
        Deploy { location: Location },
        /// D5: take the Moving action.
        Move,
        /// D5: take the Equipping action.
        Equip,
        /// D5: do nothing.
        Pass,
        /// D6: move units of this type from here.
        MoveUnits { from: Location, unit: UnitType },
        /// D6: move this hero.
        MoveHero { hero: Hero },
        /// D6: end the movement step.
        EndMovement,
        /// D7: the journey ends here.
        GoTo { location: Location },
        /// D8: so many make the journey.
        Send { count: Headcount },
        /// D9: fight this battle next.
        BattleAt { territory: Territory },
        /// D10: launch the assault.
        Fight,
        /// D10: go back to the Stronghold.
        Flee,
        /// D11: roll so many blank dice again.
        Reroll { dice: Dice },
        /// D12: eliminate a unit of this type.
        Eliminate { unit: UnitType },
        /// D13: buy this card.
        Buy { card: Equipment },
        /// D13: forge a Legendary Equipment.
        Forge,
        /// D13: hire this hero.
        Recruit { hero: Hero },
        /// D13: nothing more to get.
        Done,
        /// D14: keep this one of the drawn cards.
        TakeLegendary { card: Equipment },
        /// D15: leave the equipment as it is.
        Keep,
        /// D15: give out all equipment anew.
        Rearrange,
        /// D16: put this card, or nothing, into the slot.
        Fill { card: Option<Equipment> },
        /// D17: let this Reinforcement Stone have the unit.
        Serve { territory: Territory },
    }
}
