//! D30: whether a teammate lends coins (BEL-5.4).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::data::face_of;
use crate::table::ids::{ActionCard, Scholar};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::deed::Purpose;
use crate::words::event::Event;
use crate::words::names::{Coin, Deck};
use crate::words::prompt::Prompt;
use crate::words::spoken::Amount;

/// D30.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lend {
    pub lender: Seat,
    pub payment: Payment,
}

/// What coins are needed for. The list it was chosen from is just below on the stack.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// The secondary action of the open card.
    Secondary,
    /// The secondary action of a top card, as a single action.
    TopCard(Deck),
    /// A scholar.
    Scholar(Scholar),
}

impl Decision<Belaad> for Lend {
    fn asked(&self, _: &Belaad) -> SeatSet {
        SeatSet::only(self.lender)
    }

    fn prompt(&self, game: &Belaad, _: Seat) -> Prompt {
        let below = game.agenda.len().checked_sub(2).map(|at| &game.agenda[at]);
        let price = below.map_or(Amount::gold(0), |list| game.price_of(self.payment, list));
        let purpose = match self.payment {
            Payment::Scholar(scholar) => Purpose::Scholar(scholar),
            Payment::TopCard(deck) => {
                Purpose::Secondary(game.action_cards.top(deck).unwrap_or_default())
            }
            Payment::Secondary => Purpose::Secondary(match below {
                Some(Open::Card(menu)) => menu.card,
                _ => ActionCard::default(),
            }),
        };
        Prompt::Lend { seat: game.active(), purpose, price, own: game.loan(self) }
    }

    fn offer(&self, _: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::Lend, Action::RefuseToLend])
    }

    fn check(&self, _: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Lend | Action::RefuseToLend => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let borrower = game.active();
        if action == Action::Lend {
            game.turn.lent.insert(seat);
            play.tell(Event::Lent { seat, borrower });
        } else {
            game.turn.refused.insert(seat);
            play.tell(Event::RefusedToLend { seat, borrower });
        }
        game.request(self.payment, play);
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}

impl Belaad {
    /// BEL-5.4: pays what was chosen, or asks the next teammate, or gives up, which offers the list
    /// below again (BEL-5.6).
    pub(crate) fn request(&mut self, payment: Payment, play: &mut Play<'_, impl Log<Event>>) {
        let Some(list) = self.agenda.last() else { return };
        let Amount { count, coin } = self.price_of(payment, list);
        let payer = self.active();
        let covered = self.covered(payer, coin);
        if count <= covered {
            self.pay(payer, coin, count);
            match payment {
                Payment::Secondary => self.secondary_paid(play),
                Payment::TopCard(deck) => self.single_secondary_paid(deck, play),
                Payment::Scholar(scholar) => {
                    self.scholar_paid(scholar, Amount { count, coin }, play);
                }
            }
        } else if count <= self.available(payer, coin)
            && let Some(lender) = self.next_lender(coin)
        {
            self.agenda.plan(Open::Lend(Lend { lender, payment }));
        }
    }

    /// How many of the lender's coins a payment would take (BEL-5.3).
    pub(crate) fn loan(&self, lend: &Lend) -> Amount {
        let below = self.agenda.len().checked_sub(2).map(|at| &self.agenda[at]);
        let price = below.map_or(Amount::gold(0), |list| self.price_of(lend.payment, list));
        let missing = price.count.saturating_sub(self.covered(self.active(), price.coin));
        Amount { count: missing.min(self.player(lend.lender).purse.of(price.coin)), ..price }
    }

    /// The first teammate clockwise who holds such coins and has not been asked this turn.
    fn next_lender(&self, coin: Coin) -> Option<Seat> {
        self.teammates(self.active()).find(|&mate| {
            self.player(mate).purse.of(coin) > 0
                && !self.turn.lent.contains(mate)
                && !self.turn.refused.contains(mate)
        })
    }

    /// What a payment costs. `list` is what it was chosen from.
    fn price_of(&self, payment: Payment, list: &Open) -> Amount {
        match (payment, list) {
            (Payment::Secondary, Open::Card(menu)) => face_of(menu.card).price.into(),
            (Payment::TopCard(deck), _) => {
                let top = self.action_cards.top(deck);
                top.map_or(Amount::gold(0), |card| face_of(card).price.into())
            }
            (Payment::Scholar(scholar), Open::Influence(influence)) => {
                Amount::gold(self.coin_price(scholar, influence.extra))
            }
            _ => Amount::gold(0),
        }
    }
}
