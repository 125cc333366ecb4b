//! The laws of the contract, as tests that any game instantiates.
//!
//! ```ignore
//! #[test]
//! fn keeps_the_laws() {
//!     engine::conformance::check::<Simurgh>(&Effort::default());
//! }
//! ```
//!
//! | law | meaning |
//! |---|---|
//! | deterministic | the same set-up, seed and actions give the same state, byte for byte |
//! | exact | `check` accepts exactly what `legal` lists, for every action there is and every seat |
//! | alive | someone waiting has a legal action; a game ends within its declared bound |
//! | secret | a seat's view, prompt and choices don't change with what the seat can't know, and a step that shows a seat something new says so, in every world in which it does |
//! | hidden | whatever could change without a seat seeing it does change in some of the worlds sampled for it |
//! | announced | what is taken unasked is free, or was named by the choice that led to it |
//! | whole | `audit` holds after every action |
//! | durable | written out and read back at any point, the game goes on identically |
//! | encodable | actions and numbers map onto each other |
//! | encoded | a view as numbers has the stated length and ranges, is the same in worlds that the seat can't tell apart, and differs for different views |
//! | reasoned | what a seat can expect is the sum of its named terms |
//! | spoken | every action, event, prompt, refusal, option, ending, origin and term has its text in every language; every text is said by something; a refusal cites an existing rule and names nobody and nothing that isn't in play |
//! | separate | playing on never changes an earlier copy |
//! | orderless | simultaneous answers give the same state in any order |
//! | robust | a position that was tampered with is refused or can be played on |
//!
//! A failure prints the journal that leads to it.

mod announced;
mod encoded;
mod fuzz;
mod hidden;
mod leaves;
mod robust;
mod secrets;
mod sources;
mod spoken;
mod transcript;
mod walk;

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::{Chance, Game, Indexed, Language, PlayoutRng, Said, Seed, Setup, Text, options};

use hidden::Hidden;

pub use fuzz::{fuzz, fuzz_damaged, fuzz_readers};
pub use sources::{citations, uncited};
pub use transcript::{golden, transcript};
pub use walk::Violation;

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many set-ups to draw from all combinations of seats and options.
    pub setups: usize,
    /// Games for each set-up.
    pub games: usize,
    /// The expensive laws (every action there is, other worlds, tampering) run at one position in `every`.
    pub every: u32,
    /// Cases that proptest draws and shrinks.
    pub cases: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort { setups: 120, games: 1, every: 16, cases: 32 }
    }
}

impl Effort {
    /// As much more as the environment asks for: `SOFRA_LAWS=8` plays eight times the games, and checks the
    /// expensive laws up to four times as often in each.
    ///
    /// # Panics
    /// If `SOFRA_LAWS` isn't a number from 1 on.
    fn stretched(&self) -> (Effort, u32) {
        let times = match std::env::var("SOFRA_LAWS") {
            Ok(given) => given.parse().ok().filter(|&times| times > 0),
            Err(_) => Some(1),
        };
        let Some(times) = times else { panic!("SOFRA_LAWS is not a number from 1 on") };
        let Effort { setups, games, every, cases } = *self;
        let every = (every / times.min(4)).max(1);
        (Effort { setups, games: games * times as usize, every, cases: cases * times }, times)
    }
}

/// Checks every law by random games over set-ups drawn from all combinations, and by shrinking cases.
///
/// # Panics
/// If a law is broken, with the journal that shows it.
pub fn check<G: Game>(effort: &Effort) {
    check_but::<G>(effort, &Exempt::default());
}

/// What random games can't tell of a game, for [`check_but`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Exempt<'a> {
    /// Places of the state with what players remember though no view shows it, as the law `hidden` names
    /// them, or how their names begin: `/players/+0/given`.
    pub remembered: &'a [&'a str],
    /// The keys of texts that are said at rare moments only.
    pub rare: &'a [&'a str],
}

/// Checks every law like [`check`], but for some places and texts.
///
/// # Panics
/// If a law is broken, with the journal that shows it.
pub fn check_but<G: Game>(effort: &Effort, exempt: &Exempt<'_>) {
    let (effort, times) = &effort.stretched();
    let mut observed = Observed::of::<G>();
    observed.hidden = Some(Hidden::thorough(*times));
    spoken::check::<G>(&observed.texts);
    encodable::<G::Action>();
    let mut rng = PlayoutRng::new(0x50f7a);
    let setups = playable::<G>(effort.setups, &mut rng);
    assert!(!setups.is_empty(), "no set-up of {} can be played", G::INFO.id);
    for setup in &setups {
        for game in 0..effort.games {
            let seed = Seed::from_phrase(&format!("{setup:?} {game}"));
            let mut choices = PlayoutRng::from(seed);
            let choose = |count| choices.below(count);
            walk_or_panic::<G>(setup, seed, effort.every, &mut observed, choose);
        }
    }
    shrinking::<G>(&setups, effort, &mut observed);
    let forgotten =
        observed.hidden.map_or_else(Vec::new, |hidden| hidden.forgotten(exempt.remembered));
    let listed = forgotten.join("\n");
    assert!(forgotten.is_empty(), "the law 'hidden' is broken: resample_hidden forgets\n{listed}");
    spoken::check_unsaid::<G>(&observed.texts, exempt.rare);
}

