//! Decisions: what is offered, what is accepted, and what an answer leads to (section 17).

use std::ops::ControlFlow;

use engine::{Log, Seat, StepRng};

use crate::action::Action;
use crate::ask::{Answered, Ask};
use crate::cell::Side;
use crate::event::Event;
use crate::names::Gem;
use crate::refusal::Refusal;
use crate::resolve::Fight;
use crate::state::Dwar7sFall;

impl Dwar7sFall {
    /// Shows every answer to the open question, until the visitor has seen enough.
    pub(crate) fn offer(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.ask {
            Ask::Menu => self.offer_menu(visit),
            Ask::Laying(ask) => self.offer_laying(ask, visit),
            Ask::Placing(ask) => self.offer_placing(ask, visit),
            Ask::Moving(ask) => self.offer_moving(ask, visit),
            Ask::Tunnelling(ask) => self.offer_tunnelling(ask, visit),
            Ask::Buying(ask) => self.offer_buying(ask, visit),
            Ask::Changing(_) | Ask::Freezing => self.offer_gems(visit),
            Ask::Pushing(ask) => self.offer_pushing(ask, visit),
            Ask::SendingHome => self.offer_sending_home(visit),
            Ask::Turning { cell, .. } => self.offer_turning(cell, visit),
            Ask::Playing(ask) => self.offer_playing(ask, visit),
            Ask::Denying { .. } => [Action::Deny, Action::Pass].into_iter().try_for_each(visit),
            Ask::Taking { source, left, first } => self.offer_taking((source, left, first), visit),
            Ask::Hiring => {
                let cards = self.player(self.active()).ogre_cards;
                cards.names().try_for_each(|card| visit(Action::OgreCard { card }))
            }
            Ask::Task => self.offer_task(visit),
            Ask::Returning { cell, .. } => self.offer_kinds(cell, visit),
            Ask::Digging => self.offer_digging(visit),
            Ask::Trading => self.offer_trading(visit),
            Ask::Drinking { .. } => {
                [Action::BarFight, Action::QuietDrink].into_iter().try_for_each(visit)
            }
            Ask::Leading { .. } => {
                for &side in Side::ALL {
                    if self.can_lead(side).is_ok() {
                        visit(Action::Step { side })?;
                    }
                }
                visit(Action::Stop)
            }
            Ask::Discarding => self.offer_discarding(visit),
            Ask::Revealing { .. } => [Action::Reveal, Action::Keep].into_iter().try_for_each(visit),
            Ask::Nothing => ControlFlow::Continue(()),
        }
    }

