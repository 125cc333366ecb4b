//! Results on one scale: how good a position or an outcome is for each seat, from 0 to 1.

use engine::{Game, MAX_SEATS, Outcome, Seat};

use crate::learned::{Network, Room};

/// One number for each seat.
pub type PerSeat = [f32; MAX_SEATS];

/// What a position is worth to each seat. Seats of one team share their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    /// What a bot plays for, 0 to 1: the share of victory mixed with the margin.
    pub value: PerSeat,
    /// The share of the victory, 0 to 1; a guess while the game goes on.
    pub win: PerSeat,
    /// Points ahead of the best other team.
    pub lead: PerSeat,
}

/// Turns scores and estimates into [`Standing`]s.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    /// Points that make up the scale: twice as likely to win as not at 0.7 of it.
    lead: f32,
    /// How much the margin counts beside the victory, 0 to 1.
    margin: f32,
    /// How much it counts what changes for the others, 0 to 1.
    rivals: f32,
    /// The points of the teams from which such changes are counted.
    before: PerSeat,
    /// A network, and how much it counts beside the game's estimate, 0 to 1.
    learned: Option<(&'static Network, f32)>,
}

impl Judge {
    /// A judge with a scale in points, which must be positive, and a weight of the margin.
    pub fn new(lead: f32, margin: f32) -> Judge {
        Judge {
            lead: lead.max(1e-3),
            margin: margin.clamp(0.0, 1.0),
            rivals: 1.0,
            before: [0.0; MAX_SEATS],
            learned: None,
        }
    }

    /// The judge with a network beside the game's estimate: at weight 0 only the estimate counts,
    /// at 1 only the network.
    #[must_use]
    pub fn with(self, network: Option<&'static Network>, weight: f32) -> Judge {
        let learned = network.filter(|_| weight > 0.0).map(|network| (network, weight.min(1.0)));
        Judge { learned, ..self }
    }

    /// The judge as somebody who minds the others only this much, 0 to 1: at 0 they stay as they are
    /// `now`, whatever is done, so that only the points of one's own team count. How a game has ended
    /// is plain to everybody; so is the part of a network, which knows no points, only leads.
    #[must_use]
    pub fn minding<G: Game>(self, rivals: f32, now: &G) -> Judge {
        if rivals >= 1.0 {
            return self;
        }
        let before = Teams::of(now).means(|seat| estimate(now, seat));
        Judge { rivals: rivals.clamp(0.0, 1.0), before, ..self }
    }

