//! The derived examples (section 19b of the rules), by number.

use crate::common::position::Position;
use crate::common::{Scene, auxiliary, deck, hashash, scholar, seat, tokens};
use belaad::{
    Action, Character, Colour, Event, Refusal, Symbol, Team, Token, allocate, best_covered,
    specialty_points,
};
use engine::Game;

use Action::{
    Accept, AssassinateScholar, AssassinateToken, Attack, Concede, Copy, Draw, Employ,
    EmployWithSwords, Finish, Lend, Negate, PlaceBottom, Primary, PrimarySymbol, RefuseToLend,
    Reveal, Sacrifice, Secondary, TopCard, UseAbility, UseHashash,
};

/// A32 bought for EX-20, with an I card on top for EX-21.
fn lending() -> Scene {
    let mut scene = Scene::of(
        Position::of(4)
            .hand(0, &["A32"])
            .tops(["A40", "A22", "A16"])
            .coins(0, 1, 0)
            .treasury(Team::Kingdom, 1, 0)
            .coins(2, 5, 0)
            .revealed(&["S11", "S13"]),
    );
    scene.play("A32").act(Secondary);
    scene
}

/// EX-20 (BEL-5.3): the Treasury pays first, then the payer's own coins; nobody else is asked.
#[test]
fn x20_treasury_and_own_coins_pay_first() {
    let scene = lending();
    assert_eq!((scene.treasury(Team::Kingdom).gold, scene.gold(0), scene.gold(2)), (0, 0, 5));
    assert_eq!(scene.asked(), seat(0));
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Lent { .. })));
}

/// EX-21 (BEL-5.4): the teammate is asked once; after a refusal, what needs the loan isn't offered.
#[test]
fn x21_a_teammate_lends_or_refuses() {
    let mut scene = lending();
    scene.act(TopCard { deck: deck(1) });
    scene.act(PrimarySymbol { symbol: Symbol::Influence });
    // Asturlabi costs 4 - 1 = 3, which only the teammate's gold can pay.
    scene.act(Employ { scholar: scholar("S11") });
    assert_eq!(scene.asked(), seat(2));
    let mut lent = scene.clone();
    lent.act(Lend);
    assert_eq!(lent.gold(2), 2);
    assert!(lent.player(0).scholars.contains(scholar("S11")));
    let mut refused = scene;
    refused.act(RefuseToLend);
    assert_eq!(refused.gold(2), 5, "nothing is paid");
    assert!(refused.player(0).scholars.is_empty());
    let influence = PrimarySymbol { symbol: Symbol::Influence };
    assert!(!refused.offers(influence), "no longer payable this turn");
}

/// EX-22 (BEL-5.3).
#[test]
fn x22_the_treasury_is_emptied_first() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A41"])
            .coins(0, 3, 0)
            .treasury(Team::Kingdom, 5, 0)
            .revealed(&["S23", "S13"]),
    );
    // Ibn Khaldun costs 7 - 1 = 6.
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S23") });
    assert_eq!((scene.treasury(Team::Kingdom).gold, scene.gold(0)), (0, 2));
}

/// EX-23 (BEL-10.K5, BEL-6.7): the last of Kingdom's six bottom spaces.
#[test]
fn x23_the_second_space_of_the_commander_fills_the_row() {
    let mut scene = Scene::of(
        Position::of(2)
            .bottom(Character::Sultan, 1)
            .bottom(Character::Vizier, 1)
            .bottom(Character::Treasurer, 1)
            .bottom(Character::Sheriff, 1)
            .bottom(Character::Commander, 1)
            .placing(&[Token::Orange]),
    );
    let bag = scene.view().bag[Token::Orange];
    scene.act(PlaceBottom { character: Character::Commander }).act(UseAbility);
    assert_eq!(scene.player(0).swords, 1);
    scene.act(Draw { deck: deck(2) });
    assert_eq!(scene.view().bag[Token::Orange], bag + 6);
}

