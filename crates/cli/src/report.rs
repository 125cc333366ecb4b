//! Pages with charts: self-contained, no script, no other file, in the colours of the house.

use std::fmt::Write as _;

use engine::{Language, Voice};

/// The look of the site's pages, as far as a report needs it.
const STYLE: &str = include_str!("report.css");

/// The name of a game for a heading, from its id.
pub fn game_name(id: &str) -> String {
    catalogue::find(id).map_or_else(
        |_| id.to_owned(),
        |game| Voice::nameless(game.text(Language::English)).name("game-name"),
    )
}

/// A page being written.
pub struct Page {
    title: String,
    /// The headings, for the list of contents.
    contents: Vec<String>,
    body: String,
}

impl Page {
    pub fn new(title: &str) -> Page {
        Page { title: escape(title), contents: Vec::new(), body: String::new() }
    }

    pub fn heading(&mut self, text: &str) {
        let text = escape(text);
        self.contents.push(text.clone());
        let _ = write!(self.body, "<h2 id=\"part-{}\">{text}</h2>", self.contents.len());
    }

    pub fn paragraph(&mut self, text: &str) {
        let _ = write!(self.body, "<p>{}</p>", escape(text));
    }

    /// Text as a terminal shows it.
    pub fn plain(&mut self, text: &str) {
        let text = anstream::adapter::strip_str(text).to_string();
        let _ = write!(self.body, "<pre tabindex=\"0\">{}</pre>", escape(&text));
    }

    /// A table; the first row is the heading, the first column names its row.
    pub fn table(&mut self, rows: &[Vec<String>]) {
        self.body += "<div class=\"wide\" tabindex=\"0\"><table>";
        for (at, row) in rows.iter().enumerate() {
            self.body += "<tr>";
            for (column, text) in row.iter().enumerate() {
                let (cell, scope) = match (at, column) {
                    (0, _) => ("th", " scope=\"col\""),
                    (_, 0) => ("th", " scope=\"row\""),
                    _ => ("td", ""),
                };
                let _ = write!(self.body, "<{cell}{scope}>{}</{cell}>", escape(text));
            }
            self.body += "</tr>";
        }
        self.body += "</table></div>";
    }

    /// A drawing made by `chart`.
    pub fn chart(&mut self, svg: &str) {
        let _ = write!(self.body, "<figure>{svg}</figure>");
    }

    pub fn finish(self) -> String {
        let Page { title, contents, body } = self;
        let mut list = String::new();
        for (at, heading) in contents.iter().enumerate() {
            let _ = write!(list, "<li><a href=\"#part-{}\">{heading}</a></li>", at + 1);
        }
        format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
             <title>{title} · Sofra</title><style>{STYLE}</style></head><body>\
             <header><p class=\"brand\">Sofra</p><h1>{title}</h1></header>\
             <nav aria-label=\"Contents\"><ol>{list}</ol></nav><main>{body}</main></body></html>\n"
        )
    }
}

/// Text as it stands in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Axis, Scale, dots, histogram, lines};
    use crate::statistics::Figure;

    #[test]
    fn a_page_shows_what_it_is_given_and_nothing_runs_in_it() {
        let mut page = Page::new("<script>");
        page.heading("Scores & shares");
        page.table(&[vec!["a".to_owned()], vec!["1 < 2".to_owned()]]);
        page.chart(&histogram("scores", &[1, 2, 2, 3], &Scale::of(&[vec![1, 2, 2, 3]])));
        let figure = Figure { mean: 0.5, low: 0.4, high: 0.6 };
        page.chart(&dots("shares", &[("hard".to_owned(), figure)], &Axis::shares(Some(0.5))));
        page.chart(&lines("chances", &[("one".to_owned(), vec![(0.0, 0.5), (1.0, 1.0)])]));
        let page = page.finish();
        assert!(page.contains("1 &lt; 2</th>") && !page.contains("<script"), "{page}");
        assert_eq!(page.matches("<svg").count(), 3);
        assert!(page.contains("hard"));
        assert!(page.contains("<a href=\"#part-1\">Scores &amp; shares</a>"), "{page}");
        assert!(page.contains("<h2 id=\"part-1\">"), "{page}");
    }
}
