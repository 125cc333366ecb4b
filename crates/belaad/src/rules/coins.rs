//! Coins, Treasuries and payments (section 5).

use engine::{Log, Play, Seat, SeatSet};

use crate::table::player::Purse;
use crate::table::state::Belaad;
use crate::words::event::Event;
use crate::words::names::{Coin, Team};
use crate::words::refusal::Refusal;
use crate::words::spoken::Amount;

impl Belaad {
    /// BEL-5.4: what a payment can count on: the Treasury, the payer's own coins and those of
    /// teammates who have not refused this turn.
    pub(crate) fn available(&self, payer: Seat, coin: Coin) -> u16 {
        let team = self.seats_of(self.team_of(payer));
        self.coins_with(payer, team.minus(self.turn.refused), coin)
    }

    /// BEL-5.4: what can be paid without asking anybody: the Treasury, the payer's own coins and
    /// those of teammates who lend.
    pub(crate) fn covered(&self, payer: Seat, coin: Coin) -> u16 {
        let team = self.seats_of(self.team_of(payer));
        self.coins_with(payer, team.and(self.turn.lent), coin)
    }

    /// The Treasury, the payer's own coins and those of others.
    fn coins_with(&self, payer: Seat, others: SeatSet, coin: Coin) -> u16 {
        others.without(payer).iter().fold(self.own_coins(payer, coin), |sum, mate| {
            sum.saturating_add(self.player(mate).purse.of(coin))
        })
    }

    /// The Treasury and the payer's own coins.
    pub(crate) fn own_coins(&self, payer: Seat, coin: Coin) -> u16 {
        let treasury = self.treasuries[self.team_of(payer)].of(coin);
        treasury.saturating_add(self.player(payer).purse.of(coin))
    }

    /// Whether a payment can be covered besides `reserved` gold that is already due.
    #[inline]
    pub(crate) fn can_pay(&self, payer: Seat, price: Amount, reserved: u16) -> bool {
        let Amount { count, coin } = price;
        let reserved = if coin == Coin::Gold { reserved } else { 0 };
        // Most often nobody else's coins are needed.
        count == 0
            || count <= self.own_coins(payer, coin).saturating_sub(reserved)
            || count <= self.available(payer, coin).saturating_sub(reserved)
    }

    /// The same, with the reason why not.
    pub(crate) fn may_pay(&self, payer: Seat, price: Amount, reserved: u16) -> Result<(), Refusal> {
        if self.can_pay(payer, price, reserved) {
            return Ok(());
        }
        let coin = price.coin;
        let reserved = if coin == Coin::Gold { reserved } else { 0 };
        let count = self.available(payer, coin).saturating_sub(reserved);
        let available = Amount { count, coin };
        Err(if self.teammates(payer).next().is_some() {
            Refusal::TeamCannotPay { price, available }
        } else {
            Refusal::CannotPay { price, available }
        })
    }

    /// BEL-5.3: pays from the Treasury, then the payer's own coins, then lenders clockwise.
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

    /// The other players of the team, clockwise.
    pub(crate) fn teammates(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let team = self.team_of(seat);
        let others = seat.clockwise(self.seat_count()).skip(1);
        others.filter(move |&mate| self.team_of(mate) == team)
    }

    /// BEL-4.4 TREAS: all gold of the team's players moves to the Treasury; BEL-10.P3: red as well.
    pub(crate) fn fill_treasury(&mut self, coins: &[Coin], play: &mut Play<'_, impl Log<Event>>) {
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
