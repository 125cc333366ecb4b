//! The puzzles that were solved on this device, kept in a cookie: `simurgh.8000000011+belaad.1`.
//!
//! A number in hexadecimal digits for each game, a bit for each puzzle: a cookie has little room.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::HeaderMap;

use crate::cookies;

/// Puzzles of a game that a cookie can remember.
const MOST: usize = 128;

/// The solved puzzles of every game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solved(BTreeMap<&'static str, u128>);

impl Solved {
    /// The cookie's name.
    pub const COOKIE: &'static str = "sofra_puzzles";

    /// What a device remembers. What isn't a game's is left out.
    pub fn read(headers: &HeaderMap) -> Solved {
        Solved::parse(cookies::read(headers, Solved::COOKIE).unwrap_or_default())
    }

    fn parse(written: &str) -> Solved {
        let known = written.split('+').filter_map(|word| {
            let (game, bits) = word.split_once('.')?;
            Some((learn::course(game)?.game, u128::from_str_radix(bits, 16).ok()?))
        });
        Solved(known.collect())
    }

    /// The cookie's value.
    pub fn written(&self) -> String {
        let words = self.0.iter().map(|(game, bits)| format!("{game}.{bits:x}"));
        words.collect::<Vec<_>>().join("+")
    }

    /// Remembers a puzzle by its number, counted from 1.
    pub fn insert(&mut self, game: &'static str, number: usize) {
        if (1..=MOST).contains(&number) {
            *self.0.entry(game).or_default() |= 1 << (number - 1);
        }
    }

    /// The numbers of a game's solved puzzles.
    pub fn of(&self, game: &str) -> BTreeSet<usize> {
        let bits = self.0.get(game).copied().unwrap_or_default();
        (1..=MOST).filter(|number| bits >> (number - 1) & 1 == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_solved_is_read_back() {
        let mut solved = Solved::default();
        for number in [1, 40, 128, 129, 0] {
            solved.insert("simurgh", number);
        }
        assert_eq!(solved.of("simurgh"), BTreeSet::from([1, 40, 128]));
        assert_eq!(Solved::parse(&solved.written()), solved);
        assert_eq!(Solved::parse("chess.1+simurgh.zz+belaad"), Solved::default());
    }
}
