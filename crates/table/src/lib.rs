//! A running table: journal and store, seats, undo, clocks, fairness, chat and bots.
//!
//! A table is its journal: what was agreed, and every entry since. [`Tables`] is the handle on all
//! tables of a [`Store`]; it keeps those in use in memory and rebuilds the others when somebody
//! looks. Whatever it answers with `Ok` is durable.

mod archive;
mod bus;
mod chance;
mod chat;
mod clock;
mod create;
mod entry;
mod error;
mod games;
mod guests;
mod hands;
mod id;
mod info;
mod keeper;
mod listing;
mod look;
mod names;
mod passwords;
mod play;
mod pool;
mod record;
mod review;
mod seating;
mod sessions;
mod settings;
mod snapshot;
mod spec;
mod state;
mod store;
mod tables;
mod time;
mod undo;

pub use archive::{ExportError, ImportError};
pub use bus::{Bus, LocalBus, Notice, Pulse, Topic, Watch};
pub use chance::Chance;
pub use chat::{ChatError, ChatLine, KEPT_LINES, MAX_NOTE, MAX_WORDS, MOST_LINES};
pub use clock::{BadClock, ClockRule, Clocks, Pace, Preset, clock_presets};
pub use create::{CreateError, Created, MAX_ENTROPY, MAX_OPEN_TABLES};
pub use entry::{Consent, HowUndone, WhyBot, WhyClosed};
pub use error::OpenError;
pub use guests::{Guest, GuestError, MIN_PASSWORD};
pub use id::{BadId, GuestId, SeatToken, SessionToken, TableId};
pub use info::{FairnessInfo, OccupantInfo, Revealed, SeatClock, SeatInfo, TableInfo};
pub use listing::{Counts, LISTED, ListedOccupant, Listing};
pub use look::{Look, LookAs, LookError};
pub use names::MAX_NAME;
pub use play::{Act, Acted, PlayError};
pub use record::{Happening, Status, UndoRequest, What};
pub use review::{Review, TurningPoint};
pub use seating::{SeatError, Sit};
pub use sessions::Session;
pub use settings::Settings;
pub use spec::{Access, NewTable, Origin, Place};
pub use store::{BackupError, Pruned, Reservation, Store, StoreError, StoreMode, StoreOptions};
pub use tables::Tables;
pub use time::{HandTime, Moment, Time, WallTime};
pub use undo::{UndoError, Undone};
