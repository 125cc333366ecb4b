//! Ending a game by agreement, before its end.

use table::{Consent, EndError, Ended, Place, PlayError, Sit, Status, What, WhyClosed};

use crate::common::{House, bot, connect_four, seat};

#[tokio::test]
async fn a_game_ends_when_everybody_who_sits_there_agrees() {
    let house = House::new().await;
    let places = [Place::Me, Place::Open];
    let (table, anna, ben) = house.two(connect_four(&places)).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    assert_eq!(house.tables.ask_end(&table, &anna, seat(0)).await, Ok(Ended::Asked));
    let request = house.look(&table, &ben).await.table.ending.unwrap();
    assert_eq!((request.seat, request.agreed.contains(seat(1))), (seat(0), false));
    // Playing on doesn't take the wish back, and a refusal ends it.
    house.act(&table, &ben, seat(1), 2).await.unwrap();
    let refused = house.tables.answer_end(&table, &ben, Consent::Refuse).await;
    assert_eq!(refused, Ok(Ended::Refused));
    assert_eq!(house.look(&table, &anna).await.table.ending, None);
    let none = house.tables.answer_end(&table, &ben, Consent::Agree).await;
    assert_eq!(none, Err(EndError::NotAsked));
    assert_eq!(house.tables.ask_end(&table, &ben, seat(1)).await, Ok(Ended::Asked));
    let agreed = house.tables.answer_end(&table, &anna, Consent::Agree).await;
    assert_eq!(agreed, Ok(Ended::Done));
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.status, look.table.ending), (Status::Closed, None));
    let what = &look.happenings().last().unwrap().what;
    assert_eq!(*what, What::Closed { why: WhyClosed::Agreed });
    let late = house.act(&table, &anna, seat(0), 1).await;
    assert_eq!(late, Err(PlayError::NotPlaying));
}

#[tokio::test]
async fn bots_do_not_mind_and_only_players_are_asked() {
    let house = House::new().await;
    let (anna, carla) = (house.guest("Anna").await, house.guest("Carla").await);
    let created = house.tables.create(&anna, connect_four(&[Place::Me, bot()])).await.unwrap();
    let foreign = house.tables.ask_end(&created.id, &carla, seat(0)).await;
    assert_eq!(foreign, Err(EndError::NotYours));
    assert_eq!(house.tables.ask_end(&created.id, &anna, seat(0)).await, Ok(Ended::Done));
    assert_eq!(house.look(&created.id, &anna).await.table.status, Status::Closed);
    let again = house.tables.ask_end(&created.id, &anna, seat(0)).await;
    assert_eq!(again, Err(EndError::NotPlaying));
}

/// Whoever has two seats agrees for both, and the wish is still there after a restart.
#[tokio::test]
async fn a_wish_is_kept_in_the_journal() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let early = house.tables.ask_end(&table, &anna, seat(0)).await;
    assert_eq!(early, Err(EndError::NotPlaying), "the game hasn't begun");
    let sit = Sit { seat: seat(1), entropy: "ben's".to_owned(), invite: None };
    house.tables.sit(&table, &ben, sit).await.unwrap();
    house.tables.ask_end(&table, &anna, seat(0)).await.unwrap();
    let house = house.restarted(std::time::Duration::from_secs(5)).await;
    assert_eq!(house.look(&table, &ben).await.table.ending.unwrap().seat, seat(0));
    // Nobody can end it behind the back of somebody who may come back.
    house.tables.leave(&table, &ben, seat(1)).await.unwrap();
    assert_eq!(house.tables.ask_end(&table, &anna, seat(0)).await, Ok(Ended::Asked));
    assert_eq!(house.look(&table, &anna).await.table.status, Status::Playing);
    let agreed = house.tables.answer_end(&table, &ben, Consent::Agree).await;
    assert_eq!(agreed, Ok(Ended::Done), "the owner agrees without sitting down again");
}

/// Whoever has given up the seat has no say in it.
#[tokio::test]
async fn who_gave_up_is_not_asked() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.tables.release(&table, &ben, seat(1)).await.unwrap();
    let late = house.tables.answer_end(&table, &ben, Consent::Agree).await;
    assert_eq!(late, Err(EndError::NotYours));
    assert_eq!(house.tables.ask_end(&table, &anna, seat(0)).await, Ok(Ended::Done));
}