/// EX-24 (BEL-8.2, BEL-10.P5): the Folk Hero's ongoing strength.
#[test]
fn x24_the_folk_hero_defends_with_four_more() {
    let position = |seat| {
        Position::of(2)
            .turn_of(seat)
            .hand(seat, &["A42"])
            .white(Character::FolkHero, 2)
            .bottom(Character::FolkHero, 1)
            .white(Character::Commander, 3)
    };
    let mut defending = Scene::of(position(0));
    defending.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!((defending.strengths(), defending.asked()), ((4, 7), seat(0)));
    let mut attacking = Scene::of(position(1));
    attacking.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(attacking.strengths(), (6, 4));
}

/// EX-25 (BEL-8.5, BEL-8.8): on a tie with the last card, the defender wins.
#[test]
fn x25_an_empty_deck_on_a_tie() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .white(Character::Commander, 4)
            .white(Character::FolkHero, 5)
            .last_battle_cards(1, &["B01"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(scene.strengths(), (5, 6));
    scene.act(Reveal);
    assert!(scene.events.contains(&Event::BattleWon { seat: seat(1), loser: seat(0) }));
    assert_eq!(scene.player(1).swords, 1);
    let view = scene.view();
    assert_eq!((view.battle_deck, view.battle_discard.len()), (1, 0), "reshuffled");
}

/// EX-26 (BEL-8.6, BEL-11.9): the spoils of a won defence cover Rasis.
#[test]
fn x26_the_order_wins_in_another_turn() {
    // Farabi (Income), Idrisi (Steal) and Kindi are active: 5. Rasis lacks Military.
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A42"])
            .white(Character::Commander, 1)
            .white(Character::Assassin, 4)
            .assassinated(&["S01", "S10", "S07", "S18"])
            .assassinated_tokens(&[Token::Income, Token::Steal]),
    );
    assert_eq!(scene.view().order.expect("plays").active_points, 5);
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    scene.act(Attack { team: Team::Order });
    assert_eq!((scene.strengths(), scene.asked()), ((2, 5), seat(0)));
    scene.act(Concede);
    let military = AssassinateToken { character: Character::Commander, colour: Colour::White };
    assert_eq!((scene.asked(), scene.legal()), (seat(2), vec![military]), "asked, though forced");
    scene.act(military);
    assert!(scene.events.contains(&Event::OrderWon { seat: seat(2), points: 7 }));
    assert!(scene.is_over());
}

/// EX-27 (BEL-7.2, BEL-9.3): fear makes scholars more expensive.
#[test]
fn x27_fear_costs_three_gold_or_a_sword_more() {
    let position = Position::of(3)
        .turn_of(1)
        .hand(1, &["A41"])
        .in_play(&["H10"])
        .white(Character::Bahlool, 3)
        .coins(1, 9, 0)
        .swords(1, 3)
        .revealed(&["S05", "S01", "S13"]);
    let mut coins = Scene::of(position.clone());
    coins.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    coins.act(Employ { scholar: scholar("S05") });
    assert_eq!(coins.gold(1), 0, "10 - 4 + 3");
    let mut swords = Scene::of(position.clone());
    swords.act(EmployWithSwords { scholar: scholar("S01") });
    assert_eq!(swords.player(1).swords, 0, "2 + 1");
    let short = Scene::of(position.swords(1, 2));
    assert_eq!(
        short.refusal(EmployWithSwords { scholar: scholar("S01") }),
        Refusal::NotEnoughSwords { scholar: scholar("S01"), needed: 3, have: 2 }
    );
}

/// EX-28 (BEL-7.2, BEL-18.11): a price below 0 is 0, and still counts as employing.
#[test]
fn x28_a_free_scholar_is_the_employment_of_the_turn() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A41"])
            .white(Character::Sultan, 4)
            .swords(0, 1)
            .revealed(&["S11", "S06", "S13"]),
    );
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    assert!(scene.view().progress.employed);
    assert_eq!(scene.gold(0), 0);
}

