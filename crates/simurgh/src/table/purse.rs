//! What a player holds: resources and Power Points.

use engine::{Arg, Indexed, Set, Spoken};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

engine::names! {
    /// What a purse holds: the six resources, and Power Points, which are not a resource.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Good: "good" { Vegetable, Meat, Wood, Stone, Wisdom, Weapon, PowerPoint }
}

impl Good {
    /// SIM-12.3: the resources, which are limited and scored.
    pub const RESOURCES: [Good; 6] =
        [Good::Vegetable, Good::Meat, Good::Wood, Good::Stone, Good::Wisdom, Good::Weapon];
}

/// A number of each good: a player's holdings, a cost, a gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purse([u16; LANES]);

/// One lane for each good and one that stays empty, so that all compare in one instruction.
const LANES: usize = 8;

impl Purse {
    /// Nothing.
    pub const EMPTY: Purse = Purse([0; LANES]);

    /// A number of one good.
    pub const fn of(count: u16, good: Good) -> Purse {
        let mut purse = Purse::EMPTY;
        purse.0[good as usize] = count;
        purse
    }

    /// How many of a good there are.
    #[inline]
    pub const fn count(&self, good: Good) -> u16 {
        self.0[good as usize]
    }

    /// Power Points.
    #[inline]
    pub const fn points(&self) -> u16 {
        self.count(Good::PowerPoint)
    }

    /// Whether everything in the cost is here.
    #[inline]
    pub fn covers(&self, cost: &Purse) -> bool {
        let mut missing = 0;
        for lane in 0..LANES {
            missing |= cost.0[lane].saturating_sub(self.0[lane]);
        }
        missing == 0
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub fn plus(&self, other: &Purse) -> Purse {
        let mut sum = *self;
        for lane in 0..LANES {
            sum.0[lane] = sum.0[lane].saturating_add(other.0[lane]);
        }
        sum
    }

    /// What is left after paying.
    #[must_use]
    #[inline]
    pub fn minus(&self, cost: &Purse) -> Purse {
        let mut rest = *self;
        for lane in 0..LANES {
            rest.0[lane] = rest.0[lane].saturating_sub(cost.0[lane]);
        }
        rest
    }

    /// The first good of which more is needed, and how much more.
    pub fn missing(&self, cost: &Purse) -> Option<(u16, Good)> {
        let more = cost.minus(self);
        Good::ALL.iter().map(|&good| (more.count(good), good)).find(|(count, _)| *count > 0)
    }

    /// How many resources in all.
    #[inline]
    pub fn resources(&self) -> u32 {
        Good::RESOURCES.iter().map(|&good| u32::from(self.count(good))).sum()
    }

    /// Which goods are here.
    #[inline]
    pub fn kinds(&self) -> Set<Good> {
        let mut bits = 0;
        for (lane, &count) in self.0.iter().enumerate() {
            bits |= u64::from(count > 0) << lane;
        }
        Set::from_bits(bits)
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Purse::EMPTY
    }
}

impl Spoken for Purse {
    fn arg(&self) -> Arg {
        let counted = |&good: &Good| {
            let (count, Arg::Name(key)) = (self.count(good), good.arg()) else { return None };
            (count > 0).then(|| Arg::Counted(count.into(), key))
        };
        Arg::List(Good::ALL.iter().filter_map(counted).collect())
    }

    fn samples() -> Vec<Self> {
        Good::ALL.iter().flat_map(|&good| [Purse::of(1, good), Purse::of(2, good)]).collect()
    }
}

/// In JSON an object with every good by name.
impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.iter().map(|&good| (good, self.count(good))))
    }
}

/// Goods that are left out count as 0.
impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = std::collections::BTreeMap::<Good, u16>::deserialize(deserializer)?;
        let mut purse = Purse::EMPTY;
        for (good, count) in counts {
            if count > Purse::MAX {
                return Err(de::Error::custom(format!("nobody holds {count} of {good:?}")));
            }
            purse.0[good.index() as usize] = count;
        }
        Ok(purse)
    }
}

impl Purse {
    /// More of one good than any game brings.
    const MAX: u16 = 10_000;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_is_covered_by_each_good() {
        let held = Purse::of(2, Good::Wood).plus(&Purse::of(1, Good::PowerPoint));
        assert!(held.covers(&Purse::of(2, Good::Wood)));
        assert!(!held.covers(&Purse::of(1, Good::Stone)));
        assert_eq!(held.missing(&Purse::of(5, Good::Wood)), Some((3, Good::Wood)));
        assert_eq!(held.resources(), 2);
        assert_eq!(held.kinds().iter().collect::<Vec<_>>(), [Good::Wood, Good::PowerPoint]);
    }
}
