//! The players in turn order, with everything public about them.

use engine::Seat;
use maud::{Markup, html};
use table::{OccupantInfo, SeatInfo, Status};

use super::{Drawing, Time, deed};
use crate::boards::board_of;
use crate::draw::icon;
use crate::pages::new_table::bot_name;
use crate::scene::Scene;

impl Drawing<'_> {
    pub(super) fn players(&self, scene: Option<&Scene<'_>>) -> Markup {
        html! {
            @for (at, info) in self.page.look.table.seats.iter().enumerate() {
                @let seat = Seat::of(at);
                @let id = format!("player-{at}");
                div id=(id) { (self.page.parts.part(&id, self.player(seat, info, scene))) }
            }
        }
    }

    fn player(&self, seat: Seat, info: &SeatInfo, scene: Option<&Scene<'_>>) -> Markup {
        let words = self.words();
        let waiting = match scene {
            Some(scene) => scene.sight.waiting().contains(seat),
            None => info.waiting,
        };
        let mine = self.page.look.mine.contains(seat);
        let things =
            scene.and_then(|scene| board_of(&self.page.look.table.game).player(scene, seat));
        html! {
            article.player.{ "seat-" (seat.index()) }.waiting[waiting] {
                div.player-head {
                    (self.emblem(seat))
                    span.player-name title=(self.name(seat)) { (self.name(seat)) }
                    @if waiting && info.thinking { (self.dots()) }
                    (self.clock(info))
                }
                div.row.small {
                    @if mine { span.badge { (words.say("seat-you")) } }
                    @match &info.occupant {
                        OccupantInfo::Open { .. } => { span.badge { (icon("open-seat")) (words.say("seat-open")) } }
                        OccupantInfo::Bot { level, .. } => {
                            span.badge { (icon("bot")) (bot_name(level, words)) }
                        }
                        OccupantInfo::Person { .. } => {}
                    }
                    @if waiting { span.badge.turn { (words.say("seat-decides")) } }
                }
                @if let Some(things) = things { div.player-things { (things) } }
                (self.seat_tools(seat, info))
            }
        }
    }

    fn clock(&self, info: &SeatInfo) -> Markup {
        let Some(clock) = info.clock else { return html! {} };
        let running = clock.running && self.page.time == Time::Live;
        let left = clock.left.as_millis() as u64;
        html! {
            span.clock.running[running] data-left=(left) role="timer"
                aria-label=(self.words().say("clock")) {}
        }
    }

    /// Sitting down, coming back, and leaving.
    fn seat_tools(&self, seat: Seat, info: &SeatInfo) -> Markup {
        if self.page.time != Time::Live {
            return html! {};
        }
        let words = self.words();
        let look = self.page.look;
        let own = [("seat", seat.index().to_string())];
        let playing = look.table.status == Status::Playing;
        let gathering = look.table.status == Status::Gathering;
        html! {
            @if look.absent.contains(seat) {
                div.player-tools {
                    (deed("take-back", &own, html! {
                        button.primary type="submit" { (words.say("take-back")) }
                    }))
                }
            }
            @if gathering && matches!(info.occupant, OccupantInfo::Open { .. }) && !look.absent.contains(seat) {
                div.player-tools {
                    (deed("sit", &own, html! {
                        button.primary type="submit" { (words.say("sit-down")) }
                    }))
                    @if look.is_host {
                        (deed("seat-bot", &own, html! {
                            button type="submit" { (icon("bot")) (words.say("seat-a-bot")) }
                        }))
                    }
                }
            }
            @if gathering && look.is_host && matches!(info.occupant, OccupantInfo::Bot { .. }) {
                div.player-tools {
                    (deed("seat-open", &own, html! {
                        button type="submit" { (words.say("seat-make-open")) }
                    }))
                }
            }
            @if look.mine.contains(seat) && (playing || gathering) {
                details.small {
                    summary { (words.say("seat-more")) }
                    div.player-tools {
                        (deed("leave", &own, html! {
                            button type="submit" title=(words.say("leave-about")) { (icon("leave")) (words.say("leave")) }
                        }))
                        @if playing {
                            (deed("release", &own, html! {
                                button.danger type="submit" title=(words.say("release-about")) { (words.say("release")) }
                            }))
                        }
                        form method="post" action={ "/table/" (look.table.id) "/device" } {
                            input type="hidden" name="seat" value=(seat.index());
                            button type="submit" { (icon("link")) (words.say("move-device")) }
                        }
                    }
                }
            }
        }
    }
}
