//! Hexes on paper: pointy tops, on a grid of whole numbers.

use clash_of_rage::View;
use clash_of_rage::view::SiteView;

/// From the middle of a hex to its left or right side.
pub(super) const HALF: i32 = 52;
/// From the middle of a hex to its top or bottom.
pub(super) const TALL: i32 = 60;
/// From one row of hexes to the next.
const ROW: i32 = 90;
/// Room around the outermost hexes.
const MARGIN: i32 = 8;

/// The outline of a hex around its middle.
pub(super) const OUTLINE: &str = "M0-60L52-30V30L0 60L-52 30V-30z";
/// The same, a little smaller, for what lies inside a border.
pub(super) const INSET: &str = "M0-55L47.5-27.5V27.5L0 55L-47.5 27.5V-27.5z";

pub(super) type Hex = (i8, i8);

/// The six neighbours with the ends of the border between.
const SIDES: [(Hex, [(i32, i32); 2]); 6] = [
    ((1, 0), [(HALF, -30), (HALF, 30)]),
    ((1, -1), [(0, -TALL), (HALF, -30)]),
    ((0, -1), [(-HALF, -30), (0, -TALL)]),
    ((-1, 0), [(-HALF, 30), (-HALF, -30)]),
    ((-1, 1), [(0, TALL), (-HALF, 30)]),
    ((0, 1), [(HALF, 30), (0, TALL)]),
];

/// The middle of a hex.
pub(super) fn middle((q, r): Hex) -> (i32, i32) {
    let (q, r) = (i32::from(q), i32::from(r));
    (HALF * (2 * q + r), ROW * r)
}

/// The border of a hex towards its neighbour.
pub(super) fn border(from: Hex, to: Hex) -> Option<[(i32, i32); 2]> {
    let step = (to.0 - from.0, to.1 - from.1);
    let (x, y) = middle(from);
    let (_, ends) = SIDES.iter().find(|(side, _)| *side == step)?;
    Some(ends.map(|(dx, dy)| (x + dx, y + dy)))
}

/// Every side of a hex: the neighbour it has there and the ends of the border.
pub(super) fn sides(hex: Hex) -> impl Iterator<Item = (Hex, [(i32, i32); 2])> {
    let (x, y) = middle(hex);
    SIDES
        .iter()
        .map(move |((q, r), ends)| ((hex.0 + q, hex.1 + r), ends.map(|(dx, dy)| (x + dx, y + dy))))
}

/// Whether somebody has yet to build a Stronghold: then all sites are shown.
pub(super) fn is_settling(view: &View) -> bool {
    view.players.iter().any(|player| player.stronghold.is_none())
}

/// The sites that are drawn.
pub(super) fn shown_sites(view: &View) -> impl Iterator<Item = &SiteView> {
    let all = is_settling(view);
    view.sites.iter().filter(move |site| all || site.owner.is_some())
}

/// The visible part of the paper: left, top, width, height.
pub(super) fn frame(view: &View) -> (i32, i32, i32, i32) {
    let hexes = view.territories.iter().map(|territory| territory.hex);
    let all: Vec<_> = hexes.chain(shown_sites(view).map(|site| site.hex)).map(middle).collect();
    let low = |values: &mut dyn Iterator<Item = i32>| values.min().unwrap_or_default();
    let left = low(&mut all.iter().map(|(x, _)| *x)) - HALF - MARGIN;
    let top = low(&mut all.iter().map(|(_, y)| *y)) - TALL - MARGIN;
    let right = -low(&mut all.iter().map(|(x, _)| -*x)) + HALF + MARGIN;
    let bottom = -low(&mut all.iter().map(|(_, y)| -*y)) + TALL + MARGIN;
    (left, top, right - left, bottom - top)
}

/// Whether the map is higher than wide: then a wide board has more room beside it than above it.
pub(super) fn is_tall(view: &View) -> bool {
    let (_, _, width, height) = frame(view);
    width * 100 < height * 95
}

/// The corner of the map that is farthest from every hex: there is room for news.
pub(super) fn free_corner(view: &View) -> &'static str {
    let (left, top, width, height) = frame(view);
    let (right, bottom) = (left + width, top + height);
    let corners = [
        ("at-bottom-left", (left, bottom)),
        ("at-bottom-right", (right, bottom)),
        ("at-top-right", (right, top)),
        ("at-top-left", (left, top)),
    ];
    let hexes = view.territories.iter().map(|territory| territory.hex);
    let all: Vec<_> = hexes.chain(shown_sites(view).map(|site| site.hex)).map(middle).collect();
    let nearest = |(x, y): (i32, i32)| {
        all.iter().map(|(hx, hy)| (hx - x).pow(2) + (hy - y).pow(2)).min().unwrap_or_default()
    };
    let (name, _) =
        corners.into_iter().rev().max_by_key(|(_, at)| nearest(*at)).unwrap_or(corners[0]);
    name
}
