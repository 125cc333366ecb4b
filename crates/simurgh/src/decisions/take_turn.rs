//! D1: Free Actions, the Main Action, the end of the turn (chapter 5).

use super::prelude::*;
use super::retrieve::Retrieve;
use crate::rules::means::{Duty, Means};
use crate::table::state::Progress;

/// Asked when the agenda is empty.
#[derive(Clone, Copy)]
pub struct TakeTurn;

impl Decision<Simurgh> for TakeTurn {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        game.turn_prompt()
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let means = game.means();
        if game.turn.main_action == Progress::Open {
            game.offer_spaces(&means, out)?;
            game.offer_tiles(&means, out)?;
            if game.has_vassals_on_board() {
                out.offer(Action::RetrieveVassals)?;
            }
        }
        game.offer_free_actions(&means, Duty::None, out)?;
        if may_end(game, &means) { out.offer(Action::EndTurn) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let means = game.means();
        match action {
            Action::PlaceVassal { space } => {
                main_action_open(game)?;
                game.enterable(space, &means, game.occupied())?;
                Ok(())
            }
            Action::LayTile { tile } => {
                main_action_open(game)?;
                Ok(game.can_lay(tile, &means)?)
            }
            Action::RetrieveVassals => {
                main_action_open(game)?;
                if game.has_vassals_on_board() {
                    Ok(())
                } else {
                    Err(Refusal::NobodyToRetrieve.into())
                }
            }
            Action::EndTurn if may_end(game, &means) => Ok(()),
            Action::EndTurn => Err(Refusal::MainActionDue.into()),
            _ => game.check_free_action(action),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::PlaceVassal { space } => game.enter(space, play),
            Action::LayTile { tile } => game.present(tile, play),
            Action::RetrieveVassals => {
                game.turn.main_action = Progress::Done;
                game.agenda.plan(Open::Settle);
                game.agenda.plan(Open::Retrieve(Retrieve { retrieved: 0 }));
            }
            Action::EndTurn => {
                game.agenda.plan(Open::NextTurn);
                game.agenda.plan(Open::ResourceLimit);
                game.agenda.plan(Open::TileLimit);
                game.agenda.plan(Open::FillRow);
            }
            _ => game.take_free_action(action, play),
        }
    }

    always_asked!();
}

/// SIM-5.1: exactly one Main Action.
fn main_action_open(game: &Simurgh) -> Result<(), Refusal> {
    match game.turn.main_action {
        Progress::Open => Ok(()),
        Progress::Done => Err(Refusal::MainActionTaken),
    }
}

/// SIM-5.6: after the Main Action, or if none is legal. While a Vassal may be placed, one always
/// is: the Great Market.
fn may_end(game: &Simurgh, means: &Means) -> bool {
    game.turn.main_action == Progress::Done || !(means.any_ready() || game.has_vassals_on_board())
}
