//! What is open: the stack of a game's decisions.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The open decisions of a game, the one to be answered next on top.
///
/// It is a part of the state and is copied with it, so it has a fixed size `N` and allocates nothing.
/// [`Game::agenda`](crate::Game::agenda) shows it to the engine, which asks what is on top. In JSON it
/// is a list, the top last.
///
/// A game whose questions follow each other needs a single place and [`Self::ask`]. One whose
/// questions lie under others until those are answered needs [`Self::plan`] and [`Self::done`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Agenda<D, const N: usize>(ArrayVec<D, N>);

impl<D: Copy, const N: usize> Agenda<D, N> {
    /// Nothing is open.
    pub fn new() -> Self {
        Agenda(ArrayVec::new())
    }

    /// The decision to be answered next.
    #[inline]
    pub fn top(&self) -> Option<D> {
        self.0.last().copied()
    }

    /// The decision to be answered next, to be changed in its place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut D> {
        self.0.last_mut()
    }

    /// Puts a decision on top, to be answered before everything else.
    ///
    /// A game's audit has to refuse positions from which play could fill its agenda. If one gets
    /// through all the same, the decision is left out, so that nobody's game is lost; with debug
    /// assertions, as in tests, this panics.
    #[inline]
    pub fn plan(&mut self, decision: D) {
        let planned = self.0.try_push(decision);
        debug_assert!(planned.is_ok(), "an agenda of {N} is full");
    }

    /// Takes away what is on top.
    #[inline]
    pub fn done(&mut self) {
        self.0.pop();
    }

    /// Takes everything away.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Replaces what is on top: the next question.
    #[inline]
    pub fn ask(&mut self, decision: D) {
        match self.0.last_mut() {
            Some(top) => *top = decision,
            None => self.plan(decision),
        }
    }
}

impl<D: Copy, const N: usize> Default for Agenda<D, N> {
    fn default() -> Self {
        Agenda::new()
    }
}

impl<D: Copy, const N: usize> From<Option<D>> for Agenda<D, N> {
    fn from(open: Option<D>) -> Self {
        Agenda(open.into_iter().collect())
    }
}

/// From the bottom to the top.
impl<D, const N: usize> Deref for Agenda<D, N> {
    type Target = [D];

    #[inline]
    fn deref(&self) -> &[D] {
        &self.0
    }
}

impl<D, const N: usize> DerefMut for Agenda<D, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [D] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_that_was_planned_is_asked_first() {
        let mut agenda: Agenda<u8, 3> = Agenda::new();
        assert_eq!(agenda.top(), None);
        agenda.plan(1);
        agenda.plan(2);
        assert_eq!(agenda.top(), Some(2));
        agenda.done();
        assert_eq!(agenda.top(), Some(1));
    }

    #[test]
    fn the_next_question_takes_the_place_of_the_last() {
        let mut agenda: Agenda<u8, 1> = Agenda::new();
        agenda.ask(1);
        agenda.ask(2);
        assert_eq!(*agenda, [2]);
        agenda.clear();
        assert!(agenda.is_empty());
    }

    #[test]
    fn it_is_written_as_a_list_and_a_list_that_is_too_long_is_refused() {
        let agenda: Agenda<u8, 2> = Some(7).into();
        assert_eq!(serde_json::to_string(&agenda).ok().as_deref(), Some("[7]"));
        let read = |text| serde_json::from_str::<Agenda<u8, 2>>(text);
        assert_eq!(read("[1,2]").ok().and_then(|agenda| agenda.top()), Some(2));
        assert!(read("[1,2,3]").is_err());
    }
}
