//! What a position is worth to a player, for bots.

use engine::{Seat, Tally};

use crate::data::components;
use crate::data::effect::Effect;
use crate::table::ids::{ActionTile, Space, Vassal};
use crate::table::purse::Good;
use crate::table::state::{Simurgh, Stage};
use crate::table::vassals::Whereabouts;

/// What makes a position worth something, as hints name it.
pub(crate) const TERMS: &[&str] = &[
    "track",
    "objectives",
    "resources",
    "statue",
    "vassals",
    "depth",
    "markers",
    "dragons",
    "tiles",
];

/// The points that a player can expect to have in the end, term by term.
pub(crate) fn weigh(game: &Simurgh, seat: Seat, tally: &mut impl Tally) {
    let player = game.player(seat);
    let (left, season) = (game.part_left(), game.season());
    // What the track shows is certain.
    tally.add("track", f32::from(player.purse.points()));
    // Objectives that lie face up, as they would be scored now. That can still change, but is as
    // likely to rise as to fall.
    for objective in game.objectives.into_iter().flatten() {
        tally.add("objectives", f32::from(game.awards(objective)[seat.index()]));
    }
    // Resources buy points as long as there are turns to do so; in the end they are scored as
    // the mode says.
    let spendable: f32 =
        Good::RESOURCES.iter().map(|&good| spending(player.purse.count(good), good)).sum();
    let scored = game.agreed.mode.resource_points(player.purse.resources()) as f32;
    tally.add("resources", season * spendable + (1.0 - season) * scored);
    tally.add("statue", season * game.promise(seat));
    // Each further Vassal is one more placement between two retrievals: about two points each time.
    let years = left.max(0.35 * season);
    for (vassal, place) in player.vassals.iter() {
        let (owned, ready) = match vassal {
            Vassal::Spearman => (5.0, 0.8),
            Vassal::Dragonrider => (8.0, 1.2),
        };
        match place {
            Whereabouts::Stock => {}
            // One at home can be placed next turn; the others cost a turn to retrieve.
            Whereabouts::Pool | Whereabouts::Resting => {
                tally.add("vassals", years * owned + season * ready);
            }
            Whereabouts::Board(space) => tally.scaled(1.0, |tally| {
                tally.add("vassals", years * owned);
                tally.add("depth", season * game.depth(space));
            }),
        }
    }
    // A marker is one more use of an ability, about two points, and may win an Objective. In play
    // it proved to be worth a little more than both together.
    let markers = player.lair.markers.len() as f32;
    tally.add("markers", (0.5 + 2.0 * season) * markers);
    // A Dragon can be charged again.
    tally.add("dragons", 1.0 * left * player.lair.dragons.len() as f32);
    // A tile in hand can be laid: its bonus and the first choice of its spaces are worth more than
    // a placement in the City. Power Tiles pay most; a tile beyond the second is laid late.
    let tiles = player.hand.len() as f32;
    let power = player.hand.iter().filter(|tile| tile.is_power()).count() as f32;
    tally.add("tiles", season * (1.5 * tiles.min(2.0) + 0.7 * (tiles - 2.0).max(0.0) + power));
}

impl Simurgh {
    /// The expected profit of the best free Objective space: the Statue pays more than the goods
    /// are worth elsewhere, but only for the full price (SIM-11.1).
    fn promise(&self, seat: Seat) -> f32 {
        /// The share of the profit that counts once the full price is saved up, with no rider there
        /// yet.
        const SURE: f32 = 0.6;
        /// Points from choosing an Objective Tile that suits the player.
        const CHOICE: f32 = 3.0;
        let purse = &self.player(seat).purse;
        let spaces = components().statue.iter().zip(&self.objectives);
        let profit = |space: &Effect| {
            let (mut price, mut asked, mut had) = (0.0, 0, 0);
            for good in Good::RESOURCES {
                let cost = space.cost.fixed.count(good);
                price += f32::from(cost) * worth(good);
                asked += cost;
                had += cost.min(purse.count(good));
            }
            let part = f32::from(had) / f32::from(asked.max(1));
            let gain = f32::from(space.gain.fixed.points()) + CHOICE - price;
            gain.max(0.0) * part * part * SURE
        };
        let free = spaces.filter(|(_, tile)| tile.is_none()).map(|(space, _)| space);
        free.map(profit).fold(0.0, f32::max)
    }

    /// How much gathering still pays: near 1 until the last rounds, as the players themselves bring
    /// the end about.
    fn season(&self) -> f32 {
        /// The last rounds before the limit, over which it falls to 0.
        const LAST: f32 = 6.0;
        if self.trigger.is_some() {
            return self.part_left();
        }
        let turns = f32::from(self.agreed.rounds) * f32::from(self.seat_count());
        let rounds = (turns - self.turn.number as f32) / f32::from(self.seat_count());
        (1.0 - 0.25 * self.progress() * self.progress()) * (rounds / LAST).clamp(0.0, 1.0)
    }

    /// How much of the game is left, from 1 at the start to 0 at the end.
    fn part_left(&self) -> f32 {
        if matches!(self.stage, Stage::Over { .. }) {
            return 0.0;
        }
        let rounds = self.turn.number as f32
            / (f32::from(self.agreed.rounds) * f32::from(self.seat_count())).max(1.0);
        let done = self.progress().max(rounds);
        // SIM-13.3: once the end is triggered there is one turn at most.
        let most = if self.trigger.is_some() { 0.1 } else { 1.0 };
        (1.0 - done).clamp(0.05, most)
    }

    /// How near the players have brought the end (SIM-13.1), from 0 to 1.
    fn progress(&self) -> f32 {
        let length = self.agreed.length;
        let chronicle = self.chronicle.len() as f32 / length.chronicle() as f32;
        let objectives = self.face_up_objectives() as f32 / length.objectives() as f32;
        chronicle.max(objectives).min(1.0)
    }

    /// A rider deep in an Exploration Tile is near its best rewards.
    fn depth(&self, space: Space) -> f32 {
        match space {
            Space::Wilds(wilds, column)
                if self.tile_on(wilds).is_some_and(ActionTile::is_exploration) =>
            {
                1.2 * (column.at() as f32 + 1.0)
            }
            _ => 0.0,
        }
    }
}

/// Points that this much of one resource brings: prices ask for two or three of a kind, so the
/// first few are worth most and a hoard no more than in the final scoring.
fn spending(count: u16, good: Good) -> f32 {
    const IDLE: f32 = 0.2;
    let (first, more) = (count.min(3), count.saturating_sub(3).min(2));
    let rest = count.saturating_sub(5);
    worth(good) * (f32::from(first) + 0.5 * f32::from(more)) + IDLE * f32::from(rest)
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
