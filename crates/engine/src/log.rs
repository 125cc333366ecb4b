//! What a step did: events for the log and the animation, and what came to light.

use crate::{Seat, SeatSet, Viewer};

/// Takes what `apply` reports. In simulations it is [`Silent`] and compiles to nothing.
pub trait Log<E> {
    /// Something happened that everybody sees.
    fn event(&mut self, event: E);

    /// Something happened that the insiders see as `own` and everybody else as `others`.
    fn whisper(&mut self, insiders: SeatSet, own: E, others: E);

    /// Something happened that `seat` sees as `own` and everybody else as `others`.
    #[inline]
    fn secret(&mut self, seat: Seat, own: E, others: E) {
        self.whisper(SeatSet::only(seat), own, others);
    }

    /// These seats now know something that was hidden from them before this step.
    ///
    /// Chance by itself needs no report: the engine sees whether it was used. A hidden piece that
    /// chance brings to light does.
    fn learned(&mut self, seats: SeatSet);
}

/// Discards everything.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn event(&mut self, _event: E) {}

    #[inline]
    fn whisper(&mut self, _insiders: SeatSet, _own: E, _others: E) {}

    #[inline]
    fn learned(&mut self, _seats: SeatSet) {}
}

/// Who sees an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// These seats.
    Only(SeatSet),
    /// Everybody but these seats.
    Except(SeatSet),
}

impl Audience {
    /// Whether the viewer is among them.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seats) => among(viewer, seats),
            Audience::Except(seats) => !among(viewer, seats),
        }
    }
}

fn among(viewer: Viewer, seats: SeatSet) -> bool {
    match viewer {
        Viewer::Seat(seat) => seats.contains(seat),
        Viewer::Spectator => false,
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

    /// Whether a seat knows more than before: what it does next may depend on it. What only others
    /// learned can no longer be taken back, but tells the seat nothing.
    pub fn is_news_to(self, seat: Seat) -> bool {
        self.chance || self.learned.contains(seat)
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

    fn whisper(&mut self, insiders: SeatSet, own: E, others: E) {
        self.events.push((Audience::Only(insiders), own));
        self.events.push((Audience::Except(insiders), others));
    }

    fn learned(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn insiders_hear_one_thing_and_everybody_else_another() {
        let mut record = Record::default();
        let (anna, ben, carl) = (Seat::of(0), Seat::of(1), Seat::of(2));
        record.whisper(SeatSet::only(anna).with(ben), "the ace", "a card");
        let heard = |viewer: Viewer| -> Vec<&str> {
            let visible = record.events.iter().filter(|(audience, _)| audience.includes(viewer));
            visible.map(|(_, event)| *event).collect()
        };
        assert_eq!(heard(anna.into()), ["the ace"]);
        assert_eq!(heard(ben.into()), ["the ace"]);
        assert_eq!(heard(carl.into()), ["a card"]);
        assert_eq!(heard(Viewer::Spectator), ["a card"]);
    }
}
