//! The games that can be played here, by today's rules.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Playable;

/// A game with the rules and components of this program.
pub(crate) struct Edition {
    pub game: &'static dyn Playable,
    pub rules_version: u32,
    pub components: String,
}

impl Edition {
    /// Whether a journal of these rules and components can be replayed exactly.
    pub fn is(&self, rules_version: u32, components: &str) -> bool {
        self.rules_version == rules_version && self.components == components
    }

    /// Checks that a bot of this level may sit at a table. Levels with settings are refused: with
    /// them a bot could think for hours.
    pub fn check_level(&self, level: &str) -> Result<(), String> {
        if !bots::NAMES.contains(&level) {
            return Err(format!("there is no bot '{level}': there is {}", bots::NAMES.join(", ")));
        }
        self.game.bot(level, 0).map(|_| ()).map_err(|unknown| unknown.to_string())
    }
}

/// The games of a server.
pub(crate) struct Games {
    games: &'static [&'static dyn Playable],
    editions: Mutex<HashMap<&'static str, Arc<Edition>>>,
}

impl Games {
    pub fn new(games: &'static [&'static dyn Playable]) -> Games {
        Games { games, editions: Mutex::new(HashMap::new()) }
    }

    pub fn find(&self, id: &str) -> Result<Arc<Edition>, UnknownGame> {
        let game = self.games.iter().find(|game| game.info().id == id);
        let game = *game.ok_or_else(|| UnknownGame(id.to_owned()))?;
        let info = game.info();
        let mut editions = self.editions.lock().unwrap_or_else(PoisonError::into_inner);
        // Components never change while the program runs, and hashing them all takes a while.
        let edition = editions.entry(info.id).or_insert_with(|| {
            let components = game.components_fingerprint();
            Arc::new(Edition { game, rules_version: info.rules_version, components })
        });
        Ok(Arc::clone(edition))
    }
}

/// A game that isn't played here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{0}' here")]
pub(crate) struct UnknownGame(pub String);
