//! The worked examples 44 to 60 of section 22: scores, ogre cards, classes, moods and goals.

use crate::common::{at, core, empires, l2, options, seat, with};
use dwar7s_fall::cell::{Rotation, Side};
use dwar7s_fall::names::{Gem, Goal, KingdomCard, OgreCard, SecretGoal};
use dwar7s_fall::{Action, Event, Refusal};
use engine::Game;
use serde_json::json;

fn decrees(list: &[&str]) -> dwar7s_fall::Options {
    options(json!({ "decrees": list }))
}

fn short_game() -> dwar7s_fall::Options {
    options(json!({ "round_limit": 3 }))
}

/// DWF-12.4: everything adds up.
#[test]
fn x44_a_final_score() {
    let mut table = l2(with(2, short_game()))
        .goal(0, "tg09")
        .goal(0, "tg07")
        .secret(0, "architect")
        .revealed(0)
        .defeated(0, "red/fire_dragon")
        .gems(0, "gold", 2)
        .gems(0, "ruby", 1)
        .build();
    table.play_out();
    let parts = ["goals", "secret_goal", "monsters", "gems", "kingdom"];
    assert_eq!(parts.map(|origin| table.points(0, origin)), [30, 8, 3, 5, 7]);
    assert_eq!(table.game.outcome().unwrap().seats[0].score, 53);
}

/// DWF-12.5: ties go to the larger kingdom, then to the meeples on the board.
#[test]
fn x45_ties() {
    let ranks = |position: crate::common::Position| {
        let mut table = position.build();
        table.play_out();
        let outcome = table.game.outcome().unwrap();
        assert_eq!(outcome.seats[0].score, outcome.seats[1].score);
        [outcome.seats[0].rank, outcome.seats[1].rank]
    };
    let board = || {
        with(2, short_game())
            .lay("blue/castle", (3, 3), 0)
            .lay("blue/gold_mine", (4, 3), 2)
            .lay("red/castle", (6, 5), 0)
            .lay("red/gold_mine", (7, 5), 2)
    };
    let larger = board().lay("red/tavern", (6, 6), 0).lay("red/diamond_mine", (6, 7), 0);
    assert_eq!(ranks(larger), [2, 1]);
    assert_eq!(ranks(board().meeples(0, (3, 3), 1)), [1, 2]);
    assert_eq!(ranks(board()), [1, 1]);
}

/// DWF-15.12, DWF-21.48: a player who lays a monster doesn't trigger the end in that turn.
#[test]
fn x46_frost_invasion_postpones_the_end() {
    let mut table = with(2, decrees(&["frost_invasion"]))
        .lay("red/castle", (3, 3), 0)
        .goal(0, "tg01")
        .goal(0, "tg02")
        .goal(0, "tg03")
        .build();
    table.lay(KingdomCard::FireDragon, 3, 4, 0).end();
    assert_eq!((table.view().triggered_by, table.asked()), (None, Some(1)));
    table.end().end();
    assert_eq!(table.view().triggered_by, Some(seat(0)));
}

/// DWF-15.14: out of the dragon's kingdom, but not into it.
#[test]
fn x47_hidden_tunnels() {
    let position = || {
        with(2, decrees(&["hidden_tunnels"]))
            .lay("blue/castle", (3, 3), 0)
            .lay("blue/gold_mine", (4, 3), 2)
            .lay("red/fire_dragon", (3, 4), 0)
            .lay("red/castle", (6, 6), 0)
            .lay("red/gold_mine", (7, 6), 2)
    };
    let mut out = position().meeples(0, (4, 3), 1).build();
    out.act(Action::UseTunnel);
    assert_eq!((out.standing(0, 7, 6), out.view().actions_used), (1, 1));
    let back = position().meeples(0, (7, 6), 1).build();
    assert_eq!(back.refused(Action::UseTunnel), Some(Refusal::NoTunnel));
}

