//! Rules that neither an example nor a ruling proves, chapter by chapter.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use crate::common::*;
use clash_of_rage::written::{Eliminate, Legendary, Open, Written};
use clash_of_rage::{
    Action, Clan, Clans, ClashOfRage, Equipment, Errands, Event, Feature, Hero, Layout, Options,
    Phase, Refusal, Role, Side, Target, UnitType,
};
use engine::{Game, Match, Played, Refused, Seat, SeatSet, Seed, Setup, StepRng, Viewer};

fn new_game(seats: u8, options: Options, seed: &str) -> ClashOfRage {
    let setup = Setup::with::<ClashOfRage>(seats, options);
    ClashOfRage::new(&setup, &mut StepRng::new(Seed::from_phrase(seed), 0)).unwrap()
}

/// COR-2.1: the player to the right of seat 0 is the last seat; of two it is the opponent.
#[test]
fn the_right_neighbour_goes_round() {
    for (clans, hand) in [(&[BOHORG, GODLEIF, TOMB][..], C), (&[BOHORG, GODLEIF][..], B)] {
        let table = Scene::new(clans)
            .units(A, "aC", UnitType::Pummeler, 1)
            .units(A, "aC", UnitType::KragRider, 1)
            .elves("aC", &[(UnitType::Templar, 1)])
            .battle("aC", Role::Defender, Open::Eliminate(Eliminate { wounds: 2 }))
            .build();
        assert_eq!(table.asked(), hand);
    }
}

/// COR-2.2, COR-6.3: a player can't enter or cross another's Stronghold.
#[test]
fn a_foreign_stronghold_is_no_place() {
    let scene = Scene::new(&[GODLEIF, TOMB])
        .elves("aC", &[(UnitType::Templar, 4)])
        .units(A, "a1", UnitType::Berserker, 1)
        .units(B, "a0", UnitType::Lich, 1);
    let goals = |scene: Scene| {
        let mut table = scene.build();
        table.act(A, Action::Move);
        table.destinations(A, "a1", UnitType::Berserker)
    };
    // S05 touches a1 and b2. Its owner crosses it, nobody else does.
    let own = goals(scene.clone().stronghold(A, "S05").stronghold(B, "S01"));
    assert_eq!(own, ids("a0 a2 a3 aC b2 stronghold"));
    let foreign = goals(scene.stronghold(A, "S01").stronghold(B, "S05"));
    assert_eq!(foreign, ids("a0 a2 a3 aC stronghold"));
}

/// COR-2.3, COR-2.6: a hero is not a unit and controls nothing.
#[test]
fn heroes_control_nothing() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "aC", UnitType::Pummeler, 1)
        .units(A, "stronghold", UnitType::Pummeler, 1)
        .hero(Hero::Mirek, A, "aC")
        .build();
    assert_eq!(table.points(A), 1);
    table.act(A, Action::Move);
    table.send(A, "aC", UnitType::Pummeler, "a1", 1);
    assert_eq!(table.points(A), 0, "the hero is still there");
}

/// COR-2.4, COR-9.13: eliminated units go to the reserve, heroes of a beaten army go home.
#[test]
fn the_beaten_return_to_reserve_and_stronghold() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::KragRider, 1)
        .units(B, "a2", UnitType::Skeleton, 1)
        .units(B, "a2", UnitType::Lich, 1)
        .hero(Hero::Brunn, B, "a2")
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 5 }))
        .build();
    assert_eq!(table.view().players[1].units[0].reserve, 8);
    table.act(A, Action::Eliminate { unit: UnitType::Lich });
    assert_eq!(table.view().players[1].units[0].reserve, 9);
    assert_eq!(table.view().players[1].units[2].reserve, 3);
    assert_eq!(table.written().heroes[&Hero::Brunn].location, place("stronghold"));
    let a2 = table.view().territories.into_iter().find(|t| t.id == territory("a2")).unwrap();
    assert_eq!(a2.controller, Some(A), "the survivor controls the territory");
}

