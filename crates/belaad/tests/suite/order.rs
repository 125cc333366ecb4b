//! The Order, generations and scoring (sections 11 to 13 of the rules).

use crate::common::position::Position;
use crate::common::{Scene, auxiliary, deck, hashash, scholar, seat, tokens};
use belaad::{Action, Amount, Character, Coin, Event, Refusal, Space, Step, Symbol, Team, Token};
use engine::{Game, Viewer};

use Action::{
    AssassinateScholar, Attack, Change, Concede, Draw, Employ, Finish, GoOn, LetPass, Negate,
    PlaceBottom, Primary, PrimarySymbol, Reveal, TopCard, TopPrimary, TopSecondary, Unbind,
    UseAbility, UseHashash,
};

fn use_card(label: &str) -> Action {
    UseHashash { card: hashash(label) }
}

/// The Order's turn among three with these Hashash cards in play.
fn order(cards: &[&str], gold: u16, red: u16) -> Position {
    Position::of(3).turn_of(2).in_play(cards).coins(2, gold, red)
}

/// BEL-11.1: a team of one that neither employs nor owns swords, and has no Influence.
#[test]
fn the_order_has_no_influence() {
    let mut scene = Scene::of(order(&[], 9, 0).hand(2, &["A57"]).coins(0, 1, 0));
    assert_eq!(
        scene.refusal(Action::EmployWithSwords { scholar: scene.revealed()[0] }),
        Refusal::OrderNeverEmploys
    );
    scene.play("A57");
    let symbols: Vec<_> = scene
        .legal()
        .into_iter()
        .filter_map(|action| match action {
            PrimarySymbol { symbol } => Some(symbol),
            _ => None,
        })
        .collect();
    assert_eq!(symbols, [Symbol::Income, Symbol::Steal, Symbol::Recruit, Symbol::Military]);
}

/// BEL-11.3: among five the Order plays two cards and draws two.
#[test]
fn two_cards_a_turn_among_five() {
    let mut scene = Scene::of(Position::of(5).turn_of(4).hand(4, &["A04", "A05"]));
    scene.play("A04").act(Primary);
    assert_eq!(scene.view().progress.step, Step::Before, "back to T1");
    scene.play("A05").act(Primary).act(Finish);
    assert_eq!((scene.gold(4), scene.player(4).hand_size), (6, 3));
    scene.act(Draw { deck: deck(1) }).act(Draw { deck: deck(1) });
    assert_eq!(scene.player(4).hand_size, 5);
    assert_eq!(scene.asked(), seat(0));
}

/// BEL-11.4, BEL-11.5: cards in play need no token; each is used once a turn, at T1, T5 and menus.
#[test]
fn hashash_cards_are_used_once_a_turn() {
    let mut scene = Scene::of(order(&["H03", "H08a"], 9, 0).hand(2, &["A05"]));
    assert!(scene.offers(use_card("H03")), "T1");
    assert_eq!(scene.refusal(use_card("H01")), Refusal::NotInPlay { card: hashash("H01") });
    scene.act(use_card("H03"));
    assert_eq!(scene.refusal(use_card("H03")), Refusal::AlreadyUsed { card: hashash("H03") });
    scene.play("A05");
    assert!(scene.offers(use_card("H08a")), "a frame menu of its own");
    scene.act(Primary).act(Finish);
    assert!(scene.offers(use_card("H08a")), "T5");
    scene.act(GoOn).act(Draw { deck: deck(1) });
    assert!(scene.view().order.expect("plays").used.is_empty());
}

/// BEL-11.5: not in others' turns, and only if it can be paid and does something.
#[test]
fn hashash_cards_that_are_not_usable() {
    let scene = Scene::of(Position::of(3).in_play(&["H08a"]).coins(2, 9, 0));
    assert_eq!(scene.refusal(use_card("H08a")), Refusal::OnlyTheOrder);
    let poor = Scene::of(order(&["H08a"], 1, 0));
    assert_eq!(
        poor.refusal(use_card("H08a")),
        Refusal::CannotPay { price: Amount::gold(2), available: Amount::gold(1) }
    );
    let empty = Scene::of(order(&["H08a", "H07"], 9, 0).bag(&[]));
    assert_eq!(empty.refusal(use_card("H08a")), Refusal::WithoutEffect { card: hashash("H08a") });
    assert_eq!(empty.refusal(use_card("H07")), Refusal::WithoutEffect { card: hashash("H07") });
    for label in ["H04", "H09", "H10", "H12", "H13"] {
        let card = hashash(label);
        let moment = match label {
            "H04" => Refusal::OnlyAfterACard { card },
            "H10" => Refusal::Ongoing { card },
            "H13" => Refusal::OnlyAgainst { card },
            _ => Refusal::OnlyInBattle { card },
        };
        assert_eq!(Scene::of(order(&[label], 9, 9)).refusal(use_card(label)), moment);
    }
}

