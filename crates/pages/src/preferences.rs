//! Name and settings.

use engine::Language;
use maud::{Markup, html};

use crate::draw::{Layout, Shell, icon, page};
use crate::reader::Reader;
use crate::settings::{Coach, Finish, Motion, Pace, Pieces, Settings, Switch, Theme};
use crate::words::Words;

/// The result of the last change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice<'a> {
    /// It was saved.
    Saved,
    /// It was refused, for this reason.
    Refused(&'a str),
}

/// A browser in which the reader is signed in. Moments are milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// When they signed in.
    pub since: i64,
    /// When they were last here.
    pub used: i64,
}

/// The page of settings.
pub fn draw(reader: &Reader<'_>, devices: &[Device], notice: Option<Notice<'_>>) -> Markup {
    let words = reader.words();
    let title = words.say("settings");
    let shell = Shell { reader, title: &title, here: "/settings", layout: Layout::Reading };
    let content = html! {
        main #main {
            h1 { (title) }
            @match notice {
                Some(Notice::Saved) => { p.notice.done role="status" { (words.say("settings-saved")) } }
                Some(Notice::Refused(reason)) => { p.notice.wrong role="alert" { (reason) } }
                None => {}
            }
            div.two {
                (appearance(reader.settings, words))
                div.stack {
                    (name(reader, words))
                    @if reader.name.is_some() { (password(reader, words)) }
                    @if devices.len() > 1 { (other_devices(devices, words)) }
                    @if !reader.has_password { (sign_in_form(words)) }
                    @if reader.name.is_some() {
                        p { a href="/me" { (words.say("me")) } }
                    }
                }
            }
        }
    };
    page(&shell, content)
}

fn appearance(settings: Settings, words: &Words) -> Markup {
    let languages = Language::ALL.map(|each| (each.code(), words.say(&format!("language-{each}"))));
    html! {
        form.panel.stack action="/settings" method="post" {
            input type="hidden" name="back" value="/settings?done=1";
            h2 { (words.say("settings-look")) }
            (pick("language", &words.say("language"), None, settings.language.code(), &languages))
            (pick("theme", &words.say("theme"), None, settings.theme.word(),
                &each(Theme::ALL, Theme::word, |word| format!("theme-{word}"), words)))
            (pick("pieces", &words.say("pieces"), Some(words.say("pieces-about")), settings.pieces.word(),
                &each(Pieces::ALL, Pieces::word, |word| format!("pieces-{word}"), words)))
            (pick("motion", &words.say("motion"), Some(words.say("motion-about")), settings.motion.word(),
                &each(Motion::ALL, Motion::word, |word| format!("motion-{word}"), words)))
            (pick("sound", &words.say("sound"), Some(words.say("sound-about")), settings.sound.word(),
                &each(Switch::ALL, Switch::word, |word| format!("switch-{word}"), words)))
            (pick("notices", &words.say("notices"), Some(words.say("notices-about")), settings.notices.word(),
                &each(Switch::ALL, Switch::word, |word| format!("switch-{word}"), words)))
            (pick("pace", &words.say("pace"), Some(words.say("pace-about")), settings.pace.word(),
                &each(Pace::ALL, Pace::word, |word| format!("pace-{word}"), words)))
            (pick("confirm", &words.say("confirm"), Some(words.say("confirm-about")), settings.confirm.word(),
                &each(Switch::ALL, Switch::word, |word| format!("switch-{word}"), words)))
            (pick("finish", &words.say("finish"), Some(words.say("finish-about")), settings.finish.word(),
                &each(Finish::ALL, Finish::word, |word| format!("switch-{word}"), words)))
            (pick("coach", &words.say("coach"), Some(words.say("coach-about")), settings.coach.word(),
                &each(Coach::ALL, Coach::word, |word| format!("coach-{word}"), words)))
            button.primary type="submit" { (icon("check")) (words.say("save")) }
        }
    }
}

