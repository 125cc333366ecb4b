//! The files a browser loads beside a page: embedded, named by their content.

use std::borrow::Cow;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::games::skins;

/// A file of `assets/` or of a game's folder.
pub struct Source {
    name: &'static str,
    kind: &'static str,
    body: &'static [u8],
}

/// A file as browsers get it.
pub struct Asset {
    name: &'static str,
    /// Its type, for the header `Content-Type`.
    pub kind: &'static str,
    /// A hash of its content: an address with it can be cached for ever.
    pub fingerprint: String,
    /// `/assets/<fingerprint>/<name>`
    pub address: String,
    /// Its content.
    pub body: Cow<'static, [u8]>,
}

const CSS: &str = "text/css; charset=utf-8";
const SVG: &str = "image/svg+xml";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const FONT: &str = "font/woff2";
const PNG: &str = "image/png";

/// What a style sheet writes before the name of a font: `url("asset:fonts/x.woff2")`.
const MENTION: &str = "asset:";

impl Source {
    /// A style sheet.
    pub const fn style(name: &'static str, body: &'static [u8]) -> Source {
        Source { name, kind: CSS, body }
    }

    /// A picture or a sheet of symbols, as SVG.
    pub const fn symbols(name: &'static str, body: &'static [u8]) -> Source {
        Source { name, kind: SVG, body }
    }

    /// A picture as a bitmap, for programs that know no SVG.
    pub const fn bitmap(name: &'static str, body: &'static [u8]) -> Source {
        Source { name, kind: PNG, body }
    }

    /// A script.
    pub const fn script(name: &'static str, body: &'static [u8]) -> Source {
        Source { name, kind: SCRIPT, body }
    }
}

macro_rules! sources {
    ($($name:literal as $kind:expr),+ $(,)?) => {
        &[$(Source { name: $name, kind: $kind, body: include_bytes!(concat!("../assets/", $name)) }),+]
    };
}

/// The fonts, which style sheets mention.
static FONTS: &[Source] = sources![
    "fonts/source-sans-3-latin.woff2" as FONT,
    "fonts/source-sans-3-latin-ext.woff2" as FONT,
    "fonts/source-sans-3-cyrillic.woff2" as FONT,
    "fonts/source-sans-3-greek.woff2" as FONT,
    "fonts/source-sans-3-vietnamese.woff2" as FONT,
    "fonts/noto-sans-math-signs.woff2" as FONT,
    "fonts/eb-garamond-latin.woff2" as FONT,
    "fonts/eb-garamond-latin-ext.woff2" as FONT,
    "fonts/oswald-latin.woff2" as FONT,
    "fonts/oswald-latin-ext.woff2" as FONT,
    "fonts/libre-bodoni-latin.woff2" as FONT,
    "fonts/libre-bodoni-latin-ext.woff2" as FONT,
    "fonts/nunito-latin.woff2" as FONT,
    "fonts/nunito-latin-ext.woff2" as FONT,
];

/// The files of all pages. Those of a game are in its folder.
static HOUSE: &[Source] = sources![
    "fonts.css" as CSS,
    "style.css" as CSS,
    "table.css" as CSS,
    "boards.css" as CSS,
    "learn.css" as CSS,
    "table.js" as SCRIPT,
    "sight.js" as SCRIPT,
    "learn.js" as SCRIPT,
    "frame.js" as SCRIPT,
    "gestures.js" as SCRIPT,
    "card.js" as SCRIPT,
    "keys.js" as SCRIPT,
    "attention.js" as SCRIPT,
    "moves.js" as SCRIPT,
    "picture.js" as SCRIPT,
    "icons.svg" as SVG,
    "mark.svg" as SVG,
    "mark-turn.svg" as SVG,
    "covers/any.svg" as SVG,
    "covers/any.png" as PNG,
];

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let games = skins().flat_map(|skin| skin.files);
    let mut assets = Vec::<Asset>::new();
    for &Source { name, kind, body } in FONTS.iter().chain(HOUSE).chain(games) {
        let body = if kind == CSS { with_addresses(body, &assets) } else { Cow::Borrowed(body) };
        let hash = Sha256::digest(&body);
        let fingerprint: String = hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect();
        let address = format!("/assets/{fingerprint}/{name}");
        assets.push(Asset { name, kind, fingerprint, address, body });
    }
    assets
});

