//! Taking back, up to the last revelation and beyond.

use crate::common::{House, bot, connect_four, seat, tally};
use crate::tally_game::{choose, mark, pass, roll};
use table::{
    Consent, GuestId, HowUndone, MAX_RECONSIDERED, Place, TableId, UndoError, Undone, What,
};

/// A game of Tally in which Anna is at her turn and has marked twice.
async fn marked_twice(house: &House) -> (TableId, GuestId, GuestId) {
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(3)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(4)).await.unwrap();
    (table, anna, ben)
}

#[tokio::test]
async fn own_steps_are_taken_back_up_to_the_horizon() {
    let house = House::new().await;
    let (table, anna, ben) = marked_twice(&house).await;
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.free_undo, look.turn_undo), (4, 2, 2));
    assert_eq!(house.look(&table, &ben).await.free_undo, 0);
    let undone = house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    assert_eq!(undone, Undone::Done(1));
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.free_undo), (3, 1));
    let logged = &look.happenings().last().unwrap().what;
    let expected = What::Undone { seat: seat(0), count: 1, how: HowUndone::Freely };
    assert_eq!(*logged, expected);
    // What was taken back can still be told, and is struck out on the page.
    let happening = look.happenings().last().unwrap();
    assert_eq!(happening.undone.len(), 1);
    let view = look.view.as_ref().unwrap();
    let lines = view.log_of_undone(happening.after_step, &happening.undone);
    assert!(!lines.is_empty() && lines.iter().all(|line| line.step > 0), "{lines:?}");
    // Once the position before it is gone, it is no longer told.
    house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    let look = house.look(&table, &anna).await;
    let lengths: Vec<usize> = look.happenings().iter().map(|each| each.undone.len()).collect();
    assert_eq!(lengths[lengths.len() - 2..], [0, 1]);
    house.act(&table, &anna, seat(0), mark(3)).await.unwrap();
    // Nothing before a chance event can be taken back freely.
    house.act(&table, &anna, seat(0), roll()).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.free_undo, 0);
}

#[tokio::test]
async fn a_turn_is_restarted_as_a_whole() {
    let house = House::new().await;
    let (table, anna, _) = marked_twice(&house).await;
    assert_eq!(house.tables.restart_turn(&table, &anna, seat(0)).await, Ok(2));
    assert_eq!(house.look(&table, &anna).await.table.steps, 2);
    let again = house.tables.restart_turn(&table, &anna, seat(0)).await;
    assert_eq!(again, Err(UndoError::Nothing));
    // After the roll only what followed it.
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    house.act(&table, &anna, seat(0), roll()).await.unwrap();
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    assert_eq!(house.tables.restart_turn(&table, &anna, seat(0)).await, Ok(1));
}

#[tokio::test]
async fn beyond_the_horizon_everybody_must_agree() {
    let house = House::new().await;
    let (table, anna, ben) = marked_twice(&house).await;
    let asked = house.tables.undo(&table, &anna, seat(0), 3).await.unwrap();
    assert_eq!(asked, Undone::Asked);
    let request = house.look(&table, &ben).await.table.undo.unwrap();
    assert_eq!((request.seat, request.count), (seat(0), 3));
    let stranger = house.guest("Carl").await;
    let meddling = house.tables.answer_undo(&table, &stranger, Consent::Agree).await;
    assert_eq!(meddling, Err(UndoError::NotYours));
    let refused = house.tables.answer_undo(&table, &ben, Consent::Refuse).await;
    assert_eq!(refused, Ok(Undone::Refused));
    assert_eq!(house.look(&table, &anna).await.table.steps, 4);
    let nobody = house.tables.answer_undo(&table, &ben, Consent::Agree).await;
    assert_eq!(nobody, Err(UndoError::NotAsked));

    house.tables.undo(&table, &anna, seat(0), 3).await.unwrap();
    let agreed = house.tables.answer_undo(&table, &ben, Consent::Agree).await;
    assert_eq!(agreed, Ok(Undone::Done(3)));
    let look = house.look(&table, &anna).await;
    // One of two answers given at once is left: Ben decides again, knowing hers.
    assert_eq!((look.table.steps, look.table.undo), (1, None));
    house.act(&table, &ben, seat(1), choose(0)).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.steps, 2);
}

