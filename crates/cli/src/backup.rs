//! `sofra backup`

use std::path::PathBuf;

use crate::database::{self, Database};
use crate::output::{self, Failure};

#[derive(clap::Args)]
#[command(after_help = "The server may go on meanwhile. To restore: stop it, put the file in the \
                        place of its database, start it.")]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// The new file
    file: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    database::wait(async {
        let store = args.database.look().await?;
        store.backup(&args.file).await?;
        store.close().await;
        Ok(())
    })?;
    output::print(&format!("Everything is in {}.\n", args.file.display()))
}
