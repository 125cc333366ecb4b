//! Tables as files.

use std::time::Duration;

use table::{ImportError, Place, Status};

use crate::common::{House, connect_four, seat, tally};
use crate::tally_game::{choose, mark, pass, roll};

#[tokio::test]
async fn a_whole_table_travels_with_everything() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), roll()).await.unwrap();
    house.act(&table, &anna, seat(0), pass()).await.unwrap();
    house.act(&table, &ben, seat(1), choose(4)).await.unwrap();
    house.tables.say(&table, &ben, "see you there").await.unwrap();
    let token = house.tables.renew_seat_token(&table, &ben, seat(1)).await.unwrap();
    let before = house.look(&table, &anna).await;
    let file = house.tables.export(&table).await.unwrap();

    let here = house.tables.import(&file).await;
    assert_eq!(here, Err(ImportError::Here(table.clone())));
    let elsewhere = House::new().await;
    assert_eq!(elsewhere.tables.import(&file).await.unwrap(), table);
    let after = elsewhere.look(&table, &anna).await;
    assert_eq!((after.table.version, after.mine), (before.table.version, before.mine));
    assert_eq!(after.view.unwrap().json(), before.view.unwrap().json());
    assert_eq!(elsewhere.tables.talk(&table, 0).await.unwrap()[0].words, "see you there");
    // Seat tokens go on working, and so does the game: with Ben's answer still held.
    let ben = elsewhere.guest("Ben again").await;
    elsewhere.tables.recover(token.reveal(), &ben).await.unwrap();
    elsewhere.act(&table, &anna, seat(0), choose(0)).await.unwrap();
    elsewhere.act(&table, &ben, seat(1), mark(1)).await.unwrap();
    assert_eq!(elsewhere.look(&table, &ben).await.table.steps, 7);
}

#[tokio::test]
async fn a_finished_journal_becomes_a_table_to_look_at() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    for step in 0..7 {
        let who = if step % 2 == 0 { &anna } else { &ben };
        house.act(&table, who, seat(step % 2), u32::from(step % 2)).await.unwrap();
    }
    let journal = house.tables.journal(&table).await.unwrap();
    let copy = house.tables.import(&journal).await.unwrap();
    assert_ne!(copy, table);
    let look = house.look(&copy, &anna).await;
    assert_eq!((look.table.status, look.table.steps), (Status::Over, 7));
    assert!(look.table.fairness.revealed.unwrap().fairness.is_some());
    assert_eq!(house.tables.journal(&copy).await.unwrap(), journal);
    let house = house.restarted(Duration::from_secs(1)).await;
    assert_eq!(house.look(&copy, &anna).await.table.steps, 7);
}

#[tokio::test]
async fn what_is_no_table_is_refused_with_a_reason() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let whole = house.tables.export(&table).await.unwrap();
    let elsewhere = House::new().await;
    let lines: Vec<&str> = whole.lines().collect();
    let skipped = [&lines[..2], &lines[3..]].concat().join("\n");
    let changed = whole.replace("\"action\":3", "\"action\":99");
    let illegal = without_hashes(&changed);
    let damaged = [
        ("", "neither a journal nor a table"),
        ("{\"sofra\":\"table\"}", "line 1"),
        (skipped.as_str(), "line 3: entry 3 where 2 belongs"),
        (changed.as_str(), "entry 4 was changed after it was written"),
        (illegal.as_str(), "may not 99"),
    ];
    for (file, reason) in damaged {
        let refused = elsewhere.tables.import(file).await.unwrap_err().to_string();
        assert!(refused.contains(reason), "{refused}");
    }
    assert!(elsewhere.tables.look(&table, None, table::LookAs::Myself).await.is_err());
}

/// A file as older versions wrote it.
fn without_hashes(file: &str) -> String {
    let mut parts = file.split(",\"chain\":\"");
    let mut plain = parts.next().unwrap().to_owned();
    for part in parts {
        plain.push_str(part.split_once('"').unwrap().1);
    }
    plain
}
