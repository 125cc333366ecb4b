//! Pages without their script: everything works by forms and links.

use axum::http::{Method, StatusCode, header};
use web::Limiting;

use crate::server::Server;

#[tokio::test]
async fn a_newcomer_is_in_a_game_two_clicks_later() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let home = visitor.get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    for game in catalogue::games() {
        let form = format!("action=\"/play/{}\"", game.info().id);
        assert!(home.body.contains(&form), "{form}");
    }
    let answer = visitor.post("/play/connect-four", &[]).await;
    let table = visitor.get(answer.location()).await;
    assert!(table.body.contains("data-act=\"0\""), "{}", table.body);
    assert!(table.body.contains("Choose a column for your disc."));
    let home = visitor.get("/").await;
    assert!(home.body.contains("Your turn"), "my tables tell whose turn it is");
}

#[tokio::test]
async fn every_game_can_be_opened_from_its_form_and_drawn() {
    let server = Server::open().await;
    for game in catalogue::games() {
        let id = game.info().id;
        let mut visitor = server.visitor();
        let form = visitor.get(&format!("/new/{id}")).await;
        for spec in game.option_specs() {
            assert!(form.body.contains(&format!("option-{}", spec.key)), "{id}: {}", spec.key);
        }
        let seats = game.info().min_seats.to_string();
        let mut fields = vec![("seats", seats.as_str()), ("seat-0", "me"), ("name", "Anna")];
        let bots: Vec<String> = (1..8).map(|seat| format!("seat-{seat}")).collect();
        fields.extend(bots.iter().map(|seat| (seat.as_str(), "bot-random")));
        let answer = visitor.post(&format!("/new/{id}"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{id}: {}", answer.body);
        let table = visitor.get(answer.location()).await;
        assert_eq!(table.status, StatusCode::OK, "{id}");
        assert!(!table.body.contains("{action-"), "{id} has all its words");
        assert_eq!(visitor.get(&format!("/rules/{id}")).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn options_that_make_no_sense_are_named_and_nothing_typed_is_lost() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "bot-genius"), ("name", "Anna")];
    let answer = visitor.post("/new/connect-four", &fields).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("There is no such bot"), "{}", answer.body);
    assert!(answer.body.contains("value=\"Anna\""), "{}", answer.body);
}

#[tokio::test]
async fn refused_options_are_told_in_the_readers_language() {
    let server = Server::open().await;
    let mut visitor = server.visitor().with("accept-language", "de");
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "bot-easy"), ("name", "Anna")];
    let with = |more: &[(&'static str, &'static str)]| [&fields, more].concat();
    // Found by the page itself.
    let some = visitor.post("/new/dwar7s-fall", &with(&[("option-races-0", "red")])).await;
    assert_eq!(some.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(some.body.contains("„Völker“: wähle für alle Plätze"), "{}", some.body);
    let none = visitor.post("/new/clash-of-rage", &with(&[("option-map", "moon")])).await;
    assert!(none.body.contains("„Karte“ ist etwas davon: zufällig"), "{}", none.body);
    // Values that the form never offers.
    for field in ["seats", "clock", "access"] {
        let mut wrong = with(&[]);
        wrong.retain(|(name, _)| *name != field);
        wrong.push((field, "99"));
        let answer = visitor.post("/new/simurgh", &wrong).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{field}");
        assert!(answer.body.contains("„99“ steht nicht zur Wahl"), "{field}: {}", answer.body);
    }
    // Found by the game.
    let twice = [("option-races-0", "red"), ("option-races-1", "red")];
    let twice = visitor.post("/new/dwar7s-fall", &with(&twice)).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(twice.body.contains("So lässt sich das nicht spielen."), "{}", twice.body);
    assert!(twice.body.contains("a race is chosen twice"), "{}", twice.body);
}

