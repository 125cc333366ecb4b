//! The rules of record as a page: every rule has an anchor, every mention of a rule links to it.

use engine::rules;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{
    Alignment, CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};

/// The anchor of a rule in its page: `SIM-4.7` is at `#SIM-4.7`.
pub fn rule_anchor(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{rule}")
}

/// The chapters of the rules, for a list of contents: anchor and title.
pub fn chapters(markdown: &str) -> Vec<(String, String)> {
    let headings = markdown.lines().filter_map(|line| line.strip_prefix("## "));
    headings.enumerate().map(|(at, title)| (format!("chapter-{at}"), title.to_owned())).collect()
}

/// A game's `rules.md` as HTML.
pub fn rules_html(markdown: &str, prefix: &str) -> Markup {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut marker = Marker { prefix, fresh: true, chapters: 0, defined: Vec::new() };
    let events = TextMergeStream::new(Parser::new_ext(markdown, options))
        .flat_map(|event| marker.mark(event));
    let mut page = String::with_capacity(markdown.len() * 2);
    html::push_html(&mut page, events);
    // The empty corner of a table is no heading.
    PreEscaped(page.replace("<th></th>", "<td></td>"))
}

struct Marker<'a> {
    prefix: &'a str,
    /// Whether we are at the beginning of a block, where a rule's id defines it.
    fresh: bool,
    chapters: usize,
    defined: Vec<String>,
}

impl Marker<'_> {
    fn mark<'e>(&mut self, event: Event<'e>) -> Vec<Event<'e>> {
        match event {
            // The rules are ours, but nothing in them is meant as HTML.
            Event::Html(text) | Event::InlineHtml(text) => vec![Event::Text(text)],
            Event::Start(Tag::Heading { level, .. }) if level as u8 == 2 => {
                self.fresh = true;
                self.chapters += 1;
                let id = format!("chapter-{}", self.chapters - 1);
                vec![Event::InlineHtml(CowStr::from(format!("<h2 id=\"{id}\">")))]
            }
            Event::End(TagEnd::Heading(level)) if level as u8 == 2 => {
                vec![Event::InlineHtml(CowStr::from("</h2>\n"))]
            }
            Event::Start(Tag::Table(alignments)) => {
                // A wide table scrolls by itself, so that the page needn't.
                let open =
                    "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">";
                // Alignment would be a style in the page, which our policy forbids.
                let plain = vec![Alignment::None; alignments.len()];
                vec![Event::InlineHtml(CowStr::from(open)), Event::Start(Tag::Table(plain))]
            }
            Event::End(TagEnd::Table) => {
                vec![Event::End(TagEnd::Table), Event::InlineHtml(CowStr::from("</div>"))]
            }
            Event::Start(
                Tag::Item | Tag::Paragraph | Tag::TableCell | Tag::TableRow | Tag::Heading { .. },
            ) => {
                self.fresh = true;
                vec![event]
            }
            Event::Start(_) | Event::End(_) => vec![event],
            Event::Text(text) => self.words(&text),
            other => {
                self.fresh = false;
                vec![other]
            }
        }
    }

    /// A text with its marks of provenance set apart, so that a reader needn't see them.
    fn words<'e>(&mut self, text: &str) -> Vec<Event<'e>> {
        let mut events = Vec::new();
        let mut rest = text;
        while let Some((at, end)) = next_mark(rest) {
            events.extend(self.link(&rest[..at]));
            events.push(Event::InlineHtml(CowStr::from("<span class=\"mark\">")));
            events.extend(self.link(&rest[at..end]));
            events.push(Event::InlineHtml(CowStr::from("</span>")));
            rest = &rest[end..];
        }
        events.extend(self.link(rest));
        events
    }

    /// A text with its rule ids made into anchors and links.
    fn link<'e>(&mut self, text: &str) -> Vec<Event<'e>> {
        let mut ids: Vec<&str> = rules::cited(text, self.prefix).into_iter().collect();
        // Longer ids first, so that SIM-4.1 doesn't cut SIM-4.12 in two.
        ids.sort_by_key(|id| std::cmp::Reverse(id.len()));
        let mut events = Vec::new();
        let mut rest = text;
        while let Some((at, id)) = next_id(rest, &ids) {
            push_text(&mut events, &rest[..at]);
            let opens = self.fresh && rest[..at].trim().is_empty();
            let defines = opens && !self.defined.iter().any(|defined| defined == id);
            let anchor = if defines {
                self.defined.push(id.to_owned());
                format!("<a class=\"rule\" id=\"{id}\" href=\"#{id}\">{id}</a>")
            } else {
                format!("<a href=\"#{id}\">{id}</a>")
            };
            events.push(Event::InlineHtml(CowStr::from(anchor)));
            self.fresh = false;
            rest = &rest[at + id.len()..];
        }
        if !rest.trim().is_empty() {
            self.fresh = false;
        }
        push_text(&mut events, rest);
        events
    }
}

