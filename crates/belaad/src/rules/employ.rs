//! Employing scholars (section 7, BEL-9.3) and the generations (BEL-12.1).

use engine::{Log, Play, Seat, SeatSet, Set};

use crate::data::scholar_face;
use crate::decisions::Open;
use crate::decisions::card::Item;
use crate::table::ids::Scholar;
use crate::table::state::{Belaad, Ending, GENERATION, GENERATIONS, TAKEN_OF_A_GENERATION};
use crate::words::event::Event;
use crate::words::names::{Symbol, Team};
use crate::words::refusal::Refusal;
use crate::words::spoken::{Amount, Swords};

impl Belaad {
    /// BEL-7.2: what a scholar costs now.
    pub(crate) fn coin_price(&self, scholar: Scholar, extra: u8) -> u16 {
        self.price_at(scholar_face(scholar).cost, extra)
    }

    /// BEL-7.2: a printed cost less the team's Influence, more in fear.
    fn price_at(&self, cost: u8, extra: u8) -> u16 {
        (u16::from(cost) + self.fear().0).saturating_sub(self.discount(extra))
    }

    /// The team's Influence symbols.
    pub(crate) fn discount(&self, extra: u8) -> u16 {
        self.symbols_of(self.active_team(), Symbol::Influence) + u16::from(extra)
    }

    /// BEL-9.3: the printed number of swords, more in fear.
    pub(crate) fn sword_price(&self, scholar: Scholar) -> Option<u8> {
        match scholar_face(scholar).swords {
            0 => None,
            swords => Some(swords.saturating_add(self.fear().1)),
        }
    }

    /// BEL-7.1: only Kingdom and People employ, once a turn.
    pub(crate) fn may_employ(&self) -> Result<(), Refusal> {
        if self.active_team() == Team::Order {
            Err(Refusal::OrderNeverEmploys)
        } else if self.turn.employed {
            Err(Refusal::AlreadyEmployed)
        } else {
            Ok(())
        }
    }

    /// BEL-4.2: whether anybody revealed can be employed with the Influence symbol.
    pub(crate) fn may_employ_for_coins(&self, extra: u8) -> Result<(), Refusal> {
        self.may_employ()?;
        let costs = self.scholars.revealed.iter().map(|&scholar| scholar_face(scholar).cost);
        let payable = |cost| {
            let price = Amount::gold(self.price_at(cost, extra));
            self.can_pay(self.active(), price, 0)
        };
        if costs.min().is_some_and(payable) { Ok(()) } else { Err(Refusal::NobodyPayable) }
    }

    /// The scholars that can be employed with the Influence symbol.
    pub(crate) fn payable_scholars(&self, extra: u8) -> impl Iterator<Item = Scholar> + '_ {
        let revealed: &[Scholar] =
            if self.may_employ().is_ok() { &self.scholars.revealed } else { &[] };
        revealed.iter().copied().filter(move |&scholar| {
            let price = Amount::gold(self.coin_price(scholar, extra));
            self.can_pay(self.active(), price, 0)
        })
    }

    pub(crate) fn is_revealed(&self, scholar: Scholar) -> Result<(), Refusal> {
        if self.scholars.revealed.contains(&scholar) {
            Ok(())
        } else {
            Err(Refusal::NotRevealed { scholar })
        }
    }

    pub(crate) fn may_pay_scholar(&self, scholar: Scholar, extra: u8) -> Result<(), Refusal> {
        self.may_employ()?;
        self.is_revealed(scholar)?;
        self.may_pay(self.active(), Amount::gold(self.coin_price(scholar, extra)), 0)
    }

    /// The scholar is paid for: leaves the list it was chosen from and completes the symbol.
    pub(crate) fn scholar_paid(
        &mut self,
        scholar: Scholar,
        price: Amount,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let top_card = match self.agenda.top() {
            Some(Open::Influence(influence)) => influence.top_card,
            _ => None,
        };
        self.agenda.done();
        match self.agenda.top_mut() {
            Some(Open::Card(menu)) => menu.primary = Item::Done,
            Some(Open::AnySymbol) => {
                self.agenda.done();
            }
            Some(Open::SingleAction) => {
                if let Some(deck) = top_card {
                    self.leave_single_action(deck, play);
                }
            }
            _ => {}
        }
        let seat = self.active();
        play.tell(Event::Employed { seat, scholar, price });
        self.employ(scholar, play);
    }

    /// The scholars that the active player can employ with swords.
    pub(crate) fn scholars_for_swords(&self) -> impl Iterator<Item = Scholar> + '_ {
        let swords = self.active_player().swords;
        let able = swords > 0 && self.may_employ().is_ok();
        let revealed: &[Scholar] = if able { &self.scholars.revealed } else { &[] };
        let payable = move |price| price <= swords;
        revealed
            .iter()
            .copied()
            .filter(move |&scholar| self.sword_price(scholar).is_some_and(payable))
    }

    pub(crate) fn may_employ_with_swords(&self, scholar: Scholar) -> Result<(), Refusal> {
        self.may_employ()?;
        self.is_revealed(scholar)?;
        let needed = self.sword_price(scholar).ok_or(Refusal::NoSwordPrice { scholar })?;
        let have = self.active_player().swords;
        if needed <= have {
            Ok(())
        } else {
            Err(Refusal::NotEnoughSwords { scholar, needed, have })
        }
    }

    pub(crate) fn employ_with_swords(
        &mut self,
        scholar: Scholar,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let swords = self.sword_price(scholar).unwrap_or_default();
        self.spend_swords(seat, swords);
        play.tell(Event::EmployedWithSwords { seat, scholar, swords: Swords(swords) });
        self.employ(scholar, play);
    }

    /// BEL-9.4: to the pool.
    pub(crate) fn spend_swords(&mut self, seat: Seat, count: u8) {
        let swords = &mut self.player_mut(seat).swords;
        *swords = swords.saturating_sub(count);
    }

    pub(crate) fn may_employ_free(&self, scholar: Scholar) -> Result<(), Refusal> {
        self.may_employ()?;
        self.is_revealed(scholar)
    }

    /// BEL-7.3.
    pub(crate) fn employ(&mut self, scholar: Scholar, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        self.player_mut(seat).scholars.insert(scholar);
        self.turn.employed = true;
        self.take_revealed(scholar);
        self.end_generation(play);
    }

    pub(crate) fn take_revealed(&mut self, scholar: Scholar) {
        self.scholars.revealed.retain(|other| *other != scholar);
    }

    /// BEL-12.1: with the third scholar taken the others are discarded and five new ones revealed;
    /// BEL-12.2: after the fourth generation the game is over.
    pub(crate) fn end_generation(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let scholars = &mut self.scholars;
        if scholars.revealed.len() > GENERATION - TAKEN_OF_A_GENERATION {
            return;
        }
        let discarded: Set<Scholar, u32> = scholars.revealed.drain(..).collect();
        scholars.discarded = scholars.discarded.or(discarded);
        play.tell(Event::GenerationEnded { discarded });
        if scholars.generation == GENERATIONS {
            self.finish(Ending::FourthGeneration, play);
            return;
        }
        scholars.generation += 1;
        for _ in 0..GENERATION {
            scholars.revealed.extend(scholars.deck.pop());
        }
        let (generation, shown) =
            (scholars.generation, scholars.revealed.iter().copied().collect());
        play.log.learned(SeatSet::all(self.seat_count()));
        play.tell(Event::GenerationBegan { generation, scholars: shown });
    }
}
