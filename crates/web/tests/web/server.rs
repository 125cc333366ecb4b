//! A server for each test, and people who visit it.

use std::collections::BTreeMap;
use std::io::Read;
use std::net::SocketAddr;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use daemons::Nats;
use engine::Seed;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use table::{Bus, Chance, Settings, Store, Tables};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tower::ServiceExt;
use web::{App, Config, Doors, Limiting, Proxy, Transport};

/// A server with its own database.
pub struct Server {
    pub app: App,
    pub address: SocketAddr,
    /// The task that looks after the tables and tells other servers that this one is up.
    pub keeper: JoinHandle<()>,
    router: Router,
    _folder: Option<TempDir>,
}

impl Server {
    pub async fn open() -> Server {
        Server::limited(Limiting::Off).await
    }

    pub async fn limited(limiting: Limiting) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("sofra.db").display());
        let server = Server::on(&database, limiting).await;
        Server { _folder: Some(folder), ..server }
    }

    /// A server behind a proxy that handles encryption.
    pub async fn encrypted() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}", folder.path().join("sofra.db").display());
        let store = Store::open(&database).await.unwrap();
        let how = (Limiting::Off, Transport::Encrypted);
        let server = Server::with_bus(store, Bus::process(), how).await;
        Server { _folder: Some(folder), ..server }
    }

    /// A server on an existing database.
    pub async fn on(database: &str, limiting: Limiting) -> Server {
        let store = Store::open(database).await.unwrap();
        Server::with_bus(store, Bus::process(), (limiting, Transport::Plain)).await
    }

    /// One of several servers on a PostgreSQL and a NATS.
    pub async fn of_many(database: &str, nats: &Nats, limiting: Limiting) -> Server {
        let store = Store::open(database).await.unwrap();
        let bus = Bus::nats(&nats.address()).await.unwrap();
        Server::with_bus(store, bus, (limiting, Transport::Plain)).await
    }

    async fn with_bus(
        store: Store,
        bus: Bus,
        (limiting, transport): (Limiting, Transport),
    ) -> Server {
        // The same games every time: what a test finds once, it always finds.
        let chance = Chance::Repeatable(Seed::from_phrase("house"));
        let settings = Settings { chance, ..Settings::default() };
        let tables = Tables::with_bus(store, settings, bus).await.unwrap();
        let keeper = tokio::spawn(tables.clone().keep());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config =
            Config { public: format!("http://{address}"), transport, proxy: Proxy::None, limiting };
        let app = App::new(tables, config);
        let router = web::router(app.clone());
        let doors = Doors::of(app.config());
        tokio::spawn(web::serve(listener, router.clone(), doors, std::future::pending()));
        Server { app, address, keeper, router, _folder: None }
    }

    /// The stream of a table for the owner of a token.
    pub async fn stream(&self, table: &str, token: &str) -> EventStream {
        let mut line = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "GET /api/tables/{table}/stream HTTP/1.0\r\nHost: {}\r\n\
             Authorization: Bearer {token}\r\n\r\n",
            self.address
        );
        line.write_all(request.as_bytes()).await.unwrap();
        EventStream(BufReader::new(line).lines())
    }

    /// The answer to a health check.
    pub async fn health(&self) -> (StatusCode, String) {
        let request = Request::builder().uri("/health").body(Body::empty()).unwrap();
        let answer = web::metrics_router(self.app.clone()).oneshot(request).await.unwrap();
        let status = answer.status();
        let body = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8_lossy(&body).into_owned())
    }

    /// Somebody who has never been here.
    pub fn visitor(&self) -> Visitor<'_> {
        Visitor { server: self, cookies: BTreeMap::new(), headers: Vec::new() }
    }

    /// A visitor at a new table against bots, and the table's id.
    pub async fn player(&self, game: &str) -> (Visitor<'_>, String) {
        let mut visitor = self.visitor();
        let answer = visitor.post(&format!("/play/{game}"), &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        let id = answer.location().strip_prefix("/table/").unwrap().to_owned();
        (visitor, id)
    }
}

/// The events of a table.
pub struct EventStream(Lines<BufReader<TcpStream>>);

impl EventStream {
    /// The data of the next event; `None` once the stream has ended.
    pub async fn next(&mut self) -> Option<String> {
        while let Some(line) = self.0.next_line().await.unwrap() {
            if let Some(data) = line.strip_prefix("data:") {
                return Some(data.to_owned());
            }
        }
        None
    }
}

/// A browser without its script: cookies and nothing else.
#[derive(Clone)]
pub struct Visitor<'a> {
    server: &'a Server,
    cookies: BTreeMap<String, String>,
    headers: Vec<(&'static str, String)>,
}

/// The server's answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
    /// The bytes of the body as they were sent.
    pub raw: usize,
}

