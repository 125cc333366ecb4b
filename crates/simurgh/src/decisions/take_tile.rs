//! D14, D20: taking Action Tiles from the row and the deck (SIM-7.2, SIM-10.10).

use super::prelude::*;
use super::steps::{Step, step};
use crate::rules::effects::Source;
use crate::rules::means::{Means, broken};
use crate::table::ids::RowSpace;

/// D14: a tile must be taken at the Scout Quarters.
#[derive(Clone, Copy)]
pub struct TakeTile;

impl Decision<Simurgh> for TakeTile {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::TakeTile
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let payable = |row: &RowSpace| game.affords(Source::Row(*row)).is_ok();
        let row = game.face_up_row().iter().filter(payable);
        out.offer_all(row.map(|row| Action::TakeRowTile { row }))?;
        if top_tile(game).is_ok() {
            out.offer(Action::DrawTopTile)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::TakeRowTile { row } => {
                game.row_has(row)?;
                Ok(game.affords(Source::Row(row))?)
            }
            Action::DrawTopTile => Ok(top_tile(game)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        match action {
            Action::TakeRowTile { row } => {
                game.take_row_tile(row, play);
                game.begin(Source::Row(row), None, play);
            }
            Action::DrawTopTile => {
                game.agenda.plan(Open::DrawTopTile);
                game.begin(Source::TopTile, None, play);
            }
            _ => {}
        }
    }

    named!();
    falls_away!();
}

/// Whether the top face-down tile is there and can be paid for.
fn top_tile(game: &Simurgh) -> Result<(), Refusal> {
    if game.action_deck.is_empty() {
        return Err(Refusal::ActionDeckEmpty);
    }
    game.affords(Source::TopTile)
}

/// D20: an ability takes any face-up tile.
#[derive(Clone, Copy)]
pub struct TakeRowTile;

impl Decision<Simurgh> for TakeRowTile {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::TakeRowTile
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let row = game.face_up_row().iter().filter(|&row| leaves_a_tile(game, row).is_ok());
        out.offer_all(row.map(|row| Action::TakeRowTile { row }))
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::TakeRowTile { row } = action else { return Err(Refused::OtherQuestion) };
        game.row_has(row)?;
        Ok(leaves_a_tile(game, row)?)
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        if let Action::TakeRowTile { row } = action {
            game.take_row_tile(row, play);
        }
    }

    falls_away!();
}

/// SIM-5.5: whether the ability leaves a tile for the Scout Quarters.
fn leaves_a_tile(game: &Simurgh, row: RowSpace) -> Result<(), Refusal> {
    let (means, duty) = (game.means(), game.duty());
    let after = Means { row: means.row.without(row), ..means };
    if game.can_meet(duty, &after) { Ok(()) } else { Err(broken(duty)) }
}

/// SIM-7.2: the top face-down tile, which only the taker sees.
#[derive(Clone, Copy)]
pub struct DrawTopTile;

impl Step for DrawTopTile {
    fn take(self, game: &mut Simurgh, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(tile) = game.action_deck.draw() {
            let seat = game.active();
            game.active_player_mut().hand.insert(tile);
            game.show_tile_to(seat, tile, play);
            play.log.secret(seat, Event::DrewTile { seat, tile }, Event::DrewSomeTile { seat });
        }
    }
}

step!(DrawTopTile);
