//! Sitting down, getting up, coming back, sharing a screen.

use std::time::Duration;

use crate::common::{House, bot, connect_four, seat, tally};
use crate::tally_game::choose;
use engine::Viewer;
use table::{
    Access, CreateError, GuestError, LookAs, LookError, OccupantInfo, Place, SeatError, Settings,
    Sit, Status, WhyBot,
};

fn sit(at: u8, invite: Option<&str>) -> Sit {
    Sit { seat: seat(at), entropy: String::new(), invite: invite.map(str::to_owned) }
}

#[tokio::test]
async fn a_seat_is_claimed_once() {
    let house = House::new().await;
    let (anna, table) = {
        let anna = house.guest("Anna").await;
        let game = tally(&[Place::Me, Place::Open, Place::Open], 1);
        (anna.clone(), house.tables.create(&anna, game).await.unwrap().id)
    };
    let mut claims = Vec::new();
    for number in 0..8 {
        let guest = house.guest(&format!("Guest {number}")).await;
        let (tables, table) = (house.tables.clone(), table.clone());
        claims.push(tokio::spawn(async move { tables.sit(&table, &guest, sit(1, None)).await }));
    }
    let mut seated = 0;
    for claim in claims {
        match claim.await.unwrap() {
            Ok(_) => seated += 1,
            Err(error) => assert_eq!(error, SeatError::Taken),
        }
    }
    assert_eq!(seated, 1);
    let nowhere = house.tables.sit(&table, &anna, sit(3, None)).await;
    assert_eq!(nowhere.unwrap_err(), SeatError::NoSeat);
}

#[tokio::test]
async fn an_invitation_is_needed_where_the_table_says_so_and_is_no_seat_token() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let game = table::NewTable { access: Access::Invited, ..game };
    let created = house.tables.create(&anna, game).await.unwrap();
    let table = created.id;
    assert!(house.tables.lobby(None, 0).await.unwrap().is_empty());
    let uninvited = house.tables.sit(&table, &ben, sit(1, None)).await;
    assert_eq!(uninvited.unwrap_err(), SeatError::NotInvited);
    let with_token = house.tables.sit(&table, &ben, sit(1, Some(created.seats[0].1.reveal())));
    assert_eq!(with_token.await.unwrap_err(), SeatError::NotInvited);
    let stolen = house.tables.recover(&created.invite, &ben).await;
    assert_eq!(stolen.unwrap_err(), SeatError::BadToken);
    assert_eq!(house.tables.invite(&table, &ben).await.unwrap_err(), SeatError::NotYours);
    let invite = house.tables.invite(&table, &anna).await.unwrap();
    assert_eq!(invite, created.invite);
    house.tables.sit(&table, &ben, sit(1, Some(&invite))).await.unwrap();
    assert_eq!(house.look(&table, &ben).await.table.status, Status::Playing);
}

#[tokio::test]
async fn the_host_arranges_seats_before_the_game() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    assert_eq!(house.tables.lobby(None, 0).await.unwrap().len(), 1);
    let no_host = house.tables.arrange(&table, &ben, seat(1), bot()).await;
    assert_eq!(no_host.unwrap_err(), SeatError::NotHost);
    for unknown in ["genius", "", "hard:simulations=1000000000"] {
        let place = Place::Bot(unknown.to_owned());
        let refused = house.tables.arrange(&table, &anna, seat(1), place).await;
        assert!(matches!(refused, Err(SeatError::UnknownBot(_))), "{unknown}");
    }
    house.tables.arrange(&table, &anna, seat(1), bot()).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.status, Status::Playing);
    let begun = house.tables.arrange(&table, &anna, seat(1), Place::Open).await;
    assert_eq!(begun.unwrap_err(), SeatError::Begun);
}

#[tokio::test]
async fn a_bot_sits_in_for_who_leaves_until_they_are_back() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1)).await;
    house.tables.leave(&table, &ben, seat(1)).await.unwrap();
    // The bot answers for Ben; Anna has not.
    let look = house.until(&table, |look| look.table.seats[1].answered).await;
    let sits_in = OccupantInfo::Bot {
        level: "random".to_owned(),
        why: WhyBot::Left,
        sits_in_for: Some("Ben".to_owned()),
    };
    assert_eq!(look.table.seats[1].occupant, sits_in);
    let gone = house.tables.sit(&table, &anna, sit(1, None)).await;
    assert_eq!(gone.unwrap_err(), SeatError::Taken);
    let thief = house.tables.take_back(&table, &anna, seat(1)).await;
    assert_eq!(thief.unwrap_err(), SeatError::NotYours);
    assert!(house.look(&table, &ben).await.absent.contains(seat(1)));
    house.tables.take_back(&table, &ben, seat(1)).await.unwrap();
    // Back in time, Ben may change what the bot has answered.
    house.act(&table, &ben, seat(1), choose(2)).await.unwrap();
    assert_eq!(house.look(&table, &ben).await.answered, Some(choose(2)));
}

