//! Exploration Tiles: Dragonriders move down level by level (chapter 9).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Ability, ActionTile, Column, Space, Vassal, WildsSpace};
use crate::markers::Markers;
use crate::means::{Duty, Means};
use crate::options::Edition;
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::{Progress, Simurgh};
use crate::task::{Source, Task};
use crate::vassals::Whereabouts;

impl Simurgh {
    /// D1, D15: every Dragonrider that can be advanced.
    pub(crate) fn offer_advances(
        &self,
        means: &Means,
        duty: Duty,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.turn.advance == Progress::Done {
            return ControlFlow::Continue(());
        }
        for wilds in self.ridden().iter() {
            if self.can_advance(wilds, means, duty).is_ok() {
                visit(Action::AdvanceRider { wilds })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The tile spaces on which the active player has a Dragonrider.
    fn ridden(&self) -> Set<WildsSpace> {
        let riders = self.active().vassals.of(Vassal::Dragonrider).iter();
        let wilds = riders.filter_map(|place| match place {
            Whereabouts::Board(space) => space.wilds(),
            _ => None,
        });
        wilds.collect()
    }

    /// Whether the Dragonrider on a tile can be advanced.
    pub(crate) fn check_advance(&self, wilds: WildsSpace) -> Result<(), Refusal> {
        if self.turn.advance == Progress::Done {
            return Err(Refusal::AlreadyAdvanced);
        }
        self.can_advance(wilds, &self.means(), self.duty())
    }

    fn can_advance(&self, wilds: WildsSpace, means: &Means, duty: Duty) -> Result<(), Refusal> {
        self.can_step(wilds, means, duty)?;
        // SIM-9.3: the German edition lets a Dragonrider rest in the turn of its entry.
        if self.agreed.edition == Edition::German && self.turn.entered == Some(wilds) {
            return Err(Refusal::EnteredThisTurn);
        }
        Ok(())
    }

    /// SIM-9.2: whether the active player's Dragonrider can move down one level: there is a free
    /// space, the Movement Cost can be paid and the reward taken.
    fn can_step(&self, wilds: WildsSpace, means: &Means, duty: Duty) -> Result<(), Refusal> {
        let next = self.next_level(wilds)?;
        let spec = self.space(next)?;
        self.has_space_left(next, spec)?;
        self.resolvable(&spec.effect, means, None, duty)
    }

    fn next_level(&self, wilds: WildsSpace) -> Result<Space, Refusal> {
        let explores = self.tile_on(wilds).is_some_and(ActionTile::is_exploration);
        let rider = self.active().vassals.rider_on(wilds).filter(|_| explores);
        let Some(Space::Wilds(_, level)) = rider else {
            return Err(Refusal::NoRiderThere { wilds });
        };
        let below = Column::new(level.number() + 1).ok_or(Refusal::LastLevel)?;
        Ok(Space::Wilds(wilds, below))
    }

    /// SIM-5.3: advances a Dragonrider, once per turn.
    pub(crate) fn advance(&mut self, wilds: WildsSpace, log: &mut impl Log<Event>) {
        self.turn.advance = Progress::Done;
        self.plan(Task::Settle);
        self.step_down(wilds, log);
    }

    /// SIM-9.5: a full step, with a window for the markers that lie there as it begins.
    fn step_down(&mut self, wilds: WildsSpace, log: &mut impl Log<Event>) {
        let moment = self.dragons().step.union(self.dragons().extra_move);
        let eligible = self.active().lair.markers.and(moment);
        if let (Some(level), Ok(next)) =
            (self.active().vassals.rider_on(wilds), self.next_level(wilds))
        {
            let (from, to) = (Whereabouts::Board(level), Whereabouts::Board(next));
            self.active_mut().vassals.go(Vassal::Dragonrider, from, to);
            log.event(Event::MovedDown { seat: self.turn.active, spot: self.spot(next) });
            self.plan(Task::MoveWindow { wilds, eligible });
            self.begin(Source::Space(next), None, log);
        }
    }

    /// D19: abilities for having moved a Dragonrider down.
    pub(crate) fn offer_move_window(
        &self,
        wilds: WildsSpace,
        eligible: Markers,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for ability in eligible.and(self.active().lair.markers).iter() {
            if self.check_move_window(wilds, eligible, ability).is_ok() {
                let Ability { dragon, slot } = ability;
                visit(Action::UseAbility { dragon, slot })?;
            }
        }
        visit(Action::Done)
    }

    /// SIM-9.5: an extra move is offered only if it is legal.
    pub(crate) fn check_move_window(
        &self,
        wilds: WildsSpace,
        eligible: Markers,
        ability: Ability,
    ) -> Result<(), Refusal> {
        self.check_window(eligible, ability)?;
        if self.dragons().extra_move.contains(ability) {
            self.can_step(wilds, &self.means(), self.duty())?;
        }
        Ok(())
    }

    /// SIM-9.5: goods, or an extra move, which closes the window before it.
    pub(crate) fn use_in_move_window(
        &mut self,
        wilds: WildsSpace,
        ability: Ability,
        log: &mut impl Log<Event>,
    ) {
        if self.dragons().extra_move.contains(ability) {
            self.done();
            self.spend(ability, log);
            self.step_down(wilds, log);
        } else {
            self.use_triggered(ability, log);
        }
    }
}
