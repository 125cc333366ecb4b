//! The map: region tiles laid in slots make a graph of territories (COR-1.9, COR-1.10).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::data::{Geometry, components};
use crate::table::places::{Face, Location, MAX_PLAYERS, Places, Position, Site, Territory};
use crate::words::names::{Feature, Level};

/// A region tile in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// The side that is up.
    pub face: Face,
    /// How many sixths of a turn it is rotated by.
    pub rotation: u8,
}

/// The map of a game: its tiles, and the graph they make.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    tiles: ArrayVec<PlacedTile, MAX_PLAYERS>,
    open: [Places; Territory::COUNT],
    cities: Places,
    forges: Places,
    stones: [Places; 3],
}

impl Board {
    /// Lays the tiles in the slots a, b, ... in order.
    pub fn new(tiles: &[PlacedTile]) -> Board {
        let components = components();
        let geometry = components.geometry(tiles.len());
        let mut board = Board {
            open: geometry.adjacent,
            cities: Places::EMPTY,
            forges: Places::EMPTY,
            stones: [Places::EMPTY; 3],
            tiles: tiles.iter().copied().take(MAX_PLAYERS).collect(),
        };
        for (slot, tile) in tiles.iter().enumerate() {
            let face = &components.faces[tile.face.at()];
            let place =
                |position: Position| Territory::in_slot(slot, position.turned(tile.rotation));
            board.cities = board.cities.with(place(face.city).into());
            board.forges = board.forges.with(place(face.forge).into());
            let stones = &mut board.stones[face.stone_level.at()];
            *stones = stones.with(place(face.stone).into());
            for &(one, other) in &face.ranges {
                let (one, other) = (place(one), place(other));
                board.open[one.at()] = board.open[one.at()].without(other.into());
                board.open[other.at()] = board.open[other.at()].without(one.into());
            }
        }
        board
    }

    /// The tiles in their slots.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// The hexes under the tiles.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        components().geometry(self.tiles.len())
    }

    /// Every territory of the map.
    pub fn territories(&self) -> Places {
        self.geometry().territories
    }

    /// COR-2.2: whether the place is a territory of the map or a Stronghold.
    pub fn has(&self, location: Location) -> bool {
        location == Location::STRONGHOLD || self.territories().contains(location)
    }

    /// The Elven Cities.
    #[inline]
    pub fn cities(&self) -> Places {
        self.cities
    }

    /// The Forges.
    #[inline]
    pub fn forges(&self) -> Places {
        self.forges
    }

    /// The Reinforcement Stones of a level.
    #[inline]
    pub fn stones(&self, level: Level) -> Places {
        self.stones[level.at()]
    }

    /// What a territory has on it.
    pub fn feature(&self, territory: Territory) -> Feature {
        if self.cities.contains(territory.into()) {
            Feature::City
        } else if self.forges.contains(territory.into()) {
            Feature::Forge
        } else {
            let stone =
                Level::ALL.iter().find(|level| self.stones(**level).contains(territory.into()));
            stone.map_or(Feature::Plain, |&level| Feature::stone(level))
        }
    }

    /// The territories next to one that can be entered from it on foot.
    pub fn open(&self, territory: Territory) -> Places {
        self.open[territory.at()]
    }

    /// The territories behind a Rocky Range (COR-8.5).
    pub fn blocked(&self, territory: Territory) -> Places {
        self.geometry().adjacent[territory.at()].minus(self.open(territory))
    }

    /// The territories that a Stronghold on the site touches.
    pub fn touches(&self, site: Site) -> Places {
        self.geometry().site(site).map_or(Places::EMPTY, |site| site.touches)
    }

    /// COR-8.2 to COR-8.6: every location that a journey of `points` borders can end in.
    ///
    /// `gate` is the set of territories that touch the traveller's Stronghold; a journey that
    /// enters one of `stops` ends there.
    pub fn reach(
        &self,
        from: Location,
        points: u8,
        borders: Borders,
        gate: Places,
        stops: Places,
    ) -> Places {
        let graph = match borders {
            Borders::Open => &self.open,
            Borders::All => &self.geometry().adjacent,
        };
        let start = Places::only(from);
        let (mut seen, mut frontier) = (start, start);
        for _ in 0..points {
            let mut next = Places::EMPTY;
            for place in frontier.iter() {
                next = next.or(match place.territory() {
                    Some(territory) => graph[territory.at()],
                    None => gate,
                });
            }
            if !frontier.and(gate).is_empty() {
                next = next.with(Location::STRONGHOLD);
            }
            let fresh = next.minus(seen);
            seen = seen.or(fresh);
            frontier = fresh.minus(stops);
            if frontier.is_empty() {
                break;
            }
        }
        seen.minus(start)
    }
}

/// Which borders a journey may cross.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Borders {
    /// COR-8.5: not those with a Rocky Range.
    Open,
    /// COR-8.6: every one.
    All,
}
