//! Games from the first seat to the outcome.

use std::sync::atomic::Ordering;

use bots::Playable;
use engine::Played;
use table::{Act, LookAs, Moment, OccupantInfo, Place, PlayError, Settings, Status};

use crate::common::{House, bot, connect_four, fresh_database, seat, tally};
use crate::tally_game::{COUNTING_RULES, MARKS_PLAYED, choose, mark};

#[tokio::test]
async fn two_people_play_to_the_end() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.status, Status::Playing);
    assert_eq!(look.view.unwrap().choices().len(), 7);
    for column in [0, 1, 0, 1, 0, 1] {
        let (who, at) = if column == 0 { (&anna, 0) } else { (&ben, 1) };
        let acted = house.act(&table, who, seat(at), column).await.unwrap();
        assert_eq!(acted.played, Played::Steps(1));
    }
    house.act(&table, &anna, seat(0), 0).await.unwrap();
    let look = house.look(&table, &ben).await;
    assert_eq!(look.table.status, Status::Over);
    assert_eq!(look.view.unwrap().outcome().unwrap().seats[0].rank, 1);
    let late = house.act(&table, &ben, seat(1), 0).await;
    assert_eq!(late, Err(PlayError::NotPlaying));
}

#[tokio::test]
async fn a_person_plays_against_a_bot_that_answers_by_itself() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = connect_four(&[Place::Me, bot()]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    loop {
        let is_on =
            |look: &table::Look| look.table.status == Status::Over || look.table.seats[0].waiting;
        if house.until(&table, is_on).await.table.status == Status::Over {
            break;
        }
        let choice = house.look(&table, &anna).await.view.unwrap().choices()[0].id;
        house.act(&table, &anna, seat(0), choice).await.unwrap();
    }
    let look = house.look(&table, &anna).await;
    assert!(look.table.steps >= 7);
    assert!(
        matches!(&look.table.seats[1].occupant, OccupantInfo::Bot { level, .. } if level == "random")
    );
}

#[tokio::test]
async fn late_double_and_forged_clicks_change_nothing() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let first = Act { seat: seat(0), action: 3, steps: 0 };
    // Twenty clicks at once: one counts.
    let clicks: Vec<_> = (0..20)
        .map(|_| {
            let (tables, table, anna) = (house.tables.clone(), table.clone(), anna.clone());
            tokio::spawn(async move { tables.act(&table, &anna, first).await })
        })
        .collect();
    let mut taken = 0;
    for click in clicks {
        match click.await.unwrap() {
            Ok(_) => taken += 1,
            Err(error) => assert_eq!(error, PlayError::Stale { steps: 1 }),
        }
    }
    assert_eq!(taken, 1);
    let forged = house.tables.act(&table, &anna, Act { seat: seat(1), action: 3, steps: 1 });
    assert_eq!(forged.await, Err(PlayError::NotYours));
    let stranger = house.guest("Carl").await;
    assert_eq!(house.act(&table, &stranger, seat(1), 3).await, Err(PlayError::NotYours));
    let unknown = house.act(&table, &ben, seat(1), 99).await;
    assert!(matches!(unknown, Err(PlayError::Unknown(_))));
    let early = house.tables.act(&table, &ben, Act { seat: seat(1), action: 3, steps: 7 }).await;
    assert_eq!(early, Err(PlayError::Stale { steps: 1 }));
    let look = house.tables.look(&table, None, LookAs::Myself).await.unwrap();
    assert_eq!((look.table.steps, look.view.unwrap().choices().len()), (1, 0));
}

/// What the check made is what is kept: no decision is played a second time.
#[tokio::test]
async fn a_decision_is_played_once() {
    static GAMES: &[&dyn Playable] = &[&COUNTING_RULES];
    let (address, _folder) = fresh_database().await;
    let counting = |settings| Settings { games: GAMES, ..settings };
    let house = House::with(&address, Moment(1_700_000_000_000), counting).await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    for marks in 1..=3 {
        house.act(&table, &anna, seat(0), mark(2)).await.unwrap();
        assert_eq!(MARKS_PLAYED.load(Ordering::Relaxed), marks);
    }
    let refused = house.act(&table, &anna, seat(0), mark(4)).await;
    assert!(matches!(refused, Err(PlayError::Refused { .. })), "{refused:?}");
    assert_eq!(MARKS_PLAYED.load(Ordering::Relaxed), 3, "what is refused isn't played");
    let look = house.look(&table, &ben).await;
    assert_eq!((look.table.steps, &look.view.unwrap().json()["scores"][0]), (5, &6.into()));
}
