//! The open decision: its options, whether an action is among them, and what follows.
//!
//! Each chapter knows its own decisions; here they are told apart by the task that is next on the
//! agenda. With nothing on the agenda the player is asked for a Main or Free Action.

use std::ops::ControlFlow;

use engine::{Log, Seat, SeatSet, StepRng};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Ability, End};
use crate::refusal::Refusal;
use crate::state::{Simurgh, Stage};
use crate::task::Task;

/// How many options a decision has, as far as it matters.
enum Options {
    None,
    One(Action),
    Several,
}

impl Simurgh {
    /// Who must decide.
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        match &self.stage {
            Stage::Play => SeatSet::only(self.turn.active),
            Stage::PowerDraft { drafter, .. } | Stage::ActionDraft { drafter, .. } => {
                SeatSet::only(*drafter)
            }
            Stage::DragonDraft { hands } => Simurgh::choosing_dragons(hands),
            Stage::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// Hands every option of the seat's decision to `visit`, until it has enough.
    pub(crate) fn options_of(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.stage {
            Stage::Play => match self.agenda.last() {
                Some(task) => self.offer(task, visit),
                None => self.offer_turn(visit),
            },
            _ => self.offer_set_up(seat, visit),
        }
    }

    /// Whether the seat may take this action.
    pub(crate) fn allows(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if let Stage::Over { .. } = self.stage {
            return Err(Refusal::Over);
        }
        if !self.deciders().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match self.stage {
            Stage::Play => match self.agenda.last() {
                Some(task) => self.check_task(task, action),
                None => self.check_turn(action),
            },
            _ => self.check_set_up(seat, action),
        }
    }

    /// Carries out a decision and everything that follows without one.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        match (&self.stage, action) {
            (Stage::Play, _) => {
                self.perform(action, log);
                self.go_on(log);
            }
            (Stage::PowerDraft { .. }, Action::KeepPowerTile { tile }) => {
                self.keep_power_tile(tile, log);
            }
            (Stage::ActionDraft { .. }, Action::TakeRowTile { row }) => {
                self.draft_tile(row, rng, log);
            }
            (Stage::DragonDraft { .. }, Action::KeepDragon { dragon }) => {
                self.keep_start_dragon(seat, dragon, rng, log);
            }
            _ => {}
        }
    }

    /// Does what is next on the agenda until somebody must decide. A decision with one option is
    /// answered, one without any falls away.
    fn go_on(&mut self, log: &mut impl Log<Event>) {
        while let Some(&task) = self.agenda.last() {
            match task {
                Task::Pay(payment) if !self.go_on_paying(payment, log) => continue,
                Task::Gain(receipt) if self.gain_choice(&receipt).is_none() => {
                    self.done();
                    self.book(&receipt, log);
                    continue;
                }
                Task::DrawDragons { tiles, markers, put_back } => {
                    self.draw_dragons(tiles, markers, put_back, log);
                    continue;
                }
                Task::Recruit { vassals } => {
                    self.recruit(vassals, log);
                    continue;
                }
                Task::DrawTopTile => {
                    self.draw_top_tile(log);
                    continue;
                }
                Task::Settle => {
                    self.settle(log);
                    continue;
                }
                Task::FillRow => {
                    self.fill_row(log);
                    continue;
                }
                Task::NextTurn => {
                    self.next_turn(log);
                    continue;
                }
                _ => {}
            }
            match (self.few_options(&task), task) {
                (Options::Several, _) => return,
                (Options::One(action), _) => self.perform(action, log),
                (Options::None, Task::PlaceMarkers { count }) => self.lose_markers(count, log),
                (Options::None, _) => self.done(),
            }
        }
    }

    fn few_options(&self, task: &Task) -> Options {
        let mut found = None;
        let several = self.offer(task, &mut |action| match found {
            None => {
                found = Some(action);
                ControlFlow::Continue(())
            }
            Some(_) => ControlFlow::Break(()),
        });
        match (several, found) {
            (ControlFlow::Break(()), _) => Options::Several,
            (ControlFlow::Continue(()), Some(action)) => Options::One(action),
            (ControlFlow::Continue(()), None) => Options::None,
        }
    }

    /// The options of a task.
    fn offer(
        &self,
        task: &Task,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match *task {
            Task::ChooseVassal { space } => {
                for vassal in self.entrants_of(space).iter() {
                    visit(Action::ChooseVassal { vassal })?;
                }
            }
            Task::ChooseWilds { tile } => return self.offer_wilds(tile, visit),
            Task::EnterTile { wilds } => {
                return self.offer_spaces_of(wilds, &self.means(), self.occupied(), visit);
            }
            Task::Retrieve { retrieved } => return self.offer_retrieval(retrieved, visit),
            Task::Pay(ref payment) => return self.offer_payment(payment, visit),
            Task::Gain(ref receipt) => return self.offer_gain(receipt, visit),
            Task::GiveUpWindow { eligible } => return self.offer_window(eligible, visit),
            Task::ReceiveWindow { received, eligible } => {
                return self.offer_boosts(received, eligible, visit);
            }
            Task::MoveWindow { wilds, eligible } => {
                return self.offer_move_window(wilds, eligible, visit);
            }
            Task::PlaceMarkers { .. } => {
                for dragon in self.dragons_with_room().iter() {
                    visit(Action::PlaceMarker { dragon })?;
                }
            }
            Task::KeepDragon { drawn, .. } => {
                for dragon in drawn.iter() {
                    visit(Action::KeepDragon { dragon })?;
                }
            }
            Task::ReturnDragons { tiles, put_back } => {
                for dragon in tiles.iter() {
                    for &end in put_back.ends() {
                        visit(Action::ReturnDragon { dragon, end })?;
                    }
                }
            }
            Task::ReturnObjectives { tiles } => {
                for objective in tiles.iter() {
                    for &end in End::ALL {
                        visit(Action::ReturnObjective { objective, end })?;
                    }
                }
            }
            Task::Interlude => return self.offer_interlude(visit),
            Task::TakeTile => return self.offer_scouted(visit),
            Task::TakeRowTile => return self.offer_row(visit),
            Task::ChooseObjective { drawn } => return self.offer_objectives(drawn, visit),
            Task::PlaceObjective { .. } => return self.offer_statue(visit),
            Task::TileLimit => return self.offer_discards(visit),
            Task::ResourceLimit => return self.offer_tokens(visit),
            Task::DrawDragons { .. }
            | Task::Recruit { .. }
            | Task::DrawTopTile
            | Task::Settle
            | Task::FillRow
            | Task::NextTurn => {}
        }
        ControlFlow::Continue(())
    }

    /// Whether an action is among the options of a task.
    fn check_task(&self, task: &Task, action: Action) -> Result<(), Refusal> {
        match (*task, action) {
            (Task::ChooseVassal { space }, Action::ChooseVassal { vassal }) => {
                let entrants = self.entrants_of(space);
                if entrants.contains(vassal) { Ok(()) } else { Err(Refusal::NotOffered) }
            }
            (Task::ChooseWilds { tile }, Action::CoverSpace { wilds }) => {
                self.check_cover(tile, wilds)
            }
            (Task::ChooseWilds { tile }, Action::RemoveTile { wilds }) => {
                self.check_removal(tile, wilds)
            }
            (Task::EnterTile { wilds }, Action::PlaceVassal { space }) => {
                if space.wilds() != Some(wilds) {
                    return Err(Refusal::NotOffered);
                }
                self.enterable(space, &self.means(), self.occupied()).map(drop)
            }
            (Task::Retrieve { .. }, Action::Retrieve { vassal, space }) => {
                self.check_retrieve(vassal, space)
            }
            (Task::Retrieve { .. }, Action::RetrieveAll) => self.check_retrieve_all(),
            (Task::Retrieve { retrieved }, Action::Done) => {
                if retrieved > 0 {
                    Ok(())
                } else {
                    Err(Refusal::MainActionDue)
                }
            }
            (Task::Pay(ref payment), _) => self.check_payment(payment, action),
            (Task::Gain(ref receipt), _) => self.check_gain(receipt, action),
            (
                Task::GiveUpWindow { .. }
                | Task::ReceiveWindow { .. }
                | Task::MoveWindow { .. }
                | Task::Interlude,
                Action::Done,
            )
            | (Task::ChooseObjective { .. }, Action::DeclineObjectives) => Ok(()),
            (Task::GiveUpWindow { eligible }, Action::UseAbility { dragon, slot }) => {
                self.check_window(eligible, Ability { dragon, slot })
            }
            (Task::ReceiveWindow { received, eligible }, _) => {
                self.check_boost(received, eligible, action)
            }
            (Task::MoveWindow { wilds, eligible }, Action::UseAbility { dragon, slot }) => {
                self.check_move_window(wilds, eligible, Ability { dragon, slot })
            }
            (Task::Interlude, _) => self.check_free_action(action),
            (Task::PlaceMarkers { .. }, Action::PlaceMarker { dragon }) => {
                let room = self.dragons_with_room();
                if room.contains(dragon) { Ok(()) } else { Err(Refusal::NoRoomOnDragon { dragon }) }
            }
            (Task::KeepDragon { drawn, .. }, Action::KeepDragon { dragon }) => {
                if drawn.contains(dragon) {
                    Ok(())
                } else {
                    Err(Refusal::DragonNotDrawn { dragon })
                }
            }
            (Task::ReturnDragons { tiles, put_back }, Action::ReturnDragon { dragon, end }) => {
                if !tiles.contains(dragon) {
                    Err(Refusal::DragonNotDrawn { dragon })
                } else if !put_back.ends().contains(&end) {
                    Err(Refusal::OnlyUnder)
                } else {
                    Ok(())
                }
            }
            (Task::ReturnObjectives { tiles }, Action::ReturnObjective { objective, .. }) => {
                if tiles.contains(objective) {
                    Ok(())
                } else {
                    Err(Refusal::NotDrawn { objective })
                }
            }
            (Task::TakeTile, Action::TakeRowTile { row }) => self.check_row_tile(row),
            (Task::TakeTile, Action::DrawTopTile) => self.check_top_tile(),
            (Task::TakeRowTile, Action::TakeRowTile { row }) => self.check_ability_row(row),
            (Task::ChooseObjective { drawn }, Action::ChooseObjective { objective }) => {
                self.check_choice(drawn, objective)
            }
            (Task::PlaceObjective { .. }, Action::PlaceObjective { space }) => {
                self.check_objective(space)
            }
            (Task::PlaceObjective { .. }, Action::ReplaceObjective { space }) => {
                self.check_replacement(space)
            }
            (Task::TileLimit, Action::DiscardTile { tile, .. }) => self.check_discard(tile),
            (Task::ResourceLimit, Action::ReturnToken { good }) => self.check_token(good),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Carries out an action that the open decision allows.
    fn perform(&mut self, action: Action, log: &mut impl Log<Event>) {
        let Some(&task) = self.agenda.last() else { return self.act(action, log) };
        match (task, action) {
            (Task::ChooseVassal { space }, Action::ChooseVassal { vassal }) => {
                self.done();
                self.place(space, vassal, log);
            }
            (Task::ChooseWilds { tile }, Action::CoverSpace { wilds }) => {
                self.lay(tile, wilds, log);
            }
            (Task::ChooseWilds { tile }, Action::RemoveTile { wilds }) => {
                self.remove_and_lay(tile, wilds, log);
            }
            (Task::EnterTile { .. }, Action::PlaceVassal { space }) => {
                self.done();
                self.enter(space, log);
            }
            (Task::Retrieve { .. }, Action::Retrieve { vassal, space }) => {
                self.retrieve(vassal, space, log);
            }
            (Task::Retrieve { .. }, Action::RetrieveAll) => self.retrieve_all(log),
            (Task::Pay(payment), _) => self.pay(payment, action, log),
            (Task::Gain(receipt), _) => self.take(receipt, action),
            (_, Action::Done) => self.done(),
            (Task::GiveUpWindow { .. }, Action::UseAbility { dragon, slot }) => {
                self.use_triggered(Ability { dragon, slot }, log);
            }
            (Task::ReceiveWindow { received, .. }, _) => self.boost_with(received, action, log),
            (Task::MoveWindow { wilds, .. }, Action::UseAbility { dragon, slot }) => {
                self.use_in_move_window(wilds, Ability { dragon, slot }, log);
            }
            (Task::Interlude, _) => self.act(action, log),
            (Task::PlaceMarkers { count }, Action::PlaceMarker { dragon }) => {
                self.place_marker(dragon, count, log);
            }
            (Task::KeepDragon { drawn, markers, put_back }, Action::KeepDragon { dragon }) => {
                self.keep_dragon(dragon, drawn, markers, put_back, log);
            }
            (Task::ReturnDragons { tiles, put_back }, Action::ReturnDragon { dragon, end }) => {
                self.return_dragon(dragon, end, tiles, put_back, log);
            }
            (Task::ReturnObjectives { tiles }, Action::ReturnObjective { objective, end }) => {
                self.return_objective(objective, end, tiles, log);
            }
            (Task::TakeTile, Action::TakeRowTile { row }) => self.buy_row_tile(row, log),
            (Task::TakeTile, Action::DrawTopTile) => self.buy_top_tile(log),
            (Task::TakeRowTile, Action::TakeRowTile { row }) => {
                self.done();
                self.take_row_tile(row, log);
            }
            (Task::ChooseObjective { drawn }, Action::ChooseObjective { objective }) => {
                self.choose_objective(drawn, objective);
            }
            (Task::ChooseObjective { drawn }, Action::DeclineObjectives) => {
                self.decline_objectives(drawn, log);
            }
            (
                Task::PlaceObjective { objective, others },
                Action::PlaceObjective { space } | Action::ReplaceObjective { space },
            ) => self.place_objective(objective, others, space, log),
            (Task::TileLimit, Action::DiscardTile { tile, end }) => self.discard(tile, end, log),
            (Task::ResourceLimit, Action::ReturnToken { good }) => self.return_token(good, log),
            _ => {}
        }
    }
}
