//! The live connection: changes come by themselves, choices are sent once.

use serde_json::json;

use crate::server::Server;

#[tokio::test]
async fn a_choice_comes_back_as_what_changed() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    let (choices, steps) = socket.choices();
    assert_eq!((choices.len(), steps.as_str()), (7, "0"));
    let told = socket.act(3, &steps).await;
    assert!(told.get("toast").is_none(), "{told}");
    while !socket.parts["log"].contains("column 4") {
        socket.next().await.unwrap();
    }
}

#[tokio::test]
async fn a_page_that_knows_everything_hears_nothing_until_something_happens() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("connect-four").await;
    let page = visitor.get(&format!("/table/{id}")).await.body;
    let known = page.split("data-parts=\"").nth(1).unwrap().split('"').next().unwrap();
    let known = known.replace("&quot;", "\"");
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.send(json!({ "do": "hello", "parts": known })).await;
    let said = json!({ "do": "say", "words": "good evening" });
    socket.send(said).await;
    let told = socket.until(|told| told.get("changes").is_some()).await;
    let ids: Vec<_> = told["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, ["talk"], "the page was known, only the chat is new");
    assert!(socket.parts["talk"].contains("good evening"));
}

#[tokio::test]
async fn a_choice_that_comes_twice_or_late_is_taken_once() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let path = format!("/table/{id}/live");
    let (mut first, mut second) = (visitor.live(&path).await, visitor.live(&path).await);
    first.hello().await;
    second.hello().await;
    let (one, two) = tokio::join!(first.act(3, "0"), second.act(3, "0"));
    let refused = [&one, &two].into_iter().filter(|told| told.get("toast").is_some()).count();
    assert_eq!(refused, 1, "{one} {two}");
    let late = first.act(2, "0").await;
    assert!(late["toast"].as_str().unwrap().contains("gone on"), "{late}");
    assert_eq!(late["kind"], "wrong");
}

#[tokio::test]
async fn whoever_asks_why_not_hears_the_rule() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Anna")];
    let table = visitor.post("/new/connect-four", &fields).await.location().to_owned();
    for (step, seat) in [(0, "0"), (1, "1"), (2, "0"), (3, "1"), (4, "0"), (5, "1")] {
        let steps = step.to_string();
        let act = [("do", "act"), ("seat", seat), ("steps", &steps), ("action", "0")];
        visitor.post(&table, &act).await;
    }
    let mut socket = visitor.live(&format!("{table}/live")).await;
    socket.hello().await;
    socket.send(json!({ "do": "ask", "n": "7", "about": "column-0", "why": "0" })).await;
    let card = socket.until(|told| told.get("card").is_some()).await;
    let html = card["card"]["html"].as_str().unwrap();
    assert_eq!(card["card"]["n"], "7");
    assert!(html.contains("Column 1 is full."), "{html}");
    assert!(html.contains("href=\"/rules/connect-four#C4-2.2\""), "{html}");
    assert!(html.contains("Full."), "what the column is: {html}");
    socket.send(json!({ "do": "ask", "n": "8", "about": "nothing-like-it", "why": "" })).await;
    let card = socket.until(|told| told.get("card").is_some()).await;
    assert_eq!(card["card"]["html"], "");
}

#[tokio::test]
async fn undo_hint_and_chat_go_by_the_same_connection() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    socket.send(json!({ "do": "hint", "seat": "0" })).await;
    let hint = socket.until(|told| told.get("hint").is_some()).await;
    let (choices, steps) = socket.choices();
    let hint = u32::try_from(hint["hint"].as_u64().unwrap()).unwrap();
    assert!(choices.contains(&hint));
    socket.act(hint, &steps).await;
    while socket.choices().1 != "2" {
        socket.next().await.unwrap();
    }
    socket.send(json!({ "do": "undo", "seat": "0", "count": "2" })).await;
    while socket.choices().1 != "0" {
        socket.next().await.unwrap();
    }
    let log = &socket.parts["log"];
    assert!(log.contains("takes back 2 steps"), "{log}");
    assert_eq!(log.matches("<del>").count(), 2, "what was taken back is struck out: {log}");
}

#[tokio::test]
async fn a_replay_goes_to_any_step_and_a_fork_goes_on() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("connect-four").await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    loop {
        let (choices, steps) = socket.choices();
        match choices.first() {
            Some(&choice) if socket.parts["prompt"].contains("prompt mine") => {
                socket.act(choice, &steps).await;
            }
            _ => {
                if socket.parts["board"].contains("class=\"final\"") {
                    break;
                }
                socket.next().await.unwrap();
            }
        }
    }
    let replay = visitor.get(&format!("/replay/{id}?step=2&eyes=1")).await.body;
    assert!(replay.contains("Step 2 of"), "{replay}");
    let mut past = visitor.live(&format!("/replay/{id}/live?step=2&eyes=1")).await;
    past.hello().await;
    let early = past.parts["log"].matches("drops a disc").count();
    assert_eq!(early, 2);
    past.send(json!({ "do": "step", "step": "5" })).await;
    past.until(|told| told.get("changes").is_some()).await;
    assert_eq!(past.parts["log"].matches("drops a disc").count(), 5);
    past.send(json!({ "do": "fork", "step": "3" })).await;
    let go = past.until(|told| told.get("go").is_some()).await;
    let fork = visitor.get(go["go"].as_str().unwrap()).await.body;
    assert!(fork.contains("Goes on from step 3 of another game"), "{fork}");
    let journal = visitor.get(&format!("/table/{id}/journal")).await;
    assert!(journal.body.starts_with("{\"sofra\":\"journal\""), "{}", journal.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_ends_with_its_session() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let path = format!("/table/{id}/live");
    let mut socket = visitor.live(&path).await;
    socket.hello().await;
    let (other, other_id) = server.player("connect-four").await;
    let mut other_page = other.live(&format!("/table/{other_id}/live")).await;
    visitor.clone().post("/sign-out", &[]).await;
    while socket.next().await.is_some() {}
    // Another guest's page stays.
    other_page.hello().await;
    // The token doesn't work on a new connection either.
    let mut again = visitor.live(&path).await;
    again.hello().await;
    let act = serde_json::json!({ "do": "act", "seat": "0", "action": "3", "steps": "0" });
    again.send(act).await;
    let told = again.until(|told| told.get("done").is_some()).await;
    assert_eq!(told["kind"], "wrong");
}
