//! The server as browsers and programs meet it, with real tables in a real database.

mod api;
mod bot;
mod hostile;
mod house;
mod live;
mod pages;
mod secrets;
mod sizes;
