//! Nobody chooses the seed, and anybody can check that.

use engine::Fairness;
use table::{CreateError, NewTable, Place, Sit, Status};

use crate::common::{House, bot, connect_four, seat, tally};

#[tokio::test]
async fn the_commitment_is_shown_first_and_proved_in_the_end() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let before = house.look(&table, &ben).await.table;
    assert_eq!(before.status, Status::Gathering);
    let commitment = before.fairness.commitment.unwrap();
    assert!(before.fairness.revealed.is_none());
    let sit = Sit { seat: seat(1), entropy: "my cat walked here".to_owned(), invite: None };
    house.tables.sit(&table, &ben, sit).await.unwrap();
    for step in 0..7 {
        let look = house.look(&table, &anna).await.table;
        assert_eq!(look.fairness.commitment, Some(commitment));
        assert!(look.fairness.revealed.is_none());
        let who = if step % 2 == 0 { &anna } else { &ben };
        house.act(&table, who, seat(step % 2), u32::from(step % 2)).await.unwrap();
    }
    let after = house.look(&table, &ben).await.table.fairness;
    let revealed = after.revealed.unwrap();
    let fairness = revealed.fairness.unwrap();
    assert_eq!(Fairness::commit(fairness.server), commitment);
    assert_eq!(fairness.seats, ["anna's", "my cat walked here"]);
    assert_eq!(fairness.seed(), revealed.seed);

    let journal = house.tables.journal(&table).await.unwrap();
    let proved = engine::fairness_of(&journal).unwrap().unwrap();
    assert_eq!(proved.commitment, commitment);
    // A server that lies is caught.
    let forged = journal.replace("my cat walked here", "my cat walked there");
    assert!(engine::fairness_of(&forged).is_err());
}

#[tokio::test]
async fn what_a_seat_adds_changes_the_seed_but_not_once_it_is_drawn() {
    let house = House::new().await;
    let (table, _, ben) = house.two(tally(&[Place::Me, Place::Open], 1)).await;
    house.tables.release(&table, &ben, seat(1)).await.unwrap();
    let carl = house.guest("Carl").await;
    let sit = Sit { seat: seat(1), entropy: "too late".to_owned(), invite: None };
    house.tables.sit(&table, &carl, sit).await.unwrap();
    let parts = house.look(&table, &carl).await.table.fairness.parts;
    assert_eq!(parts, ["anna's", "ben's"]);
}

#[tokio::test]
async fn more_than_enough_is_refused() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = NewTable { entropy: "x".repeat(257), ..connect_four(&[Place::Me, bot()]) };
    let refused = house.tables.create(&anna, game).await;
    assert_eq!(refused.unwrap_err(), CreateError::LongEntropy);
}

/// Others have written their own checks against these vectors.
#[test]
fn the_test_vectors_of_the_guide_hold() {
    let guide = include_str!("../../../../docs/fairness.md");
    let mut checked = 0;
    for row in guide.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let [server, parts, commitment, seed] = cells[..] else { panic!("{row}") };
        let server = serde_json::from_value(serde_json::json!(server)).unwrap();
        let fairness = Fairness::new(server, serde_json::from_str(parts).unwrap());
        assert_eq!(fairness.commitment.to_string(), commitment);
        assert_eq!(fairness.seed().to_string(), seed);
        checked += 1;
    }
    assert_eq!(checked, 5);
}
