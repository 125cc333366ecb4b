//! The view as numbers.

use engine::{Block, Encoder, KnownTo, Seat, SeatSet, Viewer};

use crate::words::{Card, ROW};
use crate::{Cactus, MAX_PLAYERS};

/// A card as a number; 0 for one that the viewer doesn't know.
const CARDS: u8 = Card::COUNT as u8;

pub const BLOCKS: &[Block] = &[
    Block { name: "rows", shape: &[MAX_PLAYERS, ROW], max: CARDS, about: "Known cards" },
    Block { name: "open", shape: &[MAX_PLAYERS, ROW], max: 1, about: "Cards that lie open" },
    Block {
        name: "known_to",
        shape: &[MAX_PLAYERS, ROW, MAX_PLAYERS],
        max: 1,
        about: "Who knows each card",
    },
    Block { name: "pile", shape: &[Card::COUNT], max: CARDS, about: "The pile from the bottom" },
    Block { name: "deck", shape: &[1], max: CARDS, about: "Cards in the deck" },
    Block { name: "drawn", shape: &[1], max: CARDS, about: "The card in hand, if it is known" },
    Block { name: "active", shape: &[MAX_PLAYERS], max: 1, about: "Whose turn it is" },
    Block { name: "caller", shape: &[MAX_PLAYERS], max: 1, about: "Who has called" },
];

pub fn encode(game: &Cactus, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = game.rows.len() as u8;
    let number = |card: Option<Card>| card.map_or(0, |card| card.at() as u8 + 1);
    let absent = MAX_PLAYERS - game.rows.len();
    let places = || viewer.clockwise(seats).flat_map(|owner| game.rows[owner.index()].iter());
    for held in places() {
        out.amount(number(held.seen_by(Viewer::Seat(viewer))), CARDS);
    }
    out.zeros(absent * ROW);
    for held in places() {
        out.flag(held.known_to == KnownTo::Everybody);
    }
    out.zeros(absent * ROW);
    for held in places() {
        let knowing = match held.known_to {
            KnownTo::Everybody => SeatSet::all(seats),
            KnownTo::Only(seats) => seats,
        };
        out.seats(knowing, viewer, seats, MAX_PLAYERS);
    }
    out.zeros(absent * ROW * MAX_PLAYERS);
    for card in game.pile.pieces() {
        out.amount(number(Some(card)), CARDS);
    }
    out.zeros(Card::COUNT - game.pile.len());
    out.amount(game.deck.len() as i64, CARDS);
    out.amount(number(game.drawn.seen_by(Viewer::Seat(viewer)).next().flatten()), CARDS);
    out.seats(SeatSet::only(game.active), viewer, seats, MAX_PLAYERS);
    out.seats(game.caller.into_iter().collect(), viewer, seats, MAX_PLAYERS);
}
