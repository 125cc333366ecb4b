//! Set-up (section 2).

use arrayvec::ArrayVec;
use engine::{Agenda, BadOptions, Chance, Each, Seat, Set, Setup, StepRng};

use crate::data::components;
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::options::Options;
use crate::table::player::{Player, Purse};
use crate::table::state::{
    ActionCards, BattleCards, Belaad, GENERATION, HashashCards, HiddenCard, KnownTo, OrderArea,
    REMOVED, Scholars, Turn,
};

/// Sets up a game for 2 to 6 players.
pub(crate) fn set_up(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Belaad, BadOptions> {
    setup.check::<Belaad>()?;
    let mut game = Belaad {
        turn: Turn::first(Seat::of(0)),
        players: Seat::all(setup.seats).map(|_| Player::default()).collect(),
        treasuries: Each::default(),
        boards: Each::default(),
        bag: components().tokens,
        action_cards: ActionCards {
            decks: std::array::from_fn(|_| ArrayVec::new()),
            discard: ArrayVec::new(),
            seen: Set::EMPTY,
        },
        scholars: lay_out_scholars(rng),
        battle_cards: BattleCards {
            deck: shuffled(BattleCard::all(), rng),
            discard: ArrayVec::new(),
            trophies: ArrayVec::new(),
            seen_after: Each::default(),
        },
        hashash_cards: HashashCards {
            deck: ArrayVec::new(),
            in_play: ArrayVec::new(),
            used: Set::EMPTY,
        },
        order: OrderArea::default(),
        agenda: Agenda::new(),
        ending: None,
    };
    game.deal(rng);
    // BEL-2.3: the Hashash cards are left out of a game without the Order.
    if game.has_order() {
        let cards: ArrayVec<HashashCard, { HashashCard::COUNT }> =
            shuffled(HashashCard::all(), rng);
        let hidden = |card| HiddenCard { card, known_to: KnownTo::Nobody };
        game.hashash_cards.deck = cards.into_iter().map(hidden).collect();
    }
    Ok(game)
}

impl Belaad {
    /// BEL-2.7, BEL-2.8: the whole hand at once, seat 0 first; the rest makes three decks.
    fn deal(&mut self, rng: &mut StepRng) {
        let cards: ArrayVec<ActionCard, { ActionCard::COUNT }> = shuffled(ActionCard::all(), rng);
        let mut rest = cards.as_slice();
        for seat in self.all_seats() {
            let (hand, others) = rest.split_at(self.full_hand(seat));
            let player = self.player_mut(seat);
            player.hand = hand.iter().copied().collect();
            player.purse = Purse { gold: 1, red: 1 };
            rest = others;
        }
        self.action_cards.split(rest);
        self.action_cards.show_tops();
    }
}

/// BEL-2.4: ten are removed unseen, five make the first generation.
fn lay_out_scholars(rng: &mut StepRng) -> Scholars {
    let mut cards: ArrayVec<Scholar, { Scholar::COUNT }> = shuffled(Scholar::all(), rng);
    let removed = cards.drain(Scholar::COUNT - REMOVED..).collect();
    let revealed = cards.drain(cards.len() - GENERATION..).rev().collect();
    let deck = cards.into_iter().collect();
    Scholars { generation: 1, revealed, deck, discarded: Set::EMPTY, removed }
}

fn shuffled<T, const N: usize>(
    items: impl Iterator<Item = T>,
    rng: &mut StepRng,
) -> ArrayVec<T, N> {
    let mut items: ArrayVec<T, N> = items.collect();
    rng.shuffle(&mut items);
    items
}
