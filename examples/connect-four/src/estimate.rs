//! What a position is worth, for bots.

use engine::{Game, Seat};

use crate::{Column, ConnectFour, ROWS, STRIDE};

/// The bottom bit of every column.
const BOTTOM: u64 = {
    let mut bits = 0;
    let mut column = 0;
    while column < Column::COUNT as u32 {
        bits |= 1 << (column * STRIDE);
        column += 1;
    }
    bits
};

/// Every place of the grid.
const GRID: u64 = BOTTOM * ((1 << ROWS) - 1);

/// The middle column.
const MIDDLE: u64 = ((1 << ROWS) - 1) << (Column::COUNT as u32 / 2 * STRIDE);

/// The seat's expected share of the one point of victory, from 0 to 1.
pub(crate) fn estimate(game: &ConnectFour, seat: Seat) -> f32 {
    let [own, other] = [game.discs[seat.index()], game.discs[seat.next(2).index()]];
    let open = GRID & !(own | other);
    let playable = ((own | other) + BOTTOM) & open;
    let (threats, menaces) = (fourths(own) & open, fourths(other) & open);
    let moves = game.active() == seat;
    // Whoever moves and can connect does so; two places can't both be blocked.
    let (now, then) = if moves { (threats, menaces) } else { (menaces, threats) };
    let mover = if now & playable != 0 {
        1.0
    } else if (then & playable).count_ones() > 1 {
        0.0
    } else {
        let lasting = |places: u64| (places & !playable).count_ones() as f32;
        let middle = |discs: u64| (discs & MIDDLE).count_ones() as f32;
        let (mine, theirs) = if moves { (own, other) } else { (other, own) };
        0.5
            // A place that connects later decides many endgames: a tenth of a game each.
            + 0.1 * (lasting(now) - lasting(then))
            // Having to block leaves the choice to the other.
            - 0.05 * (then & playable).count_ones() as f32
            // More lines lead through the middle than through any other column.
            + 0.02 * (middle(mine) - middle(theirs))
    };
    let mover = mover.clamp(0.0, 1.0);
    if moves { mover } else { 1.0 - mover }
}

/// The places where one more disc makes four in a line, taken or not.
fn fourths(discs: u64) -> u64 {
    let upwards = discs << 1 & discs << 2 & discs << 3;
    [STRIDE, STRIDE - 1, STRIDE + 1].into_iter().fold(upwards, |found, step| {
        let after = discs << step & discs << (2 * step);
        let before = discs >> step & discs >> (2 * step);
        found
            | after & (discs << (3 * step) | discs >> step)
            | before & (discs >> (3 * step) | discs << step)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(moves: &[usize]) -> ConnectFour {
        let mut game = ConnectFour { discs: [0; 2], first: Seat::of(0), turn: 0 };
        for (turn, &column) in moves.iter().enumerate() {
            let column = Column::new(column as u8 - 1).unwrap();
            game.discs[turn % 2] |= 1 << (column.at() as u32 * STRIDE + game.height(column));
            game.turn += 1;
        }
        game
    }

    #[test]
    fn a_line_about_to_be_completed_is_as_good_as_won() {
        let three = position(&[1, 2, 1, 2, 1, 3]);
        assert_eq!([0, 1].map(|seat| estimate(&three, Seat::of(seat))), [1.0, 0.0]);
    }

    #[test]
    fn a_line_open_at_both_ends_cannot_be_blocked() {
        let both = position(&[3, 3, 4, 4, 5]);
        assert_eq!(estimate(&both, Seat::of(0)), 1.0);
    }

    #[test]
    fn the_middle_is_better_than_the_edge() {
        let (middle, edge) = (position(&[4]), position(&[1]));
        assert!(estimate(&middle, Seat::of(0)) > estimate(&edge, Seat::of(0)));
        assert_eq!(estimate(&middle, Seat::of(0)) + estimate(&middle, Seat::of(1)), 1.0);
    }

    #[test]
    fn a_line_does_not_wrap_around_the_edge() {
        let three_at_the_top = 0b111 << 3;
        assert_eq!(fourths(three_at_the_top) & GRID, 0);
    }
}
