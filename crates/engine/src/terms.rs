//! The terms of an estimate: what a position is worth, said part by part.

/// Where a game adds up what a seat can expect, term by term.
///
/// A bot needs only the sum: it tallies into a plain `f32`, and the names cost nothing. A hint
/// tallies into [`Terms`], which keep the parts. Both come from the same code, so that the words of
/// a hint can't drift from the judgement.
pub trait Tally {
    /// Adds points for a term, which the game lists in [`Game::terms`](crate::Game::terms). A term may
    /// come more than once.
    fn add(&mut self, term: &'static str, points: f32);

    /// Adds what `add` adds up, multiplied by `factor`. Rounded as `factor * (one + other + …)` is.
    fn scaled(&mut self, factor: f32, add: impl FnOnce(&mut Self))
    where
        Self: Sized;
}

impl Tally for f32 {
    #[inline(always)]
    fn add(&mut self, _term: &'static str, points: f32) {
        *self += points;
    }

    #[inline(always)]
    fn scaled(&mut self, factor: f32, add: impl FnOnce(&mut f32)) {
        let mut sum = 0.0;
        add(&mut sum);
        *self += factor * sum;
    }
}

/// An estimate in its parts, in the order in which the game first named them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Terms {
    parts: Vec<(&'static str, f32)>,
}

impl Terms {
    /// The terms with what each adds.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, f32)> {
        self.parts.iter().copied()
    }

    /// What a term adds; 0 if it wasn't named.
    pub fn of(&self, term: &str) -> f32 {
        self.parts.iter().find(|(each, _)| *each == term).map_or(0.0, |(_, points)| *points)
    }

    /// What they add up to.
    pub fn sum(&self) -> f32 {
        self.parts.iter().map(|(_, points)| points).sum()
    }
}

impl Tally for Terms {
    fn add(&mut self, term: &'static str, points: f32) {
        match self.parts.iter_mut().find(|(each, _)| *each == term) {
            Some((_, sum)) => *sum += points,
            None => self.parts.push((term, points)),
        }
    }

    fn scaled(&mut self, factor: f32, add: impl FnOnce(&mut Terms)) {
        let mut terms = Terms::default();
        add(&mut terms);
        for (term, points) in terms.iter() {
            self.add(term, factor * points);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_that_comes_twice_is_one() {
        let mut terms = Terms::default();
        for (term, points) in [("cities", 1.0), ("gold", 0.5), ("cities", 2.0)] {
            terms.add(term, points);
        }
        assert_eq!(terms.iter().collect::<Vec<_>>(), [("cities", 3.0), ("gold", 0.5)]);
        assert_eq!((terms.of("cities"), terms.of("heroes"), terms.sum()), (3.0, 0.0, 3.5));
    }

    #[test]
    fn what_is_scaled_is_a_part_of_the_rest() {
        fn weigh(tally: &mut impl Tally) {
            tally.add("gold", 1.0);
            tally.scaled(2.0, |tally| {
                tally.add("gold", 0.5);
                tally.add("time", -0.25);
            });
        }
        let (mut terms, mut sum) = (Terms::default(), 0.0);
        weigh(&mut terms);
        weigh(&mut sum);
        assert_eq!(terms.iter().collect::<Vec<_>>(), [("gold", 2.0), ("time", -0.5)]);
        assert_eq!((sum, terms.sum()), (1.5, 1.5));
    }
}