/// What the walks of one check find out together.
struct Observed {
    texts: Vec<Text>,
    /// Not for a few games by themselves, which tell too little.
    hidden: Option<Hidden>,
    /// The kinds of questions that were met.
    questions: HashSet<String>,
    /// The messages that all texts can say. Most come up again and again.
    said: RefCell<HashSet<Said>>,
}

impl Observed {
    fn of<G: Game>() -> Observed {
        let read = |(language, source): &(Language, &str)| Text::listening(*language, source).ok();
        let texts = G::INFO.texts.iter().filter_map(read).collect();
        Observed { texts, hidden: None, questions: HashSet::new(), said: RefCell::default() }
    }
}

/// Checks every law for one set-up, but for those that need many games: `hidden`, and whether every text is said.
///
/// # Panics
/// If a law is broken, with the journal that shows it.
pub fn check_setup<G: Game>(setup: &Setup<G::Options>, effort: &Effort) {
    let (effort, _) = &effort.stretched();
    let mut observed = Observed::of::<G>();
    for game in 0..effort.games {
        let seed = Seed::from_phrase(&format!("{setup:?} {game}"));
        let mut choices = PlayoutRng::from(seed);
        let choose = |count| choices.below(count);
        walk_or_panic::<G>(setup, seed, effort.every, &mut observed, choose);
    }
}

/// The set-ups among all combinations that the game accepts: every seat count, at most `most` in all.
pub fn playable<G: Game>(most: usize, rng: &mut PlayoutRng) -> Vec<Setup<G::Options>> {
    let mut setups = options::combinations::<G>(20_000, rng);
    setups.retain(|setup| G::new(setup, &mut crate::StepRng::new(Seed([0; 32]), 0)).is_ok());
    setups.truncate(most);
    // Whatever was drawn, the default game is tried with every number of seats.
    for seats in G::INFO.seats() {
        let default = Setup::of::<G>(seats);
        if !setups.contains(&default)
            && G::new(&default, &mut crate::StepRng::new(Seed([0; 32]), 0)).is_ok()
        {
            setups.push(default);
        }
    }
    setups
}

fn walk_or_panic<G: Game>(
    setup: &Setup<G::Options>,
    seed: Seed,
    every: u32,
    observed: &mut Observed,
    choose: impl FnMut(u32) -> u32,
) {
    let mut walk = walk::Walk::<G>::new(setup.clone(), seed, every, observed);
    let result = catch_unwind(AssertUnwindSafe(|| walk.run(choose)));
    match result {
        Ok(Ok(())) => {}
        Ok(Err(violation)) => panic!("{violation}\n{}", walk.journal()),
        Err(panic) => {
            eprintln!("a panic in {} after this journal:\n{}", G::INFO.id, walk.journal());
            resume_unwind(panic)
        }
    }
}

/// The same laws on games whose choices proptest can shrink to a short failing one.
fn shrinking<G: Game>(setups: &[Setup<G::Options>], effort: &Effort, observed: &mut Observed) {
    let config = Config { cases: effort.cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(
        config,
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    let cases = (0..setups.len(), any::<[u8; 32]>(), prop::collection::vec(any::<u16>(), 0..160));
    let observed = RefCell::new(observed);
    let result = runner.run(&cases, |(setup, seed, picks)| {
        let mut picks = picks.into_iter();
        let observed = &mut **observed.borrow_mut();
        let mut walk = walk::Walk::<G>::new(setups[setup].clone(), Seed(seed), 4, observed);
        walk.run_while(|count| picks.next().map(|pick| u32::from(pick) % count))
            .map_err(|violation| TestCaseError::fail(format!("{violation}\n{}", walk.journal())))
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Checks that actions and numbers map onto each other.
///
/// # Panics
/// If an action is larger than 8 bytes or doesn't map back to its own number.
pub fn encodable<A: Indexed + PartialEq + fmt::Debug>() {
    let size = size_of::<A>();
    assert!(size <= 8, "the law 'encodable' is broken: an action takes {size} bytes, more than 8");
    for id in 0..A::COUNT {
        let action = A::from_index(id);
        let number = action.map(Indexed::index);
        assert!(number == Some(id), "the law 'encodable' is broken: {action:?} is not number {id}");
    }
    for id in [A::COUNT, A::COUNT + 1, u32::MAX] {
        let action = A::from_index(id);
        assert!(action.is_none(), "the law 'encodable' is broken: {id} is beyond the last action");
    }
}
