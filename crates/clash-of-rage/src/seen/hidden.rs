//! Deals anew what a seat can't know (section 14).

use arrayvec::ArrayVec;
use engine::{Chance, PlayoutRng, Seat};

use crate::ClashOfRage;
use crate::data::TACTICS_OF_A_CLAN;
use crate::decisions::{Legendary, Open};
use crate::table::places::TacticsCard;
use crate::table::state::LEGENDARY_CARDS;
use crate::words::names::Equipment;

/// Turns the game into another that the viewer can't tell from it.
pub(crate) fn resample(game: &mut ClashOfRage, viewer: Seat, rng: &mut PlayoutRng) {
    for seat in game.all_seats() {
        let player = game.player_mut(seat);
        if seat == viewer {
            rng.shuffle(&mut player.draw_pile);
            continue;
        }
        // Hand and draw pile are known together, but not which card is in which.
        let secret = player.hand.minus(player.known);
        let mut unseen: ArrayVec<TacticsCard, TACTICS_OF_A_CLAN> =
            secret.iter().chain(player.draw_pile.drain(..)).collect();
        rng.shuffle(&mut unseen);
        player.draw_pile.extend(unseen.drain(secret.len()..));
        player.hand = player.known.iter().chain(unseen).collect();
        if player.chosen.is_some() {
            let hand: ArrayVec<TacticsCard, TACTICS_OF_A_CLAN> = player.hand.iter().collect();
            player.chosen = rng.pick(&hand);
        }
    }
    rng.shuffle(game.equipment_deck.unknown());
    if let Some(Open::Legendary(Legendary { drawn, .. })) = &mut game.question
        && game.active != viewer
    {
        // Only the forger has seen which cards were drawn.
        let count = drawn.len();
        let mut pool: ArrayVec<Equipment, LEGENDARY_CARDS> =
            game.legendary_deck.drain(..).chain(drawn.iter().copied()).collect();
        rng.shuffle(&mut pool);
        *drawn = pool.drain(..count).collect();
        game.legendary_deck.extend(pool);
    }
    rng.shuffle(&mut game.legendary_deck);
}
