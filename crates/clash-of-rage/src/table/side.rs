//! The sides of a battle: a player or the Elves.

use engine::{Arg, Seat, Spoken};
use serde::{Deserialize, Serialize};

/// Who fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// A player's army.
    Player(Seat),
    /// The Elves.
    Elves,
}

impl Side {
    /// The player, if it is one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Side::Player(seat) => Some(seat),
            Side::Elves => None,
        }
    }
}

impl Spoken for Side {
    /// Said at the beginning of a sentence, in the singular.
    fn arg(&self) -> Arg {
        match self {
            Side::Player(seat) => Arg::Seat(*seat),
            Side::Elves => Arg::Name("side-elves".to_owned()),
        }
    }

    fn samples() -> Vec<Self> {
        vec![Side::Player(Seat::of(0)), Side::Elves]
    }
}

/// The two roles in a battle (COR-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The player whose action it is.
    Attacker,
    /// The Elves or the player who stood there.
    Defender,
}

impl Role {
    /// The role as an index.
    #[inline]
    pub const fn at(self) -> usize {
        self as usize
    }

    /// The other role.
    #[must_use]
    pub const fn other(self) -> Role {
        match self {
            Role::Attacker => Role::Defender,
            Role::Defender => Role::Attacker,
        }
    }
}
