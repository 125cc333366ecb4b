//! Each game's board, drawn without a browser.

mod art;
mod belaad;
mod clash_of_rage;
mod dwar7s_fall;
mod simurgh;
