//! Battles, swords and character abilities (sections 8 to 10 of the rules).

use crate::common::position::Position;
use crate::common::{Scene, deck, scholar, seat, tokens};
use belaad::{AbilityOption, Action, Character, Coin, Colour, Event, Refusal, Symbol, Team, Token};
use engine::{Game, Refused};

use Action::{
    Accept, Attack, Choose, Concede, Copy, DiscardSword, Eliminate, Employ, PlaceBottom,
    PrimarySymbol, ReturnToken, Reveal, StealCoin, Stop, TakeAllGold, TopPrimary, UseAbility,
};

/// The active player of the position is about to place an orange token.
fn placing(position: Position) -> Scene {
    Scene::of(position.placing(&[Token::Orange]))
}

fn trigger(position: Position, character: Character) -> Scene {
    let mut scene = placing(position);
    scene.act(PlaceBottom { character }).act(UseAbility);
    scene
}

fn option(option: AbilityOption) -> Action {
    Choose { option }
}

/// BEL-10.K1: gold, tokens or one action of a top card.
#[test]
fn the_sultan_has_three_options() {
    let position = Position::of(2).tops(["A05", "A43", "A31"]);
    let scene = trigger(position.clone(), Character::Sultan);
    assert_eq!(
        scene.legal(),
        [
            option(AbilityOption::CollectGold),
            option(AbilityOption::DrawTokens),
            option(AbilityOption::PerformTopCard)
        ]
    );
    let mut gold = scene.clone();
    gold.act(option(AbilityOption::CollectGold));
    assert_eq!(gold.gold(0), 3);
    let mut tokens = scene.clone();
    tokens.act(option(AbilityOption::DrawTokens));
    assert_eq!(tokens.drawn().total(), 2);
    let mut top = scene;
    top.act(option(AbilityOption::PerformTopCard)).act(TopPrimary { deck: deck(1) });
    assert_eq!(top.gold(0), 3);
    assert!(top.view().decks[0].used);
    assert_eq!(
        trigger(position, Character::Sultan).refusal(option(AbilityOption::StealCoins)),
        Refusal::NotAChoice { option: AbilityOption::StealCoins }
    );
}

/// BEL-10.K2: for every player of the team.
#[test]
fn the_vizier_gives_red_to_the_team() {
    let scene = trigger(Position::of(6), Character::Vizier);
    let red: Vec<u16> = (0..6).map(|seat| scene.red(seat)).collect();
    assert_eq!(red, [3, 0, 3, 0, 3, 0]);
}

/// BEL-10.K3: printed and top tokens of every opposing character, into the Treasury.
#[test]
fn the_treasurer_fills_the_treasury() {
    let scene = trigger(Position::of(2).orange(Character::Preacher, 3), Character::Treasurer);
    assert_eq!((scene.treasury(Team::Kingdom).gold, scene.gold(0)), (4, 0));
}

/// BEL-10.K4: all gold of one opposing player.
#[test]
fn the_sheriff_takes_all_gold() {
    let mut scene = trigger(
        Position::of(4).coins(1, 7, 2).coins(3, 1, 0).treasury(Team::People, 5, 0),
        Character::Sheriff,
    );
    scene.act(TakeAllGold { seat: seat(1) });
    assert_eq!((scene.gold(0), scene.gold(1), scene.red(1)), (7, 0, 2));
}

/// BEL-10.K5: twice a row, while the pool has swords.
#[test]
fn the_commander_takes_a_sword_twice() {
    let mut scene = Scene::of(Position::of(2).placing(&[Token::Orange, Token::Orange]));
    for swords in 1..=2 {
        scene.act(PlaceBottom { character: Character::Commander }).act(UseAbility);
        assert_eq!(scene.player(0).swords, swords);
    }
    let mut empty = placing(Position::of(2).swords(1, 5));
    empty.act(PlaceBottom { character: Character::Commander });
    assert!(!empty.offers(UseAbility), "the pool is empty");
}

