//! Positions for tests: built from the documented JSON, so that every test also proves that a
//! script can set up any position.

#![expect(clippy::unwrap_used, reason = "a position that can't be built fails its test")]

use dwar7s_fall::cell::{Cell, Rotation, Side};
use dwar7s_fall::names::{Gem, Goal, Kind, KingdomCard, OgreCard, SecretGoal};
use dwar7s_fall::view::ViewCell;
use dwar7s_fall::{Action, Dwar7sFall, Event, Options, Refusal, View};
use engine::{Game, PlayoutRng, Record, Refused, Seat, Seed, Setup, StepRng, Viewer};
use serde_json::{Value, json};

/// A position under construction: seat 0 at the menu in round 3, nobody asked about secret goals.
pub struct Position {
    json: Value,
}

/// A game for this many seats with the default options.
pub fn core(seats: u8) -> Position {
    with(seats, Options::default())
}

/// A game with The Empires.
pub fn empires(seats: u8, races: &[&str]) -> Position {
    with(seats, options(json!({ "races": races, "empires": true })))
}

/// Options given as JSON, with defaults for the rest.
pub fn options(given: Value) -> Options {
    let Value::Object(given) = given else { panic!("options are an object") };
    engine::options::from_json::<Dwar7sFall>(&given).unwrap()
}

/// A game with these options.
pub fn with(seats: u8, options: Options) -> Position {
    let setup = Setup::with::<Dwar7sFall>(seats, options);
    let game = Dwar7sFall::new(&setup, &mut StepRng::new(Seed::from_phrase("test"), 0)).unwrap();
    let mut json = serde_json::to_value(&game).unwrap();
    json["turn"]["number"] = json!(seats * 2 + 1);
    json["turn"]["round"] = json!(3);
    json["turn"]["first"] = json!(0);
    json["turn"]["active"] = json!(0);
    json["ask"] = json!("menu");
    let mut position = Position { json };
    for seat in 0..usize::from(seats) {
        position.return_ogre_cards(seat);
        let all = position.json["players"][seat]["may_hold"].clone();
        position.json["players"][seat]["met"] = all;
    }
    position
}

impl Position {
    fn player(&mut self, seat: usize) -> &mut Value {
        &mut self.json["players"][seat]
    }

    fn return_ogre_cards(&mut self, seat: usize) {
        let held = std::mem::replace(&mut self.player(seat)["ogre_cards"], json!({}));
        self.player(seat)["troll_kings_at_most"] = json!(0);
        for (card, count) in held.as_object().unwrap() {
            for _ in 0..count.as_u64().unwrap() {
                self.json["ogre_deck"].as_array_mut().unwrap().push(json!(card));
            }
        }
    }

    /// Edits any field.
    pub fn set(mut self, path: &str, value: Value) -> Position {
        *self.json.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
        self
    }

    /// It is this player's turn.
    pub fn turn_of(self, seat: usize) -> Position {
        self.set("/turn/active", json!(seat))
    }

    /// Lays a card of a hand, on top of what lies there.
    pub fn lay(mut self, card: &str, (row, col): (i8, i8), rotation: u8) -> Position {
        for player in self.json["players"].as_array_mut().unwrap() {
            let hand = player["kingdom_cards"].as_array_mut().unwrap();
            hand.retain(|held| held != card);
        }
        let laid = json!({ "card": card, "rotation": rotation });
        let board = self.json["board"].as_array_mut().unwrap();
        match board.iter_mut().find(|cell| cell["cell"] == json!([row, col])) {
            Some(cell) => cell["stack"].as_array_mut().unwrap().insert(0, laid),
            None => board.push(json!({ "cell": [row, col], "stack": [laid] })),
        }
        self
    }

    /// Lays the mines of a colour that are still in hand along the top edge, out of the way, to
    /// make room in the hand.
    pub fn thin(mut self, race: &str) -> Position {
        for (col, mine) in
            ["gold_mine", "emerald_mine", "diamond_mine", "ruby_mine"].iter().enumerate()
        {
            let card = format!("{race}/{mine}");
            let players = self.json["players"].as_array().unwrap();
            let held =
                |player: &Value| player["kingdom_cards"].as_array().unwrap().contains(&json!(card));
            if players.iter().any(held) {
                self = self.lay(&card, (0, col as i8), 0);
            }
        }
        self
    }

    /// Places basic meeples from the campfire.
    pub fn meeples(self, seat: usize, at: (i8, i8), count: u64) -> Position {
        self.kinds(seat, at, "basic", count)
    }

