//! Servers that share a database, as an operator starts and stops them.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use daemons::{Durability, Login, Nats, Postgres, signal};
use tempfile::TempDir;

/// Starts `sofra` with something missing and returns why it didn't start.
fn refused(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_sofra"))
        .args(args)
        .env_remove("DATABASE_URL")
        .output()
        .unwrap();
    let (said, wrong) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}{wrong}");
    assert!(said.is_empty(), "{args:?}: something was started: {said}");
    wrong.into_owned()
}

#[test]
fn what_a_server_needs_is_checked_before_it_starts() {
    let postgres = Postgres::start(Durability::ProcessOnly).unwrap();
    let nats = Nats::start(Login::Password("sofra".to_owned(), "secret".to_owned())).unwrap();
    let database = format!("{}/postgres", postgres.address());
    let serve = |database: &str, bus: &str| {
        refused(&["serve", "--listen", "127.0.0.1:0", "--database", database, "--bus", bus])
    };
    let nobody = serve("postgres://sofra@127.0.0.1:1/sofra", "process");
    assert!(nobody.contains("can't be reached") && nobody.contains("127.0.0.1:1"), "{nobody}");
    let stranger = serve(&database.replace("sofra@", "stranger:guess@"), "postgres");
    assert!(stranger.contains("stranger") && !stranger.contains("guess"), "{stranger}");
    let silent = serve(&database, "nats://127.0.0.1:1");
    assert!(silent.contains("no NATS server answers at nats://127.0.0.1:1"), "{silent}");
    let wrong = serve(&database, &nats.address().replace("secret", "guess"));
    assert!(wrong.contains("refuses the name and password"), "{wrong}");
    assert!(!wrong.contains("guess"), "{wrong}");
    let pigeon = serve(&database, "pigeon");
    assert!(pigeon.contains("'pigeon' is no bus"), "{pigeon}");
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("sofra.db").display());
    for bus in ["postgres", &nats.address()] {
        let alone = serve(&file, bus);
        assert!(alone.contains("needs a PostgreSQL database"), "{alone}");
    }
    let worker = refused(&["work", "--database", &file]);
    assert!(worker.contains("a worker needs a PostgreSQL database"), "{worker}");
}

/// A server with a second listener for its figures.
struct Server {
    child: Child,
    pages: String,
    metrics: String,
}

