//! Two servers on one PostgreSQL and NATS, as people at their pages meet them.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use daemons::{Durability, Login, Nats, Postgres};
use web::Limiting;

use crate::server::{Server, Socket, Visitor};

/// The longest wait of a test.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits for something that must happen.
async fn soon<T>(what: &str, waiting: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    waited.unwrap_or_else(|_| panic!("it never happened: {what}"))
}

/// Two servers and what they share.
struct House {
    one: Server,
    two: Server,
    _nats: Nats,
    _postgres: Postgres,
}

impl House {
    async fn open(limiting: Limiting) -> House {
        let postgres = Postgres::start(Durability::ProcessOnly).unwrap();
        let nats = Nats::start(Login::None).unwrap();
        let database = format!("{}/postgres", postgres.address());
        let one = Server::of_many(&database, &nats, limiting).await;
        let two = Server::of_many(&database, &nats, limiting).await;
        House { one, two, _nats: nats, _postgres: postgres }
    }

    /// A game of Anna, who comes to the first server, and Ben, who comes to the second.
    async fn game(&self) -> (Visitor<'_>, Visitor<'_>, String) {
        let mut anna = self.one.visitor();
        let fields = [
            ("seats", "2"),
            ("seat-0", "me"),
            ("seat-1", "open"),
            ("access", "listed"),
            ("name", "Anna"),
        ];
        let opened = anna.post("/new/connect-four", &fields).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
        let table = opened.location().to_owned();
        let mut ben = self.two.visitor();
        assert_eq!(ben.post("/name", &[("name", "Ben")]).await.status, StatusCode::SEE_OTHER);
        let seated = ben.post(&table, &[("do", "sit"), ("seat", "1")]).await;
        assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.body);
        (anna, ben, table)
    }
}

async fn page(visitor: &Visitor<'_>, table: &str) -> Socket {
    let mut page = visitor.live(&format!("{table}/live")).await;
    soon("the page is there", page.hello()).await;
    page
}

fn is_away(player: &str) -> bool {
    player.contains("class=\"badge away\"")
}

fn is_there(player: &str) -> bool {
    !is_away(player)
}

/// A player who has no page of the table open is shown as away, on every server.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_told_who_is_away_on_another_server() {
    let house = House::open(Limiting::Off).await;
    let (anna, ben, table) = house.game().await;
    let mut annas = page(&anna, &table).await;
    soon("Ben has no page yet", annas.until_player(1, is_away)).await;
    let bens = page(&ben, &table).await;
    soon("Ben looks", annas.until_player(1, is_there)).await;
    drop(bens);
    soon("Ben has closed his page", annas.until_player(1, is_away)).await;
    // A program that follows the table for him counts like a page.
    let id = table.strip_prefix("/table/").unwrap();
    let mut program = house.two.stream(id, &ben.token()).await;
    soon("the program hears of the table", program.next()).await.unwrap();
    soon("Ben follows", annas.until_player(1, is_there)).await;
    drop(program);
    soon("Ben's program is gone", annas.until_player(1, is_away)).await;
    let mut bens = page(&ben, &table).await;
    soon("Ben is back", annas.until_player(1, is_there)).await;
    // Both see each other, no matter who came first.
    soon("Anna is there", bens.until_player(0, is_there)).await;
    // The people at a server that falls silent count as gone.
    house.two.keeper.abort();
    soon("Ben's server is silent", annas.until_player(1, is_away)).await;
}

/// Attempts at passwords share one allowance, on all servers and by every route.
#[tokio::test(flavor = "multi_thread")]
async fn password_tries_are_counted_by_all_servers_together() {
    let house = House::open(Limiting::On).await;
    let began = Instant::now();
    let (mut one, mut two) = (house.one.visitor(), house.two.visitor());
    let mut tried = 0;
    let guess = [("name", "Anna"), ("password", "not the password")];
    for _ in 0..20 {
        for visitor in [&mut one, &mut two] {
            let answer = visitor.post("/sign-in", &guess).await;
            tried += u64::from(answer.status != StatusCode::TOO_MANY_REQUESTS);
        }
    }
    // Ten at once and one every ten seconds; each server by itself would allow as many.
    let most = 10 + began.elapsed().as_secs() / 10 + 1;
    assert!((10..=most).contains(&tried), "{tried} tries in {:?}", began.elapsed());
    // Deleting an account is an attempt at a password as well, by a page or by a program.
    let page = two.post("/me/delete", &[("sure", "yes"), ("password", "a guess")]).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
}

/// Sitting down and taking back are counted for all servers together as well.
#[tokio::test(flavor = "multi_thread")]
async fn seats_are_counted_by_all_servers_together() {
    let house = House::open(Limiting::On).await;
    let began = Instant::now();
    let mut anna = house.one.visitor();
    let mut renamed = 0;
    for round in 0..30 {
        for server in [&house.one, &house.two] {
            let name = format!("Anna {round}");
            let mut there = anna.at(server);
            let answer = there.post("/name", &[("name", &name)]).await;
            renamed += u64::from(answer.status == StatusCode::SEE_OTHER);
            anna = there.at(&house.one);
        }
    }
    let most = 30 + began.elapsed().as_secs() / 5 + 1;
    assert!((30..=most).contains(&renamed), "{renamed} names in {:?}", began.elapsed());
}

/// A server that stops tells its pages to come back; another server shows them everything.
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_a_server_that_stops_come_back_elsewhere() {
    let house = House::open(Limiting::Off).await;
    let (anna, _, table) = house.game().await;
    let mut annas = page(&anna, &table).await;
    let done = soon("the decision is taken", annas.act(3, "0")).await;
    assert_eq!(done["kind"], serde_json::Value::Null, "{done}");
    house.one.app.drain();
    house.one.app.tables().leave_work().await.unwrap();
    house.one.app.stop();
    assert_eq!(soon("the page ends", annas.ended()).await, Some(1012), "a restart, not an error");
    let elsewhere = anna.at(&house.two);
    let again = page(&elsewhere, &table).await;
    assert!(again.parts["choices"].is_empty() || again.choices().0.is_empty(), "Ben decides");
    assert!(again.parts["log"].contains("Anna"), "{}", again.parts["log"]);
}