/// EX-29 (BEL-10.P1): Bahlool gives up the tokens of a strongest character.
#[test]
fn x29_bahlool_employs_for_tokens() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(1)
            .in_play(&["H10"])
            .white(Character::FolkHero, 2)
            .orange(Character::FolkHero, 1)
            .white(Character::Altruist, 3)
            .white(Character::Preacher, 2)
            .revealed(&["S13"])
            .placing(&[Token::Orange]),
    );
    let bag = scene.view().bag;
    scene.act(PlaceBottom { character: Character::Bahlool }).act(UseAbility);
    assert_eq!(
        scene.refusal(Sacrifice { character: Character::Preacher }),
        Refusal::NotTheStrongest { character: Character::Preacher }
    );
    scene.act(Sacrifice { character: Character::FolkHero });
    let now = scene.view().bag;
    assert_eq!(now[Token::Military], bag[Token::Military] + 2);
    assert_eq!(now[Token::Orange], bag[Token::Orange] + 1);
    scene.act(Employ { scholar: scholar("S13") });
    assert!(scene.player(1).scholars.contains(scholar("S13")));
}

/// EX-30 (BEL-10.P2, BEL-10.K3): the Preacher copies the Treasurer for the People.
#[test]
fn x30_the_highest_count_of_both_opposing_teams() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(1)
            .white(Character::Sheriff, 4)
            .white(Character::Spy, 5)
            .bottom(Character::Treasurer, 1)
            .placing(&[Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Preacher }).act(UseAbility);
    scene.act(Copy { character: Character::Treasurer });
    assert_eq!(scene.treasury(Team::People).gold, 6);
    assert_eq!(scene.board(Character::Treasurer).bottom, 1, "nothing is placed there");
}

/// EX-31 (BEL-11.9): one orange token covers one symbol.
#[test]
fn x31_one_or_both_scholars_are_active() {
    let scholars = [scholar("S20"), scholar("S04")].into_iter().collect();
    let points = |orange| {
        let tokens = tokens(&[(Token::Military, 1), (Token::Income, 1), (Token::Orange, orange)]);
        let active = best_covered(scholars, tokens);
        let faces = active.iter().map(|each| belaad::components().scholars[each.at()]);
        faces.map(|face| u16::from(face.main)).sum::<u16>()
    };
    assert_eq!((points(1), points(2)), (3, 6));
    // The second one comes from the bag, by the Assassin: the Order wins.
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .assassinated(&["S20", "S04"])
            .assassinated_tokens(&[Token::Military, Token::Income, Token::Orange])
            .placing(&[Token::Orange]),
    );
    assert_eq!(scene.view().order.expect("plays").active_points, 3);
    scene.act(PlaceBottom { character: Character::Assassin });
    let orange = |scene: &Scene| {
        scene
            .events
            .contains(&Event::DrawnTokenAssassinated { seat: seat(2), token: Token::Orange })
    };
    scene.act_until(UseAbility, orange);
    assert!(scene.is_over());
}

/// EX-32 (BEL-4.8, BEL-18.2): both cards of the Order share the top cards.
#[test]
fn x32_the_second_card_finds_a_top_card_used() {
    let mut scene = Scene::of(
        Position::of(5)
            .turn_of(4)
            .hand(4, &["A04", "A15"])
            .tops(["A40", "A41", "A42"])
            .coins(4, 0, 4),
    );
    scene.play("A04").act(Secondary).act(TopCard { deck: deck(1) });
    // A40 offers the Order its secondary for 2 red; it is left alone.
    scene.act(Finish).act(Finish);
    assert_eq!(scene.asked(), seat(4), "the second card");
    scene.play("A15").act(Secondary);
    assert_eq!(scene.legal(), [TopCard { deck: deck(2) }, TopCard { deck: deck(3) }]);
    assert_eq!(scene.refusal(TopCard { deck: deck(1) }), Refusal::TopCardUsed { deck: deck(1) });
}

