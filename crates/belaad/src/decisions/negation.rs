//! D28: whether a player of the target's team negates an elimination (BEL-9.2).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Character, Team};
use crate::words::prompt::Prompt;

/// D28.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Negation {
    pub target: Character,
    pub asked: Seat,
}

impl Decision<Belaad> for Negation {
    fn asked(&self, _: &Belaad) -> SeatSet {
        SeatSet::only(self.asked)
    }

    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        Prompt::Negation { seat: game.active(), target: self.target }
    }

    fn offer(&self, _: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::Negate, Action::Accept])
    }

    fn check(&self, _: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Negate | Action::Accept => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// The first yes ends it; after a no the next player is asked.
    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let character = self.target;
        game.agenda.done();
        if action == Action::Accept {
            game.ask_negation(character, seat, play);
            return;
        }
        match game.ward() {
            Some(card) if game.team_of(seat) == Team::Order => {
                game.use_hashash(card, play);
                play.tell(Event::EliminationNegatedByCard { seat, character, card });
            }
            _ => {
                game.spend_swords(seat, 1);
                play.tell(Event::EliminationNegatedBySword { seat, character });
            }
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}

impl Belaad {
    /// Asks the next player of the target's team clockwise after `last`; if there is none, carries
    /// the elimination out.
    pub(super) fn ask_negation(
        &mut self,
        target: Character,
        last: Seat,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let clockwise = self.active().clockwise(self.seat_count());
        let next = clockwise
            .skip_while(|&seat| seat != last)
            .skip(1)
            .find(|&seat| self.may_negate_elimination(target, seat));
        match next {
            Some(asked) => self.agenda.plan(Open::Negation(Negation { target, asked })),
            None => self.eliminate(self.active(), target, play),
        }
    }

    /// BEL-17.3: with the player's own sword, or by the Order with its ward.
    pub(crate) fn may_negate_elimination(&self, target: Character, seat: Seat) -> bool {
        self.team_of(seat) == target.team() && self.may_negate(seat)
    }
}
