//! Bots and contests without the game's types: what the command line and the table ask for.

use engine::{
    AnyGame, AnyMatch, BadOptions, Chance, Choice, Game, GameOf, Indexed, Journal, Match,
    PlayoutRng, Seat, Seed, Setup, Start, options,
};
use serde_json::{Map, Value};

use crate::judge::Judge;
use crate::learned::{self, BadWeights, Room};
use crate::reasons::{self, Pair};
use crate::{
    Advice, Advised, AnyLanes, AnySelfPlay, BadCourse, Comparison, Course, Finished, Player,
    SelfPlay, UnknownBot, Weighed, lanes, named, play, selfplay,
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

    /// Why the best choice is better than another: than the one with this number, or than the second
    /// best. Nothing if there is no choice, no such choice, or the match is of another game.
    fn compare(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        advice: &Advice,
        action: Option<u32>,
        seed: u64,
    ) -> Option<Comparison>;

    /// Prepares games of a bot with itself, as material for learning.
    fn self_play(&self, plan: SelfPlay) -> Result<Box<dyn AnySelfPlay>, UnknownBot>;

    /// Opens `count` lanes of games that are stepped together, the first of them numbered `first`.
    fn lanes(
        &self,
        course: &Course,
        first: u64,
        count: usize,
    ) -> Result<Box<dyn AnyLanes>, BadCourse>;

    /// Replaces the weights of the learned judgement.
    fn replace_weights(&self, bytes: &[u8]) -> Result<(), BadWeights>;

    /// The points that a seat can expect in the end, judged with everything open; its score once
    /// the game is over. `None` if the match is of another game. Never for players before the end.
    fn expected_points(&self, game: &dyn AnyMatch, seat: Seat) -> Option<f32>;

    /// Each seat's share of the victory that the learned judgement gives it: the mean of what it makes of
    /// every seat's view; the result once the game is over. Seats of one team share theirs. `None` if
    /// nothing was learned about the game, or the match is of another game. Never for players before the end.
    fn chances(&self, game: &dyn AnyMatch) -> Option<Vec<f32>>;
}

/// A bot at a table whose game it knows.
pub trait AnyBot: Send {
    /// The number of an action for the seat; `None` if it has none, or sits at the wrong game.
    fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Option<u32>;
}

/// Bots with a set-up to play.
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
        setup.check::<G>()?;
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

    fn compare(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        advice: &Advice,
        action: Option<u32>,
        seed: u64,
    ) -> Option<Comparison> {
        let game = game.as_any().downcast_ref::<Match<G>>()?.game();
        let (best, other) = advice.pair(action)?;
        let asked = action.is_some_and(|action| action != best.choice.id);
        if asked && other.is_none() {
            return None;
        }
        let difference = |of: fn(&Advised) -> f32| other.map_or(0.0, |other| of(best) - of(other));
        let (points, win) = (difference(|each| each.lead), difference(|each| each.win));
        let mut reasons = Vec::new();
        if let Some(other) = other {
            let better = G::Action::from_index(best.choice.id)?;
            let other = G::Action::from_index(other.choice.id)?;
            // The advice is for another position, which doesn't have these choices.
            if game.check(seat, better).is_err() || game.check(seat, other).is_err() {
                return None;
            }
            let pair = Pair { better, other, lead: points };
            reasons = reasons::reasons(game, seat, pair, seed);
        }
        let other = other.map(|other| other.choice.clone());
        Some(Comparison { seat, best: best.choice.clone(), other, asked, points, win, reasons })
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

    fn chances(&self, game: &dyn AnyMatch) -> Option<Vec<f32>> {
        let game = game.as_any().downcast_ref::<Match<G>>()?.game();
        let network = learned::network::<G>().ok()?;
        // Alone, the network needs no scale of points.
        let judge = Judge::new(1.0, 0.0).with(Some(network), 1.0);
        let mut room = Room::default();
        let mut chances = vec![0.0; usize::from(game.seats())];
        for viewer in Seat::all(game.seats()) {
            let standing = judge.standing(game, viewer, &mut room);
            for (chance, win) in chances.iter_mut().zip(standing.win) {
                *chance += win / f32::from(game.seats());
            }
        }
        Some(chances)
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
        let said = wrong.err().unwrap().to_string();
        assert!(said.starts_with("there is no bot 'genius': the bots are random"), "{said}");
        let lonely = GAME.contest(&["random".to_owned()], &Map::new());
        assert_eq!(lonely.err().unwrap().to_string(), "connect-four is for 2 to 2 seats, not 1");
    }
}
