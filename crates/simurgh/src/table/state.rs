//! The table: everything that a position consists of.

use arrayvec::ArrayVec;
use engine::{Agenda, Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

use crate::data::{Dragons, components};
use crate::decisions::{MAX_DEPTH, Open};
use crate::seen::knowledge::Knowledge;
use crate::table::deck::Deck;
use crate::table::ids::{
    ActionTile, Dragon, Objective, ObjectiveSpace, RowSpace, Space, Vassal, WildsSpace,
};
use crate::table::options::{Edition, Length, Mode};
use crate::table::player::Player;

/// A game of Simurgh.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Simurgh {
    pub(crate) agreed: Agreed,
    pub(crate) first: Seat,
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
    pub(crate) wilds: [Option<ActionTile>; WildsSpace::COUNT],
    pub(crate) row: [Option<ActionTile>; RowSpace::ALL.len()],
    pub(crate) action_deck: Deck<ActionTile, IN_PLAY>,
    pub(crate) chronicle: Set<ActionTile>,
    /// Action Tiles that nobody can get: removed in the set-up, and Power Tiles not dealt.
    pub(crate) out_of_game: Set<ActionTile>,
    pub(crate) dragon_deck: Deck<Dragon, { Dragon::COUNT }>,
    pub(crate) objective_deck: Deck<Objective, { Objective::COUNT }>,
    pub(crate) objectives: [Option<Objective>; ObjectiveSpace::ALL.len()],
    /// SIM-11.3: Objective Tiles that were replaced.
    pub(crate) replaced_objectives: Set<Objective>,
    pub(crate) knowledge: Knowledge,
    pub(crate) stage: Stage,
    pub(crate) turn: Turn,
    pub(crate) agenda: Agenda<Open, MAX_DEPTH>,
    /// SIM-13.2: who triggered the end, and by what.
    pub(crate) trigger: Option<Trigger>,
}

/// SIM-4.1: the most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// SIM-4.4: Action Tiles in play besides the Power Tiles.
pub(crate) const IN_PLAY: usize = 26;

/// What was agreed before the game and still matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agreed {
    pub mode: Mode,
    pub length: Length,
    pub edition: Edition,
    /// SIM-13.6: the turn limit.
    pub rounds: u16,
}

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Stage {
    /// SIM-4.7: Power Tiles go round, from the last player to the first.
    PowerDraft { drafter: Seat, offered: Set<ActionTile>, stack: Deck<ActionTile, 5> },
    /// SIM-4.9: face-up Action Tiles are taken in turn order, twice round.
    ActionDraft { drafter: Seat, round: u8 },
    /// SIM-4.11: everybody keeps one of three Dragons, in secret.
    DragonDraft { hands: [Option<DragonHand>; MAX_PLAYERS] },
    /// Turns are played.
    Play,
    /// The game is over.
    Over { cause: Cause },
}

/// SIM-4.11: the Dragons dealt to a player, and the one to be kept.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DragonHand {
    pub dealt: Set<Dragon>,
    pub kept: Option<Dragon>,
}

/// The turn being played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    /// Counted from 1; 0 in the set-up.
    pub number: u32,
    pub active: Seat,
    pub main_action: Progress,
    /// SIM-5.3: advancing a Dragonrider, once per turn.
    pub advance: Progress,
    /// SIM-9.3: where a Dragonrider entered an Exploration Tile this turn.
    pub entered: Option<WildsSpace>,
}

/// Whether something that may be done once has been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Progress {
    Open,
    Done,
}

impl Turn {
    pub fn new(number: u32, active: Seat) -> Turn {
        let open = Progress::Open;
        Turn { number, active, main_action: open, advance: open, entered: None }
    }
}

/// SIM-13.2: the end has been triggered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trigger {
    pub by: Seat,
    pub cause: Cause,
}

engine::names! {
    /// Why the game ends.
    pub enum Cause: "cause" {
        /// SIM-13.1: enough face-up Objectives.
        Objectives,
        /// SIM-13.1: enough tiles in the Chronicle.
        Chronicle,
        /// SIM-13.6: enough rounds.
        TurnLimit,
    }
}

impl Simurgh {
    /// The number of players.
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The seats in order.
    #[inline]
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seat_count())
    }

    /// Every seat at the table.
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seat_count())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.turn.active
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active_player(&self) -> &Player {
        self.player(self.active())
    }

    #[inline]
    pub(crate) fn active_player_mut(&mut self) -> &mut Player {
        self.player_mut(self.active())
    }

    /// The Dragons as the edition in play describes them.
    #[inline]
    pub(crate) fn dragons(&self) -> &'static Dragons {
        components().dragons(self.agreed.edition)
    }

    /// The tile on a tile space of the Wilds.
    #[inline]
    pub(crate) fn tile_on(&self, wilds: WildsSpace) -> Option<ActionTile> {
        self.wilds[wilds as usize]
    }

    /// SIM-1.6: the tile spaces of the Wilds in play.
    #[inline]
    pub(crate) fn wilds_in_play(&self) -> Set<WildsSpace> {
        components().wilds_in_play[self.players.len()]
    }

    /// How many Objective Tiles lie face up.
    pub(crate) fn face_up_objectives(&self) -> usize {
        self.objectives.iter().flatten().count()
    }

    /// The spaces of the row with a tile.
    #[inline]
    pub(crate) fn face_up_row(&self) -> Set<RowSpace> {
        let mut bits = 0;
        for (at, tile) in self.row.iter().enumerate() {
            bits |= u64::from(tile.is_some()) << at;
        }
        Set::from_bits(bits)
    }

    /// Every Vassal on the board with its owner.
    pub(crate) fn board(&self) -> impl Iterator<Item = (Seat, Vassal, Space)> + '_ {
        self.all_seats().zip(&self.players).flat_map(|(seat, player)| {
            player.vassals.on_board().map(move |(vassal, space)| (seat, vassal, space))
        })
    }
}
