//! Keeping the peace: what hosts, people and the operator can do against troublemakers.

use std::time::Duration;

use engine::Seat;
use table::{
    Ban, ChatError, GuestError, GuestId, Hearing, MAX_REPORTS, OccupantInfo, PeaceError, Place,
    SeatError, Sit, Status, TableId, Time, What, Whom, WhyBot,
};

use crate::common::{House, connect_four, seat};

fn sit(at: Seat) -> Sit {
    Sit { seat: at, entropy: String::new(), invite: None }
}

async fn said(house: &House, table: &TableId, by: &GuestId) -> Result<u64, ChatError> {
    house.tables.say(table, by, "hello").await
}

#[tokio::test]
async fn a_host_mutes_whoever_speaks_and_lets_them_speak_again() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let carl = house.guest("Carl").await;
    let line = said(&house, &table, &carl).await.unwrap();
    let mute = async |by: &GuestId, whom: Whom| {
        house.tables.let_speak(&table, by, &whom, Hearing::Muted).await
    };
    assert_eq!(mute(&ben, Whom::Line(line)).await, Err(PeaceError::NotHost));
    assert_eq!(mute(&anna, Whom::Line(line + 1)).await, Err(PeaceError::Nobody));
    assert_eq!(mute(&anna, Whom::Seat(seat(7))).await, Err(PeaceError::Nobody));
    assert_eq!(mute(&anna, Whom::Seat(seat(0))).await, Err(PeaceError::Yourself));
    mute(&anna, Whom::Line(line)).await.unwrap();
    mute(&anna, Whom::Seat(seat(1))).await.unwrap();
    assert_eq!(said(&house, &table, &carl).await, Err(ChatError::Muted));
    assert_eq!(said(&house, &table, &ben).await, Err(ChatError::Muted));
    said(&house, &table, &anna).await.unwrap();
    // Somebody who is muted still plays, elsewhere they speak, and a restart changes nothing.
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    house.act(&table, &ben, seat(1), 3).await.unwrap();
    let (other, ..) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    said(&house, &other, &carl).await.unwrap();
    let house = house.restarted(Duration::from_secs(1)).await;
    assert_eq!(said(&house, &table, &carl).await, Err(ChatError::Muted));
    let names: Vec<String> =
        house.look(&table, &anna).await.muted.into_iter().map(|(_, name)| name).collect();
    assert_eq!(names.len(), 2);
    assert!(house.look(&table, &ben).await.muted.is_empty(), "the host's list");
    let carl_again = Whom::Line(line);
    house.tables.let_speak(&table, &anna, &carl_again, Hearing::Heard).await.unwrap();
    said(&house, &table, &carl).await.unwrap();
}

