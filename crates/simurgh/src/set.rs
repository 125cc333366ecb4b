//! Sets of small things as bits.

use std::fmt;
use std::marker::PhantomData;

use engine::Indexed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of up to 64 different values. In JSON a list in ascending order.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Indexed> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set(0, PhantomData);

    /// All values there are.
    pub fn all() -> Set<T> {
        T::values().collect()
    }

    /// The set with these bits; bits beyond the last value are dropped.
    #[inline]
    pub fn from_bits(bits: u64) -> Set<T> {
        Set(bits & (u64::MAX >> (64 - T::COUNT)), PhantomData)
    }

    /// The bits, lowest for the first value.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// One value alone.
    #[inline]
    pub fn only(value: T) -> Set<T> {
        Set(1 << value.index(), PhantomData)
    }

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(self, value: T) -> bool {
        self.0 >> value.index() & 1 != 0
    }

    /// Adds a value.
    #[inline]
    pub fn insert(&mut self, value: T) {
        self.0 |= 1 << value.index();
    }

    /// Takes a value out.
    #[inline]
    pub fn remove(&mut self, value: T) {
        self.0 &= !(1 << value.index());
    }

    /// The set without one value.
    #[must_use]
    #[inline]
    pub fn without(mut self, value: T) -> Set<T> {
        self.remove(value);
        self
    }

    /// What is in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    /// What is in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    /// What is in this set and not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many values are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest value in the set.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.0 == 0 { None } else { T::from_index(self.0.trailing_zeros()) }
    }

    /// The values in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let value = if rest == 0 { None } else { T::from_index(rest.trailing_zeros()) };
            rest &= rest.wrapping_sub(1);
            value
        })
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut set = Set::EMPTY;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

impl<T: Indexed> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert(value));
    }
}

impl<T: Indexed + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Indexed + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Indexed + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
