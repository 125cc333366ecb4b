//! Besides any question: the active player may reveal the secret goal (DWF-11.6 (a)).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Opening, Play, Refused, Seat, SeatSet};

use crate::decisions::Open;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// The open decision as it is asked.
#[derive(Clone, Copy)]
pub struct Asked(pub(crate) Open);

impl Asked {
    /// Whether a met goal may be revealed besides. The menu offers it by itself.
    pub(crate) fn leaves_room(self) -> bool {
        let Asked(open) = self;
        !matches!(open, Open::Menu | Open::Denying(_) | Open::Revealing(_) | Open::Showing(_))
    }
}

impl Asked {
    /// Whether a single answer is taken because the choice before has named it.
    pub(crate) fn follows_unasked(self, game: &Dwar7sFall) -> bool {
        let rest = matches!(self.0, Open::Menu | Open::Task | Open::Discarding);
        !rest && self.is_named() && !self.waits_for_goal(game)
    }

    /// A trade and a first gem are paid, a dig changes the board, and no choice before tells which.
    fn is_named(self) -> bool {
        match self.0 {
            Open::Trading | Open::Digging => false,
            Open::Taking(taking) => !taking.first,
            _ => true,
        }
    }

    fn waits_for_goal(self, game: &Dwar7sFall) -> bool {
        self.leaves_room() && game.may_have_goal_to_show(game.active())
    }
}

impl Decision<Dwar7sFall> for Asked {
    #[inline]
    fn asked(&self, game: &Dwar7sFall) -> SeatSet {
        self.0.asked(game)
    }

    fn prompt(&self, game: &Dwar7sFall, seat: Seat) -> Prompt {
        self.0.prompt(game, seat)
    }

    #[inline]
    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        self.0.offer(game, seat, out)?;
        if self.leaves_room() && game.can_reveal(seat).is_ok() {
            out.offer(Action::Reveal)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn check(&self, game: &Dwar7sFall, seat: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        match action {
            Action::Reveal if self.leaves_room() => Ok(game.can_reveal(seat)?),
            _ => self.0.check(game, seat, action),
        }
    }

    #[inline]
    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            // The question stays open.
            Action::Reveal if self.leaves_room() => game.reveal(seat, play),
            _ => self.0.answer(game, seat, action, play),
        }
    }

    /// Nothing happens that was not announced: a single answer is taken only where the choice before has
    /// named it.
    ///
    /// A player who may have a goal to show is asked even if there is one answer, so that nothing is
    /// paid, discarded or sent home before. As far as the others know it may be any goal that is
    /// met, so that being asked tells them nothing.
    #[inline]
    fn opens(&self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        match self.0 {
            _ if self.waits_for_goal(game) => Opening::Asked,
            // What is left to be done.
            Open::Menu | Open::Task | Open::Discarding => self.0.opens(game, play),
            _ if self.is_named() => Opening::Named,
            _ => Opening::Asked,
        }
    }

    #[inline]
    fn lapse(&self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        self.0.lapse(game, play)
    }

    #[inline]
    fn tells(&self, game: &Dwar7sFall, found: &Few<Action>) -> SeatSet {
        self.0.tells(game, found)
    }
}