/// COR-2.5: between actions no territory holds two sides.
#[test]
fn two_sides_meet_only_in_a_move_action() {
    let scene = Scene::new(&[BOHORG, TOMB]).units(A, "a2", UnitType::Pummeler, 1).units(
        B,
        "a2",
        UnitType::Lich,
        1,
    );
    let game = ClashOfRage::try_from(scene.write()).unwrap();
    assert_eq!(game.audit().unwrap_err(), "two sides outside a Move action");
}

/// COR-3.1, COR-12.1: the long game needs 5 Victory points.
#[test]
fn the_long_game_needs_one_point_more() {
    let four = |scene: Scene| {
        let mut table =
            scene.legendaries(A, 4).units(B, "stronghold", UnitType::Lich, 1).active(B).build();
        table.act(B, Action::Pass);
        table.game.outcome().is_some()
    };
    assert!(four(Scene::new(&[BOHORG, TOMB])));
    assert!(!four(Scene::new(&[BOHORG, TOMB]).long()));
    assert_eq!(Options::default().target, Target::Normal);
    assert_eq!(Options::default().map, Layout::Random);
}

/// COR-3.4: clans are chosen in seat order, each once; the fourth player takes what is left.
#[test]
fn clans_are_chosen_in_seat_order() {
    let mut game = new_game(4, Options::default(), "clans");
    let mut rng = StepRng::new(Seed([1; 32]), 1);
    for (seat, clan) in [(A, TOMB), (B, BOHORG)] {
        assert_eq!(game.waiting(), SeatSet::only(seat));
        game.apply(seat, Action::ChooseClan { clan }, &mut rng, &mut engine::Silent);
    }
    let taken = game.check(C, Action::ChooseClan { clan: TOMB });
    assert_eq!(taken, Err(Refusal::ClanTaken { clan: TOMB }.into()));
    game.apply(C, Action::ChooseClan { clan: GODLEIF }, &mut rng, &mut engine::Silent);
    let written = Written::from(game);
    assert_eq!(written.players[3].clan, Some(STEAMFIELD));
    assert_eq!((written.turn, written.question), (1, Some(Open::Tactics)));
}

