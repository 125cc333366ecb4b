//! The rulings (section 18 of the rules) that no other test proves.

use crate::common::position::Position;
use crate::common::{Scene, auxiliary, card, deck, hashash, scholar, seat, tokens};
use belaad::{Action, Character, Colour, Event, Refusal, Step, Symbol, Team, Token, best_covered};
use engine::{Game, Refused, Seed, Setup, StepRng, Viewer};

use Action::{
    AssassinateToken, Attack, Concede, Draw, Eliminate, Employ, PlaceBottom, PlaceTop, PlaceWhite,
    Primary, PrimarySymbol, ReturnOrange, Reveal, Sacrifice, Secondary, StealFrom, TopCard,
    UseAbility, UseHashash,
};

/// BEL-18.1: performing a top card takes no card; the T6 draw may take it.
#[test]
fn a_performed_top_card_stays_on_its_deck() {
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A05"]).coins(0, 2, 0).tops(["A04", "A43", "A31"]));
    scene.play("A05").act(Secondary).act(TopCard { deck: deck(1) }).act(Primary).act(Primary);
    assert_eq!(scene.view().decks[0].top, Some(card("A04")));
    assert_eq!(scene.player(0).hand_size, 3);
    scene.act(Draw { deck: deck(1) });
    assert!(scene.events.contains(&Event::CardDrawn {
        seat: seat(0),
        deck: deck(1),
        card: card("A04")
    }));
    assert_eq!(scene.player(0).hand_size, 4);
}

/// BEL-18.2: at most three top cards a turn, each once.
#[test]
fn a_chain_ends_after_three_top_cards() {
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A01"]).coins(0, 8, 8).tops(["A04", "A05", "A15"]));
    scene.play("A01");
    for at in 1..=2 {
        scene.act(Secondary).act(TopCard { deck: deck(at) });
    }
    // The third is the only one left: it opens without a question, and its own TOP has no target.
    scene.act(Secondary);
    assert_eq!(scene.refusal(Secondary), Refusal::NoTopCardLeft);
    assert_eq!(scene.view().open.len(), 4);
}

/// BEL-18.3: +2 needs no symbol named beforehand and counts for that one activation.
#[test]
fn extra_symbols_wait_for_the_choice() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A33"]).coins(0, 0, 2).coins(1, 9, 0));
    scene.play("A33").act(Secondary);
    assert!(scene.offers(PrimarySymbol { symbol: Symbol::Income }));
    scene.act(PrimarySymbol { symbol: Symbol::Steal });
    assert_eq!(scene.gold(0), 3, "1 + 2");
    assert_eq!(scene.count(Character::Sheriff), 1, "gone again");
}

/// BEL-18.4: +2 after the primary action is not offered.
#[test]
fn extra_symbols_come_before_the_primary_action() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A33"]).coins(0, 0, 2));
    scene.play("A33").act(PrimarySymbol { symbol: Symbol::Income });
    assert_eq!(scene.view().progress.step, Step::Draw, "nothing is left to do");
    assert_eq!(scene.red(0), 2);
}

/// BEL-18.5, BEL-18.6: a white token must be placed; an orange one may go anywhere.
#[test]
fn white_tokens_must_and_orange_tokens_may_be_placed() {
    let scene = Scene::of(Position::of(2).placing(&[Token::Orange, Token::Recruit]));
    let mut placed = scene.clone();
    placed.act(PlaceWhite { symbol: Symbol::Recruit });
    assert_eq!(placed.board(Character::Vizier).white, 1);
    for choice in [
        PlaceBottom { character: Character::Vizier },
        PlaceTop { character: Character::Vizier },
        ReturnOrange,
    ] {
        assert!(scene.offers(choice), "{choice:?}");
    }
}

/// BEL-18.8: the Commander needs both spaces filled.
#[test]
fn the_row_of_the_kingdom_has_six_spaces() {
    let row = |commander| {
        Position::of(2)
            .hand(0, &["A43"])
            .bottom(Character::Sultan, 1)
            .bottom(Character::Vizier, 1)
            .bottom(Character::Treasurer, 1)
            .bottom(Character::Sheriff, 1)
            .bottom(Character::Commander, commander)
    };
    for (commander, left) in [(1, 1), (2, 0)] {
        let mut scene = Scene::of(row(commander));
        scene.play("A43").act(Draw { deck: deck(1) });
        assert_eq!(scene.board(Character::Commander).bottom, left);
    }
}

