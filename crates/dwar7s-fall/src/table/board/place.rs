//! Places and sets of them.

use engine::Set;

engine::bounded! {
    /// An occupied cell, by its index in the list of them.
    pub struct Place(64);
}

/// A set of places.
pub type PlaceSet = Set<Place, u64>;

/// What else a board needs of a set of places.
pub trait Places {
    /// Adds or removes a place.
    fn set(&mut self, place: Place, contained: bool);

    /// Replaces a place that got a new number.
    fn rename(&mut self, from: Place, to: Place);
}

impl Places for PlaceSet {
    #[inline]
    fn set(&mut self, place: Place, contained: bool) {
        *self = if contained { self.with(place) } else { self.without(place) };
    }

    #[inline]
    fn rename(&mut self, from: Place, to: Place) {
        let contained = self.contains(from);
        self.remove(from);
        self.set(to, contained);
    }
}
