//! The contract of a game.

use std::fmt;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    AnyShelf, Arg, AuditError, BadOptions, Citations, ComponentError, ComponentTable, Decision,
    Encoder, Encoding, Guide, Indexed, Language, Log, Message, OptionSpec, Outcome, PlayoutRng,
    Refuse, Refused, Seat, SeatSet, StepRng, Tally, Viewer, decision,
};
#[cfg(feature = "text")]
use crate::{Sketch, Voice};

/// A game: a plain value that knows who must decide, what they may do, and what follows.
///
/// The laws that every implementation keeps are in [`crate::conformance`]. In short: `legal` and
/// `check` agree, `apply` never fails on what they accept, nothing a seat can't know reaches its
/// view, and everything random comes from the [`StepRng`].
pub trait Game: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What players can agree on before the game. The default is the game as a newcomer plays it.
    type Options: Clone
        + Default
        + fmt::Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What can be open: usually an enum made by [`decisions!`](crate::decisions).
    type Decision: Decision<Self>;
    /// One small choice, at most 8 bytes.
    type Action: Indexed + Eq + fmt::Debug + Message + DeserializeOwned + Send + Sync;
    /// A legal action as told to its seat: what it costs and brings in the position.
    type Choice: Message + fmt::Debug + PartialEq;
    /// What happened, for the log and the animation.
    type Event: Message + fmt::Debug + PartialEq + Send + Sync;
    /// What a seat is asked.
    type Prompt: Message + fmt::Debug + PartialEq;
    /// Why an action is not possible.
    type Refusal: Refuse + fmt::Debug + PartialEq;
    /// What one viewer sees, built field by field from what that viewer may know.
    type View: Serialize;

    /// Name, seats and rules of the game.
    const INFO: Info;

    /// The options with their values, in the order a page shows them.
    fn options() -> &'static [OptionSpec];

    /// What no game of this set-up can exceed.
    fn bounds(setup: &Setup<Self::Options>) -> Bounds;

    /// Sets up a game.
    fn new(setup: &Setup<Self::Options>, rng: &mut StepRng) -> Result<Self, BadOptions>;

    /// Tells what the set-up showed, of a game that has just been set up: the first deal, who begins.
    /// It stands in the log before the first step.
    fn dealt(&self, log: &mut impl Log<Self::Event>) {
        let _ = log;
    }

    /// Number of seats at this table.
    fn seats(&self) -> u8;

    /// What is open, the decision to be answered next last: the game's [`Agenda`](crate::Agenda).
    /// A game that asks only by the steps of a turn has none.
    fn agenda(&self) -> &[Self::Decision] {
        &[]
    }

    /// What is asked when nothing is on the agenda: the step of a turn. None when the game is over.
    fn idle(&self) -> Option<Self::Decision> {
        None
    }

    /// The open decision; none when the game is over.
    #[inline]
    fn open(&self) -> Option<Self::Decision> {
        self.agenda().last().copied().or_else(|| self.idle())
    }

    /// The seat whose turn it is: who decides, unless a decision says otherwise.
    fn active(&self) -> Seat;

    /// Who must decide now; nobody when the game is over.
    ///
    /// Several seats wait at once only for hidden simultaneous choices: what one of them may choose
    /// doesn't depend on the others' answers, and the order in which they are applied changes nothing.
    #[inline]
    fn waiting(&self) -> SeatSet {
        self.open().map_or(SeatSet::EMPTY, |open| open.asked(self))
    }

    /// What the seat is asked, if it must decide. Everybody may know it.
    #[inline]
    fn prompt(&self, seat: Seat) -> Option<Self::Prompt> {
        let open = self.open()?;
        open.asked(self).contains(seat).then(|| open.prompt(self, seat))
    }

    /// Adds every action that the seat may take now. Adds nothing for a seat that isn't waiting.
    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        if let Some(open) = self.open().filter(|open| open.asked(self).contains(seat)) {
            // A list never breaks off.
            let _ = open.offer(self, seat, out);
        }
    }

    /// Adds every action that the first waiting seat may take now, and returns that seat: `waiting`
    /// and `legal` in one call, for fast play.
    #[inline]
    fn first_legal(&self, out: &mut Vec<Self::Action>) -> Option<Seat> {
        let open = self.open()?;
        let seat = open.asked(self).first()?;
        // A list never breaks off.
        let _ = open.offer(self, seat, out);
        Some(seat)
    }

    /// Whether the seat may take the action now, and if not, why.
    #[inline]
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Refused<Self::Refusal>> {
        let Some(open) = self.open() else { return Err(Refused::Over) };
        if !open.asked(self).contains(seat) {
            return Err(Refused::NotYourTurn);
        }
        open.check(self, seat, action)
    }

    /// Carries out an action that `check` accepts, and everything that follows without a choice.
    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        rng: &mut StepRng,
        log: &mut impl Log<Self::Event>,
    ) {
        decision::play(self, (seat, action), rng, log, &mut ());
    }

    /// Describes a legal action: what it is, costs and brings, as far as the seat can know.
    fn describe(&self, seat: Seat, action: Self::Action) -> Self::Choice;

    /// Takes back the answers to a simultaneous decision that others have yet to answer, so that
    /// they can still be changed. A position from outside may hold such answers.
    fn withdraw(&mut self) -> Vec<(Seat, Self::Action)> {
        Vec::new()
    }

    /// What the viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Turns this game into another that `viewer` can't tell from it: hidden cards change places,
    /// everything the viewer has seen stays, and the same seats are asked.
    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng);

    /// The result once nobody is waiting.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether every component is accounted for and every field makes sense together.
    ///
    /// Positions from outside pass through here before play: what it accepts must be playable.
    fn audit(&self) -> Result<(), AuditError>;

    /// The number of turns begun so far: grows when a new turn starts, for "restart my turn" and
    /// "jump to turn".
    fn turn(&self) -> u32;

    /// The team of a seat. Seats of one team win together.
    fn team(&self, seat: Seat) -> u8 {
        seat.index() as u8
    }

    /// What the seat can expect to have in the end, in points of the final score: the sum of what
    /// [`Self::weigh`] adds.
    ///
    /// For bots, which ask it where they can't look further ahead: a position that is worth three
    /// points more to a seat is worth three more here, whether the points are on the board already
    /// or likely to come. Only differences between the seats of one position and between positions
    /// of one game count, so adding a constant for all seats changes nothing. It must be
    /// finite, cheap and free of allocation. It may read all of the state: bots show it worlds that
    /// they have sampled, never the table's own.
    #[inline]
    fn estimate(&self, seat: Seat) -> f32 {
        let mut points = 0.0;
        self.weigh(seat, &mut points);
        points
    }

    /// Adds up the estimate term by term, so that a hint can say what makes the difference between
    /// two choices. The default knows nothing and favours nobody.
    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        let _ = (seat, tally);
    }

    /// Every term that [`Self::weigh`] can name, said by `term-<key>`.
    fn terms() -> &'static [&'static str] {
        &[]
    }

    /// What the numbers of [`Self::encode`] mean. Empty for a game that has no encoding.
    fn encoding() -> Encoding {
        Encoding::default()
    }

    /// Writes what the seat sees as numbers: everything in its view that matters for the game, and
    /// nothing else, the seat itself first and the others clockwise. Without allocation.
    fn encode(&self, viewer: Seat, out: &mut Encoder<'_>) {
        let _ = (viewer, out);
    }

    /// What a player counts as theirs: resources, points, pieces on the board, each with its amount.
    ///
    /// For the law that nothing is taken from anybody unasked ([`Opening::Free`](crate::Opening::Free)).
    fn holdings(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let _ = seat;
        Vec::new()
    }

    /// The names of things in the box that this table doesn't use: spaces of a larger map, pieces
    /// of a module that is left out. A refusal names one only if the refused action does.
    fn absent(&self) -> Vec<Arg> {
        Vec::new()
    }

    /// What the seat plays with from beginning to end, for balance statistics: the kind of thing
    /// and its name, such as `("race", Race::Elves.arg())`. Empty where all seats are alike.
    fn sides(&self, seat: Seat) -> Vec<(&'static str, Arg)> {
        let _ = seat;
        Vec::new()
    }

    /// The view as text that a person can follow.
    #[cfg(feature = "text")]
    fn sketch(view: &Self::View, voice: &Voice<'_>) -> Sketch {
        let _ = (view, voice);
        Sketch::default()
    }

    /// Where its components are kept. A game without any has no shelf.
    fn shelf() -> Option<&'static dyn AnyShelf> {
        None
    }

    /// The components in play as tables with provenance.
    fn components() -> Vec<ComponentTable> {
        Self::shelf().map(|shelf| shelf.tables().to_vec()).unwrap_or_default()
    }

    /// The component files as embedded in the program: name and text.
    fn component_files() -> &'static [(&'static str, &'static str)] {
        Self::shelf().map_or(&[], AnyShelf::files)
    }

    /// Replaces embedded component files by corrected ones, given as name and text. Fails after the
    /// first game.
    fn replace_components(files: &[(String, String)]) -> Result<(), ComponentError> {
        match (Self::shelf(), files.first()) {
            (Some(shelf), _) => shelf.replace(files),
            (None, Some((file, _))) => {
                Err(ComponentError::file(file, "the game has no components"))
            }
            (None, None) => Ok(()),
        }
    }

    /// A fingerprint of the components in play; the same for the same data.
    fn components_fingerprint() -> String {
        crate::components::fingerprint(&Self::components())
    }

    /// What teaches the game: rulebook, player aid, lessons. Nothing if it has none.
    fn guide() -> Option<Guide> {
        None
    }
}

