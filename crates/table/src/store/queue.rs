//! The queue for SQLite's one writer: what waits in it is written together, with one wait for the
//! disk.

use sqlx::{Acquire, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::journal::{Append, AppendError, write_sqlite};
use super::writer::Doubt;

/// The most appends written together: enough to fill the time of one write to disk.
const TOGETHER: usize = 128;

#[derive(Clone)]
pub(super) struct Queue(mpsc::Sender<Job>);

struct Job {
    append: Append,
    done: oneshot::Sender<Result<(), AppendError>>,
}

impl Queue {
    pub fn new(pool: SqlitePool, doubt: Doubt) -> Queue {
        let (sender, jobs) = mpsc::channel(4 * TOGETHER);
        tokio::spawn(write(pool, doubt, jobs));
        Queue(sender)
    }

    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let closed = || AppendError::Store(StoreError::Unreachable("it is closed".to_owned()));
        let (done, answer) = oneshot::channel();
        self.0.send(Job { append, done }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

async fn write(pool: SqlitePool, doubt: Doubt, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
        let answers = match write_together(&pool, &batch).await {
            Err(error) if came_too_late(&error) => write_each(&pool, &batch).await,
            written => written.map(|()| vec![Ok(()); batch.len()]),
        };
        match answers {
            Ok(answers) => {
                for (job, answer) in batch.drain(..).zip(answers) {
                    // The caller may be gone; what is written stays written.
                    let _ = job.done.send(answer);
                }
            }
            Err(error) => {
                doubt.note(&error);
                let error = AppendError::Store(StoreError::from(error));
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Writes everything, or nothing if any of it fails.
async fn write_together(pool: &SqlitePool, batch: &[Job]) -> Result<(), sqlx::Error> {
    let mut all = pool.begin_with("BEGIN IMMEDIATE").await?;
    for job in batch {
        write_sqlite(&mut all, &job.append).await?;
    }
    all.commit().await
}

/// Writes what can be written: appends that come too late don't block the others. On an error
/// nothing was written.
async fn write_each(
    pool: &SqlitePool,
    batch: &[Job],
) -> Result<Vec<Result<(), AppendError>>, sqlx::Error> {
    let mut all = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(batch.len());
    for job in batch {
        let mut one = all.begin().await?;
        answers.push(match write_sqlite(&mut one, &job.append).await {
            Ok(()) => {
                one.commit().await?;
                Ok(())
            }
            Err(error) if came_too_late(&error) => {
                one.rollback().await?;
                Err(AppendError::Taken)
            }
            Err(error) => return Err(error),
        });
    }
    all.commit().await?;
    Ok(answers)
}

fn came_too_late(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Database(error) if error.is_unique_violation())
}
