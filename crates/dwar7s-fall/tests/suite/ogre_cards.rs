//! Ogre cards, the Troll King, and what players learn of each other (sections 10, 18 and 20).

use crate::common::{core, empires, options, seat, with};
use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Gem, KingdomCard, OgreCard, SecretGoal};
use dwar7s_fall::{Action, Refusal};
use engine::{Game, PlayoutRng, Viewer};
use serde_json::json;

/// DWF-10.1, DWF-10.2: only with a target, and only in the player's own Actions phase.
#[test]
fn targets() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .ogre_card(0, "ambush")
        .ogre_card(0, "thief")
        .gems(1, "ruby", 1)
        .build();
    table.act(Action::PlayOgreCard);
    assert_eq!(table.gem(0, Gem::Ruby), 1, "the thief is the only one with a target");
    assert_eq!(table.refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
}

/// DWF-10.4, DWF-10.13: a meeple sent home goes to its owner's campfire; ogre cards score nothing.
#[test]
fn home_is_the_own_campfire() {
    let options = options(json!({ "round_limit": 3 }));
    let mut table = with(2, options)
        .lay("red/castle", (3, 3), 0)
        .meeples(0, (3, 3), 1)
        .meeples(1, (3, 3), 2)
        .ogre_card(0, "ambush")
        .ogre_card(0, "crown")
        .build();
    table.act(Action::PlayOgreCard);
    assert_eq!((table.campfire(0), table.campfire(1)), (7, 7));
    table.play_out();
    assert_eq!(table.game.outcome().unwrap().seats[0].score, 0);
}

/// DWF-10.7: one step or two, never back, through open passages with free slots.
#[test]
fn panic_in_two_steps() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/general_store", (3, 4), 0)
        .lay("red/fire_dragon", (4, 4), 0)
        .meeples(1, (3, 3), 1)
        .ogre_card(0, "panic")
        .build();
    table.ogre(OgreCard::Panic);
    let step = |side| Action::Step { side };
    assert_eq!(table.legal(), [step(Side::South), Action::Stop], "the first step has no choice");
    assert_eq!(table.refused(step(Side::West)), Some(Refusal::BackAgain));
    table.act(step(Side::South));
    assert_eq!(table.standing(1, 4, 4), 1);
}

/// DWF-10.3, DWF-14.27: a Dragon protects its card, but meeples may be chased onto it.
#[test]
fn a_dragon_protects() {
    let mut table = empires(2, &["blue", "elves"])
        .lay("elves/general_store", (3, 3), 0)
        .lay("elves/castle", (3, 4), 0)
        .kinds(1, (3, 3), "dragon", 1)
        .meeples(1, (3, 4), 1)
        .ogre_card(0, "panic")
        .build();
    table.ogre(OgreCard::Panic);
    table.act_if_asked(Action::Stop);
    assert_eq!(table.standing(1, 3, 3), 2, "onto the protected card");
    assert!(table.cell(3, 3).unwrap().protected);
}

/// DWF-10.9, section 18: after a crown the thief and the victim know the cards, the others only how
/// many there are.
#[test]
fn who_knows_stolen_cards() {
    let mut table = core(3)
        .lay("red/castle", (3, 3), 0)
        .ogre_card(0, "crown")
        .ogre_card(1, "brute")
        .ogre_card(1, "panic")
        .build();
    table.ogre(OgreCard::Crown);
    let known = |viewer| {
        let view = table.game.view(Viewer::Seat(seat(viewer)));
        (view.players[0].ogre_card_count, view.players[0].ogre_cards.total())
    };
    assert_eq!([known(0), known(1), known(2)], [(2, 2), (2, 2), (2, 0)]);
}

/// DWF-10.10, DWF-8.2: a wrecking ball digs despite monsters, but not under the troll.
#[test]
fn a_wrecking_ball() {
    let options = options(json!({ "empires": true, "troll": true }));
    let position = || {
        with(2, options.clone())
            .lay("blue/castle", (3, 4), 0)
            .lay("blue/fire_dragon", (3, 5), 0)
            .lay("blue/gold_mine", (4, 4), 2)
            .lay("blue/ruby_mine", (4, 4), 2)
            .ogre_card(0, "wrecking_ball")
    };
    let mut table = position().build();
    table.ogre(OgreCard::WreckingBall);
    assert_eq!(table.top(4, 4), Some(KingdomCard::GoldMine));
    let under_troll = position().troll_at((4, 4)).build();
    assert_eq!(under_troll.refused(Action::PlayOgreCard), Some(Refusal::NothingPlayable));
    let mut crowded = position().troll_at((4, 4)).meeples(1, (4, 4), 1).build();
    crowded.ogre(OgreCard::WreckingBall);
    assert_eq!((crowded.campfire(1), crowded.top(4, 4)), (7, Some(KingdomCard::RubyMine)));
}

