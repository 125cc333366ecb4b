//! Choices that float beside the card they are about: how it lies, which meeple, a bar fight, a stop.

use dwar7s_fall::Action;
use dwar7s_fall::cell::{Cell, Rotation};
use dwar7s_fall::decisions::{Drinking, Laying, Open as Ask, Turning};
use dwar7s_fall::names::{Kind, KingdomCard, Race};
use dwar7s_fall::preview::{Kingdom, Laid};
use dwar7s_fall::view::ViewCell;
use engine::{Indexed, Message, Seat};
use maud::{Markup, html};

use super::desk::{Desk, picture};
use super::extent::Extent;
use super::kingdoms::{banner, outline};
use super::meeple::meeple;
use super::tile::{self, CELL};

/// The room of one choice.
const WIDTH: i32 = 104;
const HEIGHT: i32 = 128;

/// One choice of a picker.
struct Pick {
    act: u32,
    label: String,
    note: Markup,
    /// How the card would lie, if it is about that.
    rotation: Option<Rotation>,
    body: Markup,
}

impl Desk<'_> {
    /// The open choice that floats, if there is one.
    pub fn picker(&self, extent: Extent) -> Markup {
        if let Some((cell, card, of)) = self.being_turned() {
            return self.turning(extent, cell, card, of);
        }
        let Some((cell, picks)) = self.picks() else { return html! {} };
        if picks.is_empty() {
            return html! {};
        }
        self.choice_panel(extent, cell, &picks)
    }

    /// The card whose rotation is being chosen.
    fn being_turned(&self) -> Option<(Cell, KingdomCard, Option<Race>)> {
        match self.view.ask? {
            Ask::Laying(Laying::Rotation { card, cell }) => {
                Some((cell, card, self.own().map(|own| own.race)))
            }
            Ask::Turning(Turning { cell: Some(cell), .. }) => {
                let top = self.at(cell)?.stack.first()?;
                Some((cell, top.card, top.of))
            }
            _ => None,
        }
    }

    /// The ways a card can lie, each with the resulting kingdoms.
    fn turning(&self, extent: Extent, cell: Cell, card: KingdomCard, of: Option<Race>) -> Markup {
        let offered =
            || Rotation::all().filter(|&rotation| self.scene.offers(Action::Turn { rotation }));
        let after = |rotation| self.view.kingdoms_with(Laid { card, of, cell, rotation });
        let gain = |rotation| self.change(&after(rotation));
        let best = offered()
            .max_by_key(|&rotation| (gain(rotation).order(), std::cmp::Reverse(rotation.at())));
        let picks: Vec<Pick> = offered()
            .map(|rotation| Pick {
                act: Action::Turn { rotation }.index(),
                label: self.gain(self.scene.voice.say(&Action::Turn { rotation }), &gain(rotation)),
                note: self.chip(&gain(rotation)),
                rotation: Some(rotation),
                body: html! { g transform="translate(-42 -42) scale(.84)" { (tile::face(card, rotation, &[])) } },
            })
            .collect();
        let (x, y) = extent.corner(cell);
        html! {
            g.df-turning {
                @for rotation in offered() {
                    g.df-would.df-first[Some(rotation) == best] data-would=(rotation.at()) {
                        g.df-held transform={ "translate(" (x) " " (y) ")" } {
                            title { (self.say("df-turn")) }
                            (tile::laid_face(card, rotation, &[]))
                        }
                        (self.resulting(&after(rotation), cell, extent))
                    }
                }
                (self.choice_panel(extent, cell, &picks))
            }
        }
    }

    /// The kingdoms that would change, each new worth in the place of the old one. A castle that isn't on the
    /// map yet is the card that is laid.
    fn resulting(&self, after: &[Kingdom], laid: Cell, extent: Extent) -> Markup {
        let before = self.view.kingdoms();
        html! {
            @for kingdom in after.iter().filter(|kingdom| !before.contains(kingdom)) {
                g.df-resulting {
                    (outline(kingdom, extent))
                    @for (seat, worth) in &kingdom.rulers {
                        @let castle = self.castles().find(|(_, owner)| owner.seat == *seat);
                        (banner(*seat, (*worth).into(), castle.map_or(laid, |(cell, _)| cell), extent))
                    }
                }
            }
        }
    }

    /// The choices that float beside a card, in the order of the rules.
    fn picks(&self) -> Option<(Cell, Vec<Pick>)> {
        let cell = match self.view.ask? {
            Ask::Drinking(Drinking { cell }) => cell,
            _ => self.crowd_asked().or_else(|| self.stepping_from())?,
        };
        let said = |words: String| html! { (words) };
        let pick = |action: Action| {
            let (note, body) = match action {
                Action::Meeple { kind } => {
                    (said(self.name(&kind)), figure(self.scene.seat()?, kind))
                }
                Action::Victim { owner, kind } => {
                    (said(self.scene.voice.seat(owner)), figure(owner, kind))
                }
                Action::Stop => (said(self.say("df-stop")), picture("stop", -30, -30, 60)),
                Action::BarFight => (
                    said(self.tell("df-draws", &[("n", 2.into())])),
                    picture("brute", -30, -30, 60),
                ),
                Action::QuietDrink => (
                    said(self.tell("df-draws", &[("n", 1.into())])),
                    picture("tavern", -30, -30, 60),
                ),
                _ => return None,
            };
            let label = self.scene.voice.say_said(&action.said());
            Some(Pick { act: action.index(), label, note, rotation: None, body })
        };
        let offered = self.scene.choices.iter().filter_map(|choice| Action::from_index(choice.id));
        Some((cell, offered.filter_map(pick).collect()))
    }

    /// The choices in a row where they hide the fewest cards, near the one they are about.
    fn choice_panel(&self, extent: Extent, cell: Cell, picks: &[Pick]) -> Markup {
        let (x, y) = extent.corner(cell);
        let width = picks.len() as i32 * WIDTH + 12;
        let left = (x + CELL / 2 - width / 2).clamp(0, (extent.width() - width).max(0));
        let hides = |top: i32| {
            let hidden = |corner: (i32, i32)| {
                corner.0 < left + width
                    && left < corner.0 + CELL
                    && corner.1 < top + HEIGHT
                    && top < corner.1 + CELL
            };
            let cards = self.view.board.iter().filter(|card| hidden(extent.corner(card.cell)));
            // Hiding a card that can be chosen, or the one it is about, is worse than hiding
            // another.
            let cost = |card: &ViewCell| if self.cell_deed(card.cell).is_open() { 50 } else { 1 };
            cards.map(cost).sum::<usize>() + if hidden((x, y)) { 1000 } else { 0 }
        };
        let rows = (0..=(extent.height() - HEIGHT) / 10).map(|row| row * 10);
        let distance = |top: i32| (top + HEIGHT / 2 - y - CELL / 2).abs();
        let top = rows.min_by_key(|&top| (hides(top), distance(top))).unwrap_or_default();
        html! {
            // With the card, so that a small screen scrolls to both.
            g data-asks="" {
                rect.df-about x=(x) y=(y) width=(CELL) height=(CELL) {}
                (panel(left, top, picks))
            }
        }
    }
}

fn figure(seat: Seat, kind: Kind) -> Markup {
    html! { g transform="scale(3)" { (meeple(seat, kind)) } }
}

/// The choices in a row.
fn panel(left: i32, top: i32, picks: &[Pick]) -> Markup {
    let width = picks.len() as i32 * WIDTH + 12;
    html! {
        g.df-panel transform={ "translate(" (left) " " (top) ")" } {
            rect.df-panel-ground width=(width) height=(HEIGHT + 6) rx="14" {}
            @for (at, pick) in picks.iter().enumerate() {
                g.df-pick.target.open data-act=(pick.act) data-rotation=[pick.rotation.map(Rotation::at)] role="button" tabindex="0"
                    aria-label=(pick.label) transform={ "translate(" (6 + at as i32 * WIDTH) " 3)" } {
                    title { (pick.label) }
                    rect.hit x="2" y="2" width=(WIDTH - 4) height=(HEIGHT - 4) rx="10" {}
                    g transform={ "translate(" (WIDTH / 2) " 50)" } { (pick.body) }
                    text.df-note x=(WIDTH / 2) y="118" { (pick.note) }
                }
            }
        }
    }
}