/// COR-3.4: dealt clans are all different, and every clan comes up in every seat.
#[test]
fn dealt_clans_are_all_different() {
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..40 {
        let options = Options { clans: Clans::Random, ..Options::default() };
        let game = new_game(3, options, &format!("dealt {number}"));
        let clans: Vec<Clan> =
            Written::from(game).players.iter().map(|player| player.clan.unwrap()).collect();
        assert!(clans[0] != clans[1] && clans[1] != clans[2] && clans[0] != clans[2]);
        seen.extend(clans.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 12);
}

/// COR-3.5 to COR-3.9: six stacks, nine Legendaries, four heroes, three cards, and nothing else.
/// COR-3.6, COR-3.7, COR-3.8, COR-3.9.
#[test]
fn the_table_is_laid() {
    let options = Options { clans: Clans::Random, ..Options::default() };
    for number in 0..20 {
        let written = Written::from(new_game(4, options, &format!("laid {number}")));
        assert_eq!(written.market.len(), 6);
        let shown: usize = written.market.iter().map(|stack| usize::from(stack.copies)).sum();
        assert_eq!(written.equipment_deck.len() + shown, 57);
        assert_eq!(written.legendary_deck.len(), 9);
        assert!(written.heroes.is_empty() && written.elves.equipment.is_empty());
        for player in &written.players {
            assert_eq!((player.hand.len(), player.draw_pile.len()), (3, 4));
            assert_eq!((player.gold, player.crystals), (0, 0));
            assert!(player.units.is_empty() && player.stash.is_empty());
        }
        assert_eq!((written.turn, written.phase), (1, Phase::Tactics));
    }
}

/// COR-4.1, COR-4.2, COR-4.3, COR-6.2: turn 1 without improvement, ascending turn order numbers.
#[test]
fn the_first_turn_goes_through_its_phases() {
    let options = Options { clans: Clans::Random, map: Layout::Standard, ..Options::default() };
    let mut table = Match::<ClashOfRage>::new(
        Setup::with::<ClashOfRage>(3, options),
        Seed::from_phrase("phases"),
    )
    .unwrap();
    let mut phases = Vec::new();
    while table.game().turn() < 3 {
        let game = Written::from(table.game().clone());
        if phases.last() != Some(&(game.turn, game.phase)) {
            phases.push((game.turn, game.phase));
        }
        if game.turn == 1 {
            assert!(game.elves.equipment.is_empty(), "no improvement on turn 1");
        } else {
            assert_eq!(game.elves.equipment.len(), 3);
        }
        let order = table.game().view(Viewer::Spectator).order;
        let number =
            |seat: &Seat| game.players[seat.index()].revealed.map(|card| card.id()[4..].to_owned());
        assert!(order.iter().map(number).is_sorted(), "{order:?}");
        let seat = table.waiting().first().unwrap();
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        // Everybody passes if possible.
        let action = *legal.iter().find(|action| **action == Action::Pass).unwrap_or(&legal[0]);
        table.act(seat, action).unwrap();
    }
    use Phase::{FirstAction, SecondAction, Tactics};
    let turn = |turn| [(turn, Tactics), (turn, FirstAction), (turn, SecondAction)];
    assert_eq!(phases, [turn(1), turn(2)].concat());
}

/// COR-5.4, COR-5.5, COR-5.6: phase 1 asks nobody; without cards nothing is drawn or refilled.
#[test]
fn phase_1_runs_by_itself() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .elves("aC", &[(UnitType::ShiningGuard, 1)])
        .elf_carries(UnitType::Templar, Equipment::RuneBlade)
        .deck_only(&[])
        .sold(Equipment::ShortSword)
        .build();
    table.act(B, Action::Pass);
    let written = table.written();
    assert_eq!(written.question, Some(Open::Tactics));
    assert_eq!(written.market.len(), 5, "without a card to draw it stays smaller");
    let templar = written.elves.equipment[&UnitType::Templar];
    assert_eq!(templar.arms, Some(Equipment::RuneBlade), "cards of a dead type stay");
    assert_eq!(written.elves.equipment.len(), 1);
}

/// COR-6.1, COR-16.1: all choose at once, in any order, may change their mind, and see nothing.
#[test]
fn tactics_are_chosen_at_once_and_in_secret() {
    let options = Options { clans: Clans::Random, ..Options::default() };
    let setup = Setup::with::<ClashOfRage>(3, options);
    let mut table = Match::<ClashOfRage>::new(setup, Seed::from_phrase("secret")).unwrap();
    let hand = |table: &Match<ClashOfRage>, seat: Seat| {
        let mut legal = Vec::new();
        table.game().legal(seat, &mut legal);
        legal
    };
    assert_eq!(table.waiting(), SeatSet::all(3));
    let [first, second] = [hand(&table, C)[0], hand(&table, C)[1]];
    assert_eq!(table.act(C, first), Ok(Played::Held));
    assert_eq!(table.act(C, second), Ok(Played::Held), "it can still be changed");
    let strange = hand(&table, B)[0];
    assert!(matches!(table.act(A, strange), Err(Refused::Rule(Refusal::NotYourCard { .. }))));
    let chosen = hand(&table, A)[0];
    table.act(A, chosen).unwrap();
    assert!(table.events().is_empty(), "nothing is told before all are in");
    let last = hand(&table, B)[0];
    assert_eq!(table.act(B, last), Ok(Played::Steps(3)));
    let revealed = |action| match action {
        Action::ChooseTactics { card } => card,
        other => panic!("{other:?}"),
    };
    let written = Written::from(table.game().clone());
    assert_eq!(written.players[2].revealed, Some(revealed(second)));
    assert_eq!(written.players[2].discard_pile, [revealed(second)]);
}

