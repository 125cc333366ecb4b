//! Bots and contests without the game's types: what the command line and the table ask for.

use engine::{
    AnyGame, AnyMatch, BadOptions, Chance, Choice, Game, GameOf, Indexed, Journal, Match,
    PlayoutRng, Seat, Seed, Setup, Start, options,
};
use serde_json::{Map, Value};

use crate::learned::{self, BadWeights};
use crate::{
    AnyLanes, AnySelfPlay, BadCourse, Course, Finished, Player, SelfPlay, UnknownBot, Weighed,
    lanes, named, play, selfplay,
};

/// A game that people and bots can play.
pub trait Playable: AnyGame {
    /// The bot of this name. The same seed gives the same decisions.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, UnknownBot>;

    /// Prepares games between bots, named in the order of seats.
    fn contest(
        &self,
        bots: &[String],
        options: &Map<String, Value>,
    ) -> Result<Box<dyn AnyContest>, BadOptions>;

    /// What the bot of this name thinks of a seat's choices; `None` if the seat has none, or the
    /// match is of another game.
    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Result<Option<Advice>, UnknownBot>;

    /// Prepares games of a bot with itself, as material for learning.
    fn self_play(&self, plan: SelfPlay) -> Result<Box<dyn AnySelfPlay>, UnknownBot>;

    /// Opens lanes of games that are stepped together, from `first` on, `count` of them.
    fn lanes(
        &self,
        course: &Course,
        first: u64,
        count: usize,
    ) -> Result<Box<dyn AnyLanes>, BadCourse>;

    /// Puts other weights in the place of those that the learned judgement has.
    fn replace_weights(&self, bytes: &[u8]) -> Result<(), BadWeights>;

    /// The points that a seat can expect to have in the end, hidden things known; its score once
    /// the game is over. Nothing if the match is of another game. Never for players before the end.
    fn expected_points(&self, game: &dyn AnyMatch, seat: Seat) -> Option<f32>;
}

/// What a bot thinks of a seat's choices.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The choices, the best first.
    pub choices: Vec<Advised>,
    /// How play is likely to go on, beginning with the best choice. It happens in a world that the
    /// bot made up, and tells nothing that the seat doesn't know.
    pub line: Vec<(Seat, Choice)>,
}

/// A choice that was weighed.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The choice.
    pub choice: Choice,
    /// How often it was tried.
    pub visits: u32,
    /// The part of all tries that it got, 0 to 1.
    pub share: f32,
    /// The result that the bot plays for, 0 to 1: victory mixed with the margin.
    pub value: f32,
    /// The expected share of the victory, 0 to 1.
    pub win: f32,
    /// The expected lead over the best other team, in points.
    pub lead: f32,
}

/// A bot at a table whose game it knows.
pub trait AnyBot: Send {
    /// The number of an action for the seat; `None` if it has none, or sits at the wrong game.
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<u32>;
}

/// Bots that have agreed on a game.
pub trait AnyContest: Send + Sync {
    /// Plays one game.
    fn run(&self, seed: Seed, keep: Keep) -> Result<ContestResult, BadOptions>;
}

/// What to keep of a game between bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// The result alone.
    Result,
    /// The result and the journal.
    Journal,
}

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct ContestResult {
    /// Its length and result.
    pub finished: Finished,
    /// The journal's file, if it was to be kept.
    pub journal: Option<String>,
}

impl<G: Game> Playable for GameOf<G> {
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn AnyBot>, UnknownBot> {
        Ok(Box::new(BotOf::<G> { player: named(name, seed)? }))
    }

    fn contest(
        &self,
        bots: &[String],
        given: &Map<String, Value>,
    ) -> Result<Box<dyn AnyContest>, BadOptions> {
        let seats = u8::try_from(bots.len())
            .map_err(|_| BadOptions::because(format!("{} bots are too many", bots.len())))?;
        let setup = Setup::with::<G>(seats, options::from_json::<G>(given)?);
        BadOptions::check::<G>(&setup)?;
        for name in bots {
            named::<G>(name, 0).map_err(|unknown| BadOptions::because(unknown.to_string()))?;
        }
        Ok(Box::new(ContestOf::<G> { setup, bots: bots.to_vec() }))
    }

    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Result<Option<Advice>, UnknownBot> {
        let mut player = named::<G>(bot, seed)?;
        let Some(game) = game.as_any().downcast_ref::<Match<G>>() else { return Ok(None) };
        let weighed = player.weigh(game.game(), seat);
        let Some(best) = weighed.first().map(|best| best.action) else { return Ok(None) };
        let line = player.foresee(game.game(), seat, best);
        let advised = |each: &Weighed<G::Action>| Advised {
            choice: Choice::of(game.game(), seat, each.action),
            visits: each.visits,
            share: each.share,
            value: each.value,
            win: each.win,
            lead: each.lead,
        };
        Ok(Some(Advice {
            choices: weighed.iter().map(advised).collect(),
            line: line.iter().map(|step| (step.seat, Choice::plain(step.action))).collect(),
        }))
    }

