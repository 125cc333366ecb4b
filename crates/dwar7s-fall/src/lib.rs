//! Dwar7s Fall with The Empires, The Troll's Bridge and the Royal Decrees.
//!
//! `rules.md` is the rules of record; the modules follow its chapters. The state is a plain value
//! of fixed size, the components are in `components/*.ron`, and `state.md` describes the JSON.

pub mod action;
pub mod ask;
mod audit;
pub mod board;
pub mod card;
pub mod cell;
mod classes;
pub mod components;
mod decide;
mod denial;
mod discard;
mod estimate;
pub mod event;
mod hands;
mod hidden;
mod laying;
pub mod meeples;
mod menu;
mod moving;
pub mod names;
mod ogre_cards;
pub mod options;
mod placing;
pub mod player;
pub mod preview;
pub mod prompt;
pub mod realm;
pub mod refusal;
mod resolve;
mod scoring;
pub mod secret_goals;
pub mod sets;
mod setup;
mod sketch;
pub mod state;
pub mod tally;
mod trading;
mod traits;
pub mod troll;
mod tunnels;
mod turn;
pub mod view;
mod written;

use std::ops::ControlFlow;

use engine::{
    Arg, BadOptions, Bounds, ComponentError, ComponentTable, Game, Info, Language, Log, OptionSpec,
    Outcome, PlayoutRng, Seat, SeatSet, Setup, Sketch, Spoken, StepRng, Viewer, Voice,
};

pub use action::Action;
pub use event::Event;
pub use options::Options;
pub use prompt::Prompt;
pub use refusal::Refusal;
pub use state::{Dwar7sFall, MAX_PLAYERS};
pub use view::View;

impl Game for Dwar7sFall {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "dwar7s-fall",
        prefix: "DWF",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: &[scoring::ENDED_BY_GOALS, scoring::ENDED_BY_ROUNDS],
        origins: &["kingdom", "goals", "secret_goal", "monsters", "gems", "classes"],
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        audit::bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        setup::set_up(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.terms.seats
    }

    fn waiting(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        self.question()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            let _ = self.offer(&mut |action| {
                out.push(action);
                ControlFlow::Continue(())
            });
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_seat(seat, action)
    }

    fn apply(&mut self, _seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.answer(action, rng, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        self.resample(viewer, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_everything()
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.expected_points(seat)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        vec![("race", self.player(seat).race.arg())]
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        sketch::sketch(view, voice)
    }

    fn components() -> Vec<ComponentTable> {
        components::components().tables().to_vec()
    }

    fn component_files() -> &'static [(&'static str, &'static str)] {
        components::shelf().files()
    }

    fn replace_components(files: &[(String, String)]) -> Result<(), ComponentError> {
        components::shelf().replace(files)
    }
}