#[tokio::test]
async fn a_friend_sits_down_by_the_link_and_a_stranger_does_not() {
    let server = Server::open().await;
    let (mut host, mut friend, mut stranger) =
        (server.visitor(), server.visitor(), server.visitor());
    let fields = [
        ("seats", "2"),
        ("seat-0", "me"),
        ("seat-1", "open"),
        ("option-first", "one"),
        ("name", "Anna"),
    ];
    let answer = host.post("/new/connect-four", &fields).await;
    let table = answer.location().to_owned();
    let room = host.get(&table).await;
    let invite = room.body.split("value=\"http://").nth(1).unwrap().split('"').next().unwrap();
    let invite = format!("/{}", invite.split_once('/').unwrap().1);
    let refused = stranger.post(&table, &[("do", "sit"), ("seat", "1"), ("name", "Eve")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("invitation link"), "{}", refused.body);
    let join = friend.get(&invite).await;
    assert!(join.body.contains("Take seat 2"), "{}", join.body);
    let sat = friend.post(&invite, &[("seat", "1"), ("name", "Berta")]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.body);
    let page = friend.get(&table).await;
    assert!(page.body.contains("Choose a column"), "it is Berta's turn");
    let taken = stranger.post(&invite, &[("seat", "1"), ("name", "Eve")]).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    let moved =
        friend.post(&table, &[("do", "act"), ("seat", "1"), ("steps", "0"), ("action", "3")]).await;
    assert_eq!(moved.status, StatusCode::SEE_OTHER, "{}", moved.body);
    let watching = stranger.get(&table).await;
    assert!(watching.body.contains("You are watching"), "{}", watching.body);
    assert!(watching.body.contains("Berta drops a disc into column 4."));
}

#[tokio::test]
async fn the_language_can_be_switched_in_the_middle() {
    let server = Server::open().await;
    let (mut visitor, id) = server.player("connect-four").await;
    let table = format!("/table/{id}");
    let answer = visitor.post("/settings", &[("language", "de"), ("back", &table)]).await;
    assert_eq!(answer.location(), table);
    let german = visitor.get(&table).await.body;
    assert!(german.contains("Wähle eine Spalte"), "{german}");
    assert!(german.contains("<html lang=\"de\""));
}

#[tokio::test]
async fn a_refusal_leads_to_its_rule() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "open"), ("name", "Anna")];
    let table = visitor.post("/new/connect-four", &fields).await.location().to_owned();
    let refused = visitor
        .post(&table, &[("do", "act"), ("seat", "0"), ("steps", "0"), ("action", "3")])
        .await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("No game is on"), "{}", refused.body);
    let rules = visitor.get("/rules/connect-four").await;
    assert!(rules.body.contains("id=\"C4-2.2\""));
}

#[tokio::test]
async fn every_answer_is_protected() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    for path in ["/", "/settings", "/nothing", "/api/games", "/api/nothing"] {
        let answer = visitor.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert!(!answer.body.contains("style=\""), "{path} styles by classes alone");
        assert!(!answer.body.contains("onclick"), "{path}");
    }
    let evil = server.visitor().with("origin", "https://evil.test");
    let refused = evil.clone().post("/play/connect-four", &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let cookie = visitor.post("/play/connect-four", &[]).await;
    let cookie = cookie.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly; SameSite=Lax"), "{cookie}");
}

/// Compressed already, kept for ever, and named before the style sheet that uses it.
#[tokio::test]
async fn the_font_of_every_page_comes_early_and_stays() {
    let server = Server::open().await;
    let mut visitor = server.visitor().with("accept-encoding", "br, gzip");
    let page = server.visitor().get("/").await.body;
    let preload = page.find("rel=\"preload\"").unwrap();
    assert!(preload < page.find("rel=\"stylesheet\"").unwrap());
    let address = page[preload..].split("href=\"").nth(1).unwrap().split('"').next().unwrap();
    let font = visitor.get(address).await;
    assert_eq!(font.status, StatusCode::OK);
    assert_eq!(font.headers[header::CONTENT_TYPE], "font/woff2");
    assert_eq!(font.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
    assert!(!font.headers.contains_key(header::CONTENT_ENCODING));
    let policy = font.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("font-src 'self'"), "{policy}");
}

