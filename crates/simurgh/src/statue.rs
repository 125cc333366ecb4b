//! The Dragonlord Statue: placing Objective Tiles (chapter 11).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Ability, End, Objective, ObjectiveSpace};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::Simurgh;
use crate::task::{Source, Task};

/// SIM-11.1: so many Objective Tiles are drawn.
const DRAWN: usize = 3;

impl Simurgh {
    /// SIM-11.1: three tiles, then Free Actions, then the choice.
    pub(crate) fn visit_statue(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn.active;
        let mut drawn = Set::EMPTY;
        for _ in 0..DRAWN {
            if let Some(objective) = self.objective_deck.draw() {
                drawn.insert(objective);
                self.show_objective_to(seat, objective, log);
            }
        }
        let count = drawn.len() as u8;
        let own = Event::SawObjectives { seat, objectives: drawn };
        log.secret(seat, own, Event::DrewObjectives { seat, count });
        self.plan(Task::ChooseObjective { drawn });
        self.plan(Task::Interlude);
    }

    /// SIM-11.3: the marker with which an Objective Tile can be replaced.
    fn replacer(&self) -> Option<Ability> {
        self.active().lair.markers.and(self.dragons().replace_objective).lowest()
    }

    /// Whether the Objective Tile can be placed on an empty space.
    pub(crate) fn check_objective(&self, space: ObjectiveSpace) -> Result<(), Refusal> {
        if self.objectives[space as usize].is_some() {
            return Err(Refusal::ObjectiveThere { space });
        }
        self.affords(Source::Statue(space))
    }

    /// Whether the Objective Tile can replace another.
    pub(crate) fn check_replacement(&self, space: ObjectiveSpace) -> Result<(), Refusal> {
        if self.objectives[space as usize].is_none() {
            return Err(Refusal::NoObjectiveThere { space });
        }
        if self.replacer().is_none() {
            return Err(Refusal::CannotReplace);
        }
        self.affords(Source::Statue(space))
    }

    /// D17: every space for the Objective Tile.
    pub(crate) fn offer_statue(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &space in ObjectiveSpace::ALL {
            if self.check_objective(space).is_ok() {
                visit(Action::PlaceObjective { space })?;
            } else if self.check_replacement(space).is_ok() {
                visit(Action::ReplaceObjective { space })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// SIM-11.2: a tile can be chosen only if there is a space for it.
    fn has_space_for_objective(&self) -> bool {
        self.offer_statue(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Whether one of the drawn tiles can be chosen.
    pub(crate) fn check_choice(
        &self,
        drawn: Set<Objective>,
        objective: Objective,
    ) -> Result<(), Refusal> {
        if !drawn.contains(objective) {
            return Err(Refusal::NotDrawn { objective });
        }
        if !self.has_space_for_objective() {
            return Err(Refusal::NoSpaceForObjective);
        }
        Ok(())
    }

    /// D16: the drawn tiles, or none.
    pub(crate) fn offer_objectives(
        &self,
        drawn: Set<Objective>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.has_space_for_objective() {
            for objective in drawn.iter() {
                visit(Action::ChooseObjective { objective })?;
            }
        }
        visit(Action::DeclineObjectives)
    }

    /// D16: the chosen tile looks for its space.
    pub(crate) fn choose_objective(&mut self, drawn: Set<Objective>, objective: Objective) {
        self.done();
        self.blur_objectives(self.turn.active, drawn);
        self.plan(Task::PlaceObjective { objective, others: drawn.without(objective) });
    }

    /// D16: all drawn tiles go back.
    pub(crate) fn decline_objectives(&mut self, drawn: Set<Objective>, log: &mut impl Log<Event>) {
        self.done();
        log.event(Event::DeclinedObjectives { seat: self.turn.active });
        self.plan(Task::ReturnObjectives { tiles: drawn });
    }

    /// D17: the tile lies face up; then its space is paid for, and the others go back.
    pub(crate) fn place_objective(
        &mut self,
        objective: Objective,
        others: Set<Objective>,
        space: ObjectiveSpace,
        log: &mut impl Log<Event>,
    ) {
        self.done();
        let seat = self.turn.active;
        self.show_objective(objective, log);
        match self.objectives[space as usize].replace(objective) {
            None => log.event(Event::PlacedObjective { seat, objective, space }),
            Some(old) => {
                // SIM-11.3: the marker on the lower tile number is spent.
                if let Some(ability) = self.replacer() {
                    self.spend(ability, log);
                }
                self.replaced_objectives.insert(old);
                log.event(Event::ReplacedObjective { seat, objective, old, space });
            }
        }
        self.plan(Task::ReturnObjectives { tiles: others });
        self.begin(Source::Statue(space), None, log);
        self.check_end(log);
    }

    /// D13: a drawn Objective Tile goes back to its deck.
    pub(crate) fn return_objective(
        &mut self,
        objective: Objective,
        end: End,
        tiles: Set<Objective>,
        log: &mut impl Log<Event>,
    ) {
        self.done();
        let seat = self.turn.active;
        self.blur_objectives(seat, tiles);
        self.plan(Task::ReturnObjectives { tiles: tiles.without(objective) });
        self.objective_deck.put(objective, end);
        let own = Event::ReturnedObjective { seat, objective, end };
        log.secret(seat, own, Event::ReturnedSomeObjective { seat, end });
    }
}
