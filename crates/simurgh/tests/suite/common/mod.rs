//! Positions for tests, written as a person would lay them out.
//!
//! A position starts from an empty table: nobody holds anything, all tiles lie in their decks. It is
//! written into the JSON of a state (`state.md`) and must pass the audit.

#![allow(clippy::unwrap_used, reason = "a position that can't be laid out fails its test")]

mod words;

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    Game, Language, Outcome, Record, Refused, Seat, Seed, Setup, StepRng, Text, Viewer, Voice,
};
use serde_json::{Value, json};
use simurgh::{
    Action, ActionTile, Edition, Event, Good, Length, Mode, Options, Purse, Refusal, Simurgh, Slot,
    Vassal, View,
};

pub use simurgh::Vassal::{Dragonrider, Spearman};
pub use words::*;

/// The players of the examples, in turn order.
pub const A: Seat = Seat::of(0);
pub const B: Seat = Seat::of(1);
pub const C: Seat = Seat::of(2);
pub const D: Seat = Seat::of(3);

/// A table being laid out.
pub struct Position {
    options: Options,
    players: Vec<Value>,
    hands: Vec<BTreeSet<u8>>,
    wilds: BTreeMap<usize, u8>,
    row: [Option<u8>; 4],
    deck_top: Vec<u8>,
    chronicle: BTreeSet<u8>,
    objectives: [Option<u8>; 5],
    objective_top: Vec<u8>,
    dragon_top: Vec<u8>,
    no_dragons: bool,
    turn: u32,
    main_action: &'static str,
}

/// A table for this many players; seat 0 begins and has the turn.
pub fn table(players: usize) -> Position {
    let player = json!({
        "purse": {},
        "vassals": vassals(&["pool"], &["pool"]),
        "hand": [],
        "lair": {},
        "start_kinds": [],
    });
    Position {
        options: Options { first_player: Some(1), ..Options::default() },
        players: vec![player; players],
        hands: vec![BTreeSet::new(); players],
        wilds: BTreeMap::new(),
        row: [None; 4],
        deck_top: Vec::new(),
        chronicle: BTreeSet::new(),
        objectives: [None; 5],
        objective_top: Vec::new(),
        dragon_top: Vec::new(),
        no_dragons: false,
        turn: 1,
        main_action: "open",
    }
}

/// Where owned Vassals are; the others are in the stock.
fn vassals(spearmen: &[&str], dragonriders: &[&str]) -> Value {
    let fill = |places: &[&str], count: usize| -> Vec<String> {
        let mut all: Vec<String> = places.iter().map(|&place| place.to_owned()).collect();
        all.resize(count, "stock".to_owned());
        all
    };
    json!({ "spearmen": fill(spearmen, 3), "dragonriders": fill(dragonriders, 2) })
}

impl Position {
    pub fn german(mut self) -> Self {
        self.options.edition = Edition::German;
        self
    }

    pub fn edition(mut self, edition: Edition) -> Self {
        self.options.edition = edition;
        self
    }

    pub fn dragonlord(mut self) -> Self {
        self.options.mode = Mode::Dragonlord;
        self
    }

    pub fn length(mut self, length: Length) -> Self {
        self.options.length = length;
        self
    }

    pub fn turn_limit(mut self, rounds: u16) -> Self {
        self.options.turn_limit = Some(rounds);
        self
    }

    /// The number of the turn; the active seat follows from it.
    pub fn turn(mut self, turn: u32) -> Self {
        self.turn = turn;
        self
    }

    /// The Main Action of the turn is over.
    pub fn after_main_action(mut self) -> Self {
        self.main_action = "done";
        self
    }

    /// Resources and points in the letters of the rules: `"2V+1I+5P"`.
    pub fn holds(mut self, seat: Seat, goods: &str) -> Self {
        self.players[seat.index()]["purse"] = serde_json::to_value(purse(goods)).unwrap();
        self
    }

    /// The whereabouts of the owned Vassals.
    pub fn vassals(mut self, seat: Seat, spearmen: &[&str], dragonriders: &[&str]) -> Self {
        self.players[seat.index()]["vassals"] = vassals(spearmen, dragonriders);
        self
    }

