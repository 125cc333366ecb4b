//! The course of a turn: what is asked next, and what happens by itself (sections 5, 9 and 12).

use engine::{Log, SeatSet, StepRng};

use crate::ask::{Answered, Ask};
use crate::event::Event;
use crate::names::Decree;
use crate::player::HAND_LIMIT;
use crate::state::{Dwar7sFall, Marks, Step, Turn};

/// DWF-5.3: actions of a turn.
const BASE_ACTIONS: u8 = 3;
/// DWF-15.9: actions of a turn under High Ho.
const BASE_ACTIONS_HIGH_HO: u8 = 1;

impl Dwar7sFall {
    /// DWF-5.3: how many actions the active player may take, as things stand.
    pub(crate) fn allowance(&self) -> u8 {
        let base = if self.decreed(Decree::HighHo) { BASE_ACTIONS_HIGH_HO } else { BASE_ACTIONS };
        base + u8::from(self.has_castle_bonus(self.active())) + self.turn.hired
    }

    /// Goes on after an answer: to the question it opened, or to whatever comes next.
    pub(crate) fn follow(
        &mut self,
        answered: Answered,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        match answered {
            Answered::Asking => return,
            Answered::Done => self.checkpoint(log),
            Answered::Quietly => {}
        }
        self.go_on(rng, log);
    }

    /// Runs what happens by itself until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        loop {
            if let Some(seat) = self.next_to_ask() {
                self.ask = Ask::Revealing { seat };
                return;
            }
            match self.turn.step {
                Step::Actions => {
                    self.ask = Ask::Menu;
                    return;
                }
                Step::Resolve => {
                    if !self.open_tasks().is_empty() {
                        self.ask = Ask::Task;
                        return;
                    }
                    self.turn.step = Step::Roaming;
                }
                Step::Roaming => {
                    self.turn.step = Step::Discard;
                    // DWF-7.8: only if no toll was paid.
                    if self.troll.is_some() && self.turn.tolls == 0 {
                        self.roam(rng, log);
                        self.checkpoint(log);
                    }
                }
                Step::Discard => {
                    if self.player(self.active()).hand_size() > HAND_LIMIT {
                        self.ask = Ask::Discarding;
                        return;
                    }
                    self.turn.step = Step::DwarfsWay;
                }
                Step::DwarfsWay => {
                    self.turn.step = Step::Reveal;
                    if self.decreed(Decree::TheDwarfsWay) {
                        self.dwarfs_way(log);
                        self.checkpoint(log);
                    }
                }
                Step::Reveal => {
                    self.turn.step = Step::Trigger;
                    if self.may_reveal_at_end(log) {
                        self.ask = Ask::Revealing { seat: self.active() };
                        return;
                    }
                }
                Step::Trigger => {
                    self.check_trigger(log);
                    self.next_part(log);
                }
                Step::Over => {
                    self.ask = Ask::Nothing;
                    return;
                }
            }
        }
    }

    /// DWF-6.7: the active player has ended the Actions phase.
    pub(crate) fn end_actions(&mut self, log: &mut impl Log<Event>) {
        self.turn.placed_on = Marks::default();
        if self.decreed(Decree::HardWorkers) {
            // DWF-15.1: all Mornings come before the first Night.
            let next = self.active().next(self.terms.seats);
            self.turn.active = next;
            if next == self.turn.first {
                self.begin_night(log);
            } else {
                self.begin_actions(log);
            }
        } else {
            self.turn.step = Step::Resolve;
        }
    }

    /// The active player's Actions phase begins, and with it all that is counted by turn.
    pub(crate) fn begin_actions(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active();
        self.begin_part(Step::Actions);
        self.player_mut(seat).laid_monster = false;
        log.event(Event::TurnBegan { seat });
    }

    /// DWF-15.1: the active player's Night begins. What was done in the Morning is remembered by the
    /// player, not by the turn.
    fn begin_night(&mut self, log: &mut impl Log<Event>) {
        self.begin_part(Step::Resolve);
        log.event(Event::NightBegan { seat: self.active() });
    }

    fn begin_part(&mut self, step: Step) {
        let Turn { number, round, first, active, .. } = self.turn;
        self.turn = Turn { number: number + 1, round, first, active, step, ..Turn::before_first() };
    }

    /// The end step is over: the next turn, the next Night, the next round or the end.
    fn next_part(&mut self, log: &mut impl Log<Event>) {
        let next = self.active().next(self.terms.seats);
        if next != self.turn.first {
            self.turn.active = next;
            if self.decreed(Decree::HardWorkers) {
                self.begin_night(log);
            } else {
                self.begin_actions(log);
            }
            return;
        }
        // DWF-12.2, DWF-12.6: a round is always finished.
        if self.triggered.is_some() || self.turn.round >= self.terms.round_limit {
            self.end_game(log);
            return;
        }
        if self.decreed(Decree::HardWorkers) {
            // DWF-15.1: the axe passes clockwise.
            self.turn.first = self.turn.first.next(self.terms.seats);
        }
        self.turn.active = self.turn.first;
        self.turn.round += 1;
        log.event(Event::RoundBegan { round: self.turn.round });
        self.begin_actions(log);
    }

    /// DWF-12.1: the end is triggered by the active player's goals.
    fn check_trigger(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active();
        if self.triggered.is_some() || self.player(seat).completed() < self.terms.goal_target {
            return;
        }
        if let Some(decree) = self.monster_clause(seat)
            && self.player(seat).laid_monster
        {
            log.event(Event::EndPostponed { seat, decree });
            return;
        }
        self.triggered = Some(seat);
        log.event(Event::EndTriggered { seat });
    }

    fn end_game(&mut self, log: &mut impl Log<Event>) {
        self.turn.step = Step::Over;
        self.to_ask = SeatSet::EMPTY;
        log.event(Event::GameEnded);
        self.reveal_at_the_end(log);
    }
}
