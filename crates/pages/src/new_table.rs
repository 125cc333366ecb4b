//! A new table: its seats, and options generated from the game's own description.

use bots::Playable;
use engine::{Seat, Voice};
use maud::{Markup, html};
use serde_json::Value;

use crate::draw::{Layout, Shell, bot_name, cover, emblem, icon, page};
use crate::fields::Fields;
use crate::game_options;
use crate::reader::Reader;
use crate::words::Words;

/// The bots people choose from: the levels, then those for trying something out.
const OFFERED_BOTS: [&[&str]; 2] = [bots::LEVELS, &["greedy", "random"]];

/// The value of the clock's field for no clock.
pub const NO_CLOCK: &str = "none";

/// The form as it is shown.
pub struct Form<'a> {
    /// What was filled in so far.
    pub fields: &'a Fields,
    /// What is wrong with it.
    pub wrong: Option<&'a str>,
    /// The clocks people choose from.
    pub clocks: &'a [ClockOffer],
}

/// A clock that a table can have. Its words are those of `clock-<id>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockOffer {
    /// Its id.
    pub id: &'static str,
    /// How fast a game with it goes.
    pub pace: Pace,
}

/// How fast a game goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// In one sitting.
    Live,
    /// Over days.
    Slow,
}

/// The page that sets up a table of this game.
pub fn draw(reader: &Reader<'_>, game: &dyn Playable, form: &Form<'_>) -> Markup {
    let (info, words, fields) = (game.info(), reader.words(), form.fields);
    let voice = Voice::nameless(game.text(reader.settings.language));
    let name = voice.name("game-name");
    let title = words.tell("new-table-of", &[("game", name.clone().into())]);
    let here = format!("/new/{}", info.id);
    let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
    let usual = 3.clamp(info.min_seats, info.max_seats);
    let count = fields.read::<u8>("seats").unwrap_or(usual);
    let defaults = game.option_defaults();
    let content = html! {
        main #main {
            h1 { (title) }
            form.new-table method="post" action=(here) {
                div.stack {
                    @if let Some(wrong) = form.wrong {
                        p.notice.wrong role="alert" { (wrong) }
                    }
                    section.panel.stack {
                        fieldset.field {
                            legend { (words.say("seats-how-many")) }
                            div.pick {
                                @for each in info.seats() {
                                    label {
                                        input type="radio" name="seats" value=(each) data-seats
                                            checked[each == count];
                                        (each)
                                    }
                                }
                            }
                        }
                        fieldset.field {
                            legend { (words.say("seats-who")) }
                            p.about { (words.say("seats-who-about")) }
                            @for seat in Seat::all(info.max_seats) {
                                (seat_row(seat, form, words))
                            }
                        }
                    }
                    @if !game.option_specs().is_empty() {
                        // Folded, so that whoever wants the usual game needn't scroll past them.
                        details.panel.stack open[form.wrong.is_some()] {
                            summary { h2 { (words.say("options")) } p.soft { (words.say("options-usual")) } }
                            @for spec in game.option_specs() {
                                @let default = defaults.get(spec.key).cloned().unwrap_or(Value::Null);
                                (game_options::draw(spec, &default, fields, info.max_seats, &voice, words))
                            }
                        }
                    }
                    section.panel.stack aria-labelledby="terms" {
                        h2 #terms { (words.say("terms")) }
                        (clock(form, words))
                        (access(fields, words))
                    }
                }
                aside.panel.stack {
                    img src=(cover(info.id)) alt="" width="320" height="180";
                    p.soft { (voice.name_attribute("game-name", "about")) }
                    @if reader.name.is_none() {
                        div.field {
                            label for="name" { (words.say("your-name")) }
                            input #name name="name" maxlength="24" autocomplete="nickname"
                                value=[fields.get("name")] placeholder=(words.say("your-name-empty"));
                        }
                    }
                    button.primary type="submit" { (icon("check")) (words.say("open-table")) }
                    @if game.guide().is_some() {
                        a.button.quiet href={ "/games/" (info.id) "/how-to-play" } {
                            (icon("rules")) (words.say("guide-how-to-play"))
                        }
                    } @else {
                        a.button.quiet href={ "/rules/" (info.id) } { (icon("rules")) (words.say("rules")) }
                    }
                }
            }
        }
    };
    page(&shell, content)
}

fn seat_row(seat: Seat, form: &Form<'_>, words: &Words) -> Markup {
    let field = format!("seat-{}", seat.index());
    // This is the way to a game with friends; a game against bots takes one click elsewhere.
    let usual = if seat.index() == 0 { "me" } else { "open" };
    let chosen = form.fields.get(&field).unwrap_or(usual);
    let number = (seat.index() + 1).to_string();
    let label = words.tell("seat-number", &[("n", number.clone().into())]);
    html! {
        div.seat-row data-seat-row=(seat.index()) {
            (emblem(seat, &number))
            select name=(field) aria-label=(label) {
                option value="me" selected[chosen == "me"] { (words.say("place-me")) }
                option value="open" selected[chosen == "open"] { (words.say("place-open")) }
                @for level in OFFERED_BOTS.into_iter().flatten() {
                    @let value = format!("bot-{level}");
                    option value=(value) selected[chosen == value] {
                        (words.tell("place-bot", &[("level", bot_name(level, words).into())]))
                        " – " (words.say(&format!("level-{level}")))
                    }
                }
            }
        }
    }
}

fn clock(form: &Form<'_>, words: &Words) -> Markup {
    let chosen = form.fields.get("clock").unwrap_or(NO_CLOCK);
    html! {
        div.field {
            label for="clock" { (words.say("clock")) }
            p.about #clock-about { (words.say("clock-about")) }
            select #clock name="clock" aria-describedby="clock-about" {
                option value=(NO_CLOCK) selected[chosen == NO_CLOCK] { (words.say("clock-none")) }
                @for (pace, heading) in [(Pace::Live, "clock-live"), (Pace::Slow, "clock-slow")] {
                    optgroup label=(words.say(heading)) {
                        @for clock in form.clocks.iter().filter(|clock| clock.pace == pace) {
                            option value=(clock.id) selected[chosen == clock.id] {
                                (words.say(&format!("clock-{}", clock.id)))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn access(fields: &Fields, words: &Words) -> Markup {
    let listed = fields.get("access") == Some("listed");
    html! {
        fieldset.field {
            legend { (words.say("access")) }
            div.pick {
                label {
                    input type="radio" name="access" value="invited" checked[!listed];
                    (words.say("access-invited"))
                }
                label {
                    input type="radio" name="access" value="listed" checked[listed];
                    (words.say("access-listed"))
                }
            }
        }
    }
}
