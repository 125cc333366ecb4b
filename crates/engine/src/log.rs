//! What a step did: events for the log and the animation, and what came to light.

use crate::{Seat, SeatSet, Viewer};

/// Takes what `apply` reports. In simulations it is [`Silent`] and compiles to nothing.
pub trait Log<E> {
    /// Something happened that everybody sees.
    fn event(&mut self, event: E);

    /// Something happened that `seat` sees as `own` and everybody else as `others`.
    fn secret(&mut self, seat: Seat, own: E, others: E);

    /// These seats now know something that was hidden from them before this step.
    ///
    /// Chance needs no report: the engine sees whether it was used.
    fn learned(&mut self, seats: SeatSet);
}

/// Discards everything.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn event(&mut self, _event: E) {}

    #[inline]
    fn secret(&mut self, _seat: Seat, _own: E, _others: E) {}

    #[inline]
    fn learned(&mut self, _seats: SeatSet) {}
}

/// Who sees an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat.
    Except(Seat),
}

impl Audience {
    /// Whether the viewer is among them.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Except(seat) => !viewer.is(seat),
        }
    }
}

/// What came to light in a step, which limits undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Revealed {
    /// Whether chance was used.
    pub chance: bool,
    /// The seats that know something new.
    pub learned: SeatSet,
}

impl Revealed {
    /// Whether nothing came to light, so that the step can be taken back without harm.
    pub fn nothing(self) -> bool {
        !self.chance && self.learned.is_empty()
    }
}

/// Keeps everything a step reports.
#[derive(Clone, Debug)]
pub struct Record<E> {
    /// The events in order, with who sees them.
    pub events: Vec<(Audience, E)>,
    /// The seats that learned something.
    pub learned: SeatSet,
}

impl<E> Default for Record<E> {
    fn default() -> Self {
        Record { events: Vec::new(), learned: SeatSet::EMPTY }
    }
}

impl<E> Log<E> for Record<E> {
    fn event(&mut self, event: E) {
        self.events.push((Audience::All, event));
    }

    fn secret(&mut self, seat: Seat, own: E, others: E) {
        self.events.push((Audience::Only(seat), own));
        self.events.push((Audience::Except(seat), others));
    }

    fn learned(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
    }
}
