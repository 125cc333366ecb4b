//! `sofra import`

use std::path::PathBuf;

use crate::database::{self, Database};
use crate::output::{self, Failure};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// Files of `sofra export`: whole tables, or journals of games that are over
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    database::wait(async {
        let tables = database::tables(args.database.open().await?);
        for path in &args.files {
            let file = output::read(path)?;
            let table = tables
                .import(&file)
                .await
                .map_err(|error| Failure::Because(format!("{}: {error}", path.display())))?;
            output::print(&format!("{table}\n"))?;
        }
        tables.close().await;
        Ok(())
    })
}
