//! Worked examples of the rules, section 18: battles.

use crate::common::*;
use clash_of_rage::written::{Eliminate, Open};
use clash_of_rage::{Action, Dice, Equipment, Event, Phase, Refusal, Role, Side, UnitType};
use engine::Refused;

const ATTACKER: Side = Side::Player(A);
const DEFENDER: Side = Side::Player(B);

/// A meets the other units in a2; the battle begins with the next action.
fn meet(scene: Scene) -> (Table, Vec<Event>) {
    let mut table = scene.asks(Open::NextBattle).build();
    let events = table.act(A, Action::BattleAt { territory: territory("a2") });
    (table, events)
}

fn elves_meet(clan: clash_of_rage::Clan) -> Scene {
    Scene::new(&[clan, TOMB])
}

/// Elves stand only in Cities and at Forges: battles with them are fought in aC.
fn meet_elves(scene: Scene) -> (Table, Vec<Event>) {
    let mut table = scene.asks(Open::NextBattle).build();
    let events = table.act(A, Action::BattleAt { territory: territory("aC") });
    (table, events)
}

fn rolled(side: Side, wounds: u8, blanks: u8) -> Event {
    Event::Rolled { side, wounds, blanks }
}

fn dice_rolled(events: &[Event], by: Side) -> Vec<u8> {
    let count = |event: &Event| match *event {
        Event::Rolled { side, wounds, blanks } if side == by => Some(wounds + blanks),
        _ => None,
    };
    events.iter().filter_map(count).collect()
}

fn struck(events: &[Event]) -> Option<u16> {
    events.iter().find_map(|event| match event {
        Event::Struck { total, .. } => Some(*total),
        _ => None,
    })
}

fn reroll(dice: u8) -> Action {
    Action::Reroll { dice: Dice::new(dice).expect("at most ten dice") }
}

/// COR-9.6: equipment adds dice, in every assault while a unit of the type is there.
#[test]
fn e03_an_executioner_with_a_rock_breaker_rolls_nine_dice() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Mummy, 5)
        .carries(A, UnitType::Executioner, Equipment::RockBreaker);
    let (mut table, _) = meet(scene);
    // Hourglass 2 against 3: the Attacker strikes first, and wounds nobody twice over.
    for _ in 0..2 {
        let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 0, 9)]);
        assert_eq!(dice_rolled(&events, ATTACKER), [9]);
        table.act_so_that(B, Action::Fight, &[rolled(DEFENDER, 0, 4)]);
    }
}

fn krag_riders_and_an_executioner() -> Scene {
    Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::KragRider, 3)
        .units(A, "a2", UnitType::Executioner, 1)
        .units(A, "stronghold", UnitType::Pummeler, 2)
        .units(B, "a2", UnitType::Jotun, 4)
        .carries(A, UnitType::KragRider, Equipment::ShamansStaff)
        .carries(A, UnitType::Executioner, Equipment::BattleAxe)
        .carries(A, UnitType::Pummeler, Equipment::ThrowingKnives)
}

/// COR-2.8, COR-9.3, COR-9.6, COR-9.7, COR-9.8: only participating types count, each once.
#[test]
fn e04_an_army_adds_up_each_participating_type_once() {
    let (table, events) = meet(krag_riders_and_an_executioner());
    assert!(happened(&events, &Event::Initiative { side: DEFENDER, attacker: 2, defender: 2 }));
    let totals = table.view().battle.unwrap().attacker.totals;
    assert_eq!(totals.strength, 8);
    assert_eq!((totals.symbols.wound, totals.symbols.reroll), (1, 1));
    // The Pummelers' knives are at home.
    assert_eq!(table.view().players[0].units[0].profile.wound, 2);
}

/// COR-9.7, COR-9.8: rerolled blanks that turn to Wounds count.
#[test]
fn e05_three_blanks_are_rerolled_into_two_wounds() {
    let (mut table, _) = meet(krag_riders_and_an_executioner());
    table.act_so_that(B, Action::Fight, &[rolled(DEFENDER, 0, 6)]);
    table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 5, 3)]);
    let events = table.act_so_that(
        A,
        reroll(3),
        &[Event::Rerolled { side: ATTACKER, dice: 3, wounds: 7, blanks: 1 }],
    );
    let whole = Event::Struck { side: ATTACKER, total: 8, faces: 7, bonus: 1, rage: 0, shield: 0 };
    assert!(happened(&events, &whole), "{events:?}");
}

