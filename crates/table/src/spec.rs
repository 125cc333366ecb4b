//! What a table agreed on before anybody sat down.

use engine::{Fairness, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{ClockRule, GuestId, TableId};

/// A table somebody wants.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who gets which seat, seat 0 first; as many as the game is played with.
    pub seats: Vec<Place>,
    /// The game's options; what is missing gets its default.
    pub options: Map<String, Value>,
    /// Who may sit down.
    pub access: Access,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// What the host adds to the game's seed, in any words.
    pub entropy: String,
    /// The level of bots that sit in for people; the server's default if `None`.
    pub stand_in: Option<String>,
}

/// Who gets a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The host. Several such seats share a screen.
    Me,
    /// Anybody.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// Who may sit down at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anybody: it is in the list of open tables.
    Listed,
    /// Anybody with the invitation.
    Invited,
}

impl Access {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Access::Listed => "listed",
            Access::Invited => "invited",
        }
    }
}

/// The first page of a table's journal. It holds secrets: never for pages or logs.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Spec {
    pub game: String,
    pub rules_version: u32,
    pub components: String,
    pub seats: u8,
    pub options: Map<String, Value>,
    /// A position to begin with instead of the rules' set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    pub draw: Draw,
    pub access: Access,
    pub invite: String,
    pub host: Option<GuestId>,
    pub clock: Option<ClockRule>,
    pub stand_in: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<Origin>,
    /// The name of the lesson that is played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// Where the seed comes from.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Draw {
    /// From the server's part and what each seat adds.
    Fair { server: Seed },
    /// From a journal that was brought in or branched off.
    Given { seed: Seed, fairness: Option<Fairness> },
}

/// The step of another table that a table goes on from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The other table.
    pub table: TableId,
    /// The number of its steps before.
    pub step: usize,
}