/// BEL-11.6 H01, BEL-4.9: one action of a top card, payable after the 2 gold.
#[test]
fn h01_borrows_an_action() {
    let tops = ["A05", "A40", "A31"];
    let mut scene = Scene::of(order(&["H01"], 4, 0).tops(tops));
    scene.act(use_card("H01"));
    assert!(scene.offers(TopSecondary { deck: deck(1) }), "2 of the 4 gold are left");
    scene.act(TopPrimary { deck: deck(1) });
    assert_eq!(scene.gold(2), 5);
    assert!(scene.view().decks[0].used);
    // With the other cards used, only A40's secondary action for 2 red is left, which isn't
    // affordable.
    let none = Scene::of(order(&["H01"], 4, 1).tops(tops).used_decks(&[0, 2]));
    assert_eq!(none.refusal(use_card("H01")), Refusal::WithoutEffect { card: hashash("H01") });
    // A46's Treasury transfer would have nothing to move after the 2 gold.
    let tops = ["A46", "A40", "A31"];
    let spent = order(&["H01"], 2, 1).bag(&[]).tops(tops).used_decks(&[1, 2]);
    let spent = Scene::of(spent.last_battle_cards(0, &["B01"]));
    assert!(spent.offers(use_card("H01")), "by Military");
}

/// BEL-11.6 H02, BEL-18.23: one extra turn, and none inside it.
#[test]
fn h02_gives_one_extra_turn() {
    let mut scene = Scene::of(order(&["H02"], 6, 0).hand(2, &["A04", "A40"]));
    scene.act(use_card("H02")).play("A04").act(Primary).act(Draw { deck: deck(1) });
    assert_eq!(scene.asked(), seat(2));
    assert!(scene.events.contains(&Event::ExtraTurnBegan { seat: seat(2) }));
    assert_eq!(scene.refusal(use_card("H02")), Refusal::InTheExtraTurn);
    scene.play("A40").act(Draw { deck: deck(1) });
    assert_eq!(scene.asked(), seat(0));
    assert_eq!(scene.game.turn(), 3);
}

/// BEL-11.6 H03: the next symbol counts two more, added to +2, once.
#[test]
fn h03_strengthens_the_next_symbol() {
    let mut scene = Scene::of(order(&["H03"], 3, 0).hand(2, &["A35"]));
    scene.act(use_card("H03"));
    assert_eq!(scene.view().progress.extra_symbols, 2);
    scene.play("A35").act(Action::Secondary).act(PrimarySymbol { symbol: Symbol::Income });
    assert_eq!(scene.gold(2), 2 + 2 + 2, "printed, +2, H03");
    assert_eq!(scene.view().progress.extra_symbols, 0);
}

/// BEL-11.6 H04: if it is declined, the card is performed.
#[test]
fn h04_may_be_declined() {
    let mut scene = Scene::of(Position::of(3).hand(0, &["A04"]).in_play(&["H04"]).coins(2, 4, 0));
    scene.play("A04");
    assert_eq!(scene.asked(), seat(2));
    scene.act(LetPass).act(Primary);
    assert_eq!((scene.gold(0), scene.gold(2)), (3, 4));
}

/// BEL-11.6 H05, BEL-18.42: the top card of the Hashash deck, unseen.
#[test]
fn h05_draws_the_top_card() {
    let mut scene = Scene::of(order(&["H05"], 6, 0).hashash_deck(&["H12", "H02"]));
    scene.act(use_card("H05"));
    assert_eq!(scene.character(Character::Assassin).hashash_cards, [hashash("H12")]);
    assert_eq!(scene.view().order.expect("plays").top_back, Some(Symbol::Income));
}

/// BEL-11.6 H06, BEL-11.8: a revealed scholar goes to the Order's area for good.
#[test]
fn h06_assassinates() {
    let mut scene = Scene::of(order(&["H06"], 4, 0).revealed(&["S12"]));
    scene.act(use_card("H06"));
    assert_eq!(
        scene.refusal(AssassinateScholar { scholar: scholar("S30") }),
        Refusal::NotRevealed { scholar: scholar("S30") }
    );
    scene.act(AssassinateScholar { scholar: scholar("S12") });
    let order = scene.view().order.expect("plays");
    assert!(order.scholars.contains(scholar("S12")));
    assert_eq!(order.active_points, 1, "no symbols to cover");
    assert_eq!(scene.revealed().len(), 4);
}