fn pummelers_and_a_krag_rider() -> Scene {
    elves_meet(BOHORG).units(A, "aC", UnitType::Pummeler, 2).units(A, "aC", UnitType::KragRider, 1)
}

/// COR-9.3: a tie goes to the Defender.
#[test]
fn e10_elves_strike_first_in_a_tie() {
    let scene = pummelers_and_a_krag_rider().elves("aC", &[(UnitType::Templar, 2)]);
    let (_, events) = meet_elves(scene);
    let first = Event::Initiative { side: Side::Elves, attacker: 1, defender: 1 };
    assert!(happened(&events, &first), "{events:?}");
}

/// COR-9.3: fewer Hourglasses strike first.
#[test]
fn e11_the_faster_attacker_strikes_first() {
    let scene = pummelers_and_a_krag_rider()
        .elves("aC", &[(UnitType::Templar, 1), (UnitType::HighElder, 1)]);
    let (table, events) = meet_elves(scene);
    let first = Event::Initiative { side: ATTACKER, attacker: 1, defender: 2 };
    assert!(happened(&events, &first), "{events:?}");
    assert_eq!(table.legal(A), [Action::Fight, Action::Flee]);
}

/// COR-9.3, COR-2.8: the number of units is irrelevant.
#[test]
fn e12_a_lone_berserker_strikes_first_in_a_tie() {
    let scene = Scene::new(&[STEAMFIELD, GODLEIF]).units(A, "a2", UnitType::Lancer, 5).units(
        B,
        "a2",
        UnitType::Berserker,
        1,
    );
    let (table, events) = meet(scene);
    assert!(happened(&events, &Event::Initiative { side: DEFENDER, attacker: 0, defender: 0 }));
    assert_eq!(table.asked(), B);
}

fn godleif_against_guard_and_elder() -> Table {
    let scene = elves_meet(GODLEIF)
        .units(A, "aC", UnitType::Berserker, 2)
        .units(A, "aC", UnitType::Valkyrie, 1)
        .elves("aC", &[(UnitType::ShiningGuard, 1), (UnitType::HighElder, 1)]);
    meet_elves(scene).0
}

/// COR-9.6 to COR-9.10: an assault against Elves, with Shield, reroll and crystal.
/// COR-9.7, COR-9.8, COR-9.9, COR-9.10.
#[test]
fn e13_an_elf_falls_and_becomes_a_crystal() {
    let mut table = godleif_against_guard_and_elder();
    let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 2, 2)]);
    assert_eq!(dice_rolled(&events, ATTACKER), [4]);
    let again = Event::Rerolled { side: ATTACKER, dice: 2, wounds: 3, blanks: 1 };
    let events = table.act_so_that(A, reroll(2), &[again]);
    let whole = Event::Struck { side: ATTACKER, total: 2, faces: 3, bonus: 0, rage: 0, shield: 1 };
    assert!(happened(&events, &whole), "{events:?}");

    let unit = UnitType::ShiningGuard;
    let victims = [unit, UnitType::HighElder].map(|unit| Action::Eliminate { unit });
    assert_eq!(table.legal(A), victims);
    let events = table.act(A, Action::Eliminate { unit });
    assert!(happened(&events, &Event::ElfEliminated { seat: A, unit }));
    assert_eq!(table.view().players[0].crystals, 1);
}

/// COR-9.8, COR-17.10: the Shield of a type that has died out is gone.
#[test]
fn e14_without_the_guard_two_wounds_are_enough() {
    let scene = elves_meet(GODLEIF)
        .units(A, "aC", UnitType::Berserker, 2)
        .units(A, "aC", UnitType::Valkyrie, 1)
        .elves("aC", &[(UnitType::HighElder, 1)]);
    let (mut table, _) = meet_elves(scene);
    table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 2, 2)]);
    let still = Event::Rerolled { side: ATTACKER, dice: 2, wounds: 2, blanks: 2 };
    let events = table.act_so_that(A, reroll(2), &[still]);
    assert_eq!(struck(&events), Some(2));
    assert!(happened(&events, &Event::ElfEliminated { seat: A, unit: UnitType::HighElder }));
    let won = |event: &Event| matches!(event, Event::BattleWon { seat: A, .. });
    assert!(events.iter().any(won), "{events:?}");
    assert!(table.view().territories[0].controller == Some(A));
}

