//! Time at the table. It passes only when a test lets it.

use std::time::Duration;

use crate::common::{House, connect_four, seat, tally};
use crate::tally_game::{choose, pass};
use table::{ClockRule, CreateError, NewTable, OccupantInfo, Place, WhyBot};

const RULE: ClockRule = ClockRule { bank: 60_000, increment: 10_000, cap: 60_000 };

fn second(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn timed() -> NewTable {
    NewTable { clock: Some(RULE), ..connect_four(&[Place::Me, Place::Open]) }
}

#[tokio::test]
async fn time_runs_for_whoever_must_decide() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(timed()).await;
    house.pass(second(20)).await;
    let clock = |look: &table::Look, at: usize| look.table.seats[at].clock.unwrap();
    let look = house.look(&table, &anna).await;
    assert_eq!((clock(&look, 0).left, clock(&look, 0).running), (second(40), true));
    assert_eq!((clock(&look, 1).left, clock(&look, 1).running), (second(60), false));
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    house.pass(second(5)).await;
    let look = house.look(&table, &ben).await;
    assert_eq!((clock(&look, 0).left, clock(&look, 1).left), (second(50), second(55)));
}

#[tokio::test]
async fn running_out_hands_the_seat_to_a_bot_until_it_is_taken_back() {
    let house = House::new().await;
    let (table, anna, _) = house.two(timed()).await;
    house.pass(second(59)).await;
    let person = OccupantInfo::Person { name: "Anna".to_owned() };
    assert_eq!(house.look(&table, &anna).await.table.seats[0].occupant, person);
    house.pass(second(1)).await;
    // The bot moves for her, and it is Ben's turn with his clock running.
    let look = house.until(&table, |look| look.table.steps == 1).await;
    let bot = OccupantInfo::Bot {
        level: "random".to_owned(),
        why: WhyBot::OutOfTime,
        sits_in_for: Some("Anna".to_owned()),
    };
    assert_eq!(look.table.seats[0].occupant, bot);
    assert!(look.table.seats[1].clock.unwrap().running);
    house.tables.take_back(&table, &anna, seat(0)).await.unwrap();
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.seats[0].clock.unwrap().left, second(10));
}

#[tokio::test]
async fn only_a_decision_earns_time() {
    let house = House::new().await;
    let game = NewTable { clock: Some(RULE), ..tally(&[Place::Me, Place::Open], 3) };
    let (table, anna, ben) = house.two(game).await;
    let left = async |who| house.look(&table, who).await.table.seats[0].clock.unwrap().left;
    house.pass(second(51)).await;
    assert_eq!(left(&anna).await, second(9));
    // Going away and coming back, and an answer that is given and taken back, earn nothing.
    for _ in 0..5 {
        house.tables.leave(&table, &anna, seat(0)).await.unwrap();
        house.tables.take_back(&table, &anna, seat(0)).await.unwrap();
        assert_eq!(left(&anna).await, second(9));
        house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
        house.tables.undo(&table, &anna, seat(0), 1).await.unwrap();
        assert_eq!(left(&anna).await, second(9));
    }
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    house.act(&table, &anna, seat(0), pass()).await.unwrap();
    assert_eq!(left(&anna).await, second(9), "she is asked again at once");
    house.act(&table, &anna, seat(0), choose(1)).await.unwrap();
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    assert_eq!(left(&anna).await, second(19));
}

#[tokio::test]
async fn clocks_survive_a_restart_and_stand_still_while_nobody_is_there() {
    let house = House::new().await;
    let (table, anna, _) = house.two(timed()).await;
    house.pass(second(20)).await;
    let house = house.restarted(second(3600)).await;
    house.pass(second(5)).await;
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.seats[0].clock.unwrap().left, second(35));
    house.pass(second(35)).await;
    house.until(&table, |look| look.table.steps == 1).await;
}

#[tokio::test]
async fn a_clock_runs_out_at_a_table_nobody_has_in_memory() {
    let house = House::new().await;
    let (table, _, _) = house.two(timed()).await;
    let house = house.restarted(second(1)).await;
    assert_eq!(house.tables.counts().await.unwrap().in_memory, 0);
    house.pass(second(61)).await;
    house.until(&table, |look| look.table.steps == 1).await;
}

#[tokio::test]
async fn a_clock_that_makes_no_sense_is_refused() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = NewTable { clock: Some(ClockRule { bank: 1, ..RULE }), ..timed() };
    let refused = house.tables.create(&anna, game).await;
    assert!(matches!(refused, Err(CreateError::BadClock(_))));
}
