//! The clock beside the board: a bank of time for each seat.

use std::time::Duration;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Moment;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How time is given out. All in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRule {
    /// The time each seat begins with.
    pub bank: u64,
    /// The time a seat gets back when its decision lets others go on.
    pub increment: u64,
    /// The most time a seat can have.
    pub cap: u64,
}

impl ClockRule {
    /// The shortest bank: with less, nobody could read the board.
    pub const SHORTEST: Duration = Duration::from_secs(10);
    /// The longest bank or cap.
    pub const LONGEST: Duration = Duration::from_secs(60 * 24 * 60 * 60);

    /// Checks that the rule makes sense.
    pub fn check(self) -> Result<(), BadClock> {
        let allowed = Self::SHORTEST.as_millis() as u64..=Self::LONGEST.as_millis() as u64;
        if !allowed.contains(&self.bank) || !allowed.contains(&self.cap) {
            return Err(BadClock::OutOfRange);
        }
        if self.cap < self.bank {
            return Err(BadClock::CapBelowBank);
        }
        if self.increment > self.cap {
            return Err(BadClock::IncrementAboveCap);
        }
        Ok(())
    }
}

/// A clock that makes no sense.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadClock {
    /// Too short or too long.
    #[error("a clock's bank and cap are from 10 seconds to 60 days")]
    OutOfRange,
    /// The cap would cut the bank.
    #[error("a clock's cap can't be below its bank")]
    CapBelowBank,
    /// The increment would never fit.
    #[error("a clock's increment can't be above its cap")]
    IncrementAboveCap,
}

/// A clock that people choose by name.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Preset {
    /// Its name.
    pub id: &'static str,
    /// For a game in one sitting, or over days.
    pub pace: Pace,
    /// The clock.
    pub rule: ClockRule,
}

/// How a game is spread over time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one sitting.
    Live,
    /// Over days.
    Slow,
}

/// The clocks a table offers.
pub fn clock_presets() -> &'static [Preset] {
    const fn preset(id: &'static str, pace: Pace, bank: u64, increment: u64, cap: u64) -> Preset {
        Preset { id, pace, rule: ClockRule { bank, increment, cap } }
    }
    const PRESETS: [Preset; 5] = [
        preset("quick", Pace::Live, 5 * MINUTE, MINUTE / 4, 5 * MINUTE),
        preset("relaxed", Pace::Live, 15 * MINUTE, MINUTE / 2, 20 * MINUTE),
        preset("evening", Pace::Live, 45 * MINUTE, MINUTE, 60 * MINUTE),
        preset("daily", Pace::Slow, 2 * DAY, 12 * HOUR, 3 * DAY),
        preset("weekly", Pace::Slow, 7 * DAY, DAY, 10 * DAY),
    ];
    &PRESETS
}

