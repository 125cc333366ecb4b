//! Belaad: the Land of Swords and Quills.
//!
//! Kingdom and People employ scholars over four generations; among three or five players the Order
//! of Hashashin assassinates them. The chapters of the rules of record are the modules of this crate:
//! set-up (2), the turn (3), cards (4), coins (5), tokens (6), employing (7), battles (8),
//! eliminations (9), abilities (10), the Order (11) and scoring (13). Section 14, the decisions, is
//! [`Action`] and `decide`; what is open is a stack of frames (BEL-17.1).

mod abilities;
mod action;
mod audit;
mod audit_stack;
mod battle;
mod cards;
mod coins;
mod components;
mod decide;
mod each;
mod effects;
mod elimination;
mod employ;
mod entries;
mod estimate;
mod event;
mod frames;
mod hashash;
mod hidden;
mod ids;
mod names;
mod odds;
mod order;
#[doc(hidden)]
pub mod position;
mod prompt;
mod refusal;
mod scoring;
mod setup;
mod single_action;
mod sketch;
mod spy;
mod state;
mod table;
mod tokens;
mod turn;
mod view;
mod words;

use engine::{
    Arg, BadOptions, Bounds, ComponentError, ComponentTable, Game, Info, Language, Log, OptionSpec,
    Outcome, PlayoutRng, Seat, SeatSet, Setup, Sketch, StepRng, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use components::{
    ActionCardFace, BattleCardFace, CharacterBoard, Components, HashashFace, ScholarFace,
    components,
};
pub use each::Each;
pub use effects::{
    Ability, Auxiliary, BattleEffect, Choice, HashashEffect, Price, Primary, Secondary,
};
pub use event::Event;
pub use ids::{ActionCard, BattleCard, HashashCard, Scholar, Set};
pub use names::{
    AbilityOption, Character, Coin, Colour, Deck, HashashName, ScholarName, Space, Specialty,
    Symbol, Team, Token,
};
pub use order::best_covered;
pub use prompt::Prompt;
pub use refusal::Refusal;
pub use scoring::{Allocation, Score, allocate, specialty_points};
pub use state::{Belaad, Board, ExtraTurn, Purse, Step, Tokens};
pub use view::{
    BattleOdds, CharacterView, DeckView, OpenView, OrderView, PlayerView, Progress,
    RevealedScholar, ScholarsView, TeamView, View,
};
pub use words::{Amount, Backs, DrawnCards, Swords};

/// What can be agreed before the game: nothing, the number of players decides it all.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Decisions of one turn that no player can exceed: five cards with two actions each, every one a
/// battle of 24 reveals or a batch of tokens with an ability each, and what an ability asks.
const MOST_DECISIONS_A_TURN: u32 = 1500;
/// D21: top and bottom of fourteen boards.
const MOST_OPTIONS: u32 = 28;
/// Section 13: more points than all scholars and battle cards with the largest numbers allowed.
const MOST_POINTS: i32 = 30 * 40 + 24 * 20 + 3 * 20;

impl Game for Belaad {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "belaad",
        prefix: "BEL",
        min_seats: 2,
        max_seats: 6,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: &["fourth-generation", "assassinations", "turn-limit"],
        origins: &["main", "specialties", "coins", "company", "trophies", "active"],
    };

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn bounds(_setup: &Setup<Options>) -> Bounds {
        Bounds {
            decisions: u32::from(turn::MOST_TURNS) * MOST_DECISIONS_A_TURN,
            branching: MOST_OPTIONS,
            score: 0..=MOST_POINTS,
        }
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        BadOptions::check::<Self>(setup)?;
        Ok(Belaad::set_up(setup.seats, rng))
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn waiting(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn prompt(&self, _seat: Seat) -> Prompt {
        self.question()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            let _ = self.list_options(out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked() {
            None => Err(Refusal::Over),
            Some(asked) if asked != seat => Err(Refusal::NotAsked { asked }),
            Some(_) => self.check_answer(action),
        }
    }

    fn apply(&mut self, _seat: Seat, action: Action, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let mut play = table::Play { rng, log };
        self.carry_out(action, &mut play);
        self.advance(&mut play);
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
        self.account()
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn.completed)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.team_of(seat) as u8
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
        components().tables.clone()
    }

    fn component_files() -> &'static [(&'static str, &'static str)] {
        components::SHELF.files()
    }

    fn replace_components(files: &[(String, String)]) -> Result<(), ComponentError> {
        components::replace(files)
    }
}
