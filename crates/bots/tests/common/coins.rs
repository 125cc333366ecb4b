//! Coins: two seats, and one of two tiny games whose value is known.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{
    AuditError, BadOptions, Bounds, Chance, Citations, Decision, Game, Info, Length, Log, Offer,
    OptionKind, OptionSpec, Outcome, Play, PlayoutRng, Refused, Seat, SeatSet, Setup, Sketch,
    StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

engine::names! {
    /// A side of a coin.
    pub enum Side: "side" { Heads, Tails }
}

engine::actions! {
    /// What can be decided.
    pub enum Action {
        /// Take what is sure.
        Safe,
        /// Guess the hidden coin instead.
        Gamble,
        /// Show or guess a side.
        Call { side: Side },
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// Seat 0 will guess.
        Gambled,
        /// The coins are seen.
        Shown { one: Side, two: Side },
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// Anything.
        Choose,
    }
}

engine::refusals! {
    /// Why not.
    pub enum Refusal {
        /// Not now.
        "CO-1.1" NotNow,
    }
}

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Both show a coin at once; seat 1 wins if they are equal. Neither has an advantage.
    #[default]
    Pennies,
    /// Seat 0 takes a sure victory by a little, or guesses a coin that nobody has seen.
    Gamble,
    /// The same, but what is sure is a defeat by a little.
    Despair,
}

/// Which game is played.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    pub kind: Kind,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Coins {
    kind: Kind,
    hidden: Side,
    calls: [Option<Side>; 2],
    choice: Option<Action>,
}

/// The one decision.
#[derive(Clone, Copy, Debug)]
pub struct Choose;

impl Decision<Coins> for Choose {
    fn asked(&self, game: &Coins) -> SeatSet {
        match game.kind {
            Kind::Pennies => {
                Seat::all(2).filter(|seat| game.calls[seat.index()].is_none()).collect()
            }
            _ => SeatSet::only(game.active()),
        }
    }

    fn prompt(&self, _game: &Coins, _seat: Seat) -> Prompt {
        Prompt::Choose
    }

    fn offer(&self, game: &Coins, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if game.kind != Kind::Pennies && game.choice.is_none() {
            out.offer_all([Action::Safe, Action::Gamble])
        } else {
            out.offer_all(Side::ALL.iter().map(|&side| Action::Call { side }))
        }
    }

    fn check(&self, game: &Coins, seat: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        let mut legal = Vec::new();
        let _ = self.offer(game, seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Refusal::NotNow.into()) }
    }

    fn answer(
        &self,
        game: &mut Coins,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Call { side } => game.calls[seat.index()] = Some(side),
            other => game.choice = Some(other),
        }
        if action == Action::Gamble {
            play.tell(Event::Gambled);
        }
        if let [Some(one), Some(two)] = game.calls {
            play.log.learned(SeatSet::all(2));
            play.tell(Event::Shown { one, two });
        }
    }
}

impl Game for Coins {
    type Options = Options;
    type Decision = Choose;
    type Action = Action;
    type Choice = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = [Option<Side>; 2];

    const INFO: Info = Info {
        id: "coins",
        prefix: "CO",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules: "- **CO-1.1** Decide when asked.",
        citations: Citations { over: "CO-1.1", turn: "CO-1.1", question: "CO-1.1" },
        texts: &[],
        endings: &["shown"],
        origins: &["all"],
        stops: &[],
        length: Length::Minutes,
        levels: "",
    };

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "kind", kind: OptionKind::Choice(&["pennies", "gamble", "despair"]) }]
    }

    fn bounds(_setup: &Setup<Options>) -> Bounds {
        Bounds { decisions: 2, branching: 2, score: 0..=10 }
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        let hidden = Side::ALL[rng.below(2) as usize];
        Ok(Coins { kind: setup.options.kind, hidden, calls: [None; 2], choice: None })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn idle(&self) -> Option<Choose> {
        let over = match self.kind {
            Kind::Pennies => self.calls.iter().all(Option::is_some),
            _ => self.calls[0].is_some() || self.choice == Some(Action::Safe),
        };
        (!over).then_some(Choose)
    }

    fn active(&self) -> Seat {
        Seat::of(0)
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn view(&self, viewer: Viewer) -> [Option<Side>; 2] {
        let over = self.waiting().is_empty();
        std::array::from_fn(|at| self.calls[at].filter(|_| over || viewer.is(Seat::of(at))))
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        if self.waiting().is_empty() {
            return;
        }
        self.hidden = Side::ALL[rng.below(2) as usize];
        let other = &mut self.calls[viewer.next(2).index()];
        *other = other.map(|_| Side::ALL[rng.below(2) as usize]);
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = match (self.kind, self.choice, self.calls) {
            (Kind::Pennies, _, [Some(one), Some(two)]) => {
                if one == two {
                    [0, 10]
                } else {
                    [10, 0]
                }
            }
            (Kind::Gamble, Some(Action::Safe), _) => [6, 4],
            (Kind::Despair, Some(Action::Safe), _) => [4, 6],
            (_, _, [Some(guess), _]) => {
                if guess == self.hidden {
                    [10, 0]
                } else {
                    [0, 10]
                }
            }
            _ => return None,
        };
        let origins = points.map(|each| ArrayVec::from_iter([("all", each)]));
        Some(Outcome::ranked("shown", origins, |seat| points[seat.index()]))
    }

    fn audit(&self) -> Result<(), AuditError> {
        Ok(())
    }

    fn turn(&self) -> u32 {
        self.calls.iter().flatten().count() as u32 + u32::from(self.choice.is_some())
    }

    fn sketch(_view: &[Option<Side>; 2], _voice: &Voice<'_>) -> Sketch {
        Sketch::default()
    }
}
