//! What a bot thinks of a seat's choices, and how that is said.

use engine::{Arg, Choice, Language, Said, Seat, Voice};

use crate::{LATER, Reason};

/// The bot that gives hints: the strongest level, with the learned judgement where a game has one. It
/// decides nothing at random and answers while somebody waits. It weighs every choice, however poor,
/// so that it can say what is wrong with it.
pub const ADVISER: &str = "grandmaster:widening=1000:simulations=400:millis=1500";

/// How many reasons are told.
const TOLD: usize = 3;
/// A reason must be worth this part of the largest to be told.
const WORTH_TELLING: f32 = 0.2;
/// Choices whose chances of victory lie no further apart are about as good as each other.
const CLOSE: f32 = 0.005;
/// A choice that is better by fewer points of lead is called safer rather than better.
const LEAST_POINTS: f32 = 0.01;

/// What a bot thinks of a seat's choices.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The choices, the best first.
    pub choices: Vec<Advised>,
    /// How play is likely to go on, beginning with the best choice. It happens in a world that the
    /// bot made up, and tells nothing that the seat doesn't know.
    pub line: Vec<(Seat, Choice)>,
}

/// A choice that was weighed.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The choice.
    pub choice: Choice,
    /// How often it was tried.
    pub visits: u32,
    /// The part of all tries that it got, 0 to 1.
    pub share: f32,
    /// The result that the bot plays for, 0 to 1: victory mixed with the margin.
    pub value: f32,
    /// The expected share of the victory, 0 to 1.
    pub win: f32,
    /// The expected lead over the best other team, in points.
    pub lead: f32,
}

impl Advice {
    /// The choice with this number.
    pub fn of(&self, action: u32) -> Option<&Advised> {
        self.choices.iter().find(|each| each.choice.id == action)
    }

    /// The best choice, and what it is to be compared with: the choice with this number, or the
    /// second best where none is given or the best itself is.
    pub fn pair(&self, action: Option<u32>) -> Option<(&Advised, Option<&Advised>)> {
        let best = self.choices.first()?;
        let asked = action.filter(|&action| action != best.choice.id);
        let other = match asked {
            Some(action) => self.of(action),
            None => self.choices.get(1),
        };
        Some((best, other))
    }
}

/// The best choice beside another.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Who decides.
    pub seat: Seat,
    /// The best choice.
    pub best: Choice,
    /// The other choice; `None` if there is no other.
    pub other: Option<Choice>,
    /// Whether the other is what the player asked about, rather than the next best.
    pub asked: bool,
    /// By how many points of lead the best is better.
    pub points: f32,
    /// By how much its expected share of the victory is larger, 0 to 1.
    pub win: f32,
    /// What makes the difference, the largest first. It adds up to `points`.
    pub reasons: Vec<Reason>,
}

/// A comparison in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What the bot would do.
    pub best: String,
    /// How much better that is, and than what.
    pub than: Option<String>,
    /// The reasons that count.
    pub reasons: Vec<String>,
}

impl Told {
    /// Line by line.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let reasons = self.reasons.iter().map(String::as_str);
        std::iter::once(self.best.as_str()).chain(self.than.as_deref()).chain(reasons)
    }
}

impl Comparison {
    /// Whether the other choice is about as good.
    pub fn is_close(&self) -> bool {
        self.win < CLOSE
    }

    /// The reasons that count, at most three. None if all that could be said is that something follows later.
    pub fn telling(&self) -> impl Iterator<Item = &Reason> {
        let most = self.reasons.first().map_or(0.0, |reason| reason.points.abs());
        let counts = move |reason: &&Reason| reason.points.abs() >= WORTH_TELLING * most;
        let says_something = self.reasons.iter().filter(counts).any(|reason| reason.term != LATER);
        self.reasons.iter().filter(counts).take(if says_something { TOLD } else { 0 })
    }

    /// Everything in words.
    pub fn tell(&self, voice: &Voice<'_>) -> Told {
        let choice = |choice: &Choice| Arg::Said(Box::new(choice.said.clone()));
        let best = Said::plain("advice-best").with("choice", choice(&self.best));
        let than = self.other.as_ref().map(|other| {
            // A choice may be safer without bringing more points.
            let brings_points = self.points >= LEAST_POINTS;
            let key = match (self.is_close(), self.asked, brings_points) {
                (true, ..) => "advice-close",
                (false, true, true) => "advice-asked",
                (false, true, false) => "advice-asked-safer",
                (false, false, true) => "advice-next",
                (false, false, false) => "advice-next-safer",
            };
            let language = voice.text.language();
            let points = Arg::Text(number(self.points, self.points, language));
            let said = Said::plain(key).with("choice", choice(other));
            voice.say_said(&said.with("points", points).with("win", Arg::Text(percent(self.win))))
        });
        let reasons = if self.is_close() && !self.asked {
            Vec::new()
        } else {
            self.telling().map(|reason| self.say(reason, voice)).collect()
        };
        Told { best: voice.say_said(&best), than, reasons }
    }

