//! A small game with everything Connect Four lacks: simultaneous hidden answers, chance, turns of
//! several decisions, and a second version of its rules.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

use arrayvec::ArrayVec;
use engine::{
    Arg, AuditError, BadOptions, Bounds, Chance, Citations, Decision, Game, GameOf, Indexed, Info,
    Language, Length, Log, Offer, Opening, OptionKind, OptionSpec, Outcome, Play, PlayoutRng,
    Refused, Seat, SeatSet, Setup, Sketch, Spoken, StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

pub static FIRST_RULES: GameOf<Tally<1>> = GameOf::new();
pub static SECOND_RULES: GameOf<Tally<2>> = GameOf::new();

/// The version of the rules by which marks are counted as they are played.
const COUNTING: u32 = 3;
pub static COUNTING_RULES: GameOf<Tally<COUNTING>> = GameOf::new();
/// The score from which on a player can only pass.
pub const ENOUGH: i32 = 1_000;
/// The number of marks played by those rules. For one test only: tests share a process.
pub static MARKS_PLAYED: AtomicUsize = AtomicUsize::new(0);

engine::bounded! {
    pub struct Digit(5);
}

impl Spoken for Digit {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64)
    }

    fn samples() -> Vec<Self> {
        Digit::all().collect()
    }
}

engine::actions! {
    pub enum Action {
        /// Everybody at once, hidden until all have chosen.
        Choose { digit: Digit },
        /// In one's turn, any number of times: it reveals nothing.
        Mark { digit: Digit },
        /// In one's turn: chance.
        Roll,
        /// Ends the turn.
        Pass,
        /// In one's turn: the others learn what the player knows anyway.
        Show,
    }
}

/// The numbers of actions.
pub fn choose(digit: u8) -> u32 {
    Action::Choose { digit: Digit::new(digit).unwrap() }.index()
}
pub fn mark(digit: u8) -> u32 {
    Action::Mark { digit: Digit::new(digit).unwrap() }.index()
}
pub fn roll() -> u32 {
    Action::Roll.index()
}
pub fn pass() -> u32 {
    Action::Pass.index()
}
pub fn show() -> u32 {
    Action::Show.index()
}

engine::messages! {
    pub enum Event: "event" {
        Chosen { seat: Seat, digit: Digit },
        Marked { seat: Seat, digit: Digit },
        Rolled { seat: Seat, pips: u32 },
        Passed { seat: Seat },
        Shown { seat: Seat },
    }
}

engine::messages! {
    pub enum Prompt: "prompt" {
        Choose,
        Turn,
    }
}

