//! What can be agreed before the game.

use engine::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// SIM-4.1: the two modes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Start tiles and Dragons are dealt.
    #[default]
    Spearman,
    /// Start tiles and Dragons are chosen, and resources left over are worth less.
    Dragonlord,
}

impl Mode {
    /// SIM-1.4, SIM-12.3: how many resources a player may keep at the end of the turn.
    pub const fn resource_limit(self) -> u32 {
        match self {
            Mode::Spearman => 15,
            Mode::Dragonlord => 12,
        }
    }

    /// SIM-14.4, SIM-14.5: the points for resources left over.
    pub const fn resource_points(self, resources: u32) -> i32 {
        match (self, resources) {
            (Mode::Spearman, resources) => (resources / 3) as i32,
            (Mode::Dragonlord, 0) => 5,
            (Mode::Dragonlord, 1..=3) => 3,
            (Mode::Dragonlord, 4..=6) => 1,
            (Mode::Dragonlord, _) => 0,
        }
    }
}

/// SIM-13.1: the three lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// 4 Objectives or 8 tiles in the Chronicle.
    #[default]
    Short,
    /// 4 Objectives or 11 tiles.
    Medium,
    /// 5 Objectives or 14 tiles.
    Long,
}

impl Length {
    /// How many face-up Objectives trigger the end.
    pub const fn objectives(self) -> usize {
        match self {
            Length::Short | Length::Medium => 4,
            Length::Long => 5,
        }
    }

    /// How many tiles in the Chronicle trigger the end.
    pub const fn chronicle(self) -> usize {
        match self {
            Length::Short => 8,
            Length::Medium => 11,
            Length::Long => 14,
        }
    }

    /// SIM-13.6: how many rounds are played at most.
    pub const fn rounds(self) -> u16 {
        match self {
            Length::Short => 60,
            Length::Medium => 80,
            Length::Long => 100,
        }
    }
}

/// Chapter 20: which rulebook decides where the two differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The English rulebook.
    #[default]
    English,
    /// The German rulebook.
    German,
}

/// SIM-4.1: the options.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How the game is set up.
    pub mode: Mode,
    /// When it ends.
    pub length: Length,
    /// Which rulebook is played.
    pub edition: Edition,
    /// The player who begins, counted from 1; a random one if none is named.
    pub first_player: Option<u8>,
    /// SIM-13.6: the number of rounds after which the game ends; by default that of its length.
    pub turn_limit: Option<u16>,
}

/// The longest turn limit that can be agreed, in rounds.
pub const MAX_ROUNDS: u16 = 200;

pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec { key: "mode", kind: OptionKind::Choice(&["spearman", "dragonlord"]) },
    OptionSpec { key: "length", kind: OptionKind::Choice(&["short", "medium", "long"]) },
    OptionSpec { key: "edition", kind: OptionKind::Choice(&["english", "german"]) },
    OptionSpec { key: "first_player", kind: OptionKind::OptionalNumber { min: 1, max: 5 } },
    OptionSpec {
        key: "turn_limit",
        kind: OptionKind::OptionalNumber { min: 1, max: MAX_ROUNDS as i64 },
    },
];

impl Options {
    /// SIM-13.6: how many rounds are played at most.
    pub fn rounds(&self) -> u16 {
        self.turn_limit.unwrap_or(self.length.rounds())
    }
}
