//! What can be agreed before the game (section 1), and what follows from it.

use engine::{BadOptions, Chance, Indexed, OptionKind, OptionSpec, Seat, Setup, StepRng, names};
use serde::{Deserialize, Serialize};

use crate::data::{Trait, components};
use crate::words::names::{Decree, Race, Scenario, Set};
use crate::{Dwar7sFall, MAX_PLAYERS};

/// DWF-1.8: rounds of a game.
const ROUND_LIMIT: u8 = 40;
/// DWF-1.8: rounds of a game with High Ho.
const ROUND_LIMIT_HIGH_HO: u8 = 100;
/// The largest round limit that can be chosen.
const MAX_ROUND_LIMIT: u8 = 200;
/// The fewest players for which a game needs The Empires (DWF-1.1).
const EMPIRES_PLAYERS: u8 = 5;

names! {
    /// DWF-1.6: the scenario of a game.
    pub enum ScenarioChoice: "option-scenario" {
        /// No scenario.
        Off,
        /// One of the seven at random.
        Random,
        /// DWF-2.11.1.
        FortuneTeller,
        /// DWF-2.11.2.
        Bloodthirsty,
        /// DWF-2.11.3.
        ChaosControl,
        /// DWF-2.11.4.
        Siege,
        /// DWF-2.11.5.
        AxeGospel,
        /// DWF-2.11.6.
        DamselInDistress,
        /// DWF-2.11.7.
        LordsOfTheArena,
    }
}

impl ScenarioChoice {
    fn named(self) -> Option<Scenario> {
        (self as u32).checked_sub(Self::FortuneTeller as u32).and_then(Scenario::from_index)
    }
}

/// What can be agreed before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// DWF-1.2: the race of each seat, or an empty list for the default ones.
    pub races: Vec<Race>,
    /// DWF-1.3: whether the mat is used.
    pub mat: bool,
    /// DWF-1.4: whether The Empires is used.
    pub empires: bool,
    /// DWF-1.5: whether The Troll's Bridge is used.
    pub troll: bool,
    /// DWF-1.6: the scenario.
    pub scenario: ScenarioChoice,
    /// DWF-1.6: decrees besides the scenario's.
    pub decrees: Set<Decree>,
    /// DWF-1.7: goals that trigger the end, or `None` for the default.
    pub goal_target: Option<u8>,
    /// DWF-1.8: rounds after which the game ends in any case, or `None` for the default.
    pub round_limit: Option<u8>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            races: Vec::new(),
            mat: true,
            empires: false,
            troll: false,
            scenario: ScenarioChoice::Off,
            decrees: Set::EMPTY,
            goal_target: None,
            round_limit: None,
        }
    }
}

/// The options as a page asks for them.
pub(crate) static SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "races",
        kind: OptionKind::PerSeat(&[
            "blue",
            "red",
            "green",
            "yellow",
            "elves",
            "ogres",
            "crystal_dwarfs",
        ]),
    },
    OptionSpec { key: "mat", kind: OptionKind::Flag },
    OptionSpec { key: "empires", kind: OptionKind::Flag },
    OptionSpec { key: "troll", kind: OptionKind::Flag },
    OptionSpec {
        key: "scenario",
        kind: OptionKind::Choice(&[
            "off",
            "random",
            "fortune_teller",
            "bloodthirsty",
            "chaos_control",
            "siege",
            "axe_gospel",
            "damsel_in_distress",
            "lords_of_the_arena",
        ]),
    },
    OptionSpec {
        key: "decrees",
        kind: OptionKind::Set(&[
            "hard_workers",
            "the_dwarfs_way",
            "charming_merchants",
            "fortress",
            "experienced_beast_hunters",
            "battle_memorial",
            "hired_hands",
            "crazy_balloonists",
            "greedy_landlords",
            "bar_fights",
            "dragon_king",
            "frost_invasion",
            "high_ho",
            "hidden_tunnels",
        ]),
    },
    OptionSpec { key: "goal_target", kind: OptionKind::OptionalNumber { min: 2, max: 3 } },
    OptionSpec {
        key: "round_limit",
        kind: OptionKind::OptionalNumber { min: 1, max: MAX_ROUND_LIMIT as i64 },
    },
];

/// The rules a table plays by, fixed at set-up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The number of players.
    pub seats: u8,
    /// Whether the mat is used.
    pub mat: bool,
    /// Whether The Empires is used.
    pub empires: bool,
    /// Whether The Troll's Bridge is used.
    pub troll: bool,
    /// The active decrees.
    pub decrees: Set<Decree>,
    /// DWF-1.7.
    pub goal_target: u8,
    /// DWF-1.8.
    pub round_limit: u8,
}

