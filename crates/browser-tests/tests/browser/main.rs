//! The pages in a real Chromium. Needs `cargo build -p sofra` before, and Chromium installed.

mod accessibility;
mod boards;
mod evening;
mod faults;
mod gallery;
mod server;
mod sharing;
mod tab;
mod wire;
