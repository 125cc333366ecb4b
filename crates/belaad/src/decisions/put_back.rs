//! D16: which of the drawn Hashash cards goes back.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::data::hashash_face;
use crate::table::state::{Belaad, HiddenCard};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D16: asked only when three were drawn (BEL-10.O2).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PutBack {
    pub(crate) drawn: [HiddenCard; 3],
}

impl Decision<Belaad> for PutBack {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::PutBack
    }

    fn offer(&self, _: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(self.drawn.iter().map(|each| Action::PutBack { card: each.card }))
    }

    fn check(&self, _: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::PutBack { card } = action else { return Err(Refused::OtherQuestion) };
        if self.drawn.iter().any(|each| each.card == card) {
            Ok(())
        } else {
            Err(Refusal::NotDrawn { card }.into())
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::PutBack { card } = action else { return };
        game.agenda.done();
        for each in self.drawn {
            if each.card == card {
                game.hashash_cards.deck.insert(0, each);
            } else {
                game.place_hashash(each.card, play);
            }
        }
        play.log.learned(SeatSet::all(game.seat_count()));
        let unseen = Event::HashashPutBackUnseen { seat, back: hashash_face(card).back };
        play.log.secret(seat, Event::HashashPutBack { seat, card }, unseen);
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
