//! What a position is worth to a player, for bots that can't look further ahead.
//!
//! The points on the table count in full. What may still come is weighed by rules of thumb, not by
//! rules of the game: the weights below are guesses, and bots only compare them.

use engine::{Seat, Tally};

use crate::data::{Requirement, Task, Trait, components};
use crate::table::board::Place;
use crate::table::player::HAND_LIMIT;
use crate::table::state::Dwar7sFall;
use crate::table::tally::Gems;
use crate::words::names::{CardType, Gem};

/// A gem is a point, and a part of a goal that is worth twice its gems.
const GEM: f32 = 1.2;
/// A completed goal brings the end nearer for the leader, frees room in the hand, and is lost to
/// everybody else.
const GOAL: f32 = 4.0;
/// The share of a goal's gain that counts when nothing is left to do for it but trade. Less than
/// all, or bots would rather stand at the store than trade.
const GOAL_IN_REACH: f32 = 0.7;
/// Actions in which a goal's nearness falls to 1/e: more than a turn.
const NEAR: f32 = 4.0;
/// The same for the part of it that lasts: a way to be seen through a block that takes turns to
/// break.
const DISTANT: f32 = 16.0;
/// The part of a goal's nearness that lasts.
const LASTING: f32 = 0.25;
/// How much the second-nearest goal counts: somebody else may take the nearest.
const SECOND_GOAL: f32 = 0.3;
/// A secret goal whose requirement holds will most likely be revealed.
const SECRET_IN_REACH: f32 = 0.9;
/// The share of a secret goal that counts on the way to it.
const SECRET_ON_THE_WAY: f32 = 0.3;
/// Meeples on monsters can be driven away again before there are enough.
const FLEETING: f32 = 0.7;
/// The extra action of a castle.
const EXTRA_ACTION: f32 = 2.0;
/// The share of a task's worth that counts while meeples gather for it.
const UNFINISHED: f32 = 0.6;
/// A monster takes long: the first meeples on it are worth less than their share.
const SIEGE: f32 = 1.5;
/// A dig, a rotation or a toll: hard to judge.
const OTHER_TASK: f32 = 0.3;
/// A place in the hand that a kingdom card doesn't take: room for a gem.
const ROOM: f32 = 0.3;
/// The share of a gem's worth that counts if the hand is full: it can only replace another.
const NO_ROOM: f32 = 0.2;
/// A gem that a goal of the row asks for.
const WANTED: f32 = 0.8;
/// The share of a diamond's worth for a gem that the Frozen Heart can turn into one.
const FREEZABLE: f32 = 0.9;
/// A meeple at the campfire can go anywhere.
const FREE_MEEPLE: f32 = 0.25;
/// DWF-5.3: meeples that can be placed in a turn. More at the campfire only stand idle.
const READY: u8 = 3;
/// A card of one's own in everybody's way.
const OBSTACLE: f32 = 0.5;

/// What makes a position worth something, as hints name it.
pub(crate) const TERMS: &[&str] = &[
    "points",
    "goals",
    "gems",
    "freezable",
    "secret",
    "ogre-cards",
    "room",
    "campfire",
    "castle",
    "work",
    "savings",
    "obstacles",
];

/// The points that the seat can expect to have in the end, term by term.
pub(crate) fn weigh(game: &Dwar7sFall, seat: Seat, tally: &mut impl Tally) {
    let player = game.player(seat);
    let owned: i32 = game.origins(seat).iter().map(|(_, points)| points).sum();
    tally.add("points", owned as f32);
    let goals = player.goals.len() as f32 + if player.revealed { 1.0 } else { 0.0 };
    tally.add("goals", goals * GOAL);
    tally.add("gems", worth_of(&player.gems) * (GEM - 1.0));
    tally.add("freezable", game.freezable(seat));
    tally.add("secret", game.secret(seat));
    tally.add("ogre-cards", game.ogre_cards_worth(seat));
    let room = HAND_LIMIT.saturating_sub(player.hand.count_ones() as u8);
    tally.add("room", f32::from(room.min(6)) * ROOM);
    tally.add("campfire", f32::from(player.campfire.len().min(READY)) * FREE_MEEPLE);
    if game.has_castle_bonus(seat) {
        tally.add("castle", EXTRA_ACTION);
    }
    let standing = game.meeples.standing(seat);
    tally.add("work", standing.iter().map(|place| game.work(seat, place)).sum::<f32>());
    tally.add("savings", game.next_goal(seat));
    tally.add("obstacles", -OBSTACLE * game.own_obstacles(seat));
}

