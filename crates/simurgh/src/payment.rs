//! Paying: goods, Vassals given up, Ability markers (SIM-6.5 to SIM-6.11).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::effects::{Made, Open};
use crate::event::Event;
use crate::ids::{Ability, Space, Vassal};
use crate::options::Edition;
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::Simurgh;
use crate::task::{Payment, Source, Task};
use crate::vassals::Whereabouts;

/// What a payment waits for.
pub(crate) enum Due {
    /// D7, D8: a choice of goods.
    Goods(Open),
    /// D9: a Vassal of this kind from the board.
    Vassal(Vassal),
    /// D10: a marker.
    Marker,
    /// Nothing more.
    Nothing,
}

impl Simurgh {
    /// SIM-15.1: goods first, then Spearmen, Dragonriders, markers.
    pub(crate) fn due(&self, payment: &Payment) -> Due {
        if let Some(open) = self.cost_choice(payment) {
            return Due::Goods(open);
        }
        let cost = &self.effect(payment.source).cost;
        let owed = |vassal: &&Vassal| payment.given_up[vassal.at()] < cost.vassals[vassal.at()];
        if let Some(&vassal) = Vassal::ALL.iter().find(owed) {
            return Due::Vassal(vassal);
        }
        if payment.markers < cost.markers { Due::Marker } else { Due::Nothing }
    }

    /// Pays what needs no decision. Says whether the payment has to wait for one.
    pub(crate) fn go_on_paying(&mut self, mut payment: Payment, log: &mut impl Log<Event>) -> bool {
        match self.due(&payment) {
            Due::Nothing => {
                self.done();
                self.paid(&payment, log);
                false
            }
            Due::Vassal(vassal) => match self.pool_place(vassal) {
                None => true,
                Some(place) => {
                    payment.given_up[vassal.at()] += 1;
                    self.repay(payment);
                    self.give_up(vassal, place, log);
                    false
                }
            },
            Due::Goods(_) | Due::Marker => true,
        }
    }

    /// SIM-6.8, SIM-8.10: where in the pool a Vassal to be given up is: first one that rests.
    fn pool_place(&self, vassal: Vassal) -> Option<Whereabouts> {
        [Whereabouts::Resting, Whereabouts::Pool]
            .into_iter()
            .find(|&place| self.active().vassals.count(vassal, place) > 0)
    }

    fn give_up(&mut self, vassal: Vassal, from: Whereabouts, log: &mut impl Log<Event>) {
        self.active_mut().vassals.go(vassal, from, Whereabouts::Stock);
        log.event(Event::GaveUp { seat: self.turn.active, vassal });
    }

    /// D7 to D10: what the payment can go on with.
    pub(crate) fn offer_payment(
        &self,
        payment: &Payment,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.due(payment) {
            Due::Nothing => {}
            Due::Goods(open) => {
                let fits = |bundles: &_| self.can_pay_with(payment, &open, bundles).is_ok();
                Simurgh::offer_choice(&open, fits, visit)?;
            }
            Due::Vassal(vassal) => {
                for space in self.expendable(payment, vassal).iter() {
                    visit(Action::GiveUp { vassal, space })?;
                }
            }
            Due::Marker => {
                for Ability { dragon, slot } in self.active().lair.markers.iter() {
                    visit(Action::PayMarker { dragon, slot })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the payment can go on with this.
    pub(crate) fn check_payment(&self, payment: &Payment, action: Action) -> Result<(), Refusal> {
        match (self.due(payment), action) {
            (Due::Goods(open), _) => self.can_pay_with(payment, &open, open.bundles(action)?),
            (Due::Vassal(due), Action::GiveUp { vassal, space }) => {
                if vassal != due {
                    Err(Refusal::OtherVassalDue { vassal: due })
                } else if self.expendable(payment, vassal).contains(space) {
                    Ok(())
                } else {
                    Err(Refusal::NotExpendable { vassal, space })
                }
            }
            (Due::Marker, Action::PayMarker { dragon, slot }) => {
                self.has_marker(Ability { dragon, slot })
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Goes on with the payment.
    pub(crate) fn pay(&mut self, mut payment: Payment, action: Action, log: &mut impl Log<Event>) {
        let seat = self.turn.active;
        match (self.due(&payment), action) {
            (Due::Goods(open), _) => match open.made(action) {
                Made::Split(alternative) => payment.alternative = Some(alternative),
                Made::Goods(goods) => {
                    let player = self.active_mut();
                    player.purse = player.purse.minus(&goods);
                    payment.paid = payment.paid.plus(&goods);
                    payment.chosen += 1;
                    payment.alternative = None;
                }
            },
            (_, Action::GiveUp { vassal, space }) => {
                payment.given_up[vassal.at()] += 1;
                self.give_up(vassal, Whereabouts::Board(space), log);
            }
            (_, Action::PayMarker { dragon, slot }) => {
                payment.markers += 1;
                self.active_mut().lair.markers.remove(Ability { dragon, slot });
                log.event(Event::PaidMarker { seat, dragon, slot });
            }
            _ => {}
        }
        self.repay(payment);
    }

    fn repay(&mut self, payment: Payment) {
        self.done();
        self.plan(Task::Pay(payment));
    }

    /// SIM-6.8: where a Vassal on the board can be given up.
    fn expendable(&self, payment: &Payment, vassal: Vassal) -> Set<Space> {
        let vassals = &self.active().vassals;
        let kept = self.kept_figure(payment, vassal);
        let free = |&(each, space): &(Vassal, Space)| {
            each == vassal
                && (kept != Some(space) || vassals.count(vassal, Whereabouts::Board(space)) > 1)
        };
        vassals.on_board().filter(free).map(|(_, space)| space).collect()
    }

    /// SIM-6.8: where the Vassal just placed stands, which the English edition keeps there.
    fn kept_figure(&self, payment: &Payment, vassal: Vassal) -> Option<Space> {
        match payment.source {
            Source::Space(space)
                if payment.placed == Some(vassal) && self.agreed.edition == Edition::English =>
            {
                Some(space)
            }
            _ => None,
        }
    }
}
