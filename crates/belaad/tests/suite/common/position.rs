//! Positions for tests: a set-up game, changed piece by piece through its JSON. Nothing is made or
//! lost: what is placed comes from where it was, and [`Position::game`] ends with an audit.

use belaad::{
    ActionCard, BattleCard, Belaad, Board, Character, Deck, HashashCard, Purse, Scholar, Team,
    Token, Tokens, components,
};
use engine::{Game, Seat, Seed, Set, Setup, StepRng};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// BEL-2.4: scholars revealed for a generation.
const GENERATION: usize = 5;
/// BEL-12.1: scholars taken when a generation ends.
const TAKEN_OF_A_GENERATION: usize = 3;
/// BEL-12.2: the last generation.
const GENERATIONS: usize = 4;
/// BEL-2.4: scholars removed unseen.
const REMOVED: usize = 10;

/// A position being built.
#[derive(Clone, Debug)]
pub struct Position {
    game: Value,
    /// Scholars that were placed by hand; the others fill the gaps.
    placed: Set<Scholar>,
    revealed: Vec<Scholar>,
    taken_of_this_generation: Option<usize>,
    /// The only tokens in the bag.
    bag: Option<Tokens>,
    /// Battle cards and the number of trophies taken before they were last seen.
    seen_after: Vec<(usize, BattleCard)>,
}

impl Position {
    /// The first turn of a game in which nobody owns anything but the cards in hand.
    pub fn of(seats: u8) -> Position {
        let mut rng = StepRng::new(Seed::from_phrase("position"), 0);
        let game = Belaad::new(&Setup::of::<Belaad>(seats), &mut rng).expect("2 to 6 seats");
        let mut position = Position {
            game: serde_json::to_value(game).expect("a game as JSON"),
            placed: Set::EMPTY,
            revealed: Vec::new(),
            taken_of_this_generation: None,
            bag: None,
            seen_after: Vec::new(),
        };
        for seat in 0..seats {
            position.put(&format!("/players/{seat}/purse"), Purse::default());
        }
        position
    }

    fn at(&mut self, path: &str) -> &mut Value {
        self.game.pointer_mut(path).unwrap_or_else(|| panic!("no {path}"))
    }

