//! Clash of Rage: four clans against the Elves of Atranott and against each other.
//!
//! The rules of record are in `rules.md`; `rules` follows its chapters. A game is always at one open
//! decision; `decisions` has a file for each.

mod data;
mod decisions;
mod play;
mod rules;
mod seen;
mod table;
mod words;

use engine::{
    AnyShelf, Arg, AuditError, BadOptions, Bounds, Citations, Encoder, Encoding, Game, Guide, Info,
    Language, Length, OptionSpec, Outcome, PlayoutRng, Seat, Setup, Sketch, StepRng, Tally, Viewer,
    Voice,
};

pub use self::data::Effect;
pub use self::decisions::{Drawn, Errands, Pocket};
pub use self::play::odds::{Force, attacker_wins, initiative};
pub use self::rules::market::Stack;
pub use self::rules::moving::Group;
pub use self::seen::view::{self, View};
pub use self::table::board::PlacedTile;
pub use self::table::options::{Clans, Layout, Options, Placement, Target};
pub use self::table::places::{Face, Location, Places, Position, Site, TacticsCard, Territory};
pub use self::table::profile::{Profile, Symbols, Totals};
pub use self::table::side::{Role, Side};
pub use self::table::state::ClashOfRage;
pub use self::table::written;
pub use self::words::action::{Action, Dice, Headcount};
pub use self::words::choice::Choice;
pub use self::words::event::Event;
pub use self::words::names::{
    Clan, Equipment, Feature, Hero, Level, Phase, Slot, TieBreak, Troop, UnitType,
};
pub use self::words::prompt::Prompt;
pub use self::words::refusal::Refusal;
pub use self::words::spoken::{Goal, Listed, Spot, Symbol, Value};

use self::decisions::Open;
use self::play::{encode, estimate};
use self::rules::scoring;
use self::seen::{hidden, sketch};
use self::table::places::MAX_PLAYERS;
use self::table::{audit, belongings, bounds, options, setup};
use self::words::describe::describe;

impl Game for ClashOfRage {
    type Options = Options;
    type Decision = Open;
    type Action = Action;
    type Choice = Choice;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "clash-of-rage",
        prefix: "COR",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 2,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "COR-12.6", turn: "COR-13.5", question: "COR-13.5" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: scoring::ENDINGS,
        origins: scoring::ORIGINS,
        stops: &[],
        length: Length::Evening,
        levels: include_str!("../levels.ron"),
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        bounds::bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        setup::set_up(setup, rng)
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    fn agenda(&self) -> &[Open] {
        &self.agenda
    }

    #[inline]
    fn active(&self) -> Seat {
        self.active
    }

    fn describe(&self, _seat: Seat, action: Action) -> Choice {
        describe(self, action)
    }

    fn withdraw(&mut self) -> Vec<(Seat, Action)> {
        decisions::withdraw(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        hidden::resample(self, viewer, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    fn audit(&self) -> Result<(), AuditError> {
        Ok(audit::audit(self)?)
    }

    fn turn(&self) -> u32 {
        self.turn.into()
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
        belongings::holdings(self, seat)
    }

    fn absent(&self) -> Vec<Arg> {
        belongings::absent(self)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        belongings::sides(self, seat)
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        sketch::sketch(view, voice)
    }

    fn shelf() -> Option<&'static dyn AnyShelf> {
        Some(&data::SHELF)
    }

    fn guide() -> Option<Guide> {
        Some(engine::guide!("first", "points", "legends"))
    }
}