    fn self_play(&self, plan: SelfPlay) -> Result<Box<dyn AnySelfPlay>, UnknownBot> {
        Ok(Box::new(selfplay::prepare::<G>(plan)?))
    }

    fn lanes(
        &self,
        course: &Course,
        first: u64,
        count: usize,
    ) -> Result<Box<dyn AnyLanes>, BadCourse> {
        Ok(Box::new(lanes::open::<G>(course, first, count)?))
    }

    fn replace_weights(&self, bytes: &[u8]) -> Result<(), BadWeights> {
        learned::replace::<G>(bytes)
    }

    fn expected_points(&self, game: &dyn AnyMatch, seat: Seat) -> Option<f32> {
        let game = game.as_any().downcast_ref::<Match<G>>()?.game();
        match game.outcome() {
            Some(outcome) => outcome.seats.get(seat.index()).map(|result| result.score as f32),
            None => Some(game.estimate(seat)),
        }
    }
}

struct BotOf<G: Game> {
    player: Box<dyn Player<G>>,
}

impl<G: Game> AnyBot for BotOf<G> {
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<u32> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        self.player.choose(game.game(), seat).map(|decision| decision.action.index())
    }
}

struct ContestOf<G: Game> {
    setup: Setup<G::Options>,
    bots: Vec<String>,
}

impl<G: Game> AnyContest for ContestOf<G> {
    fn run(&self, seed: Seed, keep: Keep) -> Result<ContestResult, BadOptions> {
        // The bots' own randomness comes from the seed, but never from the game's chance.
        let mut seeds = PlayoutRng::from(seed);
        let mut players = self
            .bots
            .iter()
            .map(|name| named::<G>(name, u64::from(seeds.bits())))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|unknown| BadOptions::because(unknown.to_string()))?;
        match keep {
            Keep::Result => {
                let finished = play(&self.setup, seed, &mut players, |_| {})?;
                Ok(ContestResult { finished, journal: None })
            }
            Keep::Journal => {
                let mut journal = Journal::<G>::new(Start::Setup(self.setup.clone()), seed);
                let finished =
                    play(&self.setup, seed, &mut players, |step| journal.steps.push(step))?;
                let file = journal.write(finished.outcome.as_ref());
                Ok(ContestResult { finished, journal: Some(file) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::ConnectFour;

    static GAME: GameOf<ConnectFour> = GameOf::new();

    fn random_contest() -> Box<dyn AnyContest> {
        GAME.contest(&["random".to_owned(), "random".to_owned()], &Map::new()).unwrap()
    }

    #[test]
    fn a_contest_is_the_same_for_the_same_seed() {
        let contest = random_contest();
        let seed = Seed::from_phrase("contest");
        let first = contest.run(seed, Keep::Journal).unwrap();
        assert_eq!(first.journal, contest.run(seed, Keep::Journal).unwrap().journal);
        assert_ne!(first.journal, contest.run(seed.nth(1), Keep::Journal).unwrap().journal);
    }

    #[test]
    fn its_journal_can_be_played_again() {
        let result = random_contest().run(Seed::from_phrase("again"), Keep::Journal).unwrap();
        let (replayed, claimed) = GAME.load_journal(&result.journal.unwrap()).unwrap();
        assert_eq!(replayed.steps() as u32, result.finished.decisions);
        assert_eq!(serde_json::to_value(replayed.outcome()).unwrap(), claimed.unwrap());
    }

    #[test]
    fn bots_and_seats_that_do_not_fit_are_named() {
        let wrong = GAME.contest(&["random".to_owned(), "genius".to_owned()], &Map::new());
        let said = wrong.err().unwrap().0;
        assert!(said.starts_with("there is no bot 'genius': there is random, greedy"), "{said}");
        let lonely = GAME.contest(&["random".to_owned()], &Map::new());
        assert_eq!(lonely.err().unwrap().0, "connect-four is for 2 to 2 seats, not 1");
    }
}
