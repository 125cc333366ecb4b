//! The rules of Connect Four, each proved once.

use connect_four::{Action, Column, ConnectFour, First, Options, Refusal};
use engine::{Game, Match, Refused, Seat, Seed, Setup, Viewer};

/// A game after discs were dropped into these columns, counted from 1.
fn dropped(columns: &[u8]) -> Match<ConnectFour> {
    let setup = Setup::of::<ConnectFour>(2);
    let mut game = Match::new(setup, Seed([0; 32])).expect("the default game");
    for column in columns {
        let seat = game.waiting().first().expect("somebody's turn");
        game.act(seat, drop(*column)).expect("a free column");
    }
    game
}

fn drop(column: u8) -> Action {
    Action::Drop { column: Column::new(column - 1).expect("a column") }
}

/// C4-1.1, C4-2.1: seven columns of six; a disc falls onto the lowest free row.
#[test]
fn discs_fall_to_the_lowest_free_row() {
    let view = dropped(&[4, 4, 7]).game().view(Viewer::Spectator);
    assert_eq!(view.rows.len(), 6);
    assert_eq!(view.rows[5][3], Some(Seat::of(0)));
    assert_eq!(view.rows[4][3], Some(Seat::of(1)));
    assert_eq!(view.rows[5][6], Some(Seat::of(0)));
    assert_eq!(view.rows[3][3], None);
}

/// C4-1.2, C4-2.1: seat 0 begins unless the option says otherwise, and turns alternate.
#[test]
fn players_take_turns() {
    assert_eq!(dropped(&[]).waiting().first(), Some(Seat::of(0)));
    assert_eq!(dropped(&[1]).waiting().first(), Some(Seat::of(1)));
    assert_eq!(dropped(&[1]).act(Seat::of(0), drop(1)), Err(Refused::NotYourTurn));
    let setup = Setup::with::<ConnectFour>(2, Options { first: First::One });
    let game = Match::<ConnectFour>::new(setup, Seed([0; 32])).unwrap();
    assert_eq!(game.waiting().first(), Some(Seat::of(1)));
}

/// C4-2.2: a full column takes no more.
#[test]
fn a_full_column_refuses() {
    let mut game = dropped(&[3, 3, 3, 3, 3, 3]);
    let column = Column::new(2).unwrap();
    assert_eq!(game.act(Seat::of(0), drop(3)), Err(Refusal::ColumnFull { column }.into()));
    let mut legal = Vec::new();
    game.game().legal(Seat::of(0), &mut legal);
    assert_eq!(legal.len(), 6);
}

/// C4-2.3, C4-2.5, C4-3.1: four in a row, a column or a diagonal win at once.
#[test]
fn four_in_a_line_win() {
    let wins: [&[u8]; 4] = [
        &[1, 1, 2, 2, 3, 3, 4],
        &[5, 1, 5, 1, 5, 1, 5],
        &[1, 2, 2, 3, 4, 3, 3, 4, 4, 7, 4],
        &[7, 6, 6, 5, 4, 5, 5, 4, 4, 1, 4],
    ];
    for columns in wins {
        let mut game = dropped(columns);
        let outcome = game.game().outcome().unwrap_or_else(|| panic!("{columns:?} wins"));
        assert_eq!(outcome.ending, "connected");
        assert_eq!((outcome.seats[0].rank, outcome.seats[0].score), (1, 1));
        assert_eq!((outcome.seats[1].rank, outcome.seats[1].score), (2, 0));
        assert!(game.waiting().is_empty());
        assert_eq!(game.act(Seat::of(1), drop(6)), Err(Refused::Over));
    }
}

/// Three are not four, and a line doesn't go round the edge of the grid.
#[test]
fn lines_do_not_wrap() {
    // Rows 5 and 6 of column 1 and rows 1 and 2 of column 2 follow each other in the bit board.
    let game = dropped(&[1, 1, 1, 1, 3, 1, 3, 1, 2, 4, 2]);
    assert_eq!(game.game().outcome(), None);
}

/// C4-2.4, C4-3.1: a full grid without a line is a draw that both share.
#[test]
fn a_full_grid_is_a_draw() {
    let columns = [
        6, 4, 3, 4, 2, 6, 4, 2, 1, 2, 5, 2, 3, 6, 1, 6, 7, 7, 3, 1, 7, 1, 5, 3, 4, 1, 4, 5, 3, 4,
        3, 7, 1, 5, 2, 2, 6, 5, 5, 6, 7, 7,
    ];
    let game = dropped(&columns);
    let outcome = game.game().outcome().expect("the game is over");
    assert_eq!(outcome.ending, "filled");
    assert_eq!(outcome.win_share(Seat::of(0)), 0.5);
    assert!(outcome.seats.iter().all(|seat| seat.score == 0));
}
