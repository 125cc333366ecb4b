//! Refusals that teach: the reason a good referee would give, with the rule that forbids it.

use engine::{
    Chance, Game, Indexed, Message, PlayoutRng, Refuse, Refused, Seed, Setup, Silent, StepRng,
};
use simurgh::{
    Action, ActionTile, Edition, End, Mode, Options, Refusal, Simurgh, Spot, WildsSpace,
};

use crate::common::*;

/// SIM-8.1, SIM-8.2, SIM-19.10: full Wilds without a Weapon, and full of Exploration Tiles.
#[test]
fn full_wilds() {
    let full = |tiles: [u8; 3]| {
        table(2)
            .wilds(1, tiles[0])
            .wilds(2, tiles[1])
            .wilds(3, tiles[2])
            .vassals(B, &["pool"], &["w1.1", "w2.1"])
            .hand(A, &[12])
    };
    let vassals = |position: Position| position.vassals(B, &["w3.1"], &["w1.1", "w2.1"]);
    assert_eq!(vassals(full([37, 38, 5])).set().refusal(lay(12)), Refusal::NoWeapon);
    let riders = table(3)
        .wilds(1, 37)
        .wilds(2, 38)
        .wilds(3, 39)
        .wilds(4, 40)
        .vassals(B, &["pool"], &["w1.1", "w2.1"])
        .vassals(C, &["pool"], &["w3.1", "w4.1"])
        .hand(A, &[12])
        .holds(A, "1A");
    assert_eq!(riders.set().refusal(lay(12)), Refusal::OnlyExploration);
}

/// SIM-10.1: another player's Dragon is refused as such, whatever the action.
#[test]
fn a_foreign_dragon() {
    let mut table = table(2)
        .wilds(1, 13)
        .vassals(B, &["w1.1"], &["pool"])
        .dragon(A, 49, &[])
        .dragon(A, 53, &[])
        .dragon(B, 71, &[1])
        .set();
    let refusal = Refusal::NotYourDragon { dragon: dragon(71) };
    assert_eq!(table.refusal(ability(71, 1)), refusal);
    table.does(place("w1.2")).does(with(Spearman));
    assert_eq!(table.refusal(mark(71)), refusal);
}

/// SIM-5.4, SIM-9.5, SIM-10.13, SIM-10.18, SIM-11.3: the refusal says when the ability can be used.
#[test]
fn abilities_out_of_their_moment() {
    let mut table = table(2)
        .dragon(A, 57, &[1, 2])
        .dragon(A, 63, &[1])
        .dragon(A, 67, &[1])
        .dragon(A, 69, &[3])
        .dragon(A, 71, &[1])
        .set();
    let at = |number, place| (dragon(number), slot(place));
    let (dragon, slot) = at(63, 1);
    assert_eq!(table.refusal(ability(63, 1)), Refusal::OnlyAfterStep { dragon, slot });
    let (dragon, slot) = at(67, 1);
    let vassal = Spearman;
    assert_eq!(table.refusal(ability(67, 1)), Refusal::OnlyWhenGivingUp { dragon, slot, vassal });
    let (dragon, slot) = at(69, 3);
    assert_eq!(table.refusal(ability(69, 3)), Refusal::OnlyWhenReplacing { dragon, slot });
    assert_eq!(table.refusal(ability(57, 2)).rule(), "SIM-10.13");
    table.does(place("great_market")).does(with(Spearman)).does(choose("1V"));
    let (dragon, slot) = at(57, 1);
    assert_eq!(table.refusal(ability(57, 1)), Refusal::OnlyAsFreeAction { dragon, slot });
}