    pub fn hand(mut self, seat: Seat, tiles: &[u8]) -> Self {
        self.hands[seat.index()].extend(tiles);
        self
    }

    /// A Dragon with markers on these abilities.
    pub fn dragon(mut self, seat: Seat, dragon: u8, markers: &[u8]) -> Self {
        self.players[seat.index()]["lair"][dragon.to_string()] = json!(markers);
        self
    }

    /// A tile on W1, W2, ...
    pub fn wilds(mut self, space: usize, tile: u8) -> Self {
        self.wilds.insert(space - 1, tile);
        self
    }

    /// The tiles on S1 to S4.
    pub fn row(mut self, tiles: [Option<u8>; 4]) -> Self {
        self.row = tiles;
        self
    }

    /// The first tiles of the Action deck, top first.
    pub fn deck(mut self, top: &[u8]) -> Self {
        self.deck_top = top.to_vec();
        self
    }

    /// The tiles in the Chronicle.
    pub fn chronicle(mut self, tiles: &[u8]) -> Self {
        self.chronicle.extend(tiles);
        self
    }

    /// The Objective Tiles on O1, O2, ...
    pub fn objectives(mut self, tiles: &[u8]) -> Self {
        for (space, &tile) in self.objectives.iter_mut().zip(tiles) {
            *space = Some(tile);
        }
        self
    }

    /// The first Objective Tiles of the deck, top first.
    pub fn objective_deck(mut self, top: &[u8]) -> Self {
        self.objective_top = top.to_vec();
        self
    }

    /// The first Dragon Tiles of the deck, top first.
    pub fn dragon_deck(mut self, top: &[u8]) -> Self {
        self.dragon_top = top.to_vec();
        self
    }

    /// The last player has all Dragons that nobody else has.
    pub fn empty_dragon_deck(mut self) -> Self {
        self.no_dragons = true;
        self
    }

    /// Lays the position out and checks it.
    pub fn set(mut self) -> Table {
        let count = self.players.len();
        let fresh = Simurgh::new(
            &Setup::with::<Simurgh>(
                count as u8,
                Options { mode: Mode::Spearman, ..self.options.clone() },
            ),
            &mut StepRng::new(Seed([0; 32]), 0),
        )
        .unwrap();
        let mut state = serde_json::to_value(&fresh).unwrap();
        let everybody: Vec<usize> = (0..count).collect();
        let mut known = BTreeMap::new();

        let mut rest: BTreeSet<u8> = (1..=48).collect();
        for (seat, hand) in self.hands.iter().enumerate() {
            for tile in hand {
                assert!(rest.remove(tile), "#{tile:02} is in two places");
                known.insert(tile.to_string(), vec![seat]);
            }
            self.players[seat]["hand"] = json!(hand);
        }
        let open = self.wilds.values().chain(self.row.iter().flatten()).chain(&self.chronicle);
        for tile in open {
            assert!(rest.remove(tile), "#{tile:02} is in two places");
            known.insert(tile.to_string(), everybody.clone());
        }
        for tile in &self.deck_top {
            assert!(rest.remove(tile), "#{tile:02} is in two places");
        }
        let (out, deck) = removed(rest);
        state["action_deck"] = self.deck_top.iter().copied().chain(deck).collect();
        state["out_of_game"] = json!(out);
        state["chronicle"] = json!(self.chronicle);
        state["row"] = json!(self.row);
        for space in 0..6 {
            state["wilds"][space] = json!(self.wilds.get(&space));
        }

        let mut dragons: BTreeSet<u8> = (49..=72).collect();
        let mut known_dragons = BTreeMap::new();
        for player in &self.players {
            for dragon in player["lair"].as_object().unwrap().keys() {
                assert!(dragons.remove(&dragon.parse().unwrap()), "{dragon} is in two places");
                known_dragons.insert(dragon.clone(), everybody.clone());
            }
        }
        if self.no_dragons {
            for dragon in std::mem::take(&mut dragons) {
                self.players[count - 1]["lair"][dragon.to_string()] = json!([]);
                known_dragons.insert(dragon.to_string(), everybody.clone());
            }
        }
        self.dragon_top.iter().for_each(|dragon| assert!(dragons.remove(dragon)));
        state["dragon_deck"] = self.dragon_top.iter().copied().chain(dragons).collect();

        let mut objectives: BTreeSet<u8> = (73..=84).collect();
        let placed: Vec<u8> = self.objectives.iter().flatten().copied().collect();
        placed.iter().for_each(|tile| assert!(objectives.remove(tile)));
        self.objective_top.iter().for_each(|tile| assert!(objectives.remove(tile)));
        state["objectives"] = json!(self.objectives);
        state["objective_deck"] = self.objective_top.iter().copied().chain(objectives).collect();

        let known_objectives: BTreeMap<String, Vec<usize>> =
            placed.iter().map(|tile| (tile.to_string(), everybody.clone())).collect();
        state["knowledge"]["action_tiles"] = json!(known);
        state["knowledge"]["seen_once"] = json!(known);
        state["knowledge"]["dragons"] = json!(known_dragons);
        state["knowledge"]["objectives"] = json!(known_objectives);
        state["agreed"]["mode"] = json!(self.options.mode);
        state["players"] = json!(self.players);
        state["turn"]["number"] = json!(self.turn);
        state["turn"]["main_action"] = json!(self.main_action);
        state["turn"]["active"] = json!((self.turn as usize - 1) % count);

        let game: Simurgh = serde_json::from_value(state).unwrap();
        game.audit().unwrap_or_else(|reason| panic!("the position is wrong: {reason}"));
        Table { game, log: Vec::new() }
    }
}

