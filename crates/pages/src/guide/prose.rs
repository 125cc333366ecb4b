//! The texts of a guide as HTML: symbols, links to rules, and pictures that the board draws.

use engine::rules;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{
    Alignment, CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};

use crate::assets;
use crate::draw::rule_anchor;

/// The prefix of a picture's name: `![The table](board:start)`.
const PICTURE: &str = "board:";
/// The prefix of a symbol's name: `{icon:good-wood}`.
const SYMBOL: &str = "{icon:";

/// A text of a game's guide.
pub struct Prose<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The prefix of its rule ids.
    pub prefix: &'a str,
    /// The text, as Markdown.
    pub text: &'a str,
}

impl Prose<'_> {
    /// The text as HTML, without its first heading.
    pub fn draw(&self) -> Markup {
        let mut page = String::with_capacity(self.text.len() * 2);
        html::push_html(&mut page, self.events().into_iter());
        // The empty corner of a table is no heading.
        PreEscaped(page.replace("<th></th>", "<td></td>"))
    }

    /// The first heading.
    pub fn title(&self) -> &str {
        self.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
    }

    /// The headings of its sections: anchor and words.
    pub fn sections(&self) -> Vec<(String, &str)> {
        let headings = self.text.lines().filter_map(|line| line.strip_prefix("## "));
        headings.enumerate().map(|(at, words)| (format!("section-{at}"), words)).collect()
    }

    fn events(&self) -> Vec<Event<'_>> {
        let parser = Parser::new_ext(self.text, Options::ENABLE_TABLES);
        let mut events = TextMergeStream::new(parser).peekable();
        let mut drawn = Vec::new();
        let mut sections = 0;
        while let Some(event) = events.next() {
            match event {
                Event::Start(Tag::Heading { level, .. }) if level as u8 == 1 => {
                    // The page has its own.
                    while !matches!(events.next(), None | Some(Event::End(TagEnd::Heading(_)))) {}
                }
                Event::Start(Tag::Heading { level, .. }) if level as u8 == 2 => {
                    drawn.push(inline(format!("<h2 id=\"section-{sections}\">")));
                    sections += 1;
                }
                // A picture is a block of its own, not a word in a paragraph.
                Event::Start(Tag::Paragraph)
                    if matches!(events.peek(), Some(Event::Start(Tag::Image { .. }))) =>
                {
                    if let Some(Event::Start(Tag::Image { dest_url, .. })) = events.next() {
                        let mut caption = String::new();
                        while let Some(Event::Text(words)) = events.next() {
                            caption.push_str(&words);
                        }
                        drawn.push(inline(self.figure(&dest_url, &caption).into_string()));
                    }
                    // The end of the paragraph.
                    events.next();
                }
                Event::Start(Tag::Table(alignments)) => {
                    // Alignment would be a style in the page, which our policy forbids.
                    drawn.push(Event::Start(Tag::Table(vec![Alignment::None; alignments.len()])));
                }
                Event::Text(words) => self.push_words(&words, &mut drawn),
                // The texts are ours, but nothing in them is meant as HTML.
                Event::Html(words) | Event::InlineHtml(words) => drawn.push(Event::Text(words)),
                other => drawn.push(other),
            }
        }
        drawn
    }

    /// Words with their symbols and links.
    fn push_words<'e>(&self, words: &str, drawn: &mut Vec<Event<'e>>) {
        let mut rest = words;
        while let Some((before, after)) = rest.split_once(SYMBOL) {
            let Some((name, after)) = after.split_once('}') else { break };
            self.push_links(before, drawn);
            drawn.push(inline(self.symbol(name).into_string()));
            rest = after;
        }
        self.push_links(rest, drawn);
    }

    fn push_links<'e>(&self, words: &str, drawn: &mut Vec<Event<'e>>) {
        let mut ids: Vec<&str> = rules::cited(words, self.prefix).into_iter().collect();
        // Longer ids first, so that SIM-4.1 doesn't cut SIM-4.12 in two.
        ids.sort_by_key(|id| std::cmp::Reverse(id.len()));
        let mut rest = words;
        loop {
            let found = ids.iter().filter_map(|id| rest.find(id).map(|at| (at, *id)));
            let Some((at, id)) = found.min_by_key(|(at, id)| (*at, std::cmp::Reverse(id.len())))
            else {
                break;
            };
            drawn.push(Event::Text(CowStr::from(rest[..at].to_owned())));
            let link = html! { a.cited href=(rule_anchor(self.game, id)) { (id) } };
            drawn.push(inline(link.into_string()));
            rest = &rest[at + id.len()..];
        }
        drawn.push(Event::Text(CowStr::from(rest.to_owned())));
    }

    /// A symbol of the board's sheet. The words beside it say what it is.
    fn symbol(&self, name: &str) -> Markup {
        let sheet = sheet_with(self.game, name).and_then(|sheet| assets::find(&sheet));
        let sheet = sheet.unwrap_or_default();
        html! {
            svg.icon viewBox="0 0 24 24" aria-hidden="true" {
                (PreEscaped(format!("<use href=\"{sheet}#{name}\" width=\"24\" height=\"24\"/>")))
            }
        }
    }

    /// A picture in its own frame, so that the table's style sheets apply.
    fn figure(&self, address: &str, caption: &str) -> Markup {
        let name = address.strip_prefix(PICTURE).unwrap_or(address);
        html! {
            figure.picture {
                iframe src={ "/games/" (self.game) "/pictures/" (name) } title=(caption)
                    tabindex="-1" scrolling="no" {}
                figcaption { (caption) }
            }
        }
    }
}

