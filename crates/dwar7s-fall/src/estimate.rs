//! What a position promises a player, for bots that can't look further ahead.
//!
//! The points on the table count in full. What may still come is weighed by rules of thumb, not by
//! rules of the game: the weights below are guesses, and bots only compare them.

use engine::Seat;

use crate::board::Place;
use crate::components::{GoalFace, Task, components};
use crate::names::{CardType, Gem};
use crate::state::Dwar7sFall;

/// Goals are worth twice their gems, but not every gem finds its goal.
const GEM: f32 = 1.5;
/// A secret goal whose requirement holds will most likely be revealed.
const SECRET_IN_REACH: f32 = 0.9;
/// An ogre card in hand.
const OGRE_CARD: f32 = 0.8;
/// The extra action of a castle.
const EXTRA_ACTION: f32 = 2.0;
/// The part of a task's worth that meeples on the way to it have earned.
const UNFINISHED: f32 = 0.6;
/// A trade, a dig or a rotation: hard to tell, but somebody walked there for it.
const OTHER_TASK: f32 = 1.0;
/// The part of a goal in the row that a purse with half its price has earned.
const SAVINGS: f32 = 0.3;

impl Dwar7sFall {
    /// What the seat can expect to have in the end, in points.
    pub(crate) fn expected_points(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let gem_vp =
            |gem: &Gem| f32::from(player.gems.count(*gem)) * f32::from(components().gem(*gem).vp);
        let gems: f32 = Gem::ALL.iter().map(gem_vp).sum();
        let owned: i32 = self.origins(seat).iter().map(|(_, points)| points).sum();
        let secret = f32::from(components().secret_goal(player.secret).vp);
        let in_reach = self.can_reveal(seat).is_ok();
        owned as f32
            + gems * (GEM - 1.0)
            + if in_reach { secret * SECRET_IN_REACH } else { 0.0 }
            + f32::from(player.ogre_cards.total()) * OGRE_CARD
            + if self.has_castle_bonus(seat) { EXTRA_ACTION } else { 0.0 }
            + self.meeples.standing(seat).iter().map(|place| self.work(seat, place)).sum::<f32>()
            + self.savings(seat)
    }

    /// What meeples on a card are on the way to.
    fn work(&self, seat: Seat, place: Place) -> f32 {
        let face = components().card(self.card_at(place));
        let worth = match face.task {
            Task::Gems(gem, count) if !self.realm.blocked_mines.contains(place) => {
                f32::from(components().gem(gem).vp) * f32::from(count) * GEM
            }
            Task::Draw(count) => f32::from(count) * OGRE_CARD,
            Task::Defeat => f32::from(self.player(seat).people().monster_vp),
            Task::Gems(..) => 0.0,
            _ => OTHER_TASK,
        };
        let spoiled = face.of == CardType::Monster && self.meeples.has_enemy_of(place, seat);
        let present = f32::from(self.meeples.on(place, seat).len());
        let needed = f32::from(self.requirement(seat, place).max(1));
        if spoiled { 0.0 } else { worth * (present / needed).min(1.0) * UNFINISHED }
    }

    /// How near the purse is to the best goal of the row.
    fn savings(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let progress = |face: &GoalFace| {
            let price = |gem: &Gem| {
                let vp = f32::from(components().gem(*gem).vp);
                let paid = face.cost.count(*gem).min(player.gems.count(*gem));
                f32::from(paid) * vp
            };
            let paid: f32 = Gem::ALL.iter().map(price).sum();
            f32::from(face.vp) * (paid / f32::from(face.price.max(1))) * SAVINGS
        };
        let goals = self.row.iter().map(|&goal| progress(components().goal(goal)));
        goals.fold(0.0, f32::max)
    }
}
