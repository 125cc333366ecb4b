//! The turn, cards, coins and tokens (sections 3 to 6 of the rules).

use crate::common::position::Position;
use crate::common::{Scene, card, deck, hashash, scholar, seat, tokens};
use belaad::{
    AbilityOption, Action, Amount, Character, Colour, Event, OpenView, Refusal, Step, Symbol, Team,
    Token,
};
use engine::{Game, Refused};

use Action::{
    Activate, Back, Choose, Draw, Eliminate, Employ, EmployWithSwords, Finish, GoOn, Lend,
    PlaceBottom, PlaceTop, PlaceWhite, PlayCard, Primary, PrimarySymbol, RefuseToLend,
    ReturnOrange, Secondary, StealFrom, TopCard, TopPrimary, TopSecondary, TopSymbol, UseAbility,
};

/// BEL-3.1: swords before the card and after it, then the draw, then the next seat.
#[test]
fn the_steps_of_a_turn() {
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A04"]).swords(0, 1).revealed(&["S06", "S13"]));
    let swords = EmployWithSwords { scholar: scholar("S06") };
    assert!(scene.offers(swords), "T1");
    scene.play("A04");
    assert!(!scene.offers(swords), "not while a card is open");
    scene.act(Primary);
    assert_eq!(scene.view().progress.step, Step::After);
    assert_eq!(scene.legal(), [swords, GoOn], "T5");
    scene.act(GoOn).act(Draw { deck: deck(3) });
    assert_eq!(scene.asked(), seat(1));
    assert_eq!(scene.game.turn(), 2);
}

/// BEL-3.3: a card must be played, its actions need not be; the hand is four again.
#[test]
fn playing_is_mandatory_its_actions_are_not() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A04"]));
    assert!(scene.legal().iter().all(|action| matches!(action, PlayCard { .. })));
    assert_eq!(scene.refusal(GoOn), Refusal::PlayFirst);
    scene.play("A04").act(Finish);
    assert_eq!(scene.gold(0), 0);
    scene.act(Draw { deck: deck(1) });
    assert_eq!(scene.player(0).hand_size, 4);
}

