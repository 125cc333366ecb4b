//! A table as somebody sees it.

use std::sync::Arc;
use std::time::Duration;

use engine::{
    ActError, AnyMatch, Choice, Fairness, Game, LogLine, Match, Outcome, Said, Seat, SeatSet, Seed,
    Sketch, Viewer, Voice,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::entry::WhyBot;
use crate::record::{Happening, Occupant, Record, Status, UndoRequest};
use crate::spec::{Access, Origin};
use crate::state::State;
use crate::tables::Live;
use crate::undo::{free_undo, turn_undo};
use crate::{ClockRule, GuestId, Moment, OpenError, TableId, Tables};

/// Through whose eyes somebody wants to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Their own: with several seats those of the one that must decide, without any a spectator's.
    Mine,
    /// These, if they may: always a spectator's and their own; anybody's once the game is over.
    Of(Viewer),
}

/// Why somebody can't look.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LookError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// These are somebody else's eyes.
    #[error("you may not look through these eyes before the game is over")]
    NotYourEyes,
    /// The game has no such step.
    #[error("the game has {steps} steps{}", since(*first))]
    NoStep {
        /// The first step that can be looked at: not 0 if the rules have changed since.
        first: usize,
        /// The last.
        steps: usize,
    },
}

fn since(first: usize) -> String {
    if first == 0 { String::new() } else { format!(", of which the first to be seen is {first}") }
}

impl LookError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            LookError::Open(error) => error.key(),
            LookError::NotYourEyes => "not-your-eyes",
            LookError::NoStep { .. } => "no-step",
        }
    }
}

/// What somebody sees of a table.
#[derive(Clone)]
pub struct Look {
    /// What everybody may know.
    pub table: TableInfo,
    /// Through whose eyes the game is seen.
    pub viewer: Viewer,
    /// The seats in which whoever looks sits.
    pub mine: SeatSet,
    /// The seats that a bot holds for them, or that are kept for them.
    pub absent: SeatSet,
    /// Whether they set the table up.
    pub is_host: bool,
    /// The game; nothing while people gather.
    pub sight: Option<Sight>,
    /// How many of the last steps the viewer's seat may take back by itself.
    pub free_undo: usize,
    /// How many of those belong to the turn that is on.
    pub turn_undo: usize,
    /// What the viewer's seat has answered while others still decide. It can be changed.
    pub answered: Option<u32>,
    happenings: Arc<Vec<Happening>>,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, Serialize)]
pub struct TableInfo {
    /// Its name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The game's options as they were given.
    pub options: Map<String, Value>,
    /// Who may sit down.
    pub access: Access,
    /// How far it is.
    pub status: Status,
    /// Grows with everything that happens.
    pub version: u64,
    /// How many steps were taken.
    pub steps: usize,
    /// The first step that can be looked at: not 0 if the rules have changed since.
    pub first_step: usize,
    /// The seats, seat 0 first.
    pub seats: Vec<SeatInfo>,
    /// The clock, if there is one.
    pub clock: Option<ClockRule>,
    /// How the seed comes about.
    pub fairness: FairnessInfo,
    /// A wish to take back that waits for answers.
    pub undo: Option<UndoRequest>,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// The step of another table that this one goes on from.
    pub forked_from: Option<Origin>,
    /// When it was set up.
    pub created_at: Moment,
    /// When anything last happened.
    pub changed_at: Moment,
    /// When it will be closed, if nobody plays.
    pub closes_at: Option<Moment>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, Serialize)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: OccupantInfo,
    /// Whether it must decide.
    pub waiting: bool,
    /// Whether it has answered while others still decide.
    pub answered: bool,
    /// Whether a bot thinks there at this moment.
    pub thinking: bool,
    /// Its clock.
    pub clock: Option<SeatClock>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum OccupantInfo {
    /// Nobody yet.
    Open {
        /// For whom it is kept.
        reserved_for: Option<String>,
    },
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
        /// Why it sits there.
        why: WhyBot,
        /// For whom it sits in.
        sits_in_for: Option<String>,
    },
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatClock {
    /// What it has left now.
    #[serde(rename = "left_ms", serialize_with = "milliseconds")]
    pub left: Duration,
    /// Whether it runs.
    pub running: bool,
}

fn milliseconds<S: serde::Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(time.as_millis() as u64)
}

/// How the seed comes about.
#[derive(Clone, Debug, Serialize)]
pub struct FairnessInfo {
    /// The hash of the server's part; nothing for tables that go on from a known game.
    pub commitment: Option<Seed>,
    /// What each seat has added, seat 0 first.
    pub parts: Vec<String>,
    /// Everything, once the game is over.
    pub revealed: Option<Revealed>,
}

/// What is shown of the seed once the game is over.
#[derive(Clone, Debug, Serialize)]
pub struct Revealed {
    /// The seed of the game.
    pub seed: Seed,
    /// How it came about.
    pub fairness: Option<Fairness>,
}

