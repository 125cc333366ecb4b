//! The page of a game: what it is, for whom, and three ways to begin.

use std::collections::BTreeSet;

use bots::Playable;
use engine::Voice;
use fluent_bundle::FluentValue;
use learn::{About, Course};
use maud::{Markup, html};

use crate::draw::{Layout, Shell, bot_name, icon, page};
use crate::home::players;
use crate::reader::Reader;
use crate::words::Words;

/// The number of steps on the scales of weight, luck and conflict.
const SCALE: u8 = 5;

/// What the page knows of its reader.
pub struct GamePage<'a> {
    /// The game.
    pub game: &'a dyn Playable,
    /// What teaches it.
    pub course: &'a Course,
    /// The lessons that the reader has finished.
    pub done: &'a BTreeSet<String>,
    /// Whether they have never played it.
    pub is_new: bool,
    /// The level of bots that is proposed to them.
    pub level: &'a str,
    /// How long people took for it here.
    pub played: Option<Played>,
}

/// How long people took for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of games measured.
    pub games: usize,
    /// The median in minutes.
    pub minutes: u32,
}

impl GamePage<'_> {
    /// The page.
    pub fn draw(&self, reader: &Reader<'_>) -> Markup {
        let (info, words, language) = (self.game.info(), reader.words(), reader.settings.language);
        let voice = Voice::nameless(self.game.text(language));
        let name = voice.name("game-name");
        let here = format!("/games/{}", info.id);
        let shell = Shell { reader, title: &name, here: &here, layout: Layout::Learning(info.id) };
        let about = &self.course.about;
        let content = html! {
            main #main .game-page {
                div.hero {
                    h1 { (name) }
                    p { (about.line.of(language)) }
                    // The doors are below a picture: this is the way for whoever knows what they want.
                    nav.row aria-label=(words.say("doors")) {
                        a.button.primary[self.is_new] href="#learn" { (icon("hint")) (words.say("door-learn")) }
                        a.button.primary[!self.is_new] href="#against-bots" { (icon("bot")) (words.say("door-bots")) }
                        a.button href="#with-friends" { (icon("seats")) (words.say("door-friends")) }
                    }
                }
                div.shot {
                    iframe src={ "/games/" (info.id) "/pictures/table" } tabindex="-1" scrolling="no"
                        title=(words.tell("game-picture", &[("game", name.clone().into())])) {}
                }
                (self.facts(about, words, reader))
                div.doors {
                    (self.learn(&voice, words))
                    (self.against_bots(words, reader))
                    section.panel.stack aria-labelledby="with-friends" {
                        h2 #with-friends { (icon("seats")) (words.say("door-friends")) }
                        p { (words.say("door-friends-about")) }
                        a.button.primary href={ "/new/" (info.id) } { (icon("plus")) (words.say("door-friends-go")) }
                    }
                }
            }
        };
        page(&shell, content)
    }

    fn facts(&self, about: &About, words: &Words, reader: &Reader<'_>) -> Markup {
        let (info, language) = (self.game.info(), reader.settings.language);
        let best: Vec<String> = about.best_with.iter().map(u8::to_string).collect();
        let best = words.tell("fact-best-with", &[("numbers", best.join("–").into())]);
        html! {
            dl.facts {
                div { dt { (words.say("fact-kind")) } dd { (about.kind.of(language)) } }
                div { dt { (words.say("fact-for")) } dd { (about.for_whom.of(language)) } }
                div {
                    dt { (words.say("fact-players")) }
                    dd { (players(info.min_seats, info.max_seats, words)) ", " (best) }
                }
                @if let Some(minutes) = minutes(about, words) {
                    div {
                        dt { (words.say("fact-minutes")) }
                        dd {
                            (minutes)
                            @if let Some(Played { games, minutes }) = self.played {
                                ". " (words.tell("fact-minutes-here", &[
                                    ("n", i64::from(minutes).into()), ("games", (games as i64).into()),
                                ]))
                            }
                            p.soft.small { (reckoning(about, words)) }
                        }
                    }
                }
                (scale("weight", about.weight, words))
                (scale("luck", about.luck, words))
                (scale("conflict", about.conflict, words))
            }
        }
    }

    /// The lessons, and the rulebook.
    fn learn(&self, voice: &Voice<'_>, words: &Words) -> Markup {
        let id = self.game.info().id;
        html! {
            section #learn .panel.stack aria-labelledby="learn-it" {
                h2 #learn-it { (icon("hint")) (words.say("door-learn")) }
                p { (words.say("door-learn-about")) }
                @if !self.course.lessons.is_empty() {
                    ol.lessons {
                        @for lesson in &self.course.lessons {
                            @let (title, done) = (lesson.title(), self.done.contains(&lesson.name));
                            li {
                                form action={ "/games/" (id) "/lessons/" (lesson.name) } method="post" {
                                    button type="submit" .primary[self.next() == Some(lesson.name.as_str())] {
                                        (icon(if done { "check" } else { "play" }))
                                        span {
                                            b { (voice.name(&title)) }
                                            span { (voice.name_attribute(&title, "about")) }
                                            @if done { span.unseen { (words.say("lesson-done")) } }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
                @if !self.course.puzzles.is_empty() {
                    a.button href={ "/games/" (id) "/puzzles" } { (icon("hint")) (words.say("puzzles")) }
                }
                a.button href={ "/games/" (id) "/how-to-play" } { (icon("rules")) (words.say("guide-how-to-play")) }
            }
        }
    }

    /// The first lesson that isn't done.
    fn next(&self) -> Option<&str> {
        let mut lessons = self.course.lessons.iter().map(|lesson| lesson.name.as_str());
        lessons.find(|name| !self.done.contains(*name))
    }

    /// A game against bots: how strong they are, in words.
    fn against_bots(&self, words: &Words, reader: &Reader<'_>) -> Markup {
        let id = self.game.info().id;
        html! {
            section.panel.stack aria-labelledby="against-bots" {
                h2 #against-bots { (icon("bot")) (words.say("door-bots")) }
                @if self.is_new { p { (words.say("door-bots-first")) } }
                form.stack action={ "/play/" (id) } method="post" {
                    fieldset.levels {
                        legend.unseen { (words.say("door-bots-level")) }
                        @for level in bots::LEVELS {
                            label {
                                input type="radio" name="level" value=(level) checked[*level == self.level];
                                span {
                                    b { (bot_name(level, words)) }
                                    span { (words.say(&format!("level-{level}"))) }
                                }
                            }
                        }
                    }
                    @if reader.name.is_none() {
                        div.field {
                            label for="name" { (words.say("your-name")) }
                            input #name name="name" maxlength="24" autocomplete="nickname"
                                placeholder=(words.say("your-name-empty"));
                        }
                    }
                    button.primary type="submit" { (icon("play")) (words.say("play-now")) }
                }
            }
        }
    }
}

/// How long a game takes, in words.
pub fn minutes(about: &About, words: &Words) -> Option<String> {
    let (short, long) = about.minutes()?;
    let number = |count: u32| FluentValue::from(i64::from(count));
    Some(if short == long {
        words.tell("fact-minutes-only", &[("n", number(short))])
    } else {
        words.tell("fact-minutes-from-to", &[("min", number(short)), ("max", number(long))])
    })
}

/// Where the minutes come from.
fn reckoning(about: &About, words: &Words) -> String {
    let decisions = || about.measured.iter().map(|each| each.decisions);
    let (few, many) =
        (decisions().min().unwrap_or_default(), decisions().max().unwrap_or_default());
    let decisions = if few == many { few.to_string() } else { format!("{few}–{many}") };
    let pace = FluentValue::from(i64::from(about.pace));
    words.tell("fact-minutes-about", &[("decisions", decisions.into()), ("pace", pace)])
}

/// A scale of dots, with words for screen readers.
fn scale(what: &str, value: u8, words: &Words) -> Markup {
    let words_of = |key: &str| words.say(&format!("fact-{what}{key}"));
    let spoken = words
        .tell("fact-scale", &[("n", i64::from(value).into()), ("of", i64::from(SCALE).into())]);
    html! {
        div {
            dt { (words_of("")) }
            dd {
                span.scale role="img" aria-label=(spoken) {
                    @for step in 1..=SCALE { i.full[step <= value] {} }
                }
                " " (words_of(&format!("-{value}")))
            }
        }
    }
}
