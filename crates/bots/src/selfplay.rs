//! Games of bots with themselves, as material for learning.
//!
//! From every game some positions are kept as a seat saw them, with the game's estimate, what the
//! bot expected and the result.

use arrayvec::ArrayVec;
use engine::{
    BadOptions, Chance, Encoder, Game as Rules, Indexed, MAX_SEATS, PlayoutRng, Seat, Seed, Setup,
    Silent, StepRng, options,
};

use crate::learned::places;
use crate::{Method, PerSeat, Player, UnknownBot, named, recipe};

/// How to play.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The bot in all seats.
    pub bot: String,
    /// Games begin with up to this many random decisions, so that they differ.
    pub opening: u32,
    /// The chance of a random decision later on, 0 to 1.
    pub noise: f32,
    /// Positions kept of each game from the beginning of turns, and half as many again from the
    /// middle of turns.
    pub positions: usize,
    /// The part of games, 0 to 1, with options other than the defaults.
    pub variety: f32,
    /// The number of seats; `None` for a mix, about half of the games with the fewest.
    pub seats: Option<u8>,
    /// Everything random follows from it and the game's number.
    pub seed: Seed,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Game {
    /// How many decisions it had.
    pub decisions: u32,
    /// The number of seats.
    pub seats: u8,
    /// Each seat's share of the victory.
    pub win: PerSeat,
    /// Each seat's points.
    pub points: PerSeat,
    /// Why it ended.
    pub ending: &'static str,
    /// What was kept of it.
    pub positions: Vec<Position>,
}

/// A position as a seat saw it.
#[derive(Clone, Debug)]
pub struct Position {
    /// Whose view it is.
    pub viewer: Seat,
    /// Decisions made before it.
    pub decision: u32,
    /// The numbers of the encoding that are not 0, with their places.
    pub numbers: Vec<(u16, u8)>,
    /// What the game's estimate gave each seat.
    pub estimate: PerSeat,
    /// The share of the victory that a search expected for the seat that decided, where one did.
    pub search: Option<f32>,
    /// Who decided.
    pub decider: Seat,
    /// What was decided, by number.
    pub action: u32,
}

/// Self-play of one game, whatever its types are.
pub trait AnySelfPlay: Send + Sync {
    /// Plays the game with this number.
    fn play(&self, number: u64) -> Result<Game, BadOptions>;
}

/// Prepares self-play.
pub(crate) fn prepare<G: Rules>(plan: SelfPlay) -> Result<SelfPlayOf<G>, UnknownBot> {
    let method = recipe(&G::INFO, &plan.bot)?.method;
    let mut rng = PlayoutRng::from(plan.seed);
    let mut unusual = options::combinations::<G>(VARIETIES, &mut rng);
    unusual.retain(|setup| plan.seats.is_none_or(|seats| setup.seats == seats));
    unusual.retain(|setup| G::new(setup, &mut StepRng::new(plan.seed, 0)).is_ok());
    Ok(SelfPlayOf { plan, method, unusual })
}

/// How many unusual set-ups games are drawn from, at most.
const VARIETIES: usize = 400;

pub(crate) struct SelfPlayOf<G: Rules> {
    plan: SelfPlay,
    method: Method,
    unusual: Vec<Setup<G::Options>>,
}

impl<G: Rules> AnySelfPlay for SelfPlayOf<G> {
    fn play(&self, number: u64) -> Result<Game, BadOptions> {
        let seed = self.plan.seed.nth(number);
        // Bots have chance of their own, unrelated to the game's.
        let mut rng = PlayoutRng::from(seed.nth(1));
        let setup = self.setup(&mut rng);
        let mut game = G::new(&setup, &mut StepRng::new(seed, 0))?;
        let mut players = Vec::new();
        for _ in Seat::all(setup.seats) {
            let player = named::<G>(&self.plan.bot, u64::from(rng.bits()));
            players.push(player.map_err(|unknown| BadOptions::because(unknown.to_string()))?);
        }
        let opening = rng.below(self.plan.opening + 1);
        let mut kept = Kept::new(self.plan.positions);
        let (mut legal, mut decisions, mut turn) = (Vec::new(), 0, u32::MAX);
        while let Some(seat) = game.waiting().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let at_random = decisions < opening || chance(&mut rng, self.plan.noise);
            let (action, search) = if at_random {
                (rng.pick(&legal), None)
            } else {
                self.choose(players[seat.index()].as_mut(), &game, seat)
            };
            let Some(action) = action else { break };
            if legal.len() > 1 {
                let begins = game.turn() != turn;
                turn = game.turn();
                kept.offer(begins, &mut rng, |rng| {
                    let viewer = Seat::all(setup.seats).nth(rng.below(setup.seats.into()) as usize);
                    Position {
                        search,
                        action: action.index(),
                        ..seen(&game, viewer.unwrap_or(seat), seat, decisions)
                    }
                });
            }
            decisions += 1;
            let mut step = StepRng::new(seed, decisions.into());
            game.apply(seat, action, &mut step, &mut Silent);
        }
        let outcome = game.outcome().ok_or_else(|| BadOptions::because("a game did not end"))?;
        let (mut win, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in Seat::all(setup.seats) {
            win[seat.index()] = outcome.win_share(seat) as f32;
            points[seat.index()] = outcome.seats[seat.index()].score as f32;
        }
        let positions = kept.into_positions();
        let ending = outcome.ending;
        Ok(Game { decisions, seats: setup.seats, win, points, ending, positions })
    }
}

