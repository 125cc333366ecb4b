//! How much goes over the wire.

use std::collections::BTreeSet;

use axum::http::Method;

use crate::server::Server;

/// Bytes of a first visit: the page and everything it loads, compressed as a browser asks for it.
#[tokio::test]
async fn a_first_load_is_small() {
    let server = Server::open().await;
    for game in catalogue::games() {
        let (visitor, id) = server.player(game.info().id).await;
        let mut plain = visitor.clone();
        let mut visitor = visitor.with("accept-encoding", "br");
        for path in ["/".to_owned(), format!("/table/{id}"), format!("/rules/{}", game.info().id)] {
            let page = plain.get(&path).await.body;
            let mut total = size(&mut visitor, &path).await;
            // A sheet of symbols is named by each of its uses and loaded once.
            let assets = page.split(['"', '#']).filter(|word| word.starts_with("/assets/"));
            // Fonts and pictures have their own budgets.
            let assets: BTreeSet<&str> = assets.filter(|word| !word.ends_with(".woff2")).collect();
            for asset in assets {
                let size = size(&mut visitor, asset).await;
                match asset.contains("/art/") {
                    true => assert!(size < 150_000, "{asset} is {size} bytes"),
                    false => total += size,
                }
            }
            println!("{path}: {total} bytes");
            assert!(total < 120_000, "{path} is {total} bytes");
        }
    }
}

async fn size(visitor: &mut crate::server::Visitor<'_>, path: &str) -> usize {
    let answer = visitor.send(Method::GET, path, "", Vec::new()).await;
    answer.headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum::<usize>()
        + answer.raw
}

/// Bytes of the update after a decision, as it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn an_update_is_small_at_the_median() {
    let server = Server::open().await;
    for game in catalogue::games() {
        let (visitor, id) = server.player(game.info().id).await;
        let mut socket = visitor.live(&format!("/table/{id}/live")).await;
        socket.hello().await;
        socket.sizes.clear();
        for decision in 0..40 {
            while !socket.parts["prompt"].contains("prompt mine")
                && !socket.parts["board"].contains("class=\"final\"")
            {
                socket.next().await.unwrap();
            }
            let (choices, steps) = socket.choices();
            if choices.is_empty() {
                break;
            }
            socket.act(choices[decision * 5 % choices.len()], &steps).await;
            // The answer may come before the page has changed: an old question isn't answered twice,
            // so that the game is always the same.
            while socket.choices().1 == steps {
                socket.next().await.unwrap();
            }
        }
        socket.sizes.sort_unstable();
        let median = socket.sizes[socket.sizes.len() / 2];
        println!("{}: median update {median} bytes of {}", game.info().id, socket.sizes.len());
        assert!(median < 4096, "{}: {median} bytes", game.info().id);
    }
}
