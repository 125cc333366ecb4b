//! The end of the game and the final scoring (chapters 13 and 14).

use arrayvec::ArrayVec;
use engine::{Log, MAX_ORIGINS, Outcome, Play, Seat, Set};

use crate::data::{Counts, components};
use crate::table::ids::{Dragon, Objective};
use crate::table::markers::Lair;
use crate::table::options::Edition;
use crate::table::purse::{Good, Purse};
use crate::table::state::{Cause, MAX_PLAYERS, Simurgh, Stage, Trigger};
use crate::words::event::Event;

/// Points for each seat.
pub(crate) type Awards = [u16; MAX_PLAYERS];

/// SIM-14.1, SIM-14.7: track, Objectives and resources; the German edition breaks ties by
/// markers.
pub(crate) fn outcome(game: &Simurgh) -> Option<Outcome> {
    let Stage::Over { cause } = game.stage else { return None };
    let awards = game.objectives.map(|tile| tile.map(|tile| (tile, game.awards(tile))));
    let origins = |seat: Seat| -> ArrayVec<(&'static str, i32), MAX_ORIGINS> {
        let track = ("track", i32::from(game.player(seat).purse.points()));
        let objectives = awards.iter().flatten().map(|(objective, awards)| {
            (ORIGINS[objective.at() + 1], i32::from(awards[seat.index()]))
        });
        let resources = ("resources", game.resource_points(seat));
        std::iter::once(track).chain(objectives).chain([resources]).collect()
    };
    let standing = |seat: Seat| {
        let total: i32 = origins(seat).iter().map(|(_, points)| points).sum();
        let markers = match game.agreed.edition {
            Edition::English => 0,
            Edition::German => game.player(seat).lair.markers.len(),
        };
        (total, markers)
    };
    let ending = ENDINGS[cause as usize];
    Some(Outcome::ranked(ending, game.all_seats().map(origins), standing))
}

impl Simurgh {
    /// SIM-13.2: triggers the end the moment a count is reached, but only once.
    pub(crate) fn check_end(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let length = self.agreed.length;
        let cause = if self.chronicle.len() >= length.chronicle() {
            Cause::Chronicle
        } else if self.face_up_objectives() >= length.objectives() {
            Cause::Objectives
        } else {
            return;
        };
        if self.trigger.is_none() {
            let by = self.active();
            self.trigger = Some(Trigger { by, cause });
            play.tell(Event::EndTriggered { seat: by, cause });
        }
    }

    /// SIM-13.3: ends the game and logs how the points are counted.
    pub(crate) fn end_game(&mut self, cause: Cause, play: &mut Play<'_, impl Log<Event>>) {
        self.stage = Stage::Over { cause };
        play.tell(Event::GameOver { cause });
        for objective in self.objectives.into_iter().flatten() {
            let awards = self.awards(objective);
            for seat in self.all_seats() {
                let points = awards[seat.index()];
                if points > 0 {
                    play.tell(Event::ScoredObjective { seat, objective, points });
                }
            }
        }
        for seat in self.all_seats() {
            let points = self.resource_points(seat) as u16;
            play.tell(Event::ScoredResources { seat, points });
        }
        let finals = self.all_seats().map(|seat| self.final_score(seat));
        play.tell(verdict(finals.collect(), self.agreed.edition));
    }

    fn final_score(&self, seat: Seat) -> FinalScore {
        let player = self.player(seat);
        let awarded = self.objectives.iter().flatten();
        let objectives: u16 = awarded.map(|&tile| self.awards(tile)[seat.index()]).sum();
        let track = i32::from(player.purse.points());
        let points = track + i32::from(objectives) + self.resource_points(seat);
        FinalScore { seat, points, markers: player.lair.markers.len() as u32 }
    }

    /// SIM-14.2: the points of a face-up Objective Tile.
    pub(crate) fn awards(&self, objective: Objective) -> Awards {
        let spec = &components().objectives[objective.at()];
        let mut counts = [0; MAX_PLAYERS];
        for (seat, count) in self.all_seats().zip(&mut counts) {
            let player = self.player(seat);
            *count = counted(&spec.counts, &player.purse, &player.lair);
        }
        shared_places(counts, spec.points)
    }

    fn resource_points(&self, seat: Seat) -> i32 {
        self.agreed.mode.resource_points(self.player(seat).purse.resources())
    }
}

/// SIM-14.1: what a player has in the end.
#[derive(Clone, Copy)]
pub(crate) struct FinalScore {
    pub seat: Seat,
    pub points: i32,
    pub markers: u32,
}

/// SIM-14.7: who wins, by how much, or by which tie-break.
pub(crate) fn verdict(finals: ArrayVec<FinalScore, MAX_PLAYERS>, edition: Edition) -> Event {
    let most = finals.iter().map(|each| each.points).max().unwrap_or_default();
    let (ahead, behind): (ArrayVec<_, MAX_PLAYERS>, ArrayVec<_, MAX_PLAYERS>) =
        finals.into_iter().partition(|each| each.points == most);
    if let [winner] = ahead.as_slice() {
        let second = behind.iter().map(|each| each.points).max().unwrap_or_default();
        return Event::Won { seat: winner.seat, points: most, lead: most - second };
    }
    let markers = ahead.iter().map(|each| each.markers).max().unwrap_or_default();
    let breaks = |each: &&FinalScore| edition == Edition::English || each.markers == markers;
    let seats: Set<Seat, u8> = ahead.iter().filter(breaks).map(|each| each.seat).collect();
    match seats.first().filter(|_| seats.len() == 1) {
        Some(seat) => Event::WonByMarkers { seat, points: most, markers },
        None => Event::SharedVictory { seats, points: most },
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

/// SIM-14.3: players who share a place get an equal share of it and of the places below that they
/// use up, rounded down. A count of 0 gets no place.
pub(crate) fn shared_places(counts: [u32; MAX_PLAYERS], points: [u16; 3]) -> Awards {
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
