//! The table page: everything around the board, drawn in parts.

mod advice;
mod chart;
mod choices;
mod ending;
mod final_scoring;
mod frame;
mod look;
mod players;
mod prompt;
mod recap;
mod room;
mod story;
mod strip;

use engine::{Arg, Choice, Seat, Viewer, Voice};
use maud::{Markup, html};

use crate::draw::{emblem, icon};
use crate::games::board_of;
use crate::parts::Parts;
use crate::scene::Scene;
use crate::settings::Settings;
use crate::words::{Words, words};

pub use frame::{Frame, card};
pub use look::{
    Access, ChatLine, EndRequest, Happening, Look, Occupant, Origin, Presence, Remark, Review,
    SeatClock, SeatLook, Status, TurningPoint, UndoRequest, What, WhyBot, seat_names,
};

/// Everything a table page is drawn from.
pub struct TablePage<'a> {
    /// The table as this person may see it.
    pub look: &'a Look<'a>,
    /// Whether the curtain of a shared screen is down.
    pub curtain: Curtain,
    /// A live table, or a step of its past.
    pub time: Time,
    /// Whether the reader has a name here.
    pub is_guest: bool,
    /// Their settings.
    pub settings: Settings,
    /// What was said.
    pub talk: &'a [ChatLine<'a>],
    /// Their private note.
    pub note: &'a str,
    /// The path that invites people, for readers who may share it.
    pub invite: Option<&'a str>,
    /// The address of its replay.
    pub replay: &'a str,
    /// The last hint on the decision at hand.
    pub advice: Option<&'a bots::Comparison>,
    /// What the browser shows already.
    pub parts: &'a Parts,
}

/// What hides one person's secrets from the next at a shared screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// Nothing.
    Up,
    /// The screen waits for the person in this seat.
    Down(Seat),
}

/// Whether a page shows the present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// The table as it is.
    Live,
    /// As it was after the steps of its view.
    Past {
        /// The steps of the whole game.
        of: usize,
    },
}

impl TablePage<'_> {
    fn words(&self) -> &'static Words {
        words(self.settings.language)
    }

    /// The viewer's seat, if this is the view of a seat.
    fn seat(&self) -> Option<Seat> {
        match self.look.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer plays at this table and doesn't just watch.
    fn plays(&self) -> bool {
        self.time == Time::Live && self.seat().is_some_and(|seat| self.look.mine.contains(seat))
    }

    /// Whether somebody may decide here: the game is on, and the curtain is up.
    fn is_on(&self) -> bool {
        self.curtain == Curtain::Up && self.status() == Status::Playing
    }

    fn status(&self) -> Status {
        self.look.status
    }

    /// Everything between the bar on top and the bottom of the screen.
    pub fn draw(&self) -> Markup {
        let names = seat_names(&self.look.seats, self.words());
        let choices = match self.look.view {
            Some(view) if self.plays() && self.is_on() => view.choices(),
            _ => Vec::new(),
        };
        let drawing = Drawing { page: self, names: &names, choices: &choices };
        self.parts.whole(drawing.felt())
    }
}

/// A page being drawn.
struct Drawing<'a> {
    page: &'a TablePage<'a>,
    names: &'a [String],
    choices: &'a [Choice],
}

