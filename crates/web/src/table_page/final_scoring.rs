//! The end: every point with its origin, the winners on top.

use engine::{Outcome, Seat};
use maud::{Markup, html};

use super::Drawing;
use crate::draw::icon;

impl Drawing<'_> {
    pub(super) fn final_scoring(&self, outcome: &Outcome) -> Markup {
        let words = self.words();
        let Some(voice) = self.voice() else { return html! {} };
        let mut order: Vec<Seat> = Seat::all(outcome.seats.len() as u8).collect();
        order.sort_by_key(|seat| outcome.seats[seat.index()].rank);
        let mut origins: Vec<&str> = Vec::new();
        for (origin, points) in outcome.seats.iter().flat_map(|seat| &seat.origins) {
            if *points != 0 && !origins.contains(origin) {
                origins.push(origin);
            }
        }
        let points = |seat: Seat, origin: &str| -> i32 {
            let all = outcome.seats[seat.index()].origins.iter();
            all.filter(|(each, _)| *each == origin).map(|(_, points)| points).sum()
        };
        let winner = |seat: Seat| (outcome.seats[seat.index()].rank == 1).then_some("winner");
        html! {
            section.final aria-label=(words.say("final-scoring")) {
                div.spread {
                    h2 { (voice.name(&format!("ending-{}", outcome.ending))) }
                    a.button href={ "/replay/" (self.page.look.table.id) } { (icon("play")) (words.say("replay")) }
                }
                div.wide {
                    table {
                        thead {
                            tr {
                                th scope="col" { span.unseen { (words.say("final-origin")) } }
                                @for &seat in &order {
                                    th scope="col" class=[winner(seat)] {
                                        div.row { (self.emblem(seat)) span { (self.name(seat)) } }
                                    }
                                }
                            }
                        }
                        tbody {
                            @for origin in &origins {
                                tr {
                                    th scope="row" { (voice.name(&format!("origin-{origin}"))) }
                                    @for &seat in &order { td class=[winner(seat)] { (points(seat, origin)) } }
                                }
                            }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (words.say("final-total")) }
                                @for &seat in &order {
                                    td class=[winner(seat)] { (outcome.seats[seat.index()].score) }
                                }
                            }
                            tr {
                                th scope="row" { (words.say("final-place")) }
                                @for &seat in &order {
                                    td class=[winner(seat)] { (outcome.seats[seat.index()].rank) "." }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
