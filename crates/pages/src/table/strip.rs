//! All seats in one line, for screens without room for the players' panels.

use engine::Seat;
use maud::{Markup, html};

use super::{Drawing, SeatLook};
use crate::games::board_of;
use crate::scene::Scene;

impl Drawing<'_> {
    /// Who plays, how they stand, whose turn it is and how much time they have.
    pub(super) fn strip(&self, scene: Option<&Scene<'_>>) -> Markup {
        html! {
            @for (at, info) in self.page.look.seats.iter().enumerate() {
                (self.standing(Seat::of(at), info, scene))
            }
        }
    }

    fn standing(&self, seat: Seat, info: &SeatLook<'_>, scene: Option<&Scene<'_>>) -> Markup {
        let words = self.words();
        let waiting = self.decides(seat, info, scene);
        let board = board_of(self.page.look.game);
        let side = scene.and_then(|scene| board.side(scene, seat));
        let points = scene.and_then(|scene| match scene.view.outcome() {
            Some(outcome) => outcome.seats.get(seat.index()).map(|end| end.score),
            None => board.standing(scene, seat),
        });
        html! {
            button.standing.{ "seat-" (seat.index()) }.waiting[waiting] type="button" data-tab-of="players"
                title=(self.name(seat)) {
                (self.emblem(seat))
                @if let Some(side) = side {
                    span.standing-side { (side.sign) span.unseen { (side.name) } }
                }
                span.standing-name { (self.name(seat)) }
                @if let Some(points) = points {
                    b data-count={ "strip-" (seat.index()) } aria-hidden="true" { (points) }
                    span.unseen { (words.tell("strip-points", &[("n", i64::from(points).into())])) }
                }
                (self.clock(info))
                @if waiting { span.unseen { (words.say("seat-decides")) } }
            }
        }
    }
}