/// BEL-11.6 H07: an orange token from any board, the Order's own included.
#[test]
fn h07_returns_an_orange_token() {
    let mut scene = Scene::of(
        order(&["H07"], 2, 0)
            .orange(Character::Spy, 1)
            .bottom(Character::FolkHero, 1)
            .white(Character::FolkHero, 1),
    );
    scene.act(use_card("H07"));
    let hero = |space| Unbind { character: Character::FolkHero, space };
    assert_eq!(
        scene.legal(),
        [hero(Space::Bottom), Unbind { character: Character::Spy, space: Space::Top }]
    );
    scene.act(hero(Space::Bottom));
    assert_eq!(scene.board(Character::FolkHero).bottom, 0);
    assert_eq!(scene.board(Character::FolkHero).white, 1);
}

/// BEL-11.6 H08: two tokens.
#[test]
fn h08_draws_two_tokens() {
    let mut scene = Scene::of(order(&["H08b"], 2, 0));
    scene.act(use_card("H08b"));
    assert_eq!(scene.drawn().total(), 2);
}

/// BEL-11.6 H09, H12, BEL-18.22: stronger in attack and in defence, at the Order's battle turn.
#[test]
fn h09_and_h12_strengthen_a_battle() {
    let mut attack = Scene::of(order(&["H09", "H12"], 5, 0).hand(2, &["A42"]));
    attack.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    attack.act(Attack { team: Team::People });
    assert_eq!((attack.asked(), attack.strengths()), (seat(2), (1, 1)));
    attack.act(use_card("H09"));
    assert_eq!((attack.asked(), attack.strengths()), (seat(1), (4, 1)));
    assert_eq!(attack.refusal(use_card("H12")), Refusal::OnlyTheOrder);
    let mut defence = Scene::of(
        Position::of(3)
            .hand(0, &["A42"])
            .white(Character::Commander, 2)
            .in_play(&["H12"])
            .coins(2, 3, 0),
    );
    defence.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    defence.act(Attack { team: Team::Order });
    assert_eq!(defence.asked(), seat(2));
    defence.act(use_card("H12"));
    assert_eq!((defence.asked(), defence.strengths()), (seat(0), (3, 6)));
}

/// BEL-11.6 H11: in either direction.
#[test]
fn h11_changes_money() {
    let scene = Scene::of(order(&["H11"], 2, 2));
    let mut to_red = scene.clone();
    to_red.act(use_card("H11")).act(Change { pay: Coin::Gold });
    assert_eq!((to_red.gold(2), to_red.red(2)), (0, 5));
    let mut to_gold = scene;
    to_gold.act(use_card("H11")).act(Change { pay: Coin::Red });
    assert_eq!((to_gold.gold(2), to_gold.red(2)), (5, 0));
    let mut only = Scene::of(order(&["H11"], 1, 2));
    only.act(use_card("H11"));
    assert_eq!(only.gold(2), 4, "the only payable way is not asked for");
}

