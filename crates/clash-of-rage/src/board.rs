//! The map: region tiles laid in slots make a graph of territories (COR-1.9, COR-1.10).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{Geometry, tables};
use crate::names::{Feature, Level};
use crate::places::{Face, Location, MAX_PLAYERS, Position, Site, Territory};
use crate::sets::Places;

/// A region tile in its slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// The side that is up.
    pub face: Face,
    /// By how many sixths it is turned.
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
        let tables = tables();
        let geometry = tables.geometry(tiles.len());
        let mut board = Board {
            open: geometry.adjacent,
            cities: Places::NONE,
            forges: Places::NONE,
            stones: [Places::NONE; 3],
            tiles: tiles.iter().copied().take(MAX_PLAYERS).collect(),
        };
        for (slot, tile) in tiles.iter().enumerate() {
            let face = &tables.faces[tile.face.at()];
            let place =
                |position: Position| Territory::in_slot(slot, position.turned(tile.rotation));
            board.cities = board.cities.and(Places::just(place(face.city)));
            board.forges = board.forges.and(Places::just(place(face.forge)));
            let stones = &mut board.stones[face.stone_level.at()];
            *stones = stones.and(Places::just(place(face.stone)));
            for &(one, other) in &face.ranges {
                let (one, other) = (place(one), place(other));
                board.open[one.at()] = board.open[one.at()].without(Places::just(other));
                board.open[other.at()] = board.open[other.at()].without(Places::just(one));
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
        tables().geometry(self.tiles.len())
    }

    /// Every territory of the map.
    pub fn territories(&self) -> Places {
        self.geometry().territories
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
        if self.cities.has(territory) {
            Feature::City
        } else if self.forges.has(territory) {
            Feature::Forge
        } else {
            let stone = Level::ALL.iter().find(|level| self.stones(**level).has(territory));
            stone.map_or(Feature::Plain, |&level| Feature::stone(level))
        }
    }

    /// The territories next to one that can be entered from it on foot.
    pub fn open(&self, territory: Territory) -> Places {
        self.open[territory.at()]
    }

    /// The territories behind a Rocky Range (COR-8.5).
    pub fn blocked(&self, territory: Territory) -> Places {
        self.geometry().adjacent[territory.at()].without(self.open(territory))
    }

    /// The territories that a Stronghold on the site touches.
    pub fn touches(&self, site: Site) -> Places {
        self.geometry().site(site).map_or(Places::NONE, |site| site.touches)
    }

    /// COR-8.2 to COR-8.6: every location that a journey of `points` borders can end in.
    ///
    /// `gate` are the territories that touch the traveller's Stronghold, and whoever enters one of
    /// `stops` goes no further.
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
            let mut next = Places::NONE;
            for place in frontier.iter() {
                next = next.and(match place.territory() {
                    Some(territory) => graph[territory.at()],
                    None => gate,
                });
            }
            if !frontier.within(gate).is_empty() {
                next = next.and(Places::only(Location::STRONGHOLD));
            }
            let fresh = next.without(seen);
            seen = seen.and(fresh);
            frontier = fresh.without(stops);
            if frontier.is_empty() {
                break;
            }
        }
        seen.without(start)
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
