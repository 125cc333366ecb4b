//! How the players stand now, from open information alone.

use engine::Seat;

use crate::data::components;
use crate::rules::scoring::{FinalScore, counted, shared_places, verdict};
use crate::seen::view::View;
use crate::table::ids::Objective;
use crate::table::state::MAX_PLAYERS;
use crate::words::event::Event;

/// What a player would get for an Objective Tile if it were scored now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// SIM-3.2: what the tile counts of the player.
    pub count: u32,
    /// SIM-14.3: the points for it.
    pub points: u16,
}

impl View {
    /// SIM-14.2: how the players stand on an Objective Tile, seat 0 first.
    pub fn standings(&self, objective: Objective) -> Vec<Standing> {
        let spec = &components().objectives[objective.at()];
        let mut counts = [0; MAX_PLAYERS];
        for (player, count) in self.players.iter().zip(&mut counts) {
            *count = counted(&spec.counts, &player.purse, &player.dragons);
        }
        let awards = shared_places(counts, spec.points);
        let standing = |(player, (count, points)): (&crate::PlayerView, (u32, u16))| Standing {
            seat: player.seat,
            count,
            points,
        };
        self.players.iter().zip(counts.into_iter().zip(awards)).map(standing).collect()
    }

    /// SIM-14.2: what the face-up Objective Tiles would bring a player now.
    pub fn objective_points(&self, seat: Seat) -> u16 {
        let face_up = self.objectives.iter().flatten();
        face_up.map(|&objective| self.standings(objective)[seat.index()].points).sum()
    }

    /// SIM-14.7: who would win if all were scored now.
    pub(crate) fn verdict(&self) -> Event {
        let finals = self.players.iter().map(|player| FinalScore {
            seat: player.seat,
            points: i32::from(player.purse.points())
                + i32::from(self.objective_points(player.seat))
                + self.resource_points(player.seat),
            markers: player.dragons.markers.len() as u32,
        });
        verdict(finals.take(MAX_PLAYERS).collect(), self.edition)
    }

    /// SIM-14.4, SIM-14.5: what resources would bring a player now.
    pub fn resource_points(&self, seat: Seat) -> i32 {
        self.mode.resource_points(self.players[seat.index()].purse.resources())
    }
}
