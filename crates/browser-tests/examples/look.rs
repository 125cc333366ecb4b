//! Takes pictures of a game at a table, to be looked at.
//!
//! `cargo run -p browser-tests --example look -- GAME [NAME=VALUE ...]`, after `cargo build --bin sofra`
//!
//! | name | what it says | default |
//! |---|---|---|
//! | `at` | the number of the person's decisions before each picture; `end` for the final scoring,
//! `shown` for when what `about` names is there | `0,10` |
//! | `screen` | `desktop`, `tablet`, `phone`, or a window with a mouse such as `1366x650` or for fingers such as `390x780f` | `desktop,phone` |
//! | `tab` | on a small screen, what is shown: `board`, `hand`, `players`, `log` | `board` |
//! | `theme` | `light`, `dark` | `light` |
//! | `language` | `en`, `de` | `en` |
//! | `seats` | the number of seats | the game's fewest |
//! | `bot` | the level of the others | `novice` |
//! | `salt` | a number that makes the person choose differently | `1` |
//! | `only` | `best` lets the person follow the hint | none |
//! | `about` | a selector: what to explain, if it is there | none |
//! | `style` | a file with a style sheet to lay over the page's own: tried out without building | none |
//! | `kind` | `png`, or `webp` for small ones | `png` |
//! | `folder` | where the pictures go | `target/look` |
//! | `option-KEY` | an option, as in the form of a new table | the game's default |
//!
//! Pictures are named `GAME-AT-SCREEN-THEME-LANGUAGE.KIND`.

#[path = "../tests/browser/server.rs"]
#[expect(dead_code, reason = "the tests restart it, this doesn't")]
#[expect(clippy::unwrap_used, reason = "written for tests, which stop where something fails")]
mod server;
#[path = "../tests/browser/tab/mod.rs"]
#[expect(dead_code, reason = "the tests do more with a tab than this")]
#[expect(clippy::unwrap_used, reason = "written for tests, which stop where something fails")]
mod tab;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::json;
use server::Server;
use tab::{Chromium, Pointer, Screen, Tab, Window};

/// What the command line asks for.
struct Wish {
    game: String,
    words: BTreeMap<String, String>,
}

impl Wish {
    fn read() -> Wish {
        let mut args = std::env::args().skip(1);
        let game = args.next().expect("the id of a game, such as simurgh");
        let words = args
            .map(|arg| {
                let (name, value) = arg.split_once('=').expect("NAME=VALUE");
                (name.to_owned(), value.to_owned())
            })
            .collect();
        Wish { game, words }
    }

    fn word(&self, name: &str, usual: &str) -> String {
        self.words.get(name).cloned().unwrap_or_else(|| usual.to_owned())
    }

    fn list(&self, name: &str, usual: &str) -> Vec<String> {
        self.word(name, usual).split(',').map(str::to_owned).collect()
    }

    /// The fields of the form for a new table.
    fn fields(&self) -> BTreeMap<String, String> {
        let mut fields: BTreeMap<_, _> = self
            .words
            .iter()
            .filter(|(name, _)| name.starts_with("option-") || *name == "seats")
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        fields.insert("name".to_owned(), self.word("name", "Anna"));
        fields.insert("seat-0".to_owned(), "me".to_owned());
        for seat in 1..8 {
            fields.insert(format!("seat-{seat}"), format!("bot-{}", self.word("bot", "novice")));
        }
        fields
    }
}

#[tokio::main]
async fn main() {
    let wish = Wish::read();
    let server = Server::unlimited();
    let chromium = Chromium::start().await;
    let tab = chromium.tab(Screen::Desktop).await;
    tab.open(&server.at("/settings")).await;
    tab.post(&format!("/new/{}", wish.game), &object(&wish.fields())).await;
    tab.until("document.querySelector('.felt .choice, .felt .final')").await;
    let salt: usize = wish.word("salt", "1").parse().expect("salt=NUMBER");
    let follow = wish.words.get("only").is_some_and(|only| only == "best");
    let mut decisions = 0;
    for at in wish.list("at", "0,10") {
        let goal = match at.as_str() {
            "end" | "shown" => usize::MAX,
            number => number.parse().expect("at=NUMBER,..."),
        };
        let awaited =
            (at == "shown").then(|| wish.words.get("about").expect("at=shown about=SELECTOR"));
        while decisions < goal
            && !is_shown(&tab, awaited).await
            && decide(&tab, decisions * 7 + salt, follow).await
        {
            decisions += 1;
        }
        pictures(&tab, &wish, &at).await;
    }
    println!("{decisions} decisions at {}", tab.address().await);
    for fault in tab.faults() {
        println!("the page complains: {fault}");
    }
}

/// Whether what the person waits for is there, and it is the person's turn.
async fn is_shown(tab: &Tab, awaited: Option<&String>) -> bool {
    let Some(selector) = awaited else { return false };
    tab.until("document.querySelector('.prompt.mine, .final')").await;
    tab.is(&format!("document.querySelector({selector:?})")).await
}

