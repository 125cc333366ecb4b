//! Pledge: a small game with everything the laws are about, which can break each of them on purpose.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use arrayvec::ArrayVec;
use engine::{
    Arg, AuditError, BadOptions, Block, Bounds, Chance, Citations, Encoder, Encoding, Game, Info,
    Language, Length, Log, OptionKind, OptionSpec, Outcome, Play, PlayoutRng, Seat, SeatSet, Setup,
    Sketch, Spoken, StepRng, Tally, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

mod decision;
pub mod fault;
mod vocabulary;

pub use decision::Open;
pub use fault::break_games;
use fault::has;
use vocabulary::absent;
pub use vocabulary::{Action, Card, Event, Prompt, Refusal};

/// What can be wrong with its words: a part of the type, because they are constants.
pub mod words {
    pub const WHOLE: u8 = 0;
    pub const MISSING: u8 = 1;
    pub const STRAY: u8 = 2;
    pub const STOPS_NOWHERE: u8 = 3;
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub swaps: bool,
    pub peeks: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { swaps: true, peeks: false }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Player {
    hand: ArrayVec<Card, 2>,
    pledge: Option<Card>,
    die: u8,
    done: bool,
    swapped: bool,
    /// Whose card the player knows.
    sees: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pledge<const WORDS: u8> {
    players: ArrayVec<Player, 4>,
    deck: ArrayVec<Card, 9>,
    swaps: bool,
    peeks: bool,
    revealed: bool,
    #[serde(skip)]
    unwritten: u8,
    arrivals: u32,
    shared: Shared,
}

/// Throws of a die that nobody asked the engine for.
static THROWS: AtomicU8 = AtomicU8::new(0);

/// Something that copies of a state have in common. A sound state has none.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
struct Shared(Arc<AtomicU8>);

impl From<u8> for Shared {
    fn from(count: u8) -> Self {
        Shared(Arc::new(AtomicU8::new(count)))
    }
}

impl From<Shared> for u8 {
    fn from(shared: Shared) -> Self {
        shared.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Shared {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<const WORDS: u8> Pledge<WORDS> {
    fn turn_of(&self) -> Option<Seat> {
        self.players.iter().position(|player| !player.done).map(Seat::of)
    }

    fn pledge(&mut self, seat: Seat, card: Card, play: &mut Play<'_, impl Log<Event>>) {
        let player = &mut self.players[seat.index()];
        player.hand.retain(|held| *held != card);
        player.pledge = Some(card);
        play.tell(Event::Pledged { seat });
        if has(fault::RUSHES_SIMULTANEOUS) {
            let pledged = self.players.iter().filter(|each| each.pledge.is_some()).count();
            self.arrivals += (pledged * seat.index()) as u32;
        }
        if self.players.iter().all(|player| player.pledge.is_some()) {
            self.revealed = true;
            let everybody = SeatSet::all(self.seats());
            play.log.learned(everybody);
            for seat in everybody.iter() {
                if let Some(card) = self.players[seat.index()].pledge {
                    play.tell(Event::Revealed { seat, card });
                }
            }
            if self.peeks {
                everybody.iter().for_each(|seat| self.peek(seat, play));
            }
        }
    }

    fn audit_peeks(&self) -> Result<(), String> {
        for (player, seat) in self.players.iter().zip(Seat::all(self.seats())) {
            let next = seat.next(self.seats());
            let swapped = self.players[next.index()].swapped && !has(fault::SEES_ON);
            let known = self.peeks && self.revealed && !swapped;
            if player.sees != known.then_some(next) {
                return Err("with peeks, everybody knows the next player's first card".to_owned());
            }
        }
        Ok(())
    }

    /// The neighbour's card that the seat knows.
    fn seen_by(&self, seat: Seat) -> Option<Card> {
        let owner = self.players[seat.index()].sees?;
        Some(self.players[owner.index()].hand[0])
    }

    fn peek(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        let owner = seat.next(self.seats());
        let card = self.players[owner.index()].hand[0];
        self.players[seat.index()].sees = Some(owner);
        play.log.secret(seat, Event::Peeked { seat, owner, card }, Event::Looked { seat, owner });
    }

    fn stay(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        if has(fault::ENDLESS) {
            return;
        }
        let player = &mut self.players[seat.index()];
        player.die = play.rng.below(6) as u8 + 1;
        if has(fault::THROWS_ITS_OWN_DICE) {
            player.die = THROWS.fetch_add(1, Ordering::Relaxed) % 6 + 1;
        }
        player.done = true;
        play.tell(Event::Thrown { seat, pips: player.die });
    }

    fn swap(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        // Only a game that loses cards has none left.
        let Some(top) = self.deck.len().checked_sub(1) else { return };
        let drawn =
            if self.peeks { top - play.rng.below(2.min(top as u32 + 1)) as usize } else { top };
        let new = self.deck.remove(drawn);
        let player = &mut self.players[seat.index()];
        let old = player.hand.remove(0);
        player.hand.push(new);
        player.swapped = true;
        player.done = true;
        if !has(fault::LOSES_A_CARD) {
            self.deck.insert(0, old);
        }
        let silent = has(fault::HIDES_NEWS) || has(fault::REPORTS_ALL_BUT_ONE) && new.at() == 0;
        if !silent {
            play.log.learned(SeatSet::only(seat));
        }
        if !has(fault::SEES_ON) {
            let seeing = self.players.iter_mut().filter(|player| player.sees == Some(seat));
            seeing.for_each(|player| player.sees = None);
        }
        if has(fault::TELLS_THE_CARD) {
            play.tell(Event::Drew { seat, card: new });
        } else {
            play.log.secret(seat, Event::Drew { seat, card: new }, Event::Swapped { seat });
        }
    }
}

const BLOCKS: &[Block] = &[
    Block { name: "hand", shape: &[2, 9], max: 1, about: "The viewer's cards" },
    Block { name: "seen", shape: &[9], max: 1, about: "The neighbour's card, if it is known" },
    Block { name: "players", shape: &[4, 10], max: 6, about: "What each pledged and threw" },
];

impl<const WORDS: u8> Game for Pledge<WORDS> {
    type Options = Options;
    type Decision = Open;
    type Action = Action;
    type Choice = Action;
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
        citations: Citations { over: "PL-1.6", turn: "PL-1.6", question: "PL-1.3" },
        texts: if WORDS == words::STRAY {
            &[
                (Language::English, concat!(include_str!("en.ftl"), "stray = Nobody says this\n")),
                (Language::German, include_str!("de.ftl")),
            ]
        } else {
            &[
                (Language::English, include_str!("en.ftl")),
                (Language::German, include_str!("de.ftl")),
            ]
        },
        endings: if WORDS == words::MISSING { &["played", "unsaid"] } else { &["played"] },
        stops: if WORDS == words::STOPS_NOWHERE { &["event-over"] } else { &["event-revealed"] },
        origins: &["pledge", "die", "hand"],
        length: Length::Minutes,
        levels: "",
    };

    fn options() -> &'static [OptionSpec] {
        &[
            OptionSpec { key: "swaps", kind: OptionKind::Flag },
            OptionSpec { key: "peeks", kind: OptionKind::Flag },
        ]
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        let most = if has(fault::WRONG_SCORE_BOUND) { 12 } else { 23 };
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
            sees: None,
        };
        let players = (0..setup.seats).map(deal).collect();
        let Options { swaps, peeks } = setup.options;
        Ok(Pledge {
            players,
            deck,
            swaps,
            peeks,
            revealed: false,
            unwritten: 0,
            arrivals: 0,
            shared: Shared::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn idle(&self) -> Option<Open> {
        if self.revealed { self.turn_of().map(|_| Open::StayOrSwap) } else { Some(Open::Pledge) }
    }

    fn active(&self) -> Seat {
        self.turn_of().unwrap_or_default()
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn encoding() -> Encoding {
        Encoding { blocks: BLOCKS }
    }

    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        let card = |out: &mut Encoder<'_>, card: Option<Card>| match card {
            Some(_) if has(fault::ENCODES_TOO_LITTLE) => out.zeros(9),
            card => out.one_hot(card),
        };
        let own = &self.players[viewer.index()];
        for at in 0..2 {
            card(out, own.hand.get(at).copied());
        }
        card(out, self.seen_by(viewer));
        for slot in 0..4 {
            let seat = viewer.clockwise(self.seats()).nth(slot);
            let Some(player) = seat.map(|seat| &self.players[seat.index()]) else {
                out.zeros(10);
                continue;
            };
            let shown = self.revealed || slot == 0 || has(fault::ENCODES_HIDDEN_CARDS);
            card(out, player.pledge.filter(|_| shown));
            let most = if has(fault::ENCODES_BEYOND_ITS_RANGE) { 99 } else { 6 };
            out.amount(if most == 99 { 99 } else { player.die }, most);
        }
    }

    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("decision", i32::from(!self.players[seat.index()].done))]
    }

    fn absent(&self) -> Vec<Arg> {
        if has(fault::NAMES_THE_ABSENT) { vec![absent().arg()] } else { Vec::new() }
    }

    fn estimate(&self, seat: Seat) -> f32 {
        match () {
            () if has(fault::WORTH_NOTHING_KNOWN) => f32::NAN,
            () if has(fault::KEEPS_A_REASON_BACK) => {
                f32::from(self.players[seat.index()].die) + 1.0
            }
            () => f32::from(self.players[seat.index()].die),
        }
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        let term = if has(fault::NAMES_NO_REASON) { "luck" } else { "die" };
        tally.add(term, f32::from(self.players[seat.index()].die));
    }

    fn terms() -> &'static [&'static str] {
        &["die"]
    }

    fn view(&self, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats());
        let own = |seat: Seat| viewer.is(seat) || has(fault::SHOWS_HANDS);
        let pledges = self.revealed || has(fault::SHOWS_PLEDGES);
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
            seen: match viewer {
                Viewer::Seat(seat) => self.seen_by(seat),
                Viewer::Spectator => None,
            },
        }
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        if has(fault::IMAGINES_NOTHING) {
            return;
        }
        // A swapper knows the card it put to the bottom; later swaps have put others below it.
        let later = &self.players[viewer.index() + 1..];
        let below = later.iter().filter(|player| player.swapped).count();
        let known = self.players[viewer.index()].swapped.then_some(below);
        let (revealed, seats) = (self.revealed, self.seats());
        let seen = self.players[viewer.index()].sees;
        let others = self.players.iter_mut().enumerate().filter(|(at, _)| *at != viewer.index());
        let others = others.filter(|(at, _)| {
            !has(fault::FORGETS_THE_NEXT_HAND) || *at != viewer.next(seats).index()
        });
        let held = others.flat_map(|(at, player)| {
            let known = usize::from(seen == Some(Seat::of(at)));
            player.hand.iter_mut().skip(known).chain(player.pledge.as_mut().filter(|_| !revealed))
        });
        let deck = self.deck.iter_mut().enumerate().filter(|(at, _)| Some(*at) != known);
        let deck = deck.filter(|_| !has(fault::FORGETS_THE_DECK));
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

    fn audit(&self) -> Result<(), AuditError> {
        if has(fault::CARELESS_AUDIT) {
            return Ok(());
        }
        if !(2..=4).contains(&self.players.len()) {
            return Err("two to four players".into());
        }
        let mut seen = [0; Card::COUNT];
        let held = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.pledge));
        for card in held.chain(&self.deck) {
            seen[card.at()] += 1;
        }
        if seen != [1; Card::COUNT] {
            return Err(format!("each card exists once, but {seen:?}").into());
        }
        for player in &self.players {
            let cards = player.hand.len() + usize::from(player.pledge.is_some());
            if cards != 2 || player.hand.is_empty() {
                return Err("a player has two cards, at most one of them pledged".into());
            }
            if player.die > 6 || player.die > 0 && !player.done {
                return Err("a die has been thrown too early or has no such side".into());
            }
            if player.done && !self.revealed || self.revealed && player.pledge.is_none() {
                return Err("the second phase is for when all have pledged".into());
            }
            if player.swapped && (!player.done || player.die > 0 || !self.swaps) {
                return Err("a player swaps or throws, on their own turn".into());
            }
        }
        if !has(fault::ACCEPTS_STRANGERS) {
            self.audit_peeks()?;
        }
        if !self.revealed && self.players.iter().all(|player| player.pledge.is_some()) {
            return Err("all have pledged, so the pledges are open".into());
        }
        let first_open = self.players.iter().position(|player| !player.done);
        if first_open.is_some_and(|at| self.players[at..].iter().any(|player| player.done)) {
            return Err("turns go in order of seats".into());
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
    seen: Option<Card>,
}
