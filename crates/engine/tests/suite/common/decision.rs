//! What is asked in Pledge.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use engine::{Decision, Game, Log, Offer, Opening, Play, Refused, Seat, SeatSet};

use super::fault::{self, has};
use super::{Action, Card, Event, Pledge, Prompt, Refusal, absent};

/// What can be open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Open {
    /// PL-1.2: everybody at once.
    Pledge,
    /// PL-1.3, PL-1.4: one after the other.
    StayOrSwap,
}

impl<const WORDS: u8> Decision<Pledge<WORDS>> for Open {
    fn asked(&self, game: &Pledge<WORDS>) -> SeatSet {
        match self {
            Open::Pledge => Seat::all(game.seats())
                .filter(|seat| game.players[seat.index()].pledge.is_none())
                .collect(),
            Open::StayOrSwap => SeatSet::only(game.active()),
        }
    }

    fn opens(&self, _: &mut Pledge<WORDS>, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        match self {
            Open::StayOrSwap if has(fault::TAKES_UNASKED) => Opening::Free,
            _ => Opening::Asked,
        }
    }

    fn prompt(&self, _game: &Pledge<WORDS>, _seat: Seat) -> Prompt {
        match self {
            Open::Pledge => Prompt::Pledge,
            Open::StayOrSwap => Prompt::StayOrSwap,
        }
    }

    fn offer(
        &self,
        game: &Pledge<WORDS>,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        if has(fault::DEAD_END) && game.revealed {
            return ControlFlow::Continue(());
        }
        let all =
            Card::all().map(|card| Action::Pledge { card }).chain([Action::Stay, Action::Swap]);
        let mut listed: Vec<_> =
            all.filter(|&action| self.check(game, seat, action).is_ok()).collect();
        if has(fault::LISTS_TOO_LITTLE) && listed.len() > 1 {
            listed.pop();
        }
        if has(fault::LISTS_TOO_MUCH) && game.revealed && !game.swaps {
            listed.push(Action::Swap);
        }
        out.offer_all(listed)
    }

    fn check(
        &self,
        game: &Pledge<WORDS>,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refused<Refusal>> {
        match (self, action) {
            (Open::Pledge, Action::Pledge { card }) => {
                let held = game.players[seat.index()].hand.contains(&card);
                match held {
                    true => Ok(()),
                    false if has(fault::MISLEADS) => Err(Refused::OtherQuestion),
                    false if has(fault::NAMES_THE_ABSENT) => {
                        Err(Refusal::NotInHand { card: absent() }.into())
                    }
                    false => Err(Refusal::NotInHand { card }.into()),
                }
            }
            (Open::StayOrSwap, Action::Swap) if !game.swaps => Err(Refusal::NoSwaps.into()),
            (Open::StayOrSwap, Action::Stay | Action::Swap) => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Pledge<WORDS>,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Pledge { card } => game.pledge(seat, card, play),
            Action::Stay => game.stay(seat, play),
            Action::Swap => game.swap(seat, play),
        }
        if has(fault::FORGETS_WHEN_WRITTEN) {
            game.unwritten += 1;
        }
        if has(fault::SHARES_ITS_STATE) {
            game.shared.0.fetch_add(1, Ordering::Relaxed);
        }
    }
}
