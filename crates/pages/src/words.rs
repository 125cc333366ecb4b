//! The pages' own words, in every language of the table.
//!
//! What a game says comes from the game's own texts; here is what the page around it says.

use std::sync::OnceLock;

use engine::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::games::skins;

/// The pages' words in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The pages' words in a language.
pub fn words(language: Language) -> &'static Words {
    static ALL: [OnceLock<Words>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let at = Language::ALL.iter().position(|&each| each == language).unwrap_or_default();
    ALL[at].get_or_init(|| Words::new(language))
}

impl Words {
    fn new(language: Language) -> Words {
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks are for mixing scripts of both directions; ours run in one.
        bundle.set_use_isolating(false);
        // For `NUMBER($n, type: "ordinal")`.
        bundle.add_builtins().expect("the bundle is empty");
        for source in sources(language) {
            // What can't be read is left out here; the tests below find it.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Says a text without arguments. A missing one is shown as its key in braces; the tests make
    /// sure that none is missing.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// Says a text with arguments.
    pub fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return format!("{{{key}}}") };
        let args: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }
}

/// The pages' texts, then those of each game's board.
fn sources(language: Language) -> impl Iterator<Item = &'static str> {
    let house = match language {
        Language::German => [include_str!("../text/de.ftl"), include_str!("../text/learn.de.ftl")],
        _ => [include_str!("../text/en.ftl"), include_str!("../text/learn.en.ftl")],
    };
    let games = skins().flat_map(|skin| skin.texts);
    let spoken = games.filter(move |(each, _)| *each == language).map(|(_, text)| *text);
    house.into_iter().chain(spoken)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn every_level_is_described() {
        for language in Language::ALL {
            for level in bots::LEVELS {
                let key = format!("level-{level}");
                assert!(words(language).has(&key), "{key} in {language:?}");
            }
        }
    }

    /// The keys of a source with the variables each one needs.
    fn keys(language: Language) -> Vec<(String, BTreeSet<String>)> {
        let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
        for line in sources(language).flat_map(str::lines) {
            if let Some((key, _)) = line.split_once(" = ")
                && key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
            {
                found.push((key.to_owned(), BTreeSet::new()));
            }
            let Some((_, variables)) = found.last_mut() else { continue };
            for (at, _) in line.match_indices('$') {
                let rest = &line[at + 1..];
                let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
                variables.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
        }
        found
    }

    fn rust_files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries
            .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] })
            .filter(|path| path.extension().is_some_and(|kind| kind == "rs"))
            .collect()
    }

    /// The Rust code of some folders: what draws, and what serves it.
    fn code(folders: &[&str]) -> String {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let files = folders.iter().flat_map(|folder| rust_files(&here.join(folder)));
        files.map(|file| fs::read_to_string(file).unwrap()).collect()
    }

    #[test]
    fn every_source_can_be_read() {
        for language in Language::ALL {
            for source in sources(language) {
                let read = FluentResource::try_new(source.to_owned());
                assert!(read.is_ok(), "{language}: {:?}", read.err().map(|(_, errors)| errors));
            }
        }
    }

    #[test]
    fn the_languages_say_the_same_things_with_the_same_arguments() {
        assert_eq!(keys(Language::English), keys(Language::German));
    }

    #[test]
    fn no_text_hides_another() {
        let keys = keys(Language::English);
        let different: BTreeSet<&String> = keys.iter().map(|(key, _)| key).collect();
        assert_eq!(different.len(), keys.len());
    }

    #[test]
    fn every_key_in_the_code_is_a_text_and_every_text_is_used() {
        let code = code(&["src", "../web/src"]);
        let script = include_str!("../assets/table.js");
        let words = words(Language::English);
        for opening in ["say(\"", "tell(\"", "tell(\n            \"", "word(\""] {
            for (at, _) in code.match_indices(opening) {
                let rest = &code[at + opening.len()..];
                let key = &rest[..rest.find('"').unwrap()];
                assert!(key.contains('{') || words.has(key), "no text for {key}");
            }
        }
        for (key, _) in keys(Language::English) {
            if key.starts_with("error-") {
                continue;
            }
            let quoted = format!("\"{key}\"");
            // Keys made from a value, such as `theme-dark`, are found by their first words.
            let in_family = key
                .match_indices('-')
                .any(|(at, _)| code.contains(&format!("\"{}-{{", &key[..at])));
            let used = code.contains(&quoted) || in_family || script.contains(&key);
            assert!(used, "{key} is never said");
        }
    }

    /// Errors are worded by the keys that the table and the pages give them.
    #[test]
    fn every_error_has_words_and_every_word_about_errors_has_its_error() {
        let (table, pages) = (code(&["../table/src"]), code(&["src", "../web/src"]));
        let arms = error_keys(&table);
        assert!(arms.len() > 30, "the table's errors are found: {arms:?}");
        let words = words(Language::English);
        for key in &arms {
            // Refusals by the rules bring their own words; the last two stop the program before
            // there is a page.
            let told_otherwise = ["refused", "store-in-use", "store-version"].contains(key);
            assert!(told_otherwise || words.has(&format!("error-{key}")), "no words for {key}");
        }
        for (key, _) in keys(Language::English) {
            let Some(error) = key.strip_prefix("error-") else { continue };
            let quoted = format!("\"{key}\"");
            assert!(arms.contains(error) || pages.contains(&quoted), "{key} is never said");
        }
    }

    /// The keys in arms such as `ChatError::Empty => "chat-empty"`.
    fn error_keys(code: &str) -> BTreeSet<&str> {
        let arms = code.lines().filter_map(|line| line.split_once(" => \""));
        arms.filter(|(variant, _)| variant.contains("Error::"))
            .filter_map(|(_, rest)| rest.strip_suffix("\","))
            .collect()
    }
}
