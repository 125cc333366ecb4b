//! The JSON API: a program plays with the same rights as a page.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::server::{Server, Visitor};

pub async fn guest<'a>(server: &'a Server, name: &str) -> Visitor<'a> {
    let welcome = server.visitor().post_json("/api/guests", &json!({ "name": name })).await;
    assert_eq!(welcome.status, StatusCode::CREATED, "{}", welcome.body);
    let token = welcome.json()["token"].as_str().unwrap().to_owned();
    server.visitor().with("authorization", &format!("Bearer {token}"))
}

async fn table_of(anna: &mut Visitor<'_>, seats: Value) -> String {
    let wanted = json!({ "game": "connect-four", "seats": seats });
    let created = anna.post_json("/api/tables", &wanted).await;
    assert_eq!(created.status, StatusCode::CREATED, "{}", created.body);
    created.json()["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn two_programs_play_at_one_table() {
    let server = Server::open().await;
    let (mut anna, mut berta) = (guest(&server, "Anna").await, guest(&server, "Berta").await);
    let id = table_of(&mut anna, json!(["me", "open"])).await;
    let path = format!("/api/tables/{id}");
    let invite = anna.get(&format!("{path}/invite")).await.json();
    let uninvited = berta.post_json(&format!("{path}/seats/1"), &json!({})).await;
    assert_eq!(uninvited.json()["error"], "not-invited");
    let sit = json!({ "invite": invite["invite"] });
    assert_eq!(
        berta.post_json(&format!("{path}/seats/1"), &sit).await.status,
        StatusCode::NO_CONTENT
    );
    let seen = anna.get(&path).await.json();
    assert_eq!(seen["prompt"], "Choose a column for your disc.");
    assert_eq!(seen["choices"].as_array().unwrap().len(), 7);
    assert_eq!(seen["choices"][2]["label"], "Column 3");
    let step = json!({ "seat": 0, "action": { "drop": { "column": 2 } }, "steps": 0 });
    let stepped = anna.post_json(&format!("{path}/steps"), &step).await;
    assert_eq!(stepped.json(), json!({ "steps": 1, "held": false }));
    let again = anna.post_json(&format!("{path}/steps"), &step).await;
    assert_eq!(
        (again.status, &again.json()["error"]),
        (StatusCode::CONFLICT, &json!("stale-step"))
    );
    let early = json!({ "seat": 0, "id": 2, "steps": 1 });
    let early = anna.post_json(&format!("{path}/steps"), &early).await.json();
    assert_eq!((&early["error"], &early["rule"]), (&json!("refused"), &json!("C4-2.1")));
    let seen = berta.get(&format!("{path}?language=de&since=0")).await.json();
    assert_eq!(seen["log"][0]["text"], "Anna wirft einen Stein in Spalte 3.");
    assert_eq!((&seen["seat"], &seen["waiting"]), (&json!(1), &json!([1])));
    let why = anna.get(&format!("{path}/seats/0/why?id=3")).await.json();
    assert_eq!((&why["possible"], &why["rule"]), (&json!(false), &json!("C4-2.1")));
    let said = berta.post_json(&format!("{path}/talk"), &json!({ "words": "hello" })).await;
    assert_eq!(said.status, StatusCode::NO_CONTENT);
    assert_eq!(anna.get(&format!("{path}/talk")).await.json()[0]["words"], "hello");
    let undo = json!({ "seat": 0, "count": 1 });
    assert_eq!(anna.post_json(&format!("{path}/undo"), &undo).await.json()["became"], "done");
}

#[tokio::test]
async fn what_another_has_answered_is_taken_back_by_consent() {
    let server = Server::open().await;
    let (mut anna, mut berta) = (guest(&server, "Anna").await, guest(&server, "Berta").await);
    let id = table_of(&mut anna, json!(["me", "open"])).await;
    let path = format!("/api/tables/{id}");
    let invite = anna.get(&format!("{path}/invite")).await.json();
    berta.post_json(&format!("{path}/seats/1"), &json!({ "invite": invite["invite"] })).await;
    anna.post_json(&format!("{path}/steps"), &json!({ "seat": 0, "id": 2, "steps": 0 })).await;
    berta.post_json(&format!("{path}/steps"), &json!({ "seat": 1, "id": 2, "steps": 1 })).await;
    let (undo, answer) = (format!("{path}/undo"), format!("{path}/undo/answer"));
    let yes = json!({ "agree": true });
    assert_eq!(berta.post_json(&answer, &yes).await.json()["error"], "no-undo-asked");
    for (agree, became, steps) in [(false, "refused", 2), (true, "done", 0)] {
        let asked = anna.post_json(&undo, &json!({ "seat": 0, "count": 2 })).await.json();
        assert_eq!(asked["became"], "asked");
        let answered = berta.post_json(&answer, &json!({ "agree": agree })).await.json();
        assert_eq!(answered["became"], became);
        let seen = anna.get(&path).await.json();
        assert_eq!(
            (&seen["table"]["steps"], &seen["table"]["undo"]),
            (&json!(steps), &Value::Null)
        );
    }
}

#[tokio::test]
async fn another_site_is_refused_in_the_same_shape() {
    let server = Server::open().await;
    let mut foreign = server.visitor().with("origin", "https://elsewhere.test");
    let refused = foreign.post_json("/api/guests", &json!({ "name": "Anna" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(refused.json()["error"], "foreign-site");
}

#[tokio::test]
async fn what_is_wrong_is_named() {
    let server = Server::open().await;
    let mut nobody = server.visitor();
    let mut anna = guest(&server, "Anna").await;
    let id = table_of(&mut anna, json!(["me", { "bot": "random" }])).await;
    let path = format!("/api/tables/{id}");
    let cases = [
        (
            nobody
                .post_json(&format!("{path}/steps"), &json!({ "seat": 0, "id": 1, "steps": 0 }))
                .await,
            "no-token",
        ),
        (
            anna.post_json(&format!("{path}/steps"), &json!({ "seat": 9, "id": 1, "steps": 0 }))
                .await,
            "bad-request",
        ),
        (
            anna.post_json(&format!("{path}/steps"), &json!({ "seat": 0, "steps": 0 })).await,
            "bad-request",
        ),
        (
            anna.post_json(&format!("{path}/steps"), &json!({ "seat": 1, "id": 1, "steps": 0 }))
                .await,
            "not-your-seat",
        ),
        (
            anna.post_json(&format!("{path}/steps"), &json!({ "seat": 0, "id": 4000, "steps": 0 }))
                .await,
            "unknown-action",
        ),
        (
            anna.post_json("/api/tables", &json!({ "game": "chess", "seats": ["me"] })).await,
            "unknown-game",
        ),
        (
            anna.post_json("/api/tables", &json!({ "game": "connect-four", "seats": ["me"] }))
                .await,
            "bad-options",
        ),
        (anna.get("/api/tables/000000000000").await, "no-table"),
        (anna.get("/api/tables/../../etc").await, "not-found"),
        (anna.get(&format!("{path}?seat=1")).await, "not-your-eyes"),
        (anna.get(&format!("{path}/journal")).await, "not-over"),
        (
            anna.send(Method::POST, &format!("{path}/steps"), "application/json", b"{".to_vec())
                .await,
            "bad-request",
        ),
    ];
    for (answer, key) in cases {
        assert_eq!(answer.json()["error"], key, "{}", answer.body);
        assert!(answer.status.is_client_error(), "{key}: {}", answer.status);
        assert!(!answer.json()["message"].as_str().unwrap().is_empty());
    }
    let seen = anna.get(&path).await.json();
    assert_eq!(seen["table"]["steps"], 0, "nothing has changed");
}

#[tokio::test]
async fn a_watcher_sees_no_choices() {
    let server = Server::open().await;
    let mut anna = guest(&server, "Anna").await;
    let id = table_of(&mut anna, json!(["me", { "bot": "random" }])).await;
    let seen = server.visitor().get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((&seen["choices"], &seen["prompt"]), (&json!([]), &Value::Null));
    assert!(seen["view"].is_object());
}

/// Every button of the table page is a deed, and a program can ask for each.
#[tokio::test]
async fn a_program_does_what_a_page_lets_people_do() {
    let server = Server::open().await;
    let mut anna = guest(&server, "Anna").await;
    let id = table_of(&mut anna, json!(["me", "open"])).await;
    let path = format!("/api/tables/{id}/deeds");
    let mut done = async |deed: Value| anna.post_json(&path, &deed).await;
    assert_eq!(done(json!({ "do": "seat-bot", "seat": 1 })).await.json()["became"], "done");
    let act = json!({ "do": "act", "seat": 0, "action": 3, "steps": 0 });
    assert_eq!(done(act.clone()).await.json(), json!({ "became": "done", "steps": 1 }));
    assert_eq!(done(act).await.json()["error"], "stale-step");
    assert_eq!(done(json!({ "do": "note", "words": "mine" })).await.json()["became"], "done");
    for deed in [json!({ "do": "fork", "step": 0 }), json!({ "do": "rematch" })] {
        assert_eq!(done(deed.clone()).await.json()["error"], "not-over", "{deed}");
    }
    for wrong in [json!({ "do": "dance" }), json!({ "do": "stay", "now": true }), json!({})] {
        let answer = done(wrong.clone()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}: {}", answer.body);
    }
    let nobody = server.visitor().post_json(&path, &json!({ "do": "stay" })).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "{}", nobody.body);
}

#[tokio::test]
async fn a_hint_names_its_reasons() {
    let server = Server::open().await;
    let mut anna = guest(&server, "Anna").await;
    let id = table_of(&mut anna, json!(["me", "me"])).await;
    let hint = format!("/api/tables/{id}/seats/0/hint");
    let told = anna.get(&hint).await.json();
    let sum: f64 = told["reasons"]
        .as_array()
        .unwrap()
        .iter()
        .map(|each| each["points"].as_f64().unwrap())
        .sum();
    assert!((sum - told["points"].as_f64().unwrap()).abs() < 0.01, "{told}");
    assert!(told["text"].as_str().unwrap().starts_with("The bot would choose: Column"), "{told}");
    let asked = anna.get(&format!("{hint}?instead=0&language=de")).await.json();
    assert_eq!((&asked["id"], &asked["instead"]), (&told["id"], &json!(0)), "{asked}");
    assert!(asked["text"].as_str().unwrap().starts_with("Der Bot würde wählen: Spalte"), "{asked}");
    let unknown = anna.get(&format!("{hint}?instead=99")).await;
    assert_eq!(unknown.json()["error"], "unknown-action");
    let deed = json!({ "do": "hint", "seat": 0, "instead": 0 });
    let done = anna.post_json(&format!("/api/tables/{id}/deeds"), &deed).await.json();
    assert_eq!((&done["action"], &done["hint"]["instead"]), (&told["id"], &json!(0)), "{done}");
}
