//! The operator's commands: list, export, verify, import, prune, backup.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Output};

use table::{Access, LookAs, NewTable, Place, Settings, Status, Store, TableId, Tables, Whom};
use tempfile::TempDir;

/// Runs `sofra` with a database.
fn sofra(database: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sofra"))
        .args(args)
        .env("DATABASE_URL", format!("sqlite:{}", database.display()))
        .output()
        .unwrap()
}

fn told(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(err));
    String::from_utf8_lossy(out).into_owned()
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A database with a game that bots have finished and a table where somebody waits.
fn house(folder: &TempDir) -> (std::path::PathBuf, TableId, TableId) {
    let file = folder.path().join("sofra.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (over, open) = runtime.block_on(async {
        let store = Store::open(&file.display().to_string()).await.unwrap();
        let tables = Tables::open(store, Settings::default()).await.unwrap();
        let anna = tables.new_guest("Anna").await.unwrap().0.id;
        let bot = || Place::Bot("random".to_owned());
        let game = |seats: [Place; 2]| NewTable {
            game: "connect-four".to_owned(),
            seats: seats.to_vec(),
            options: serde_json::Map::new(),
            access: Access::Listed,
            clock: None,
            entropy: "from a test".to_owned(),
            stand_in: None,
        };
        let over = tables.create(&anna, game([bot(), bot()])).await.unwrap().id;
        let mut watch = tables.watch(&over).await.unwrap();
        while tables.look(&over, None, LookAs::Myself).await.unwrap().table.status != Status::Over {
            watch.changed().await;
        }
        let open = tables.create(&anna, game([Place::Me, Place::Open])).await.unwrap().id;
        tables.close().await;
        (over, open)
    });
    (file, over, open)
}

#[test]
fn tables_are_listed_exported_verified_and_imported() {
    let folder = TempDir::new().unwrap();
    let (database, over, open) = house(&folder);
    let list = told(&sofra(&database, &["list"]));
    assert!(list.contains(over.as_str()) && list.contains("Anna, (open)"), "{list}");
    let playing = told(&sofra(&database, &["list", "--status", "over", "--json"]));
    let playing: Vec<serde_json::Value> = serde_json::from_str(&playing).unwrap();
    assert_eq!((playing.len(), &playing[0]["id"]), (1, &serde_json::json!(over)));

    let journal = folder.path().join("game.jsonl");
    let journal_name = journal.display().to_string();
    told(&sofra(&database, &["export", over.as_str(), "--out", &journal_name]));
    let verdict = told(&sofra(&database, &["verify", &journal_name]));
    assert!(verdict.contains("the outcome is as written"), "{verdict}");
    assert!(verdict.contains("committed to"), "{verdict}");
    // One letter of the server's part changed: the proof fails.
    let file = std::fs::read_to_string(&journal).unwrap();
    let at = file.find("\"server\":\"").unwrap() + 10;
    let other = if file.as_bytes()[at] == b'0' { "1" } else { "0" };
    let forged = folder.path().join("forged.jsonl");
    std::fs::write(&forged, format!("{}{other}{}", &file[..at], &file[at + 1..])).unwrap();
    let caught = refused(&sofra(&database, &["verify", &forged.display().to_string()]));
    assert!(caught.contains("commitment"), "{caught}");

    let secret = refused(&sofra(&database, &["export", open.as_str()]));
    assert!(secret.contains("not over") && secret.contains("--whole"), "{secret}");
    let whole = folder.path().join("table.jsonl");
    let whole_name = whole.display().to_string();
    told(&sofra(&database, &["export", "--whole", open.as_str(), "--out", &whole_name]));
    let elsewhere = folder.path().join("elsewhere.db");
    let imported = told(&sofra(&elsewhere, &["import", &whole_name, &journal_name]));
    assert!(imported.starts_with(open.as_str()), "{imported}");
    assert_eq!(told(&sofra(&elsewhere, &["list", "--json"])).matches("\"id\"").count(), 2);
    let again = refused(&sofra(&elsewhere, &["import", &whole_name]));
    assert!(again.contains("is here already"), "{again}");
}

