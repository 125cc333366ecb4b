//! Receiving: choices in a gain, Ability markers, Vassals (SIM-6.5, SIM-6.10, SIM-10.3).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::effects::Made;
use crate::event::Event;
use crate::ids::{Dragon, Vassal};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::Simurgh;
use crate::task::{Receipt, Task};
use crate::vassals::Whereabouts;

impl Simurgh {
    /// D7, D8: what can be chosen from a gain.
    pub(crate) fn offer_gain(
        &self,
        receipt: &Receipt,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(open) = self.gain_choice(receipt) else { return ControlFlow::Continue(()) };
        let fits = |bundles: &_| self.can_gain_with(receipt, &open, bundles).is_ok();
        Simurgh::offer_choice(&open, fits, visit)
    }

    /// Whether this can be chosen from a gain.
    pub(crate) fn check_gain(&self, receipt: &Receipt, action: Action) -> Result<(), Refusal> {
        let open = self.gain_choice(receipt).ok_or(Refusal::NotAsked)?;
        self.can_gain_with(receipt, &open, open.bundles(action)?)
    }

    /// Makes a choice in a gain.
    pub(crate) fn take(&mut self, mut receipt: Receipt, action: Action) {
        if let Some(open) = self.gain_choice(&receipt) {
            match open.made(action) {
                Made::Split(alternative) => receipt.alternative = Some(alternative),
                Made::Goods(goods) => {
                    receipt.taken = receipt.taken.plus(&goods);
                    receipt.chosen += 1;
                    receipt.alternative = None;
                }
            }
        }
        self.done();
        self.plan(Task::Gain(receipt));
    }

    /// D11: the Dragons on which a marker can be placed.
    pub(crate) fn dragons_with_room(&self) -> Set<Dragon> {
        self.active().lair.with_room(self.dragons().refillable)
    }

    /// SIM-10.3: markers that fit nowhere are lost.
    pub(crate) fn lose_markers(&mut self, count: u8, log: &mut impl Log<Event>) {
        self.done();
        if count > 0 {
            log.event(Event::LostMarkers { seat: self.turn.active, count });
        }
    }

    /// SIM-10.3, SIM-10.4: the marker goes on the Dragon's leftmost empty ability.
    pub(crate) fn place_marker(&mut self, dragon: Dragon, count: u8, log: &mut impl Log<Event>) {
        self.done();
        if count > 1 {
            self.plan(Task::PlaceMarkers { count: count - 1 });
        }
        let refillable = self.dragons().refillable;
        if let Some(ability) = self.active().lair.leftmost_empty(dragon, refillable) {
            self.active_mut().lair.markers.insert(ability);
            let (seat, slot) = (self.turn.active, ability.slot);
            log.event(Event::PlacedMarker { seat, dragon, slot });
        }
    }

    /// SIM-6.10: Vassals come from the stock to the pool.
    pub(crate) fn recruit(&mut self, vassals: [u8; 2], log: &mut impl Log<Event>) {
        self.done();
        let seat = self.turn.active;
        for &vassal in Vassal::ALL {
            for _ in 0..vassals[vassal.at()] {
                if self.active().vassals.count(vassal, Whereabouts::Stock) > 0 {
                    self.active_mut().vassals.go(vassal, Whereabouts::Stock, Whereabouts::Pool);
                    log.event(Event::Recruited { seat, vassal });
                }
            }
        }
    }
}
