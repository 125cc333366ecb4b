//! Several servers on one PostgreSQL: they hear each other, and one of them at a time does the work.

use std::sync::Arc;
use std::time::{Duration, Instant};

use daemons::{Durability, Login, Nats, Postgres};
use sqlx::{Connection, PgConnection};
use table::{
    Access, Act, Allowance, Bus, GuestId, HandTime, Happening, Look, LookAs, LookError, Moment,
    NewTable, News, OpenError, Place, Reach, Review, Settings, Sit, Status, Store, StoreError,
    TableId, Tables, What,
};
use tokio::task::JoinHandle;

use crate::common::{GAMES, UPDATED_GAMES, bot, connect_four, seat, tally};
use crate::postgres::database;

/// The longest wait of a test.
const PATIENCE: Duration = Duration::from_secs(60);

/// A database and a carrier of messages.
struct Site {
    address: String,
    nats: Option<Nats>,
    _cluster: Postgres,
}

impl Site {
    async fn with_postgres() -> Site {
        let cluster = Postgres::start(Durability::ProcessOnly).unwrap();
        Site { address: database(&cluster.address()).await, nats: None, _cluster: cluster }
    }

    async fn with_nats() -> Site {
        Site { nats: Some(Nats::start(Login::None).unwrap()), ..Site::with_postgres().await }
    }

    async fn bus(&self, store: &Store) -> Bus {
        match &self.nats {
            Some(nats) => Bus::nats(&nats.address()).await.unwrap(),
            None => Bus::postgres(store).await.unwrap(),
        }
    }

    async fn server(&self) -> Server {
        self.server_with(Settings::default()).await
    }

    async fn server_with(&self, settings: Settings) -> Server {
        let store = Store::open(&self.address).await.unwrap();
        let bus = self.bus(&store).await;
        let settings = Settings { games: GAMES, ..settings };
        Server::keep(Tables::with_bus(store, settings, bus).await.unwrap())
    }

    async fn worker(&self) -> Server {
        let store = Store::open(&self.address).await.unwrap();
        let bus = self.bus(&store).await;
        let settings = Settings { games: GAMES, bots: 4, ..Settings::default() };
        Server::keep(Tables::worker(store, settings, bus).await.unwrap())
    }
}

/// A server with its keeper.
struct Server {
    tables: Tables,
    keeper: JoinHandle<()>,
}

impl Server {
    fn keep(tables: Tables) -> Server {
        let keeper = tokio::spawn(tables.clone().keep());
        Server { tables, keeper }
    }

    async fn look(&self, table: &TableId, guest: &GuestId) -> Look {
        self.tables.look(table, Some(guest), LookAs::Myself).await.unwrap()
    }

    async fn act(&self, table: &TableId, guest: &GuestId, number: u8, action: u32) {
        let steps = self.look(table, guest).await.table.steps;
        let act = Act { seat: seat(number), action, steps };
        self.tables.act(table, guest, act).await.unwrap();
    }

    /// A game of two: Anna, who set it up, in seat 0, Ben in seat 1.
    async fn two(&self, game: NewTable) -> (TableId, GuestId, GuestId) {
        let anna = self.tables.new_guest("Anna").await.unwrap().0.id;
        let ben = self.tables.new_guest("Ben").await.unwrap().0.id;
        let table = self.tables.create(&anna, game).await.unwrap().id;
        let sit = Sit { seat: seat(1), entropy: String::new(), invite: None };
        self.tables.sit(&table, &ben, sit).await.unwrap();
        (table, anna, ben)
    }

