//! Connect Four: the smallest game that keeps the contract.
//!
//! `docs/adding-a-game.md` walks through this file.

mod encode;
mod estimate;

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{
    Arg, AuditError, BadOptions, Bounds, Citations, Decision, Encoder, Encoding, Game, Info,
    Language, Length, Log, Offer, Opening, OptionKind, OptionSpec, Outcome, Play, PlayoutRng,
    Refused, Seat, Setup, Sketch, Spoken, StepRng, Tally, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

/// C4-1.1: rows of the grid.
const ROWS: u32 = 6;
/// Bits of a column in a bit board: the rows and one that stays empty, so that lines don't wrap.
const STRIDE: u32 = ROWS + 1;

engine::bounded! {
    /// A column, counted from 0.
    pub struct Column(7);
}

impl Spoken for Column {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64 + 1)
    }

    fn samples() -> Vec<Self> {
        Column::all().collect()
    }
}

engine::actions! {
    /// The one thing a player can do.
    pub enum Action {
        /// C4-2.1: drop a disc.
        Drop { column: Column },
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// A disc fell.
        Dropped { seat: Seat, column: Column },
        /// The game is won.
        Connected { seat: Seat },
        /// The game is drawn.
        Filled,
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// A column for the disc.
        Drop,
    }
}

engine::refusals! {
    /// Why a disc can't be dropped.
    pub enum Refusal {
        /// No room.
        "C4-2.2" ColumnFull { column: Column },
    }
}

/// C4-1.2: who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Seat 0.
    #[default]
    Zero,
    /// Seat 1.
    One,
}

/// What players can agree on before the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Who begins.
    pub first: First,
}

/// A position. The bit of row `r` in column `c` is `c * 7 + r`, counted from the bottom left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ConnectFour {
    discs: [u64; 2],
    first: Seat,
    turn: u32,
}

/// A position as a script reads and writes it: each column's discs by their owners, lowest first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    columns: [Vec<Seat>; Column::COUNT],
    first: Seat,
}

impl ConnectFour {
    fn height(&self, column: Column) -> u32 {
        let taken = (self.discs[0] | self.discs[1]) >> (column.at() as u32 * STRIDE);
        (taken & ((1 << ROWS) - 1)).count_ones()
    }

    fn owner(&self, column: u32, row: u32) -> Option<Seat> {
        let bit = 1 << (column * STRIDE + row);
        Seat::all(2).find(|seat| self.discs[seat.index()] & bit != 0)
    }

    /// C4-2.3: the seat that has four in a line. Only the last to move can.
    fn winner(&self) -> Option<Seat> {
        Seat::all(2).find(|seat| connects(self.discs[seat.index()]))
    }

    fn is_full(&self) -> bool {
        self.turn == Column::COUNT as u32 * ROWS
    }

    fn is_over(&self) -> bool {
        self.winner().is_some() || self.is_full()
    }
}