/// DWF-10.6, DWF-10.3: walls don't stop a brute, a Guardian does.
#[test]
fn x48_a_brute_behind_a_wall() {
    let position = || {
        empires(2, &["blue", "yellow"])
            .lay("blue/fire_dragon", (3, 3), 0)
            .lay("yellow/gold_mine", (4, 3), 0)
            .lay("yellow/tavern", (6, 6), 0)
            .meeples(0, (3, 3), 1)
            .ogre_card(0, "brute")
    };
    let mut table = position().meeples(1, (4, 3), 1).build();
    table.ogre(OgreCard::Brute);
    assert_eq!((table.standing(0, 4, 3), table.standing(1, 3, 3)), (1, 1));
    let guarded = position().meeples(1, (4, 3), 1).kinds(1, (4, 3), "guardian", 1).build();
    assert_eq!(guarded.refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
    let mut choice = position()
        .kinds(1, (4, 3), "guardian", 1)
        .meeples(1, (6, 6), 2)
        .ogre_card(0, "ambush")
        .build();
    choice.act(Action::PlayOgreCard).act(Action::OgreCard { card: OgreCard::Ambush });
    let protected = Refusal::Protected { card: KingdomCard::GoldMine };
    assert_eq!(choice.refused(at(4, 3)), Some(protected));
}

/// DWF-14.22: an Alchemist turns gold into anything but rubies.
#[test]
fn x49_the_alchemist() {
    let mut table = empires(2, &["blue", "red"])
        .lay("red/tavern", (3, 3), 0)
        .kinds(0, (3, 3), "alchemist", 1)
        .gems(0, "gold", 1)
        .gems(0, "emerald", 1)
        .build();
    let gem = |gem| Action::Gem { gem };
    table.act(Action::UseAlchemist).act(gem(Gem::Gold));
    assert_eq!(table.legal(), [gem(Gem::Emerald), gem(Gem::Diamond)]);
    assert_eq!(table.refused(gem(Gem::Ruby)), Some(Refusal::GoldToRuby));
    table.act(gem(Gem::Diamond));
    assert_eq!((table.gem(0, Gem::Diamond), table.view().actions_used), (1, 1));
    table.act(Action::UseAlchemist).act(gem(Gem::Emerald)).act(gem(Gem::Ruby));
    assert_eq!((table.gem(0, Gem::Ruby), table.view().actions_used), (1, 2));
}

/// DWF-15.11: three for two cards, or two for one.
#[test]
fn x50_bar_fights() {
    let position = || {
        with(2, decrees(&["bar_fights"]))
            .lay("red/tavern", (3, 3), 0)
            .meeples(0, (3, 3), 3)
            .thin("blue")
    };
    let mut fight = position().build();
    fight.end().act(Action::BarFight);
    assert_eq!((fight.ogre_cards(0), fight.campfire(0)), (2, 7));
    let mut quiet = position().build();
    quiet.end().act(Action::QuietDrink);
    assert_eq!((quiet.ogre_cards(0), quiet.standing(0, 3, 3)), (1, 1));
}

/// DWF-11.6, DWF-11.7: when the secret goal can be revealed.
#[test]
fn x51_the_researcher() {
    let board = || {
        core(2)
            .lay("blue/fire_dragon", (3, 3), 0)
            .lay("blue/frost_giant", (5, 5), 0)
            .lay("blue/general_store", (5, 4), 0)
            .meeples(0, (3, 3), 3)
            .secret(0, "researcher")
    };
    let mut table = board().meeples(0, (5, 5), 2).ogre_card(1, "ambush").build();
    assert_eq!(table.refused(Action::Reveal), Some(Refusal::RequirementUnmet));
    table.place(5, 5);
    assert!(table.may(Action::Reveal));
    table.end();
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep], "asked again in the end step");
    table.act(Action::Keep);
    table.ogre(OgreCard::Ambush).at(3, 3);
    assert_eq!(table.asked(), Some(0), "asked just before it is undone");
    table.act(Action::Keep);
    assert_eq!(table.asked(), Some(1), "nothing to reveal");
    table.end();
    assert_eq!(table.refused(Action::Reveal), Some(Refusal::RequirementUnmet));

    let mut panic = board()
        .meeples(0, (5, 5), 2)
        .meeples(0, (5, 4), 1)
        .ogre_card(1, "panic")
        .turn_of(1)
        .build();
    panic.ogre(OgreCard::Panic).at(5, 4);
    panic.act_if_asked(Action::Step { side: Side::East }).act_if_asked(Action::Stop);
    assert_eq!(panic.asked(), Some(0), "asked at once, in red's turn");
    panic.act(Action::Reveal);
    assert_eq!(panic.secret(0), (SecretGoal::Researcher, true));
    assert_eq!(panic.asked(), Some(1));
}

