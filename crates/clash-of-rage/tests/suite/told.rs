//! Choices, questions and endings in words, in both languages.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use clash_of_rage::written::{Eliminate, Open};
use clash_of_rage::{Action, ClashOfRage, Equipment, Errands, Event, Hero, Phase, Role, UnitType};
use engine::{Game, Language, Message, Seat, Text, Viewer, Voice};

use crate::common::*;

fn text(language: Language) -> Text {
    let source = ClashOfRage::INFO.texts.iter().find(|(each, _)| *each == language).unwrap().1;
    Text::new(language, source).unwrap()
}

fn say(language: Language, message: &impl Message) -> String {
    text(language).try_say(&message.said(), &["Ada".to_owned(), "Ben".to_owned()]).unwrap()
}

/// A choice of the scene in English and in German.
fn choice(table: &Table, seat: Seat, action: Action) -> [String; 2] {
    assert!(table.legal(seat).contains(&action), "{action:?} is not offered");
    let choice = table.game.describe(seat, action);
    [say(Language::English, &choice), say(Language::German, &choice)]
}

/// COR-10.3, COR-10.5, COR-10.6: what is for sale says its price and what it brings.
#[test]
fn wares_say_price_and_effect() {
    let table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a3", UnitType::Pummeler, 1)
        .gold(A, 9)
        .crystals(A, 6)
        .asks(Open::Shop(Errands::default()))
        .build();
    assert_eq!(
        choice(&table, A, Action::Buy { card: Equipment::WarHammer }),
        [
            "War Hammer for 5 Gold (arms: Strength +3 and Hourglass +1)",
            "Kriegshammer für 5 Gold (Waffe: Stärke +3 und Sanduhr +1)",
        ]
    );
    assert_eq!(
        choice(&table, A, Action::Forge)[0],
        "Forge: pay 6 Crystals, draw 2 Legendary Equipment and keep 1 for 1 Victory point"
    );
    assert_eq!(
        choice(&table, A, Action::Recruit { hero: Hero::Kaela })[0],
        "Kaela the War Singer for 7 Gold (Rage +1 and Movement 2)"
    );
}

/// COR-8.2, COR-9.1: a destination says what is there and who would be attacked.
#[test]
fn destinations_say_what_is_there() {
    let mut table = Scene::new(&[BOHORG, TOMB])
        .units(A, "a1", UnitType::KragRider, 2)
        .units(B, "a0", UnitType::Skeleton, 3)
        .elves("aC", &[(UnitType::Templar, 2)])
        .build();
    table.act(A, Action::Move);
    table.act(A, Action::MoveUnits { from: place("a1"), unit: UnitType::KragRider });
    let to = |id| choice(&table, A, Action::GoTo { location: place(id) });
    assert_eq!(
        to("aC"),
        ["To aC (City): battle against 2 Templars", "Ziel: aC (Stadt): Kampf (dort 2 Templer)"]
    );
    assert_eq!(to("a0")[0], "To a0 (Stone I): battle against 3 Skeletons of Ben");
    assert_eq!(to("a2")[0], "To a2");
}

/// COR-9.5, COR-9.9: questions in a battle say whose number is whose, choices say what they do.
#[test]
fn battles_say_whose_number_is_whose() {
    let scene = Scene::new(&[BOHORG, TOMB]).units(A, "a2", UnitType::Executioner, 1).units(
        B,
        "a2",
        UnitType::Skeleton,
        3,
    );
    let table = scene.clone().battle("a2", Role::Attacker, Open::Assault).build();
    let asked = table.game.prompt(A).unwrap();
    assert_eq!(
        [say(Language::English, &asked), say(Language::German, &asked)],
        [
            "Battle at a2: you have 1 unit, the enemy has 3 units. Fight or flee?",
            "Kampf auf a2: Du hast 1 Einheit, der Gegner 3 Einheiten. Kämpfen oder fliehen?",
        ]
    );
    assert_eq!(
        choice(&table, A, Action::Fight)[0],
        "Fight: roll 6 dice, 1 wound fewer for Shields; the wounds strike 3 Skeletons"
    );
    let struck = scene
        .units(B, "a2", UnitType::Mummy, 1)
        .battle("a2", Role::Attacker, Open::Eliminate(Eliminate { wounds: 4 }))
        .build();
    assert_eq!(
        choice(&struck, A, Action::Eliminate { unit: UnitType::Mummy })[0],
        "Mummy: takes 3 of 4 wounds"
    );
}

/// COR-12.5: the log and the text view say who is first and why, and who comes next.
#[test]
fn the_end_is_told() {
    let last = |scene: Scene| {
        let mut table = scene.turn(15).phase(Phase::SecondAction).active(B).build();
        let seat = table.asked();
        let events = table.act(seat, Action::Pass);
        let view = table.game.view(Viewer::Spectator);
        assert!(view.verdict.iter().all(|event| events.contains(event)), "{events:?}");
        let text = text(Language::English);
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        let sketch = ClashOfRage::sketch(&view, &Voice { text: &text, names: &names }).to_string();
        let told: Vec<_> = view.verdict.iter().map(|event| say(Language::English, event)).collect();
        assert!(told.iter().all(|line| sketch.contains(line)), "{sketch}");
        told.join(" ")
    };
    let even = Scene::new(&[BOHORG, TOMB]).units(B, "stronghold", UnitType::Lich, 1);
    assert_eq!(
        last(even.clone().legendaries(A, 2).legendaries(B, 1)),
        "Ada wins with 2 Victory points. Ben comes next with 1 Victory point."
    );
    assert_eq!(
        last(even.legendaries(A, 1).legendaries(B, 1).crystals(A, 2)),
        "Ada and Ben have 1 Victory point each: Ada wins, with more Crystals."
    );
}

/// COR-6.5, COR-9.3, COR-9.8: log entries that once weren't proper sentences.
#[test]
fn the_log_reads_well() {
    let english = |event: Event| say(Language::English, &event);
    let troop = clash_of_rage::Troop { unit: UnitType::Skeleton, count: 5 };
    assert_eq!(
        english(Event::NotReceived { seat: A, troop }),
        "Ada does not receive 5 Skeletons: the Reserve has no more."
    );
    let side = clash_of_rage::Side::Elves;
    assert_eq!(
        english(Event::Initiative { side, attacker: 3, defender: 1 }),
        "The Elf host strikes first: 3 Hourglasses for the Attacker, 1 for the Defender."
    );
    let struck = Event::Struck { side, total: 4, faces: 3, bonus: 1, rage: 0, shield: 0 };
    assert_eq!(
        english(struck),
        "The Elf host deals 4 wounds: 3 on the dice, 1 more for Wound symbols."
    );
    let fallen = Event::ElfEliminated { seat: A, unit: UnitType::HighElder };
    assert_eq!(say(Language::German, &fallen), "Gefallen: 1 Hoher Ältester. Ada nimmt 1 Kristall.");
}