impl<G: Rules> SelfPlayOf<G> {
    fn setup(&self, rng: &mut PlayoutRng) -> Setup<G::Options> {
        if chance(rng, self.plan.variety)
            && let Some(at) =
                (!self.unusual.is_empty()).then(|| rng.below(self.unusual.len() as u32))
        {
            return self.unusual[at as usize].clone();
        }
        let all: ArrayVec<u8, MAX_SEATS> = G::INFO.seats().take(MAX_SEATS).collect();
        let mixed = if rng.below(2) == 0 { all.first().copied() } else { rng.pick(&all) };
        Setup::of::<G>(self.plan.seats.or(mixed).unwrap_or(G::INFO.min_seats))
    }

    fn choose(
        &self,
        player: &mut dyn Player<G>,
        game: &G,
        seat: Seat,
    ) -> (Option<G::Action>, Option<f32>) {
        if self.method == Method::Search {
            let best = player.weigh(game, seat).into_iter().next();
            return (best.map(|best| best.action), best.map(|best| best.win));
        }
        (player.choose(game, seat).map(|decision| decision.action), None)
    }
}

fn chance(rng: &mut PlayoutRng, likely: f32) -> bool {
    const FINE: u32 = 1 << 16;
    rng.below(FINE) < (likely * FINE as f32) as u32
}

fn seen<G: Rules>(game: &G, viewer: Seat, decider: Seat, decision: u32) -> Position {
    let mut encoded = vec![0; G::encoding().len()];
    game.encode(viewer, &mut Encoder::new(&mut encoded));
    let mut numbers = Vec::new();
    places(&encoded, |place, number| numbers.push((place as u16, number)));
    let mut estimate = [0.0; MAX_SEATS];
    for seat in Seat::all(game.seats()) {
        estimate[seat.index()] = game.estimate(seat);
    }
    Position { viewer, decision, numbers, estimate, search: None, decider, action: 0 }
}

/// Reservoir samples of a game's positions: turns begun, and within turns.
struct Kept {
    begun: Sample,
    within: Sample,
}

struct Sample {
    room: usize,
    offered: u32,
    positions: Vec<Position>,
}

impl Kept {
    fn new(positions: usize) -> Kept {
        let sample = |room| Sample { room, offered: 0, positions: Vec::new() };
        Kept { begun: sample(positions), within: sample(positions / 2) }
    }

    fn offer(
        &mut self,
        begins: bool,
        rng: &mut PlayoutRng,
        position: impl FnOnce(&mut PlayoutRng) -> Position,
    ) {
        let sample = if begins { &mut self.begun } else { &mut self.within };
        sample.offered += 1;
        if sample.positions.len() < sample.room {
            sample.positions.push(position(rng));
            return;
        }
        let at = rng.below(sample.offered) as usize;
        if at < sample.room {
            sample.positions[at] = position(rng);
        }
    }

    fn into_positions(self) -> Vec<Position> {
        let mut all = self.begun.positions;
        all.extend(self.within.positions);
        all.sort_by_key(|position| position.decision);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::ConnectFour;

    fn plan(bot: &str) -> SelfPlay {
        SelfPlay {
            bot: bot.to_owned(),
            opening: 4,
            noise: 0.1,
            positions: 6,
            variety: 0.5,
            seats: None,
            seed: Seed::from_phrase("self-play"),
        }
    }

    #[test]
    fn the_same_number_is_the_same_game() {
        let prepared = prepare::<ConnectFour>(plan("greedy:worlds=1:millis=0")).unwrap();
        let games: Vec<Game> = [3, 3, 4].map(|number| prepared.play(number).unwrap()).into();
        let actions = |game: &Game| -> Vec<(u32, u32)> {
            game.positions.iter().map(|each| (each.decision, each.action)).collect()
        };
        assert_eq!(actions(&games[0]), actions(&games[1]));
        assert_ne!(actions(&games[0]), actions(&games[2]));
    }

    #[test]
    fn positions_are_those_of_the_game() {
        let prepared = prepare::<ConnectFour>(plan("random")).unwrap();
        for number in 0..20 {
            let game = prepared.play(number).unwrap();
            assert!((7..=42).contains(&game.decisions));
            assert!((game.win.iter().sum::<f32>() - 1.0).abs() < 1e-6);
            assert!(!game.positions.is_empty() && game.positions.len() <= 9);
            for position in &game.positions {
                // A disc for each decision, and one flag if the viewer is to move.
                let moves = u32::from(position.viewer == position.decider);
                assert_eq!(position.numbers.len() as u32, position.decision + moves);
                assert!(position.decision < game.decisions);
            }
        }
    }

    #[test]
    fn a_search_says_what_it_expects() {
        let prepared = prepare::<ConnectFour>(plan("search:simulations=8:millis=0")).unwrap();
        let game = prepared.play(1).unwrap();
        let told: Vec<f32> = game.positions.iter().filter_map(|each| each.search).collect();
        assert!(!told.is_empty() && told.iter().all(|win| (0.0..=1.0).contains(win)), "{told:?}");
        let Err(unknown) = prepare::<ConnectFour>(plan("genius")) else { panic!("no such bot") };
        assert!(unknown.to_string().contains("no bot 'genius'"));
    }
}