/// COR-9.8, COR-9.11: Shields stop everything, and rage builds up.
#[test]
fn e15_an_assault_without_a_kill_enrages() {
    let scene = Scene::new(&[BOHORG, STEAMFIELD])
        .units(A, "a2", UnitType::KragRider, 1)
        .units(B, "a2", UnitType::SteamKnight, 1)
        .units(B, "a2", UnitType::SteamColossus, 1);
    let (mut table, _) = meet(scene);
    let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 1, 3)]);
    let whole = Event::Struck { side: ATTACKER, total: 0, faces: 1, bonus: 1, rage: 0, shield: 2 };
    assert!(happened(&events, &whole));
    assert!(happened(&events, &Event::Enraged { side: ATTACKER, rage: 1 }));

    table.act_so_that(B, Action::Fight, &[rolled(DEFENDER, 0, 5)]);
    let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 1, 3)]);
    let whole = Event::Struck { side: ATTACKER, total: 1, faces: 1, bonus: 1, rage: 1, shield: 2 };
    assert!(happened(&events, &whole));
}

fn six_wounds_against_a_jotun_and_three_berserkers() -> Table {
    Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Jotun, 1)
        .units(B, "a2", UnitType::Berserker, 3)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 6 }))
        .build()
}

fn eliminate(unit: UnitType) -> Action {
    Action::Eliminate { unit }
}

/// COR-9.9, COR-17.7: wounds are assigned as long as a unit can be eliminated.
#[test]
fn e16_no_wound_is_wasted_on_purpose() {
    let mut table = six_wounds_against_a_jotun_and_three_berserkers();
    let events = table.act(A, eliminate(UnitType::Jotun));
    // Stopping after the Jotun is not possible: two Berserkers follow without a question.
    let fallen = |unit| Event::UnitEliminated { seat: B, unit };
    let count = events.iter().filter(|event| **event == fallen(UnitType::Berserker)).count();
    assert_eq!(count, 2);
    assert_eq!(table.count(B, "a2", UnitType::Berserker), 1);

    let mut table = six_wounds_against_a_jotun_and_three_berserkers();
    table.act(A, eliminate(UnitType::Berserker));
    table.act(A, eliminate(UnitType::Berserker));
    let events = table.act(A, eliminate(UnitType::Berserker));
    assert!(happened(&events, &Event::WoundsLost { wounds: 3 }), "{events:?}");
    assert_eq!(table.count(B, "a2", UnitType::Jotun), 1);
}

/// COR-9.9: what is not enough for another unit is lost.
#[test]
fn e17_five_wounds_eliminate_one_mummy() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Mummy, 3)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 5 }))
        .build();
    let events = table.act(A, eliminate(UnitType::Mummy));
    assert!(happened(&events, &Event::WoundsLost { wounds: 2 }));
    assert_eq!(table.count(B, "a2", UnitType::Mummy), 2);
}

/// COR-9.6, COR-17.10: dice and symbols follow the types that are still there.
#[test]
fn e18_without_the_executioner_three_dice_are_left() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(A, "a2", UnitType::Pummeler, 2)
        .units(B, "a2", UnitType::Jotun, 3)
        .battle("a2", Role::Defender, Open::Eliminate(Eliminate { wounds: 5 }))
        .build();
    table.act(B, eliminate(UnitType::Executioner));
    let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 1, 2)]);
    assert_eq!(dice_rolled(&events, ATTACKER), [3]);
    let whole = Event::Struck { side: ATTACKER, total: 2, faces: 1, bonus: 1, rage: 0, shield: 0 };
    assert!(happened(&events, &whole), "{events:?}");
}

/// COR-9.6, COR-17.5: the box has ten dice.
#[test]
fn e19_strength_eleven_rolls_ten_dice() {
    let scene = Scene::new(&[BOHORG, STEAMFIELD])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::SteamKnight, 5)
        .units(B, "a2", UnitType::SteamColossus, 3)
        .carries(A, UnitType::Executioner, Equipment::ThunderMaul)
        .carries(A, UnitType::Executioner, Equipment::HeartOfWrath);
    let (mut table, _) = meet(scene);
    assert_eq!(table.view().battle.unwrap().attacker.totals.strength, 11);
    let events = table.act(A, Action::Fight);
    assert_eq!(dice_rolled(&events, ATTACKER), [10]);
}

fn lancers_with_a_drum() -> Table {
    let scene = Scene::new(&[STEAMFIELD, TOMB])
        .units(A, "a2", UnitType::Lancer, 7)
        .units(B, "a2", UnitType::Skeleton, 9)
        .carries(A, UnitType::Lancer, Equipment::WarDrum);
    meet(scene).0
}

