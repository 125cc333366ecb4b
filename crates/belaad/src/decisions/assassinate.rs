//! D15: whom or what to assassinate.

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::Checked;
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::Colour;
use crate::words::prompt::Prompt;
use crate::words::spoken::Amount;

/// D15: the price in gold is paid with the choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assassinate {
    pub price: u8,
}

impl Assassinate {
    pub(crate) fn amount(self) -> Amount {
        Amount::gold(u16::from(self.price))
    }
}

impl Decision<Belaad> for Assassinate {
    fn prompt(&self, _: &Belaad, _: Seat) -> Prompt {
        Prompt::Assassinate { price: self.amount() }
    }

    fn offer(&self, game: &Belaad, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let revealed = game.scholars.revealed.iter();
        out.offer_all(revealed.map(|&scholar| Action::AssassinateScholar { scholar }))?;
        for character in game.opposing_characters() {
            for &colour in Colour::ALL {
                if game.boards[character].of(colour) > 0 {
                    out.offer(Action::AssassinateToken { character, colour })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Belaad, _: Seat, action: Action) -> Checked {
        match action {
            Action::AssassinateScholar { scholar } => game.is_revealed(scholar)?,
            Action::AssassinateToken { character, colour } => {
                game.has_opposing_token(character, colour)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Belaad,
        _: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        game.order_pays(self.amount(), play);
        match action {
            Action::AssassinateScholar { scholar } => game.assassinate_scholar(scholar, play),
            Action::AssassinateToken { character, colour } => {
                game.assassinate_token(character, colour, play);
            }
            _ => {}
        }
    }

    fn opens(&self, _: &mut Belaad, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}
