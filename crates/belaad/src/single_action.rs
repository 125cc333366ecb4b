//! One action of a top card (BEL-4.9), by the Sultan or a Hashash card.

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::cards::Occasion;
use crate::components::ActionCardFace;
use crate::decide::{Found, Offer};
use crate::effects::Primary;
use crate::event::Event;
use crate::frames::{Frame, Payment};
use crate::ids::ActionCard;
use crate::names::{Deck, Symbol};
use crate::refusal::Refusal;
use crate::state::Belaad;
use crate::table::{Play, face_of};

impl Belaad {
    /// BEL-4.9: whether some top card has an action to perform alone after `reserved` gold.
    pub(crate) fn has_single_action(&self, reserved: u16) -> bool {
        let mut found = Found::default();
        let _ = self.single_action_options(reserved, &mut found);
        found.first.is_some()
    }

    /// D3: single-action use (BEL-4.9), after `reserved` gold has been paid.
    pub(crate) fn single_action_options(
        &self,
        reserved: u16,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        for deck in Deck::all() {
            let Ok(card) = self.may_use_top(deck) else { continue };
            let face = face_of(card);
            match face.primary {
                Primary::Symbols(_) | Primary::AnySymbol => {
                    for symbol in self.own_symbols().iter() {
                        if self.may_perform_symbol(face, symbol, 0).is_ok() {
                            offer.offer(Action::TopSymbol { deck, symbol })?;
                        }
                    }
                }
                plain => {
                    if self.may_perform_plain(plain).is_ok() {
                        offer.offer(Action::TopPrimary { deck })?;
                    }
                }
            }
            if self.may_buy_single(deck, face, reserved).is_ok() {
                offer.offer(Action::TopSecondary { deck })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn check_single_action(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::TopPrimary { deck } => self
                .may_use_top(deck)
                .and_then(|card| self.may_perform_plain(face_of(card).primary)),
            Action::TopSymbol { deck, symbol } => self
                .may_use_top(deck)
                .and_then(|card| self.may_perform_symbol(face_of(card), symbol, 0)),
            Action::TopSecondary { deck } => {
                self.may_use_top(deck).and_then(|card| self.may_buy_single(deck, face_of(card), 0))
            }
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// BEL-4.9: the card counts as used before its item is tested, and no primary action follows.
    fn may_buy_single(
        &self,
        deck: Deck,
        face: &ActionCardFace,
        reserved: u16,
    ) -> Result<(), Refusal> {
        let used = self.turn.used_decks.with(deck);
        let strengthens = Err(Refusal::NotAsSingleAction);
        self.may_buy(face, &Occasion { used, reserved, strengthens })
    }

    /// D3: the single action is the primary one, which is no symbol.
    pub(crate) fn single_primary<L: Log<Event>>(&mut self, deck: Deck, play: &mut Play<'_, L>) {
        if let Some(card) = self.leave_single_action(deck, play) {
            self.perform_plain(face_of(card).primary, play);
        }
    }

    /// D3: the single action is the primary one by a symbol.
    pub(crate) fn single_symbol<L: Log<Event>>(
        &mut self,
        deck: Deck,
        symbol: Symbol,
        play: &mut Play<'_, L>,
    ) {
        if symbol == Symbol::Influence {
            self.push(Frame::Influence { extra: 0, top_card: Some(deck) });
        } else if self.leave_single_action(deck, play).is_some() {
            self.activate(symbol, 0, play);
        }
    }

    /// D3: the single action is the secondary one.
    pub(crate) fn single_secondary<L: Log<Event>>(&mut self, deck: Deck, play: &mut Play<'_, L>) {
        self.request(Payment::TopCard(deck), play);
    }

    pub(crate) fn single_secondary_paid<L: Log<Event>>(
        &mut self,
        deck: Deck,
        play: &mut Play<'_, L>,
    ) {
        if let Some(card) = self.leave_single_action(deck, play) {
            self.perform_secondary(face_of(card), play);
        }
    }

    /// The single action is certain: the top card is used, and the list and the ability it came from
    /// are left.
    pub(crate) fn leave_single_action<L: Log<Event>>(
        &mut self,
        deck: Deck,
        play: &mut Play<'_, L>,
    ) -> Option<ActionCard> {
        self.stack.pop();
        if let Some(Frame::OneOf { .. }) = self.stack.last() {
            self.stack.pop();
        }
        self.turn.used_decks.insert(deck);
        let card = self.action_cards.top(deck)?;
        play.tell(Event::TopCardPerformed { seat: self.active(), deck, card });
        Some(card)
    }
}
