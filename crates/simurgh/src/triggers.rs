//! Triggered abilities: windows in which markers may be used (SIM-10.12 to SIM-10.19).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::effect::Power;
use crate::event::Event;
use crate::ids::{Ability, Dragon, Slot, Vassal};
use crate::markers::Markers;
use crate::means::{Duty, Means, broken};
use crate::purse::{Good, Purse};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::Simurgh;
use crate::task::{Source, Task};

impl Simurgh {
    /// SIM-10.18: abilities for Vassals that were given up.
    pub(crate) fn open_give_up_window(&mut self, given_up: [u8; 2]) {
        if given_up == [0; 2] {
            return;
        }
        let given = Vassal::ALL.iter().filter(|vassal| given_up[vassal.at()] > 0);
        let moment = given.fold(Markers::EMPTY, |moment, vassal| {
            moment.union(self.dragons().give_up[vassal.at()])
        });
        let eligible = self.active().lair.markers.and(moment);
        if !eligible.is_empty() {
            self.plan(Task::GiveUpWindow { eligible });
        }
    }

    /// SIM-10.13, SIM-10.14: abilities for goods received, with the markers that lie there now.
    pub(crate) fn open_receive_window(&mut self, received: Set<Good>) {
        let moment = received.iter().fold(Markers::EMPTY, |moment, good| {
            moment.union(self.dragons().receive[good as usize])
        });
        let eligible = self.active().lair.markers.and(moment);
        if !eligible.is_empty() {
            self.plan(Task::ReceiveWindow { received, eligible });
        }
    }

    /// D18: the abilities of a window that still have their marker.
    pub(crate) fn offer_window(
        &self,
        eligible: Markers,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for Ability { dragon, slot } in self.usable(eligible).iter() {
            visit(Action::UseAbility { dragon, slot })?;
        }
        visit(Action::Done)
    }

    /// The eligible abilities that still have their marker.
    fn usable(&self, eligible: Markers) -> Markers {
        eligible.and(self.active().lair.markers)
    }

    /// Whether an ability can be used in a window.
    pub(crate) fn check_window(&self, eligible: Markers, ability: Ability) -> Result<(), Refusal> {
        self.has_marker(ability)?;
        if eligible.contains(ability) { Ok(()) } else { Err(Refusal::NotItsMoment) }
    }

    /// SIM-10.15: what a triggered ability gives is an event of its own.
    pub(crate) fn use_triggered(&mut self, ability: Ability, log: &mut impl Log<Event>) {
        self.spend(ability, log);
        self.begin(Source::Ability(ability), None, log);
    }

    /// D18: every ability that adds to what was received, with the good where there is a choice.
    pub(crate) fn offer_boosts(
        &self,
        received: Set<Good>,
        eligible: Markers,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let duty = self.boost_duty();
        for ability in self.usable(eligible).iter() {
            let Ability { dragon, slot } = ability;
            let (goods, extra) = self.boost(ability, received);
            for good in goods.iter() {
                if self.can_boost(duty, good, extra).is_ok() {
                    visit(if goods.len() == 1 {
                        Action::UseAbility { dragon, slot }
                    } else {
                        Action::BoostGood { dragon, good }
                    })?;
                }
            }
        }
        visit(Action::Done)
    }

    /// Whether an ability can add to what was received.
    pub(crate) fn check_boost(
        &self,
        received: Set<Good>,
        eligible: Markers,
        action: Action,
    ) -> Result<(), Refusal> {
        let (ability, good) = match action {
            Action::UseAbility { dragon, slot } => {
                let ability = Ability { dragon, slot };
                self.check_window(eligible, ability)?;
                let goods = self.boost(ability, received).0;
                let only = goods.first().filter(|_| goods.len() == 1);
                (ability, only.ok_or(Refusal::NameTheGood)?)
            }
            Action::BoostGood { dragon, good } => {
                let ability =
                    self.boost_of_choice(dragon, received).ok_or(Refusal::NotItsMoment)?;
                self.check_window(eligible, ability)?;
                (ability, good)
            }
            _ => return Err(Refusal::NotAsked),
        };
        let (goods, extra) = self.boost(ability, received);
        if !goods.contains(good) {
            return Err(Refusal::NotReceived { good });
        }
        self.can_boost(self.boost_duty(), good, extra)
    }

    /// Adds to what was received.
    pub(crate) fn boost_with(
        &mut self,
        received: Set<Good>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let found = match action {
            Action::UseAbility { dragon, slot } => {
                let ability = Ability { dragon, slot };
                self.boost(ability, received).0.first().map(|good| (ability, good))
            }
            Action::BoostGood { dragon, good } => {
                self.boost_of_choice(dragon, received).map(|ability| (ability, good))
            }
            _ => None,
        };
        let Some((ability, good)) = found else { return };
        let goods = Purse::of(self.boost(ability, received).1, good);
        let (seat, dragon) = (self.turn.active, ability.dragon);
        let player = self.active_mut();
        player.lair.markers.remove(ability);
        player.purse = player.purse.plus(&goods);
        log.event(Event::Boosted { seat, dragon, goods });
    }

    /// SIM-10.17: the goods that an ability can add to, and how many of one.
    fn boost(&self, ability: Ability, received: Set<Good>) -> (Set<Good>, u16) {
        match self.dragons().power(ability) {
            Power::Receive { goods, extra } => (goods.and(received), *extra),
            _ => (Set::EMPTY, 0),
        }
    }

    /// The ability of a Dragon that can add to several of the received goods.
    fn boost_of_choice(&self, dragon: Dragon, received: Set<Good>) -> Option<Ability> {
        Slot::all()
            .map(|slot| Ability { dragon, slot })
            .find(|&ability| self.boost(ability, received).0.len() > 1)
    }

    /// SIM-8.4: after the bonus of a Wilds space, the new tile must stay enterable. Elsewhere more
    /// goods never hurt.
    fn boost_duty(&self) -> Duty {
        match self.duty() {
            duty @ Duty::Enter(_) => duty,
            Duty::TakeTile | Duty::None => Duty::None,
        }
    }

    fn can_boost(&self, duty: Duty, good: Good, extra: u16) -> Result<(), Refusal> {
        if duty == Duty::None {
            return Ok(());
        }
        let now = self.means();
        let purse = now.purse.plus(&Purse::of(extra, good));
        let after = Means { markers: now.markers.saturating_sub(1), purse, ..now };
        if self.can_meet(duty, &after) { Ok(()) } else { Err(broken(duty)) }
    }
}