/// BEL-3.4: nothing happens after the end, not even the draw.
#[test]
fn the_end_stops_the_turn() {
    let mut scene = Scene::of(
        Position::of(2).hand(0, &["A41"]).coins(0, 9, 9).generation(4, 2).revealed(&["S11"]),
    );
    scene.play("A41").act(PrimarySymbol { symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    assert!(scene.is_over());
    assert_eq!(scene.player(0).hand_size, 3);
    assert_eq!(scene.game.check(seat(0), Draw { deck: deck(1) }), Err(Refused::Over));
}

/// BEL-4.1: primary and secondary in either order; a frame closes when nothing is left.
#[test]
fn a_frame_has_two_items_in_either_order() {
    let position = Position::of(2).hand(0, &["A30"]).coins(0, 9, 9);
    let income = PrimarySymbol { symbol: Symbol::Recruit };
    let mut secondary_first = Scene::of(position.clone());
    secondary_first.play("A30").act(Secondary);
    assert_eq!(secondary_first.refusal(Secondary), Refusal::AlreadyPerformed);
    assert!(secondary_first.offers(income));
    let mut primary_first = Scene::of(position);
    primary_first.play("A30").act_until(income, |scene| scene.drawn()[Token::Orange] == 0);
    assert_eq!(primary_first.refusal(income), Refusal::AlreadyPerformed);
    primary_first.act(Secondary);
    assert_eq!(primary_first.view().progress.step, Step::Draw, "closed by itself");
}

/// BEL-4.2: what an item needs to be offered.
#[test]
fn items_that_can_do_nothing_are_not_offered() {
    let symbol = |symbol| PrimarySymbol { symbol };
    let mut nobody = Scene::of(Position::of(2).hand(0, &["A43"]));
    nobody.play("A43");
    assert_eq!(nobody.view().progress.step, Step::Draw, "nobody has gold: the card is over");
    let mut empty = Scene::of(Position::of(3).hand(0, &["A47"]).bag(&[]).coins(0, 0, 9));
    empty.play("A47");
    assert_eq!(empty.view().progress.step, Step::Draw, "empty bag, no gold anywhere");
    let mut dear = Scene::of(Position::of(3).hand(0, &["A45"]).bag(&[]).revealed(&["S13"]));
    dear.play("A45");
    assert_eq!(dear.refusal(symbol(Symbol::Influence)), Refusal::NobodyPayable);
    assert_eq!(
        dear.refusal(symbol(Symbol::Steal)),
        Refusal::SymbolNotOnTheCard { symbol: Symbol::Steal }
    );
    assert_eq!(dear.refusal(Secondary), Refusal::NobodyToEliminate);
    assert!(dear.offers(symbol(Symbol::Income)), "always");
    let mut nothing = Scene::of(Position::of(2).hand(0, &["A02"]).coins(0, 0, 1));
    nothing.play("A02");
    assert_eq!(nothing.refusal(Secondary), Refusal::NothingForTheTreasury);
    nothing.act(Primary);
    assert!(nothing.offers(Secondary), "now there is gold to move");
}

/// BEL-4.3, BEL-5.5: the printed colour, without substitution.
#[test]
fn a_price_in_red_is_not_paid_in_gold() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A04"]).coins(0, 9, 1));
    scene.play("A04");
    assert_eq!(
        scene.refusal(Secondary),
        Refusal::CannotPay { price: Amount::red(2), available: Amount::red(1) }
    );
}

/// BEL-4.5: top tokens of both colours count, bottom tokens never.
#[test]
fn symbol_counts() {
    let scene = Scene::of(
        Position::of(2)
            .white(Character::Commander, 2)
            .orange(Character::Commander, 1)
            .bottom(Character::Commander, 2)
            .bottom(Character::FolkHero, 1),
    );
    assert_eq!(scene.count(Character::Commander), 4);
    assert_eq!(scene.count(Character::FolkHero), 1, "its ongoing strength is not a symbol");
}

/// BEL-4.6: one symbol of several.
#[test]
fn only_one_symbol_is_chosen() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A33"]).coins(1, 3, 0));
    scene.play("A33").act(PrimarySymbol { symbol: Symbol::Income });
    assert_eq!(scene.view().progress.step, Step::Draw);
    assert_eq!((scene.gold(0), scene.gold(1)), (2, 3));
}

/// BEL-4.9, BEL-10.K1: exactly one of the two actions of a top card.
#[test]
fn a_single_action_of_a_top_card() {
    let mut scene = Scene::of(
        Position::of(2)
            .tops(["A05", "A31", "A54"])
            .coins(0, 2, 2)
            .revealed(&["S13"])
            .placing(&[Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Sultan }).act(UseAbility);
    scene.act(Choose { option: AbilityOption::PerformTopCard });
    assert_eq!(scene.refusal(TopSecondary { deck: deck(2) }), Refusal::NotAsSingleAction);
    assert_eq!(
        scene.refusal(TopSymbol { deck: deck(2), symbol: Symbol::Steal }),
        Refusal::SymbolNotOnTheCard { symbol: Symbol::Steal }
    );
    let legal = scene.legal();
    assert!(legal.contains(&TopPrimary { deck: deck(1) }));
    assert!(legal.contains(&TopSymbol { deck: deck(3), symbol: Symbol::Income }));
    // Its TOP opens a normal frame of another card; its own card counts as used.
    scene.act(TopSecondary { deck: deck(1) });
    assert_eq!(scene.legal(), [TopCard { deck: deck(2) }, TopCard { deck: deck(3) }]);
    scene.act(TopCard { deck: deck(3) });
    assert!(scene.offers(Secondary), "+2 belongs to a full frame");
    assert_eq!(scene.gold(0), 0, "the price was paid");
}

/// BEL-4.9: its own TOP needs another unused top card.
#[test]
fn a_single_top_needs_another_card() {
    let mut scene = Scene::of(
        Position::of(2)
            .tops(["A05", "A31", "A54"])
            .coins(0, 2, 0)
            .used_decks(&[1, 2])
            .placing(&[Token::Orange]),
    );
    scene.game.audit().expect("a position");
    scene.act(PlaceBottom { character: Character::Sultan }).act(UseAbility);
    scene.act(Choose { option: AbilityOption::PerformTopCard });
    assert_eq!(scene.legal(), [TopPrimary { deck: deck(1) }, Back], "only the primary action");
    scene.act(TopPrimary { deck: deck(1) });
    assert_eq!(scene.gold(0), 5);
}

/// BEL-5.1, BEL-5.2: Treasuries can't be robbed, swapped or eliminated.
#[test]
fn a_treasury_is_safe() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .treasury(Team::People, 8, 2)
            .white(Character::Trustworthy, 2),
    );
    scene.play("A56");
    assert_eq!(scene.refusal(PrimarySymbol { symbol: Symbol::Steal }), Refusal::NobodyHasGold);
    scene.act(Secondary);
    assert!(scene.board(Character::Trustworthy).is_empty(), "the only target");
    let treasury = scene.treasury(Team::People);
    assert_eq!((treasury.gold, treasury.red), (8, 2));
}

