//! What the next battle card is likely to do, given what a viewer knows (section 15).

use engine::{Seat, Viewer};

use crate::data::components;
use crate::data::effects::BattleEffect;
use crate::seen::view::BattleOdds;
use crate::table::ids::BattleCard;
use crate::table::state::{Belaad, Trophy};

impl Belaad {
    /// The chance of each effect, the best first. A card that the viewer has not seen is in the
    /// deck or somebody else's trophy; every way to deal them is equally likely.
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

    /// The relative chance that a card is in the deck. Trophies are taken from it one by one: each
    /// is one of the cards that it can be and that no earlier trophy is.
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