/// EX-33 (BEL-12.1): the new generation can be taken from in the same turn.
#[test]
fn x33_two_assassinations_over_a_generation_change() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .generation(2, 2)
            .in_play(&["H06"])
            .coins(2, 8, 0)
            .placing(&[Token::Orange]),
    );
    let old = scene.revealed();
    scene.act(PlaceBottom { character: Character::SectLeader }).act(UseAbility);
    scene.act(AssassinateScholar { scholar: old[0] });
    let view = scene.view().scholars;
    assert_eq!((view.generation, view.revealed.len()), (3, 5));
    assert!(view.discarded.contains(old[1]) && view.discarded.contains(old[2]));
    let new = scene.revealed()[0];
    scene.act(UseHashash { card: hashash("H06") }).act(AssassinateScholar { scholar: new });
    assert_eq!(scene.gold(2), 0);
    assert!(scene.view().order.expect("plays").scholars.contains(new));
}

/// EX-34 (BEL-3.2): a depleted deck.
#[test]
fn x34_discard_and_decks_are_split_anew() {
    let mut scene = Scene::of(Position::of(4).hand(0, &["A40"]).deck_sizes([8, 1, 6]));
    scene.play("A40");
    let view = scene.view();
    assert_eq!(view.discard.len(), 27);
    scene.act(Draw { deck: deck(2) });
    let view = scene.view();
    let sizes: Vec<usize> = view.decks.iter().map(|deck| deck.cards).collect();
    assert_eq!((sizes, view.discard.len()), (vec![14, 14, 13], 0));
    assert_eq!(scene.player(0).hand_size, 4);
}

/// EX-35 (BEL-13.3).
#[test]
fn x35_three_coin_points_and_one_gold_left() {
    let bought = allocate(["S25", "S10", "S01"].map(auxiliary).into_iter(), 3, 2);
    assert_eq!((bought.points, bought.gold_left, bought.red_left), (3, 1, 0));
}

/// EX-36 (BEL-11.6): silence, once between two turns of the Order.
#[test]
fn x36_a_silenced_player_only_draws() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(1)
            .hand(1, &["A08"])
            .in_play(&["H04"])
            .coins(1, 0, 3)
            .coins(2, 8, 0)
            .swords(1, 3),
    );
    scene.play("A08");
    assert_eq!(scene.asked(), seat(2));
    scene.act(Action::Silence);
    assert_eq!((scene.gold(2), scene.gold(1), scene.red(1)), (4, 0, 3));
    assert_eq!(scene.asked(), seat(1));
    assert_eq!(scene.legal().len(), 3, "no T5, only the three decks");
    scene.act(Draw { deck: deck(1) });
    assert_eq!(scene.asked(), seat(2), "the Order's turn");
    assert!(scene.view().order.expect("plays").used.is_empty(), "usable again");
}

/// EX-36 (BEL-11.6): not again before the Order's next turn has started.
#[test]
fn x36_silence_is_not_used_twice_in_a_round() {
    let mut scene = Scene::of(
        Position::of(5).hand(0, &["A08"]).hand(1, &["A06"]).in_play(&["H04"]).coins(4, 8, 0),
    );
    scene.play("A08").act(Action::Silence).act(Draw { deck: deck(1) });
    scene.play("A06");
    assert_eq!(scene.asked(), seat(1), "the Order is not asked again");
    assert!(scene.offers(Primary));
}

/// EX-37 (BEL-9.2, BEL-11.7): an elimination of the Assassin, accepted or negated.
#[test]
fn x37_the_ward_saves_the_assassin() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .coins(2, 3, 0)
            .white(Character::Assassin, 2)
            .in_play(&["H09", "H12", "H13"]),
    );
    // The Assassin is the only target.
    scene.play("A56").act(Secondary);
    assert_eq!(scene.asked(), seat(2));
    let mut accepted = scene.clone();
    accepted.act(Accept);
    assert!(accepted.board(Character::Assassin).is_empty());
    assert!(accepted.character(Character::Assassin).hashash_cards.is_empty());
    let order = accepted.game.view(seat(2).into()).order.expect("plays");
    let bottom: Vec<_> = order.known.iter().map(|(_, card)| card.label()).collect();
    assert_eq!((order.hashash_deck, bottom), (14, vec!["H09", "H12", "H13"]));
    let mut negated = scene;
    negated.act(Negate);
    assert_eq!(negated.board(Character::Assassin).white, 2);
    assert_eq!(negated.character(Character::Assassin).hashash_cards.len(), 3);
    assert_eq!((negated.gold(2), negated.gold(0)), (0, 0), "both prices stay paid");
}

