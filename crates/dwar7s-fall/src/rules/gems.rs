//! Gems between hands and piles (DWF-21.51).

use engine::Seat;

use crate::table::state::Dwar7sFall;
use crate::table::tally::Gems;
use crate::words::names::Gem;

impl Dwar7sFall {
    /// A gem goes from a hand back to its pile.
    pub(crate) fn return_gem(&mut self, seat: Seat, gem: Gem) {
        let taken = self.player_mut(seat).gems.take(gem, 1);
        self.piles.add(gem, taken);
    }

    /// A gem goes from its pile to a hand.
    pub(crate) fn give_gem(&mut self, seat: Seat, gem: Gem) {
        let taken = self.piles.take(gem, 1);
        self.player_mut(seat).gems.add(gem, taken);
    }

    /// Gems go from a hand back to their piles.
    pub(crate) fn pay(&mut self, seat: Seat, gems: &Gems) {
        for &gem in Gem::ALL {
            let paid = self.player_mut(seat).gems.take(gem, gems.count(gem));
            self.piles.add(gem, paid);
        }
    }
}