/// A line of the story of a table.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StoryLine {
    /// Of the game.
    Game(LogLine),
    /// Of the table around it.
    Table(Happening),
}

impl Tables {
    /// A table as somebody sees it now.
    pub async fn look(
        &self,
        table: &TableId,
        guest: Option<&GuestId>,
        eyes: Eyes,
    ) -> Result<Look, LookError> {
        let live = self.live(table).await?;
        let state = live.state();
        let viewer = viewer(&state, guest, eyes)?;
        Ok(look(&live, &state, guest, viewer, self.now()))
    }

    /// A table as somebody would have seen it after so many steps.
    pub async fn look_at(
        &self,
        table: &TableId,
        guest: Option<&GuestId>,
        eyes: Eyes,
        step: usize,
    ) -> Result<Look, LookError> {
        let live = self.live(table).await?;
        let state = live.state();
        let viewer = viewer(&state, guest, eyes)?;
        let (first, steps) = (state.base(), state.record.steps.len());
        let no_step = LookError::NoStep { first, steps };
        let game = state.game.as_ref().ok_or(no_step.clone())?;
        if !(first..=steps).contains(&step) {
            return Err(no_step);
        }
        let then = game.at_step(step - first).map_err(|_| no_step)?;
        let mut look = look(&live, &state, guest, viewer, self.now());
        look.sight = Some(Sight { game: Arc::from(then), viewer, base: first });
        (look.free_undo, look.turn_undo, look.answered) = (0, 0, None);
        Ok(look)
    }
}

impl Look {
    /// What happened after the first `step` steps, in the game and around it, as the viewer may
    /// know it.
    pub fn story_since(&self, step: usize) -> Vec<StoryLine> {
        let game = self.sight.as_ref().map(|sight| sight.log_since(step)).unwrap_or_default();
        let mut game = game.into_iter().peekable();
        let mut story = Vec::new();
        for happening in self.happenings.iter().filter(|each| each.after_step >= step) {
            while let Some(line) = game.next_if(|line| line.step <= happening.after_step) {
                story.push(StoryLine::Game(line));
            }
            story.push(StoryLine::Table(happening.clone()));
        }
        story.extend(game.map(StoryLine::Game));
        story
    }

    /// Everything that happened around the game.
    pub fn happenings(&self) -> &[Happening] {
        &self.happenings
    }
}

fn viewer(state: &State, guest: Option<&GuestId>, eyes: Eyes) -> Result<Viewer, LookError> {
    let mine = guest.map(|guest| state.record.seats_of(guest)).unwrap_or_default();
    match eyes {
        Eyes::Mine => {
            let waiting = state.waiting();
            let asked = mine.iter().find(|&seat| waiting.contains(seat));
            Ok(asked.or(mine.first()).map_or(Viewer::Spectator, Viewer::Seat))
        }
        Eyes::Of(Viewer::Spectator) => Ok(Viewer::Spectator),
        Eyes::Of(Viewer::Seat(seat)) => {
            let may = mine.contains(seat) || state.record.status == Status::Over;
            let exists = seat.index() < usize::from(state.record.spec.seats);
            if may && exists { Ok(Viewer::Seat(seat)) } else { Err(LookError::NotYourEyes) }
        }
    }
}

fn look(live: &Live, state: &State, guest: Option<&GuestId>, viewer: Viewer, now: Moment) -> Look {
    let record = &state.record;
    let is = |person: &crate::record::Person| Some(&person.guest) == guest;
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mine = guest.map(|guest| record.seats_of(guest)).unwrap_or_default();
    // After the end anybody may look through a seat's eyes, but not take back for it.
    let own = seat.filter(|&seat| mine.contains(seat));
    Look {
        table: info(record, state.waiting(), live.thinking(), state.base(), now),
        viewer,
        mine,
        absent: record.seats_where(|seat| match &seat.occupant {
            Occupant::Open { reserved } => reserved.as_ref().is_some_and(is),
            Occupant::Bot { absent, .. } => absent.as_ref().is_some_and(is),
            Occupant::Person(_) => false,
        }),
        is_host: guest.is_some() && record.spec.host.as_ref() == guest,
        sight: state.game.clone().map(|game| Sight { game, viewer, base: state.base() }),
        free_undo: own.map(|seat| free_undo(state, seat)).unwrap_or_default(),
        turn_undo: own.map(|seat| turn_undo(state, seat)).unwrap_or_default(),
        answered: own.and_then(|seat| record.held.get(&seat).copied()),
        happenings: Arc::clone(&record.happenings),
    }
}

