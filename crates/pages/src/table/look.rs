//! What a table page is drawn from: plain data, filled in by the server.

use std::time::Duration;

use engine::{AnyView, Said, Seat, SeatSet, Seed, Viewer};

use crate::draw::person_name;
use crate::guide::Lesson;
use crate::words::Words;

/// A table as one reader may see it.
pub struct Look<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The id of its game.
    pub game: &'a str,
    /// Its status.
    pub status: Status,
    /// Who may sit down.
    pub access: Access,
    /// The number of steps taken.
    pub steps: usize,
    /// The first step that can be looked at: not 0 if the rules have changed since.
    pub first_step: usize,
    /// The seats, seat 0 first.
    pub seats: Vec<SeatLook<'a>>,
    /// The hash of the server's part of the seed; `None` for tables that go on from a known game.
    pub commitment: Option<Seed>,
    /// The seed, once the game is over.
    pub seed: Option<Seed>,
    /// A request to take back steps that waits for answers.
    pub undo: Option<UndoRequest>,
    /// A wish to end the game that waits for answers.
    pub ending: Option<EndRequest>,
    /// The name of who set the table up, if they have a seat.
    pub host: Option<&'a str>,
    /// The id of its clock: its words are those of `clock-<id>`.
    pub clock: Option<&'a str>,
    /// The table where the same people play again.
    pub rematch: Option<&'a str>,
    /// The step of another table that this one goes on from.
    pub forked_from: Option<Origin<'a>>,
    /// The number of days until it is closed, if nobody plays.
    pub closes_in_days: Option<u64>,
    /// How often old lines of the story were dropped.
    pub tidied: u32,
    /// Whose view of the game this is.
    pub viewer: Viewer,
    /// The reader's seats.
    pub mine: SeatSet,
    /// The seats where a bot sits in for them, and those kept for them.
    pub absent: SeatSet,
    /// Whether they set the table up.
    pub is_host: bool,
    /// The number of people who watch and don't play.
    pub watchers: u32,
    /// The game; `None` while people gather.
    pub view: Option<&'a AnyView>,
    /// How many of the last steps the viewer's seat may take back by itself.
    pub free_undo: usize,
    /// How many of those belong to the current turn.
    pub turn_undo: usize,
    /// How many steps one undo takes back: those since the last gesture of the viewer's seat, that one
    /// included. 0 if it has made none.
    pub last_gesture: usize,
    /// The answer of the viewer's seat while others still decide. It can be changed.
    pub answered: Option<u32>,
    /// The review of the finished game, if somebody asked for it.
    pub review: Option<Review<'a>>,
    /// What happened around the game, in order.
    pub happenings: Vec<Happening<'a>>,
    /// The coach's remark on the viewer's last turn.
    pub remark: Option<Remark<'a>>,
    /// The lesson that is played here.
    pub lesson: Option<Lesson<'a>>,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over by its rules.
    Over,
    /// It was closed before the game was over.
    Closed,
}

/// Who may sit down at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Anybody who finds it in the list.
    Listed,
    /// Anybody with the invitation.
    Invited,
}

/// A seat of a table.
pub struct SeatLook<'a> {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant<'a>,
    /// Whether it must decide.
    pub waiting: bool,
    /// Whether a bot is thinking there.
    pub thinking: bool,
    /// Whether its person has the table open.
    pub presence: Presence,
    /// Its clock.
    pub clock: Option<SeatClock>,
}

/// Whether somebody has the table open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// On some device, now.
    Here,
    /// On none.
    Away,
    /// Unknown.
    Unknown,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant<'a> {
    /// Nobody yet.
    Open {
        /// The person it is kept for.
        reserved_for: Option<&'a str>,
    },
    /// A person.
    Person {
        /// Their name.
        name: &'a str,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: &'a str,
        /// Why it sits there.
        why: WhyBot,
        /// The person it sits in for.
        sits_in_for: Option<&'a str>,
    },
}

/// Why a bot sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyBot {
    /// It was invited.
    Invited,
    /// The person went away and may come back.
    Left,
    /// The person gave up the seat: anybody may have it.
    Released,
    /// The person ran out of time and may come back.
    OutOfTime,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatClock {
    /// The time left now.
    pub left: Duration,
    /// Whether it runs.
    pub running: bool,
}

/// A request to take back steps that others have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: Seat,
    /// How many of the last steps.
    pub count: usize,
    /// Who has agreed so far.
    pub agreed: SeatSet,
}

/// A wish to end the game before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndRequest {
    /// Who wishes.
    pub seat: Seat,
    /// Who has agreed so far.
    pub agreed: SeatSet,
}

