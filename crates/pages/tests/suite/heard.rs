//! What a screen reader meets on each board: a word for every number, and a name for everything that can be
//! used. The snapshots are there to be read aloud.

use std::fmt::Write;
use std::sync::Arc;

use engine::{AnyMatch, AnyView, Language, Seat, Seed, Viewer, Voice};
use maud::html;
use pages::games::board_of;
use pages::{Parts, Scene, words};

const GAMES: [&str; 4] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall"];

/// An element, as far as it matters to who hears it.
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

enum Child {
    Text(String),
    Element(Element),
}

/// Elements that have no end.
const EMPTY: [&str; 4] = ["input", "img", "br", "use"];

/// Elements that stand in a line of text.
const INLINE: [&str; 10] =
    ["span", "b", "strong", "i", "small", "em", "abbr", "time", "text", "tspan"];

impl Element {
    /// What is drawn, as a tree.
    fn read(markup: &str) -> Element {
        let mut open = vec![Element { name: String::new(), attributes: vec![], children: vec![] }];
        let mut rest = markup;
        while let Some(at) = rest.find('<') {
            let (before, tag) = rest.split_at(at);
            let end = end_of(tag);
            if !before.trim().is_empty() {
                open.last_mut().unwrap().children.push(Child::Text(plain(before)));
            }
            let inner = &tag[1..end];
            rest = &tag[end + 1..];
            if inner.starts_with('/') {
                let done = open.pop().unwrap();
                open.last_mut().unwrap().children.push(Child::Element(done));
                continue;
            }
            let element = opened(inner.trim_end_matches('/'));
            if EMPTY.contains(&element.name.as_str()) || inner.ends_with('/') {
                open.last_mut().unwrap().children.push(Child::Element(element));
            } else {
                open.push(element);
            }
        }
        assert_eq!(open.len(), 1, "every element is closed");
        open.remove(0)
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(each, _)| each == name).map(|(_, value)| value.as_str())
    }

    /// The element of this id.
    fn find(&self, id: &str) -> Option<&Element> {
        if self.attribute("id") == Some(id) {
            return Some(self);
        }
        self.children.iter().find_map(|child| match child {
            Child::Text(_) => None,
            Child::Element(inner) => inner.find(id),
        })
    }

    fn is_silent(&self) -> bool {
        self.attribute("aria-hidden") == Some("true")
            || self.attribute("hidden").is_some()
            || ["defs", "template", "script", "noscript"].contains(&self.name.as_str())
    }

    fn role(&self) -> Option<&str> {
        self.attribute("role").or(match self.name.as_str() {
            "button" | "summary" => Some("button"),
            "a" => Some("link"),
            "h2" | "h3" => Some("heading"),
            "section" => Some("region"),
            _ => None,
        })
    }

    /// All its words in one line, even if it is silent itself: what names something else is read.
    fn words(&self) -> String {
        let mut words = String::new();
        for child in &self.children {
            match child {
                Child::Text(text) => words.push_str(text),
                Child::Element(inner) if inner.name == "title" || inner.is_silent() => {}
                Child::Element(inner) => {
                    let own =
                        inner.attribute("aria-label").map_or_else(|| inner.words(), str::to_owned);
                    let _ = write!(words, " {own} ");
                }
            }
        }
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// What is heard of it, a line for each thing.
    fn heard(&self, whole: &Element, depth: usize, lines: &mut Vec<String>) {
        if self.is_silent() {
            return;
        }
        let label = self.attribute("aria-label");
        let line = |words: &str| format!("{}{words}", "  ".repeat(depth));
        match self.role() {
            Some(role @ ("button" | "img" | "link" | "heading")) => {
                let named = self.attribute("aria-labelledby").and_then(|id| whole.find(id));
                let name = match (label, named) {
                    (Some(label), _) => label.to_owned(),
                    (None, Some(named)) => named.words(),
                    (None, None) => self.words(),
                };
                lines.push(line(&format!("[{role}] {name}")));
                return;
            }
            _ if label.is_some() => lines.push(line(&format!("({})", label.unwrap_or_default()))),
            _ => {}
        }
        let depth = depth + usize::from(label.is_some());
        let line = |words: &str| format!("{}{words}", "  ".repeat(depth));
        let inline = |child: &Child| match child {
            Child::Text(_) => true,
            Child::Element(inner) => {
                let thing = inner.attribute("data-about").is_some() || inner.role().is_some();
                INLINE.contains(&inner.name.as_str())
                    && !thing
                    && inner.attribute("aria-label").is_none()
            }
        };
        for run in self.children.chunk_by(|one, other| inline(one) && inline(other)) {
            if let [Child::Element(inner)] = run
                && !inline(&run[0])
            {
                inner.heard(whole, depth, lines);
                continue;
            }
            let mut words = String::new();
            for child in run {
                match child {
                    Child::Text(text) => words.push_str(text),
                    Child::Element(inner) if inner.is_silent() => {}
                    Child::Element(inner) => {
                        let _ = write!(words, " {} ", inner.words());
                    }
                }
            }
            let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
            if !words.is_empty() {
                lines.push(line(&words));
            }
        }
    }
}

