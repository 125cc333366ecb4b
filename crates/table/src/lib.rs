//! A running table: journal and store, seats, undo, clocks, fairness, chat and bots.
//!
//! A table is its journal: what was agreed, and every entry since. [`Tables`] is the handle on all
//! tables of a [`Store`]; it keeps those in use in memory and rebuilds the others when somebody
//! looks. Whatever it answers with `Ok` is durable.

mod allowance;
mod archive;
mod bans;
mod bot_pace;
mod bus;
mod chain;
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
mod lesson;
mod listing;
mod look;
mod names;
mod own_data;
mod passwords;
mod peace;
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
mod table_file;
mod tables;
mod time;
mod undo;
mod work;

pub use allowance::Allowance;
pub use archive::{ExportError, ImportError};
pub use bans::Ban;
pub use bot_pace::BotPace;
pub use bus::{Bus, BusError, Here, News, Notice, Presence, Pulse, Reach, Traffic, Watch};
pub use chance::Chance;
pub use chat::{ChatError, ChatLine, KEPT_LINES, MAX_NOTE, MAX_WORDS, MOST_LINES};
pub use clock::{BadClock, ClockRule, Clocks, Pace, Preset, clock_presets};
pub use create::{CreateError, Created, MAX_ENTROPY, MAX_OPEN_TABLES};
pub use entry::{Consent, HowUndone, WhyBot, WhyClosed};
pub use error::OpenError;
pub use guests::{Guest, GuestError, MIN_PASSWORD};
pub use id::{BadId, GuestId, ReportId, SeatToken, ServerId, SessionToken, TableId};
pub use info::{FairnessInfo, OccupantInfo, Revealed, SeatClock, SeatInfo, TableInfo};
pub use listing::{Counts, LISTED, ListedOccupant, Listing};
pub use look::{Look, LookAs, LookError};
pub use names::MAX_NAME;
pub use own_data::{Noted, OwnData, Said};
pub use peace::{Hearing, MOST_MUTED, MOST_REPORTS, Muted, Neighbour, PeaceError, Report, Whom};
pub use play::{Act, Acted, PlayError};
pub use record::{Happening, Status, UndoRequest, What};
pub use review::{Review, TurningPoint};
pub use seating::{SeatError, Sit};
pub use sessions::{MOST_SESSIONS, Session};
pub use settings::Settings;
pub use spec::{Access, NewTable, Origin, Place};
pub use store::{BackupError, Pruned, Reservation, Store, StoreError, StoreMode, StoreOptions};
pub use table_file::Verified;
pub use tables::Tables;
pub use time::{HandTime, Moment, Time, WallTime};
pub use undo::{MOST_RECONSIDERED, UndoError, Undone};
