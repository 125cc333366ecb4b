//! Choices, questions and the end in words.

use engine::{Game, Language};
use simurgh::{Action, End, Good, Simurgh};

use crate::common::*;

/// SIM-7.1: a space says what it costs and brings.
#[test]
fn a_space_says_its_effect() {
    let table =
        table(2).wilds(1, 40).vassals(B, &["pool"], &["w1.1"]).holds(A, "1W+1S+1I+1A").set();
    assert_eq!(table.choice(Language::English, place("armoury")), "Armoury: take 1 Weapon");
    assert_eq!(
        table.choice(Language::German, place("armoury")),
        "Waffenkammer: du erhältst 1 Waffe"
    );
    assert_eq!(
        table.choice(Language::English, place("forge")),
        "Forge: pay 1 Wood and 1 Stone, take 2 Weapons"
    );
    assert_eq!(
        table.choice(Language::English, place("w1.1")),
        "Exploration #40, level 1, Dragonrider: pay 1 Wisdom and 1 Weapon, take 2 Power Points"
    );
}

/// SIM-11.1: a Dragonrider may go to the Statue in any case; the choice says if nothing could be placed.
#[test]
fn the_statue_says_if_no_space_can_be_paid() {
    let poor = table(2).objective_deck(&[80, 81, 82]).set();
    let said = poor.choice(Language::English, place("dragonlord_statue"));
    assert!(said.contains("what you have now pays for no space"), "{said}");
    let rich = table(2).objective_deck(&[80, 81, 82]).holds(A, "3I").set();
    let said = rich.choice(Language::English, place("dragonlord_statue"));
    assert!(said.contains("then place one of them or none"), "{said}");
}

/// SIM-10.7: where a tile goes comes first: the rest is the same for both ends.
#[test]
fn a_tile_that_goes_back_says_where_first() {
    let mut table = table(2).objective_deck(&[80, 81, 82]).set();
    table.does(place("dragonlord_statue"));
    let said = |end, language| table.choice(language, put_objective(80, end));
    assert!(said(End::Top, Language::English).starts_with("To the top of the deck: Objective #80"));
    assert!(said(End::Bottom, Language::German).starts_with("Unter den Stapel: "));
}

/// SIM-3.1: an ability says its number, its price and its gain.
#[test]
fn an_ability_says_its_effect() {
    let table = table(2).dragon(A, 61, &[1, 2]).holds(A, "2M+2W+2S").set();
    assert_eq!(
        table.choice(Language::English, ability(61, 2)),
        "Black Dragon #61, 2nd ability: pay 2 Wood or Stone (any mix), take 3 Weapons"
    );
    assert_eq!(
        table.choice(Language::German, ability(61, 2)),
        "Drache Schwarz #61, 2. Fähigkeit: du zahlst 2 Holz oder Stein (beliebig gemischt) und \
         erhältst 3 Waffen"
    );
}

/// SIM-1.7: a tile of the row says what it is, its price and what it brings.
#[test]
fn a_tile_of_the_row_says_its_price_and_its_spaces() {
    let row = [Some(1), Some(2), None, None];
    let mut table = table(2).row(row).holds(A, "1I+1A").set();
    table.does(place("scout_quarters")).does(with(Spearman)).does(choose("1W"));
    assert_eq!(
        table.choice(Language::English, take("s2")),
        "Production #02 on S2: pay 1 Weapon, take 1 Power Point. The tile: take 1 Weapon; take 3 \
         Weapons; take 2 Wood and 2 Weapons; take 1 Stone and 2 Weapons"
    );
    assert_eq!(
        table.choice(Language::German, take("s2")),
        "Produktionstafel #02 auf S2: du zahlst 1 Waffe und erhältst 1 Machtpunkt. Die Tafel: du \
         erhältst 1 Waffe; du erhältst 3 Waffen; du erhältst 2 Holz und 2 Waffen; du erhältst 1 \
         Stein und 2 Waffen"
    );
}

/// SIM-10.13, SIM-6.7: questions say what they are about.
#[test]
fn questions_say_what_they_are_about() {
    let mut table = table(2).dragon(A, 57, &[2]).set();
    table.does(place("library")).does(with(Spearman));
    assert_eq!(
        table.question(Language::English),
        "You receive Wisdom. Do you use an ability to get more?"
    );
    assert_eq!(
        table.choice(Language::English, ability(57, 2)),
        "White Dragon #57, 2nd ability: 2 Wisdom more"
    );
    assert_eq!(table.choice(Language::English, Action::Done), "No, go on");
    let mut full = crate::common::table(2).holds(A, "17V+1M").after_main_action().set();
    full.does(Action::EndTurn);
    assert_eq!(full.question(Language::English), "Return 3 resources: you may keep 15.");
    assert!(full.offers(token(Good::Meat)));
}

/// SIM-14.7: the end tells who won and by how much, in the log and in the text view.
#[test]
fn the_end_is_told() {
    let mut won =
        table(2).turn_limit(1).turn(2).holds(A, "7P").holds(B, "4P").after_main_action().set();
    won.does(Action::EndTurn);
    let told = |language| {
        let event = won.events().last().unwrap();
        said(language, |voice| voice.say(event))
    };
    assert_eq!(told(Language::English), "Player 1 wins with 7 points, 3 ahead.");
    let view = won.game.view(engine::Viewer::Spectator);
    let sketch = said(Language::German, |voice| Simurgh::sketch(&view, voice).to_string());
    assert!(sketch.contains(&told(Language::German)), "{sketch}");
}

/// SIM-14.7: a tie is shared in the English edition and broken by markers in the German one.
#[test]
fn a_tie_is_told_with_its_tie_break() {
    let tie = |position: Position| {
        let position = position.turn_limit(1).turn(2).holds(A, "7P").holds(B, "7P");
        let mut table = position.dragon(B, 49, &[1, 2]).after_main_action().set();
        table.does(Action::EndTurn);
        let event = table.events().last().unwrap().clone();
        said(Language::English, |voice| voice.say(&event))
    };
    assert_eq!(tie(table(2)), "Player 1 and Player 2 share the victory with 7 points.");
    assert_eq!(
        tie(table(2).german()),
        "Player 2 wins with 7 points, level with others, by the most Ability markers: 2."
    );
}

/// The German text view has no English left in it.
#[test]
fn the_german_text_view_is_german() {
    let table = table(3)
        .wilds(1, 40)
        .wilds(2, 16)
        .vassals(B, &["pool"], &["w1.1", "w2.1"])
        .hand(A, &[12, 26])
        .dragon(A, 57, &[1])
        .holds(A, "2V+1A+3P")
        .set();
    let view = table.seen_by(A);
    let sketch = said(Language::German, |voice| Simurgh::sketch(&view, voice).to_string());
    for word in ["pay", "gain", "take", "tile", "Dragon ", "Wisdom", "Weapon", "Production"] {
        assert!(!sketch.contains(word), "{word} in {sketch}");
    }
    assert!(
        sketch.contains("du zahlst 1 Weisheit und 1 Waffe und erhältst 2 Machtpunkte"),
        "{sketch}"
    );
}