#[tokio::test]
async fn a_released_seat_is_for_anybody() {
    let house = House::new().await;
    let (table, _, ben) = house.two(tally(&[Place::Me, Place::Open], 1)).await;
    let carl = house.guest("Carl").await;
    house.tables.release(&table, &ben, seat(1)).await.unwrap();
    let back = house.tables.take_back(&table, &ben, seat(1)).await;
    assert_eq!(back.unwrap_err(), SeatError::NotYours);
    house.tables.sit(&table, &carl, sit(1, None)).await.unwrap();
    assert!(house.look(&table, &carl).await.mine.contains(seat(1)));
    // Before the game a seat that is given up is simply open.
    let game = connect_four(&[Place::Me, Place::Open]);
    let other = house.tables.create(&carl, game).await.unwrap().id;
    house.tables.release(&other, &carl, seat(0)).await.unwrap();
    let look = house.look(&other, &ben).await;
    assert_eq!(look.table.seats[0].occupant, OccupantInfo::Open { reserved_for: None });
}

#[tokio::test]
async fn one_person_has_one_seat_unless_several_share_a_screen() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = tally(&[Place::Me, Place::Open, Place::Open], 1);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    house.tables.sit(&table, &ben, sit(1, None)).await.unwrap();
    for who in [&anna, &ben] {
        let second = house.tables.sit(&table, who, sit(2, None)).await;
        assert_eq!(second.unwrap_err(), SeatError::HasSeat);
    }
    // Before the game somebody may still sit elsewhere.
    house.tables.leave(&table, &ben, seat(1)).await.unwrap();
    house.tables.sit(&table, &ben, sit(2, None)).await.unwrap();
    let carl = house.guest("Carl").await;
    house.tables.sit(&table, &carl, sit(1, None)).await.unwrap();
    let token = house.tables.renew_seat_token(&table, &carl, seat(1)).await.unwrap();
    let lent = house.tables.recover(token.reveal(), &ben).await;
    assert_eq!(lent.unwrap_err(), SeatError::HasSeat);

    let shared = tally(&[Place::Me, Place::Me, Place::Open], 1);
    let shared = house.tables.create(&anna, shared).await.unwrap();
    let phone = house.guest("Anna's phone").await;
    for (_, token) in &shared.seats {
        house.tables.recover(token.reveal(), &phone).await.unwrap();
    }
    assert_eq!(house.look(&shared.id, &phone).await.mine.len(), 2);
    house.tables.sit(&shared.id, &phone, sit(2, None)).await.unwrap();
    assert_eq!(house.look(&shared.id, &phone).await.table.status, Status::Playing);
}

#[tokio::test]
async fn who_has_seen_a_hand_cannot_look_into_another() {
    // Bots that never get round to a move, so that the game is still on.
    let slow = |settings: Settings| Settings { bot_pace: Duration::from_secs(3600), ..settings };
    let house = House::new().await.restarted_with(Duration::ZERO, slow).await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = tally(&[Place::Me, Place::Open, bot()], 9);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    house.tables.sit(&table, &ben, sit(1, None)).await.unwrap();
    house.tables.release(&table, &ben, seat(1)).await.unwrap();
    let rival = house.tables.sit(&table, &anna, sit(1, None)).await;
    assert_eq!(rival.unwrap_err(), SeatError::HasSeat);
    // Nor by giving up their own seat first, nor after a restart.
    house.tables.release(&table, &anna, seat(0)).await.unwrap();
    let rival = house.tables.sit(&table, &anna, sit(1, None)).await;
    assert_eq!(rival.unwrap_err(), SeatError::SawHand);
    let house = house.restarted_with(Duration::from_secs(1), slow).await;
    let rival = house.tables.sit(&table, &anna, sit(1, None)).await;
    assert_eq!(rival.unwrap_err(), SeatError::SawHand);
    // Going back to their own hand is allowed.
    house.tables.sit(&table, &anna, sit(0, None)).await.unwrap();
    let carl = house.guest("Carl").await;
    house.tables.sit(&table, &carl, sit(1, None)).await.unwrap();
}

