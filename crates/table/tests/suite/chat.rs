//! Talking at the table, and notes for oneself.

use table::{ChatError, Place};

use crate::house::{House, connect_four, seat};

#[tokio::test]
async fn people_talk_and_spectators_too() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let carl = house.guest("Carl").await;
    let mut watch = house.tables.watch(&table);
    house.tables.say(&table, &anna, "  good luck\n").await.unwrap();
    assert_eq!(watch.changed().await.talk, 1);
    house.tables.say(&table, &carl, "may I watch?").await.unwrap();
    house.tables.say(&table, &ben, "sure").await.unwrap();
    let talk = house.tables.talk(&table, 0).await.unwrap();
    let told: Vec<_> =
        talk.iter().map(|line| (line.name.as_str(), line.seat, line.words.as_str())).collect();
    let expected = [
        ("Anna", Some(seat(0)), "good luck"),
        ("Carl", None, "may I watch?"),
        ("Ben", Some(seat(1)), "sure"),
    ];
    assert_eq!(told, expected);
    assert_eq!(house.tables.talk(&table, 2).await.unwrap().len(), 1);
    assert_eq!(house.tables.say(&table, &ben, " \n ").await, Err(ChatError::Empty));
    let long = house.tables.say(&table, &ben, &"x".repeat(501)).await;
    assert_eq!(long, Err(ChatError::TooLong(500)));
}

#[tokio::test]
async fn all_who_speak_at_once_are_heard() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let speakers: Vec<_> = (0..16)
        .map(|number| {
            let (tables, table, anna) = (house.tables.clone(), table.clone(), anna.clone());
            let words = format!("line {number}");
            tokio::spawn(async move { tables.say(&table, &anna, &words).await })
        })
        .collect();
    for speaker in speakers {
        speaker.await.unwrap().unwrap();
    }
    let talk = house.tables.talk(&table, 0).await.unwrap();
    let numbers: Vec<_> = talk.iter().map(|line| line.number).collect();
    assert_eq!(numbers, (1..=16).collect::<Vec<_>>());
}

#[tokio::test]
async fn notes_are_private() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.tables.set_note(&table, &anna, "centre first").await.unwrap();
    house.tables.set_note(&table, &anna, "centre first!").await.unwrap();
    assert_eq!(house.tables.note(&table, &anna).await.unwrap(), "centre first!");
    assert_eq!(house.tables.note(&table, &ben).await.unwrap(), "");
    let long = house.tables.set_note(&table, &ben, &"x".repeat(10_001)).await;
    assert_eq!(long, Err(ChatError::TooLong(10_000)));
}

#[tokio::test]
async fn settings_are_kept() {
    let house = House::new().await;
    let (guest, token) = house.tables.new_guest("Anna").await.unwrap();
    let likes = serde_json::json!({ "language": "de", "dark": true });
    house.tables.set_settings(&guest.id, &likes).await.unwrap();
    assert_eq!(house.tables.guest(token.reveal()).await.unwrap().unwrap().settings, likes);
    let hoard = serde_json::json!({ "x": "x".repeat(5000) });
    assert!(house.tables.set_settings(&guest.id, &hoard).await.is_err());
}