#[test]
fn old_tables_are_pruned_and_a_backup_has_them_still() {
    let folder = TempDir::new().unwrap();
    let (database, over, open) = house(&folder);
    let copy = folder.path().join("backup.db");
    told(&sofra(&database, &["backup", &copy.display().to_string()]));
    let twice = refused(&sofra(&database, &["backup", &copy.display().to_string()]));
    assert!(twice.contains("is there already"), "{twice}");
    let kept = told(&sofra(&database, &["prune"]));
    assert!(kept.starts_with("Removed 0 tables"), "{kept}");
    let dry = told(&sofra(&database, &["prune", "--older-than", "0", "--dry-run"]));
    assert!(dry.starts_with("Would remove 1 tables"), "{dry}");
    told(&sofra(&database, &["prune", "--older-than", "0"]));
    let left = told(&sofra(&database, &["list"]));
    assert!(left.contains(open.as_str()) && !left.contains(over.as_str()), "{left}");
    let backup = told(&sofra(&copy, &["list"]));
    assert!(backup.contains(over.as_str()), "{backup}");
}

#[test]
fn what_is_not_there_is_named_and_not_made() {
    let folder = TempDir::new().unwrap();
    let missing = folder.path().join("missing.db");
    for args in [&["list"][..], &["prune"], &["backup", "copy.db"], &["export", "0123456789ab"]] {
        let error = refused(&sofra(&missing, args));
        assert!(error.contains("missing.db"), "{args:?}: {error}");
    }
    assert!(!missing.exists());
    let (database, ..) = house(&folder);
    let error = refused(&sofra(&database, &["export", "nonsense"]));
    assert!(error.contains("'nonsense' is no table"), "{error}");
    let error = refused(&sofra(&database, &["export", "0123456789ab"]));
    assert!(error.contains("there is no such table"), "{error}");
}

#[test]
fn a_damaged_table_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let (file, over, _) = house(&folder);
    assert!(told(&sofra(&file, &["check"])).contains("All 2 tables"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        use sqlx::Connection;
        let mut database =
            sqlx::SqliteConnection::connect(&file.display().to_string()).await.unwrap();
        let damage =
            "UPDATE entries SET body = replace(body, 'random', 'easy') WHERE table_id = $1";
        sqlx::query(damage).bind(over.to_string()).execute(&mut database).await.unwrap();
    });
    let output = sofra(&file, &["check"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with(&format!("{over}: entry 1 was changed")), "{said}");
    assert!(refused(&output).contains("1 of 2 tables"));
}

#[test]
fn a_server_may_open_as_many_files_as_the_system_allows() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("sofra.db").display());
    let mut server = Command::new("sh")
        .args(["-c", "ulimit -Sn 256 && exec \"$0\" serve --listen 127.0.0.1:0"])
        .arg(env!("CARGO_BIN_EXE_sofra"))
        .env("DATABASE_URL", database)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", server.id())).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let files: Vec<&str> = files.split_whitespace().collect();
    assert_eq!(files[0], files[1], "{line}{limits}");
}

#[test]
fn a_file_that_may_not_be_written_is_served_for_looking() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = tempfile::tempdir().unwrap();
    let (database, over, _) = house(&folder);
    let allow = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    // Root may write everything: drop to another user, with a copy of the program that anybody may
    // read.
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
    let program = folder.path().join("sofra");
    std::fs::copy(env!("CARGO_BIN_EXE_sofra"), &program).unwrap();
    allow(&program, 0o555);
    allow(&database, 0o444);
    allow(folder.path(), 0o555);
    let mut serve = if is_root {
        let mut serve = Command::new("setpriv");
        serve.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(&program);
        serve
    } else {
        Command::new(&program)
    };
    let mut server = serve
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("DATABASE_URL", format!("sqlite:{}", database.display()))
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(server.stdout.take().unwrap()).lines();
    let mut line = || said.next().and_then(Result::ok).unwrap_or_default();
    let (address, about) = (line().replace("Sofra is at http://", ""), line());
    let ask = |request: &str| {
        let mut line = std::net::TcpStream::connect(&address).unwrap();
        let request = format!(
            "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n\r\n"
        );
        line.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        answer
    };
    let (looked, played) = (ask(&format!("GET /table/{over}")), ask("POST /play/connect-four"));
    server.kill().unwrap();
    server.wait().unwrap();
    allow(folder.path(), 0o755);
    assert!(about.contains("read-only"), "{address} {about}");
    assert!(looked.starts_with("HTTP/1.1 200"), "{looked}");
    assert!(played.starts_with("HTTP/1.1 503") && played.contains("can’t write"), "{played}");
}

