//! Hashash cards: drawing, using and what they do (BEL-11.4 to BEL-11.6).

use std::ops::ControlFlow;

use engine::{Log, Seat, SeatSet};

use crate::action::Action;
use crate::decide::Offer;
use crate::effects::HashashEffect;
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{HashashCard, Set};
use crate::names::{Character, Coin, Space, Team, Token};
use crate::refusal::Refusal;
use crate::state::{Belaad, ExtraTurn, HiddenCard, KnownTo};
use crate::table::{Play, character_with, hashash_face};
use crate::words::{Amount, Backs, DrawnCards};

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
        let price = hashash_face(card).price;
        self.may_pay(order, price.coin(), price.amount(), 0)
    }

    /// D1, D2, D31: the cards that the Order may use at its own menus.
    pub(crate) fn hashash_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        if self.active_team() == Team::Order {
            for &card in &self.hashash_cards.in_play {
                if self.may_use_in_menu(card).is_ok() {
                    offer.offer(Action::UseHashash { card })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_use_in_menu(&self, card: HashashCard) -> Result<(), Refusal> {
        if self.active_team() != Team::Order {
            return Err(Refusal::NotNow { card });
        }
        self.may_use_hashash(card)?;
        let face = hashash_face(card);
        let effective = match face.effect {
            HashashEffect::SingleAction => {
                let gold = if face.price.coin() == Coin::Gold { face.price.amount() } else { 0 };
                self.has_single_action(gold)
            }
            HashashEffect::ExtraTurn => self.turn.extra_turn == ExtraTurn::No,
            HashashEffect::DrawHashash => !self.hashash_cards.deck.is_empty(),
            HashashEffect::Unbind => self.has_orange_token(),
            HashashEffect::Tokens(_) => self.bag_not_empty().is_ok(),
            HashashEffect::Change { pay, .. } => {
                let mut coins = Coin::ALL.iter();
                coins.any(|&coin| self.may_change(coin, pay).is_ok())
            }
            HashashEffect::Assassinate => !self.scholars.revealed.is_empty(),
            HashashEffect::ExtraSymbols(_) => true,
            HashashEffect::Silence
            | HashashEffect::Strength(_)
            | HashashEffect::Fear { .. }
            | HashashEffect::Ward => return Err(Refusal::NotNow { card }),
        };
        if effective { Ok(()) } else { Err(Refusal::WithoutEffect { card }) }
    }

    /// Pays a Hashash card and marks it used.
    pub(crate) fn use_hashash<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        let price = hashash_face(card).price;
        self.mark_used(card, play);
        self.order_pays(Amount { count: price.amount(), coin: price.coin() }, play);
    }

    fn mark_used<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        self.hashash_cards.used.insert(card);
        if let Some(seat) = self.order_seat() {
            play.tell(Event::HashashUsed { seat, card });
        }
    }

    /// BEL-5.3 for the Order, which has nobody to borrow from.
    pub(crate) fn order_pays<L: Log<Event>>(&mut self, price: Amount, play: &mut Play<'_, L>) {
        if let Some(seat) = self.order_seat()
            && price.count > 0
        {
            self.pay(seat, price.coin, price.count);
            play.tell(Event::Paid { seat, price });
        }
    }

    /// D1, D2, D31.
    pub(crate) fn use_in_menu<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        let face = hashash_face(card);
        // D15: the price is paid with the choice of the victim.
        if face.effect == HashashEffect::Assassinate {
            self.mark_used(card, play);
            self.push(Frame::Assassinate { price: face.price.amount() as u8 });
            return;
        }
        self.use_hashash(card, play);
        match face.effect {
            HashashEffect::SingleAction => self.push(Frame::SingleAction),
            HashashEffect::ExtraTurn => self.turn.extra_turn = ExtraTurn::Granted,
            HashashEffect::ExtraSymbols(count) => {
                self.turn.extra_symbols = self.turn.extra_symbols.saturating_add(count);
            }
            HashashEffect::DrawHashash => {
                if let Some(drawn) = self.draw_hashash_card(play) {
                    self.place_hashash(drawn.card, play);
                }
            }
            HashashEffect::Unbind => self.push(Frame::Unbind),
            HashashEffect::Tokens(count) => self.draw_tokens(u16::from(count), play),
            HashashEffect::Change { .. } => self.push(Frame::Change { card }),
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

    /// BEL-11.6 H10: what employing costs more, in gold and in swords.
    pub(crate) fn fear(&self) -> (u16, u8) {
        let mut more = (0, 0);
        for &card in &self.hashash_cards.in_play {
            if let HashashEffect::Fear { gold, swords } = hashash_face(card).effect {
                more = (more.0 + u16::from(gold), more.1 + swords);
            }
        }
        more
    }

    /// BEL-10.O2: three are drawn and one goes back, or the last one or two are all kept.
    pub(crate) fn draw_hashash_cards<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
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
        self.push(Frame::PutBack { drawn });
    }

    /// The top card: the Order looks at it, and everybody sees the back of the next one.
    fn draw_hashash_card<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) -> Option<HiddenCard> {
        let mut top = self.hashash_cards.deck.pop()?;
        if top.known_to == KnownTo::Nobody {
            top.known_to = KnownTo::Order;
        }
        play.log.learned(SeatSet::all(self.seat_count()));
        Some(top)
    }

    /// BEL-11.4.
    fn place_hashash<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        self.hashash_cards.in_play.push(card);
        if let Some(character) = character_with(Team::Order, hashash_face(card).back) {
            play.tell(Event::HashashPlaced { card, character });
        }
    }

    /// D16.
    pub(crate) fn put_back<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        let Some(Frame::PutBack { drawn }) = self.stack.pop() else { return };
        let seat = self.active();
        for each in drawn {
            if each.card == card {
                self.hashash_cards.deck.insert(0, each);
            } else {
                self.place_hashash(each.card, play);
            }
        }
        play.log.learned(SeatSet::all(self.seat_count()));
        let back = hashash_face(card).back;
        let unseen = Event::HashashPutBackUnseen { seat, back };
        play.log.secret(seat, Event::HashashPutBack { seat, card }, unseen);
    }

    fn has_orange_token(&self) -> bool {
        let mut teams = self.teams().iter();
        teams.any(|team| {
            team.characters().iter().any(|&character| {
                let board = self.boards[character];
                board.orange > 0 || board.bottom > 0
            })
        })
    }

    /// D21.
    pub(crate) fn unbind_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for team in self.teams() {
            for &character in team.characters() {
                for &space in Space::ALL {
                    if self.may_unbind(character, space).is_ok() {
                        offer.offer(Action::Unbind { character, space })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_unbind(&self, character: Character, space: Space) -> Result<(), Refusal> {
        let board = self.boards[character];
        let orange = match space {
            Space::Top => board.orange,
            Space::Bottom => board.bottom,
        };
        if orange > 0 { Ok(()) } else { Err(Refusal::NoOrangeToken { character, space }) }
    }

    pub(crate) fn unbind<L: Log<Event>>(
        &mut self,
        character: Character,
        space: Space,
        play: &mut Play<'_, L>,
    ) {
        self.stack.pop();
        let board = &mut self.boards[character];
        match space {
            Space::Top => board.orange = board.orange.saturating_sub(1),
            Space::Bottom => board.bottom = board.bottom.saturating_sub(1),
        }
        self.bag[Token::Orange] += 1;
        play.tell(Event::Unbound { character, space });
    }

    /// D22.
    pub(crate) fn change_options(
        &self,
        card: HashashCard,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        for &pay in Coin::ALL {
            if self.may_change_with(card, pay).is_ok() {
                offer.offer(Action::Change { pay })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_change_with(&self, card: HashashCard, coin: Coin) -> Result<(), Refusal> {
        match hashash_face(card).effect {
            HashashEffect::Change { pay, .. } => self.may_change(coin, pay),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    fn may_change(&self, coin: Coin, pay: u8) -> Result<(), Refusal> {
        self.may_pay(self.active(), coin, u16::from(pay), 0)
    }

    /// BEL-11.6 H11.
    pub(crate) fn change<L: Log<Event>>(&mut self, coin: Coin, play: &mut Play<'_, L>) {
        let Some(Frame::Change { card }) = self.stack.pop() else { return };
        let HashashEffect::Change { pay, take } = hashash_face(card).effect else { return };
        let seat = self.active();
        let other = match coin {
            Coin::Gold => Coin::Red,
            Coin::Red => Coin::Gold,
        };
        let paid = Amount { count: u16::from(pay), coin };
        let taken = Amount { count: u16::from(take), coin: other };
        self.pay(seat, paid.coin, paid.count);
        self.player_mut(seat).purse.add(taken.coin, taken.count);
        play.tell(Event::Changed { seat, paid, taken });
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
