//! The options of a game on the page of a new table: drawn from the game's own description, and
//! read back.

use engine::{OptionKind, OptionSpec, Seat, Voice};
use maud::{Markup, html};
use serde_json::Value;

use crate::draw::emblem;
use crate::fields::Fields;
use crate::words::Words;

/// An option that was filled in wrongly.
#[derive(Clone, Copy, Debug)]
pub struct WrongOption {
    spec: OptionSpec,
    wrong: Wrong,
}

#[derive(Clone, Copy, Debug)]
enum Wrong {
    /// Not a number, too small or too large.
    Range { min: i64, max: i64 },
    /// Not among the words of the option.
    Value,
    /// Some seats have a value, but not all.
    SomeSeats,
}

impl WrongOption {
    /// What is wrong, in the reader's language.
    pub fn words(&self, voice: &Voice<'_>, words: &Words) -> String {
        let name = format!("option-{}", self.spec.key);
        let option = ("option", voice.name(&name).into());
        match self.wrong {
            Wrong::Range { min, max } => words
                .tell("option-wrong-range", &[option, ("min", min.into()), ("max", max.into())]),
            Wrong::Value => {
                let value_name = |word: &&str| voice.name(&format!("{name}-{word}"));
                let values: Vec<String> = self.spec.kind.words().iter().map(value_name).collect();
                words.tell("option-wrong-value", &[option, ("values", values.join(" · ").into())])
            }
            Wrong::SomeSeats => words.tell("option-wrong-seats", &[option]),
        }
    }
}

/// The value of an option in the form; `None` for the game's default.
pub fn read(spec: &OptionSpec, fields: &Fields, seats: u8) -> Result<Option<Value>, WrongOption> {
    let name = format!("option-{}", spec.key);
    let refuse = |wrong| WrongOption { spec: *spec, wrong };
    let number = |text: &str, min: i64, max: i64| {
        let value = text.parse::<i64>().ok().filter(|value| (min..=max).contains(value));
        value.map(Value::from).ok_or(refuse(Wrong::Range { min, max }))
    };
    let word = |text: &str| {
        let known = spec.kind.words().contains(&text);
        if known { Ok(Value::from(text)) } else { Err(refuse(Wrong::Value)) }
    };
    Ok(match spec.kind {
        OptionKind::Flag => Some(Value::Bool(fields.get(&name).is_some())),
        OptionKind::Choice(_) => fields.filled(&name).map(word).transpose()?,
        OptionKind::Number { min, max } => {
            fields.filled(&name).map(|text| number(text, min, max)).transpose()?
        }
        OptionKind::OptionalNumber { min, max } => match fields.filled(&name) {
            Some(text) => Some(number(text, min, max)?),
            None => Some(Value::Null),
        },
        OptionKind::Set(_) => Some(fields.all(&name).map(word).collect::<Result<_, _>>()?),
        OptionKind::PerSeat(_) => {
            let chosen: Vec<Value> = Seat::all(seats)
                .filter_map(|seat| fields.filled(&format!("{name}-{}", seat.index())))
                .map(word)
                .collect::<Result<_, _>>()?;
            match chosen.len() {
                0 => None,
                count if count == usize::from(seats) => Some(chosen.into()),
                _ => return Err(refuse(Wrong::SomeSeats)),
            }
        }
    })
}

