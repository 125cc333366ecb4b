//! The languages that games and tables speak.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A language, by its tag. A game has texts in those it likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Language(&'static str);

#[expect(non_upper_case_globals, reason = "they read as the variants of an open enum")]
impl Language {
    /// English, the default.
    pub const English: Language = Language("en");
    /// German.
    pub const German: Language = Language("de");
}

impl Language {
    /// The languages that the engine itself speaks.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language with this tag, as in BCP 47: `fr`, `pt-BR`.
    pub const fn new(tag: &'static str) -> Language {
        Language(tag)
    }

    /// The tag in addresses and headers.
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The language with this tag among some.
    pub fn among(tag: &str, languages: &[Language]) -> Option<Language> {
        languages.iter().copied().find(|language| language.0.eq_ignore_ascii_case(tag))
    }
}

impl Default for Language {
    fn default() -> Self {
        Language::English
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.0)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A tag that is none of [`Language::ALL`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(" or ");
        write!(f, "'{}' is not a language of this table: {known}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, Self::Err> {
        let known = Language::ALL.into_iter().find(|language| language.0 == tag);
        known.ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_tag_is_a_language_and_the_engine_speaks_two() {
        let french = Language::new("fr");
        assert_eq!(Language::among("FR", &[Language::English, french]), Some(french));
        assert_eq!("de".parse(), Ok(Language::German));
        let unknown = "fr".parse::<Language>().unwrap_err();
        assert_eq!(unknown.to_string(), "'fr' is not a language of this table: en or de");
    }
}