fn each<T: Copy>(
    all: &[T],
    word: impl Fn(T) -> &'static str,
    key: impl Fn(&str) -> String,
    words: &Words,
) -> Vec<(&'static str, String)> {
    all.iter().map(|&value| (word(value), words.say(&key(word(value))))).collect()
}

fn pick(
    name: &str,
    legend: &str,
    about: Option<String>,
    chosen: &str,
    values: &[(&'static str, String)],
) -> Markup {
    html! {
        fieldset.field {
            legend { (legend) }
            @if let Some(about) = about { p.about { (about) } }
            div.pick {
                @for (word, said) in values {
                    label {
                        input type="radio" name=(name) value=(word) checked[*word == chosen];
                        (said)
                    }
                }
            }
        }
    }
}

fn name(reader: &Reader<'_>, words: &Words) -> Markup {
    html! {
        form.panel.stack action="/name" method="post" {
            h2 { (words.say("your-name")) }
            div.field {
                label for="own-name" { (words.say("your-name-label")) }
                p.about #own-name-about { (words.say("your-name-about")) }
                input #own-name name="name" required maxlength="24" autocomplete="nickname"
                    aria-describedby="own-name-about" value=[reader.name];
            }
            button type="submit" { (words.say("save")) }
        }
    }
}

fn password(reader: &Reader<'_>, words: &Words) -> Markup {
    let kept = reader.has_password;
    let about = if kept { "password-kept" } else { "password-about" };
    html! {
        form.panel.stack action="/password" method="post" {
            h2 { (words.say("password-keep")) }
            input.unseen type="text" name="username" autocomplete="username" value=[reader.name]
                tabindex="-1" aria-hidden="true" readonly;
            @if kept {
                div.field {
                    label for="old-password" { (words.say("password-old")) }
                    input #old-password type="password" name="old" required maxlength="200"
                        autocomplete="current-password";
                }
            }
            div.field {
                label for="new-password" { (words.say("password-new")) }
                p.about #password-about { (words.say(about)) }
                input #new-password type="password" name="password" required minlength="8" maxlength="200"
                    autocomplete="new-password" aria-describedby="password-about";
            }
            button type="submit" { (words.say("save")) }
        }
        @if kept {
            form action="/sign-out" method="post" {
                button.quiet type="submit" { (icon("leave")) (words.say("sign-out")) }
            }
        }
    }
}

fn other_devices(devices: &[Device], words: &Words) -> Markup {
    html! {
        form.panel.stack action="/sign-out-others" method="post" {
            h2 { (words.say("devices")) }
            p.about { (words.tell("devices-about", &[("n", (devices.len() as i64).into())])) }
            ul.plain {
                @for device in devices {
                    li {
                        (words.tell("device-since", &[
                            ("since", day(device.since).into()),
                            ("used", day(device.used).into()),
                        ]))
                    }
                }
            }
            button type="submit" { (icon("leave")) (words.say("devices-end")) }
        }
    }
}

/// A day in a form that people everywhere can read: 2026-03-01.
fn day(millis: i64) -> String {
    // Howard Hinnant's algorithm from days since 1970 to a date.
    let days = millis.div_euclid(24 * 60 * 60 * 1000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

fn sign_in_form(words: &Words) -> Markup {
    html! {
        form.panel.stack action="/sign-in" method="post" {
            h2 { (words.say("sign-in")) }
            p.soft { (words.say("sign-in-about")) }
            div.field {
                label for="sign-in-name" { (words.say("your-name-label")) }
                input #sign-in-name name="name" required maxlength="24" autocomplete="username";
            }
            div.field {
                label for="sign-in-password" { (words.say("password")) }
                input #sign-in-password type="password" name="password" required maxlength="200"
                    autocomplete="current-password";
            }
            button type="submit" { (words.say("sign-in")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_by_their_date() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_700_000_000, "2023-11-14"),
            (4_107_542_399, "2100-02-28"),
        ] {
            assert_eq!(day(seconds * 1000), expected);
        }
    }
}
