//! Action cards and what they do (section 4).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::components::{ActionCardFace, components};
use crate::decide::Offer;
use crate::effects::{Primary, Secondary};
use crate::event::Event;
use crate::frames::{CardFrame, Frame, Item, Source};
use crate::ids::{ActionCard, Set};
use crate::names::{Coin, Deck, Symbol};
use crate::refusal::Refusal;
use crate::state::Belaad;
use crate::table::{Play, character_with, face_of};
use crate::words::Amount;

/// What a secondary action is tested against.
pub(crate) struct Occasion {
    /// Top cards used this turn, the tested one included (BEL-4.8).
    pub used: Set<Deck>,
    /// Gold that is due already.
    pub reserved: u16,
    /// Whether extra symbols would count for anything.
    pub strengthens: Result<(), Refusal>,
}

impl Belaad {
    /// BEL-4.1: opens a card.
    pub(crate) fn open_card(&mut self, card: ActionCard, from: Source) {
        let (primary, secondary) = (Item::Open, Item::Open);
        self.push(Frame::Card(CardFrame { card, from, primary, secondary, extra: 0 }));
    }

    /// D2 without *finish*.
    pub(crate) fn card_options(
        &self,
        frame: &CardFrame,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        let face = face_of(frame.card);
        if frame.primary == Item::Open {
            match face.primary {
                Primary::Symbols(symbols) => {
                    for symbol in symbols.both(self.own_symbols()).iter() {
                        if self.may_activate(symbol, frame.extra).is_ok() {
                            offer.offer(Action::PrimarySymbol { symbol })?;
                        }
                    }
                }
                Primary::AnySymbol => {
                    for symbol in self.own_symbols().iter() {
                        if self.may_activate(symbol, frame.extra).is_ok() {
                            offer.offer(Action::PrimarySymbol { symbol })?;
                        }
                    }
                }
                plain => {
                    if self.may_perform_plain(plain).is_ok() {
                        offer.offer(Action::Primary)?;
                    }
                }
            }
        }
        if self.may_perform_secondary(frame).is_ok() {
            offer.offer(Action::Secondary)?;
        }
        self.hashash_options(offer)
    }

    pub(crate) fn check_card(&self, frame: &CardFrame, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Primary | Action::PrimarySymbol { .. } if frame.primary == Item::Done => {
                Err(Refusal::AlreadyPerformed)
            }
            Action::Primary => self.may_perform_plain(face_of(frame.card).primary),
            Action::PrimarySymbol { symbol } => {
                self.may_perform_symbol(face_of(frame.card), symbol, frame.extra)
            }
            Action::Secondary => self.may_perform_secondary(frame),
            Action::UseHashash { card } => self.may_use_in_menu(card),
            Action::Finish => Ok(()),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// BEL-4.2: a primary action that is no symbol.
    pub(crate) fn may_perform_plain(&self, primary: Primary) -> Result<(), Refusal> {
        match primary {
            Primary::Gold(_) | Primary::Red(_) => Ok(()),
            Primary::Tokens(_) => self.bag_not_empty(),
            Primary::Symbols(_) | Primary::AnySymbol => Err(Refusal::NotOnTheCard),
        }
    }

    /// BEL-4.6: a primary action by one of the card's symbols.
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

    pub(crate) fn own_symbols(&self) -> Set<Symbol> {
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

    fn may_perform_secondary(&self, frame: &CardFrame) -> Result<(), Refusal> {
        if frame.secondary == Item::Done {
            return Err(Refusal::AlreadyPerformed);
        }
        let face = face_of(frame.card);
        // BEL-18.4: bought after the primary action, or without a symbol, it would do nothing.
        let symbol = matches!(face.primary, Primary::Symbols(_) | Primary::AnySymbol);
        let strengthens = if symbol && frame.primary == Item::Open {
            Ok(())
        } else {
            Err(Refusal::NothingToStrengthen)
        };
        let occasion = Occasion { used: self.turn.used_decks, reserved: 0, strengthens };
        self.may_buy(face, &occasion)
    }

    /// BEL-4.2, BEL-4.3: whether the secondary action can do something and be paid.
    pub(crate) fn may_buy(
        &self,
        face: &ActionCardFace,
        occasion: &Occasion,
    ) -> Result<(), Refusal> {
        let payer = self.active();
        let (coin, price) = (face.price.coin(), face.price.amount());
        match face.secondary {
            Secondary::Gold(_) | Secondary::Red(_) | Secondary::AnySymbol => {}
            Secondary::Tokens(_) => self.bag_not_empty()?,
            Secondary::ExtraSymbols(_) => occasion.strengthens?,
            Secondary::Treasury => {
                let gold = if coin == Coin::Gold { price } else { 0 };
                self.may_fill_treasury(gold.saturating_add(occasion.reserved))?;
            }
            Secondary::Eliminate => self.somebody_to_eliminate()?,
            Secondary::TopCard => {
                if occasion.used.len() == Deck::COUNT {
                    return Err(Refusal::NoTopCardLeft);
                }
            }
        }
        self.may_pay(payer, coin, price, occasion.reserved)
    }

    /// D2: the primary action, which is no symbol.
    pub(crate) fn perform_primary<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Card(frame)) = self.stack.last_mut() {
            frame.primary = Item::Done;
            let primary = face_of(frame.card).primary;
            self.perform_plain(primary, play);
        }
    }

