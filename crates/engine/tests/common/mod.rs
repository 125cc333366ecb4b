//! Pledge: a small game with everything the laws are about, which can break each of them on purpose.

use arrayvec::ArrayVec;
use engine::{
    Arg, BadOptions, Bounds, Chance, Game, Info, Language, Log, OptionKind, OptionSpec, Outcome,
    PlayoutRng, Seat, SeatSet, Setup, Sketch, Spoken, StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

/// What can be wrong with a game. `NONE` keeps all laws.
pub mod fault {
    pub const NONE: u8 = 0;
    pub const LISTS_TOO_LITTLE: u8 = 1;
    pub const LISTS_TOO_MUCH: u8 = 2;
    pub const DEAD_END: u8 = 3;
    pub const SHOWS_HANDS: u8 = 4;
    pub const SHOWS_PLEDGES: u8 = 5;
    pub const HIDES_NEWS: u8 = 6;
    pub const LOSES_A_CARD: u8 = 7;
    pub const FORGETS_WHEN_WRITTEN: u8 = 8;
    pub const RUSHES_SIMULTANEOUS: u8 = 9;
    pub const CARELESS_AUDIT: u8 = 10;
    pub const WRONG_SCORE_BOUND: u8 = 11;
    pub const TELLS_THE_CARD: u8 = 12;
    pub const UNSAID: u8 = 13;
    pub const ENDLESS: u8 = 14;
}

engine::bounded! {
    /// A card; its number is one more.
    pub struct Card(9);
}

impl Spoken for Card {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64 + 1)
    }

    fn samples() -> Vec<Self> {
        Card::all().collect()
    }
}

engine::decisions! {
    /// What a player can do.
    pub enum Action {
        /// PL-1.2
        Pledge { card: Card },
        /// PL-1.4
        Stay,
        /// PL-1.3
        Swap,
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// Hidden still.
        Pledged { seat: Seat },
        /// Open now.
        Revealed { seat: Seat, card: Card },
        /// Chance.
        Thrown { seat: Seat, pips: u8 },
        /// What the others see.
        Swapped { seat: Seat },
        /// What the swapper sees.
        Drew { seat: Seat, card: Card },
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// A card.
        Pledge,
        /// The second phase.
        StayOrSwap,
    }
}

