//! How a person wants the pages: kept in a cookie of the device, never on the server.

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use engine::Language;
use std::convert::Infallible;

use crate::cookies;

/// The cookie's name.
pub const COOKIE: &str = "sofra_settings";

/// What a person has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of everything.
    pub language: Language,
    /// Light, dark, or as the device says.
    pub theme: Theme,
    /// How pieces travel.
    pub motion: Motion,
    /// How seats' pieces are told apart.
    pub pieces: Pieces,
    /// Whether a sound says that it is my turn.
    pub sound: Switch,
    /// Whether the end of a turn asks once more.
    pub confirm: Switch,
}

macro_rules! setting {
    ($(#[$meta:meta])* $name:ident { $($(#[$value_meta:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { $($(#[$value_meta])* $value),+ }

        impl $name {
            /// Every value in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// The word in cookies, forms and attributes.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }

            fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

setting! {
    /// Light or dark.
    Theme {
        /// As the device says.
        #[default]
        Device = "device",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

setting! {
    /// The speed of pieces.
    Motion {
        /// As designed.
        #[default]
        Normal = "normal",
        /// Twice as long, to follow by eye.
        Slow = "slow",
        /// Everything is where it is at once.
        Off = "off",
    }
}

setting! {
    /// How much the seats' shapes show.
    Pieces {
        /// Colours with shapes.
        #[default]
        Colours = "colours",
        /// Strong shapes and patterns, for people who see colours differently.
        Shapes = "shapes",
    }
}

setting! {
    /// On or off.
    Switch {
        /// Off.
        #[default]
        Off = "off",
        /// On.
        On = "on",
    }
}

impl Settings {
    /// What the device asks for: its cookie, and where that is silent, its language.
    pub fn of(headers: &HeaderMap) -> Settings {
        let mut settings = Settings {
            language: accepted_language(headers),
            theme: Theme::default(),
            motion: Motion::default(),
            pieces: Pieces::default(),
            sound: Switch::default(),
            confirm: Switch::default(),
        };
        if let Some(cookie) = cookies::read(headers, COOKIE) {
            for pair in cookie.split('.') {
                if let Some((key, word)) = pair.split_once('-') {
                    settings.set(key, word);
                }
            }
        }
        settings
    }

    /// Changes one setting. What isn't known changes nothing.
    pub fn set(&mut self, key: &str, word: &str) {
        match key {
            "language" => replace(&mut self.language, word.parse().ok()),
            "theme" => replace(&mut self.theme, Theme::read(word)),
            "motion" => replace(&mut self.motion, Motion::read(word)),
            "pieces" => replace(&mut self.pieces, Pieces::read(word)),
            "sound" => replace(&mut self.sound, Switch::read(word)),
            "confirm" => replace(&mut self.confirm, Switch::read(word)),
            _ => {}
        }
    }

    /// The settings as a cookie's value.
    pub fn cookie(&self) -> String {
        let Settings { language, theme, motion, pieces, sound, confirm } = self;
        format!(
            "language-{language}.theme-{}.motion-{}.pieces-{}.sound-{}.confirm-{}",
            theme.word(),
            motion.word(),
            pieces.word(),
            sound.word(),
            confirm.word()
        )
    }
}

impl<S: Sync> FromRequestParts<S> for Settings {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let mut settings = Settings::of(&parts.headers);
        // A live connection speaks as its page does: not every browser tells its languages there.
        let query = parts.uri.query().unwrap_or_default();
        if let Some(word) = query.split('&').find_map(|pair| pair.strip_prefix("language=")) {
            settings.set("language", word);
        }
        Ok(settings)
    }
}

fn replace<T>(setting: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *setting = value;
    }
}

/// The first of the browser's languages that the table speaks.
fn accepted_language(headers: &HeaderMap) -> Language {
    let accepted = headers.get("accept-language").and_then(|value| value.to_str().ok());
    let codes = accepted.unwrap_or_default().split(',');
    let known = codes.filter_map(|code| code.trim().get(..2)?.to_ascii_lowercase().parse().ok());
    known.into_iter().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_set() {
        let mut settings = Settings::of(&HeaderMap::new());
        settings.set("language", "de");
        settings.set("theme", "dark");
        settings.set("confirm", "on");
        settings.set("motion", "sideways");
        settings.set("wings", "two");
        let cookie = format!("a=b; {COOKIE}={}", settings.cookie());
        assert_eq!(Settings::of(&headers(&[("cookie", &cookie)])), settings);
        assert_eq!(settings.motion, Motion::Normal);
    }

    #[test]
    fn the_browsers_language_counts_until_one_is_set() {
        let german = headers(&[("accept-language", "fr-FR, de-AT;q=0.8, en;q=0.5")]);
        assert_eq!(Settings::of(&german).language, Language::German);
        let both = headers(&[("accept-language", "de"), ("cookie", "sofra_settings=language-en")]);
        assert_eq!(Settings::of(&both).language, Language::English);
    }

    #[tokio::test]
    async fn an_address_can_ask_for_a_language() {
        for (address, language) in [
            ("/live?seat=1&language=de", Language::German),
            ("/live?language=xx", Language::English),
            ("/live?my-language=de", Language::English),
        ] {
            let request = axum::http::Request::builder().uri(address).body(()).unwrap();
            let (mut parts, ()) = request.into_parts();
            let Ok(settings) = Settings::from_request_parts(&mut parts, &()).await;
            assert_eq!(settings.language, language, "{address}");
        }
    }
}
