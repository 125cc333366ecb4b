//! `sofra export`

use std::path::PathBuf;

use crate::database::{self, Database};
use crate::output::{self, Failure};

#[derive(clap::Args)]
#[command(after_help = "A journal can be checked by anybody with `sofra verify`. A whole table \
                        holds its secrets: the seed, hidden answers and what seats are \
                        recovered with.")]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// The table: see `sofra list`
    table: String,
    /// The whole table, to carry it to another database, even in the middle of a game
    #[arg(long)]
    whole: bool,
    /// Write to this file instead of the screen
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let table = database::table_id(&args.table)?;
    let file = database::wait(async {
        let tables = database::tables(args.database.look().await?);
        let exported = if args.whole {
            tables.export(&table).await.map_err(Failure::from)
        } else {
            tables.journal(&table).await.map_err(|error| match error {
                table::ExportError::NotOver => Failure::Because(format!(
                    "{error}. To carry the running table elsewhere: sofra export --whole {table}"
                )),
                other => other.into(),
            })
        };
        tables.close().await;
        exported
    })?;
    match &args.out {
        Some(path) => output::write(path, &file),
        None => output::print(&file),
    }
}
