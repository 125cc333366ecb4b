//! Hexes: which territories and Stronghold sites touch (COR-1.10, COR-1.11).
//!
//! Nothing here depends on which tile lies where: features and ranges do, adjacency does not.

use arrayvec::ArrayVec;
use engine::ComponentError;

use crate::table::places::{Location, Places, Position, Site, TILE, Territory};

/// A hex in axial coordinates.
pub type Hex = (i8, i8);

/// COR-1.10: the six neighbours, in the order of the ring positions.
const DIRECTIONS: [Hex; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The map of one number of players, before tiles are laid.
#[derive(Clone, Debug)]
pub struct Geometry {
    /// The territories in use.
    pub territories: Places,
    /// Where each lies.
    pub hexes: [Hex; Territory::COUNT],
    /// The territories next to each, ranges or not.
    pub adjacent: [Places; Territory::COUNT],
    /// The Stronghold sites in order.
    pub sites: ArrayVec<SiteHex, { Site::COUNT }>,
}

/// A place for a Stronghold.
#[derive(Clone, Copy, Debug)]
pub struct SiteHex {
    /// Where it lies.
    pub hex: Hex,
    /// The territories it touches.
    pub touches: Places,
    /// The sites next to it, as bits.
    near: u32,
}

impl SiteHex {
    /// Whether the other site lies next to this one.
    pub fn is_near(&self, other: Site) -> bool {
        self.near & 1 << other.at() != 0
    }
}

impl Geometry {
    /// Lays out the slots with these centres.
    pub(super) fn new(centres: &[Hex], file: &str) -> Result<Geometry, ComponentError> {
        let count = centres.len() * TILE;
        let mut hexes = [(0, 0); Territory::COUNT];
        for (slot, &centre) in centres.iter().enumerate() {
            for position in Position::all() {
                hexes[Territory::in_slot(slot, position).at()] = at(centre, position);
            }
        }
        let used = &hexes[..count];
        if (1..count).any(|later| used[..later].contains(&used[later])) {
            return Err(ComponentError::file(file, "two tiles lie on the same hex"));
        }
        let neighbours = |hex: Hex| -> Places {
            let near = |&territory: &Territory| {
                territory.at() < count && touch(hexes[territory.at()], hex)
            };
            Territory::all().filter(near).map(Location::from).collect()
        };
        let mut adjacent = [Places::EMPTY; Territory::COUNT];
        for territory in 0..count {
            adjacent[territory] = neighbours(hexes[territory]);
        }
        let mut free: Vec<Hex> = used
            .iter()
            .flat_map(|&hex| DIRECTIONS.map(|step| sum(hex, step)))
            .filter(|hex| !used.contains(hex))
            .collect();
        free.sort_unstable_by_key(|&(q, r)| (r, q));
        free.dedup();
        if free.len() > Site::COUNT {
            let reason = format!(
                "{} Stronghold sites, but at most {} can be named",
                free.len(),
                Site::COUNT
            );
            return Err(ComponentError::file(file, reason));
        }
        let near = |hex: Hex| {
            let bits = free.iter().enumerate().filter(|(_, other)| touch(hex, **other));
            bits.fold(0u32, |set, (at, _)| set | 1 << at)
        };
        let sites: ArrayVec<SiteHex, { Site::COUNT }> = free
            .iter()
            .map(|&hex| SiteHex { hex, touches: neighbours(hex), near: near(hex) })
            .collect();
        // COR-6.3: wherever the others build, the last player must have a site left.
        let blocked = sites.iter().map(|site| site.near.count_ones() as usize + 1).max();
        if sites.len() <= blocked.unwrap_or_default() * (centres.len() - 1) {
            return Err(ComponentError::file(file, "too few Stronghold sites for all players"));
        }
        Ok(Geometry { territories: Places::from_bits((1 << count) - 1), hexes, adjacent, sites })
    }

    /// The site with this name, if the map has it.
    pub fn site(&self, site: Site) -> Option<&SiteHex> {
        self.sites.get(site.at())
    }
}

/// Whether two positions of one tile touch.
pub(super) fn tile_border(one: Position, other: Position) -> bool {
    touch(at((0, 0), one), at((0, 0), other))
}

fn at(centre: Hex, position: Position) -> Hex {
    match position.at() {
        0 => centre,
        ring => sum(centre, DIRECTIONS[ring - 1]),
    }
}

fn sum((q, r): Hex, (dq, dr): Hex) -> Hex {
    (q.saturating_add(dq), r.saturating_add(dr))
}

fn touch(one: Hex, other: Hex) -> bool {
    DIRECTIONS.iter().any(|&step| sum(one, step) == other)
}
