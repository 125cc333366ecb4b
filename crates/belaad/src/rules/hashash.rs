//! Hashash cards: drawing, using and what they do (BEL-11.4 to BEL-11.6).

use std::ops::ControlFlow;

use engine::{Log, Offer, Play, Seat, SeatSet, Set};

use crate::data::effects::HashashEffect;
use crate::data::{character_with, hashash_face};
use crate::decisions::Open;
use crate::decisions::assassinate::Assassinate;
use crate::decisions::change::Change;
use crate::decisions::put_back::PutBack;
use crate::table::ids::HashashCard;
use crate::table::state::{Belaad, ExtraTurn, HiddenCard, KnownTo};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Coin, Team};
use crate::words::refusal::Refusal;
use crate::words::spoken::{Amount, Backs, DrawnCards};

/// BEL-10.O2: cards drawn, of which one goes back.
const DRAWN: usize = 3;

impl Belaad {
    /// BEL-11.5: in play, not used this turn, and payable.
    pub(crate) fn may_use_hashash(&self, card: HashashCard) -> Result<(), Refusal> {
        let Some(order) = self.order_seat() else { return Err(Refusal::NotInPlay { card }) };
        if !self.hashash_cards.in_play.contains(&card) {
            return Err(Refusal::NotInPlay { card });
        }
        if self.hashash_cards.used.contains(card) {
            return Err(Refusal::AlreadyUsed { card });
        }
        self.may_pay(order, hashash_face(card).price.into(), 0)
    }