/// BEL-5.4, BEL-18.16: a lending teammate is asked once a turn, and only for coins they hold.
#[test]
fn a_loan_is_for_the_whole_turn() {
    let mut scene = Scene::of(
        Position::of(6).hand(0, &["A01"]).tops(["A25", "A42", "A43"]).coins(2, 0, 5).coins(4, 4, 0),
    );
    scene.play("A01").act(Secondary);
    assert_eq!(scene.asked(), seat(4), "seat 2 has no gold to lend");
    scene.act(Lend);
    assert_eq!(scene.gold(4), 2);
    scene.act(TopCard { deck: deck(1) }).act(Secondary);
    assert_eq!((scene.asked(), scene.gold(4)), (seat(0), 0), "not asked again");
}

/// BEL-5.4: after a refusal the next teammate is asked, until the price can't be covered any more.
#[test]
fn a_refusal_asks_the_next_one() {
    let position = |gold| {
        Position::of(6)
            .hand(0, &["A01"])
            .tops(["A25", "A42", "A43"])
            .coins(2, 2, 0)
            .coins(4, gold, 0)
    };
    let mut enough = Scene::of(position(2));
    enough.play("A01").act(Secondary);
    assert_eq!(enough.asked(), seat(2));
    enough.act(RefuseToLend);
    assert_eq!(enough.asked(), seat(4));
    enough.act(Lend);
    assert_eq!((enough.gold(2), enough.gold(4)), (2, 0));
    let mut short = Scene::of(position(1));
    short.play("A01").act(Secondary).act(RefuseToLend);
    assert_eq!(short.asked(), seat(0), "one gold can't cover it: seat 4 is not asked");
    assert_eq!(
        short.refusal(Secondary),
        Refusal::TeamCannotPay { price: Amount::gold(2), available: Amount::gold(1) }
    );
}

/// BEL-5.6: from D6 back to D3, and from there back to D10 without that option.
#[test]
fn a_cancelled_payment_comes_back_to_the_list_before() {
    let mut scene = Scene::of(
        Position::of(4)
            .tops(["A40", "A43", "A02"])
            .used_decks(&[1, 2])
            .coins(2, 5, 0)
            .revealed(&["S11", "S13"])
            .placing(&[Token::Orange]),
    );
    scene.act(PlaceBottom { character: Character::Sultan }).act(UseAbility);
    // The single action can only be A40's Influence, and only the cheap ones can be paid.
    scene.act(Choose { option: AbilityOption::PerformTopCard });
    scene.act(TopSymbol { deck: deck(1), symbol: Symbol::Influence });
    scene.act(Employ { scholar: scholar("S11") });
    assert_eq!(scene.asked(), seat(2));
    scene.act(RefuseToLend);
    assert_eq!(scene.asked(), seat(0));
    assert!(scene.offers(Choose { option: AbilityOption::CollectGold }));
    assert_eq!(
        scene.refusal(Choose { option: AbilityOption::PerformTopCard }),
        Refusal::ChoiceWithoutTarget { option: AbilityOption::PerformTopCard }
    );
    assert!(!scene.view().decks[0].used, "the used mark is taken back");
    scene.act(Choose { option: AbilityOption::CollectGold });
    assert_eq!(scene.gold(0), 3);
}

