//! What a seat can't know (section 14), drawn anew.

use arrayvec::ArrayVec;
use engine::{Chance, PlayoutRng, Seat};

use crate::components::TACTICS_OF_A_CLAN;
use crate::names::Equipment;
use crate::places::TacticsCard;
use crate::question::{MOST_DRAWN, Question};
use crate::{ClashOfRage, LEGENDARY_CARDS};

/// Turns the game into another that the viewer can't tell from it.
pub(crate) fn resample(game: &mut ClashOfRage, viewer: Seat, rng: &mut PlayoutRng) {
    for seat in game.all_seats() {
        let player = &mut game.players[seat.index()];
        if seat == viewer {
            rng.shuffle(&mut player.draw_pile);
            continue;
        }
        // Hand and draw pile together are known, and which of them is where is not.
        let secret = player.hand.without(player.known);
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
    if let Question::Legendary { drawn, .. } = &mut game.question
        && game.active != viewer
    {
        // Only the forger has seen which cards were drawn.
        let count = drawn.len();
        let mut pool: ArrayVec<Equipment, { LEGENDARY_CARDS + MOST_DRAWN }> =
            game.legendary_deck.drain(..).chain(drawn.drain(..)).collect();
        rng.shuffle(&mut pool);
        drawn.extend(pool.drain(..count));
        game.legendary_deck.extend(pool);
    }
    rng.shuffle(&mut game.legendary_deck);
}
