//! The turn and its phases (sections 4 and 7).

use arrayvec::ArrayVec;
use engine::{Log, Seat, StepRng};

use crate::components::tables;
use crate::names::Phase;
use crate::places::MAX_PLAYERS;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::{ClashOfRage, Event};

impl ClashOfRage {
    /// COR-4.1, COR-4.2: the Elves improve from turn 2 on, then tactics are chosen.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        log.event(Event::TurnBegan { turn: self.turn });
        if self.turn > 1 {
            self.improve_elves(log);
        }
        self.order.clear();
        for player in &mut self.players {
            player.revealed = None;
        }
        self.phase = Phase::Tactics;
        self.question = Question::Tactics;
    }

    /// COR-4.3: ascending turn order number of the cards revealed.
    pub(crate) fn set_order(&mut self) {
        let number = |seat: &Seat| {
            let card = self.players[seat.index()].revealed;
            card.map(|card| tables().tactics[card.at()].turn_order)
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
    pub(crate) fn begin_actions(
        &mut self,
        phase: Phase,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        self.phase = phase;
        self.begin_action(self.first(), rng, log);
    }

    fn begin_action(&mut self, seat: Seat, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.active = seat;
        self.question = Question::Action;
        // COR-12.2: the first check point of the second action.
        if self.claim_victory(log) {
            return;
        }
        // COR-13.4: with nothing to do but pass, nothing is asked.
        if self.may_move().is_err() && self.may_equip().is_err() {
            self.pass(rng, log);
        }
    }

    /// COR-7.1: no action.
    pub(crate) fn pass(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        log.event(Event::Passed { seat: self.active });
        self.end_action(rng, log);
    }

    /// COR-7.3: the next player acts, or the phase is over.
    pub(crate) fn end_action(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        if let Some(next) = self.after(self.active) {
            return self.begin_action(next, rng, log);
        }
        if self.phase == Phase::FirstAction {
            return self.begin_stones(rng, log);
        }
        // COR-12.4: the last turn ends the game.
        if self.turn >= self.length().turn_limit {
            log.event(Event::LastTurnEnded { turn: self.turn });
            self.question = Question::Over;
            return;
        }
        self.begin_turn(log);
    }

    /// COR-7.2: whether some unit or hero of the active player has a destination.
    pub(crate) fn may_move(&self) -> Result<(), Refusal> {
        if self.has_mover() { Ok(()) } else { Err(Refusal::NothingToMove) }
    }
}