impl Dwar7sFall {
    /// What the task that meeples on a card work towards is worth so far.
    fn work(&self, seat: Seat, place: Place) -> f32 {
        let face = components().card(self.card_at(place));
        let has_room = self.player(seat).hand_size() < HAND_LIMIT;
        let kept = if has_room { 1.0 } else { NO_ROOM };
        let worth = match face.task {
            Task::Gems(gem, count) if self.can_mine(place, gem) => {
                let points = f32::from(components().gem(gem).vp) * f32::from(count) * GEM;
                points * kept + if self.lacks(seat, gem) { WANTED } else { 0.0 }
            }
            Task::Draw(count) => f32::from(count) * self.next_ogre_card_worth(seat),
            Task::Defeat => f32::from(self.player(seat).people().monster_vp),
            // A trade is the end of the way to a goal, and counted there.
            Task::Gems(..) | Task::Trade => 0.0,
            Task::Dig | Task::Toll | Task::Rotate => OTHER_TASK,
        };
        let (present, needed) = (self.meeples.on(place, seat).len(), self.requirement(seat, place));
        let part = (f32::from(present) / f32::from(needed.max(1))).min(1.0);
        let done = if face.of == CardType::Monster { part.powf(SIEGE) } else { part };
        worth * done * UNFINISHED * self.chance(seat, place)
    }

    /// How near the player is to the goals of the row: what they bring, by the actions they take.
    fn next_goal(&self, seat: Seat) -> f32 {
        let reach = self.reach(seat);
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for &goal in &self.row {
            let face = components().goal(goal);
            let gain = (f32::from(face.vp) + GOAL - worth_of(&face.cost) * GEM).max(0.0);
            let way = self.way_to(seat, &reach, face);
            let nearness = (1.0 - LASTING) * (-way / NEAR).exp() + LASTING * (-way / DISTANT).exp();
            let value = gain * GOAL_IN_REACH * nearness;
            second = second.max(value.min(best));
            best = best.max(value);
        }
        best + second * SECOND_GOAL
    }

    /// What the secret goal is worth while it isn't revealed. The last step counts most.
    fn secret(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if player.revealed {
            return 0.0;
        }
        let face = components().secret_goal(player.secret);
        let points = f32::from(face.vp);
        if self.has_goal_to_reveal(seat) {
            return points * SECRET_IN_REACH;
        }
        let part = self.part_of(seat, face.requirement);
        points * part * part * SECRET_ON_THE_WAY
    }

    /// How much of a requirement is met, 0 to 1.
    fn part_of(&self, seat: Seat, requirement: Requirement) -> f32 {
        let player = self.player(seat);
        let kingdom = self.realm.holdings(seat);
        let of = |has: f32, needed: f32| (has / needed.max(1.0)).clamp(0.0, 1.0);
        match requirement {
            Requirement::KingdomCells(count) => of(kingdom.cells.into(), count.into()),
            Requirement::MonstersDefeated(count) => of(player.defeated.into(), count.into()),
            Requirement::KingdomWorth(vp) => of(kingdom.worth.into(), f32::from(vp)),
            Requirement::EachGem(count) => {
                let kinds = Gem::ALL.iter().filter(|gem| player.gems.count(**gem) >= count);
                of(kinds.count() as f32, Gem::ALL.len() as f32)
            }
            Requirement::OgreCards(count) => of(player.ogre_cards.total().into(), count.into()),
            Requirement::MeeplesOnMonsters { meeples, monsters } => {
                let there = |place| self.meeples.on(place, seat).len().min(meeples);
                let all: u8 = self.realm.monsters.iter().map(there).sum();
                of(all.into(), f32::from(meeples) * f32::from(monsters)) * FLEETING
            }
            Requirement::Gems(gem, count) => of(player.gems.count(gem).into(), count.into()),
            Requirement::KingdomMonsters(count) => of(kingdom.monsters.into(), count.into()),
            Requirement::KingdomInns(count) => of(kingdom.inns.into(), count.into()),
            Requirement::KindsInADefeat(count) => of(player.most_kinds.into(), count.into()),
        }
    }

    fn can_mine(&self, place: Place, gem: Gem) -> bool {
        !self.realm.blocked_mines.contains(place) && self.piles.count(gem) > 0
    }

    /// Whether a goal of the row asks for more of a gem than the player has.
    fn lacks(&self, seat: Seat, gem: Gem) -> bool {
        let had = self.player(seat).gems.count(gem);
        self.row.iter().any(|&goal| components().goal(goal).cost.count(gem) > had)
    }

    /// DWF-14.17: gold that can become a diamond in any later turn is almost one, so bots keep it
    /// while a goal may ask for gold.
    fn freezable(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if !player.has(Trait::FrozenHeart) || self.triggered.is_some() {
            return 0.0;
        }
        let diamond = FREEZABLE * f32::from(components().gem(Gem::Diamond).vp);
        let more = |gem: &Gem| (diamond - f32::from(components().gem(*gem).vp)).max(0.0);
        let worth: f32 =
            Gem::ALL.iter().map(|gem| more(gem) * f32::from(player.gems.count(*gem))).sum();
        worth * GEM
    }
}

/// What gems are worth on their own.
fn worth_of(gems: &Gems) -> f32 {
    let points = |gem: &Gem| f32::from(gems.count(*gem)) * f32::from(components().gem(*gem).vp);
    Gem::ALL.iter().map(points).sum()
}