#[test]
fn a_change_in_a_whole_table_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let (database, over, _) = house(&folder);
    let whole = folder.path().join("table.jsonl");
    let name = whole.display().to_string();
    told(&sofra(&database, &["export", "--whole", over.as_str(), "--out", &name]));
    let verdict = told(&sofra(&database, &["verify", &name]));
    assert!(verdict.contains("entries are as they were written"), "{verdict}");
    assert!(verdict.contains("the game is over"), "{verdict}");
    let file = std::fs::read_to_string(&whole).unwrap();
    let last_step = file.rfind("\"action\":").unwrap() + 9;
    let digit = if file.as_bytes()[last_step] == b'0' { "1" } else { "0" };
    let second = file.match_indices('\n').nth(1).unwrap().0;
    let third = file.match_indices('\n').nth(2).unwrap().0;
    for (forged, expected) in [
        (file.replacen("\"random\"", "\"easy\"", 1), "entry 1 was changed"),
        (
            file.replacen("\"access\":\"listed\"", "\"access\":\"invited\"", 1),
            "entry 1 was changed",
        ),
        (format!("{}{digit}{}", &file[..last_step], &file[last_step + 1..]), "was changed"),
        (format!("{}{}", &file[..second], &file[third..]), "where 2 belongs"),
        (file.replacen("\"chain\":\"", "\"chain\":\"0", 1), "entry 1 was changed"),
        (file.replacen("\"chain\":\"", "\"chains\":\"", 1), "entry 1 has no hash"),
    ] {
        std::fs::write(&whole, forged).unwrap();
        for command in ["verify", "import"] {
            let caught = refused(&sofra(&folder.path().join("new.db"), &[command, &name]));
            assert!(caught.contains(expected), "{command}: {caught}");
        }
    }
}

#[test]
fn somebody_is_reported_and_kept_out() {
    let folder = tempfile::tempdir().unwrap();
    let (file, over, _) = house(&folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (ben, token) = runtime.block_on(async {
        let store = Store::open(&file.display().to_string()).await.unwrap();
        let tables = Tables::open(store, Settings::default()).await.unwrap();
        let (ben, token) = tables.new_guest("Ben").await.unwrap();
        let carl = tables.new_guest("Carl").await.unwrap().0.id;
        let line = tables.say(&over, &ben.id, "a rude word").await.unwrap();
        tables.report(&over, &carl, &Whom::Line(line), "please look").await.unwrap();
        tables.close().await;
        (ben.id, token)
    });
    assert!(told(&sofra(&file, &["ban"])).contains("Nobody"));
    let reports = told(&sofra(&file, &["reports"]));
    for part in ["a rude word", "please look", "Ben", ben.as_str(), over.as_str()] {
        assert!(reports.contains(part), "{part}: {reports}");
    }
    let id = reports.split(',').next().unwrap();
    told(&sofra(&file, &["reports", "--close", id]));
    assert!(told(&sofra(&file, &["reports"])).contains("no reports"));
    assert!(told(&sofra(&file, &["reports", "--all"])).contains("closed"));
    assert!(refused(&sofra(&file, &["reports", "--close", id])).contains("no open report"));

    assert!(refused(&sofra(&file, &["ban", "Nobody"])).contains("there is no guest 'Nobody'"));
    let banned = told(&sofra(&file, &["ban", "Ben", "--days", "3", "--because", "rude"]));
    assert!(banned.contains("for 3 days"), "{banned}");
    let list = told(&sofra(&file, &["ban"]));
    assert!(list.contains("3 more days") && list.contains("rude"), "{list}");
    let known = || {
        runtime.block_on(async {
            let store = Store::open(&file.display().to_string()).await.unwrap();
            let tables = Tables::open(store, Settings::default()).await.unwrap();
            let known = tables.guest(token.reveal()).await.unwrap();
            tables.close().await;
            known
        })
    };
    assert_eq!(known(), None, "the session has ended");
    told(&sofra(&file, &["ban", ben.as_str(), "--lift"]));
    assert!(told(&sofra(&file, &["ban"])).contains("Nobody"));
}
