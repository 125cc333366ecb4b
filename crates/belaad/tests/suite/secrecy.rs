//! Hidden information, zone by zone as the table of section 15 names them.
//!
//! Each test changes one zone of a position and asks who can tell: anybody who may not know it must
//! see the same as before.

use crate::common::position::Position;
use crate::common::{Scene, card, deck, hashash, seat};
use belaad::Belaad;
use belaad::{Action, Character, Symbol, Token};
use engine::{Chance, Game, PlayoutRng, Seat, Viewer};
use serde_json::{Value, json};

/// A place in the JSON of a position: `/players/1/hand/0`.
type Path<'a> = &'a str;

fn written(game: &Belaad) -> Value {
    serde_json::to_value(game).expect("a position")
}

fn read(value: Value) -> Belaad {
    let game: Belaad = serde_json::from_value(value).expect("a position");
    game.audit().expect("a whole position");
    game
}

/// The position with two cards in each other's place.
fn swapped(game: &Belaad, one: Path<'_>, two: Path<'_>) -> Belaad {
    let mut value = written(game);
    let (first, second) = (value.pointer(one).cloned(), value.pointer(two).cloned());
    *value.pointer_mut(one).expect(one) = second.expect(two);
    *value.pointer_mut(two).expect(two) = first.expect(one);
    read(value)
}

fn seen(game: &Belaad, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).expect("a view")
}

/// Who sees a difference between two positions: seats by number, `None` for a spectator.
fn who_can_tell(one: &Belaad, two: &Belaad) -> Vec<Option<usize>> {
    let viewers = Seat::all(one.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers
        .filter(|&viewer| seen(one, viewer) != seen(two, viewer))
        .map(|viewer| match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        })
        .collect()
}

const NOBODY: [Option<usize>; 0] = [];

fn everybody(seats: usize) -> Vec<Option<usize>> {
    (0..seats).map(Some).chain([None]).collect()
}

/// Worlds that a viewer can't tell from this one.
fn worlds(game: &Belaad, viewer: usize, count: u64) -> impl Iterator<Item = Belaad> + '_ {
    (0..count).map(move |number| {
        let mut world = game.clone();
        world.resample_hidden(seat(viewer), &mut PlayoutRng::new(number));
        world.audit().expect("a sampled world is whole");
        world
    })
}

/// Whether a zone has the same content in all worlds that the viewer can't tell apart.
fn is_known(game: &Belaad, viewer: usize, zone: Path<'_>) -> bool {
    let here = written(game).pointer(zone).cloned().expect(zone);
    worlds(game, viewer, 60).all(|world| written(&world).pointer(zone) == Some(&here))
}

/// Section 15, "Hand": identities for the owner, a count for teammates and opponents.
#[test]
fn zone_hand() {
    let game = Position::of(4).game();
    let other = swapped(&game, "/players/1/hand/0", "/action_cards/decks/0/0");
    assert_eq!(who_can_tell(&game, &other), [Some(1)], "not even the teammate in seat 3");
    for viewer in 0..4 {
        assert_eq!(is_known(&game, viewer, "/players/1/hand"), viewer == 1);
    }
}

/// Section 15, "Hand": a card drawn in T6 was face up, so everybody with a memory knows it.
#[test]
fn zone_hand_drawn_face_up() {
    let mut scene = Scene::of(Position::of(4).hand(0, &["A43"]).tops(["A01", "A02", "A03"]));
    scene.play("A43").act(Action::Draw { deck: deck(1) });
    for world in worlds(&scene.game, 1, 60) {
        let hand = world.view(Viewer::Seat(seat(0))).players[0].hand.clone().expect("own hand");
        assert!(hand.contains(&card("A01")));
        assert!(!hand.contains(&card("A43")), "played, so everybody saw it go");
    }
    let view = scene.game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.players[0].hand, None, "the view leaves the memory to the players");
}

