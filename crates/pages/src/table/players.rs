//! The players in turn order, with everything public about them.

use engine::Seat;
use maud::{Markup, html};

use super::{Access, Drawing, Occupant, Presence, SeatLook, Status, Time, WhyBot, deed};
use crate::draw::{bot_name, icon};
use crate::games::board_of;
use crate::scene::Scene;

impl Drawing<'_> {
    pub(super) fn players(&self, scene: Option<&Scene<'_>>) -> Markup {
        html! {
            @for (at, info) in self.page.look.seats.iter().enumerate() {
                @let seat = Seat::of(at);
                @let id = format!("player-{at}");
                div id=(id) { (self.page.parts.part(&id, self.player(seat, info, scene))) }
            }
        }
    }

    /// Whether the game waits for this seat.
    pub(super) fn decides(
        &self,
        seat: Seat,
        info: &SeatLook<'_>,
        scene: Option<&Scene<'_>>,
    ) -> bool {
        let closed = self.page.time == Time::Live && self.page.look.status == Status::Closed;
        !closed && scene.map_or(info.waiting, |scene| scene.view.waiting().contains(seat))
    }

    fn player(&self, seat: Seat, info: &SeatLook<'_>, scene: Option<&Scene<'_>>) -> Markup {
        let words = self.words();
        let waiting = self.decides(seat, info, scene);
        let mine = self.page.look.mine.contains(seat);
        let things = scene.and_then(|scene| board_of(self.page.look.game).player(scene, seat));
        html! {
            article.player.{ "seat-" (seat.index()) }.waiting[waiting] {
                div.player-head {
                    (self.emblem(seat))
                    span.player-name title=(self.name(seat)) { (self.player_name(seat, info)) }
                    div.player-signs {
                        @if waiting && info.thinking { (self.dots()) }
                        @if mine { span.badge { (words.say("seat-you")) } }
                        @match &info.occupant {
                            Occupant::Open { .. } => { span.badge { (icon("open-seat")) (words.say("seat-open")) } }
                            Occupant::Bot { level, .. } => {
                                span.badge title=(bot_name(level, words)) {
                                    (icon("bot")) span { (bot_name(level, words)) }
                                }
                            }
                            Occupant::Person { .. } => {
                                @if self.is_away(info) { span.badge.away { (words.say("seat-away")) } }
                            }
                        }
                        @if waiting { span.badge.turn { (words.say("seat-decides")) } }
                        (self.clock(info))
                    }
                }
                @if let Some(things) = things { div.player-things { (things) } }
                (self.seat_tools(seat, info))
            }
        }
    }

    /// Whether the seat's player has the table open on no device.
    fn is_away(&self, info: &SeatLook<'_>) -> bool {
        let matters = matches!(self.page.look.status, Status::Gathering | Status::Playing);
        let mine = self.page.look.mine.contains(info.seat);
        info.presence == Presence::Away && matters && !mine && self.page.time == Time::Live
    }

    /// A name; another person's links to what can be done about them.
    fn player_name(&self, seat: Seat, info: &SeatLook<'_>) -> Markup {
        let look = self.page.look;
        let is_person = matches!(info.occupant, Occupant::Person { name } if !name.is_empty());
        let live = self.page.time == Time::Live && self.page.is_guest;
        html! {
            @if is_person && live && !look.mine.contains(seat) {
                a.speaker href={ "/table/" (look.id) "/person?seat=" (seat.index()) } {
                    (self.name(seat))
                }
            } @else {
                (self.name(seat))
            }
        }
    }

    pub(super) fn clock(&self, info: &SeatLook<'_>) -> Markup {
        let Some(clock) = info.clock else { return html! {} };
        let running = clock.running && self.page.time == Time::Live;
        let left = clock.left.as_millis() as u64;
        html! {
            span.clock.running[running] data-left=(left) role="timer"
                aria-label=(self.words().say("clock")) {}
        }
    }

    /// Whether the reader may sit down here: in an open seat, or in one that was given up.
    fn may_sit(&self, seat: Seat, info: &SeatLook<'_>) -> bool {
        let look = self.page.look;
        let invited = look.access == Access::Listed || look.is_host;
        match &info.occupant {
            Occupant::Open { reserved_for: Some(_) } => look.absent.contains(seat),
            Occupant::Open { reserved_for: None } => invited,
            Occupant::Bot { why: WhyBot::Released, .. } => {
                invited && look.status == Status::Playing
            }
            Occupant::Bot { .. } | Occupant::Person { .. } => false,
        }
    }

    /// A deed that affects the others: its meaning is shown before it is done.
    fn asked_twice(
        verb: &str,
        fields: &[(&str, String)],
        word: &Markup,
        [about, sure]: [String; 2],
    ) -> Markup {
        html! {
            details.sure {
                summary.button { (word) }
                p { (about) }
                (deed(verb, fields, html! { button.danger type="submit" { (sure) } }))
            }
        }
    }

    /// Sitting down, coming back, and leaving.
    fn seat_tools(&self, seat: Seat, info: &SeatLook<'_>) -> Markup {
        if self.page.time != Time::Live {
            return html! {};
        }
        let words = self.words();
        let look = self.page.look;
        let own = [("seat", seat.index().to_string())];
        let playing = look.status == Status::Playing;
        let gathering = look.status == Status::Gathering;
        let open = matches!(info.occupant, Occupant::Open { .. });
        let absent = look.absent.contains(seat);
        html! {
            @if absent && !open && playing {
                div.player-tools {
                    (deed("take-back", &own, html! {
                        button.primary type="submit" { (words.say("take-back")) }
                    }))
                }
            }
            @if self.may_sit(seat, info) || gathering && open && look.is_host {
                div.player-tools {
                    @if self.may_sit(seat, info) {
                        (deed("sit", &own, html! {
                            button.primary type="submit" { (words.say("sit-down")) }
                        }))
                    }
                    @if gathering && look.is_host {
                        (deed("seat-bot", &own, html! {
                            button type="submit" { (icon("bot")) (words.say("seat-a-bot")) }
                        }))
                    }
                }
            }
            @if gathering && look.is_host && matches!(info.occupant, Occupant::Bot { .. }) {
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
                        @if playing {
                            (Self::asked_twice("leave", &own, &html! { (icon("leave")) (words.say("leave")) },
                                [words.say("leave-about"), words.say("leave-sure")]))
                            (Self::asked_twice("release", &own, &html! { (words.say("release")) },
                                [words.say("release-about"), words.say("release-sure")]))
                            @if look.ending.is_none() {
                                (Self::asked_twice("ask-end", &own, &html! { (words.say("end")) },
                                    [words.say("end-about"), words.say("end-sure")]))
                            }
                        } @else {
                            (deed("leave", &own, html! {
                                button type="submit" { (icon("leave")) (words.say("leave")) }
                            }))
                        }
                        form method="post" action={ "/table/" (look.id) "/device" } {
                            input type="hidden" name="seat" value=(seat.index());
                            button type="submit" { (icon("link")) (words.say("move-device")) }
                        }
                    }
                }
            }
        }
    }
}
