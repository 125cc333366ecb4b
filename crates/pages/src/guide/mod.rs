//! Learning a game: its page, its rulebook with pictures, the player aid, lessons.

mod aid;
pub mod game_page;
pub mod how_to_play;
mod lesson;
pub mod picture;
mod prose;

pub use aid::{aid, aid_button};
pub use lesson::Lesson;