fn info(
    record: &Record,
    waiting: SeatSet,
    thinking: SeatSet,
    first_step: usize,
    now: Moment,
) -> TableInfo {
    let fairness = record.fairness();
    let seat = |seat: Seat| {
        let clock = record.clocks.as_ref().map(|clocks| SeatClock {
            left: clocks.left(seat, now),
            running: clocks.running().contains(seat),
        });
        let occupant = match record.seats[seat.index()].occupant.clone() {
            Occupant::Open { reserved } => {
                OccupantInfo::Open { reserved_for: reserved.map(|person| person.name) }
            }
            Occupant::Person(person) => OccupantInfo::Person { name: person.name },
            Occupant::Bot { level, why, absent } => {
                OccupantInfo::Bot { level, why, sits_in_for: absent.map(|person| person.name) }
            }
        };
        SeatInfo {
            seat,
            occupant,
            waiting: waiting.contains(seat),
            answered: record.held.contains_key(&seat),
            thinking: thinking.contains(seat),
            clock,
        }
    };
    let is_over = record.status == Status::Over;
    TableInfo {
        id: record.id.clone(),
        game: record.spec.game.clone(),
        options: record.spec.options.clone(),
        access: record.spec.access,
        status: record.status,
        version: record.version,
        steps: record.steps.len(),
        first_step,
        seats: Seat::all(record.spec.seats).map(seat).collect(),
        clock: record.spec.clock,
        fairness: FairnessInfo {
            commitment: fairness.as_ref().map(|fairness| fairness.commitment),
            parts: record.seats.iter().map(|seat| seat.entropy.clone()).collect(),
            revealed: is_over.then(|| Revealed { seed: record.seed(), fairness }),
        },
        undo: record.undo.clone(),
        rematch: record.rematch.clone(),
        forked_from: record.spec.forked_from.clone(),
        created_at: record.created_at,
        changed_at: record.changed_at,
        closes_at: record.closes_at,
    }
}

/// A game through one viewer's eyes. Nothing else can be reached through it.
#[derive(Clone)]
pub struct Sight {
    game: Arc<dyn AnyMatch>,
    viewer: Viewer,
    /// Steps taken before the game in memory begins.
    base: usize,
}

/// The seed of worlds that are imagined to tell what a choice may lead to. Any will do.
const IMAGINED: u64 = 0x50f7_a000;

impl Sight {
    /// A game that isn't at a table, through these eyes.
    pub fn of(game: Arc<dyn AnyMatch>, viewer: Viewer) -> Sight {
        Sight { game, viewer, base: 0 }
    }

    /// Whether it may be others who decide after this action, as far as the viewer can tell.
    ///
    /// Found out in a world where everything the viewer can't know is different, so that the answer
    /// gives nothing away.
    pub fn hands_over(&self, action: u32) -> bool {
        let Some(seat) = self.seat() else { return false };
        let mut imagined = self.game.imagined(seat, IMAGINED);
        imagined.act(seat, action).is_ok() && !imagined.waiting().contains(seat)
    }

    /// Through whose eyes.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What they see, as JSON.
    pub fn view(&self) -> Value {
        self.game.view(self.viewer)
    }

    /// What they see, for code that knows the game; nothing if it is another game.
    pub fn view_of<G: Game>(&self) -> Option<G::View> {
        let game = self.game.as_any().downcast_ref::<Match<G>>()?;
        Some(game.game().view(self.viewer))
    }

    /// What they see, as text.
    pub fn sketch(&self, voice: &Voice<'_>) -> Sketch {
        self.game.sketch(self.viewer, voice)
    }

    /// What they are asked.
    pub fn prompt(&self) -> Option<Said> {
        self.seat().and_then(|seat| self.game.prompt(seat))
    }

    /// What they may do now.
    pub fn choices(&self) -> Vec<Choice> {
        self.seat().map(|seat| self.game.choices(seat)).unwrap_or_default()
    }

    /// Whether they may take an action now, and if not, why.
    pub fn why_not(&self, action: u32) -> Result<(), ActError> {
        match self.seat() {
            Some(seat) => self.game.check(seat, action),
            None => Err(ActError::Unknown("who only watches can't decide".to_owned())),
        }
    }

    /// The number of an action given as JSON.
    pub fn action_id(&self, action: &Value) -> Result<u32, ActError> {
        self.game.action_id(action)
    }

    /// What they saw happen after the first `step` steps.
    pub fn log_since(&self, step: usize) -> Vec<LogLine> {
        let mut lines = self.game.log_since(step.saturating_sub(self.base), self.viewer);
        for line in &mut lines {
            line.step += self.base;
        }
        lines
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// How many steps were taken.
    pub fn steps(&self) -> usize {
        self.base + self.game.steps()
    }

    /// Who took a step, counted from 1. What they did is in the log, as far as everybody saw it.
    pub fn step_by(&self, step: usize) -> Option<Seat> {
        self.game.step(step.checked_sub(self.base)?).map(|(seat, _)| seat)
    }

    /// The number of turns begun so far.
    pub fn turn(&self) -> u32 {
        self.game.turn()
    }

    /// The number of turns begun after each step, from the first that can be looked at.
    pub fn turns(&self) -> &[u32] {
        self.game.turns()
    }

    /// Who must decide and has not answered yet.
    pub fn waiting(&self) -> SeatSet {
        self.game.waiting()
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
