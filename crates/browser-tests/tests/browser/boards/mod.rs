//! Each game's board under a mouse and under fingers.

mod belaad;
mod by_touch;
mod clash_of_rage;
mod dwar7s_fall;
mod gestures;
mod kinds;
mod offers;
pub mod play;
mod simurgh;
