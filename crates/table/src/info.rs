//! What everybody may know of a table.

use std::time::Duration;

use engine::{Fairness, Seat, SeatSet, Seed};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::ending::EndRequest;
use crate::entry::WhyBot;
use crate::record::{Occupant, Record, Status, UndoRequest};
use crate::spec::{Access, Origin};
use crate::{ClockRule, Moment, TableId};

/// What everybody may know of a table.
#[derive(Clone, Debug, Serialize)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The game's options as they were given.
    pub options: Map<String, Value>,
    /// Who may sit down.
    pub access: Access,
    /// Its status.
    pub status: Status,
    /// Grows with everything that happens.
    pub version: u64,
    /// The number of steps taken.
    pub steps: usize,
    /// The first step that can be looked at: not 0 if the rules have changed since.
    pub first_step: usize,
    /// The seats, seat 0 first.
    pub seats: Vec<SeatInfo>,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// How the seed is made.
    pub fairness: FairnessInfo,
    /// A request to take back steps that waits for answers.
    pub undo: Option<UndoRequest>,
    /// A wish to end the game that waits for answers.
    pub ending: Option<EndRequest>,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
    /// The step of another table that this one goes on from.
    pub forked_from: Option<Origin>,
    /// When it was set up.
    pub created_at: Moment,
    /// When anything last happened.
    pub changed_at: Moment,
    /// When it will be closed, if nobody plays.
    pub closes_at: Option<Moment>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Its occupant.
    pub occupant: OccupantInfo,
    /// Whether it must decide.
    pub waiting: bool,
    /// Whether it has answered while others still decide.
    pub answered: bool,
    /// Whether a bot is thinking there.
    pub thinking: bool,
    /// Its clock.
    pub clock: Option<SeatClock>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OccupantInfo {
    /// Nobody yet.
    Open {
        /// The person it is kept for.
        reserved_for: Option<String>,
    },
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// Why it sits there.
        why: WhyBot,
        /// The person it sits in for.
        sits_in_for: Option<String>,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatClock {
    /// The time left now.
    #[serde(rename = "left_ms", serialize_with = "milliseconds")]
    pub left: Duration,
    /// Whether it runs.
    pub running: bool,
}

fn milliseconds<S: serde::Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(time.as_millis() as u64)
}

/// How the seed is made.
#[derive(Clone, Debug, Serialize)]
pub struct FairnessInfo {
    /// The hash of the server's part; `None` for tables that go on from a known game.
    pub commitment: Option<Seed>,
    /// What each seat has added, seat 0 first.
    pub parts: Vec<String>,
    /// Everything, once the game is over.
    pub revealed: Option<Revealed>,
}

/// What is shown of the seed once the game is over.
#[derive(Clone, Debug, Serialize)]
pub struct Revealed {
    /// The seed of the game.
    pub seed: Seed,
    /// How it was made.
    pub fairness: Option<Fairness>,
}

pub(crate) fn info(
    record: &Record,
    waiting: SeatSet,
    thinking: SeatSet,
    first_step: usize,
    now: Moment,
) -> TableInfo {
    let fairness = record.fairness();
    let seat = |seat: Seat| {
        let clock = record.clocks.as_ref().map(|clocks| SeatClock {
            left: clocks.left(seat, now),
            running: clocks.running().contains(seat),
        });
        let occupant = match record.seats[seat.index()].occupant.clone() {
            Occupant::Open { reserved } => {
                OccupantInfo::Open { reserved_for: reserved.map(|person| person.name) }
            }
            Occupant::Person(person) => OccupantInfo::Person { name: person.name },
            Occupant::Bot { level, why, absent } => {
                OccupantInfo::Bot { level, why, sits_in_for: absent.map(|person| person.name) }
            }
        };
        SeatInfo {
            seat,
            occupant,
            waiting: waiting.contains(seat),
            answered: record.held.contains_key(&seat),
            thinking: thinking.contains(seat),
            clock,
        }
    };
    let is_over = record.status == Status::Over;
    TableInfo {
        id: record.id.clone(),
        game: record.spec.game.clone(),
        options: record.spec.options.clone(),
        access: record.spec.access,
        status: record.status,
        version: record.version,
        steps: record.steps.len(),
        first_step,
        seats: Seat::all(record.spec.seats).map(seat).collect(),
        clock: record.spec.clock,
        fairness: FairnessInfo {
            commitment: fairness.as_ref().map(|fairness| fairness.commitment),
            parts: record.seats.iter().map(|seat| seat.entropy.clone()).collect(),
            revealed: is_over.then(|| Revealed { seed: record.seed(), fairness }),
        },
        undo: record.undo.clone(),
        ending: record.ending,
        rematch: record.rematch.clone(),
        forked_from: record.spec.forked_from.clone(),
        created_at: record.created_at,
        changed_at: record.changed_at,
        closes_at: record.closes_at,
    }
}
