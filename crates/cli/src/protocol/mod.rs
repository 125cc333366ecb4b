//! `sofra engine`: the rules for scripts in any language, as JSON lines.
//!
//! `docs/engine-protocol.md` describes it, and its dialogue is a test.

mod advise;
mod request;
mod session;

use std::fmt::Display;
use std::io::{BufRead, Write};

use engine::Language;
use serde_json::{Value, json};

use self::session::Session;
use crate::output::Failure;

/// The longest request: a state of any game is far shorter.
const MAX_LINE: usize = 16 * 1024 * 1024;

/// Answers every line of `input` until it ends.
pub fn run(
    language: Language,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), Failure> {
    let mut session = Session::new(language);
    let mut line = Vec::new();
    loop {
        line.clear();
        let mut limited = std::io::Read::take(&mut input, MAX_LINE as u64 + 1);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.len() > MAX_LINE {
            let reason = format!("a request has at most {MAX_LINE} bytes");
            return Err(Failure::Because(reason));
        }
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = match request::read(&line).and_then(|request| session.answer(request)) {
            Ok(answer) => session.stamp(answer),
            Err(error) => error.answer(),
        };
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {
                return Err(Failure::ReaderGone);
            }
            other => other?,
        }
    }
}

/// Why a request was not carried out. Nothing has changed.
#[derive(Debug)]
struct ProtocolError {
    kind: &'static str,
    message: String,
    rule: Option<&'static str>,
}

impl ProtocolError {
    fn new(kind: &'static str, message: impl Display) -> ProtocolError {
        ProtocolError { kind, message: message.to_string(), rule: None }
    }

    fn answer(&self) -> Value {
        let mut error = json!({ "kind": self.kind, "message": self.message });
        if let Some(rule) = self.rule {
            error["rule"] = rule.into();
        }
        json!({ "ok": false, "error": error })
    }
}
