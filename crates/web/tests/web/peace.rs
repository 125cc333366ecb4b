//! Keeping the peace by the pages, and one's own data.

use axum::http::{Method, StatusCode, header};
use serde_json::json;

use crate::server::{Server, Visitor};

/// Anna's listed table with Berta in its second seat, both with names.
async fn two(server: &Server) -> (Visitor<'_>, Visitor<'_>, String) {
    let (mut anna, mut berta) = (server.visitor(), server.visitor());
    anna.post("/name", &[("name", "Anna")]).await;
    berta.post("/name", &[("name", "Berta")]).await;
    let fields = [("seat-0", "me"), ("seat-1", "open"), ("access", "listed")];
    let created = anna.post("/new/connect-four", &fields).await;
    assert_eq!(created.status, StatusCode::SEE_OTHER, "{}", created.body);
    let table = created.location().to_owned();
    let sat = berta.post(&table, &[("do", "sit"), ("seat", "1")]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.body);
    (anna, berta, table)
}

#[tokio::test]
async fn whoever_is_muted_is_not_seen_by_the_one_who_muted_them() {
    let server = Server::open().await;
    let (mut anna, mut berta, table) = two(&server).await;
    berta.post(&table, &[("do", "say"), ("words", "you play badly")]).await;
    let page = anna.get(&table).await.body;
    assert!(page.contains("you play badly"), "{page}");
    assert!(page.contains("person?line=1") && page.contains("person?seat=1"), "{page}");
    let person = format!("{table}/person");
    let about = anna.get(&format!("{person}?line=1")).await.body;
    assert!(about.contains("you play badly") && about.contains(">Mute<"), "{about}");
    assert!(about.contains("Remove from the table"), "Anna is the host: {about}");
    let about = berta.get(&format!("{person}?seat=0")).await.body;
    assert!(!about.contains("Remove from the table"), "Berta isn't: {about}");
    let muted = anna.post(&person, &[("do", "mute"), ("line", "1")]).await;
    assert_eq!(muted.location(), table);
    assert!(!anna.get(&table).await.body.contains("you play badly"));
    assert!(!anna.get(&format!("{table}/talk")).await.body.contains("you play badly"));
    assert!(berta.get(&table).await.body.contains("you play badly"), "others see it");
    let me = anna.get("/me").await.body;
    let id = me.split("name=\"guest\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(me.contains("Berta"), "{me}");
    anna.post("/me/hear", &[("guest", id)]).await;
    assert!(anna.get(&table).await.body.contains("you play badly"));
}

#[tokio::test]
async fn a_host_silences_and_removes_and_others_cannot() {
    let server = Server::open().await;
    let (mut anna, mut berta, table) = two(&server).await;
    let person = format!("{table}/person");
    let refused = berta.post(&person, &[("do", "remove"), ("seat", "0")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("Only whoever opened the table"), "{}", refused.body);
    anna.post(&person, &[("do", "silence"), ("seat", "1")]).await;
    let said = berta.post(&table, &[("do", "say"), ("words", "but")]).await;
    assert!(said.body.contains("doesn’t let you speak"), "{}", said.body);
    assert!(anna.get(&table).await.body.contains("The host doesn’t let Berta speak."));
    anna.post(&person, &[("do", "let-speak"), ("seat", "1")]).await;
    let said = berta.post(&table, &[("do", "say"), ("words", "thank you")]).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
    anna.post(&person, &[("do", "remove"), ("line", "1")]).await;
    let page = anna.get(&table).await.body;
    assert!(page.contains("The host removes Berta from the table."), "{page}");
    let back = berta.post(&table, &[("do", "take-back"), ("seat", "1")]).await;
    assert_eq!(back.status, StatusCode::CONFLICT);
    let mut nobody = server.visitor();
    let stranger = nobody.post(&person, &[("do", "report"), ("line", "1")]).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    let german = anna.with("accept-language", "de").get(&format!("{person}?line=1")).await.body;
    assert!(german.contains("Du hast diese Person vom Tisch entfernt"), "{german}");
}

#[tokio::test]
async fn a_person_takes_their_data_and_goes() {
    let server = Server::open().await;
    let (mut anna, mut berta, table) = two(&server).await;
    berta.post(&table, &[("do", "say"), ("words", "a word of Berta")]).await;
    let data = berta.get("/me/data").await;
    assert!(data.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("sofra.json"));
    assert_eq!(data.json()["talk"][0]["words"], "a word of Berta");
    let unsure = berta.post("/me/delete", &[]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unsure.body.contains("Tick the box"), "{}", unsure.body);
    berta.post("/password", &[("password", "correct horse")]).await;
    let wrong = [("sure", "yes"), ("password", "battery staple")];
    assert_eq!(berta.post("/me/delete", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut page = berta.live(&format!("{table}/live")).await;
    page.hello().await;
    let right = [("sure", "yes"), ("password", "correct horse")];
    assert_eq!(berta.post("/me/delete", &right).await.location(), "/");
    while page.next().await.is_some() {}
    assert_eq!(berta.get("/me/data").await.status, StatusCode::FORBIDDEN);
    let left = anna.get(&table).await.body;
    assert!(!left.contains("Berta"), "{left}");
}

#[tokio::test]
async fn a_former_guest_has_no_name_in_any_language() {
    let server = Server::open().await;
    let (mut anna, mut berta, table) = two(&server).await;
    for step in 0..7 {
        let (seat, steps) = ((step % 2).to_string(), step.to_string());
        let act = [("do", "act"), ("seat", &*seat), ("action", &*seat), ("steps", &*steps)];
        let player = if step % 2 == 0 { &mut anna } else { &mut berta };
        assert_eq!(player.post(&table, &act).await.status, StatusCode::SEE_OTHER);
    }
    berta.post("/me/delete", &[("sure", "yes")]).await;
    for (language, words) in [("en", "a former guest"), ("de", "ein früherer Gast")] {
        let mut visitor = server.visitor().with("accept-language", language);
        let page = visitor.get(&table).await.body;
        assert!(page.contains(words) && !page.contains("Berta"), "{page}");
    }
}

#[tokio::test]
async fn the_api_does_the_same_and_a_stream_ends_with_its_session() {
    let server = Server::open().await;
    let (mut anna, mut berta, table) = two(&server).await;
    let (api, id) = (table.replace("/table/", "/api/tables/"), table.replace("/table/", ""));
    berta.post(&table, &[("do", "say"), ("words", "hello")]).await;
    let as_program = |visitor: &Visitor<'_>| {
        let bearer = format!("Bearer {}", visitor.token());
        server.visitor().with("authorization", &bearer)
    };
    let (mut anna_api, mut berta_api) = (as_program(&anna), as_program(&berta));
    let deal = format!("{api}/person");
    let neither = anna_api.post_json(&deal, &json!({ "do": "mute" })).await;
    assert_eq!(neither.status, StatusCode::UNPROCESSABLE_ENTITY);
    let muted = anna_api.post_json(&deal, &json!({ "do": "mute", "line": 1 })).await;
    assert_eq!(muted.status, StatusCode::NO_CONTENT, "{}", muted.body);
    assert_eq!(anna_api.get(&format!("{api}/talk")).await.json(), json!([]));
    assert_eq!(server.visitor().get(&format!("{api}/talk")).await.json()[0]["words"], "hello");
    let report = json!({ "do": "report", "seat": 1, "words": "look" });
    assert_eq!(anna_api.post_json(&deal, &report).await.status, StatusCode::NO_CONTENT);
    assert_eq!(anna_api.get("/api/me/data").await.json()["reports"][0]["words"], "look");

    let mut stream = server.stream(&id, &berta.token()).await;
    assert!(stream.next().await.unwrap().contains("\"status\":\"playing\""));
    berta.post("/sign-out", &[]).await;
    assert_eq!(stream.next().await, None, "it ends with the session");
    let gone = berta_api.get("/api/me").await;
    assert_eq!(gone.status, StatusCode::UNAUTHORIZED);
    let kind = "application/json";
    let forgotten = anna_api.send(Method::DELETE, "/api/me", kind, b"{}".to_vec()).await;
    assert_eq!(forgotten.status, StatusCode::NO_CONTENT);
    assert!(!anna.get(&table).await.body.contains("Anna"));
}
