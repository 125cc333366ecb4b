//! What bots think of positions.

use clash_of_rage::{Action, ClashOfRage, Options, TacticsCard};
use engine::{Chance, Game, PlayoutRng, Seat, Setup, Silent, StepRng};

fn brings_more(one: TacticsCard, other: TacticsCard) -> bool {
    let things = |card: TacticsCard| card.reinforcements().into_iter().chain([card.gold()]);
    things(one).zip(things(other)).all(|(one, other)| one >= other) && one != other
}

fn after(game: &ClashOfRage, seat: Seat, card: TacticsCard) -> f32 {
    let mut game = game.clone();
    let mut chance = StepRng::playout(PlayoutRng::new(1));
    game.apply(seat, Action::ChooseTactics { card }, &mut chance, &mut Silent);
    game.estimate(seat)
}

/// The first to choose sees cards that are still face down, the last sees revealed ones, whose
/// units may be placed already: the richer card is worth more to both.
#[test]
fn a_card_that_brings_more_is_worth_more_whoever_chooses_last() {
    let (mut first, mut last) = (0, 0);
    let mut legal = Vec::new();
    for seed in 0..120 {
        let setup = Setup::with::<ClashOfRage>(2 + (seed % 3) as u8, Options::default());
        let mut chance = StepRng::playout(PlayoutRng::new(seed));
        let mut choices = PlayoutRng::new(!seed);
        let mut game = ClashOfRage::new(&setup, &mut chance).unwrap();
        while let Some(seat) = game.waiting().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let cards = legal.iter().filter_map(|action| match action {
                Action::ChooseTactics { card } => Some(*card),
                _ => None,
            });
            let cards: Vec<TacticsCard> = cards.collect();
            for (&rich, &poor) in
                cards.iter().flat_map(|one| cards.iter().map(move |two| (one, two)))
            {
                if brings_more(rich, poor) {
                    let (more, less) = (after(&game, seat, rich), after(&game, seat, poor));
                    assert!(more >= less - 1e-4, "{rich:?} {more} {poor:?} {less}, seed {seed}");
                    let last_to_choose = game.waiting().iter().count() == 1;
                    *if last_to_choose { &mut last } else { &mut first } += 1;
                }
            }
            let action = choices.pick(&legal).unwrap();
            game.apply(seat, action, &mut chance, &mut Silent);
        }
    }
    assert!(first > 50 && last > 50, "{first} compared by the first, {last} by the last");
}
