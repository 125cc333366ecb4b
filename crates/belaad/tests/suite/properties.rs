//! Algorithms against brute force, and what must hold in every game.

use crate::common::position::Position;
use crate::common::seat;
use belaad::{
    Auxiliary, Belaad, Scholar, Symbol, Token, Tokens, allocate, best_covered, components,
};
use engine::{Chance, Game, PlayoutRng, Seed, Set, Setup, Silent, StepRng, Viewer};
use proptest::prelude::*;

/// Every way to buy or not to buy each auxiliary, with every mix of coins.
fn brute_force(auxiliaries: &[Auxiliary], gold: i32, red: i32) -> (i32, i32, i32) {
    let Some((first, rest)) = auxiliaries.split_first() else { return (0, gold, red) };
    let mut best = brute_force(rest, gold, red);
    let mut buy = |gold_price: u8, red_price: u8, points: u8| {
        let (gold, red) = (gold - i32::from(gold_price), red - i32::from(red_price));
        if gold >= 0 && red >= 0 {
            let (others, gold, red) = brute_force(rest, gold, red);
            best = best.max((others + i32::from(points), gold, red));
        }
    };
    match *first {
        Auxiliary::Coins { gold, red, points } => buy(gold, red, points),
        Auxiliary::AnyCoins { coins, points } => {
            (0..=coins).for_each(|red| buy(coins - red, red, points));
        }
        _ => {}
    }
    best
}

fn coin_auxiliaries() -> Vec<Auxiliary> {
    let all = components().scholars.iter().map(|face| face.auxiliary);
    all.filter(|each| matches!(each, Auxiliary::Coins { .. } | Auxiliary::AnyCoins { .. }))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    /// BEL-13.3: the allocator finds the best purchase for random hands of scholars and coins.
    #[test]
    fn the_allocator_is_as_good_as_brute_force(
        chosen in prop::sample::subsequence(coin_auxiliaries(), 0..=9),
        gold in 0u16..14,
        red in 0u16..14,
    ) {
        let found = allocate(chosen.iter().copied(), gold, red);
        let best = brute_force(&chosen, i32::from(gold), i32::from(red));
        prop_assert_eq!(
            (i32::from(found.points), i32::from(found.gold_left), i32::from(found.red_left)),
            best
        );
    }

    /// BEL-13.3: and for auxiliaries that are not printed on any card.
    #[test]
    fn the_allocator_works_with_any_prices(
        prices in prop::collection::vec((0u8..5, 0u8..5, 0u8..4, any::<bool>()), 0..7),
        gold in 0u16..12,
        red in 0u16..12,
    ) {
        let auxiliaries: Vec<Auxiliary> = prices
            .iter()
            .map(|&(gold, red, points, any)| {
                if any {
                    Auxiliary::AnyCoins { coins: gold + red, points }
                } else {
                    Auxiliary::Coins { gold, red, points }
                }
            })
            .collect();
        let found = allocate(auxiliaries.iter().copied(), gold, red);
        let best = brute_force(&auxiliaries, i32::from(gold), i32::from(red));
        prop_assert_eq!(
            (i32::from(found.points), i32::from(found.gold_left), i32::from(found.red_left)),
            best
        );
    }

    /// BEL-11.9: the assignment of tokens is the best of all subsets of scholars.
    #[test]
    fn active_scholars_are_the_best_subset(
        scholars in prop::sample::subsequence(Scholar::all().collect::<Vec<_>>(), 0..=8),
        counts in prop::array::uniform6(0u8..4),
    ) {
        let tokens = Tokens::from_fn(|token| counts[token as usize]);
        let points = |subset: Set<Scholar, u32>| -> u16 {
            subset.iter().map(|each| u16::from(components().scholars[each.at()].main)).sum()
        };
        let feasible = |subset: Set<Scholar, u32>| {
            let missing: u16 = Symbol::ALL
                .iter()
                .map(|&symbol| {
                    let need: u16 = subset
                        .iter()
                        .map(|each| {
                            let face = &components().scholars[each.at()];
                            u16::from(face.order_symbols[symbol as usize])
                        })
                        .sum();
                    need.saturating_sub(u16::from(tokens[Token::from(symbol)]))
                })
                .sum();
            missing <= u16::from(tokens[Token::Orange])
        };
        let all: Set<Scholar, u32> = scholars.iter().copied().collect();
        let active = best_covered(all, tokens);
        prop_assert!(feasible(active));
        let best = (0..1u32 << scholars.len())
            .map(|bits| {
                let chosen = scholars.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
                chosen.map(|(_, &scholar)| scholar).collect::<Set<Scholar, u32>>()
            })
            .filter(|&subset| feasible(subset))
            .map(points)
            .max();
        prop_assert_eq!(Some(points(active)), best);
    }
}