/// BEL-10.P1: at least two top tokens, and nobody employed this turn.
#[test]
fn bahlool_has_conditions() {
    let mut weak = placing(Position::of(2).turn_of(1).white(Character::FolkHero, 1));
    weak.act(PlaceBottom { character: Character::Bahlool });
    assert!(!weak.offers(UseAbility));
    // A single strongest character is not asked for.
    let mut strong = trigger(
        Position::of(2).turn_of(1).white(Character::FolkHero, 2).revealed(&["S13"]),
        Character::Bahlool,
    );
    strong.act(Employ { scholar: scholar("S13") });
    assert!(strong.board(Character::FolkHero).is_empty());
    assert!(strong.view().progress.employed);
}

/// BEL-10.P2: seven abilities, as if they were the People's.
#[test]
fn the_preacher_copies() {
    let position = Position::of(4).turn_of(1).coins(0, 2, 0);
    let scene = trigger(position, Character::Preacher);
    let copied: Vec<_> = scene
        .legal()
        .into_iter()
        .map(|action| match action {
            Copy { character } => character,
            other => panic!("{other:?}"),
        })
        .collect();
    use Character::{Altruist, Commander, Sheriff, Sultan, Treasurer, Vizier};
    assert_eq!(copied, [Sultan, Vizier, Treasurer, Sheriff, Commander, Altruist]);
    assert_eq!(
        scene.refusal(Copy { character: Character::Trustworthy }),
        Refusal::AbilityWithoutEffect { character: Character::Trustworthy },
        "nobody of the People holds a coin"
    );
    assert_eq!(
        scene.refusal(Copy { character: Character::Bahlool }),
        Refusal::NotCopyable { character: Character::Bahlool }
    );
    let mut vizier = scene.clone();
    vizier.act(Copy { character: Vizier });
    assert_eq!((vizier.red(0), vizier.red(1), vizier.red(3)), (0, 3, 3));
    let mut commander = scene;
    commander.act(Copy { character: Commander });
    assert_eq!(commander.player(1).swords, 1);
}

/// BEL-10.P3: gold and red of all players of the team.
#[test]
fn trustworthy_moves_all_coins() {
    let scene = trigger(
        Position::of(4).turn_of(3).coins(1, 2, 1).coins(3, 0, 4).coins(0, 5, 5),
        Character::Trustworthy,
    );
    let treasury = scene.treasury(Team::People);
    assert_eq!((treasury.gold, treasury.red), (2, 5));
    assert!(scene.player(1).purse.is_empty() && scene.player(3).purse.is_empty());
    assert_eq!(scene.gold(0), 5);
}

/// BEL-10.P4, BEL-18.36: any two players; Treasuries stay.
#[test]
fn the_altruist_swaps_two_players() {
    let mut scene = trigger(
        Position::of(5).turn_of(1).coins(1, 1, 0).coins(4, 6, 2).treasury(Team::Order, 3, 0),
        Character::Altruist,
    );
    assert_eq!(
        scene.refusal(Action::Exchange { first: seat(4) }),
        Refusal::NotAFirstPlayer { seat: seat(4) },
        "unordered pairs: the highest seat is never the first"
    );
    scene.act(Action::Exchange { first: seat(1) });
    assert_eq!(
        scene.refusal(Action::ExchangeWith { second: seat(0) }),
        Refusal::NotASecondPlayer { seat: seat(0) }
    );
    scene.act(Action::ExchangeWith { second: seat(4) });
    assert_eq!((scene.gold(1), scene.red(1), scene.gold(4)), (6, 2, 1));
    assert_eq!(scene.treasury(Team::Order).gold, 3);
}

/// BEL-10.O1: 4 gold, paid with the choice.
#[test]
fn the_sect_leader_needs_four_gold() {
    let mut poor = placing(Position::of(3).turn_of(2).coins(2, 3, 0));
    poor.act(PlaceBottom { character: Character::SectLeader });
    assert!(!poor.offers(UseAbility));
    let mut rich = trigger(
        Position::of(3)
            .turn_of(2)
            .coins(2, 2, 0)
            .treasury(Team::Order, 2, 0)
            .white(Character::Vizier, 1),
        Character::SectLeader,
    );
    assert_eq!(rich.gold(2), 2, "not yet");
    rich.act(Action::AssassinateToken { character: Character::Vizier, colour: Colour::White });
    assert_eq!((rich.gold(2), rich.treasury(Team::Order).gold), (0, 0));
    let order = rich.view().order.expect("plays");
    assert_eq!(order.tokens, tokens(&[(Token::Recruit, 1)]));
}

