//! The turn and its phases (sections 4 and 7).

use arrayvec::ArrayVec;
use engine::{Game, Log, Play, Seat};

use crate::data::components;
use crate::decisions::Open;
use crate::rules::scoring::verdict;
use crate::table::places::MAX_PLAYERS;
use crate::words::names::Phase;
use crate::{ClashOfRage, Event};

impl ClashOfRage {
    /// COR-4.1, COR-4.2: the Elves improve from turn 2 on, then tactics are chosen.
    pub(crate) fn begin_turn(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.turn += 1;
        play.tell(Event::TurnBegan { turn: self.turn });
        if self.turn > 1 {
            self.improve_elves(play);
        }
        self.order.clear();
        for player in &mut self.players {
            player.revealed = None;
        }
        self.phase = Phase::Tactics;
        self.agenda.ask(Open::Tactics);
    }

    /// COR-4.3: ascending turn order number of the cards revealed.
    pub(crate) fn set_order(&mut self) {
        let number = |seat: &Seat| {
            let card = self.player(*seat).revealed;
            card.map(|card| components().tactics[card.at()].turn_order)
        };
        let mut order: ArrayVec<Seat, MAX_PLAYERS> = self.all_seats().collect();
        order.sort_unstable_by_key(number);
        self.order = order;
    }

    /// The first in turn order.
    pub(crate) fn first(&self) -> Seat {
        self.order.first().copied().unwrap_or_default()
    }

    /// The next in turn order.
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        let at = self.order.iter().position(|&other| other == seat)?;
        self.order.get(at + 1).copied()
    }

    /// COR-7.1: in turn order each player takes one action.
    pub(crate) fn begin_actions(&mut self, phase: Phase, play: &mut Play<'_, impl Log<Event>>) {
        self.phase = phase;
        self.begin_action(self.first(), play);
    }

    fn begin_action(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        self.active = seat;
        self.agenda.ask(Open::Action);
        // COR-12.2: the first check point of the second action.
        self.claim_victory(play);
    }

    /// COR-7.3: the next player acts, or the phase is over.
    pub(crate) fn end_action(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(next) = self.after(self.active()) {
            return self.begin_action(next, play);
        }
        if self.phase == Phase::FirstAction {
            self.phase = Phase::Stones;
            return self.serve_stones_of(self.first());
        }
        // COR-12.4: the last turn ends the game.
        if self.turn >= self.length().turn_limit {
            play.tell(Event::LastTurnEnded { turn: self.turn });
            self.agenda.clear();
            for event in verdict(self) {
                play.tell(event);
            }
            return;
        }
        self.begin_turn(play);
    }
}
