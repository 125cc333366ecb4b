//! The learned judgement of the games that have one.

use belaad::Belaad;
use bots::Keep;
use bots::learned::{self, Room};
use clash_of_rage::ClashOfRage;
use dwar7s_fall::Dwar7sFall;
use engine::{Chance, Game, MAX_SEATS, PlayoutRng, Seat, Seed, Setup, Silent, StepRng};
use serde::Deserialize;
use serde_json::Map;
use simurgh::Simurgh;

/// A position as `train/` saw it, and what it was judged there.
#[derive(Deserialize)]
struct Judged {
    numbers: Vec<(usize, u8)>,
    outputs: Vec<i32>,
}

/// Positions are judged as they were when the weights were written, on every machine.
fn judges_as_it_was_taught<G: Game>(golden: &str) {
    let network = learned::network::<G>().expect("weights that fit the game");
    let judged: Vec<Judged> = serde_json::from_str(golden).expect("judged positions");
    assert!(!judged.is_empty());
    for Judged { numbers, outputs } in judged {
        let mut whole = vec![0; network.inputs()];
        numbers.iter().for_each(|&(place, number)| whole[place] = number);
        assert_eq!(network.outputs(&whole)[..], outputs[..]);
    }
}

/// An estimate that sees nobody ahead: a sampled world may be estimated otherwise, as it should be.
const LEVEL: [f32; MAX_SEATS] = [0.0; MAX_SEATS];

/// A world that a seat can't tell from its own is judged alike, and no judgement allocates.
fn judges_what_the_seat_knows<G: Game>() {
    let network = learned::network::<G>().expect("weights that fit the game");
    let (mut room, mut rng, mut legal) = (Room::default(), PlayoutRng::new(3), Vec::new());
    for seats in G::INFO.seats() {
        let mut game = G::new(&Setup::of::<G>(seats), &mut StepRng::new(Seed([0; 32]), 0))
            .expect("the default game");
        for step in 1..200 {
            let Some(seat) = game.waiting().first() else { break };
            for viewer in Seat::all(seats) {
                let mut world = game.clone();
                world.resample_hidden(viewer, &mut rng);
                let here = room.judge(network, &game, viewer, &LEVEL);
                let counted = allocation_counter::measure(|| {
                    assert_eq!(room.judge(network, &world, viewer, &LEVEL), here);
                });
                assert_eq!(counted.count_total, 0);
                let all: f32 = here.win.iter().sum();
                assert!((all - 1.0).abs() < 1e-4, "shares make {all}");
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let action = rng.pick(&legal).expect("a choice");
            game.apply(seat, action, &mut StepRng::new(Seed([0; 32]), step), &mut Silent);
        }
    }
}

#[test]
fn belaad_is_judged_as_it_was_taught() {
    judges_as_it_was_taught::<Belaad>(include_str!("../../../bots/weights/belaad.golden.json"));
    judges_what_the_seat_knows::<Belaad>();
}

#[test]
fn clash_of_rage_is_judged_as_it_was_taught() {
    let golden = include_str!("../../../bots/weights/clash-of-rage.golden.json");
    judges_as_it_was_taught::<ClashOfRage>(golden);
    judges_what_the_seat_knows::<ClashOfRage>();
}

#[test]
fn dwar7s_fall_is_judged_as_it_was_taught() {
    let golden = include_str!("../../../bots/weights/dwar7s-fall.golden.json");
    judges_as_it_was_taught::<Dwar7sFall>(golden);
    judges_what_the_seat_knows::<Dwar7sFall>();
}

#[test]
fn simurgh_is_judged_as_it_was_taught() {
    judges_as_it_was_taught::<Simurgh>(include_str!("../../../bots/weights/simurgh.golden.json"));
    judges_what_the_seat_knows::<Simurgh>();
}

/// A bot that asks for what a game doesn't have plays by the game's estimate.
#[test]
fn without_weights_the_estimate_judges() {
    assert!(learned::network::<connect_four::ConnectFour>().is_err());
    let game = catalogue::find("connect-four").expect("a game of this table");
    let play = |bot: &str| {
        let bots = [bot.to_owned(), "random".to_owned()];
        let contest = game.contest(&bots, &Map::new()).expect("two bots");
        contest.run(Seed::from_phrase("learned"), Keep::Journal).expect("a game").journal
    };
    assert_eq!(play("greedy:millis=0:learned=1"), play("greedy:millis=0"));
}

/// The chances over a game: all of the victory is shared out, and in the end it is whose it was.
#[test]
fn chances_end_with_the_result() {
    for game in catalogue::games() {
        let seats = game.info().max_seats;
        let contest = game.contest(&vec!["random".to_owned(); usize::from(seats)], &Map::new());
        let result = contest.unwrap().run(Seed([9; 32]), Keep::Journal).unwrap();
        let (over, _) = game.load_journal(&result.journal.unwrap()).unwrap();
        const LEARNED: [&str; 4] = ["simurgh", "clash-of-rage", "belaad", "dwar7s-fall"];
        if !LEARNED.contains(&game.info().id) {
            assert_eq!(game.chances(over.as_ref()), None, "nothing was learned");
            continue;
        }
        let middle = over.at_step(over.steps() / 2).unwrap();
        let chances = game.chances(middle.as_ref()).unwrap();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        let outcome = over.outcome().unwrap();
        for (at, chance) in game.chances(over.as_ref()).unwrap().into_iter().enumerate() {
            let won = outcome.seats[at].rank == 1;
            assert_eq!(chance > 0.0, won, "{}: seat {at}", game.info().id);
        }
    }
}
