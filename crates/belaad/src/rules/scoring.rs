//! Scoring (section 13) and the result.

use arrayvec::ArrayVec;
use engine::{MAX_ORIGINS, Outcome, SeatResult, Set};

use crate::data::effects::Auxiliary;
use crate::data::{MAX_AUXILIARY_COINS, SPECIALTY_STEPS, components, scholar_face};
use crate::table::ids::Scholar;
use crate::table::state::{Belaad, Ending};
use crate::words::deed::Verdict;
use crate::words::names::{Specialty, Team};

/// How a game can end (section 12).
pub(crate) const ENDINGS: &[&str] = &["fourth-generation", "assassinations", "turn-limit"];
/// Where points come from (BEL-13.1).
pub(crate) const ORIGINS: &[&str] =
    &["main", "specialties", "coins", "company", "trophies", "active"];

/// Section 12, BEL-13.5, BEL-13.6: a player's place is that of the team.
pub(crate) fn outcome(game: &Belaad) -> Option<Outcome> {
    let ending = game.ending?;
    let mut places = [2; Team::ALL.len()];
    let mut origins: [ArrayVec<(&'static str, i32), MAX_ORIGINS>; Team::ALL.len()] =
        Default::default();
    if game.has_order() {
        let active = i32::from(game.active_points());
        origins[Team::Order as usize].push(("active", active));
    }
    if ending == Ending::Assassinations {
        // BEL-12.3: nothing is scored.
        places[Team::Order as usize] = 1;
    } else {
        let kingdom = game.score(Team::Kingdom);
        let people = game.score(Team::People);
        for (team, score) in [(Team::Kingdom, kingdom), (Team::People, people)] {
            origins[team as usize].extend([
                ("main", i32::from(score.main)),
                ("specialties", i32::from(score.specialties)),
                ("coins", i32::from(score.coins)),
                ("company", i32::from(score.company)),
                ("trophies", i32::from(score.trophies)),
            ]);
        }
        places[Team::Kingdom as usize] = 1 + u8::from(people.standing() > kingdom.standing());
        places[Team::People as usize] = 1 + u8::from(kingdom.standing() > people.standing());
        places[Team::Order as usize] = 3;
    }
    let seats = game.all_seats().map(|seat| {
        let team = game.team_of(seat) as usize;
        let origins = origins[team].clone();
        let score = origins.iter().map(|(_, points)| points).sum();
        SeatResult { rank: places[team], score, origins }
    });
    Some(Outcome { ending: ending.key(), seats: seats.collect() })
}

/// BEL-12.3, BEL-13.5: who won, and what decided it.
pub(crate) fn verdict(game: &Belaad) -> Option<Verdict> {
    if game.ending? == Ending::Assassinations {
        return Some(Verdict::Order(game.active_points()));
    }
    Some(decided(&game.score(Team::Kingdom), &game.score(Team::People)))
}

/// BEL-13.5: points, then swords, then gold left.
pub(crate) fn decided(kingdom: &Score, people: &Score) -> Verdict {
    let (team, won, lost) = if people.standing() > kingdom.standing() {
        (Team::People, people, kingdom)
    } else {
        (Team::Kingdom, kingdom, people)
    };
    if won.total() != lost.total() {
        Verdict::Points(team, won.total(), lost.total())
    } else if won.swords != lost.swords {
        Verdict::Swords(team, won.swords, lost.swords)
    } else if won.gold_left != lost.gold_left {
        Verdict::Gold(team, won.gold_left, lost.gold_left)
    } else {
        Verdict::Shared(won.total())
    }
}

/// The points of a team and where they come from (BEL-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Main points of its scholars.
    pub main: u16,
    /// Extra points for specialties (BEL-13.2).
    pub specialties: u16,
    /// Points bought with coins (BEL-13.3).
    pub coins: u16,
    /// Points for many scholars (BEL-13.4).
    pub company: u16,
    /// Points of trophy cards.
    pub trophies: u16,
    /// Swords of its players, the first tie-break (BEL-13.5).
    pub swords: u16,
    /// Gold left after BEL-13.3, the second tie-break.
    pub gold_left: u16,
    /// Red coins left.
    pub red_left: u16,
}

impl Score {
    /// The team's score.
    pub fn total(&self) -> u16 {
        self.main + self.specialties + self.coins + self.company + self.trophies
    }

    /// BEL-13.5: what decides, in this order.
    fn standing(&self) -> (u16, u16, u16) {
        (self.total(), self.swords, self.gold_left)
    }
}

/// What coins buy at the end (BEL-13.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// Points bought.
    pub points: u16,
    /// Gold left.
    pub gold_left: u16,
    /// Red coins left.
    pub red_left: u16,
}

