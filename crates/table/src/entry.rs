//! What is written in a table's journal.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::TokenHash;
use crate::{Clocks, GuestId, Moment, TableId};

/// One line of a table's journal. Old journals stay readable: variants are only added.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// A person sat down.
    Seated { seat: Seat, guest: GuestId, name: String, entropy: String, token: TokenHash },
    /// A seat is open again, perhaps for one person only.
    Freed { seat: Seat, reserved: Option<GuestId>, name: Option<String> },
    /// A bot sits there now.
    BotSeated { seat: Seat, level: String, why: WhyBot },
    /// A person is back in their seat, perhaps with another device.
    Returned { seat: Seat, guest: GuestId, name: String },
    /// The seat has another token.
    Renewed { seat: Seat, token: TokenHash },
    /// The player changed their name.
    Named { seat: Seat, name: String },
    /// All seats are taken: the seed is drawn and the game set up.
    Started,
    /// A step of the game.
    Step { seat: Seat, action: u32 },
    /// An answer where several seats decide at once; it becomes a step when all are in.
    Held { seat: Seat, action: u32 },
    /// The last steps were one gesture of the seat: they are taken back as one.
    Bundled { seat: Seat, count: usize },
    /// An answer taken back.
    Withdrawn { seat: Seat },
    /// The last steps were taken back.
    Undone { seat: Seat, count: usize, how: HowUndone },
    /// A seat would like to take back more than it may by itself.
    UndoAsked { seat: Seat, count: usize },
    /// Another seat's answer to that.
    UndoAnswered { seat: Seat, consent: Consent },
    /// A seat would like to end the game.
    EndAsked { seat: Seat },
    /// What another seat says to that.
    EndAnswered { seat: Seat, consent: Consent },
    /// The rules have changed, and the game goes on from a position.
    Rebased { step: usize, rules_version: u32, components: String, state: Value },
    /// The game is over by its rules.
    Ended,
    /// Nobody has been here for a long time: the table will be closed.
    Warned { closes_at: Moment },
    /// Somebody says that they still want the table.
    Kept { guest: GuestId },
    /// The table was closed before the game was over.
    Closed { why: WhyClosed },
    /// The same people play again at another table.
    Rematched { table: TableId },
    /// The host muted somebody.
    Muted { guest: GuestId, name: String },
    /// They may speak again.
    Unmuted { guest: GuestId },
    /// The host removed somebody: they can neither sit down nor speak.
    Removed { guest: GuestId, name: String },
}

impl Entry {
    /// Whether it changes a seat's person, name or token.
    pub fn moves_people(&self) -> bool {
        matches!(
            self,
            Entry::Seated { .. }
                | Entry::Freed { .. }
                | Entry::BotSeated { .. }
                | Entry::Returned { .. }
                | Entry::Renewed { .. }
                | Entry::Named { .. }
        )
    }

    /// The guest it is about, if it names one.
    pub fn guest(&self) -> Option<&GuestId> {
        match self {
            Entry::Seated { guest, .. }
            | Entry::Freed { reserved: Some(guest), .. }
            | Entry::Returned { guest, .. }
            | Entry::Muted { guest, .. }
            | Entry::Unmuted { guest }
            | Entry::Removed { guest, .. }
            | Entry::Kept { guest } => Some(guest),
            _ => None,
        }
    }
}

/// Takes a guest's name out of a whole journal, and returns which entries changed. An empty name
/// is a former guest's.
pub(crate) fn without_name(journal: &mut [Entry], guest: &GuestId) -> Vec<usize> {
    let mut seats: BTreeMap<Seat, GuestId> = BTreeMap::new();
    let mut changed = Vec::new();
    for (at, entry) in journal.iter_mut().enumerate() {
        if let Entry::Seated { seat, guest, .. }
        | Entry::Freed { seat, reserved: Some(guest), .. }
        | Entry::Returned { seat, guest, .. } = entry
        {
            seats.insert(*seat, guest.clone());
        }
        let name = match entry {
            Entry::Named { seat, name } if seats.get(seat) == Some(guest) => Some(name),
            Entry::Seated { guest: who, name, .. }
            | Entry::Freed { reserved: Some(who), name: Some(name), .. }
            | Entry::Returned { guest: who, name, .. }
            | Entry::Muted { guest: who, name }
            | Entry::Removed { guest: who, name }
                if who == guest =>
            {
                Some(name)
            }
            _ => None,
        };
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            name.clear();
            changed.push(at);
        }
    }
    changed
}

/// Why a bot sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyBot {
    /// It was invited.
    Invited,
    /// The person went away and may come back.
    Left,
    /// The person gave up the seat: anybody may have it.
    Released,
    /// The person ran out of time and may come back.
    OutOfTime,
}

/// How steps were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HowUndone {
    /// Nothing hidden had been revealed.
    Freely,
    /// Everybody agreed.
    Agreed,
}

/// A seat's answer when another wants to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// Yes.
    Agree,
    /// No.
    Refuse,
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyClosed {
    /// Nobody came for a long time.
    Abandoned,
    /// The host called it off before it began.
    CalledOff,
    /// Everybody who sat there agreed to end the game.
    Agreed,
}

/// An entry with its place in the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Written {
    /// Counted from 1.
    pub number: u64,
    pub at: Moment,
    pub entry: Entry,
    /// The clocks after it, if the table has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}
