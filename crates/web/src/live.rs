//! The live connection of a table page: sends the browser what changed, receives what was chosen.

use std::cell::RefCell;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use flate2::{Compress, Compression, FlushCompress, Status};
use futures_util::SinkExt;
use futures_util::StreamExt;
use futures_util::stream::{SplitSink, SplitStream};
use maud::{Markup, html};
use pages::{Change, Fields, Known, Parts};
use serde::Serialize;
use serde_json::Value;
use table::{Ended, GuestId, Undone, Watch};
use tokio::sync::broadcast;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::App;
use crate::deeds::{Deed, Done};
use crate::guard::Address;
use crate::limits::Kind;
use crate::page::Page;
use crate::refused::Refused;

/// How often the server sends something even if nothing happens, so that both ends notice a dead
/// line.
const BEAT: Duration = Duration::from_secs(20);
/// How long a browser may take to read an update before its line counts as dead.
const PATIENCE: Duration = Duration::from_secs(15);
/// From this many bytes on, a message is worth compressing.
const WORTH_COMPRESSING: usize = 400;

/// A message from the server to a page.
#[derive(Serialize, Default)]
struct Told {
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<Change>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    toast: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    landings: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bundles: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    go: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    done: bool,
    /// The last choice was taken without asking, because there was no other.
    #[serde(skip)]
    by_itself: bool,
}

/// A page's connection.
pub struct LivePage {
    app: App,
    page: Page,
    address: Address,
    watch: Watch,
    /// The guests whose sessions end at this server.
    signed_out: broadcast::Receiver<GuestId>,
    known: Option<Known>,
    sink: SplitSink<WebSocket, Message>,
}

/// Why a connection ends.
enum Gone {
    /// The browser closed it, or the line is dead.
    Away,
    /// It broke the protocol.
    Misbehaved(&'static str),
    /// The person's session has ended; the page will come back signed out.
    SignedOut,
    /// The server stops; the page will come back by itself.
    Restart,
}

impl LivePage {
    /// Serves a connection until it ends.
    pub async fn run(app: App, page: Page, address: Address, watch: Watch, socket: WebSocket) {
        metrics::gauge!("sofra_live_connections").increment(1.0);
        let _counted = app.live_page();
        let (sink, stream) = socket.split();
        let signed_out = app.signed_out();
        let mut live = LivePage { app, page, address, watch, signed_out, known: None, sink };
        let gone = live.serve(stream).await;
        let (code, reason) = match gone {
            Gone::Away => (close_code::NORMAL, ""),
            Gone::Misbehaved(reason) => (close_code::POLICY, reason),
            Gone::SignedOut => (close_code::POLICY, "signed out"),
            Gone::Restart => (close_code::RESTART, ""),
        };
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(PATIENCE, live.sink.send(Message::Close(Some(frame)))).await;
        metrics::gauge!("sofra_live_connections").decrement(1.0);
    }

