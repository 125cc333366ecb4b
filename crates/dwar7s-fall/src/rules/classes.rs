//! Class pieces and where they stand (DWF-14.20 to DWF-14.28).

use engine::Seat;

use crate::data::{Power, components};
use crate::table::board::Place;
use crate::table::state::Dwar7sFall;
use crate::words::names::{Class, Kind};
use crate::words::refusal::Refusal;

impl Dwar7sFall {
    /// DWF-14.20: whether a player has the piece of a class.
    pub(crate) fn owns_class(&self, seat: Seat, class: Class) -> bool {
        self.player(seat).campfire.has(class.kind())
            || self.meeples.whereabouts(seat, class).is_some()
    }

    /// Where a piece of the active player with that power stands on the board.
    pub(crate) fn piece_with(&self, power: Power) -> Result<(Place, Kind), Refusal> {
        if !self.terms.empires {
            return Err(Refusal::NoEmpires);
        }
        let seat = self.active();
        let able = components().with_power(power);
        let find = |place: Place| {
            let kind = self.meeples.on(place, seat).kind_set().and(able).first()?;
            Some((place, kind))
        };
        self.meeples.standing(seat).iter().find_map(find).ok_or(Refusal::NotOnBoard)
    }
}
