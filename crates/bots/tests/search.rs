//! What search finds where best play is known.

extern crate sofra_bots as bots;

mod common;

use bots::{Decision, Player, Recipe, Search, Weighed};
use common::coins::{self, Coins};
use common::tricks::{self, Tricks};
use common::{act, start, wander};
use connect_four::{Action, Column, ConnectFour};
use engine::conformance::{self, Effort, Exempt};
use engine::{Game, PlayoutRng, Seat, SeatSet, Seed, Setup};

fn recipe(simulations: u32) -> Recipe {
    Recipe { simulations, millis: 0, lead: 1.0, margin: 0.25, horizon: 100, ..Recipe::default() }
}

fn coins(kind: coins::Kind) -> Setup<coins::Options> {
    Setup::with::<Coins>(2, coins::Options { kind })
}

fn open(seats: u8) -> Setup<tricks::Options> {
    Setup::with::<Tricks>(seats, tricks::Options { open: true })
}

/// A game that leaks or loses cards would prove nothing.
#[test]
fn the_test_game_keeps_the_laws() {
    let effort = Effort { games: 4, every: 4, ..Effort::default() };
    let exempt = Exempt { remembered: &["/voids/"], ..Exempt::default() };
    conformance::check_but::<Tricks>(&effort, &exempt);
}

/// A search that decides by cards it doesn't see would think that every guess is right.
#[test]
fn a_guess_is_worth_what_the_seat_knows() {
    let game: Coins = start(&coins(coins::Kind::Gamble), 1);
    let mut search = Search::new(&Recipe { margin: 0.0, ..recipe(2000) }, 7);
    let weighed = search.weigh(&game, Seat::of(0));
    assert_eq!(weighed[0].action, coins::Action::Safe);
    assert!(weighed[0].win > 0.99, "{weighed:?}");
    assert!((0.3..0.65).contains(&weighed[1].win), "{weighed:?}");
}

/// If either seat knew the other's answer it would win nearly always.
#[test]
fn answers_given_at_once_are_given_without_knowing_the_other() {
    let game: Coins = start(&coins(coins::Kind::Pennies), 1);
    for seat in Seat::all(2) {
        let mut search = Search::new(&recipe(4000), 7);
        let weighed = search.weigh(&game, seat);
        let expected: f32 = weighed.iter().map(|each| each.share * each.win).sum();
        assert!((0.42..0.58).contains(&expected), "{seat:?}: {weighed:?}");
        // The second to be asked knows nothing of the first one's answer.
        let mut half = game.clone();
        let other = seat.next(2);
        act(&mut half, other, coins::Action::Call { side: coins::Side::Heads }, 0);
        let weighed = Search::new(&recipe(4000), 7).weigh(&half, seat);
        assert!(weighed.iter().all(|each| (0.4..0.6).contains(&each.win)), "{weighed:?}");
    }
}

/// With open hands the best play of two teams can be computed: search finds it.
#[test]
fn teams_play_for_the_team() {
    let mut wrong = 0;
    let mut hard = 0;
    for seed in 0..60 {
        let game = wander(
            start::<Tricks>(&open(4), seed),
            4 + 4 * (seed as u32 % 2) + seed as u32 % 4,
            seed,
        );
        let Some(seat) = game.waiting().first() else { continue };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let worth = |action| {
            let mut next = game.clone();
            act(&mut next, seat, action, 0);
            next.solve(game.team(seat))
        };
        let best = legal.iter().map(|&action| worth(action)).max();
        if legal.iter().all(|&action| Some(worth(action)) == best) {
            continue;
        }
        hard += 1;
        let chosen = Search::new(&recipe(1500), seed).choose(&game, seat).unwrap();
        wrong += u32::from(Some(worth(chosen.action)) != best);
    }
    assert!(hard >= 15, "only {hard} positions had a wrong choice");
    assert!(wrong <= 1, "{wrong} of {hard} choices were not the best");
}

