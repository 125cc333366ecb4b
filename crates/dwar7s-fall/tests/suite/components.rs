//! The component files: totals, values and clear errors (section 2).

#![expect(clippy::unwrap_used, reason = "a helper that finds nothing fails its test")]

use std::fs;

use dwar7s_fall::Dwar7sFall;
use dwar7s_fall::cell::Rotation;
use dwar7s_fall::components::{Module, Requirement, Task, components, read};
use dwar7s_fall::names::{
    CardType, Class, Decree, Gem, Goal, KingdomCard, Mood, OgreCard, Race, Roaming, Scenario,
    SecretGoal,
};
use engine::{Game, Sources};

/// DWF-2.1.G, DWF-2.1.E, DWF-2.1.D, DWF-2.1.R, DWF-2.12: gems and their totals.
#[test]
fn gems() {
    let gem = |gem| (components().gem(gem).vp, components().gem(gem).core);
    let all = [Gem::Gold, Gem::Emerald, Gem::Diamond, Gem::Ruby].map(gem);
    assert_eq!(all, [(1, 10), (2, 8), (2, 8), (3, 8)]);
    let empires: u8 = Gem::ALL.iter().map(|&gem| components().gem(gem).empires).sum();
    assert_eq!(empires, 12);
}

/// DWF-2.2, DWF-2.2.1, DWF-2.2.2, DWF-2.2.3, DWF-2.2.4, DWF-2.2.5, DWF-2.2.6, DWF-2.2.7,
/// DWF-2.2.8, DWF-2.2.9, DWF-2.3.1, DWF-2.3.2, DWF-2.3.3, DWF-2.3.4, DWF-2.4.1, DWF-2.4.2: needed,
/// slots, VP and number of different rotations of every kingdom card.
#[test]
fn kingdom_cards() {
    let expected = [
        (KingdomCard::Castle, CardType::Castle, 2, 3, 3, 4),
        (KingdomCard::GoldMine, CardType::Mine, 2, 3, 1, 4),
        (KingdomCard::EmeraldMine, CardType::Mine, 2, 3, 2, 4),
        (KingdomCard::DiamondMine, CardType::Mine, 2, 3, 2, 2),
        (KingdomCard::RubyMine, CardType::Mine, 3, 4, 3, 4),
        (KingdomCard::Tavern, CardType::Inn, 2, 3, -2, 2),
        (KingdomCard::GeneralStore, CardType::Inn, 3, 4, 1, 4),
        (KingdomCard::FireDragon, CardType::Monster, 5, 5, -2, 1),
        (KingdomCard::FrostGiant, CardType::Monster, 5, 5, -2, 1),
        (KingdomCard::OgreCastle, CardType::Castle, 3, 4, -2, 4),
        (KingdomCard::ForestDragon, CardType::Monster, 5, 5, -2, 1),
        (KingdomCard::Treant, CardType::Monster, 5, 5, -2, 1),
        (KingdomCard::BigBadWolf, CardType::Monster, 5, 5, -2, 1),
        (KingdomCard::TrollsLake, CardType::Lake, 1, 3, 0, 1),
        (KingdomCard::Memorial, CardType::Memorial, 2, 3, 0, 1),
    ];
    for (card, of, needed, slots, vp, rotations) in expected {
        let face = components().card(card);
        assert_eq!(
            (face.of, face.needed, face.slots, face.vp),
            (of, needed, slots, vp),
            "{card:?}"
        );
        assert_eq!(face.rotations().count(), rotations, "{card:?}");
    }
    assert_eq!(components().card(KingdomCard::GoldMine).task, Task::Gems(Gem::Gold, 2));
    assert_eq!(components().card(KingdomCard::OgreCastle).task, Task::Draw(2));
}

/// DWF-2.2, DWF-2.3: nine cards each, seven for the ogres, 61 in all.
#[test]
fn races() {
    let sizes: Vec<_> = Race::ALL.iter().map(|&race| components().race(race).cards.len()).collect();
    assert_eq!(sizes, [9, 9, 9, 9, 9, 7, 9]);
    let blue = &components().race(Race::Blue).cards;
    for dwarfs in [Race::Red, Race::Green, Race::Yellow] {
        assert_eq!(&components().race(dwarfs).cards, blue);
    }
    let walls: usize = blue.iter().map(|&card| walls_of(card)).sum();
    assert_eq!(walls, 13, "walls on the 36 sides of a set");
}

fn walls_of(card: KingdomCard) -> usize {
    let walls = components().card(card).walls.turned(Rotation::default());
    dwar7s_fall::cell::Side::ALL.iter().filter(|&&side| walls.on(side)).count()
}

