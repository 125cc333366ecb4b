//! Positions for tests and puzzles: a set-up game, changed piece by piece. Nothing is made or lost:
//! what is placed comes from where it was, and [`Position::game`] ends with an audit.

use arrayvec::ArrayVec;
use engine::{Game, Seat, Seed, StepRng};

use crate::components::components;
use crate::each::Each;
use crate::frames::{CardFrame, Frame, Item, Source};
use crate::ids::{ActionCard, BattleCard, HashashCard, Scholar, Set};
use crate::names::{Character, Deck, Team, Token};
use crate::state::{
    Belaad, Board, GENERATION, GENERATIONS, HiddenCard, KnownTo, Purse, REMOVED, Step,
    TAKEN_OF_A_GENERATION, Tokens, Trophy, Turn,
};

/// A position being built.
#[derive(Clone, Debug)]
pub struct Position {
    game: Belaad,
    /// Scholars that were placed by hand; the others fill up what is missing.
    placed: Set<Scholar>,
    revealed: Vec<Scholar>,
    taken_of_this_generation: Option<usize>,
    /// The only tokens in the bag.
    bag: Option<Tokens>,
}

impl Position {
    /// The first turn of a game, nobody owning anything but the cards in hand.
    pub fn of(seats: u8) -> Position {
        let mut game = Belaad::set_up(seats, &mut StepRng::new(Seed::from_phrase("position"), 0));
        for player in &mut game.players {
            player.purse = Purse::default();
        }
        let (placed, revealed) = (Set::EMPTY, Vec::new());
        Position { game, placed, revealed, taken_of_this_generation: None, bag: None }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_of(mut self, seat: usize) -> Position {
        self.game.turn = Turn::first(Seat::of(seat));
        self
    }

    /// So many turns are over.
    #[must_use]
    pub fn completed(mut self, turns: u16) -> Position {
        self.game.turn.completed = turns;
        self
    }

    /// A player's own coins.
    #[must_use]
    pub fn coins(mut self, seat: usize, gold: u16, red: u16) -> Position {
        self.game.players[seat].purse = Purse { gold, red };
        self
    }

    /// A team's Treasury.
    #[must_use]
    pub fn treasury(mut self, team: Team, gold: u16, red: u16) -> Position {
        self.game.treasuries[team] = Purse { gold, red };
        self
    }

    /// A player's swords.
    #[must_use]
    pub fn swords(mut self, seat: usize, swords: u8) -> Position {
        self.game.players[seat].swords = swords;
        self
    }

    /// White tokens in top spaces.
    #[must_use]
    pub fn white(mut self, character: Character, count: u8) -> Position {
        self.game.boards[character].white = count;
        self
    }

    /// Orange tokens in top spaces.
    #[must_use]
    pub fn orange(mut self, character: Character, count: u8) -> Position {
        self.game.boards[character].orange = count;
        self
    }

    /// Orange tokens in bottom spaces.
    #[must_use]
    pub fn bottom(mut self, character: Character, count: u8) -> Position {
        self.game.boards[character].bottom = count;
        self
    }

    /// Tokens that the Order has assassinated.
    #[must_use]
    pub fn assassinated_tokens(mut self, tokens: &[Token]) -> Position {
        for &token in tokens {
            self.game.order.tokens[token] += 1;
        }
        self
    }

    /// Only these tokens are in the bag: the Order has assassinated all others.
    #[must_use]
    pub fn bag(mut self, tokens: &[Token]) -> Position {
        self.bag = Some(count(tokens));
        self
    }

    /// Tokens that are neither on a board nor assassinated nor in an open batch.
    fn loose_tokens(&self) -> Tokens {
        let game = &self.game;
        let mut loose = components().tokens;
        for (character, Board { white, orange, bottom }) in game.boards.iter() {
            loose[Token::from(components().characters[character as usize].symbol)] -= white;
            loose[Token::Orange] -= orange + bottom;
        }
        let open = crate::tokens::in_batches(&game.stack);
        Tokens::from_fn(|token| {
            loose[token] - game.order.tokens[token] - open[token as usize] as u8
        })
    }

    /// A player holds these cards (and others up to a full hand).
    #[must_use]
    pub fn hand(mut self, seat: usize, labels: &[&str]) -> Position {
        for label in labels {
            let card = action_card(label);
            let hand = self.game.players[seat].hand;
            if !hand.contains(card) {
                let wanted = |other: &ActionCard| labels.contains(&other.label());
                let given = hand.iter().find(|other| !wanted(other)).expect("room in the hand");
                self.swap(card, given);
            }
        }
        self
    }

    /// The top cards of the three decks.
    #[must_use]
    pub fn tops(mut self, labels: [&str; 3]) -> Position {
        for (deck, label) in Deck::all().zip(labels) {
            let top = self.game.action_cards.top(deck).expect("a card in every deck");
            self.swap(action_card(label), top);
        }
        self
    }

    /// Lets two action cards change places.
    fn swap(&mut self, one: ActionCard, two: ActionCard) {
        let other = |card: ActionCard| {
            if card == one {
                two
            } else if card == two {
                one
            } else {
                card
            }
        };
        let cards = &mut self.game.action_cards;
        for deck in &mut cards.decks {
            deck.iter_mut().for_each(|card| *card = other(*card));
        }
        cards.discard.iter_mut().for_each(|card| *card = other(*card));
        for player in &mut self.game.players {
            player.hand = player.hand.iter().map(other).collect();
        }
    }

    /// So many cards in the three decks, the others on the discard pile.
    #[must_use]
    pub fn deck_sizes(mut self, sizes: [usize; 3]) -> Position {
        let cards = &mut self.game.action_cards;
        for (deck, size) in cards.decks.iter_mut().zip(sizes) {
            let below = deck.len().saturating_sub(size);
            cards.discard.extend(deck.drain(..below));
        }
        self
    }

    /// These top cards have been used this turn.
    #[must_use]
    pub fn used_decks(mut self, decks: &[u8]) -> Position {
        self.game.turn.used_decks = decks.iter().filter_map(|&deck| Deck::new(deck)).collect();
        self
    }

    /// A teammate of the active player lends this turn.
    #[must_use]
    pub fn lent_by(mut self, seat: usize) -> Position {
        self.game.turn.lent.insert(Seat::of(seat));
        self
    }

    /// A player has employed these scholars.
    #[must_use]
    pub fn employs(mut self, seat: usize, labels: &[&str]) -> Position {
        for label in labels {
            self.placed.insert(scholar(label));
            self.game.players[seat].scholars.insert(scholar(label));
        }
        self
    }

    /// The Order has assassinated these scholars.
    #[must_use]
    pub fn assassinated(mut self, labels: &[&str]) -> Position {
        for label in labels {
            self.placed.insert(scholar(label));
            self.game.order.scholars.insert(scholar(label));
        }
        self
    }

    /// These scholars are revealed (and others, as many as there must be).
    #[must_use]
    pub fn revealed(mut self, labels: &[&str]) -> Position {
        self.revealed = labels.iter().map(|label| scholar(label)).collect();
        self.placed = self.placed.union(self.revealed.iter().copied().collect());
        self
    }

    /// A generation, of which so many scholars have been taken.
    #[must_use]
    pub fn generation(mut self, generation: u8, taken: usize) -> Position {
        self.game.scholars.generation = generation;
        self.taken_of_this_generation = Some(taken);
        self
    }

    /// The next battle cards, the top one first.
    #[must_use]
    pub fn battle_deck(mut self, labels: &[&str]) -> Position {
        let deck = &mut self.game.battle_cards.deck;
        for (at, label) in labels.iter().enumerate() {
            let from = deck.iter().position(|card| *card == battle_card(label));
            let to = deck.len() - 1 - at;
            deck.swap(from.expect("the card in the deck"), to);
        }
        self
    }

    /// A player keeps these battle cards as trophies.
    #[must_use]
    pub fn trophies(mut self, seat: usize, labels: &[&str]) -> Position {
        for label in labels {
            let card = battle_card(label);
            self.game.battle_cards.deck.retain(|other| *other != card);
            self.game.battle_cards.trophies.push(Trophy { owner: Seat::of(seat), card });
        }
        self
    }

    /// Only these battle cards are in the deck, the top one first: all others are trophies of a
    /// player.
    #[must_use]
    pub fn last_battle_cards(self, seat: usize, labels: &[&str]) -> Position {
        let others: Vec<&str> = BattleCard::all()
            .map(BattleCard::label)
            .filter(|label| !labels.contains(label))
            .collect();
        self.trophies(seat, &others).battle_deck(labels)
    }

    /// These Hashash cards are in play, the oldest first.
    #[must_use]
    pub fn in_play(mut self, labels: &[&str]) -> Position {
        for label in labels {
            let card = hashash_card(label);
            self.game.hashash_cards.deck.retain(|other| other.card != card);
            self.game.hashash_cards.in_play.push(card);
        }
        self
    }

    /// The next Hashash cards, the top one first.
    #[must_use]
    pub fn hashash_deck(mut self, labels: &[&str]) -> Position {
        let deck = &mut self.game.hashash_cards.deck;
        let named = |card: HashashCard| labels.contains(&card.label());
        let hidden =
            |label: &&str| HiddenCard { card: hashash_card(label), known_to: KnownTo::Nobody };
        let others: ArrayVec<HiddenCard, { HashashCard::COUNT }> =
            deck.iter().copied().filter(|other| !named(other.card)).collect();
        *deck = others.into_iter().chain(labels.iter().rev().map(hidden)).collect();
        self
    }

    /// The active player is performing this card, played from hand, with a batch of tokens to place.
    #[must_use]
    pub fn placing(mut self, tokens: &[Token]) -> Position {
        let seat = self.game.turn.active;
        let hand = &mut self.game.players[seat.index()].hand;
        let card = hand.iter().next().expect("a card in hand");
        hand.remove(card);
        self.game.action_cards.discard.push(card);
        self.game.turn.played = 1;
        self.game.turn.step = Step::Play;
        let (primary, secondary) = (Item::Done, Item::Done);
        let from = Source::Hand;
        self.game.stack.push(Frame::Card(CardFrame { card, from, primary, secondary, extra: 0 }));
        self.game.stack.push(Frame::Batch { tokens: count(tokens) });
        self
    }

    /// The finished position.
    ///
    /// # Panics
    /// If the pieces don't make a position that can be played.
    pub fn game(mut self) -> Belaad {
        if let Some(bag) = self.bag {
            self.game.order.tokens = Tokens::default();
            let loose = self.loose_tokens();
            self.game.order.tokens = Tokens::from_fn(|token| loose[token] - bag[token]);
        }
        self.game.bag = self.loose_tokens();
        self.lay_out_scholars();
        self.show_cards();
        if let Err(reason) = self.game.audit() {
            panic!("no position: {reason}");
        }
        self.game
    }

    /// Puts the scholars that were not placed where the others belong by the rules.
    fn lay_out_scholars(&mut self) {
        let placed = self.placed;
        let mut rest = Scholar::all().filter(|&each| !placed.contains(each));
        let game = &mut self.game;
        let employed: usize = game.players.iter().map(|player| player.scholars.len()).sum();
        let taken = employed + game.order.scholars.len();
        let of_this_generation = self.taken_of_this_generation.unwrap_or_else(|| {
            game.scholars.generation = 1 + (taken / TAKEN_OF_A_GENERATION) as u8;
            taken % TAKEN_OF_A_GENERATION
        });
        let ended = usize::from(game.scholars.generation - 1);
        let must_be_taken = ended * TAKEN_OF_A_GENERATION + of_this_generation;
        // Somebody else employed the ones that nobody was said to have taken.
        for _ in taken..must_be_taken {
            if let Some(scholar) = rest.next() {
                game.players[1].scholars.insert(scholar);
            }
        }
        let scholars = &mut game.scholars;
        scholars.revealed = self.revealed.iter().copied().collect();
        while scholars.revealed.len() < GENERATION - of_this_generation {
            scholars.revealed.extend(rest.next());
        }
        let left = GENERATION - TAKEN_OF_A_GENERATION;
        scholars.discarded = rest.by_ref().take(ended * left).collect();
        scholars.removed = rest.by_ref().take(REMOVED).collect();
        let to_come = usize::from(GENERATIONS - scholars.generation) * GENERATION;
        scholars.deck = rest.take(to_come).collect();
    }

    /// What lies face up has been seen; nobody has seen anything else.
    fn show_cards(&mut self) {
        let cards = &mut self.game.action_cards;
        cards.seen = cards.discard.iter().copied().collect();
        cards.show_tops();
        self.game.battle_cards.seen_after = Each::default();
    }
}

fn count(tokens: &[Token]) -> Tokens {
    let mut counts = Tokens::default();
    for &token in tokens {
        counts[token] += 1;
    }
    counts
}

fn action_card(label: &str) -> ActionCard {
    ActionCard::labelled(label).expect("an action card")
}

fn scholar(label: &str) -> Scholar {
    Scholar::labelled(label).expect("a scholar")
}

fn battle_card(label: &str) -> BattleCard {
    BattleCard::labelled(label).expect("a battle card")
}

fn hashash_card(label: &str) -> HashashCard {
    HashashCard::labelled(label).expect("a Hashash card")
}
