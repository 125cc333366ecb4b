//! Several decisions in one go: written together, taken back together.

use std::time::Duration;

use engine::Played;
use table::{Consent, GoOn, GuestId, MAX_IN_A_GESTURE, Place, PlayError, TableId, Undone};

use crate::common::{House, seat, tally};
use crate::tally_game::{ENOUGH, choose, mark, pass, roll, show};

/// A game of Tally in which Anna is at her turn.
async fn at_her_turn(house: &House) -> (TableId, GuestId, GuestId) {
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    (table, anna, ben)
}

#[tokio::test]
async fn a_gesture_is_taken_back_as_one() {
    let house = House::new().await;
    let (table, anna, _) = at_her_turn(&house).await;
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.last_gesture, 1);
    let three = [mark(2), mark(3), mark(2)];
    let acted = house.gesture(&table, &anna, seat(0), &three, GoOn::Asked).await.unwrap();
    assert_eq!((acted.played, acted.steps), (Played::Steps(3), 6));
    // The journal knows it, also after a restart.
    let house = house.restarted(Duration::ZERO).await;
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.free_undo, look.last_gesture), (6, 4, 3));
    let undone = house.tables.undo(&table, &anna, seat(0), look.last_gesture).await.unwrap();
    assert_eq!(undone, Undone::Done(3));
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.last_gesture), (3, 1));
}

#[tokio::test]
async fn a_gesture_ends_where_something_comes_to_light() {
    let house = House::new().await;
    let (table, anna, _) = at_her_turn(&house).await;
    let row = [mark(1), roll(), mark(2)];
    let acted = house.gesture(&table, &anna, seat(0), &row, GoOn::Asked).await.unwrap();
    assert_eq!(acted.played, Played::Steps(2));
    // What follows can be decided in the knowledge of it.
    assert_eq!(house.look(&table, &anna).await.free_undo, 0);
}

/// What only the others learn is no news to the one who decides, so the gesture goes on; but then all of
/// it can't be taken back without them.
#[tokio::test]
async fn a_gesture_goes_on_where_only_others_learn() {
    let house = House::new().await;
    let (table, anna, ben) = at_her_turn(&house).await;
    let row = [mark(1), show(), mark(2), mark(3)];
    let acted = house.gesture(&table, &anna, seat(0), &row, GoOn::Asked).await.unwrap();
    assert_eq!(acted.played, Played::Steps(4));
    let look = house.look(&table, &anna).await;
    assert_eq!((look.free_undo, look.last_gesture), (2, 4));
    let asked = house.tables.undo(&table, &anna, seat(0), look.last_gesture).await.unwrap();
    assert_eq!(asked, Undone::Asked, "Ben has seen it");
    house.tables.answer_undo(&table, &ben, Consent::Refuse).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.steps, 6);
    // What came after it is still hers.
    let freely = house.tables.undo(&table, &anna, seat(0), look.free_undo).await.unwrap();
    assert_eq!(freely, Undone::Done(2));
    house.tables.undo(&table, &anna, seat(0), 2).await.unwrap();
    let agreed = house.tables.answer_undo(&table, &ben, Consent::Agree).await.unwrap();
    assert_eq!(agreed, Undone::Done(2));
    assert_eq!(house.look(&table, &anna).await.table.steps, 2);
}

#[tokio::test]
async fn a_gesture_ends_with_the_turn_and_before_what_is_refused() {
    let house = House::new().await;
    let (table, anna, ben) = at_her_turn(&house).await;
    let row = [mark(1), choose(3), mark(2)];
    let acted = house.gesture(&table, &anna, seat(0), &row, GoOn::Asked).await.unwrap();
    assert_eq!(acted.played, Played::Steps(1), "another question");
    let row = [mark(1), pass(), choose(2)];
    let acted = house.gesture(&table, &anna, seat(0), &row, GoOn::Asked).await.unwrap();
    assert_eq!(
        acted.played,
        Played::Steps(2),
        "where others decide, too, it is no longer hers alone"
    );
    let before = house.look(&table, &anna).await.table.version;
    let refused = house.gesture(&table, &ben, seat(1), &[mark(1), choose(1)], GoOn::Asked).await;
    assert!(matches!(refused, Err(PlayError::Refused { .. })), "the first must be possible");
    let nothing = house.gesture(&table, &ben, seat(1), &[], GoOn::Asked).await;
    assert!(matches!(nothing, Err(PlayError::Unknown(_))));
    let foreign = house.gesture(&table, &ben, seat(0), &[choose(1)], GoOn::Asked).await;
    assert_eq!(foreign, Err(PlayError::NotYours));
    assert_eq!(house.look(&table, &anna).await.table.version, before, "nothing has changed");
}

/// A turn ends by itself when nothing else can be done, and only for those who want that.
#[tokio::test]
async fn the_only_choice_is_taken_by_itself() {
    let house = House::new().await;
    let (table, anna, _) = at_her_turn(&house).await;
    let row = [mark(4); MAX_IN_A_GESTURE];
    for _ in 0..ENOUGH / (4 * row.len() as i32) {
        house.gesture(&table, &anna, seat(0), &row, GoOn::ByItself).await.unwrap();
    }
    let left = (ENOUGH / 4) as usize % row.len();
    house.gesture(&table, &anna, seat(0), &row[..left - 1], GoOn::ByItself).await.unwrap();
    let score = |look: &table::Look| look.view.as_ref().unwrap().json()["scores"][0].clone();
    assert_eq!(score(&house.look(&table, &anna).await), ENOUGH - 4);
    let waiting = |look: table::Look| look.view.unwrap().waiting();
    assert!(waiting(house.look(&table, &anna).await).len() == 1, "she may still mark");
    let acted = house.gesture(&table, &anna, seat(0), &[mark(4)], GoOn::ByItself).await.unwrap();
    assert_eq!((acted.played, acted.by_itself), (Played::Steps(2), 1), "she could only pass");
    assert!(waiting(house.look(&table, &anna).await).len() == 2, "both choose again");
}
