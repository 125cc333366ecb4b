//! The state of a game.

use arrayvec::ArrayVec;
use engine::{Agenda, Seat, Zone};
use serde::{Deserialize, Serialize};

use crate::decisions::Open;
use crate::rules::battle::Battle;
use crate::rules::elves::Elves;
use crate::rules::market::{EquipmentDeck, STACKS, Stack};
use crate::rules::moving::{March, Posting};
use crate::table::board::Board;
use crate::table::options::Options;
use crate::table::places::{Location, MAX_PLAYERS};
use crate::table::player::Player;
use crate::table::written::Written;
use crate::words::names::{Equipment, Hero, Phase};
use crate::words::refusal::Refusal;

/// The Legendary Equipment cards (COR-1.1).
pub(crate) const LEGENDARY_CARDS: usize = Equipment::COUNT - Equipment::DESIGNS;

/// A game of Clash of Rage. Its JSON form is [`Written`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct ClashOfRage {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
    pub(crate) elves: Elves,
    pub(crate) heroes: [Option<Posting>; Hero::COUNT],
    pub(crate) equipment_deck: EquipmentDeck,
    pub(crate) market: ArrayVec<Stack, STACKS>,
    pub(crate) legendary_deck: Zone<Equipment, LEGENDARY_CARDS>,
    /// COR-4.1: counted from 1, 0 during set-up.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// COR-4.3: empty until tactics are revealed.
    pub(crate) order: ArrayVec<Seat, MAX_PLAYERS>,
    /// The player whose choice or action it is; the Attacker in battles.
    pub(crate) active: Seat,
    /// The open decision; none when the game is over.
    pub(crate) agenda: Agenda<Open, 1>,
    pub(crate) march: March,
    pub(crate) battle: Option<Battle>,
    pub(crate) winner: Option<Seat>,
}

impl ClashOfRage {
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players.len() as u8)
    }

    /// COR-2.2: whether the map of this game has the place.
    pub(crate) fn check_place(&self, location: Location) -> Result<(), Refusal> {
        if self.board.has(location) { Ok(()) } else { Err(Refusal::NotOnMap { location }) }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn active_player(&self) -> &Player {
        self.player(self.active)
    }
}