/// BEL-18.9: an elimination frees the ability and ends the Folk Hero's bonus.
#[test]
fn an_elimination_takes_bottom_tokens_too() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .white(Character::FolkHero, 1)
            .orange(Character::FolkHero, 1)
            .bottom(Character::FolkHero, 1),
    );
    scene.play("A56").act(Secondary).act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(scene.strengths(), (1, 1));
}

/// BEL-18.10: after employing with swords, a card doesn't employ.
#[test]
fn swords_close_the_influence_symbol() {
    let mut scene = Scene::of(
        Position::of(2).hand(0, &["A40"]).coins(0, 9, 2).swords(0, 1).revealed(&["S06", "S11"]),
    );
    scene.act(Action::EmployWithSwords { scholar: scholar("S06") }).play("A40");
    assert_eq!(
        scene.refusal(PrimarySymbol { symbol: Symbol::Influence }),
        Refusal::AlreadyEmployed
    );
}

/// BEL-18.13, BEL-18.14: opposing players only, of either opposing team.
#[test]
fn stealing_from_both_opposing_teams() {
    let mut scene = Scene::of(
        Position::of(5)
            .hand(0, &["A43"])
            .coins(1, 1, 0)
            .coins(2, 5, 0)
            .coins(3, 1, 0)
            .coins(4, 1, 0),
    );
    scene.play("A43").act(PrimarySymbol { symbol: Symbol::Steal });
    let from = |number| StealFrom { seat: seat(number) };
    assert_eq!(scene.legal(), [from(1), from(3), from(4)]);
    assert_eq!(scene.refusal(from(2)), Refusal::NotAnOpponent { seat: seat(2) });
}

/// BEL-18.15: the maximum over both opposing teams.
#[test]
fn the_treasurer_looks_at_both_teams() {
    let mut scene =
        Scene::of(Position::of(3).white(Character::Assassin, 4).placing(&[Token::Orange]));
    scene.act(PlaceBottom { character: Character::Treasurer }).act(UseAbility);
    assert_eq!(scene.treasury(Team::Kingdom).gold, 5);
}

/// BEL-18.17: the Treasury pays first, whether the team likes it or not.
#[test]
fn the_treasury_pays_without_being_asked() {
    let mut scene =
        Scene::of(Position::of(4).hand(0, &["A09"]).coins(0, 5, 0).treasury(Team::Kingdom, 2, 0));
    scene.play("A09").act(Secondary);
    assert_eq!((scene.treasury(Team::Kingdom).gold, scene.gold(0)), (0, 5));
}

/// BEL-18.18: the price is paid before the rest moves.
#[test]
fn the_price_of_a_transfer_comes_first() {
    let mut scene = Scene::of(Position::of(4).hand(0, &["A27"]).coins(0, 0, 1).coins(2, 3, 0));
    scene.play("A27").act(Secondary);
    assert_eq!((scene.red(0), scene.treasury(Team::Kingdom).gold), (0, 3));
}

/// BEL-18.20: a token covers one symbol of one scholar.
#[test]
fn one_token_does_not_cover_two_scholars() {
    let two = ["S05", "S19"].map(scholar).into_iter().collect();
    let covered = |count| best_covered(two, tokens(&[(Token::Orange, count)])).len();
    assert_eq!((covered(1), covered(2)), (1, 2), "Khayyam and Zahrawi both need Income");
}

/// BEL-18.24, BEL-18.34: a silenced card stays discarded, and swords can't be used either.
#[test]
fn a_silenced_player_does_nothing_more() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A08"])
            .coins(0, 0, 3)
            .swords(0, 2)
            .in_play(&["H04"])
            .coins(2, 4, 0)
            .revealed(&["S06"]),
    );
    scene.play("A08").act(Action::Silence);
    assert_eq!(scene.view().discard.last(), Some(&card("A08")));
    assert_eq!(scene.red(0), 3);
    assert!(scene.legal().iter().all(|action| matches!(action, Draw { .. })));
}

/// BEL-18.25: the Order's own card and top cards are never silenced.
#[test]
fn only_an_opponents_card_from_hand_is_silenced() {
    let mut own =
        Scene::of(Position::of(3).turn_of(2).hand(2, &["A05"]).in_play(&["H04"]).coins(2, 9, 0));
    own.play("A05");
    assert!(own.offers(Primary));
    let mut top = Scene::of(
        Position::of(3)
            .hand(0, &["A05"])
            .coins(0, 2, 0)
            .tops(["A04", "A06", "A07"])
            .in_play(&["H04"])
            .coins(2, 9, 0),
    );
    top.play("A05").act(Action::LetPass).act(Secondary).act(TopCard { deck: deck(1) });
    assert_eq!(top.asked(), seat(0));
    assert!(top.offers(Primary));
}

