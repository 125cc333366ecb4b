//! What is left after a restart, an eviction or an update: everything.

use std::time::Duration;

use crate::common::{House, UPDATED_GAMES, bot, connect_four, seat, tally};
use crate::tally_game::{choose, mark, pass, roll};
use table::{LookAs, OpenError, Place, Settings, Status, What};

const MOMENT: Duration = Duration::from_secs(1);

#[tokio::test]
async fn a_table_is_the_same_after_a_restart() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    for action in [mark(1), mark(2), roll()] {
        house.act(&table, &anna, seat(0), action).await.unwrap();
    }
    house.act(&table, &anna, seat(0), mark(3)).await.unwrap();
    house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
    house.act(&table, &anna, seat(0), pass()).await.unwrap();
    let before = house.look(&table, &anna).await;
    let house = house.restarted(MOMENT).await;
    let after = house.look(&table, &anna).await;
    assert_eq!(after.table.version, before.table.version);
    assert_eq!(after.happenings(), before.happenings());
    let (before, after) = (before.view.unwrap(), after.view.unwrap());
    assert_eq!((after.steps(), after.json()), (before.steps(), before.json()));
    assert_eq!(after.turns(), before.turns());
}

#[tokio::test]
async fn held_answers_survive_a_restart_and_stay_hidden() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &anna, seat(0), choose(3)).await.unwrap();
    let house = house.restarted(MOMENT).await;
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.answered), (0, Some(choose(3))));
    assert_eq!(house.look(&table, &ben).await.answered, None);
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    let look = house.look(&table, &ben).await;
    assert_eq!(look.table.steps, 2);
    assert_eq!(look.view.unwrap().json()["answers"], serde_json::json!([3, 2]));
}

#[tokio::test]
async fn a_bot_goes_on_after_a_restart_without_anybody_looking() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    // The last server died while the bots were thinking.
    let asleep = |settings: Settings| Settings { bot_pace: Duration::from_secs(3600), ..settings };
    let house = house.restarted_with(MOMENT, asleep).await;
    let game = connect_four(&[bot(), bot()]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let house = house.restarted(Duration::from_secs(60)).await;
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 0);
    house.tables.tick().await.unwrap();
    house.until_over(&table).await;
}

#[tokio::test]
async fn idle_tables_leave_the_memory_and_come_back() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    house.tables.tick().await.unwrap();
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 1);
    house.time.pass(Duration::from_secs(11 * 60));
    house.tables.tick().await.unwrap();
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 0);
    assert_eq!(house.look(&table, &anna).await.table.steps, 1);
}

#[tokio::test]
async fn a_game_that_is_over_leaves_the_memory_sooner_and_comes_back() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let table = house.tables.create(&anna, connect_four(&[bot(), bot()])).await.unwrap().id;
    house.until_over(&table).await;
    let steps = house.look(&table, &anna).await.table.steps;
    let (other, ..) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.time.pass(Duration::from_secs(61));
    house.tables.tick().await.unwrap();
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 1, "{other} is still played");
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.status, look.table.steps), (Status::Over, steps));
}

#[tokio::test]
async fn five_hundred_steps_are_there_after_a_restart() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 400)).await;
    let mut steps = 0;
    while steps < 500 {
        house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
        house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
        let (who, at) = if (steps / 5) % 2 == 0 { (&anna, 0) } else { (&ben, 1) };
        for action in [mark(1), roll(), pass()] {
            steps = house.act(&table, who, seat(at), action).await.unwrap().steps;
        }
    }
    let house = house.restarted(MOMENT).await;
    let look = house.tables.look(&table, Some(&anna), LookAs::Myself).await.unwrap();
    assert_eq!(look.table.steps, 500);
}

#[tokio::test]
async fn a_game_goes_on_by_new_rules_from_its_position_and_says_so() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(4)).await.unwrap();
    house.tables.close().await;
    let house = house.restarted_with(MOMENT, updated).await;
    let look = house.look(&table, &anna).await;
    assert_eq!((look.table.steps, look.table.first_step), (3, 3));
    let told = What::RulesChanged { rules_version: 2 };
    assert!(look.happenings().iter().any(|happening| happening.what == told));
    let view = look.view.unwrap();
    assert_eq!(view.json()["scores"], serde_json::json!([4, 0]));
    // By the new rules nobody marks a four.
    assert!(view.why_not(mark(4)).is_err());
    house.act(&table, &anna, seat(0), mark(3)).await.unwrap();
    house.act(&table, &anna, seat(0), pass()).await.unwrap();
    let before = house.look(&table, &anna).await;
    assert_eq!(before.table.steps, 5);
    let house = house.restarted_with(MOMENT, updated).await;
    let after = house.look(&table, &anna).await;
    assert_eq!((after.table.steps, after.table.version), (5, before.table.version));
    assert_eq!(after.view.unwrap().json(), before.view.unwrap().json());
    let past = house.tables.look_at(&table, Some(&anna), LookAs::Myself, 1).await;
    assert!(past.is_err());
}

/// Lets a table leave the memory, which keeps its position.
async fn put_away(house: &House) {
    house.time.pass(Duration::from_secs(11 * 60));
    house.tables.tick().await.unwrap();
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 0);
}

#[tokio::test]
async fn steps_after_the_kept_position_are_taken_again_by_new_rules() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    put_away(&house).await;
    // Killed without a word: the position of step 3 is all there is.
    house.act(&table, &anna, seat(0), mark(2)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(4)).await.unwrap();
    let house = house.restarted_with(MOMENT, updated).await;
    let look = house.look(&table, &anna).await;
    // The four is against the new rules: Anna decides again.
    assert_eq!((look.table.steps, look.table.status), (4, Status::Playing));
    assert_eq!(look.view.unwrap().json()["scores"], serde_json::json!([3, 0]));
}

#[tokio::test]
async fn nobody_goes_on_from_a_position_that_was_taken_back() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 3)).await;
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(1)).await.unwrap();
    house.act(&table, &anna, seat(0), mark(3)).await.unwrap();
    put_away(&house).await;
    house.tables.undo(&table, &anna, seat(0), 2).await.unwrap();
    put_away(&house).await;
    let house = house.restarted_with(MOMENT, updated).await;
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.steps, 2);
    assert_eq!(look.view.unwrap().json()["scores"], serde_json::json!([0, 0]));
}

fn updated(settings: Settings) -> Settings {
    Settings { games: UPDATED_GAMES, ..settings }
}

#[tokio::test]
async fn a_table_that_is_not_there_says_so() {
    let house = House::new().await;
    let nowhere = house.tables.look(&table::TableId::fresh(), None, LookAs::Myself).await;
    assert_eq!(nowhere.err(), Some(table::LookError::Open(OpenError::NoTable)));
}

#[tokio::test]
async fn only_so_many_tables_are_in_memory_and_all_can_be_played() {
    let house = House::new().await;
    let few = |settings: Settings| Settings { in_memory: 10, ..settings };
    let house = house.restarted_with(Duration::from_secs(1), few).await;
    let mut games = Vec::new();
    for _ in 0..40 {
        house.time.pass(Duration::from_millis(1));
        games.push(house.two(connect_four(&[Place::Me, Place::Open])).await);
        assert!(house.tables.counts().await.unwrap().in_memory <= 10);
    }
    for (table, anna, _) in &games {
        house.act(table, anna, seat(0), 3).await.unwrap();
        assert_eq!(house.look(table, anna).await.table.steps, 1);
        assert!(house.tables.counts().await.unwrap().in_memory <= 10);
    }
}