impl Drawing<'_> {
    fn words(&self) -> &'static Words {
        self.page.words()
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn emblem(&self, seat: Seat) -> Markup {
        emblem(seat, self.name(seat))
    }

    /// Names joined as the language does it: "Anna and Ben".
    fn joined(&self, seats: &[Seat]) -> String {
        let names = seats.iter().map(|&seat| Arg::Seat(seat)).collect();
        self.voice().map(|voice| voice.say_arg(&Arg::List(names))).unwrap_or_default()
    }

    /// The game's words with the names at this table.
    fn voice(&self) -> Option<Voice<'_>> {
        let game = catalogue::find(self.page.look.game).ok()?;
        Some(Voice { text: game.text(self.page.settings.language), names: self.names })
    }

    /// The game as the viewer sees it; `None` while people gather or the curtain is down.
    fn scene(&self) -> Option<Scene<'_>> {
        if self.page.curtain != Curtain::Up {
            return None;
        }
        Some(Scene {
            view: self.page.look.view?,
            viewer: self.page.look.viewer,
            voice: self.voice()?,
            words: self.words(),
            choices: self.choices,
            parts: self.page.parts,
        })
    }

    fn felt(&self) -> Markup {
        let (parts, words) = (self.page.parts, self.words());
        let board = board_of(self.page.look.game);
        let scene = self.scene();
        html! {
            div #lesson .lesson-place { (parts.part("lesson", self.lesson())) }
            div.sheet {
                (self.grip())
                div #prompt .prompt-place { (parts.part("prompt", self.prompt())) }
                section #choices .choice-panel aria-label=(words.say("tab-choices")) {
                    (parts.part("choices", self.choice_panel(scene.as_ref())))
                }
                // It may appear just as somebody is about to click, so it must not move the choices.
                div #coach .coach-place { (parts.part("coach", self.coach())) }
            }
            div.desk {
                section #board .board aria-label=(words.say("board")) {
                    (parts.part("board", self.middle(scene.as_ref())))
                }
                section #own .own aria-label=(words.say("own-area")) {
                    (parts.part("own", html! {
                        @if let Some(own) = scene.as_ref().and_then(|scene| board.own_area(scene)) { (own) }
                    }))
                }
            }
            section #strip .strip aria-label=(words.say("strip")) {
                (parts.part("strip", self.strip(scene.as_ref())))
            }
            section #players .players aria-label=(words.say("tab-players")) {
                (parts.part("players", self.players(scene.as_ref())))
            }
            (self.tabs())
            div.panes {
                section.pane.pane-log aria-label=(words.say("tab-log")) tabindex="0" {
                    ol #log .log { (self.story()) }
                }
                section.pane.pane-chat aria-label=(words.say("tab-chat")) { (self.chat()) }
                section #about .pane.pane-about aria-label=(words.say("tab-table")) tabindex="0" {
                    (parts.part("about", self.about()))
                }
            }
        }
    }

    /// What a learner reads.
    fn lesson(&self) -> Markup {
        let lesson = self.page.look.lesson.filter(|_| self.page.time == Time::Live);
        html! {
            @if let (Some(lesson), Some(voice)) = (lesson, self.voice()) {
                (lesson.draw(&voice, self.words()))
            }
        }
    }

    /// The board; before the game the waiting room, after it the scoring above the board.
    fn middle(&self, scene: Option<&Scene<'_>>) -> Markup {
        let board = board_of(self.page.look.game);
        html! {
            @if let Curtain::Down(seat) = self.page.curtain {
                (self.hand_over(seat))
            } @else if let Some(scene) = scene {
                @if let Some(outcome) = scene.view.outcome() {
                    (self.final_scoring(scene, &outcome))
                }
                (board.board(scene))
            } @else {
                (self.waiting_room())
            }
        }
    }

    /// The curtain before the person in this seat.
    fn hand_over(&self, seat: Seat) -> Markup {
        let words = self.words();
        html! {
            div.curtain {
                div {
                    (self.emblem(seat))
                    h2 { (words.tell("curtain-title", &[("name", self.name(seat).into())])) }
                    p { (words.say("curtain-about")) }
                    form data-verb="lift" method="get" {
                        button.primary type="submit" name="seat" value=(seat.index()) {
                            (words.tell("curtain-lift", &[("name", self.name(seat).into())]))
                        }
                    }
                }
            }
        }
    }

    /// The grip that pulls the sheet of a small screen; a press opens and closes it.
    fn grip(&self) -> Markup {
        let words = self.words();
        html! {
            button #grip .grip type="button" aria-expanded="false" aria-controls="choices" {
                span.grip-bar {}
                span.unseen { (words.say("sheet")) }
            }
        }
    }

    /// The bar that selects what is shown: beside the board on a wide screen, instead of it on a
    /// small one.
    fn tabs(&self) -> Markup {
        let words = self.words();
        let tab = |id: &str, label: String, sign: &str| {
            html! {
                button.tab.{ "tab-" (id) } type="button" data-tab-of=(id) aria-pressed="false" {
                    (icon(sign)) span { (label) }
                }
            }
        };
        html! {
            div.tabs role="group" aria-label=(words.say("tabs")) {
                (tab("board", words.say("tab-board"), "board"))
                (tab("hand", words.say("tab-hand"), "hand"))
                (tab("players", words.say("tab-players"), "seats"))
                (tab("log", words.say("tab-log"), "log"))
                (tab("chat", words.say("tab-chat"), "chat"))
                (tab("about", words.say("tab-table"), "settings"))
            }
        }
    }
}

/// A form with one button that does one thing at the table.
#[expect(clippy::needless_pass_by_value, reason = "markup is made where it is handed over")]
pub fn deed(verb: &str, fields: &[(&str, String)], button: Markup) -> Markup {
    html! {
        form data-verb=(verb) method="post" {
            input type="hidden" name="do" value=(verb);
            @for (name, value) in fields {
                input type="hidden" name=(name) value=(value);
            }
            (button)
        }
    }
}
