//! D4, D7, D8: choices in a gain (SIM-6.5).

use super::prelude::*;
use crate::rules::effects::{Made, OpenChoice, Source};
use crate::table::purse::Purse;

/// A gain that is being received.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    pub(crate) source: Source,
    /// How many of the gain's choices have been made.
    pub(crate) chosen: u8,
    /// The chosen alternative, while it is still to be split.
    pub(crate) alternative: Option<u8>,
    /// Goods chosen so far.
    pub(crate) taken: Purse,
}

impl Receipt {
    /// A gain of which nothing has been chosen yet.
    pub(crate) fn of(source: Source) -> Receipt {
        Receipt { source, chosen: 0, alternative: None, taken: Purse::EMPTY }
    }

    /// The next choice, if one is left.
    fn choice(&self, game: &Simurgh) -> Option<OpenChoice> {
        let gain = &game.effect(self.source).gain;
        OpenChoice::of(&gain.choices, self.chosen, self.alternative)
    }
}

impl Decision<Simurgh> for Receipt {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::TakeGoods { source: game.name_of(self.source) }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Some(choice) = self.choice(game) else { return ControlFlow::Continue(()) };
        choice.offer(|bundles| game.can_gain_with(self, &choice, bundles).is_ok(), out)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let choice = self.choice(game).ok_or(Refused::OtherQuestion)?;
        Ok(game.can_gain_with(self, &choice, choice.bundles(action)?)?)
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        _play: &mut Play<'_, impl Log<Event>>,
    ) {
        let mut receipt = *self;
        if let Some(choice) = self.choice(game) {
            match choice.made(action) {
                Made::Split(alternative) => receipt.alternative = Some(alternative),
                Made::Goods(goods) => {
                    receipt.taken = receipt.taken.plus(&goods);
                    receipt.chosen += 1;
                    receipt.alternative = None;
                }
            }
        }
        game.agenda.done();
        game.agenda.plan(Open::Gain(receipt));
    }

    /// Books the gain once everything in it is chosen.
    fn opens(&self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.choice(game).is_some() {
            return Opening::Offered;
        }
        game.agenda.done();
        game.book(self, play);
        Opening::Done
    }

    falls_away!();
}