/// COR-6.1, COR-16.1: a card that is put down changes nobody's view but its owner's.
#[test]
fn a_chosen_card_shows_to_its_owner_alone() {
    let options = Options { clans: Clans::Random, ..Options::default() };
    let mut game = new_game(3, options, "chosen");
    let before = game.clone();
    let mut legal = Vec::new();
    game.legal(B, &mut legal);
    game.apply(B, legal[0], &mut StepRng::new(Seed([0; 32]), 1), &mut engine::Silent);
    assert_eq!(game.waiting(), SeatSet::all(3).without(B));
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(game.view(viewer), before.view(viewer));
    }
    assert!(game.view(Viewer::Seat(B)).players[1].chosen.is_some());
    // In other worlds that A can imagine, B has chosen other cards.
    let mut imagined = std::collections::BTreeSet::new();
    for number in 0..200 {
        let mut world = game.clone();
        world.resample_hidden(A, &mut engine::PlayoutRng::new(number));
        imagined.extend(Written::from(world).players[1].chosen);
    }
    assert_eq!(imagined.len(), 7, "any of the seven cards could be it");
}

/// Section 14: cards in hand at a reshuffle are known, and stay there in every sampled world.
#[test]
fn known_cards_stay_in_hand() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .turn(5)
        .phase(Phase::Tactics)
        .asks(Open::Tactics)
        .hand(A, &["boh_02", "boh_07", "boh_10"])
        .draw_pile(A, &[])
        .build();
    table.act(A, Action::ChooseTactics { card: card("boh_02") });
    let chosen = table.legal(B)[0];
    table.act(B, chosen);
    let mut third = std::collections::BTreeSet::new();
    for number in 0..200 {
        let mut world = table.game.clone();
        world.resample_hidden(B, &mut engine::PlayoutRng::new(number));
        let hand = Written::from(world).players[0].hand.clone();
        assert!(hand.contains(&card("boh_07")) && hand.contains(&card("boh_10")), "{hand:?}");
        third.extend(hand.into_iter().filter(|id| ![card("boh_07"), card("boh_10")].contains(id)));
    }
    assert_eq!(third.len(), 5);
}

/// COR-7.1, COR-7.2, COR-7.3: what can't be done is not offered, and if nothing can, passing isn't
/// asked.
#[test]
fn actions_are_offered_when_they_can_be_done() {
    let all = Scene::new(&[BOHORG, TOMB])
        .gold(A, 2)
        .units(A, "stronghold", UnitType::Pummeler, 1)
        .units(B, "stronghold", UnitType::Lich, 1);
    assert_eq!(all.build().legal(A), [Action::Move, Action::Equip, Action::Pass]);
    let poor = all.clone().gold(A, 1).build();
    assert_eq!(poor.legal(A), [Action::Move, Action::Pass]);
    assert_eq!(poor.refusal(A, Action::Equip), Refusal::NothingToEquip);
    let owner = all.clone().gold(A, 0).stash(A, Equipment::WarDrum).build();
    assert!(owner.legal(A).contains(&Action::Equip), "a card can be rearranged");

    // A hero alone in the Stronghold has nowhere to go; A's second action passes by itself.
    let mut idle = Scene::new(&[BOHORG, TOMB])
        .hero(Hero::Brunn, A, "stronghold")
        .units(B, "stronghold", UnitType::Lich, 1)
        .active(B)
        .build();
    let events = idle.act(B, Action::Pass);
    assert!(happened(&events, &Event::Passed { seat: A }));
    assert_eq!(idle.asked(), B);
}

