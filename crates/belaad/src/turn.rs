//! The turn (section 3) and the end of the game (section 12).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{Chance, Log, Seat, SeatSet, StepRng};

use crate::action::Action;
use crate::decide::Offer;
use crate::event::Event;
use crate::frames::{Frame, Source};
use crate::ids::{ActionCard, Set};
use crate::names::{Deck, Team};
use crate::refusal::Refusal;
use crate::state::{ActionCards, Belaad, Ending, ExtraTurn, Step, Turn};
use crate::table::Play;

/// BEL-12.4: completed turns after which the game ends.
pub(crate) const MOST_TURNS: u16 = 600;
/// BEL-2.7: cards in a hand.
const HAND: usize = 4;

impl Belaad {
    /// BEL-3.3: cards in a full hand.
    pub(crate) fn full_hand(&self, seat: Seat) -> usize {
        HAND + usize::from(self.cards_a_turn(seat)) - 1
    }

    /// BEL-11.3: one card a turn, two for the Order among five players.
    pub(crate) fn cards_a_turn(&self, seat: Seat) -> u8 {
        if self.players.len() == 5 && self.team_of(seat) == Team::Order { 2 } else { 1 }
    }

    /// T0.
    fn begin_turn<L: Log<Event>>(
        &mut self,
        active: Seat,
        extra_turn: ExtraTurn,
        play: &mut Play<'_, L>,
    ) {
        self.turn = Turn { completed: self.turn.completed, extra_turn, ..Turn::first(active) };
        self.refresh_hashash(active);
        play.tell(match extra_turn {
            ExtraTurn::Running => Event::ExtraTurnBegan { seat: active },
            _ => Event::TurnBegan { seat: active },
        });
    }