/// The clocks of a table. They run only for people who must decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// The time each seat had left at `since`, in milliseconds.
    left: Vec<u64>,
    /// Whose clocks run.
    running: SeatSet,
    /// The moment up to which time was charged.
    since: Moment,
    /// The step of the game at which each seat last got time: a decision that is taken back and
    /// made again earns nothing. Empty in older journals.
    #[serde(default)]
    earned: Vec<usize>,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, seats: u8, now: Moment) -> Clocks {
        let left = vec![rule.bank; usize::from(seats)];
        let earned = vec![0; usize::from(seats)];
        Clocks { left, running: SeatSet::EMPTY, since: now, earned }
    }

    /// Skips time in which nobody could move.
    pub(crate) fn skip(&mut self, time: Duration) {
        self.since = self.since.after(time);
    }

    /// Charges the time since the last call.
    pub(crate) fn charge(&mut self, now: Moment) {
        let spent = now.since(self.since).as_millis() as u64;
        for seat in self.running.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(spent);
            }
        }
        self.since = self.since.max(now);
    }

    /// Lets these clocks run from now on.
    pub(crate) fn run(&mut self, running: SeatSet) {
        self.running = running;
    }

    /// Gives the increment to a seat whose decision let others go on, the first time the game gets
    /// this far. A seat that has run out gets nothing.
    pub(crate) fn earn(&mut self, rule: ClockRule, seat: Seat, steps: usize) {
        if self.left.get(seat.index()).is_some_and(|left| *left > 0) && self.is_first(seat, steps) {
            self.left[seat.index()] = (self.left[seat.index()] + rule.increment).min(rule.cap);
        }
    }

    /// Gives a seat that ran out a fresh increment, so that its owner can come back; only
    /// [`ClockRule::SHORTEST`] the second time at the same point of the game.
    pub(crate) fn refill(&mut self, rule: ClockRule, seat: Seat, steps: usize) {
        if self.left.get(seat.index()).is_none_or(|left| *left > 0) {
            return;
        }
        let shortest = ClockRule::SHORTEST.as_millis() as u64;
        let fresh = if self.is_first(seat, steps) { rule.increment } else { 0 };
        self.left[seat.index()] = fresh.max(shortest).min(rule.cap);
    }

    /// Whether a seat has got no time yet since the game came this far; notes that now it has.
    fn is_first(&mut self, seat: Seat, steps: usize) -> bool {
        if self.earned.len() <= seat.index() {
            self.earned.resize(seat.index() + 1, 0);
        }
        let is_first = steps > self.earned[seat.index()];
        self.earned[seat.index()] = steps.max(self.earned[seat.index()]);
        is_first
    }

    /// When time was last charged.
    pub fn since(&self) -> Moment {
        self.since
    }

    /// Whose clocks run.
    pub fn running(&self) -> SeatSet {
        self.running
    }

    /// The time a seat has left now.
    pub fn left(&self, seat: Seat, now: Moment) -> Duration {
        let left = Duration::from_millis(self.left.get(seat.index()).copied().unwrap_or_default());
        if self.running.contains(seat) { left.saturating_sub(now.since(self.since)) } else { left }
    }

    /// When the next clock runs out.
    pub fn deadline(&self) -> Option<Moment> {
        let ends = |seat: Seat| self.since.after(self.left(seat, self.since));
        self.running.iter().map(ends).min()
    }

    /// Whose clocks have run out.
    pub fn out(&self, now: Moment) -> SeatSet {
        self.running.iter().filter(|&seat| self.left(seat, now).is_zero()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: ClockRule = ClockRule { bank: 60_000, increment: 10_000, cap: 65_000 };

    fn second(count: i64) -> Moment {
        Moment(count * 1000)
    }

    #[test]
    fn time_is_charged_to_whoever_decides_and_given_back_up_to_the_cap() {
        let (one, two) = (Seat::of(0), Seat::of(1));
        let mut clocks = Clocks::new(RULE, 2, second(0));
        clocks.run(SeatSet::only(one));
        assert_eq!(clocks.deadline(), Some(second(60)));
        clocks.charge(second(20));
        clocks.earn(RULE, one, 1);
        clocks.run(SeatSet::only(two));
        assert_eq!(clocks.left(one, second(30)), Duration::from_secs(50));
        assert_eq!(clocks.left(two, second(30)), Duration::from_secs(50));
        clocks.charge(second(21));
        clocks.earn(RULE, two, 2);
        clocks.run(SeatSet::EMPTY);
        assert_eq!(clocks.left(two, second(99)), Duration::from_secs(65));
        assert_eq!(clocks.deadline(), None);
    }

    #[test]
    fn a_pause_is_not_charged_and_running_out_shows() {
        let one = Seat::of(0);
        let mut clocks = Clocks::new(RULE, 2, second(0));
        clocks.run(SeatSet::only(one));
        clocks.skip(Duration::from_secs(50));
        clocks.charge(second(100));
        assert_eq!(clocks.left(one, second(100)), Duration::from_secs(10));
        assert_eq!(clocks.out(second(109)), SeatSet::EMPTY);
        assert_eq!(clocks.out(second(110)), SeatSet::only(one));
    }

    #[test]
    fn time_is_earned_once_at_each_point_of_the_game() {
        let one = Seat::of(0);
        let mut clocks = Clocks::new(RULE, 2, second(0));
        clocks.run(SeatSet::only(one));
        clocks.charge(second(50));
        for _ in 0..3 {
            clocks.earn(RULE, one, 7);
            assert_eq!(clocks.left(one, second(50)), Duration::from_secs(20));
            clocks.refill(RULE, one, 8);
        }
        clocks.charge(second(80));
        clocks.earn(RULE, one, 9);
        assert_eq!(clocks.left(one, second(80)), Duration::ZERO, "out of time");
        clocks.refill(RULE, one, 9);
        assert_eq!(clocks.left(one, second(80)), Duration::from_secs(10));
    }

    #[test]
    fn a_clock_of_an_older_journal_is_read() {
        let old = r#"{"left":[5000,6000],"running":[0],"since":1000}"#;
        let mut clocks: Clocks = serde_json::from_str(old).unwrap();
        clocks.earn(RULE, Seat::of(1), 3);
        assert_eq!(clocks.left(Seat::of(1), second(1)), Duration::from_secs(16));
    }

    #[test]
    fn presets_make_sense_and_nonsense_is_named() {
        for preset in clock_presets() {
            assert_eq!(preset.rule.check(), Ok(()), "{}", preset.id);
        }
        assert_eq!(ClockRule { bank: 0, ..RULE }.check(), Err(BadClock::OutOfRange));
        assert_eq!(ClockRule { cap: 20_000, ..RULE }.check(), Err(BadClock::CapBelowBank));
        let hasty = ClockRule { increment: 70_000, ..RULE };
        assert_eq!(hasty.check(), Err(BadClock::IncrementAboveCap));
    }
}
