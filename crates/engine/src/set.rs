//! Sets of small things as bits.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Arg, Indexed, Spoken};

/// A set of different values, one bit for each. In JSON a list in ascending order.
///
/// `B` is the integer that holds the bits: the smallest that has one for every value keeps a game's
/// state small. A set that is too small for its values doesn't compile.
pub struct Set<T, B = u64> {
    bits: B,
    of: PhantomData<T>,
}

/// The integers that a [`Set`] can be made of.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    /// How many there are.
    const WIDTH: u32;
    /// None of them.
    const NONE: Self;

    /// The bit with this number alone.
    fn bit(number: u32) -> Self;

    /// The bits below this number.
    fn below(number: u32) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The number of the lowest bit that is set, or the width.
    fn lowest(self) -> u32;

    /// The bits without the lowest one that is set.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($integer:ty),+) => {
        $(impl Bits for $integer {
            const WIDTH: u32 = <$integer>::BITS;
            const NONE: Self = 0;

            #[inline]
            fn bit(number: u32) -> Self {
                1 << number
            }

            #[inline]
            fn below(number: u32) -> Self {
                if number == 0 { 0 } else { <$integer>::MAX >> (<$integer>::BITS - number) }
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        })+
    };
}

bits!(u8, u16, u32, u64);

impl<T: Indexed, B: Bits> Set<T, B> {
    /// Nothing.
    pub const EMPTY: Set<T, B> = {
        assert!(T::COUNT <= B::WIDTH, "the set has fewer bits than there are values");
        Set { bits: B::NONE, of: PhantomData }
    };

    /// Every value.
    #[inline]
    pub fn all() -> Set<T, B> {
        Self::from_bits(B::below(T::COUNT))
    }

    /// One value alone.
    #[inline]
    pub fn only(value: T) -> Set<T, B> {
        Self::EMPTY.with(value)
    }

    /// The set with these bits, the lowest for the first value; bits beyond the last value are dropped.
    #[inline]
    pub fn from_bits(bits: B) -> Set<T, B> {
        Set { bits: bits & B::below(T::COUNT), of: PhantomData }
    }

    /// The bits, the lowest for the first value.
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(self, value: T) -> bool {
        self.bits & B::bit(value.index()) != B::NONE
    }

    /// Adds a value.
    #[inline]
    pub fn insert(&mut self, value: T) {
        *self = self.with(value);
    }

    /// Takes a value out.
    #[inline]
    pub fn remove(&mut self, value: T) {
        *self = self.without(value);
    }

    /// The set with one more value.
    #[inline]
    #[must_use]
    pub fn with(self, value: T) -> Set<T, B> {
        Set { bits: self.bits | B::bit(value.index()), of: PhantomData }
    }

    /// The set without one value.
    #[inline]
    #[must_use]
    pub fn without(self, value: T) -> Set<T, B> {
        Set { bits: self.bits & !B::bit(value.index()), of: PhantomData }
    }

    /// The values in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<T, B>) -> Set<T, B> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// The values in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<T, B>) -> Set<T, B> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// The values of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T, B>) -> Set<T, B> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// How many values are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }

    /// The lowest value in the set.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { T::from_index(self.bits.lowest()) }
    }

    /// The values in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            if rest == B::NONE {
                return None;
            }
            let lowest = rest.lowest();
            rest = rest.without_lowest();
            T::from_index(lowest)
        })
    }
}

impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: Eq> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for Set<T, B> {}

impl<T, B: Hash> Hash for Set<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T, B: Default> Default for Set<T, B> {
    #[inline]
    fn default() -> Self {
        Set { bits: B::default(), of: PhantomData }
    }
}

impl<T: Indexed, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        values.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Indexed, B: Bits> Extend<T> for Set<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert(value));
    }
}

impl<T: Indexed + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Indexed + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Indexed + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let count = values.len();
        let set: Set<T, B> = values.into_iter().collect();
        if set.len() == count {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a value is listed twice"))
        }
    }
}

/// Said as a list.
impl<T: Indexed + Spoken, B: Bits> Spoken for Set<T, B> {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(|value| value.arg()).collect())
    }

    fn samples() -> Vec<Self> {
        vec![Set::EMPTY, Set::all()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    type Seats = Set<Seat, u8>;

    fn set(seats: &[usize]) -> Seats {
        seats.iter().map(|&seat| Seat::of(seat)).collect()
    }

    #[test]
    fn and_is_what_both_have_and_or_what_either_has() {
        assert_eq!(set(&[0, 2, 7]).and(set(&[2, 3, 7])), set(&[2, 7]));
        assert_eq!(set(&[0, 2]).or(set(&[2, 3])), set(&[0, 2, 3]));
        assert_eq!(set(&[0, 2]).minus(set(&[2, 3])), set(&[0]));
    }

    #[test]
    fn values_come_in_ascending_order() {
        let seats = set(&[7, 0, 5]);
        assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!((seats.len(), seats.first()), (3, Some(Seat::of(0))));
        assert_eq!(Seats::all().len(), 8);
        assert_eq!(Seats::EMPTY.first(), None);
    }

    #[test]
    fn it_is_written_as_a_list_and_a_value_listed_twice_is_refused() {
        assert_eq!(serde_json::to_string(&set(&[4, 1])).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<Seats>("[4,1]").unwrap(), set(&[1, 4]));
        assert!(serde_json::from_str::<Seats>("[4,4]").is_err());
    }
}
