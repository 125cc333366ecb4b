//! Words: Fluent texts, and the voice that says messages with them.

#[cfg(feature = "conformance")]
mod heard;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Language, Message, Said, Seat};

/// A game's words in one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    #[cfg(feature = "conformance")]
    heard: Option<heard::Heard>,
}

/// A text that is missing or can't be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError(pub String);

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TextError {}

impl Text {
    /// Reads a game's Fluent source together with the engine's own words (`text/en.ftl`), which a game can
    /// replace. In a language that the engine doesn't speak they are English until it does.
    pub fn new(language: Language, source: &str) -> Result<Text, TextError> {
        let tag: LanguageIdentifier =
            language.code().parse().map_err(|error| TextError(format!("{language}: {error}")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Isolation marks are for mixing scripts of both directions; ours all run left to right.
        bundle.set_use_isolating(false);
        let read = |source: &str| {
            FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
                TextError(format!("{language}: {}", describe_parse_errors(source, &errors)))
            })
        };
        bundle.add_resource(read(source)?).map_err(|errors| {
            TextError(format!("{language}: {}", list(errors.iter().map(ToString::to_string))))
        })?;
        // What the game says itself stays as it is: that is all that can fail here.
        let _ = bundle.add_resource(read(common(language))?);
        Ok(Text {
            language,
            bundle,
            #[cfg(feature = "conformance")]
            heard: None,
        })
    }

    /// Reads a source like [`Text::new`], and remembers what it is asked to say.
    #[cfg(feature = "conformance")]
    pub(crate) fn listening(language: Language, source: &str) -> Result<Text, TextError> {
        let heard = Some(heard::Heard::new(source));
        Ok(Text { heard, ..Text::new(language, source)? })
    }

    /// The keys of the source that nothing has been said with.
    #[cfg(feature = "conformance")]
    pub(crate) fn unsaid(&self) -> Vec<String> {
        self.heard.as_ref().map(heard::Heard::unsaid).unwrap_or_default()
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Says a message, or explains what is missing. `names` are the players', seat 0 first.
    ///
    /// Each named argument, such as `$team`, comes with the key of its name, `$team-key`: by it a
    /// text can select the article or case that its language needs.
    pub fn try_say(&self, said: &Said, names: &[String]) -> Result<String, TextError> {
        self.render(&said.key, None, &said.args, names)
    }

    /// Says an attribute of a message.
    pub fn try_say_attribute(
        &self,
        said: &Said,
        attribute: &str,
        names: &[String],
    ) -> Result<String, TextError> {
        self.render(&said.key, Some(attribute), &said.args, names)
    }

    fn render(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &[(&'static str, Arg)],
        names: &[String],
    ) -> Result<String, TextError> {
        #[cfg(feature = "conformance")]
        if let Some(heard) = &self.heard {
            heard.hear(key);
        }
        let missing = |what: &str| TextError(format!("{}: no text for {what}", self.language));
        let message = self.bundle.get_message(key).ok_or_else(|| missing(key))?;
        let pattern = match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
        }
        .ok_or_else(|| missing(&format!("{key}.{}", attribute.unwrap_or("value"))))?;
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set(*name, self.value(arg, names)?);
            if let Some(key) = arg.key() {
                values.set(format!("{name}-key"), FluentValue::from(key.to_owned()));
            }
        }
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(words)
        } else {
            let errors = list(errors.iter().map(ToString::to_string));
            Err(TextError(format!("{}: {key}: {errors}", self.language)))
        }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, TextError> {
        Ok(match arg {
            // A minus of its own width, not a hyphen. Nothing is counted below zero.
            Arg::Number(number) if *number < 0 => {
                FluentValue::from(format!("−{}", number.unsigned_abs()))
            }
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(match names.get(seat.index()) {
                Some(name) => name.clone(),
                None => {
                    let number = Arg::Number(seat.index() as i64 + 1);
                    self.render("seat", None, &[("n", number)], names)?
                }
            }),
            Arg::Name(key) => FluentValue::from(self.render(key, None, &[], names)?),
            Arg::Counted(count, key) => {
                let n = [("n", Arg::Number(*count))];
                FluentValue::from(self.render(key, Some("counted"), &n, names)?)
            }
            Arg::Text(words) => FluentValue::from(words.clone()),
            Arg::Said(said) => FluentValue::from(self.try_say(said, names)?),
            Arg::List(items) => FluentValue::from(self.join(items, names)?),
        })
    }

    fn join(&self, items: &[Arg], names: &[String]) -> Result<String, TextError> {
        let words: Vec<String> = items
            .iter()
            .map(|item| {
                Ok(match self.value(item, names)? {
                    FluentValue::String(word) => word.into_owned(),
                    FluentValue::Number(number) => number.as_string().into_owned(),
                    _ => String::new(),
                })
            })
            .collect::<Result<_, TextError>>()?;
        match words.as_slice() {
            [] => self.render("nothing", None, &[], names),
            [only] => Ok(only.clone()),
            [first @ .., last] => {
                let and = self.render("and", None, &[], names)?;
                Ok(format!("{} {and} {last}", first.join(", ")))
            }
        }
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.language)
    }
}

