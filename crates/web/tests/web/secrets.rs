//! A seat is sent nothing it may not know: in every game, what was sent is what would have been
//! sent in another world that the seat can't tell from this one.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::http::StatusCode;
use engine::{AnyView, Seat, Viewer, Voice};
use pages::{Parts, Scene, games, words};

use crate::server::{Server, Visitor};

/// Enough decisions to have hands, decks and bags in play.
const DECISIONS: usize = 25;

/// What a page showed of a game, by the number of steps.
type Moments = BTreeMap<usize, BTreeMap<String, String>>;

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_stream_is_the_same_in_every_world_it_cannot_tell_apart() {
    for game in catalogue::games() {
        let id = game.info().id;
        let server = Server::open().await;
        let mut visitor = server.visitor();
        let seats = game.info().min_seats.max(2).to_string();
        let mut fields = vec![("seats", seats.as_str()), ("seat-0", "me"), ("name", "Anna")];
        let bots: Vec<String> = (1..8).map(|seat| format!("seat-{seat}")).collect();
        fields.extend(bots.iter().map(|seat| (seat.as_str(), "bot-random")));
        let table = visitor.post(&format!("/new/{id}"), &fields).await.location().to_owned();
        let moments = play(&visitor, &table).await;
        assert!(moments.len() > 3, "{id} was played");
        let journal = finish(&mut visitor, &table).await;
        compare(*game, &journal, &moments);
    }
}

/// Plays a while, keeping the whole page as it is sent before each decision.
async fn play(visitor: &Visitor<'_>, table: &str) -> Moments {
    let path = format!("{table}/live");
    let mut socket = visitor.live(&path).await;
    socket.hello().await;
    let mut moments = Moments::new();
    for decision in 0..DECISIONS {
        while !socket.parts["prompt"].contains("prompt mine") && !is_over(&socket.parts) {
            socket.next().await.unwrap();
        }
        if is_over(&socket.parts) {
            break;
        }
        let (choices, steps) = socket.choices();
        let mut fresh = visitor.live(&path).await;
        fresh.hello().await;
        moments.insert(steps.parse().unwrap(), fresh.parts);
        socket.act(choices[decision * 7 % choices.len()], &steps).await;
    }
    moments
}

fn is_over(parts: &BTreeMap<String, String>) -> bool {
    parts["board"].contains("class=\"final\"")
}

/// Lets a bot play to the end, when everything is revealed.
pub async fn finish(visitor: &mut Visitor<'_>, table: &str) -> String {
    let mut watching = visitor.live(&format!("{table}/live")).await;
    watching.hello().await;
    visitor.post(table, &[("do", "leave"), ("seat", "0")]).await;
    while !is_over(&watching.parts) {
        watching.next().await.unwrap();
    }
    let journal = visitor.get(&format!("{table}/journal")).await;
    assert_eq!(journal.status, StatusCode::OK, "{}", journal.body);
    journal.body
}

/// Plays the journal again, deals hidden things anew at every moment, and draws the same pages.
fn compare(game: &'static dyn bots::Playable, journal: &str, moments: &Moments) {
    let (id, mine) = (game.info().id, Seat::of(0));
    let (whole, _) = game.load_journal(journal).unwrap();
    let mut names: Vec<String> = (1..=whole.seats()).map(|seat| format!("Bot {seat}")).collect();
    names[0] = "Anna".to_owned();
    let language = engine::Language::English;
    let voice = Voice { text: game.text(language), names: &names };
    for (&steps, shown) in moments {
        let other = whole.at_step(steps).unwrap().imagined(mine, 7 + steps as u64);
        let view = AnyView::of(Arc::from(other), Viewer::Seat(mine));
        let choices = view.choices();
        let parts = Parts::default();
        let viewer = Viewer::Seat(mine);
        let words = words(language);
        let scene = Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts };
        let board = games::board_of(id);
        let drawn = parts.whole(board.board(&scene)).into_string();
        assert_eq!(shown["board"], drawn, "the board of {id} shows a secret at step {steps}");
        let own = board.own_area(&scene).map(|own| parts.whole(own).into_string());
        assert_eq!(shown["own"], own.unwrap_or_default(), "{id} at step {steps}");
        let list = games::choice_list(&scene, None, &[]).into_string();
        assert!(shown["choices"].contains(&list), "the choices of {id} tell a secret at {steps}");
    }
}
