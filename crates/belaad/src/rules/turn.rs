//! The turn (section 3) and the end of the game (section 12).

use arrayvec::ArrayVec;
use engine::{Chance, Log, Play, Seat, SeatSet, Set};

use super::scoring;
use crate::decisions::Open;
use crate::decisions::batch::Batch;
use crate::decisions::card::Source;
use crate::table::ids::ActionCard;
use crate::table::state::{ActionCards, Belaad, Ending, ExtraTurn, Step, Turn};
use crate::words::event::Event;
use crate::words::names::{Deck, Team};

/// BEL-12.4: completed turns after which the game ends.
pub(crate) const MAX_TURNS: u16 = 600;
/// BEL-2.7: cards in a hand.
const HAND: usize = 4;

/// The turns begun so far.
pub(crate) fn begun(game: &Belaad) -> u32 {
    // BEL-12.4: no turn follows the last one.
    let next = game.ending != Some(Ending::TurnLimit);
    u32::from(game.turn.completed) + u32::from(next)
}

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
    fn begin_turn(
        &mut self,
        active: Seat,
        extra_turn: ExtraTurn,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.turn = Turn { completed: self.turn.completed, extra_turn, ..Turn::first(active) };
        self.refresh_hashash(active);
        play.tell(match extra_turn {
            ExtraTurn::Running => Event::ExtraTurnBegan { seat: active },
            _ => Event::TurnBegan { seat: active },
        });
    }

    /// T2, T3.
    pub(crate) fn play_card(&mut self, card: ActionCard, play: &mut Play<'_, impl Log<Event>>) {
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
            self.agenda.plan(Open::Silence);
        } else {
            self.open_card(card, Source::Hand);
        }
    }

    /// T6.
    pub(crate) fn draw_card(&mut self, deck: Deck, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        if let Some(card) = self.action_cards.decks[deck.at()].pop() {
            self.player_mut(seat).hand.insert(card);
            play.tell(Event::CardDrawn { seat, deck, card });
        }
        play.log.learned(SeatSet::all(self.seat_count()));
        self.turn.drawn += 1;
        if self.action_cards.decks.iter().any(ArrayVec::is_empty) {
            self.action_cards.reshuffle(play);
            play.tell(Event::DecksReshuffled);
        }
        self.action_cards.show_tops();
        if self.turn.drawn >= self.cards_a_turn(seat) {
            self.end_turn(play);
        }
    }

    /// T7: BEL-18.40.
    fn end_turn(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.clear_full_row(self.active_team(), play);
        self.turn.completed += 1;
        if self.turn.completed >= MAX_TURNS {
            play.tell(Event::TurnLimitReached);
            self.finish(Ending::TurnLimit, play);
        } else if self.turn.extra_turn == ExtraTurn::Granted {
            self.begin_turn(self.active(), ExtraTurn::Running, play);
        } else {
            self.begin_turn(self.active().next(self.seat_count()), ExtraTurn::No, play);
        }
    }

    /// BEL-3.4: the game is over at once. What is open is dropped; its tokens go back into the bag.
    pub(crate) fn finish(&mut self, ending: Ending, play: &mut Play<'_, impl Log<Event>>) {
        for &open in self.agenda.iter() {
            if let Open::Batch(Batch { tokens }) = open {
                for (token, count) in tokens.iter() {
                    self.bag[token] += count;
                }
            }
        }
        self.agenda.clear();
        self.ending = Some(ending);
        if ending == Ending::FourthGeneration {
            play.tell(Event::FourthGenerationEnded);
        }
        if ending != Ending::Assassinations {
            // BEL-13.6: trophies are revealed at scoring.
            play.log.learned(SeatSet::all(self.seat_count()));
            let scores = [Team::Kingdom, Team::People].map(|team| (team, self.score(team)));
            for (team, score) in &scores {
                play.tell(Event::Scored { team: *team, points: score.total() });
            }
            let [(_, kingdom), (_, people)] = scores;
            play.tell(Event::Won { verdict: scoring::decided(&kingdom, &people) });
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
            backs: 0,
        }
    }
}

impl ActionCards {
    /// BEL-3.2: splits the discard pile and what is left of the decks anew.
    fn reshuffle(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut cards: ArrayVec<ActionCard, { ActionCard::COUNT }> = ArrayVec::new();
        cards.extend(self.discard.drain(..));
        for deck in &mut self.decks {
            cards.extend(deck.drain(..));
        }
        play.rng.shuffle(&mut cards);
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
