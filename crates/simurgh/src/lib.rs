//! Simurgh: Vassals, Dragons, and a board that the players build.
//!
//! The rules of record are in `rules.md`; each file here is a chapter of them. A turn is a sequence
//! of small decisions on an agenda of tasks ([`Simurgh`]'s JSON is described in `state.md`).

mod action;
mod audit;
mod components;
mod decide;
mod deck;
mod dragons;
mod effect;
mod effects;
mod estimate;
mod event;
mod exploration;
mod gaining;
mod hidden;
mod ids;
mod knowledge;
mod markers;
mod means;
mod notation;
mod options;
mod payment;
mod placing;
mod prompt;
mod purse;
mod refusal;
mod scoring;
mod scouts;
mod set;
mod setup;
mod sketch;
mod standings;
mod state;
mod statue;
mod task;
mod triggers;
mod turn;
mod vassals;
mod view;
mod wilds;

use std::ops::ControlFlow;

use engine::{
    Arg, BadOptions, Bounds, ComponentError, ComponentTable, Game, Info, Language, Log, OptionSpec,
    Outcome, PlayoutRng, Seat, SeatSet, Setup, Sketch, StepRng, Viewer, Voice,
};

pub use action::Action;
pub use components::{
    Counts, Dragons, Letter, ObjectiveSpec, SpaceSpec, Tables, UNLIMITED, WildsSpec, tables,
};
pub use effect::{
    Alternative, Choice, Cost, Count, Draw, Effect, Gain, Kind, Offer, Pair, Power, Split, Terms,
    TileGain,
};
pub use event::{Departure, Event, Spot};
pub use ids::{
    Ability, ActionTile, CitySpace, Column, Dragon, DragonType, End, Objective, ObjectiveSpace,
    RowSpace, Slot, Space, TileKind, Vassal, WildsSpace,
};
pub use markers::{Lair, Markers};
pub use options::{Edition, Length, Mode, Options};
pub use prompt::Prompt;
pub use purse::{Good, Purse};
pub use refusal::Refusal;
pub use set::Set;
pub use standings::Standing;
pub use state::{Cause, Simurgh};
pub use vassals::{Vassals, Whereabouts};
pub use view::{DeckView, PlayerView, View, WildsView};

impl Game for Simurgh {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "simurgh",
        prefix: "SIM",
        min_seats: 2,
        max_seats: 5,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: scoring::ENDINGS,
        origins: scoring::ORIGINS,
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        // SIM-13.6: a turn is finite; what its markers and steps allow stays far below this.
        const DECISIONS_OF_A_TURN: u32 = 150;
        const POINTS_OF_A_TURN: i32 = 60;
        let rounds = setup.options.rounds() + 1;
        let turns = u32::from(rounds) * u32::from(setup.seats);
        Bounds {
            decisions: turns * DECISIONS_OF_A_TURN,
            branching: 120,
            score: 0..=i32::from(rounds) * POINTS_OF_A_TURN + 400,
        }
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        Simurgh::set_up(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn waiting(&self) -> SeatSet {
        self.deciders()
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        self.question()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deciders().contains(seat) {
            // Nothing stops this visitor, so there is nothing to look at afterwards.
            let _ = self.options_of(seat, &mut |action| {
                out.push(action);
                ControlFlow::Continue(())
            });
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.allows(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.decide(seat, action, rng, log);
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
        self.examine()
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.expected_points(seat)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        self.sides_of(seat)
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        sketch::of(view, voice)
    }

    fn components() -> Vec<ComponentTable> {
        tables().shown.clone()
    }

    fn component_files() -> &'static [(&'static str, &'static str)] {
        components::SHELF.files()
    }

    fn replace_components(files: &[(String, String)]) -> Result<(), ComponentError> {
        components::replace(files)
    }
}
