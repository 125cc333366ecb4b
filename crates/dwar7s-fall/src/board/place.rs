//! Places and sets of them.

use std::fmt;

engine::bounded! {
    /// An occupied cell, by its number in the list of them.
    pub struct Place(64);
}

/// A set of places: one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct PlaceSet(u64);

impl PlaceSet {
    /// No place.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// This place alone.
    #[inline]
    pub const fn only(place: Place) -> PlaceSet {
        PlaceSet(1 << place.at())
    }

    /// The first `count` places.
    #[inline]
    pub const fn first_places(count: u8) -> PlaceSet {
        if count as usize >= Place::COUNT { PlaceSet(u64::MAX) } else { PlaceSet((1 << count) - 1) }
    }

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.at() & 1 != 0
    }

    /// Whether no place is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a place.
    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.at();
    }

    /// Takes a place out.
    #[inline]
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.at());
    }

    /// Adds or takes out a place.
    #[inline]
    pub const fn set(&mut self, place: Place, contained: bool) {
        self.remove(place);
        self.0 |= (contained as u64) << place.at();
    }

    /// Takes the first place out and gives it.
    #[inline]
    pub const fn pop(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let first = Place::new(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        first
    }

    /// A place got another number.
    #[inline]
    pub const fn rename(&mut self, from: Place, to: Place) {
        let contained = self.contains(from);
        self.remove(from);
        self.set(to, contained);
    }

    /// The places in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// The places in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & other.0)
    }

    /// The places of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn but_not(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// The places of this set without one.
    #[inline]
    #[must_use]
    pub const fn without(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !(1 << place.at()))
    }

    /// The places in order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Place> + Clone {
        std::iter::from_fn(move || self.pop())
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Place::at)).finish()
    }
}