fn inline<'e>(html: String) -> Event<'e> {
    Event::InlineHtml(CowStr::from(html))
}

/// The sheet of the game's board that has the symbol: its signs, or its pictures.
fn sheet_with(game: &str, symbol: &str) -> Option<String> {
    let id = format!("id=\"{symbol}\"");
    let has = |sheet: &String| {
        let file = assets::get(sheet);
        file.is_some_and(|file| String::from_utf8_lossy(&file.body).contains(&id))
    };
    ["boards", "art"].map(|folder| format!("{folder}/{game}.svg")).into_iter().find(has)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::Language;

    use super::*;

    /// The texts of every guide: game, prefix, what it is, text.
    fn texts() -> Vec<(&'static str, &'static str, String, &'static str)> {
        let mut texts = Vec::new();
        for game in catalogue::games() {
            let (info, Some(guide)) = (game.info(), game.guide()) else { continue };
            for language in Language::ALL {
                let book = guide.rulebook(language);
                texts.push((info.id, info.prefix, format!("{} {language}", info.id), book));
                let aid = guide.aid(language);
                texts.push((info.id, info.prefix, format!("{} aid {language}", info.id), aid));
            }
        }
        assert_eq!(texts.len(), 16);
        texts
    }

    #[test]
    fn a_text_has_symbols_links_and_pictures() {
        let text = "# Title\n\n## Goal\n\nTake wood {icon:good-wood} (SIM-1.2, SIM-1.12).\n\n![The table](board:start)\n\n<b>no</b>\n";
        let prose = Prose { game: "simurgh", prefix: "SIM", text };
        assert_eq!(prose.title(), "Title");
        assert_eq!(prose.sections(), [("section-0".to_owned(), "Goal")]);
        let page = prose.draw().into_string();
        for part in [
            "<h2 id=\"section-0\">Goal</h2>",
            "#good-wood\"",
            "href=\"/rules/simurgh#SIM-1.2\"",
            "href=\"/rules/simurgh#SIM-1.12\"",
            "src=\"/games/simurgh/pictures/start\" title=\"The table\"",
            "&lt;b&gt;",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        assert!(!page.contains("<h1") && !page.contains("<p><figure"), "{page}");
    }

    #[test]
    fn every_rule_that_a_guide_cites_is_a_rule() {
        for (game, prefix, what, text) in texts() {
            let record = catalogue::find(game).unwrap().info().rules;
            let known: BTreeSet<&str> =
                rules::index(record, prefix).iter().map(|rule| rule.id).collect();
            for id in rules::cited(text, prefix) {
                assert!(known.contains(id), "{what} cites {id}");
            }
        }
    }

    #[test]
    fn every_symbol_and_picture_is_there() {
        for (game, _, what, text) in texts() {
            for (at, _) in text.match_indices(SYMBOL) {
                let name = text[at + SYMBOL.len()..].split('}').next().unwrap_or_default();
                assert!(sheet_with(game, name).is_some(), "{what}: no symbol {name}");
            }
            let course = learn::course(game).expect("the game has a course");
            for (at, _) in text.match_indices(PICTURE) {
                let name = text[at + PICTURE.len()..].split(')').next().unwrap_or_default();
                assert!(course.picture(name).is_some(), "{what}: no picture {name}");
            }
        }
    }

    /// Every symbol of a board is in its player aid, with words.
    #[test]
    fn the_languages_of_a_guide_tell_the_same() {
        let shape = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.starts_with('#') || line.starts_with("!["));
            lines
                .map(|line| line.chars().take_while(|sign| !sign.is_alphabetic()).collect())
                .collect()
        };
        let symbols = |text: &str| -> Vec<String> {
            let names = text.split(SYMBOL).skip(1);
            names.filter_map(|rest| rest.split('}').next()).map(str::to_owned).collect()
        };
        let texts = texts();
        for pair in texts.chunks(4) {
            assert_eq!(shape(pair[0].3), shape(pair[2].3), "{}", pair[0].2);
            let (english, german) = (symbols(pair[1].3), symbols(pair[3].3));
            assert_eq!(english, german, "{}", pair[1].2);
        }
    }
}