#[tokio::test]
async fn a_host_removes_people_before_and_during_a_game() {
    let house = House::new().await;
    let (anna, ben, carl) =
        (house.guest("Anna").await, house.guest("Ben").await, house.guest("Carl").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    let line = said(&house, &table, &ben).await.unwrap();
    house.tables.remove(&table, &anna, &Whom::Line(line)).await.unwrap();
    let refused = house.tables.sit(&table, &ben, sit(seat(1))).await;
    assert_eq!(refused.unwrap_err(), SeatError::Removed);
    assert_eq!(said(&house, &table, &ben).await, Err(ChatError::Muted));

    // In play a bot takes over, and somebody who was removed can't come back by their link either.
    house.tables.sit(&table, &carl, sit(seat(1))).await.unwrap();
    let link = house.tables.renew_seat_token(&table, &carl, seat(1)).await.unwrap();
    let removed = house.tables.remove(&table, &carl, &Whom::Seat(seat(0))).await;
    assert_eq!(removed, Err(PeaceError::NotHost));
    house.tables.remove(&table, &anna, &Whom::Seat(seat(1))).await.unwrap();
    let look = house.look(&table, &carl).await;
    assert!(look.mine.is_empty() && look.absent.is_empty());
    let OccupantInfo::Bot { why: WhyBot::Released, .. } = look.table.seats[1].occupant else {
        panic!("{:?}", look.table.seats[1])
    };
    assert!(
        look.happenings()
            .iter()
            .any(|each| matches!(&each.what, What::Removed { name } if name == "Carl"))
    );
    assert_eq!(house.tables.take_back(&table, &carl, seat(1)).await, Err(SeatError::NotYours));
    let back = house.tables.recover(link.reveal(), &carl).await;
    assert_eq!(back.unwrap_err(), SeatError::BadToken);
    assert_eq!(
        house.tables.sit(&table, &carl, sit(seat(1))).await.unwrap_err(),
        SeatError::Removed
    );
    // Others may have the seat.
    let dora = house.guest("Dora").await;
    house.tables.sit(&table, &dora, sit(seat(1))).await.unwrap();
}

#[tokio::test]
async fn a_person_mutes_another_for_themselves() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let line = said(&house, &table, &ben).await.unwrap();
    let hear = async |whom, hearing| house.tables.hear(&table, &anna, &whom, hearing).await;
    hear(Whom::Line(line), Hearing::Muted).await.unwrap();
    hear(Whom::Seat(seat(1)), Hearing::Muted).await.unwrap();
    assert_eq!(hear(Whom::Seat(seat(0)), Hearing::Muted).await, Err(PeaceError::Yourself));
    let muted = house.tables.mutes(&anna).await.unwrap();
    assert_eq!((muted.len(), &muted[0].guest), (1, &ben));
    // Ben still speaks, for others; his lines tell who must not hear them.
    said(&house, &table, &ben).await.unwrap();
    let lines = house.tables.recent_talk(&table).await.unwrap();
    assert!(lines.iter().all(|line| line.by.as_ref() == Some(&ben)));
    assert!(house.tables.mutes(&ben).await.unwrap().is_empty());
    house.tables.unmute(&anna, &ben).await.unwrap();
    assert!(house.tables.mutes(&anna).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_report_tells_what_was_said_and_has_an_end() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let line = house.tables.say(&table, &ben, "a rude word").await.unwrap();
    let report =
        async |words: &str| house.tables.report(&table, &anna, &Whom::Line(line), words).await;
    assert_eq!(report(&"x".repeat(501)).await, Err(PeaceError::TooLong));
    for _ in 0..MAX_REPORTS {
        report("not\nnice").await.unwrap();
    }
    assert_eq!(report("once more").await, Err(PeaceError::TooMany));
    let reports = house.tables.reports(100).await.unwrap();
    assert_eq!(reports.len() as u64, MAX_REPORTS);
    let first = &reports[0];
    assert_eq!((first.said.as_deref(), first.words.as_str()), (Some("a rude word"), "not nice"));
    assert_eq!((&first.about, first.by.as_ref()), (&ben, Some(&anna)));
    assert!(house.tables.close_report(&first.id).await.unwrap());
    assert!(!house.tables.close_report(&first.id).await.unwrap(), "it is closed already");
    report("and again").await.unwrap();
}

#[tokio::test]
async fn whoever_is_banned_is_out_until_the_ban_is_over() {
    let house = House::new().await;
    let (ben, token) = house.tables.new_guest("Ben").await.unwrap();
    house.tables.set_password(&ben.id, "correct horse").await.unwrap();
    let anna = house.guest("Anna").await;
    let game = || connect_four(&[Place::Me, Place::Open]);
    let playing = house.tables.create(&anna, game()).await.unwrap().id;
    house.tables.sit(&playing, &ben.id, sit(seat(1))).await.unwrap();
    let gathering = house.tables.create(&ben.id, game()).await.unwrap().id;

    let day = Duration::from_secs(24 * 60 * 60);
    let found = house.tables.guests_called("Ben").await.unwrap();
    assert_eq!(found, [(ben.id.clone(), "Ben".to_owned())]);
    let until = house.time.now().after(7 * day);
    house.tables.ban(&ben.id, until, "rude words").await.unwrap();
    assert_eq!(house.tables.guest(token.reveal()).await.unwrap(), None);
    let back = house.tables.sign_in("Ben", "correct horse").await.unwrap_err();
    assert_eq!(back, GuestError::Banned("rude words".to_owned()));
    assert_eq!(house.tables.sign_in("Ben", "wrong").await, Err(GuestError::WrongPassword));
    // Nobody waits for them.
    house.tables.tick().await.unwrap();
    let look = house.look(&playing, &ben.id).await;
    assert!(look.mine.is_empty() && look.absent.contains(seat(1)));
    let look = house.look(&gathering, &anna).await;
    assert_eq!(look.table.status, Status::Gathering);
    assert!(matches!(look.table.seats[0].occupant, OccupantInfo::Open { .. }));

    assert_eq!(house.tables.bans().await.unwrap().len(), 1);
    house.time.pass(7 * day);
    assert!(house.tables.bans().await.unwrap().is_empty());
    house.tables.sign_in("Ben", "correct horse").await.unwrap();
    house.tables.take_back(&playing, &ben.id, seat(1)).await.unwrap();
    house.tables.ban(&ben.id, Ban::FOR_GOOD, "").await.unwrap();
    house.tables.lift_ban(&ben.id).await.unwrap();
    house.tables.sign_in("Ben", "correct horse").await.unwrap();
}