impl Terms {
    /// Whether a decree is active.
    #[inline]
    pub fn decreed(&self, decree: Decree) -> bool {
        self.decrees.contains(decree)
    }

    /// All seats.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats)
    }

    /// Whether options can give these numbers.
    pub(crate) fn audit(&self) -> Result<(), String> {
        if !(2..=MAX_PLAYERS as u8).contains(&self.seats)
            || !(2..=3).contains(&self.goal_target)
            || !(1..=MAX_ROUND_LIMIT).contains(&self.round_limit)
            || (self.seats >= EMPIRES_PLAYERS && !self.empires)
        {
            return Err("the terms are not ones that can be agreed on".to_owned());
        }
        Ok(())
    }
}

/// DWF-1.2: the race of each seat.
pub(crate) fn races(setup: &Setup<Options>) -> Result<Vec<Race>, BadOptions> {
    let seats = usize::from(setup.seats);
    let chosen = &setup.options.races;
    let races = if chosen.is_empty() { Race::ALL[..seats].to_vec() } else { chosen.clone() };
    if races.len() != seats {
        let reason = format!("{} races are chosen for {seats} seats", races.len());
        return Err(BadOptions::because(reason));
    }
    if races.iter().collect::<std::collections::BTreeSet<_>>().len() != seats {
        return Err(BadOptions::because("a race is chosen twice"));
    }
    Ok(races)
}

/// Section 1 and DWF-4.1: the rules the table plays by.
pub(crate) fn terms(
    setup: &Setup<Options>,
    races: &[Race],
    rng: &mut StepRng,
) -> Result<Terms, BadOptions> {
    BadOptions::check::<Dwar7sFall>(setup)?;
    let options = &setup.options;
    if options.goal_target.is_some_and(|target| !(2..=3).contains(&target)) {
        return Err(BadOptions::because("the goal target is 2 or 3"));
    }
    if options.round_limit.is_some_and(|limit| !(1..=MAX_ROUND_LIMIT).contains(&limit)) {
        let reason = format!("the round limit is from 1 to {MAX_ROUND_LIMIT}");
        return Err(BadOptions::because(reason));
    }
    let decrees = decrees(options, races, rng);
    let usual_limit =
        if decrees.contains(Decree::HighHo) { ROUND_LIMIT_HIGH_HO } else { ROUND_LIMIT };
    let usual_target = if setup.seats >= EMPIRES_PLAYERS { 2 } else { 3 };
    Ok(Terms {
        seats: setup.seats,
        mat: options.mat,
        empires: options.empires
            || setup.seats >= EMPIRES_PLAYERS
            || races.iter().any(|&race| race >= Race::Elves),
        troll: options.troll,
        decrees,
        goal_target: options.goal_target.unwrap_or(usual_target),
        round_limit: options.round_limit.unwrap_or(usual_limit),
    })
}

/// DWF-4.1: a race's own decree, the list, then the scenario's, which may draw more.
fn decrees(options: &Options, races: &[Race], rng: &mut StepRng) -> Set<Decree> {
    let mut active = options.decrees;
    let brings = |race: &Race| components().race(*race).traits.contains(Trait::FrostInvasion);
    if races.iter().any(brings) {
        active.insert(Decree::FrostInvasion);
    }
    let scenario = match options.scenario {
        ScenarioChoice::Off => return active,
        ScenarioChoice::Random => Scenario::from_index(rng.below(Scenario::COUNT)),
        named => named.named(),
    };
    let Some(scenario) = scenario.map(|scenario| components().scenario(scenario)) else {
        return active;
    };
    active = active.or(scenario.decrees);
    let mut others: Vec<Decree> = Set::all().minus(active).iter().collect();
    for _ in 0..scenario.random {
        if others.is_empty() {
            break;
        }
        active.insert(others.remove(rng.below(others.len() as u32) as usize));
    }
    active
}

/// The most rounds a game with these options can have, whatever decrees are drawn.
pub(crate) fn most_rounds(options: &Options) -> u8 {
    let decreed = options.scenario != ScenarioChoice::Off || !options.decrees.is_empty();
    let usual = if decreed { ROUND_LIMIT_HIGH_HO } else { ROUND_LIMIT };
    options.round_limit.unwrap_or(usual)
}
