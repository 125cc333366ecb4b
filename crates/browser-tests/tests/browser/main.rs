//! The pages in real browsers: Chromium for everything, Firefox and WebKit for a short form. Needs
//! `cargo build --bin sofra` first, and the browsers installed.

#![expect(clippy::unwrap_used, reason = "a test stops where something fails")]

mod accessibility;
mod attention;
mod boards;
mod contract;
mod explanations;
mod faults;
mod frame;
mod gallery;
mod lessons;
mod other_browsers;
mod puzzles;
mod server;
mod sharing;
mod sight;
mod sitting;
mod tab;
mod whole_games;
mod wire;
