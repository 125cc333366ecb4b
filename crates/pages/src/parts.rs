//! A page in parts: only what changed is sent, and the script puts it in its place.
//!
//! While a page is drawn, each piece that changes by itself is handed to [`Parts`], which keeps its
//! content and leaves a mark where it belongs. Parts can be nested; a part's fingerprint covers
//! only its own content, so a change in an inner part doesn't resend the outer one.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped};
use serde::Serialize;

/// Mark the id of a part until the page is put together: the id and not a number, so that one part
/// more or less doesn't change the fingerprint of what is around it. From Unicode's private use
/// area: [`plain`] removes them from what people typed.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// What a browser already shows: the fingerprint of each part by its id.
pub type Known = HashMap<String, String>;

/// Collects the parts of one drawing.
#[derive(Default)]
pub struct Parts {
    known: Known,
    drawn: RefCell<Vec<Drawn>>,
}

struct Drawn {
    id: String,
    /// With marks where inner parts belong.
    html: String,
    fingerprint: String,
    addition: Option<Addition>,
}

/// A list that only ever grows at its end.
struct Addition {
    html: String,
    grown: bool,
}

/// A change that a browser must make to one part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Change {
    /// The id of its element.
    pub id: String,
    /// The fingerprint of what it shows now.
    pub fingerprint: String,
    /// Its new content; `None` if the content came with an outer part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    /// Content to be added at its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub add: Option<String>,
}

impl Parts {
    /// Parts for a browser that shows this much already.
    pub fn since(known: Known) -> Parts {
        Parts { known, drawn: RefCell::default() }
    }

    /// Draws a part: the content of the element whose id is `id`.
    pub fn part(&self, id: &str, content: Markup) -> Markup {
        let html = content.into_string();
        let fingerprint = fingerprint(&html);
        self.keep(Drawn { id: id.to_owned(), html, fingerprint, addition: None })
    }

    /// Draws a list that grows at its end, such as a log.
    ///
    /// `epoch` stands for everything that would change old lines, `length` for the length of the
    /// list: one number for each kind of thing in it. `lines` draws what comes after a length, so
    /// that a long log isn't drawn again for each new line. Such a list belongs in the page itself,
    /// never inside a part.
    pub fn growing<const THINGS: usize>(
        &self,
        id: &str,
        epoch: impl Hash,
        length: [usize; THINGS],
        lines: impl Fn([usize; THINGS]) -> Markup,
    ) -> Markup {
        let mut hasher = DefaultHasher::new();
        epoch.hash(&mut hasher);
        let epoch = format!("{:x}", hasher.finish() & 0xffff_ffff);
        let shown = self.known.get(id).and_then(|known| {
            let (known_epoch, known_length) = known.split_once('+')?;
            let known_length = read_length(known_length)?;
            let fits = known_length.iter().zip(&length).all(|(known, length)| known <= length);
            (known_epoch == epoch && fits).then_some(known_length)
        });
        let written: Vec<String> = length.iter().map(usize::to_string).collect();
        let fingerprint = format!("{epoch}+{}", written.join("."));
        let (html, addition) = match shown {
            Some(shown) if shown == length => {
                (String::new(), Some(Addition { html: String::new(), grown: false }))
            }
            Some(shown) => {
                let html = lines(shown).into_string();
                (String::new(), Some(Addition { html, grown: true }))
            }
            None => (lines([0; THINGS]).into_string(), None),
        };
        self.keep(Drawn { id: id.to_owned(), html, fingerprint, addition })
    }

    fn keep(&self, part: Drawn) -> Markup {
        let mark = PreEscaped(format!("{OPEN}{}{CLOSE}", part.id));
        self.drawn.borrow_mut().push(part);
        mark
    }

    /// The whole page: every part in its place.
    pub fn whole(&self, page: Markup) -> Markup {
        PreEscaped(self.fill(&page.into_string()))
    }

    /// The fingerprints of all parts drawn.
    pub fn fingerprints(&self) -> Known {
        let drawn = self.drawn.borrow();
        drawn.iter().map(|part| (part.id.clone(), part.fingerprint.clone())).collect()
    }

    /// What a browser that shows what is known must change.
    pub fn changes(&self) -> Vec<Change> {
        let drawn = self.drawn.borrow();
        let mut changes = Vec::new();
        let mut within = HashSet::new();
        // Outer parts are drawn after their inner ones, so from the end they come first.
        for part in drawn.iter().rev() {
            let change = |html, add| Change {
                id: part.id.clone(),
                fingerprint: part.fingerprint.clone(),
                html,
                add,
            };
            if within.contains(part.id.as_str()) {
                within.extend(marks(&part.html));
                changes.push(change(None, None));
                continue;
            }
            if let Some(addition) = &part.addition {
                if addition.grown {
                    changes.push(change(None, Some(addition.html.clone())));
                }
                continue;
            }
            if self.known.get(&part.id) == Some(&part.fingerprint) {
                continue;
            }
            within.extend(marks(&part.html));
            changes.push(change(Some(self.fill_with(&drawn, &part.html)), None));
        }
        changes.reverse();
        changes
    }

    fn fill(&self, html: &str) -> String {
        self.fill_with(&self.drawn.borrow(), html)
    }

