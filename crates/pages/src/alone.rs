//! A board by itself: one document with everything it needs, for notebooks and files.

use std::collections::BTreeSet;

use engine::{AnyView, Language, Voice};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets;
use crate::games::board_of;
use crate::parts::Parts;
use crate::scene::Scene;
use crate::words::words;

/// The size of a drawn board, in CSS pixels: wide enough for every game's wide layout.
pub const SIZE: (u32, u32) = (1280, 800);
/// The height of the viewer's own area.
const OWN_HEIGHT: u32 = 190;

/// A page with the board as the viewer of `view` sees it, and their hand below it.
pub fn page(game: &str, view: &AnyView, voice: Voice<'_>) -> Markup {
    let language = voice.text.language();
    let drawn = Drawn::new(game, view, voice);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme="light" data-motion="off" {
            head {
                meta charset="utf-8";
                title { (game) " · Sofra" }
                style { (PreEscaped(drawn.style)) }
            }
            body.table.alone data-game=(game) inert { (PreEscaped(drawn.body)) }
        }
    }
}

/// The same as a picture: SVG with the board's elements in it, well-formed XML.
pub fn picture(game: &str, view: &AnyView, voice: Voice<'_>) -> String {
    let language = voice.text.language();
    let drawn = Drawn::new(game, view, voice);
    let (width, height) = SIZE;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" lang=\"{}\" data-theme=\"light\" data-motion=\"off\">\
         <style><![CDATA[{}]]></style><foreignObject width=\"{width}\" height=\"{height}\">\
         <body xmlns=\"http://www.w3.org/1999/xhtml\" class=\"table alone\" data-game=\"{game}\">{}</body>\
         </foreignObject></svg>",
        language.code(),
        drawn.style,
        well_formed(&drawn.body),
    )
}

/// What both are made of.
struct Drawn {
    style: String,
    body: String,
}

impl Drawn {
    fn new(game: &str, view: &AnyView, voice: Voice<'_>) -> Drawn {
        let language: Language = voice.text.language();
        let parts = Parts::default();
        let choices = view.choices();
        let scene = Scene {
            view,
            viewer: view.viewer(),
            voice,
            words: words(language),
            choices: &choices,
            parts: &parts,
        };
        let board = board_of(game);
        let own = board.own_area(&scene);
        let (middle, has_own) = (board.board(&scene), own.is_some());
        let markup = parts.whole(html! {
            main.felt {
                section #board .board { (middle) }
                @if let Some(own) = own { section #own .own { (own) } }
            }
        });
        let (body, symbols) = with_symbols(&markup.into_string());
        Drawn { style: style(game, has_own), body: symbols + &body }
    }
}

fn style(game: &str, has_own: bool) -> String {
    let (width, height) = SIZE;
    let board = if has_own { height - OWN_HEIGHT } else { height };
    let own_sheet = format!("boards/{game}.css");
    let sheets = ["style.css", "table.css", "boards.css", &own_sheet];
    let sheets = sheets.iter().filter_map(|sheet| assets::get(sheet));
    let sheets: String = sheets.map(|sheet| String::from_utf8_lossy(&sheet.body)).collect();
    format!(
        "{}\nbody.alone {{ margin: 0; width: {width}px; height: {height}px; display: block; overflow: hidden; }}\n\
         body.alone.alone .felt {{ display: block; width: {width}px; height: {height}px; box-sizing: border-box; padding: 8px; }}\n\
         body.alone.alone .board {{ height: {}px; overflow: hidden; }}\n\
         body.alone.alone .own {{ display: grid; height: {}px; box-sizing: border-box; overflow: hidden; }}\n",
        without_fonts(&sheets),
        board - 16,
        OWN_HEIGHT - 8,
    )
}

/// A style sheet without fonts, which are separate files: the document uses the reader's fonts.
fn without_fonts(sheet: &str) -> String {
    let mut kept = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some(at) = rest.find("@font-face") {
        kept.push_str(&rest[..at]);
        let end = rest[at..].find('}').map_or(rest.len(), |end| at + end + 1);
        rest = &rest[end..];
    }
    kept + rest
}

/// The markup with its references made local, and a sheet with the symbols it uses.
fn with_symbols(markup: &str) -> (String, String) {
    const MENTION: &str = "href=\"/assets/";
    let mut body = String::with_capacity(markup.len());
    let mut used = BTreeSet::new();
    let mut rest = markup;
    while let Some(at) = rest.find(MENTION) {
        let start = at + "href=\"".len();
        let end = rest[start..].find('"').map_or(rest.len(), |end| start + end);
        let address = &rest[start..end];
        body.push_str(&rest[..start]);
        match address.split_once('#').and_then(|(file, id)| Some((sheet_of(file)?, id))) {
            Some((sheet, id)) => {
                body.push_str(&format!("#{}", own_id(sheet, id)));
                used.insert((sheet.to_owned(), id.to_owned()));
            }
            None => body.push_str(address),
        }
        rest = &rest[end..];
    }
    body.push_str(rest);
    (body, symbol_sheet(used))
}

/// The name of an asset in its address.
fn sheet_of(address: &str) -> Option<&str> {
    address.strip_prefix("/assets/")?.split_once('/').map(|(_, name)| name)
}

/// An id that is unique even if two sheets have symbols of the same name.
fn own_id(sheet: &str, id: &str) -> String {
    format!("{}-{id}", sheet.replace(['/', '.'], "-"))
}

/// The symbols, with those they use in turn.
fn symbol_sheet(used: BTreeSet<(String, String)>) -> String {
    let mut open: Vec<_> = used.iter().cloned().collect();
    let mut done = used;
    let mut sheet = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" \
                     style=\"position:absolute\" aria-hidden=\"true\">"
        .to_owned();
    while let Some((name, id)) = open.pop() {
        let Some(asset) = assets::get(&name) else { continue };
        let file = String::from_utf8_lossy(&asset.body);
        let Some(symbol) = element(&file, &id) else { continue };
        let mut rest = symbol;
        while let Some(at) = rest.find("href=\"#") {
            let start = at + "href=\"#".len();
            let end = rest[start..].find('"').map_or(rest.len(), |end| start + end);
            let inner = (name.clone(), rest[start..end].to_owned());
            if done.insert(inner.clone()) {
                open.push(inner);
            }
            rest = &rest[end..];
        }
        let renamed = symbol
            .replacen(&format!("id=\"{id}\""), &format!("id=\"{}\"", own_id(&name, &id)), 1)
            .replace("href=\"#", &format!("href=\"#{}", own_id(&name, "")));
        sheet.push_str(&renamed);
    }
    sheet + "</svg>"
}

/// The symbol with this id.
fn element<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    const END: &str = "</symbol>";
    let named = file.find(&format!("<symbol id=\"{id}\""))?;
    let end = file[named..].find(END)?;
    Some(&file[named..named + end + END.len()])
}

