//! Bots think beside the tables, never in their way.

use std::time::Duration;

use table::{Place, PlayError, Settings, Status};

use crate::common::{House, bot, connect_four, seat, tally};

#[tokio::test(flavor = "multi_thread")]
async fn many_bots_share_few_places_and_all_finish() {
    let house = House::new().await;
    let few = |settings: Settings| Settings { bots: 2, ..settings };
    let house = house.restarted_with(Duration::from_secs(1), few).await;
    let anna = house.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        let game = connect_four(&[bot(), bot()]);
        tables.push(house.tables.create(&anna, game).await.unwrap().id);
    }
    for table in &tables {
        assert_eq!(house.until_over(table).await.table.status, Status::Over);
    }
    let counts = house.tables.counts().await.unwrap();
    assert_eq!(counts.tables.get("over"), Some(&20));
    assert!(counts.steps_taken >= 20 * 7);
}

#[tokio::test]
async fn a_table_whose_bot_thinks_shows_it_and_stays_usable() {
    let house = House::new().await;
    let slow = |settings: Settings| Settings { bot_pace: Duration::from_secs(3600), ..settings };
    let house = house.restarted_with(Duration::from_secs(1), slow).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = tally(&[Place::Me, bot()], 1);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let look = house.until(&table, |look| look.table.seats[1].thinking).await;
    assert!(look.table.seats[1].waiting);
    house.act(&table, &anna, seat(0), 0).await.unwrap();
    house.tables.say(&table, &ben, "take your time").await.unwrap();
    // Nor does any other table wait for it.
    let game = connect_four(&[Place::Me, Place::Me]);
    let other = house.tables.create(&ben, game).await.unwrap().id;
    house.act(&other, &ben, seat(0), 3).await.unwrap();
    assert_eq!(house.look(&other, &ben).await.table.steps, 1);
}

#[tokio::test]
async fn a_hint_is_one_of_the_choices_and_only_for_who_must_decide() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let hint = house.tables.hint(&table, &anna, seat(0), None).await.unwrap().comparison;
    let choices = house.look(&table, &anna).await.view.unwrap().choices();
    assert!(choices.iter().any(|choice| choice.id == hint.best.id));
    assert!(hint.other.as_ref().is_some_and(|other| other.id != hint.best.id));
    let sum: f32 = hint.reasons.iter().map(|reason| reason.points).sum();
    assert!((sum - hint.points).abs() < 0.01, "the reasons add up: {hint:?}");
    let refused = async |guest, at, instead| {
        house.tables.hint(&table, guest, seat(at), instead).await.unwrap_err()
    };
    assert_eq!(refused(&ben, 1, None).await, PlayError::NotPlaying);
    assert_eq!(refused(&ben, 0, None).await, PlayError::NotYours);
    assert!(matches!(refused(&anna, 0, Some(99)).await, PlayError::Unknown(_)));
}

#[tokio::test]
async fn what_if_is_told_about_a_choice_of_ones_own() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let hint = house.tables.hint(&table, &anna, seat(0), None).await.unwrap().comparison;
    let worse = if hint.best.id == 0 { 1 } else { 0 };
    let asked = house.tables.hint(&table, &anna, seat(0), Some(worse)).await.unwrap().comparison;
    assert_eq!(asked.best.id, hint.best.id, "thought about once");
    assert_eq!((asked.other.as_ref().map(|other| other.id), asked.asked), (Some(worse), true));
}

#[tokio::test]
async fn bots_do_not_play_for_nobody() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let slow = |settings: Settings| Settings { bot_pace: Duration::from_millis(20), ..settings };
    let house = house.restarted_with(Duration::from_secs(1), slow).await;
    let table = house.tables.create(&anna, tally(&[bot(), bot()], 200)).await.unwrap().id;
    let mut watch = house.tables.watch(&table).await.unwrap();
    house.until(&table, |look| look.table.steps >= 2).await;
    // Nobody looks for a while: they stop.
    house.time.pass(Duration::from_secs(120));
    while !watch.changed().await.thinking.is_empty() {}
    let steps = house.tables.counts().await.unwrap().steps_taken;
    house.tables.tick().await.unwrap();
    assert_eq!(house.tables.counts().await.unwrap().steps_taken, steps);
    // A look is enough for them to go on.
    let now = house.look(&table, &anna).await.table.steps;
    house.until(&table, |look| look.table.steps > now).await;
}
