//! Each game's board, drawn without a browser.

mod belaad;
mod clash_of_rage;
mod simurgh;
