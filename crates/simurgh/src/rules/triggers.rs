//! Triggered abilities: windows in which markers may be used (SIM-10.12 to SIM-10.19).

use engine::{Log, Play, Set};

use crate::data::effect::Power;
use crate::decisions::Open;
use crate::decisions::give_up_window::GiveUpWindow;
use crate::decisions::receive_window::ReceiveWindow;
use crate::rules::effects::Source;
use crate::table::ids::{Ability, Vassal};
use crate::table::markers::Markers;
use crate::table::purse::Good;
use crate::table::state::Simurgh;
use crate::words::event::Event;
use crate::words::refusal::Refusal;

impl Simurgh {
    /// SIM-10.18: abilities for Vassals that were given up.
    pub(crate) fn open_give_up_window(&mut self, given_up: [u8; 2]) {
        if given_up == [0; 2] {
            return;
        }
        let given = Vassal::ALL.iter().filter(|vassal| given_up[vassal.at()] > 0);
        let moment = given
            .fold(Markers::EMPTY, |moment, vassal| moment.or(self.dragons().give_up[vassal.at()]));
        let eligible = self.active_player().lair.markers.and(moment);
        if !eligible.is_empty() {
            self.agenda.plan(Open::GiveUpWindow(GiveUpWindow { eligible }));
        }
    }

    /// SIM-10.13, SIM-10.14: abilities for goods received, with the markers that lie there now.
    pub(crate) fn open_receive_window(&mut self, received: Set<Good>) {
        let moment = received
            .iter()
            .fold(Markers::EMPTY, |moment, good| moment.or(self.dragons().receive[good as usize]));
        let eligible = self.active_player().lair.markers.and(moment);
        if !eligible.is_empty() {
            self.agenda.plan(Open::ReceiveWindow(ReceiveWindow { received, eligible }));
        }
    }

    /// The eligible abilities that still have their marker.
    pub(crate) fn usable(&self, eligible: Markers) -> Markers {
        eligible.and(self.active_player().lair.markers)
    }

    /// Whether an ability can be used in a window that is for the abilities of `moment`.
    pub(crate) fn check_window(
        &self,
        eligible: Markers,
        moment: Markers,
        ability: Ability,
    ) -> Result<(), Refusal> {
        self.has_marker(ability)?;
        let Ability { dragon, slot } = ability;
        if eligible.contains(ability) {
            Ok(())
        } else if moment.contains(ability) {
            Err(Refusal::MarkerTooLate { dragon, slot })
        } else {
            Err(self.other_moment(ability))
        }
    }

    /// When an ability can be used, for one that can't be used now.
    pub(crate) fn other_moment(&self, ability: Ability) -> Refusal {
        let Ability { dragon, slot } = ability;
        match *self.dragons().power(ability) {
            Power::Active(_) => Refusal::OnlyAsFreeAction { dragon, slot },
            Power::Receive { goods, .. } => Refusal::OnlyWhenReceiving { dragon, slot, goods },
            Power::Step(_) | Power::ExtraMove => Refusal::OnlyAfterStep { dragon, slot },
            Power::GiveUp(vassal, _) => Refusal::OnlyWhenGivingUp { dragon, slot, vassal },
            Power::ReplaceObjective => Refusal::OnlyWhenReplacing { dragon, slot },
        }
    }

    /// SIM-10.13: the abilities that add to one of these goods.
    pub(crate) fn receive_moment(&self, received: Set<Good>) -> Markers {
        received
            .iter()
            .fold(Markers::EMPTY, |moment, good| moment.or(self.dragons().receive[good as usize]))
    }

    /// SIM-10.15: what a triggered ability gives is an event of its own.
    pub(crate) fn use_triggered(&mut self, ability: Ability, play: &mut Play<'_, impl Log<Event>>) {
        self.spend(ability, play);
        self.begin(Source::Ability(ability), None, play);
    }
}
