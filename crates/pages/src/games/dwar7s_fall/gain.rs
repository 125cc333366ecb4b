//! What laying a card would change: the viewer's kingdom, and those of the others.

use std::cmp::Reverse;

use dwar7s_fall::preview::Kingdom;
use engine::Seat;
use maud::{Markup, html};

use super::desk::Desk;
use super::tile::signed;
use crate::draw::initial;

/// How much each kingdom would gain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// The viewer's.
    pub own: i64,
    /// Those of others that change, the most first.
    pub others: Vec<(Seat, i64)>,
}

impl Gain {
    /// What a player wants most: own points, then none for others.
    pub fn order(&self) -> (i64, Reverse<i64>) {
        (self.own, Reverse(self.others.iter().map(|(_, points)| points).sum()))
    }
}

impl Desk<'_> {
    /// What becomes of the kingdoms if they are `after`.
    pub fn change(&self, after: &[Kingdom]) -> Gain {
        let before = self.view.kingdoms();
        let worth = |kingdoms: &[Kingdom], seat: Seat| -> i64 {
            let rulers = kingdoms.iter().flat_map(|kingdom| &kingdom.rulers);
            rulers.filter(|(each, _)| *each == seat).map(|(_, worth)| i64::from(*worth)).sum()
        };
        let change = |seat| worth(after, seat) - worth(&before, seat);
        let seats = self.view.players.iter().map(|player| player.seat);
        let others = seats.filter(|&seat| self.scene.seat() != Some(seat));
        let mut others: Vec<(Seat, i64)> =
            others.map(|seat| (seat, change(seat))).filter(|(_, points)| *points != 0).collect();
        others.sort_by_key(|(_, points)| Reverse(points.abs()));
        Gain { own: self.scene.seat().map(change).unwrap_or_default(), others }
    }

    /// The number on a chip. Where the viewer's kingdom stays as it is, another's change is what counts.
    pub fn chip(&self, gain: &Gain) -> Markup {
        match (gain.own, gain.others.first()) {
            (0, Some(&(seat, points))) => html! {
                (signed(points))
                tspan.df-chip-of.{ "seat-" (seat.index()) } dx="4" {
                    (initial(seat, &self.scene.voice.seat(seat)))
                }
            },
            (own, _) => html! { (signed(own)) },
        }
    }

    /// A choice with what it brings to whom.
    pub fn gain(&self, what: String, gain: &Gain) -> String {
        let own = [("what", what.into()), ("n", gain.own.into()), ("vp", signed(gain.own).into())];
        gain.others.iter().fold(self.tell("df-gain", &own), |said, &(seat, points)| {
            let name = self.scene.voice.seat(seat);
            let other =
                [("said", said.into()), ("name", name.into()), ("vp", signed(points).into())];
            self.tell("df-gain-other", &other)
        })
    }
}