    /// The standing in any position: by the outcome if the game is over, by estimates and by what
    /// `viewer` sees if not.
    pub fn standing<G: Game>(&self, game: &G, viewer: Seat, room: &mut Room) -> Standing {
        let teams = Teams::of(game);
        if let Some(outcome) = game.outcome() {
            return self.finished(&teams, &outcome);
        }
        let mut estimates = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            estimates[seat.index()] = estimate(game, seat);
        }
        let estimate = |seat: Seat| estimates[seat.index()];
        let Some((network, weight)) = self.learned else { return self.guessed(&teams, estimate) };
        let opinion = room.judge(network, game, viewer, &estimates);
        let said = teams.means(|seat| opinion.points[seat.index()]);
        let likely = teams.sums(|seat| opinion.win[seat.index()]);
        let written = teams.means(estimate);
        let (mut points, mut wins) = (said, likely);
        if weight < 1.0 {
            let hopes = self.chances(&teams, &written);
            // Estimates may all be too high by the same amount: only differences count.
            let level = written[..teams.count].iter().sum::<f32>() / teams.count.max(1) as f32;
            for team in 0..teams.count {
                points[team] = weight * points[team] + (1.0 - weight) * (written[team] - level);
                wins[team] = weight * wins[team] + (1.0 - weight) * hopes[team];
            }
        }
        if self.rivals == 1.0 {
            let above = |own: usize, other: usize| self.logistic(points[own] - points[other]);
            return self.mixed(&teams, &points, &wins, |own| wins[own], above);
        }
        // A network knows no points, only leads: the others are minded less in what is written.
        let blend = |learned: f32, written: f32| weight * learned + (1.0 - weight) * written;
        let hope = |own: usize| blend(likely[own], self.hope(&teams, &written, own));
        let above = |own: usize, other: usize| {
            let lead = written[own] - self.minded(&written, other);
            self.logistic(blend(said[own] - said[other], lead))
        };
        self.mixed(&teams, &points, &wins, hope, above)
    }

    fn finished(&self, teams: &Teams, outcome: &Outcome) -> Standing {
        let result = |seat: Seat| outcome.seats.get(seat.index());
        let points = teams.means(|seat| result(seat).map_or(0.0, |own| own.score as f32));
        let ranks = teams.means(|seat| result(seat).map_or(0.0, |own| f32::from(own.rank)));
        let wins = teams.sums(|seat| outcome.win_share(seat) as f32);
        self.mixed(
            teams,
            &points,
            &wins,
            |own| wins[own],
            |own, other| {
                let by_points = self.logistic(points[own] - points[other]);
                // Ties may be broken by things other than points: the rank has the last word.
                match ranks[own].total_cmp(&ranks[other]) {
                    std::cmp::Ordering::Less => by_points.max(0.5),
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => by_points.min(0.5),
                }
            },
        )
    }

    fn guessed(&self, teams: &Teams, estimate: impl Fn(Seat) -> f32) -> Standing {
        let points = teams.means(estimate);
        let wins = self.chances(teams, &points);
        if self.rivals == 1.0 {
            let above = |own: usize, other: usize| self.logistic(points[own] - points[other]);
            return self.mixed(teams, &points, &wins, |own| wins[own], above);
        }
        let hope = |own: usize| self.hope(teams, &points, own);
        let above =
            |own: usize, other: usize| self.logistic(points[own] - self.minded(&points, other));
        self.mixed(teams, &points, &wins, hope, above)
    }

    /// Another team's points as they are minded.
    fn minded(&self, points: &PerSeat, other: usize) -> f32 {
        self.before[other] + self.rivals * (points[other] - self.before[other])
    }

    /// The share of the victory that a team plays for.
    fn hope(&self, teams: &Teams, points: &PerSeat, own: usize) -> f32 {
        let mut seen: PerSeat = std::array::from_fn(|other| self.minded(points, other));
        seen[own] = points[own];
        self.chances(teams, &seen)[own]
    }

    /// The teams' chances by their points.
    fn chances(&self, teams: &Teams, points: &PerSeat) -> PerSeat {
        let best = points[..teams.count].iter().copied().fold(f32::MIN, f32::max);
        let mut wins = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for team in 0..teams.count {
            wins[team] = ((points[team] - best) / self.lead).exp();
            sum += wins[team];
        }
        for win in &mut wins[..teams.count] {
            *win /= sum;
        }
        wins
    }

    /// What a bot plays for is its `hope` of victory, mixed with the margin: the mean chance of
    /// standing above each other team. With many players that also tells the second place from the last.
    fn mixed(
        &self,
        teams: &Teams,
        points: &PerSeat,
        wins: &PerSeat,
        hope: impl Fn(usize) -> f32,
        above: impl Fn(usize, usize) -> f32,
    ) -> Standing {
        let mut standing = Standing::default();
        let mut by_team = Standing::default();
        for own in 0..teams.count {
            let others = (0..teams.count).filter(|&other| other != own);
            let rivals = (teams.count - 1).max(1) as f32;
            let margin = others.clone().map(|other| above(own, other)).sum::<f32>() / rivals;
            let best = others.map(|other| points[other]).fold(f32::MIN, f32::max);
            by_team.win[own] = wins[own];
            by_team.value[own] = (1.0 - self.margin) * hope(own) + self.margin * margin;
            by_team.lead[own] = if teams.count > 1 { points[own] - best } else { 0.0 };
        }
        for seat in 0..teams.seats {
            let team = usize::from(teams.of[seat]);
            standing.value[seat] = by_team.value[team];
            standing.win[seat] = by_team.win[team];
            standing.lead[seat] = by_team.lead[team];
        }
        standing
    }

    fn logistic(&self, points: f32) -> f32 {
        1.0 / (1.0 + (-points / self.lead).exp())
    }
}

