//! A connection with timeouts: whatever protocol is spoken on it, nobody can hold it open by doing
//! nothing.

use std::future::Future;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::places::Place;

/// How long each silence may last.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Before the client has sent enough to tell which protocol it speaks.
    pub opening: Duration,
    /// While nothing moves in either direction.
    pub idle: Duration,
    /// While the client doesn't read what is to be sent.
    pub sending: Duration,
}

impl Patience {
    /// Longer than live pages are silent: they hear something every 20 seconds.
    pub const USUAL: Patience = Patience {
        opening: Duration::from_secs(10),
        idle: Duration::from_secs(75),
        sending: Duration::from_secs(15),
    };
}

/// The most bytes needed to tell the protocol: the length of HTTP/2's preface.
const PREFACE: usize = 24;

/// A stream with a timeout for every silence.
pub struct Line<S> {
    stream: S,
    patience: Patience,
    /// The number of bytes received, counted up to [`PREFACE`].
    heard: usize,
    began: Instant,
    /// When bytes last moved.
    moved: Instant,
    /// Since when the client has read nothing although there is something to send.
    stuck: Option<Instant>,
    alarm: Pin<Box<Sleep>>,
    /// Held as long as the line exists, even after a live page has taken it over.
    _place: Option<Place>,
}

impl<S> Line<S> {
    /// A line that has just been opened.
    pub fn new(stream: S, patience: Patience) -> Line<S> {
        let now = Instant::now();
        let alarm = Box::pin(sleep_until(now + patience.opening));
        let (heard, began, moved) = (0, now, now);
        Line { stream, patience, heard, began, moved, stuck: None, alarm, _place: None }
    }

    /// The same line, holding this place.
    pub fn at(self, place: Place) -> Line<S> {
        Line { _place: Some(place), ..self }
    }

    fn due(&self) -> Instant {
        let silent = if self.heard < PREFACE {
            self.began + self.patience.opening
        } else {
            self.moved + self.patience.idle
        };
        self.stuck.map_or(silent, |stuck| silent.min(stuck + self.patience.sending))
    }

    /// Ready once a silence has lasted too long.
    fn poll_overdue(&mut self, context: &mut Context<'_>) -> Poll<Error> {
        let due = self.due();
        if due < self.alarm.deadline() {
            self.alarm.as_mut().reset(due);
        }
        ready!(self.alarm.as_mut().poll(context));
        if due <= Instant::now() {
            return Poll::Ready(Error::new(
                ErrorKind::TimedOut,
                "the line was silent for too long",
            ));
        }
        // Bytes have moved since the alarm was set.
        self.alarm.as_mut().reset(due);
        self.alarm.as_mut().poll(context).map(|()| ErrorKind::TimedOut.into())
    }

    fn sent(
        &mut self,
        context: &mut Context<'_>,
        result: Poll<Result<usize>>,
    ) -> Poll<Result<usize>> {
        if result.is_ready() {
            self.stuck = None;
            self.moved = Instant::now();
            return result;
        }
        self.stuck.get_or_insert_with(Instant::now);
        self.poll_overdue(context).map(Err)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Line<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<Result<()>> {
        let before = buffer.filled().len();
        if let Poll::Ready(result) = Pin::new(&mut self.stream).poll_read(context, buffer) {
            self.moved = Instant::now();
            self.heard = PREFACE.min(self.heard + buffer.filled().len() - before);
            return Poll::Ready(result);
        }
        self.poll_overdue(context).map(Err)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);
    const SOON: Duration = Duration::from_millis(30);
    const ENDLESS: Patience = Patience { opening: HOUR, idle: HOUR, sending: HOUR };

    #[tokio::test]
    async fn who_says_nothing_or_half_a_preface_is_not_waited_for() {
        for said in ["", "PRI * HTTP/2"] {
            let (mut client, server) = duplex(64);
            let mut line = Line::new(server, Patience { opening: SOON, ..ENDLESS });
            client.write_all(said.as_bytes()).await.unwrap();
            let error = line.read_to_end(&mut Vec::new()).await.unwrap_err();
            assert_eq!(error.kind(), ErrorKind::TimedOut, "{said}");
        }
    }

    #[tokio::test]
    async fn who_speaks_may_pause_but_not_for_ever() {
        let (mut client, server) = duplex(64);
        let mut line = Line::new(server, Patience { opening: SOON, idle: 3 * SOON, ..ENDLESS });
        client.write_all(&[b'x'; PREFACE]).await.unwrap();
        let (began, mut heard) = (Instant::now(), Vec::new());
        let error = line.read_to_end(&mut heard).await.unwrap_err();
        assert_eq!((error.kind(), heard.len()), (ErrorKind::TimedOut, PREFACE));
        assert!(began.elapsed() >= 3 * SOON);
    }

    #[tokio::test]
    async fn who_takes_nothing_is_not_waited_for() {
        let (client, server) = duplex(64);
        let mut line = Line::new(server, Patience { sending: SOON, ..ENDLESS });
        let error = line.write_all(&[b'x'; 1000]).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(client);
    }

    #[tokio::test]
    async fn who_takes_slowly_gets_everything() {
        let (mut client, server) = duplex(8);
        let mut line = Line::new(server, Patience { sending: HOUR, ..ENDLESS });
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            while all.len() < 100 {
                let mut some = [0; 7];
                let count = client.read(&mut some).await.unwrap();
                all.extend_from_slice(&some[..count]);
                tokio::task::yield_now().await;
            }
            all
        });
        line.write_all(&[b'x'; 100]).await.unwrap();
        assert_eq!(reading.await.unwrap().len(), 100);
    }
}