/// SIM-5.2, SIM-19.14: retrieving nobody.
#[test]
fn nobody_to_retrieve() {
    let english = engine::Language::English;
    let idle = table(2).set();
    let reason = idle.reason(english, Action::RetrieveVassals);
    assert_eq!(reason, "You have no Vassal on the board to retrieve.");
    let mut table = table(2).vassals(A, &["library"], &["forge"]).set();
    table.does(Action::RetrieveVassals);
    assert_eq!(table.refusal(Action::Done), Refusal::RetrieveOne);
    table.does(retrieve(Spearman, "library"));
    assert_eq!(table.refusal(Action::RetrieveAll), Refusal::OneVassalLeft);
}

/// SIM-12.2: only tiles of the hand are discarded.
#[test]
fn discarding_a_tile_not_held() {
    let mut table = table(2).hand(A, &[1, 2, 3, 4, 5, 6]).after_main_action().set();
    table.does(Action::EndTurn);
    let refusal = table.refusal(discard(13, End::Top));
    assert_eq!(refusal, Refusal::NotInHandToDiscard { tile: tile(13) });
    assert_eq!(refusal.rule(), "SIM-12.2");
}

/// SIM-2.3, SIM-8.1: spaces that a tile doesn't have, and tile spaces for more players.
#[test]
fn spaces_that_are_not_there() {
    let table = table(2).wilds(1, 20).vassals(B, &["w1.1"], &["pool"]).set();
    assert_eq!(table.refusal(place("w1.4")).rule(), "SIM-2.3");
    assert_eq!(table.refusal(place("w6.1")), Refusal::NotInPlay { wilds: WildsSpace::W6 });
    assert_eq!(table.refusal(advance("w6")), Refusal::NotInPlay { wilds: WildsSpace::W6 });
}

/// SIM-5.2, SIM-5.4, SIM-8.2, SIM-9.2, SIM-9.5, SIM-10.1, SIM-10.13, SIM-10.18, SIM-11.3, SIM-12.2: what the
/// player is told, and by which rule.
#[test]
fn the_reasons_in_words() {
    let told = |table: &Table, action| {
        let rule = table.refused(action).rule::<Simurgh>();
        (rule, table.reason(engine::Language::English, action))
    };
    let says = |rule, words: &str| (rule, words.to_owned());
    let full = table(2)
        .wilds(1, 37)
        .wilds(2, 38)
        .wilds(3, 5)
        .vassals(B, &["w3.1"], &["w1.1", "w2.1"])
        .hand(A, &[12])
        .set();
    let no_weapon =
        "No space of the Wilds is free. Removing a tile costs 1 Weapon, and you have none.";
    assert_eq!(told(&full, lay(12)), says("SIM-8.2", no_weapon));
    let mut dragons = table(2)
        .dragon(A, 57, &[1, 2])
        .dragon(A, 63, &[1])
        .dragon(A, 67, &[1])
        .dragon(A, 69, &[3])
        .dragon(A, 71, &[1])
        .dragon(B, 72, &[1])
        .set();
    for (action, rule, words) in [
        (ability(72, 1), "SIM-10.1", "The Turquoise Dragon #72 is not yours."),
        (
            ability(63, 1),
            "SIM-9.5",
            "The 1st ability of the Silver Dragon #63 works only when one of your Dragonriders has just \
             moved down.",
        ),
        (
            ability(67, 1),
            "SIM-10.18",
            "The 1st ability of the Grey Dragon #67 works only when you have just given up a Spearman.",
        ),
        (
            ability(69, 3),
            "SIM-11.3",
            "The 3rd ability of the Copper Dragon #69 works only when you place an Objective: choose the \
             one to replace then.",
        ),
        (
            ability(57, 2),
            "SIM-10.13",
            "The 2nd ability of the White Dragon #57 works only when you have just received some of this: Wisdom.",
        ),
        (Action::RetrieveVassals, "SIM-5.2", "You have no Vassal on the board to retrieve."),
    ] {
        assert_eq!(told(&dragons, action), says(rule, words));
    }
    dragons.does(place("great_market")).does(with(Spearman)).does(choose("1V"));
    let free = "The 1st ability of the White Dragon #57 is a Free Action: use it before or after your \
                Main Action.";
    assert_eq!(told(&dragons, ability(57, 1)), says("SIM-5.4", free));
    let level = table(3)
        .wilds(1, 40)
        .vassals(A, &["pool"], &["w1.2"])
        .vassals(B, &["pool"], &["w1.3"])
        .vassals(C, &["pool"], &["w1.3"])
        .holds(A, "1I+1A")
        .set();
    let no_space = "No space is free there: Exploration #40, level 3.";
    assert_eq!(told(&level, advance("w1")), says("SIM-9.2", no_space));
    let mut hand = table(2).hand(A, &[1, 2, 3, 4, 5, 6]).after_main_action().set();
    hand.does(Action::EndTurn);
    let not_held = "You can discard only tiles of your hand, and Research #13 is not there.";
    assert_eq!(told(&hand, discard(13, End::Top)), says("SIM-12.2", not_held));
}