/// SIM-4.4: tiles that are out of the game, and those that are left.
fn removed(rest: BTreeSet<u8>) -> (Vec<u8>, Vec<u8>) {
    let (mut out, mut deck) = (Vec::new(), Vec::new());
    let mut left = BTreeMap::from([(0, 4), (1, 3), (2, 3), (4, 4)]);
    // The highest numbers leave, so that examples find the low ones in the deck.
    for tile in rest.into_iter().rev() {
        let kind = ActionTile::new(tile).unwrap().kind() as usize;
        match left.get_mut(&kind) {
            None => out.push(tile),
            Some(count) if *count > 0 => {
                *count -= 1;
                out.push(tile);
            }
            Some(_) => deck.push(tile),
        }
    }
    assert!(left.values().all(|&count| count == 0), "too many tiles in play: {left:?}");
    deck.reverse();
    (out, deck)
}

/// A position being played.
pub struct Table {
    pub game: Simurgh,
    log: Vec<Event>,
}

impl Table {
    /// The active player does something that must be possible.
    #[track_caller]
    pub fn does(&mut self, action: Action) -> &mut Self {
        let seat = self.decider();
        if let Err(refusal) = self.game.check(seat, action) {
            panic!("{seat:?} can't {action:?}: {refusal:?}; possible: {:?}", self.options());
        }
        assert!(self.options().contains(&action), "{action:?} is possible, but not offered");
        self.log.clear();
        let mut record = Record::default();
        let mut rng = StepRng::new(Seed([1; 32]), 1);
        self.game.apply(seat, action, &mut rng, &mut record);
        self.log.extend(record.events.into_iter().map(|(_, event)| event));
        self.game.audit().unwrap_or_else(|reason| panic!("after {action:?}: {reason}"));
        self
    }

    /// What the last action led to.
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    #[track_caller]
    pub fn happened(&self, event: &Event) {
        assert!(self.log.contains(event), "{event:?} is not among {:?}", self.log);
    }

    pub fn decider(&self) -> Seat {
        self.game.waiting().first().expect("somebody decides")
    }

    pub fn options(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(self.decider(), &mut legal);
        legal
    }

    pub fn offers(&self, action: Action) -> bool {
        let offered = self.options().contains(&action);
        assert_eq!(self.game.check(self.decider(), action).is_ok(), offered, "{action:?}");
        offered
    }