/// DWF-8.5, DWF-2.8.11: supporting elves are participants.
#[test]
fn x52_the_adventurers() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/frost_giant", (3, 3), 0)
        .lay("red/general_store", (4, 3), 2)
        .lay("red/castle", (6, 6), 0)
        .meeples(0, (3, 3), 1)
        .kinds(0, (3, 3), "dragon", 1)
        .secret(0, "adventurers");
    table =
        table.lay("red/tavern", (3, 4), 0).meeples(0, (3, 4), 2).kinds(0, (3, 4), "alchemist", 1);
    let mut table = table.build();
    table.end().at(3, 3);
    assert!(table.happened(&Event::Defeated {
        seat: seat(0),
        card: KingdomCard::FrostGiant,
        cell: dwar7s_fall::cell::Cell::new(3, 3).unwrap(),
    }));
    assert_eq!(table.game.player(seat(0)).most_kinds, 3);
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep]);
    assert_eq!(table.standing(0, 3, 4), 3, "supporters stay");
}

/// DWF-14.11: what three pouches buy.
#[test]
fn x53_three_pouches() {
    let pawn = |gems: &[Gem]| {
        let mut table =
            empires(2, &["ogres", "red"]).lay("red/castle", (3, 3), 0).pouches(0, 3).build();
        table.act(Action::Pawnbroker);
        for &gem in gems {
            table.act(Action::Gem { gem });
        }
        table
    };
    assert_eq!(pawn(&[Gem::Ruby]).game.player(seat(0)).pouches, 0);
    let mixed = pawn(&[Gem::Emerald, Gem::Gold]);
    assert_eq!((mixed.gem(0, Gem::Emerald), mixed.gem(0, Gem::Gold)), (1, 1));
    let mut one = pawn(&[Gem::Emerald]);
    let (gem, left) = (Gem::Emerald, 1);
    assert_eq!(one.refused(Action::Gem { gem }), Some(Refusal::OverBudget { gem, left }));
    one.act(Action::Stop);
    assert_eq!(one.game.player(seat(0)).pouches, 1);
    assert!(!one.may(Action::Pawnbroker), "once a turn");
}

/// DWF-8.5, DWF-13.11, DWF-21.9: a mighty troll helps against a monster, not against an enemy on it.
#[test]
fn x54_a_mighty_troll() {
    let position = || {
        with(2, options(json!({ "troll": true })))
            .lay("red/frost_giant", (3, 4), 0)
            .meeples(1, (3, 4), 3)
            .troll_at((3, 4))
            .mood("mighty", 1)
            .turn_of(1)
    };
    let mut alone = position().build();
    alone.end();
    assert_eq!(alone.top(3, 4), None);
    assert_eq!(alone.game.player(seat(1)).monsters, 1);
    let mut disturbed = position().meeples(0, (3, 4), 1).build();
    disturbed.end();
    assert_eq!(disturbed.top(3, 4), Some(KingdomCard::FrostGiant));
}

/// DWF-13.9, DWF-21.30: the warband leader brings ogre cards, unless a dragon blocks the mine.
#[test]
fn x55_the_warband_leader() {
    let troll = || with(2, options(json!({ "troll": true }))).mood("warband_leader", 1);
    let mut castle = troll()
        .lay("blue/castle", (3, 4), 0)
        .lay("blue/frost_giant", (3, 5), 0)
        .lay("blue/gold_mine", (6, 6), 0)
        .lay("blue/ruby_mine", (6, 6), 0)
        .meeples(0, (3, 4), 2)
        .troll_at((3, 4))
        .build();
    castle.end();
    assert_eq!(castle.ogre_cards(0), 2);
    assert_eq!(castle.top(6, 6), Some(KingdomCard::RubyMine));
    let mut mine = troll()
        .lay("blue/castle", (3, 4), 0)
        .lay("blue/fire_dragon", (3, 5), 0)
        .lay("blue/gold_mine", (4, 4), 2)
        .meeples(0, (4, 4), 2)
        .troll_at((4, 4))
        .build();
    mine.end();
    assert_eq!((mine.ogre_cards(0), mine.gem(0, Gem::Gold), mine.campfire(0)), (0, 0, 7));
}

