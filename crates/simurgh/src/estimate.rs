//! What a position is worth to a player, for bots.

use engine::{Arg, Seat, Spoken};

use crate::ids::{ActionTile, Space, Vassal};
use crate::purse::Good;
use crate::state::{Simurgh, Stage};
use crate::vassals::Whereabouts;

impl Simurgh {
    /// The points that a player can expect to have in the end.
    pub(crate) fn expected_points(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let left = self.part_left();
        // What the track shows is certain.
        let mut points = f32::from(player.purse.points());
        // Objectives that lie face up, as they would be scored now. What is to come can change it,
        // but as much up as down.
        for objective in self.objectives.into_iter().flatten() {
            points += f32::from(self.awards(objective)[seat.index()]);
        }
        // Resources buy points as long as there are turns to do so; in the end they are scored as
        // the mode says. Power Tiles pay about 2 points for a resource, but a placement is needed.
        let spendable: f32 = Good::RESOURCES
            .iter()
            .map(|&good| f32::from(player.purse.count(good)) * worth(good))
            .sum();
        let scored = self.agreed.mode.resource_points(player.purse.resources()) as f32;
        points += left * spendable + (1.0 - left) * scored;
        // Each Vassal more is a placement more between two retrievals: about two points each time.
        for (vassal, place) in player.vassals.iter() {
            let (owned, ready) = match vassal {
                Vassal::Spearman => (5.0, 0.8),
                Vassal::Dragonrider => (8.0, 1.2),
            };
            points += left
                * match place {
                    Whereabouts::Stock => 0.0,
                    // One at home can be placed next turn; the others cost a turn to retrieve.
                    Whereabouts::Pool | Whereabouts::Resting => owned + ready,
                    Whereabouts::Board(space) => owned + self.depth(space),
                };
        }
        // A marker is an ability once more, worth about two points, and may win an Objective.
        let markers = player.lair.markers.len() as f32;
        points += (0.3 + 1.2 * left) * markers;
        // A Dragon can be charged again.
        points += 1.0 * left * player.lair.dragons.len() as f32;
        // A tile in hand can be laid: its bonus, and the best space first. Power Tiles pay most.
        let tile = |tile: ActionTile| if tile.is_power() { 2.0 } else { 1.0 };
        points += left * player.hand.iter().map(tile).sum::<f32>();
        points
    }

    /// What a player begins with that others don't: nothing but the place in the turn order.
    pub(crate) fn sides_of(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        let place = (seat.index() + usize::from(self.count()) - self.first.index())
            % usize::from(self.count());
        vec![("place", (place as u8 + 1).arg())]
    }

    /// How much of the game is left, from 1 at the start to 0 at the end.
    fn part_left(&self) -> f32 {
        if matches!(self.stage, Stage::Over { .. }) {
            return 0.0;
        }
        let length = self.agreed.length;
        let chronicle = self.chronicle.len() as f32 / length.chronicle() as f32;
        let objectives = self.face_up_objectives() as f32 / length.objectives() as f32;
        let rounds = self.turn.number as f32
            / (f32::from(self.agreed.rounds) * f32::from(self.count())).max(1.0);
        let done = chronicle.max(objectives).max(rounds);
        // SIM-13.3: once the end is triggered there is one turn at most.
        let most = if self.trigger.is_some() { 0.1 } else { 1.0 };
        (1.0 - done).clamp(0.05, most)
    }

    /// A rider deep in an Exploration Tile is near its best rewards.
    fn depth(&self, space: Space) -> f32 {
        match space {
            Space::Wilds(wilds, column)
                if self.tile_on(wilds).is_some_and(ActionTile::is_exploration) =>
            {
                0.7 * (column.at() as f32 + 1.0)
            }
            _ => 0.0,
        }
    }
}

/// Points that a resource brings when it is spent well.
fn worth(good: Good) -> f32 {
    match good {
        Good::Vegetable | Good::Meat => 0.7,
        Good::Wood | Good::Stone => 0.8,
        Good::Wisdom => 1.1,
        Good::Weapon => 1.2,
        Good::PowerPoint => 0.0,
    }
}