    /// Why the active player can't do something.
    #[track_caller]
    pub fn refused(&self, action: Action) -> Refused<Refusal> {
        assert!(!self.offers(action), "{action:?} is offered");
        self.game.check(self.decider(), action).expect_err("it is not offered")
    }

    /// The rule of the game that forbids it.
    #[track_caller]
    pub fn refusal(&self, action: Action) -> Refusal {
        match self.refused(action) {
            Refused::Rule(refusal) => refusal,
            other => panic!("{action:?}: {other:?}"),
        }
    }

    /// The words for what the active player can choose.
    pub fn choice(&self, language: Language, action: Action) -> String {
        let choice = self.game.describe(self.decider(), action);
        said(language, |voice| voice.say(&choice))
    }

    /// The words of the open question.
    pub fn question(&self, language: Language) -> String {
        let prompt = self.game.prompt(self.decider()).unwrap();
        said(language, |voice| voice.say(&prompt))
    }

    /// The words of a refusal.
    pub fn reason(&self, language: Language, action: Action) -> String {
        let refused = self.refused(action).said(&self.game);
        said(language, |voice| voice.say_said(&refused))
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.decider()))
    }

    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    fn spectator(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn purse(&self, seat: Seat) -> Purse {
        self.spectator().players[seat.index()].purse
    }

    pub fn score(&self, seat: Seat) -> u16 {
        self.purse(seat).points()
    }

    pub fn count(&self, seat: Seat, good: Good) -> u16 {
        self.purse(seat).count(good)
    }

    /// Where a player's Vassals of a kind are, in words, without the stock.
    pub fn where_are(&self, seat: Seat, vassal: Vassal) -> Vec<String> {
        let vassals = self.spectator().players[seat.index()].vassals;
        let words = vassals.of(vassal).iter().map(ToString::to_string);
        words.filter(|place| place != "stock").collect()
    }

    /// The numbers of a Dragon's abilities with a marker.
    pub fn markers(&self, seat: Seat, dragon_number: u8) -> Vec<u8> {
        let lair = self.spectator().players[seat.index()].dragons;
        lair.marked(dragon(dragon_number)).iter().map(Slot::number).collect()
    }

    pub fn hand(&self, seat: Seat) -> Vec<u8> {
        self.seen_by(seat).players[seat.index()].hand.iter().map(ActionTile::number).collect()
    }

    /// The tile on W1, W2, ...
    pub fn tile_on(&self, space: usize) -> Option<u8> {
        self.spectator().wilds[space - 1].tile.map(ActionTile::number)
    }

    pub fn chronicle(&self) -> usize {
        self.spectator().chronicle.len()
    }

    pub fn row(&self) -> [Option<u8>; 4] {
        self.spectator().row.map(|tile| tile.map(ActionTile::number))
    }

    /// The points that a seat gets from an origin when the game is scored now.
    pub fn scored(&self, seat: Seat, origin: &str) -> i32 {
        let result = &self.scoring().seats[seat.index()];
        let found = result.origins.iter().find(|(key, _)| *key == origin);
        found.unwrap_or_else(|| panic!("no {origin} in {result:?}")).1
    }

    /// The ranks when the game is scored now.
    pub fn ranks(&self) -> Vec<u8> {
        self.scoring().seats.iter().map(|result| result.rank).collect()
    }

    fn scoring(&self) -> Outcome {
        let mut state = serde_json::to_value(&self.game).unwrap();
        state["stage"] = json!({ "over": { "cause": "objectives" } });
        let over: Simurgh = serde_json::from_value(state).unwrap();
        over.outcome().unwrap()
    }

    /// The whole state as JSON, edited and read back.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) -> &mut Self {
        let mut state = serde_json::to_value(&self.game).unwrap();
        change(&mut state);
        self.game = serde_json::from_value(state).unwrap();
        self.game.audit().unwrap();
        self
    }
}

/// Says something in a language.
pub fn said(language: Language, say: impl FnOnce(&Voice<'_>) -> String) -> String {
    let (_, source) = Simurgh::INFO.texts.iter().find(|(each, _)| *each == language).unwrap();
    let text = Text::new(language, source).unwrap();
    say(&Voice::nameless(&text))
}
