//! The same suite on PostgreSQL: a cluster is started, the suite runs against it, and it is gone.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use table::{LookAs, LookError, Moment, OpenError, Place, StoreError, TableId};
use tempfile::TempDir;

use crate::common::{House, connect_four, seat};

/// Where the suite finds its cluster; without it, it runs on SQLite.
const CLUSTER: &str = "SOFRA_TEST_POSTGRES";

/// An empty database on the cluster the suite runs against, if it does.
pub async fn fresh_database() -> Option<String> {
    let cluster = std::env::var(CLUSTER).ok()?;
    let name = format!("t{}", TableId::fresh());
    let mut connection = PgConnection::connect(&format!("{cluster}/postgres")).await.unwrap();
    let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::query(create).execute(&mut connection).await.unwrap();
    Some(format!("{cluster}/{name}"))
}

#[test]
fn everything_holds_on_postgresql() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    let cluster = Cluster::start();
    let suite = Command::new(std::env::current_exe().unwrap())
        .args(["--skip", "postgres::", "--skip", "sqlite", "--test-threads", "4"])
        .env(CLUSTER, &cluster.address)
        // Set by the runner for its own protocol; the inner run is a plain one.
        .env_remove("NEXTEST")
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&suite.stdout);
    println!("{told}");
    assert!(suite.status.success(), "{told}{}", String::from_utf8_lossy(&suite.stderr));
    assert!(told.contains("restart::"), "the suite did not run: {told}");
}

#[tokio::test]
async fn play_goes_on_when_postgresql_is_back() {
    if std::env::var(CLUSTER).is_ok() {
        return;
    }
    let cluster = Cluster::start();
    let (address, patience) = (format!("{}/postgres", cluster.address), Duration::from_secs(5));
    let house = House::waiting(&address, Moment(1_700_000_000_000), patience).await;
    let (table, anna, _) = house.two(connect_four(&[Place::Me, Place::Open])).await;
    house.act(&table, &anna, seat(0), 3).await.unwrap();
    cluster.stop();
    for _ in 0..2 {
        let began = Instant::now();
        let look = house.tables.look(&table, Some(&anna), LookAs::Myself).await.err().unwrap();
        let away = LookError::Open(OpenError::Store(StoreError::Unreachable(String::new())));
        assert_eq!(look.key(), away.key(), "{look}");
        house.tables.health().await.unwrap_err();
        assert!(began.elapsed() < 6 * patience, "{:?}", began.elapsed());
    }
    cluster.go();
    let ben = house.guest("Ben again").await;
    house.tables.say(&table, &ben, "back").await.unwrap();
    assert_eq!(house.look(&table, &anna).await.table.steps, 1);
    house.tables.health().await.unwrap();
}

/// A throwaway cluster.
struct Cluster {
    address: String,
    port: u16,
    folder: TempDir,
}

impl Cluster {
    fn start() -> Cluster {
        // Not in the target folder: the server steps down to a user who may not read it.
        let folder = tempfile::Builder::new().prefix("sofra-pg").tempdir().unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        if is_root() {
            let owned = Command::new("chown").arg("-R").arg("postgres").arg(folder.path()).status();
            assert!(owned.unwrap().success(), "there is no user postgres");
        }
        let data = data.display().to_string();
        run(folder.path(), "initdb", &["-D", &data, "-U", "sofra", "-A", "trust", "--no-sync"]);
        let address = format!("postgres://sofra@127.0.0.1:{port}");
        let cluster = Cluster { address, port, folder };
        cluster.go();
        cluster
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn go(&self) {
        let (port, sockets) = (self.port, self.folder.path().display());
        let options = format!("-p {port} -k {sockets} -c listen_addresses=127.0.0.1 -c fsync=off");
        let (data, log) = (self.data(), self.folder.path().join("log").display().to_string());
        let args = ["-D", &data, "-l", &log, "-w", "-o", &options, "start"];
        run(self.folder.path(), "pg_ctl", &args);
    }

    fn stop(&self) {
        run(self.folder.path(), "pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs one of PostgreSQL's programs, which refuse to be root.
fn run(folder: &Path, program: &str, args: &[&str]) {
    let program = find(program);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    let status = command
        .args(args)
        .current_dir(folder)
        .stdout(std::process::Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "{command:?} failed");
}

fn find(program: &str) -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    let mut folders = debian.chain(std::env::split_paths(&on_path));
    let found = folders.find_map(|folder| Some(folder.join(program)).filter(|file| file.exists()));
    found.unwrap_or_else(|| panic!("{program} is not installed (Debian: postgresql)"))
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
}
