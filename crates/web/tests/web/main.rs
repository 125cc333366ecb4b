//! The server as browsers and programs meet it, with real tables in a real database.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod api;
mod away;
mod bot;
#[path = "../../../table/tests/suite/cluster.rs"]
#[expect(dead_code, reason = "the tests of the table encrypt the line")]
mod cluster;
mod gestures;
mod hostile;
mod learn;
mod live;
mod memory;
mod pages;
mod peace;
mod secrets;
mod server;
mod servers;
mod shared;
mod sizes;