impl Answer {
    pub fn location(&self) -> &str {
        self.headers[header::LOCATION].to_str().unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl<'a> Visitor<'a> {
    /// The same visitor with one more header on every request.
    pub fn with(mut self, name: &'static str, value: &str) -> Visitor<'a> {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The same person at another server of the house.
    pub fn at<'b>(&self, server: &'b Server) -> Visitor<'b> {
        Visitor { server, cookies: self.cookies.clone(), headers: self.headers.clone() }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, "", Vec::new()).await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = fields.iter().map(|(name, value)| format!("{name}={}", escape(value)));
        let body = body.collect::<Vec<_>>().join("&");
        let kind = "application/x-www-form-urlencoded";
        self.send(Method::POST, path, kind, body.into_bytes()).await
    }

    pub async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, "application/json", body.to_string().into_bytes()).await
    }

    pub async fn send(&mut self, method: Method, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.server.address.to_string())
            .header(header::COOKIE, self.cookie());
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(body)).unwrap();
        let response = self.server.router.clone().oneshot(request).await.unwrap();
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let (status, headers) = (response.status(), response.headers().clone());
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let raw = body.len();
        Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned(), raw }
    }

    /// The token in the guest's cookie, as a program would send it.
    pub fn token(&self) -> String {
        self.cookies["sofra_guest"].clone()
    }

    fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// Opens the live connection of a page, as the script does.
    pub async fn live(&self, path: &str) -> Socket {
        self.try_live(path).await.unwrap()
    }

    /// The same for connections that may be refused.
    pub async fn try_live(&self, path: &str) -> Result<Socket, StatusCode> {
        let address = format!("ws://{}{path}", self.server.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert(header::COOKIE, self.cookie().parse().unwrap());
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, parts: BTreeMap::new(), sizes: Vec::new() }),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// A live connection that keeps what a page would show.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The content of each part.
    pub parts: BTreeMap<String, String>,
    /// The bytes of each update on the wire.
    pub sizes: Vec<usize>,
}

impl Socket {
    pub async fn send(&mut self, message: Value) {
        self.stream.send(Message::Text(message.to_string().into())).await.unwrap();
    }

    pub async fn send_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// Says hello with nothing known, and takes in the whole page.
    pub async fn hello(&mut self) -> Value {
        self.send(json!({ "do": "hello", "parts": "{}" })).await;
        self.until(|told| told.get("changes").is_some()).await
    }

    /// The next message that is more than a beat; `None` when the connection has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let (text, size) = match self.stream.next().await?.ok()? {
                Message::Text(text) => (text.to_string(), text.len()),
                Message::Binary(bytes) => {
                    let mut text = String::new();
                    DeflateDecoder::new(bytes.as_ref()).read_to_string(&mut text).unwrap();
                    (text, bytes.len())
                }
                Message::Close(_) => return None,
                _ => continue,
            };
            let told: Value = serde_json::from_str(&text).unwrap();
            if told == json!({}) {
                continue;
            }
            if told.get("changes").is_some() {
                self.sizes.push(size);
            }
            self.show(&told);
            return Some(told);
        }
    }

    /// Waits for the end of the connection, and says why it ended.
    pub async fn ended(&mut self) -> Option<u16> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Close(frame) => return frame.map(|frame| frame.code.into()),
                _ => continue,
            }
        }
    }

    /// Waits until the page shows a player as expected. Each player is a separate part: at first it
    /// comes with all of them, then by itself.
    pub async fn until_player(&mut self, seat: u8, is_so: impl Fn(&str) -> bool) {
        let id = format!("player-{seat}");
        while !self.parts.get(&id).or(self.parts.get("players")).is_some_and(|part| is_so(part)) {
            self.next().await.expect("the connection goes on");
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = self.next().await.expect("the connection goes on");
            if wanted(&told) {
                return told;
            }
        }
    }

    /// Puts changed parts in their place. Inner parts are kept with their own ids, too.
    fn show(&mut self, told: &Value) {
        for change in told["changes"].as_array().into_iter().flatten() {
            let id = change["id"].as_str().unwrap().to_owned();
            if let Some(html) = change["html"].as_str() {
                self.parts.insert(id, html.to_owned());
            } else if let Some(more) = change["add"].as_str() {
                self.parts.entry(id).or_default().push_str(more);
            }
        }
    }

    /// The numbers of the offered choices, and the number of steps in the form.
    pub fn choices(&self) -> (Vec<u32>, String) {
        let form = &self.parts["choices"];
        let steps = form.split("name=\"steps\" value=\"").nth(1).unwrap_or_default();
        let steps = steps.split('"').next().unwrap_or_default().to_owned();
        let ids = form.split("data-act=\"").skip(1);
        (ids.map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect(), steps)
    }

    pub async fn act(&mut self, action: u32, steps: &str) -> Value {
        let act = json!({
            "do": "act", "seat": "0", "action": action.to_string(), "steps": steps,
        });
        self.send(act).await;
        self.until(|told| told.get("done").is_some()).await
    }
}

fn escape(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let escaped = text.bytes().map(|byte| {
        if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    });
    escaped.collect()
}
