//! The pages, the live table and the JSON API.
//!
//! The server draws: a page is a pure function of what its reader may see, in parts that a live
//! connection sends again when they change. [`router`] serves it all; [`serve`] listens.

mod api;
mod app;
mod assets;
pub mod boards;
mod commands;
mod cookies;
mod draw;
mod failure;
mod fields;
mod guard;
mod limits;
mod live;
mod metrics;
mod pages;
mod parts;
mod person;
mod routes;
mod scene;
mod server;
mod settings;
mod stage;
mod table_page;
mod words;

pub use app::{App, Config};
pub use cookies::Transport;
pub use draw::{symbol, symbol_use};
pub use guard::Proxy;
pub use limits::Limiting;
pub use metrics::router as metrics_router;
pub use parts::{Known, Parts};
pub use routes::router;
pub use scene::{Scene, Target};
pub use server::serve;
pub use words::{Words, words};
