//! Tokens and boards (section 6).

use engine::{Chance, Indexed, Log, Play};

use crate::data::{board_of, character_with};
use crate::decisions::Open;
use crate::decisions::batch::Batch;
use crate::table::state::{Belaad, Tokens};
use crate::words::event::Event;
use crate::words::names::{Character, Colour, Symbol, Team, Token};
use crate::words::refusal::Refusal;

impl Belaad {
    /// BEL-6.1: draws up to `count` tokens, which the active player then resolves.
    pub(crate) fn draw_tokens(&mut self, count: u16, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let mut tokens = Tokens::default();
        for _ in 0..count.min(u16::from(self.bag.total())) {
            tokens[self.draw_token(play)] += 1;
        }
        play.tell(Event::TokensDrawn { seat, tokens });
        // BEL-6.2: the Order has no use for Influence.
        for symbol in Symbol::ALL {
            let token = Token::from(*symbol);
            if tokens[token] > 0 && character_with(self.active_team(), *symbol).is_none() {
                let mut returned = Tokens::default();
                returned[token] = std::mem::take(&mut tokens[token]);
                self.bag[token] += returned[token];
                play.tell(Event::InfluenceReturned { tokens: returned });
            }
        }
        self.agenda.plan(Open::Batch(Batch { tokens }));
    }

    /// One random token out of the bag, which must not be empty.
    pub(crate) fn draw_token(&mut self, play: &mut Play<'_, impl Log<Event>>) -> Token {
        let mut number = play.rng.below(u32::from(self.bag.total()).max(1)) as u8;
        for &token in Token::ALL {
            if number < self.bag[token] {
                self.bag[token] -= 1;
                return token;
            }
            number -= self.bag[token];
        }
        Token::Orange
    }

    pub(crate) fn bag_not_empty(&self) -> Result<(), Refusal> {
        if self.bag.total() > 0 { Ok(()) } else { Err(Refusal::BagEmpty) }
    }

    /// Takes a top token off a board and returns its kind.
    pub(crate) fn take_top_token(&mut self, character: Character, colour: Colour) -> Token {
        let tokens = self.boards[character].of_mut(colour);
        *tokens = tokens.saturating_sub(1);
        match colour {
            Colour::White => Token::from(board_of(character).symbol),
            Colour::Orange => Token::Orange,
        }
    }

    /// Returns all top tokens of a board to the bag.
    pub(crate) fn return_top_tokens(&mut self, character: Character) {
        let board = &mut self.boards[character];
        let (white, orange) = (std::mem::take(&mut board.white), std::mem::take(&mut board.orange));
        self.bag[Token::from(board_of(character).symbol)] += white;
        self.bag[Token::Orange] += orange;
    }

    /// Returns all bottom tokens of a board to the bag.
    pub(crate) fn return_bottom_tokens(&mut self, character: Character) {
        self.bag[Token::Orange] += std::mem::take(&mut self.boards[character].bottom);
    }

    /// BEL-6.7: at the end of a turn a full row is cleared.
    pub(crate) fn clear_full_row(&mut self, team: Team, play: &mut Play<'_, impl Log<Event>>) {
        let full =
            |&character: &Character| self.boards[character].bottom == board_of(character).bottom;
        if !team.characters().iter().all(full) {
            return;
        }
        let before = self.bag[Token::Orange];
        for &character in team.characters() {
            self.return_bottom_tokens(character);
        }
        let mut tokens = Tokens::default();
        tokens[Token::Orange] = self.bag[Token::Orange] - before;
        play.tell(Event::RowCleared { team, tokens });
    }

    /// BEL-11.8: whether an opposing board has such a token in a top space.
    pub(crate) fn has_opposing_token(
        &self,
        character: Character,
        colour: Colour,
    ) -> Result<(), Refusal> {
        self.is_in_play(character)?;
        if !self.is_opposing(character.team()) {
            return Err(Refusal::NotATarget { character });
        }
        self.has_top_token(character, colour)
    }

    pub(crate) fn has_top_token(
        &self,
        character: Character,
        colour: Colour,
    ) -> Result<(), Refusal> {
        if self.boards[character].of(colour) > 0 {
            Ok(())
        } else {
            Err(Refusal::NoSuchToken { character, colour })
        }
    }
}

/// The tokens still in open batches.
pub(crate) fn in_batches(stack: &[Open]) -> [u16; Token::COUNT as usize] {
    let mut sum = [0; Token::COUNT as usize];
    for open in stack {
        if let Open::Batch(Batch { tokens }) = open {
            for (token, count) in tokens.iter() {
                sum[token as usize] += u16::from(count);
            }
        }
    }
    sum
}
