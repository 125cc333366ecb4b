//! Lessons at real tables: the others follow the script, and a wrong move can be taken back.

use std::time::Duration;

use learn::Stand;
use table::{GuestId, Settings, TableId, Undone};

use crate::common::House;

async fn house() -> House {
    let every_game = |settings: Settings| Settings { games: catalogue::games(), ..settings };
    House::new().await.restarted_with(Duration::from_secs(1), every_game).await
}

/// Waits until the learner is asked, or the lesson is over.
async fn asked(house: &House, table: &TableId, guest: &GuestId) -> Stand {
    let mut watch = house.tables.watch(table).await.unwrap();
    let waiting = async {
        loop {
            let (_, stand) = house.look(table, guest).await.lesson.expect("a lesson is on");
            if stand != Stand::Watching {
                return stand;
            }
            watch.changed().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("nobody went on")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_to_its_end_and_on() {
    let house = house().await;
    let anna = house.guest("Anna").await;
    for course in learn::courses() {
        for lesson in &course.lessons {
            let name = format!("{}/{}", course.game, lesson.name);
            let table = house.tables.begin_lesson(&anna, course.game, lesson).await.unwrap();
            let mut decisions = 0;
            loop {
                match asked(&house, &table, &anna).await {
                    Stand::Asked { right, .. } => {
                        let look = house.look(&table, &anna).await;
                        let (steps, choices) = (look.table.steps, look.view.unwrap().choices());
                        let action = right.first().copied().unwrap_or(choices[0].id);
                        let acted = house.act(&table, &anna, lesson.seat, action).await;
                        assert!(acted.is_ok(), "{name}: {acted:?}");
                        decisions += 1;
                        // Where all decide at once, the answer is held until the others have
                        // theirs.
                        house.until(&table, |look| look.table.steps > steps).await;
                    }
                    Stand::Over { .. } => break,
                    other => panic!("{name}: {other:?}"),
                }
            }
            assert_eq!(decisions, lesson.decisions(), "{name}");
            // The learner plays on, and now the others play by themselves.
            let choices = house.look(&table, &anna).await.view.unwrap().choices();
            if let Some(first) = choices.first() {
                house.act(&table, &anna, lesson.seat, first.id).await.unwrap();
                let steps = house.look(&table, &anna).await.table.steps;
                let (_, stand) = house.look(&table, &anna).await.lesson.unwrap();
                assert!(matches!(stand, Stand::Beyond | Stand::Over { .. }), "{name} at {steps}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_astray_is_waited_for_and_comes_back() {
    let house = house().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let course = learn::course("simurgh").unwrap();
    let lesson = course.lesson("first").unwrap();
    let table = house.tables.begin_lesson(&anna, course.game, lesson).await.unwrap();
    let Stand::Asked { right, .. } = asked(&house, &table, &anna).await else {
        panic!("the lesson begins with a decision");
    };
    let look = house.look(&table, &anna).await;
    let steps = look.table.steps;
    let choices = look.view.unwrap().choices();
    let wrong = choices.iter().find(|choice| !right.contains(&choice.id)).unwrap().id;
    house.act(&table, &anna, lesson.seat, wrong).await.unwrap();
    let look = house.look(&table, &anna).await;
    assert!(matches!(look.lesson, Some((_, Stand::Astray { back: 1, .. }))));
    assert!(!look.table.seats.iter().any(|seat| seat.thinking), "the others wait");
    let undone = house.tables.undo(&table, &anna, lesson.seat, 1).await;
    assert_eq!(undone, Ok(Undone::Done(1)));
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.steps, steps);
    assert!(matches!(look.lesson, Some((_, Stand::Asked { done: 0, .. }))));
    assert!(house.look(&table, &ben).await.lesson.is_none(), "a lesson is for its learner");
}