/// BEL-18.26: no battle without battle cards.
#[test]
fn an_empty_battle_deck_makes_no_battle() {
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A42"]).coins(0, 1, 0).last_battle_cards(1, &[]));
    scene.play("A42");
    assert_eq!(scene.refusal(PrimarySymbol { symbol: Symbol::Military }), Refusal::BattleDeckEmpty);
    assert!(scene.offers(Secondary), "+2 may still be bought");
}

/// BEL-18.27: every battle ends: 24 reveals at most.
#[test]
fn a_battle_ends_with_the_deck() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .swords(0, 2)
            .swords(1, 2)
            .last_battle_cards(1, &["B01", "B02", "B03"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    let mut reveals = 0;
    while scene.offers(Reveal) {
        scene.act(Reveal);
        reveals += 1;
    }
    assert_eq!(reveals, 3);
}

/// BEL-18.29: discarded scholars never come back.
#[test]
fn twenty_scholars_are_four_times_five() {
    let mut scene = Scene::of(
        Position::of(2).hand(0, &["A41"]).coins(0, 9, 0).generation(3, 2).revealed(&["S11"]),
    );
    let discarded = scene.view().scholars.discarded;
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    let view = scene.view().scholars;
    assert_eq!((view.deck, view.discarded.len()), (0, 6));
    assert!(scene.revealed().iter().all(|&each| !discarded.contains(each)));
}

/// BEL-18.30: employed and assassinated scholars count together.
#[test]
fn the_orders_victim_may_end_a_generation() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .generation(1, 2)
            .in_play(&["H06"])
            .coins(2, 4, 0)
            .revealed(&["S12"]),
    );
    scene.act(UseHashash { card: hashash("H06") });
    scene.act(Action::AssassinateScholar { scholar: scholar("S12") });
    assert_eq!(scene.view().scholars.generation, 2);
}

/// BEL-18.31: an inner draw gets what is in the bag, not the unresolved tokens of the open batch.
#[test]
fn an_inner_draw_finds_only_the_bag() {
    let mut scene = Scene::of(Position::of(3).bag(&[Token::Military]).placing(&[
        Token::Orange,
        Token::Orange,
        Token::Recruit,
    ]));
    scene.act(PlaceBottom { character: Character::Sultan }).act(UseAbility);
    scene.act(Action::Choose { option: belaad::AbilityOption::DrawTokens });
    assert_eq!(scene.drawn(), tokens(&[(Token::Military, 1)]));
    assert_eq!(scene.batch(), tokens(&[(Token::Orange, 1), (Token::Recruit, 1)]));
}

/// BEL-18.32: a card without any use may be played.
#[test]
fn an_unusable_card_may_be_played() {
    let mut scene = Scene::of(Position::of(3).turn_of(2).hand(2, &["A40"]));
    scene.play("A40");
    assert_eq!(scene.view().progress.step, Step::Draw);
}

/// BEL-18.33: gold breaks a tie only after the auxiliary payments.
#[test]
fn gold_is_counted_after_the_payments() {
    let bought = belaad::allocate(std::iter::once(auxiliary("S10")), 3, 0);
    assert_eq!((bought.points, bought.gold_left), (1, 1));
}

/// BEL-18.35: Hashash cards alone make a target.
#[test]
fn a_board_with_only_hashash_cards_is_a_target() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .in_play(&["H01"])
            .white(Character::Altruist, 1),
    );
    scene.play("A56").act(Secondary).act(Eliminate { character: Character::Spy });
    assert!(scene.character(Character::Spy).hashash_cards.is_empty());
}

/// BEL-18.37: the Spy returns tokens of one opposing team, of any of its boards.
#[test]
fn the_spy_stays_with_one_team() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .white(Character::Sultan, 1)
            .white(Character::Vizier, 1)
            .white(Character::Bahlool, 1)
            .placing(&[Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Spy }).act(UseAbility);
    scene.act(Action::Choose { option: belaad::AbilityOption::ReturnTokens });
    let token = |character| Action::ReturnToken { character, colour: Colour::White };
    scene.act(token(Character::Sultan)).act(token(Character::Vizier));
    assert_eq!(scene.view().progress.step, Step::Draw, "nothing of that team is left");
    assert_eq!(scene.board(Character::Bahlool).white, 1);
}

