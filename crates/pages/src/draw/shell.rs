//! The frame around every page.

use engine::Viewer;
use maud::{DOCTYPE, Markup, html};

use super::icon;
use crate::assets;
use crate::reader::Reader;
use crate::settings::Settings;
use crate::words::Words;

/// What a page needs besides its content.
pub struct Shell<'a> {
    /// Who reads it.
    pub reader: &'a Reader<'a>,
    /// The title in the browser's tab, without the site's name.
    pub title: &'a str,
    /// The address of this page, to come back to after a change of settings.
    pub here: &'a str,
    /// How the page is laid out.
    pub layout: Layout<'a>,
}

/// What a link to a page shows where it is shared (Open Graph). All addresses are whole ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// What it is.
    pub title: String,
    /// More about it.
    pub about: String,
    /// The address of the page.
    pub address: String,
    /// The address of a picture, 1200 × 630.
    pub picture: String,
}

/// The ways a page is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout<'a> {
    /// A page to read from top to bottom.
    Reading,
    /// A page to read about this game, in its colours.
    Learning(&'a str),
    /// A table that fills the screen, in the colours of this game.
    Table(&'a str),
}

/// A whole page.
pub fn page(shell: &Shell<'_>, content: Markup) -> Markup {
    shared_page(shell, None, content)
}

/// A whole page that people send each other links to.
#[expect(clippy::needless_pass_by_value, reason = "markup is made where it is handed over")]
pub fn shared_page(shell: &Shell<'_>, shared: Option<&Shared>, content: Markup) -> Markup {
    let Settings { language, theme, motion, pieces, sound, confirm, pace, notices, .. } =
        shell.reader.settings;
    let words = shell.reader.words();
    let (layout, game) = match shell.layout {
        Layout::Reading => ("reading", None),
        Layout::Learning(game) => ("reading", Some(game)),
        Layout::Table(game) => ("table", Some(game)),
    };
    let board = matches!(shell.layout, Layout::Table(_)).then_some(game).flatten();
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme=(theme.word()) data-motion=(motion.word())
            data-pieces=(pieces.word()) data-sound=(sound.word()) data-confirm=(confirm.word())
            data-pace=(pace.word()) data-notices=(notices.word()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (shell.title) " · Sofra" }
                @if let Some(shared) = shared {
                    meta property="og:site_name" content="Sofra";
                    meta property="og:type" content="website";
                    meta property="og:title" content=(shared.title);
                    meta property="og:description" content=(shared.about);
                    meta property="og:url" content=(shared.address);
                    meta property="og:image" content=(shared.picture);
                    meta property="og:image:width" content="1200";
                    meta property="og:image:height" content="630";
                    meta name="twitter:card" content="summary_large_image";
                }
                link rel="icon" href=(assets::address("mark.svg")) type="image/svg+xml"
                    data-calm=(assets::address("mark.svg")) data-turn=(assets::address("mark-turn.svg"));
                link rel="preload" href=(assets::address("fonts/source-sans-3-latin.woff2"))
                    as="font" type="font/woff2" crossorigin;
                link rel="stylesheet" href=(assets::address("fonts.css"));
                link rel="stylesheet" href=(assets::address("style.css"));
                @if let Some(game) = game {
                    link rel="stylesheet" href=(assets::address("table.css"));
                    link rel="stylesheet" href=(assets::address("boards.css"));
                    @if let Some(style) = assets::find(&format!("boards/{game}.css")) {
                        link rel="stylesheet" href=(style);
                    }
                    link rel="stylesheet" href=(assets::address("learn.css"));
                    // Before the lessons, which tell them what to show.
                    @if board.is_some() {
                        @for script in ["sight.js", "frame.js"] {
                            script src=(assets::address(script)) type="module" {}
                        }
                    }
                    script src=(assets::address("learn.js")) type="module" {}
                }
                script src=(assets::address("table.js")) type="module" {}
                @if board.is_some() {
                    @for script in ["card.js", "keys.js", "gestures.js", "attention.js", "moves.js", "picture.js"] {
                        script src=(assets::address(script)) type="module" {}
                    }
                }
                @if let Some(script) = board.and_then(|game| assets::find(&format!("boards/{game}.js"))) {
                    script src=(script) type="module" {}
                }
            }
            body class=(layout) data-game=[game] {
                a.skip href="#main" { (words.say("skip-to-content")) }
                @if let Layout::Table(_) = shell.layout { a.skip href="#choices" { (words.say("skip-to-choices")) } }
                header.top {
                    a.brand href="/" aria-label="Sofra" {
                        img src=(assets::address("mark.svg")) alt="" width="28" height="28";
                        span { "Sofra" }
                    }
                    @if let Layout::Table(_) = shell.layout {
                        h1.top-title { (shell.title) }
                    }
                    nav.top-nav aria-label=(words.say("nav-site")) {
                        (language_switch(shell, words))
                        a.top-link href="/settings" title=(words.say("settings")) {
                            @if let Some(name) = shell.reader.name {
                                (icon("person")) span { (name) }
                            } @else {
                                (icon("settings")) span { (words.say("settings")) }
                            }
                        }
                    }
                }
                (content)
                div #card .card popover="manual" role="status" {}
                div #toasts .toasts role="status" aria-live="polite" {}
            }
        }
    }
}

/// A button that says "Deutsch" on an English page and "English" on a German one.
fn language_switch(shell: &Shell<'_>, words: &Words) -> Markup {
    let other = words.say("other-language-code");
    html! {
        form.language action="/settings" method="post" {
            input type="hidden" name="back" value=(shell.here);
            button.quiet type="submit" name="language" value=(other) lang=(other) {
                (words.say("other-language"))
            }
        }
    }
}

/// A viewer as a word in addresses: `0` for a seat, `all` for spectators.
pub fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Spectator => "all".to_owned(),
    }
}
