//! Belaad: the Land of Swords and Quills.
//!
//! Kingdom and People employ scholars over four generations; among three or five players the Order
//! of Hashashin assassinates them. The chapters of the rules of record are the files in `rules`: the
//! turn (3), cards (4), coins (5), tokens (6), employing (7), battles (8), eliminations (9),
//! abilities (10), the Order (11) and scoring (13). Section 14, the decisions, is [`Action`] and
//! `decisions`; what is open is an agenda (BEL-17.1).

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

use decisions::Open;

pub use data::effects::{
    Ability, Auxiliary, BattleEffect, Choice, HashashEffect, Price, Primary, Secondary,
};
pub use data::{
    ActionCardFace, BattleCardFace, CharacterBoard, Components, HashashFace, ScholarFace,
    components,
};
pub use rules::order::best_covered;
pub use rules::scoring::{Allocation, Score, allocate, specialty_points};
pub use seen::view::{
    BattleOdds, CharacterView, DeckView, OpenView, OrderView, PlayerView, Progress,
    RevealedScholar, ScholarsView, TeamView, View,
};
pub use table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
pub use table::options::Options;
pub use table::player::Purse;
pub use table::state::{Belaad, Board, ExtraTurn, Step, Tokens};
pub use words::action::Action;
pub use words::choice::{Described, Offer};
pub use words::deed::{Activity, Bought, Deed, Doing, Purpose, TrophyCard, Verdict};
pub use words::event::Event;
pub use words::names::{
    AbilityOption, Character, Coin, Colour, Deck, HashashName, ScholarName, Space, Specialty,
    Symbol, Team, Token,
};
pub use words::prompt::Prompt;
pub use words::refusal::Refusal;
pub use words::spoken::{Amount, Backs, DrawnCards, Swords};

impl Game for Belaad {
    type Options = Options;
    type Decision = Open;
    type Action = Action;
    type Choice = Described;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "belaad",
        prefix: "BEL",
        min_seats: 2,
        max_seats: table::state::MAX_PLAYERS as u8,
        rules_version: 2,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "BEL-3.4", turn: "BEL-17.1", question: "BEL-17.1" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: rules::scoring::ENDINGS,
        origins: rules::scoring::ORIGINS,
        stops: &["event-generation-ended", "event-generation-began"],
        length: Length::Evening,
        levels: include_str!("../levels.ron"),
    };

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        table::bounds::bounds(setup)
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        table::setup::set_up(setup, rng)
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
        decisions::idle(self)
    }

    #[inline]
    fn active(&self) -> Seat {
        self.turn.active
    }

    fn describe(&self, seat: Seat, action: Action) -> Described {
        words::describe::describe(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        seen::view::view(self, viewer)
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
        rules::turn::begun(self)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.team_of(seat) as u8
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
        Some(engine::guide!("first", "points", "order"))
    }
}
