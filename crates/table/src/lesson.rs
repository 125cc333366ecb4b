//! A table at which a lesson is played: the other seats do what the lesson says.

use engine::{Seat, SeatSet};
use learn::{Cue, Lesson, Stand};

use crate::create::Plan;
use crate::entry::Entry;
use crate::id::fresh_invite;
use crate::spec::{Access, Draw, Place, Spec};
use crate::state::State;
use crate::{CreateError, GuestId, TableId, Tables};

/// The bot that plays the other seats once the lesson is over.
const COMPANY: &str = "novice";

impl Tables {
    /// A new table for this lesson of a game, with the guest in the learner's seat.
    pub async fn begin_lesson(
        &self,
        guest: &GuestId,
        game: &str,
        lesson: &Lesson,
    ) -> Result<TableId, CreateError> {
        let edition = self.0.games.find(game)?;
        let spec = Spec {
            game: game.to_owned(),
            rules_version: edition.rules_version,
            components: edition.components.clone(),
            seats: lesson.seats,
            options: lesson.options.clone(),
            position: None,
            draw: Draw::Given { seed: lesson.seed, fairness: None },
            access: Access::Invited,
            invite: fresh_invite(),
            host: Some(guest.clone()),
            clock: None,
            stand_in: COMPANY.to_owned(),
            forked_from: None,
            lesson: Some(lesson.name.to_owned()),
        };
        let place = |seat| match seat == lesson.seat {
            true => Place::Me,
            false => Place::Bot(COMPANY.to_owned()),
        };
        let plan = Seat::all(lesson.seats).map(|seat| Plan::Place(place(seat))).collect();
        let steps = lesson.past.iter().map(|&(seat, action)| Entry::Step { seat, action });
        let past = std::iter::once(Entry::Started).chain(steps).collect();
        self.set_up_with(guest, spec, plan, String::new(), past).await.map(|created| created.id)
    }
}

impl State {
    /// The lesson that is played here; `None` after a change of rules, which ends it.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        let spec = &self.record.spec;
        let name = spec.lesson.as_ref().filter(|_| self.record.base.is_none())?;
        learn::course(&spec.game)?.lesson(name)
    }

    /// Where the learner stands.
    pub fn lesson_stand(&self) -> Option<(&'static Lesson, Stand)> {
        let lesson = self.lesson()?;
        Some((lesson, lesson.stand(&self.record.steps)))
    }

    /// What the lesson wants a bot's seat to do.
    pub fn cue(&self, seat: Seat) -> Cue {
        self.lesson().map_or(Cue::Free, |lesson| lesson.cue(&self.record.steps, seat))
    }

    /// Returns those of the seats that needn't wait for a learner who strayed from the script.
    pub fn not_held_back(&self, seats: SeatSet) -> SeatSet {
        let may = |seat: &Seat| self.cue(*seat) != Cue::Wait;
        seats.iter().filter(may).fold(SeatSet::EMPTY, |mut all, seat| {
            all.insert(seat);
            all
        })
    }
}