fn estimate<G: Game>(game: &G, seat: Seat) -> f32 {
    let points = game.estimate(seat);
    debug_assert!(points.is_finite(), "{} estimates {points}", G::INFO.id);
    if points.is_finite() { points } else { 0.0 }
}

/// How many teams play against each other.
pub fn count_teams<G: Game>(game: &G) -> usize {
    Teams::of(game).count
}

/// The teams of a table, numbered from 0 without gaps.
pub(crate) struct Teams {
    seats: usize,
    pub count: usize,
    of: [u8; MAX_SEATS],
    members: [u8; MAX_SEATS],
}

impl Teams {
    pub fn of<G: Game>(game: &G) -> Teams {
        let mut teams =
            Teams { seats: usize::from(game.seats()), count: 0, of: [0; 8], members: [0; 8] };
        let mut names = [0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            let name = game.team(seat);
            let known = names[..teams.count].iter().position(|&each| each == name);
            let team = known.unwrap_or(teams.count);
            names[team] = name;
            teams.count = teams.count.max(team + 1);
            teams.of[seat.index()] = team as u8;
            teams.members[team] += 1;
        }
        teams
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> usize {
        usize::from(self.of[seat.index()])
    }

    /// How many seats a team has.
    pub fn size(&self, team: usize) -> f32 {
        f32::from(self.members[team])
    }

    /// The first seat of a team.
    pub fn first(&self, team: usize) -> Option<Seat> {
        Seat::all(self.seats as u8).find(|&seat| self.team(seat) == team)
    }

    fn sums(&self, value: impl Fn(Seat) -> f32) -> PerSeat {
        let mut sums = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats as u8) {
            sums[usize::from(self.of[seat.index()])] += value(seat);
        }
        sums
    }

    fn means(&self, value: impl Fn(Seat) -> f32) -> PerSeat {
        let mut means = self.sums(value);
        for (mean, &members) in means.iter_mut().zip(&self.members).take(self.count) {
            *mean /= f32::from(members);
        }
        means
    }
}

/// The scale of points as it was seen: the spread of leads between teams.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spread {
    count: u32,
    squares: f64,
}

impl Spread {
    /// Adds a position's leads.
    pub fn add(&mut self, standing: &Standing, seats: u8) {
        for &lead in &standing.lead[..usize::from(seats)] {
            self.count += 1;
            self.squares += f64::from(lead) * f64::from(lead);
        }
    }