/// Words and the players' names: everything needed to say a message to a person.
///
/// It always says something: a missing text becomes its key in braces. The tests make sure that no
/// player ever reads one.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The words.
    pub text: &'a Text,
    /// The players' names, seat 0 first; seats without a name are called by number.
    pub names: &'a [String],
}

impl<'a> Voice<'a> {
    /// A voice that calls seats by their number.
    pub fn nameless(text: &'a Text) -> Voice<'a> {
        Voice { text, names: &[] }
    }

    /// Says a message.
    pub fn say(&self, message: &impl Message) -> String {
        self.say_said(&message.said())
    }

    /// Says a message by its key and arguments.
    pub fn say_said(&self, said: &Said) -> String {
        self.text.try_say(said, self.names).unwrap_or_else(|_| format!("{{{}}}", said.key))
    }

    /// Says an argument by itself: a component's name, a list of things.
    pub fn say_arg(&self, arg: &Arg) -> String {
        self.text
            .join(std::slice::from_ref(arg), self.names)
            .unwrap_or_else(|_| format!("{{{arg:?}}}"))
    }

    /// Says the text with this key, which has no arguments.
    pub fn name(&self, key: &str) -> String {
        self.say_said(&Said::plain(key))
    }

    /// Says an attribute of the text with this key, which has no arguments.
    pub fn name_attribute(&self, key: &str, attribute: &str) -> String {
        self.said_attribute(&Said::plain(key), attribute)
    }

    /// Says an attribute of a message.
    pub fn said_attribute(&self, said: &Said, attribute: &str) -> String {
        self.text
            .try_say_attribute(said, attribute, self.names)
            .unwrap_or_else(|_| format!("{{{}.{attribute}}}", said.key))
    }

    /// The name of a player.
    pub fn seat(&self, seat: Seat) -> String {
        self.say_arg(&Arg::Seat(seat))
    }
}

/// The words of the engine itself: seats, "and", yes and no, the refusals that every game has.
fn common(language: Language) -> &'static str {
    match language {
        Language::German => include_str!("../text/de.ftl"),
        _ => include_str!("../text/en.ftl"),
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join("; ")
}

fn describe_parse_errors(source: &str, errors: &[fluent_syntax::parser::ParserError]) -> String {
    list(errors.iter().map(|error| {
        let line = source[..error.pos.start.min(source.len())].matches('\n').count() + 1;
        format!("line {line}: {}", error.kind)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(source: &str) -> Text {
        Text::new(Language::English, source).unwrap()
    }

    #[test]
    fn things_are_counted_listed_and_named() {
        let text = text(
            "took = { $seat } takes { $things }.\nwood = Wood\n    .counted = { $n } Wood\nstone = Stone\n    .counted = { $n } Stone\n",
        );
        let things = Arg::List(vec![
            Arg::Counted(2, "wood".to_owned()),
            Arg::Counted(1, "stone".to_owned()),
        ]);
        let said = Said::plain("took").with("seat", Arg::Seat(Seat::of(0))).with("things", things);
        let anna = ["Anna".to_owned()];
        assert_eq!(text.try_say(&said, &anna).unwrap(), "Anna takes 2 Wood and 1 Stone.");
        assert_eq!(text.try_say(&said, &[]).unwrap(), "Player 1 takes 2 Wood and 1 Stone.");
    }

    #[test]
    fn a_text_selects_by_the_key_of_a_name() {
        let text = text(
            "goes = Goes { $place-key ->\n    [market] to the { $place }\n   *[other] to { $place }\n}\nmarket = Market\nrome = Rome\n",
        );
        let goes = |key: &str| {
            let said = Said::plain("goes").with("place", Arg::Name(key.to_owned()));
            text.try_say(&said, &[]).unwrap()
        };
        assert_eq!(
            (goes("market"), goes("rome")),
            ("Goes to the Market".into(), "Goes to Rome".into())
        );
    }

    #[test]
    fn what_is_missing_is_named() {
        let text = text("took = { $seat } takes { $count }\n");
        let unknown = text.try_say(&Said::plain("gave"), &[]).unwrap_err();
        assert_eq!(unknown.0, "en: no text for gave");
        let argless = text.try_say(&Said::plain("took"), &[]).unwrap_err();
        assert!(argless.0.contains("took"), "{argless}");
        assert_eq!(Voice::nameless(&text).name("gave"), "{gave}");
    }

    #[test]
    fn a_language_of_the_games_own_may_bring_the_engines_words() {
        let french = Language::new("fr");
        let without = Text::new(french, "jeu = Jeu\n").unwrap();
        assert_eq!(without.try_say(&Said::plain("and"), &[]).unwrap(), "and");
        let with = Text::new(french, "jeu = Jeu\nand = et\n").unwrap();
        assert_eq!(with.try_say(&Said::plain("and"), &[]).unwrap(), "et");
    }

    #[test]
    fn a_broken_source_names_the_line() {
        let error = Text::new(Language::German, "gut = Gut\nnicht gut\n").unwrap_err();
        assert!(error.0.starts_with("de: line 2"), "{error}");
    }
}
