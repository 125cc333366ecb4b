//! Chance: everything random in a game comes from a seed and the number of the step.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The 256-bit seed of a table, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from any text, so that a person can name one: `--seed autumn`.
    pub fn from_phrase(phrase: &str) -> Seed {
        Seed(Sha256::digest(phrase.as_bytes()).into())
    }

    /// The seed of the `number`-th game of a series: the series' seed hashed with the number.
    pub fn nth(self, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// A seed that is not 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for BadSeed {}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digits: Vec<u8> = text
            .chars()
            .map(|digit| digit.to_digit(16).map(|value| value as u8))
            .collect::<Option<_>>()
            .ok_or(BadSeed)?;
        let mut seed = [0; 32];
        if digits.len() != 2 * seed.len() {
            return Err(BadSeed);
        }
        for (byte, pair) in seed.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Seed(seed))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The chance of one step of a game, derived from (seed, step): the same on every platform.
///
/// The stream is ChaCha8 keyed by the seed, one stream for each step; numbers are drawn from it by
/// the methods here and by nothing else, so that a library's update can't change an old game. It is
/// made when first used: steps without chance cost nothing.
pub struct StepRng {
    source: Source,
    drawn: u32,
}

#[expect(clippy::large_enum_variant, reason = "lives on the stack for one step, never moved")]
enum Source {
    Sealed { seed: Seed, step: u64 },
    Opened(ChaCha8Rng),
    Playout(PlayoutRng),
}

impl StepRng {
    /// The chance of a table's step. Step 0 is the set-up.
    pub fn new(seed: Seed, step: u64) -> StepRng {
        StepRng { source: Source::Sealed { seed, step }, drawn: 0 }
    }

    /// Chance for a playout that no table will ever see: fast, and unrelated to any table's seed.
    pub fn playout(rng: PlayoutRng) -> StepRng {
        StepRng { source: Source::Playout(rng), drawn: 0 }
    }

    /// Whether anything was drawn since this was made.
    pub fn used(&self) -> bool {
        self.drawn > 0
    }

    /// How often something was drawn. If it hasn't changed since, no chance was used.
    #[inline]
    pub(crate) fn drawn(&self) -> u32 {
        self.drawn
    }
}

/// Ways to draw from chance. Implemented by [`StepRng`] for games and [`PlayoutRng`] for search.
pub trait Chance {
    /// 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number below `bound`, each equally likely. `bound` must not be 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's method: multiply, and reject the few low products that would favour some numbers.
        debug_assert!(bound > 0, "nothing is below 0");
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the items into a random order, each equally likely.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items, each equally likely; `None` if there is none.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len() as u32) as usize]) }
    }
}

impl Chance for StepRng {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.drawn = self.drawn.saturating_add(1);
        if let Source::Sealed { seed, step } = self.source {
            let mut stream = ChaCha8Rng::from_seed(seed.0);
            stream.set_stream(step);
            self.source = Source::Opened(stream);
        }
        match &mut self.source {
            Source::Opened(stream) => stream.next_u32(),
            Source::Playout(rng) => rng.bits(),
            Source::Sealed { .. } => 0, // Opened just above.
        }
    }
}

/// Fast chance for random play and search, never for a table: SplitMix64.
#[derive(Clone, Debug)]
pub struct PlayoutRng(u64);

impl PlayoutRng {
    /// A generator that always gives the same numbers for the same seed.
    pub fn new(seed: u64) -> PlayoutRng {
        PlayoutRng(seed)
    }
}

impl From<Seed> for PlayoutRng {
    fn from(seed: Seed) -> Self {
        let mut first = [0; 8];
        first.copy_from_slice(&seed.0[..8]);
        PlayoutRng(u64::from_le_bytes(first))
    }
}

impl Chance for PlayoutRng {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers must never change, or old journals would replay differently.
    #[test]
    fn a_step_draws_the_same_numbers_for_ever() {
        let mut rng = StepRng::new(Seed::from_phrase("sofra"), 3);
        assert!(!rng.used());
        let drawn: Vec<u32> = (0..4).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, [860, 572, 515, 307]);
        assert!(rng.used());
        let mut order: Vec<u8> = (0..8).collect();
        rng.shuffle(&mut order);
        assert_eq!(order, [2, 3, 0, 1, 7, 5, 6, 4]);
    }

    #[test]
    fn steps_do_not_share_their_chance() {
        let seed = Seed::from_phrase("sofra");
        let first = |step| StepRng::new(seed, step).bits();
        assert_ne!(first(1), first(2));
        assert_ne!(first(1), StepRng::new(seed.nth(1), 1).bits());
    }

    #[test]
    fn below_is_even() {
        let mut rng = PlayoutRng::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Five standard deviations of a fair die over 60,000 throws are about 456.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn a_seed_is_written_and_read_back() {
        let seed = Seed::from_phrase("sofra");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(BadSeed));
        assert_eq!("x".repeat(64).parse::<Seed>(), Err(BadSeed));
    }
}
