//! The database: several servers on one, lists, and what the operator does with it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use table::{
    Access, Act, CreateError, MAX_OPEN_TABLES, NewTable, Place, PlayError, Store, StoreError, Time,
};

use crate::common::{House, bot, connect_four, seat};

/// Two servers with nothing in common but the database.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_interleave_or_lose_a_step() {
    let one = House::new().await;
    if one.address.starts_with("sqlite") {
        // One file, one server: the second is refused until the first is gone.
        let store = Store::open(&one.address).await.unwrap();
        let first = store.reserve().unwrap();
        let second = Store::open(&one.address).await.unwrap();
        assert_eq!(second.reserve().err(), Some(StoreError::InUse));
        drop(first);
        let _second = second.reserve().unwrap();
        return;
    }
    let two = House::at(&one.address, one.time.now()).await;
    for round in 0..10 {
        let (anna, ben) = (one.guest("Anna").await, two.guest("Ben").await);
        let game = connect_four(&[Place::Me, Place::Open]);
        let table = one.tables.create(&anna, game).await.unwrap().id;
        let sit = table::Sit { seat: seat(1), entropy: String::new(), invite: None };
        two.tables.sit(&table, &ben, sit).await.unwrap();
        let mut taken = 0;
        for steps in 0..6_usize {
            // Both players click three times on both servers at the same moment.
            let (who, at) = if steps % 2 == 0 { (&anna, 0) } else { (&ben, 1) };
            let act = Act { seat: seat(at), action: (steps as u32 + round) % 7, steps };
            let clicks: Vec<_> = [&one, &two, &one, &two, &one, &two]
                .into_iter()
                .map(|house| {
                    let (tables, table, who) = (house.tables.clone(), table.clone(), who.clone());
                    tokio::spawn(async move { tables.act(&table, &who, act).await })
                })
                .collect();
            for click in clicks {
                match click.await.unwrap() {
                    Ok(_) => taken += 1,
                    Err(error) => assert_eq!(error, PlayError::Stale { steps: steps + 1 }),
                }
            }
        }
        assert_eq!(taken, 6);
        let fresh = House::at(&one.address, one.time.now()).await;
        assert_eq!(fresh.look(&table, &anna).await.table.steps, 6);
    }
}

#[tokio::test]
async fn lists_show_whose_turn_it_is() {
    let house = House::new().await;
    let (table, anna, ben) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let mine = house.tables.tables_of(&anna).await.unwrap();
    assert_eq!((mine.len(), &mine[0].id, mine[0].my_turn), (1, &table, true));
    assert!(!house.tables.tables_of(&ben).await.unwrap()[0].my_turn);
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    assert!(!house.tables.tables_of(&anna).await.unwrap()[0].my_turn);
    assert!(house.tables.tables_of(&ben).await.unwrap()[0].my_turn);
    assert_eq!(house.tables.to_watch(None).await.unwrap().len(), 1);
    let game = connect_four(&[Place::Me, Place::Open]);
    house.tables.create(&ben, game).await.unwrap();
    assert_eq!(house.tables.lobby(Some(&ben), 0).await.unwrap()[0].mine.len(), 1);
}

#[tokio::test]
async fn old_tables_are_pruned_and_others_kept() {
    let house = House::new().await;
    let anna = house.guest("Anna").await;
    let over = connect_four(&[bot(), bot()]);
    let over = house.tables.create(&anna, over).await.unwrap().id;
    house.until_over(&over).await;
    let (running, ..) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let store = Store::open(&house.address).await.unwrap();
    let (now, day) = (house.time.now(), Duration::from_secs(24 * 60 * 60));
    let none = store.prune(now.before(day)).await.unwrap();
    assert_eq!((none.tables, none.guests), (0, 0));
    let all = store.prunable(now.after(day)).await.unwrap();
    assert_eq!((all.tables, all.guests), (1, 1));
    assert_eq!(store.prune(now.after(day)).await.unwrap(), all);
    let left: Vec<_> = store.list().await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(left, [running]);
}

#[tokio::test]
async fn a_backup_of_sqlite_is_whole_and_overwrites_nothing() {
    let house = House::new().await;
    if house.address.starts_with("postgres") {
        let store = Store::open(&house.address).await.unwrap();
        let refused = store.backup("anything".as_ref()).await.unwrap_err();
        assert!(refused.to_string().contains("pg_dump"));
        return;
    }
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("backup.db");
    let store = Store::open(&house.address).await.unwrap();
    store.backup(&file).await.unwrap();
    house.act(&table, &house.guest("nobody").await, seat(1), 3).await.unwrap_err();
    let again = store.backup(&file).await.unwrap_err();
    assert!(again.to_string().contains("is there already"), "{again}");
    let copy = House::at(&file.display().to_string(), house.time.now()).await;
    assert_eq!(copy.look(&table, &anna).await.table.steps, 1);
}

#[tokio::test]
async fn the_list_is_fair_between_hosts_and_has_an_end_for_each() {
    let house = House::new().await;
    let (anna, ben) = (house.guest("Anna").await, house.guest("Ben").await);
    let open = || connect_four(&[Place::Me, Place::Open]);
    let bens = house.tables.create(&ben, open()).await.unwrap().id;
    for _ in 0..MAX_OPEN_TABLES {
        house.time.pass(Duration::from_secs(1));
        house.tables.create(&anna, open()).await.unwrap();
    }
    let one_more = house.tables.create(&anna, open()).await;
    assert_eq!(one_more.unwrap_err(), CreateError::TooManyOpen);
    // Tables by invitation don't count.
    let invited = NewTable { access: Access::Invited, ..open() };
    house.tables.create(&anna, invited).await.unwrap();
    let listed = house.tables.lobby(None, 0).await.unwrap();
    assert_eq!(listed.len() as u64, MAX_OPEN_TABLES + 1);
    assert_eq!(listed[1].id, bens, "after one of Anna's five newer ones");
    assert!(house.tables.lobby(None, 1).await.unwrap().is_empty());
    assert!(house.tables.lobby(None, u32::MAX).await.unwrap().is_empty());
    house.tables.call_off(&listed[0].id, &anna).await.unwrap();
    house.tables.create(&anna, open()).await.unwrap();
}

/// Two hundred strangers come in at once: a player's step passes them.
#[tokio::test]
async fn a_step_does_not_wait_behind_a_crowd_of_new_guests() {
    let house = House::new().await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    let came = Arc::new(AtomicUsize::new(0));
    let crowd: Vec<_> = (0..200)
        .map(|number| {
            let (tables, came) = (house.tables.clone(), Arc::clone(&came));
            tokio::spawn(async move {
                tables.new_guest(&format!("Guest {number}")).await.unwrap();
                came.fetch_add(1, Ordering::Relaxed);
            })
        })
        .collect();
    // They stand in line before the player decides.
    tokio::task::yield_now().await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    let before = came.load(Ordering::Relaxed);
    assert!(before < 100, "{before} came in before the step was written");
    for guest in crowd {
        guest.await.unwrap();
    }
}