/// BEL-5.6: the price of a `*` secondary stays paid, and another symbol is chosen.
#[test]
fn a_cancelled_payment_after_any_symbol() {
    let mut scene = Scene::of(
        Position::of(4)
            .hand(0, &["A08"])
            .coins(0, 0, 3)
            .coins(2, 3, 0)
            .coins(1, 1, 0)
            .revealed(&["S11", "S13"]),
    );
    scene.play("A08").act(Secondary).act(Activate { symbol: Symbol::Influence });
    assert_eq!(scene.asked(), seat(2), "Asturlabi is the only one payable");
    scene.act(RefuseToLend);
    assert_eq!(scene.red(0), 0, "stays paid");
    assert!(!scene.offers(Activate { symbol: Symbol::Influence }));
    scene.act(Activate { symbol: Symbol::Income });
    assert_eq!(scene.gold(0), 2);
}

/// BEL-6.4, BEL-18.7: the token may be placed even if the ability does nothing; the space is then
/// taken.
#[test]
fn an_occupied_bottom_space_triggers_nothing() {
    let mut scene =
        Scene::of(Position::of(2).placing(&[Token::Orange, Token::Orange, Token::Orange]));
    scene.act(PlaceBottom { character: Character::Sheriff });
    assert!(!scene.offers(UseAbility), "nobody has gold to take");
    assert_eq!(
        scene.refusal(PlaceBottom { character: Character::Sheriff }),
        Refusal::NoFreeBottomSpace { character: Character::Sheriff }
    );
    assert_eq!(
        scene.refusal(PlaceBottom { character: Character::Altruist }),
        Refusal::NotYourCharacter { character: Character::Altruist }
    );
}

/// BEL-6.5: an ability comes before the other tokens, and its own draw before those.
#[test]
fn an_inner_batch_is_finished_first() {
    let mut scene =
        Scene::of(Position::of(2).placing(&[Token::Orange, Token::Orange, Token::Military]));
    scene.act(PlaceBottom { character: Character::Sultan }).act(UseAbility);
    let draw = Choose { option: AbilityOption::DrawTokens };
    scene.act_until(draw, |scene| scene.batch() == tokens(&[(Token::Orange, 2)]));
    assert_eq!(
        scene.refusal(PlaceWhite { symbol: Symbol::Military }),
        Refusal::NotInTheBatch { symbol: Symbol::Military }
    );
    scene.act(ReturnOrange).act(ReturnOrange);
    assert_eq!(scene.batch(), tokens(&[(Token::Orange, 1), (Token::Military, 1)]));
}

/// BEL-6.5: an ability may be declined.
#[test]
fn an_ability_may_be_declined() {
    let mut scene = Scene::of(Position::of(2).placing(&[Token::Orange]));
    scene.act(PlaceBottom { character: Character::Vizier }).act(Action::DeclineAbility);
    assert_eq!((scene.red(0), scene.board(Character::Vizier).bottom), (0, 1));
}

/// BEL-6.6: one option for each kind of white token, and whites alone are placed by themselves.
#[test]
fn the_menu_of_a_batch() {
    let mut scene = Scene::of(Position::of(2).placing(&[
        Token::Orange,
        Token::Military,
        Token::Military,
        Token::Income,
    ]));
    let legal = scene.legal();
    let whites: Vec<_> =
        legal.iter().filter(|action| matches!(action, PlaceWhite { .. })).collect();
    assert_eq!(whites.len(), 2);
    assert_eq!(legal.len(), 2 + 5 + 5 + 1, "whites, bottoms, tops, return");
    scene.act(PlaceTop { character: Character::Vizier });
    assert_eq!(scene.board(Character::Commander).white, 2);
    assert_eq!(scene.board(Character::Treasurer).white, 1);
    assert_eq!(scene.board(Character::Vizier).orange, 1);
    assert_eq!(scene.view().progress.step, Step::Draw);
}

/// BEL-6.8: removed tokens return to the bag.
#[test]
fn removed_tokens_return_to_the_bag() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .white(Character::Altruist, 3)
            .white(Character::FolkHero, 1),
    );
    let bag = scene.view().bag[Token::Steal];
    scene.play("A56").act(Secondary).act(Eliminate { character: Character::Altruist });
    assert_eq!(scene.view().bag[Token::Steal], bag + 3);
}

