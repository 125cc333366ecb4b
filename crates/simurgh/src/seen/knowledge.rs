//! What each seat has come to know about hidden tiles.
//!
//! A seat that knows where a tile is goes on knowing it: decks only change at their ends, where
//! everybody watches. So knowledge belongs to the tile and travels with it, until somebody moves one
//! of several tiles without showing which.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use engine::{Indexed, Log, Play, Seat, SeatSet, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::ids::{ActionTile, Dragon, Objective};
use crate::table::state::{MAX_PLAYERS, Simurgh};
use crate::words::event::Event;

/// Who knows what.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Knowledge {
    pub action_tiles: Known<ActionTile, { ActionTile::COUNT }>,
    pub dragons: Known<Dragon, { Dragon::COUNT }>,
    pub objectives: Known<Objective, { Objective::COUNT }>,
    /// Seats that once knew where an Action Tile was, and so know that it is not out of the game.
    pub seen_once: Known<ActionTile, { ActionTile::COUNT }>,
    /// SIM-12.2: tiles that were in a seat's hand when it discarded in secret: to the others, any
    /// of them may be the discarded one.
    pub blurred: [Set<ActionTile>; MAX_PLAYERS],
    /// SIM-4.7: the three Power Tiles that each seat saw in the draft.
    pub power_tiles_seen: [Set<ActionTile>; MAX_PLAYERS],
}

impl Knowledge {
    pub const NONE: Knowledge = Knowledge {
        action_tiles: Known::NOBODY,
        dragons: Known::NOBODY,
        objectives: Known::NOBODY,
        seen_once: Known::NOBODY,
        blurred: [Set::EMPTY; MAX_PLAYERS],
        power_tiles_seen: [Set::EMPTY; MAX_PLAYERS],
    };
}

/// For each tile, the seats that know where it is. In JSON by tile, without tiles that nobody
/// knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Known<T, const N: usize>([SeatSet; N], PhantomData<T>);

impl<T: Indexed, const N: usize> Known<T, N> {
    pub const NOBODY: Known<T, N> = Known([SeatSet::EMPTY; N], PhantomData);

    #[inline]
    pub fn by(&self, tile: T) -> SeatSet {
        self.0[tile.index() as usize]
    }

    #[inline]
    pub fn set(&mut self, tile: T, seats: SeatSet) {
        self.0[tile.index() as usize] = seats;
    }

    /// Adds seats and returns those for which it is news.
    pub fn tell(&mut self, tile: T, seats: SeatSet) -> SeatSet {
        let before = self.by(tile);
        self.set(tile, before.union(seats));
        seats.iter().filter(|&seat| !before.contains(seat)).collect()
    }
}

impl<T: Indexed + Serialize, const N: usize> Serialize for Known<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = T::values().map(|tile| (tile, self.by(tile)));
        serializer.collect_map(known.filter(|(_, seats)| !seats.is_empty()))
    }
}

impl<'de, T: Indexed + Ord + Deserialize<'de>, const N: usize> Deserialize<'de> for Known<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut known = Known::NOBODY;
        for (tile, seats) in BTreeMap::<T, SeatSet>::deserialize(deserializer)? {
            known.set(tile, seats);
        }
        Ok(known)
    }
}

impl Simurgh {
    /// Everybody sees an Action Tile from now on.
    pub(crate) fn show_tile(&mut self, tile: ActionTile, play: &mut Play<'_, impl Log<Event>>) {
        let everybody = self.everybody();
        self.knowledge.blurred.iter_mut().for_each(|blurred| blurred.remove(tile));
        self.tell_tile(tile, everybody, play);
    }

    /// One seat sees an Action Tile.
    pub(crate) fn show_tile_to(
        &mut self,
        seat: Seat,
        tile: ActionTile,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.tell_tile(tile, SeatSet::only(seat), play);
    }

    fn tell_tile(
        &mut self,
        tile: ActionTile,
        seats: SeatSet,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        play.log.learned(self.knowledge.action_tiles.tell(tile, seats));
        self.knowledge.seen_once.tell(tile, seats);
    }

    /// SIM-12.2: a seat is about to discard in secret: the others lose sight of all tiles that may
    /// be the discarded one.
    pub(crate) fn blur_hand(&mut self, seat: Seat) {
        let suspects = self.player(seat).hand.iter().filter(|tile| !tile.is_power());
        for tile in suspects {
            self.knowledge.action_tiles.set(tile, SeatSet::only(seat));
            self.knowledge.blurred[seat.index()].insert(tile);
        }
    }

    /// Everybody sees a Dragon Tile from now on.
    pub(crate) fn show_dragon(&mut self, dragon: Dragon, play: &mut Play<'_, impl Log<Event>>) {
        let everybody = self.everybody();
        play.log.learned(self.knowledge.dragons.tell(dragon, everybody));
    }

    /// One seat sees a Dragon Tile.
    pub(crate) fn show_dragon_to(
        &mut self,
        seat: Seat,
        dragon: Dragon,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        play.log.learned(self.knowledge.dragons.tell(dragon, SeatSet::only(seat)));
    }

    /// SIM-10.7: a seat is about to put one of several Dragon Tiles back: only it knows which.
    pub(crate) fn blur_dragons(&mut self, seat: Seat, dragons: Set<Dragon>) {
        if dragons.len() > 1 {
            dragons.iter().for_each(|dragon| {
                self.knowledge.dragons.set(dragon, SeatSet::only(seat));
            });
        }
    }

    /// Everybody sees an Objective Tile from now on.
    pub(crate) fn show_objective(
        &mut self,
        objective: Objective,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let everybody = self.everybody();
        play.log.learned(self.knowledge.objectives.tell(objective, everybody));
    }

    /// One seat sees an Objective Tile.
    pub(crate) fn show_objective_to(
        &mut self,
        seat: Seat,
        objective: Objective,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        play.log.learned(self.knowledge.objectives.tell(objective, SeatSet::only(seat)));
    }

    /// SIM-10.7: a seat is about to choose or put back one of several Objective Tiles: only it
    /// knows which.
    pub(crate) fn blur_objectives(&mut self, seat: Seat, objectives: Set<Objective>) {
        if objectives.len() > 1 {
            objectives.iter().for_each(|objective| {
                self.knowledge.objectives.set(objective, SeatSet::only(seat));
            });
        }
    }
}
