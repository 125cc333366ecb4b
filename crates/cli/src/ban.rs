//! `sofra ban`

use std::time::Duration;

use table::{Ban, GuestId, Tables};

use crate::database::{self, Database};
use crate::list::now;
use crate::output::{self, Failure};

#[derive(clap::Args)]
#[command(after_help = "Sessions end at once; a running server gives the seats to bots within \
                        seconds. Without a name it lists who is kept out.")]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// The guest's id, as `sofra reports` shows it, or their exact name
    guest: Option<String>,
    /// For this many days [default: for good]
    #[arg(long, value_name = "DAYS", requires = "guest")]
    days: Option<u32>,
    /// What they are told when they sign in
    #[arg(long, value_name = "WORDS", default_value = "", requires = "guest")]
    because: String,
    /// Let them in again
    #[arg(long, requires = "guest", conflicts_with_all = ["days", "because"])]
    lift: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.guest {
        None => list(args),
        Some(guest) => change(args, guest),
    }
}

fn list(args: &Args) -> Result<(), Failure> {
    let bans = database::wait(async {
        let tables = database::tables(args.database.look().await?);
        let bans = tables.bans().await?;
        tables.close().await;
        Ok(bans)
    })?;
    if args.json {
        return output::print_json(&bans);
    }
    if bans.is_empty() {
        return output::print("Nobody is kept out.\n");
    }
    let mut rows = vec![["guest", "name", "for", "because"].map(str::to_owned).to_vec()];
    let row =
        |ban: &Ban| vec![ban.guest.to_string(), ban.name.clone(), left(ban), ban.because.clone()];
    rows.extend(bans.iter().map(row));
    output::print(&output::columns(&rows))
}

fn left(ban: &Ban) -> String {
    const DAY: u64 = 24 * 60 * 60;
    if ban.until == Ban::FOR_GOOD {
        return "good".to_owned();
    }
    format!("{} more days", ban.until.since(now()).as_secs().div_ceil(DAY))
}

fn change(args: &Args, guest: &str) -> Result<(), Failure> {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let until = args.days.map_or(Ban::FOR_GOOD, |days| now().after(DAY * days));
    let (id, name) = database::wait(async {
        let tables = database::tables(args.database.change().await?);
        let (id, name) = find(&tables, guest).await?;
        let done = if args.lift {
            tables.lift_ban(&id).await
        } else {
            tables.ban(&id, until, &args.because).await
        };
        tables.close().await;
        done?;
        Ok((id, name))
    })?;
    let what = match (args.lift, args.days) {
        (true, _) => "may come in again".to_owned(),
        (false, None) => "is kept out for good".to_owned(),
        (false, Some(days)) => format!("is kept out for {days} days"),
    };
    output::print(&format!("{name} ({id}) {what}.\n"))
}

async fn find(tables: &Tables, guest: &str) -> Result<(GuestId, String), Failure> {
    let mut found = tables.guests_called(guest).await?;
    match (found.pop(), found.len()) {
        (Some(one), 0) => Ok(one),
        (None, _) => Err(Failure::Because(format!("there is no guest '{guest}'"))),
        (Some((last, _)), _) => {
            let ids = found.iter().map(|(id, _)| id).chain([&last]).map(GuestId::as_str);
            let ids = ids.collect::<Vec<_>>().join(", ");
            Err(Failure::Because(format!(
                "several guests are called '{guest}': say which by their id, {ids}"
            )))
        }
    }
}