/// COR-8.1, COR-13.2: a group makes one journey, and each unit only one.
#[test]
fn a_unit_moves_once() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S05")
        .units(A, "stronghold", UnitType::Pummeler, 3)
        .units(A, "a1", UnitType::Pummeler, 1)
        .units(B, "stronghold", UnitType::Lich, 1)
        .build();
    table.act(A, Action::Move);
    table.act(A, Action::MoveUnits { from: place("stronghold"), unit: UnitType::Pummeler });
    table.act(A, Action::GoTo { location: place("a1") });
    let too_many = Action::Send { count: clash_of_rage::Headcount::of(4).unwrap() };
    assert_eq!(table.refusal(A, too_many), Refusal::TooManyUnits { unmoved: 3 });
    table.act(A, Action::Send { count: clash_of_rage::Headcount::of(3).unwrap() });
    // Of the four in a1 only the one that was there can still move.
    table.act(A, Action::MoveUnits { from: place("a1"), unit: UnitType::Pummeler });
    let events = table.act(A, Action::GoTo { location: place("a2") });
    assert_eq!(table.count(A, "a2", UnitType::Pummeler), 1);
    assert_eq!(table.asked(), B, "everybody has moved: {events:?}");
}

/// COR-8.8: heroes go to the Stronghold or where a unit is, contested or not.
#[test]
fn a_hero_goes_where_units_are() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S05")
        .units(A, "stronghold", UnitType::Pummeler, 2)
        .units(B, "a1", UnitType::Lich, 1)
        .hero(Hero::Kaela, A, "stronghold")
        .build();
    table.act(A, Action::Move);
    let nowhere = Refusal::HeroHasNoArmy { hero: Hero::Kaela };
    assert_eq!(table.refusal(A, Action::MoveHero { hero: Hero::Kaela }), nowhere);
    let stranger = Refusal::HeroOnOffer { hero: Hero::Tarsk };
    assert_eq!(table.refusal(A, Action::MoveHero { hero: Hero::Tarsk }), stranger);
    table.send(A, "stronghold", UnitType::Pummeler, "a1", 1);
    table.send_hero(A, Hero::Kaela, "a1");
    let moved = Refusal::HeroHasMoved { hero: Hero::Kaela };
    assert_eq!(table.refusal(A, Action::MoveHero { hero: Hero::Kaela }), moved);
}

/// COR-8.5, COR-8.2: a refused destination says what is in the way.
#[test]
fn a_refused_destination_says_why() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S04")
        .units(A, "a3", UnitType::Pummeler, 1)
        .units(B, "a2", UnitType::Lich, 1)
        .units(B, "a4", UnitType::Lich, 1)
        .build();
    table.act(A, Action::Move);
    table.act(A, Action::MoveUnits { from: place("a3"), unit: UnitType::Pummeler });
    let why = |id| table.refusal(A, Action::GoTo { location: place(id) });
    assert_eq!(why("a3"), Refusal::AlreadyThere { location: place("a3") });
    assert_eq!(why("b0"), Refusal::TooFar { location: place("b0"), points: 2 });
    assert_eq!(why("a1"), Refusal::BehindEnemies { location: place("a1") });
    assert_eq!(why("a5"), Refusal::BehindRange { location: place("a5") });
}

/// COR-8.10, COR-9.1: battles follow the movement, in the Attacker's order.
#[test]
fn the_attacker_chooses_the_order_of_battles() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .stronghold(A, "S05")
        .units(A, "stronghold", UnitType::KragRider, 4)
        .units(B, "a0", UnitType::Lich, 1)
        .units(B, "a1", UnitType::Lich, 1)
        .build();
    table.act(A, Action::Move);
    table.send(A, "stronghold", UnitType::KragRider, "a0", 2);
    table.send(A, "stronghold", UnitType::KragRider, "a1", 2);
    let battles = ["a0", "a1"].map(|id| Action::BattleAt { territory: territory(id) });
    assert_eq!(table.legal(A), battles);
    let none = Refusal::NoBattle { territory: territory("b1") };
    assert_eq!(table.refusal(A, Action::BattleAt { territory: territory("b1") }), none);
    table.act(A, battles[1]);
    assert_eq!(table.asked(), A, "Hourglass 0 against 1");
    let events = table.act(A, Action::Flee);
    let next = Event::PlayerAttacked { seat: A, foe: B, territory: territory("a0") };
    assert!(happened(&events, &next), "the last battle needs no choice");
}

