//! The game a script is playing.

use bots::Playable;
use engine::{ActError, AnyMatch, Language, Played, Seat, Viewer, Voice, rules};
use serde_json::{Map, Value, json};

use super::ProtocolError;
use super::advise::{self, Asked};
use super::request::{Form, Request, SeedWords};
use crate::{games, output};

/// The most decisions that one request lets a bot make.
const MAX_AUTO: usize = 1_000_000;

pub(super) struct Session {
    language: Language,
    running: Option<Running>,
}

struct Running {
    game: &'static dyn Playable,
    at: Box<dyn AnyMatch>,
}

impl Session {
    pub fn new(language: Language) -> Session {
        Session { language, running: None }
    }

    /// Adds what every answer carries: success, the number of steps, and who must decide.
    pub fn stamp(&self, answer: Map<String, Value>) -> Value {
        let mut stamped = Map::new();
        stamped.insert("ok".to_owned(), true.into());
        if let Some(running) = &self.running {
            let waiting: Vec<_> = running.at.waiting().iter().collect();
            stamped.insert("step".to_owned(), running.at.steps().into());
            stamped.insert("waiting".to_owned(), json!(waiting));
        }
        stamped.extend(answer);
        Value::Object(stamped)
    }

    pub fn answer(&mut self, request: Request) -> Result<Map<String, Value>, ProtocolError> {
        match request {
            Request::Games {} => {
                let games: Vec<Value> = catalogue::games()
                    .iter()
                    .map(|game| games::describe(*game, self.language))
                    .collect();
                Ok(fields(json!({ "games": games })))
            }
            Request::Language { language } => {
                self.language = language;
                Ok(Map::new())
            }
            Request::New { game, seats, options, seed } => {
                self.begin(&game, seats, &options, seed.as_ref())
            }
            Request::Load { game, state, journal, seed } => {
                self.load(game.as_deref(), state.as_ref(), journal.as_deref(), seed.as_ref())
            }
            Request::Legal { seat, action } => self.legal(seat, action.as_ref()),
            Request::Act { seat, action } => self.act(seat, &action),
            Request::Why { seat, action } => self.why(seat, &action),
            Request::View { viewer, form } => self.view(viewer.into(), form),
            Request::State {} => Ok(fields(json!({ "state": self.running()?.at.state() }))),
            Request::Log { since, viewer } => self.log(since, viewer.into()),
            Request::Journal {} => Ok(fields(json!({ "journal": self.running()?.at.journal() }))),
            Request::Outcome {} => Ok(fields(json!({ "outcome": self.running()?.at.outcome() }))),
            Request::Undo { steps } => self.undo(steps),
            Request::Auto { steps, bot, seed } => self.auto(steps, &bot, seed.number()),
            Request::Advise { seat, bot, seed, most, action } => {
                let running = self.running()?;
                let asked = Asked {
                    game: running.game,
                    at: running.at.as_ref(),
                    seat: running.seat(seat)?,
                    bot: &bot,
                    seed: seed.number(),
                    most,
                    instead: action.map(|action| running.action_id(&action)).transpose()?,
                };
                advise::answer(&asked, &Voice::nameless(running.game.text(self.language)))
            }
        }
    }

    fn running(&self) -> Result<&Running, ProtocolError> {
        self.running.as_ref().ok_or_else(no_game)
    }

    fn begin(
        &mut self,
        id: &str,
        seats: Option<u8>,
        options: &Map<String, Value>,
        seed: Option<&SeedWords>,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let game = find(id)?;
        let seed = seed.map_or_else(output::fresh_seed, SeedWords::seed);
        let seats = seats.unwrap_or(game.info().min_seats);
        let at = game
            .start(seats, options, seed)
            .map_err(|error| ProtocolError::new("bad_options", error))?;
        self.running = Some(Running { game, at });
        Ok(fields(json!({ "game": id, "seats": seats, "seed": seed })))
    }

