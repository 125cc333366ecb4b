//! D21: which orange token returns to the bag (H07).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Character, Space, Token};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D21.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Unbind;

impl Decision<Belaad> for Unbind {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Unbind
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_orange_tokens(out)
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::Unbind { character, space } if game.orange_tokens(character, space) > 0 => {
                Ok(())
            }
            Action::Unbind { character, space } => {
                game.is_in_play(character)?;
                Err(Refusal::NoOrangeToken { character, space }.into())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Unbind { character, space } = action else { return };
        game.agenda.done();
        let board = &mut game.boards[character];
        match space {
            Space::Top => board.orange = board.orange.saturating_sub(1),
            Space::Bottom => board.bottom = board.bottom.saturating_sub(1),
        }
        game.bag[Token::Orange] += 1;
        play.tell(Event::Unbound { character, space });
    }

    /// The only orange token is named with the card.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Named
    }
}

impl Belaad {
    pub(crate) fn has_orange_token(&self) -> bool {
        let mut found = Few::None;
        let _ = self.offer_orange_tokens(&mut found);
        found != Few::None
    }

    /// The orange token that D21 takes unasked.
    pub(crate) fn only_orange_token(&self) -> Option<(Character, Space)> {
        let mut found = Few::None;
        let _ = self.offer_orange_tokens(&mut found);
        match found {
            Few::One(Action::Unbind { character, space }) => Some((character, space)),
            _ => None,
        }
    }

    fn offer_orange_tokens(&self, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &character in self.teams().iter().flat_map(|team| team.characters()) {
            for &space in Space::ALL {
                if self.orange_tokens(character, space) > 0 {
                    out.offer(Action::Unbind { character, space })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn orange_tokens(&self, character: Character, space: Space) -> u8 {
        let board = self.boards[character];
        match space {
            Space::Top => board.orange,
            Space::Bottom => board.bottom,
        }
    }
}