/// DWF-2.6.1: the sums of the goal table, and the price of an egg.
#[test]
fn goals() {
    let core = || {
        let goals = Goal::ALL.iter().map(|&goal| components().goal(goal));
        goals.filter(|goal| goal.module == Module::Core)
    };
    let gems = |gem: Gem| core().map(|goal| u32::from(goal.cost.count(gem))).sum::<u32>();
    assert_eq!([Gem::Gold, Gem::Emerald, Gem::Diamond, Gem::Ruby].map(gems), [10, 8, 8, 7]);
    assert_eq!(core().map(|goal| u32::from(goal.price)).sum::<u32>(), 63);
    assert_eq!(core().map(|goal| u32::from(goal.vp)).sum::<u32>(), 126);
    assert_eq!(components().goal(Goal::Eg1).price, 5);
    assert_eq!(components().goal(Goal::Eg6).price, 8);
}

/// DWF-2.7.1, DWF-2.7.2, DWF-2.7.3, DWF-2.7.4, DWF-2.7.5, DWF-2.7.6, DWF-2.7.7: copies by module.
#[test]
fn ogre_cards() {
    let copies = |card| {
        let face = components().ogre_card(card);
        [face.core, face.empires, face.troll]
    };
    let all: Vec<_> = OgreCard::ALL.iter().map(|&card| copies(card)).collect();
    let common = [3, 1, 0];
    let rare = [2, 1, 0];
    assert_eq!(all, [common, common, common, rare, rare, [0, 3, 0], [0, 0, 2]]);
}

/// DWF-2.8.1, DWF-2.8.3, DWF-2.8.4, DWF-2.8.5, DWF-2.8.6: what secret goals are worth.
#[test]
fn secret_goals() {
    let vp: Vec<_> =
        SecretGoal::ALL.iter().map(|&goal| components().secret_goal(goal).vp).collect();
    assert_eq!(vp, [8, 10, 6, 8, 10, 6, 10, 8, 6, 10, 8]);
    let requirement = components().secret_goal(SecretGoal::Architect).requirement;
    assert_eq!(requirement, Requirement::KingdomCells(8));
}

/// DWF-2.9.3, DWF-2.9.4, DWF-2.9.5, DWF-2.9.6, DWF-2.9.7, DWF-2.9.A, DWF-2.9.W, DWF-2.9.U, DWF-2.9.K,
/// DWF-2.9.D, DWF-2.9.O, DWF-2.9.H: 24 class pieces, their cost and VP.
#[test]
fn classes() {
    let pieces = |race| {
        let may = |class: &&Class| components().class(**class).races.contains(race);
        Class::ALL.iter().filter(may).count()
    };
    let counts: Vec<_> = Race::ALL.iter().map(|&race| pieces(race)).collect();
    assert_eq!(counts, [4, 4, 4, 4, 2, 2, 4]);
    let vp: Vec<_> = Class::ALL.iter().map(|&class| components().class(class).vp).collect();
    assert_eq!(vp, [1, 1, 1, 2, 7, 2]);
    let cost = components().class(Class::OgreKing).cost;
    assert_eq!((cost.count(Gem::Ruby), cost.count(Gem::Diamond), cost.total()), (1, 1, 2));
    let dearer: Vec<_> =
        Race::ALL.iter().map(|&race| components().race(race).class_vp(Class::King)).collect();
    assert_eq!(dearer, [2, 2, 2, 2, 2, 2, 3]);
    assert_eq!(components().race(Race::Ogres).pouches, 9);
}

/// DWF-2.10.1, DWF-2.10.2, DWF-2.10.3, DWF-2.10.4, DWF-2.10.5, DWF-2.10.6, DWF-2.10.7, DWF-2.10.8: four
/// moods, sixteen roaming cards, every direction equally likely.
#[test]
fn troll_decks() {
    for &mood in Mood::ALL {
        assert_eq!((components().mood(mood).copies, components().mood(mood).slots), (1, 3));
    }
    for (name, steps) in [
        (Roaming::SleepWalking, 1),
        (Roaming::Mourning, 2),
        (Roaming::CrazyStunt, 2),
        (Roaming::Running, 3),
    ] {
        let cards: Vec<_> =
            components().roaming().iter().filter(|card| card.card == name).collect();
        assert_eq!(cards.len(), 4);
        assert!(cards.iter().all(|card| card.arrows.len() == steps));
        for &side in dwar7s_fall::cell::Side::ALL {
            let arrows = cards.iter().flat_map(|card| &card.arrows);
            assert_eq!(arrows.filter(|&&arrow| arrow == side).count(), steps);
        }
    }
}

/// DWF-2.11.1, DWF-2.11.2, DWF-2.11.3, DWF-2.11.4, DWF-2.11.5, DWF-2.11.6, DWF-2.11.7, DWF-21.31,
/// DWF-21.32: the scenarios and their decrees; "Merchants" means Charming Merchants.
#[test]
fn scenarios() {
    let counts: Vec<_> = Scenario::ALL
        .iter()
        .map(|&scenario| components().scenario(scenario))
        .map(|face| (face.decrees.len(), face.random))
        .collect();
    assert_eq!(counts, [(0, 3), (4, 0), (2, 0), (3, 0), (3, 0), (5, 0), (12, 0)]);
    let damsel = components().scenario(Scenario::DamselInDistress).decrees;
    assert!(damsel.contains(Decree::CharmingMerchants));
    let arena = components().scenario(Scenario::LordsOfTheArena).decrees;
    assert!(!arena.contains(Decree::HardWorkers) && !arena.contains(Decree::HighHo));
}