/// Section 15, "Action decks": the top card and the count, nothing below it.
#[test]
fn zone_action_decks() {
    let game = Position::of(4).game();
    let below = swapped(&game, "/action_cards/decks/0/0", "/action_cards/decks/1/3");
    assert_eq!(who_can_tell(&game, &below), NOBODY);
    let mut other_top = written(&game);
    let top = other_top.pointer("/action_cards/decks/0/13").cloned().expect("the top card");
    let under = other_top.pointer("/action_cards/decks/0/0").cloned().expect("a card");
    *other_top.pointer_mut("/action_cards/decks/0/13").unwrap() = under.clone();
    *other_top.pointer_mut("/action_cards/decks/0/0").unwrap() = top;
    other_top.pointer_mut("/action_cards/seen").unwrap().as_array_mut().unwrap().push(under);
    assert_eq!(who_can_tell(&game, &read(other_top)), everybody(4));
    assert!(!is_known(&game, 0, "/action_cards/decks/2/5"));
    assert!(is_known(&game, 0, "/action_cards/decks/2/12"), "the top of the third deck");
}

/// Section 15, "Action discard": everything, in order.
#[test]
fn zone_action_discard() {
    let game = Position::of(4).deck_sizes([5, 5, 5]).game();
    let other = swapped(&game, "/action_cards/discard/0", "/action_cards/discard/1");
    assert_eq!(who_can_tell(&game, &other), everybody(4));
    assert!(is_known(&game, 2, "/action_cards/discard"));
}

/// Section 15, "Scholar deck, 10 removed cards": counts only, for everybody.
#[test]
fn zone_scholar_deck_and_removed() {
    let game = Position::of(5).game();
    let other = swapped(&game, "/scholars/deck/0", "/scholars/removed/0");
    assert_eq!(who_can_tell(&game, &other), NOBODY);
    for viewer in 0..5 {
        assert!(!is_known(&game, viewer, "/scholars/deck"));
        assert!(!is_known(&game, viewer, "/scholars/removed"));
    }
}

/// Section 15, "Revealed / discarded / taken scholars": identities for everybody.
#[test]
fn zone_revealed_discarded_and_taken_scholars() {
    let game =
        Position::of(5).employs(0, &["S01", "S02"]).assassinated(&["S07"]).generation(2, 0).game();
    for zone in ["/scholars/revealed/0", "/scholars/discarded/0", "/players/0/scholars/0"] {
        let other = swapped(&game, zone, "/scholars/removed/0");
        assert_eq!(who_can_tell(&game, &other), everybody(5), "{zone}");
        assert!(is_known(&game, 3, zone), "{zone}");
    }
}

/// Section 15, "Battle deck": a count.
#[test]
fn zone_battle_deck() {
    let game = Position::of(2).game();
    let other = swapped(&game, "/battle_cards/deck/0", "/battle_cards/deck/23");
    assert_eq!(who_can_tell(&game, &other), NOBODY);
    assert!(!is_known(&game, 0, "/battle_cards/deck"));
}

/// Section 15, "Battle cards revealed in a battle": public until reshuffled.
#[test]
fn zone_battle_cards_revealed() {
    let mut scene = Scene::of(
        Position::of(2).hand(0, &["A42"]).battle_deck(&["B17"]).white(Character::FolkHero, 3),
    );
    scene.play("A42").act(Action::PrimarySymbol { symbol: Symbol::Military });
    scene.act(Action::Reveal);
    let other = swapped(&scene.game, "/battle_cards/discard/0", "/battle_cards/deck/0");
    assert_eq!(who_can_tell(&scene.game, &other), everybody(2));
    assert!(is_known(&scene.game, 1, "/battle_cards/discard"));
    scene.act(Action::Concede);
    assert!(scene.view().battle_discard.is_empty());
}

/// Section 15, "Trophy cards": the owner alone knows them, teammates see a count like all others.
#[test]
fn zone_trophy_cards() {
    let game = Position::of(4).trophies(1, &["B20", "B05"]).game();
    let other = swapped(&game, "/battle_cards/trophies/0/card", "/battle_cards/deck/3");
    assert_eq!(who_can_tell(&game, &other), [Some(1)]);
    for viewer in 0..4 {
        assert_eq!(is_known(&game, viewer, "/battle_cards/trophies"), viewer == 1);
    }
}

