//! Who sits where, and who is looking.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Arg, Indexed, Spoken};

/// The most seats any table can have. A [`SeatSet`] is one byte.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have one.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat with this number, for numbers that are known to be good.
    ///
    /// # Panics
    /// If no table can have such a seat.
    pub const fn of(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no table has that many seats");
        Seat(number as u8)
    }

    /// The seat's number, for indexing arrays of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise at a table of `seats`.
    pub const fn previous(self, seats: u8) -> Seat {
        Seat(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }

    /// All seats of a table, clockwise from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| {
            serde::de::Error::custom(format!("seat {number} is not one of 0 to {}", MAX_SEATS - 1))
        })
    }
}

impl Indexed for Seat {
    const COUNT: u32 = MAX_SEATS as u32;

    fn index(self) -> u32 {
        u32::from(self.0)
    }

    fn from_index(index: u32) -> Option<Self> {
        u8::try_from(index).ok().and_then(Seat::new)
    }
}

impl Spoken for Seat {
    fn arg(&self) -> Arg {
        Arg::Seat(*self)
    }

    fn samples() -> Vec<Self> {
        Seat::all(MAX_SEATS as u8).collect()
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat alone.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        if seats as usize >= MAX_SEATS { SeatSet(u8::MAX) } else { SeatSet((1 << seats) - 1) }
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The lowest seat in the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what that seat may see.
    Seat(Seat),
    /// Anybody else: sees what everybody may see.
    Spectator,
}

impl Viewer {
    /// Whether this is the given seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Viewer::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_remembers_its_seats_in_order() {
        let set: SeatSet = [Seat::of(5), Seat::of(0), Seat::of(2)].into_iter().collect();
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 5]);
        assert_eq!(set.len(), 3);
        assert_eq!(set.without(Seat::of(0)).first(), Some(Seat::of(2)));
        assert_eq!(SeatSet::all(8).len(), 8);
    }

    #[test]
    fn and_is_what_both_have_and_minus_what_is_left() {
        let (even, first) = (SeatSet::all(6).minus(odd()), SeatSet::all(3));
        assert_eq!(even.and(first).iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(even.minus(first).iter().map(Seat::index).collect::<Vec<_>>(), [4]);
    }

    fn odd() -> SeatSet {
        [1, 3, 5, 7].into_iter().map(Seat::of).collect()
    }

    #[test]
    fn clockwise_goes_round() {
        let order: Vec<_> = Seat::of(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat::of(3).next(4), Seat::of(0));
        assert_eq!(Seat::of(0).previous(4), Seat::of(3));
    }

    #[test]
    fn a_seat_no_table_has_is_refused() {
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }
}