/// BEL-10.O2: the last one or two cards are all kept.
#[test]
fn a_short_hashash_deck_is_kept_whole() {
    let twelve =
        ["H01", "H02", "H03", "H04", "H05", "H06", "H07", "H08a", "H08b", "H09", "H10", "H11"];
    let scene = trigger(Position::of(3).turn_of(2).in_play(&twelve), Character::Hashash);
    assert_eq!(scene.view().order.expect("plays").hashash_deck, 0);
    assert_eq!(scene.character(Character::Assassin).hashash_cards.len(), 3);
}

/// BEL-10.O3, BEL-18.37: coins of any opposing players, tokens of one opposing team.
#[test]
fn the_spy_has_four_options() {
    let position = Position::of(3)
        .turn_of(2)
        .coins(0, 1, 1)
        .coins(1, 1, 0)
        .white(Character::Vizier, 1)
        .white(Character::Sultan, 1)
        .white(Character::FolkHero, 2)
        .swords(1, 2);
    let scene = trigger(position, Character::Spy);
    assert_eq!(scene.legal().len(), 4);
    let mut coins = scene.clone();
    coins.act(option(AbilityOption::StealCoins));
    assert_eq!(coins.refusal(Stop), Refusal::TakeOneFirst);
    coins.act(StealCoin { seat: seat(0), coin: Coin::Red });
    coins.act(StealCoin { seat: seat(1), coin: Coin::Gold });
    assert!(coins.offers(Stop));
    // Only one coin is left to steal, but stopping is a choice.
    coins.act(StealCoin { seat: seat(0), coin: Coin::Gold });
    assert_eq!((coins.gold(2), coins.red(2)), (2, 1));
    let mut returned = scene.clone();
    returned.act(option(AbilityOption::ReturnTokens));
    let vizier = ReturnToken { character: Character::Vizier, colour: Colour::White };
    let hero = ReturnToken { character: Character::FolkHero, colour: Colour::White };
    assert!(returned.offers(hero));
    returned.act(vizier);
    assert_eq!(returned.refusal(hero), Refusal::OtherTeam { team: Team::Kingdom });
    returned.act(Stop);
    assert!(returned.board(Character::Vizier).is_empty());
    let mut sword = scene.clone();
    sword.act(option(AbilityOption::DiscardSword));
    assert_eq!((sword.player(1).swords, sword.view().swords), (1, 4), "the only owner");
    assert_eq!(
        sword.game.check(sword.asked(), DiscardSword { seat: seat(1) }),
        Err(Refused::OtherQuestion)
    );
    let mut draw = scene;
    draw.act(option(AbilityOption::DrawTokens));
    assert_eq!(draw.drawn().total(), 2);
}

/// BEL-10.O4, BEL-11.2: the Assassin keeps an Influence token that a batch of the Order returns.
#[test]
fn the_assassin_keeps_influence() {
    let position = Position::of(3).turn_of(2).bag(&[Token::Influence]);
    let mut scene = placing(position.bottom(Character::Hashash, 0));
    let before = scene.view().order.expect("plays").tokens[Token::Influence];
    scene.act(PlaceBottom { character: Character::Assassin }).act(UseAbility);
    assert_eq!(scene.view().order.expect("plays").tokens[Token::Influence], before + 1);
    let mut batch = Scene::of(
        Position::of(3).turn_of(2).hand(2, &["A16"]).bag(&[Token::Influence, Token::Military]),
    );
    batch.play("A16").act(Action::Primary);
    assert_eq!(batch.view().bag, tokens(&[(Token::Influence, 1)]));
    assert_eq!(batch.board(Character::Assassin).white, 1);
}

/// BEL-10.2: an ability that can do nothing isn't asked about.
#[test]
fn abilities_that_can_do_nothing() {
    for (seats, active, character) in [
        (2, 0, Character::Sheriff),
        (2, 1, Character::Trustworthy),
        (2, 1, Character::Altruist),
        (2, 1, Character::FolkHero),
        (3, 2, Character::SectLeader),
    ] {
        let mut scene = placing(Position::of(seats).turn_of(active));
        scene.act(PlaceBottom { character });
        assert!(!scene.offers(UseAbility), "{character:?}");
        assert_eq!(scene.board(character).bottom, 1);
    }
    // Spy and Assassin with an empty bag, nobody with coins, tokens or swords.
    for character in [Character::Spy, Character::Assassin] {
        let mut scene = Scene::of(Position::of(3).turn_of(2).bag(&[]).placing(&[Token::Orange]));
        scene.act(PlaceBottom { character });
        assert!(!scene.offers(UseAbility), "{character:?}");
    }
}