    /// D1, D2, D31: the cards that the Order may use at its own menus.
    pub(crate) fn offer_hashash(&self, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if self.active_team() == Team::Order {
            for &card in &self.hashash_cards.in_play {
                if self.may_use_in_menu(card).is_ok() {
                    out.offer(Action::UseHashash { card })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_use_in_menu(&self, card: HashashCard) -> Result<(), Refusal> {
        if self.active_team() != Team::Order {
            return Err(Refusal::OnlyTheOrder);
        }
        self.may_use_hashash(card)?;
        let face = hashash_face(card);
        let effective = match face.effect {
            HashashEffect::SingleAction => {
                let gold = if face.price.coin() == Coin::Gold { face.price.amount() } else { 0 };
                self.has_single_action(gold)
            }
            HashashEffect::ExtraTurn if self.turn.extra_turn == ExtraTurn::Running => {
                return Err(Refusal::InTheExtraTurn);
            }
            HashashEffect::ExtraTurn => self.turn.extra_turn == ExtraTurn::No,
            HashashEffect::DrawHashash => !self.hashash_cards.deck.is_empty(),
            HashashEffect::Unbind => self.has_orange_token(),
            HashashEffect::Tokens(_) => self.bag_not_empty().is_ok(),
            HashashEffect::Change { .. } => {
                Coin::ALL.iter().any(|&coin| Change { card }.may_pay(self, coin).is_ok())
            }
            HashashEffect::Assassinate => !self.scholars.revealed.is_empty(),
            HashashEffect::ExtraSymbols(_) => true,
            HashashEffect::Silence
            | HashashEffect::Strength(_)
            | HashashEffect::Fear { .. }
            | HashashEffect::Ward => return Err(self.not_now(card)),
        };
        if effective { Ok(()) } else { Err(Refusal::WithoutEffect { card }) }
    }

    /// BEL-11.5: when a card can be used, for one that can't be used now.
    pub(crate) fn not_now(&self, card: HashashCard) -> Refusal {
        match hashash_face(card).effect {
            HashashEffect::Silence => Refusal::OnlyAfterACard { card },
            HashashEffect::Strength(_) => Refusal::OnlyInBattle { card },
            HashashEffect::Fear { .. } => Refusal::Ongoing { card },
            HashashEffect::Ward => Refusal::OnlyAgainst { card },
            _ => Refusal::OnlyAtAMenu { card },
        }
    }

    /// Pays a Hashash card and marks it used.
    pub(crate) fn use_hashash(&mut self, card: HashashCard, play: &mut Play<'_, impl Log<Event>>) {
        self.mark_used(card, play);
        self.order_pays(hashash_face(card).price.into(), play);
    }

    fn mark_used(&mut self, card: HashashCard, play: &mut Play<'_, impl Log<Event>>) {
        self.hashash_cards.used.insert(card);
        if let Some(seat) = self.order_seat() {
            play.tell(Event::HashashUsed { seat, card });
        }
    }

    /// BEL-5.3 for the Order, which has nobody to borrow from.
    pub(crate) fn order_pays(&mut self, price: Amount, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(seat) = self.order_seat()
            && price.count > 0
        {
            self.pay(seat, price.coin, price.count);
            play.tell(Event::Paid { seat, price });
        }
    }

    /// D1, D2, D31.
    pub(crate) fn use_in_menu(&mut self, card: HashashCard, play: &mut Play<'_, impl Log<Event>>) {
        let face = hashash_face(card);
        // D15: the price is paid with the choice of the victim.
        if face.effect == HashashEffect::Assassinate {
            self.mark_used(card, play);
            self.agenda.plan(Open::Assassinate(Assassinate { price: face.price.amount() as u8 }));
            return;
        }
        self.use_hashash(card, play);
        match face.effect {
            HashashEffect::SingleAction => self.agenda.plan(Open::SingleAction),
            HashashEffect::ExtraTurn => self.turn.extra_turn = ExtraTurn::Granted,
            HashashEffect::ExtraSymbols(count) => {
                self.turn.extra_symbols = self.turn.extra_symbols.saturating_add(count);
            }
            HashashEffect::DrawHashash => {
                if let Some(drawn) = self.draw_hashash_card(play) {
                    self.place_hashash(drawn.card, play);
                }
            }
            HashashEffect::Unbind => self.agenda.plan(Open::Unbind),
            HashashEffect::Tokens(count) => self.draw_tokens(u16::from(count), play),
            HashashEffect::Change { .. } => self.agenda.plan(Open::Change(Change { card })),
            HashashEffect::Assassinate
            | HashashEffect::Silence
            | HashashEffect::Strength(_)
            | HashashEffect::Fear { .. }
            | HashashEffect::Ward => {}
        }
    }

    /// A usable card that negates defeat cards and eliminations.
    pub(crate) fn ward(&self) -> Option<HashashCard> {
        self.usable_with(HashashEffect::Ward)
    }

    /// A usable card that silences an action card.
    pub(crate) fn silence_card(&self) -> Option<HashashCard> {
        self.usable_with(HashashEffect::Silence)
    }

    fn usable_with(&self, effect: HashashEffect) -> Option<HashashCard> {
        let mut in_play = self.hashash_cards.in_play.iter().copied();
        in_play
            .find(|&card| hashash_face(card).effect == effect && self.may_use_hashash(card).is_ok())
    }

    /// BEL-11.6 H10: how much more employing costs, in gold and in swords.
    pub(crate) fn fear(&self) -> (u16, u8) {
        let mut more = (0, 0);
        for &card in &self.hashash_cards.in_play {
            if let HashashEffect::Fear { gold, swords } = hashash_face(card).effect {
                more = (more.0 + u16::from(gold), more.1 + swords);
            }
        }
        more
    }

    /// BEL-10.O2: three are drawn and one goes back; the last one or two cards are all kept.
    pub(crate) fn draw_hashash_cards(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        if self.hashash_cards.deck.len() < DRAWN {
            while let Some(drawn) = self.draw_hashash_card(play) {
                self.place_hashash(drawn.card, play);
            }
            return;
        }
        let mut drawn = [HiddenCard { card: HashashCard::default(), known_to: KnownTo::Order }; 3];
        for slot in &mut drawn {
            if let Some(card) = self.draw_hashash_card(play) {
                *slot = card;
            }
        }
        let backs = Backs(drawn.map(|each| hashash_face(each.card).back));
        let seen = Event::HashashSeen { seat, cards: DrawnCards(drawn.map(|each| each.card)) };
        play.log.secret(seat, seen, Event::HashashDrawn { seat, backs });
        self.agenda.plan(Open::PutBack(PutBack { drawn }));
    }

    /// The top card: the Order looks at it, and everybody sees the back of the next one.
    fn draw_hashash_card(&mut self, play: &mut Play<'_, impl Log<Event>>) -> Option<HiddenCard> {
        let mut top = self.hashash_cards.deck.pop()?;
        if top.known_to == KnownTo::Nobody {
            top.known_to = KnownTo::Order;
        }
        play.log.learned(SeatSet::all(self.seat_count()));
        Some(top)
    }

    /// BEL-11.4.
    pub(crate) fn place_hashash(
        &mut self,
        card: HashashCard,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.hashash_cards.in_play.push(card);
        if let Some(character) = character_with(Team::Order, hashash_face(card).back) {
            play.tell(Event::HashashPlaced { card, character });
        }
    }

    /// BEL-3.1 T0: cards are usable again, silence only at the start of an Order turn.
    pub(crate) fn refresh_hashash(&mut self, active: Seat) {
        if self.team_of(active) == Team::Order {
            self.hashash_cards.used = Set::EMPTY;
        } else {
            let used = self.hashash_cards.used.iter();
            self.hashash_cards.used =
                used.filter(|&card| hashash_face(card).effect == HashashEffect::Silence).collect();
        }
    }
}
