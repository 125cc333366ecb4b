//! Hashing passwords: a few at a time, because each takes 19 MiB of memory on purpose.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::oneshot;

use crate::id::random_bytes;
use crate::{GuestError, StoreError};

/// The most hashed at the same time: 38 MiB in all. The memory is reused while others wait: such
/// large aligned blocks, allocated anew for each password, fragment the heap to ten times as much.
const AT_ONCE: usize = 2;
/// The most that may wait: at a tenth of a second each, nobody waits longer than two seconds.
const WAITING: usize = 40;

type Work = Box<dyn FnOnce(&mut Vec<Block>) + Send>;

/// The threads that hash passwords. They end when it is dropped.
pub(crate) struct Passwords(SyncSender<Work>);

impl Passwords {
    pub fn new() -> Passwords {
        let (sender, works) = sync_channel(WAITING);
        let works = Arc::new(Mutex::new(works));
        for number in 0..AT_ONCE {
            let works = Arc::clone(&works);
            let thread = std::thread::Builder::new().name(format!("passwords-{number}"));
            if let Err(error) = thread.spawn(move || work_off(&works)) {
                tracing::error!(%error, "a thread for passwords could not be started");
            }
        }
        Passwords(sender)
    }

    /// A password as it is kept.
    pub async fn hash(&self, password: String) -> Result<String, GuestError> {
        self.work(move |memory| hash(&password, memory)).await
    }

    /// Whether a password matches the kept hash. Without a hash it takes as long and answers no.
    pub async fn verify(&self, password: String, kept: Option<String>) -> Result<bool, GuestError> {
        self.work(move |memory| match kept {
            Some(kept) => Ok(verify(&password, &kept, memory).unwrap_or(false)),
            None => hash(&password, memory).map(|_| false),
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, GuestError> {
        let (done, answer) = oneshot::channel();
        let work = Box::new(move |memory: &mut Vec<Block>| {
            // The caller may be gone.
            let _ = done.send(work(memory));
        });
        self.0.try_send(work).map_err(|_| GuestError::Crowded)?;
        let failed = |_| StoreError::Other("password: it could not be hashed".to_owned());
        Ok(answer.await.map_err(failed)??)
    }
}

fn work_off(works: &Mutex<Receiver<Work>>) {
    loop {
        let first = works.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(mut work) = first else { return };
        // Freed once nobody waits: most of the time nobody signs in.
        let mut memory = Vec::new();
        loop {
            work(&mut memory);
            match next(works) {
                Some(another) => work = another,
                None => break,
            }
        }
    }
}

/// The next job that waits; `None` also while another thread holds the lock, which then takes it.
fn next(works: &Mutex<Receiver<Work>>) -> Option<Work> {
    works.try_lock().ok()?.try_recv().ok()
}

/// A fresh salt and the hash, in the usual text form.
fn hash(password: &str, memory: &mut Vec<Block>) -> Result<String, StoreError> {
    let failed = |error: &dyn std::fmt::Display| StoreError::Other(format!("password: {error}"));
    let argon = Argon2::default();
    let salt: [u8; Salt::RECOMMENDED_LENGTH] = random_bytes();
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    run(&argon, password, &salt, &mut out, memory).map_err(|error| failed(&error))?;
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).map_err(|error| failed(&error))?,
        salt: Some(Salt::new(&salt).map_err(|error| failed(&error))?),
        hash: Some(Output::new(&out).map_err(|error| failed(&error))?),
    };
    Ok(hash.to_string())
}

/// Whether a password matches a kept hash; `None` if that can't be read.
fn verify(password: &str, kept: &str, memory: &mut Vec<Block>) -> Option<bool> {
    let kept = PasswordHash::new(kept).ok()?;
    let (salt, expected) = (kept.salt?, kept.hash?);
    let algorithm = Algorithm::try_from(kept.algorithm.as_str()).ok()?;
    let version = kept.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
    let argon = Argon2::new(algorithm, version, Params::try_from(&kept).ok()?);
    let mut out = vec![0; expected.as_bytes().len()];
    run(&argon, password, salt.as_ref(), &mut out, memory).ok()?;
    // Compared in constant time.
    Some(Output::new(&out).ok()? == expected)
}

fn run(
    argon: &Argon2<'_>,
    password: &str,
    salt: &[u8],
    out: &mut [u8],
    memory: &mut Vec<Block>,
) -> Result<(), argon2::Error> {
    memory.resize(memory.len().max(argon.params().block_count()), Block::new());
    argon.hash_password_into_with_memory(password.as_bytes(), salt, out, memory.as_mut_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hash from an earlier version, which must keep working.
    const KEPT: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$\
                        YcJRdAHXGYvVS9oxrmGE2PWNls1pxO2wCxHyCPxEXAY";

    #[test]
    fn a_password_is_known_again_and_another_is_not() {
        let mut memory = Vec::new();
        let kept = hash("correct horse", &mut memory).unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, hash("correct horse", &mut memory).unwrap(), "each has its own salt");
        assert_eq!(verify("correct horse", &kept, &mut memory), Some(true));
        assert_eq!(verify("battery staple", &kept, &mut memory), Some(false));
        assert_eq!(verify("correct horse", "not a hash", &mut memory), None);
        assert_eq!(verify("correct horse", KEPT, &mut memory), Some(true));
    }
}
