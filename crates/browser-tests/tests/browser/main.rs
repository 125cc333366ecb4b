//! The pages in a real Chromium. Needs `cargo build --bin sofra` first, and Chromium installed.

#![expect(clippy::unwrap_used, reason = "a test stops where something fails")]

mod accessibility;
mod boards;
mod contract;
mod faults;
mod frame;
mod gallery;
mod lessons;
mod puzzles;
mod server;
mod sharing;
mod sitting;
mod tab;
mod whole_games;
mod wire;
