//! A throwaway NATS server.

use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{DaemonError, find, free_port};

const PROGRAM: &str = "nats-server";
/// How long it may take to listen; it takes about 70 ms.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who may connect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Login {
    /// Anybody.
    None,
    /// Only with this name and password.
    Password(String, String),
}

/// A server on its own port.
pub struct Nats {
    port: u16,
    login: Login,
    child: Mutex<Option<Child>>,
}

impl Nats {
    /// Starts one.
    pub fn start(login: Login) -> Result<Nats, DaemonError> {
        let port = free_port().map_err(|error| DaemonError::Io { program: PROGRAM, error })?;
        let nats = Nats { port, login, child: Mutex::new(None) };
        nats.go()?;
        Ok(nats)
    }

    /// Where it listens, with the name and password that open it.
    pub fn address(&self) -> String {
        match &self.login {
            Login::None => format!("nats://127.0.0.1:{}", self.port),
            Login::Password(name, word) => format!("nats://{name}:{word}@127.0.0.1:{}", self.port),
        }
    }

    /// The process id of the server, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(Child::id)
    }

    /// Starts it again after a stop, on the same port.
    pub fn go(&self) -> Result<(), DaemonError> {
        let missing = DaemonError::Missing { program: PROGRAM, package: PROGRAM };
        let io = |error| DaemonError::Io { program: PROGRAM, error };
        let mut command = Command::new(find(PROGRAM).ok_or(missing)?);
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        if let Login::Password(name, word) = &self.login {
            command.args(["--user", name, "--pass", word]);
        }
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().map_err(io)?;
        *self.child.lock().unwrap_or_else(PoisonError::into_inner) = Some(child);
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if began.elapsed() > PATIENCE {
                let said = format!("it doesn't listen at port {}", self.port);
                return Err(DaemonError::Failed { program: PROGRAM, said });
            }
            thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    /// Kills it with SIGKILL.
    pub fn stop(&self) -> Result<(), DaemonError> {
        let child = self.child.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut child) = child else { return Ok(()) };
        let killed = child.kill().and_then(|()| child.wait());
        killed.map(|_| ()).map_err(|error| DaemonError::Io { program: PROGRAM, error })
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.stop();
    }
}