/// What a game is called and made of.
///
/// Say what you have and take the rest from [`Info::BLANK`], so that a new field doesn't break you:
/// `Info { id: "chess", prefix: "CH", ..Info::BLANK }`.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The name in commands, files and addresses: `simurgh`.
    pub id: &'static str,
    /// The prefix of its rule ids: `SIM`.
    pub prefix: &'static str,
    /// The smallest number of seats.
    pub min_seats: u8,
    /// The largest number of seats.
    pub max_seats: u8,
    /// Changes whenever a rules fix changes what a journal replays to.
    pub rules_version: u32,
    /// The rules of record: the crate's `rules.md`.
    pub rules: &'static str,
    /// The rules that the engine's own refusals rest on.
    pub citations: Citations,
    /// The texts: one Fluent source for each language.
    pub texts: &'static [(Language, &'static str)],
    /// Every reason for which the game can end, said by `ending-<key>`.
    pub endings: &'static [&'static str],
    /// Every origin of points, said by `origin-<key>`.
    pub origins: &'static [&'static str],
    /// The events that end a round, by the keys of their texts, such as `event-round-ended`: a page stops
    /// there and says so until its reader decides again.
    pub stops: &'static [&'static str],
    /// How long it takes.
    pub length: Length,
    /// The settings of its bots: the crate's `levels.ron`, read by the crate that makes bots. Empty
    /// for the default levels.
    pub levels: &'static str,
}

