//! Deals anew what a seat can't know (section 14).

use arrayvec::ArrayVec;
use engine::zone::imagine;
use engine::{Chance, Held, KnownTo, PlayoutRng, Seat};

use crate::ClashOfRage;
use crate::data::TACTICS_OF_A_CLAN;
use crate::decisions::{Legendary, Open};
use crate::table::places::TacticsCard;

/// Turns the game into another that the viewer can't tell from it.
pub(crate) fn resample(game: &mut ClashOfRage, viewer: Seat, rng: &mut PlayoutRng) {
    for seat in game.all_seats() {
        let player = game.player_mut(seat);
        imagine(viewer, rng, player.unplayed_mut());
        if seat != viewer && player.chosen.is_some() {
            let hand: ArrayVec<TacticsCard, TACTICS_OF_A_CLAN> = player.hand().iter().collect();
            player.chosen = rng.pick(&hand);
        }
    }
    imagine(viewer, rng, game.equipment_deck.places_mut());
    if let Some(Open::Legendary(Legendary { drawn, .. })) = game.agenda.top_mut()
        && game.active != viewer
    {
        // Only the forger has seen which cards were drawn.
        for &piece in drawn.iter() {
            game.legendary_deck.put(Held { piece, known_to: KnownTo::NOBODY });
        }
        imagine(viewer, rng, game.legendary_deck.places_mut());
        *drawn = (0..drawn.len()).map(|_| game.legendary_deck.take(0).piece).collect();
    }
    imagine(viewer, rng, game.legendary_deck.places_mut());
}