    /// D1.
    pub(crate) fn before_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for card in self.player(self.active()).hand.iter() {
            offer.offer(Action::PlayCard { card })?;
        }
        self.sword_options(offer)?;
        self.hashash_options(offer)
    }

    /// D31.
    pub(crate) fn after_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        self.sword_options(offer)?;
        self.hashash_options(offer)?;
        offer.offer(Action::GoOn)
    }

    /// D1, D31.
    pub(crate) fn check_window(&self, action: Action) -> Result<(), Refusal> {
        match (self.turn.step, action) {
            (Step::Before, Action::PlayCard { card }) => {
                if self.player(self.active()).hand.contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotInHand { card })
                }
            }
            (Step::After, Action::GoOn) => Ok(()),
            (_, Action::EmployWithSwords { scholar }) => self.may_employ_with_swords(scholar),
            (_, Action::UseHashash { card }) => self.may_use_in_menu(card),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// T2, T3.
    pub(crate) fn play_card<L: Log<Event>>(&mut self, card: ActionCard, play: &mut Play<'_, L>) {
        let seat = self.active();
        self.player_mut(seat).hand.remove(card);
        self.action_cards.discard.push(card);
        if !self.action_cards.seen.contains(card) {
            self.action_cards.seen.insert(card);
            play.log.learned(SeatSet::all(self.seat_count()).without(seat));
        }
        self.turn.played += 1;
        self.turn.step = Step::Play;
        play.tell(Event::CardPlayed { seat, card });
        if self.team_of(seat) != Team::Order && self.silence_card().is_some() {
            self.push(Frame::Silence);
        } else {
            self.open_card(card, Source::Hand);
        }
    }

    /// D29: BEL-18.24, BEL-18.34.
    pub(crate) fn silence<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        self.stack.pop();
        if let Some(silence) = self.silence_card() {
            self.use_hashash(silence, play);
        }
        if let Some(&card) = self.action_cards.discard.last() {
            play.tell(Event::Silenced { seat: self.active(), card });
        }
        self.turn.step = Step::Draw;
    }

    /// D29: the card is performed.
    pub(crate) fn let_pass(&mut self) {
        self.stack.pop();
        if let Some(&card) = self.action_cards.discard.last() {
            self.open_card(card, Source::Hand);
        }
    }

    /// D32.
    pub(crate) fn draw_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for deck in Deck::all() {
            if self.action_cards.top(deck).is_some() {
                offer.offer(Action::Draw { deck })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// T6.
    pub(crate) fn draw_card<L: Log<Event>>(&mut self, deck: Deck, play: &mut Play<'_, L>) {
        let seat = self.active();
        if let Some(card) = self.action_cards.decks[deck.at()].pop() {
            self.player_mut(seat).hand.insert(card);
            play.tell(Event::CardDrawn { seat, deck, card });
        }
        play.log.learned(SeatSet::all(self.seat_count()));
        self.turn.drawn += 1;
        if self.action_cards.decks.iter().any(ArrayVec::is_empty) {
            self.action_cards.reshuffle(play.rng);
            play.tell(Event::DecksReshuffled);
        }
        self.action_cards.show_tops();
        if self.turn.drawn >= self.cards_a_turn(seat) {
            self.end_turn(play);
        }
    }

    /// T7: BEL-18.40.
    fn end_turn<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        self.clear_full_row(self.active_team(), play);
        self.turn.completed += 1;
        if self.turn.completed >= MOST_TURNS {
            play.tell(Event::TurnLimitReached);
            self.finish(Ending::TurnLimit, play);
        } else if self.turn.extra_turn == ExtraTurn::Granted {
            self.begin_turn(self.active(), ExtraTurn::Running, play);
        } else {
            self.begin_turn(self.active().next(self.seat_count()), ExtraTurn::No, play);
        }
    }

    /// BEL-3.4: the game is over at once. What is open is left; its tokens go back into the bag.
    pub(crate) fn finish<L: Log<Event>>(&mut self, ending: Ending, play: &mut Play<'_, L>) {
        for frame in self.stack.drain(..) {
            if let Frame::Batch { tokens } = frame {
                for (token, count) in tokens.iter() {
                    self.bag[token] += count;
                }
            }
        }
        self.ending = Some(ending);
        if ending == Ending::FourthGeneration {
            play.tell(Event::FourthGenerationEnded);
        }
        if ending != Ending::Assassinations {
            // BEL-13.6: trophies are revealed at scoring.
            play.log.learned(SeatSet::all(self.seat_count()));
            for team in [Team::Kingdom, Team::People] {
                let points = self.score(team).total();
                play.tell(Event::Scored { team, points });
            }
        }
    }
}

impl Turn {
    /// The turn of a player before anything has happened.
    pub fn first(active: Seat) -> Turn {
        Turn {
            completed: 0,
            active,
            step: Step::Before,
            played: 0,
            drawn: 0,
            employed: false,
            used_decks: Set::EMPTY,
            lent: SeatSet::EMPTY,
            refused: SeatSet::EMPTY,
            extra_symbols: 0,
            extra_turn: ExtraTurn::No,
        }
    }
}

impl ActionCards {
    /// BEL-3.2: the discard pile and what is left of the decks.
    fn reshuffle(&mut self, rng: &mut StepRng) {
        let mut cards: ArrayVec<ActionCard, { ActionCard::COUNT }> = ArrayVec::new();
        cards.extend(self.discard.drain(..));
        for deck in &mut self.decks {
            cards.extend(deck.drain(..));
        }
        rng.shuffle(&mut cards);
        self.split(&cards);
    }

    /// BEL-2.8: deals cards to the three decks in turn, face up.
    pub fn split(&mut self, cards: &[ActionCard]) {
        for (at, &card) in cards.iter().enumerate() {
            self.decks[at % Deck::COUNT].push(card);
        }
    }

    /// Everybody sees the top cards.
    pub fn show_tops(&mut self) {
        for deck in &self.decks {
            if let Some(&card) = deck.last() {
                self.seen.insert(card);
            }
        }
    }
}
