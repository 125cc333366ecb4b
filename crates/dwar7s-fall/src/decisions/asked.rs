//! Adds to any question that the active player may reveal the secret goal (DWF-11.6 (a)).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Opening, Play, Seat, SeatSet};

use crate::decisions::{Checked, Open, Showing, Threat};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;

/// The open decision as it is asked, with the reveal among its choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asked(pub(crate) Open);

impl Asked {
    /// Whether a met goal may be revealed here. The menu has its own entry for it.
    fn leaves_room(self) -> bool {
        !matches!(
            self.0,
            Open::Menu | Open::Course | Open::Denying(_) | Open::Revealing(_) | Open::Showing(_)
        )
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
        if self.leaves_room() && game.has_goal_to_reveal(seat) {
            out.offer(Action::Reveal)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn check(&self, game: &Dwar7sFall, seat: Seat, action: Action) -> Checked {
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
            _ if Showing::comes_first(self.0, action, game) => {
                Showing::begin(Threat::Choice, game, play);
            }
            _ => self.0.answer(game, seat, action, play),
        }
    }

    /// DWF-17.0: a single answer is taken only if the choice before named it. Ending the Actions
    /// phase when nothing else can be done is free.
    #[inline]
    fn opens(&self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        match self.0 {
            Open::Course => self.0.opens(game, play),
            Open::Menu => Opening::Free,
            _ => Opening::Named,
        }
    }

    /// Asks a player who may have a goal to show even if there is only one answer, so that nothing
    /// is paid, discarded or sent home first. It depends only on what the others know, so being
    /// asked tells them nothing.
    #[inline]
    fn insists(&self, game: &Dwar7sFall) -> bool {
        self.leaves_room() && game.may_have_goal_to_show(game.active())
    }

    #[inline]
    fn lapse(&self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        self.0.lapse(game, play)
    }

    #[inline]
    fn tells(&self, game: &Dwar7sFall, found: &Few<Action>) -> SeatSet {
        match self.0 {
            // A player who is asked in any case isn't asked because of what is in the hand.
            Open::Discarding if self.insists(game) => SeatSet::EMPTY,
            open => open.tells(game, found),
        }
    }
}
