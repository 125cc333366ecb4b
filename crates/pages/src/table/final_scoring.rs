//! The end: every point with its origin, the winners on top.

use engine::{AnyView, Outcome, Seat, SeatResult};
use maud::{Markup, html};

use super::{Drawing, Review, Status, Time, TurningPoint, deed};
use crate::draw::icon;
use crate::games::{Board, Side, board_of};
use crate::scene::Scene;

/// What is said of columns with equal points: that they share a place, or what puts one before the other.
fn ties(columns: &[Column], outcome: &Outcome, board: &dyn Board) -> Option<&'static str> {
    let ends: Vec<&SeatResult> =
        columns.iter().map(|column| &outcome.seats[column.seats[0].index()]).collect();
    let pairs = ends.windows(2).filter(|pair| pair[0].score == pair[1].score);
    let mut shared = pairs.map(|pair| pair[0].rank == pair[1].rank).peekable();
    shared.peek()?;
    if shared.all(|shared| shared) { Some("final-shared") } else { board.tie_breaks() }
}

/// Who has the points of a column: a seat, or all seats of a side.
struct Column {
    seats: Vec<Seat>,
    side: Option<Side>,
}

impl Drawing<'_> {
    pub(super) fn final_scoring(&self, scene: &Scene<'_>, outcome: &Outcome) -> Markup {
        let words = self.words();
        let voice = &scene.voice;
        let board = board_of(self.page.look.game);
        let columns = self.columns(scene, outcome);
        let mut origins: Vec<&str> = Vec::new();
        for (origin, points) in outcome.seats.iter().flat_map(|seat| &seat.origins) {
            if *points != 0 && !origins.contains(origin) {
                origins.push(origin);
            }
        }
        let end = |column: &Column| &outcome.seats[column.seats[0].index()];
        let points = |column: &Column, origin: &str| -> i32 {
            let all = end(column).origins.iter();
            all.filter(|(each, _)| *each == origin).map(|(_, points)| points).sum()
        };
        let winner = |column: &Column| (end(column).rank == 1).then_some("winner");
        html! {
            section.final aria-label=(words.say("final-scoring")) data-title=(voice.name("game-name")) {
                div.spread {
                    h2.row { (self.result()) }
                    @if self.page.time == Time::Live {
                        a.button href={ "/replay/" (self.page.look.id) } { (icon("play")) (words.say("replay")) }
                    }
                }
                p.verdict { (voice.name(&format!("ending-{}", outcome.ending))) ". " (self.verdict(scene.view)) }
                div.wide data-scrolls {
                    table {
                        thead {
                            tr {
                                th scope="col" { span.unseen { (words.say("final-origin")) } }
                                @for column in &columns {
                                    th scope="col" class=[winner(column)] data-names=(self.joined(&column.seats)) {
                                        @if let Some(side) = &column.side {
                                            div.row.side { (side.sign) span { (side.name) } }
                                        }
                                        @for &seat in &column.seats {
                                            div.row { (self.emblem(seat)) span { (self.name(seat)) } }
                                        }
                                    }
                                }
                            }
                        }
                        tbody {
                            @for origin in &origins {
                                tr {
                                    th scope="row" {
                                        (voice.name(&format!("origin-{origin}")))
                                        @if let Some(drawn) = board.origin(scene, origin) { " " (drawn) }
                                    }
                                    @for column in &columns { td class=[winner(column)] { (points(column, origin)) } }
                                }
                            }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (words.say("final-total")) }
                                @for column in &columns {
                                    td class=[winner(column)] { (end(column).score) }
                                }
                            }
                            tr {
                                th scope="row" { (words.say("final-place")) }
                                @for column in &columns {
                                    td class=[winner(column)] { (words.tell("final-rank", &[("n", i64::from(end(column).rank).into())])) }
                                }
                            }
                        }
                    }
                }
                @if let Some(key) = ties(&columns, outcome, board) { p.soft.ties { (words.say(key)) } }
                (self.charts(scene.view))
                (self.turning_points())
                (self.share())
            }
        }
    }

    /// The winners first; the seats of a side have one column.
    fn columns(&self, scene: &Scene<'_>, outcome: &Outcome) -> Vec<Column> {
        let board = board_of(self.page.look.game);
        let mut order: Vec<Seat> = Seat::all(outcome.seats.len() as u8).collect();
        order.sort_by_key(|seat| outcome.seats[seat.index()].rank);
        let mut columns: Vec<Column> = Vec::new();
        for seat in order {
            let side = board.side(scene, seat);
            let name = side.as_ref().map(|side| &side.name);
            let same = |column: &&mut Column| {
                name.is_some() && column.side.as_ref().map(|side| &side.name) == name
            };
            match columns.iter_mut().find(same) {
                Some(column) => column.seats.push(seat),
                None => columns.push(Column { seats: vec![seat], side }),
            }
        }
        columns
    }

    /// Who won, by how much or by which tie-break: the last thing that a game tells.
    fn verdict(&self, view: &AnyView) -> String {
        let last = view.log_since(view.steps().saturating_sub(1)).pop();
        let (Some(line), Some(voice)) = (last, self.voice()) else { return String::new() };
        voice.say_said(&line.said)
    }

    /// The decisions that turned the game, once somebody has asked for them.
    fn turning_points(&self) -> Markup {
        let words = self.words();
        let look = self.page.look;
        if look.status != Status::Over {
            return html! {};
        }
        let content = html! {
            h3 { (words.say("turning-points")) }
            @match &look.review {
                None => {
                    p.soft { (words.say("turning-about")) }
                    (deed("review", &[], html! {
                        button type="submit" { (icon("hint")) span { (words.say("turning-find")) } }
                    }))
                }
                Some(Review::Underway { judged, of }) => {
                    p role="status" { (words.say("turning-underway")) }
                    progress max=(of) value=(judged) aria-label=(words.say("turning-underway")) {}
                }
                Some(Review::Done(points)) => {
                    @if points.is_empty() { p { (words.say("turning-none")) } }
                    ol { @for point in points.iter() { li { (self.turning_point(point)) } } }
                }
            }
        };
        html! {
            section #turning .turning aria-label=(words.say("turning-points")) {
                (self.page.parts.part("turning", content))
            }
        }
    }

    fn turning_point(&self, point: &TurningPoint<'_>) -> Markup {
        let words = self.words();
        let Some(voice) = self.voice() else { return html! {} };
        let percent = (point.loss * 100.0).round() as i64;
        html! {
            (self.emblem(point.seat))
            span {
                a href={ "/replay/" (self.page.look.id) "?step=" (point.step - 1) } {
                    (words.tell("turning-step", &[("n", (point.step as i64).into()), ("name", self.name(point.seat).into())]))
                }
                " " (words.tell("turning-done", &[
                    ("done", voice.say_said(point.done).into()),
                    ("better", voice.say_said(point.better).into()),
                    ("percent", percent.into()),
                ]))
            }
        }
    }

    /// The address of the replay, to share.
    fn share(&self) -> Markup {
        let words = self.words();
        html! {
            div.copy {
                input #replay-link readonly value=(self.page.replay) aria-label=(words.say("share-replay"));
                button type="button" data-copy="replay-link" data-copied=(words.say("copied")) {
                    (icon("copy")) (words.say("share-replay"))
                }
                button type="button" data-picture=(crate::draw::cover(self.page.look.game))
                    data-name=(words.say("share-picture-name")) {
                    (icon("save")) (words.say("share-picture"))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said of these points and tie-breaks.
    fn said_of(standing: &[(i32, u8)], game: &str) -> Option<&'static str> {
        let origins = standing.iter().map(|&(points, _)| [("track", points)].into_iter().collect());
        let outcome = Outcome::ranked("done", origins, |seat| standing[seat.index()]);
        let mut order: Vec<Seat> = Seat::all(standing.len() as u8).collect();
        order.sort_by_key(|seat| outcome.seats[seat.index()].rank);
        let columns: Vec<Column> =
            order.into_iter().map(|seat| Column { seats: vec![seat], side: None }).collect();
        ties(&columns, &outcome, board_of(game))
    }

    #[test]
    fn equal_points_are_explained() {
        assert_eq!(said_of(&[(7, 0), (5, 0), (9, 0)], "dwar7s-fall"), None);
        assert_eq!(said_of(&[(7, 0), (9, 0), (7, 0)], "dwar7s-fall"), Some("final-shared"));
        assert_eq!(said_of(&[(7, 1), (9, 0), (7, 0)], "dwar7s-fall"), Some("df-ties"));
        assert_eq!(said_of(&[(7, 1), (7, 0)], "connect-four"), None);
    }
}