/// BEL-11.6 H13, BEL-18.21: the ward against a defeat card.
#[test]
fn h13_negates_a_defeat_card() {
    let mut scene = Scene::of(
        order(&["H13"], 3, 0).hand(2, &["A42"]).white(Character::Spy, 1).battle_deck(&["B21"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    scene.act(Attack { team: Team::Kingdom }).act(Reveal);
    assert_eq!(scene.asked(), seat(2));
    scene.act(Negate);
    assert_eq!((scene.gold(2), scene.strengths()), (0, (1, 1)), "the battle goes on");
}

/// BEL-11.7: fear ends when its card is lost.
#[test]
fn fear_ends_with_its_card() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A56"])
            .coins(0, 6, 0)
            .in_play(&["H10", "H06"])
            .revealed(&["S11"]),
    );
    // Asturlabi costs 4 - 1 + 3; after the elimination 3 gold are enough.
    scene.play("A56").act(Action::Secondary);
    assert!(scene.character(Character::SectLeader).hashash_cards.is_empty());
    scene.act(PrimarySymbol { symbol: Symbol::Influence });
    assert!(scene.player(0).scholars.contains(scholar("S11")), "the only one payable");
    assert_eq!(scene.gold(0), 0);
}

/// BEL-8.6, BEL-18.28: spoils in battles with the Order.
#[test]
fn spoils_with_the_order() {
    let mut order_wins = Scene::of(
        order(&[], 0, 0)
            .hand(2, &["A42"])
            .white(Character::Assassin, 2)
            .white(Character::Preacher, 1)
            .orange(Character::Preacher, 1),
    );
    order_wins.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    order_wins.act(Attack { team: Team::People }).act(Concede);
    assert_eq!(order_wins.legal().len(), 2, "a white or an orange token of the Preacher");
    let token =
        Action::AssassinateToken { character: Character::Preacher, colour: belaad::Colour::Orange };
    order_wins.act(token);
    let view = order_wins.view();
    assert_eq!(view.order.expect("plays").tokens, tokens(&[(Token::Orange, 1)]));
    assert_eq!((view.players[2].swords, view.players[2].trophy_count), (0, 0));
    let mut kingdom_wins =
        Scene::of(Position::of(3).hand(0, &["A42"]).white(Character::Commander, 2));
    kingdom_wins.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    kingdom_wins.act(Attack { team: Team::Order }).act(Concede);
    assert_eq!(kingdom_wins.player(0).trophy_count, 1);
}

/// BEL-12.1, BEL-7.3: the third scholar ends a generation; the turn goes on.
#[test]
fn the_third_scholar_ends_a_generation() {
    let mut scene = Scene::of(
        Position::of(2).hand(0, &["A41"]).coins(0, 9, 0).generation(1, 2).revealed(&["S11"]),
    );
    let old = scene.revealed();
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    let view = scene.view().scholars;
    assert_eq!((view.generation, view.revealed.len(), view.deck), (2, 5, 10));
    assert_eq!(view.discarded, old[1..].iter().copied().collect());
    assert_eq!(scene.asked(), seat(0));
}

/// BEL-13.2, BEL-13.4, BEL-7.4: a team's scholars count together, whoever employed them.
#[test]
fn a_team_counts_its_scholars_together() {
    let mut scene = Scene::of(
        Position::of(4)
            .turn_of(1)
            .hand(1, &["A41"])
            .employs(0, &["S23", "S02", "S03"])
            .employs(2, &["S11", "S12"])
            .generation(4, 2)
            .coins(1, 9, 0)
            .revealed(&["S06"]),
    );
    assert_eq!(auxiliary("S23"), belaad::Auxiliary::Company { scholars: 6, points: 1 });
    let mut short = scene.clone();
    short.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    short.act(Employ { scholar: scholar("S06") });
    let origin = |scene: &Scene, name: &str| {
        let outcome = scene.game.outcome().expect("over");
        outcome.seats[2].origins.iter().find(|(key, _)| *key == name).expect("there").1
    };
    assert_eq!((origin(&short, "company"), origin(&short, "specialties")), (0, 2), "five");
    scene = Scene::of(
        Position::of(4)
            .turn_of(2)
            .hand(2, &["A41"])
            .employs(0, &["S23", "S02", "S03"])
            .employs(2, &["S11", "S12"])
            .generation(4, 2)
            .coins(2, 9, 0)
            .revealed(&["S06"]),
    );
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S06") });
    assert_eq!((origin(&scene, "company"), origin(&scene, "specialties")), (1, 2), "six");
}

/// BEL-13.6: trophies are revealed at scoring, not before.
#[test]
fn trophies_are_revealed_at_scoring() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A41"])
            .coins(0, 9, 0)
            .trophies(1, &["B07"])
            .generation(4, 2)
            .revealed(&["S11"]),
    );
    assert_eq!(scene.game.view(Viewer::Spectator).players[1].trophies, None);
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    let trophies = scene.game.view(Viewer::Spectator).players[1].trophies.clone();
    assert_eq!(trophies.expect("revealed").len(), 1);
}

