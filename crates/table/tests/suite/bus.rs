//! The same tests for the bus in one process, over PostgreSQL and over NATS.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::time::Duration;

use daemons::{Durability, Login, Nats, Postgres};
use engine::SeatSet;
use table::{
    Bus, BusError, GuestId, Here, News, Notice, Pulse, Reach, ServerId, Store, TableId, Watch,
};
use tokio::sync::broadcast::Receiver;

use crate::common::seat;
use crate::postgres::database;

/// The longest wait of a test.
const PATIENCE: Duration = Duration::from_secs(30);

/// The buses of two servers, and the carrier between them.
struct Pair {
    one: Bus,
    other: Bus,
    carrier: Carrier,
}

enum Carrier {
    Process,
    Postgres(Postgres),
    Nats(Nats),
}

impl Pair {
    fn process() -> Pair {
        let bus = Bus::process();
        Pair { one: bus.clone(), other: bus, carrier: Carrier::Process }
    }

    async fn postgres() -> Pair {
        let cluster = Postgres::start(Durability::ProcessOnly).unwrap();
        let address = database(&cluster.address()).await;
        let (one, other) =
            (Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap());
        let (one, other) =
            (Bus::postgres(&one).await.unwrap(), Bus::postgres(&other).await.unwrap());
        Pair { one, other, carrier: Carrier::Postgres(cluster) }
    }

    async fn nats() -> Pair {
        let nats = Nats::start(Login::Password("sofra".to_owned(), "secret".to_owned())).unwrap();
        let (one, other) =
            (Bus::nats(&nats.address()).await.unwrap(), Bus::nats(&nats.address()).await.unwrap());
        Pair { one, other, carrier: Carrier::Nats(nats) }
    }

    fn stop(&self) {
        match &self.carrier {
            Carrier::Process => {}
            Carrier::Postgres(cluster) => cluster.stop().unwrap(),
            Carrier::Nats(nats) => nats.stop().unwrap(),
        }
    }

    fn go(&self) {
        match &self.carrier {
            Carrier::Process => {}
            Carrier::Postgres(cluster) => cluster.go().unwrap(),
            Carrier::Nats(nats) => nats.go().unwrap(),
        }
    }
}

