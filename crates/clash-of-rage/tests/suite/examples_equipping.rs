//! Worked examples of the rules, section 18: Elves that arm themselves, the market, the forge.

use crate::common::*;
use clash_of_rage::written::{Carried, Open};
use clash_of_rage::{Action, Equipment, Errands, Event, Phase, Refusal, Stack, UnitType};

use Equipment::{
    BattleAxe, Blunderbuss, ChainMail, Crossbow, MassiveArmor, PlateArmor, RockBreaker,
    ShamansCoat, ShortSword, WingedHarness,
};
use UnitType::{HighElder, ShiningGuard, Templar};

/// The last player is about to pass, so that the next turn begins with phase 1.
fn before_phase_1(turn: u8) -> Scene {
    Scene::new(&[BOHORG, GODLEIF])
        .elves("aC", &[(ShiningGuard, 1), (HighElder, 1), (Templar, 2)])
        .units(B, "stronghold", UnitType::Berserker, 1)
        .turn(turn)
        .phase(Phase::SecondAction)
        .active(B)
}

fn elf(table: &Table, unit: UnitType) -> Carried {
    table.written().elves.equipment.get(&unit).copied().unwrap_or_default()
}

/// COR-5.1, COR-5.2, COR-17.1: each type draws in the order of the Elf card.
#[test]
fn e01_the_elves_fill_their_empty_slots() {
    let mut table = before_phase_1(1).deck_top(&[Crossbow, PlateArmor, MassiveArmor]).build();
    table.act(B, Action::Pass);
    assert_eq!(table.written().turn, 2);
    assert_eq!(elf(&table, ShiningGuard), Carried { arms: Some(Crossbow), body: None });
    assert_eq!(elf(&table, HighElder), Carried { arms: None, body: Some(PlateArmor) });
    assert_eq!(elf(&table, Templar), Carried { arms: None, body: Some(MassiveArmor) });
}

/// COR-5.2, COR-5.3: a more expensive card replaces the old one, a cheaper one goes under the deck.
#[test]
fn e02_the_elves_keep_the_dearer_card() {
    let mut table = before_phase_1(2)
        .elf_carries(ShiningGuard, Crossbow)
        .elf_carries(HighElder, PlateArmor)
        .elf_carries(Templar, MassiveArmor)
        .deck_top(&[RockBreaker, Blunderbuss, ShamansCoat])
        .build();
    table.act(B, Action::Pass);
    assert_eq!(elf(&table, ShiningGuard).arms, Some(RockBreaker));
    let elder = Carried { arms: Some(Blunderbuss), body: Some(PlateArmor) };
    assert_eq!(elf(&table, HighElder), elder);
    assert_eq!(elf(&table, Templar), Carried { arms: None, body: Some(MassiveArmor) });
    let written = table.written();
    let bottom = &written.equipment_deck[written.equipment_deck.len() - 2..];
    assert_eq!(bottom, [Crossbow, ShamansCoat], "the Coat lies below the Crossbow");
    assert_eq!(written.known_at_the_bottom, 2);
}

/// COR-10.5: cost and draw by the number of Forges.
#[test]
fn e07_more_forges_make_forging_cheaper_and_richer() {
    let forges = ["a0", "b5", "c5"];
    for (count, cost, drawn) in [(0, 0, 0), (1, 6, 2), (2, 4, 3), (3, 4, 4)] {
        let mut scene = Scene::new(&[BOHORG, GODLEIF, TOMB, STEAMFIELD]).crystals(A, 6).gold(A, 2);
        for forge in &forges[..count] {
            scene = scene.units(A, forge, UnitType::Pummeler, 1);
        }
        let mut table = scene.asks(Open::Shop(Errands::default())).build();
        if count == 0 {
            assert_eq!(table.refusal(A, Action::Forge), Refusal::NoForge);
            continue;
        }
        table.act(A, Action::Forge);
        assert_eq!(table.view().players[0].crystals, 6 - cost, "{count} Forges");
        assert_eq!(table.legal(A).len(), drawn, "{count} Forges");
    }
}

/// COR-10.4: cards of a design that is face up are stacked until a new design comes.
#[test]
fn e28_the_market_is_refilled_to_six_stacks() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .gold(A, 9)
        .deck_top(&[BattleAxe, ChainMail])
        .asks(Open::Shop(Errands::default()))
        .build();
    table.act(A, Action::Buy { card: ShortSword });
    let market = table.written().market;
    assert_eq!(market.len(), 6);
    assert!(market.contains(&Stack { card: BattleAxe, copies: 2 }));
    assert_eq!(market.last(), Some(&Stack { card: ChainMail, copies: 1 }));
}

/// COR-5.1: a type without units draws nothing.
#[test]
fn e33_dead_guards_draw_nothing() {
    let mut table = before_phase_1(3)
        .elves("aC", &[(HighElder, 1), (Templar, 2)])
        .deck_top(&[Crossbow, PlateArmor, MassiveArmor])
        .build();
    let deck = table.written().equipment_deck.len();
    table.act(B, Action::Pass);
    assert_eq!(elf(&table, ShiningGuard), Carried::default());
    assert_eq!(elf(&table, HighElder).arms, Some(Crossbow));
    assert_eq!(elf(&table, Templar).body, Some(PlateArmor));
    assert_eq!(table.written().equipment_deck.len(), deck - 2);
}

/// COR-5.2, COR-17.2: at equal cost the old card stays.
#[test]
fn e34_an_equal_price_replaces_nothing() {
    let mut table = before_phase_1(3)
        .elves("aC", &[(Templar, 2)])
        .elf_carries(Templar, ChainMail)
        .deck_top(&[WingedHarness])
        .build();
    let events = table.act(B, Action::Pass);
    assert_eq!(elf(&table, Templar).body, Some(ChainMail));
    assert_eq!(table.written().equipment_deck.last(), Some(&WingedHarness));
    let kept = Event::ElvesKept { elf: Templar, card: WingedHarness, held: ChainMail };
    assert!(happened(&events, &kept));
}

/// COR-10.7, COR-13.3: slots and stash are pooled and redistributed.
#[test]
fn e37_equipment_is_rearranged_slot_by_slot() {
    let mut table = Scene::new(&[BOHORG, GODLEIF])
        .carries(A, UnitType::KragRider, RockBreaker)
        .carries(A, UnitType::Pummeler, ShortSword)
        .stash(A, PlateArmor)
        .asks(Open::Rearrange)
        .build();
    table.act(A, Action::Rearrange);
    // Arms I, II, III, then body I, II; body III has no card left to choose from (COR-13.4).
    for card in [Some(RockBreaker), None, None, None, Some(PlateArmor)] {
        table.act(A, Action::Fill { card });
    }
    let written = table.written();
    let player = &written.players[0];
    assert_eq!(
        player.equipment[&UnitType::Pummeler],
        Carried { arms: Some(RockBreaker), body: None }
    );
    assert_eq!(
        player.equipment[&UnitType::KragRider],
        Carried { arms: None, body: Some(PlateArmor) }
    );
    assert!(!player.equipment.contains_key(&UnitType::Executioner));
    assert_eq!(player.stash, [ShortSword]);
}