#[tokio::test]
async fn too_much_at_once_is_refused_and_too_large_bodies_are() {
    let server = Server::limited(Limiting::On).await;
    let mut visitor = server.visitor();
    let mut last = StatusCode::OK;
    for _ in 0..60 {
        last = server.visitor().post("/play/connect-four", &[]).await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    let large = vec![b'a'; 200_000];
    let kind = "application/x-www-form-urlencoded";
    let answer = visitor.send(Method::POST, "/settings", kind, large).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_name_can_be_kept_with_a_password() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    assert_eq!(visitor.post("/name", &[("name", "Anna")]).await.status, StatusCode::SEE_OTHER);
    let short = visitor.post("/password", &[("password", "1234")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    let kept = visitor.post("/password", &[("password", "correct horse")]).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.body);
    let mut other = server.visitor();
    assert_eq!(
        other.post("/name", &[("name", "Anna")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let wrong = other.post("/sign-in", &[("name", "Anna"), ("password", "wrong horse")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let right = other.post("/sign-in", &[("name", "Anna"), ("password", "correct horse")]).await;
    assert_eq!(right.status, StatusCode::SEE_OTHER);
    assert!(other.get("/settings").await.body.contains("value=\"Anna\""));
}

/// Without the script a form that the rules refuse says so, with a link to the rule.
#[tokio::test]
async fn a_refused_form_links_to_the_rule() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Anna")];
    let table = visitor.post("/new/connect-four", &fields).await.location().to_owned();
    let act = |seat| [("do", "act"), ("seat", seat), ("action", "0"), ("steps", "0")];
    let early = visitor.post(&table, &act("1")).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "{}", early.body);
    assert!(early.body.contains("/rules/connect-four#"), "{}", early.body);
    assert_eq!(visitor.post(&table, &act("0")).await.status, StatusCode::SEE_OTHER);
}

/// Behind a proxy that encrypts, a browser keeps the cookie for this host alone and connects
/// encrypted only.
#[tokio::test]
async fn an_encrypted_house_is_never_met_in_the_clear() {
    let server = Server::encrypted().await;
    let mut visitor = server.visitor();
    let answer = visitor.post("/play/connect-four", &[]).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("__Host-sofra_guest="), "{cookie}");
    for wanted in ["Secure", "Path=/", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(wanted), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let kept = answer.headers[header::STRICT_TRANSPORT_SECURITY].to_str().unwrap();
    assert_eq!(kept, "max-age=31536000");
    let plain = Server::open().await.visitor().get("/").await;
    assert!(!plain.headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
    // A page of the same name that isn't encrypted is another site.
    let here = format!("http://{}", server.address);
    let unencrypted = server.visitor().with("origin", &here).post("/play/connect-four", &[]).await;
    assert_eq!(unencrypted.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_person_sees_their_sessions_and_ends_the_others() {
    let server = Server::open().await;
    let mut here = server.visitor();
    here.post("/name", &[("name", "Anna")]).await;
    here.post("/password", &[("password", "correct horse")]).await;
    let alone = here.get("/settings").await.body;
    assert!(!alone.contains("/sign-out-others"), "there is only this one");
    let mut there = server.visitor();
    there.post("/sign-in", &[("name", "Anna"), ("password", "correct horse")]).await;
    assert!(there.get("/settings").await.body.contains("value=\"Anna\""));
    let both = here.get("/settings").await.body;
    assert!(both.contains("/sign-out-others"), "{both}");
    here.post("/sign-out-others", &[]).await;
    assert!(!there.get("/settings").await.body.contains("value=\"Anna\""), "it has ended");
    assert!(here.get("/settings").await.body.contains("value=\"Anna\""), "this one goes on");
}

/// A page shows the end of a long story, and links to the rest.
#[tokio::test]
async fn a_long_story_has_leaves() {
    let server = Server::open().await;
    let mut visitor = server.visitor();
    let fields = [("seats", "2"), ("seat-0", "me"), ("seat-1", "me"), ("name", "Anna")];
    let table = visitor.post("/new/connect-four", &fields).await.location().to_owned();
    for number in 0..130 {
        visitor.post(&table, &[("do", "say"), ("words", &format!("line {number}"))]).await;
    }
    // Each round strikes out five lines.
    for _ in 0..80 {
        for (step, column) in ["0", "1", "2", "3"].iter().enumerate() {
            let (seat, steps) = ((step % 2).to_string(), step.to_string());
            let act = [("do", "act"), ("seat", &seat), ("action", column), ("steps", &steps)];
            assert_eq!(visitor.post(&table, &act).await.status, StatusCode::SEE_OTHER);
        }
        let undo = [("do", "undo"), ("seat", "0"), ("count", "4")];
        assert_eq!(visitor.post(&table, &undo).await.status, StatusCode::SEE_OTHER);
    }
    let page = visitor.get(&table).await.body;
    let lines = page.matches("<del>").count();
    assert!((200..=300).contains(&lines), "{lines} lines are struck out");
    assert!(page.contains("line 129") && !page.contains("line 29<"), "the last hundred");
    let older = page.split("/talk?before=").nth(1).unwrap().split('"').next().unwrap();
    let older = visitor.get(&format!("{table}/talk?before={older}")).await.body;
    assert!(older.contains("line 29<") && older.contains("line 0<"), "{older}");
    assert_eq!(visitor.get(&format!("{table}/log?before=4")).await.status, StatusCode::OK);
}
