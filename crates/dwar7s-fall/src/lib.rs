//! Dwar7s Fall with The Empires, The Troll's Bridge and the Royal Decrees.
//!
//! `rules.md` is the rules of record; the modules follow its chapters. The state is a plain value
//! of fixed size, the components are in `components/*.ron`, and `state.md` describes the JSON.

pub mod data;
pub mod decisions;
mod play;
pub mod rules;
pub mod seen;
pub mod table;
pub mod words;

use engine::{
    AnyShelf, Arg, AuditError, BadOptions, Bounds, Citations, Encoder, Encoding, Game, Guide, Info,
    Language, Length, OptionSpec, Outcome, PlayoutRng, Seat, Setup, Sketch, StepRng, Tally, Viewer,
    Voice,
};

pub use data as components;
pub use decisions::{Asked, Open};
pub use rules::{secret_goals, troll};
pub use seen::preview;
pub use seen::view::{self, View};
pub use table::options::{self, Options};
pub use table::state::{self, Dwar7sFall, MAX_PLAYERS};
pub use table::{board, card, cell, meeples, player, realm, tally};
pub use words::action::{self, Action};
pub use words::choice::{self, Choice};
pub use words::event::{self, Event};
pub use words::names;
pub use words::prompt::{self, Prompt};
pub use words::refusal::{self, Refusal};

impl Game for Dwar7sFall {
    type Options = Options;
    type Decision = Asked;
    type Action = Action;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "dwar7s-fall",
        prefix: "DWF",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 3,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "DWF-12.2", turn: "DWF-17.1", question: "DWF-17.1" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: rules::scoring::ENDINGS,
        origins: rules::scoring::ORIGINS,
        stops: &[],
        length: Length::Hour,
        levels: include_str!("../levels.ron"),
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        table::bounds::bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        table::setup::set_up(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.terms.seats
    }

    fn agenda(&self) -> &[Asked] {
        &self.agenda
    }

    fn active(&self) -> Seat {
        self.turn.active
    }

    fn describe(&self, seat: Seat, action: Action) -> Choice {
        words::describe::describe(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        seen::hidden::resample(self, viewer, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::scoring::outcome(self)
    }

    fn audit(&self) -> Result<(), AuditError> {
        Ok(table::audit::audit(self)?)
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        play::estimate::weigh(self, seat, tally);
    }

    fn terms() -> &'static [&'static str] {
        play::estimate::TERMS
    }

    fn encoding() -> Encoding {
        Encoding { blocks: play::encode::BLOCKS }
    }

    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        play::encode::encode(self, viewer, out);
    }

    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        table::belongings::holdings(self, seat)
    }

    fn absent(&self) -> Vec<Arg> {
        table::belongings::absent(self)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        table::belongings::sides(self, seat)
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        seen::sketch::sketch(view, voice)
    }

    fn shelf() -> Option<&'static dyn AnyShelf> {
        Some(&data::SHELF)
    }

    fn guide() -> Option<Guide> {
        Some(engine::guide!("first", "points", "modes"))
    }
}