engine::refusals! {
    /// Why not.
    pub enum Refusal {
        /// Somebody else.
        "PL-1.6" NotYourTurn,
        /// Another hand.
        "PL-1.2" NotInHand { card: Card },
        /// Another phase.
        "PL-1.3" WrongMoment,
        /// Switched off.
        "PL-1.3" NoSwaps,
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub swaps: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { swaps: true }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Player {
    hand: ArrayVec<Card, 2>,
    pledge: Option<Card>,
    die: u8,
    done: bool,
    swapped: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pledge<const FAULT: u8> {
    players: ArrayVec<Player, 4>,
    deck: ArrayVec<Card, 9>,
    swaps: bool,
    revealed: bool,
    #[serde(skip)]
    unwritten: u8,
    arrivals: u32,
}

impl<const FAULT: u8> Pledge<FAULT> {
    fn turn_of(&self) -> Option<Seat> {
        self.players.iter().position(|player| !player.done).map(Seat::of)
    }

    fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.waiting().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let player = &self.players[seat.index()];
        match (action, self.revealed) {
            (Action::Pledge { card }, false) if player.hand.contains(&card) => Ok(()),
            (Action::Pledge { card }, false) => Err(Refusal::NotInHand { card }),
            (Action::Swap, true) if !self.swaps => Err(Refusal::NoSwaps),
            (Action::Stay | Action::Swap, true) => Ok(()),
            _ => Err(Refusal::WrongMoment),
        }
    }
}

impl<const FAULT: u8> Game for Pledge<FAULT> {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "pledge",
        prefix: "PL",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: include_str!("rules.md"),
        texts: &[
            (Language::English, include_str!("en.ftl")),
            (Language::German, include_str!("de.ftl")),
        ],
        endings: if FAULT == fault::UNSAID { &["played", "unsaid"] } else { &["played"] },
        origins: &["pledge", "die", "hand"],
    };

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "swaps", kind: OptionKind::Flag }]
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        let most = if FAULT == fault::WRONG_SCORE_BOUND { 12 } else { 23 };
        Bounds { decisions: 2 * u32::from(setup.seats), branching: 2, score: 1..=most }
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        let mut deck: ArrayVec<Card, 9> = Card::all().collect();
        rng.shuffle(&mut deck);
        let deal = |_| Player {
            hand: deck.pop().into_iter().chain(deck.pop()).collect(),
            pledge: None,
            die: 0,
            done: false,
            swapped: false,
        };
        let players = (0..setup.seats).map(deal).collect();
        let swaps = setup.options.swaps;
        Ok(Pledge { players, deck, swaps, revealed: false, unwritten: 0, arrivals: 0 })
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn waiting(&self) -> SeatSet {
        if !self.revealed {
            let open = |seat: &Seat| self.players[seat.index()].pledge.is_none();
            return Seat::all(self.seats()).filter(open).collect();
        }
        self.turn_of().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        if self.revealed { Prompt::StayOrSwap } else { Prompt::Pledge }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if FAULT == fault::DEAD_END && self.revealed {
            return;
        }
        let all =
            Card::all().map(|card| Action::Pledge { card }).chain([Action::Stay, Action::Swap]);
        out.extend(all.filter(|&action| self.may(seat, action).is_ok()));
        if FAULT == fault::LISTS_TOO_LITTLE && out.len() > 1 {
            out.pop();
        }
        if FAULT == fault::LISTS_TOO_MUCH
            && self.revealed
            && self.waiting().contains(seat)
            && !self.swaps
        {
            out.push(Action::Swap);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.may(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let everybody = SeatSet::all(self.seats());
        let player = &mut self.players[seat.index()];
        match action {
            Action::Pledge { card } => {
                player.hand.retain(|held| *held != card);
                player.pledge = Some(card);
                log.event(Event::Pledged { seat });
                if FAULT == fault::RUSHES_SIMULTANEOUS {
                    let pledged = self.players.iter().filter(|each| each.pledge.is_some()).count();
                    self.arrivals += (pledged * seat.index()) as u32;
                }
                if self.waiting().is_empty() {
                    self.revealed = true;
                    log.learned(everybody);
                    for seat in everybody.iter() {
                        if let Some(card) = self.players[seat.index()].pledge {
                            log.event(Event::Revealed { seat, card });
                        }
                    }
                }
            }
            Action::Stay => {
                if FAULT == fault::ENDLESS {
                    return;
                }
                player.die = rng.below(6) as u8 + 1;
                player.done = true;
                log.event(Event::Thrown { seat, pips: player.die });
            }
            Action::Swap => {
                let old = player.hand.remove(0);
                let new = self.deck.remove(self.deck.len() - 1);
                player.hand.push(new);
                player.swapped = true;
                player.done = true;
                if FAULT != fault::LOSES_A_CARD {
                    self.deck.insert(0, old);
                }
                if FAULT != fault::HIDES_NEWS {
                    log.learned(SeatSet::only(seat));
                }
                if FAULT == fault::TELLS_THE_CARD {
                    log.event(Event::Drew { seat, card: new });
                } else {
                    log.secret(seat, Event::Drew { seat, card: new }, Event::Swapped { seat });
                }
            }
        }
        if FAULT == fault::FORGETS_WHEN_WRITTEN {
            self.unwritten += 1;
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats());
        let own = |seat: Seat| viewer.is(seat) || FAULT == fault::SHOWS_HANDS;
        let pledges = self.revealed || FAULT == fault::SHOWS_PLEDGES;
        View {
            hands: seats
                .clone()
                .map(|seat| own(seat).then(|| self.players[seat.index()].hand.to_vec()))
                .collect(),
            pledges: seats
                .map(|seat| {
                    let shown = pledges || viewer.is(seat);
                    self.players[seat.index()].pledge.filter(|_| shown)
                })
                .collect(),
            dice: self.players.iter().map(|player| player.die).collect(),
            deck: self.deck.len(),
        }
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        // A swapper knows the card it put to the bottom; later swaps have put others below it.
        let later = &self.players[viewer.index() + 1..];
        let below = later.iter().filter(|player| player.swapped).count();
        let known = self.players[viewer.index()].swapped.then_some(below);
        let revealed = self.revealed;
        let others = self.players.iter_mut().enumerate().filter(|(at, _)| *at != viewer.index());
        let held = others.flat_map(|(_, player)| {
            player.hand.iter_mut().chain(player.pledge.as_mut().filter(|_| !revealed))
        });
        let deck = self.deck.iter_mut().enumerate().filter(|(at, _)| Some(*at) != known);
        let mut unknown: Vec<&mut Card> = held.chain(deck.map(|(_, card)| card)).collect();
        let mut cards: Vec<Card> = unknown.iter().map(|card| **card).collect();
        rng.shuffle(&mut cards);
        for (place, card) in unknown.iter_mut().zip(cards) {
            **place = card;
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.waiting().is_empty() {
            return None;
        }
        let value = |card: Option<Card>| card.map_or(0, |card| card.at() as i32 + 1);
        let origins = self.players.iter().map(|player| {
            ArrayVec::from_iter([
                ("pledge", value(player.pledge)),
                ("die", i32::from(player.die)),
                ("hand", value(player.hand.first().copied())),
            ])
        });
        let origins: Vec<ArrayVec<(&'static str, i32), { engine::MAX_ORIGINS }>> =
            origins.collect();
        let sums: Vec<i32> =
            origins.iter().map(|origins| origins.iter().map(|(_, points)| points).sum()).collect();
        Some(Outcome::ranked("played", origins, |seat| sums[seat.index()]))
    }

    fn audit(&self) -> Result<(), String> {
        if FAULT == fault::CARELESS_AUDIT {
            return Ok(());
        }
        if !(2..=4).contains(&self.players.len()) {
            return Err("two to four players".to_owned());
        }
        let mut seen = [0; Card::COUNT];
        let held = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.pledge));
        for card in held.chain(&self.deck) {
            seen[card.at()] += 1;
        }
        if seen != [1; Card::COUNT] {
            return Err(format!("each card exists once, but {seen:?}"));
        }
        for player in &self.players {
            let cards = player.hand.len() + usize::from(player.pledge.is_some());
            if cards != 2 || player.hand.is_empty() {
                return Err("a player has two cards, at most one of them pledged".to_owned());
            }
            if player.die > 6 || player.die > 0 && !player.done {
                return Err("a die has been thrown too early or has no such side".to_owned());
            }
            if player.done && !self.revealed || self.revealed && player.pledge.is_none() {
                return Err("the second phase is for when all have pledged".to_owned());
            }
            if player.swapped && (!player.done || player.die > 0 || !self.swaps) {
                return Err("a player swaps or throws, on the own turn".to_owned());
            }
        }
        if !self.revealed && self.players.iter().all(|player| player.pledge.is_some()) {
            return Err("all have pledged, so the pledges are open".to_owned());
        }
        let first_open = self.players.iter().position(|player| !player.done);
        if first_open.is_some_and(|at| self.players[at..].iter().any(|player| player.done)) {
            return Err("turns go in order of seats".to_owned());
        }
        Ok(())
    }

    fn turn(&self) -> u32 {
        u32::from(self.revealed) + self.players.iter().filter(|player| player.done).count() as u32
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        let mut sketch = Sketch::default();
        sketch.section(voice.name("game-name"), format!("{view:?}").replace(['{', '}'], ""));
        sketch
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    hands: Vec<Option<Vec<Card>>>,
    pledges: Vec<Option<Card>>,
    dice: Vec<u8>,
    deck: usize,
}
