//! The coach: a remark on a costly decision, for people who play against bots alone.

use table::{Coaching, Place};

use crate::common::{House, connect_four, seat};

/// Anna could connect four in column 0 and drops her disc elsewhere.
async fn thrown_away(house: &House, places: &[Place]) -> (table::TableId, table::GuestId) {
    let anna = house.guest("Anna").await;
    let table = house.tables.create(&anna, connect_four(places)).await.unwrap().id;
    for (at, column) in [(0, 0), (1, 6), (0, 0), (1, 6), (0, 0), (1, 5), (0, 3)] {
        house.act(&table, &anna, seat(at), column).await.unwrap();
    }
    (table, anna)
}

#[tokio::test]
async fn what_was_given_away_is_told_until_it_is_taken_back() {
    let house = House::new().await;
    // One person in both seats has no other people at the table.
    let (table, anna) = thrown_away(&house, &[Place::Me, Place::Me]).await;
    let mut watch = house.tables.watch(&table).await.unwrap();
    assert_eq!(house.tables.coach(&table, &anna).await, Ok(Coaching::Looks));
    let remark = loop {
        let look = house.look_as(&table, &anna, seat(0)).await;
        if let Some(remark) = look.remark {
            break remark;
        }
        watch.changed().await;
    };
    assert_eq!((remark.step, remark.seat), (7, seat(0)));
    let (best, other) = (&remark.comparison.best, remark.comparison.other.as_ref().unwrap());
    assert_eq!((best.id, other.id), (0, 3));
    assert!(house.look_as(&table, &anna, seat(1)).await.remark.is_none(), "it isn't theirs");
    house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    assert!(house.look_as(&table, &anna, seat(0)).await.remark.is_none());
}

/// Who plays both sides lets the first miss a block and the second miss four in a line: each side is
/// told its own, whichever look ends first.
#[tokio::test]
async fn what_one_seat_is_told_does_not_take_away_what_another_was() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let table = house.tables.create(&anna, connect_four(&[Place::Me, Place::Me])).await.unwrap().id;
    let mut watch = house.tables.watch(&table).await.unwrap();
    for (at, column) in [(0, 0), (1, 6), (0, 0), (1, 6), (0, 0), (1, 5), (0, 3)] {
        house.act(&table, &anna, seat(at), column).await.unwrap();
        assert_eq!(house.tables.coach(&table, &anna).await, Ok(Coaching::Looks));
    }
    let told = async {
        for (at, step) in [(0, 7), (1, 6)] {
            while house
                .look_as(&table, &anna, seat(at))
                .await
                .remark
                .is_none_or(|it| it.step != step)
            {
                watch.changed().await;
            }
        }
        house.look_as(&table, &anna, seat(0)).await.remark.is_some()
    };
    let told = tokio::time::timeout(std::time::Duration::from_secs(60), told).await;
    assert_eq!(told, Ok(true));
}

#[tokio::test]
async fn among_people_the_coach_is_silent() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    for (who, at, column) in
        [(&anna, 0, 0), (&ben, 1, 6), (&anna, 0, 0), (&ben, 1, 6), (&anna, 0, 0), (&ben, 1, 5)]
    {
        house.act(&table, who, seat(at), column).await.unwrap();
    }
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    assert_eq!(house.tables.coach(&table, &anna).await, Ok(Coaching::Silent));
}