/// SIM-15.6: in positions of random play, an action of the kind that is asked for is refused by a
/// specific rule, and no refusal names a tile space that is not in play or a tile that doesn't lie
/// there.
#[test]
fn every_refusal_names_what_forbids_it() {
    let mut legal = Vec::new();
    for (number, (seats, mode, edition)) in [
        (2, Mode::Spearman, Edition::English),
        (3, Mode::Dragonlord, Edition::German),
        (5, Mode::Spearman, Edition::German),
    ]
    .into_iter()
    .enumerate()
    {
        let setup = Setup::with::<Simurgh>(seats, Options { mode, edition, ..Options::default() });
        let seed = Seed::from_phrase("refusals").nth(number as u64);
        let mut game = Simurgh::new(&setup, &mut StepRng::new(seed, 0)).unwrap();
        let mut choices = PlayoutRng::from(seed);
        let mut step = 0;
        while let Some(seat) = game.waiting().first() {
            legal.clear();
            game.legal(seat, &mut legal);
            if step % 7 == 0 {
                refuse_well(&game, seat, &legal);
            }
            step += 1;
            let action = choices.pick(&legal).unwrap();
            game.apply(seat, action, &mut StepRng::new(seed, step), &mut Silent);
        }
    }
}

fn refuse_well(game: &Simurgh, seat: engine::Seat, legal: &[Action]) {
    let kinds: std::collections::BTreeSet<String> =
        legal.iter().map(|action| action.said().key).collect();
    let view = game.view(engine::Viewer::Spectator);
    let in_play: Vec<WildsSpace> = view.wilds.iter().map(|place| place.space).collect();
    let lying: Vec<ActionTile> = view.wilds.iter().filter_map(|place| place.tile).collect();
    for action in Action::values() {
        match game.check(seat, action) {
            Ok(()) => assert!(legal.contains(&action), "{action:?}"),
            Err(Refused::OtherQuestion) => {
                assert!(!kinds.contains(&action.said().key), "{action:?} is asked for");
            }
            Err(Refused::Rule(refusal)) => {
                assert_ne!(refusal.rule(), Simurgh::INFO.citations.question, "{action:?}");
                match refusal {
                    Refusal::NoTileThere { wilds }
                    | Refusal::NoRiderThere { wilds }
                    | Refusal::RiderOnTile { wilds }
                    | Refusal::SpaceTaken { wilds } => {
                        assert!(in_play.contains(&wilds), "{action:?}: {refusal:?}");
                    }
                    Refusal::Occupied { spot: Spot::Tile(tile, _) }
                    | Refusal::DragonridersOnly { spot: Spot::Tile(tile, _) }
                    | Refusal::LevelFull { spot: Spot::Tile(tile, _) }
                    | Refusal::NotYourVassal { spot: Spot::Tile(tile, _), .. }
                    | Refusal::NotExpendable { spot: Spot::Tile(tile, _), .. } => {
                        assert!(lying.contains(&tile), "{action:?}: {refusal:?}");
                    }
                    _ => {}
                }
            }
            Err(other) => panic!("{action:?}: {other:?}"),
        }
    }
}
