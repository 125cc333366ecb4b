//! What a position is worth to a player, for bots.

use engine::{Arg, Seat, Spoken};

use crate::components::components;
use crate::names::{CardType, Gem};
use crate::state::Dwar7sFall;

impl Dwar7sFall {
    /// The points that a player can expect to have in the end.
    pub(crate) fn expected_points(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        // DWF-12.4: what would be scored now.
        let mut points = self.points(seat) as f32;
        // DWF-12.1: completed goals end the game, and whoever is ahead wants that.
        points += 0.5 * f32::from(player.completed());
        points += self.nearest_goal(seat);
        points += self.secret_promise(seat);
        // A defeated monster pays for the dearest goals.
        points += 0.5 * f32::from(player.monsters);
        // An ogre card is an attack or a defence in reserve.
        points += 0.6 * f32::from(player.ogre_cards.total().min(5));
        points += 0.3 * f32::from(player.pouches);
        // Gems beyond what can be held are lost in the Discard phase.
        let over = player.hand_size().saturating_sub(crate::player::HAND_LIMIT);
        points -= 1.0 * f32::from(over);
        points + self.work_begun(seat)
    }

    /// DWF-1.2: the race, which the options decide.
    pub(crate) fn sides_of(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        let player = self.player(seat);
        vec![("race", player.race.arg()), ("secret goal", player.secret.arg())]
    }

    /// The revealed goal that the gems and monsters in hand come nearest to: a part of what it
    /// is worth beyond the gems it takes.
    fn nearest_goal(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let promise = |goal| {
            let face = components().goal(goal);
            let (mut needed, mut there) = (0.0, 0.0);
            for &gem in Gem::ALL {
                let cost = face.cost.count(gem);
                let worth = f32::from(components().gem(gem).vp);
                needed += worth * f32::from(cost);
                there += worth * f32::from(cost.min(player.gems.count(gem)));
            }
            needed += 3.0 * f32::from(face.monsters);
            there += 3.0 * f32::from(face.monsters.min(player.monsters));
            let gain = f32::from(face.vp) - f32::from(face.price) + 2.0;
            let part: f32 = if needed > 0.0 { there / needed } else { 1.0 };
            // The last gem counts most: halves of two goals are not a goal.
            gain.max(1.0) * 0.8 * part * part
        };
        self.row.iter().map(|&goal| promise(goal)).fold(0.0, f32::max)
    }

    /// The secret goal before it is revealed: nearly certain once its requirement holds.
    fn secret_promise(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let worth = f32::from(components().secret_goal(player.secret).vp);
        if player.revealed {
            0.0
        } else if self.requirements(seat).contains(player.secret) {
            0.9 * worth
        } else {
            0.0
        }
    }

    /// Meeples on cards whose task is not done yet: the more of those needed are there, the nearer
    /// is what it pays.
    fn work_begun(&self, seat: Seat) -> f32 {
        let mut points = 0.0;
        for place in self.meeples.standing(seat).iter() {
            let face = components().card(self.board.kind(place));
            let pay = match face.of {
                CardType::Mine => 2.5,
                CardType::Monster => 4.0,
                CardType::Inn => 1.5,
                CardType::Castle => 1.0,
                CardType::Lake | CardType::Memorial => 0.5,
            };
            let own = f32::from(self.meeples.on(place, seat).len());
            let part = (own / f32::from(face.needed.max(1))).min(1.0);
            points += pay * 0.6 * part * part;
        }
        // Everybody needs somebody left to send.
        points + 0.1 * f32::from(self.player(seat).campfire.len().min(4))
    }
}