/// Section 15, "Trophy cards": a card that was revealed since the trophy was taken is not it.
#[test]
fn zone_trophy_cards_seen_since() {
    let mut value = written(&Position::of(4).trophies(1, &["B20"]).game());
    // All but three cards have been revealed after the trophy was taken.
    for number in 1..=24 {
        let label = format!("B{number:02}");
        let seen = u8::from(!["B20", "B21", "B22"].contains(&label.as_str()));
        value["battle_cards"]["seen_after"][&label] = json!(seen);
    }
    let game = read(value);
    let mut possible = std::collections::BTreeSet::new();
    for world in worlds(&game, 0, 200) {
        let card = written(&world)["battle_cards"]["trophies"][0]["card"].clone();
        possible.insert(card.as_str().expect("a label").to_owned());
    }
    assert_eq!(possible.into_iter().collect::<Vec<_>>(), ["B20", "B21", "B22"]);
}

/// Section 15, "Bag": its composition is public.
#[test]
fn zone_bag() {
    let game = Position::of(3).white(Character::Sultan, 2).game();
    for viewer in 0..3 {
        assert_eq!(game.view(Viewer::Seat(seat(viewer))).bag, game.view(Viewer::Spectator).bag);
        assert!(is_known(&game, viewer, "/bag"));
    }
    assert_eq!(game.view(Viewer::Spectator).bag[Token::Influence], 5);
}

/// Section 15, "Boards, coins, Treasuries, swords, assassinated tokens": all public.
#[test]
fn zone_boards_coins_treasuries_swords_and_assassinated_tokens() {
    let game = Position::of(5)
        .coins(1, 3, 2)
        .treasury(belaad::Team::People, 4, 1)
        .swords(0, 2)
        .white(Character::Spy, 1)
        .assassinated_tokens(&[Token::Orange])
        .game();
    let zones = ["/players/1/purse", "/treasuries", "/players/0/swords", "/boards", "/order"];
    for viewer in 0..5 {
        for zone in zones {
            assert!(is_known(&game, viewer, zone), "{zone}");
        }
    }
    let public = |viewer| {
        let view = serde_json::to_value(game.view(viewer)).unwrap();
        let purses: Vec<Value> = (0..5).map(|at| view["players"][at]["purse"].clone()).collect();
        (purses, view["teams"].clone(), view["swords"].clone(), view["order"]["tokens"].clone())
    };
    for viewer in 0..5 {
        assert_eq!(public(Viewer::Seat(seat(viewer))), public(Viewer::Spectator));
    }
}

/// Section 15, "Hashash deck": count and the top's back for everybody, nothing else.
#[test]
fn zone_hashash_deck() {
    let game = Position::of(3).hashash_deck(&["H09", "H12", "H02", "H04"]).game();
    let deep = swapped(&game, "/hashash_cards/deck/11/card", "/hashash_cards/deck/10/card");
    assert_eq!(who_can_tell(&game, &deep), NOBODY);
    let same_back = swapped(&game, "/hashash_cards/deck/13/card", "/hashash_cards/deck/12/card");
    assert_eq!(who_can_tell(&game, &same_back), NOBODY, "both backs show Military");
    let other_back = swapped(&game, "/hashash_cards/deck/13/card", "/hashash_cards/deck/11/card");
    assert_eq!(who_can_tell(&game, &other_back), everybody(3));
    for viewer in 0..3 {
        for world in worlds(&game, viewer, 60) {
            let order = world.view(Viewer::Spectator).order.expect("plays");
            assert_eq!(order.top_back, Some(Symbol::Military));
        }
        assert!(!is_known(&game, viewer, "/hashash_cards/deck/13/card"));
    }
}

/// The Order has drawn H09, H03 and H02 and is asked which goes back.
fn drawing() -> Scene {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .hashash_deck(&["H09", "H03", "H02", "H05", "H11"])
            .placing(&[Token::Orange, Token::Orange]),
    );
    scene.act(Action::PlaceBottom { character: Character::Hashash }).act(Action::UseAbility);
    scene
}

/// Section 15, "Hashash draw (3 cards)": faces for the Order, backs for all others.
#[test]
fn zone_hashash_draw() {
    let scene = drawing();
    let drawn = "/stack/2/put_back/drawn";
    let card = |at: usize| format!("{drawn}/{at}/card");
    // H02 and H05 both have the back of Income.
    let other = swapped(&scene.game, &card(2), "/hashash_cards/deck/10/card");
    assert_eq!(who_can_tell(&scene.game, &other), [Some(2)]);
    let other_back = swapped(&scene.game, &card(0), "/hashash_cards/deck/10/card");
    assert_eq!(who_can_tell(&scene.game, &other_back), everybody(3));
    assert!(is_known(&scene.game, 2, drawn));
    for viewer in 0..2 {
        assert!(!is_known(&scene.game, viewer, drawn));
    }
}