impl Server {
    fn start(args: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sofra"))
            .args(args)
            .args(["--metrics", "127.0.0.1:0"])
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let metrics = lines.next().unwrap();
        let metrics = metrics.rsplit("http://").next().unwrap().trim_end_matches("/metrics");
        let pages = lines.next().unwrap();
        let pages = pages.rsplit("http://").next().unwrap();
        Server { child, pages: pages.to_owned(), metrics: metrics.to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have stopped by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The answer to a request, if there is one.
fn get(address: &str, path: &str) -> Option<String> {
    let mut line = TcpStream::connect(address).ok()?;
    line.write_all(
        format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").as_bytes(),
    )
    .ok()?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).ok()?;
    (!answer.is_empty()).then_some(answer)
}

#[test]
fn a_server_that_is_asked_to_stop_says_so_and_goes_on_for_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("sofra.db").display());
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", &file, "--drain", "3"];
    let mut server = Server::start(&args);
    for address in [&server.pages, &server.metrics] {
        let answer = get(address, "/ready").unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ready\n"), "{answer}");
    }
    signal(server.child.id(), "TERM").unwrap();
    // Right after the signal it may still say yes.
    let no = std::iter::repeat_with(|| get(&server.pages, "/ready"))
        .map(|answer| answer.expect("it stopped before it said so"))
        .find(|answer| answer.starts_with("HTTP/1.1 503"))
        .unwrap();
    assert!(no.ends_with("about to stop\n"), "{no}");
    let home = get(&server.pages, "/").unwrap();
    assert!(home.starts_with("HTTP/1.1 200"), "{home}");
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn the_messenger_is_told_in_the_figures_and_its_loss_is_no_reason_to_turn_people_away() {
    let postgres = Postgres::start(Durability::ProcessOnly).unwrap();
    let nats = Nats::start(Login::None).unwrap();
    let (database, bus) = (format!("{}/postgres", postgres.address()), nats.address());
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", &database, "--bus", &bus];
    let server = Server::start(&args);
    let figures = |wanted: &str| {
        std::iter::repeat_with(|| get(&server.metrics, "/metrics").unwrap())
            .find(|text| text.lines().any(|line| line == wanted))
    };
    figures("sofra_bus_up 1").unwrap();
    nats.stop().unwrap();
    figures("sofra_bus_up 0").unwrap();
    assert!(get(&server.pages, "/ready").unwrap().starts_with("HTTP/1.1 200"));
    assert!(get(&server.pages, "/").unwrap().starts_with("HTTP/1.1 200"));
    nats.go().unwrap();
    figures("sofra_bus_up 1").unwrap();
}

/// The balancer of `deploy/` before two servers.
struct Balancer {
    child: Child,
    address: String,
    _folder: TempDir,
}

impl Balancer {
    fn before(servers: &[&str]) -> Balancer {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/haproxy/haproxy.cfg");
        let config = fs::read_to_string(file).unwrap();
        let address = format!("127.0.0.1:{}", daemons::free_port().unwrap());
        let (before, _) = config.split_once("    server-template").unwrap();
        // That many connections need more files than a test may open.
        let mut config = before
            .replace("maxconn 60000", "maxconn 500")
            .replace("bind :8080", &format!("bind {address}"));
        for (number, server) in servers.iter().enumerate() {
            config += &format!("    server sofra{number} {server}\n");
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("haproxy.cfg");
        fs::write(&file, config).unwrap();
        let debian = Path::new("/usr/sbin/haproxy");
        let program = if debian.exists() { debian } else { Path::new("haproxy") };
        let child = Command::new(program)
            .args(["-db", "-q", "-f"])
            .arg(file)
            .spawn()
            .expect("haproxy is not installed (Debian: haproxy)");
        Balancer { child, address, _folder: folder }
    }

    /// Waits until a page comes through, with a timeout.
    fn until_open(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while !get(&self.address, "/").is_some_and(|page| page.starts_with("HTTP/1.1 200")) {
            assert!(Instant::now() < until, "no page comes through the balancer");
        }
    }

    /// Waits until each server has answered a page that came through the balancer.
    fn until_both_are_up(&self, servers: &[Server; 2]) {
        let counted = |server: &Server| {
            let figures = get(&server.metrics, "/metrics").unwrap_or_default();
            let home = "sofra_requests_total{route=\"/\",status=\"200\"} ";
            let line = figures.lines().find_map(|line| line.strip_prefix(home));
            line.and_then(|count| count.parse::<u64>().ok()).unwrap_or_default()
        };
        let before = servers.each_ref().map(counted);
        let until = Instant::now() + Duration::from_secs(60);
        while servers.each_ref().map(counted).iter().zip(before).any(|(now, then)| *now <= then) {
            assert!(Instant::now() < until, "a server gets no requests");
            get(&self.address, "/");
        }
    }

    /// Asks for pages until a process has ended; every one must be answered.
    fn is_open_until(&self, child: &mut Child) -> usize {
        let mut pages = 0;
        loop {
            let ended = child.try_wait().unwrap().is_some();
            let page = get(&self.address, "/").unwrap_or_default();
            assert!(page.starts_with("HTTP/1.1 200"), "after {pages} pages: {page:.300}");
            pages += 1;
            if ended {
                return pages;
            }
        }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// People behind the balancer don't notice that one server after the other is replaced.
#[test]
fn servers_are_replaced_behind_the_balancer_and_nobody_notices() {
    let postgres = Postgres::start(Durability::ProcessOnly).unwrap();
    let database = format!("{}/postgres", postgres.address());
    let start = |port: u16| {
        let listen = format!("127.0.0.1:{port}");
        let args = ["serve", "--listen", &listen, "--database", &database, "--bus", "postgres"];
        Server::start(&[&args[..], &["--unlimited", "--behind-proxy", "--drain", "2"]].concat())
    };
    let ports = [daemons::free_port().unwrap(), daemons::free_port().unwrap()];
    let mut servers = ports.map(start);
    let balancer = Balancer::before(&[&servers[0].pages, &servers[1].pages]);
    balancer.until_open();
    for (at, port) in ports.into_iter().enumerate() {
        // The other one is up again before this one goes.
        signal(servers[at].child.id(), "TERM").unwrap();
        let pages = balancer.is_open_until(&mut servers[at].child);
        assert!(pages > 1, "nobody came meanwhile");
        servers[at] = start(port);
        balancer.until_both_are_up(&servers);
    }
    // Only the balancer may ask whether a server is about to stop.
    assert!(get(&balancer.address, "/ready").unwrap().starts_with("HTTP/1.1 403"));
}

/// The words of a text that begin like this.
fn words_of(text: &str, start: &str) -> BTreeSet<String> {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
    let words = text.split(|letter: char| !is_word(letter));
    words
        .filter(|word| word.starts_with(start) && word.len() > start.len())
        .map(str::to_owned)
        .collect()
}

/// The files for deploying name only options and figures that exist.
#[test]
fn deployment_files_name_what_there_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap();
    let help = |command: &str| {
        let help = Command::new(env!("CARGO_BIN_EXE_sofra")).args([command, "--help"]).output();
        String::from_utf8(help.unwrap().stdout).unwrap()
    };
    let known = words_of(&(help("serve") + &help("work")), "--");
    let files = [
        "deploy/compose.yaml",
        "deploy/kubernetes/sofra.yaml",
        "deploy/systemd/sofra@.service",
        "deploy/systemd/sofra-work@.service",
    ];
    for file in files {
        let named = words_of(&read(file), "--");
        let named: BTreeSet<_> =
            named.iter().filter(|word| **word != "---" && **word != "--now").collect();
        assert!(!named.is_empty(), "{file}");
        for option in named {
            assert!(known.contains(option), "{file} names {option}");
        }
    }
    let told = words_of(&read("docs/operations.md"), "sofra_");
    for file in ["deploy/grafana/sofra.json", "deploy/prometheus/alerts.yml"] {
        for figure in words_of(&read(file), "sofra_") {
            let figure = figure.trim_end_matches("_bucket");
            assert!(told.contains(figure), "{file} names {figure}, docs/operations.md doesn't");
        }
    }
    let dashboard: serde_json::Value =
        serde_json::from_str(&read("deploy/grafana/sofra.json")).unwrap();
    assert!(dashboard["panels"].as_array().unwrap().len() > 5);
}
