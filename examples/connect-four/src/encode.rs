//! A position as numbers, for learning.

use engine::{Block, Encoder, Game, Seat};

use crate::{Column, ConnectFour, ROWS};

pub const BLOCKS: &[Block] = &[
    Block {
        name: "discs",
        shape: &[2, Column::COUNT, ROWS as usize],
        max: 1,
        about: "The viewer's discs, then the other player's, by column and row from the bottom",
    },
    Block { name: "to_move", shape: &[1], max: 1, about: "Whether the viewer drops the next disc" },
];

pub fn encode(game: &ConnectFour, viewer: Seat, out: &mut Encoder<'_>) {
    for seat in viewer.clockwise(2) {
        for column in 0..Column::COUNT as u32 {
            for row in 0..ROWS {
                out.flag(game.owner(column, row) == Some(seat));
            }
        }
    }
    out.flag(game.active() == viewer);
}
