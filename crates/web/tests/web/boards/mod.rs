//! Each game's own board.

mod simurgh;
