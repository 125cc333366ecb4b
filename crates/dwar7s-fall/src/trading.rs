//! Trading gems for goals at the general store (DWF-8.4, DWF-15.3).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::Answered;
use crate::components::components;
use crate::event::Event;
use crate::names::{Decree, Gem, Goal};
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;
use crate::tally::Gems;

/// What remains to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bill {
    gems: Gems,
    monsters: u8,
}

impl Dwar7sFall {
    /// D16: whether a goal can be taken, handing in an own one or none.
    fn can_trade(&self, goal: Goal, hand_in: Option<Goal>) -> Result<Bill, Refusal> {
        if !self.row.contains(&goal) {
            return Err(Refusal::NotInRow { goal });
        }
        let player = self.player(self.active());
        let face = components().goal(goal);
        let mut bill = Bill { gems: face.cost, monsters: face.monsters };
        if let Some(old) = hand_in {
            if !self.decreed(Decree::CharmingMerchants) {
                return Err(Refusal::NotDecreed { decree: Decree::CharmingMerchants });
            }
            if !player.goals.contains(old) {
                return Err(Refusal::NotYourGoal { goal: old });
            }
            let old_face = components().goal(old);
            if old_face.price >= face.price {
                return Err(Refusal::NotCheaper { goal: old });
            }
            // DWF-15.3: its cost counts as paid, kind by kind; what is too much is lost.
            bill.gems = bill.gems.less(&old_face.cost);
            bill.monsters = bill.monsters.saturating_sub(old_face.monsters);
        }
        if player.gems.covers(&bill.gems) && player.monsters >= bill.monsters {
            Ok(bill)
        } else {
            Err(Refusal::CannotPayGoal { goal })
        }
    }

    /// Whether the active player can take any goal in any way.
    pub(crate) fn can_trade_anything(&self) -> bool {
        let mut found = false;
        let _ = self.offer_trades(&mut |_| {
            found = true;
            ControlFlow::Break(())
        });
        found
    }

    /// DWF-15.3: one may decline only if every way to pay needs a handed-in goal.
    fn can_decline(&self) -> Result<(), Refusal> {
        let payable = |goal: &Goal| self.can_trade(*goal, None).is_ok();
        if self.row.iter().any(payable) { Err(Refusal::MustTrade) } else { Ok(()) }
    }

    pub(crate) fn check_trading(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Trade { goal, hand_in } => self.can_trade(goal, hand_in).map(|_| ()),
            Action::NoTrade => self.can_decline(),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_trading(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.offer_trades(visit)?;
        if self.can_decline().is_ok() { visit(Action::NoTrade) } else { ControlFlow::Continue(()) }
    }

    fn offer_trades(&self, visit: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let merchants = self.decreed(Decree::CharmingMerchants);
        for &goal in &self.row {
            if self.can_trade(goal, None).is_ok() {
                visit(Action::Trade { goal, hand_in: None })?;
            }
            if merchants {
                for old in self.player(self.active()).goals.iter() {
                    let hand_in = Some(old);
                    if self.can_trade(goal, hand_in).is_ok() {
                        visit(Action::Trade { goal, hand_in })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// D16.
    pub(crate) fn answer_trading(&mut self, action: Action, log: &mut impl Log<Event>) -> Answered {
        let seat = self.active();
        match action {
            Action::Trade { goal, hand_in } => {
                if let Ok(bill) = self.can_trade(goal, hand_in) {
                    self.trade(seat, goal, hand_in, bill, log);
                }
            }
            _ => log.event(Event::DeclinedTrade { seat }),
        }
        Answered::Done
    }

    fn trade(
        &mut self,
        seat: Seat,
        goal: Goal,
        hand_in: Option<Goal>,
        bill: Bill,
        log: &mut impl Log<Event>,
    ) {
        self.pay(seat, &bill.gems);
        let player = self.player_mut(seat);
        player.monsters -= bill.monsters;
        player.goals.insert(goal);
        if let Some(old) = hand_in {
            player.goals.remove(old);
            // DWF-15.3: under the deck, before the row is refilled.
            self.goal_deck.insert(0, old);
            self.known_goals += 1;
            log.event(Event::HandedIn { seat, goal: old });
        }
        log.event(Event::Traded { seat, goal, paid: bill.gems });
        self.refill_row(goal, log);
    }

    /// DWF-11.3: the next goal of the deck takes the place of the one that was taken.
    fn refill_row(&mut self, taken: Goal, log: &mut impl Log<Event>) {
        let Some(gap) = self.row.iter().position(|&goal| goal == taken) else { return };
        match self.goal_deck.pop() {
            Some(goal) => {
                self.row[gap] = goal;
                self.known_goals = self.known_goals.min(self.goal_deck.len() as u8);
                log.learned(self.everybody());
                log.event(Event::GoalUncovered { goal });
            }
            None => {
                self.row.remove(gap);
            }
        }
    }

    /// Gems go from a hand back to their piles.
    pub(crate) fn pay(&mut self, seat: Seat, gems: &Gems) {
        for &gem in Gem::ALL {
            let paid = self.player_mut(seat).gems.take(gem, gems.count(gem));
            self.piles.add(gem, paid);
        }
    }
}
