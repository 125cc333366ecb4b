//! A small game with all that Connect Four lacks: hidden answers given at once, chance, turns of
//! several decisions, and a second version of its rules.

use arrayvec::ArrayVec;
use engine::{
    Arg, BadOptions, Bounds, Chance, Game, GameOf, Indexed, Info, Language, Log, OptionKind,
    OptionSpec, Outcome, PlayoutRng, Seat, SeatSet, Setup, Sketch, Spoken, StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

pub static FIRST_RULES: GameOf<Tally<1>> = GameOf::new();
pub static SECOND_RULES: GameOf<Tally<2>> = GameOf::new();

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

engine::decisions! {
    pub enum Action {
        /// Everybody at once, hidden until all have chosen.
        Choose { digit: Digit },
        /// In one's turn, as often as one likes: nothing comes to light.
        Mark { digit: Digit },
        /// In one's turn: chance.
        Roll,
        /// Ends the turn.
        Pass,
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

engine::messages! {
    pub enum Event: "event" {
        Chosen { seat: Seat, digit: Digit },
        Marked { seat: Seat, digit: Digit },
        Rolled { seat: Seat, pips: u32 },
        Passed { seat: Seat },
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
        "TAL-1" NotNow,
        /// By the second version of the rules only.
        "TAL-2" NoFour,
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

    fn mover(&self) -> Seat {
        Seat::of(self.round as usize % usize::from(self.seats))
    }
}

impl<const RULES: u32> Game for Tally<RULES> {
    type Options = Options;
    type Action = Action;
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
        texts: &[(Language::English, "")],
        endings: &["done"],
        origins: &["score"],
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

    fn waiting(&self) -> SeatSet {
        if self.round == self.rounds {
            SeatSet::EMPTY
        } else if self.choosing() {
            Seat::all(self.seats).filter(|seat| self.answers[seat.index()].is_none()).collect()
        } else {
            SeatSet::only(self.mover())
        }
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        if self.choosing() { Prompt::Choose } else { Prompt::Turn }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let all = (0..Action::COUNT).filter_map(Action::from_index);
        out.extend(all.filter(|action| self.check(seat, *action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let choosing = matches!(action, Action::Choose { .. });
        if !self.waiting().contains(seat) || choosing != self.choosing() {
            return Err(Refusal::NotNow);
        }
        match action {
            Action::Mark { digit } if RULES > 1 && digit.at() == 4 => Err(Refusal::NoFour),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        match action {
            Action::Choose { digit } => {
                self.answers[seat.index()] = Some(digit);
                log.event(Event::Chosen { seat, digit });
                log.learned(SeatSet::all(self.seats));
            }
            Action::Mark { digit } => {
                self.scores[seat.index()] += digit.at() as i32;
                log.event(Event::Marked { seat, digit });
            }
            Action::Roll => {
                let pips = rng.below(6) + 1;
                self.scores[seat.index()] += pips as i32;
                log.event(Event::Rolled { seat, pips });
            }
            Action::Pass => {
                self.round += 1;
                self.answers.fill(None);
                log.event(Event::Passed { seat });
            }
        }
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

    fn audit(&self) -> Result<(), String> {
        let seats = usize::from(self.seats);
        let fits = self.answers.len() == seats && self.scores.len() == seats;
        if fits { Ok(()) } else { Err("seats don't fit".to_owned()) }
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
