//! Guests: names and passwords.

use table::{ChatError, GuestError, MAX_SESSIONS, Place, SeatError, Sit};

use crate::common::{House, connect_four, seat};

/// The peak memory of this process so far, in MiB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    peak.split_whitespace().next().unwrap().parse::<u64>().unwrap() / 1024
}

#[tokio::test(flavor = "multi_thread")]
async fn eighty_sign_ins_at_once_take_the_memory_of_a_few() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    house.tables.set_password(&anna, "correct horse").await.unwrap();
    let before = peak();
    let tries: Vec<_> = (0..80)
        .map(|each| {
            let tables = house.tables.clone();
            let password = if each % 2 == 0 { "correct horse" } else { "battery staple" };
            tokio::spawn(async move { tables.sign_in("Anna", password).await })
        })
        .collect();
    let mut signed_in = 0;
    for each in tries {
        match each.await.unwrap() {
            Ok(_) => signed_in += 1,
            Err(error) => {
                assert!(
                    matches!(error, GuestError::WrongPassword | GuestError::Crowded),
                    "{error}"
                );
            }
        }
    }
    assert!(signed_in > 0, "those who came first are served");
    // One takes 19 MiB; the rest is what others in this process may need at the same time.
    // The kernel counts roughly: what it calls the peak may go down by a little.
    let taken = peak().saturating_sub(before);
    assert!(taken < 200, "{taken} MiB");
    house.tables.sign_in("Anna", "correct horse").await.unwrap();
}

#[tokio::test]
async fn nobody_is_taken_for_somebody_else() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    house.tables.set_password(&anna, "correct horse").await.unwrap();
    // A kept name in other letters: Cyrillic, wide, capitals.
    for imitation in ["\u{410}nn\u{430}", "\u{ff21}nna", "ANNA"] {
        let refused = house.tables.new_guest(imitation).await;
        assert_eq!(refused.unwrap_err(), GuestError::NameTaken, "{imitation}");
    }
    // A neighbour's name that nobody keeps.
    let (alan, other) = (house.guest("Alan").await, house.guest("AIan").await);
    let game = connect_four(&[Place::Me, Place::Open]);
    let table = house.tables.create(&alan, game).await.unwrap().id;
    let sit = || Sit { seat: seat(1), entropy: String::new(), invite: None };
    let refused = house.tables.sit(&table, &other, sit()).await;
    assert_eq!(refused.unwrap_err(), SeatError::Namesake);
    let said = house.tables.say(&table, &other, "I resign").await;
    assert_eq!(said, Err(ChatError::Namesake));
    house.tables.rename(&other, "Bert").await.unwrap();
    house.tables.sit(&table, &other, sit()).await.unwrap();
    let renamed = house.tables.rename(&other, "A1an").await;
    assert_eq!(renamed, Err(GuestError::Namesake));
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_ends_other_sessions() {
    let house = House::new().await;
    let (anna, here) = house.tables.new_guest("Anna").await.unwrap();
    house.tables.set_password(&anna.id, "correct horse").await.unwrap();
    let (_, there) = house.tables.sign_in("Anna", "correct horse").await.unwrap();
    assert_eq!(house.tables.sessions(&anna.id).await.unwrap().len(), 2);
    let unasked = house.tables.set_password(&anna.id, "battery staple").await;
    assert_eq!(unasked, Err(GuestError::WrongPassword));
    let change =
        async |old, new| house.tables.change_password(&anna.id, old, new, here.reveal()).await;
    assert_eq!(change("wrong horse", "battery staple").await, Err(GuestError::WrongPassword));
    assert_eq!(change("correct horse", "short").await, Err(GuestError::BadPassword));
    assert!(house.tables.guest(there.reveal()).await.unwrap().is_some(), "nothing has changed");
    change("correct horse", "battery staple").await.unwrap();
    assert_eq!(house.tables.guest(there.reveal()).await.unwrap(), None);
    assert!(house.tables.guest(here.reveal()).await.unwrap().is_some());
    house.tables.sign_in("Anna", "battery staple").await.unwrap();
    house.tables.sign_out_others(&anna.id, here.reveal()).await.unwrap();
    assert_eq!(house.tables.sessions(&anna.id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_session_ends_after_ninety_days_without_use() {
    let house = House::new().await;
    let day = std::time::Duration::from_secs(24 * 60 * 60);
    let (_, token) = house.tables.new_guest("Anna").await.unwrap();
    for _ in 0..3 {
        house.time.pass(89 * day);
        house.tables.tick().await.unwrap();
        assert!(house.tables.guest(token.reveal()).await.unwrap().is_some(), "it is in use");
    }
    house.time.pass(90 * day);
    assert_eq!(house.tables.guest(token.reveal()).await.unwrap(), None);
    house.tables.tick().await.unwrap();
}

#[tokio::test]
async fn a_guest_is_known_on_so_many_devices_and_no_more() {
    let house = House::new().await;
    let (anna, first) = house.tables.new_guest("Anna").await.unwrap();
    house.tables.set_password(&anna.id, "correct horse").await.unwrap();
    for _ in 0..MAX_SESSIONS {
        house.time.pass(std::time::Duration::from_secs(1));
        house.tables.sign_in("Anna", "correct horse").await.unwrap();
    }
    let sessions = house.tables.sessions(&anna.id).await.unwrap();
    assert_eq!(sessions.len(), MAX_SESSIONS as usize);
    assert_eq!(house.tables.guest(first.reveal()).await.unwrap(), None, "the oldest has ended");
}

#[tokio::test]
async fn a_seat_link_works_once() {
    let house = House::new().await;
    let (table, _, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let link = house.tables.renew_seat_token(&table, &ben, seat(1)).await.unwrap();
    let (phone, thief) = (house.guest("Phone").await, house.guest("Thief").await);
    house.tables.recover(link.reveal(), &phone).await.unwrap();
    let again = house.tables.recover(link.reveal(), &thief).await;
    assert_eq!(again.unwrap_err(), SeatError::BadToken);
    assert!(house.look(&table, &phone).await.mine.contains(seat(1)));
}
