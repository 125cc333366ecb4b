//! The Dragonlord Statue: placing Objective Tiles (chapter 11).

use engine::{Log, Play, Set};

use crate::decisions::Open;
use crate::decisions::objectives::ChooseObjective;
use crate::table::state::Simurgh;
use crate::words::event::Event;

/// SIM-11.1: how many Objective Tiles are drawn.
pub(crate) const DRAWN: usize = 3;

impl Simurgh {
    /// SIM-11.1: three tiles, then Free Actions, then the choice.
    pub(crate) fn visit_statue(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let mut drawn = Set::EMPTY;
        for _ in 0..DRAWN {
            if let Some(objective) = self.objective_deck.draw() {
                drawn.insert(objective);
                self.show_objective_to(seat, objective, play);
            }
        }
        let count = drawn.len() as u8;
        let own = Event::SawObjectives { seat, objectives: drawn };
        play.log.secret(seat, own, Event::DrewObjectives { seat, count });
        self.agenda.plan(Open::ChooseObjective(ChooseObjective { drawn }));
        self.agenda.plan(Open::Interlude);
    }
}
