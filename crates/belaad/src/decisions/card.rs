//! D2: the menu of a card being performed.

use std::ops::ControlFlow;

use engine::{Decision, Glance, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::influence::Influence;
use super::lend::Payment;
use super::{Checked, Open};
use crate::data::effects::{Primary, Secondary};
use crate::data::face_of;
use crate::rules::cards::Occasion;
use crate::table::ids::ActionCard;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Deck, Symbol};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;
use crate::words::spoken::Face;

/// BEL-4.1: a card being performed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardMenu {
    pub card: ActionCard,
    pub from: Source,
    pub primary: Item,
    pub secondary: Item,
    /// How much more the symbol of the primary action counts.
    pub extra: u8,
}

/// Where a performed card is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Played from hand.
    Hand,
    /// On top of a deck.
    Deck(Deck),
}

/// Whether an item of a card has been performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Open,
    Done,
}

impl Decision<Belaad> for CardMenu {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Card { card: Face(self.card) }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        self.offer_items(game, out)?;
        out.offer(Action::Finish)
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Primary | Action::PrimarySymbol { .. } if self.primary == Item::Done => {
                return Err(Refusal::AlreadyPerformed.into());
            }
            Action::Primary => game.may_perform_plain(face_of(self.card).primary)?,
            Action::PrimarySymbol { symbol } => {
                game.may_perform_symbol(face_of(self.card), symbol, self.extra)?;
            }
            Action::Secondary => self.may_perform_secondary(game)?,
            Action::UseHashash { card } => game.may_use_in_menu(card)?,
            Action::Finish => {}
            // BEL-9.3: not while a card frame is open.
            Action::EmployWithSwords { .. } => return Err(Refusal::CardIsOpen.into()),
            Action::Draw { .. } => return Err(Refusal::FinishTheCard.into()),
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
            Action::Primary => {
                game.primary_performed();
                game.perform_plain(face_of(self.card).primary, play);
            }
            // BEL-5.6: employing counts as performed only once it is paid.
            Action::PrimarySymbol { symbol: Symbol::Influence } => {
                game.agenda.plan(Open::Influence(Influence { extra: self.extra, top_card: None }));
            }
            Action::PrimarySymbol { symbol } => {
                game.primary_performed();
                game.activate(symbol, self.extra, play);
            }
            Action::Secondary => game.request(Payment::Secondary, play),
            Action::UseHashash { card } => game.use_in_menu(card, play),
            _ => {
                game.agenda.done();
            }
        }
    }

    /// Asked as long as there is anything to do but finish.
    fn opens(&self, game: &mut Belaad, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.offer_items(game, &mut Glance).is_continue() {
            if *self == CardMenu::new(self.card, self.from) {
                play.tell(Event::NothingDone { seat: game.active(), card: self.card });
            }
            game.agenda.done();
            return Opening::Done;
        }
        Opening::Asked
    }
}

impl CardMenu {
    pub(crate) fn new(card: ActionCard, from: Source) -> CardMenu {
        CardMenu { card, from, primary: Item::Open, secondary: Item::Open, extra: 0 }
    }

    /// Everything but *finish*.
    pub(crate) fn offer_items(
        &self,
        game: &Belaad,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        if self.primary == Item::Open {
            let symbols = match face_of(self.card).primary {
                Primary::Symbols(symbols) => symbols.and(game.own_symbols()),
                Primary::AnySymbol => game.own_symbols(),
                plain => {
                    if game.may_perform_plain(plain).is_ok() {
                        out.offer(Action::Primary)?;
                    }
                    engine::Set::EMPTY
                }
            };
            for symbol in symbols.iter() {
                if game.may_activate(symbol, self.extra).is_ok() {
                    out.offer(Action::PrimarySymbol { symbol })?;
                }
            }
        }
        if self.secondary == Item::Open && game.can_buy(face_of(self.card), &self.occasion(game)) {
            out.offer(Action::Secondary)?;
        }
        game.offer_hashash(out)
    }

    fn may_perform_secondary(&self, game: &Belaad) -> Result<(), Refusal> {
        if self.secondary == Item::Done {
            return Err(Refusal::AlreadyPerformed);
        }
        game.may_buy(face_of(self.card), &self.occasion(game))
    }

    /// What the secondary action is tested against.
    fn occasion(&self, game: &Belaad) -> Occasion {
        // BEL-18.4: after the primary action, or without a symbol, it would do nothing.
        let primary = face_of(self.card).primary;
        let symbol = matches!(primary, Primary::Symbols(_) | Primary::AnySymbol);
        let strengthens = if symbol && self.primary == Item::Open {
            Ok(())
        } else {
            Err(Refusal::NothingToStrengthen)
        };
        Occasion { used: game.turn.used_decks, reserved: 0, strengthens }
    }
}

impl Belaad {
    /// BEL-4.1: opens a card.
    pub(crate) fn open_card(&mut self, card: ActionCard, from: Source) {
        self.agenda.plan(Open::Card(CardMenu::new(card, from)));
    }

    fn primary_performed(&mut self) {
        if let Some(Open::Card(menu)) = self.agenda.top_mut() {
            menu.primary = Item::Done;
        }
    }

    /// BEL-4.3: the secondary action is paid first.
    pub(crate) fn secondary_paid(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(Open::Card(menu)) = self.agenda.top_mut() {
            menu.secondary = Item::Done;
            let face = face_of(menu.card);
            if let Secondary::ExtraSymbols(count) = face.secondary {
                menu.extra = menu.extra.saturating_add(count);
            }
            self.perform_secondary(face, play);
        }
    }
}
