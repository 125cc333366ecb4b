//! A table in memory: what its journal adds up to, and the game at that point. Never changed, only
//! replaced, so that every reader sees a consistent state.

use std::sync::Arc;

use engine::{ActError, AnyMatch, Seat, SeatSet};

use crate::entry::{Entry, Written};
use crate::games::Edition;
use crate::record::{Record, Status};
use crate::{Clocks, Moment};

#[derive(Clone)]
pub(crate) struct State {
    pub record: Record,
    pub game: Option<Arc<dyn AnyMatch>>,
    pub edition: Arc<Edition>,
}

/// Why a journal can't be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Broken {
    /// The rules or components have changed since.
    OtherRules,
    /// A newer version of the program has moved it to rules that this one doesn't know.
    NewerRules,
    /// It is damaged.
    Unreadable(String),
}

impl State {
    /// Adds up a whole journal.
    pub fn read(
        mut record: Record,
        journal: &[Written],
        edition: Arc<Edition>,
    ) -> Result<State, (Box<Record>, Broken)> {
        for written in journal {
            record.add(written);
        }
        match set_up(&record, &edition) {
            Ok(game) => Ok(State { record, game, edition }),
            Err(broken) => Err((Box::new(record), broken)),
        }
    }

    /// The state after more entries.
    pub fn with(&self, more: &[Written]) -> Result<State, Broken> {
        let mut record = self.record.clone();
        for written in more {
            record.add(written);
        }
        let starts_over = |written: &Written| {
            matches!(
                written.entry,
                Entry::Started
                    | Entry::Undone { .. }
                    | Entry::Withdrawn { .. }
                    | Entry::Rebased { .. }
            )
        };
        if more.iter().any(starts_over) {
            let game = set_up(&record, &self.edition)?;
            return Ok(State { record, game, edition: Arc::clone(&self.edition) });
        }
        let mut moved: Option<Box<dyn AnyMatch>> = None;
        for written in more {
            if !matches!(written.entry, Entry::Step { .. } | Entry::Held { .. }) {
                continue;
            }
            let Some(current) = &self.game else {
                return Err(Broken::Unreadable("a step before the start".to_owned()));
            };
            let game = moved.get_or_insert_with(|| current.boxed_clone());
            match written.entry {
                Entry::Step { seat, action } => take_step(game.as_mut(), seat, action)?,
                Entry::Held { seat, action } => hold(game.as_mut(), seat, action)?,
                _ => {}
            }
        }
        let game = moved.map(Arc::from).or_else(|| self.game.clone());
        Ok(State { record, game, edition: Arc::clone(&self.edition) })
    }

    /// The state after decisions that are already applied to `game`.
    pub fn with_played(&self, more: &[Written], game: Box<dyn AnyMatch>) -> State {
        let mut record = self.record.clone();
        for written in more {
            record.add(written);
        }
        State { record, game: Some(Arc::from(game)), edition: Arc::clone(&self.edition) }
    }

    /// Who must decide and has not answered yet.
    pub fn waiting(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.record.status == Status::Playing => game.waiting(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The bots that must decide.
    pub fn bots_waiting(&self) -> SeatSet {
        self.not_held_back(both(self.waiting(), self.record.bots()))
    }

    /// The number of steps before the game in memory begins: not 0 once rules have changed.
    pub fn base(&self) -> usize {
        self.record.base.as_ref().map_or(0, |base| base.step)
    }

    /// The clocks after these entries.
    pub fn clocks_after(&self, now: Moment, entries: &[Written]) -> Option<Clocks> {
        let rule = self.record.spec.clock?;
        if self.record.status == Status::Gathering {
            return None;
        }
        let mut clocks = match &self.record.clocks {
            Some(clocks) => clocks.clone(),
            None => Clocks::new(rule, self.record.spec.seats, now),
        };
        clocks.charge(now);
        let (steps, people) = (self.record.steps.len(), self.record.people());
        let running = both(self.waiting(), people);
        for written in entries {
            match written.entry {
                Entry::Seated { seat, .. } | Entry::Returned { seat, .. } => {
                    clocks.refill(rule, seat, steps);
                }
                // Only a person's own decision earns time: not leaving, and not a bot's decision.
                Entry::Step { seat, .. } if people.contains(seat) && !running.contains(seat) => {
                    clocks.earn(rule, seat, steps);
                }
                _ => {}
            }
        }
        clocks.run(running);
        Some(clocks)
    }
}

pub(crate) fn both(one: SeatSet, other: SeatSet) -> SeatSet {
    one.iter().filter(|&seat| other.contains(seat)).collect()
}

/// Plays the steps of a record from where it begins.
fn set_up(record: &Record, edition: &Edition) -> Result<Option<Arc<dyn AnyMatch>>, Broken> {
    if record.status == Status::Gathering {
        return Ok(None);
    }
    let unreadable = |reason: &dyn std::fmt::Display| Broken::Unreadable(reason.to_string());
    let spec = &record.spec;
    let seed = record.seed();
    let (mut game, first) = match &record.base {
        Some(base) => {
            known(edition, base.rules_version, &base.components)?;
            // Steps are counted from 1 again and must not draw the same chance as the first ones.
            let seed = seed.nth(base.step as u64);
            let game = edition.game.load_state(&base.state, seed);
            (game.map_err(|error| unreadable(&error))?, base.step)
        }
        None if record.steps.is_empty() && record.status == Status::Closed => return Ok(None),
        None => {
            known(edition, spec.rules_version, &spec.components)?;
            let game = match &spec.position {
                Some(position) => {
                    edition.game.load_state(position, seed).map_err(|error| unreadable(&error))?
                }
                None => edition
                    .game
                    .start(spec.seats, &spec.options, seed)
                    .map_err(|error| unreadable(&error))?,
            };
            (game, 0)
        }
    };
    for &(seat, action) in record.steps.get(first..).unwrap_or_default() {
        take_step(game.as_mut(), seat, action)?;
    }
    for (&seat, &action) in &record.held {
        hold(game.as_mut(), seat, action)?;
    }
    Ok(Some(Arc::from(game)))
}

/// Whether a game can be played by these rules and components.
fn known(edition: &Edition, rules_version: u32, components: &str) -> Result<(), Broken> {
    if edition.is(rules_version, components) {
        Ok(())
    } else if rules_version > edition.rules_version {
        Err(Broken::NewerRules)
    } else {
        Err(Broken::OtherRules)
    }
}

fn take_step(game: &mut dyn AnyMatch, seat: Seat, action: u32) -> Result<(), Broken> {
    game.act_again(seat, action).map_err(|error| refused(game, seat, action, &error))
}

fn hold(game: &mut dyn AnyMatch, seat: Seat, action: u32) -> Result<(), Broken> {
    game.act(seat, action).map(|_| ()).map_err(|error| refused(game, seat, action, &error))
}

fn refused(game: &dyn AnyMatch, seat: Seat, action: u32, error: &ActError) -> Broken {
    let step = game.steps() + 1;
    Broken::Unreadable(format!("step {step}: {seat:?} may not {action}: {error:?}"))
}