/// Two worlds that a seat can't tell apart are decided the same way, by every kind of bot.
#[test]
fn hidden_cards_change_nothing() {
    let setup = Setup::of::<Tricks>(4);
    for seed in 0..40 {
        let game = wander(start::<Tricks>(&setup, seed), seed as u32 % 18, seed);
        let Some(seat) = game.waiting().first() else { continue };
        let mut other = game.clone();
        other.resample_hidden(seat, &mut PlayoutRng::new(seed + 100));
        for name in [
            "greedy",
            "greedy:sees=0.5:blur=1",
            "greedy:rivals=0.3",
            "search:simulations=60:millis=0",
            "search:simulations=60:lead=1",
            "search:simulations=60:millis=0:plan=20:depth=1:since=root:horizon=2",
            "search:simulations=60:millis=0:plan=20:depth=1:since=root:horizon=2:rivals=0.3",
        ] {
            let choose = |game: &Tricks| bots::named::<Tricks>(name, 5).unwrap().choose(game, seat);
            assert_eq!(choose(&game), choose(&other), "{name} {seed}");
        }
    }
}

#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_is_blocked() {
    let column = |number: u8| Action::Drop { column: Column::new(number - 1).unwrap() };
    let mut game: ConnectFour = start(&Setup::of::<ConnectFour>(2), 0);
    for (turn, number) in [1, 2, 1, 2, 1].into_iter().enumerate() {
        act(&mut game, Seat::of(turn % 2), column(number), 0);
    }
    for name in [
        "greedy",
        "search:simulations=300",
        "search:simulations=60:trust=8:plan=20:depth=1:since=root:horizon=2",
        "easy:noise=0",
        "medium",
        "hard",
    ] {
        let mut bot = bots::named::<ConnectFour>(name, 3).unwrap();
        let blocked = bot.choose(&game, Seat::of(1)).unwrap();
        assert_eq!(blocked.action, column(1), "{name}");
        let mut careless = game.clone();
        act(&mut careless, Seat::of(1), column(7), 0);
        assert_eq!(bot.choose(&careless, Seat::of(0)).unwrap().action, column(1), "{name}");
    }
}

/// A win in one is what a bot sees at first sight, however little else it sees; how well it judges is
/// another matter.
#[test]
fn what_is_obvious_is_seen_and_may_be_misjudged() {
    let column = |number: u8| Action::Drop { column: Column::new(number - 1).unwrap() };
    let mut game: ConnectFour = start(&Setup::of::<ConnectFour>(2), 0);
    for (turn, number) in [1, 2, 1, 2, 1, 7].into_iter().enumerate() {
        act(&mut game, Seat::of(turn % 2), column(number), 0);
    }
    let wins = |name: &str| {
        let choose = |seed| {
            let decision =
                bots::named::<ConnectFour>(name, seed).unwrap().choose(&game, Seat::of(0));
            assert_eq!(decision.unwrap().among, 7, "overlooked is not illegal");
            decision.unwrap().action
        };
        (0..100).for_each(|seed| assert_eq!(choose(seed), choose(seed), "{name} {seed}"));
        (0..100).filter(|&seed| choose(seed) == column(1)).count()
    };
    assert_eq!(wins("greedy:sees=0"), 100);
    assert_eq!(wins("greedy:blur=0.1"), 100);
    // One of seven at random would be 14.
    let misjudged = wins("greedy:blur=3");
    assert!((15..80).contains(&misjudged), "{misjudged}");
}

#[test]
fn simulations_make_it_repeatable_whatever_the_threads() {
    let game = wander(start::<Tricks>(&Setup::of::<Tricks>(4), 3), 6, 3);
    let seat = game.waiting().first().unwrap();
    for (threads, plan) in [(1, 0), (3, 0), (1, 10)] {
        let weigh = || Search::new(&Recipe { threads, plan, ..recipe(900) }, 9).weigh(&game, seat);
        let first = weigh();
        assert_eq!(first, weigh());
        assert_eq!(first.iter().map(|each| each.visits).sum::<u32>(), 900);
    }
}

#[test]
fn time_is_kept() {
    let game: ConnectFour = start(&Setup::of::<ConnectFour>(2), 0);
    let mut search = Search::new(&Recipe { millis: 50, ..recipe(0) }, 1);
    let began = std::time::Instant::now();
    assert!(search.choose(&game, Seat::of(0)).is_some());
    // Generous, because the machine may be busy: a search without a clock would never end.
    assert!(began.elapsed().as_millis() < 2000);
}

/// Asks for an answer that nobody else has influenced.
struct Unheard;

