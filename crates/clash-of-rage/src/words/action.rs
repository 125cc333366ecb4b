//! The decisions of COR-13.1.

use engine::{Arg, Indexed, Spoken, actions, bounded};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::MAX_TOKENS;
use crate::table::places::{Location, Site, TacticsCard, Territory};
use crate::words::names::{Clan, Equipment, Hero, UnitType};

/// A number of units that move together, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Headcount(u8);

impl Headcount {
    /// This number of units, or `None` if a group can't have so many.
    pub const fn of(units: u8) -> Option<Headcount> {
        if 1 <= units && units as usize <= MAX_TOKENS { Some(Headcount(units)) } else { None }
    }

    /// Every number in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Headcount> + ExactSizeIterator {
        (0..MAX_TOKENS as u8).map(|fewer| Headcount(fewer + 1))
    }

    /// How many units.
    #[inline]
    pub const fn units(self) -> u8 {
        self.0
    }
}

impl Indexed for Headcount {
    const COUNT: u32 = MAX_TOKENS as u32;

    #[inline]
    fn index(self) -> u32 {
        u32::from(self.0) - 1
    }

    #[inline]
    fn from_index(index: u32) -> Option<Self> {
        u8::try_from(index).ok().and_then(|fewer| Headcount::of(fewer.checked_add(1)?))
    }
}

impl Serialize for Headcount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.units())
    }
}

impl<'de> Deserialize<'de> for Headcount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let units = u8::deserialize(deserializer)?;
        Headcount::of(units).ok_or_else(|| {
            D::Error::custom(format!("{units} units: a group has 1 to {MAX_TOKENS}"))
        })
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
    /// How many dice.
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

actions! {
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
        /// D8: send this many units.
        Send { count: Headcount },
        /// D9: fight this battle next.
        BattleAt { territory: Territory },
        /// D10: launch the assault.
        Fight,
        /// D10: go back to the Stronghold.
        Flee,
        /// D11: roll this many blank dice again.
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
        /// D15: rearrange all equipment.
        Rearrange,
        /// D16: put this card, or nothing, into the slot.
        Fill { card: Option<Equipment> },
        /// D17: let this Reinforcement Stone have the unit.
        Serve { territory: Territory },
    }
}