/// A step of another table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin<'a> {
    /// The other table.
    pub table: &'a str,
    /// The number of its steps before.
    pub step: usize,
}

/// What the coach says about a decision.
#[derive(Clone, Copy, Debug)]
pub struct Remark<'a> {
    /// What was asked.
    pub question: &'a Said,
    /// The better choice beside the one made.
    pub comparison: &'a bots::Comparison,
    /// The number of steps since the decision, that one included.
    pub count: usize,
}

/// The state of the review of a finished game.
pub enum Review<'a> {
    /// Some of its steps are judged.
    Underway {
        /// The number of steps judged so far.
        judged: usize,
        /// The number of steps in the game.
        of: usize,
    },
    /// The decisions that cost the most, in the order of the game.
    Done(Vec<TurningPoint<'a>>),
}

/// A decision for which the judge knows a better one.
pub struct TurningPoint<'a> {
    /// The step in which it was made, counted from 1.
    pub step: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What was done.
    pub done: &'a Said,
    /// What the judge would have done.
    pub better: &'a Said,
    /// The share of a victory that the seat gave away, 0 to 1.
    pub loss: f32,
}

/// Something that happened at the table rather than in the game.
pub struct Happening<'a> {
    /// The number of steps of the game before it.
    pub after_step: usize,
    /// What.
    pub what: What<'a>,
    /// The steps that were taken back, by seat and number of the action.
    pub undone: &'a [(Seat, u32)],
}

/// What can happen at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum What<'a> {
    /// A person sat down.
    SatDown { name: &'a str },
    /// A seat became open.
    StoodUp { seat: Seat },
    /// A bot sits there now.
    BotSatDown { seat: Seat, level: &'a str, why: WhyBot },
    /// A person took their seat back.
    CameBack { name: &'a str },
    /// The game began.
    Started,
    /// Steps were taken back.
    Undone { seat: Seat, count: usize },
    /// A seat asked the others to take steps back.
    UndoAsked { seat: Seat, count: usize },
    /// A seat refused that.
    UndoRefused { seat: Seat },
    /// A seat asked the others to end the game.
    EndAsked { seat: Seat },
    /// A seat wants to play on.
    EndRefused { seat: Seat },
    /// Everybody agreed to end it.
    EndAgreed,
    /// The rules have changed since it began; it goes on from its position by today's.
    RulesChanged { rules_version: u32 },
    /// It will be closed unless somebody plays.
    Warned,
    /// It was closed.
    Closed,
    /// The same people play again elsewhere.
    Rematched,
    /// The host muted somebody.
    Muted { name: &'a str },
    /// The host removed somebody.
    Removed { name: &'a str },
}

/// A line of the chat.
pub struct ChatLine<'a> {
    /// Counted from 1, in the order in which they were said.
    pub number: usize,
    /// Who said it.
    pub name: &'a str,
    /// What they said.
    pub words: &'a str,
}

/// The names at a table, seat 0 first.
pub fn seat_names(seats: &[SeatLook<'_>], words: &Words) -> Vec<String> {
    let numbered =
        |key: &str, seat: Seat| words.tell(key, &[("n", (seat.index() as i64 + 1).into())]);
    let name = |look: &SeatLook<'_>| match look.occupant {
        Occupant::Person { name }
        | Occupant::Open { reserved_for: Some(name) }
        | Occupant::Bot { sits_in_for: Some(name), .. } => person_name(name, words),
        Occupant::Open { reserved_for: None } => numbered("seat-number", look.seat),
        Occupant::Bot { .. } => numbered("bot-in-seat", look.seat),
    };
    let names: Vec<String> = seats.iter().map(name).collect();
    let alike = |names: &[String], name: &String| names.iter().filter(|&each| each == name).count();
    names
        .iter()
        .enumerate()
        .map(|(at, name)| match alike(&names, name) {
            0 | 1 => name.clone(),
            _ => format!("{name} {}", alike(&names[..=at], name)),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use engine::Language;

    use super::*;
    use crate::words::words;

    /// Two seats of one person get different names.
    #[test]
    fn seats_of_one_person_have_names_of_their_own() {
        let person = |at| SeatLook {
            seat: Seat::of(at),
            occupant: Occupant::Person { name: if at == 1 { "Ben" } else { "Anna" } },
            waiting: false,
            thinking: false,
            presence: Presence::Here,
            clock: None,
        };
        let names = seat_names(&[person(0), person(1), person(2)], words(Language::English));
        assert_eq!(names, ["Anna 1", "Ben", "Anna 2"]);
    }
}