#[tokio::test]
async fn a_seat_is_recovered_on_another_device_with_its_token_or_password() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let old = house.tables.renew_seat_token(&table, &ben, seat(1)).await.unwrap();
    let token = house.tables.renew_seat_token(&table, &ben, seat(1)).await.unwrap();
    let phone = house.guest("Ben's phone").await;
    let worthless = house.tables.recover(old.reveal(), &phone).await;
    assert_eq!(worthless.unwrap_err(), SeatError::BadToken);
    let found = house.tables.recover(token.reveal(), &phone).await.unwrap();
    assert_eq!(found, (table.clone(), seat(1)));
    assert!(house.look(&table, &phone).await.mine.contains(seat(1)));
    assert!(house.look(&table, &ben).await.mine.is_empty());
    let forged = house.tables.renew_seat_token(&table, &phone, seat(0)).await;
    assert_eq!(forged.unwrap_err(), SeatError::NotYours);

    house.tables.set_password(&anna, "correct horse").await.unwrap();
    let wrong = house.tables.sign_in("anna", "wrong horse").await;
    assert_eq!(wrong.unwrap_err(), GuestError::WrongPassword);
    let (again, token) = house.tables.sign_in("anna", "correct horse").await.unwrap();
    assert_eq!(again.id, anna);
    assert_eq!(house.tables.guest(token.reveal()).await.unwrap(), Some(again));
    assert!(house.look(&table, &anna).await.mine.contains(seat(0)));
    house.tables.sign_out(token.reveal()).await.unwrap();
    assert_eq!(house.tables.guest(token.reveal()).await.unwrap(), None);
}

#[tokio::test]
async fn a_password_keeps_the_name() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let other = house.guest("anna").await;
    let short = house.tables.set_password(&anna, "short").await;
    assert_eq!(short.unwrap_err(), GuestError::BadPassword);
    house.tables.set_password(&anna, "correct horse").await.unwrap();
    let taken = house.tables.set_password(&other, "other horse").await;
    assert_eq!(taken.unwrap_err(), GuestError::NameTaken);
    let newcomer = house.tables.new_guest("  ANNA ").await;
    assert_eq!(newcomer.unwrap_err(), GuestError::NameTaken);
    for wrong in ["", "   ", "a\u{7}b", &"x".repeat(25)] {
        let refused = house.tables.new_guest(wrong).await;
        assert_eq!(refused.unwrap_err(), GuestError::BadName, "{wrong:?}");
    }
}

#[tokio::test]
async fn a_new_name_is_heard_at_the_table() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.tables.rename(&anna, "Annabel").await.unwrap();
    let look = house.look(&table, &anna).await;
    let name = OccupantInfo::Person { name: "Annabel".to_owned() };
    assert_eq!(look.table.seats[0].occupant, name);
}

#[tokio::test]
async fn several_seats_on_one_screen() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let game = connect_four(&[Place::Me, Place::Me]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    assert_eq!(house.look(&table, &anna).await.viewer, Viewer::Seat(seat(0)));
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    // Her own view is that of the seat that must decide.
    assert_eq!(house.look(&table, &anna).await.viewer, Viewer::Seat(seat(1)));
    let other = house.tables.look(&table, Some(&anna), LookAs::Viewer(Viewer::Seat(seat(0)))).await;
    assert_eq!(other.unwrap().viewer, Viewer::Seat(seat(0)));
}

#[tokio::test]
async fn nobody_looks_through_other_eyes_before_the_end() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(tally(&[Place::Me, Place::Open], 1)).await;
    let bens = LookAs::Viewer(Viewer::Seat(seat(1)));
    for who in [Some(&anna), None] {
        let peek = house.tables.look(&table, who, bens).await;
        assert_eq!(peek.err(), Some(LookError::NotYourEyes));
    }
    // That Ben has answered is known to all; what he answered changes nothing they see.
    let mut seen = Vec::new();
    for answer in [choose(0), choose(4)] {
        house.act(&table, &ben, seat(1), answer).await.unwrap();
        let look = house.look(&table, &anna).await;
        assert!(look.table.seats[1].answered);
        assert_eq!(look.answered, None);
        let table = table::TableInfo { version: 0, ..look.table.clone() };
        let (table, around) = (serde_json::json!(table), serde_json::json!(look.happenings()));
        let view = look.view.unwrap();
        seen.push((table, around, serde_json::json!(view.log_since(0)), view.json()));
    }
    assert_eq!(seen[0], seen[1]);
    let seed = house.tables.journal(&table).await;
    assert_eq!(seed.unwrap_err(), table::ExportError::NotOver);
}