/// BEL-8.1: the first player of the chosen team, clockwise from the aggressor.
#[test]
fn the_target_among_five() {
    let expected = [
        (0, Team::People, 1),
        (0, Team::Order, 4),
        (1, Team::Kingdom, 2),
        (3, Team::Kingdom, 0),
        (3, Team::Order, 4),
        (4, Team::Kingdom, 0),
        (4, Team::People, 1),
    ];
    for (aggressor, team, defender) in expected {
        let mut scene = Scene::of(Position::of(5).turn_of(aggressor).hand(aggressor, &["A42"]));
        scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
        let own = Team::ALL[usize::from(scene.game.team(seat(aggressor)))];
        assert_eq!(scene.refusal(Attack { team: own }), Refusal::NotAnOpposingTeam { team: own });
        scene.act(Attack { team });
        let begun = |event: &Event| matches!(event, Event::BattleBegan { defender: seat, .. } if seat.index() == defender);
        assert!(scene.events.iter().any(begun), "{aggressor} against {team:?}");
    }
}

/// BEL-8.3, BEL-8.4, BEL-8.9: the weaker side acts; a conceded battle costs nothing more.
#[test]
fn the_weaker_side_acts() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .white(Character::Commander, 3)
            .coins(1, 4, 0)
            .battle_deck(&["B20", "B15"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    assert_eq!((scene.asked(), scene.strengths()), (seat(1), (4, 1)));
    scene.act(Reveal);
    assert_eq!((scene.asked(), scene.strengths()), (seat(1), (4, -2)), "may become negative");
    scene.act(Concede);
    assert_eq!(scene.player(0).trophy_count, 1);
    assert_eq!((scene.gold(1), scene.player(1).swords), (4, 0));
    assert_eq!(scene.view().battle_deck, 23, "reshuffled with the revealed card");
}

/// BEL-8.6, BEL-9.4: a defender's sword, if the pool has one.
#[test]
fn a_won_defence_is_worth_a_sword() {
    let position = |swords| Position::of(4).hand(0, &["A42"]).swords(3, swords);
    for (owned, gained) in [(0, 1), (5, 0)] {
        let mut scene = Scene::of(position(owned));
        scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military }).act(Concede);
        assert_eq!(scene.player(1).swords, gained);
    }
}

/// BEL-8.7: the winner chooses whom to eliminate, and that can't be negated.
#[test]
fn the_winner_eliminates_after_a_defeat_card() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .white(Character::Sultan, 2)
            .bottom(Character::Vizier, 1)
            .swords(1, 1)
            .battle_deck(&["B21"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military }).act(Reveal);
    assert_eq!(scene.asked(), seat(1));
    assert_eq!(
        scene.refusal(Eliminate { character: Character::FolkHero }),
        Refusal::NotOfTheLosers { character: Character::FolkHero }
    );
    scene.act(Eliminate { character: Character::Vizier });
    assert!(scene.board(Character::Vizier).is_empty());
    assert_eq!(scene.player(1).swords, 2, "the spoils came first");
}

/// BEL-8.8: a trophy due with an empty deck comes from the shuffled discards.
#[test]
fn a_trophy_from_the_shuffled_discards() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A42"])
            .white(Character::Commander, 3)
            .last_battle_cards(1, &["B01", "B21"]),
    );
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military });
    // People reveal +1 and then the defeat card, the last of the deck.
    scene.act(Reveal).act(Reveal);
    assert_eq!(scene.player(0).trophy_count, 1);
    assert_eq!(scene.view().battle_deck, 1);
}

/// BEL-9.1: a defeat card may be accepted although there is a sword.
#[test]
fn a_sword_may_be_kept() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A42"]).swords(0, 1).battle_deck(&["B21"]));
    scene.play("A42").act(PrimarySymbol { symbol: Symbol::Military }).act(Reveal).act(Accept);
    assert_eq!((scene.player(0).swords, scene.player(1).swords), (1, 1));
}
