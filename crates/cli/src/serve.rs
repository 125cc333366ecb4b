//! `sofra serve`: the table for people, in a browser

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use engine::Seed;
use table::{Chance, Settings, Tables};
use tokio::net::TcpListener;
use web::{App, Config, Doors, Limiting, Proxy, Transport};

use crate::database::Database;
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

    /// The address people see, for invitations [default: http://LISTEN]
    #[arg(long, value_name = "URL")]
    public: Option<String>,

    /// Where to tell health and figures, apart from the pages
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    /// A proxy in front tells the addresses of people in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,

    /// Don't limit what one address may ask for; only for measuring
    #[arg(long)]
    unlimited: bool,

    /// How long a bot waits before it moves, in milliseconds, so that people can follow
    #[arg(long, value_name = "MS", default_value_t = 500)]
    bot_pace: u64,

    /// Shuffle every table and let bots choose by this phrase, so that games can be repeated; only
    /// for tests, since whoever knows it knows every shuffle
    #[arg(long, value_name = "PHRASE", hide = true)]
    repeatable: Option<String>,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_from_env("SOFRA_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,sqlx=warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<(), Failure> {
    raise_limit_of_files();
    let store = args.database.open().await?;
    let _alone = store.reserve()?;
    let chance = args
        .repeatable
        .as_deref()
        .map_or(Chance::System, |phrase| Chance::Repeatable(Seed::from_phrase(phrase)));
    let settings =
        Settings { bot_pace: Duration::from_millis(args.bot_pace), chance, ..Settings::default() };
    let tables = Tables::open(store, settings).await?;
    let keeper = tokio::spawn(tables.clone().keep());
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
    output::print(&format!("Sofra is at {public}\nStop it with Ctrl-C; every table is kept.\n"))?;
    let stop = {
        let app = app.clone();
        async move {
            stop_signal().await;
            app.stop();
        }
    };
    let doors = Doors::of(app.config());
    web::serve(listener, web::router(app), doors, stop).await;
    keeper.abort();
    tables.close().await;
    Ok(())
}

/// The address friends on the same network can use: one of this machine's own, where it listens at
/// all of them.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Choosing a way to another network names the own address on it; nothing is sent.
    let own = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    let own = own.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |own| own.ip());
    SocketAddr::new(own, address.port())
}

/// Every connection is a file: as many as the system allows this program at all.
fn raise_limit_of_files() {
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    TcpListener::bind(address)
        .await
        .map_err(|error| Failure::Because(format!("can't listen at {address}: {error}")))
}

/// Returns when the program is asked to end: Ctrl-C, or a service manager's SIGTERM.
async fn stop_signal() {
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