/// How long a game takes among people who know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Minutes.
    Minutes,
    /// About an hour.
    Hour,
    /// An evening.
    Evening,
}

impl Info {
    /// A game for two that is called nothing and has neither rules nor words.
    pub const BLANK: Info = Info {
        id: "",
        prefix: "",
        min_seats: 2,
        max_seats: 2,
        rules_version: 1,
        rules: "",
        citations: Citations { over: "", turn: "", question: "" },
        texts: &[],
        endings: &[],
        origins: &[],
        stops: &[],
        length: Length::Minutes,
        levels: "",
    };

    /// The possible numbers of seats.
    pub fn seats(&self) -> RangeInclusive<u8> {
        self.min_seats..=self.max_seats
    }
}

/// What a table agreed on before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup<O> {
    /// The number of seats.
    pub seats: u8,
    /// The game's options.
    pub options: O,
    /// The version of the rules it is played by.
    pub rules_version: u32,
}

impl<O: Default> Setup<O> {
    /// A table of `seats` with the default options, by today's rules.
    pub fn of<G: Game<Options = O>>(seats: u8) -> Setup<O> {
        Setup::with::<G>(seats, O::default())
    }
}

impl<O> Setup<O> {
    /// Checks the number of seats and the rules version, before a game is set up.
    pub fn check<G: Game<Options = O>>(&self) -> Result<(), BadOptions> {
        let Info { id: game, rules_version: played, .. } = G::INFO;
        if !G::INFO.seats().contains(&self.seats) {
            return Err(BadOptions::Seats { game, given: self.seats, possible: G::INFO.seats() });
        }
        if self.rules_version != played {
            return Err(BadOptions::RulesVersion { game, given: self.rules_version, played });
        }
        Ok(())
    }

    /// A table of `seats` with these options, by today's rules.
    pub fn with<G: Game<Options = O>>(seats: u8, options: O) -> Setup<O> {
        Setup { seats, options, rules_version: G::INFO.rules_version }
    }
}

/// Limits that no game exceeds. Declared by the game, checked by conformance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bounds {
    /// The most decisions of a whole game.
    pub decisions: u32,
    /// The most legal actions of one decision.
    pub branching: u32,
    /// The possible final scores.
    pub score: RangeInclusive<i32>,
}
