//! Links that people send each other: who invites to what, with a picture.

use axum::http::{StatusCode, header};

use crate::server::Server;

fn property<'a>(page: &'a str, name: &str) -> &'a str {
    let begins = format!("<meta property=\"{name}\" content=\"");
    page.split(begins.as_str()).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

#[tokio::test]
async fn a_link_to_a_table_has_a_title_and_a_picture() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    for game in catalogue::games() {
        let id = game.info().id;
        let seats = game.info().min_seats.to_string();
        let mut fields = vec![("seats", seats.as_str()), ("seat-0", "me"), ("name", "Anna")];
        let bots: Vec<String> = (1..8).map(|seat| format!("seat-{seat}")).collect();
        fields.extend(bots.iter().map(|seat| (seat.as_str(), "bot-random")));
        let table = visitor.post(&format!("/new/{id}"), &fields).await.location().to_owned();
        let page = visitor.get(&table).await.body;
        assert!(property(&page, "og:title").contains("Anna"), "{id}: {page}");
        assert_eq!(property(&page, "og:url"), format!("http://{}{table}", server.address));
        let picture = property(&page, "og:image");
        let path = picture.strip_prefix(&format!("http://{}", server.address)).unwrap();
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{id}: {picture}");
        assert_eq!(answer.headers[header::CONTENT_TYPE], "image/png");
    }
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what_at_which_pace() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [
        ("seats", "2"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("name", "Anna"),
        ("clock", "daily"),
    ];
    let table = visitor.post("/new/connect-four", &fields).await.location().to_owned();
    let page = visitor.get(&table).await.body;
    let link =
        page.split("id=\"invite\" readonly value=\"").nth(1).unwrap().split('"').next().unwrap();
    let path = link.strip_prefix(&format!("http://{}", server.address)).unwrap().to_owned();
    let mut friend = server.visitor();
    let page = friend.get(&path).await.body;
    assert!(page.contains("<h1>Anna invites you to Connect Four</h1>"), "{page}");
    assert!(page.contains("Daily: 2 days each, 12 hours back"), "{page}");
    assert!(page.contains("Just watch"), "{page}");
    assert_eq!(property(&page, "og:title"), "Anna invites you to Connect Four");
}