    /// Waits until a table is as it should be, looking only when the bus says so.
    async fn until(&self, table: &TableId, is_so: impl Fn(&Look) -> bool) -> Look {
        let mut watch = self.tables.watch(table).await.unwrap();
        let waiting = async {
            loop {
                let look = self.tables.look(table, None, LookAs::Myself).await.unwrap();
                if is_so(&look) {
                    return look;
                }
                watch.changed().await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.expect("it never happened")
    }
}

/// Waits until one server has heard from another.
async fn until_heard(server: &Server, other: &Server) {
    let mut news = server.tables.bus().news();
    let waiting = async {
        loop {
            if let Ok((from, News::Here(_))) = news.recv().await
                && from == *other.tables.bus().server()
            {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it is never heard");
}

async fn people_on_two_servers_see_each_other(site: Site) {
    let (one, two) = (site.server().await, site.server().await);
    let (table, anna, ben) = one.two(connect_four(&[Place::Me, Place::Open])).await;
    let seen = tokio::spawn({
        let (tables, table) = (two.tables.clone(), table.clone());
        async move {
            let keeper = tokio::spawn(std::future::pending());
            Server { tables, keeper }.until(&table, |look| look.table.steps == 1).await
        }
    });
    // The listener must be registered before anything happens.
    while two.tables.bus().listened().is_empty() {
        tokio::task::yield_now().await;
    }
    one.act(&table, &anna, 0, 3).await;
    assert_eq!(seen.await.unwrap().table.steps, 1);
    two.act(&table, &ben, 1, 3).await;
    one.until(&table, |look| look.table.steps == 2).await;
    // Watchers hear of each step by the bus, long before anybody would ask the database.
    let mut watch = one.tables.watch(&table).await.unwrap();
    let mut waits = Vec::new();
    for (number, column) in [0, 1, 2, 4, 5, 6, 0, 1, 2].into_iter().enumerate() {
        let who = [&anna, &ben][number % 2];
        let steps = watch.heard().version;
        let began = Instant::now();
        two.act(&table, who, (number % 2) as u8, column).await;
        let heard = async { while watch.changed().await.version <= steps {} };
        tokio::time::timeout(PATIENCE, heard).await.expect("it is never heard");
        waits.push(began.elapsed());
    }
    waits.sort_unstable();
    // A busy machine takes longer for everything.
    let began = Instant::now();
    two.tables.health().await.unwrap();
    let allowance = 20 * began.elapsed();
    let median = waits[waits.len() / 2];
    assert!(median < Duration::from_millis(200) + allowance, "{waits:?}");
    two.tables.say(&table, &ben, "well?").await.unwrap();
    assert_eq!(one.tables.recent_talk(&table).await.unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_two_servers_see_each_other_by_postgresql() {
    people_on_two_servers_see_each_other(Site::with_postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_on_two_servers_see_each_other_by_nats() {
    people_on_two_servers_see_each_other(Site::with_nats().await).await;
}

/// Looking from another server doesn't make bots think twice.
#[tokio::test(flavor = "multi_thread")]
async fn one_server_at_a_time_lets_bots_think() {
    let site = Site::with_postgres().await;
    let (one, two) = (site.server().await, site.server().await);
    let anna = one.tables.new_guest("Anna").await.unwrap().0.id;
    let table = one.tables.create(&anna, connect_four(&[Place::Me, bot()])).await.unwrap().id;
    for steps in [2, 4, 6] {
        let action = one.look(&table, &anna).await.view.unwrap().choices()[0].id;
        one.act(&table, &anna, 0, action).await;
        two.until(&table, |look| look.table.steps == steps).await;
    }
    assert_eq!((one.tables.steps_taken(), two.tables.steps_taken()), (6, 0));
}

/// A worker thinks for the servers with pages, as soon as they have heard of it.
#[tokio::test(flavor = "multi_thread")]
async fn workers_think_for_the_others() {
    let site = Site::with_nats().await;
    let (one, worker) = (site.server().await, site.worker().await);
    until_heard(&one, &worker).await;
    let anna = one.tables.new_guest("Anna").await.unwrap().0.id;
    let table = one.tables.create(&anna, connect_four(&[Place::Me, bot()])).await.unwrap().id;
    one.act(&table, &anna, 0, 3).await;
    one.until(&table, |look| look.table.steps == 2).await;
    assert_eq!((one.tables.steps_taken(), worker.tables.steps_taken()), (1, 1));
}

/// The server that let a bot think is gone: another takes over when its lease has run out.
#[tokio::test(flavor = "multi_thread")]
async fn the_work_of_a_dead_server_is_taken_over() {
    let site = Site::with_postgres().await;
    let slow = Settings { bot_pace: Duration::from_secs(3600), ..Settings::default() };
    let (one, two) = (site.server_with(slow).await, site.server().await);
    let anna = one.tables.new_guest("Anna").await.unwrap().0.id;
    let table = one.tables.create(&anna, connect_four(&[Place::Me, bot()])).await.unwrap().id;
    one.act(&table, &anna, 0, 3).await;
    // A renewed lease holds beyond its first term; without its keeper the server is as good as
    // dead.
    one.keeper.abort();
    two.until(&table, |look| look.table.steps == 2).await;
    assert_eq!((one.tables.steps_taken(), two.tables.steps_taken()), (1, 1));
}

/// A server that stops properly gives up its work at once.
#[tokio::test(flavor = "multi_thread")]
async fn the_work_of_a_server_that_leaves_is_taken_over() {
    let site = Site::with_postgres().await;
    let slow = Settings { bot_pace: Duration::from_secs(3600), ..Settings::default() };
    let (one, two) = (site.server_with(slow).await, site.server().await);
    let anna = one.tables.new_guest("Anna").await.unwrap().0.id;
    let table = one.tables.create(&anna, connect_four(&[Place::Me, bot()])).await.unwrap().id;
    one.act(&table, &anna, 0, 3).await;
    one.tables.close().await;
    one.keeper.abort();
    two.until(&table, |look| look.table.steps == 2).await;
}

/// A clock that runs out is read by whichever server is there, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_out_once() {
    let site = Site::with_postgres().await;
    let time = Arc::new(HandTime::at(Moment(1_700_000_000_000)));
    let settings = || Settings {
        time: time.clone(),
        stand_in: "random".to_owned(),
        bot_pace: Duration::from_secs(3600),
        ..Settings::default()
    };
    let (one, two) = (site.server_with(settings()).await, site.server_with(settings()).await);
    let clock = Some(table::clock_presets()[0].rule);
    let (table, anna, _) =
        one.two(NewTable { clock, ..connect_four(&[Place::Me, Place::Open]) }).await;
    let mut left = one.look(&table, &anna).await.table.seats[0].clock.unwrap().left;
    left += Duration::from_secs(5);
    while !left.is_zero() {
        let some = left.min(Duration::from_secs(5));
        time.pass(some);
        left -= some;
        let (first, second) = tokio::join!(one.tables.tick(), two.tables.tick());
        first.and(second).unwrap();
    }
    for server in [one, two] {
        let look = server.tables.look(&table, None, LookAs::Myself).await.unwrap();
        let is_bot = |each: &&Happening| matches!(each.what, What::BotSatDown { .. });
        assert_eq!(look.happenings().iter().filter(is_bot).count(), 1);
    }
}

/// A finished game is judged by one server, and all of them show what it finds. When it stops,
/// another goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_once_and_seen_everywhere() {
    let site = Site::with_postgres().await;
    let (one, two) = (site.server().await, site.server().await);
    let (table, anna, ben) = one.two(connect_four(&[Place::Me, Place::Open])).await;
    // Anna stacks column 0 while Ben plays elsewhere: his last disc should have gone on top.
    for column in [0, 6, 0, 6, 0, 5, 0] {
        let (who, at) = if column == 0 { (&anna, 0) } else { (&ben, 1) };
        one.act(&table, who, at, column).await;
    }
    assert_eq!(two.look(&table, &ben).await.review, None);
    one.tables.review(&table).await.unwrap();
    two.tables.review(&table).await.unwrap();
    one.tables.leave_work().await.unwrap();
    let done = |look: &Look| matches!(look.review, Some(Review::Done(_)));
    let there = two.until(&table, done).await.review;
    let Some(Review::Done(points)) = &there else { panic!("it is done") };
    assert!(points.iter().any(|point| point.step == 6 && point.seat == seat(1)), "{points:?}");
    // A server that has never seen the table reads the same.
    let three = site.server().await;
    assert_eq!(three.look(&table, &anna).await.review, there);
    three.tables.review(&table).await.unwrap();
    assert_eq!(three.look(&table, &anna).await.review, there);
}

/// Without NATS, pages get news of other servers from the database; nobody is told twice.
#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_while_nats_is_away() {
    let site = Site::with_nats().await;
    let (one, two) = (site.server().await, site.server().await);
    let (table, anna, ben) = one.two(connect_four(&[Place::Me, Place::Open])).await;
    two.until(&table, |look| look.table.status == Status::Playing).await;
    let nats = site.nats.as_ref().unwrap();
    nats.stop().unwrap();
    let mut reaches = two.tables.bus().reaches();
    reaches.wait_for(|reach| *reach == Reach::Away).await.unwrap();
    one.act(&table, &anna, 0, 3).await;
    two.until(&table, |look| look.table.steps == 1).await;
    two.act(&table, &ben, 1, 4).await;
    one.until(&table, |look| look.table.steps == 2).await;
    nats.go().unwrap();
    reaches.wait_for(|reach| *reach == Reach::Up).await.unwrap();
    one.act(&table, &anna, 0, 3).await;
    two.until(&table, |look| look.table.steps == 3).await;
}

/// One person's allowance is counted for all servers together.
#[tokio::test(flavor = "multi_thread")]
async fn an_allowance_is_shared() {
    let site = Site::with_postgres().await;
    let (one, two) = (site.server().await, site.server().await);
    let few = Allowance { every: Duration::from_secs(3600), at_once: 5 };
    let mut allowed = 0;
    for _ in 0..10 {
        for server in [&one, &two] {
            allowed += u32::from(server.tables.spend("password 192.0.2.1", few).await.unwrap());
        }
    }
    assert_eq!(allowed, 5);
    assert!(two.tables.spend("password 192.0.2.2", few).await.unwrap());
    assert!(two.tables.spend("chat 192.0.2.1", few).await.unwrap());
}

/// A session and an invitation are valid on every server at once.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_and_invitations_hold_everywhere() {
    let site = Site::with_postgres().await;
    let (one, two) = (site.server().await, site.server().await);
    let (anna, token) = one.tables.new_guest("Anna").await.unwrap();
    assert_eq!(two.tables.guest(token.reveal()).await.unwrap().unwrap().id, anna.id);
    let game = NewTable { access: Access::Invited, ..connect_four(&[Place::Me, Place::Open]) };
    let created = one.tables.create(&anna.id, game).await.unwrap();
    let ben = two.tables.new_guest("Ben").await.unwrap().0.id;
    let sit = |invite: &str| Sit {
        seat: seat(1),
        entropy: String::new(),
        invite: Some(invite.to_owned()),
    };
    two.tables.sit(&created.id, &ben, sit("wrong")).await.unwrap_err();
    two.tables.sit(&created.id, &ben, sit(&created.invite)).await.unwrap();
    two.tables.sign_out(token.reveal()).await.unwrap();
    assert!(one.tables.guest(token.reveal()).await.unwrap().is_none());
}

/// Lists and journals come from the replica, and are complete although it lags behind or is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_replica_is_read_and_not_relied_on() {
    let site = Site::with_postgres().await;
    let one = site.server().await;
    let (table, anna, ben) = one.two(connect_four(&[Place::Me, Place::Open])).await;
    one.act(&table, &anna, 0, 3).await;
    // A copy of this moment, on another cluster: it stays behind from now on.
    let copy = Postgres::start(Durability::ProcessOnly).unwrap();
    let replica = format!("{}/postgres", copy.address());
    let dump = format!("pg_dump '{}' | psql -q '{replica}'", site.address);
    let copied = std::process::Command::new("sh").args(["-c", &dump]).output().unwrap();
    assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
    one.act(&table, &ben, 1, 3).await;
    let store = Store::open(&site.address).await.unwrap().with_replica(&replica).await.unwrap();
    let bus = site.bus(&store).await;
    let settings = Settings { games: GAMES, ..Settings::default() };
    let reader = Tables::with_bus(store, settings, bus).await.unwrap();
    let look = reader.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
    assert_eq!(look.table.steps, 2, "the end of the journal is not on the replica");
    assert_eq!(reader.tables_of(&anna).await.unwrap()[0].steps, 1, "lists are");
    let act = Act { seat: seat(0), action: 2, steps: 2 };
    reader.act(&table, &anna, act).await.unwrap();
    copy.stop().unwrap();
    assert_eq!(reader.tables_of(&anna).await.unwrap()[0].steps, 3, "the replica is gone");
}

/// Servers of two versions run side by side during an upgrade: what the newer one has added doesn't
/// stop the older, what it has removed does.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_server_starts_beside_a_newer_one() {
    let site = Site::with_postgres().await;
    Store::open(&site.address).await.unwrap().close().await;
    let mut newer = PgConnection::connect(&site.address).await.unwrap();
    let more = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                VALUES (9999, 'of tomorrow', true, '', 0)";
    sqlx::query(more).execute(&mut newer).await.unwrap();
    Store::open(&site.address).await.unwrap().close().await;
    sqlx::query("UPDATE compatibility SET oldest = 9999").execute(&mut newer).await.unwrap();
    assert_eq!(Store::open(&site.address).await.err(), Some(StoreError::OtherVersion));
}

/// During an upgrade, an older server leaves tables alone that a newer one has moved to new rules:
/// it says so, and writes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_server_leaves_newer_tables_alone() {
    let site = Site::with_postgres().await;
    let first = site.server().await;
    let (table, anna, _) = first.two(tally(&[Place::Me, Place::Open], 3)).await;
    first.tables.close().await;
    let store = Store::open(&site.address).await.unwrap();
    let bus = site.bus(&store).await;
    let settings = Settings { games: UPDATED_GAMES, ..Settings::default() };
    let newer = Server::keep(Tables::with_bus(store, settings, bus).await.unwrap());
    let version = newer.look(&table, &anna).await.table.version;
    let older = site.server().await;
    let refused = older.tables.look(&table, Some(&anna), LookAs::Myself).await.err().unwrap();
    assert_eq!(refused, LookError::Open(OpenError::Newer));
    assert_eq!(newer.look(&table, &anna).await.table.version, version);
}