/// The fields of an option, as the form was last sent or else with the game's default.
pub fn draw(
    spec: &OptionSpec,
    default: &Value,
    fields: &Fields,
    max_seats: u8,
    voice: &Voice<'_>,
    words: &Words,
) -> Markup {
    let name = format!("option-{}", spec.key);
    let said = voice.name(&name);
    let about = voice.name_attribute(&name, "about");
    let about_id = format!("{name}-about");
    let given = fields.get(&name);
    let value_name = |word: &str| voice.name(&format!("{name}-{word}"));
    // An unticked box sends nothing: only another field shows whether the form was sent.
    let sent = fields.get("seats").is_some();
    match spec.kind {
        OptionKind::Flag => {
            let on = if sent { given.is_some() } else { default == &Value::Bool(true) };
            html! {
                div.field {
                    label.check {
                        input type="checkbox" name=(name) value="on" checked[on] aria-describedby=(about_id);
                        (said)
                    }
                    p.about id=(about_id) { (about) }
                }
            }
        }
        OptionKind::Choice(choices) => html! {
            fieldset.field aria-describedby=(about_id) {
                legend { (said) }
                p.about id=(about_id) { (about) }
                div.pick {
                    @for word in choices {
                        @let chosen = given.map_or(default == word, |given| given == *word);
                        label {
                            input type="radio" name=(name) value=(word) checked[chosen];
                            (value_name(word))
                        }
                    }
                }
            }
        },
        OptionKind::Set(choices) => html! {
            fieldset.field aria-describedby=(about_id) {
                legend { (said) }
                p.about id=(about_id) { (about) }
                div.pick {
                    @for word in choices {
                        @let listed = default.as_array().is_some_and(|all| all.iter().any(|each| each == word));
                        @let chosen = if sent { fields.all(&name).any(|each| each == *word) } else { listed };
                        label {
                            input type="checkbox" name=(name) value=(word) checked[chosen];
                            (value_name(word))
                        }
                    }
                }
            }
        },
        OptionKind::Number { min, max } | OptionKind::OptionalNumber { min, max } => {
            let usual = default.as_i64().map(|number| number.to_string());
            let optional = matches!(spec.kind, OptionKind::OptionalNumber { .. });
            html! {
                div.field {
                    label for=(name) { (said) }
                    p.about id=(about_id) { (about) }
                    input id=(name) name=(name) type="number" min=(min) max=(max) aria-describedby=(about_id)
                        placeholder=[optional.then(|| words.say("option-by-rules"))]
                        value=[given.map(str::to_owned).or(usual)];
                }
            }
        }
        OptionKind::PerSeat(choices) => html! {
            fieldset.field aria-describedby=(about_id) {
                legend { (said) }
                p.about id=(about_id) { (about) }
                @for seat in Seat::all(max_seats) {
                    @let field = format!("{name}-{}", seat.index());
                    @let number = (seat.index() + 1).to_string();
                    div.seat-row data-seat-row=(seat.index()) {
                        (emblem(seat, &number))
                        select name=(field) aria-label=(words.tell("seat-number", &[("n", number.clone().into())])) {
                            option value="" { (words.say("option-by-rules")) }
                            @for word in choices {
                                option value=(word) selected[fields.get(&field) == Some(word)] {
                                    (value_name(word))
                                }
                            }
                        }
                    }
                }
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use engine::Language;

    use super::*;
    use crate::words::words;

    const COLOURS: &[&str] = &["red", "blue"];

    fn read_with(kind: OptionKind, fields: &[(&str, &str)]) -> Result<Option<Value>, WrongOption> {
        let fields = fields.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        read(&OptionSpec { key: "x", kind }, &fields.collect(), 2)
    }

    #[test]
    fn a_form_gives_the_values_that_its_fields_offer() {
        let value = |kind, fields: &[(&str, &str)]| read_with(kind, fields).unwrap();
        let number = OptionKind::OptionalNumber { min: 2, max: 5 };
        assert_eq!(value(number, &[("option-x", "5")]), Some(5.into()));
        assert_eq!(value(number, &[("option-x", "")]), Some(Value::Null));
        assert_eq!(value(OptionKind::Number { min: 2, max: 5 }, &[]), None);
        assert_eq!(value(OptionKind::Choice(COLOURS), &[("option-x", "red")]), Some("red".into()));
        assert_eq!(value(OptionKind::Choice(COLOURS), &[]), None);
        let both = [("option-x", "red"), ("option-x", "blue")];
        assert_eq!(value(OptionKind::Set(COLOURS), &both), Some(vec!["red", "blue"].into()));
        let seats = [("option-x-0", "blue"), ("option-x-1", "red")];
        assert_eq!(value(OptionKind::PerSeat(COLOURS), &seats), Some(vec!["blue", "red"].into()));
        assert_eq!(value(OptionKind::PerSeat(COLOURS), &[("option-x-0", "")]), None);
    }

    #[test]
    fn what_no_field_offers_is_refused_in_every_language() {
        let wrong: [(OptionKind, &[(&str, &str)]); 6] = [
            (OptionKind::Number { min: 2, max: 5 }, &[("option-x", "6")]),
            (OptionKind::OptionalNumber { min: 2, max: 5 }, &[("option-x", "many")]),
            (OptionKind::Choice(COLOURS), &[("option-x", "green")]),
            (OptionKind::Set(COLOURS), &[("option-x", "red"), ("option-x", "green")]),
            (OptionKind::PerSeat(COLOURS), &[("option-x-0", "red"), ("option-x-1", "green")]),
            (OptionKind::PerSeat(COLOURS), &[("option-x-1", "red")]),
        ];
        let game = catalogue::games()[0];
        for (kind, fields) in wrong {
            let refused = read_with(kind, fields).unwrap_err();
            let say = |language: Language| {
                refused.words(&Voice::nameless(game.text(language)), words(language))
            };
            let (english, german) = (say(Language::English), say(Language::German));
            assert_ne!(english, german);
            assert!(!english.starts_with('{') && !german.starts_with('{'), "{english} {german}");
        }
    }
}
