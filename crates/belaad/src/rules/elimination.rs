//! Eliminating characters (BEL-4.4 ELIM, BEL-8.7) and negating it (BEL-9.2).

use engine::{Log, Play, Seat, Set};

use crate::data::{board_of, hashash_face};
use crate::table::ids::HashashCard;
use crate::table::state::{Belaad, HiddenCard, KnownTo};
use crate::words::event::Event;
use crate::words::names::{Character, Team};
use crate::words::refusal::Refusal;

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

    /// BEL-18.9: all tokens, top and bottom; BEL-11.7: and the Hashash cards.
    pub(crate) fn eliminate(
        &mut self,
        seat: Seat,
        character: Character,
        play: &mut Play<'_, impl Log<Event>>,
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

    /// BEL-11.7: to the bottom of the deck, the oldest first, in plain sight.
    fn lose_hashash_cards(&mut self, character: Character) -> Set<HashashCard, u16> {
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

/// BEL-11.4: the back shows under which of the Order's boards it lies.
pub(crate) fn lies_under(card: HashashCard, character: Character) -> bool {
    character.team() == Team::Order && board_of(character).symbol == hashash_face(card).back
}
