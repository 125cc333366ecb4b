//! D3: one action of a top card (BEL-4.9), by the Sultan or a Hashash card.

use std::ops::ControlFlow;

use engine::{Decision, Glance, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::influence::Influence;
use super::lend::Payment;
use super::{Checked, Open, back};
use crate::data::effects::Primary;
use crate::data::{ActionCardFace, face_of};
use crate::rules::cards::Occasion;
use crate::table::ids::ActionCard;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Deck, Symbol};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D3: single-action use.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SingleAction;

impl Decision<Belaad> for SingleAction {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::SingleAction
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_single_actions(0, out)?;
        if game.comes_from_an_ability() { game.offer_back(out) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::TopPrimary { deck } => {
                game.may_perform_plain(face_of(game.may_use_top(deck)?).primary)?;
            }
            Action::TopSymbol { deck, symbol } => {
                game.may_perform_symbol(face_of(game.may_use_top(deck)?), symbol, 0)?;
            }
            Action::TopSecondary { deck } => {
                game.may_buy_single(deck, face_of(game.may_use_top(deck)?), 0)?;
            }
            Action::Back if game.comes_from_an_ability() => game.may_go_back()?,
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::TopPrimary { deck } => {
                if let Some(card) = game.leave_single_action(deck, play) {
                    game.perform_plain(face_of(card).primary, play);
                }
            }
            Action::TopSymbol { deck, symbol: Symbol::Influence } => {
                game.agenda.plan(Open::Influence(Influence { extra: 0, top_card: Some(deck) }));
            }
            Action::TopSymbol { deck, symbol } => {
                game.leave_single_action(deck, play);
                game.activate(symbol, 0, play);
            }
            Action::TopSecondary { deck } => game.request(Payment::TopCard(deck), play),
            _ => game.go_back(),
        }
    }

    /// A single action may cost something or start a battle, so it is never performed unasked.
    fn opens(&self, game: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.has_single_action(0) { Opening::Asked } else { back(game) }
    }
}

impl Belaad {
    /// Whether the list below belongs to an ability, so that the player may go back to it.
    fn comes_from_an_ability(&self) -> bool {
        matches!(&*self.agenda, [.., Open::OneOf(_), Open::SingleAction])
    }

    /// BEL-4.9: whether some top card has an action that can be performed after paying `reserved`
    /// gold.
    pub(crate) fn has_single_action(&self, reserved: u16) -> bool {
        self.offer_single_actions(reserved, &mut Glance).is_break()
    }

    /// BEL-4.9: the actions that are possible after paying `reserved` gold.
    fn offer_single_actions(&self, reserved: u16, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for deck in Deck::all() {
            let Ok(card) = self.may_use_top(deck) else { continue };
            let face = face_of(card);
            match face.primary {
                Primary::Symbols(_) | Primary::AnySymbol => {
                    for symbol in self.own_symbols().iter() {
                        if self.may_perform_symbol(face, symbol, 0).is_ok() {
                            out.offer(Action::TopSymbol { deck, symbol })?;
                        }
                    }
                }
                plain => {
                    if self.may_perform_plain(plain).is_ok() {
                        out.offer(Action::TopPrimary { deck })?;
                    }
                }
            }
            if self.can_buy(face, &self.single_occasion(deck, reserved)) {
                out.offer(Action::TopSecondary { deck })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// BEL-4.9: the card counts as used before its action is tested, and no primary action follows.
    fn may_buy_single(
        &self,
        deck: Deck,
        face: &ActionCardFace,
        reserved: u16,
    ) -> Result<(), Refusal> {
        self.may_buy(face, &self.single_occasion(deck, reserved))
    }

    fn single_occasion(&self, deck: Deck, reserved: u16) -> Occasion {
        let used = self.turn.used_decks.with(deck);
        Occasion { used, reserved, strengthens: Err(Refusal::NotAsSingleAction) }
    }

    pub(crate) fn single_secondary_paid(
        &mut self,
        deck: Deck,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Some(card) = self.leave_single_action(deck, play) {
            self.perform_secondary(face_of(card), play);
        }
    }

    /// The single action is settled: marks the top card used, and leaves the list and the ability
    /// it came from.
    pub(crate) fn leave_single_action(
        &mut self,
        deck: Deck,
        play: &mut Play<'_, impl Log<Event>>,
    ) -> Option<ActionCard> {
        self.agenda.done();
        if let Some(Open::OneOf(_)) = self.agenda.last() {
            self.agenda.done();
        }
        self.turn.used_decks.insert(deck);
        let card = self.action_cards.top(deck)?;
        play.tell(Event::TopCardPerformed { seat: self.turn.active, deck, card });
        Some(card)
    }
}
