//! Cells, walls and crowds of meeples.

use dwar7s_fall::cell::{Cell, Rotation, Side, Walls};
use dwar7s_fall::meeples::Crowd;
use dwar7s_fall::names::Kind;
use engine::{Indexed as _, Set};

#[test]
fn cells_are_numbered_row_by_row() {
    assert_eq!(Cell::COUNT, 7565);
    let mut last = None;
    for (number, cell) in Cell::values().enumerate() {
        assert_eq!(cell.index() as usize, number);
        assert!(last < Some((cell.row(), cell.col())), "{cell:?}");
        last = Some((cell.row(), cell.col()));
    }
    assert_eq!(Cell::values().count(), Cell::COUNT as usize);
}

#[test]
fn walls_turn_clockwise() {
    let walls = Walls::read("WWoW").unwrap();
    let turned = walls.turned(Rotation::new(2).unwrap());
    assert!(!turned.on(Side::North));
    assert!([Side::East, Side::South, Side::West].into_iter().all(|side| turned.on(side)));
    assert_eq!(Walls::read("WoW"), None);
    assert_eq!(Walls::read("Wow?"), None);
}

#[test]
fn the_kinds_of_a_crowd_are_those_it_has() {
    let mut crowd = Crowd::EMPTY;
    assert!(crowd.kind_set().is_empty());
    for kind in [Kind::Basic, Kind::Basic, Kind::Warrior, Kind::OgreKing] {
        crowd.add(kind);
        let has: Set<Kind, u16> =
            Kind::ALL.iter().copied().filter(|&kind| crowd.has(kind)).collect();
        assert_eq!(crowd.kind_set(), has);
    }
    assert_eq!(crowd.kinds().collect::<Vec<_>>(), [Kind::Basic, Kind::Warrior, Kind::OgreKing]);
}