/// EX-38 (BEL-1.6).
#[test]
fn x38_specialties_score_eleven() {
    let team = ["S02", "S03", "S17", "S18", "S19", "S20"].map(scholar).into_iter().collect();
    assert_eq!(specialty_points(team), 11);
}

/// EX-39 (BEL-13.5): teams equal in everything share the victory.
#[test]
fn x39_a_shared_victory() {
    // Kingdom: main 13, Medicine 9, Astronomy 2, trophies 6. People: main 13, Mathematics 9, trophies 8.
    let mut scene = Scene::of(
        Position::of(2)
            .turn_of(1)
            .hand(1, &["A41"])
            .employs(0, &["S17", "S18", "S19", "S20", "S04", "S30"])
            .employs(1, &["S05", "S21", "S22", "S29", "S13"])
            .generation(4, 2)
            .swords(0, 1)
            .swords(1, 1)
            .coins(0, 2, 0)
            .coins(1, 5, 0)
            .trophies(0, &["B20", "B01", "B04"])
            .trophies(1, &["B02", "B03", "B17", "B18"])
            .revealed(&["S12"]),
    );
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S12") });
    assert_eq!((scene.gold(0), scene.gold(1)), (2, 2));
    let outcome = scene.game.outcome().expect("over");
    let [kingdom, people] = [&outcome.seats[0], &outcome.seats[1]];
    assert_eq!((kingdom.score, people.score), (30, 30));
    assert_eq!((kingdom.rank, people.rank), (1, 1));
}

/// EX-40 (BEL-8.1): the player on the left.
#[test]
fn x40_the_last_seat_attacks_the_first() {
    let mut scene = Scene::of(Position::of(6).turn_of(5).hand(5, &["A42"]));
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    let begun = |event: &Event| matches!(event, Event::BattleBegan { defender, .. } if *defender == seat(0));
    assert!(scene.events.iter().any(begun));
}

/// EX-41 (BEL-6.1): no more than the bag has.
#[test]
fn x41_the_last_token_of_the_bag() {
    let mut scene = Scene::of(Position::of(3).hand(0, &["A22"]).bag(&[Token::Military]));
    scene.play("A22").act(Primary);
    assert_eq!(scene.drawn(), tokens(&[(Token::Military, 1)]));
    assert_eq!(scene.board(Character::Commander).white, 1);
    assert_eq!(scene.view().bag.total(), 0);
}

/// EX-42 (BEL-11.1): the Order has no use for Influence.
#[test]
fn x42_the_order_plays_an_influence_card_for_its_secondary() {
    let mut scene = Scene::of(Position::of(3).turn_of(2).hand(2, &["A40"]).coins(2, 0, 2));
    scene.play("A40");
    assert_eq!(
        scene.refusal(PrimarySymbol { symbol: Symbol::Influence }),
        Refusal::NoCharacterWith { symbol: Symbol::Influence }
    );
    assert_eq!(scene.legal(), [Secondary, Finish]);
    scene.act(Secondary);
    assert_eq!((scene.gold(2), scene.red(2)), (3, 0));
}

/// EX-43 (BEL-4.4): all gold of the team moves to the Treasury.
#[test]
fn x43_the_treasury_transfer() {
    let mut scene = Scene::of(
        Position::of(4)
            .hand(0, &["A24"])
            .treasury(Team::Kingdom, 4, 0)
            .coins(0, 2, 2)
            .coins(2, 3, 1)
            .coins(1, 4, 0),
    );
    scene.play("A24").act(Secondary);
    assert_eq!(scene.treasury(Team::Kingdom).gold, 9);
    assert_eq!((scene.gold(0), scene.gold(2), scene.gold(1)), (0, 0, 4));
    assert_eq!((scene.red(0), scene.red(2)), (1, 1), "only the price in red is gone");
}
