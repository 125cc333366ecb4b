//! What is stored about a person: given to them, and taken away.

use std::time::Duration;

use table::{GuestError, Hearing, OccupantInfo, Place, Sit, Status, Verified, Whom};

use crate::common::{GAMES, House, connect_four, seat};

#[tokio::test]
async fn a_person_gets_what_is_stored_about_them() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let line = house.tables.say(&table, &ben, "a word of Ben").await.unwrap();
    house.tables.say(&table, &anna, "good luck").await.unwrap();
    house.tables.set_note(&table, &anna, "he likes the middle").await.unwrap();
    house.tables.hear(&table, &anna, &Whom::Line(line), Hearing::Muted).await.unwrap();
    house.tables.report(&table, &anna, &Whom::Line(line), "why").await.unwrap();
    let data = house.tables.own_data(&anna).await.unwrap();
    assert_eq!((data.tables.len(), data.talk.len(), data.notes.len()), (1, 1, 1));
    assert_eq!((data.muted.len(), data.reports.len(), data.sessions.len()), (1, 1, 1));
    let text = serde_json::to_string(&data).unwrap();
    for own in ["good luck", "he likes the middle", "\"why\"", table.as_str()] {
        assert!(text.contains(own), "{own}: {text}");
    }
    // Nothing that lets anybody sign in.
    assert!(!text.contains("token") && !text.contains("$argon2"), "{text}");
}

#[tokio::test]
async fn a_person_who_wants_to_be_forgotten_is() {
    let house = House::new().await;
    let (over, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let name = house.tables.own_data(&anna).await.unwrap().name;
    house.tables.rename(&anna, "Annabella").await.unwrap();
    for step in 0..7 {
        let who = if step % 2 == 0 { &anna } else { &ben };
        house.act(&over, who, seat(step % 2), u32::from(step % 2)).await.unwrap();
    }
    let game = || connect_four(&[Place::Me, Place::Open]);
    let playing = house.tables.create(&ben, game()).await.unwrap().id;
    let sit = || Sit { seat: seat(1), entropy: String::new(), invite: None };
    house.tables.sit(&playing, &anna, sit()).await.unwrap();
    let left = house.tables.create(&ben, game()).await.unwrap().id;
    house.tables.sit(&left, &anna, sit()).await.unwrap();
    house.tables.release(&left, &anna, seat(1)).await.unwrap();
    let gathering = house.tables.create(&anna, game()).await.unwrap().id;
    house.tables.say(&over, &anna, "good game").await.unwrap();
    house.tables.say(&over, &ben, "thank you").await.unwrap();
    house.tables.set_note(&over, &anna, "a secret thought").await.unwrap();
    house.tables.set_password(&anna, "correct horse").await.unwrap();

    let refused = house.tables.forget_guest(&anna, "battery staple").await;
    assert_eq!(refused, Err(GuestError::WrongPassword));
    assert_eq!(house.tables.talk(&over, 0).await.unwrap().len(), 2, "nothing has changed");
    house.tables.forget_guest(&anna, "correct horse").await.unwrap();

    assert_eq!(house.tables.own_data(&anna).await, Err(GuestError::NoGuest));
    assert_eq!(house.tables.forget_guest(&anna, "").await, Err(GuestError::NoGuest));
    assert!(house.tables.sign_in("Annabella", "correct horse").await.is_err());
    house.tables.new_guest("Annabella").await.expect("the name is free again");
    let talk = house.tables.recent_talk(&over).await.unwrap();
    assert_eq!((talk.len(), talk[0].words.as_str()), (1, "thank you"));
    for (table, status) in
        [(&over, Status::Over), (&playing, Status::Playing), (&gathering, Status::Closed)]
    {
        let look = house.look(table, &ben).await;
        assert_eq!(look.table.status, status);
    }
    let look = house.look(&over, &ben).await;
    assert_eq!(look.table.seats[0].occupant, OccupantInfo::Person { name: String::new() });
    // The journals are intact, name nobody, and still replay.
    let house = house.restarted(Duration::from_secs(1)).await;
    for table in [&over, &playing, &left, &gathering] {
        house.tables.check(table).await.unwrap();
        let file = house.tables.export(table).await.unwrap();
        for own in ["Annabella", &format!("\"{name}\"")] {
            assert!(!file.contains(own), "{own}: {file}");
        }
        assert!(Verified::of(&file, GAMES).unwrap().is_chained);
    }
    assert_eq!(house.look(&over, &ben).await.table.steps, 7);
    // Somebody else plays on in the place of the former guest.
    let carl = house.guest("Carl").await;
    house.tables.sit(&playing, &carl, sit()).await.unwrap();
    house.act(&playing, &ben, seat(0), 3).await.unwrap();
}
