//! The pages, the live table and the JSON API.
//!
//! The crate `pages` draws, from plain data that is filled in here; a live connection sends again
//! what changed. [`router`] serves it all; [`serve`] listens.

mod allowances;
mod api;
mod app;
mod assets;
mod coach;
mod cookies;
mod deeds;
mod failure;
mod guard;
mod limits;
mod line;
mod live;
mod look;
mod metrics;
mod page;
mod person;
mod places;
mod refused;
mod requests;
mod routes;
mod server;
mod wishes;

pub use app::{App, Config};
pub use cookies::Transport;
pub use guard::Proxy;
pub use limits::Limiting;
pub use metrics::router as metrics_router;
pub use pages::load;
pub use routes::router;
pub use server::{Doors, serve};
