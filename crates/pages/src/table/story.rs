//! What happened so far: the game's log with the table's own events, and what people said.

use engine::{AnyView, Arg, LogLine, Seat};
use maud::{Markup, html};

use super::{Drawing, Happening, Time, What, WhyBot};
use crate::draw::{bot_name, icon};
use crate::parts::plain;
use crate::words::Words;

/// How far the log goes is told by the steps and, in these low bits, by what happened around them.
const HAPPENING_BITS: u32 = 12;

impl Drawing<'_> {
    /// The log. It grows at its end; after an undo or a change of language it is drawn anew.
    pub(super) fn story(&self) -> Markup {
        let look = self.page.look;
        let steps = look.view.map_or(0, AnyView::steps);
        let happened: Vec<&Happening<'_>> =
            look.happenings.iter().filter(|each| each.after_step <= steps).collect();
        let undone =
            happened.iter().filter(|each| matches!(each.what, What::Undone { .. })).count();
        let language = self.page.settings.language.code();
        let epoch = (language, self.names, undone, look.tidied, look.viewer);
        let length = steps << HAPPENING_BITS | happened.len().min((1 << HAPPENING_BITS) - 1);
        self.page.parts.growing("log", epoch, length, |since| {
            let (step, told) = (since >> HAPPENING_BITS, since & ((1 << HAPPENING_BITS) - 1));
            let game = look.view.map(|view| view.log_since(step)).unwrap_or_default();
            let mut game = game.into_iter().peekable();
            html! {
                @for happening in happened.iter().skip(told) {
                    @while let Some(line) = game.next_if(|line| line.step <= happening.after_step) {
                        (self.game_line(&line))
                    }
                    li.soft { (what_happened(&happening.what, self.words(), &|seat| self.name(seat))) }
                }
                @for line in game { (self.game_line(&line)) }
            }
        })
    }

    pub(super) fn game_line(&self, line: &LogLine) -> Markup {
        let words = self.voice().map(|voice| voice.say_said(&line.said));
        let seat = line.said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        html! {
            li class=[seat.map(|seat| format!("seat-{}", seat.index()))] {
                (words.unwrap_or_default())
            }
        }
    }

    pub(super) fn chat(&self) -> Markup {
        let words = self.words();
        let talk = self.page.talk;
        let last = talk.last().map_or(0, |line| line.number);
        html! {
            div.chat {
                @if let Some(first) = talk.first().filter(|first| first.number > 1) {
                    a.earlier href={ "/table/" (self.page.look.id) "/talk?before=" (first.number) } {
                        (words.say("chat-earlier"))
                    }
                }
                ol #talk tabindex="0" aria-label=(words.say("tab-chat")) {
                    (self.page.parts.growing("talk", "talk", last, |since| html! {
                        @for line in talk.iter().filter(|line| line.number > since) {
                            li { b { (plain(line.name)) } " " (plain(line.words)) }
                        }
                    }))
                }
                @if self.page.time == Time::Live {
                    form data-verb="say" data-reset method="post" {
                        input type="hidden" name="do" value="say";
                        input name="words" required maxlength="500" autocomplete="off"
                            aria-label=(words.say("chat-say")) placeholder=(words.say("chat-say"));
                        button type="submit" aria-label=(words.say("chat-send")) { (icon("send")) }
                    }
                }
            }
        }
    }
}

/// What happened at the table, in words.
pub fn what_happened<'a>(what: &What<'_>, words: &Words, name: &dyn Fn(Seat) -> &'a str) -> String {
    let who = |seat: &Seat| ("name", name(*seat).to_owned().into());
    match what {
        What::SatDown { name } => words.tell("story-sat-down", &[("name", plain(name).into())]),
        What::StoodUp { seat } => words.tell("story-stood-up", &[who(seat)]),
        What::BotSatDown { seat, level, why } => {
            let key = match why {
                WhyBot::Invited => "story-bot-invited",
                WhyBot::Left => "story-bot-left",
                WhyBot::Released => "story-bot-released",
                WhyBot::OutOfTime => "story-bot-out-of-time",
            };
            words.tell(key, &[who(seat), ("level", bot_name(level, words).into())])
        }
        What::CameBack { name } => words.tell("story-came-back", &[("name", plain(name).into())]),
        What::Started => words.say("story-started"),
        What::Undone { seat, count } => {
            words.tell("story-undone", &[who(seat), ("n", (*count as i64).into())])
        }
        What::UndoAsked { seat, count } => {
            words.tell("story-undo-asked", &[who(seat), ("n", (*count as i64).into())])
        }
        What::UndoRefused { seat } => words.tell("story-undo-refused", &[who(seat)]),
        What::RulesChanged { rules_version } => {
            words.tell("story-rules-changed", &[("n", i64::from(*rules_version).into())])
        }
        What::Warned => words.say("story-warned"),
        What::Closed => words.say("story-closed"),
        What::Rematched => words.say("story-rematched"),
    }
}