/// Where a tag ends: not within a quoted value.
fn end_of(tag: &str) -> usize {
    let mut quoted = false;
    tag.find(|sign| {
        quoted ^= sign == '"';
        sign == '>' && !quoted
    })
    .expect("every tag is closed")
}

fn opened(tag: &str) -> Element {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let mut attributes = Vec::new();
    while let Some(name) =
        rest.trim_start().split(['=', ' ']).next().filter(|name| !name.is_empty())
    {
        rest = &rest.trim_start()[name.len()..];
        let value = match rest.strip_prefix("=\"") {
            Some(quoted) => {
                let end = quoted.find('"').expect("every value is closed");
                rest = &quoted[end + 1..];
                plain(&quoted[..end])
            }
            None => String::new(),
        };
        attributes.push((name.to_owned(), value));
    }
    Element { name: name.to_owned(), attributes, children: Vec::new() }
}

fn plain(text: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"), ("\u{ad}", "")];
    signs.iter().fold(text.to_owned(), |text, (code, sign)| text.replace(code, sign))
}

/// Board, hand and panels as this seat hears them.
fn heard(game: &str, now: &Arc<dyn AnyMatch>, seat: Seat, language: Language) -> Vec<String> {
    let viewer = Viewer::Seat(seat);
    let view = AnyView::of(Arc::clone(now), viewer);
    let names = ["Anna", "Bruno", "Carla", "Dario", "Edda", "Fritz", "Gerda"].map(str::to_owned);
    let voice = Voice { text: catalogue::find(game).unwrap().text(language), names: &names };
    let (choices, parts) = (view.choices(), Parts::default());
    let scene = Scene {
        view: &view,
        viewer,
        voice,
        words: words(language),
        choices: &choices,
        parts: &parts,
    };
    let board = board_of(game);
    let page = html! {
        section aria-label="board" { (board.board(&scene)) }
        section aria-label="hand" { @if let Some(own) = board.own_area(&scene) { (own) } }
        @for seat in Seat::all(now.seats()) {
            section aria-label={ "panel of " (names[seat.index()]) } {
                @if let Some(panel) = board.player(&scene, seat) { (panel) }
            }
        }
    };
    let whole = Element::read(&parts.whole(page).into_string());
    let mut lines = Vec::new();
    whole.heard(&whole, 0, &mut lines);
    lines
}

/// Shows moments of a game that bots play by a fixed seed.
fn watch(game: &str, seats: u8, number: u64, mut visit: impl FnMut(&Arc<dyn AnyMatch>, Seat)) {
    let game = catalogue::find(game).unwrap();
    let seed = Seed::from_phrase("heard").nth(number);
    let mut table = game.start(seats, &game.option_defaults(), seed).unwrap();
    let mut bot = game.bot("random", number).unwrap();
    while let Some(seat) = table.waiting().first() {
        visit(&Arc::from(table.boxed_clone()), seat);
        let action = bot.choose(table.as_ref(), seat).unwrap();
        table.act(seat, action).unwrap();
    }
}

/// Whether a line tells nothing to who can't see the sign beside it: a number alone, a button without a name.
fn is_bare(line: &str) -> bool {
    let words = line.trim().trim_start_matches("[button]").trim_start_matches("[img]");
    !words.contains(char::is_alphabetic)
}

#[test]
fn every_number_has_its_noun() {
    let mut bare = Vec::new();
    for game in GAMES {
        for (seats, language) in [(2, Language::English), (4, Language::German)] {
            let mut moment = 0;
            watch(game, seats, 1, |now, seat| {
                moment += 1;
                if moment % 23 != 1 {
                    return;
                }
                let lines = heard(game, now, seat, language);
                let pairs = lines.windows(2).filter(|pair| is_bare(&pair[1]));
                bare.extend(
                    pairs.map(|pair| format!("{game}: {} / {}", pair[0].trim(), pair[1].trim())),
                );
            });
        }
    }
    bare.sort();
    bare.dedup();
    assert_eq!(bare, Vec::<String>::new());
}

#[test]
fn a_board_is_told_as_well_as_shown() {
    for game in GAMES {
        let mut told = None;
        let mut moment = 0;
        watch(game, 3, 2, |now, seat| {
            moment += 1;
            if moment == 150 {
                told = Some(heard(game, now, seat, Language::English).join("\n"));
            }
        });
        insta::assert_snapshot!(game, told.expect("so long is every game"));
    }
}
