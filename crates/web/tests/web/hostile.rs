//! Random bytes, huge and slow messages, forged seats: clear errors, no effect, no panic.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use web::Limiting;

use crate::server::Server;

/// A generator of noise, the same in every run.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        let count = self.next() as usize % most;
        (0..count).map(|_| self.next() as u8).collect()
    }
}

async fn still_plays(server: &Server) {
    let (mut visitor, id) = server.player("connect-four").await;
    let table = visitor.get(&format!("/table/{id}")).await;
    assert!(table.body.contains("Choose a column"), "{}", table.body);
}

/// The first line of the answer to a path that no honest client would send.
async fn on_the_line(server: &Server, path: &str) -> String {
    let mut line = TcpStream::connect(server.address).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn random_bytes_on_the_line_do_no_harm() {
    let server = Server::open().await;
    let mut noise = Noise(1);
    for _ in 0..60 {
        let mut line = TcpStream::connect(server.address).await.unwrap();
        let _ = line.write_all(&noise.bytes(4000)).await;
        let _ = line.shutdown().await;
        let mut answer = Vec::new();
        let _ = timeout(Duration::from_secs(5), line.read_to_end(&mut answer)).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    still_plays(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn random_messages_end_the_connection_and_nothing_else() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let path = format!("/table/{id}/live");
    let mut noise = Noise(2);
    for round in 0..40 {
        let mut socket = visitor.live(&path).await;
        let message = match round % 4 {
            0 => Message::Binary(noise.bytes(2000).into()),
            1 => Message::Text(String::from_utf8_lossy(&noise.bytes(2000)).into_owned().into()),
            2 => Message::Text("[1, 2, {\"do\": 7}]".into()),
            _ => Message::Text("x".repeat(100_000).into()),
        };
        socket.send_raw(message).await;
        assert_eq!(socket.next().await, None, "round {round}");
    }
    let mut socket = visitor.live(&path).await;
    socket.hello().await;
    assert_eq!(socket.choices().1, "0", "the game stands where it stood");
}

#[tokio::test(flavor = "multi_thread")]
async fn deeds_that_make_no_sense_are_refused_in_words() {
    let server = Server::open().await;
    let (visitor, id) = server.player("connect-four").await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    socket.hello().await;
    for deed in [
        json!({ "do": "fly" }),
        json!({}),
        json!({ "do": "act" }),
        json!({ "do": "act", "seat": "1", "action": "0", "steps": "0" }),
        json!({ "do": "act", "seat": "77", "action": "0", "steps": "0" }),
        json!({ "do": "act", "seat": "0", "action": "99999999999", "steps": "0" }),
        json!({ "do": "act", "seat": "0", "action": "4000", "steps": "0" }),
        json!({ "do": "act", "seat": "0", "action": "0", "steps": "1" }),
        json!({ "do": "undo", "seat": "0", "count": "18446744073709551615" }),
        json!({ "do": "answer-undo", "consent": "agree" }),
        json!({ "do": "say", "words": " " }),
        json!({ "do": "fork", "step": "3" }),
        json!({ "do": "rematch" }),
        json!({ "do": "take-back", "seat": "1" }),
    ] {
        socket.send(deed.clone()).await;
        let told = socket.until(|told| told.get("done").is_some()).await;
        assert_eq!(told["kind"], "wrong", "{deed}: {told}");
        assert!(!told["toast"].as_str().unwrap().is_empty(), "{deed}");
    }
    assert_eq!(socket.choices().1, "0");
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let server = Server::open().await;
    let (_, id) = server.player("connect-four").await;
    let forged = format!("sofra_guest={}", "a".repeat(52));
    let mut eve = server.visitor().with("cookie", &forged);
    let act = [("do", "act"), ("seat", "0"), ("steps", "0"), ("action", "3")];
    let answer = eve.post(&format!("/table/{id}"), &act).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("You don’t sit in this seat."), "{}", answer.body);
}

#[tokio::test]
async fn words_of_people_stay_words() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("connect-four").await;
    let table = format!("/table/{id}");
    let script = "<script>alert(1)</script>\u{E000}0\u{E001}";
    visitor.post(&table, &[("do", "say"), ("words", script)]).await;
    visitor.post("/name", &[("name", "<b>Anna")]).await;
    let page = visitor.get(&table).await.body;
    assert!(page.contains("&lt;script&gt;alert(1)"), "{page}");
    assert!(!page.contains("<script>alert"), "{page}");
    assert!(page.contains("&lt;b&gt;Anna"), "{page}");
    assert!(!page.contains("<b>Anna"), "{page}");
}

#[tokio::test]
async fn paths_and_queries_of_any_shape_are_answered() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let mut noise = Noise(3);
    for path in [
        "/table/%00",
        "/table/..%2f..%2fetc",
        "/replay/000000000000?step=-1&eyes=99",
        "/replay/000000000000?step=99999999999999999999",
        "/rules/<script>",
        "/new/nothing",
        "/assets/x/../../Cargo.toml",
        "/join/x/y",
        "/table/000000000000/journal",
        "/api/tables/000000000000/stream",
    ] {
        let answer = on_the_line(&server, path).await;
        assert!(answer.starts_with("HTTP/1.1 4"), "{path}: {answer}");
    }
    for _ in 0..200 {
        let letters = noise.bytes(40);
        let path: String = letters.iter().map(|byte| format!("%{byte:02X}")).collect();
        let answer = visitor.get(&format!("/table/{path}?{path}={path}")).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        let body = noise.bytes(300);
        let kind = "application/x-www-form-urlencoded";
        let answer = visitor.send(Method::POST, "/new/connect-four", kind, body).await;
        assert!(answer.status.as_u16() < 500, "{}", answer.status);
    }
    still_plays(&server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_speaks_slowly_keeps_nobody_waiting() {
    let server = Server::limited(Limiting::On).await;
    let mut slow = Vec::new();
    for _ in 0..50 {
        let mut line = TcpStream::connect(server.address).await.unwrap();
        line.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").await.unwrap();
        slow.push(line);
    }
    timeout(Duration::from_secs(5), still_plays(&server)).await.expect("others are served");
    // The server gives up on them by itself.
    let mut answer = Vec::new();
    timeout(Duration::from_secs(30), slow[0].read_to_end(&mut answer)).await.unwrap().unwrap();
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 408"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_ends_its_connection() {
    let server = Server::limited(Limiting::On).await;
    let (visitor, id) = server.player("connect-four").await;
    let mut socket = visitor.live(&format!("/table/{id}/live")).await;
    for _ in 0..300 {
        if !socket.send_raw(Message::Text("{\"do\":\"hint\",\"seat\":\"1\"}".into())).await {
            break;
        }
    }
    while socket.next().await.is_some() {}
    still_plays(&server).await;
}

/// Every message may redraw a page, so opening more pages doesn't let an address send more messages.
#[tokio::test(flavor = "multi_thread")]
async fn many_pages_of_one_address_share_their_messages() {
    let server = Server::limited(Limiting::On).await;
    let (visitor, id) = server.player("connect-four").await;
    let path = format!("/table/{id}/live");
    let mut ended = 0;
    for _ in 0..60 {
        let mut page = visitor.live(&path).await;
        // By itself a page may send a hundred at once.
        for _ in 0..90 {
            page.send_raw(Message::Ping(Default::default())).await;
        }
        page.send_raw(Message::Text("{\"do\":\"bundles\"}".into())).await;
        ended += usize::from(page.next().await.is_none());
    }
    assert!((1..60).contains(&ended), "{ended} of 60 pages were ended");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_on_many_pages_is_still_one_voice() {
    let server = Server::limited(Limiting::On).await;
    let (visitor, id) = server.player("connect-four").await;
    let mut refused = 0;
    for _ in 0..3 {
        let mut page = visitor.live(&format!("/table/{id}/live")).await;
        for _ in 0..20 {
            page.send(json!({ "do": "say", "words": "buy this" })).await;
        }
        for _ in 0..20 {
            let told = page.until(|told| told["done"] == true).await;
            if let Some(toast) = told["toast"].as_str() {
                assert!(toast.contains("too much at once"), "{toast}");
                refused += 1;
            }
        }
    }
    // Fifteen at once, and one more for each second that has passed.
    assert!((20..=45).contains(&refused), "{refused} of 60 were refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_every_connection() {
    let server = Server::limited(Limiting::On).await;
    let mut silent = Vec::new();
    for _ in 0..300 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    // Connections beyond an address's share are closed at once; the others time out.
    let mut ended = 0;
    for line in &mut silent[256..] {
        let mut nothing = [0];
        let heard = timeout(Duration::from_secs(5), line.read(&mut nothing)).await;
        ended += usize::from(matches!(heard, Ok(Ok(0) | Err(_))));
    }
    assert_eq!(ended, 44);
    drop(silent);
    let back = async {
        while !on_the_line_or_nothing(&server, "/").await.contains("200") {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), back).await.expect("places are given back");
}

/// The first line of an answer, or nothing if the server hangs up.
async fn on_the_line_or_nothing(server: &Server, path: &str) -> String {
    let mut line = TcpStream::connect(server.address).await.unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address);
    let mut answer = Vec::new();
    let _ = line.write_all(request.as_bytes()).await;
    let _ = line.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn live_pages_count_and_are_for_tables_that_are_there() {
    let server = Server::limited(Limiting::On).await;
    let (visitor, id) = server.player("connect-four").await;
    let refused = visitor.try_live("/table/000000000000/live").await;
    assert_eq!(refused.err(), Some(StatusCode::NOT_FOUND));
    let path = format!("/table/{id}/live");
    let mut open = Vec::new();
    let refused = loop {
        match visitor.try_live(&path).await {
            Ok(socket) => open.push(socket),
            Err(status) => break status,
        }
    };
    assert_eq!((open.len(), refused), (128, StatusCode::TOO_MANY_REQUESTS));
}