/// COR-9.12: Elves never flee, a defending player may.
#[test]
fn a_defender_may_flee_at_its_turn() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Lich, 2)
        .asks(Open::NextBattle)
        .build();
    table.act(A, Action::BattleAt { territory: territory("a2") });
    assert_eq!(table.asked(), B);
    let events = table.act(B, Action::Flee);
    assert!(happened(&events, &Event::Fled { seat: B, territory: territory("a2") }));
    let won = Event::BattleWon { seat: A, territory: territory("a2"), feature: Feature::Plain };
    assert!(happened(&events, &won));
    assert_eq!(table.count(B, "stronghold", UnitType::Lich), 2);
}

/// COR-10.1, COR-10.2, COR-10.3, COR-10.8: buy as often as gold lasts, forge once, then rearrange.
#[test]
fn an_equip_action_goes_from_shop_to_slots() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .gold(A, 8)
        .crystals(A, 12)
        .units(A, "a3", UnitType::Pummeler, 1)
        .units(B, "stronghold", UnitType::Lich, 1)
        .build();
    table.act(A, Action::Equip);
    table.act(A, Action::Buy { card: Equipment::BattleAxe });
    table.act(A, Action::Buy { card: Equipment::ShortSword });
    assert_eq!(table.view().players[0].gold, 2);
    let dear = Refusal::CardTooDear { card: Equipment::WarHammer, cost: 5, gold: 2 };
    assert_eq!(table.refusal(A, Action::Buy { card: Equipment::WarHammer }), dear);
    table.act(A, Action::Forge);
    let legendary = table.legal(A)[0];
    table.act(A, legendary);
    assert_eq!(table.view().players[0].crystals, 6);
    assert_eq!(table.refusal(A, Action::Forge), Refusal::ForgedAlready);
    table.act(A, Action::Done);
    assert_eq!(table.legal(A), [Action::Keep, Action::Rearrange]);
    table.act(A, Action::Keep);
    assert_eq!(table.view().players[0].stash.len(), 3);
    assert_eq!(table.asked(), B);
}

/// COR-10.5, section 14: drawn Legendary cards show to the forger alone.
#[test]
fn only_the_forger_sees_the_drawn_cards() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .crystals(A, 6)
        .gold(A, 2)
        .units(A, "a3", UnitType::Pummeler, 1)
        .asks(Open::Shop(Errands::default()))
        .build();
    table.act(A, Action::Forge);
    assert_eq!(table.seen_by(A).forging.unwrap().cards.map(|cards| cards.len()), Some(2));
    let others = table.seen_by(B).forging.unwrap();
    assert_eq!((others.count, others.cards), (2, None));
    let mut imagined = std::collections::BTreeSet::new();
    for number in 0..100 {
        let mut world = table.game.clone();
        world.resample_hidden(B, &mut engine::PlayoutRng::new(number));
        if let Some(Open::Legendary(Legendary { drawn, .. })) = Written::from(world).question {
            imagined.extend(drawn.iter().copied());
        }
    }
    assert_eq!(imagined.len(), 9, "for B they could be any");
}

/// COR-10.5, COR-12.2: forging the last point in the second action wins at once.
#[test]
fn forging_can_win() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .legendaries(A, 3)
        .crystals(A, 6)
        .units(A, "a3", UnitType::Pummeler, 1)
        .asks(Open::Shop(Errands::default()))
        .build();
    table.act(A, Action::Forge);
    let card = table.legal(A)[0];
    let events = table.act(A, card);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }));
}

