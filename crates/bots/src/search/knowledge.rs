//! What each seat has seen since the position in which the search began, as a fingerprint.
//!
//! A seat hears its own actions and every event it may see, and nothing else. Two lines of play
//! that a seat can't tell apart leave it with the same fingerprint, so that it can't decide
//! differently in them: that is what makes the tree one of information sets.

use engine::{Indexed, Log, MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

use super::fingerprint::{fingerprint, mix};

/// A fingerprint of what each seat has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge([u64; MAX_SEATS]);

impl Knowledge {
    /// Where a search begins.
    pub fn new() -> Knowledge {
        Knowledge(std::array::from_fn(|seat| mix(0x50f7, seat as u64)))
    }

    /// What a seat has seen.
    #[inline]
    pub fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }

    /// A seat knows what it did itself.
    #[inline]
    pub fn act(&mut self, seat: Seat, action: impl Indexed) {
        let print = &mut self.0[seat.index()];
        *print = mix(*print, u64::from(action.index()) + 1);
    }

    /// Everybody has heard what could be heard of a step. `admit` may make an outcome coarser:
    /// it gets what a seat knew before and would know now.
    #[inline]
    pub fn hear(&mut self, ears: &Ears, mut admit: impl FnMut(u64, u64) -> u64) {
        for (known, &heard) in self.0.iter_mut().zip(&ears.heard).take(ears.seats) {
            if heard != SILENCE {
                *known = admit(*known, mix(*known, heard));
            }
        }
    }
}

const SILENCE: u64 = 0;

/// Listens to a step for every seat.
pub struct Ears {
    seats: usize,
    heard: [u64; MAX_SEATS],
}

impl Ears {
    /// Ears for a table of `seats`.
    pub fn new(seats: u8) -> Ears {
        Ears { seats: usize::from(seats), heard: [SILENCE; MAX_SEATS] }
    }
}

impl<E: Serialize> Log<E> for Ears {
    #[inline]
    fn event(&mut self, event: E) {
        let print = fingerprint(&event);
        for heard in &mut self.heard[..self.seats] {
            *heard = mix(*heard, print);
        }
    }

    fn whisper(&mut self, insiders: SeatSet, own: E, others: E) {
        let (own, others) = (fingerprint(&own), fingerprint(&others));
        for (at, heard) in self.heard[..self.seats].iter_mut().enumerate() {
            *heard = mix(*heard, if insiders.contains(Seat::of(at)) { own } else { others });
        }
    }

    fn learned(&mut self, _seats: SeatSet) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(listen: impl Fn(&mut Ears)) -> Knowledge {
        let mut ears = Ears::new(3);
        listen(&mut ears);
        let mut known = Knowledge::new();
        known.hear(&ears, |_, now| now);
        known
    }

    #[test]
    fn a_secret_is_told_apart_only_by_its_owner() {
        let (one, two) = (Seat::of(1), Seat::of(2));
        let ace = known(|ears| ears.secret(one, "an ace", "a card"));
        let king = known(|ears| ears.secret(one, "a king", "a card"));
        assert_ne!(ace.of(one), king.of(one));
        assert_eq!(ace.of(two), king.of(two));
        assert_ne!(ace.of(two), Knowledge::new().of(two));
    }

    #[test]
    fn an_answer_that_nobody_hears_is_known_to_its_seat_alone() {
        let mut known = Knowledge::new();
        known.act(Seat::of(0), true);
        assert_ne!(known.of(Seat::of(0)), Knowledge::new().of(Seat::of(0)));
        assert_eq!(known.of(Seat::of(1)), Knowledge::new().of(Seat::of(1)));
    }
}
