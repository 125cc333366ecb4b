//! What is drawn, locked: the same game, viewer and language give the same page.

use std::sync::Arc;

use engine::AnyView;
use engine::{AnyMatch, Language, Seat, Seed, Viewer, Voice};
use pages::games::{self, Board, Generic};
use pages::{Parts, Scene, words};
use serde_json::Map;

/// Connect Four after these columns.
fn connect_four(columns: &[u32]) -> Arc<dyn AnyMatch> {
    let game = catalogue::find("connect-four").unwrap();
    let mut played = game.start(2, &Map::new(), Seed::from_phrase("drawn")).unwrap();
    for &column in columns {
        let seat = played.waiting().first().unwrap();
        played.act(seat, column).unwrap();
    }
    Arc::from(played)
}

fn draw(board: &dyn Board, game: &Arc<dyn AnyMatch>, viewer: Viewer, language: Language) -> String {
    let view = AnyView::of(Arc::clone(game), viewer);
    let names = ["Anna".to_owned(), "Bruno".to_owned()];
    let playable = catalogue::find(game.info().id).unwrap();
    let voice = Voice { text: playable.text(language), names: &names };
    let choices = view.choices();
    let parts = Parts::default();
    let words = words(language);
    let scene = Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts };
    let page = maud::html! {
        (board.board(&scene))
        @for seat in Seat::all(2) { @if let Some(things) = board.player(&scene, seat) { (things) } }
        (games::choice_list(&scene, None, &[]))
    };
    // One element a line, so that a change can be read.
    parts.whole(page).into_string().replace('>', ">\n")
}

#[test]
fn the_grid_before_in_the_middle_and_after_a_game() {
    let board = games::board_of("connect-four");
    let first = Viewer::Seat(Seat::of(0));
    let start = connect_four(&[]);
    insta::assert_snapshot!("start", draw(board, &start, first, Language::English));
    let middle = connect_four(&[3, 3, 3, 3, 3, 3, 0]);
    let second = Viewer::Seat(Seat::of(1));
    insta::assert_snapshot!("full-column", draw(board, &middle, second, Language::German));
    let won = connect_four(&[0, 6, 1, 6, 2, 6, 3]);
    insta::assert_snapshot!("won", draw(board, &won, Viewer::Spectator, Language::English));
}

#[test]
fn any_game_is_drawn_from_its_words() {
    let game = connect_four(&[3, 2, 3]);
    let drawn = draw(&Generic, &game, Viewer::Seat(Seat::of(1)), Language::English);
    insta::assert_snapshot!("generic", drawn);
}

/// Cards lie on the side of the table where they belong, and what is offered can be clicked.
#[test]
fn any_game_has_rows_of_cards() {
    let game = catalogue::find("cactus").unwrap();
    let start = game.start(2, &Map::new(), Seed::from_phrase("drawn")).unwrap();
    let start: Arc<dyn AnyMatch> = Arc::from(start);
    let board = games::board_of("cactus");
    let sides = |drawn: &str| -> Vec<String> {
        let after = drawn.split("data-side=\"").skip(1);
        after.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
    };
    let own = draw(board, &start, Viewer::Seat(Seat::of(0)), Language::English);
    assert_eq!(sides(&own), ["rival", "table", "table", "mine", "mine"], "{own}");
    assert_eq!(own.matches("face-down").count(), 4 + 2, "{own}");
    assert_eq!(own.matches("role=\"button\"").count(), 4 + 1, "four places and the pile: {own}");
    let other = draw(board, &start, Viewer::Spectator, Language::German);
    assert_eq!(sides(&other), ["rival", "rival", "table", "table"], "{other}");
    assert_eq!(other.matches("face-down").count(), 8, "{other}");
    assert_eq!(other.matches("role=\"button\"").count(), 0, "{other}");
}

#[test]
fn every_game_is_drawn_whole_in_every_language() {
    for game in catalogue::games() {
        let info = game.info();
        for language in Language::ALL {
            let seed = Seed::from_phrase("whole");
            let mut played = game.start(info.min_seats, &game.option_defaults(), seed).unwrap();
            let mut ids = Vec::new();
            for step in 0..60 {
                let Some(seat) = played.waiting().first() else { break };
                ids.clear();
                played.legal_ids(seat, &mut ids);
                played.act(seat, ids[step * 11 % ids.len()]).unwrap();
                if step % 20 != 0 {
                    continue;
                }
                let now: Arc<dyn AnyMatch> = Arc::from(played.boxed_clone());
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let drawn = draw(games::board_of(info.id), &now, viewer, language);
                    let unsaid = drawn
                        .find("{action-")
                        .or(drawn.find("{event-"))
                        .or(drawn.find("{refusal-"));
                    assert_eq!(unsaid, None, "{} in {language}", info.id);
                    assert!(!drawn.contains('\u{E000}'), "every part is in its place");
                }
            }
        }
    }
}