/// Takes one of the choices; false when the game is over.
async fn decide(tab: &Tab, number: usize, follow: bool) -> bool {
    const ASKED: &str =
        "document.querySelector('.prompt.mine') && document.querySelector('.choice')";
    tab.until(&format!("({ASKED}) || document.querySelector('.final')")).await;
    if tab.is("document.querySelector('.final')").await {
        return false;
    }
    if follow && tab.is("document.querySelectorAll('.choice').length > 1").await {
        tab.value("document.querySelector('form[data-verb=hint] button')?.click()").await;
        tab.until("document.querySelector('.choice.hinted')").await;
    }
    let steps = tab.value("document.querySelector('[name=steps]').value").await;
    tab.value(&format!(
        "(() => {{ const all = document.querySelectorAll('.choice'); \
         (document.querySelector('.choice.hinted') ?? all[{number} % all.length]).click(); }})()"
    ))
    .await;
    tab.until(&format!(
        "document.querySelector('.final') || Number(document.querySelector('[name=steps]')?.value) > Number({steps})"
    ))
    .await;
    true
}

/// Fields as a JavaScript object.
fn object(fields: &BTreeMap<String, String>) -> String {
    serde_json::to_string(fields).expect("words")
}

async fn pictures(tab: &Tab, wish: &Wish, at: &str) {
    let folder = PathBuf::from(wish.word("folder", "target/look"));
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    tab.until("document.querySelector('.prompt.mine, .final')").await;
    let here = tab.address().await;
    for language in wish.list("language", "en") {
        for theme in wish.list("theme", "light") {
            let settings = [("language", language.clone()), ("theme", theme.clone())];
            let settings = settings.map(|(name, value)| (name.to_owned(), value)).into();
            tab.open(&here.replace(path(&here), "/settings")).await;
            tab.post("/settings", &object(&settings)).await;
            for screen in wish.list("screen", "desktop,phone") {
                match screen.as_str() {
                    "desktop" => tab.resize(Screen::Desktop).await,
                    "tablet" => tab.resize(Screen::Tablet).await,
                    "phone" => tab.resize(Screen::Phone).await,
                    other => tab.resize_to(window(other)).await,
                }
                tab.open(&here).await;
                tab.until("document.querySelector('.felt')").await;
                if let Some(file) = wish.words.get("style") {
                    lay_over(tab, file).await;
                }
                if let Some(shown) = wish.words.get("tab") {
                    tab.value(&format!(
                        "document.dispatchEvent(new CustomEvent('show-tab', {{ detail: {shown:?} }}))"
                    ))
                    .await;
                }
                tab.at_rest().await;
                if let Some(thing) = wish.words.get("about") {
                    explain(tab, thing, &screen).await;
                }
                let kind = wish.word("kind", "png");
                let name = format!("{}-{at}-{screen}-{theme}-{language}.{kind}", wish.game);
                let params = match kind.as_str() {
                    "png" => json!({ "format": "png" }),
                    "webp" => json!({ "format": "webp", "quality": 70 }),
                    other => panic!("no such kind of picture: {other}"),
                };
                let picture = tab.page().picture_as(params).await;
                std::fs::write(folder.join(&name), picture).expect("room for a picture");
                println!("{}", folder.join(&name).display());
            }
        }
    }
    tab.resize(Screen::Desktop).await;
}

/// Lays a style sheet over the page's own. Fonts stay: a sheet as it is written knows no addresses.
async fn lay_over(tab: &Tab, file: &str) {
    let text = std::fs::read_to_string(file).expect("style=FILE");
    let (first, rest) = text.split_once("@font-face").unwrap_or((&text, ""));
    let rest = rest.split("@font-face").filter_map(|part| Some(part.split_once('}')?.1));
    let sheet: String = [first].into_iter().chain(rest).collect();
    let sheet = serde_json::to_string(&sheet).expect("words");
    tab.value(&format!(
        "(() => {{ const sheet = new CSSStyleSheet(); sheet.replaceSync({sheet}); \
         document.adoptedStyleSheets.push(sheet); }})()"
    ))
    .await;
}

/// A window as it is written: `1366x650` with a mouse, `390x780f` for fingers.
fn window(word: &str) -> Window {
    let (size, pointer) = match word.strip_suffix('f') {
        Some(size) => (size, Pointer::Finger),
        None => (word, Pointer::Mouse),
    };
    let number = |side: &str| side.parse().unwrap_or_else(|_| panic!("no such screen: {word}"));
    let (width, height) = size.split_once('x').unwrap_or_else(|| panic!("no such screen: {word}"));
    Window { width: number(width), height: number(height), pointer, zoom: 1 }
}

/// Points at a thing, or holds a finger on it, and waits for what is said about it.
async fn explain(tab: &Tab, selector: &str, screen: &str) {
    let thing = format!("document.querySelector({selector:?})");
    if !tab.is(&thing).await {
        return;
    }
    let (event, pointer) = match screen {
        "desktop" => ("pointerover", "mouse"),
        size if !size.ends_with('f') && size.contains('x') => ("pointerover", "mouse"),
        _ => ("pointerdown", "touch"),
    };
    // While it scrolls, nothing is pointed at.
    tab.value(&format!("{thing}.scrollIntoView({{ block: 'center', behavior: 'instant' }})")).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    tab.value(&format!(
        "{thing}.dispatchEvent(new PointerEvent({event:?}, \
         {{ bubbles: true, pointerType: {pointer:?} }}))"
    ))
    .await;
    tab.until("document.querySelector('#card:popover-open')").await;
}

fn path(address: &str) -> &str {
    let from = address.find("://").map_or(0, |at| at + 3);
    address[from..].find('/').map_or("", |at| &address[from + at..])
}
