//! The course of a turn: what is asked next, and what happens by itself (sections 5, 9 and 12).

use engine::{Log, Play, Seat, SeatSet};

use crate::data::Trait;
use crate::decisions::{Discarding, Open, Revealing, Showing, Threat};
use crate::table::board::PlaceSet;
use crate::table::state::{Dwar7sFall, Marks, Step, Turn};
use crate::words::event::Event;
use crate::words::names::Decree;

/// DWF-5.3: actions of a turn.
const BASE_ACTIONS: u8 = 3;
/// DWF-15.9: actions of a turn under High Ho.
const BASE_ACTIONS_HIGH_HO: u8 = 1;

impl Dwar7sFall {
    /// DWF-5.3: how many actions the active player currently has.
    pub(crate) fn allowance(&self) -> u8 {
        let base = if self.decreed(Decree::HighHo) { BASE_ACTIONS_HIGH_HO } else { BASE_ACTIONS };
        base + u8::from(self.has_castle_bonus(self.active())) + self.turn.hired
    }

    /// How many of them are left.
    pub(crate) fn actions_left(&self) -> u8 {
        self.allowance().saturating_sub(self.turn.actions_used)
    }

    /// DWF-5.5: uses an action.
    pub(crate) fn pay_action(&mut self) {
        self.turn.actions_used = self.turn.actions_used.saturating_add(1);
    }

    /// DWF-6.1: counts a free action.
    pub(crate) fn count_free_action(&mut self) {
        self.turn.free_actions_used = self.turn.free_actions_used.saturating_add(1);
    }

    /// DWF-5.4: whether a player's castle gives an extra action.
    #[inline]
    pub(crate) fn has_castle_bonus(&self, seat: Seat) -> bool {
        let kingdom = self.realm.kingdom(seat);
        let mut blockers = kingdom.and(self.realm.bonus_blockers);
        // DWF-14.16: crystal dwarfs don't mind Frost Giants.
        if self.player(seat).has(Trait::FrozenSoul) {
            blockers = blockers.minus(self.realm.giants);
        }
        !kingdom.is_empty() && blockers.is_empty()
    }

    /// An action or task is complete: a checkpoint (DWF-11.6), and then what comes next.
    pub(crate) fn complete(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.checkpoint(play);
        self.ask(Open::Course);
    }