/// Section 15, "Hashash draw": the third card stays unknown to all but the Order, even at the
/// bottom.
#[test]
fn zone_hashash_draw_put_back() {
    let mut scene = drawing();
    scene.act(Action::PutBack { card: hashash("H02") });
    let bottom = "/hashash_cards/deck/0/card";
    assert_eq!(written(&scene.game).pointer(bottom), Some(&json!("H02")));
    let other = swapped(&scene.game, bottom, "/hashash_cards/deck/11/card");
    assert_eq!(who_can_tell(&scene.game, &other), [Some(2)], "H05 has the same back");
    assert!(is_known(&scene.game, 2, bottom));
    for world in worlds(&scene.game, 0, 60) {
        let card = written(&world).pointer(bottom).cloned().expect("the last card");
        let income = ["H02", "H05", "H11"];
        assert!(income.contains(&card.as_str().unwrap()), "its back was seen: {card}");
    }
    assert!(!is_known(&scene.game, 0, bottom));
}

/// Section 15, "Hashash cards in play": public, and everybody sees where they go when lost.
#[test]
fn zone_hashash_cards_in_play() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .in_play(&["H09", "H01"])
            .white(Character::Assassin, 1),
    );
    let other = swapped(&scene.game, "/hashash_cards/in_play/0", "/hashash_cards/deck/5/card");
    assert_eq!(who_can_tell(&scene.game, &other), everybody(3));
    assert!(is_known(&scene.game, 1, "/hashash_cards/in_play"));
    scene.play("A56").act(Action::Secondary);
    scene.act(Action::Eliminate { character: Character::Assassin });
    let bottom = "/hashash_cards/deck/0/card";
    assert_eq!(written(&scene.game).pointer(bottom), Some(&json!("H09")));
    for viewer in 0..3 {
        assert!(is_known(&scene.game, viewer, bottom));
    }
}

/// All worlds are equally likely: each of three unseen cards is in the hand as often as the others.
#[test]
fn worlds_are_sampled_evenly() {
    // Only three action cards were never seen: one in the hand of seat 1, two in the decks.
    let game = Position::of(2).game();
    let mut value = written(&game);
    let hidden = [
        value.pointer("/players/1/hand/0").cloned().unwrap(),
        value.pointer("/action_cards/decks/0/0").cloned().unwrap(),
        value.pointer("/action_cards/decks/1/0").cloned().unwrap(),
    ];
    let seen: Vec<String> = belaad::ActionCard::all()
        .map(|card| card.label().to_owned())
        .filter(|label| !hidden.contains(&json!(label)))
        .collect();
    value["action_cards"]["seen"] = json!(seen);
    let game = read(value);
    let mut counts = [0u32; 3];
    for world in worlds(&game, 0, 3000) {
        let hand = world.view(Viewer::Seat(seat(1))).players[1].hand.clone().expect("own");
        let hand = serde_json::to_value(hand).unwrap();
        for (at, card) in hidden.iter().enumerate() {
            counts[at] += u32::from(hand.as_array().unwrap().contains(card));
        }
    }
    // Five standard deviations of 3000 draws with a chance of one in three are about 130.
    assert!(counts.iter().all(|count| count.abs_diff(1000) < 130), "{counts:?}");
}

/// Whatever has happened, no sampled world contradicts what lies face up.
#[test]
fn worlds_of_random_games_look_the_same() {
    for seats in 2..=6 {
        let mut game = Position::of(seats).game();
        let mut choices = PlayoutRng::new(u64::from(seats));
        let mut rng = engine::StepRng::playout(PlayoutRng::new(7));
        for step in 0..400 {
            let Some(asked) = game.waiting().first() else { break };
            let mut legal = Vec::new();
            game.legal(asked, &mut legal);
            let action = choices.pick(&legal).expect("a choice");
            game.apply(asked, action, &mut rng, &mut engine::Silent);
            if step % 20 == 0 {
                for viewer in 0..usize::from(seats) {
                    for world in worlds(&game, viewer, 3) {
                        assert!(!who_can_tell(&game, &world).contains(&Some(viewer)));
                        assert!(!who_can_tell(&game, &world).contains(&None));
                    }
                }
            }
        }
    }
}
