//! Coins, Treasuries and payments (section 5).

use engine::{Log, Seat};

use crate::event::Event;
use crate::frames::{Frame, Payment};
use crate::names::{Coin, Team};
use crate::refusal::Refusal;
use crate::state::{Belaad, Purse};
use crate::table::{Play, face_of};
use crate::words::Amount;

impl Belaad {
    /// BEL-5.4: what a payment can count on: Treasury, own coins and those of teammates who have not
    /// refused this turn.
    pub(crate) fn available(&self, payer: Seat, coin: Coin) -> u16 {
        let team = self.team_of(payer);
        let own = self.treasuries[team].of(coin).saturating_add(self.player(payer).purse.of(coin));
        self.teammates(payer)
            .filter(|&mate| !self.turn.refused.contains(mate))
            .fold(own, |sum, mate| sum.saturating_add(self.player(mate).purse.of(coin)))
    }

    /// Whether a payment can be covered besides `reserved` gold that is due already.
    pub(crate) fn may_pay(
        &self,
        payer: Seat,
        coin: Coin,
        price: u16,
        reserved: u16,
    ) -> Result<(), Refusal> {
        if price == 0 {
            return Ok(());
        }
        let reserved = if coin == Coin::Gold { reserved } else { 0 };
        let available = self.available(payer, coin).saturating_sub(reserved);
        if price <= available { Ok(()) } else { Err(Refusal::CannotPay { coin, price, available }) }
    }

    /// BEL-5.3: from the Treasury, then own coins, then lenders clockwise from the payer.
    pub(crate) fn pay(&mut self, payer: Seat, coin: Coin, price: u16) {
        let team = self.team_of(payer);
        let mut due = price - self.treasuries[team].take(coin, price);
        due -= self.player_mut(payer).purse.take(coin, due);
        let seats = self.seat_count();
        for mate in payer.clockwise(seats).skip(1) {
            if due > 0 && self.turn.lent.contains(mate) {
                due -= self.player_mut(mate).purse.take(coin, due);
            }
        }
        debug_assert!(due == 0, "{payer:?} can't pay {price}");
    }

    /// BEL-5.4: pays what was chosen, or asks the next teammate, or leaves it: then the list below
    /// is offered again (BEL-5.6).
    pub(crate) fn request<L: Log<Event>>(&mut self, payment: Payment, play: &mut Play<'_, L>) {
        let Some(list) = self.stack.last() else { return };
        let price = self.price_of(payment, list);
        let payer = self.active();
        let own = self.treasuries[self.team_of(payer)]
            .of(price.coin)
            .saturating_add(self.player(payer).purse.of(price.coin));
        let covered = self
            .teammates(payer)
            .filter(|&mate| self.turn.lent.contains(mate))
            .fold(own, |sum, mate| sum.saturating_add(self.player(mate).purse.of(price.coin)));
        if price.count <= covered {
            self.pay(payer, price.coin, price.count);
            self.paid(payment, price, play);
        } else if price.count <= self.available(payer, price.coin)
            && let Some(lender) = self.next_lender(price.coin)
        {
            self.push(Frame::Lend { lender, payment });
        }
    }

    /// D30.
    pub(crate) fn answer_loan<L: Log<Event>>(&mut self, answer: Loan, play: &mut Play<'_, L>) {
        let Some(Frame::Lend { lender, payment }) = self.stack.pop() else { return };
        let borrower = self.active();
        match answer {
            Loan::Granted => {
                self.turn.lent.insert(lender);
                play.tell(Event::Lent { seat: lender, borrower });
            }
            Loan::Refused => {
                self.turn.refused.insert(lender);
                play.tell(Event::RefusedToLend { seat: lender, borrower });
            }
        }
        self.request(payment, play);
    }

    fn paid<L: Log<Event>>(&mut self, payment: Payment, price: Amount, play: &mut Play<'_, L>) {
        match payment {
            Payment::Secondary => self.secondary_paid(play),
            Payment::TopCard(deck) => self.single_secondary_paid(deck, play),
            Payment::Scholar(scholar) => self.scholar_paid(scholar, price, play),
        }
    }

    /// What a payment costs. `list` is the frame it was chosen from.
    pub(crate) fn price_of(&self, payment: Payment, list: &Frame) -> Amount {
        let secondary = |card| {
            let price = face_of(card).price;
            Amount { count: price.amount(), coin: price.coin() }
        };
        match (payment, list) {
            (Payment::Secondary, Frame::Card(frame)) => secondary(frame.card),
            (Payment::TopCard(deck), _) => {
                self.action_cards.top(deck).map_or(Amount::gold(0), secondary)
            }
            (Payment::Scholar(scholar), Frame::Influence { extra, .. }) => {
                Amount::gold(self.coin_price(scholar, *extra))
            }
            _ => Amount::gold(0),
        }
    }

    /// The first teammate clockwise who holds such coins and has not been asked this turn.
    fn next_lender(&self, coin: Coin) -> Option<Seat> {
        self.teammates(self.active()).find(|&mate| {
            self.player(mate).purse.of(coin) > 0
                && !self.turn.lent.contains(mate)
                && !self.turn.refused.contains(mate)
        })
    }

    /// The other players of the team, clockwise.
    pub(crate) fn teammates(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let team = self.team_of(seat);
        let others = seat.clockwise(self.seat_count()).skip(1);
        others.filter(move |&mate| self.team_of(mate) == team)
    }

    /// BEL-4.4 TREAS: all gold of the team's players moves to the Treasury; BEL-10.P3: red as well.
    pub(crate) fn fill_treasury<L: Log<Event>>(&mut self, coins: &[Coin], play: &mut Play<'_, L>) {
        let team = self.active_team();
        let mut moved = Purse::default();
        for seat in self.all_seats() {
            if self.team_of(seat) == team {
                for &coin in coins {
                    let amount = self.player_mut(seat).purse.take(coin, u16::MAX);
                    moved.add(coin, amount);
                }
            }
        }
        self.treasuries[team].add(Coin::Gold, moved.gold);
        self.treasuries[team].add(Coin::Red, moved.red);
        play.tell(Event::TreasuryFilled { team, purse: moved });
    }

    /// BEL-4.2: whether the team's players would hold gold after paying.
    pub(crate) fn may_fill_treasury(&self, gold_due: u16) -> Result<(), Refusal> {
        let team = self.active_team();
        let held = self.gold_of_players(team);
        let from_players = gold_due.saturating_sub(self.treasuries[team].gold);
        if held > u32::from(from_players) { Ok(()) } else { Err(Refusal::NothingForTheTreasury) }
    }

    fn gold_of_players(&self, team: Team) -> u32 {
        self.players_of(team).map(|seat| u32::from(self.player(seat).purse.gold)).sum()
    }
}

/// A teammate's answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loan {
    Granted,
    Refused,
}
