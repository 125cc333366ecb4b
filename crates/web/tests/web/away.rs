//! A database that is away: an error within two seconds, and everything recovers by itself.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use web::Limiting;

use crate::cluster::Cluster;
use crate::server::Server;

/// The line between a server and its database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Whole,
    /// Nothing comes through, and neither side notices.
    Silent,
    /// All connections are closed.
    Cut,
}

/// A line to a database that can be cut.
struct Cable {
    address: String,
    line: watch::Sender<Line>,
}

impl Cable {
    async fn to(cluster: &Cluster) -> Cable {
        let target = cluster.address.rsplit('@').next().unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap().to_string();
        let address = format!("{}/postgres", cluster.address.replace(&target, &here));
        let line = watch::Sender::new(Line::Whole);
        let state = line.subscribe();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, target.clone(), state.clone()));
            }
        });
        Cable { address, line }
    }
}

async fn carry(mut client: TcpStream, target: String, mut line: watch::Receiver<Line>) {
    let is = async |line: &mut watch::Receiver<Line>, wanted: fn(Line) -> bool| {
        let _ = line.wait_for(|line| wanted(*line)).await;
    };
    if *line.borrow() == Line::Whole {
        let Ok(mut server) = TcpStream::connect(target).await else { return };
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut server) => return,
            () = is(&mut line, |line| line != Line::Whole) => {}
        }
    }
    // This connection seems alive until the line changes.
    is(&mut line, |line| line != Line::Silent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_away_is_told_soon_and_play_goes_on() {
    let cluster = Cluster::start();
    let cable = Cable::to(&cluster).await;
    let server = Server::on(&cable.address, Limiting::Off).await;
    let (mut anna, id) = server.player("connect-four").await;
    let (page, api) = (format!("/table/{id}"), format!("/api/tables/{id}"));
    let began = Instant::now();
    assert_eq!(anna.get(&page).await.status, StatusCode::OK);
    assert_eq!(server.health().await.0, StatusCode::OK);
    // A busy machine takes longer for everything.
    let allowance = 20 * began.elapsed();

    for away in [Line::Silent, Line::Cut] {
        cable.line.send_replace(away);
        let began = Instant::now();
        let (status, reason) = server.health().await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{reason}");
        assert!(reason.contains("database"), "{reason}");
        assert!(began.elapsed() < Duration::from_secs(1) + allowance, "{:?}", began.elapsed());
        let act = [("do", "act"), ("seat", "0"), ("action", "3"), ("steps", "0")];
        for round in 0..2 {
            for path in [&page, &api] {
                let began = Instant::now();
                let answer = anna.get(path).await;
                assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{away:?} {round}");
                assert!(answer.body.contains("database"), "{}", answer.body);
                let took = began.elapsed();
                assert!(took < Duration::from_secs(2) + allowance, "{away:?} {path}: {took:?}");
            }
            let began = Instant::now();
            let answer = anna.post(&page, &act).await;
            assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body);
            assert!(began.elapsed() < Duration::from_secs(2) + allowance);
        }
        cable.line.send_replace(Line::Whole);
        let back = async {
            while anna.get(&page).await.status != StatusCode::OK
                || server.health().await.0 != StatusCode::OK
            {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), back).await.expect("it goes on by itself");
    }
    let act = [("do", "act"), ("seat", "0"), ("action", "3"), ("steps", "0")];
    let answer = anna.post(&page, &act).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
}
