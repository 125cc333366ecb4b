//! The map: region tiles of seven hexes with Cities, Forges, Stones and Rocky Ranges.

use clash_of_rage::view::TerritoryView;
use clash_of_rage::{Feature, Location, Territory};
use engine::Seat;
use maud::{Markup, html};

use super::hexes::{self, OUTLINE, border, frame, middle, shown_sites, sides};
use super::{Field, glyph};

/// A hex in the units of its picture.
const HEX: (u32, u32) = (104, 120);

impl Field<'_> {
    pub(super) fn map(&self) -> Markup {
        let (left, top, width, height) = frame(&self.view);
        let parts = self.scene.parts;
        html! {
            svg.cor-map.settling[hexes::is_settling(&self.view)] viewBox={ (left) " " (top) " " (width) " " (height) }
                role="group" aria-label=(self.say("cor-map")) {
                @for territory in &self.view.territories { (self.land(territory)) }
                path.cor-regions d=(self.region_borders()) {}
                @for territory in &self.view.territories { (self.ranges(territory)) }
                g #cor-marches { (parts.part("cor-marches", self.marches())) }
                @for site in shown_sites(&self.view) {
                    @let (x, y) = middle(site.hex);
                    @let id = format!("cor-s-{}", site.id);
                    g id=(id) transform={ "translate(" (x) " " (y) ")" } {
                        (parts.part(&id, self.site(site)))
                    }
                }
                @for territory in &self.view.territories {
                    @let (x, y) = middle(territory.hex);
                    @let id = format!("cor-t-{}", territory.id);
                    g id=(id) transform={ "translate(" (x) " " (y) ")" } {
                        (parts.part(&id, self.place(territory)))
                    }
                }
                @for territory in &self.view.territories {
                    @let (x, y) = middle(territory.hex);
                    text.cor-id aria-hidden="true" x=(x) y=(y + 54) { (territory.id) }
                }
                g #cor-prospects { (parts.part("cor-prospects", self.prospects())) }
            }
        }
    }

    /// The ground of a territory with what is built on it.
    fn land(&self, territory: &TerritoryView) -> Markup {
        let (x, y) = middle(territory.hex);
        let kind = match territory.feature {
            Feature::Plain => "plain",
            Feature::City => "city",
            Feature::Forge => "forge",
            Feature::StoneOne | Feature::StoneTwo | Feature::StoneThree => "stone",
        };
        html! {
            g.cor-ground.{ "region-" (territory.id.slot()) }.{ "on-" (kind) } transform={ "translate(" (x) " " (y) ")" } {
                path.cor-soil d=(OUTLINE) {}
                g.cor-terrain transform="translate(-52 -60)" { (glyph::ART.picture_use(terrain(territory.id), HEX)) }
                @if let Some(feature) = glyph::of_feature(territory.feature) {
                    g.cor-feature.{ "is-" (kind) } transform="translate(-23 -27) scale(.72)" {
                        (glyph::picture_use(feature))
                    }
                }
            }
        }
    }

    /// Heavy lines between region tiles and around the Kingdom.
    fn region_borders(&self) -> String {
        let slot = |hex| {
            let there = self.view.territories.iter().find(|each| each.hex == hex);
            there.map(|territory| territory.id.slot())
        };
        let mut path = String::new();
        for territory in &self.view.territories {
            for (hex, [(x1, y1), (x2, y2)]) in sides(territory.hex) {
                let other = slot(hex);
                let first = other.is_none_or(|other| other > territory.id.slot());
                if other != Some(territory.id.slot()) && first {
                    path += &format!("M{x1} {y1}L{x2} {y2}");
                }
            }
        }
        path
    }

    /// Peaks along the borders that only flyers cross; each is drawn once.
    fn ranges(&self, territory: &TerritoryView) -> Markup {
        let later = territory.blocked.iter().filter(|other| **other > territory.id);
        let others = later.filter_map(|other| self.territory(other.id()));
        html! {
            @for other in others {
                @if let Some([(x1, y1), (x2, y2)]) = border(territory.hex, other.hex) {
                    g.cor-range data-about={ "range-" (territory.id) "-" (other.id) } {
                        @for (part, size) in peaks(y2 < y1) {
                            @let (x, y) = (x1 + (x2 - x1) * part / 100, y1 + (y2 - y1) * part / 100);
                            path transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } d="M-13 9L-3-12L3-4L6-8L14 9z" {}
                            path.cor-snow transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } d="M-3-12L3-4L0-2L-3-5L-6-3.5z" {}
                        }
                    }
                }
            }
        }
    }

    /// The middle of where a seat's units are.
    pub(super) fn middle_of(&self, seat: Seat, location: Location) -> Option<(i32, i32)> {
        match location.territory() {
            Some(territory) => self.territory(territory.id()).map(|there| middle(there.hex)),
            None => {
                let site = self.view.sites.iter().find(|site| site.owner == Some(seat))?;
                Some(middle(site.hex))
            }
        }
    }

    /// Arrows for the journeys of the last Moving action.
    fn marches(&self) -> Markup {
        let mut drawn: Vec<(Seat, Location, Location)> = Vec::new();
        for march in &self.recent.marches {
            let arrow = (march.seat, march.from, march.to);
            if !drawn.contains(&arrow) {
                drawn.push(arrow);
            }
        }
        html! {
            @for (seat, from, to) in drawn {
                @if let (Some(start), Some(end)) = (self.middle_of(seat, from), self.middle_of(seat, to)) {
                    path.cor-march.{ "seat-" (seat.index()) } d=(arrow(start, end)) {}
                }
            }
        }
    }
}

/// Peaks along a border: how far, in percent, and how large. The nearer one is drawn last.
fn peaks(upwards: bool) -> [(i32, f32); 3] {
    let along = [(18, 0.85), (52, 1.15), (84, 0.8)];
    if upwards { [along[2], along[1], along[0]] } else { along }
}

/// A bent arrow that begins and ends a little outside the armies.
fn arrow((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> String {
    let (dx, dy) = (f64::from(x2 - x1), f64::from(y2 - y1));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let start = (f64::from(x1) + ux * 34.0, f64::from(y1) + uy * 34.0);
    let tip = (f64::from(x2) - ux * 36.0, f64::from(y2) - uy * 36.0);
    let bend = length * 0.12;
    let mid = ((start.0 + tip.0) / 2.0 - uy * bend, (start.1 + tip.1) / 2.0 + ux * bend);
    // The barbs follow the end of the curve.
    let (hx, hy) = (tip.0 - mid.0, tip.1 - mid.1);
    let far = hx.hypot(hy).max(1.0);
    let (hx, hy) = (hx / far * 12.0, hy / far * 12.0);
    format!(
        "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}",
        start.0,
        start.1,
        mid.0,
        mid.1,
        tip.0,
        tip.1,
        tip.0 - hx - hy * 0.7,
        tip.1 - hy + hx * 0.7,
        tip.0,
        tip.1,
        tip.0 - hx + hy * 0.7,
        tip.1 - hy - hx * 0.7,
    )
}

/// The ground of a territory: each region has one of its own.
fn terrain(territory: Territory) -> &'static str {
    const LANDS: [&str; 5] =
        ["land-steppe", "land-forest", "land-badlands", "land-ash", "land-snow"];
    LANDS[territory.slot() % LANDS.len()]
}