/// BEL-13.5: swords, then gold, break a tie.
#[test]
fn ties_are_broken_by_swords_and_gold() {
    let result = |swords: u8, gold: u16| {
        let mut scene = Scene::of(
            Position::of(2)
                .turn_of(1)
                .hand(1, &["A41"])
                .employs(0, &["S17", "S18", "S19", "S20", "S04", "S30"])
                .employs(1, &["S05", "S21", "S22", "S29", "S13"])
                .generation(4, 2)
                .swords(0, 1)
                .swords(1, swords)
                .coins(0, 2, 0)
                .coins(1, gold + 3, 0)
                .trophies(0, &["B20", "B01", "B04"])
                .trophies(1, &["B02", "B03", "B17", "B18"])
                .revealed(&["S12"]),
        );
        scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
        if !scene.is_over() {
            scene.act(Employ { scholar: scholar("S12") });
        }
        let outcome = scene.game.outcome().expect("over");
        (outcome.seats[0].rank, outcome.seats[1].rank)
    };
    assert_eq!(result(2, 0), (2, 1));
    assert_eq!(result(0, 9), (1, 2));
    assert_eq!(result(1, 3), (2, 1));
    assert_eq!(result(1, 1), (1, 2));
}

/// BEL-11.9: an orange token stands for any symbol, a white one only for its own (BEL-18.19).
#[test]
fn the_best_assignment_is_used() {
    let scene = Scene::of(
        order(&[], 0, 0)
            .assassinated(&["S16", "S19"])
            .assassinated_tokens(&[Token::Income, Token::Orange]),
    );
    let order = scene.view().order.expect("plays");
    assert_eq!(order.active_points, 2, "Zahrawi; ibn Hayyan needs two symbols");
    assert!(order.active.contains(scholar("S19")));
}

/// BEL-11.5: Hashash cards inside a chain of top cards.
#[test]
fn hashash_cards_inside_a_chain() {
    let mut scene =
        Scene::of(order(&["H01", "H08a"], 9, 9).hand(2, &["A04"]).tops(["A05", "A25", "A15"]));
    scene.play("A04").act(Action::Secondary).act(TopCard { deck: deck(1) });
    scene.act(use_card("H08a"));
    assert_eq!(scene.drawn().total(), 2);
    while !scene.offers(Finish) {
        let choice = scene.legal()[0];
        scene.act(match choice {
            UseAbility => Action::DeclineAbility,
            PlaceBottom { .. } => Action::ReturnOrange,
            other => other,
        });
    }
    scene.act(use_card("H01")).act(TopPrimary { deck: deck(2) });
    assert_eq!(scene.drawn().total(), 3);
}

/// Bots value the Order's gold for assassinations, cards that help with them, and assassinated
/// scholars, covered or not.
#[test]
fn means_of_assassination_are_worth_something_to_the_order() {
    let worth = |position: Position| Scene::of(position).game.estimate(seat(2));
    let poor = worth(order(&[], 0, 0));
    assert!(worth(order(&[], 4, 0)) > poor, "gold");
    assert!(worth(order(&["H06"], 0, 0)) > poor, "a Hashash card");
    let with = |scholar| worth(order(&[], 0, 0).assassinated(&[scholar]));
    assert!(with("S16") > with("S18"), "ibn Hayyan is worth 3 and Rasis 2");
    assert!(with("S18") > poor, "though nothing covers him yet");
}

/// Bots know that the Sect Leader acts once until the row of bottom spaces is full (BEL-6.7).
#[test]
fn the_order_wants_its_row_of_bottom_spaces_cleared() {
    let filled = |characters: &[Character]| {
        let row = order(&[], 4, 0);
        let row = characters.iter().fold(row, |row, &character| row.bottom(character, 1));
        Scene::of(row).game.estimate(seat(2))
    };
    let acted = filled(&[Character::SectLeader]);
    assert!(acted < filled(&[]));
    assert!(acted < filled(&[Character::SectLeader, Character::Spy]));
    assert_eq!(filled(&[]), filled(&[Character::Spy]), "it waits for nothing");
}

/// To bots, everything about the Order is slower with five players (BEL-11.3), but gold, symbols
/// and scholars are still worth having.
#[test]
fn bots_expect_less_of_the_order_with_five_players() {
    let ahead = |position: Position, own| {
        let game = Scene::of(position).game;
        game.estimate(seat(own)) - game.estimate(seat(0)).max(game.estimate(seat(1)))
    };
    let five = |gold| Position::of(5).turn_of(4).coins(4, gold, 0);
    let poor = ahead(five(0), 4);
    assert!(poor < ahead(order(&[], 0, 0), 2));
    assert!(ahead(five(4), 4) > poor, "gold");
    assert!(ahead(five(0).white(Character::Spy, 2), 4) > poor, "symbols");
    let with = |scholar| ahead(five(0).assassinated(&[scholar]), 4);
    assert!(with("S16") > with("S18"), "ibn Hayyan is worth 3 and Rasis 2");
}