    fn offer_gems(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for &gem in Gem::ALL {
            if self.check_answer(Action::Gem { gem }).is_ok() {
                visit(Action::Gem { gem })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a seat may take an action now, and if not, why.
    pub(crate) fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked() {
            None => Err(Refusal::Over),
            Some(asked) if asked != seat => Err(Refusal::NotAsked { seat: asked }),
            Some(_) => self.check_answer(action),
        }
    }

    /// Whether an action answers the open question.
    fn check_answer(&self, action: Action) -> Result<(), Refusal> {
        let one_of = |answers: &[Action]| {
            if answers.contains(&action) { Ok(()) } else { Err(Refusal::OtherQuestion) }
        };
        match self.ask {
            Ask::Menu => self.check_menu(action),
            Ask::Laying(ask) => self.check_laying(ask, action),
            Ask::Placing(ask) => self.check_placing(ask, action),
            Ask::Moving(ask) => self.check_moving(ask, action),
            Ask::Tunnelling(ask) => self.check_tunnelling(ask, action),
            Ask::Buying(ask) => self.check_buying(ask, action),
            Ask::Changing(ask) => self.check_changing(ask, action),
            Ask::Pushing(ask) => self.check_pushing(ask, action),
            Ask::SendingHome => self.check_sending_home(action),
            Ask::Turning { cell, .. } => self.check_turning(cell, action),
            Ask::Playing(ask) => self.check_playing(ask, action),
            Ask::Denying { .. } => one_of(&[Action::Deny, Action::Pass]),
            Ask::Taking { source, left, first } => self.check_taking((source, left, first), action),
            Ask::Freezing => self.check_freezing(action),
            Ask::Hiring => match action {
                Action::OgreCard { card } if self.player(self.active()).ogre_cards.has(card) => {
                    Ok(())
                }
                Action::OgreCard { card } => Err(Refusal::NoOgreCard { card }),
                _ => Err(Refusal::OtherQuestion),
            },
            Ask::Task => self.check_task(action),
            Ask::Returning { cell, .. } => self.check_returning(cell, action),
            Ask::Digging => self.check_digging(action),
            Ask::Trading => self.check_trading(action),
            Ask::Drinking { .. } => one_of(&[Action::BarFight, Action::QuietDrink]),
            Ask::Leading { .. } => match action {
                Action::Step { side } => self.can_lead(side).map(|_| ()),
                _ => one_of(&[Action::Stop]),
            },
            Ask::Discarding => self.check_discarding(action),
            Ask::Revealing { .. } => one_of(&[Action::Reveal, Action::Keep]),
            Ask::Nothing => Err(Refusal::Over),
        }
    }

    /// Carries out a checked answer and everything that follows without a choice.
    pub(crate) fn answer(&mut self, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let answered = self.answer_one(action, rng, log);
        self.follow(answered, rng, log);
        self.settle(rng, log);
    }

    fn answer_one(
        &mut self,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        match self.ask {
            Ask::Menu => self.answer_menu(action, log),
            Ask::Laying(ask) => self.answer_laying(ask, action, log),
            Ask::Placing(ask) => self.answer_placing(ask, action, log),
            Ask::Moving(ask) => self.answer_moving(ask, action, log),
            Ask::Tunnelling(ask) => self.answer_tunnelling(ask, action, log),
            Ask::Buying(ask) => self.answer_buying(ask, action, log),
            Ask::Changing(ask) => match action {
                Action::Gem { gem } => self.answer_changing(ask, gem, log),
                _ => Answered::Asking,
            },
            Ask::Pushing(ask) => self.answer_pushing(ask, action, log),
            Ask::SendingHome => self.answer_sending_home(action, log),
            Ask::Turning { cause, cell } => self.answer_turning(cause, cell, action, log),
            Ask::Playing(ask) => self.answer_playing(ask, action, rng, log),
            Ask::Denying { seat, play } => self.answer_denying(seat, play, action, rng, log),
            Ask::Taking { source, left, first } => {
                self.answer_taking((source, left, first), action, log)
            }
            Ask::Freezing => self.answer_freezing(action, log),
            Ask::Hiring => self.answer_hiring(action, log),
            Ask::Task => self.answer_task(action, rng, log),
            Ask::Returning { cell, left, bar_fight } => match action {
                Action::Meeple { kind } => {
                    let fight = if bar_fight { Fight::Yes } else { Fight::No };
                    self.answer_returning((cell, left, fight), kind, rng, log)
                }
                _ => Answered::Asking,
            },
            Ask::Digging => self.answer_digging(action, log),
            Ask::Trading => self.answer_trading(action, log),
            Ask::Drinking { cell } => self.answer_drinking(cell, action, rng, log),
            Ask::Leading { left } => self.answer_leading(left, action, log),
            Ask::Discarding => self.answer_discarding(action, log),
            Ask::Revealing { seat } => self.answer_revealing(seat, action, log),
            Ask::Nothing => Answered::Asking,
        }
    }

    /// DWF-17.0: questions with a single answer are not asked.
    pub(crate) fn settle(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        loop {
            let found = self.first_two();
            self.report_silence(found, log);
            let [Some(only), None] = found else { return };
            let answered = self.answer_one(only, rng, log);
            self.follow(answered, rng, log);
        }
    }

    /// The first two answers to the open question.
    pub(crate) fn first_two(&self) -> [Option<Action>; 2] {
        let mut found = [None; 2];
        let _ = self.offer(&mut |action| {
            if found[0].is_none() {
                found[0] = Some(action);
                ControlFlow::Continue(())
            } else {
                found[1] = Some(action);
                ControlFlow::Break(())
            }
        });
        found
    }

    /// Whether a player is asked at all can tell the others what is in that hand: then they learn it.
    fn report_silence(&self, found: [Option<Action>; 2], log: &mut impl Log<Event>) {
        let player = self.player(self.active());
        let tells = match (self.ask, found) {
            (Ask::Menu, [Some(_), Some(second)]) => Self::is_private(second),
            (Ask::Menu, [Some(_), None]) => {
                let telling = player.met.and(player.may_hold);
                !player.ogre_cards.is_empty() || (!player.revealed && !telling.is_empty())
            }
            (Ask::Discarding, [Some(Action::OgreCard { .. }), _]) => true,
            _ => false,
        };
        if tells {
            log.learned(self.everybody());
        }
    }
}