    /// Whether nothing was seen yet.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The scale for a [`Judge`]: a logistic curve of this scale has the spread that was seen.
    pub fn lead(&self) -> f32 {
        const SCALE_OF_DEVIATION: f64 = 0.551; // The square root of 3, divided by pi.
        let deviation = (self.squares / f64::from(self.count.max(1))).sqrt();
        if deviation > 0.0 { (deviation * SCALE_OF_DEVIATION) as f32 } else { 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arrayvec::ArrayVec;

    fn outcome(points: &[i32]) -> Outcome {
        let origins = points.iter().map(|&value| ArrayVec::from_iter([("all", value)]));
        Outcome::ranked("done", origins, |seat| points[seat.index()])
    }

    fn pairs() -> Teams {
        Teams {
            seats: 4,
            count: 2,
            of: [0, 1, 0, 1, 0, 0, 0, 0],
            members: [2, 2, 0, 0, 0, 0, 0, 0],
        }
    }

    fn alone(seats: usize) -> Teams {
        Teams { seats, count: seats, of: [0, 1, 2, 3, 4, 5, 6, 7], members: [1; 8] }
    }

    #[test]
    fn a_won_game_is_worth_more_the_higher_it_is_won() {
        let judge = Judge::new(10.0, 0.2);
        let narrow = judge.finished(&alone(2), &outcome(&[11, 10]));
        let wide = judge.finished(&alone(2), &outcome(&[40, 10]));
        assert!(narrow.value[0] > 0.85 && wide.value[0] > narrow.value[0]);
        assert!((narrow.value[0] + narrow.value[1] - 1.0).abs() < 1e-6);
        assert_eq!((narrow.win[0], narrow.lead[1]), (1.0, -1.0));
    }

    #[test]
    fn the_second_place_is_better_than_the_last() {
        let judge = Judge::new(10.0, 0.2);
        let standing = judge.finished(&alone(3), &outcome(&[30, 20, 10]));
        assert!(standing.value[1] > standing.value[2]);
        assert_eq!(standing.win[1], 0.0);
    }

    #[test]
    fn a_team_wins_and_loses_together() {
        let judge = Judge::new(10.0, 0.2);
        let standing = judge.guessed(&pairs(), |seat| [9.0, 5.0, 1.0, 5.0][seat.index()]);
        assert!((standing.value[0] - 0.5).abs() < 1e-6);
        let won = judge.finished(&pairs(), &outcome(&[9, 5, 9, 5]));
        assert_eq!(won.win[..4], [1.0, 0.0, 1.0, 0.0]);
        assert_eq!(won.value[0], won.value[2]);
    }

    #[test]
    fn who_does_not_mind_the_others_counts_the_points_of_their_own_team() {
        let before = [8.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        let minding = |rivals: f32| Judge { rivals, before, ..Judge::new(10.0, 0.2) };
        let value = |rivals: f32, points: [f32; 4]| {
            minding(rivals).guessed(&pairs(), |seat| points[seat.index()]).value[0]
        };
        let (kind, harsh, idle) =
            ([9.0, 9.0, 9.0, 9.0], [8.0, 0.0, 8.0, 0.0], [8.0, 4.0, 8.0, 4.0]);
        assert!(value(0.0, kind) > value(0.0, idle) && value(0.0, harsh) == value(0.0, idle));
        assert!(value(1.0, kind) < value(1.0, idle) && value(1.0, idle) < value(1.0, harsh));
        // A mate's points are one's own.
        assert_eq!(value(0.0, [8.0, 9.0, 10.0, 9.0]), value(0.0, kind));
        let standing = minding(0.0).guessed(&pairs(), |seat| kind[seat.index()]);
        assert_eq!((standing.win[0], standing.lead[0]), (0.5, 0.0), "told as they are");
    }

    #[test]
    fn who_does_not_mind_the_others_still_wants_to_win() {
        let judge = Judge { rivals: 0.0, ..Judge::new(10.0, 0.2) };
        let guess = judge.guessed(&alone(3), |_| 15.0);
        let won = judge.finished(&alone(3), &outcome(&[5, 1, 1]));
        let lost = judge.finished(&alone(3), &outcome(&[50, 60, 10]));
        assert!(won.value[0] > guess.value[0] && lost.value[0] < guess.value[0]);
    }

    #[test]
    fn a_tie_broken_by_other_things_is_won() {
        let judge = Judge::new(10.0, 1.0);
        let points = [10, 10];
        let origins = points.map(|value| ArrayVec::from_iter([("all", value)]));
        let broken = Outcome::ranked("done", origins, Seat::index);
        assert!(judge.finished(&alone(2), &broken).value[1] >= 0.5);
        assert!(judge.finished(&alone(2), &outcome(&[10, 10])).value[0] == 0.5);
    }
}
