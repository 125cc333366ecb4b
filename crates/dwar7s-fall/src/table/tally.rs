//! How many there are of each name: gems in a hand, ogre cards in a pile.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use engine::{Arg, Indexed, Spoken};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::names::{Gem, OgreCard};

/// Gems by kind.
pub type Gems = Tally<Gem, { Gem::COUNT as usize }>;
/// Ogre cards by name.
pub type OgreCards = Tally<OgreCard, { OgreCard::COUNT as usize }>;

/// A count for each name, written as an object without zeros.
pub struct Tally<T, const N: usize> {
    counts: [u8; N],
    of: PhantomData<T>,
}

impl<T: Indexed, const N: usize> Tally<T, N> {
    /// All counts 0.
    pub const EMPTY: Tally<T, N> = Tally { counts: [0; N], of: PhantomData };

    /// A tally of these counts, in the order of the names.
    pub const fn new(counts: [u8; N]) -> Tally<T, N> {
        Tally { counts, of: PhantomData }
    }

    /// How many there are of one name.
    #[inline]
    pub fn count(&self, name: T) -> u8 {
        self.counts[name.index() as usize]
    }

    /// Whether there is any of that name.
    #[inline]
    pub fn has(&self, name: T) -> bool {
        self.count(name) > 0
    }

    /// How many there are of all names.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether all counts are 0.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// The names whose count isn't 0.
    #[inline]
    pub fn names(&self) -> impl Iterator<Item = T> + use<'_, T, N> {
        T::values().filter(|&name| self.has(name))
    }

    /// Adds to one count.
    #[inline]
    pub fn add(&mut self, name: T, count: u8) {
        self.counts[name.index() as usize] += count;
    }

    /// Takes up to this many and returns how many.
    #[inline]
    pub fn take(&mut self, name: T, count: u8) -> u8 {
        let present = &mut self.counts[name.index() as usize];
        let taken = count.min(*present);
        *present -= taken;
        taken
    }

    /// Adds all of another tally.
    #[inline]
    pub fn join(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }

    /// Whether this has at least as many of each name as the other.
    #[inline]
    pub fn covers(&self, other: &Self) -> bool {
        self.counts.iter().zip(other.counts).all(|(&count, needed)| count >= needed)
    }

    /// What is left after subtracting the other, at least 0 each.
    #[inline]
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        Tally::new(std::array::from_fn(|at| self.counts[at].saturating_sub(other.counts[at])))
    }

    /// The `number`-th name when all are laid out in order.
    pub fn nth(&self, number: u32) -> Option<T> {
        let mut rest = number;
        T::values().find(|&name| {
            let count = u32::from(self.count(name));
            let here = rest < count;
            rest = rest.saturating_sub(count);
            here
        })
    }
}

impl<T, const N: usize> Clone for Tally<T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for Tally<T, N> {}

impl<T, const N: usize> PartialEq for Tally<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<T, const N: usize> Eq for Tally<T, N> {}

impl<T: Indexed, const N: usize> Default for Tally<T, N> {
    fn default() -> Self {
        Tally::EMPTY
    }
}

impl<T: Indexed + fmt::Debug, const N: usize> fmt::Debug for Tally<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.names().map(|name| (name, self.count(name)))).finish()
    }
}

impl<T: Indexed, const N: usize> FromIterator<T> for Tally<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        let mut tally = Tally::EMPTY;
        names.into_iter().for_each(|name| tally.add(name, 1));
        tally
    }
}

/// Said as a list of counted things.
impl<T: Indexed + Spoken, const N: usize> Spoken for Tally<T, N> {
    fn arg(&self) -> Arg {
        let counted = |name: T| match name.arg() {
            Arg::Name(key) => Arg::Counted(self.count(name).into(), key),
            other => other,
        };
        Arg::List(self.names().map(counted).collect())
    }

    fn samples() -> Vec<Self> {
        let one = |name| Tally::from_iter([name]);
        let two = |name| Tally::from_iter([name, name]);
        let several = [Tally::EMPTY, T::values().collect()];
        T::values().flat_map(|name| [one(name), two(name)]).chain(several).collect()
    }
}

impl<T: Indexed + Serialize, const N: usize> Serialize for Tally<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.names().map(|name| (name, self.count(name))))
    }
}

impl<'de, T: Indexed + Deserialize<'de> + Ord, const N: usize> Deserialize<'de> for Tally<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tally = Tally::EMPTY;
        for (name, count) in BTreeMap::<T, u8>::deserialize(deserializer)? {
            // No box has more of anything, so sums of such counts can't overflow.
            if count > 60 {
                return Err(serde::de::Error::custom(format!("{count} of one name")));
            }
            tally.counts[name.index() as usize] = count;
        }
        Ok(tally)
    }
}