fn start(seats: u8, seed: u64) -> Belaad {
    let seed = Seed::from_phrase("properties").nth(seed);
    Belaad::new(&Setup::of::<Belaad>(seats), &mut StepRng::new(seed, 0)).expect("a game")
}

/// Plays a random game and looks at every position of it.
fn watch(seats: u8, seed: u64, mut look: impl FnMut(&Belaad)) -> Belaad {
    let mut game = start(seats, seed);
    let mut choices = PlayoutRng::new(seed);
    let mut rng = StepRng::playout(PlayoutRng::new(!seed));
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().first() {
        look(&game);
        legal.clear();
        game.legal(seat, &mut legal);
        let action = choices.pick(&legal).expect("a choice");
        game.apply(seat, action, &mut rng, &mut Silent);
    }
    game
}

/// Section 14: except at D1 nobody is asked a question with one answer.
#[test]
fn no_question_has_one_answer() {
    for seats in 2..=6 {
        watch(seats, 3, |game| {
            let mut legal = Vec::new();
            game.legal(game.waiting().first().expect("asked"), &mut legal);
            assert!(legal.len() > 1, "{legal:?}");
        });
    }
}

/// BEL-3.3: at the start of every turn all hands are full.
#[test]
fn hands_are_full_between_turns() {
    for seats in 2..=6 {
        let mut turn = u32::MAX;
        watch(seats, 5, |game| {
            if game.turn() != turn {
                turn = game.turn();
                let players = game.view(Viewer::Spectator).players;
                for (at, player) in players.iter().enumerate() {
                    let full = if seats == 5 && at == 4 { 5 } else { 4 };
                    assert_eq!(player.hand_size, full, "seat {at} in turn {turn}");
                }
            }
        });
    }
}

/// BEL-13.6: teammates share place and score; the Order never shares with anybody.
#[test]
fn teammates_share_the_result() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let game = watch(seats, seed, |_| ());
            let outcome = game.outcome().expect("over");
            let results: Vec<_> = outcome.seats.iter().zip(0..).collect();
            for (result, at) in &results {
                for (other, with) in &results {
                    if game.team(seat(*at)) == game.team(seat(*with)) {
                        assert_eq!((result.rank, result.score), (other.rank, other.score));
                    }
                }
            }
        }
    }
}

/// A position that was written is read back and goes on the same, in the rulebook's words.
#[test]
fn the_json_speaks_the_rulebooks_words() {
    let game = Position::of(3).hand(0, &["A01"]).revealed(&["S05"]).in_play(&["H08a"]).game();
    let value = serde_json::to_value(&game).expect("written");
    assert_eq!(value["scholars"]["revealed"][0], "S05");
    assert_eq!(value["hashash_cards"]["in_play"][0], "H08a");
    assert_eq!(value["boards"]["folk_hero"]["bottom"], 0);
    assert_eq!(value["bag"]["orange"], 20);
    assert_eq!(value["turn"]["step"], "before");
    let hand = value["players"][0]["hand"].as_array().expect("a list").clone();
    assert!(hand.contains(&serde_json::json!("A01")));
    assert_eq!(serde_json::from_value::<Belaad>(value).expect("read"), game);
}
