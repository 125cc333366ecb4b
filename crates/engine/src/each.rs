//! A table with one value for each of several named things.

use std::fmt;
use std::iter::Sum;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Arg, Indexed, Set, Spoken};

/// One value for each of `N` named things, written by name.
#[derive(PartialEq, Eq)]
pub struct Each<K, T, const N: usize> {
    values: [T; N],
    of: PhantomData<K>,
}

impl<K: Indexed, T: Copy, const N: usize> Each<K, T, N> {
    /// Computes the value of each name.
    pub fn from_fn(mut value: impl FnMut(K) -> T) -> Self
    where
        T: Default,
    {
        let mut values = [T::default(); N];
        for (at, key) in K::values().take(N).enumerate() {
            values[at] = value(key);
        }
        Each { values, of: PhantomData }
    }

    /// Each name with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, T)> + '_ {
        K::values().zip(self.values)
    }

    /// The sum of all values.
    #[inline]
    pub fn total(&self) -> T
    where
        T: Sum,
    {
        self.values.iter().copied().sum()
    }
}

impl<K, T: Copy, const N: usize> Clone for Each<K, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, T: Copy, const N: usize> Copy for Each<K, T, N> {}

impl<K, T: Default + Copy, const N: usize> Default for Each<K, T, N> {
    fn default() -> Self {
        Each { values: [T::default(); N], of: PhantomData }
    }
}

impl<K: Indexed, T, const N: usize> Index<K> for Each<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.index() as usize]
    }
}

impl<K: Indexed, T, const N: usize> IndexMut<K> for Each<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.index() as usize]
    }
}

impl<K: Indexed + fmt::Debug, T: Copy + fmt::Debug, const N: usize> fmt::Debug for Each<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// Said as a list of amounts, without those that are 0.
impl<K: Indexed + Spoken, const N: usize> Spoken for Each<K, u8, N> {
    fn arg(&self) -> Arg {
        let some = self.iter().filter(|(_, count)| *count > 0);
        Arg::List(some.map(|(key, count)| Arg::counted(count, &key)).collect())
    }

    fn samples() -> Vec<Self> {
        vec![Each::from_fn(|_| 1), Each::from_fn(|_| 2), Each::default()]
    }
}

impl<K: Indexed + Serialize, T: Copy + Serialize, const N: usize> Serialize for Each<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for Each<K, T, N>
where
    K: Indexed + Deserialize<'de>,
    T: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByName<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K, T, const N: usize> Visitor<'de> for ByName<K, T, N>
        where
            K: Indexed + Deserialize<'de>,
            T: Copy + Default + Deserialize<'de>,
        {
            type Value = Each<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a value for each of {N} names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut each = Each::default();
                let mut given = Set::<K, u64>::EMPTY;
                while let Some((key, value)) = map.next_entry::<K, T>()? {
                    each[key] = value;
                    given.insert(key);
                }
                if given.len() == N {
                    Ok(each)
                } else {
                    Err(A::Error::custom(format!("{} of {N} values are given", given.len())))
                }
            }
        }

        deserializer.deserialize_map(ByName(PhantomData))
    }
}
