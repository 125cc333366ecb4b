//! What a position is worth to a team, for bots.

use engine::{Seat, Set, Tally};

use crate::data::effects::Auxiliary;
use crate::data::{board_of, character_with, scholar_face};
use crate::rules::scoring::specialty_points;
use crate::table::state::Belaad;
use crate::words::names::{Character, Symbol, Team};

/// How much each thing the Order has changes its log-odds of winning. Most weights come from a
/// regression over games of `hard` bots.
struct Weights {
    /// The handicap at the start.
    start: f32,
    /// What the whole game costs if nothing happens in it.
    time: f32,
    /// A main point that counts.
    active: f32,
    /// A main point that isn't covered yet.
    uncovered: f32,
    /// An assassinated token, to cover one with.
    token: f32,
    /// A gold coin for assassinations (BEL-10.O1); fades as the game goes on.
    gold: f32,
    /// A Hashash card, which helps to assassinate; fades, too.
    hashash: f32,
    /// A Recruit symbol: the Sect Leader acts by orange tokens. Fades, too.
    recruits: f32,
    /// A free bottom space for which a Sect Leader who has acted must wait.
    waiting: f32,
    /// What a point's worth of symbols counts, in points.
    symbols: f32,
}

const AMONG_THREE: Weights = Weights {
    start: 1.6,
    time: 1.9,
    active: 0.62,
    uncovered: 0.28,
    token: 0.05,
    gold: 0.04,
    hashash: 0.15,
    recruits: 0.5,
    waiting: 0.4,
    symbols: 0.15,
};

/// BEL-11.3: two cards in a turn, but four rivals between two turns. What is already taken counts
/// more, and so do symbols, because both cards use them. A Hashash card works only once for both
/// cards: it and tokens got no weight in the regression.
const AMONG_FIVE: Weights = Weights {
    start: 2.25,
    time: 2.7,
    active: 0.92,
    uncovered: 0.5,
    token: 0.0,
    gold: 0.05,
    hashash: 0.0,
    recruits: 0.25,
    waiting: 0.15,
    symbols: 1.2,
};

/// What makes a position worth something, as hints name it.
pub(crate) const TERMS: &[&str] = &[
    "scholars",
    "specialties",
    "auxiliary",
    "trophies",
    "gold",
    "red",
    "swords",
    "cards",
    "symbols",
    "active",
    "uncovered",
    "tokens",
    "hashash",
    "recruits",
    "waiting",
    "time",
    "rivals",
];

/// The points that a player's team can expect to have in the end, term by term.
pub(crate) fn weigh(game: &Belaad, seat: Seat, tally: &mut impl Tally) {
    match game.team_of(seat) {
        Team::Order => game.weigh_the_order(tally),
        team => game.weigh_team(team, tally),
    }
}

impl Belaad {
    fn expected_of(&self, team: Team) -> f32 {
        let mut points = 0.0;
        self.weigh_team(team, &mut points);
        points
    }

    fn weigh_team(&self, team: Team, tally: &mut impl Tally) {
        let left = self.part_left();
        let treasury = self.treasuries[team];
        let (mut gold, mut red) = (f32::from(treasury.gold), f32::from(treasury.red));
        let (mut swords, mut cards) = (0.0, 0.0);
        let mut scholars = Set::EMPTY;
        for seat in self.players_of(team) {
            let player = self.player(seat);
            gold += f32::from(player.purse.gold);
            red += f32::from(player.purse.red);
            swords += f32::from(player.swords);
            cards += player.hand.len() as f32;
            scholars = scholars.or(player.scholars);
        }
        let faces = || scholars.iter().map(scholar_face);
        // BEL-13.1: what the scholars are worth in any case.
        tally.add("scholars", faces().map(|face| f32::from(face.main)).sum::<f32>());
        tally.add("specialties", f32::from(specialty_points(scholars)));
        // A second scholar of the same specialty adds more than the first.
        let begun = faces().filter(|face| matches!(face.auxiliary, Auxiliary::Specialty(_)));
        tally.add("specialties", 0.4 * left * begun.count() as f32);
        // BEL-13.3: coins for auxiliary points are worth what they will buy, if the team has them.
        let (mut for_gold, mut for_red) = (gold, red);
        for face in faces() {
            let points = match face.auxiliary {
                Auxiliary::Coins { gold, red, points } => {
                    let fits = f32::from(gold) <= for_gold && f32::from(red) <= for_red;
                    for_gold -= f32::from(gold);
                    for_red -= f32::from(red);
                    f32::from(points) * if fits { 1.0 } else { 0.4 * left }
                }
                Auxiliary::AnyCoins { coins, points } => {
                    let fits = f32::from(coins) <= for_gold.max(0.0) + for_red.max(0.0);
                    for_gold -= f32::from(coins);
                    f32::from(points) * if fits { 1.0 } else { 0.4 * left }
                }
                Auxiliary::Company { scholars: least, points } => {
                    let missing = f32::from(least) - scholars.len() as f32;
                    f32::from(points) * if missing <= 0.0 { 1.0 } else { 0.3 * left }
                }
                _ => 0.0,
            };
            tally.add("auxiliary", points);
        }
        // Trophies are a card of the battle deck each: about a point and a half.
        let own = self.battle_cards.trophies.iter();
        let own = own.filter(|trophy| self.team_of(trophy.owner) == team).count();
        tally.add("trophies", 1.5 * own as f32);
        // BEL-7.2: four gold are worth about a point as long as scholars can be employed. Much more
        // than the most expensive one costs is idle.
        tally.add("gold", left * (0.25 * gold.min(12.0) + 0.05 * (gold - 12.0).clamp(0.0, 20.0)));
        // Red coins pay secondary actions.
        tally.add("red", left * 0.2 * red.min(8.0));
        // A sword wins a battle or employs a scholar, and breaks ties.
        tally.add("swords", (0.05 + 0.7 * left) * swords);
        tally.add("cards", 0.1 * left * cards);
        tally.add("symbols", left * self.strength(team));
    }

