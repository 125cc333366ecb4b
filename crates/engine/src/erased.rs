//! Games without their types: what the command line, the table and the protocol talk to.
//!
//! Actions cross this border as their stable number or as JSON, views and states as JSON, and
//! words as messages that a `Text` can say.

use std::any::Any;
use std::marker::PhantomData;
#[cfg(feature = "text")]
use std::sync::OnceLock;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{
    ActError, Arg, Audience, BadOptions, Bounds, Chance, ComponentError, ComponentTable, Encoder,
    Encoding, Game, Guide, Indexed, Info, Journal, JournalError, LoadError, Match, Message,
    OptionSpec, Outcome, Played, PlayoutRng, Revealed, Said, Seat, SeatSet, Seed, Setup, Viewer,
    WrongLength, options,
};
#[cfg(feature = "text")]
use crate::{Language, Sketch, Text, Voice};

/// A game that can be played, whatever its types are.
pub trait AnyGame: Send + Sync {
    /// Name, seats and rules.
    fn info(&self) -> Info;
    /// The options.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// The options' defaults.
    fn option_defaults(&self) -> Map<String, Value>;
    /// Reads options given as `key=value` words.
    fn read_options(&self, words: &[String]) -> Result<Map<String, Value>, BadOptions>;
    /// What no game of this set-up can exceed.
    fn bounds(&self, seats: u8, options: &Map<String, Value>) -> Result<Bounds, BadOptions>;
    /// How many actions there are, and so the end of their numbers.
    fn action_count(&self) -> u32;
    /// Every term of an estimate that can be named, said by `term-<key>`.
    fn terms(&self) -> &'static [&'static str];
    /// The action with this number by itself, without a position.
    fn action(&self, id: u32) -> Result<Choice, ActError>;
    /// What the numbers of an observation mean; empty for a game that has no encoding.
    fn encoding(&self) -> Encoding;
    /// Sets up a new game.
    fn start(
        &self,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BadOptions>;
    /// Goes on from a position, after its audit.
    fn load_state(&self, state: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// Plays a journal file again. Returns the match and the outcome that the file claims.
    fn load_journal(&self, file: &str) -> Result<(Box<dyn AnyMatch>, Option<Value>), JournalError>;
    /// The game's words in a language, or in its first one if it doesn't have that.
    #[cfg(feature = "text")]
    fn text(&self, language: Language) -> &Text;
    /// A fingerprint of the components in play.
    fn components_fingerprint(&self) -> String;
    /// The components in play.
    fn components(&self) -> Vec<ComponentTable>;
    /// The component files as embedded in the program: name and text.
    fn component_files(&self) -> &'static [(&'static str, &'static str)];
    /// Replaces embedded component files by corrected ones.
    fn replace_components(&self, files: &[(String, String)]) -> Result<(), ComponentError>;
    /// What teaches the game, if it has a guide.
    fn guide(&self) -> Option<Guide>;
}

/// A running match, whatever its game is.
pub trait AnyMatch: Send + Sync {
    /// The game's name, seats and rules.
    fn info(&self) -> Info;
    /// The number of steps so far.
    fn steps(&self) -> usize;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Who must decide and has not answered yet.
    fn waiting(&self) -> SeatSet;
    /// The number of turns begun so far.
    fn turn(&self) -> u32;
    /// What a seat is asked, if it is waiting.
    fn prompt(&self, seat: Seat) -> Option<Said>;
    /// The numbers of what the seat may do now.
    fn legal_ids(&self, seat: Seat, out: &mut Vec<u32>);
    /// Writes 1 for every action that the seat may take now and 0 for all others, by number. `out`
    /// is as long as the game has actions.
    fn mask(&self, seat: Seat, out: &mut [u8]) -> Result<(), WrongLength>;
    /// Writes what the seat sees as numbers. `out` is as long as the game's encoding.
    fn encode(&self, seat: Seat, out: &mut [u8]) -> Result<(), WrongLength>;
    /// What the seat may do now, with words.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The same by themselves, without what they cost and bring: number and kind.
    fn kinds(&self, seat: Seat) -> Vec<(u32, Said)>;
    /// The kind of an action, offered or not.
    fn kind(&self, action: u32) -> Option<Said>;
    /// One of the choices, with words.
    fn choice(&self, seat: Seat, action: u32) -> Option<Choice>;
    /// The number of an action given as JSON.
    fn action_id(&self, action: &Value) -> Result<u32, ActError>;
    /// Whether the seat may take an action now.
    fn check(&self, seat: Seat, action: u32) -> Result<(), ActError>;
    /// Takes an action.
    fn act(&mut self, seat: Seat, action: u32) -> Result<Played, ActError>;
    /// The answers that are held while others still decide, in the order of seats.
    fn held_ids(&self) -> Vec<(Seat, u32)>;
    /// Takes a step as a journal tells it, never held back.
    fn act_again(&mut self, seat: Seat, action: u32) -> Result<(), ActError>;
    /// Takes back the last steps.
    fn undo(&mut self, count: usize);
    /// How many steps the seat may take back by itself.
    fn free_undo(&self, seat: Seat) -> usize;
    /// What each step brought to light.
    fn revealed(&self) -> &[Revealed];
    /// The number of turns begun after each step.
    fn turns(&self) -> &[u32];
    /// The seed of all its chance. Never for players before the game is over.
    fn seed(&self) -> Seed;
    /// Who took each step, and the number of the action.
    fn step(&self, number: usize) -> Option<(Seat, u32)>;
    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer sees, as text.
    #[cfg(feature = "text")]
    fn sketch(&self, viewer: Viewer, voice: &Voice<'_>) -> Sketch;
    /// Everything, as JSON. For debugging and for setting up positions, never for players.
    fn state(&self) -> Value;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The team of a seat.
    fn team(&self, seat: Seat) -> u8;
    /// What a seat plays with from beginning to end: kinds of things and their names.
    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)>;
    /// What the viewer saw happen after the first `step` steps; from 0 on with the set-up.
    fn log_since(&self, step: usize, viewer: Viewer) -> Vec<LogLine>;
    /// The journal as a file.
    fn journal(&self) -> String;
    /// The match as it was after the first `steps` steps.
    fn at_step(&self, steps: usize) -> Result<Box<dyn AnyMatch>, JournalError>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
    /// Another match that the seat can't tell from this one: what is hidden from it is dealt anew.
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch>;
    /// The same without its past, for looking ahead: a copy costs no more than the position.
    fn imagined_from_here(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch>;
    /// The `Match<G>` behind this, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

/// Something a seat may do.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The action's number.
    pub id: u32,
    /// The action.
    pub action: Value,
    /// What it is, costs and brings in this position.
    #[serde(skip)]
    pub said: Said,
    /// The action by itself; its text's attribute `.group` names the group of its button.
    #[serde(skip)]
    pub kind: Said,
}

impl Choice {
    /// A choice of a seat, described in its position.
    pub fn of<G: Game>(game: &G, seat: Seat, action: G::Action) -> Choice {
        Choice { said: game.describe(seat, action).said(), ..Choice::plain(action) }
    }

    /// An action by itself, without a position to describe it in.
    pub fn plain(action: impl Indexed + Message) -> Choice {
        let kind = action.said();
        Choice { id: action.index(), action: json(&action), said: kind.clone(), kind }
    }
}

/// A line of the log.
#[derive(Clone, Debug, Serialize)]
pub struct LogLine {
    /// The step in which it happened, counted from 1; 0 for the set-up.
    pub step: usize,
    /// Who sees it.
    #[serde(skip)]
    pub audience: Audience,
    /// The event.
    pub event: Value,
    /// How it is said.
    #[serde(skip)]
    pub said: Said,
}

/// A game as an [`AnyGame`]: `static SIMURGH: GameOf<Simurgh> = GameOf::new();`.
pub struct GameOf<G> {
    #[cfg(feature = "text")]
    texts: OnceLock<Vec<Text>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> GameOf<G> {
    /// The game.
    pub const fn new() -> GameOf<G> {
        GameOf {
            #[cfg(feature = "text")]
            texts: OnceLock::new(),
            game: PhantomData,
        }
    }
}

impl<G: Game> Default for GameOf<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for GameOf<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::options()
    }

    fn option_defaults(&self) -> Map<String, Value> {
        options::defaults::<G>()
    }

    fn read_options(&self, words: &[String]) -> Result<Map<String, Value>, BadOptions> {
        options::from_words::<G>(words)
    }

    fn bounds(&self, seats: u8, given: &Map<String, Value>) -> Result<Bounds, BadOptions> {
        let setup = Setup::with::<G>(seats, options::from_json::<G>(given)?);
        setup.check::<G>()?;
        Ok(G::bounds(&setup))
    }

    fn action_count(&self) -> u32 {
        G::Action::COUNT
    }

    fn terms(&self) -> &'static [&'static str] {
        G::terms()
    }

    fn action(&self, id: u32) -> Result<Choice, ActError> {
        decode::<G>(id).map(Choice::plain)
    }

    fn encoding(&self) -> Encoding {
        G::encoding()
    }

    fn start(
        &self,
        seats: u8,
        given: &Map<String, Value>,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, BadOptions> {
        let setup = Setup::with::<G>(seats, options::from_json::<G>(given)?);
        Ok(Box::new(Match::<G>::new(setup, seed)?))
    }

    fn load_state(&self, state: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, LoadError> {
        let game: G = serde_json::from_value(state.clone()).map_err(|error| {
            LoadError::Unreadable { game: G::INFO.id, reason: error.to_string() }
        })?;
        game.audit().map_err(LoadError::Unsound)?;
        Ok(Box::new(Match::from_position(game, seed)))
    }

    fn load_journal(&self, file: &str) -> Result<(Box<dyn AnyMatch>, Option<Value>), JournalError> {
        let (journal, outcome) = Journal::<G>::read(file)?;
        Ok((Box::new(Match::replay(&journal)?), outcome))
    }

    #[cfg(feature = "text")]
    fn text(&self, language: Language) -> &Text {
        let texts = self.texts.get_or_init(|| {
            // A broken text fails the game's conformance tests; a program that has one still runs.
            let read = |&(language, source): &(Language, &str)| {
                Text::new(language, source)
                    .or_else(|_| Text::new(language, ""))
                    .unwrap_or_else(|error| panic!("the engine's own words: {error}"))
            };
            let silent = [(Language::default(), "")];
            let texts = if G::INFO.texts.is_empty() { &silent[..] } else { G::INFO.texts };
            texts.iter().map(read).collect()
        });
        texts.iter().find(|text| text.language() == language).unwrap_or(&texts[0])
    }

    fn components_fingerprint(&self) -> String {
        G::components_fingerprint()
    }

    fn components(&self) -> Vec<ComponentTable> {
        G::components()
    }

    fn component_files(&self) -> &'static [(&'static str, &'static str)] {
        G::component_files()
    }

    fn replace_components(&self, files: &[(String, String)]) -> Result<(), ComponentError> {
        G::replace_components(files)
    }

    fn guide(&self) -> Option<Guide> {
        G::guide()
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn steps(&self) -> usize {
        Match::steps(self)
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn waiting(&self) -> SeatSet {
        Match::waiting(self)
    }

    fn turn(&self) -> u32 {
        self.game().turn()
    }

    fn prompt(&self, seat: Seat) -> Option<Said> {
        self.game().prompt(seat).map(|prompt| prompt.said())
    }

    fn legal_ids(&self, seat: Seat, out: &mut Vec<u32>) {
        let mut actions = Vec::new();
        self.game().legal(seat, &mut actions);
        out.extend(actions.into_iter().map(Indexed::index));
    }

    fn mask(&self, seat: Seat, out: &mut [u8]) -> Result<(), WrongLength> {
        WrongLength::check(out, G::Action::COUNT as usize)?;
        out.fill(0);
        let mut actions = Vec::new();
        self.game().legal(seat, &mut actions);
        for action in actions {
            out[action.index() as usize] = 1;
        }
        Ok(())
    }

    fn encode(&self, seat: Seat, out: &mut [u8]) -> Result<(), WrongLength> {
        WrongLength::check(out, G::encoding().len())?;
        let mut encoder = Encoder::new(out);
        // A copy is needed only for an answer that is held until all are in.
        match self.held(seat) {
            Some(_) => seen(self, Viewer::Seat(seat)).encode(seat, &mut encoder),
            None => self.game().encode(seat, &mut encoder),
        }
        Ok(())
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.game().legal(seat, &mut actions);
        actions.into_iter().map(|action| Choice::of(self.game(), seat, action)).collect()
    }

    fn kinds(&self, seat: Seat) -> Vec<(u32, Said)> {
        let mut actions = Vec::new();
        self.game().legal(seat, &mut actions);
        actions.into_iter().map(|action| (action.index(), action.said())).collect()
    }

    fn kind(&self, action: u32) -> Option<Said> {
        decode::<G>(action).ok().map(|action| action.said())
    }

    fn choice(&self, seat: Seat, action: u32) -> Option<Choice> {
        let action = decode::<G>(action).ok()?;
        self.game().check(seat, action).ok()?;
        Some(Choice::of(self.game(), seat, action))
    }

    fn action_id(&self, action: &Value) -> Result<u32, ActError> {
        serde_json::from_value::<G::Action>(action.clone())
            .map(Indexed::index)
            .map_err(|error| ActError::Unknown(format!("{action} is not an action: {error}")))
    }

    fn check(&self, seat: Seat, action: u32) -> Result<(), ActError> {
        let action = decode::<G>(action)?;
        self.game().check(seat, action).map_err(|refused| ActError::refused(self.game(), &refused))
    }

    fn act(&mut self, seat: Seat, action: u32) -> Result<Played, ActError> {
        let action = decode::<G>(action)?;
        Match::act(self, seat, action).map_err(|refused| ActError::refused(self.game(), &refused))
    }

    fn held_ids(&self) -> Vec<(Seat, u32)> {
        let seats = Seat::all(self.game().seats());
        seats.filter_map(|seat| Some((seat, self.held(seat)?.index()))).collect()
    }

    fn act_again(&mut self, seat: Seat, action: u32) -> Result<(), ActError> {
        let action = decode::<G>(action)?;
        Match::act_again(self, seat, action)
            .map_err(|refused| ActError::refused(self.game(), &refused))
    }

    fn undo(&mut self, count: usize) {
        Match::undo(self, count);
    }

    fn free_undo(&self, seat: Seat) -> usize {
        Match::free_undo(self, seat)
    }

    fn revealed(&self) -> &[Revealed] {
        Match::revealed(self)
    }

    fn turns(&self) -> &[u32] {
        Match::turns(self)
    }

    fn seed(&self) -> Seed {
        self.journal().seed
    }

    fn step(&self, number: usize) -> Option<(Seat, u32)> {
        let step = self.journal().steps.get(number.checked_sub(1)?)?;
        Some((step.seat, step.action.index()))
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&seen(self, viewer).view(viewer))
    }

    #[cfg(feature = "text")]
    fn sketch(&self, viewer: Viewer, voice: &Voice<'_>) -> Sketch {
        G::sketch(&seen(self, viewer).view(viewer), voice)
    }

    fn state(&self) -> Value {
        json(&self.with_held(SeatSet::all(self.game().seats())))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn team(&self, seat: Seat) -> u8 {
        self.game().team(seat)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        self.game().sides(seat)
    }

    fn log_since(&self, step: usize, viewer: Viewer) -> Vec<LogLine> {
        // From the beginning means with the set-up.
        let first = match step {
            0 => 0,
            step => self.events().partition_point(|(at, _, _)| *at <= step),
        };
        self.events()[first..]
            .iter()
            .filter(|(_, audience, _)| audience.includes(viewer))
            .map(|(step, audience, event)| LogLine {
                step: *step,
                audience: *audience,
                event: json(event),
                said: event.said(),
            })
            .collect()
    }

    fn journal(&self) -> String {
        self.write()
    }

    fn at_step(&self, steps: usize) -> Result<Box<dyn AnyMatch>, JournalError> {
        Ok(Box::new(Match::replay_to(Match::journal(self), steps)?))
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch> {
        let mut other = self.clone();
        other.resample_hidden(seat, &mut PlayoutRng::new(seed));
        Box::new(other)
    }

    fn imagined_from_here(&self, seat: Seat, seed: u64) -> Box<dyn AnyMatch> {
        let mut rng = PlayoutRng::new(seed);
        let mut game = self.game().clone();
        game.resample_hidden(seat, &mut rng);
        let chance = Seed(std::array::from_fn(|_| rng.bits() as u8));
        Box::new(Match::from_position(game, chance))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The position as a viewer knows it: with their own answer, where it is held until all are in.
fn seen<G: Game>(running: &Match<G>, viewer: Viewer) -> G {
    running.with_held(match viewer {
        Viewer::Seat(seat) => SeatSet::only(seat),
        Viewer::Spectator => SeatSet::EMPTY,
    })
}

fn decode<G: Game>(id: u32) -> Result<G::Action, ActError> {
    G::Action::from_index(id).ok_or_else(|| ActError::no_such::<G>(id))
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