    fn fill_with(&self, drawn: &[Drawn], html: &str) -> String {
        let mut filled = String::with_capacity(html.len());
        let mut rest = html;
        while let Some(at) = rest.find(OPEN) {
            filled.push_str(&rest[..at]);
            let inner = &rest[at + OPEN.len_utf8()..];
            let end = inner.find(CLOSE).unwrap_or(inner.len());
            // The last one with this id: putting a drawing together twice gives the same.
            if let Some(part) = drawn.iter().rfind(|part| part.id == inner[..end]) {
                filled.push_str(&self.fill_with(drawn, &part.html));
            }
            rest = inner[end..].strip_prefix(CLOSE).unwrap_or_default();
        }
        filled.push_str(rest);
        filled
    }
}

/// What people typed, without the characters that mark parts.
pub fn plain(typed: &str) -> String {
    typed.chars().filter(|&letter| letter != OPEN && letter != CLOSE).collect()
}

/// The length of a list, as a browser sends it.
fn read_length<const THINGS: usize>(written: &str) -> Option<[usize; THINGS]> {
    let numbers: Option<Vec<usize>> = written.split('.').map(|each| each.parse().ok()).collect();
    numbers?.try_into().ok()
}

fn marks(html: &str) -> impl Iterator<Item = &str> {
    html.split(OPEN).skip(1).filter_map(|rest| rest.split(CLOSE).next())
}

fn fingerprint(html: &str) -> String {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    format!("{:x}", hasher.finish() & 0xffff_ffff_ffff)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(parts: &Parts, outer: &str, inner: &str, log: &[&str]) -> Markup {
        let page = html! {
            main {
                div id="outer" { (parts.part("outer", html! {
                    (outer) span id="inner" { (parts.part("inner", html! { (inner) })) }
                })) }
                ol id="log" { (parts.growing("log", "en", [log.len()], |[since]| html! {
                    @for line in &log[since..] { li { (line) } }
                })) }
            }
        };
        parts.whole(page)
    }

    #[test]
    fn a_fresh_page_is_whole() {
        let page = page(&Parts::default(), "a", "b", &["1", "2"]);
        assert_eq!(
            page.into_string(),
            r#"<main><div id="outer">a<span id="inner">b</span></div><ol id="log"><li>1</li><li>2</li></ol></main>"#
        );
    }

    fn changes(before: (&str, &str, &[&str]), after: (&str, &str, &[&str])) -> Vec<Change> {
        let first = Parts::default();
        page(&first, before.0, before.1, before.2);
        let second = Parts::since(first.fingerprints());
        page(&second, after.0, after.1, after.2);
        second.changes()
    }

    #[test]
    fn only_what_changed_is_sent() {
        assert_eq!(changes(("a", "b", &[]), ("a", "b", &[])), []);
        let inner = changes(("a", "b", &[]), ("a", "c", &[]));
        assert_eq!(inner.len(), 1);
        assert_eq!((inner[0].id.as_str(), inner[0].html.as_deref()), ("inner", Some("c")));
    }

    #[test]
    fn an_outer_part_brings_its_inner_ones_along() {
        let both = changes(("a", "b", &[]), ("z", "c", &[]));
        let told: Vec<_> =
            both.iter().map(|each| (each.id.as_str(), each.html.as_deref())).collect();
        assert_eq!(told, [("inner", None), ("outer", Some(r#"z<span id="inner">c</span>"#))]);
    }

    #[test]
    fn a_part_more_leaves_what_stands_around_the_others_alone() {
        let draw = |parts: &Parts, first: &[&str]| {
            let first: Vec<_> = first.iter().map(|id| parts.part(id, html! { (id) })).collect();
            let shelf = parts.part("shelf", html! { @for each in first { (each) } });
            let inner = parts.part("inner", html! { "b" });
            parts.part("outer", html! { (inner) });
            parts.whole(shelf);
        };
        let before = Parts::default();
        draw(&before, &["x"]);
        let after = Parts::since(before.fingerprints());
        draw(&after, &["x", "y"]);
        let changed: Vec<_> = after.changes().into_iter().map(|change| change.id).collect();
        assert_eq!(changed, ["x", "y", "shelf"]);
    }

    #[test]
    fn a_list_grows_at_its_end_and_is_sent_whole_when_it_shrank() {
        let grown = changes(("a", "b", &["1"]), ("a", "b", &["1", "2"]));
        assert_eq!(grown[0].add.as_deref(), Some("<li>2</li>"));
        let shrunk = changes(("a", "b", &["1", "2"]), ("a", "b", &["1"]));
        assert_eq!(shrunk[0].html.as_deref(), Some("<li>1</li>"));
    }

    #[test]
    fn a_list_of_two_things_grows_with_either_of_them() {
        let draw = |known: Known, length: [usize; 2]| {
            let parts = Parts::since(known);
            parts.growing("log", "en", length, |since| html! { (format!("{since:?}")) });
            (parts.fingerprints(), parts.changes().into_iter().next())
        };
        let (known, first) = draw(Known::new(), [3, 5000]);
        assert_eq!(first.unwrap().html.as_deref(), Some("[0, 0]"));
        assert_eq!(draw(known.clone(), [3, 5000]).1, None);
        for grown in [[4, 5000], [3, 5001]] {
            let change = draw(known.clone(), grown).1.unwrap();
            assert_eq!(change.add.as_deref(), Some("[3, 5000]"), "{grown:?}");
        }
        assert!(draw(known.clone(), [2, 6000]).1.unwrap().html.is_some(), "shorter: drawn anew");
        let odd = known.keys().map(|id| (id.clone(), "x+1.2.3".to_owned())).collect();
        assert!(draw(odd, [3, 5000]).1.unwrap().html.is_some(), "whatever a browser says");
    }

    #[test]
    fn nobody_can_type_a_mark() {
        assert_eq!(plain("a\u{E000}0\u{E001}b"), "a0b");
    }
}
