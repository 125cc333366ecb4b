//! How a bot plays: the method and every number in it.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a bot does to decide. Every field has a default, so that a recipe says only what is special.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Recipe {
    /// How it decides.
    pub method: Method,
    /// The chance, 0 to 1, that a decision is made at random instead.
    pub noise: f32,
    /// Points of lead that make up the scale of results; 0 to take the scale from what is seen.
    pub lead: f32,
    /// How much the margin counts beside the victory, 0 to 1.
    pub margin: f32,
    /// How much the learned judgement counts beside the game's estimate where a position is judged,
    /// 0 to 1. A game without one is judged by its estimate.
    pub learned: f32,
    /// The same on the way through a turn and in fast play, where far more positions are judged.
    pub learned_plans: f32,
    /// Greedy: the worlds in which each choice is tried.
    pub worlds: u32,
    /// Greedy: positions that may be looked at in each world.
    pub effort: u32,
    /// Greedy: how many of the best ways on are followed.
    pub beam: u32,
    /// Greedy: the share of the choices that it sees, 0 to 1: at least two, and always the one that
    /// looks best at first sight. It overlooks the others.
    pub sees: f32,
    /// Greedy: how wrongly it judges a choice, as a multiple of how far its choices lie apart: the
    /// standard deviation of its error.
    pub blur: f32,
    /// How much it minds the others where a position is judged by the estimate, 0 to 1. What changes
    /// for them counts this much; at 0 it builds its own things, and neither hinders nor fears anybody.
    /// In a search everybody's planned turns are such, too.
    pub rivals: f32,
    /// Search: simulations for a decision; 0 for as many as the time allows.
    pub simulations: u32,
    /// The time for a decision in milliseconds; 0 for no limit. Search stops there, and answers
    /// with the best it has.
    pub millis: u32,
    /// Search: how much is tried beside what has gone well, in units of the spread of results.
    pub exploration: f32,
    /// Search: turns of fast play before a position is judged by its estimate.
    pub horizon: u32,
    /// Search: turns by which the horizon is longer for each team beyond the second.
    pub stretch: u32,
    /// Search: where the horizon is counted from.
    pub since: Since,
    /// Search: choices between which fast play takes the better by estimate; 1 is random play.
    pub candidates: u32,
    /// Search: positions that fast play looks at to plan a seat's turn, as greedy would; 0 to decide
    /// by the estimate of the next position alone.
    pub plan: u32,
    /// Search: decisions of a simulation that are kept in the tree; 0 for any number.
    pub depth: u32,
    /// Search: untried choices of a position between which the better by estimate is tried next.
    pub scouts: u32,
    /// Search: the choices considered at a position are this times the square root of its visits.
    pub widening: f32,
    /// Search: the weight of a greedy look at each choice, in simulations; 0 to search without one.
    pub trust: f32,
    /// Search: trees grown at the same time, each on its own thread.
    pub threads: u32,
}

/// How a bot decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// At random.
    Random,
    /// By a look to the end of its own turn, with the game's estimate.
    Greedy,
    /// By information-set Monte-Carlo tree search.
    Search,
}

/// Where a search counts its horizon from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// From where a simulation leaves the tree: a deep tree looks further than a shallow one.
    Leaf,
    /// From the decision: all simulations are judged at the same time of the game, so that none
    /// looks better only because a rival has not answered yet.
    Root,
}

impl Default for Recipe {
    fn default() -> Self {
        Recipe {
            method: Method::Search,
            noise: 0.0,
            lead: 0.0,
            margin: 0.25,
            learned: 0.0,
            learned_plans: 0.0,
            worlds: 4,
            effort: 400,
            beam: 3,
            sees: 1.0,
            blur: 0.0,
            rivals: 1.0,
            simulations: 1000,
            millis: 900,
            exploration: 1.0,
            horizon: 3,
            stretch: 0,
            since: Since::Leaf,
            candidates: 3,
            plan: 0,
            depth: 0,
            scouts: 16,
            widening: 3.0,
            trust: 8.0,
            threads: 1,
        }
    }
}

/// A setting that no recipe can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecipe(pub String);

impl fmt::Display for BadRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadRecipe {}

impl Recipe {
    /// The recipe with some settings changed.
    pub fn with(&self, changes: &Map<String, Value>) -> Result<Recipe, BadRecipe> {
        let mut fields = self.fields();
        for (key, value) in changes {
            if !fields.contains_key(key) {
                let known: Vec<_> = fields.keys().map(String::as_str).collect();
                return Err(BadRecipe(format!(
                    "there is no setting '{key}': the settings are {}",
                    known.join(", ")
                )));
            }
            fields.insert(key.clone(), value.clone());
            serde_json::from_value::<Recipe>(Value::Object(fields.clone()))
                .map_err(|error| BadRecipe(format!("{key} can't be {value}: {error}")))?;
        }
        let recipe: Recipe = serde_json::from_value(Value::Object(fields))
            .map_err(|error| BadRecipe(error.to_string()))?;
        recipe.check()?;
        Ok(recipe)
    }

    /// The settings that differ from another recipe's.
    pub fn changes_from(&self, other: &Recipe) -> Map<String, Value> {
        let before = other.fields();
        let differs = |(key, value): &(String, Value)| before.get(key) != Some(value);
        self.fields().into_iter().filter(differs).collect()
    }

    fn fields(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        }
    }

    fn check(&self) -> Result<(), BadRecipe> {
        let within = |key: &str, value: f32, low: f32, high: f32| {
            if (low..=high).contains(&value) {
                Ok(())
            } else {
                Err(BadRecipe(format!("{key} is from {low} to {high}, not {value}")))
            }
        };
        within("noise", self.noise, 0.0, 1.0)?;
        within("margin", self.margin, 0.0, 1.0)?;
        within("learned", self.learned, 0.0, 1.0)?;
        within("learned_plans", self.learned_plans, 0.0, 1.0)?;
        within("lead", self.lead, 0.0, 1e6)?;
        within("exploration", self.exploration, 0.0, 100.0)?;
        within("widening", self.widening, 0.1, 1e6)?;
        within("trust", self.trust, 0.0, 1e6)?;
        within("worlds", self.worlds as f32, 1.0, 1000.0)?;
        within("effort", self.effort as f32, 1.0, 1e6)?;
        within("beam", self.beam as f32, 1.0, 100.0)?;
        within("sees", self.sees, 0.0, 1.0)?;
        within("blur", self.blur, 0.0, 100.0)?;
        within("rivals", self.rivals, 0.0, 1.0)?;
        within("horizon", self.horizon as f32, 0.0, 1e6)?;
        within("stretch", self.stretch as f32, 0.0, 1e6)?;
        within("candidates", self.candidates as f32, 1.0, 100.0)?;
        within("plan", self.plan as f32, 0.0, 1e6)?;
        within("depth", self.depth as f32, 0.0, 1e6)?;
        within("scouts", self.scouts as f32, 1.0, 1000.0)?;
        within("threads", self.threads as f32, 1.0, 256.0)?;
        within("simulations", self.simulations as f32, 0.0, 1e8)?;
        within("millis", self.millis as f32, 0.0, 1e7)?;
        if self.since == Since::Root && self.horizon == 0 {
            return Err(BadRecipe("a horizon since root is at least 1".to_owned()));
        }
        if self.method == Method::Search && self.simulations == 0 && self.millis == 0 {
            return Err(BadRecipe("search needs simulations or millis".to_owned()));
        }
        Ok(())
    }
}
