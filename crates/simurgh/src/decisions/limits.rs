//! D21, D22: the limits at the end of the turn (SIM-12.2, SIM-12.3).

use super::prelude::*;
use crate::table::ids::End;
use crate::table::purse::{Good, Purse};

/// SIM-12.2: how many Action Tiles may be kept.
const MAX_TILES: usize = 5;

/// D21: tiles are discarded one at a time.
#[derive(Clone, Copy)]
pub struct TileLimit;

impl Decision<Simurgh> for TileLimit {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::TileLimit { count: tiles_over(game) as u8, limit: MAX_TILES as u8 }
    }

    /// Each tile that is not a Power Tile, to the top or the bottom.
    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if tiles_over(game) > 0 {
            for tile in game.active_player().hand.iter().filter(|tile| !tile.is_power()) {
                for &end in End::ALL {
                    out.offer(Action::DiscardTile { tile, end })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::DiscardTile { tile, .. } = action else { return Err(Refused::OtherQuestion) };
        if !game.active_player().hand.contains(tile) {
            Err(Refusal::NotInHandToDiscard { tile }.into())
        } else if tile.is_power() {
            Err(Refusal::PowerTileStays.into())
        } else {
            Ok(())
        }
    }

    /// SIM-12.2: a tile goes back to the deck, unseen by the others.
    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::DiscardTile { tile, end } = action else { return };
        game.blur_hand(seat);
        let player = game.active_player_mut();
        // It may have been any of the start tiles.
        player.start_kinds = Set::EMPTY;
        player.hand.remove(tile);
        game.action_deck.put(tile, end);
        let own = Event::Discarded { seat, tile, end };
        play.log.secret(seat, own, Event::DiscardedSome { seat, end });
    }

    falls_away!();
}

/// How many tiles must be discarded.
fn tiles_over(game: &Simurgh) -> usize {
    game.active_player().hand.len().saturating_sub(MAX_TILES)
}

/// D22: tokens are returned one at a time.
#[derive(Clone, Copy)]
pub struct ResourceLimit;

impl Decision<Simurgh> for ResourceLimit {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::ResourceLimit { count: tokens_over(game), limit: game.agreed.mode.resource_limit() }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if tokens_over(game) > 0 {
            for good in Good::RESOURCES {
                if game.active_player().purse.count(good) > 0 {
                    out.offer(Action::ReturnToken { good })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::ReturnToken { good } = action else { return Err(Refused::OtherQuestion) };
        if good == Good::PowerPoint {
            Err(Refusal::NoResource.into())
        } else if game.active_player().purse.count(good) == 0 {
            Err(Refusal::CannotPay { goods: Purse::of(1, good) }.into())
        } else {
            Ok(())
        }
    }

    /// SIM-12.3: a token goes back to the bank.
    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::ReturnToken { good } = action else { return };
        let player = game.active_player_mut();
        player.purse = player.purse.minus(&Purse::of(1, good));
        play.tell(Event::ReturnedToken { seat, good });
    }

    named!();
    falls_away!();
}

/// How many tokens must be returned.
fn tokens_over(game: &Simurgh) -> u32 {
    game.active_player().purse.resources().saturating_sub(game.agreed.mode.resource_limit())
}