fn push_text(events: &mut Vec<Event<'_>>, text: &str) {
    if !text.is_empty() {
        events.push(Event::Text(CowStr::from(text.to_owned())));
    }
}

/// Where the next mark of provenance stands, such as `[S]`, `[P3, P4]` or `[S; order R]`.
fn next_mark(text: &str) -> Option<(usize, usize)> {
    text.match_indices('[').find_map(|(at, _)| {
        let end = at + text[at..].find(']')? + 1;
        let mut inside = text[at + 1..end].chars();
        let opens = matches!(inside.next(), Some('S' | 'I' | 'P' | 'R'));
        (opens && !inside.next().is_some_and(char::is_alphabetic)).then_some((at, end))
    })
}

fn next_id<'a>(text: &str, ids: &[&'a str]) -> Option<(usize, &'a str)> {
    let found = ids.iter().filter_map(|id| text.find(id).map(|at| (at, *id)));
    found.min_by_key(|(at, id)| (*at, std::cmp::Reverse(id.len())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# A game\n\n## 1. Board\n- **T-1.1** Seven columns, see T-1.12.\n- **T-1.12** Six <b>rows</b>.\n\n**T-2.1 Draws.** None.\n\n| Id | Rule |\n|---|---|\n| T-3.1 | as T-1.1 |\n";

    #[test]
    fn rules_have_anchors_and_mentions_lead_there() {
        let page = rules_html(RULES, "T").into_string();
        for id in ["T-1.1", "T-1.12", "T-2.1", "T-3.1"] {
            let anchor = format!("<a class=\"rule\" id=\"{id}\" href=\"#{id}\">{id}</a>");
            assert_eq!(page.matches(&anchor).count(), 1, "{id} in {page}");
        }
        assert!(page.contains("see <a href=\"#T-1.12\">T-1.12</a>."), "{page}");
        assert!(page.contains("as <a href=\"#T-1.1\">T-1.1</a>"), "{page}");
        assert!(page.contains("<h2 id=\"chapter-0\">1. Board</h2>"), "{page}");
    }

    #[test]
    fn marks_of_provenance_are_set_apart() {
        let page =
            rules_html("- **T-1.1** Seven columns. [S; order R] A [Reserve] stays. [P3]", "T");
        let page = page.into_string();
        for part in [
            "columns. <span class=\"mark\">[S; order R]</span> A [Reserve] stays.",
            "<span class=\"mark\">[P3]</span>",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
    }

    #[test]
    fn nothing_in_the_rules_is_markup() {
        assert!(rules_html(RULES, "T").into_string().contains("&lt;b&gt;rows"));
    }

    #[test]
    fn every_rule_of_every_game_has_its_anchor() {
        for game in catalogue::games() {
            let info = game.info();
            let page = rules_html(info.rules, info.prefix).into_string();
            for rule in rules::index(info.rules, info.prefix) {
                let anchor = format!("id=\"{}\"", rule.id);
                assert!(page.contains(&anchor), "{} has no anchor for {}", info.id, rule.id);
            }
        }
    }

    #[test]
    fn chapters_are_listed_with_their_anchors() {
        assert_eq!(chapters(RULES), [("chapter-0".to_owned(), "1. Board".to_owned())]);
    }
}