    pub(crate) fn perform_plain<L: Log<Event>>(
        &mut self,
        primary: Primary,
        play: &mut Play<'_, L>,
    ) {
        match primary {
            Primary::Gold(count) => self.collect(Amount::gold(u16::from(count)), play),
            Primary::Red(count) => self.collect(Amount::red(u16::from(count)), play),
            Primary::Tokens(count) => self.draw_tokens(u16::from(count), play),
            Primary::Symbols(_) | Primary::AnySymbol => {}
        }
    }

    /// D2: the primary action by a symbol. Employing counts as performed only once it is paid
    /// (BEL-5.6).
    pub(crate) fn perform_symbol<L: Log<Event>>(&mut self, symbol: Symbol, play: &mut Play<'_, L>) {
        if let Some(Frame::Card(frame)) = self.stack.last_mut() {
            let extra = frame.extra;
            if symbol == Symbol::Influence {
                self.push(Frame::Influence { extra, top_card: None });
            } else {
                frame.primary = Item::Done;
                self.activate(symbol, extra, play);
            }
        }
    }

    /// BEL-4.4: activates any symbol but Influence.
    pub(crate) fn activate<L: Log<Event>>(
        &mut self,
        symbol: Symbol,
        extra: u8,
        play: &mut Play<'_, L>,
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
            Symbol::Steal => self.push(Frame::Steal { extra }),
            Symbol::Recruit => self.draw_tokens(count, play),
            Symbol::Military => self.choose_defender(extra, play),
            Symbol::Influence => {}
        }
    }

    /// D2: the secondary action; it is paid first (BEL-4.3).
    pub(crate) fn secondary_paid<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Card(frame)) = self.stack.last_mut() {
            frame.secondary = Item::Done;
            let face = face_of(frame.card);
            if let Secondary::ExtraSymbols(count) = face.secondary {
                frame.extra = frame.extra.saturating_add(count);
            }
            self.perform_secondary(face, play);
        }
    }

    pub(crate) fn perform_secondary<L: Log<Event>>(
        &mut self,
        face: &ActionCardFace,
        play: &mut Play<'_, L>,
    ) {
        let price = Amount { count: face.price.amount(), coin: face.price.coin() };
        let secondary = face.secondary;
        play.tell(Event::SecondaryBought { seat: self.active(), price, secondary });
        match secondary {
            Secondary::Gold(count) => self.collect(Amount::gold(u16::from(count)), play),
            Secondary::Red(count) => self.collect(Amount::red(u16::from(count)), play),
            Secondary::Tokens(count) => self.draw_tokens(u16::from(count), play),
            Secondary::ExtraSymbols(_) => {}
            Secondary::Treasury => self.fill_treasury(&[Coin::Gold], play),
            Secondary::Eliminate => self.push(Frame::Eliminate),
            Secondary::TopCard => self.push(Frame::TopCard),
            Secondary::AnySymbol => self.push(Frame::AnySymbol),
        }
    }

    pub(crate) fn collect<L: Log<Event>>(&mut self, amount: Amount, play: &mut Play<'_, L>) {
        let seat = self.active();
        self.player_mut(seat).purse.add(amount.coin, amount.count);
        play.tell(Event::Collected { seat, amount });
    }

    /// D4.
    pub(crate) fn any_symbol_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for symbol in self.own_symbols().iter() {
            if self.may_activate(symbol, 0).is_ok() {
                offer.offer(Action::Activate { symbol })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn choose_symbol<L: Log<Event>>(&mut self, symbol: Symbol, play: &mut Play<'_, L>) {
        if symbol == Symbol::Influence {
            self.push(Frame::Influence { extra: 0, top_card: None });
        } else {
            self.stack.pop();
            self.activate(symbol, 0, play);
        }
    }

    /// D3: TOP.
    pub(crate) fn top_card_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for deck in Deck::all() {
            if self.may_use_top(deck).is_ok() {
                offer.offer(Action::TopCard { deck })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BEL-4.8.
    pub(crate) fn may_use_top(&self, deck: Deck) -> Result<ActionCard, Refusal> {
        match self.action_cards.top(deck) {
            Some(card) if !self.turn.used_decks.contains(deck) => Ok(card),
            _ => Err(Refusal::TopCardUsed { deck }),
        }
    }

    pub(crate) fn open_top_card<L: Log<Event>>(&mut self, deck: Deck, play: &mut Play<'_, L>) {
        self.stack.pop();
        self.turn.used_decks.insert(deck);
        if let Some(card) = self.action_cards.top(deck) {
            play.tell(Event::TopCardPerformed { seat: self.active(), deck, card });
            self.open_card(card, Source::Deck(deck));
        }
    }
}
