//! The end of the game and the final scoring (chapters 13 and 14).

use arrayvec::ArrayVec;
use engine::{Log, MAX_ORIGINS, Outcome, Seat};

use crate::components::Counts;
use crate::event::Event;
use crate::ids::{Dragon, Objective};
use crate::markers::Lair;
use crate::options::Edition;
use crate::purse::{Good, Purse};
use crate::state::{Cause, MOST_PLAYERS, Simurgh, Stage, Trigger};

/// Points for each seat.
pub(crate) type Awards = [u16; MOST_PLAYERS];

impl Simurgh {
    /// SIM-13.2: triggers the end the moment a count is reached; once.
    pub(crate) fn check_end(&mut self, log: &mut impl Log<Event>) {
        let length = self.agreed.length;
        let cause = if self.chronicle.len() >= length.chronicle() {
            Cause::Chronicle
        } else if self.face_up_objectives() >= length.objectives() {
            Cause::Objectives
        } else {
            return;
        };
        if self.trigger.is_none() {
            let by = self.turn.active;
            self.trigger = Some(Trigger { by, cause });
            log.event(Event::EndTriggered { seat: by, cause });
        }
    }

    /// SIM-13.3: the game is over; the points are counted in the log.
    pub(crate) fn end_game(&mut self, cause: Cause, log: &mut impl Log<Event>) {
        self.stage = Stage::Over { cause };
        log.event(Event::GameOver { cause });
        for objective in self.objectives.into_iter().flatten() {
            let awards = self.awards(objective);
            for seat in Seat::all(self.count()) {
                let points = awards[seat.index()];
                if points > 0 {
                    log.event(Event::ScoredObjective { seat, objective, points });
                }
            }
        }
        for seat in Seat::all(self.count()) {
            let points = self.resource_points(seat) as u16;
            log.event(Event::ScoredResources { seat, points });
        }
    }

    /// SIM-14.2: the points of a face-up Objective Tile.
    pub(crate) fn awards(&self, objective: Objective) -> Awards {
        let spec = &self.tables().objectives[objective.at()];
        let mut counts = [0; MOST_PLAYERS];
        for (seat, count) in Seat::all(self.count()).zip(&mut counts) {
            let player = self.player(seat);
            *count = counted(&spec.counts, &player.purse, &player.lair);
        }
        shared_places(counts, spec.points)
    }

    fn resource_points(&self, seat: Seat) -> i32 {
        self.agreed.mode.resource_points(self.player(seat).purse.resources())
    }

    /// SIM-14.1, SIM-14.7: track, Objectives and resources; the German edition breaks ties by
    /// markers.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let Stage::Over { cause } = self.stage else { return None };
        let awards = self.objectives.map(|tile| tile.map(|tile| (tile, self.awards(tile))));
        let origins = |seat: Seat| -> ArrayVec<(&'static str, i32), MAX_ORIGINS> {
            let track = ("track", i32::from(self.player(seat).purse.points()));
            let objectives = awards.iter().flatten().map(|(objective, awards)| {
                (ORIGINS[objective.at() + 1], i32::from(awards[seat.index()]))
            });
            let resources = ("resources", self.resource_points(seat));
            std::iter::once(track).chain(objectives).chain([resources]).collect()
        };
        let standing = |seat: Seat| {
            let total: i32 = origins(seat).iter().map(|(_, points)| points).sum();
            let markers = match self.agreed.edition {
                Edition::English => 0,
                Edition::German => self.player(seat).lair.markers.len(),
            };
            (total, markers)
        };
        let ending = ENDINGS[cause as usize];
        Some(Outcome::ranked(ending, Seat::all(self.count()).map(origins), standing))
    }
}

/// SIM-3.2: what an Objective Tile counts of a player.
pub(crate) fn counted(counts: &Counts, purse: &Purse, lair: &Lair) -> u32 {
    match counts {
        Counts::AllMarkers => lair.markers.len() as u32,
        Counts::MarkersOn(types) => {
            let dragons = Dragon::all().filter(|dragon| types.contains(&dragon.dragon_type()));
            lair.markers.on(dragons.collect()) as u32
        }
        Counts::VegetablesAndMeat => {
            u32::from(purse.count(Good::Vegetable)) + u32::from(purse.count(Good::Meat))
        }
    }
}

/// SIM-14.3: who shares a place takes an equal share of it and the places below that they use up,
/// rounded down. A count of 0 gets no place.
pub(crate) fn shared_places(counts: [u32; MOST_PLAYERS], points: [u16; 3]) -> Awards {
    counts.map(|count| {
        if count == 0 {
            return 0;
        }
        let ahead = counts.iter().filter(|&&other| other > count).count();
        let sharing = counts.iter().filter(|&&other| other == count).count();
        let pot: u16 = points.iter().skip(ahead).take(sharing).sum();
        pot / sharing as u16
    })
}

/// The reasons for the end, in the order of [`Cause`].
pub(crate) const ENDINGS: &[&str] = &["objectives", "chronicle", "turn-limit"];

/// Every origin of points: the track, each Objective Tile in order, resources.
pub(crate) const ORIGINS: &[&str] = &[
    "track",
    "objective-73",
    "objective-74",
    "objective-75",
    "objective-76",
    "objective-77",
    "objective-78",
    "objective-79",
    "objective-80",
    "objective-81",
    "objective-82",
    "objective-83",
    "objective-84",
    "resources",
];
