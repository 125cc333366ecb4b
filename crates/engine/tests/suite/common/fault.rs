//! What can be wrong with a game. `NONE` keeps all laws.

use std::cell::Cell;

thread_local! {
    static FAULT: Cell<u8> = const { Cell::new(NONE) };
}

/// Makes the games of this thread wrong in one way.
pub fn break_games(fault: u8) {
    FAULT.set(fault);
}

pub fn has(fault: u8) -> bool {
    FAULT.get() == fault
}

pub const NONE: u8 = 0;
pub const LISTS_TOO_LITTLE: u8 = 1;
pub const LISTS_TOO_MUCH: u8 = 2;
pub const DEAD_END: u8 = 3;
pub const SHOWS_HANDS: u8 = 4;
pub const SHOWS_PLEDGES: u8 = 5;
pub const HIDES_NEWS: u8 = 6;
pub const LOSES_A_CARD: u8 = 7;
pub const FORGETS_WHEN_WRITTEN: u8 = 8;
pub const RUSHES_SIMULTANEOUS: u8 = 9;
pub const CARELESS_AUDIT: u8 = 10;
pub const WRONG_SCORE_BOUND: u8 = 11;
pub const TELLS_THE_CARD: u8 = 12;
pub const ENDLESS: u8 = 14;
pub const TAKES_UNASKED: u8 = 15;
pub const MISLEADS: u8 = 16;
pub const WORTH_NOTHING_KNOWN: u8 = 17;
pub const THROWS_ITS_OWN_DICE: u8 = 18;
pub const SHARES_ITS_STATE: u8 = 19;
pub const ENCODES_HIDDEN_CARDS: u8 = 20;
pub const ENCODES_TOO_LITTLE: u8 = 21;
pub const ENCODES_BEYOND_ITS_RANGE: u8 = 22;
pub const NAMES_THE_ABSENT: u8 = 23;
pub const KEEPS_A_REASON_BACK: u8 = 24;
pub const NAMES_NO_REASON: u8 = 25;
pub const IMAGINES_NOTHING: u8 = 26;
pub const FORGETS_THE_DECK: u8 = 27;
pub const FORGETS_THE_NEXT_HAND: u8 = 28;
pub const SEES_ON: u8 = 29;
pub const REPORTS_ALL_BUT_ONE: u8 = 30;
pub const ACCEPTS_STRANGERS: u8 = 31;
