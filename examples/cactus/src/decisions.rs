//! The decisions of a turn: what is asked, what is offered, why not, what follows.

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Cactus;
use crate::words::{Action, Event, Place, Prompt, Refusal};

engine::decisions! {
    /// What can be open.
    pub enum Open of Cactus {
        /// CAC-2.2 to CAC-2.4.
        Keep,
        /// Section 3.
        Special(Special),
    }
}

/// CAC-2.2 to CAC-2.4: where the drawn card goes.
#[derive(Clone, Copy)]
pub struct Keep;

impl Decision<Cactus> for Keep {
    fn prompt(&self, _: &Cactus, _: Seat) -> Prompt {
        Prompt::Keep
    }

    fn offer(&self, game: &Cactus, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(Place::all().map(|place| Action::Put { place }))?;
        out.offer(Action::Discard)?;
        out.offer_all(game.caller.is_none().then_some(Action::Call))
    }

    fn check(&self, game: &Cactus, _: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        match (action, game.caller) {
            (Action::Put { .. } | Action::Discard, _) | (Action::Call, None) => Ok(()),
            (Action::Call, Some(seat)) => Err(Refusal::CalledAlready { seat }.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Cactus,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Some(mut held) = game.drawn.draw() else { return };
        if let Action::Put { place } = action {
            held = game.rows[seat.index()].replace(place.at(), held);
            play.tell(Event::Kept { seat, place });
        }
        play.tell(Event::Discarded { seat, card: held.piece });
        game.pile.put(held.turn_up(game.seats(), play.log));
        match (action, Special::of(held.piece.value())) {
            (Action::Discard, Some(special)) => game.agenda.ask(Open::Special(special)),
            (Action::Call, _) => {
                game.caller = Some(seat);
                play.tell(Event::Called { seat });
                game.end_turn(play.log);
            }
            _ => game.end_turn(play.log),
        }
    }
}

/// Section 3: what a special card lets its player do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// CAC-3.1.
    Look,
    /// CAC-3.2.
    Exchange,
}

impl Special {
    fn of(value: u8) -> Option<Special> {
        match value {
            7 | 8 => Some(Special::Look),
            9 => Some(Special::Exchange),
            _ => None,
        }
    }
}

impl Decision<Cactus> for Special {
    fn prompt(&self, _: &Cactus, _: Seat) -> Prompt {
        match self {
            Special::Look => Prompt::Look,
            Special::Exchange => Prompt::Exchange,
        }
    }

    fn offer(&self, game: &Cactus, seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for owner in Seat::all(game.seats()) {
            for place in Place::all() {
                let exchange = |mine| Action::Exchange { mine, owner, place };
                match self {
                    Special::Look => out.offer(Action::Look { owner, place })?,
                    Special::Exchange if owner == seat => {}
                    Special::Exchange => out.offer_all(Place::all().map(exchange))?,
                }
            }
        }
        out.offer(Action::Skip)
    }

    fn check(&self, game: &Cactus, seat: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        let at_the_table = |owner: Seat| owner.index() < usize::from(game.seats());
        match (self, action) {
            (_, Action::Skip) => Ok(()),
            (Special::Exchange, Action::Exchange { owner, .. }) if owner == seat => {
                Err(Refusal::YourOwn.into())
            }
            (Special::Look, Action::Look { owner, .. })
            | (Special::Exchange, Action::Exchange { owner, .. }) => match at_the_table(owner) {
                true => Ok(()),
                false => Err(Refusal::NotAtTheTable.into()),
            },
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Cactus,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Look { owner, place } => {
                let card = game.rows[owner.index()].show(place.at(), SeatSet::only(seat), play.log);
                let others = Event::Looked { seat, owner, place };
                play.log.secret(seat, Event::Saw { owner, place, card }, others);
            }
            Action::Exchange { mine, owner, place } => {
                // The cards take along who knows them.
                let mut given = game.rows[seat.index()].take(mine.at());
                given = game.rows[owner.index()].replace(place.at(), given);
                game.rows[seat.index()].insert(mine.at(), given);
                play.tell(Event::Exchanged { seat, mine, owner, place });
            }
            _ => {}
        }
        game.end_turn(play.log);
    }
}