    fn load(
        &mut self,
        id: Option<&str>,
        state: Option<&Value>,
        journal: Option<&str>,
        seed: Option<&SeedWords>,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let (game, at) = match (state, journal) {
            (Some(state), None) => {
                let game = match (id, &self.running) {
                    (Some(id), _) => find(id)?,
                    (None, Some(running)) => running.game,
                    (None, None) => {
                        return Err(ProtocolError::new("bad_request", "a state needs its game"));
                    }
                };
                let seed = seed.map_or_else(output::fresh_seed, SeedWords::seed);
                let loaded = game.load_state(state, seed);
                (game, loaded.map_err(|error| ProtocolError::new("bad_state", error))?)
            }
            (None, Some(file)) => {
                let bad = |error: engine::JournalError| ProtocolError::new("bad_journal", error);
                let game = find(&engine::game_of(file).map_err(bad)?)?;
                (game, game.load_journal(file).map_err(bad)?.0)
            }
            _ => {
                let message = "load takes either a state or a journal";
                return Err(ProtocolError::new("bad_request", message));
            }
        };
        let (id, seats) = (game.info().id, at.seats());
        self.running = Some(Running { game, at });
        Ok(fields(json!({ "game": id, "seats": seats })))
    }

    fn legal(
        &self,
        seat: Option<Seat>,
        action: Option<&Value>,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running()?;
        let voice = Voice::nameless(running.game.text(self.language));
        let only = action.map(|action| running.action_id(action)).transpose()?;
        let seats: Vec<Seat> = match seat {
            Some(seat) => vec![seat],
            None => running.at.waiting().iter().collect(),
        };
        let mut legal = Vec::new();
        for seat in seats {
            for choice in running.at.choices(seat) {
                if only.is_some_and(|id| id != choice.id) {
                    continue;
                }
                legal.push(json!({
                    "id": choice.id,
                    "seat": seat,
                    "action": choice.action,
                    "text": voice.say_said(&choice.said),
                    "group": voice.said_attribute(&choice.kind, "group"),
                }));
            }
        }
        let prompt = seat
            .or_else(|| running.at.waiting().first())
            .and_then(|seat| running.at.prompt(seat))
            .map(|said| voice.say_said(&said));
        Ok(fields(json!({ "prompt": prompt, "legal": legal })))
    }

    fn act(
        &mut self,
        seat: Option<Seat>,
        action: &Value,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let language = self.language;
        let running = self.running.as_mut().ok_or_else(no_game)?;
        let seat = running.seat(seat)?;
        let id = running.action_id(action)?;
        let voice = Voice::nameless(running.game.text(language));
        let before = running.at.steps();
        let played = running.at.act(seat, id).map_err(|error| refusal(error, &voice))?;
        Ok(match played {
            Played::Held => fields(json!({ "played": 0, "held": true })),
            Played::Steps(count) => {
                let events = running.events(before, Viewer::Seat(seat), &voice);
                fields(json!({ "played": count, "events": events }))
            }
        })
    }

    fn why(&self, seat: Option<Seat>, action: &Value) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running()?;
        let seat = running.seat(seat)?;
        let id = running.action_id(action)?;
        let voice = Voice::nameless(running.game.text(self.language));
        Ok(fields(match running.at.check(seat, id) {
            Ok(()) => json!({ "legal": true }),
            Err(ActError::Refused { rule, said }) => {
                let info = running.game.info();
                let found = rules::index(info.rules, info.prefix);
                let text = found.iter().find(|each| each.id == rule).map(|each| each.text);
                json!({
                    "legal": false,
                    "rule": rule,
                    "message": voice.say_said(&said),
                    "text": text,
                })
            }
            Err(unknown) => return Err(refusal(unknown, &voice)),
        }))
    }

    fn view(&self, viewer: Viewer, form: Form) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running()?;
        running.check_viewer(viewer)?;
        Ok(fields(match form {
            Form::Json => json!({ "view": running.at.view(viewer) }),
            Form::Text => {
                let voice = Voice::nameless(running.game.text(self.language));
                json!({ "view": running.at.sketch(viewer, &voice).to_string() })
            }
        }))
    }

    fn log(&self, since: usize, viewer: Viewer) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running()?;
        running.check_viewer(viewer)?;
        let voice = Voice::nameless(running.game.text(self.language));
        Ok(fields(json!({ "events": running.events(since, viewer, &voice) })))
    }

    fn undo(&mut self, steps: usize) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running.as_mut().ok_or_else(no_game)?;
        let made = running.at.steps();
        if steps > made {
            let message = format!("only {made} steps can be taken back, not {steps}");
            return Err(ProtocolError::new("bad_request", message));
        }
        running.at.undo(steps);
        Ok(Map::new())
    }

    fn auto(
        &mut self,
        steps: usize,
        bot: &str,
        seed: u64,
    ) -> Result<Map<String, Value>, ProtocolError> {
        let running = self.running.as_mut().ok_or_else(no_game)?;
        let mut bot = running
            .game
            .bot(bot, seed)
            .map_err(|error| ProtocolError::new("bad_request", error))?;
        let mut played = 0;
        while played < steps.min(MAX_AUTO) {
            let Some(seat) = running.at.waiting().first() else { break };
            let Some(action) = bot.choose(running.at.as_ref(), seat) else { break };
            if running.at.act(seat, action).is_err() {
                break;
            }
            played += 1;
        }
        Ok(fields(json!({ "played": played })))
    }
}

