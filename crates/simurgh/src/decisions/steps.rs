//! Steps that need no decision: they are taken as soon as they are next.

use super::prelude::*;
use crate::table::ids::Vassal;
use crate::table::vassals::Whereabouts;

/// Something that is done without a choice.
pub(crate) trait Step: Copy {
    /// Does it. It is off the agenda by then.
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>);
}

/// A step as a decision that nobody is ever asked.
macro_rules! step {
    ($step:ty) => {
        impl Decision<Simurgh> for $step {
            fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
                game.turn_prompt()
            }

            fn offer(
                &self,
                _game: &Simurgh,
                _seat: Seat,
                _out: &mut impl Offer<Action>,
            ) -> ControlFlow<()> {
                ControlFlow::Continue(())
            }

            fn check(&self, _game: &Simurgh, _seat: Seat, _action: Action) -> Checked {
                Err(Refused::OtherQuestion)
            }

            fn answer(
                &self,
                _game: &mut Simurgh,
                _seat: Seat,
                _action: Action,
                _play: &mut Play<'_, impl Log<Event>>,
            ) {
            }

            fn opens(&self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) -> Opening {
                game.agenda.done();
                self.take(game, play);
                Opening::Done
            }
        }
    };
}

pub(super) use step;

/// SIM-6.10: Vassals come from the stock to the pool, with a number for each kind.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    pub(crate) vassals: [u8; 2],
}

impl Step for Recruit {
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        let seat = game.active();
        for &vassal in Vassal::ALL {
            for _ in 0..self.vassals[vassal.at()] {
                let vassals = &mut game.active_player_mut().vassals;
                if vassals.count(vassal, Whereabouts::Stock) > 0 {
                    vassals.go(vassal, Whereabouts::Stock, Whereabouts::Pool);
                    play.tell(Event::Recruited { seat, vassal });
                }
            }
        }
    }
}

step!(Recruit);

/// SIM-8.8: an effect is complete.
#[derive(Clone, Copy)]
pub struct Settle;

impl Step for Settle {
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        game.settle(play);
    }
}

step!(Settle);

/// SIM-12.1: the end of the turn begins with the row.
#[derive(Clone, Copy)]
pub struct FillRow;

impl Step for FillRow {
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        game.fill_row(play);
    }
}

step!(FillRow);

/// SIM-13.3, SIM-13.6: the next player's turn, or the end of the game.
#[derive(Clone, Copy)]
pub struct NextTurn;

impl Step for NextTurn {
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        game.next_turn(play);
    }
}

step!(NextTurn);