/// The files as they are, with one of them changed.
fn changed(file: &str, from: &str, to: &str) -> Result<(), String> {
    let folder = format!("{}/components", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<(String, String)> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect();
    for (name, text) in &mut files {
        if name == file {
            assert!(text.contains(from), "{from} is not in {file}");
            *text = text.replacen(from, to, 1);
        }
    }
    let borrowed: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    read(&Sources::embedded(&borrowed)).map(|_| ()).map_err(|error| error.to_string())
}

/// DWF-2.12: a mistake is named with file, entry and reason.
#[test]
fn mistakes_are_named() {
    let error = |file, from, to| changed(file, from, to).unwrap_err();
    assert_eq!(changed("gems.ron", "vp: inferred(1)", "vp: stated(2)"), Ok(()));
    assert_eq!(
        error("gems.ron", "core: reconstructed(10)", "core: stated(9)"),
        "gems.ron: gems of the core game add up to 33, not 34"
    );
    assert_eq!(error("gems.ron", "id: ruby", "id: gold"), "gems.ron: entry gold: is there twice");
    assert_eq!(
        error("kingdom_cards.ron", "slots: reconstructed(3)", "slots: stated(1)"),
        "kingdom_cards.ron: entry castle: slots is 1, not 2 to 8"
    );
    assert_eq!(
        error("kingdom_cards.ron", "\"WooW\"", "\"Woo\""),
        "kingdom_cards.ron: entry gold_mine: sides are four letters, North East South West: \
         W a wall, o open"
    );
    assert!(
        error("kingdom_cards.ron", "task: stated(dig)", "task: stated(toll)").contains("castle")
    );
    assert!(error("races.ron", "general_store, big_bad_wolf", "general_store").contains("25"));
    assert!(error("races.ron", "[castle, gold_mine", "[gold_mine, gold_mine").contains("castles"));
    assert!(error("goals.ron", "module: public(core)", "module: public(empires)").contains("10"));
    assert!(error("ogre_cards.ron", "core: reconstructed(3)", "core: stated(4)").contains("14"));
    assert!(error("secret_goals.ron", "stated(core)", "stated(empires)").contains("7"));
    assert!(error("classes.ron", "vp: reconstructed(1)", "vp: stated(200)").contains("alchemist"));
    assert!(error("moods.ron", "copies: reconstructed(1)", "copies: stated(9)").contains("mood"));
    assert!(error("roaming.ron", "[north]", "[north, east]").contains("sleep_walking_n"));
    assert!(error("scenarios.ron", "random: stated(3)", "random: stated(15)").contains("fortune"));
    assert!(error("mats.ron", "side: reconstructed(8)", "side: stated(6)").contains("small"));
    assert!(
        error("mats.ron", "to_players: reconstructed(4)", "to_players: stated(5)")
            .contains("5 players")
    );
    assert!(
        error("goals.ron", "vp: reconstructed(10)", "vp: reconstructed(1000)").contains("tg01")
    );
}

/// Section 2: every value says where it comes from.
#[test]
fn tables_show_their_provenance() {
    let tables = Dwar7sFall::components();
    assert_eq!(tables.len(), 11);
    let cards = tables.iter().find(|table| table.file == "kingdom_cards.ron").unwrap();
    assert_eq!(cards.entries[0]["slots"]["reconstructed"], 3);
    assert_eq!(cards.entries[0]["needed"]["stated"], 2);
    assert_eq!(Dwar7sFall::components_fingerprint().len(), 16);
}

/// DWF-2.9.H, DWF-4.1: inferred values are marked so, and DWF-2.9.H is called a house rule.
#[test]
fn what_is_concluded_is_marked_as_inferred() {
    let file = |wanted: &str| {
        let files = Dwar7sFall::component_files();
        files.iter().find(|(name, _)| *name == wanted).expect("a component file").1
    };
    for class in ["alchemist", "warrior", "guardian", "king"] {
        let entry = format!("(id: {class}, races: inferred([blue, red, green, yellow,");
        assert!(file("classes.ron").contains(&entry), "{class}");
    }
    let decrees = |list: &&str| list.contains("charming_merchants");
    let scenarios = file("scenarios.ron");
    assert_eq!(scenarios.split("decrees: inferred(").skip(1).filter(decrees).count(), 2);
    let house = Dwar7sFall::INFO.rules.lines().find(|line| line.contains("| DWF-2.9.H |"));
    assert!(house.is_some_and(|line| line.contains("house rule")), "{house:?}");
}