    /// One reason in words: "+1.2 gold", "+0.8 Ben has less: Cities".
    pub fn say(&self, reason: &Reason, voice: &Voice<'_>) -> String {
        let most = self.reasons.first().map_or(0.0, |reason| reason.points.abs());
        let points = signed(reason.points, most, voice.text.language());
        let term = format!("term-{}", reason.term);
        if reason.seat == self.seat {
            return format!("{points} {}", voice.name(&term));
        }
        let key = if reason.points > 0.0 { "reason-rival-less" } else { "reason-rival-more" };
        let said = Said::plain(key).with("seat", Arg::Seat(reason.seat));
        format!("{points} {}", voice.say_said(&said.with("term", Arg::Name(term))))
    }
}

fn signed(points: f32, scale: f32, language: Language) -> String {
    let sign = if points < 0.0 { '−' } else { '+' };
    format!("{sign}{}", number(points.abs(), scale, language))
}

/// With as many digits as are useful: some games count in tens of points, others in a handful.
fn number(points: f32, scale: f32, language: Language) -> String {
    let digits = if scale.abs() < 1.0 { 2 } else { 1 };
    let number = format!("{points:.digits$}");
    match language {
        Language::German => number.replace('.', ","),
        _ => number,
    }
}

fn percent(part: f32) -> String {
    let percent = (part * 100.0).round() as i32;
    if percent < 1 { "<\u{a0}1\u{a0}%".to_owned() } else { format!("{percent}\u{a0}%") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Playable;
    use engine::{AnyGame, GameOf, Seed};
    use serde_json::Map;

    static GAME: GameOf<connect_four::ConnectFour> = GameOf::new();

    fn comparison(action: Option<u32>) -> Comparison {
        let mut table = GAME.start(2, &Map::new(), Seed([0; 32])).unwrap();
        for (seat, action) in [(0, 0), (1, 6), (0, 0), (1, 6), (0, 0), (1, 5)] {
            table.act(Seat::of(seat), action).unwrap();
        }
        let seat = Seat::of(0);
        let advice = GAME.advise(table.as_ref(), seat, "greedy", 1).unwrap().unwrap();
        GAME.compare(table.as_ref(), seat, &advice, action, 1).unwrap()
    }

    #[test]
    fn the_best_is_compared_with_the_next_or_with_what_was_asked() {
        let next = comparison(None);
        assert_eq!((next.best.id, next.asked), (0, false));
        assert!(next.win > 0.1 && next.other.is_some(), "{next:?}");
        let asked = comparison(Some(3));
        assert_eq!((asked.other.as_ref().map(|other| other.id), asked.asked), (Some(3), true));
        assert!(!comparison(Some(0)).asked, "the best itself is compared with the next");
    }

    #[test]
    fn what_follows_later_is_no_reason_by_itself() {
        let mut asked = comparison(Some(3));
        let reason = |term, points| Reason { seat: asked.seat, term, points };
        let (later, lines) = (reason(LATER, 2.0), reason("lines", 1.0));
        asked.reasons = vec![later, lines];
        assert_eq!(asked.telling().count(), 2);
        asked.reasons = vec![later];
        assert_eq!(asked.telling().count(), 0);
    }

    #[test]
    fn a_comparison_is_said_in_both_languages() {
        let asked = comparison(Some(3));
        for (language, best, than) in [
            (Language::English, "The bot would choose: Column 1", "than: Column 4"),
            (Language::German, "Der Bot würde wählen: Spalte 1", "als: Spalte 4"),
        ] {
            let told = asked.tell(&Voice::nameless(GAME.text(language)));
            assert_eq!(told.best, best);
            assert!(told.than.as_ref().unwrap().ends_with(than), "{told:?}");
            assert!(!told.reasons.is_empty() && told.reasons.len() <= TOLD, "{told:?}");
            assert!(!told.lines().any(|line| line.contains('{')), "a word is missing: {told:?}");
        }
    }

    #[test]
    fn numbers_have_the_digits_that_tell_something() {
        assert_eq!(signed(1.25, 3.0, Language::English), "+1.2");
        assert_eq!(signed(-0.046, 0.3, Language::German), "−0,05");
        assert_eq!((percent(0.034), percent(0.002)), ("3\u{a0}%".into(), "<\u{a0}1\u{a0}%".into()));
    }
}
