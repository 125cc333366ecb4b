//! The server as browsers and programs meet it, with real tables in a real database.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod api;
mod bot;
mod hostile;
mod live;
mod memory;
mod pages;
mod secrets;
mod server;
mod sizes;
