//! Many games of one kind stepped together, as material for learning.
//!
//! Each lane plays one game after another and asks for one decision at a time. What it shows goes
//! into the caller's arrays. A lane's games depend on its number alone, never on how lanes are
//! divided among threads.

use engine::{
    ActError, BadOptions, Chance, Encoder, Game, Indexed, Outcome, PlayoutRng, Seat, Seed, Setup,
    Silent, StepRng, options,
};
use serde_json::{Map, Value};

use crate::{Player, UnknownBot, named};

/// How many games may end one after another before the caller is asked.
const MAX_UNASKED: usize = 100;

/// How the games of all lanes are played.
#[derive(Clone, Debug)]
pub struct Course {
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: Map<String, Value>,
    /// Everything random follows from it and the number of a game.
    pub seed: Seed,
    /// The number of lanes in all chunks: lane `n` plays the games `n`, `n + lanes`, `n + 2 lanes`…
    pub lanes: u64,
    /// After how many decisions a game is broken off. 0 for never.
    pub limit: u32,
    /// What a finished game pays.
    pub pays: Pays,
    /// Who plays the other seats.
    pub rivals: Rivals,
}

/// What a finished game pays each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pays {
    /// By rank, from -1 to 1 ([`Outcome::returns`]).
    Rank,
    /// The final score.
    Score,
    /// The share of the victory.
    Win,
}

/// Who plays the seats that the caller doesn't.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rivals {
    /// Nobody: the caller decides for every seat.
    None,
    /// The bot of this name, against a caller who always has this seat.
    Facing(String, Seat),
    /// The bot of this name, against a caller whose seat goes round from game to game.
    Around(String),
}

/// Where lanes write what they show: one row for each lane.
pub struct Rows<'a> {
    /// What the deciding seat sees, as the game's encoding says.
    pub observation: &'a mut [u8],
    /// 1 for every legal action.
    pub mask: &'a mut [u8],
    /// Who decides.
    pub seat: &'a mut [i64],
    /// What a game that has just finished pays each seat; otherwise zeros.
    pub reward: &'a mut [f32],
    /// Whether a game has just finished. The rest of the row then shows the next game.
    pub done: &'a mut [bool],
    /// Whether a game has just been broken off at its limit.
    pub truncated: &'a mut [bool],
}

/// An action that a lane can't take.
#[derive(Clone, PartialEq, Debug)]
pub struct WrongAction {
    /// Which lane of the chunk.
    pub lane: usize,
    /// What is wrong.
    pub error: ActError,
}

/// A chunk of lanes, whatever their game is.
pub trait AnyLanes: Send {
    /// Whether every lane can take its action. Changes nothing.
    fn check(&self, actions: &[i64]) -> Result<(), WrongAction>;
    /// Takes an action in each lane. Actions must have passed [`AnyLanes::check`].
    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), BadOptions>;
    /// Shows what is asked, as after a step in which nothing finished.
    fn show(&self, rows: &mut Rows<'_>);
    /// Writes a legal action of each lane, each equally likely.
    fn sample(&mut self, actions: &mut [i64]);
    /// The number of the game that a lane plays, counted over the whole course.
    fn number(&self, lane: usize) -> Option<u64>;
}

/// Why lanes can't be opened.
#[derive(Debug)]
pub enum BadCourse {
    /// The set-up is wrong.
    Options(BadOptions),
    /// There is no such bot.
    Bot(UnknownBot),
}

/// Opens `count` lanes of a course, the first of them numbered `first`.
pub(crate) fn open<G: Game>(
    course: &Course,
    first: u64,
    count: usize,
) -> Result<LanesOf<G>, BadCourse> {
    let setup = options::from_json::<G>(&course.options)
        .map(|options| Setup::with::<G>(course.seats, options))
        .and_then(|setup| setup.check::<G>().map(|()| setup))
        .map_err(BadCourse::Options)?;
    let rival = match &course.rivals {
        Rivals::None => None,
        Rivals::Facing(_, seat) if seat.index() >= usize::from(course.seats) => {
            let (seat, seats) = (seat.index(), course.seats);
            let reason = format!("there is no seat {seat} in a game with {seats} seats");
            return Err(BadCourse::Options(BadOptions::because(reason)));
        }
        Rivals::Facing(bot, _) | Rivals::Around(bot) => Some(bot.clone()),
    };
    if let Some(bot) = &rival {
        named::<G>(bot, 0).map_err(BadCourse::Bot)?;
    }
    let mut lanes = LanesOf { course: course.clone(), setup, rival, lanes: Vec::new() };
    for number in (first..).take(count) {
        let lane = lanes.lane_from(number).map_err(BadCourse::Options)?;
        lanes.lanes.push(lane);
    }
    Ok(lanes)
}