impl Player<Coins> for Unheard {
    fn choose(&mut self, game: &Coins, seat: Seat) -> Option<Decision<coins::Action>> {
        assert_eq!(
            game.waiting(),
            SeatSet::all(2),
            "{seat:?} is asked before anybody has answered"
        );
        Some(Decision { action: coins::Action::Call { side: coins::Side::Heads }, among: 2 })
    }

    fn weigh(&mut self, _game: &Coins, _seat: Seat) -> Vec<Weighed<coins::Action>> {
        Vec::new()
    }
}

/// As at a table, where answers are held until all are in: who is asked last has no advantage.
#[test]
fn who_decides_at_once_sees_nobody_elses_answer() {
    let mut players: Vec<Box<dyn Player<Coins>>> = vec![Box::new(Unheard), Box::new(Unheard)];
    let (setup, seed) = (coins(coins::Kind::Pennies), Seed::from_phrase("at once"));
    let mut steps = Vec::new();
    let finished = bots::play(&setup, seed, &mut players, |step| steps.push(step.seat)).unwrap();
    assert_eq!((finished.decisions, steps), (2, vec![Seat::of(0), Seat::of(1)]));
    assert!(finished.outcome.is_some());
}

/// The same deals with the seats exchanged, so that the cards favour nobody.
#[test]
fn search_beats_random_play_with_hidden_hands() {
    let setup = Setup::of::<Tricks>(4);
    let mut share = 0.0;
    let deals = 60;
    for deal in 0..deals {
        for swapped in [0, 1] {
            let bot = |seat: usize| {
                let name = if seat % 2 == swapped { "search:simulations=150" } else { "random" };
                bots::named::<Tricks>(name, deal * 8 + seat as u64).unwrap()
            };
            let mut players: Vec<_> = (0..4).map(bot).collect();
            let seed = Seed::from_phrase("hidden").nth(deal);
            let finished = bots::play(&setup, seed, &mut players, |_| {}).unwrap();
            assert_eq!(finished.faults(), 0);
            let outcome = finished.outcome.unwrap();
            share += 2.0 * outcome.win_share(Seat::of(swapped)) / (2 * deals) as f64;
        }
    }
    // Random play by both would give 0.5 with a standard deviation of about 0.045.
    assert!(share > 0.65, "{share}");
}

#[test]
fn the_horizon_is_stretched_for_each_team_beyond_the_second() {
    let work = |seats, stretch| {
        let game: Tricks = start(&open(seats), 1);
        let recipe = Recipe { horizon: 1, stretch, ..recipe(50) };
        let mut search = Search::new(&recipe, 7);
        search.weigh(&game, game.waiting().first().unwrap());
        search.ledger().work
    };
    assert_eq!(work(4, 0), work(4, 2), "two teams");
    assert!(work(3, 2) > work(3, 0), "three teams");
}

/// The arenas keep their room: the second decision needs no more of it.
#[test]
fn simulations_do_not_allocate() {
    let game: ConnectFour = start(&Setup::of::<ConnectFour>(2), 0);
    for plan in [0, 10] {
        let mut search = Search::new(&Recipe { plan, ..recipe(1000) }, 1);
        search.choose(&game, Seat::of(0));
        let counted = allocation_counter::measure(|| {
            search.choose(&game, Seat::of(0));
        });
        assert!(counted.count_total < 20, "{} in 1000 simulations", counted.count_total);
    }
}

/// What was thought about the turn's first decision is kept for its second.
#[test]
fn the_tree_is_kept_within_a_turn() {
    let game: Coins = start(&coins(coins::Kind::Despair), 1);
    let seat = Seat::of(0);
    let mut search = Search::new(&recipe(64), 1);
    assert_eq!(search.choose(&game, seat).unwrap().action, coins::Action::Gamble);
    let mut next = game.clone();
    act(&mut next, seat, coins::Action::Gamble, 0);
    let tried = |search: &mut Search<Coins>, game: &Coins| {
        search.weigh(game, seat).iter().map(|each| each.visits).sum::<u32>()
    };
    assert!(tried(&mut search, &next) > 90, "most of the first 64 simulations went this way");
    assert_eq!(tried(&mut search, &game), 64, "another position begins anew");
}
