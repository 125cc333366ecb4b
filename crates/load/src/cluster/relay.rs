//! A line between two programs that can be cut: bytes stop, connections stay open, as when a cable is
//! pulled. It needs no privileges, unlike network namespaces.

use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::server::Problem;

/// Forwards every connection to its port.
pub struct Relay {
    pub port: u16,
    open: Arc<watch::Sender<bool>>,
}

impl Relay {
    pub async fn to(port: u16) -> Result<Relay, Problem> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let relay =
            Relay { port: listener.local_addr()?.port(), open: Arc::new(watch::Sender::new(true)) };
        let open = Arc::clone(&relay.open);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(forward(near, port, open.subscribe()));
            }
        });
        Ok(relay)
    }

    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

async fn forward(near: TcpStream, port: u16, mut open: watch::Receiver<bool>) {
    if open.wait_for(|open| *open).await.is_err() {
        return;
    }
    let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { return };
    // Small messages should not wait for each other.
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    // When one end closes, so does the other.
    tokio::select! {
        () = copy(near_in, far_out, open.clone()) => {}
        () = copy(far_in, near_out, open) => {}
    }
}

async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut open: watch::Receiver<bool>,
) {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let Ok(count @ 1..) = from.read(&mut bytes).await else { return };
        if open.wait_for(|open| *open).await.is_err() {
            return;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