/// HTML as XML: void elements are closed, attributes have values.
fn well_formed(html: &str) -> String {
    const VOID: [&str; 5] = ["br", "hr", "img", "input", "wbr"];
    let mut xml = String::with_capacity(html.len() + 64);
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        xml.push_str(&rest[..at]);
        let end = tag_end(&rest[at..]).map_or(rest.len(), |end| at + end);
        let tag = &rest[at..end];
        let name: String = tag[1..].chars().take_while(char::is_ascii_alphanumeric).collect();
        if name.is_empty() {
            xml.push_str(tag);
        } else {
            let inner = tag[1 + name.len()..].trim_end_matches('>');
            let closed = inner.ends_with('/') || VOID.contains(&name.as_str());
            xml.push('<');
            xml.push_str(&name);
            with_values(inner.trim_end_matches('/'), &mut xml);
            xml.push_str(if closed { "/>" } else { ">" });
        }
        rest = &rest[end..];
    }
    xml.push_str(rest);
    xml
}

/// Where a tag ends: a value may contain `>`.
fn tag_end(tag: &str) -> Option<usize> {
    let mut quoted = false;
    tag.char_indices().find_map(|(at, letter)| {
        quoted ^= letter == '"';
        (letter == '>' && !quoted).then_some(at + 1)
    })
}

/// Copies attributes; one without a value gets an empty one.
fn with_values(attributes: &str, xml: &mut String) {
    let mut quoted = false;
    let mut has_value = true;
    for letter in attributes.chars() {
        if !quoted && letter.is_whitespace() {
            if !has_value {
                xml.push_str("=\"\"");
            }
            has_value = true;
        } else if !quoted && letter == '=' {
            has_value = true;
        } else if letter == '"' {
            quoted = !quoted;
        } else if !quoted && has_value {
            has_value = false;
        }
        xml.push(letter);
    }
    if !has_value {
        xml.push_str("=\"\"");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::{Seat, Seed, Viewer};
    use serde_json::Map;

    use super::*;

    #[test]
    fn html_becomes_xml() {
        let html = "<p class=\"a>b\" inert>x<br><input type=\"text\" disabled value=\"a=b c\"><use href=\"#a\"/></p>";
        assert_eq!(
            well_formed(html),
            "<p class=\"a>b\" inert=\"\">x<br/><input type=\"text\" disabled=\"\" value=\"a=b c\"/><use href=\"#a\"/></p>"
        );
    }

    #[test]
    fn fonts_are_left_out_and_nothing_else() {
        let sheet = "a { b: c } @font-face { src: url(x); } d { e: f }";
        assert_eq!(without_fonts(sheet), "a { b: c }  d { e: f }");
    }

    /// The document refers to no other file, and every symbol it uses is in it.
    #[test]
    fn every_board_stands_by_itself() {
        for game in catalogue::games() {
            let id = game.info().id;
            let seats = game.info().max_seats;
            let running = game.start(seats, &Map::new(), Seed([3; 32])).unwrap();
            let running: Arc<dyn engine::AnyMatch> = Arc::from(running);
            for viewer in [Viewer::Seat(Seat::of(0)), Viewer::Spectator] {
                for language in Language::ALL {
                    let view = AnyView::of(Arc::clone(&running), viewer);
                    let voice = Voice::nameless(game.text(language));
                    let drawn = Drawn::new(id, &view, voice);
                    for text in [&drawn.body, &drawn.style] {
                        assert!(!text.contains("/assets/"), "{id} needs another file");
                    }
                    for mention in drawn.body.split("href=\"#").skip(1) {
                        let name = mention.split('"').next().unwrap_or_default();
                        let there = drawn.body.contains(&format!("id=\"{name}\""));
                        assert!(there, "{id}: no {name}");
                    }
                }
            }
        }
    }
}