impl Game for ConnectFour {
    type Options = Options;
    type Decision = Drop;
    type Action = Action;
    type Choice = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "connect-four",
        prefix: "C4",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules: include_str!("../rules.md"),
        citations: Citations { over: "C4-2.5", turn: "C4-2.1", question: "C4-2.1" },
        texts: &[
            (Language::English, include_str!("../text/en.ftl")),
            (Language::German, include_str!("../text/de.ftl")),
        ],
        endings: &["connected", "filled"],
        origins: &["victory"],
        stops: &[],
        length: Length::Minutes,
        levels: include_str!("../levels.ron"),
    };

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "first", kind: OptionKind::Choice(&["zero", "one"]) }]
    }

    fn bounds(_setup: &Setup<Options>) -> Bounds {
        Bounds { decisions: 42, branching: 7, score: 0..=1 }
    }

    fn new(setup: &Setup<Options>, _rng: &mut StepRng) -> Result<Self, BadOptions> {
        let first = match setup.options.first {
            First::Zero => Seat::of(0),
            First::One => Seat::of(1),
        };
        Ok(ConnectFour { discs: [0; 2], first, turn: 0 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn idle(&self) -> Option<Drop> {
        (!self.is_over()).then_some(Drop)
    }

    fn active(&self) -> Seat {
        if self.turn.is_multiple_of(2) { self.first } else { self.first.next(2) }
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn view(&self, _viewer: Viewer) -> View {
        let row = |row| std::array::from_fn(|column| self.owner(column as u32, row));
        View { rows: (0..ROWS).rev().map(row).collect() }
    }

    fn resample_hidden(&mut self, _viewer: Seat, _rng: &mut PlayoutRng) {
        // Nothing is hidden.
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner();
        if winner.is_none() && !self.is_full() {
            return None;
        }
        let points = |seat: Seat| i32::from(winner == Some(seat));
        let origins = Seat::all(2).map(|seat| ArrayVec::from_iter([("victory", points(seat))]));
        let ending = if winner.is_some() { "connected" } else { "filled" };
        Some(Outcome::ranked(ending, origins, points))
    }

    fn audit(&self) -> Result<(), AuditError> {
        let [first, second] = [self.first, self.first.next(2)].map(|seat| self.discs[seat.index()]);
        if first.count_ones() != self.turn.div_ceil(2) {
            return Err("the players have not taken turns".into());
        }
        if connects(first) && connects(second) {
            return Err("both players have won".into());
        }
        Ok(())
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        tally.add("lines", estimate::estimate(self, seat));
    }

    fn terms() -> &'static [&'static str] {
        &["lines"]
    }

    fn encoding() -> Encoding {
        Encoding { blocks: encode::BLOCKS }
    }

    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        encode::encode(self, viewer, out);
    }

    fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
        let mut grid = String::new();
        for row in &view.rows {
            let discs: Vec<_> =
                row.iter().map(|disc| disc.map_or(".", |seat| ["o", "x"][seat.index()])).collect();
            grid += &format!("{}\n", discs.join(" "));
        }
        grid += "1 2 3 4 5 6 7\n";
        let mut sketch = Sketch::default();
        sketch.section(voice.name("grid"), grid);
        sketch
    }
}

/// C4-2.1: the one decision, which column.
#[derive(Clone, Copy, Debug)]
pub struct Drop;

impl Decision<ConnectFour> for Drop {
    fn prompt(&self, _game: &ConnectFour, _seat: Seat) -> Prompt {
        Prompt::Drop
    }

    fn offer(
        &self,
        game: &ConnectFour,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let open = Column::all().filter(|&column| game.height(column) < ROWS);
        out.offer_all(open.map(|column| Action::Drop { column }))
    }

    fn check(
        &self,
        game: &ConnectFour,
        _seat: Seat,
        Action::Drop { column }: Action,
    ) -> Result<(), Refused<Refusal>> {
        if game.height(column) < ROWS { Ok(()) } else { Err(Refusal::ColumnFull { column }.into()) }
    }

    fn answer(
        &self,
        game: &mut ConnectFour,
        seat: Seat,
        Action::Drop { column }: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.discs[seat.index()] |= 1 << (column.at() as u32 * STRIDE + game.height(column));
        game.turn += 1;
        play.tell(Event::Dropped { seat, column });
        if game.winner() == Some(seat) {
            play.tell(Event::Connected { seat });
        } else if game.is_full() {
            play.tell(Event::Filled);
        }
    }

    fn opens(&self, _game: &mut ConnectFour, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        // Even the last disc, which has only one place left, is dropped by the player.
        Opening::Asked
    }
}

impl From<ConnectFour> for Written {
    fn from(game: ConnectFour) -> Written {
        let columns = std::array::from_fn(|column| {
            (0..ROWS).map_while(|row| game.owner(column as u32, row)).collect()
        });
        Written { columns, first: game.first }
    }
}

impl TryFrom<Written> for ConnectFour {
    type Error = String;

    fn try_from(written: Written) -> Result<ConnectFour, String> {
        let mut game = ConnectFour { discs: [0; 2], first: written.first, turn: 0 };
        for (column, seats) in written.columns.iter().enumerate() {
            if seats.len() > ROWS as usize {
                return Err(format!("column {column} has more than {ROWS} discs"));
            }
            for (row, seat) in seats.iter().enumerate() {
                let discs = game.discs.get_mut(seat.index()).ok_or("there are only two players")?;
                *discs |= 1 << (column as u32 * STRIDE + row as u32);
                game.turn += 1;
            }
        }
        if written.first.index() > 1 {
            Err("there are only two players".to_owned())
        } else {
            Ok(game)
        }
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The rows from the top, with the owner of each disc.
    pub rows: Vec<[Option<Seat>; Column::COUNT]>,
}

/// Whether four bits stand in a column, a row or a diagonal.
fn connects(discs: u64) -> bool {
    [1, STRIDE, STRIDE - 1, STRIDE + 1].into_iter().any(|step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}