/// A style sheet with the addresses of the files it mentions.
fn with_addresses(sheet: &'static [u8], known: &[Asset]) -> Cow<'static, [u8]> {
    let mut sheet = String::from_utf8_lossy(sheet);
    for asset in known.iter().filter(|asset| asset.kind == FONT) {
        let mention = format!("\"{MENTION}{}\"", asset.name);
        if sheet.contains(&mention) {
            sheet = Cow::Owned(sheet.replace(&mention, &format!("\"{}\"", asset.address)));
        }
    }
    match sheet {
        Cow::Borrowed(sheet) => Cow::Borrowed(sheet.as_bytes()),
        Cow::Owned(sheet) => Cow::Owned(sheet.into_bytes()),
    }
}

/// The asset of this name.
pub fn get(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// The address of the asset of this name. New content gets a new address, so that a cache never
/// shows an old version.
pub fn address(name: &str) -> &'static str {
    find(name).unwrap_or("/assets/missing")
}

/// The address of an asset that not every game has.
pub fn find(name: &str) -> Option<&'static str> {
    get(name).map(|asset| asset.address.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most bytes of fonts that a page in a Latin script loads.
    const LATIN_PAGE: usize = 150_000;

    fn body(name: &str) -> &'static [u8] {
        &get(name).expect("the asset is there").body
    }

    #[test]
    fn an_address_is_made_from_the_content() {
        let style = address("style.css");
        assert!(style.starts_with("/assets/") && style.ends_with("/style.css"), "{style}");
        assert_eq!(address("nothing.css"), "/assets/missing");
    }

    #[test]
    fn style_sheets_mention_only_what_is_there() {
        for asset in ASSETS.iter().filter(|asset| asset.kind == CSS) {
            let sheet = std::str::from_utf8(&asset.body).expect("style sheets are text");
            assert!(!sheet.contains(MENTION), "{} mentions a missing file", asset.name);
        }
    }

    /// Splits a selector at the signs that stand outside of brackets.
    fn split<'a>(selector: &'a str, signs: &[char]) -> Vec<&'a str> {
        let mut depth = 0;
        selector
            .split(|sign| {
                match sign {
                    '(' | '[' => depth += 1,
                    ')' | ']' => depth -= 1,
                    _ => {}
                }
                depth == 0 && signs.contains(&sign)
            })
            .collect()
    }

    /// A rule for any element behind a `:has()` makes Chromium style the whole page again whenever something is
    /// added anywhere: 2,500 elements for each update. A custom property on what has it does the same for less.
    #[test]
    fn what_something_has_never_styles_just_anything() {
        for asset in ASSETS.iter().filter(|asset| asset.kind == CSS) {
            let sheet = std::str::from_utf8(&asset.body).expect("style sheets are text");
            for rule in sheet.split('{') {
                let selectors = rule.rsplit(['}', ';', '/']).next().unwrap_or_default().trim();
                for selector in split(selectors, &[',']) {
                    let parts = split(selector, &[' ', '>', '+', '~']);
                    let [before @ .., subject] = parts.as_slice() else { continue };
                    let any = subject.starts_with('*')
                        || (subject.starts_with(':') && !subject.starts_with(":is("));
                    let has = before.iter().any(|part| part.contains(":has("));
                    assert!(!(has && any), "{}: {selector}", asset.name);
                }
            }
        }
    }

    #[test]
    fn every_font_is_mentioned() {
        let sheets: String = ASSETS
            .iter()
            .filter(|asset| asset.kind == CSS)
            .map(|asset| String::from_utf8_lossy(&asset.body))
            .collect();
        for font in ASSETS.iter().filter(|asset| asset.kind == FONT) {
            assert!(font.body.starts_with(b"wOF2"), "{}", font.name);
            assert!(sheets.contains(&font.address), "{} is never used", font.name);
        }
    }

    #[test]
    fn the_fonts_of_a_latin_page_are_small() {
        let house = ["source-sans-3", "eb-garamond", "noto-sans-math-signs"];
        for game in ["eb-garamond", "oswald", "libre-bodoni", "nunito"] {
            let families = house.iter().filter(|family| **family != game).chain([&game]);
            let bytes: usize = families
                .map(|family| match *family {
                    "noto-sans-math-signs" => body("fonts/noto-sans-math-signs.woff2").len(),
                    family => body(&format!("fonts/{family}-latin.woff2")).len(),
                })
                .sum();
            assert!(bytes <= LATIN_PAGE, "a page with {game} loads {bytes} bytes of fonts");
        }
    }
}