/// BEL-13.3: buys the auxiliary points that bring most, leaving most gold, then most red coins.
/// Auxiliaries that cost no coins are skipped.
pub fn allocate(auxiliaries: impl Iterator<Item = Auxiliary>, gold: u16, red: u16) -> Allocation {
    /// Not reachable with the coins.
    const NEVER: i16 = -1;
    const SIDE: usize = MAX_AUXILIARY_COINS + 1;
    let most_gold = usize::from(gold).min(MAX_AUXILIARY_COINS);
    let most_red = usize::from(red).min(MAX_AUXILIARY_COINS);
    // The most points for each number of red coins and gold spent.
    let mut best = [[NEVER; SIDE]; SIDE];
    best[0][0] = 0;
    for auxiliary in auxiliaries {
        let (coins, mixes, points) = match auxiliary {
            Auxiliary::Coins { gold, red, points } => (gold + red, red..=red, points),
            Auxiliary::AnyCoins { coins, points } => (coins, 0..=coins, points),
            _ => continue,
        };
        // Downwards, so that no card is bought twice.
        for spent_red in (0..=most_red).rev() {
            for spent_gold in (0..=most_gold).rev() {
                for red in mixes.clone() {
                    let (red, gold) = (usize::from(red), usize::from(coins - red));
                    if red <= spent_red && gold <= spent_gold {
                        let before = best[spent_red - red][spent_gold - gold];
                        if before != NEVER {
                            let now = &mut best[spent_red][spent_gold];
                            *now = (*now).max(before + i16::from(points));
                        }
                    }
                }
            }
        }
    }
    let spent = (0..=most_red).flat_map(|red| (0..=most_gold).map(move |gold| (red, gold)));
    let best = spent
        .map(|(spent_red, spent_gold)| {
            let points = best[spent_red][spent_gold];
            (points, gold - spent_gold as u16, red - spent_red as u16)
        })
        .max();
    let (points, gold_left, red_left) = best.unwrap_or((0, gold, red));
    Allocation { points: points.max(0) as u16, gold_left, red_left }
}

/// BEL-13.2, BEL-1.6: the extra points for specialties.
pub fn specialty_points(scholars: Set<Scholar, u32>) -> u16 {
    let points = |specialty: &Specialty| {
        let own = |scholar: &Scholar| {
            scholar_face(*scholar).auxiliary == Auxiliary::Specialty(*specialty)
        };
        let count = scholars.iter().filter(own).count();
        u16::from(components().specialties[count.min(SPECIALTY_STEPS)])
    };
    Specialty::ALL.iter().map(points).sum()
}

impl Belaad {
    /// BEL-13.1: the score of Kingdom or People.
    pub(crate) fn score(&self, team: Team) -> Score {
        let mut scholars = Set::EMPTY;
        let (mut gold, mut red) = (self.treasuries[team].gold, self.treasuries[team].red);
        let mut swords = 0;
        for seat in self.players_of(team) {
            let player = self.player(seat);
            scholars = scholars.or(player.scholars);
            gold = gold.saturating_add(player.purse.gold);
            red = red.saturating_add(player.purse.red);
            swords += u16::from(player.swords);
        }
        let faces = || scholars.iter().map(scholar_face);
        let bought = allocate(faces().map(|face| face.auxiliary), gold, red);
        // BEL-13.4: the scholar itself is among them.
        let company = faces().map(|face| match face.auxiliary {
            Auxiliary::Company { scholars: least, points }
                if scholars.len() >= usize::from(least) =>
            {
                u16::from(points)
            }
            _ => 0,
        });
        let trophies = self.battle_cards.trophies.iter();
        let trophies = trophies.filter(|trophy| self.team_of(trophy.owner) == team);
        Score {
            main: faces().map(|face| u16::from(face.main)).sum(),
            specialties: specialty_points(scholars),
            coins: bought.points,
            company: company.sum(),
            trophies: trophies
                .map(|trophy| u16::from(components().battle_cards[trophy.card.at()].points))
                .sum(),
            swords,
            gold_left: bought.gold_left,
            red_left: bought.red_left,
        }
    }
}

impl Ending {
    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Ending::FourthGeneration => "fourth-generation",
            Ending::Assassinations => "assassinations",
            Ending::TurnLimit => "turn-limit",
        }
    }
}
