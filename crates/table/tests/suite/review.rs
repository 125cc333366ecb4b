//! The decisions that turned a finished game.

use table::{Place, Review, Status};

use crate::common::{House, connect_four, seat};

#[tokio::test]
async fn a_judge_finds_where_a_game_was_thrown_away() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    // Anna stacks column 0 while Ben plays elsewhere: his third disc should have gone on top.
    for column in [0, 6, 0, 6, 0, 5, 0] {
        let (who, at) = if column == 0 { (&anna, 0) } else { (&ben, 1) };
        house.act(&table, who, seat(at), column).await.unwrap();
    }
    assert_eq!(house.look(&table, &anna).await.review, None, "nobody has asked yet");
    house.tables.review(&table).await.unwrap();
    house.tables.review(&table).await.unwrap();
    let look = house.until(&table, |look| matches!(look.review, Some(Review::Done(_)))).await;
    let Some(Review::Done(points)) = look.review else { panic!("it is done") };
    let thrown = points.iter().find(|point| point.step == 6).expect("the sixth step lost the game");
    assert_eq!(thrown.seat, seat(1));
    assert_ne!(thrown.done, thrown.better);
    assert!(thrown.loss > 0.2, "{thrown:?}");
    assert!(points.len() <= 3);
}

#[tokio::test]
async fn a_game_that_is_on_is_not_judged() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    house.tables.review(&table).await.unwrap();
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.status, look.review), (Status::Playing, None));
    assert!(look.view.unwrap().turn_by_turn().is_empty(), "nor can it be looked through");
}
