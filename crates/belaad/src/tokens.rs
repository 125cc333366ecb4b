//! Tokens and boards (section 6).

use std::ops::ControlFlow;

use engine::{Chance, Indexed, Log, StepRng};

use crate::action::Action;
use crate::decide::Offer;
use crate::event::Event;
use crate::frames::Frame;
use crate::names::{Character, Colour, Symbol, Team, Token};
use crate::refusal::Refusal;
use crate::state::{Belaad, Tokens};
use crate::table::{Play, board_of, character_with};

impl Belaad {
    /// BEL-6.1: draws up to `count` tokens, which the active player then resolves.
    pub(crate) fn draw_tokens<L: Log<Event>>(&mut self, count: u16, play: &mut Play<'_, L>) {
        let seat = self.active();
        let mut tokens = Tokens::default();
        for _ in 0..count.min(u16::from(self.bag.total())) {
            tokens[self.draw_token(play.rng)] += 1;
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
        self.push(Frame::Batch { tokens });
    }

    /// One random token out of the bag, which must not be empty.
    pub(crate) fn draw_token(&mut self, rng: &mut StepRng) -> Token {
        let mut number = rng.below(u32::from(self.bag.total()).max(1)) as u8;
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

    /// D8.
    pub(crate) fn batch_options(&self, tokens: Tokens, offer: &mut impl Offer) -> ControlFlow<()> {
        for &symbol in Symbol::ALL {
            if tokens[Token::from(symbol)] > 0 {
                offer.offer(Action::PlaceWhite { symbol })?;
            }
        }
        if tokens[Token::Orange] > 0 {
            for &character in self.active_team().characters() {
                if self.may_place_bottom(character).is_ok() {
                    offer.offer(Action::PlaceBottom { character })?;
                }
            }
            for &character in self.active_team().characters() {
                if self.may_place_top(character).is_ok() {
                    offer.offer(Action::PlaceTop { character })?;
                }
            }
            offer.offer(Action::ReturnOrange)?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn check_batch(&self, tokens: Tokens, action: Action) -> Result<(), Refusal> {
        let orange = || match tokens[Token::Orange] {
            0 => Err(Refusal::NotTheQuestion),
            _ => Ok(()),
        };
        match action {
            Action::PlaceWhite { symbol } if tokens[Token::from(symbol)] > 0 => Ok(()),
            Action::PlaceWhite { symbol } => Err(Refusal::NotInTheBatch { symbol }),
            Action::PlaceBottom { character } => {
                orange().and_then(|()| self.may_place_bottom(character))
            }
            Action::PlaceTop { character } => orange().and_then(|()| self.may_place_top(character)),
            Action::ReturnOrange => orange(),
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// BEL-6.4.
    fn may_place_bottom(&self, character: Character) -> Result<(), Refusal> {
        self.own_character(character)?;
        if self.boards[character].bottom < board_of(character).bottom {
            Ok(())
        } else {
            Err(Refusal::NoFreeBottomSpace { character })
        }
    }

    /// BEL-6.3.
    fn may_place_top(&self, character: Character) -> Result<(), Refusal> {
        self.own_character(character)?;
        if self.has_free_top(character) {
            Ok(())
        } else {
            Err(Refusal::NoFreeTopSpace { character })
        }
    }

    fn own_character(&self, character: Character) -> Result<(), Refusal> {
        if character.team() == self.active_team() {
            Ok(())
        } else {
            Err(Refusal::NotYourCharacter { character })
        }
    }

    #[inline]
    fn has_free_top(&self, character: Character) -> bool {
        self.boards[character].top() < board_of(character).top
    }

    /// BEL-6.6: without an orange token the outcome of the batch is forced.
    pub(crate) fn place_whites<L: Log<Event>>(&mut self, tokens: Tokens, play: &mut Play<'_, L>) {
        for &symbol in Symbol::ALL {
            for _ in 0..tokens[Token::from(symbol)] {
                self.settle_white(symbol, play);
            }
        }
    }

    /// Takes a token out of the open batch, which leaves when it is empty.
    fn take_from_batch(&mut self, token: Token) {
        if let Some(Frame::Batch { tokens }) = self.stack.last_mut() {
            tokens[token] = tokens[token].saturating_sub(1);
            if tokens.total() == 0 {
                self.stack.pop();
            }
        }
    }

    /// D8.
    pub(crate) fn place_white<L: Log<Event>>(&mut self, symbol: Symbol, play: &mut Play<'_, L>) {
        self.take_from_batch(Token::from(symbol));
        self.settle_white(symbol, play);
    }

    /// BEL-6.2: on its character's board if there is room, otherwise back into the bag.
    fn settle_white<L: Log<Event>>(&mut self, symbol: Symbol, play: &mut Play<'_, L>) {
        let seat = self.active();
        match character_with(self.active_team(), symbol) {
            Some(character) if self.has_free_top(character) => {
                self.boards[character].white += 1;
                play.tell(Event::WhitePlaced { seat, token: symbol.into(), character });
            }
            _ => {
                self.bag[Token::from(symbol)] += 1;
                play.tell(Event::WhiteReturned { seat, token: symbol.into() });
            }
        }
    }

    /// D8: BEL-6.3 (a). The ability comes before the other tokens of the batch (BEL-6.5).
    pub(crate) fn place_bottom<L: Log<Event>>(
        &mut self,
        character: Character,
        play: &mut Play<'_, L>,
    ) {
        self.take_from_batch(Token::Orange);
        self.boards[character].bottom += 1;
        play.tell(Event::OrangeOnBottom { seat: self.active(), character });
        if self.is_able(character) {
            self.push(Frame::Ability { character });
        }
    }

    /// D8: BEL-6.3 (b).
    pub(crate) fn place_top<L: Log<Event>>(
        &mut self,
        character: Character,
        play: &mut Play<'_, L>,
    ) {
        self.take_from_batch(Token::Orange);
        self.boards[character].orange += 1;
        play.tell(Event::OrangeOnTop { seat: self.active(), character });
    }

    /// D8: BEL-6.3 (c).
    pub(crate) fn return_orange<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        self.take_from_batch(Token::Orange);
        self.bag[Token::Orange] += 1;
        play.tell(Event::OrangeReturned { seat: self.active() });
    }

    /// Takes a top token off a board and says which kind it was.
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
    pub(crate) fn clear_full_row<L: Log<Event>>(&mut self, team: Team, play: &mut Play<'_, L>) {
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
pub(crate) fn in_batches(stack: &[Frame]) -> [u16; Token::COUNT as usize] {
    let mut sum = [0; Token::COUNT as usize];
    for frame in stack {
        if let Frame::Batch { tokens } = frame {
            for (token, count) in tokens.iter() {
                sum[token as usize] += u16::from(count);
            }
        }
    }
    sum
}