    /// Places meeples of a kind. Upgraded ones take basic meeples from the campfire, extra ones
    /// none.
    pub fn kinds(mut self, seat: usize, (row, col): (i8, i8), kind: &str, count: u64) -> Position {
        self.take_from_campfire(seat, kind, count);
        let board = self.json["board"].as_array_mut().unwrap();
        let cell = board.iter_mut().find(|cell| cell["cell"] == json!([row, col])).unwrap();
        if cell.get("meeples").is_none() {
            cell["meeples"] = json!([]);
        }
        let crowds = cell["meeples"].as_array_mut().unwrap();
        if !crowds.iter().any(|crowd| crowd["seat"] == json!(seat)) {
            crowds.push(json!({ "seat": seat, "kinds": {} }));
        }
        let crowd = crowds.iter_mut().find(|crowd| crowd["seat"] == json!(seat)).unwrap();
        let present = crowd["kinds"][kind].as_u64().unwrap_or_default();
        crowd["kinds"][kind] = json!(present + count);
        self
    }

    fn take_from_campfire(&mut self, seat: usize, kind: &str, count: u64) {
        let upgraded = matches!(kind, "alchemist" | "warrior" | "guardian" | "king");
        let extra = matches!(kind, "dragon" | "ogre_king");
        let taken = if upgraded { "basic" } else { kind };
        if !extra {
            let campfire = self.player(seat)["campfire"].as_object_mut().unwrap();
            let left = campfire[taken].as_u64().unwrap() - count;
            if left == 0 {
                campfire.remove(taken);
            } else {
                campfire[taken] = json!(left);
            }
        }
    }

    /// Puts a class piece at the campfire.
    pub fn class_at_campfire(mut self, seat: usize, class: &str) -> Position {
        self.take_from_campfire(seat, class, 1);
        self.player(seat)["campfire"][class] = json!(1);
        self
    }

    /// Gives gems from the piles.
    pub fn gems(mut self, seat: usize, gem: &str, count: u64) -> Position {
        let pile = self.json["gem_piles"][gem].as_u64().unwrap();
        self.json["gem_piles"][gem] = json!(pile - count);
        let held = self.player(seat)["gems"][gem].as_u64().unwrap_or_default();
        self.player(seat)["gems"][gem] = json!(held + count);
        self
    }

    /// Leaves only this many gems in a pile; the others go to a player.
    pub fn pile(self, gem: &str, left: u64, others_to: usize) -> Position {
        let pile = self.json["gem_piles"][gem].as_u64().unwrap();
        self.gems(others_to, gem, pile - left)
    }

    /// Gives an ogre card from the deck.
    pub fn ogre_card(mut self, seat: usize, card: &str) -> Position {
        let deck = self.json["ogre_deck"].as_array_mut().unwrap();
        let found = deck.iter().position(|each| each == card).expect("the card is in the deck");
        deck.remove(found);
        let held = self.player(seat)["ogre_cards"][card].as_u64().unwrap_or_default();
        self.player(seat)["ogre_cards"][card] = json!(held + 1);
        if self.json["terms"]["troll"] == json!(true) {
            // To the others, any of the cards may be a Troll King.
            let most = self.player(seat)["troll_kings_at_most"].as_u64().unwrap();
            self.player(seat)["troll_kings_at_most"] = json!((most + 1).min(2));
        }
        self
    }

    /// Leaves only these cards in the ogre deck; the others go to the discard pile.
    pub fn ogre_deck(mut self, left: &[&str]) -> Position {
        let mut others = self.json["ogre_deck"].as_array().unwrap().clone();
        for card in left {
            let found = others.iter().position(|each| each == card).unwrap();
            others.remove(found);
        }
        for card in others {
            let discards = &mut self.json["ogre_discards"][card.as_str().unwrap()];
            *discards = json!(discards.as_u64().unwrap_or_default() + 1);
        }
        self.json["ogre_deck"] = json!(left);
        self
    }

    /// Sets the row of goals.
    pub fn row(mut self, goals: &[&str]) -> Position {
        let mut all = self.json["goal_row"].as_array().unwrap().clone();
        all.extend(self.json["goal_deck"].as_array().unwrap().clone());
        all.retain(|goal| !goals.contains(&goal.as_str().unwrap()));
        self.json["goal_row"] = json!(goals);
        self.json["goal_deck"] = json!(all);
        self
    }

    /// Gives a completed trading goal or egg.
    pub fn goal(mut self, seat: usize, goal: &str) -> Position {
        let row: Vec<Value> = self.json["goal_row"].as_array().unwrap().clone();
        self.json["goal_deck"].as_array_mut().unwrap().retain(|each| each != goal);
        if let Some(at) = row.iter().position(|each| each == goal) {
            let next = self.json["goal_deck"].as_array_mut().unwrap().remove(0);
            self.json["goal_row"][at] = next;
        }
        self.player(seat)["goals"].as_array_mut().unwrap().push(json!(goal));
        self
    }

