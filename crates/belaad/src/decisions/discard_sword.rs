//! D20: whose sword the Spy sends back to the pool.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiscardSword;

impl Decision<Belaad> for DiscardSword {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::DiscardSword
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let owners = game.opponents().filter(|&seat| game.player(seat).swords > 0);
        out.offer_all(owners.map(|seat| Action::DiscardSword { seat }))
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let Action::DiscardSword { seat } = action else { return Err(Refused::OtherQuestion) };
        game.is_opponent(seat)?;
        if game.player(seat).swords > 0 { Ok(()) } else { Err(Refusal::NoSword { seat }.into()) }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::DiscardSword { seat: victim } = action else { return };
        game.agenda.done();
        game.spend_swords(victim, 1);
        play.tell(Event::SwordDiscarded { victim });
    }

    /// The only owner is named with the choice.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}
