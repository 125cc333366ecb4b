//! D14: which two players exchange their coins (BEL-10.P4).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D14: the first of the two. The pair is unordered, so it is any seat but the highest.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exchange;

impl Decision<Belaad> for Exchange {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Exchange
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let seats = game.all_seats().filter(|&seat| game.may_exchange(seat).is_ok());
        out.offer_all(seats.map(|first| Action::Exchange { first }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Exchange { first } => Ok(game.may_exchange(first)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        _: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::Exchange { first } = action {
            game.agenda.done();
            game.agenda.plan(Open::ExchangeWith(ExchangeWith { first }));
        }
    }

    /// With two players both are named with the ability.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

/// D14: the second of the two.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeWith {
    pub first: Seat,
}

impl Decision<Belaad> for ExchangeWith {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::ExchangeWith { first: self.first }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let others = game.all_seats().filter(|&seat| seat > self.first);
        out.offer_all(others.map(|second| Action::ExchangeWith { second }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::ExchangeWith { second } = action else { return Err(Refused::OtherQuestion) };
        game.is_seated(second)?;
        if second > self.first {
            Ok(())
        } else {
            Err(Refusal::NotASecondPlayer { seat: second }.into())
        }
    }

    /// BEL-18.36: Treasuries are left alone.
    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::ExchangeWith { second } = action else { return };
        let first = self.first;
        game.agenda.done();
        let purse = game.player(first).purse;
        game.player_mut(first).purse = game.player(second).purse;
        game.player_mut(second).purse = purse;
        play.tell(Event::Exchanged { first, second });
    }

    /// The only partner is named with the first player.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

impl Belaad {
    pub(crate) fn may_exchange(&self, first: Seat) -> Result<(), Refusal> {
        self.is_seated(first)?;
        if first.index() + 1 < self.players.len() {
            Ok(())
        } else {
            Err(Refusal::NotAFirstPlayer { seat: first })
        }
    }
}
