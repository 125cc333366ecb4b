//! A table as somebody sees it.

use std::sync::{Arc, PoisonError};

use engine::{AnyView, SeatSet, Viewer};
use learn::{Lesson, Stand};

use crate::coach::Remark;
use crate::happening::Happening;
use crate::info::{TableInfo, info};
use crate::record::{Occupant, Person, SeatRecord, Status};
use crate::review::Review;
use crate::state::{State, both};
use crate::tables::Live;
use crate::undo::{free_undo, last_gesture, turn_undo};
use crate::{GuestId, Moment, OpenError, Presence, Pulse, TableId, Tables};

/// Whose view a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookAs {
    /// Their own: with several seats, that of the one that must decide; without any, a spectator's.
    Myself,
    /// This viewer's: a spectator's or that of one of their seats, and any seat's once the game is
    /// over.
    Viewer(Viewer),
}

/// Why a view was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LookError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// It is another seat's view, and the game is not over.
    #[error("you may not see another seat's view before the game is over")]
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
    /// Whose view of the game this is.
    pub viewer: Viewer,
    /// The seats of the person who looks.
    pub mine: SeatSet,
    /// The seats where a bot sits in for them, and those kept for them.
    pub absent: SeatSet,
    /// Whether they set the table up.
    pub is_host: bool,
    /// The name of who set it up, if they have a seat at it.
    pub host: Option<String>,
    /// Who looks at the table now; `None` if nobody listens to it on this server.
    pub presence: Option<Presence>,
    /// The people the host has muted, with their names; for the host alone.
    pub muted: Vec<(GuestId, String)>,
    /// The game; `None` while people gather.
    pub view: Option<AnyView>,
    /// How many of the last steps the viewer's seat may take back by itself.
    pub free_undo: usize,
    /// How many of those belong to the current turn.
    pub turn_undo: usize,
    /// How many steps lie between now and the last gesture of the viewer's seat, that one included:
    /// what one undo takes back. 0 if it has made none.
    pub last_gesture: usize,
    /// The answer of the viewer's seat while others still decide. It can be changed.
    pub answered: Option<u32>,
    /// The review of the finished game, if somebody asked for it.
    pub review: Option<Review>,
    /// The coach's remark on the viewer's last decision.
    pub remark: Option<Remark>,
    /// The lesson that is played here, and where the learner stands: for the learner alone.
    pub lesson: Option<(&'static Lesson, Stand)>,
    happenings: Arc<Vec<Happening>>,
    tidied: u32,
}

impl Tables {
    /// A table as somebody sees it now.
    pub async fn look(
        &self,
        table: &TableId,
        guest: Option<&GuestId>,
        look_as: LookAs,
    ) -> Result<Look, LookError> {
        let live = self.looked_at(table).await?;
        let state = live.state();
        let viewer = viewer(&state, guest, look_as)?;
        let pulse = self.0.bus.pulse(table);
        self.read_review(&live, pulse.unwrap_or_default().reviewed)
            .await
            .map_err(OpenError::from)?;
        Ok(look(&live, &state, guest, viewer, pulse, self.now()))
    }

    /// A table as somebody would have seen it after `step` steps.
    pub async fn look_at(
        &self,
        table: &TableId,
        guest: Option<&GuestId>,
        look_as: LookAs,
        step: usize,
    ) -> Result<Look, LookError> {
        let live = self.looked_at(table).await?;
        let state = live.state();
        let viewer = viewer(&state, guest, look_as)?;
        let (first, steps) = (state.base(), state.record.steps.len());
        let no_step = LookError::NoStep { first, steps };
        let game = state.game.as_ref().ok_or(no_step.clone())?;
        if !(first..=steps).contains(&step) {
            return Err(no_step);
        }
        let then = game.at_step(step - first).map_err(|_| no_step)?;
        let mut look = look(&live, &state, guest, viewer, None, self.now());
        look.view = Some(AnyView::since(first, Arc::from(then), viewer));
        (look.free_undo, look.turn_undo, look.last_gesture) = (0, 0, 0);
        (look.answered, look.remark) = (None, None);
        Ok(look)
    }
}

impl Look {
    /// The events around the game that are still told.
    pub fn happenings(&self) -> &[Happening] {
        &self.happenings
    }

    /// Changes when old happenings are dropped: a page that shows them must start over.
    pub fn tidied(&self) -> u32 {
        self.tidied
    }
}

fn viewer(state: &State, guest: Option<&GuestId>, look_as: LookAs) -> Result<Viewer, LookError> {
    let mine = guest.map(|guest| state.record.seats_of(guest)).unwrap_or_default();
    match look_as {
        LookAs::Myself => {
            let waiting = state.waiting();
            let asked = mine.iter().find(|&seat| waiting.contains(seat));
            Ok(asked.or(mine.first()).map_or(Viewer::Spectator, Viewer::Seat))
        }
        LookAs::Viewer(Viewer::Spectator) => Ok(Viewer::Spectator),
        LookAs::Viewer(Viewer::Seat(seat)) => {
            let may = mine.contains(seat) || state.record.status == Status::Over;
            let exists = seat.index() < usize::from(state.record.spec.seats);
            if may && exists { Ok(Viewer::Seat(seat)) } else { Err(LookError::NotYourEyes) }
        }
    }
}

fn look(
    live: &Live,
    state: &State,
    guest: Option<&GuestId>,
    viewer: Viewer,
    pulse: Option<Pulse>,
    now: Moment,
) -> Look {
    let record = &state.record;
    let elsewhere = pulse.map(|pulse| pulse.thinking).unwrap_or_default();
    let thinking = both(live.thinking().union(elsewhere), state.bots_waiting());
    let is = |person: &Person| Some(&person.guest) == guest;
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mine = guest.map(|guest| record.seats_of(guest)).unwrap_or_default();
    let is_host = guest.is_some() && record.spec.host.as_ref() == guest;
    // After the end anybody may see a seat's view, but not take back for it.
    let own = seat.filter(|&seat| mine.contains(seat));
    Look {
        table: info(record, state.waiting(), thinking, state.base(), now),
        presence: pulse.map(|pulse| Presence { seats: pulse.present, watchers: pulse.watchers }),
        viewer,
        mine,
        absent: record.seats_where(|seat| match &seat.occupant {
            Occupant::Open { reserved } => reserved.as_ref().is_some_and(is),
            Occupant::Bot { absent, .. } => absent.as_ref().is_some_and(is),
            Occupant::Person(_) => false,
        }),
        is_host,
        host: record
            .seats
            .iter()
            .filter_map(SeatRecord::owner)
            .find(|person| record.spec.host.as_ref() == Some(&person.guest))
            .map(|person| person.name.clone()),
        muted: record
            .muted
            .iter()
            .filter(|_| is_host)
            .map(|(guest, name)| (guest.clone(), name.clone()))
            .collect(),
        view: state.game.clone().map(|game| AnyView::since(state.base(), game, viewer)),
        free_undo: own.map(|seat| free_undo(state, seat)).unwrap_or_default(),
        turn_undo: own.map(|seat| turn_undo(state, seat)).unwrap_or_default(),
        last_gesture: own.map(|seat| last_gesture(state, seat)).unwrap_or_default(),
        answered: own.and_then(|seat| record.held.get(&seat).copied()),
        review: live.review.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        remark: own.and_then(|seat| live.remark(state, seat)),
        lesson: state.lesson_stand().filter(|(lesson, _)| own == Some(lesson.seat)),
        happenings: Arc::clone(&record.happenings),
        tidied: record.tidied,
    }
}
