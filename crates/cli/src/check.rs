//! `sofra check`

use table::{OpenError, TableId};

use crate::database::{self, Database};
use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let (checked, broken) = database::wait(async {
        let store = args.database.look().await?;
        let ids: Vec<TableId> = store.list().await?.into_iter().map(|table| table.id).collect();
        let tables = database::tables(store);
        let mut broken = Vec::new();
        for id in &ids {
            match tables.check(id).await {
                // Pruned since the list was read.
                Ok(()) | Err(OpenError::NoTable | OpenError::Newer) => {}
                Err(OpenError::Unreadable(reason)) => broken.push((id.to_string(), reason)),
                Err(OpenError::Store(error)) => return Err(error.into()),
            }
        }
        tables.close().await;
        Ok((ids.len(), broken))
    })?;
    if args.json {
        let broken = broken
            .iter()
            .map(|(table, reason)| serde_json::json!({ "table": table, "reason": reason }));
        let broken: Vec<_> = broken.collect();
        output::print_json(&serde_json::json!({ "checked": checked, "broken": broken }))?;
    } else {
        for (table, reason) in &broken {
            output::print(&format!("{table}: {reason}\n"))?;
        }
    }
    match broken.len() {
        0 if args.json => Ok(()),
        0 => output::print(&format!("All {checked} tables can be read, entry by entry.\n")),
        count => Err(Failure::Because(format!("{count} of {checked} tables can't be read"))),
    }
}
