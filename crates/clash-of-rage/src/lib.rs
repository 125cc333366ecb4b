//! Clash of Rage: four clans against the Elves of Atranott and against each other.
//!
//! The rules of record are in `rules.md`; each module below is a chapter of them. A game is always at
//! one open `Question`; `decide` asks, checks and carries out the answers.

mod action;
mod army;
mod audit;
mod battle;
mod board;
mod bounds;
mod components;
mod decide;
mod elves;
mod equipping;
mod estimate;
mod event;
mod gear;
mod hidden;
mod market;
mod moving;
mod names;
mod odds;
mod options;
mod places;
mod player;
mod profile;
mod prompt;
mod question;
mod refusal;
mod sets;
mod setup;
mod side;
mod sketch;
mod stones;
mod tactics;
mod turn;
mod victory;
pub mod view;
pub mod written;

use arrayvec::ArrayVec;
use engine::{
    Arg, BadOptions, Bounds, ComponentError, ComponentTable, Game, Info, Language, Log, OptionSpec,
    Outcome, PlayoutRng, Seat, SeatSet, Setup, Sketch, StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

pub use self::action::{Action, Dice, Headcount};
pub use self::board::PlacedTile;
pub use self::components::Effect;
pub use self::event::{Drawn, Event};
pub use self::market::Stack;
pub use self::names::{Clan, Equipment, Feature, Hero, Level, Phase, Slot, Troop, UnitType};
pub use self::odds::{Force, attacker_wins, initiative};
pub use self::options::{Clans, Layout, Options, Placement, Target};
pub use self::places::{Face, Location, Position, Site, TacticsCard, Territory};
pub use self::profile::{Profile, Symbols, Totals};
pub use self::prompt::Prompt;
pub use self::question::{Errands, Group, Pocket};
pub use self::refusal::Refusal;
pub use self::sets::Places;
pub use self::side::{Role, Side};
pub use self::view::View;

use self::battle::Battle;
use self::board::Board;
use self::elves::Elves;
use self::market::{EquipmentDeck, STACKS};
use self::moving::{March, Posting};
use self::places::MAX_PLAYERS;
use self::player::Player;
use self::question::Question;
use self::written::Written;

/// The Legendary Equipment cards (COR-1.1).
const LEGENDARY_CARDS: usize = Equipment::COUNT - Equipment::DESIGNS;

/// A game of Clash of Rage. Its JSON form is [`Written`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct ClashOfRage {
    options: Options,
    board: Board,
    players: ArrayVec<Player, MAX_PLAYERS>,
    elves: Elves,
    heroes: [Option<Posting>; Hero::COUNT],
    equipment_deck: EquipmentDeck,
    market: ArrayVec<Stack, STACKS>,
    /// The top card at the end.
    legendary_deck: ArrayVec<Equipment, LEGENDARY_CARDS>,
    /// COR-4.1: counted from 1, 0 during set-up.
    turn: u8,
    phase: Phase,
    /// COR-4.3: empty until tactics are revealed.
    order: ArrayVec<Seat, MAX_PLAYERS>,
    /// The player whose choice or action it is; the Attacker in battles.
    active: Seat,
    question: Question,
    march: March,
    battle: Option<Battle>,
    winner: Option<Seat>,
}

impl ClashOfRage {
    fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.players.len() as u8)
    }

    #[inline]
    fn active_player(&self) -> &Player {
        &self.players[self.active.index()]
    }
}

impl Game for ClashOfRage {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "clash-of-rage",
        prefix: "COR",
        min_seats: 2,
        max_seats: MAX_PLAYERS as u8,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: &["victory", "last-turn"],
        origins: &["cities", "legendary"],
    };

    fn options() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        bounds::bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        BadOptions::check::<Self>(setup)?;
        Ok(setup::set_up(setup, rng))
    }

    fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    fn waiting(&self) -> SeatSet {
        self.asked()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.ask(seat)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked().contains(seat) {
            self.list(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.question == Question::Over {
            return Err(Refusal::Over);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.judge(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.carry_out(seat, action, rng, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        hidden::resample(self, viewer, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.question == Question::Over).then(|| self.ranking())
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn turn(&self) -> u32 {
        self.turn.into()
    }

    fn estimate(&self, seat: Seat) -> f32 {
        self.expected_points(seat)
    }

    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        self.sides_of(seat)
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        sketch::sketch(view, voice)
    }

    fn components() -> Vec<ComponentTable> {
        components::tables().shown()
    }

    fn component_files() -> &'static [(&'static str, &'static str)] {
        components::SHELF.files()
    }

    fn replace_components(files: &[(String, String)]) -> Result<(), ComponentError> {
        components::replace(files)
    }
}
