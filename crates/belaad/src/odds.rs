//! How likely the next battle card does what, for what a viewer knows (section 15).

use engine::{Seat, Viewer};

use crate::components::components;
use crate::effects::BattleEffect;
use crate::ids::BattleCard;
use crate::state::{Belaad, Trophy};
use crate::view::BattleOdds;

impl Belaad {
    /// The chance of each effect, the best first. A card that the viewer has not seen lies in the
    /// deck or is a trophy of somebody else; every way to deal them is as likely as any other.
    pub(crate) fn battle_odds(&self, viewer: Viewer) -> Vec<BattleOdds> {
        let unseen: Vec<BattleCard> =
            BattleCard::all().filter(|&card| self.is_unseen(card, viewer)).collect();
        let weight: f32 =
            unseen.iter().map(|&card| self.chance_in_deck(card, &unseen, viewer)).sum();
        let mut odds: Vec<BattleOdds> = Vec::new();
        for &card in &unseen {
            let effect = components().battle_cards[card.at()].effect;
            let chance = self.chance_in_deck(card, &unseen, viewer) / weight;
            match odds.iter_mut().find(|each| each.effect == effect) {
                Some(each) => each.chance += chance,
                None => odds.push(BattleOdds { effect, chance }),
            }
        }
        odds.sort_by_key(|each| match each.effect {
            BattleEffect::Strength(value) => (0, -value),
            BattleEffect::Defeat => (1, 0),
        });
        odds
    }

    fn is_unseen(&self, card: BattleCard, viewer: Viewer) -> bool {
        let cards = &self.battle_cards;
        let own = cards.trophies.iter().any(|each| each.card == card && viewer.is(each.owner));
        !own && !cards.discard.contains(&card)
    }

    /// Trophies are taken one after the other from the deck, so each is any of the cards that it
    /// can be and that no earlier one is.
    fn chance_in_deck(&self, card: BattleCard, unseen: &[BattleCard], viewer: Viewer) -> f32 {
        let may_be =
            |each: BattleCard, at: usize| usize::from(self.battle_cards.seen_after[each]) <= at;
        let hidden = |owner: Seat| !viewer.is(owner);
        let trophies = self.battle_cards.trophies.iter().enumerate();
        let others = trophies.filter(|(_, Trophy { owner, .. })| hidden(*owner));
        let mut chance = 1.0;
        for (earlier, (at, _)) in others.enumerate() {
            if may_be(card, at) {
                let possible = unseen.iter().filter(|&&each| may_be(each, at)).count();
                let left = possible.saturating_sub(earlier).max(1);
                chance *= 1.0 - 1.0 / left as f32;
            }
        }
        chance
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, PlayoutRng};

    use super::*;
    use crate::position::Position;

    fn chance(odds: &[BattleOdds], effect: BattleEffect) -> f32 {
        odds.iter().find(|each| each.effect == effect).map_or(0.0, |each| each.chance)
    }

    #[test]
    fn a_fresh_deck_has_the_odds_that_are_printed() {
        let game = Position::of(2).game();
        let odds = game.battle_odds(Viewer::Spectator);
        let total: f32 = odds.iter().map(|each| each.chance).sum();
        assert!((total - 1.0).abs() < 1e-5, "{total}");
        let defeat = chance(&odds, BattleEffect::Defeat);
        assert!((defeat - 4.0 / 24.0).abs() < 1e-5, "{defeat}");
        assert_eq!(odds.first().map(|each| each.effect), Some(BattleEffect::Strength(5)));
        assert_eq!(odds.last().map(|each| each.effect), Some(BattleEffect::Defeat));
    }

    /// Section 15: the odds are those of the worlds that the seat can't tell apart.
    #[test]
    fn the_odds_are_those_of_imagined_worlds() {
        let mut game = Position::of(2)
            .trophies(1, &["B21"])
            .trophies(0, &["B01"])
            .trophies(1, &["B15"])
            .game();
        // The second of the three was taken before everybody saw these again.
        for card in ["B22", "B02"].map(|label| BattleCard::labelled(label).unwrap_or_default()) {
            game.battle_cards.seen_after[card] = 2;
        }
        let odds = game.battle_odds(Viewer::Seat(Seat::of(0)));
        let mut rng = PlayoutRng::new(7);
        let (worlds, mut defeats) = (20_000, 0);
        for _ in 0..worlds {
            let mut world = game.clone();
            world.resample_hidden(Seat::of(0), &mut rng);
            let next =
                world.battle_cards.deck.last().map(|card| components().battle_cards[card.at()]);
            defeats += usize::from(next.is_some_and(|face| face.effect == BattleEffect::Defeat));
        }
        let seen = defeats as f32 / worlds as f32;
        let told = chance(&odds, BattleEffect::Defeat);
        assert!((seen - told).abs() < 0.01, "{seen} of the worlds, told {told}");
    }
}
