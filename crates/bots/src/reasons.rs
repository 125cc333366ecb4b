//! Why one choice is better than another: the terms of the game's own estimate, compared where the
//! turn ends.

use engine::{Chance, Game, MAX_SEATS, PlayoutRng, Seat, Tally, Terms};

use crate::Greedy;
use crate::judge::Teams;

/// Worlds in which both choices are followed. What is hidden makes most of the difference between
/// worlds, and both choices see the same ones.
const WORLDS: u32 = 6;
/// Positions looked at in each world to find the way to the end of the turn.
const EFFORT: u32 = 80;

/// The part of a lead that the turn itself doesn't explain: what a search saw coming after it.
pub const LATER: &str = "later";
/// The final score less what the estimate expected.
pub const RESULT: &str = "result";

/// A difference between two choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// Whose position differs: the deciding seat's, or that of the rival who stands best.
    pub seat: Seat,
    /// In what: a term of the game's estimate, [`LATER`] or [`RESULT`].
    pub term: &'static str,
    /// By how much the better choice is better for the deciding seat, in points of lead.
    pub points: f32,
}

/// Two choices of a seat, and how far they lie apart.
#[derive(Clone, Copy)]
pub(crate) struct Pair<A> {
    pub better: A,
    pub other: A,
    /// By how many points of lead the first is better, according to the bot that weighed them.
    pub lead: f32,
}

/// What makes the difference, the largest first. It adds up to the lead.
///
/// Both choices are played to the end of the turn in worlds that the seat can't tell from its own, so
/// that no reason tells what it can't know.
pub(crate) fn reasons<G: Game>(
    game: &G,
    seat: Seat,
    pair: Pair<G::Action>,
    seed: u64,
) -> Vec<Reason> {
    let teams = Teams::of(game);
    let own = teams.team(seat);
    let mut differences = vec![Terms::default(); teams.count];
    let mut standings = [0.0; MAX_SEATS];
    let mut rng = PlayoutRng::new(seed);
    let recipe = crate::recipe(&G::INFO, "greedy").unwrap_or_default();
    let mut scout = Greedy::<G>::new(&recipe, seed);
    for _ in 0..WORLDS {
        let mut world = game.clone();
        world.resample_hidden(seat, &mut rng);
        let chance = u64::from(rng.bits());
        for (sign, action) in [(1.0, pair.better), (-1.0, pair.other)] {
            let end = scout.end_of_turn(&world, seat, action, EFFORT, chance);
            for each in Seat::all(game.seats()) {
                let team = teams.team(each);
                let share = sign / (WORLDS as f32 * teams.size(team));
                for (term, points) in worth(&end, each).iter() {
                    differences[team].add(term, share * points);
                    standings[team] += share.abs() * points;
                }
            }
        }
    }
    let rival = (0..teams.count)
        .filter(|&team| team != own)
        .max_by(|&one, &other| standings[one].total_cmp(&standings[other]));
    let of = |team: usize, sign: f32, seat: Seat| {
        differences[team].iter().map(move |(term, points)| Reason {
            seat,
            term,
            points: sign * points,
        })
    };
    let mut reasons: Vec<Reason> = of(own, 1.0, seat).collect();
    if let Some((rival, first)) = rival.and_then(|team| Some((team, teams.first(team)?))) {
        for reason in of(rival, -1.0, first) {
            // What one wins the other loses, so the result is told once.
            match reasons.iter_mut().find(|own| own.term == RESULT && reason.term == RESULT) {
                Some(result) => result.points += reason.points,
                None => reasons.push(reason),
            }
        }
    }
    let explained: f32 = reasons.iter().map(|reason| reason.points).sum();
    reasons.push(Reason { seat, term: LATER, points: pair.lead - explained });
    reasons.retain(|reason| reason.points.abs() > 1e-4);
    reasons.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    reasons
}

/// What a position is worth to a seat: the terms of its estimate, corrected by the result if the
/// game is over.
fn worth<G: Game>(game: &G, seat: Seat) -> Terms {
    let mut terms = Terms::default();
    game.weigh(seat, &mut terms);
    if let Some(outcome) = game.outcome() {
        let score = outcome.seats.get(seat.index()).map_or(0.0, |result| result.score as f32);
        terms.add(RESULT, score - terms.sum());
    }
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::{Action, Column, ConnectFour};
    use engine::{Seed, Setup, Silent, StepRng};

    fn drop(column: u8) -> Action {
        Action::Drop { column: Column::new(column).unwrap() }
    }

    #[test]
    fn a_winning_line_is_the_reason() {
        let mut rng = StepRng::new(Seed([0; 32]), 0);
        let mut game = ConnectFour::new(&Setup::of::<ConnectFour>(2), &mut rng).unwrap();
        for (turn, column) in [0, 6, 0, 6, 0, 5].into_iter().enumerate() {
            game.apply(Seat::of(turn % 2), drop(column), &mut rng, &mut Silent);
        }
        let pair = Pair { better: drop(0), other: drop(3), lead: 2.0 };
        let found = reasons(&game, Seat::of(0), pair, 1);
        let sum: f32 = found.iter().map(|reason| reason.points).sum();
        assert!((sum - 2.0).abs() < 1e-3, "{found:?}");
        assert!(found.iter().all(|reason| ["lines", RESULT, LATER].contains(&reason.term)));
        assert_eq!(found, reasons(&game, Seat::of(0), pair, 1), "the same for the same seed");
    }
}
