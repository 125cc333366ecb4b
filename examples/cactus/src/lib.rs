//! Cactus: a folk card game with hidden cards, several questions in a turn, and players who remember.
//!
//! `docs/adding-a-game.md` walks through it. All cards lie in [`Zone`]s, which keep who knows them.

pub mod decisions;
mod encode;
mod seen;
pub mod words;

use arrayvec::ArrayVec;
use engine::zone::{account, imagine};
use engine::{
    Agenda, AuditError, BadOptions, Bounds, Citations, Encoder, Encoding, Game, Info, Language,
    Length, Log, MAX_ORIGINS, OptionSpec, Outcome, PlayoutRng, Seat, SeatSet, Setup, Silent,
    Sketch, StepRng, Tally, Viewer, Voice, Zone,
};
use serde::{Deserialize, Serialize};

pub use decisions::Open;
pub use seen::{Spot, View};
pub use words::{Action, Card, Event, Place, Prompt, ROW, Refusal};

/// CAC-1.1.
const MAX_PLAYERS: usize = 4;

/// A position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cactus {
    rows: ArrayVec<Zone<Card, ROW>, MAX_PLAYERS>,
    deck: Zone<Card, { Card::COUNT }>,
    pile: Zone<Card, { Card::COUNT }>,
    /// The card in the hand of whoever's turn it is.
    drawn: Zone<Card, 1>,
    /// Turns begun.
    turn: u32,
    active: Seat,
    caller: Option<Seat>,
    agenda: Agenda<Open, 1>,
}

impl Cactus {
    fn points(&self, seat: Seat) -> u8 {
        self.rows[seat.index()].pieces().map(Card::value).sum()
    }

    /// CAC-2.1: the player whose turn it is draws a card.
    fn draw(&mut self, log: &mut impl Log<Event>) {
        let (seat, Some(held)) = (self.active, self.deck.draw()) else { return };
        log.secret(seat, Event::Drew { card: held.piece }, Event::Drawn { seat });
        self.drawn.put(held.show(SeatSet::only(seat), log));
        self.agenda.ask(Open::Keep);
    }

    /// The next turn, or the end.
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.active = self.active.next(self.seats());
        self.agenda.clear();
        if self.ending().is_none() {
            self.turn += 1;
            return self.draw(log);
        }
        let seats = self.seats();
        for seat in Seat::all(seats) {
            self.rows[seat.index()].turn_up(seats, log);
            log.event(Event::Shown { seat, points: self.points(seat) });
        }
    }

    /// CAC-4.1, CAC-4.2: why the game is over at the beginning of a turn, if it is.
    fn ending(&self) -> Option<&'static str> {
        if self.caller == Some(self.active) {
            Some("called")
        } else {
            self.deck.is_empty().then_some("deck")
        }
    }
}

impl Game for Cactus {
    type Options = ();
    type Decision = Open;
    type Action = Action;
    type Choice = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "cactus",
        prefix: "CAC",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "CAC-4.3", turn: "CAC-2.1", question: "CAC-2.1" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: &["called", "deck"],
        origins: &["cards"],
        length: Length::Minutes,
        ..Info::BLANK
    };

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn bounds(setup: &Setup<()>) -> Bounds {
        // Every turn takes a card from the deck; the longest question is the exchange.
        let branching = 1 + (ROW * ROW) as u32 * (u32::from(setup.seats) - 1);
        Bounds { decisions: 2 * Card::COUNT as u32, branching, score: -40..=-4 }
    }

    fn new(setup: &Setup<()>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        let mut deck: Zone<Card, { Card::COUNT }> = Zone::face_down(Card::all());
        deck.shuffle(rng);
        let mut rows = ArrayVec::new();
        for seat in Seat::all(setup.seats) {
            let mut row = Zone::empty();
            (0..ROW).filter_map(|_| deck.draw()).for_each(|card| row.put(card));
            for at in 0..2 {
                row.show::<Event>(at, SeatSet::only(seat), &mut Silent);
            }
            rows.push(row);
        }
        let (pile, drawn, agenda) = (Zone::empty(), Zone::empty(), Agenda::new());
        let (turn, active, caller) = (1, Seat::of(0), None);
        let mut game = Cactus { rows, deck, pile, drawn, turn, active, caller, agenda };
        game.draw(&mut Silent);
        Ok(game)
    }

    fn dealt(&self, log: &mut impl Log<Event>) {
        for (row, owner) in self.rows.iter().zip(Seat::all(self.seats())) {
            for (held, place) in row.iter().zip(Place::all()).take(2) {
                let (seat, card) = (owner, held.piece);
                let others = Event::Looked { seat, owner, place };
                log.secret(seat, Event::Saw { owner, place, card }, others);
            }
        }
        for card in self.drawn.pieces() {
            log.secret(self.active, Event::Drew { card }, Event::Drawn { seat: self.active });
        }
    }

    fn seats(&self) -> u8 {
        self.rows.len() as u8
    }

    fn agenda(&self) -> &[Open] {
        &self.agenda
    }

    fn active(&self) -> Seat {
        self.active
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn view(&self, viewer: Viewer) -> View {
        seen::view(self, viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let rows = self.rows.iter_mut().flat_map(Zone::places_mut);
        imagine(viewer, rng, rows.chain(self.deck.places_mut()).chain(self.drawn.places_mut()));
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.agenda.is_empty() {
            return None;
        }
        let against = |seat| -i32::from(self.points(seat));
        let origins = Seat::all(self.seats())
            .map(|seat| ArrayVec::<_, MAX_ORIGINS>::from_iter([("cards", against(seat))]));
        Some(Outcome::ranked(self.ending()?, origins, against))
    }

    fn audit(&self) -> Result<(), AuditError> {
        let seats = self.seats();
        let must = |holds, rule: &str| if holds { Ok(()) } else { Err(AuditError::from(rule)) };
        must(Self::INFO.seats().contains(&seats), "two to four players")?;
        must(self.rows.iter().all(|row| row.len() == ROW), "everybody has four cards")?;
        let rows = self.rows.iter().flat_map(Zone::pieces);
        let rest = self.deck.pieces().chain(self.pile.pieces()).chain(self.drawn.pieces());
        account(Card::all(), rows.chain(rest))?;
        self.rows.iter().try_for_each(|row| row.audit(seats, SeatSet::EMPTY))?;
        self.drawn.audit(seats, SeatSet::only(self.active))?;
        must(self.deck.is_face_down(), "nobody knows the deck")?;
        must(self.pile.is_face_up(), "the pile lies open")?;
        let at_the_table = |seat: Seat| seat.index() < usize::from(seats);
        must(at_the_table(self.active), "it is somebody's turn")?;
        must(self.caller.is_none_or(at_the_table), "somebody at the table calls")?;
        let keeping = self.agenda.top() == Some(Open::Keep);
        must(keeping != self.drawn.is_empty(), "a card is in hand until it is put somewhere")?;
        must(!self.agenda.is_empty() || self.ending().is_some(), "a game that isn't over goes on")
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        tally.add("cards", -f32::from(self.points(seat)));
    }

    fn terms() -> &'static [&'static str] {
        &["cards"]
    }

    fn encoding() -> Encoding {
        Encoding { blocks: encode::BLOCKS }
    }

    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        encode::encode(self, viewer, out);
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        seen::sketch(view, voice)
    }
}
