//! The Troll's Bridge (section 13).

use crate::common::{at, options, seat, with};
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{KingdomCard, Mood};
use dwar7s_fall::{Action, Refusal};
use serde_json::json;

fn troll(seats: u8) -> crate::common::Position {
    with(seats, options(json!({ "troll": true })))
}

fn stands_at(table: &crate::common::Table) -> (i8, i8) {
    let cell = table.view().troll.expect("the troll plays").cell;
    (cell.row(), cell.col())
}

/// DWF-13.1, DWF-8.8: the lake belongs to a kingdom like any card and is never blocked.
#[test]
fn the_lake_is_a_card() {
    let mut table = troll(2)
        .lay("blue/castle", (3, 4), 0)
        .lay("blue/fire_dragon", (4, 3), 0)
        .meeples(0, (3, 3), 1)
        .mood("miner", 1)
        .build();
    assert_eq!(table.kingdom(0), (3, 1));
    table.end().act(Action::Stop);
    assert_eq!(table.view().troll.unwrap().toll_marker, 1);
}

/// DWF-13.2, DWF-13.4, DWF-13.5: up to two steps, through walls, over any card; it takes no slot.
#[test]
fn leading_the_troll() {
    let mut table = troll(2)
        .lay("red/ruby_mine", (3, 4), 0)
        .lay("red/tavern", (3, 5), 0)
        .lay("red/gold_mine", (6, 6), 0)
        .lay("red/emerald_mine", (6, 6), 0)
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 5), 3)
        .mood("miner", 1)
        .build();
    table.end();
    let step = |side| Action::Step { side };
    assert_eq!(table.legal(), [step(Side::East), Action::Stop]);
    assert_eq!(
        table.refused(step(Side::North)),
        Some(Refusal::NoCardThatWay { side: Side::North })
    );
    table.act(step(Side::East));
    assert_eq!(table.legal(), [step(Side::East), step(Side::West), Action::Stop]);
    table.act(step(Side::East));
    assert_eq!(stands_at(&table), (3, 5));
    assert_eq!(table.cell(3, 5).unwrap().slots, 3);
}

/// DWF-13.2, DWF-8.1, DWF-8.7: the troll's card can't be dug or rotated.
#[test]
fn nothing_moves_under_the_troll() {
    let mut dig = troll(2)
        .lay("red/castle", (3, 4), 0)
        .lay("red/gold_mine", (6, 6), 0)
        .lay("red/emerald_mine", (6, 6), 0)
        .meeples(0, (3, 4), 2)
        .troll_at((6, 6))
        .mood("miner", 1)
        .next_roaming("sleep_walking_n")
        .build();
    dig.end();
    assert_eq!(dig.top(6, 6), Some(KingdomCard::EmeraldMine));
    let mut turn = with(2, options(json!({ "troll": true, "decrees": ["battle_memorial"] })))
        .lay("memorial", (3, 4), 0)
        .defeated(1, "red/fire_dragon")
        .lay("red/castle", (6, 6), 0)
        .lay("red/ruby_mine", (7, 6), 0)
        .meeples(0, (3, 4), 2)
        .troll_at((6, 6))
        .mood("miner", 1)
        .build();
    turn.end();
    assert_eq!(turn.legal(), [at(7, 6), Action::Stop], "the ruby mine alone can be turned");
}

/// DWF-13.3, DWF-8.5: a troll on a defeated monster returns to its lake.
#[test]
fn the_troll_loses_its_monster() {
    let mut table = troll(2)
        .lay("red/fire_dragon", (3, 4), 0)
        .meeples(0, (3, 4), 5)
        .troll_at((3, 4))
        .mood("miner", 1)
        .next_roaming("running_nnn")
        .build();
    table.end();
    assert_eq!((stands_at(&table), table.game.player(seat(0)).monsters), ((3, 3), 1));
}

/// DWF-13.6, DWF-7.8: without a toll the troll roams, and the deck is reshuffled.
#[test]
fn roaming() {
    let mut table = troll(2)
        .lay("red/castle", (3, 4), 0)
        .lay("red/tavern", (4, 4), 0)
        .next_roaming("crazy_stunt_es")
        .mood("miner", 1)
        .build();
    table.end();
    assert_eq!(stands_at(&table), (4, 4));
    for turn in 2..=16 {
        table.end();
        assert_eq!(table.view().troll.unwrap().roaming_discards.len(), turn);
    }
    table.end();
    assert_eq!(table.view().troll.unwrap().roaming_discards.len(), 1);
}

/// DWF-13.7, section 18: each mood lasts for its slots; the order is known once all have been seen.
#[test]
fn moods_in_turn() {
    let mut table = troll(2).mood("miner", 1).build();
    let known = |table: &crate::common::Table| {
        table.view().troll.unwrap().moods.iter().filter(|mood| mood.is_some()).count()
    };
    assert_eq!(known(&table), 1);
    for _ in 0..3 {
        table.end();
    }
    assert_eq!(known(&table), 2);
    assert_eq!(table.view().troll.unwrap().moods.last(), Some(&Some(Mood::Miner)));
    for _ in 0..9 {
        table.end();
    }
    assert_eq!(known(&table), 4);
    assert_eq!(table.view().troll.unwrap().moods[0], Some(Mood::Miner), "once round");
}
