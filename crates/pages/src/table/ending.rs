//! Ending a game together: what is asked, and when the table offers it.

use engine::{AnyView, Seat, SeatSet};
use maud::{Markup, html};

use super::{Drawing, deed};
use crate::games::{Board, board_of};

/// The rounds without a change of points after which a table asks whether to go on.
const STILL_ROUNDS: usize = 24;

impl Drawing<'_> {
    pub(super) fn end_request(&self) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        let Some(request) = look.ending else { return html! {} };
        let owed = look.mine.iter().any(|seat| !request.agreed.contains(seat));
        html! {
            div.notice.stack role="status" {
                p { (words.tell("end-asked", &[("name", self.name(request.seat).into())])) }
                @if owed {
                    div.row {
                        (deed("answer-end", &[("consent", "agree".to_owned())],
                            html! { button type="submit" { (words.say("end-agree")) } }))
                        (deed("answer-end", &[("consent", "refuse".to_owned())],
                            html! { button.primary type="submit" { (words.say("end-refuse")) } }))
                    }
                } @else {
                    p.soft.small { (words.say("undo-waiting")) }
                }
            }
        }
    }

    /// Says at the beginning of a turn that nothing has changed the standing for long, and offers to end
    /// the game.
    pub(super) fn standstill(&self) -> Markup {
        let (words, look) = (self.words(), self.page.look);
        let (Some(view), Some(seat)) = (look.view, self.page.seat()) else { return html! {} };
        let begins = self.is_asked() && view.step_by(view.steps()) != Some(seat);
        if !begins || look.ending.is_some() || !stands_still(view, board_of(look.game)) {
            return html! {};
        }
        html! {
            div.notice.stack role="status" {
                p { (words.say("standstill")) }
                (deed("ask-end", &[("seat", seat.index().to_string())],
                    html! { button type="submit" { (words.say("end-sure")) } }))
            }
        }
    }
}

/// Whether nobody's points have changed for many rounds. A round is over when everybody has decided.
fn stands_still(view: &AnyView, board: &dyn Board) -> bool {
    let all = SeatSet::all(view.seats());
    let (mut step, mut rounds, mut left) = (view.steps(), 0, all);
    while rounds < STILL_ROUNDS {
        let Some(seat) = view.step_by(step) else { return false };
        left = left.without(seat);
        step -= 1;
        if left.is_empty() {
            (rounds, left) = (rounds + 1, all);
        }
    }
    let Some(then) = view.at_step(step) else { return false };
    let points = |view: &AnyView| -> Option<Vec<i32>> {
        Seat::all(view.seats()).map(|seat| board.points(view, seat)).collect()
    };
    points(view).is_some_and(|now| points(&then) == Some(now))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::{AnyMatch, Seed, Viewer};
    use serde_json::json;

    use super::*;

    /// A game in which everybody passes as soon as they can.
    fn passed(steps: usize) -> AnyView {
        let game = catalogue::find("clash-of-rage").unwrap();
        let seed = Seed::from_phrase("still");
        let mut played = game.start(2, &game.option_defaults(), seed).unwrap();
        let pass = played.action_id(&json!("pass")).unwrap();
        for _ in 0..steps {
            let seat = played.waiting().first().expect("it isn't over yet");
            let mut ids = Vec::new();
            played.legal_ids(seat, &mut ids);
            let action = if ids.contains(&pass) { pass } else { ids[0] };
            played.act(seat, action).unwrap();
        }
        let game: Arc<dyn AnyMatch> = Arc::from(played);
        AnyView::of(game, Viewer::Spectator)
    }

    #[test]
    fn a_game_stands_still_when_nobody_scores_for_many_rounds() {
        let board = board_of("clash-of-rage");
        assert!(!stands_still(&passed(10), board), "it has only begun");
        assert!(stands_still(&passed(90), board));
        assert!(
            !stands_still(&passed(90), board_of("belaad")),
            "it counts no points before its end"
        );
    }
}
