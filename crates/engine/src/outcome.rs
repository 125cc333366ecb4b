//! How a game ended, with every point's origin.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{MAX_SEATS, Seat};

/// The most origins a seat's points can have.
pub const MAX_ORIGINS: usize = 24;

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Why it ended: one of the game's `endings`, said by `ending-<key>`.
    pub ending: &'static str,
    /// Each seat's result, seat 0 first.
    pub seats: ArrayVec<SeatResult, MAX_SEATS>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatResult {
    /// The place, 1 for the winners; tied seats share the better place.
    pub rank: u8,
    /// The final score, the sum of its origins.
    pub score: i32,
    /// Where the points came from, said by `origin-<key>`.
    pub origins: ArrayVec<(&'static str, i32), MAX_ORIGINS>,
}

impl Outcome {
    /// The outcome in which seats rank by a value, higher first, equal values sharing a place.
    pub fn ranked<K: Ord>(
        ending: &'static str,
        origins: impl IntoIterator<Item = ArrayVec<(&'static str, i32), MAX_ORIGINS>>,
        standing: impl Fn(Seat) -> K,
    ) -> Outcome {
        let mut seats: ArrayVec<SeatResult, MAX_SEATS> = origins
            .into_iter()
            .map(|origins| SeatResult {
                rank: 1,
                score: origins.iter().map(|(_, points)| points).sum(),
                origins,
            })
            .collect();
        let count = seats.len() as u8;
        for seat in Seat::all(count) {
            let mine = standing(seat);
            let ahead = Seat::all(count).filter(|&other| standing(other) > mine).count();
            seats[seat.index()].rank = ahead as u8 + 1;
        }
        Outcome { ending, seats }
    }

    /// What a seat's place is worth, from 1 for the only winner to -1 for the only last: the seats
    /// behind it less the seats ahead of it, as a share of the others.
    pub fn returns(&self, seat: Seat) -> f64 {
        let Some(rank) = self.seats.get(seat.index()).map(|result| result.rank) else { return 0.0 };
        let behind = self.seats.iter().filter(|other| other.rank > rank).count();
        let ahead = self.seats.iter().filter(|other| other.rank < rank).count();
        (behind as f64 - ahead as f64) / (self.seats.len().max(2) - 1) as f64
    }

    /// A seat's share of the victory: 1 divided by the number of winners, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.seats.iter().filter(|result| result.rank == 1).count();
        match self.seats.get(seat.index()) {
            Some(result) if result.rank == 1 => 1.0 / winners as f64,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_standing_shares_the_better_place() {
        let points = [7, 9, 7, 2];
        let origins = points.map(|value| ArrayVec::from_iter([("track", value)]));
        let outcome = Outcome::ranked("done", origins, |seat| points[seat.index()]);
        let ranks: Vec<_> = outcome.seats.iter().map(|seat| seat.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
        assert_eq!(outcome.win_share(Seat::of(1)), 1.0);
        assert_eq!(outcome.win_share(Seat::of(0)), 0.0);
        let returns: Vec<_> = Seat::all(4).map(|seat| outcome.returns(seat)).collect();
        assert_eq!(returns, [0.0, 1.0, 0.0, -1.0]);
    }
}
