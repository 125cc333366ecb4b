//! Places and sets of them.

use engine::Set;

engine::bounded! {
    /// An occupied cell, by its number in the list of them.
    pub struct Place(64);
}

/// A set of places.
pub type PlaceSet = Set<Place, u64>;

/// What a board does with sets of places besides.
pub trait Places {
    /// Adds or takes out a place.
    fn set(&mut self, place: Place, contained: bool);

    /// A place got another number.
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