    fn get<T: DeserializeOwned>(&mut self, path: &str) -> T {
        T::deserialize(&*self.at(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn put(&mut self, path: &str, value: impl Serialize) {
        *self.at(path) = json!(value);
    }

    fn change<T: DeserializeOwned + Serialize>(&mut self, path: &str, change: impl FnOnce(&mut T)) {
        let mut value = self.get(path);
        change(&mut value);
        self.put(path, value);
    }

    fn push(&mut self, path: &str, value: impl Serialize) {
        self.change(path, |list: &mut Vec<Value>| list.push(json!(value)));
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_of(mut self, seat: usize) -> Position {
        self.put("/turn/active", Seat::of(seat));
        self
    }

    /// This many turns are over.
    #[must_use]
    pub fn completed(mut self, turns: u16) -> Position {
        self.put("/turn/completed", turns);
        self
    }

    /// A player's own coins.
    #[must_use]
    pub fn coins(mut self, seat: usize, gold: u16, red: u16) -> Position {
        self.put(&format!("/players/{seat}/purse"), Purse { gold, red });
        self
    }

    /// A team's Treasury.
    #[must_use]
    pub fn treasury(mut self, team: Team, gold: u16, red: u16) -> Position {
        self.put(&format!("/treasuries/{}", name(team)), Purse { gold, red });
        self
    }

    /// A player's swords.
    #[must_use]
    pub fn swords(mut self, seat: usize, swords: u8) -> Position {
        self.put(&format!("/players/{seat}/swords"), swords);
        self
    }

    /// White tokens in top spaces.
    #[must_use]
    pub fn white(mut self, character: Character, count: u8) -> Position {
        self.put(&format!("/boards/{}/white", name(character)), count);
        self
    }

    /// Orange tokens in top spaces.
    #[must_use]
    pub fn orange(mut self, character: Character, count: u8) -> Position {
        self.put(&format!("/boards/{}/orange", name(character)), count);
        self
    }

    /// Orange tokens in bottom spaces.
    #[must_use]
    pub fn bottom(mut self, character: Character, count: u8) -> Position {
        self.put(&format!("/boards/{}/bottom", name(character)), count);
        self
    }

    /// Tokens that the Order has assassinated.
    #[must_use]
    pub fn assassinated_tokens(mut self, tokens: &[Token]) -> Position {
        self.change("/order/tokens", |gone: &mut Tokens| {
            tokens.iter().for_each(|&token| gone[token] += 1);
        });
        self
    }

    /// Only these tokens are in the bag: the Order has assassinated all others.
    #[must_use]
    pub fn bag(mut self, tokens: &[Token]) -> Position {
        self.bag = Some(count(tokens));
        self
    }

    /// Tokens that are neither on a board nor assassinated nor in an open batch.
    fn loose_tokens(&mut self) -> Tokens {
        let mut loose = components().tokens;
        for &character in Character::ALL {
            let board: Board = self.get(&format!("/boards/{}", name(character)));
            loose[Token::from(components().characters[character as usize].symbol)] -= board.white;
            loose[Token::Orange] -= board.orange + board.bottom;
        }
        let mut taken: Vec<Tokens> = vec![self.get("/order/tokens")];
        for frame in self.get::<Vec<Value>>("/stack") {
            if let Some(batch) = frame.pointer("/batch/tokens") {
                taken.push(Tokens::deserialize(batch).expect("the tokens of a batch"));
            }
        }
        Tokens::from_fn(|token| loose[token] - taken.iter().map(|each| each[token]).sum::<u8>())
    }

    /// A player holds these cards (and others up to a full hand).
    #[must_use]
    pub fn hand(mut self, seat: usize, labels: &[&str]) -> Position {
        for label in labels {
            let card = action_card(label);
            let hand: Set<ActionCard> = self.get(&format!("/players/{seat}/hand"));
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
            let cards: Vec<ActionCard> = self.get(&deck_path(deck));
            let &top = cards.last().expect("a card in every deck");
            self.swap(action_card(label), top);
        }
        self
    }

    /// Swaps two action cards.
    fn swap(&mut self, one: ActionCard, two: ActionCard) {
        let hands = (0..self.seats()).map(|seat| format!("/players/{seat}/hand"));
        let piles = Deck::all().map(deck_path).chain(["/action_cards/discard".to_owned()]);
        for path in hands.chain(piles).collect::<Vec<_>>() {
            self.change(&path, |cards: &mut Vec<ActionCard>| {
                for card in cards {
                    *card = match *card {
                        card if card == one => two,
                        card if card == two => one,
                        card => card,
                    };
                }
            });
        }
    }

    fn seats(&self) -> usize {
        self.game["players"].as_array().map_or(0, Vec::len)
    }

    /// This many cards in the three decks, the others on the discard pile.
    #[must_use]
    pub fn deck_sizes(mut self, sizes: [usize; 3]) -> Position {
        for (deck, size) in Deck::all().zip(sizes) {
            let mut cards: Vec<ActionCard> = self.get(&deck_path(deck));
            let kept = cards.split_off(cards.len().saturating_sub(size));
            self.put(&deck_path(deck), kept);
            self.change("/action_cards/discard", |pile: &mut Vec<ActionCard>| pile.extend(cards));
        }
        self
    }

    /// These top cards have been used this turn.
    #[must_use]
    pub fn used_decks(mut self, decks: &[u8]) -> Position {
        self.put("/turn/used_decks", decks);
        self
    }

    /// A teammate of the active player lends this turn.
    #[must_use]
    pub fn lent_by(mut self, seat: usize) -> Position {
        self.push("/turn/lent", Seat::of(seat));
        self
    }

    /// A player has employed these scholars.
    #[must_use]
    pub fn employs(self, seat: usize, labels: &[&str]) -> Position {
        self.taken(&format!("/players/{seat}/scholars"), labels)
    }

    /// The Order has assassinated these scholars.
    #[must_use]
    pub fn assassinated(self, labels: &[&str]) -> Position {
        self.taken("/order/scholars", labels)
    }

    fn taken(mut self, path: &str, labels: &[&str]) -> Position {
        for label in labels {
            self.placed.insert(scholar(label));
            self.push(path, scholar(label));
        }
        self
    }

    /// These scholars are revealed (and others up to the required number).
    #[must_use]
    pub fn revealed(mut self, labels: &[&str]) -> Position {
        self.revealed = labels.iter().map(|label| scholar(label)).collect();
        self.placed = self.placed.or(self.revealed.iter().copied().collect());
        self
    }

    /// A generation of which this many scholars have been taken.
    #[must_use]
    pub fn generation(mut self, generation: u8, taken: usize) -> Position {
        self.put("/scholars/generation", generation);
        self.taken_of_this_generation = Some(taken);
        self
    }

    /// The next battle cards, the top one first.
    #[must_use]
    pub fn battle_deck(mut self, labels: &[&str]) -> Position {
        self.change("/battle_cards/deck", |deck: &mut Vec<BattleCard>| {
            for (at, label) in labels.iter().enumerate() {
                let from = deck.iter().position(|card| *card == battle_card(label));
                let to = deck.len() - 1 - at;
                deck.swap(from.expect("the card in the deck"), to);
            }
        });
        self
    }

    /// A player keeps these battle cards as trophies.
    #[must_use]
    pub fn trophies(mut self, seat: usize, labels: &[&str]) -> Position {
        for label in labels {
            let card = battle_card(label);
            self.change("/battle_cards/deck", |deck: &mut Vec<BattleCard>| {
                deck.retain(|other| *other != card);
            });
            self.push("/battle_cards/trophies", json!({ "owner": seat, "card": card }));
        }
        self
    }

    /// Only these battle cards are in the deck, the top one first: a player has all others as
    /// trophies.
    #[must_use]
    pub fn last_battle_cards(self, seat: usize, labels: &[&str]) -> Position {
        let others: Vec<&str> = BattleCard::all()
            .map(BattleCard::label)
            .filter(|label| !labels.contains(label))
            .collect();
        self.trophies(seat, &others).battle_deck(labels)
    }

    /// Everybody saw these battle cards after this many trophies had been taken.
    #[must_use]
    pub fn seen_after(mut self, trophies: usize, labels: &[&str]) -> Position {
        self.seen_after.extend(labels.iter().map(|label| (trophies, battle_card(label))));
        self
    }

    /// These Hashash cards are in play, the oldest first.
    #[must_use]
    pub fn in_play(mut self, labels: &[&str]) -> Position {
        for label in labels {
            let card = hashash_card(label);
            self.change("/hashash_cards/deck", |deck: &mut Vec<Value>| {
                deck.retain(|other| other["card"] != json!(card));
            });
            self.push("/hashash_cards/in_play", card);
        }
        self
    }

    /// The next Hashash cards, the top one first.
    #[must_use]
    pub fn hashash_deck(mut self, labels: &[&str]) -> Position {
        self.change("/hashash_cards/deck", |deck: &mut Vec<Value>| {
            for label in labels.iter().rev() {
                let card = hashash_card(label);
                deck.retain(|other| other["card"] != json!(card));
                deck.push(json!({ "card": card, "known_to": "nobody" }));
            }
        });
        self
    }

    /// The active player is performing a card, played from hand, with a batch of tokens to place.
    #[must_use]
    pub fn placing(mut self, tokens: &[Token]) -> Position {
        let seat: Seat = self.get("/turn/active");
        let path = format!("/players/{}/hand", seat.index());
        let mut hand: Set<ActionCard> = self.get(&path);
        let card = hand.iter().next().expect("a card in hand");
        hand.remove(card);
        self.put(&path, hand);
        self.push("/action_cards/discard", card);
        self.put("/turn/played", 1);
        self.put("/turn/step", "play");
        let open = json!({
            "card": card, "from": "hand", "primary": "done", "secondary": "done", "extra": 0,
        });
        self.push("/stack", json!({ "card": open }));
        self.push("/stack", json!({ "batch": { "tokens": count(tokens) } }));
        self
    }

    /// The finished position.
    ///
    /// # Panics
    /// If the pieces don't make a position that can be played.
    pub fn game(mut self) -> Belaad {
        if let Some(bag) = self.bag {
            self.put("/order/tokens", Tokens::default());
            let loose = self.loose_tokens();
            self.put("/order/tokens", Tokens::from_fn(|token| loose[token] - bag[token]));
        }
        let bag = self.loose_tokens();
        self.put("/bag", bag);
        self.lay_out_scholars();
        self.show_cards();
        let game = Belaad::deserialize(&self.game).expect("a position");
        if let Err(reason) = game.audit() {
            panic!("no position: {reason}");
        }
        game
    }

    /// Puts the scholars that were not placed where the rules put them.
    fn lay_out_scholars(&mut self) {
        let placed = self.placed;
        let mut rest = Scholar::all().filter(|&each| !placed.contains(each));
        let taken = placed.len() - self.revealed.len();
        let of_this_generation = self.taken_of_this_generation.unwrap_or_else(|| {
            self.put("/scholars/generation", 1 + taken / TAKEN_OF_A_GENERATION);
            taken % TAKEN_OF_A_GENERATION
        });
        let generation: usize = self.get("/scholars/generation");
        let ended = generation - 1;
        let must_be_taken = ended * TAKEN_OF_A_GENERATION + of_this_generation;
        // If too few are said to be taken, somebody else employed the others.
        for _ in taken..must_be_taken {
            self.push("/players/1/scholars", rest.next());
        }
        let mut revealed = self.revealed.clone();
        while revealed.len() < GENERATION - of_this_generation {
            revealed.extend(rest.next());
        }
        self.put("/scholars/revealed", revealed);
        let left = GENERATION - TAKEN_OF_A_GENERATION;
        let to_come = (GENERATIONS - generation) * GENERATION;
        let piles = [("discarded", ended * left), ("removed", REMOVED), ("deck", to_come)];
        for (pile, size) in piles {
            let cards: Vec<Scholar> = rest.by_ref().take(size).collect();
            self.put(&format!("/scholars/{pile}"), cards);
        }
    }

    /// Marks what lies face up as seen, and whatever else the test asked for.
    fn show_cards(&mut self) {
        let discard: Vec<ActionCard> = self.get("/action_cards/discard");
        let mut seen: Set<ActionCard> = discard.into_iter().collect();
        for deck in Deck::all() {
            let cards: Vec<ActionCard> = self.get(&deck_path(deck));
            cards.last().into_iter().for_each(|&top| seen.insert(top));
        }
        self.put("/action_cards/seen", seen);
        for (trophies, card) in std::mem::take(&mut self.seen_after) {
            self.put(&format!("/battle_cards/seen_after/{}", card.label()), trophies);
        }
    }
}

/// The name of a value in the JSON.
fn name(thing: impl Serialize) -> String {
    json!(thing).as_str().expect("written by name").to_owned()
}

fn deck_path(deck: Deck) -> String {
    format!("/action_cards/decks/{}", deck.at())
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