/// DWF-10.12, DWF-20.1: affected holders are asked clockwise; the first denial ends it.
#[test]
fn denials_go_round() {
    let mut table = with(4, options(json!({ "troll": true })))
        .lay("red/castle", (3, 4), 0)
        .meeples(0, (3, 4), 1)
        .meeples(1, (3, 4), 1)
        .meeples(3, (3, 4), 1)
        .ogre_card(2, "ambush")
        .ogre_card(1, "troll_king")
        .ogre_card(3, "troll_king")
        .turn_of(2)
        .build();
    table.ogre(OgreCard::Ambush);
    assert_eq!(table.asked(), Some(3));
    assert_eq!(table.legal(), [Action::Deny, Action::Pass]);
    table.act(Action::Pass);
    assert_eq!(table.asked(), Some(1), "seat 0 holds none");
    table.act(Action::Deny);
    assert_eq!(table.standing(0, 3, 4), 1);
    let view = table.game.view(Viewer::Seat(seat(0)));
    assert!(view.players[3].ogre_cards.has(OgreCard::TrollKing), "the question told everybody");
}

/// Section 18: worlds sampled while a denial is open keep the Troll King where it must be.
#[test]
fn worlds_keep_open_questions_possible() {
    let mut table = with(3, options(json!({ "troll": true })))
        .lay("red/castle", (3, 4), 0)
        .meeples(1, (3, 4), 1)
        .ogre_card(0, "ambush")
        .ogre_card(1, "troll_king")
        .ogre_card(1, "thief")
        .ogre_card(1, "brute")
        .ogre_card(2, "panic")
        .ogre_card(2, "panic")
        .build();
    table.ogre(OgreCard::Ambush);
    let mut thieves = 0;
    for number in 0..200 {
        let mut world = table.game.clone();
        world.resample_hidden(seat(0), &mut PlayoutRng::new(number));
        world.audit().unwrap();
        let hand = world.player(seat(1)).ogre_cards;
        assert!(hand.has(OgreCard::TrollKing) && hand.total() == 3);
        thieves += u32::from(hand.has(OgreCard::Thief));
    }
    assert!((10..190).contains(&thieves), "the other cards change: {thieves}");
}

/// DWF-10.12, section 18: an affected player who isn't asked holds no Troll King.
#[test]
fn silence_tells_as_well() {
    let mut table = with(3, options(json!({ "troll": true })))
        .lay("red/castle", (3, 4), 0)
        .meeples(1, (3, 4), 1)
        .ogre_card(0, "ambush")
        .ogre_card(1, "thief")
        .ogre_card(1, "brute")
        .build();
    table.ogre(OgreCard::Ambush);
    for number in 0..100 {
        let mut world = table.game.clone();
        world.resample_hidden(seat(2), &mut PlayoutRng::new(number));
        assert!(!world.player(seat(1)).ogre_cards.has(OgreCard::TrollKing));
    }
}

/// DWF-11.6, DWF-20.2, section 18: a question about the secret goal tells which goals it can be.
#[test]
fn a_reveal_question_tells_the_goal() {
    let mut table = core(3)
        .lay("red/castle", (3, 3), 0)
        .thin("red")
        .gems(1, "gold", 1)
        .gems(1, "emerald", 1)
        .gems(1, "diamond", 1)
        .gems(0, "ruby", 1)
        .ogre_card(1, "thief")
        .secret(1, "miner")
        .secret(0, "architect")
        .turn_of(1)
        .build();
    table.ogre(OgreCard::Thief);
    assert!(table.may(Action::Reveal), "all four kinds");
    table.end();
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep], "asked in the end step");
    table.act(Action::Keep);
    for number in 0..50 {
        let mut world = table.game.clone();
        world.resample_hidden(seat(0), &mut PlayoutRng::new(number));
        world.audit().unwrap();
        let goal = world.player(seat(1)).secret;
        assert_eq!(goal, SecretGoal::Miner, "nothing else could have been asked about");
    }
}

/// DWF-20.3: the same decisions lead to the same state.
#[test]
fn nothing_but_decisions_and_the_seed() {
    let play = || {
        let mut table = core(2).lay("red/castle", (3, 3), 0).build();
        table.place(3, 3).place(3, 3).end();
        table.game
    };
    assert_eq!(play(), play());
}

/// DWF-11.5, DWF-6.F7: once revealed, a goal stays completed.
#[test]
fn a_revealed_goal_stays() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .gems(0, "gold", 1)
        .gems(0, "emerald", 1)
        .gems(0, "diamond", 1)
        .gems(0, "ruby", 1)
        .secret(0, "miner")
        .thin("blue")
        .build();
    table.act(Action::Reveal);
    assert_eq!(table.refused(Action::Reveal), Some(Refusal::AlreadyRevealed));
    assert_eq!(table.view().players[0].secret_goal, Some(SecretGoal::Miner), "open to all");
    table.play_out();
    assert_eq!(table.points(0, "secret_goal"), 8);
}
