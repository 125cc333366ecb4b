//! Action cards and what they do (section 4).

use engine::{Log, Play, Set};

use crate::data::effects::{Primary, Secondary};
use crate::data::{ActionCardFace, character_with, components};
use crate::decisions::Open;
use crate::decisions::steal::Steal;
use crate::table::ids::ActionCard;
use crate::table::state::Belaad;
use crate::words::event::Event;
use crate::words::names::{Coin, Deck, Symbol};
use crate::words::refusal::Refusal;
use crate::words::spoken::Amount;

/// The circumstances in which a secondary action is tested.
pub(crate) struct Occasion {
    /// Top cards used this turn, the tested one included (BEL-4.8).
    pub used: Set<Deck, u8>,
    /// Gold that is already due.
    pub reserved: u16,
    /// Whether extra symbols would count for anything.
    pub strengthens: Result<(), Refusal>,
}

impl Belaad {
    /// BEL-4.2: whether a primary action that is not a symbol is possible.
    pub(crate) fn may_perform_plain(&self, primary: Primary) -> Result<(), Refusal> {
        match primary {
            Primary::Gold(_) | Primary::Red(_) => Ok(()),
            Primary::Tokens(_) => self.bag_not_empty(),
            Primary::Symbols(_) | Primary::AnySymbol => Err(Refusal::NotOnTheCard),
        }
    }

    /// BEL-4.6: whether a primary action by one of the card's symbols is possible.
    pub(crate) fn may_perform_symbol(
        &self,
        face: &ActionCardFace,
        symbol: Symbol,
        extra: u8,
    ) -> Result<(), Refusal> {
        match face.primary {
            Primary::AnySymbol => self.may_activate(symbol, extra),
            Primary::Symbols(symbols) if symbols.contains(symbol) => {
                self.may_activate(symbol, extra)
            }
            Primary::Symbols(_) => Err(Refusal::SymbolNotOnTheCard { symbol }),
            _ => Err(Refusal::NotOnTheCard),
        }
    }

    pub(crate) fn own_symbols(&self) -> Set<Symbol, u8> {
        components().symbols[self.active_team() as usize]
    }

    /// BEL-4.2: whether activating the symbol can do something now.
    pub(crate) fn may_activate(&self, symbol: Symbol, extra: u8) -> Result<(), Refusal> {
        if character_with(self.active_team(), symbol).is_none() {
            return Err(Refusal::NoCharacterWith { symbol });
        }
        match symbol {
            Symbol::Income => Ok(()),
            Symbol::Recruit => self.bag_not_empty(),
            Symbol::Steal => self.somebody_has_gold(),
            Symbol::Influence => self.may_employ_for_coins(extra),
            Symbol::Military => self.may_battle(),
        }
    }

    /// BEL-4.2, BEL-4.3: whether the secondary action can do something and be paid.
    pub(crate) fn can_buy(&self, face: &ActionCardFace, occasion: &Occasion) -> bool {
        self.may_serve(face, occasion).is_ok()
            && self.can_pay(self.active(), face.price.into(), occasion.reserved)
    }

    /// The same, with the reason why not.
    pub(crate) fn may_buy(
        &self,
        face: &ActionCardFace,
        occasion: &Occasion,
    ) -> Result<(), Refusal> {
        self.may_serve(face, occasion)?;
        self.may_pay(self.active(), face.price.into(), occasion.reserved)
    }

    /// BEL-4.2: whether the secondary action can do something.
    #[inline]
    fn may_serve(&self, face: &ActionCardFace, occasion: &Occasion) -> Result<(), Refusal> {
        match face.secondary {
            Secondary::Tokens(_) => self.bag_not_empty(),
            Secondary::ExtraSymbols(_) => occasion.strengthens,
            Secondary::Treasury => {
                let price = face.price;
                let gold = if price.coin() == Coin::Gold { price.amount() } else { 0 };
                self.may_fill_treasury(gold.saturating_add(occasion.reserved))
            }
            Secondary::Eliminate => self.somebody_to_eliminate(),
            Secondary::TopCard if occasion.used.len() == Deck::COUNT => Err(Refusal::NoTopCardLeft),
            Secondary::Gold(_) | Secondary::Red(_) | Secondary::AnySymbol | Secondary::TopCard => {
                Ok(())
            }
        }
    }

    pub(crate) fn perform_plain(&mut self, primary: Primary, play: &mut Play<'_, impl Log<Event>>) {
        match primary {
            Primary::Gold(count) => self.collect(Amount::gold(u16::from(count)), play),
            Primary::Red(count) => self.collect(Amount::red(u16::from(count)), play),
            Primary::Tokens(count) => self.draw_tokens(u16::from(count), play),
            Primary::Symbols(_) | Primary::AnySymbol => {}
        }
    }

    /// BEL-4.4: activates any symbol but Influence.
    pub(crate) fn activate(
        &mut self,
        symbol: Symbol,
        extra: u8,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let team = self.active_team();
        // BEL-11.6 H03: the next activation uses the bonus up.
        let extra = extra.saturating_add(std::mem::take(&mut self.turn.extra_symbols));
        let count = self.symbols_of(team, symbol) + u16::from(extra);
        match symbol {
            Symbol::Income => {
                let (seat, amount) = (self.active(), Amount::gold(count));
                self.player_mut(seat).purse.add(Coin::Gold, count);
                if let Some(character) = character_with(team, symbol) {
                    play.tell(Event::IncomeCollected { seat, character, amount });
                }
            }
            Symbol::Steal => self.agenda.plan(Open::Steal(Steal { extra })),
            Symbol::Recruit => self.draw_tokens(count, play),
            Symbol::Military => self.choose_defender(extra, play),
            Symbol::Influence => {}
        }
    }

    pub(crate) fn perform_secondary(
        &mut self,
        face: &ActionCardFace,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let price = face.price.into();
        let secondary = face.secondary;
        play.tell(Event::SecondaryBought { seat: self.active(), price, secondary });
        match secondary {
            Secondary::Gold(count) => self.collect(Amount::gold(u16::from(count)), play),
            Secondary::Red(count) => self.collect(Amount::red(u16::from(count)), play),
            Secondary::Tokens(count) => self.draw_tokens(u16::from(count), play),
            Secondary::ExtraSymbols(_) => {}
            Secondary::Treasury => self.fill_treasury(&[Coin::Gold], play),
            Secondary::Eliminate => self.agenda.plan(Open::Eliminate),
            Secondary::TopCard => self.agenda.plan(Open::TopCard),
            Secondary::AnySymbol => self.agenda.plan(Open::AnySymbol),
        }
    }

    pub(crate) fn collect(&mut self, amount: Amount, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        self.player_mut(seat).purse.add(amount.coin, amount.count);
        play.tell(Event::Collected { seat, amount });
    }

    /// BEL-4.8.
    pub(crate) fn may_use_top(&self, deck: Deck) -> Result<ActionCard, Refusal> {
        match self.action_cards.top(deck) {
            Some(card) if !self.turn.used_decks.contains(deck) => Ok(card),
            _ => Err(Refusal::TopCardUsed { deck }),
        }
    }
}
