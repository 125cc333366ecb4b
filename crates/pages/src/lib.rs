//! Draws everything a person sees: pages, boards, rules.
//!
//! Pure functions: plain data goes in, markup comes out. Nothing here knows the network, the clock
//! or the disk, so that a server can send what is drawn, and one day a browser can draw it itself.
//!
//! A page is drawn in [`Parts`], of which a live connection sends those that changed. The look of a
//! game is in its folder in [`games`].

pub mod alone;
pub mod assets;
pub mod bundles;
mod draw;
pub mod failure;
mod fields;
pub mod game_options;
pub mod games;
pub mod guide;
pub mod home;
pub mod join;
mod load;
pub mod me;
pub mod new_table;
mod parts;
pub mod person;
pub mod preferences;
mod reader;
pub mod rulebook;
mod scene;
pub mod seat_link;
mod settings;
pub mod table;
pub mod talk;
mod words;

pub use draw::{Shared, eyes, refusal, shared_picture};
pub use fields::{BadField, Fields};
pub use load::load;
pub use parts::{Change, Known, Parts};
pub use reader::Reader;
pub use scene::{Scene, Target};
pub use settings::{Coach, Settings};
pub use words::{Words, words};
