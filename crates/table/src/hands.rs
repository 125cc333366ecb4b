//! Who has seen which hand. One person plays for one seat of a table, unless several people share a
//! screen, and nobody who has seen one hand may see another.

use std::collections::BTreeMap;

use engine::{Seat, SeatSet};

use crate::{GuestId, SeatError};

/// The hands that each guest has seen since the game began.
#[derive(Clone, Default, Debug)]
pub(crate) struct Hands {
    seen: BTreeMap<GuestId, SeatSet>,
    /// Seats that were given to one person together, for several people at one screen.
    shared: SeatSet,
}

impl Hands {
    /// Notes that a guest sees the hand of a seat.
    pub fn show(&mut self, guest: &GuestId, seat: Seat) {
        self.seen.entry(guest.clone()).or_default().insert(seat);
    }

    /// Notes that these seats share a screen.
    pub fn share(&mut self, seats: SeatSet) {
        self.shared = self.shared.union(seats);
    }

    /// Checks that a guest who owns some seats may take another.
    pub fn may_take(&self, guest: &GuestId, owned: SeatSet, seat: Seat) -> Result<(), SeatError> {
        let seen = self.seen.get(guest).copied().unwrap_or_default();
        let known = owned.union(seen).without(seat);
        if known.is_empty() {
            return Ok(());
        }
        let at_one_screen = known.iter().all(|seat| self.shared.contains(seat));
        if at_one_screen && (self.shared.contains(seat) || known.len() > 1) {
            return Ok(());
        }
        let has_seat = !owned.without(seat).is_empty();
        Err(if has_seat { SeatError::HasSeat } else { SeatError::SawHand })
    }
}
