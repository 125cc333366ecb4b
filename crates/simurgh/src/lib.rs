//! Simurgh: Vassals, Dragons, and a board that the players build.
//!
//! The rules of record are in `rules.md`; `rules` follows their chapters. A turn is a sequence of
//! small decisions on an agenda of tasks. `state.md` describes [`Simurgh`]'s JSON.

mod data;
mod decisions;
mod play;
mod rules;
mod seen;
mod table;
mod words;

use engine::{
    AnyShelf, Arg, AuditError, BadOptions, Bounds, Citations, Encoder, Encoding, Game, Guide, Info,
    Language, OptionSpec, Outcome, PlayoutRng, Seat, Setup, Sketch, StepRng, Tally, Viewer, Voice,
};

pub use data::effect::{
    Alternative, Choice, Cost, Count, Draw, Effect, Gain, Kind, Offer, Pair, Power, Split, Terms,
    TileGain,
};
pub use data::{
    Components, Counts, Dragons, Letter, ObjectiveSpec, SpaceSpec, UNLIMITED, WildsSpec,
    components, components as tables,
};
pub use engine::Set;
pub use seen::standings::Standing;
pub use seen::view::{DeckView, PlayerView, View, WildsView};
pub use table::ids::{
    Ability, ActionTile, CitySpace, Column, Dragon, DragonType, End, Objective, ObjectiveSpace,
    RowSpace, Slot, Space, TileKind, Vassal, WildsSpace,
};
pub use table::markers::{Lair, Markers};
pub use table::options::{Edition, Length, Mode, Options};
pub use table::purse::{Good, Purse};
pub use table::state::{Cause, Simurgh};
pub use table::vassals::{Vassals, Whereabouts};
pub use words::action::Action;
pub use words::event::{Departure, Event, Spot};
pub use words::prompt::Prompt;
pub use words::refusal::Refusal;

use decisions::Open;
use play::{encode, estimate};
use rules::scoring;
use seen::{hidden, sketch::sketch, view::view};
use table::{
    audit::audit,
    belongings::{absent, holdings, sides},
    bounds::bounds,
    options,
    setup::set_up,
    state::MAX_PLAYERS,
};
use words::describe::describe;

impl Game for Simurgh {
    type Options = Options;
    type Decision = Open;
    type Action = Action;
    type Choice = words::choice::Choice;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "simurgh",
        prefix: "SIM",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 3,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "SIM-13.3", turn: "SIM-18.3", question: "SIM-15.6" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: scoring::ENDINGS,
        origins: scoring::ORIGINS,
        stops: &[],
        length: engine::Length::Evening,
        levels: include_str!("../levels.ron"),
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        set_up(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    #[inline]
    fn agenda(&self) -> &[Open] {
        &self.agenda
    }

    #[inline]
    fn idle(&self) -> Option<Open> {
        self.stage_asks()
    }

    #[inline]
    fn active(&self) -> Seat {
        self.turn.active
    }

    fn describe(&self, seat: Seat, action: Action) -> words::choice::Choice {
        describe(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view(self, viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        hidden::resample(self, viewer, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn audit(&self) -> Result<(), AuditError> {
        Ok(audit(self)?)
    }

    fn turn(&self) -> u32 {
        self.turn.number
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        estimate::weigh(self, seat, tally);
    }

    fn terms() -> &'static [&'static str] {
        estimate::TERMS
    }

    fn encoding() -> Encoding {
        Encoding { blocks: encode::BLOCKS }
    }

    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        encode::encode(self, viewer, out);
    }

    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        holdings(self, seat)
    }

    fn absent(&self) -> Vec<Arg> {
        absent(self)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        sides(self, seat)
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        sketch(view, voice)
    }

    fn shelf() -> Option<&'static dyn AnyShelf> {
        Some(&data::SHELF)
    }

    fn guide() -> Option<Guide> {
        Some(engine::guide!("first", "points", "modes"))
    }
}