pub(crate) struct LanesOf<G: Game> {
    course: Course,
    setup: Setup<G::Options>,
    rival: Option<String>,
    lanes: Vec<Lane<G>>,
}

struct Lane<G: Game> {
    game: G,
    seed: Seed,
    number: u64,
    steps: u32,
    /// Answers to a simultaneous decision that others have yet to answer: nobody sees them before
    /// all are in.
    held: Vec<(Seat, G::Action)>,
    /// Who decides next, and what they may do.
    asked: Seat,
    legal: Vec<G::Action>,
    /// For sampling, never for the game.
    choices: PlayoutRng,
    /// Who plays all seats but the caller's.
    rival: Option<(Box<dyn Player<G>>, Seat)>,
}

/// How a game stands after a decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Going,
    Over,
    BrokenOff,
}

impl<G: Game> LanesOf<G> {
    /// The lane's first game from this number on in which the caller is asked, at that decision.
    /// Games that the rivals finish before that are skipped.
    fn lane_from(&self, first: u64) -> Result<Lane<G>, BadOptions> {
        let mut number = first;
        for _ in 0..MAX_UNASKED {
            let mut lane = self.lane(number)?;
            if lane.go_on(self.course.limit) == Standing::Going {
                return Ok(lane);
            }
            number += self.course.lanes;
        }
        Err(BadOptions::because(format!(
            "in {MAX_UNASKED} games the caller was never asked before the end: the limit of {} \
             decisions is too small",
            self.course.limit
        )))
    }

    /// The game with this number at its beginning.
    fn lane(&self, number: u64) -> Result<Lane<G>, BadOptions> {
        let seed = self.course.seed.nth(number);
        let mut seeds = PlayoutRng::from(seed);
        let rival = self.rival.as_ref().map(|bot| {
            let seat = match &self.course.rivals {
                Rivals::Facing(_, seat) => *seat,
                _ => Seat::of((number % u64::from(self.course.seats)) as usize),
            };
            named::<G>(bot, u64::from(seeds.bits()))
                .map(|player| (player, seat))
                .map_err(|unknown| BadOptions::because(unknown.to_string()))
        });
        Ok(Lane {
            game: G::new(&self.setup, &mut StepRng::new(seed, 0))?,
            seed,
            number,
            steps: 0,
            held: Vec::new(),
            asked: Seat::of(0),
            legal: Vec::new(),
            choices: PlayoutRng::new(u64::from(seeds.bits()) << 32 | u64::from(seeds.bits())),
            rival: rival.transpose()?,
        })
    }
}

impl<G: Game> Lane<G> {
    /// Takes the asked seat's action, as a match does: where several seats decide at once, when all
    /// have answered.
    fn act(&mut self, action: G::Action) {
        let deciding = self.game.waiting().len();
        if deciding == 1 {
            return self.step(self.asked, action);
        }
        self.held.push((self.asked, action));
        if self.held.len() == deciding {
            for (seat, action) in std::mem::take(&mut self.held) {
                self.step(seat, action);
            }
        }
    }

    fn step(&mut self, seat: Seat, action: G::Action) {
        self.steps += 1;
        let mut rng = StepRng::new(self.seed, u64::from(self.steps));
        self.game.apply(seat, action, &mut rng, &mut Silent);
    }

    fn decisions(&self) -> u32 {
        self.steps + self.held.len() as u32
    }

