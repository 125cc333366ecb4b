//! Every game ends, whatever the options.

use std::collections::BTreeMap;

use engine::{Game, Seed, Setup, StepRng, playout};
use simurgh::{Edition, Length, Mode, Options, Simurgh};

/// Games of random play for each combination of players, mode, length and edition.
const GAMES: u64 = 12;

/// SIM-13.1, SIM-13.6: random play ends within the turn limit, and few games need it.
#[test]
fn every_game_ends() {
    let mut endings: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut buffer = Vec::new();
    for setup in setups() {
        let bounds = Simurgh::bounds(&setup);
        for game in 0..GAMES {
            let seed = Seed::from_phrase("endings").nth(game);
            let mut table = Simurgh::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
            let decisions = playout::random(&mut table, game, &mut buffer);
            assert!(decisions < bounds.decisions, "{setup:?}");
            let outcome = table.outcome().expect("nobody waits, so the game is over");
            *endings.entry(outcome.ending).or_default() += 1;
        }
    }
    let games: u32 = endings.values().sum();
    println!("{games} games of random play ended by {endings:?}");
    let limited = endings.get("turn-limit").copied().unwrap_or_default();
    assert!(limited * 20 < games, "{limited} of {games} games were ended by the turn limit");
}

fn setups() -> Vec<Setup<Options>> {
    let mut setups = Vec::new();
    for seats in 2..=5 {
        for mode in [Mode::Spearman, Mode::Dragonlord] {
            for length in [Length::Short, Length::Medium, Length::Long] {
                for edition in [Edition::English, Edition::German] {
                    let options = Options { mode, length, edition, ..Options::default() };
                    setups.push(Setup::with::<Simurgh>(seats, options));
                }
            }
        }
    }
    setups
}
