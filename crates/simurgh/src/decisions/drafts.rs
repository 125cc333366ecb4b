//! D-S1 to D-S3: the drafts of Dragonlord mode (SIM-4.7, SIM-4.9, SIM-4.11).

use engine::SeatSet;

use super::prelude::*;
use crate::table::state::{DragonHand, Stage};

/// D-S1: a Power Tile is kept, the others are passed on.
#[derive(Clone, Copy)]
pub struct KeepPowerTile;

impl Decision<Simurgh> for KeepPowerTile {
    fn asked(&self, game: &Simurgh) -> SeatSet {
        drafting(game)
    }

    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::KeepPowerTile
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let Stage::PowerDraft { offered, .. } = game.stage else {
            return ControlFlow::Continue(());
        };
        out.offer_all(offered.iter().map(|tile| Action::KeepPowerTile { tile }))
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match (game.stage, action) {
            (Stage::PowerDraft { offered, .. }, Action::KeepPowerTile { tile }) => {
                if offered.contains(tile) { Ok(()) } else { Err(Refusal::NotDealt.into()) }
            }
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
        if let Action::KeepPowerTile { tile } = action {
            game.keep_power_tile(tile, play);
        }
    }

    always_asked!();
}

/// D-S2: a face-up tile is taken.
#[derive(Clone, Copy)]
pub struct DraftTile;

impl Decision<Simurgh> for DraftTile {
    fn asked(&self, game: &Simurgh) -> SeatSet {
        drafting(game)
    }

    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::DraftTile
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(game.face_up_row().iter().map(|row| Action::TakeRowTile { row }))
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::TakeRowTile { row } => Ok(game.row_has(row)?),
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
        if let Action::TakeRowTile { row } = action {
            game.draft_tile(row, play);
        }
    }

    always_asked!();
}

/// D-S3: everybody keeps a Dragon in secret, at the same time.
#[derive(Clone, Copy)]
pub struct KeepStartDragon;

impl Decision<Simurgh> for KeepStartDragon {
    fn asked(&self, game: &Simurgh) -> SeatSet {
        match &game.stage {
            Stage::DragonDraft { hands } => Simurgh::choosing_dragons(hands),
            _ => SeatSet::EMPTY,
        }
    }

    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::KeepStartDragon
    }

    fn offer(&self, game: &Simurgh, seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let dealt = hand(game, seat).map(|hand| hand.dealt).unwrap_or_default();
        out.offer_all(dealt.iter().map(|dragon| Action::KeepDragon { dragon }))
    }

    fn check(&self, game: &Simurgh, seat: Seat, action: Action) -> Checked {
        let Action::KeepDragon { dragon } = action else { return Err(Refused::OtherQuestion) };
        if hand(game, seat).is_some_and(|hand| hand.dealt.contains(dragon)) {
            Ok(())
        } else {
            Err(Refusal::NotDealt.into())
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if let Action::KeepDragon { dragon } = action {
            game.keep_start_dragon(seat, dragon, play);
        }
    }

    always_asked!();
}

/// Whose turn it is in a draft that goes round.
fn drafting(game: &Simurgh) -> SeatSet {
    match game.stage {
        Stage::PowerDraft { drafter, .. } | Stage::ActionDraft { drafter, .. } => {
            SeatSet::only(drafter)
        }
        _ => SeatSet::EMPTY,
    }
}

fn hand(game: &Simurgh, seat: Seat) -> Option<DragonHand> {
    match &game.stage {
        Stage::DragonDraft { hands } => hands.get(seat.index()).copied().flatten(),
        _ => None,
    }
}