#[tokio::test]
async fn a_wish_is_void_once_the_game_goes_on() {
    let house = House::new().await;
    let (table, anna, ben) = marked_twice(&house).await;
    house.tables.undo(&table, &anna, seat(0), 4).await.unwrap();
    house.act(&table, &anna, seat(0), pass()).await.unwrap();
    let late = house.tables.answer_undo(&table, &ben, Consent::Agree).await;
    assert_eq!(late, Err(UndoError::NotAsked));
    let too_many = house.tables.undo(&table, &anna, seat(0), 6).await;
    assert_eq!(too_many, Err(UndoError::Nothing));
    assert_eq!(house.tables.undo(&table, &anna, seat(0), 0).await, Err(UndoError::Nothing));
}

#[tokio::test]
async fn bots_always_agree() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = connect_four(&[Place::Me, bot()]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    house.until(&table, |look| look.table.steps == 2).await;
    let undone = house.tables.undo(&table, &anna, seat(0), 2).await.unwrap();
    assert_eq!(undone, Undone::Done(2));
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.steps, 0);
    let expected = What::Undone { seat: seat(0), count: 2, how: HowUndone::Agreed };
    assert_eq!(look.happenings().last().unwrap().what, expected);
}

#[tokio::test]
async fn a_bot_that_sits_in_does_not_agree_for_its_person() {
    let house = House::new().await;
    let (table, anna, ben) = marked_twice(&house).await;
    house.act(&table, &anna, seat(0), roll()).await.unwrap();
    house.tables.leave(&table, &ben, seat(1)).await.unwrap();
    let asked = house.tables.undo(&table, &anna, seat(0), 3).await.unwrap();
    assert_eq!(asked, Undone::Asked);
    assert_eq!(house.look(&table, &anna).await.table.steps, 5);
    // She may still take back what revealed nothing.
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    let freely = house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    assert_eq!(freely, Undone::Done(1));
    // Ben can answer without coming back.
    house.tables.undo(&table, &anna, seat(0), 3).await.unwrap();
    let agreed = house.tables.answer_undo(&table, &ben, Consent::Agree).await;
    assert_eq!(agreed, Ok(Undone::Done(3)));
    // A seat that was given up belongs to a bot.
    house.act(&table, &anna, seat(0), roll()).await.unwrap();
    house.tables.release(&table, &ben, seat(1)).await.unwrap();
    let steps = house.look(&table, &anna).await.table.steps;
    assert_eq!(house.tables.undo(&table, &anna, seat(0), 1).await, Ok(Undone::Done(1)));
    assert_eq!(house.look(&table, &anna).await.table.steps, steps - 1);
}

#[tokio::test]
async fn a_held_answer_is_withdrawn() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    let withdrawn = house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    assert_eq!(withdrawn, Undone::Withdrawn);
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.answered), (0, None));
}

/// Taking back is limited, so that the journal can't grow without end; the game can still go on.
#[tokio::test]
async fn taking_back_has_an_end() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = connect_four(&[Place::Me, Place::Me]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let mut back = 0;
    let refused = loop {
        house.act(&table, &anna, seat(0), 3).await.unwrap();
        match house.tables.undo(&table, &anna, seat(0), 1).await {
            Ok(_) => back += 1,
            Err(error) => break error,
        }
    };
    assert_eq!((back, refused.key()), (MAX_RECONSIDERED, "undone-too-often"));
    let restarted = house.tables.restart_turn(&table, &anna, seat(0)).await;
    assert!(restarted.is_err());
    house.act(&table, &anna, seat(1), 3).await.unwrap();
    // The bound is the journal's, so it holds after a restart.
    let house = house.restarted(std::time::Duration::from_secs(1)).await;
    assert_eq!(house.tables.undo(&table, &anna, seat(1), 1).await, Err(UndoError::TooOften));
}