    async fn serve(&mut self, mut stream: SplitStream<WebSocket>) -> Gone {
        let app = self.app.clone();
        let (messages, address) = (app.limits().messages(), self.address.0);
        let may_speak = || messages.allow() && app.limits().allow(Kind::Message, address);
        let mut stopping = self.app.stopping();
        let mut beat = interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                message = stream.next() => match message {
                    // Boxed, as the update below: a page that waits needs no room for its next answer.
                    Some(Ok(Message::Text(text))) if may_speak() => {
                        Box::pin(self.hear(&text)).await
                    }
                    // Every ping is answered, so it counts like any other message.
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) if may_speak() => Ok(()),
                    Some(Ok(Message::Text(_) | Message::Ping(_) | Message::Pong(_))) => {
                        Err(Gone::Misbehaved("too many messages"))
                    }
                    Some(Ok(Message::Binary(_))) => Err(Gone::Misbehaved("text only")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone::Away),
                },
                _ = self.watch.changed(), if self.known.is_some() => Box::pin(self.update()).await,
                _ = beat.tick() => self.beat().await,
                ended = self.signed_out.recv() => match ended {
                    Ok(guest) if self.page.person().id() != Some(&guest) => Ok(()),
                    // It is one of this person's sessions, or some notices were missed.
                    _ => self.still_here().await,
                },
                () = stopping.wait() => Err(Gone::Restart),
            };
            if let Err(gone) = done {
                return gone;
            }
        }
    }

    async fn beat(&mut self) -> Result<(), Gone> {
        // Somebody may have signed out at another server.
        self.still_here().await?;
        self.tell(&Told::default()).await
    }

    /// Fails once the page's session has ended. It is taken to last while the database is away.
    async fn still_here(&self) -> Result<(), Gone> {
        match self.page.person().is_still_here(&self.app).await {
            Ok(true) | Err(_) => Ok(()),
            Ok(false) => Err(Gone::SignedOut),
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        let fields = serde_json::from_str::<std::collections::BTreeMap<String, String>>(text);
        let Ok(fields) = fields else { return Err(Gone::Misbehaved("not a message")) };
        let fields: Fields = fields.into_iter().collect();
        match fields.get("do") {
            Some("hello") => {
                let known = fields.get("parts").and_then(|parts| serde_json::from_str(parts).ok());
                self.known = Some(known.unwrap_or_default());
                return self.update().await;
            }
            Some("step") => {
                if let Ok(step) = fields.read("step") {
                    self.page.go_to(step);
                }
                return self.update().await;
            }
            Some("lift") => {
                if let Ok(seat) = fields.seat("seat") {
                    self.page.lift(seat);
                }
                return self.update().await;
            }
            Some("ask") => return self.explain(&fields).await,
            Some("pick-up") => return self.pick_up(&fields).await,
            Some("bundles") => return self.bundle(&fields).await,
            // A single server has heard of every session that ended.
            _ if !self.app.tables().is_shared() && self.signed_out.is_empty() => {}
            _ => self.still_here().await?,
        }
        let mut told = Told { done: true, ..Told::default() };
        match self.carry_out(&fields).await {
            Ok(Done::Hint(hint)) => {
                told.hint = Some(hint.comparison.best.id);
                self.page.advise(hint);
            }
            Ok(Done::Opened(table)) => told.go = Some(format!("/table/{table}")),
            Ok(Done::Undone(Undone::Asked) | Done::Ending(Ended::Asked)) => {
                told.toast = Some(self.say("undo-waiting"));
            }
            Ok(Done::Noted) => {
                self.page.forget_note();
                told.toast = Some(self.say("note-saved"));
            }
            Ok(Done::Said) => self.page.forget_talk(),
            Ok(Done::Acted(acted)) => {
                told.by_itself = acted.by_itself > 0;
                self.page.coach(&self.app).await;
            }
            Ok(Done::Undone(_) | Done::Ending(_) | Done::Shown) => {}
            Err(refused) => {
                told.toast = Some(self.page.refusal(&refused).into_string());
                told.kind = Some("wrong");
            }
        }
        // The page gets the result of its choice together with what it changed.
        self.update_with(told).await
    }

    async fn carry_out(&self, fields: &Fields) -> Result<Done, Refused> {
        let deed = Deed::read(fields)?;
        let guest = self.page.person().id().ok_or(Refused::NoGuest)?;
        deed.carry_out(&self.app, self.page.table(), guest, self.address).await
    }

    fn say(&self, key: &str) -> String {
        html! { (self.page.words().say(key)) }.into_string()
    }

    /// The card of a thing, and why it can't be used.
    async fn explain(&mut self, fields: &Fields) -> Result<(), Gone> {
        let card = self.page.card(&self.app, fields).await;
        let html = card.map(Markup::into_string).unwrap_or_default();
        let number = fields.get("n").unwrap_or_default();
        let card = serde_json::json!({ "n": number, "html": html });
        self.tell(&Told { card: Some(card), ..Told::default() }).await
    }

    /// What can be chosen in one go. A page asks for it once its question stands. To somebody who asks too
    /// often there is nothing: every choice can still be made one by one.
    async fn bundle(&mut self, fields: &Fields) -> Result<(), Gone> {
        let list = match self.app.limits().allow(Kind::Bundle, self.address.0) {
            true => self.page.bundles(&self.app).await,
            false => None,
        };
        let html = list.map(Markup::into_string).unwrap_or_default();
        let steps = fields.get("steps").unwrap_or_default();
        let bundles = serde_json::json!({ "steps": steps, "html": html });
        self.tell(&Told { bundles: Some(bundles), ..Told::default() }).await
    }

    /// Where something can be laid that was picked up.
    async fn pick_up(&mut self, fields: &Fields) -> Result<(), Gone> {
        let landings = match self.app.limits().allow(Kind::Bundle, self.address.0) {
            true => self.page.landings(&self.app, fields).await,
            false => Vec::new(),
        };
        let number = fields.get("n").unwrap_or_default();
        let landings = serde_json::json!({ "n": number, "landings": landings });
        self.tell(&Told { landings: Some(landings), ..Told::default() }).await
    }

    async fn update(&mut self) -> Result<(), Gone> {
        self.update_with(Told::default()).await
    }

    async fn update_with(&mut self, mut told: Told) -> Result<(), Gone> {
        let Some(known) = self.known.take() else { return self.tell(&told).await };
        // What was heard up to here is drawn now; only what comes later is news.
        let heard = self.watch.heard();
        match self.page.read(&self.app, heard).await {
            Ok(()) => {
                if let Some(seats) = self.page.attending() {
                    self.watch.attend(seats);
                }
                // A beginner doesn't see why the turn ended without a choice to end it.
                if told.by_itself && self.page.is_coached() && !self.page.is_asked() {
                    told.toast = Some(self.say("turn-over"));
                }
                let parts = Parts::since(known);
                self.page.draw(&self.app, &parts);
                let changes = parts.changes();
                self.known = Some(parts.fingerprints());
                if !changes.is_empty() {
                    told.changes = Some(changes);
                }
            }
            Err(failure) => {
                self.known = Some(known);
                told.toast = Some(self.page.failure(&failure).into_string());
                told.kind = Some("wrong");
            }
        }
        if told.changes.is_none() && told.toast.is_none() && !told.done && told.go.is_none() {
            return Ok(());
        }
        self.tell(&told).await
    }

    async fn tell(&mut self, told: &Told) -> Result<(), Gone> {
        let text = serde_json::to_string(told).unwrap_or_default();
        let message = if text.len() < WORTH_COMPRESSING {
            Message::Text(text.into())
        } else {
            Message::Binary(compress(&text).into())
        };
        if told.changes.is_some() {
            let size = match &message {
                Message::Binary(bytes) => bytes.len(),
                Message::Text(text) => text.len(),
                _ => 0,
            };
            metrics::histogram!("sofra_update_bytes").record(size as f64);
        }
        match timeout(PATIENCE, self.sink.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone::Away),
        }
    }
}

