//! Hidden information (section 15): other worlds that a seat can't tell from this one.
//!
//! A world keeps everything a player with a perfect memory knows: which cards were drawn face up,
//! which battle cards have been seen since a trophy was taken, what lies at the bottom of the
//! Hashash deck. Everything else is dealt anew, every possible deal equally likely.

use arrayvec::ArrayVec;
use engine::{Chance, PlayoutRng, Seat};

use crate::data::hashash_face;
use crate::decisions::Open;
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::state::{Belaad, Ending, HiddenCard, KnownTo, Scholars};
use crate::words::names::Team;

pub(crate) fn resample(game: &mut Belaad, viewer: Seat, rng: &mut PlayoutRng) {
    game.resample_action_cards(viewer, rng);
    game.scholars.resample(rng);
    game.resample_battle_cards(viewer, rng);
    if game.has_order() {
        game.resample_hashash_cards(viewer, rng);
    }
}

impl Belaad {
    /// Deals anew the cards in others' hands that were never seen, and the decks below their tops.
    fn resample_action_cards(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        type Pile = ArrayVec<ActionCard, { ActionCard::COUNT }>;
        let seen = self.action_cards.seen;
        let (mut unseen, mut below): (Pile, Pile) = (ArrayVec::new(), ArrayVec::new());
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            unseen.extend(self.player(seat).hand.minus(seen).iter());
        }
        for deck in &self.action_cards.decks {
            for &card in deck.iter().rev().skip(1) {
                let pile = if seen.contains(card) { &mut below } else { &mut unseen };
                pile.push(card);
            }
        }
        rng.shuffle(&mut unseen);
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let hand = &mut self.player_mut(seat).hand;
            let hidden = hand.minus(seen).len();
            *hand = hand.and(seen);
            for _ in 0..hidden {
                if let Some(card) = unseen.pop() {
                    hand.insert(card);
                }
            }
        }
        below.extend(unseen);
        rng.shuffle(&mut below);
        for deck in &mut self.action_cards.decks {
            let hidden = deck.len().saturating_sub(1);
            for place in &mut deck[..hidden] {
                if let Some(card) = below.pop() {
                    *place = card;
                }
            }
        }
    }

    /// Deals anew the deck and others' trophies: a card seen since a trophy was taken can't be it.
    fn resample_battle_cards(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let scored = matches!(self.ending, Some(Ending::FourthGeneration | Ending::TurnLimit));
        let cards = &mut self.battle_cards;
        let hidden = |owner: Seat| owner != viewer && !scored;
        let mut pool: ArrayVec<BattleCard, { BattleCard::COUNT }> = cards.deck.drain(..).collect();
        let trophies = cards.trophies.iter();
        pool.extend(trophies.filter(|trophy| hidden(trophy.owner)).map(|trophy| trophy.card));
        // A card that could be an earlier trophy could be a later one, too, so each choice leaves
        // the same number of choices to the next: all worlds are equally likely.
        for (at, trophy) in cards.trophies.iter_mut().enumerate() {
            if hidden(trophy.owner) {
                let possible: ArrayVec<usize, { BattleCard::COUNT }> = (0..pool.len())
                    .filter(|&each| usize::from(cards.seen_after[pool[each]]) <= at)
                    .collect();
                if let Some(each) = rng.pick(&possible) {
                    trophy.card = pool.swap_remove(each);
                }
            }
        }
        rng.shuffle(&mut pool);
        cards.deck = pool;
    }

    /// Deals anew the face-down Hashash cards whose faces the viewer has not seen; known backs
    /// stay.
    fn resample_hashash_cards(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let is_order = self.team_of(viewer) == Team::Order;
        let unknown = |known_to: KnownTo| match known_to {
            KnownTo::Nobody => true,
            KnownTo::Order => !is_order,
            KnownTo::Everybody => false,
        };
        let mut places: ArrayVec<&mut HiddenCard, { HashashCard::COUNT }> = ArrayVec::new();
        let mut with_known_back: ArrayVec<bool, { HashashCard::COUNT }> = ArrayVec::new();
        for open in self.agenda.iter_mut() {
            if let Open::PutBack(put_back) = open {
                for each in put_back.drawn.iter_mut().filter(|each| unknown(each.known_to)) {
                    places.push(each);
                    with_known_back.push(true);
                }
            }
        }
        for (at, each) in self.hashash_cards.deck.iter_mut().rev().enumerate() {
            if unknown(each.known_to) {
                with_known_back.push(at == 0 || each.known_to == KnownTo::Order);
                places.push(each);
            }
        }
        let mut pool: ArrayVec<HashashCard, { HashashCard::COUNT }> =
            places.iter().map(|each| each.card).collect();
        rng.shuffle(&mut pool);
        for (place, _) in places.iter_mut().zip(&with_known_back).filter(|(_, known)| **known) {
            let back = hashash_face(place.card).back;
            if let Some(at) = pool.iter().position(|&card| hashash_face(card).back == back) {
                place.card = pool.swap_remove(at);
            }
        }
        // The first match was taken each time, which would favour some orders of the rest.
        rng.shuffle(&mut pool);
        for (place, _) in places.iter_mut().zip(&with_known_back).filter(|(_, known)| !**known) {
            if let Some(card) = pool.pop() {
                place.card = card;
            }
        }
    }
}

impl Scholars {
    /// Deals anew the deck and the ten removed cards, which nobody has seen.
    fn resample(&mut self, rng: &mut PlayoutRng) {
        let mut pool: ArrayVec<Scholar, { Scholar::COUNT }> = self.deck.drain(..).collect();
        let removed = self.removed.len();
        pool.extend(self.removed.iter());
        rng.shuffle(&mut pool);
        self.removed = pool.drain(..removed.min(pool.len())).collect();
        self.deck = pool.into_iter().collect();
    }
}