/// COR-9.5: a Rage symbol brings a token at every assault.
#[test]
fn e20_a_war_drum_enrages_at_every_assault() {
    let mut table = lancers_with_a_drum();
    for rage in 1..=3 {
        // One Wound on the dice: with rage and against Shield 1 it eliminates at least one Skeleton.
        let wanted =
            [Event::RageGained { side: ATTACKER, tokens: 1, rage }, rolled(ATTACKER, 1, 2)];
        let events = table.act_so_that(A, Action::Fight, &wanted);
        assert!(happened(&events, &Event::UnitEliminated { seat: B, unit: UnitType::Skeleton }));
        table.act_so_that(B, Action::Fight, &[rolled(DEFENDER, 0, 3)]);
    }
}

/// COR-9.5, COR-9.11: the token for an assault without a kill comes on top.
#[test]
fn e21_a_fruitless_assault_adds_to_the_drum() {
    let mut table = lancers_with_a_drum();
    let events = table.act_so_that(A, Action::Fight, &[rolled(ATTACKER, 0, 3)]);
    assert!(happened(&events, &Event::Enraged { side: ATTACKER, rage: 2 }));
    table.act_so_that(B, Action::Fight, &[rolled(DEFENDER, 0, 3)]);
    let events = table.act(A, Action::Fight);
    assert!(happened(&events, &Event::RageGained { side: ATTACKER, tokens: 1, rage: 3 }));
}

/// COR-9.12, COR-12.2: a City that the enemy flees from may bring the last point.
#[test]
fn e22_a_fled_city_wins_the_game() {
    let scene = Scene::new(&[BOHORG, TOMB])
        .phase(Phase::SecondAction)
        .units(A, "aC", UnitType::Pummeler, 2)
        .units(B, "aC", UnitType::Skeleton, 2)
        // Another battle waits.
        .units(A, "a5", UnitType::Pummeler, 1)
        .units(B, "a5", UnitType::Skeleton, 1)
        .legendaries(A, 3)
        .legendaries(B, 1);
    let (mut table, _) = meet_elves(scene);
    assert_eq!((table.points(A), table.points(B)), (3, 1), "a contested City counts for nobody");
    assert_eq!(table.asked(), B);

    let events = table.act(B, Action::Flee);
    assert_eq!(table.count(B, "stronghold", UnitType::Skeleton), 2);
    assert!(happened(&events, &Event::Won { seat: A, points: 4 }));
    assert!(engine::Game::outcome(&table.game).is_some());
    assert_eq!(table.count(B, "a5", UnitType::Skeleton), 1, "no further battle is fought");
}

/// COR-9.7: Elves use every reroll on all blank dice.
#[test]
fn e35_elves_reroll_all_blanks() {
    let scene = elves_meet(BOHORG)
        .units(A, "aC", UnitType::Executioner, 4)
        .elves("aC", &[(UnitType::HighElder, 1), (UnitType::Templar, 1)]);
    let mut table = scene.asks(Open::NextBattle).build();
    let events = table.act_so_that(
        A,
        Action::BattleAt { territory: territory("aC") },
        &[rolled(Side::Elves, 2, 3)],
    );
    let at = events.iter().position(|event| *event == rolled(Side::Elves, 2, 3)).unwrap();
    assert!(
        matches!(events[at + 1], Event::Rerolled { side: Side::Elves, dice: 3, .. }),
        "{events:?}"
    );
    assert!(matches!(events[at + 2], Event::Struck { side: Side::Elves, .. }));
}

/// COR-9.9: a type that is too tough for the wounds left, or not there, can't be chosen.
#[test]
fn a_victim_must_be_there_and_affordable() {
    let table = Scene::new(&[BOHORG, GODLEIF])
        .units(A, "a2", UnitType::Executioner, 1)
        .units(B, "a2", UnitType::Jotun, 1)
        .units(B, "a2", UnitType::Berserker, 3)
        .units(B, "a2", UnitType::Valkyrie, 1)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 3 }))
        .build();
    let tough = Refusal::TooTough { unit: UnitType::Jotun, life: 4, wounds: 3 };
    assert_eq!(table.refusal(A, eliminate(UnitType::Jotun)), tough);
    let own = Refusal::OwnUnit { unit: UnitType::Pummeler };
    assert_eq!(table.refusal(A, eliminate(UnitType::Pummeler)), own);
    let absent = Refusal::NotInBattle { territory: territory("a2") };
    assert_eq!(table.refusal(A, eliminate(UnitType::Mummy)), absent);
    assert_eq!(table.refused(B, eliminate(UnitType::Berserker)), Refused::NotYourTurn);
}