    /// Lets rivals decide until the caller is asked or the game is over.
    fn go_on(&mut self, limit: u32) -> Standing {
        loop {
            self.legal.clear();
            let deciding = self.game.waiting();
            let left = self.held.iter().fold(deciding, |left, (seat, _)| left.without(*seat));
            let Some(seat) = left.first() else {
                return Standing::Over;
            };
            if limit > 0 && self.decisions() >= limit {
                return Standing::BrokenOff;
            }
            self.asked = seat;
            match &mut self.rival {
                Some((player, own)) if *own != seat => {
                    let Some(decision) = player.choose(&self.game, seat) else {
                        return Standing::BrokenOff;
                    };
                    self.act(decision.action);
                }
                _ => {
                    self.game.legal(seat, &mut self.legal);
                    return Standing::Going;
                }
            }
        }
    }

    fn read(&self, action: i64) -> Result<G::Action, ActError> {
        let known = u32::try_from(action).ok().and_then(G::Action::from_index);
        let action = known.ok_or_else(|| ActError::no_such::<G>(action))?;
        if self.legal.contains(&action) {
            return Ok(action);
        }
        // What isn't on the list is refused by a rule.
        let refused = self.game.check(self.asked, action);
        refused.map(|()| action).map_err(|refused| ActError::refused(&self.game, &refused))
    }

    fn show(&self, observation: &mut [u8], mask: &mut [u8]) {
        self.game.encode(self.asked, &mut Encoder::new(observation));
        mask.fill(0);
        for action in &self.legal {
            mask[action.index() as usize] = 1;
        }
    }
}

impl<G: Game> AnyLanes for LanesOf<G> {
    fn check(&self, actions: &[i64]) -> Result<(), WrongAction> {
        for (at, (lane, &action)) in self.lanes.iter().zip(actions).enumerate() {
            lane.read(action).map_err(|error| WrongAction { lane: at, error })?;
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], rows: &mut Rows<'_>) -> Result<(), BadOptions> {
        let (width, seats) = (G::encoding().len(), usize::from(self.course.seats));
        let count = G::Action::COUNT as usize;
        for (at, &action) in actions.iter().enumerate().take(self.lanes.len()) {
            let lane = &mut self.lanes[at];
            let reward = &mut rows.reward[at * seats..(at + 1) * seats];
            reward.fill(0.0);
            if let Ok(action) = lane.read(action) {
                lane.act(action);
            }
            let standing = lane.go_on(self.course.limit);
            rows.done[at] = standing != Standing::Going;
            rows.truncated[at] = standing == Standing::BrokenOff;
            if standing == Standing::Over
                && let Some(outcome) = lane.game.outcome()
            {
                pay(self.course.pays, &outcome, reward);
            }
            if rows.done[at] {
                self.lanes[at] = self.lane_from(self.lanes[at].number + self.course.lanes)?;
            }
            let lane = &self.lanes[at];
            rows.seat[at] = lane.asked.index() as i64;
            lane.show(
                &mut rows.observation[at * width..(at + 1) * width],
                &mut rows.mask[at * count..(at + 1) * count],
            );
        }
        Ok(())
    }

    fn show(&self, rows: &mut Rows<'_>) {
        rows.reward.fill(0.0);
        rows.done.fill(false);
        rows.truncated.fill(false);
        let observations = rows.observation.chunks_exact_mut(G::encoding().len());
        let masks = rows.mask.chunks_exact_mut(G::Action::COUNT as usize);
        for ((lane, seat), (observation, mask)) in
            self.lanes.iter().zip(rows.seat.iter_mut()).zip(observations.zip(masks))
        {
            *seat = lane.asked.index() as i64;
            lane.show(observation, mask);
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, slot) in self.lanes.iter_mut().zip(actions) {
            let picked = lane.choices.pick(&lane.legal);
            *slot = picked.map_or(-1, |action| i64::from(action.index()));
        }
    }

    fn number(&self, lane: usize) -> Option<u64> {
        self.lanes.get(lane).map(|lane| lane.number)
    }
}

fn pay(pays: Pays, outcome: &Outcome, reward: &mut [f32]) {
    for (seat, slot) in Seat::all(reward.len() as u8).zip(reward) {
        *slot = match pays {
            Pays::Rank => outcome.returns(seat) as f32,
            Pays::Win => outcome.win_share(seat) as f32,
            Pays::Score => {
                outcome.seats.get(seat.index()).map_or(0.0, |result| result.score as f32)
            }
        };
    }
}

#[cfg(test)]
mod tests;
