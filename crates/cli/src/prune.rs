//! `sofra prune`

use std::time::Duration;

use crate::database::{self, Database};
use crate::list::now;
use crate::output::{self, Failure};

#[derive(clap::Args)]
#[command(after_help = "Tables at which people gather or play are never removed.")]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// Remove what has not changed for this many days
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    older_than: u32,
    /// Only say what would be removed
    #[arg(long)]
    dry_run: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let since = now().before(DAY * args.older_than);
    let pruned = database::wait(async {
        let store = args.database.change().await?;
        let pruned =
            if args.dry_run { store.prunable(since).await? } else { store.prune(since).await? };
        store.close().await;
        Ok(pruned)
    })?;
    let verb = if args.dry_run { "Would remove" } else { "Removed" };
    output::print(&format!(
        "{verb} {} tables that are over or closed, and {} guests who sit nowhere and keep no name.\n",
        pruned.tables, pruned.guests
    ))
}
