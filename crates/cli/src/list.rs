//! `sofra list`

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::{ListedOccupant, Listing, Moment, Status};

use crate::database::{self, Database};
use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// Only tables of this game
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// Only tables that are this far
    #[arg(long, value_enum)]
    status: Option<Wanted>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Wanted {
    Gathering,
    Playing,
    Over,
    Closed,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let tables = database::wait(async {
        let store = args.database.look().await?;
        let tables = store.list().await?;
        store.close().await;
        Ok(tables)
    })?;
    let is_wanted = |table: &Listing| {
        args.game.as_ref().is_none_or(|game| *game == table.game)
            && args.status.is_none_or(|status| status == wanted(table.status))
    };
    let tables: Vec<Listing> = tables.into_iter().filter(is_wanted).collect();
    if args.json {
        return output::print_json(&tables);
    }
    if tables.is_empty() {
        return output::print("There are no such tables.\n");
    }
    let heading = ["table", "game", "status", "steps", "last change", "seats"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    rows.extend(tables.iter().map(row));
    output::print(&output::columns(&rows))
}

fn row(table: &Listing) -> Vec<String> {
    let seats: Vec<&str> = table
        .seats
        .iter()
        .map(|seat| match seat {
            ListedOccupant::Open => "(open)",
            ListedOccupant::Person { name } => name,
            ListedOccupant::Bot { level } => level,
        })
        .collect();
    vec![
        table.id.to_string(),
        table.game.clone(),
        word(table.status).to_owned(),
        table.steps.to_string(),
        ago(now().since(table.changed_at)),
        seats.join(", "),
    ]
}

fn wanted(status: Status) -> Wanted {
    match status {
        Status::Gathering => Wanted::Gathering,
        Status::Playing => Wanted::Playing,
        Status::Over => Wanted::Over,
        Status::Closed => Wanted::Closed,
    }
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}

/// Now, as tables count time.
pub fn now() -> Moment {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::default().after(now)
}

/// How long ago something was, in words.
pub fn ago(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{seconds} s ago"),
        60..3600 => format!("{} min ago", seconds / 60),
        3600..86_400 => format!("{} h ago", seconds / 3600),
        _ => format!("{} d ago", seconds / 86_400),
    }
}
