//! What a position is worth to a player, for bots that can't look further ahead.
//!
//! The points on the table count in full. What may still come is weighed by rules of thumb, not by
//! rules of the game: the weights below are guesses, and bots only compare them.

use engine::{Seat, Tally};

use crate::data::{GoalFace, Task, Trait, components};
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
/// The share of the nearest goal's points that counts once its gems are all there.
const SAVINGS: f32 = 0.25;
/// A secret goal whose requirement holds will most likely be revealed.
const SECRET_IN_REACH: f32 = 0.9;
/// An ogre card in hand.
const OGRE_CARD: f32 = 0.5;
/// The extra action of a castle.
const EXTRA_ACTION: f32 = 2.0;
/// The share of a task's worth that counts while meeples gather for it.
const UNFINISHED: f32 = 0.6;
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
/// The share of a task's worth that counts if it has too few free slots.
const STUCK: f32 = 0.1;
/// A meeple at the campfire can go anywhere.
const FREE_MEEPLE: f32 = 0.25;

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
    if game.can_reveal(seat).is_ok() {
        let secret = f32::from(components().secret_goal(player.secret).vp);
        tally.add("secret", secret * SECRET_IN_REACH);
    }
    tally.add("ogre-cards", f32::from(player.ogre_cards.total().min(3)) * OGRE_CARD);
    let room = HAND_LIMIT.saturating_sub(player.hand.count_ones() as u8);
    tally.add("room", f32::from(room.min(6)) * ROOM);
    tally.add("campfire", f32::from(player.campfire.len()) * FREE_MEEPLE);
    if game.has_castle_bonus(seat) {
        tally.add("castle", EXTRA_ACTION);
    }
    let standing = game.meeples.standing(seat);
    tally.add("work", standing.iter().map(|place| game.work(seat, place)).sum::<f32>());
    tally.add("savings", game.savings(seat));
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
            Task::Draw(count) => f32::from(count) * OGRE_CARD * kept,
            Task::Defeat => f32::from(self.player(seat).people().monster_vp),
            Task::Gems(..) => 0.0,
            Task::Trade => self.profit(seat),
            Task::Dig | Task::Toll | Task::Rotate => OTHER_TASK,
        };
        let spoiled = face.of == CardType::Monster && self.meeples.has_enemy_of(place, seat);
        let (present, needed) = (self.meeples.on(place, seat).len(), self.requirement(seat, place));
        let free = face.slots.saturating_sub(self.meeples.count(place));
        // Two players who fill a card between them block each other: nobody gains.
        let chance = if present + free < needed { STUCK } else { 1.0 };
        let part = f32::from(present) / f32::from(needed.max(1));
        if spoiled { 0.0 } else { worth * part.min(1.0) * UNFINISHED * chance }
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

    /// DWF-8.4: the gain from trading for the best affordable goal. Must not be more, or bots would
    /// rather stand at the store than trade.
    fn profit(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let gain = |face: &GoalFace| {
            let pays = |gem: &Gem| player.gems.count(*gem) >= face.cost.count(*gem);
            if player.monsters < face.monsters || !Gem::ALL.iter().all(pays) {
                return 0.0;
            }
            let vp = f32::from(face.vp);
            vp * (1.0 - SAVINGS) + GOAL - worth_of(&face.cost) * GEM
        };
        self.row.iter().map(|&goal| gain(components().goal(goal))).fold(0.0, f32::max)
    }

    /// How close the player's gems are to the best goal of the row. The last gem counts most.
    fn savings(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let progress = |face: &GoalFace| {
            let paid = |gem: &Gem| {
                let vp = f32::from(components().gem(*gem).vp);
                f32::from(face.cost.count(*gem).min(player.gems.count(*gem))) * vp
            };
            let gems: f32 = Gem::ALL.iter().map(paid).sum();
            let monsters = f32::from(face.monsters.min(player.monsters)) * 3.0;
            let part = (gems + monsters) / f32::from(face.price.max(1));
            // A gem that no mine on top gives must be dug for, or never comes.
            let missing = |gem: &Gem| face.cost.count(*gem) > player.gems.count(*gem);
            let out_of_reach = Gem::ALL.iter().any(|gem| missing(gem) && !self.is_mined(*gem));
            let hope = if out_of_reach { 0.5 } else { 1.0 };
            f32::from(face.vp) * part * part * SAVINGS * hope
        };
        let goals = self.row.iter().map(|&goal| progress(components().goal(goal)));
        goals.fold(0.0, f32::max)
    }

    fn is_mined(&self, gem: Gem) -> bool {
        self.realm.mines.iter().any(|place| {
            let gives = components().card(self.card_at(place)).task;
            matches!(gives, Task::Gems(kind, _) if kind == gem && self.can_mine(place, gem))
        })
    }
}

/// What gems are worth on their own.
fn worth_of(gems: &Gems) -> f32 {
    let points = |gem: &Gem| f32::from(gems.count(*gem)) * f32::from(components().gem(*gem).vp);
    Gem::ALL.iter().map(points).sum()
}