    /// What the characters' symbols bring each time they are activated.
    fn strength(&self, team: Team) -> f32 {
        let own = characters_of(team).map(|(symbol, character)| {
            let bottom = f32::from(self.boards[character].bottom);
            worth(symbol) * f32::from(self.symbol_count(character)) + 0.3 * bottom
        });
        own.sum()
    }

    /// The Order wins by points of its own. What it has makes up its chance of winning, which is
    /// put on the scale of the other teams' points.
    fn weigh_the_order(&self, tally: &mut impl Tally) {
        /// With this many points more a team is e times as likely to win.
        const SCALE: f32 = 4.0;
        let weights = if self.seat_count() == 5 { &AMONG_FIVE } else { &AMONG_THREE };
        let left = self.part_left();
        let kingdom = self.expected_of(Team::Kingdom);
        let people = self.expected_of(Team::People);
        let closeness = (-(kingdom - people).abs() / SCALE).exp();
        tally.add("rivals", kingdom.max(people) + SCALE * closeness.ln_1p());
        tally.scaled(SCALE, |odds| self.weigh_the_odds(odds, weights));
        let symbols = characters_of(Team::Order)
            .map(|(symbol, character)| worth(symbol) * f32::from(self.symbol_count(character)));
        tally.add("symbols", weights.symbols * left * symbols.sum::<f32>());
    }

    fn weigh_the_odds(&self, tally: &mut impl Tally, weights: &Weights) {
        let left = self.part_left();
        let active = f32::from(self.active_points());
        tally.add("active", weights.active * active);
        tally.add("time", -weights.time * (1.0 - left));
        tally.add("time", -weights.start);
        let taken = self.order.scholars.iter().map(|scholar| f32::from(scholar_face(scholar).main));
        tally.add("uncovered", weights.uncovered * (taken.sum::<f32>() - active));
        tally.add("tokens", weights.token * f32::from(self.order.tokens.total()).min(8.0));
        tally.add("gold", left * weights.gold * self.gold_of_the_order().min(10.0));
        tally.add("hashash", left * weights.hashash * self.hashash_cards.in_play.len() as f32);
        let recruits = f32::from(self.symbol_count(Character::SectLeader));
        tally.add("recruits", left * weights.recruits * recruits);
        // BEL-6.7: a Sect Leader who has acted waits until every bottom space is filled.
        let free = |character| board_of(character).bottom - self.boards[character].bottom;
        if free(Character::SectLeader) == 0 {
            let waits_for: u8 = Team::Order.characters().iter().map(|&each| free(each)).sum();
            tally.add("waiting", -weights.waiting * f32::from(waits_for));
        }
    }

    fn gold_of_the_order(&self) -> f32 {
        let purses = self.players_of(Team::Order).map(|seat| self.player(seat).purse.gold);
        f32::from(self.treasuries[Team::Order].gold) + purses.map(f32::from).sum::<f32>()
    }

    /// How much of the game is left, from 1 at the start to near 0 at the end.
    fn part_left(&self) -> f32 {
        /// BEL-12.1: three of five scholars end a generation, and four of those the game.
        const TAKEN: f32 = 12.0;
        let generations = f32::from(self.scholars.generation.clamp(1, 4) - 1);
        let taken = 5.0 - self.scholars.revealed.len() as f32;
        (1.0 - (3.0 * generations + taken) / TAKEN).clamp(0.05, 1.0)
    }
}

fn characters_of(team: Team) -> impl Iterator<Item = (Symbol, Character)> {
    Symbol::ALL.iter().filter_map(move |&symbol| Some((symbol, character_with(team, symbol)?)))
}

/// What one symbol of a character is worth, in points.
fn worth(symbol: Symbol) -> f32 {
    match symbol {
        // BEL-7.2: a gold less for every scholar.
        Symbol::Influence => 0.35,
        Symbol::Income | Symbol::Recruit => 0.3,
        Symbol::Military => 0.25,
        Symbol::Steal => 0.2,
    }
}
