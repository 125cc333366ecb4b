//! Each game's board, drawn without a browser.

mod clash_of_rage;
mod dwar7s_fall;