thread_local! {
    /// Half a megabyte that is used again: to get it anew for each message, and give it back, takes longer than
    /// to deflate one.
    static DEFLATER: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// Deflates without a header, as a browser's `DecompressionStream("deflate-raw")` expects.
fn compress(text: &str) -> Vec<u8> {
    DEFLATER.with_borrow_mut(|deflater| {
        deflater.reset();
        let mut deflated = Vec::with_capacity(text.len() / 4);
        loop {
            let read = deflater.total_in() as usize;
            let status = deflater.compress_vec(
                &text.as_bytes()[read..],
                &mut deflated,
                FlushCompress::Finish,
            );
            match status.expect("deflating into memory doesn't fail") {
                Status::StreamEnd => return deflated,
                Status::Ok | Status::BufError => deflated.reserve(text.len() / 4 + 64),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::DeflateDecoder;

    use super::compress;

    #[test]
    fn what_was_deflated_before_leaves_no_trace() {
        // Hardly compressible, so that the room first taken doesn't suffice.
        let noise = (0..40_000u32)
            .map(|at| char::from(33 + (at.wrapping_mul(2_654_435_769) >> 17) as u8 % 90));
        let noise: String = noise.collect();
        for text in [&noise, "", "the same again, the same again", &noise, "the same again"] {
            let mut inflated = String::new();
            DeflateDecoder::new(&compress(text)[..]).read_to_string(&mut inflated).unwrap();
            assert_eq!(inflated, *text);
        }
    }
}
