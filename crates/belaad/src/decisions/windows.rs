//! D1, D31: what can be done before a card is played and after the last one.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::{Belaad, Step};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D1: a card must be played, so it is asked even if there is only one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Before;

impl Decision<Belaad> for Before {
    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        Prompt::PlayCard { armed: game.scholars_for_swords().count() as u8 }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(game.active_player().hand.iter().map(|card| Action::PlayCard { card }))?;
        game.offer_window(out)
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::PlayCard { card } if game.active_player().hand.contains(card) => Ok(()),
            Action::PlayCard { card } => Err(Refusal::NotInHand { card }.into()),
            Action::Draw { .. } | Action::GoOn => Err(Refusal::PlayFirst.into()),
            _ => game.check_window(action),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::PlayCard { card } => game.play_card(card, play),
            _ => game.act_in_window(action, play),
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}

/// T4: a card has been performed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played;

impl Decision<Belaad> for Played {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::PlayCard { armed: 0 }
    }

    fn offer(&self, _: &Belaad, _: Seat, _: &mut impl Offer<Action>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn check(&self, _: &Belaad, _: Seat, _: Action) -> Checked {
        Err(Refused::OtherQuestion)
    }

    fn answer(&self, _: &mut Belaad, _: Seat, _: Action, _: &mut Play<'_, impl Log<Event>>) {}

    /// BEL-11.3: the Order among five plays a second card.
    fn opens(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        let more = game.turn.played < game.cards_a_turn(game.active());
        game.turn.step = if more { Step::Before } else { Step::After };
        Opening::Done
    }
}

/// D31: after the last card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct After;

impl Decision<Belaad> for After {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::After
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_window(out)?;
        out.offer(Action::GoOn)
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::GoOn => Ok(()),
            _ => game.check_window(action),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::GoOn => game.turn.step = Step::Draw,
            _ => game.act_in_window(action, play),
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Free
    }
}

/// BEL-3.1: what T1 and T5 have in common.
impl Belaad {
    fn offer_window(&self, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let scholars = self.scholars_for_swords();
        out.offer_all(scholars.map(|scholar| Action::EmployWithSwords { scholar }))?;
        self.offer_hashash(out)
    }

    fn check_window(&self, action: Action) -> Checked {
        match action {
            Action::EmployWithSwords { scholar } => self.may_employ_with_swords(scholar)?,
            Action::UseHashash { card } => self.may_use_in_menu(card)?,
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn act_in_window(&mut self, action: Action, play: &mut Play<'_, impl Log<Event>>) {
        match action {
            Action::EmployWithSwords { scholar } => self.employ_with_swords(scholar, play),
            Action::UseHashash { card } => self.use_in_menu(card, play),
            _ => {}
        }
    }
}
