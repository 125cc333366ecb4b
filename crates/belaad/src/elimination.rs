//! Eliminating characters (BEL-4.4 ELIM, BEL-8.7) and negating it (BEL-9.2).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::decide::Offer;
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{HashashCard, Set};
use crate::names::{Character, Team};
use crate::refusal::Refusal;
use crate::state::{Belaad, HiddenCard, KnownTo};
use crate::table::{Play, board_of, hashash_face};

impl Belaad {
    /// BEL-4.2: it has a token, or Hashash cards lie under it.
    pub(crate) fn may_eliminate(&self, character: Character) -> Result<(), Refusal> {
        if !self.boards[character].is_empty() || self.has_hashash_cards(character) {
            Ok(())
        } else {
            Err(Refusal::NothingToEliminate { character })
        }
    }

    pub(crate) fn somebody_to_eliminate(&self) -> Result<(), Refusal> {
        if self.opposing_characters().any(|character| self.may_eliminate(character).is_ok()) {
            Ok(())
        } else {
            Err(Refusal::NobodyToEliminate)
        }
    }

    /// D27.
    pub(crate) fn eliminate_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for character in self.opposing_characters() {
            if self.may_eliminate(character).is_ok() {
                offer.offer(Action::Eliminate { character })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_choose_to_eliminate(&self, character: Character) -> Result<(), Refusal> {
        if !self.is_opposing(character.team()) {
            return Err(Refusal::NotATarget { character });
        }
        self.may_eliminate(character)
    }

    /// D27: the target's team may negate first.
    pub(crate) fn choose_to_eliminate<L: Log<Event>>(
        &mut self,
        target: Character,
        play: &mut Play<'_, L>,
    ) {
        self.stack.pop();
        self.ask_negation(target, self.active(), play);
    }

    /// BEL-9.2: asks the next player of the target's team clockwise after `last`; if there is none,
    /// it happens.
    fn ask_negation<L: Log<Event>>(
        &mut self,
        target: Character,
        last: Seat,
        play: &mut Play<'_, L>,
    ) {
        let clockwise = self.active().clockwise(self.seat_count());
        let next = clockwise
            .skip_while(|&seat| seat != last)
            .skip(1)
            .find(|&seat| self.may_negate_elimination(target, seat));
        match next {
            Some(asked) => self.push(Frame::Negation { target, asked }),
            None => self.eliminate(self.active(), target, play),
        }
    }

    /// BEL-9.2, BEL-17.3: with an own sword, or by the Order with its ward.
    pub(crate) fn may_negate_elimination(&self, target: Character, seat: Seat) -> bool {
        self.team_of(seat) == target.team()
            && match target.team() {
                Team::Order => self.ward().is_some(),
                _ => self.player(seat).swords > 0,
            }
    }

    /// D28: the first yes ends it.
    pub(crate) fn negate_elimination<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        let Some(Frame::Negation { target: character, asked: seat }) = self.stack.pop() else {
            return;
        };
        match self.ward() {
            Some(card) if self.team_of(seat) == Team::Order => {
                self.use_hashash(card, play);
                play.tell(Event::EliminationNegatedByCard { seat, character, card });
            }
            _ => {
                let swords = &mut self.player_mut(seat).swords;
                *swords = swords.saturating_sub(1);
                play.tell(Event::EliminationNegatedBySword { seat, character });
            }
        }
    }

    /// D28: the next one is asked.
    pub(crate) fn accept_elimination<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Negation { target, asked }) = self.stack.pop() {
            self.ask_negation(target, asked, play);
        }
    }

    /// BEL-18.9: all tokens, top and bottom; BEL-11.7: and the Hashash cards.
    pub(crate) fn eliminate<L: Log<Event>>(
        &mut self,
        seat: Seat,
        character: Character,
        play: &mut Play<'_, L>,
    ) {
        self.return_top_tokens(character);
        self.return_bottom_tokens(character);
        play.tell(Event::Eliminated { seat, character });
        if self.has_hashash_cards(character) {
            let cards = self.lose_hashash_cards(character);
            play.tell(Event::HashashLost { character, cards });
        }
    }

    fn has_hashash_cards(&self, character: Character) -> bool {
        self.hashash_cards.in_play.iter().any(|&card| lies_under(card, character))
    }

    /// BEL-11.7: to the bottom of the deck, the oldest first, where everybody has seen them go.
    fn lose_hashash_cards(&mut self, character: Character) -> Set<HashashCard> {
        let cards = &mut self.hashash_cards;
        let lost = cards.in_play.iter().copied().filter(|&card| lies_under(card, character));
        let mut gone = Set::EMPTY;
        for card in lost {
            gone.insert(card);
            cards.deck.insert(0, HiddenCard { card, known_to: KnownTo::Everybody });
        }
        cards.in_play.retain(|card| !gone.contains(*card));
        gone
    }
}

/// BEL-11.4: the back says under which of the Order's boards.
pub(crate) fn lies_under(card: HashashCard, character: Character) -> bool {
    character.team() == Team::Order && board_of(character).symbol == hashash_face(card).back
}
