//! `sofra play` on a real terminal: a program that owns its screen, driven through a pseudo-terminal.

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, open};

/// Longer than any machine needs: a screen that takes longer is a failure.
const PATIENCE: Duration = Duration::from_secs(120);

struct Terminal {
    screen: vt100::Parser,
    bytes: Receiver<Vec<u8>>,
    keys: pty_process::blocking::Pty,
    child: std::process::Child,
}

impl Terminal {
    fn play(arguments: &[&str], rows: u16, columns: u16) -> Terminal {
        let (pty, pts) = open().expect("a pseudo-terminal");
        pty.resize(Size::new(rows, columns)).expect("a size");
        let child = Command::new(env!("CARGO_BIN_EXE_sofra"))
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env_remove("NO_COLOR")
            .spawn(pts)
            .expect("the program starts");
        let mut reader = std::fs::File::from(
            std::os::fd::AsFd::as_fd(&pty).try_clone_to_owned().expect("a second handle"),
        );
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count) = reader.read(&mut buffer) {
                if count == 0 || sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { screen: vt100::Parser::new(rows, columns, 0), bytes, keys: pty, child }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("a key is taken");
    }

    /// Waits until the screen shows something.
    fn until(&mut self, wanted: &str) -> String {
        self.wait(&format!("'{wanted}' isn't shown"), |shown| shown.contains(wanted))
    }

    /// Closes a panel and waits until it is gone: an escape together with the next key would be
    /// read as another key.
    fn escape(&mut self, title: &str) {
        self.press("\x1b");
        self.wait(&format!("'{title}' is still shown"), |shown| !shown.contains(title));
    }

    fn wait(&mut self, otherwise: &str, is_so: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let shown = self.screen.screen().contents();
            if is_so(&shown) {
                return shown;
            }
            let left = end.saturating_duration_since(Instant::now());
            let more = self.bytes.recv_timeout(left);
            let more = more.unwrap_or_else(|_| panic!("{otherwise}:\n{shown}"));
            self.screen.process(&more);
        }
    }
}

#[test]
fn a_game_is_played_on_the_full_screen() {
    let arguments = ["play", "connect-four", "--seed", "terminal", "--bot", "random"];
    let mut terminal = Terminal::play(&arguments, 30, 110);
    // The last words of the screen: all of it is there.
    let first = terminal.until("PgDn scroll · q stop");
    insta::assert_snapshot!("first-screen", first);
    assert!(terminal.screen.screen().alternate_screen(), "what was there before comes back");
    terminal.press("4\r");
    terminal.until("Player 1 drops a disc into column 4.");
    terminal.until("Choose a column for your disc.");
    terminal.press("h");
    terminal.until("The bot would choose:");
    terminal.escape("The bot would choose:");
    terminal.press("w");
    terminal.until("Why not?");
    terminal.escape("Why not?");
    terminal.press("q");
    let status = terminal.child.wait().expect("it ends");
    assert!(status.success());
    while let Ok(more) = terminal.bytes.recv_timeout(Duration::from_secs(5)) {
        terminal.screen.process(&more);
    }
    assert!(!terminal.screen.screen().alternate_screen());
}
