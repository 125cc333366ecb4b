//! What happened at a table rather than in its game, as people are told.

use engine::Seat;
use serde::Serialize;

use crate::entry::Entry;
use crate::{Consent, HowUndone, Moment, TableId, WhyBot, WhyClosed};

/// The most happenings told for a table.
const MAX_HAPPENINGS: usize = 1_000;

/// Something that happened at the table rather than in the game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Happening {
    /// The number of steps of the game before it.
    pub after_step: usize,
    /// When.
    pub at: Moment,
    /// What.
    pub what: What,
    /// The steps that were taken back, by seat and number of the action, as long as the game still
    /// goes through the position before them.
    #[serde(skip)]
    pub undone: Vec<(Seat, u32)>,
}

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum What {
    /// A person sat down.
    SatDown { seat: Seat, name: String },
    /// A seat became open.
    StoodUp { seat: Seat },
    /// A bot sits there now.
    BotSatDown { seat: Seat, level: String, why: WhyBot },
    /// A person took their seat back.
    CameBack { seat: Seat, name: String },
    /// The game began.
    Started,
    /// Steps were taken back.
    Undone { seat: Seat, count: usize, how: HowUndone },
    /// A seat asked the others to take steps back.
    UndoAsked { seat: Seat, count: usize },
    /// A seat refused that.
    UndoRefused { seat: Seat },
    /// A seat asked the others to end the game.
    EndAsked { seat: Seat },
    /// A seat wants to play on.
    EndRefused { seat: Seat },
    /// The rules have changed since it began; it goes on from its position by today's.
    RulesChanged { rules_version: u32 },
    /// It will be closed unless somebody plays.
    Warned { closes_at: Moment },
    /// It was closed.
    Closed { why: WhyClosed },
    /// The same people play again there.
    Rematched { table: TableId },
    /// The host muted somebody.
    Muted { name: String },
    /// The host removed somebody.
    Removed { name: String },
}

/// Adds a happening. Somebody who sits down and gets up again before the next step leaves no trace,
/// and at [`MAX_HAPPENINGS`] the older half is dropped.
pub(crate) fn tell(happenings: &mut Vec<Happening>, happening: Happening) -> Told {
    let gone = match happening.what {
        What::StoodUp { seat } | What::BotSatDown { seat, why: WhyBot::Released, .. } => Some(seat),
        _ => None,
    };
    let came = |each: &Happening| match each.what {
        What::SatDown { seat, .. } => Some(seat) == gone,
        _ => false,
    };
    let nothing_since = |&at: &usize| {
        let started = |each: &Happening| matches!(each.what, What::Started);
        happenings[at].after_step == happening.after_step && !happenings[at..].iter().any(started)
    };
    if let Some(at) = happenings.iter().rposition(came).filter(nothing_since) {
        happenings.remove(at);
        return Told::InPlaceOfOthers;
    }
    let is_full = happenings.len() >= MAX_HAPPENINGS;
    if is_full {
        happenings.drain(..MAX_HAPPENINGS / 2);
    }
    happenings.push(happening);
    if is_full { Told::InPlaceOfOthers } else { Told::AfterOthers }
}

/// Where a happening went.
#[derive(PartialEq, Eq)]
pub(crate) enum Told {
    AfterOthers,
    InPlaceOfOthers,
}

/// What people are told about an entry: no secrets, no held answers.
pub(crate) fn told(entry: &Entry) -> Option<What> {
    Some(match entry.clone() {
        Entry::Seated { seat, name, .. } => What::SatDown { seat, name },
        Entry::Freed { seat, .. } => What::StoodUp { seat },
        Entry::BotSeated { seat, level, why } => What::BotSatDown { seat, level, why },
        Entry::Returned { seat, name, .. } => What::CameBack { seat, name },
        Entry::Started => What::Started,
        Entry::Undone { seat, count, how } => What::Undone { seat, count, how },
        Entry::UndoAsked { seat, count } => What::UndoAsked { seat, count },
        Entry::UndoAnswered { seat, consent: Consent::Refuse } => What::UndoRefused { seat },
        Entry::EndAsked { seat } => What::EndAsked { seat },
        Entry::EndAnswered { seat, consent: Consent::Refuse } => What::EndRefused { seat },
        Entry::Rebased { rules_version, .. } => What::RulesChanged { rules_version },
        Entry::Warned { closes_at } => What::Warned { closes_at },
        Entry::Closed { why } => What::Closed { why },
        Entry::Rematched { table } => What::Rematched { table },
        Entry::Muted { name, .. } => What::Muted { name },
        Entry::Removed { name, .. } => What::Removed { name },
        Entry::UndoAnswered { consent: Consent::Agree, .. }
        | Entry::EndAnswered { consent: Consent::Agree, .. }
        | Entry::Renewed { .. }
        | Entry::Named { .. }
        | Entry::Step { .. }
        | Entry::Held { .. }
        | Entry::Bundled { .. }
        | Entry::Withdrawn { .. }
        | Entry::Kept { .. }
        | Entry::Unmuted { .. }
        | Entry::Ended => return None,
    })
}
