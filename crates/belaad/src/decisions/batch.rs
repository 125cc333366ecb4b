//! D8: the tokens of a draw that have not been placed.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::ability::Trigger;
use super::{Checked, Open};
use crate::data::{board_of, character_with};
use crate::table::state::{Belaad, Tokens};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Character, Symbol, Token};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D8.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Batch {
    pub tokens: Tokens,
}

impl Decision<Belaad> for Batch {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Tokens { tokens: self.tokens }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &symbol in Symbol::ALL {
            if self.tokens[Token::from(symbol)] > 0 {
                out.offer(Action::PlaceWhite { symbol })?;
            }
        }
        if self.tokens[Token::Orange] > 0 {
            let own = game.active_team().characters();
            for &character in own {
                if game.may_place_bottom(character).is_ok() {
                    out.offer(Action::PlaceBottom { character })?;
                }
            }
            for &character in own {
                if game.may_place_top(character).is_ok() {
                    out.offer(Action::PlaceTop { character })?;
                }
            }
            out.offer(Action::ReturnOrange)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        let orange = self.tokens[Token::Orange] > 0;
        match action {
            Action::PlaceWhite { symbol } if self.tokens[Token::from(symbol)] > 0 => {}
            Action::PlaceWhite { symbol } => return Err(Refusal::NotInTheBatch { symbol }.into()),
            Action::PlaceBottom { character } if orange => game.may_place_bottom(character)?,
            Action::PlaceTop { character } if orange => game.may_place_top(character)?,
            Action::ReturnOrange if orange => {}
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Belaad,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let token = match action {
            Action::PlaceWhite { symbol } => Token::from(symbol),
            _ => Token::Orange,
        };
        game.take_from_batch(token);
        match action {
            Action::PlaceWhite { symbol } => game.settle_white(symbol, play),
            // BEL-6.3 (a): the ability comes before the other tokens of the batch (BEL-6.5).
            Action::PlaceBottom { character } => {
                game.boards[character].bottom += 1;
                play.tell(Event::OrangeOnBottom { seat, character });
                if game.is_able(character) {
                    game.agenda.plan(Open::Ability(Trigger { character }));
                }
            }
            // BEL-6.3 (b).
            Action::PlaceTop { character } => {
                game.boards[character].orange += 1;
                play.tell(Event::OrangeOnTop { seat, character });
            }
            // BEL-6.3 (c).
            _ => {
                game.bag[Token::Orange] += 1;
                play.tell(Event::OrangeReturned { seat });
            }
        }
    }

    /// BEL-6.6: without an orange token the outcome of the batch is forced.
    fn opens(&self, game: &mut Belaad, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.tokens[Token::Orange] > 0 {
            // With all spaces taken it can only go back into the bag.
            return Opening::Free;
        }
        game.agenda.done();
        for &symbol in Symbol::ALL {
            for _ in 0..self.tokens[Token::from(symbol)] {
                game.settle_white(symbol, play);
            }
        }
        Opening::Done
    }
}

impl Belaad {
    /// Takes a token out of the open batch, which leaves when it is empty.
    fn take_from_batch(&mut self, token: Token) {
        if let Some(Open::Batch(Batch { tokens })) = self.agenda.top_mut() {
            tokens[token] = tokens[token].saturating_sub(1);
            if tokens.total() == 0 {
                self.agenda.done();
            }
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
        self.is_in_play(character)?;
        if character.team() == self.active_team() {
            Ok(())
        } else {
            Err(Refusal::NotYourCharacter { character })
        }
    }

    #[inline]
    pub(crate) fn has_free_top(&self, character: Character) -> bool {
        self.boards[character].top() < board_of(character).top
    }

    /// BEL-6.2: on its character's board if there is room, otherwise back into the bag.
    fn settle_white(&mut self, symbol: Symbol, play: &mut Play<'_, impl Log<Event>>) {
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
}
