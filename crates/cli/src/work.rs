//! `sofra work`: a server without pages, whose bots think for the other servers

use std::net::SocketAddr;

use table::{Settings, Tables};
use web::{App, Config, Doors};

use crate::database::Database;
use crate::messenger::Messenger;
use crate::output::{self, Failure};
use crate::serve::{begin, listen, stop_signal};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    database: Database,

    #[command(flatten)]
    messenger: Messenger,

    /// How many bots think at the same time [default: the number of cores]
    #[arg(long, value_name = "N")]
    bots: Option<usize>,

    /// Where to serve health and figures
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    /// How long a bot waits before it moves, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 500)]
    bot_pace: u64,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    begin(work(args))
}

async fn work(args: &Args) -> Result<(), Failure> {
    let store = args.database.serve().await?;
    if !store.is_shared() {
        let words = "a worker needs a PostgreSQL database, which it shares with the servers it \
                     works for: give it --database postgres://…";
        return Err(Failure::Setup(words.to_owned()));
    }
    let bus = args.messenger.open(&store).await?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        bots: args.bots.unwrap_or(cores).max(1),
        bot_pace: std::time::Duration::from_millis(args.bot_pace),
        ..Settings::default()
    };
    let tables = Tables::worker(store, settings, bus).await?;
    let app = App::new(tables.clone(), Config::default());
    if let Some(metrics) = args.metrics {
        let listener = listen(metrics).await?;
        let address = listener.local_addr()?;
        output::print(&format!("Health and figures at http://{address}/metrics\n"))?;
        let router = web::metrics_router(app.clone());
        tokio::spawn(web::serve(listener, router, Doors::Wide, std::future::pending()));
    }
    let keeper = tokio::spawn(tables.clone().keep());
    output::print("Bots think here. Stop it with Ctrl-C; others go on with its work.\n")?;
    stop_signal().await;
    app.drain();
    tables.close().await;
    keeper.abort();
    Ok(())
}
