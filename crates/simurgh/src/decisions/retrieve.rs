//! D6: which Vassals come home.

use super::prelude::*;
use crate::table::ids::{Space, Vassal};
use crate::table::vassals::Whereabouts;

/// SIM-5.2: one Vassal after another, at least one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retrieve {
    /// How many came home so far.
    pub(crate) retrieved: u8,
}

impl Decision<Simurgh> for Retrieve {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::Retrieve
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &vassal in Vassal::ALL {
            for space in spaces_of(game, vassal).iter() {
                out.offer(Action::Retrieve { vassal, space })?;
            }
        }
        if several_on_board(game) {
            out.offer(Action::RetrieveAll)?;
        }
        if self.retrieved > 0 { out.offer(Action::Done) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let refusal = match action {
            Action::Retrieve { vassal, space } => {
                if spaces_of(game, vassal).contains(space) {
                    return Ok(());
                }
                game.space(space)?;
                Refusal::NotYourVassal { vassal, spot: game.spot(space) }
            }
            Action::RetrieveAll if several_on_board(game) => return Ok(()),
            Action::RetrieveAll => Refusal::OneVassalLeft,
            Action::Done if self.retrieved > 0 => return Ok(()),
            Action::Done => Refusal::RetrieveOne,
            _ => return Err(Refused::OtherQuestion),
        };
        Err(refusal.into())
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let mut retrieved = self.retrieved;
        game.agenda.done();
        match action {
            Action::Retrieve { vassal, space } => {
                retrieved = retrieved.saturating_add(1);
                retrieve(game, vassal, space, play);
            }
            Action::RetrieveAll => {
                while let Some((vassal, space)) = { game.active_player().vassals.on_board().next() }
                {
                    retrieved = retrieved.saturating_add(1);
                    retrieve(game, vassal, space, play);
                }
            }
            _ => return,
        }
        game.agenda.plan(Open::Retrieve(Retrieve { retrieved }));
    }

    fn opens(&self, game: &mut Simurgh, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if self.retrieved > 0 && game.active_player().vassals.on_board().next().is_none() {
            game.agenda.done();
            return Opening::Done;
        }
        Opening::Named
    }

    falls_away!();
}

/// The spaces on which the active player has Vassals of a kind.
fn spaces_of(game: &Simurgh, vassal: Vassal) -> Set<Space> {
    let own = game.active_player().vassals.on_board().filter(|(each, _)| *each == vassal);
    own.map(|(_, space)| space).collect()
}

/// "All" is for more than one.
fn several_on_board(game: &Simurgh) -> bool {
    game.active_player().vassals.on_board().count() > 1
}

/// SIM-5.7: a Vassal goes to the pool.
fn retrieve(
    game: &mut Simurgh,
    vassal: Vassal,
    space: Space,
    play: &mut Play<'_, impl Log<Event>>,
) {
    play.tell(Event::Retrieved { seat: game.active(), vassal, spot: game.spot(space) });
    let board = Whereabouts::Board(space);
    game.active_player_mut().vassals.go(vassal, board, Whereabouts::Pool);
}