    /// Deals a secret goal whose requirement has not been met so far.
    pub fn secret(mut self, seat: usize, goal: &str) -> Position {
        let old = self.player(seat)["secret_goal"].clone();
        for player in self.json["players"].as_array_mut().unwrap() {
            if player["secret_goal"] == goal {
                player["secret_goal"] = old.clone();
            }
        }
        self.player(seat)["secret_goal"] = json!(goal);
        self.player(seat)["met"] = json!([]);
        self
    }

    /// The secret goal is revealed.
    pub fn revealed(self, seat: usize) -> Position {
        self.set(&format!("/players/{seat}/revealed"), json!(true))
    }

    /// A player has defeated a monster from somebody's hand.
    pub fn defeated(mut self, seat: usize, card: &str) -> Position {
        for player in self.json["players"].as_array_mut().unwrap() {
            player["kingdom_cards"].as_array_mut().unwrap().retain(|held| held != card);
        }
        for field in ["monsters", "monsters_defeated"] {
            let count = self.player(seat)[field].as_u64().unwrap();
            self.player(seat)[field] = json!(count + 1);
        }
        self
    }

    /// Gives pouches from the pile.
    pub fn pouches(mut self, seat: usize, count: u64) -> Position {
        let pile = self.json["pouch_pile"].as_u64().unwrap();
        self.json["pouch_pile"] = json!(pile - count);
        self.player(seat)["pouches"] = json!(count);
        self
    }

    /// Sets the current mood and the slot of the toll marker, counted from 1.
    pub fn mood(mut self, mood: &str, slot: u64) -> Position {
        let moods = self.json["troll"]["moods"].as_array_mut().unwrap();
        let at = moods.iter().position(|each| each == mood).unwrap();
        moods.swap(0, at);
        self.json["troll"]["toll_marker"] = json!(slot - 1);
        self
    }

    /// Puts the troll on a card.
    pub fn troll_at(self, (row, col): (i8, i8)) -> Position {
        self.set("/troll/cell", json!([row, col]))
    }

    /// The next roaming card.
    pub fn next_roaming(mut self, id: &str) -> Position {
        let deck = self.json["troll"]["roaming_deck"].as_array_mut().unwrap();
        let at = deck.iter().position(|each| each == id).unwrap();
        deck.swap(0, at);
        self
    }

    /// The position, if it passes its audit.
    pub fn try_build(self) -> Result<Table, String> {
        let game: Dwar7sFall =
            serde_json::from_value(self.json).map_err(|error| error.to_string())?;
        game.audit()?;
        let rng = StepRng::playout(PlayoutRng::new(7));
        Ok(Table { game, rng, log: Record::default() })
    }

    /// The position, which must pass its audit.
    pub fn build(self) -> Table {
        let json = self.json.clone();
        self.try_build().unwrap_or_else(|error| panic!("{error}\n{json}"))
    }
}

/// A game in play.
pub struct Table {
    pub game: Dwar7sFall,
    pub rng: StepRng,
    pub log: Record<Event>,
}

impl Table {
    /// A copy of the position, to play on differently.
    pub fn fork(&self) -> Table {
        let rng = StepRng::playout(PlayoutRng::new(11));
        Table { game: self.game.clone(), rng, log: Record::default() }
    }

    /// Who decides.
    pub fn asked(&self) -> Option<usize> {
        self.game.waiting().first().map(Seat::index)
    }

