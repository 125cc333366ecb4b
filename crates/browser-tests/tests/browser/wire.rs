//! A wire between browser and server that can be cut.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Carries connections until it is cut.
pub struct Wire {
    port: u16,
    whole: watch::Sender<bool>,
}

impl Wire {
    pub async fn to(server: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let whole = watch::Sender::new(true);
        let state = whole.subscribe();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let mut state = state.clone();
                if *state.borrow() {
                    tokio::spawn(async move {
                        tokio::select! {
                            () = carry(browser, server) => {}
                            _ = state.wait_for(|whole| !whole) => {}
                        }
                    });
                }
            }
        });
        Wire { port, whole }
    }

    pub fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Ends every connection, and every new one at once.
    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    pub fn mend(&self) {
        self.whole.send_replace(true);
    }
}

async fn carry(mut browser: TcpStream, server: u16) {
    if let Ok(mut server) = TcpStream::connect(("127.0.0.1", server)).await {
        let _ = copy_bidirectional(&mut browser, &mut server).await;
    }
}
