//! Several decisions as one: offered in the list, picked up on the board, taken back as one.

use serde_json::{Value, json};

use crate::server::{Server, Socket, Visitor};

/// The gestures of the list: what their buttons send.
async fn bundles(socket: &mut Socket) -> Vec<String> {
    socket.send(json!({ "do": "bundles", "steps": "7" })).await;
    let told = socket.until(|told| told.get("bundles").is_some()).await;
    assert_eq!(told["bundles"]["steps"], "7");
    let html = told["bundles"]["html"].as_str().unwrap();
    let value =
        |rest: &str| rest.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    html.split("class=\"bundle\"").skip(1).map(value).collect()
}

/// A live page of a game with bots, once its player decides.
async fn asked(visitor: &Visitor<'_>, id: &str) -> Socket {
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    while !socket.parts["choices"].contains("id=\"bundles\"") {
        socket.next().await.unwrap();
    }
    socket
}

#[tokio::test]
async fn a_gesture_of_the_list_is_played_and_taken_back_as_one() {
    let server = Server::open().await;
    let (visitor, id) = server.player("dwar7s-fall").await;
    let mut socket = asked(&visitor, &id).await;
    let (_, steps) = socket.choices();
    let gesture = bundles(&mut socket).await.into_iter().next().expect("a gesture");
    let answers = gesture.split(',').count();
    assert!(answers > 1, "{gesture}");
    socket.send(json!({ "do": "act", "seat": "0", "action": gesture, "steps": steps })).await;
    let told = socket.until(|told| told.get("done").is_some()).await;
    assert!(told.get("toast").is_none(), "{told}");
    let before: usize = steps.parse().unwrap();
    assert_eq!(socket.choices().1, (before + answers).to_string());
    let undo = format!("name=\"count\" value=\"{answers}\"");
    assert!(socket.parts["prompt"].contains(&undo), "{}", socket.parts["prompt"]);
    socket.send(json!({ "do": "undo", "seat": "0", "count": answers.to_string() })).await;
    socket.until(|told| told.get("done").is_some()).await;
    assert_eq!(socket.choices().1, steps);
}

#[tokio::test]
async fn what_is_picked_up_knows_where_it_can_lie() {
    let server = Server::open().await;
    let (visitor, id) = server.player("dwar7s-fall").await;
    let mut socket = asked(&visitor, &id).await;
    let places = async |socket: &mut Socket, action: &str| -> Vec<Value> {
        socket.send(json!({ "do": "pick-up", "n": "7", "action": action })).await;
        let told = socket.until(|told| told.get("landings").is_some()).await;
        assert_eq!(told["landings"]["n"], "7");
        told["landings"]["landings"].as_array().unwrap().clone()
    };
    // Playing a card, then which: the card is in the hand.
    let card =
        bundles(&mut socket).await.into_iter().find(|gesture| gesture.starts_with("0,")).unwrap();
    let landings = places(&mut socket, &card).await;
    assert!(!landings.is_empty());
    for landing in &landings {
        let ways = landing["ways"].as_array().unwrap();
        let begins = |way: &Value| way["actions"].as_str().unwrap().starts_with(&card);
        assert!(!ways.is_empty() && ways.iter().all(begins), "{landing}");
        assert!(!ways[0]["label"].as_str().unwrap().is_empty(), "{landing}");
    }
    for nonsense in ["x", "999999999", "0,x"] {
        assert_eq!(places(&mut socket, nonsense).await, Vec::<Value>::new(), "{nonsense}");
    }
}

/// Programs have the same gestures.
#[tokio::test]
async fn a_program_decides_a_bundle() {
    let server = Server::open().await;
    let (visitor, id) = server.player("dwar7s-fall").await;
    asked(&visitor, &id).await;
    let bearer = format!("Bearer {}", visitor.token());
    let mut visitor = server.visitor().with("authorization", &bearer);
    let table = visitor.get(&format!("/api/tables/{id}")).await.json();
    let bundles = visitor.get(&format!("/api/tables/{id}/seats/0/bundles")).await.json();
    let bundle = &bundles[0];
    let ids = bundle["ids"].as_array().unwrap();
    assert!(ids.len() > 1 && !bundle["label"].as_str().unwrap().is_empty(), "{bundle}");
    let steps = table["table"]["steps"].as_u64().unwrap();
    let body = json!({ "seat": 0, "id": ids[0], "then": ids[1..], "steps": steps });
    let answer = visitor.post_json(&format!("/api/tables/{id}/steps"), &body).await;
    assert_eq!(answer.json()["steps"], steps + ids.len() as u64, "{}", answer.body);
}

/// A game can be ended before its end, and its page says so.
#[tokio::test]
async fn a_game_against_bots_is_ended_by_its_player() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("connect-four").await;
    let path = format!("/table/{id}");
    assert!(visitor.get(&path).await.body.contains("End the game together"));
    visitor.post(&path, &[("do", "ask-end"), ("seat", "0")]).await;
    let page = visitor.get(&path).await.body;
    assert!(page.contains("All agreed to end the game."), "{page}");
    assert!(!page.contains("name=\"action\""), "nobody is asked any more");
}

/// The decision after which a page says that the turn ended by itself. Everybody is dealt the same
/// game, and always makes the first choice.
async fn told_that_the_turn_ended(server: &Server, coach: &str) -> Option<usize> {
    let (mut visitor, id) = server.player("simurgh").await;
    visitor.post("/settings", &[("coach", coach)]).await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    for decision in 0..20 {
        while !socket.parts["prompt"].contains("prompt mine") {
            socket.next().await.unwrap();
        }
        let (choices, steps) = socket.choices();
        let action = choices[0].to_string();
        let act = json!({
            "do": "act", "seat": "0", "action": action, "steps": steps, "on": "by-itself",
        });
        socket.send(act).await;
        let told = socket.until(|told| told.get("done").is_some()).await;
        if told["toast"].as_str().is_some_and(|toast| toast.contains("your turn is over")) {
            return Some(decision);
        }
        while socket.choices().1 == steps {
            socket.next().await.unwrap();
        }
    }
    None
}

#[tokio::test]
async fn a_beginner_is_told_that_the_turn_ended_by_itself() {
    let server = Server::open().await;
    assert!(told_that_the_turn_ended(&server, "auto").await.is_some());
    assert_eq!(told_that_the_turn_ended(&server, "off").await, None, "who needs no coach");
}
