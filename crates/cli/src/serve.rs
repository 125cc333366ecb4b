//! `sofra serve`: the table for people, in a browser

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use engine::Seed;
use table::{Chance, Settings, StoreMode, Tables};
use tokio::net::TcpListener;
use web::{App, Config, Doors, Limiting, Proxy, Transport};

use crate::database::Database;
use crate::messenger::Messenger;
use crate::output::{self, Failure};

/// Where it listens for friends on the same network.
const EVERYWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 8080);

#[derive(clap::Args)]
pub struct Args {
    /// Where to listen; other machines reach it only if you say so, with --share or 0.0.0.0:8080
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// Let in friends on the same network, too
    #[arg(long, conflicts_with = "listen")]
    share: bool,

    #[command(flatten)]
    database: Database,

    #[command(flatten)]
    messenger: Messenger,

    /// A replica of the PostgreSQL database, to read lists, profiles and journals from
    #[arg(long, value_name = "URL", env = "SOFRA_READ_DATABASE", hide_env_values = true)]
    read_database: Option<String>,

    /// The address people see, for invitations [default: http://LISTEN]
    #[arg(long, value_name = "URL")]
    public: Option<String>,

    /// Where to serve health and figures, apart from the pages
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    /// A proxy in front passes on people's addresses in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,

    /// Don't limit what one address may ask for; only for load tests
    #[arg(long)]
    unlimited: bool,

    /// How many seconds to go on serving after SIGTERM while /ready says no, so that a balancer can
    /// notice before pages have to come back elsewhere
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    drain: u64,

    /// How long a bot waits before it moves, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 500)]
    bot_pace: u64,

    /// Shuffle every table and let bots choose by this phrase, so that games can be repeated; only
    /// for tests, since it gives away every shuffle
    #[arg(long, value_name = "PHRASE", hide = true)]
    repeatable: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    begin(serve(args))
}

/// Runs a server, with its log and its threads.
pub fn begin(server: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("SOFRA_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn,async_nats=off"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(server)
}

async fn serve(args: &Args) -> Result<(), Failure> {
    raise_limit_of_files();
    let store = args.database.serve_or_look().await?;
    let store = match &args.read_database {
        Some(address) => store
            .with_replica(address)
            .await
            .map_err(|error| Failure::Setup(format!("--read-database: {error}")))?,
        None => store,
    };
    let _alone = store.reserve()?;
    let chance = args
        .repeatable
        .as_deref()
        .map_or(Chance::System, |phrase| Chance::Repeatable(Seed::from_phrase(phrase)));
    let settings =
        Settings { bot_pace: Duration::from_millis(args.bot_pace), chance, ..Settings::default() };
    let mode = store.mode();
    let (tables, keeper) = match mode {
        StoreMode::ReadWrite => {
            let bus = args.messenger.open(&store).await?;
            let tables = Tables::with_bus(store, settings, bus).await?;
            let keeper = tokio::spawn(tables.clone().keep());
            (tables, Some(keeper))
        }
        StoreMode::ReadOnly => (Tables::visit(store, settings), None),
    };
    let wanted = if args.share { EVERYWHERE } else { args.listen };
    let listener = listen(wanted).await?;
    let address = listener.local_addr()?;
    let public = match &args.public {
        Some(public) => public.trim_end_matches('/').to_owned(),
        None => format!("http://{}", reachable(address)),
    };
    let transport =
        if public.starts_with("https://") { Transport::Encrypted } else { Transport::Plain };
    let config = Config {
        public: public.clone(),
        transport,
        proxy: if args.behind_proxy { Proxy::Trusted } else { Proxy::None },
        limiting: if args.unlimited { Limiting::Off } else { Limiting::On },
    };
    let app = App::new(tables.clone(), config);
    std::thread::spawn(web::load);
    if let Some(metrics) = args.metrics {
        let listener = listen(metrics).await?;
        output::print(&format!(
            "Health and figures at http://{}/metrics\n",
            listener.local_addr()?
        ))?;
        tokio::spawn(web::serve(
            listener,
            web::metrics_router(app.clone()),
            Doors::Wide,
            std::future::pending(),
        ));
    }
    let about = match mode {
        StoreMode::ReadWrite => "Stop it with Ctrl-C; every table is kept.",
        StoreMode::ReadOnly => "The database is read-only: tables can be looked at, not played.",
    };
    output::print(&format!("Sofra is at {public}\n{about}\n"))?;
    let stop = {
        let (app, drain) = (app.clone(), Duration::from_secs(args.drain));
        async move {
            stop_signal().await;
            app.drain();
            tokio::time::sleep(drain).await;
            app.stop();
        }
    };
    let doors = Doors::of(app.config());
    web::serve(listener, web::router(app.clone()), doors, stop).await;
    // Pending choices are still answered.
    app.farewell().await;
    tables.close().await;
    if let Some(keeper) = keeper {
        keeper.abort();
    }
    Ok(())
}

/// The address friends on the same network can use: one of this machine's, if it listens on all of
/// them.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Choosing a route to another network reveals our own address on it; nothing is sent.
    let own = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    let own = own.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |own| own.ip());
    SocketAddr::new(own, address.port())
}

/// Raises the limit of open files to the most the system allows: every connection is one.
fn raise_limit_of_files() {
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

pub async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address)
        .await
        .map_err(|error| Failure::Because(format!("can't listen at {address}: {error}")))
}

/// Returns when the program is asked to end: Ctrl-C, or a service manager's SIGTERM.
pub async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}