/// BEL-12.4: the guard against endless games.
#[test]
fn six_hundred_turns_are_enough() {
    let mut scene = Scene::of(Position::of(3).completed(599).hand(0, &["A43"]));
    scene.play("A43").act(Draw { deck: deck(1) });
    let outcome = scene.game.outcome().expect("over");
    assert_eq!(outcome.ending, "turn-limit");
    assert_eq!(outcome.seats[2].rank, 3, "the Order has lost");
}

/// BEL-14.1, BEL-14.2, BEL-14.3: options are small, name kinds of pieces, and never fail.
#[test]
fn options_name_kinds_of_tokens() {
    let mut scene = Scene::of(
        Position::of(3)
            .turn_of(2)
            .in_play(&["H06"])
            .coins(2, 4, 0)
            .white(Character::Sheriff, 4)
            .orange(Character::Sheriff, 1),
    );
    scene.act(Action::UseHashash { card: hashash("H06") });
    let tokens: Vec<_> = scene
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Action::AssassinateToken { .. }))
        .collect();
    let sheriff = |colour| Action::AssassinateToken { character: Character::Sheriff, colour };
    assert_eq!(tokens, [sheriff(Colour::White), sheriff(Colour::Orange)]);
    scene.act(sheriff(Colour::White));
    assert_eq!(scene.gold(2), 0, "paid with the choice");
}

/// BEL-17.1: exactly one player is asked, and the others are told who.
#[test]
fn exactly_one_player_is_asked() {
    let scene = Scene::of(Position::of(4));
    assert_eq!(scene.game.waiting().len(), 1);
    assert_eq!(
        scene.game.check(seat(1), PlayCard { card: card("A01") }),
        Err(Refused::NotYourTurn)
    );
}

/// BEL-17.2: a question with a foregone answer is not asked.
#[test]
fn nobody_without_a_sword_is_asked_to_negate() {
    let position = |swords| {
        Position::of(6)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .white(Character::FolkHero, 1)
            .swords(5, swords)
    };
    let mut without = Scene::of(position(0));
    without.play("A56").act(Secondary);
    assert!(without.board(Character::FolkHero).is_empty());
    let mut with = Scene::of(position(1));
    with.play("A56").act(Secondary);
    assert_eq!(with.asked(), seat(5), "seats 1 and 3 have none");
    with.act(Action::Negate);
    assert_eq!(with.board(Character::FolkHero).white, 1);
    assert_eq!(with.player(5).swords, 0);
}

/// BEL-9.2: the target's players are asked clockwise until one negates.
#[test]
fn players_are_asked_clockwise_to_negate() {
    let mut scene = Scene::of(
        Position::of(6)
            .turn_of(2)
            .hand(2, &["A56"])
            .coins(2, 3, 0)
            .white(Character::FolkHero, 1)
            .swords(1, 1)
            .swords(5, 1),
    );
    scene.play("A56").act(Secondary);
    assert_eq!(scene.asked(), seat(5));
    scene.act(Action::Accept);
    assert_eq!(scene.asked(), seat(1));
    scene.act(Action::Accept);
    assert!(
        scene.events.contains(&Event::Eliminated { seat: seat(2), character: Character::FolkHero })
    );
}

/// BEL-17.3: an Order target is saved by its ward and by nothing else.
#[test]
fn only_the_ward_saves_the_order() {
    let mut scene = Scene::of(
        Position::of(3)
            .hand(0, &["A56"])
            .coins(0, 3, 0)
            .coins(2, 2, 0)
            .white(Character::Spy, 1)
            .swords(1, 2)
            .in_play(&["H13"]),
    );
    scene.play("A56").act(Secondary).act(Eliminate { character: Character::Spy });
    assert!(scene.board(Character::Spy).is_empty(), "2 gold don't pay the ward");
    assert_eq!(scene.asked(), seat(0));
}

/// BEL-4.4: Steal asks for an opposing player with gold.
#[test]
fn stealing_asks_for_a_player_with_gold() {
    let mut scene =
        Scene::of(Position::of(4).hand(0, &["A43"]).coins(1, 1, 0).coins(3, 1, 0).coins(2, 4, 0));
    scene.play("A43").act(PrimarySymbol { symbol: Symbol::Steal });
    assert_eq!(scene.legal(), [StealFrom { seat: seat(1) }, StealFrom { seat: seat(3) }]);
    assert!(matches!(scene.view().open.last(), Some(OpenView::Card { .. })));
}