/// DWF-5.5, DWF-21.15, DWF-21.16, DWF-21.47: an action that was taken stays taken, and players may
/// lay a monster into their own kingdom.
#[test]
fn x56_the_own_giant_as_fourth_action() {
    let mut table = core(2).lay("red/tavern", (3, 3), 0).build();
    table.place(3, 3).place(3, 3);
    table.lay(KingdomCard::Castle, 3, 4, 0);
    assert_eq!(table.view().allowance, 4);
    table.lay(KingdomCard::FrostGiant, 3, 5, 0);
    assert_eq!(table.top(3, 5), Some(KingdomCard::FrostGiant));
    assert_eq!(table.standing(0, 3, 3), 0, "the turn went on to the tavern's task");
}

/// DWF-14.15: crystal dwarfs don't work in other players' castles.
#[test]
fn x57_suspicious() {
    let position = || {
        empires(2, &["crystal_dwarfs", "red"])
            .lay("crystal_dwarfs/castle", (3, 3), 0)
            .lay("red/castle", (5, 5), 0)
            .lay("red/gold_mine", (7, 7), 0)
            .lay("red/ruby_mine", (7, 7), 0)
    };
    let mut crystal = position().meeples(0, (5, 5), 2).build();
    crystal.end();
    assert_eq!(crystal.standing(0, 5, 5), 2);
    let mut red = position().meeples(1, (3, 3), 2).turn_of(1).build();
    red.end();
    assert_eq!(red.top(7, 7), Some(KingdomCard::GoldMine));
}

/// DWF-15.8: one placement for each card, but meeples may move there.
#[test]
fn x58_crazy_balloonists() {
    let mut table = with(2, decrees(&["crazy_balloonists"]))
        .lay("blue/castle", (3, 3), 0)
        .lay("blue/general_store", (3, 4), 0)
        .build();
    assert_eq!(table.view().allowance, 4);
    table.place(3, 3).act(Action::PlaceMeeple);
    assert_eq!(table.standing(0, 3, 4), 1, "the only card left is taken without asking");
    assert_eq!(table.refused(Action::PlaceMeeple), Some(Refusal::PlacedEverywhere));
    table.go(3, 3, Side::East);
    assert_eq!(table.standing(0, 3, 4), 2);
}

/// DWF-12.1, DWF-21.21: a goal revealed in another's turn counts in the player's own end step.
#[test]
fn x59_the_third_goal() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/tavern", (3, 5), 0)
        .lay("red/fire_dragon", (4, 3), 0)
        .lay("red/frost_giant", (4, 4), 0)
        .lay("blue/general_store", (4, 5), 0)
        .lay("blue/tavern", (4, 6), 0)
        .meeples(1, (3, 4), 3)
        .gems(1, "gold", 1)
        .gems(1, "emerald", 2)
        .goal(1, "tg02")
        .row(&["tg01", "tg09", "tg10"])
        .secret(1, "architect")
        .build();
    assert_eq!(table.kingdom(1).0, 7);
    table.lay(KingdomCard::GoldMine, 4, 7, 1);
    assert_eq!((table.kingdom(1).0, table.asked()), (8, Some(1)));
    table.act(Action::Reveal).end();
    assert_eq!((table.asked(), table.view().triggered_by), (Some(1), None));
    table.end();
    assert!(table.has_goal(1, Goal::Tg01), "the only goal that can be paid");
    assert_eq!(table.game.player(seat(1)).completed(), 3);
    assert_eq!(table.view().triggered_by, Some(seat(1)));
}

/// DWF-3.5, DWF-8.7: a memorial turns a card to other walls.
#[test]
fn x60_a_memorial() {
    let mut table = with(2, decrees(&["battle_memorial"]))
        .lay("memorial", (3, 3), 0)
        .defeated(0, "red/fire_dragon")
        .lay("blue/ruby_mine", (4, 3), 2)
        .lay("blue/tavern", (3, 4), 0)
        .lay("blue/fire_dragon", (3, 2), 0)
        .meeples(0, (3, 3), 2)
        .build();
    table.end();
    assert_eq!(table.campfire(0), 7);
    let card = KingdomCard::FireDragon;
    assert_eq!(table.refused(at(3, 2)), Some(Refusal::NothingToTurn { card }));
    assert!(table.may(at(3, 4)));
    let mut tavern = table.fork();
    tavern.at(3, 4);
    assert_eq!(tavern.cell(3, 4).unwrap().stack[0].rotation.at(), 1, "the only other pattern");
    table.at(4, 3);
    let turn = |rotation| Action::Turn { rotation: Rotation::new(rotation).unwrap() };
    assert_eq!(table.legal(), [turn(0), turn(1), turn(3)]);
}
