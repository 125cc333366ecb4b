//! Each game's board under a mouse and under fingers.

mod clash_of_rage;