    /// What the asked player may do.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.waiting().first() {
            self.game.legal(seat, &mut legal);
        }
        legal
    }

    /// Whether the asked player may do that.
    pub fn may(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// The rule of the game that forbids the asked player's action.
    #[track_caller]
    pub fn refused(&self, action: Action) -> Option<Refusal> {
        match self.check(action) {
            Ok(()) => None,
            Err(Refused::Rule(refusal)) => Some(refusal),
            Err(other) => panic!("{action:?}: {other:?}"),
        }
    }

    /// Whether the asked player may do that, and if not, why.
    pub fn check(&self, action: Action) -> Result<(), Refused<Refusal>> {
        let seat = self.game.waiting().first().expect("somebody decides");
        self.game.check(seat, action)
    }

    /// The asked player does that.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.game.waiting().first().expect("somebody decides");
        if let Err(refusal) = self.game.check(seat, action) {
            panic!("{seat:?} may not {action:?}: {refusal:?}; but {:?}", self.legal());
        }
        self.game.apply(seat, action, &mut self.rng, &mut self.log);
        self.game.audit().unwrap();
        self
    }

    /// Does that if it is possible, for steps that may have been taken unasked.
    #[track_caller]
    pub fn act_if_asked(&mut self, action: Action) -> &mut Table {
        if self.asked().is_some() && self.may(action) {
            self.act(action);
        }
        self
    }

    #[track_caller]
    pub fn at(&mut self, row: i8, col: i8) -> &mut Table {
        self.act(at(row, col))
    }

    #[track_caller]
    pub fn end(&mut self) -> &mut Table {
        self.act(Action::End)
    }

    /// Places a basic meeple by an action.
    #[track_caller]
    pub fn place(&mut self, row: i8, col: i8) -> &mut Table {
        self.act(Action::PlaceMeeple).act_if_asked(Action::Meeple { kind: Kind::Basic });
        self.act_if_asked(at(row, col))
    }

    /// Moves the meeple of a card by an action.
    #[track_caller]
    pub fn go(&mut self, row: i8, col: i8, side: Side) -> &mut Table {
        self.act(Action::MoveMeeple);
        self.act_if_asked(at(row, col)).act_if_asked(Action::Step { side })
    }

    /// Plays a kingdom card by an action.
    #[track_caller]
    pub fn lay(&mut self, card: KingdomCard, row: i8, col: i8, rotation: u8) -> &mut Table {
        self.act_if_asked(Action::PlayCard).act_if_asked(Action::Card { card });
        let turn = Action::Turn { rotation: Rotation::new(rotation).unwrap() };
        self.act_if_asked(at(row, col)).act_if_asked(turn)
    }

    /// Begins to play an ogre card.
    #[track_caller]
    pub fn ogre(&mut self, card: OgreCard) -> &mut Table {
        self.act(Action::PlayOgreCard).act_if_asked(Action::OgreCard { card })
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn cell(&self, row: i8, col: i8) -> Option<ViewCell> {
        let cell = Cell::new(row, col).unwrap();
        self.view().board.into_iter().find(|each| each.cell == cell)
    }

    /// What lies on top.
    pub fn top(&self, row: i8, col: i8) -> Option<KingdomCard> {
        self.cell(row, col).map(|cell| cell.stack[0].card)
    }

    /// How many meeples of a player stand on a card.
    pub fn standing(&self, seat: usize, row: i8, col: i8) -> u8 {
        let Some(cell) = self.cell(row, col) else { return 0 };
        let crowd = cell.meeples.iter().find(|crowd| crowd.seat.index() == seat);
        crowd.map_or(0, |crowd| crowd.kinds.len())
    }

    pub fn campfire(&self, seat: usize) -> u8 {
        self.game.player(Seat::of(seat)).campfire.len()
    }

    pub fn gem(&self, seat: usize, gem: Gem) -> u8 {
        self.game.player(Seat::of(seat)).gems.count(gem)
    }

    pub fn ogre_cards(&self, seat: usize) -> u8 {
        self.game.player(Seat::of(seat)).ogre_cards.total()
    }

    pub fn has_goal(&self, seat: usize, goal: Goal) -> bool {
        self.game.player(Seat::of(seat)).goals.contains(goal)
    }

    pub fn secret(&self, seat: usize) -> (SecretGoal, bool) {
        let player = self.game.player(Seat::of(seat));
        (player.secret, player.revealed)
    }

    /// Cells and worth of a player's kingdom.
    pub fn kingdom(&self, seat: usize) -> (u8, i16) {
        let view = self.view();
        (view.players[seat].kingdom_cells, view.players[seat].kingdom_vp)
    }

    /// Where a player's points come from.
    pub fn points(&self, seat: usize, origin: &str) -> i32 {
        let outcome = self.game.outcome().expect("the game is over");
        let origins = &outcome.seats[seat].origins;
        origins.iter().find(|(name, _)| *name == origin).map_or(0, |(_, points)| *points)
    }

    /// Whether an event happened.
    pub fn happened(&self, event: &Event) -> bool {
        self.log.events.iter().any(|(_, each)| each == event)
    }

    /// Everybody ends their actions until the game is over, completing open tasks on the way.
    pub fn play_out(&mut self) -> &mut Table {
        for _ in 0..5000 {
            let legal = self.legal();
            let Some(&first) = legal.first() else { return self };
            let quiet = [Action::End, Action::Keep, Action::Pass, Action::Stop, Action::NoTrade];
            let action = quiet.into_iter().find(|action| legal.contains(action)).unwrap_or(first);
            self.act(action);
        }
        panic!("the game goes on and on")
    }
}

pub fn at(row: i8, col: i8) -> Action {
    Action::Cell { cell: Cell::new(row, col).unwrap() }
}

pub fn seat(number: usize) -> Seat {
    Seat::of(number)
}

/// Layout L1 of the worked examples.
pub fn l1(position: Position) -> Position {
    position
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/emerald_mine", (3, 4), 0)
        .lay("blue/ruby_mine", (4, 3), 2)
        .lay("blue/fire_dragon", (4, 4), 0)
}

/// Layout L2 of the worked examples.
pub fn l2(position: Position) -> Position {
    l1(position).lay("blue/gold_mine", (3, 4), 2)
}
