//! D19: which token the Spy returns to the bag.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Character, Colour, Team};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D19: after the first token, only tokens of the same team (BEL-18.37).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnTokens {
    pub team: Option<Team>,
    pub left: u8,
}

impl ReturnTokens {
    fn may_return(
        self,
        game: &Belaad,
        character: Character,
        colour: Colour,
    ) -> Result<(), Refusal> {
        match self.team {
            Some(team) if team != character.team() => Err(Refusal::OtherTeam { team }),
            _ => game.has_opposing_token(character, colour),
        }
    }
}

impl Decision<Belaad> for ReturnTokens {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::ReturnTokens { left: self.left }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for character in game.opposing_characters() {
            for &colour in Colour::ALL {
                if self.may_return(game, character, colour).is_ok() {
                    out.offer(Action::ReturnToken { character, colour })?;
                }
            }
        }
        if self.team.is_some() {
            out.offer(Action::Stop)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::ReturnToken { character, colour } => {
                Ok(self.may_return(game, character, colour)?)
            }
            Action::Stop if self.team.is_some() => Ok(()),
            Action::Stop => Err(Refusal::TakeOneFirst.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// The first token is another team's loss, so it is never returned unasked.
    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.team.is_none() { Opening::Asked } else { Opening::Free }
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let Action::ReturnToken { character, colour } = action else { return };
        let (team, left) = (Some(character.team()), self.left.saturating_sub(1));
        if left > 0 {
            game.agenda.plan(Open::ReturnTokens(ReturnTokens { team, left }));
        }
        let token = game.take_top_token(character, colour);
        game.bag[token] += 1;
        play.tell(Event::TokenReturned { character, colour });
    }
}