/// COR-12.5: crystals, units, gold and turn order break further ties.
#[test]
fn ties_are_broken_to_the_end() {
    let last = |scene: Scene| {
        let mut table = scene
            .turn(15)
            .phase(Phase::SecondAction)
            .units(B, "stronghold", UnitType::Lich, 1)
            .active(B)
            .build();
        table.act(B, Action::Pass);
        let outcome = table.game.outcome().unwrap();
        (outcome.seats[0].rank, outcome.seats[1].rank)
    };
    let even = Scene::new(&[BOHORG, TOMB]).units(A, "stronghold", UnitType::Pummeler, 1);
    assert_eq!(last(even.clone()), (1, 2), "the lower turn order number");
    assert_eq!(last(even.clone().gold(B, 1)), (2, 1), "then gold");
    assert_eq!(
        last(even.clone().gold(B, 1).units(A, "stronghold", UnitType::Pummeler, 2)),
        (1, 2),
        "before it units"
    );
    let crystals = even.crystals(B, 1).units(A, "stronghold", UnitType::Pummeler, 2);
    assert_eq!(last(crystals), (2, 1), "before them crystals");
}

/// COR-13.1, COR-16.3: players other than the active one are asked only where the table says so.
#[test]
fn out_of_turn_decisions_belong_to_battles() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Lich, 2)
        .asks(Open::NextBattle)
        .build();
    table.act(A, Action::BattleAt { territory: territory("a2") });
    assert_eq!(table.asked(), B, "D10 for the Defender");
    assert_eq!(table.refused(A, Action::Fight), Refused::NotYourTurn);
    assert_eq!(table.refused(B, Action::Pass), Refused::OtherQuestion, "COR-13.5");
    let blanks = Event::Rolled { side: Side::Player(B), wounds: 3, blanks: 2 };
    table.act_so_that(B, Action::Fight, &[blanks]);
    assert_eq!(table.asked(), B, "D11 for the Defender");
}

/// COR-16.2, COR-16.4: Stones and income use only each player's own things, so their order doesn't
/// matter.
#[test]
fn stones_and_income_do_not_meet() {
    let run = |first: Seat| {
        let mut table = Scene::new(&[BOHORG, TOMB])
            .units(A, "a0", UnitType::KragRider, 1)
            .units(B, "bC", UnitType::Lich, 1)
            .turn(3)
            .phase(Phase::Tactics)
            .asks(Open::Tactics)
            .hand(A, &["boh_02", "boh_15", "boh_26"])
            .hand(B, &["tom_03", "tom_06", "tom_11"])
            .build();
        // With boh_02 A acts first, with boh_15 second.
        let own = if first == A { "boh_02" } else { "boh_15" };
        table.act(A, Action::ChooseTactics { card: card(own) });
        table.act(B, Action::ChooseTactics { card: card("tom_11") });
        while table.written().phase != Phase::SecondAction {
            let seat = table.asked();
            let legal = table.legal(seat);
            let pass = legal.iter().find(|action| **action == Action::Pass);
            table.act(seat, *pass.unwrap_or(legal.last().unwrap()));
        }
        let player = |seat: Seat, at: &str, unit| {
            (table.view().players[seat.index()].gold, table.count(seat, at, unit))
        };
        (player(A, "a0", UnitType::Pummeler).1, player(B, "bC", UnitType::Skeleton))
    };
    assert_eq!(run(A), (1, (4, 1)));
    assert_eq!(run(B), (1, (4, 1)));
}

/// COR-17.49: every type rolls at least one die.
#[test]
fn every_type_has_dice() {
    let table = Scene::new(&[BOHORG, STEAMFIELD, GODLEIF, TOMB]).build();
    let view = table.view();
    let units = view.players.iter().flat_map(|player| &player.units).chain(&view.elves);
    assert!(units.clone().all(|unit| unit.profile.strength >= 3));
    assert_eq!(units.count(), 15);
}

/// The example of `state.md` is a position that can be played.
#[test]
fn the_documented_state_can_be_played() {
    let document = include_str!("../../state.md");
    let json = document.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let game: ClashOfRage = serde_json::from_str(json).unwrap();
    game.audit().unwrap();
    assert_eq!(game.waiting(), SeatSet::only(A));
    game.check(A, Action::Move).unwrap();
    let again = serde_json::to_value(&game).unwrap();
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(json).unwrap());
}
