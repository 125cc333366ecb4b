//! Properties of whole games.

use dwar7s_fall::names::{Decree, Race};
use dwar7s_fall::{Dwar7sFall, Options};
use engine::{Chance, Game, PlayoutRng, Seat, Seed, Setup, Silent, StepRng};
use proptest::prelude::*;

fn start(number: u64) -> Dwar7sFall {
    let mut rng = PlayoutRng::new(number);
    let mut races = Race::ALL.to_vec();
    rng.shuffle(&mut races);
    let seats = 2 + rng.below(6) as usize;
    let decrees = rng.bits();
    let options = Options {
        races: races[..seats].to_vec(),
        mat: rng.below(2) == 0,
        troll: rng.below(2) == 0,
        decrees: Decree::ALL.iter().copied().filter(|d| decrees >> *d as u32 & 1 != 0).collect(),
        ..Options::default()
    };
    let setup = Setup::with::<Dwar7sFall>(seats as u8, options);
    let seed = Seed::from_phrase("properties").nth(number);
    Dwar7sFall::new(&setup, &mut StepRng::new(seed, 0)).expect("a playable set-up")
}

/// Plays this many random decisions.
fn play(game: &mut Dwar7sFall, seed: u64, decisions: u32) {
    let mut choices = PlayoutRng::new(seed);
    let mut chance = StepRng::playout(PlayoutRng::new(!seed));
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.waiting().first() else { return };
        legal.clear();
        game.legal(seat, &mut legal);
        let Some(action) = choices.pick(&legal) else { return };
        game.apply(seat, action, &mut chance, &mut Silent);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// DWF-20.3: a game that is written and read again continues identically, whatever it has
    /// cached.
    #[test]
    fn goes_on_after_reading(number in 0u64..1000, before in 0u32..1500, seed in any::<u64>()) {
        let mut game = start(number);
        play(&mut game, seed, before);
        let written = serde_json::to_string(&game).unwrap();
        let mut read: Dwar7sFall = serde_json::from_str(&written).unwrap();
        for round in 0..6 {
            play(&mut game, round, 25);
            play(&mut read, round, 25);
            prop_assert_eq!(&game, &read);
        }
    }

    /// Section 18: a sampled world has the same number of cards everywhere.
    #[test]
    fn worlds_have_the_same_counts(number in 0u64..1000, before in 0u32..1500, seed in any::<u64>()) {
        let mut game = start(number);
        play(&mut game, seed, before);
        for viewer in Seat::all(game.seats()) {
            let mut world = game.clone();
            world.resample_hidden(viewer, &mut PlayoutRng::new(seed));
            for seat in Seat::all(game.seats()) {
                let (here, there) = (game.player(seat), world.player(seat));
                prop_assert_eq!(here.ogre_cards.total(), there.ogre_cards.total());
                prop_assert!(there.ogre_cards.covers(&game.player(viewer).knows[seat.index()]));
                prop_assert!(here.may_hold.contains(there.secret));
                if seat == viewer {
                    prop_assert_eq!(here, there);
                }
            }
        }
    }
}