impl Running {
    /// The seat of a request: the one it names, or the only one that must decide.
    fn seat(&self, named: Option<Seat>) -> Result<Seat, ProtocolError> {
        let waiting = self.at.waiting();
        match named {
            Some(seat) if seat.index() < usize::from(self.at.seats()) => Ok(seat),
            Some(seat) => {
                let message = format!("this game has {} seats, and no {seat:?}", self.at.seats());
                Err(ProtocolError::new("bad_request", message))
            }
            None => match (waiting.first(), waiting.len()) {
                (Some(seat), 1) => Ok(seat),
                (None, _) => Err(ProtocolError::new("over", "the game is over")),
                _ => Err(ProtocolError::new("bad_request", "several seats are asked: name one")),
            },
        }
    }

    fn check_viewer(&self, viewer: Viewer) -> Result<(), ProtocolError> {
        match viewer {
            Viewer::Seat(seat) => self.seat(Some(seat)).map(|_| ()),
            Viewer::Spectator => Ok(()),
        }
    }

    /// An action given by number or as an object.
    fn action_id(&self, action: &Value) -> Result<u32, ProtocolError> {
        let unknown = |error: ActError| match error {
            ActError::Unknown(message) => ProtocolError::new("unknown_action", message),
            ActError::Refused { rule, .. } => ProtocolError::new("refused", rule),
        };
        match action {
            Value::Number(number) => {
                let id = number.as_u64().and_then(|id| u32::try_from(id).ok());
                let id = id.filter(|&id| id < self.game.action_count());
                id.ok_or_else(|| {
                    let last = self.game.action_count() - 1;
                    let message =
                        format!("{number} is not an action: their numbers go from 0 to {last}");
                    ProtocolError::new("unknown_action", message)
                })
            }
            other => self.at.action_id(other).map_err(unknown),
        }
    }

    fn events(&self, since: usize, viewer: Viewer, voice: &Voice<'_>) -> Vec<Value> {
        let line = |line: engine::LogLine| json!({ "step": line.step, "event": line.event, "text": voice.say_said(&line.said) });
        self.at.log_since(since, viewer).into_iter().map(line).collect()
    }
}

fn find(id: &str) -> Result<&'static dyn Playable, ProtocolError> {
    catalogue::find(id).map_err(|error| ProtocolError::new("unknown_game", error))
}

fn no_game() -> ProtocolError {
    ProtocolError::new("no_game", "begin with {\"do\":\"new\",\"game\":…} or load one")
}

fn refusal(error: ActError, voice: &Voice<'_>) -> ProtocolError {
    match error {
        ActError::Unknown(message) => ProtocolError::new("unknown_action", message),
        ActError::Refused { rule, said } => {
            ProtocolError { kind: "refused", message: voice.say_said(&said), rule: Some(rule) }
        }
    }
}

pub(super) fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}
