//! Small sets of named things, written as lists of names.

use std::fmt;
use std::marker::PhantomData;

use engine::Indexed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of at most 16 values, one bit each.
pub struct Set<T> {
    bits: u16,
    of: PhantomData<T>,
}

impl<T: Indexed> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// Everything there is.
    pub fn all() -> Set<T> {
        T::values().collect()
    }

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(self, value: T) -> bool {
        self.bits >> value.index() & 1 != 0
    }

    /// Adds a value.
    #[inline]
    pub fn insert(&mut self, value: T) {
        self.bits |= 1 << value.index();
    }

    /// Takes a value out.
    #[inline]
    pub fn remove(&mut self, value: T) {
        self.bits &= !(1 << value.index());
    }

    /// The set with one more value.
    #[must_use]
    pub fn with(mut self, value: T) -> Set<T> {
        self.insert(value);
        self
    }

    /// Whether nothing is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many values are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// The values in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let value = if bits == 0 { None } else { T::from_index(bits.trailing_zeros()) };
            bits &= bits.wrapping_sub(1);
            value
        })
    }

    /// The values in either set.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// The values in both sets.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// The values of this set that are not in the other.
    #[must_use]
    pub const fn but_not(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T: Indexed> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Indexed> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        values.into_iter().fold(Set::EMPTY, Set::with)
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
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        let set: Set<T> = values.into_iter().collect();
        if set.len() == count {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a value is listed twice"))
        }
    }
}