/// BEL-18.39: tokens that an ability returns are in the bag at once.
#[test]
fn returned_tokens_may_be_drawn_again() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(1)
            .bag(&[])
            .white(Character::FolkHero, 2)
            .placing(&[Token::Orange, Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Bahlool }).act(UseAbility);
    let anybody = scene.revealed()[0];
    scene.act(Employ { scholar: anybody });
    assert_eq!(scene.view().bag, tokens(&[(Token::Military, 2)]));
    scene.act(PlaceBottom { character: Character::Preacher }).act(UseAbility);
    scene.act(Action::Copy { character: Character::Sultan });
    scene.act(Action::Choose { option: belaad::AbilityOption::DrawTokens });
    assert_eq!(scene.board(Character::FolkHero).white, 2, "drawn and placed again");
}

/// BEL-18.40: the draw with its reshuffle, then the row, then the extra turn.
#[test]
fn the_order_of_the_end_of_a_turn() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .hand(2, &["A40"])
            .in_play(&["H02"])
            .coins(2, 3, 0)
            .deck_sizes([1, 4, 4])
            .bottom(Character::SectLeader, 1)
            .bottom(Character::Hashash, 1)
            .bottom(Character::Spy, 1)
            .bottom(Character::Assassin, 1),
    );
    scene.act(UseHashash { card: hashash("H02") }).play("A40").act(Draw { deck: deck(1) });
    let place = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).expect("told");
    let reshuffled = place(|event| matches!(event, Event::DecksReshuffled));
    let cleared = place(|event| matches!(event, Event::RowCleared { .. }));
    let extra = place(|event| matches!(event, Event::ExtraTurnBegan { .. }));
    assert!(reshuffled < cleared && cleared < extra);
}

/// BEL-18.38: no Order among six.
#[test]
fn six_players_have_no_order() {
    let setup = Setup::of::<belaad::Belaad>(6);
    let game = belaad::Belaad::new(&setup, &mut StepRng::new(Seed([1; 32]), 0)).expect("a game");
    assert!(game.view(Viewer::Spectator).order.is_none());
}

/// BEL-5.4: if earlier loans cover a payment, nobody else is asked.
#[test]
fn a_granted_loan_comes_before_a_new_question() {
    let mut scene =
        Scene::of(Position::of(6).hand(0, &["A01"]).coins(2, 5, 0).coins(4, 2, 0).lent_by(4));
    scene.play("A01").act(Secondary);
    assert_eq!(scene.asked(), seat(0), "seat 2 is clockwise first, but not needed");
    assert_eq!((scene.gold(2), scene.gold(4)), (5, 0));
}

/// Section 14: spoils are asked for even if there is only one token to take.
#[test]
fn spoils_are_never_taken_unasked() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .hand(2, &["A42"])
            .white(Character::Assassin, 2)
            .white(Character::Sultan, 1),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    scene.act(Attack { team: Team::Kingdom }).act(Concede);
    let assassinate = AssassinateToken { character: Character::Sultan, colour: Colour::White };
    assert_eq!(scene.legal(), [assassinate]);
    scene.act(assassinate);
    assert!(scene.board(Character::Sultan).is_empty());
    assert_eq!(scene.refused(assassinate), Refused::OtherQuestion);
    assert_eq!(scene.refused(Sacrifice { character: Character::Sultan }), Refused::OtherQuestion);
}

/// BEL-18.43: both copies of Initiates in one turn, each once.
#[test]
fn two_cards_with_one_effect_are_used_one_by_one() {
    let mut scene =
        Scene::of(Position::of(3).turn_of(2).in_play(&["H08a", "H08b"]).coins(2, 9, 0).bag(&[
            Token::Steal,
            Token::Steal,
            Token::Income,
            Token::Income,
        ]));
    for label in ["H08a", "H08b"] {
        let initiates = UseHashash { card: hashash(label) };
        scene.act(initiates);
        assert_eq!(scene.refusal(initiates), Refusal::AlreadyUsed { card: hashash(label) });
    }
    assert_eq!((scene.gold(2), scene.view().bag.total()), (5, 0));
}

/// BEL-18.44: the Order is last if Kingdom or People win.
#[test]
fn places_are_those_of_the_teams() {
    let mut scene = Scene::of(Position::of(5).completed(599).hand(0, &["A43"]).swords(1, 1));
    scene.play("A43").act(Draw { deck: deck(1) });
    let outcome = scene.game.outcome().expect("the limit of turns");
    let ranks: Vec<u8> = outcome.seats.iter().map(|seat| seat.rank).collect();
    assert_eq!(ranks, [2, 1, 2, 1, 3]);
}
