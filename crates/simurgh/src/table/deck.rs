//! A face-down deck.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::table::ids::End;

/// A deck of at most `N` tiles. In JSON a list from the top to the bottom.
#[derive(Clone, Copy)]
pub struct Deck<T, const N: usize> {
    /// The bottom tile first; entries beyond `len` mean nothing.
    tiles: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// How many tiles lie in the deck.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no tile lies in the deck.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles from the top to the bottom.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = T> + '_ {
        self.as_slice().iter().rev().copied()
    }

    /// Takes the top tile.
    pub fn draw(&mut self) -> Option<T> {
        let top = self.as_slice().last().copied();
        self.len = self.len.saturating_sub(1);
        top
    }

    /// Puts a tile above the top or below the bottom. A full deck takes no more.
    pub fn put(&mut self, tile: T, end: End) {
        let len = self.len();
        if len == N {
            return;
        }
        match end {
            End::Top => self.tiles[len] = tile,
            End::Bottom => {
                self.tiles.copy_within(..len, 1);
                self.tiles[0] = tile;
            }
        }
        self.len += 1;
    }

    /// The tiles, the bottom one first.
    pub fn as_slice(&self) -> &[T] {
        &self.tiles[..self.len()]
    }

    /// The tiles, the bottom one first, for shuffling.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.tiles[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Deck { tiles: [T::default(); N], len: 0 }
    }
}

/// A deck with the last tile on top.
impl<T: Copy + Default, const N: usize> FromIterator<T> for Deck<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(tiles: I) -> Self {
        let mut deck = Deck::default();
        tiles.into_iter().for_each(|tile| deck.put(tile, End::Top));
        deck
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Deck<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Deck<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<T>::deserialize(deserializer)?;
        if tiles.len() > N {
            let count = tiles.len();
            return Err(de::Error::custom(format!("{count} tiles in a deck of at most {N}")));
        }
        Ok(tiles.into_iter().rev().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_go_above_the_top_or_below_the_bottom() {
        let mut deck: Deck<u8, 4> = [1, 2].into_iter().collect();
        deck.put(3, End::Top);
        deck.put(0, End::Bottom);
        deck.put(9, End::Top);
        assert_eq!(deck.iter().collect::<Vec<_>>(), [3, 2, 1, 0]);
        assert_eq!(deck.draw(), Some(3));
        assert_eq!(serde_json::to_string(&deck).unwrap(), "[2,1,0]");
        assert_eq!(serde_json::from_str::<Deck<u8, 4>>("[2,1,0]").unwrap(), deck);
        assert!(serde_json::from_str::<Deck<u8, 2>>("[2,1,0]").is_err());
    }
}
