//! Chromium's DevTools: one socket for all its pages, and commands answered by number.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, Weak};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a command returns, or what the browser says is wrong with it.
pub type Answer = Result<Value, String>;

/// A connection to a browser.
pub struct Devtools {
    orders: mpsc::UnboundedSender<Order>,
    /// What each session's page complained about.
    faults: Mutex<HashMap<String, Vec<String>>>,
}

/// A command to send.
struct Order {
    session: Option<String>,
    method: &'static str,
    params: Value,
    answer: oneshot::Sender<Answer>,
}

impl Devtools {
    pub async fn connect(address: &str) -> Arc<Devtools> {
        let (socket, _) = connect_async(address).await.unwrap();
        let (orders, received) = mpsc::unbounded_channel();
        let devtools = Arc::new(Devtools { orders, faults: Mutex::default() });
        tokio::spawn(carry(socket, received, Arc::downgrade(&devtools)));
        devtools
    }

    /// Sends a command to the browser, or to the page of a session. Commands arrive in the order of
    /// sending, whether or not their answers are awaited in between.
    pub fn tell(
        &self,
        session: Option<&str>,
        method: &'static str,
        params: Value,
    ) -> impl Future<Output = Answer> + use<> {
        let (answer, answered) = oneshot::channel();
        let session = session.map(str::to_owned);
        let sent = self.orders.send(Order { session, method, params, answer });
        async move {
            let gone = || format!("{method}: the browser is gone");
            sent.map_err(|_| gone())?;
            answered.await.unwrap_or_else(|_| Err(gone()))
        }
    }

    /// Does something with the complaints of a session's page.
    pub fn faults<T>(&self, session: &str, look: impl FnOnce(&mut Vec<String>) -> T) -> T {
        look(self.faults.lock().unwrap().entry(session.to_owned()).or_default())
    }

    /// Keeps what a page complains about.
    fn hear(&self, event: &Value) {
        let params = &event["params"];
        let fault = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => params["exceptionDetails"].to_string(),
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                params["entry"]["text"].as_str().unwrap_or_default().to_owned()
            }
            _ => return,
        };
        let session = event["sessionId"].as_str().unwrap_or_default();
        self.faults(session, |faults| faults.push(fault));
    }
}

/// Carries commands, answers and events until one of both sides is gone.
async fn carry(
    socket: Socket,
    mut orders: mpsc::UnboundedReceiver<Order>,
    devtools: Weak<Devtools>,
) {
    let (mut out, mut back) = socket.split();
    let mut waiting: HashMap<u64, oneshot::Sender<Answer>> = HashMap::new();
    let mut sent = 0;
    loop {
        tokio::select! {
            order = orders.recv() => {
                let Some(Order { session, method, params, answer }) = order else { return };
                sent += 1;
                let mut command = json!({ "id": sent, "method": method, "params": params });
                if let Some(session) = session {
                    command["sessionId"] = session.into();
                }
                waiting.insert(sent, answer);
                if out.send(Message::text(command.to_string())).await.is_err() {
                    return;
                }
            }
            said = back.next() => {
                let Some(Ok(said)) = said else { return };
                let Message::Text(said) = said else { continue };
                let mut said: Value = serde_json::from_str(&said).unwrap();
                match said["id"].as_u64().and_then(|id| waiting.remove(&id)) {
                    Some(answer) => {
                        let error = said["error"].take();
                        let result = if error.is_null() { Ok(said["result"].take()) } else { Err(error.to_string()) };
                        // Nobody waits for an answer that was not asked for.
                        let _ = answer.send(result);
                    }
                    None => {
                        let Some(devtools) = devtools.upgrade() else { return };
                        devtools.hear(&said);
                    }
                }
            }
        }
    }
}
