//! The Ogre King sends a meeple home (DWF-14.26).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use crate::data::Power;
use crate::decisions::Checked;
use crate::table::board::Place;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Kind;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D25 for the Ogre King.
#[derive(Clone, Copy)]
pub struct SendingHome;

impl SendingHome {
    /// DWF-6.A7.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        let (place, _) = game.piece_with(Power::SendHome)?;
        if game.meeples.count(place) > 1 { Ok(()) } else { Err(Refusal::NobodyToSendHome) }
    }
}

impl Decision<Dwar7sFall> for SendingHome {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::SendHome
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Ok((place, _)) = game.piece_with(Power::SendHome) else {
            return ControlFlow::Continue(());
        };
        game.offer_victims(place, |owner, kind| can_send_home(game, owner, kind), out)
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        let Action::Victim { owner, kind } = action else { return Err(Refused::OtherQuestion) };
        can_send_home(game, owner, kind)?;
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Victim { owner, kind } = action else { return };
        if let Ok(place) = can_send_home(game, owner, kind) {
            game.send_home(Standing { place, owner, kind });
            play.tell(Event::SentHome { seat, owner, kind });
            if owner != seat {
                game.take_pouch(seat, play);
            }
        }
        game.pay_action();
        game.complete(play);
    }
}

/// D25: whether the Ogre King can send that meeple home; he can't send himself.
fn can_send_home(game: &Dwar7sFall, owner: Seat, kind: Kind) -> Result<Place, Refusal> {
    let (place, himself) = game.piece_with(Power::SendHome)?;
    if owner == game.active() && kind == himself {
        return Err(Refusal::NobodyToSendHome);
    }
    game.stands(place, owner, kind).map(|()| place)
}
