//! Tables as files: a journal that anybody can check, or the whole table to carry elsewhere.

use std::sync::Arc;

use engine::{AnyMatch, Fairness, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::entry::{Entry, Written};
use crate::games::{Edition, UnknownGame};
use crate::id::fresh_invite;
use crate::record::{Record, Status};
use crate::spec::{Access, Draw, Spec};
use crate::state::{Broken, State};
use crate::store::{Append, AppendError};
use crate::table_file::TableFile;
use crate::{OpenError, StoreError, TableId, Tables};

/// Why a table could not be exported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExportError {
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Its journal would give away secrets of a running game.
    #[error("the game is not over: its journal would tell the seed and what players hide")]
    NotOver,
}

impl ExportError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            ExportError::Open(error) => error.key(),
            ExportError::NotOver => "not-over",
        }
    }
}

/// Why a file could not be imported. Nothing was added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImportError {
    /// It is neither a journal nor a table, or it is damaged.
    #[error("{0}")]
    Unreadable(String),
    /// The journal's game is not over.
    #[error("the game is not over: a running table travels as a whole, see `sofra export --whole`")]
    NotOver,
    /// The table exists already.
    #[error("table {0} is here already")]
    Here(TableId),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<UnknownGame> for ImportError {
    fn from(unknown: UnknownGame) -> Self {
        ImportError::Unreadable(unknown.to_string())
    }
}

impl Tables {
    /// The journal of a game that is over, as a file for `sofra verify`.
    pub async fn journal(&self, table: &TableId) -> Result<String, ExportError> {
        let state = self.live(table).await?.state();
        match &state.game {
            Some(game) if state.record.status == Status::Over => Ok(journal_file(&state, game)?),
            _ => Err(ExportError::NotOver),
        }
    }

    /// A whole table as a file, with all its secrets: for the operator.
    pub async fn export(&self, table: &TableId) -> Result<String, OpenError> {
        let stored = self.0.store.load(table).await?.ok_or(OpenError::NoTable)?;
        let talk = self.0.store.talk_with_guests(table).await?;
        Ok(TableFile {
            id: table.clone(),
            created_at: stored.created_at,
            spec: stored.spec,
            journal: stored.journal,
            talk,
        }
        .write()?)
    }

    /// Adds a table from a file: a whole table under its own name, or the journal of a game that is
    /// over under a new one.
    pub async fn import(&self, file: &str) -> Result<TableId, ImportError> {
        let first = file.lines().next().unwrap_or_default();
        let kind = serde_json::from_str::<Value>(first).ok();
        let kind = kind.as_ref().and_then(|header| header.get("sofra")).and_then(Value::as_str);
        match kind {
            Some("table") => self.import_table(file).await,
            Some("journal") => self.import_journal(file).await,
            _ => Err(ImportError::Unreadable(
                "neither a journal nor a table: the first line has no \"sofra\"".to_owned(),
            )),
        }
    }

    async fn import_table(&self, file: &str) -> Result<TableId, ImportError> {
        let (TableFile { id, created_at, spec, journal, talk }, _) = TableFile::read(file)?;
        if self.0.store.load(&id).await?.is_some() {
            return Err(ImportError::Here(id));
        }
        let edition = self.0.games.find(&spec.game)?;
        let record = Record::new(id.clone(), spec, created_at);
        let state = read_again(record, &journal, edition)?;
        for person in state.record.seats.iter().filter_map(|seat| seat.owner()) {
            self.0.store.add_guest(&person.guest, &person.name, self.now()).await?;
        }
        self.write_imported(&state, &journal).await?;
        for (by, said) in &talk {
            self.0.store.say(&id, by, said).await?;
        }
        Ok(id)
    }

    async fn import_journal(&self, file: &str) -> Result<TableId, ImportError> {
        let unreadable = |error: engine::JournalError| ImportError::Unreadable(error.to_string());
        let edition = self.0.games.find(&engine::game_of(file).map_err(unreadable)?)?;
        let (game, _) = edition.game.load_journal(file).map_err(unreadable)?;
        if game.outcome().is_none() {
            return Err(ImportError::NotOver);
        }
        let fairness = engine::fairness_of(file).map_err(unreadable)?;
        let spec = spec_of_journal(file, game.as_ref(), &edition, fairness)?;
        let record = Record::new(TableId::fresh(), spec, self.now());
        let steps = (1..=game.steps()).filter_map(|number| game.step(number));
        let steps = steps.map(|(seat, action)| Entry::Step { seat, action });
        let entries = std::iter::once(Entry::Started).chain(steps).chain([Entry::Ended]);
        let journal: Vec<Written> = (1..)
            .zip(entries)
            .map(|(number, entry)| Written { number, at: self.now(), entry, clocks: None })
            .collect();
        let state = read_again(record, &journal, edition)?;
        self.write_imported(&state, &journal).await?;
        Ok(state.record.id)
    }

    async fn write_imported(&self, state: &State, journal: &[Written]) -> Result<(), ImportError> {
        let wake_at = self.wake_at(state, self.now());
        let append = Append::opening(&state.record, journal, state.waiting(), wake_at)?;
        self.0.store.append(append).await.map_err(|error| match error {
            AppendError::Taken => ImportError::Here(state.record.id.clone()),
            AppendError::Store(error) => ImportError::Store(error),
        })
    }
}

fn journal_file(state: &State, game: &Arc<dyn AnyMatch>) -> Result<String, OpenError> {
    let file = game.journal();
    // After a change of rules the game has another seed; its first part can't be replayed.
    let fairness = state.record.fairness().filter(|_| state.record.base.is_none());
    match fairness {
        None => Ok(file),
        Some(fairness) => engine::with_fairness(&file, &fairness)
            .map_err(|error| OpenError::Unreadable(error.to_string())),
    }
}

fn spec_of_journal(
    file: &str,
    game: &dyn AnyMatch,
    edition: &Edition,
    fairness: Option<Fairness>,
) -> Result<Spec, ImportError> {
    #[derive(Deserialize)]
    struct Start {
        options: Option<Map<String, Value>>,
        position: Option<Value>,
        seed: Seed,
    }
    let first = file.lines().next().unwrap_or_default();
    let start: Start = serde_json::from_str(first)
        .map_err(|error| ImportError::Unreadable(format!("line 1: {error}")))?;
    Ok(Spec {
        game: edition.game.info().id.to_owned(),
        rules_version: edition.rules_version,
        components: edition.components.clone(),
        seats: game.seats(),
        options: start.options.unwrap_or_default(),
        position: start.position,
        draw: Draw::Given { seed: start.seed, fairness },
        access: Access::Invited,
        invite: fresh_invite(),
        host: None,
        clock: None,
        stand_in: bots::NAMES[0].to_owned(),
        forked_from: None,
        lesson: None,
    })
}

pub(crate) fn read_again(
    record: Record,
    journal: &[Written],
    edition: Arc<Edition>,
) -> Result<State, ImportError> {
    State::read(record, journal, edition).map_err(|(_, broken)| {
        ImportError::Unreadable(match broken {
            Broken::OtherRules | Broken::NewerRules => {
                "it was played by other rules or components".to_owned()
            }
            Broken::Unreadable(reason) => reason,
        })
    })
}