async fn until(watch: &mut Watch, is_so: impl Fn(&Pulse) -> bool) -> Pulse {
    let waiting = async {
        loop {
            let pulse = watch.changed().await;
            if is_so(&pulse) {
                return pulse;
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("nobody was told")
}

/// Repeats a notice until it is heard: on a line that has just come back, one may be lost.
async fn until_heard(bus: &Bus, table: &TableId, watch: &mut Watch, notice: Notice) {
    let before = watch.changed();
    let speaking = async {
        loop {
            bus.publish(table, notice);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::select! {
        _ = before => {}
        () = speaking => {}
        () = tokio::time::sleep(PATIENCE) => panic!("nobody was told"),
    }
}

async fn until_reach(bus: &Bus, reach: Reach) {
    let mut reaches = bus.reaches();
    let waiting = reaches.wait_for(|now| *now == reach);
    tokio::time::timeout(PATIENCE, waiting).await.expect("it was never so").unwrap();
}

async fn until_news(news: &mut Receiver<(ServerId, News)>, wanted: &News) {
    let waiting = async { while news.recv().await.unwrap().1 != *wanted {} };
    tokio::time::timeout(PATIENCE, waiting).await.expect("nobody was told");
}

/// Listeners on both servers hear the sum of the notices, and nothing about other tables.
async fn listeners_hear_the_sum(pair: Pair) {
    let table = TableId::fresh();
    let mut here = pair.one.subscribe(&table, 0);
    let mut there = pair.other.subscribe(&table, 0);
    until_heard(&pair.one, &table, &mut there, Notice::Version(1)).await;
    let thinking: SeatSet = [seat(1)].into_iter().collect();
    pair.one.publish(&table, Notice::Version(4));
    pair.one.publish(&table, Notice::Version(3));
    pair.one.publish(&TableId::fresh(), Notice::Version(9));
    pair.one.publish(&table, Notice::Thinking(thinking));
    pair.one.publish(&table, Notice::Talk(2));
    for watch in [&mut here, &mut there] {
        let pulse = until(watch, |pulse| pulse.talk == 2).await;
        assert_eq!((pulse.version, pulse.thinking), (4, thinking));
    }
}

/// Who looks at a table is known on both servers, also to those who come later.
async fn people_are_seen_across_servers(pair: Pair) {
    let table = TableId::fresh();
    let anna = pair.one.subscribe(&table, 0);
    anna.attend([seat(0)].into_iter().collect());
    let mut ben = pair.other.subscribe(&table, 0);
    ben.attend([seat(1)].into_iter().collect());
    let watcher = pair.other.subscribe(&table, 0);
    watcher.attend(SeatSet::EMPTY);
    let pulse = until(&mut ben, |pulse| pulse.present.len() == 2).await;
    assert_eq!(pulse.watchers, 1);
    drop(watcher);
    drop(anna);
    let pulse = until(&mut ben, |pulse| pulse.present.len() == 1 && pulse.watchers == 0).await;
    assert!(pulse.present.contains(seat(1)));
}

/// News reaches every other server.
async fn servers_hear_of_each_other(pair: Pair) {
    let mut news = pair.other.news();
    let guest = GuestId::fresh();
    // A server that has just come may miss the first words of another.
    let heard = loop {
        pair.one.tell(News::SignedOut(guest.clone()));
        if let Ok(heard) = tokio::time::timeout(Duration::from_secs(1), news.recv()).await {
            break heard.unwrap();
        }
    };
    assert_eq!(heard, (pair.one.server().clone(), News::SignedOut(guest.clone())));
    assert_eq!(pair.other.free_worker(), None);
    pair.one.beat(Here { worker: Some(1) });
    until_news(&mut news, &News::Here(Here { worker: Some(1) })).await;
    assert_eq!(pair.other.free_worker().as_ref(), Some(pair.one.server()));
    pair.one.tell(News::Leaving);
    until_news(&mut news, &News::Leaving).await;
    assert_eq!(pair.other.free_worker(), None);
}

/// While the carrier is away both servers know it; afterwards they hear each other again.
async fn an_outage_is_noticed_and_passes(pair: Pair) {
    let table = TableId::fresh();
    let mut there = pair.other.subscribe(&table, 0);
    until_heard(&pair.one, &table, &mut there, Notice::Version(1)).await;
    pair.stop();
    until_reach(&pair.one, Reach::Away).await;
    until_reach(&pair.other, Reach::Away).await;
    pair.one.publish(&table, Notice::Version(2));
    pair.go();
    until_reach(&pair.one, Reach::Up).await;
    until_reach(&pair.other, Reach::Up).await;
    until_heard(&pair.one, &table, &mut there, Notice::Version(3)).await;
    assert!(pair.one.traffic().lost > 0 || pair.one.traffic().sent > 2);
}

mod process {
    use super::*;

    #[tokio::test]
    async fn listeners_hear_the_sum() {
        super::listeners_hear_the_sum(Pair::process()).await;
    }

    #[tokio::test]
    async fn people_are_seen() {
        people_are_seen_across_servers(Pair::process()).await;
    }
}

mod postgres_notify {
    use super::*;

    #[tokio::test]
    async fn listeners_hear_the_sum() {
        super::listeners_hear_the_sum(Pair::postgres().await).await;
    }

    #[tokio::test]
    async fn people_are_seen() {
        people_are_seen_across_servers(Pair::postgres().await).await;
    }

    #[tokio::test]
    async fn servers_hear_of_each_other() {
        super::servers_hear_of_each_other(Pair::postgres().await).await;
    }

    #[tokio::test]
    async fn an_outage_is_noticed_and_passes() {
        super::an_outage_is_noticed_and_passes(Pair::postgres().await).await;
    }

    #[tokio::test]
    async fn a_file_is_no_bus() {
        let folder = tempfile::tempdir().unwrap();
        let file = format!("sqlite:{}", folder.path().join("sofra.db").display());
        let store = Store::open(&file).await.unwrap();
        assert_eq!(Bus::postgres(&store).await.err(), Some(BusError::NotShared));
    }
}

mod nats {
    use super::*;

    #[tokio::test]
    async fn listeners_hear_the_sum() {
        super::listeners_hear_the_sum(Pair::nats().await).await;
    }

    #[tokio::test]
    async fn people_are_seen() {
        people_are_seen_across_servers(Pair::nats().await).await;
    }

    #[tokio::test]
    async fn servers_hear_of_each_other() {
        super::servers_hear_of_each_other(Pair::nats().await).await;
    }

    #[tokio::test]
    async fn an_outage_is_noticed_and_passes() {
        super::an_outage_is_noticed_and_passes(Pair::nats().await).await;
    }

    #[tokio::test]
    async fn what_is_wrong_with_an_address_is_said_without_its_password() {
        let nats = Nats::start(Login::Password("sofra".to_owned(), "secret".to_owned())).unwrap();
        let wrong = nats.address().replace("secret", "guess");
        let refused = Bus::nats(&wrong).await.err().unwrap();
        assert!(matches!(refused, BusError::Refused { .. }), "{refused}");
        assert!(!refused.to_string().contains("guess"), "{refused}");
        let nobody = Bus::nats("nats://127.0.0.1:1").await.err().unwrap();
        assert!(matches!(nobody, BusError::Unreachable { .. }), "{nobody}");
        let nonsense = Bus::nats("nats://").await.err().unwrap();
        assert!(matches!(nonsense, BusError::BadAddress { .. }), "{nonsense}");
    }

    /// A server that says it is of an older version than any we have tried.
    #[tokio::test]
    async fn an_old_server_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("nats://{}", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            let (mut line, _) = listener.accept().unwrap();
            let info = r#"INFO {"server_id":"old","server_name":"old","version":"2.1.9","go":"go1","host":"127.0.0.1","port":1,"proto":1,"max_payload":1048576,"client_id":1}"#;
            line.write_all(format!("{info}\r\n").as_bytes()).unwrap();
            let mut heard = [0; 4096];
            while let Ok(count) = line.read(&mut heard) {
                if count == 0 || line.write_all(b"PONG\r\n").is_err() {
                    return;
                }
            }
        });
        let old = Bus::nats(&address).await.err().unwrap();
        assert!(matches!(&old, BusError::TooOld { version, .. } if version == "2.1.9"), "{old}");
    }
}
