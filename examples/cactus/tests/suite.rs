//! Cactus keeps the laws and its rules.

use cactus::{Action, Cactus, Place, Refusal};
use std::sync::Arc;

use engine::conformance::{self, Effort};
use engine::{
    AnyView, Game, Indexed, Match, Next, Refused, Seat, Seed, Setup, StepRng, Viewer, playout,
};

#[test]
fn keeps_the_laws() {
    conformance::check::<Cactus>(&Effort { games: 40, every: 8, ..Effort::default() });
}

#[test]
fn cites_rules_that_exist() {
    conformance::citations::<Cactus>(env!("CARGO_MANIFEST_DIR"));
}

/// A game of random play, read once and locked.
#[test]
fn is_told_as_it_was() {
    let setup = Setup::of::<Cactus>(3);
    insta::assert_snapshot!(conformance::transcript::<Cactus>(&setup, "golden"));
}

#[test]
fn plays_without_allocating() {
    let setup = Setup::of::<Cactus>(4);
    let start = Cactus::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
    let mut buffer = Vec::with_capacity(64);
    let counted = allocation_counter::measure(|| {
        for seed in 0..100 {
            playout::random(&mut start.clone(), seed, &mut buffer);
        }
    });
    assert_eq!(counted.count_total, 0);
}

const ANNA: Seat = Seat::of(0);
const BEN: Seat = Seat::of(1);

fn place(number: u8) -> Place {
    Place::new(number - 1).expect("one of four places")
}

/// A game of two in which cards of these values are drawn first.
fn dealt(values: &[u8]) -> Match<Cactus> {
    let wanted = |game: &Match<Cactus>| {
        let state = serde_json::to_value(game.game()).expect("a state");
        let deck = state["deck"].as_array().expect("a deck");
        let cards =
            state["drawn"].as_array().expect("a card in hand").iter().chain(deck.iter().rev());
        let mut drawn = cards.map(|held| held["piece"].as_u64().expect("a card") / 4 + 1);
        values.iter().all(|&value| drawn.next() == Some(value.into()))
    };
    (0..)
        .map(|number| Seed::from_phrase("dealt").nth(number))
        .map(|seed| Match::new(Setup::of::<Cactus>(2), seed).expect("two players"))
        .find(wanted)
        .expect("some deal has them")
}

fn sees(game: &Match<Cactus>, viewer: Seat, owner: Seat) -> [bool; 4] {
    let view = game.game().view(Viewer::Seat(viewer));
    std::array::from_fn(|at| view.rows[owner.index()][at].card.is_some())
}

/// CAC-1.2: two cards of one's own are known, and none of the others'.
#[test]
fn everybody_begins_knowing_two_cards() {
    let game = dealt(&[]);
    assert_eq!(sees(&game, ANNA, ANNA), [true, true, false, false]);
    assert_eq!(sees(&game, ANNA, BEN), [false; 4]);
}

/// CAC-2.2: a card put into the row is known to its player, and the one it replaces to all.
#[test]
fn what_is_put_into_the_row_is_known_to_its_player_alone() {
    let mut game = dealt(&[3]);
    game.act(ANNA, Action::Put { place: place(4) }).unwrap();
    assert_eq!(sees(&game, ANNA, ANNA), [true, true, false, true]);
    assert_eq!(sees(&game, BEN, ANNA), [false; 4]);
    assert_eq!(game.game().view(Viewer::Spectator).pile.len(), 1);
}

/// CAC-3.1, CAC-3.2: a card that was looked at stays known where it goes, and its old place isn't.
#[test]
fn knowledge_goes_with_the_card() {
    let mut game = dealt(&[8, 9]);
    game.act(ANNA, Action::Discard).unwrap();
    game.act(ANNA, Action::Look { owner: BEN, place: place(1) }).unwrap();
    assert_eq!(sees(&game, ANNA, BEN), [true, false, false, false]);
    game.act(BEN, Action::Discard).unwrap();
    let own = Action::Exchange { mine: place(1), owner: BEN, place: place(2) };
    assert_eq!(game.act(BEN, own), Err(Refusal::YourOwn.into()));
    game.act(BEN, Action::Exchange { mine: place(1), owner: ANNA, place: place(4) }).unwrap();
    assert_eq!(sees(&game, ANNA, BEN), [false; 4]);
    assert_eq!(sees(&game, ANNA, ANNA), [true, true, false, true]);
    assert_eq!(sees(&game, BEN, ANNA), [false, false, false, true]);
}

/// CAC-3.1: it may be a card of one's own.
#[test]
fn a_seven_looks_at_ones_own() {
    let mut game = dealt(&[7]);
    game.act(ANNA, Action::Discard).unwrap();
    game.act(ANNA, Action::Look { owner: ANNA, place: place(3) }).unwrap();
    assert_eq!(sees(&game, ANNA, ANNA), [true, true, true, false]);
}

/// CAC-2.4, CAC-4.1, CAC-4.3: after a call the others have one more turn, and the lowest cards win.
#[test]
fn a_call_ends_the_game() {
    let mut game = dealt(&[1, 2]);
    game.act(ANNA, Action::Call).unwrap();
    assert_eq!(game.act(BEN, Action::Call), Err(Refusal::CalledAlready { seat: ANNA }.into()));
    game.act(BEN, Action::Discard).unwrap();
    let outcome = game.game().outcome().expect("the game is over");
    assert_eq!(outcome.ending, "called");
    let better = outcome.seats.iter().max_by_key(|seat| seat.score).expect("two players");
    assert_eq!(better.rank, 1);
    assert_eq!(game.act(ANNA, Action::Discard), Err(Refused::Over));
    assert_eq!(sees(&game, ANNA, BEN), [true; 4]);
}

/// The look ahead ends where its own seat learns something, not where others do.
#[test]
fn the_look_ahead_goes_on_where_only_others_learn() {
    let view = AnyView::of(Arc::new(dealt(&[7])), Viewer::Seat(ANNA));
    let ahead = view.ahead().expect("Anna decides alone");
    // Ben sees which card she drew; she knew it.
    let Next::Own(looking) = ahead.after(Action::Discard.index()) else {
        panic!("Anna goes on with what her card lets her do")
    };
    let look = Action::Look { owner: BEN, place: place(1) };
    assert!(looking.choice(look.index()).is_some());
    assert!(matches!(looking.after(look.index()), Next::Unknown), "Anna sees a card");
    assert!(matches!(looking.after(Action::Skip.index()), Next::Others), "Ben draws");
    assert!(matches!(ahead.after(look.index()), Next::Unknown), "not offered yet");
    assert!(AnyView::of(Arc::new(dealt(&[7])), Viewer::Seat(BEN)).ahead().is_none());
}