engine::refusals! {
    pub enum Refusal {
        /// By the second version of the rules only.
        "TAL-2" NoFour,
        /// Whoever has this many can only pass.
        "TAL-3" Enough,
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub rounds: u32,
}

impl Default for Options {
    fn default() -> Self {
        Options { rounds: 3 }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally<const RULES: u32> {
    seats: u8,
    rounds: u32,
    round: u32,
    answers: Vec<Option<Digit>>,
    scores: Vec<i32>,
}

#[derive(Serialize)]
pub struct View {
    pub round: u32,
    pub answers: Vec<Option<Digit>>,
    pub scores: Vec<i32>,
}

impl<const RULES: u32> Tally<RULES> {
    fn choosing(&self) -> bool {
        self.answers.iter().any(Option::is_none)
    }
}

/// What can be open.
#[derive(Clone, Copy, Debug)]
pub enum Open {
    /// Everybody at once.
    Choose,
    /// One player's turn.
    Turn,
}

impl<const RULES: u32> Decision<Tally<RULES>> for Open {
    fn asked(&self, game: &Tally<RULES>) -> SeatSet {
        match self {
            Open::Choose => {
                Seat::all(game.seats).filter(|seat| game.answers[seat.index()].is_none()).collect()
            }
            Open::Turn => SeatSet::only(game.active()),
        }
    }

    fn prompt(&self, _game: &Tally<RULES>, _seat: Seat) -> Prompt {
        match self {
            Open::Choose => Prompt::Choose,
            Open::Turn => Prompt::Turn,
        }
    }

    fn opens(&self, _game: &mut Tally<RULES>, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }

    fn offer(
        &self,
        game: &Tally<RULES>,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let all = (0..Action::COUNT).filter_map(Action::from_index);
        out.offer_all(all.filter(|action| self.check(game, seat, *action).is_ok()))
    }

    fn check(
        &self,
        game: &Tally<RULES>,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refused<Refusal>> {
        match (self, action) {
            (Open::Turn, Action::Mark { .. } | Action::Roll | Action::Show)
                if game.scores[seat.index()] >= ENOUGH =>
            {
                Err(Refusal::Enough.into())
            }
            (Open::Turn, Action::Mark { digit }) if RULES > 1 && digit.at() == 4 => {
                Err(Refusal::NoFour.into())
            }
            (Open::Choose, Action::Choose { .. })
            | (Open::Turn, Action::Mark { .. } | Action::Roll | Action::Pass | Action::Show) => {
                Ok(())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Tally<RULES>,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Choose { digit } => {
                game.answers[seat.index()] = Some(digit);
                play.tell(Event::Chosen { seat, digit });
                play.log.learned(SeatSet::all(game.seats));
            }
            Action::Mark { digit } => {
                if RULES == COUNTING {
                    MARKS_PLAYED.fetch_add(1, Ordering::Relaxed);
                }
                game.scores[seat.index()] += digit.at() as i32;
                play.tell(Event::Marked { seat, digit });
            }
            Action::Roll => {
                let pips = play.rng.below(6) + 1;
                game.scores[seat.index()] += pips as i32;
                play.tell(Event::Rolled { seat, pips });
            }
            Action::Pass => {
                game.round += 1;
                game.answers.fill(None);
                play.tell(Event::Passed { seat });
            }
            Action::Show => {
                play.log.learned(SeatSet::all(game.seats).without(seat));
                play.tell(Event::Shown { seat });
            }
        }
    }
}

impl<const RULES: u32> Game for Tally<RULES> {
    type Options = Options;
    type Decision = Open;
    type Action = Action;
    type Choice = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "tally",
        prefix: "TAL",
        min_seats: 2,
        max_seats: 4,
        rules_version: RULES,
        rules: "",
        citations: Citations { over: "TAL-1", turn: "TAL-1", question: "TAL-1" },
        texts: &[(Language::English, "")],
        endings: &["done"],
        origins: &["score"],
        stops: &[],
        length: Length::Minutes,
        levels: "",
    };

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "rounds", kind: OptionKind::Number { min: 1, max: 1000 } }]
    }

    fn bounds(_setup: &Setup<Options>) -> Bounds {
        Bounds { decisions: u32::MAX, branching: 12, score: 0..=i32::MAX }
    }

    fn new(setup: &Setup<Options>, _rng: &mut StepRng) -> Result<Self, BadOptions> {
        let seats = usize::from(setup.seats);
        let (answers, scores) = (vec![None; seats], vec![0; seats]);
        Ok(Tally { seats: setup.seats, rounds: setup.options.rounds, round: 0, answers, scores })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn idle(&self) -> Option<Open> {
        (self.round < self.rounds).then_some(if self.choosing() {
            Open::Choose
        } else {
            Open::Turn
        })
    }

    fn active(&self) -> Seat {
        Seat::of(self.round as usize % usize::from(self.seats))
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |seat: Seat| {
            let open = !self.choosing() || viewer.is(seat);
            self.answers[seat.index()].filter(|_| open)
        };
        let answers = Seat::all(self.seats).map(seen).collect();
        View { round: self.round, answers, scores: self.scores.clone() }
    }

    fn resample_hidden(&mut self, _viewer: Seat, _rng: &mut PlayoutRng) {}

    fn outcome(&self) -> Option<Outcome> {
        let over = self.round == self.rounds;
        let origins = self.scores.iter().map(|&score| ArrayVec::from_iter([("score", score)]));
        over.then(|| Outcome::ranked("done", origins, |seat| self.scores[seat.index()]))
    }

    fn audit(&self) -> Result<(), AuditError> {
        let seats = usize::from(self.seats);
        let fits = self.answers.len() == seats && self.scores.len() == seats;
        if fits { Ok(()) } else { Err("seats don't fit".into()) }
    }

    fn turn(&self) -> u32 {
        2 * self.round + u32::from(!self.choosing())
    }

    fn sketch(view: &View, _voice: &Voice<'_>) -> Sketch {
        let mut sketch = Sketch::default();
        sketch.section("Scores".to_owned(), format!("{:?}", view.scores));
        sketch
    }
}
