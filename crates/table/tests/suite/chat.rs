//! Talking at the table, and notes for oneself.

use std::sync::Arc;

use table::{ChatError, KEPT_LINES, MAX_LINES, Place, Sit, What, WhyBot};

use crate::common::{House, connect_four, seat, tally};

#[tokio::test]
async fn people_talk_and_spectators_too() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let carl = house.guest("Carl").await;
    let mut watch = house.tables.watch(&table).await.unwrap();
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
async fn of_a_long_talk_the_last_lines_are_shown_and_older_ones_forgotten() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    for number in 1..=KEPT_LINES + 50 {
        house.tables.say(&table, &anna, &format!("line {number}")).await.unwrap();
    }
    let recent = house.tables.recent_talk(&table).await.unwrap();
    assert_eq!(recent.len(), MAX_LINES as usize);
    assert_eq!(recent.last().unwrap().number, KEPT_LINES + 50);
    // Everybody who looks has the same lines, not a copy of them.
    let again = house.tables.recent_talk(&table).await.unwrap();
    assert!(Arc::ptr_eq(&recent, &again));
    let earlier = house.tables.earlier_talk(&table, recent[0].number).await.unwrap();
    assert_eq!(earlier.last().unwrap().number, recent[0].number - 1);
    assert_eq!(earlier.len(), MAX_LINES as usize);
    // Reading on from a line gives the next ones.
    let first = house.tables.talk(&table, 0).await.unwrap();
    assert_eq!((first[0].number, first.len()), (51, MAX_LINES as usize));
}

#[tokio::test]
async fn who_comes_and_goes_leaves_no_trace() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = tally(&[Place::Me, Place::Open, Place::Open], 1);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let restless = house.guest("Restless").await;
    let before = house.look(&table, &anna).await;
    for _ in 0..300 {
        let sit = Sit { seat: seat(2), entropy: String::new(), invite: None };
        house.tables.sit(&table, &restless, sit).await.unwrap();
        house.tables.leave(&table, &restless, seat(2)).await.unwrap();
    }
    let after = house.look(&table, &anna).await;
    assert_eq!(after.happenings(), before.happenings());
    assert_ne!(after.tidied(), before.tidied());
    // Once the game is on, giving up a seat is told.
    let ben = house.guest("Ben").await;
    for (who, at) in [(&ben, 1), (&restless, 2)] {
        let sit = Sit { seat: seat(at), entropy: String::new(), invite: None };
        house.tables.sit(&table, who, sit).await.unwrap();
    }
    house.tables.release(&table, &restless, seat(2)).await.unwrap();
    let look = house.look(&table, &anna).await;
    let last = &look.happenings().last().unwrap().what;
    assert!(matches!(last, What::BotSatDown { why: WhyBot::Released, .. }), "{last:?}");
}

#[tokio::test]
async fn notes_are_private() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.tables.set_note(&table, &anna, "centre first").await.unwrap();
    house.tables.set_note(&table, &anna, "centre first!").await.unwrap();
    assert_eq!(house.tables.note(&table, &anna).await.unwrap(), "centre first!");
    assert_eq!(house.tables.note(&table, &ben).await.unwrap(), "");
    // Notes are kept as long as their table: only those who play there may leave some.
    let stranger = house.guest("Stranger").await;
    let hoard = house.tables.set_note(&table, &stranger, "mine").await;
    assert_eq!(hoard, Err(ChatError::NotSeated));
    let long = house.tables.set_note(&table, &ben, &"x".repeat(10_001)).await;
    assert_eq!(long, Err(ChatError::TooLong(10_000)));
}