#[tokio::test]
async fn the_same_people_play_again() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let early = house.tables.rematch(&table, &anna).await;
    assert_eq!(early.unwrap_err(), CreateError::NotOver);
    for step in 0..7 {
        let who = if step % 2 == 0 { &anna } else { &ben };
        house.act(&table, who, seat(step % 2), u32::from(step % 2)).await.unwrap();
    }
    let (one, two) =
        tokio::join!(house.tables.rematch(&table, &anna), house.tables.rematch(&table, &ben));
    let next = one.unwrap();
    assert_eq!(next, two.unwrap());
    let stranger = house.guest("Carl").await;
    let refused = house.tables.rematch(&table, &stranger).await;
    assert_eq!(refused.unwrap_err(), CreateError::NotYours);
    let look = house.look(&next, &anna).await;
    // The one who asked first sits already; the other's seat is kept.
    let (late, free) = if look.mine.is_empty() { (&anna, seat(0)) } else { (&ben, seat(1)) };
    let kept = Sit { seat: free, entropy: String::new(), invite: None };
    let thief = house.tables.sit(&next, &stranger, kept.clone()).await;
    assert_eq!(thief.unwrap_err(), SeatError::Reserved);
    house.tables.sit(&next, late, kept).await.unwrap();
    assert_eq!(house.look(&next, &anna).await.table.status, Status::Playing);
}

#[tokio::test]
async fn a_game_that_is_over_can_be_gone_back_into() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    for step in 0..7 {
        let who = if step % 2 == 0 { &anna } else { &ben };
        house.act(&table, who, seat(step % 2), u32::from(step % 2)).await.unwrap();
    }
    let fork = house.tables.fork(&table, &anna, 5, None, "random").await.unwrap();
    let look = house.look(&fork, &anna).await;
    assert_eq!((look.table.steps, look.viewer), (5, Viewer::Seat(seat(1))));
    house.act(&fork, &anna, seat(1), 0).await.unwrap();
    house.until(&fork, |look| look.table.steps >= 7).await;
    let beyond = house.tables.fork(&table, &anna, 7, None, "random").await;
    assert_eq!(beyond.unwrap_err(), CreateError::NotOver);
    let beyond = house.tables.fork(&table, &anna, 70, None, "random").await;
    assert_eq!(beyond.unwrap_err(), CreateError::NotOver);
    // Not in the seat that decides: the bot goes first.
    let fork = house.tables.fork(&table, &anna, 5, Some(seat(0)), "random").await.unwrap();
    assert_eq!(house.look(&fork, &anna).await.viewer, Viewer::Seat(seat(0)));
    house.until(&fork, |look| look.table.steps >= 6).await;
    let nobody = house.tables.fork(&table, &anna, 5, Some(seat(2)), "random").await;
    assert_eq!(nobody.unwrap_err(), CreateError::NoSeat);
    // A replay after the end, in any seat's view.
    let eyes = LookAs::Viewer(Viewer::Seat(seat(1)));
    let then = house.tables.look_at(&table, Some(&anna), eyes, 2).await.unwrap();
    assert_eq!(then.view.unwrap().steps(), 2);
    let never = house.tables.look_at(&table, None, LookAs::Myself, 8).await;
    assert_eq!(never.err(), Some(LookError::NoStep { first: 0, steps: 7 }));
}

#[tokio::test]
async fn abandoned_tables_are_closed_with_notice() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let day = Duration::from_secs(24 * 60 * 60);
    house.time.pass(22 * day);
    house.tables.tick().await.unwrap();
    assert!(house.look(&table, &anna).await.table.closes_at.is_some());
    // Still wanted: the notice is gone.
    house.tables.stay(&table, &anna).await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.closes_at, None);
    house.time.pass(22 * day);
    house.tables.tick().await.unwrap();
    house.time.pass(8 * day);
    house.tables.tick().await.unwrap();
    let look = house.look(&table, &anna).await;
    assert_eq!(look.table.status, Status::Closed);
    assert!(look.table.fairness.revealed.is_none());
    assert!(look.happenings().len() >= 4, "{:?}", look.happenings());
}

#[tokio::test]
async fn the_host_calls_a_table_off() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&anna, game).await.unwrap().id;
    assert_eq!(house.tables.call_off(&table, &ben).await.unwrap_err(), SeatError::NotHost);
    house.tables.call_off(&table, &anna).await.unwrap();
    let late = house.tables.sit(&table, &ben, sit(1, None)).await;
    assert_eq!(late.unwrap_err(), SeatError::Over);
    assert!(house.tables.lobby(None, 0).await.unwrap().is_empty());
}