    /// Runs what happens by itself until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        loop {
            if let Some(seat) = self.next_to_ask() {
                self.ask(Open::Revealing(Revealing { seat }));
                return;
            }
            match self.turn.step {
                Step::Actions => {
                    self.ask(Open::Menu);
                    return;
                }
                Step::Resolve => {
                    if self.has_open_task() {
                        self.ask(Open::Task);
                        return;
                    }
                    self.turn.step = Step::Roaming;
                }
                Step::Roaming => {
                    self.turn.step = Step::Discard;
                    // DWF-7.8: only if no toll was paid.
                    if self.troll.is_some() && self.turn.tolls == 0 {
                        self.roam(play);
                        return Showing::begin(Threat::Mood, self, play);
                    }
                }
                Step::Discard => {
                    if Discarding::is_due(self) {
                        self.ask(Open::Discarding);
                        return;
                    }
                    self.turn.step = Step::DwarfsWay;
                }
                Step::DwarfsWay => {
                    self.turn.step = Step::Reveal;
                    if self.decreed(Decree::TheDwarfsWay) {
                        self.dwarfs_way(play);
                        self.checkpoint(play);
                    }
                }
                Step::Reveal => {
                    self.turn.step = Step::Trigger;
                    if self.may_reveal_at_end(play) {
                        self.ask(Open::Revealing(Revealing { seat: self.active() }));
                        return;
                    }
                }
                Step::Trigger => {
                    self.check_trigger(play);
                    self.next_part(play);
                }
                Step::Over => {
                    self.agenda.clear();
                    return;
                }
            }
        }
    }

    /// DWF-15.2: full cards on which nobody has enough are cleared, all at once.
    fn dwarfs_way(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let full = self.meeples.crowded().minus(self.meeples.free());
        let stuck: PlaceSet = full
            .minus(self.realm.monsters)
            .iter()
            .filter(|&place| !self.all_seats().any(|seat| self.has_enough(seat, place)))
            .collect();
        for place in stuck.iter() {
            let (card, cell) = (self.card_at(place), self.board.cell(place));
            play.tell(Event::DwarfsWay { card, cell });
            self.send_all_home(place);
        }
    }

    /// DWF-6.7: the active player has ended the Actions phase.
    pub(crate) fn end_actions(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let count = self.actions_left();
        if count > 0 {
            play.tell(Event::LeftActions { seat: self.active(), count });
        }
        self.turn.placed_on = Marks::default();
        if self.decreed(Decree::HardWorkers) {
            // DWF-15.1: all Mornings come before the first Night.
            let next = self.active().next(self.terms.seats);
            self.turn.active = next;
            if next == self.turn.first {
                self.begin_night(play);
            } else {
                self.begin_actions(play);
            }
        } else {
            self.turn.step = Step::Resolve;
        }
    }

    /// Begins the active player's Actions phase and resets what is counted per turn.
    pub(crate) fn begin_actions(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        self.begin_part(Step::Actions);
        self.player_mut(seat).laid_monster = false;
        play.tell(Event::TurnBegan { seat });
    }

    /// DWF-15.1: begins the active player's Night. What happened in the Morning is kept with the
    /// player, not with the turn.
    fn begin_night(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.begin_part(Step::Resolve);
        play.tell(Event::NightBegan { seat: self.active() });
    }

    fn begin_part(&mut self, step: Step) {
        let Turn { number, round, first, active, .. } = self.turn;
        self.turn = Turn { number: number + 1, round, first, active, step, ..Turn::before_first() };
    }

    /// The end step is over: the next turn, the next Night, the next round or the end.
    fn next_part(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let next = self.active().next(self.terms.seats);
        if next != self.turn.first {
            self.turn.active = next;
            if self.decreed(Decree::HardWorkers) {
                self.begin_night(play);
            } else {
                self.begin_actions(play);
            }
            return;
        }
        // DWF-12.2, DWF-12.6: a round is always finished.
        if self.triggered.is_some() || self.turn.round >= self.terms.round_limit {
            self.end_game(play);
            return;
        }
        if self.decreed(Decree::HardWorkers) {
            // DWF-15.1: the axe passes clockwise.
            self.turn.first = self.turn.first.next(self.terms.seats);
        }
        self.turn.active = self.turn.first;
        self.turn.round += 1;
        play.tell(Event::RoundBegan { round: self.turn.round });
        self.begin_actions(play);
    }

    /// DWF-12.1: the end is triggered by the active player's goals.
    fn check_trigger(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        if self.triggered.is_some() || self.player(seat).completed() < self.terms.goal_target {
            return;
        }
        if let Some(decree) = self.monster_clause(seat)
            && self.player(seat).laid_monster
        {
            play.tell(Event::EndPostponed { seat, decree });
            return;
        }
        self.triggered = Some(seat);
        play.tell(Event::EndTriggered { seat });
    }

    /// DWF-15.12, DWF-14.29: the decree that keeps a player from laying monsters at the end.
    pub(crate) fn monster_clause(&self, seat: Seat) -> Option<Decree> {
        if self.decreed(Decree::DragonKing) {
            return Some(Decree::DragonKing);
        }
        let exempt = self.player(seat).has(Trait::FrozenSoul);
        (self.decreed(Decree::FrostInvasion) && !exempt).then_some(Decree::FrostInvasion)
    }

    fn end_game(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.turn.step = Step::Over;
        self.to_ask = SeatSet::EMPTY;
        play.tell(Event::GameEnded);
        self.reveal_at_the_end(play);
        self.tell_winner(play);
    }
}
