//! What happened so far: the game's log with the table's own events, and what people said.

use engine::{AnyView, Arg, LogLine, Seat};
use maud::{Markup, html};

use super::{ChatLine, Drawing, Happening, TablePage, Time, What, WhyBot, seat_names};
use crate::draw::{Layout, Shell, bot_name, icon, page, person_name};
use crate::parts::plain;
use crate::reader::Reader;
use crate::words::Words;

impl Drawing<'_> {
    /// The log. It grows at its end; after an undo or a change of language it is drawn anew.
    pub(super) fn story(&self) -> Markup {
        let look = self.page.look;
        let steps = look.view.map_or(0, AnyView::steps);
        let mut happened = in_order(&look.happenings);
        happened.retain(|(after, _)| *after <= steps);
        let undone =
            happened.iter().filter(|(_, each)| matches!(each.what, What::Undone { .. })).count();
        let start = beginning(&happened, steps);
        let language = self.page.settings.language.code();
        let epoch = (language, self.names, undone, look.tidied, look.viewer);
        // One more than the steps, so that what was told of the set-up isn't told again.
        let length = [steps + 1, happened.len()];
        self.page.parts.growing("log", epoch, length, |since| {
            let anew = since == [0, 0];
            let [step, told] = if anew { start } else { [since[0].saturating_sub(1), since[1]] };
            let game = look.view.map(|view| view.log_since(step)).unwrap_or_default();
            let new = game.into_iter().filter(|line| anew || line.step > step);
            let mut game = new.peekable();
            html! {
                @if anew && step > 0 {
                    li.soft { (earlier(look.id, step, self.words())) }
                }
                @for (after, happening) in happened.iter().skip(told) {
                    @while let Some(line) = game.next_if(|line| line.step <= *after) {
                        (self.game_line(&line))
                    }
                    (self.undone(happening))
                    li.soft { (what_happened(&happening.what, self.words(), &|seat| self.name(seat))) }
                }
                @for line in game { (self.game_line(&line)) }
            }
        })
    }

    /// The lines of the steps before one of them, with a link to older ones.
    fn leaf(&self, before: usize) -> Markup {
        let start = before.saturating_sub(MOST);
        let lines = self.page.look.view.map(|view| view.log_since(start)).unwrap_or_default();
        html! {
            @if start > 0 { (earlier(self.page.look.id, start, self.words())) }
            ol.log {
                @for line in lines.iter().take_while(|line| line.step <= before) {
                    (self.game_line(line))
                }
            }
        }
    }

    /// What was taken back, struck out.
    fn undone(&self, happening: &Happening<'_>) -> Markup {
        let lines = match self.page.look.view {
            Some(view) if !happening.undone.is_empty() => {
                view.log_of_undone(happening.after_step, happening.undone)
            }
            _ => Vec::new(),
        };
        html! {
            @for line in &lines {
                li.soft { del { (self.line_words(line)) } }
            }
        }
    }

    fn line_words(&self, line: &LogLine) -> String {
        self.voice().map(|voice| voice.say_said(&line.said)).unwrap_or_default()
    }

    pub(super) fn game_line(&self, line: &LogLine) -> Markup {
        let seat = line.said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            _ => None,
        });
        html! {
            li class=[seat.map(|seat| format!("seat-{}", seat.index()))] {
                (self.line_words(line))
            }
        }
    }

    /// Who said a line, with a link to what can be done about them.
    fn speaker(&self, line: &ChatLine<'_>) -> Markup {
        let look = self.page.look;
        html! {
            @if self.page.time == Time::Live && self.page.is_guest {
                a.speaker href={ "/table/" (look.id) "/person?line=" (line.number) }
                    title=(self.words().say("person-about")) { (plain(line.name)) }
            } @else {
                (plain(line.name))
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
                    (self.page.parts.growing("talk", "talk", [last], |[since]| html! {
                        @for line in talk.iter().filter(|line| line.number > since) {
                            li { b { (self.speaker(line)) } " " (plain(line.words)) }
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

impl TablePage<'_> {
    /// An older page of the log: the last steps before one of them.
    pub fn leaf(&self, reader: &Reader<'_>, before: usize) -> Markup {
        let words = self.words();
        let (title, here) = (words.say("tab-log"), format!("/table/{}", self.look.id));
        let names = seat_names(&self.look.seats, words);
        let drawing = Drawing { page: self, names: &names, choices: &[] };
        let shell = Shell { reader, title: &title, here: &here, layout: Layout::Reading };
        let content = html! {
            main #main {
                section.panel.stack {
                    h1 { (title) }
                    (drawing.leaf(before))
                    a.button href=(here) { (words.say("back-to-table")) }
                }
            }
        };
        page(&shell, content)
    }
}

fn earlier(table: &str, before: usize, words: &Words) -> Markup {
    html! { a href={ "/table/" (table) "/log?before=" (before) } { (words.say("chat-earlier")) } }
}

/// The most steps, and the most happenings around them, in a newly drawn log.
const MOST: usize = 300;

/// The steps and the happenings that a newly drawn log skips. They are on older pages.
fn beginning(happened: &[(usize, &Happening<'_>)], steps: usize) -> [usize; 2] {
    let mut start = [steps.saturating_sub(MOST), happened.len()];
    let mut lines = 0;
    for (after, each) in happened.iter().rev() {
        lines += 1 + each.undone.len();
        if *after < start[0] {
            break;
        }
        if lines > MOST {
            start[0] = *after;
            break;
        }
        start[1] -= 1;
    }
    start
}

/// All happenings, each with the step after which it is told. Those around steps that were taken
/// back later are told where the game went back to.
fn in_order<'a>(happenings: &'a [Happening<'a>]) -> Vec<(usize, &'a Happening<'a>)> {
    let mut back = usize::MAX;
    let mut told: Vec<(usize, &Happening<'_>)> = Vec::with_capacity(happenings.len());
    for each in happenings.iter().rev() {
        back = back.min(each.after_step);
        told.push((back, each));
    }
    told.reverse();
    told
}

/// What happened at the table, in words.
pub fn what_happened<'a>(what: &What<'_>, words: &Words, name: &dyn Fn(Seat) -> &'a str) -> String {
    let who = |seat: &Seat| ("name", name(*seat).to_owned().into());
    let called = |name: &str| ("name", person_name(name, words).into());
    match what {
        What::SatDown { name } => words.tell("story-sat-down", &[called(name)]),
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
        What::CameBack { name } => words.tell("story-came-back", &[called(name)]),
        What::Started => words.say("story-started"),
        What::Undone { seat, count } => {
            words.tell("story-undone", &[who(seat), ("n", (*count as i64).into())])
        }
        What::UndoAsked { seat, count } => {
            words.tell("story-undo-asked", &[who(seat), ("n", (*count as i64).into())])
        }
        What::UndoRefused { seat } => words.tell("story-undo-refused", &[who(seat)]),
        What::EndAsked { seat } => words.tell("story-end-asked", &[who(seat)]),
        What::EndRefused { seat } => words.tell("story-end-refused", &[who(seat)]),
        What::EndAgreed => words.say("story-end-agreed"),
        What::RulesChanged { rules_version } => {
            words.tell("story-rules-changed", &[("n", i64::from(*rules_version).into())])
        }
        What::Warned => words.say("story-warned"),
        What::Closed => words.say("story-closed"),
        What::Rematched => words.say("story-rematched"),
        What::Muted { name } => words.tell("story-muted", &[called(name)]),
        What::Removed { name } => words.tell("story-removed", &[called(name)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anna asks after the fifth step, Berta agrees, and the game goes back to the third: when it
    /// gets to its fifth step again, the question isn't told again between other steps.
    #[test]
    fn what_was_taken_back_is_told_where_the_game_went_back_to() {
        let seat = Seat::of(0);
        let told = |after_step, what| Happening { after_step, what, undone: &[] };
        let happenings = [
            told(0, What::Started),
            told(5, What::UndoAsked { seat, count: 2 }),
            told(3, What::Undone { seat, count: 2 }),
            told(6, What::Warned),
        ];
        let steps: Vec<usize> = in_order(&happenings).iter().map(|(step, _)| *step).collect();
        assert_eq!(steps, [0, 3, 3, 6]);
    }
}
