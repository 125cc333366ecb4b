//! Choices that the rulebook leaves are asked, and what follows from a choice is announced.

use dwar7s_fall::cell::Side;
use dwar7s_fall::names::{Gem, Goal, KingdomCard, OgreCard, SecretGoal};
use dwar7s_fall::{Action, Dwar7sFall, Event, Refusal};
use engine::{Game, Language, Text, Voice};
use serde_json::json;

use crate::common::{Position, Table, at, core, empires, options, seat, with};

fn said(table: &Table, language: Language, action: Action) -> String {
    let (_, source) =
        Dwar7sFall::INFO.texts.iter().find(|(each, _)| *each == language).expect("a text");
    let text = Text::new(language, source).expect("a whole text");
    let seat = table.game.waiting().first().expect("somebody decides");
    Voice::nameless(&text).say(&table.game.describe(seat, action))
}

/// DWF-11.6 (a), DWF-8.4: a goal can be shown before a forced trade undoes it.
#[test]
fn a_goal_is_shown_before_a_forced_trade() {
    let mut table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .gems(0, "gold", 1)
        .gems(0, "emerald", 1)
        .gems(0, "diamond", 1)
        .gems(0, "ruby", 1)
        .row(&["tg09", "tg01", "tg07"])
        .secret(0, "miner")
        .build();
    table.end();
    assert_eq!(table.legal(), [at(3, 3), Action::Reveal], "the only task is asked about");
    table.at(3, 3);
    let trade = Action::Trade { goal: Goal::Tg09, hand_in: None };
    assert_eq!(table.legal(), [trade, Action::Reveal]);
    table.act(Action::Reveal);
    assert_eq!(table.secret(0), (SecretGoal::Miner, true));
    assert_eq!(table.legal(), [trade], "the reveal came to light in between");
    table.act(trade);
    assert!(table.has_goal(0, Goal::Tg09));
}

/// DWF-11.6 (a), DWF-9.2: the same before a forced discard.
#[test]
fn a_goal_is_shown_before_a_forced_discard() {
    let position =
        || core(2).lay("red/castle", (3, 3), 0).gems(0, "emerald", 5).secret(0, "wizard");
    let mut table = position().build();
    table.end();
    assert_eq!(table.legal(), [Action::Gem { gem: Gem::Emerald }, Action::Reveal]);
    table.act(Action::Reveal);
    assert_eq!(table.secret(0), (SecretGoal::Wizard, true));
    table.act(Action::Gem { gem: Gem::Emerald });
    assert_eq!(table.gem(0, Gem::Emerald), 0, "nine kingdom cards fill the hand");
    let mut other = position().secret(0, "berserker").build();
    other.end();
    assert_eq!(other.legal(), [Action::Gem { gem: Gem::Emerald }], "asked all the same");
}

/// DWF-11.6 (e), DWF-10.8: the Thief's victim is asked while the gem is still there.
#[test]
fn a_goal_is_shown_before_a_theft() {
    let position = |emeralds| {
        core(2)
            .lay("red/castle", (3, 3), 0)
            .ogre_card(0, "thief")
            .gems(1, "emerald", emeralds)
            .secret(1, "wizard")
    };
    let mut table = position(5).build();
    table.ogre(OgreCard::Thief);
    assert_eq!((table.asked(), table.gem(1, Gem::Emerald)), (Some(1), 5));
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep]);
    let mut keeps = table.fork();
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.gem(1, Gem::Emerald)), (true, 4));
    keeps.act(Action::Keep);
    assert_eq!((keeps.secret(1).1, keeps.gem(1, Gem::Emerald)), (false, 4));
    let mut rich = position(6).set("/players/1/met", json!(["wizard"])).build();
    rich.ogre(OgreCard::Thief);
    assert_eq!((rich.asked(), rich.gem(1, Gem::Emerald)), (Some(0), 5), "five are left");
}

/// DWF-11.6 (e), DWF-10.5, DWF-2.8.6: before an Ambush that takes meeples off a monster.
#[test]
fn a_goal_is_shown_before_an_ambush() {
    let mut table = core(2)
        .lay("red/fire_dragon", (3, 3), 0)
        .lay("red/frost_giant", (3, 4), 0)
        .meeples(1, (3, 3), 3)
        .meeples(1, (3, 4), 3)
        .ogre_card(0, "ambush")
        .secret(1, "researcher")
        .build();
    table.ogre(OgreCard::Ambush).at(3, 3);
    assert_eq!((table.asked(), table.standing(1, 3, 3)), (Some(1), 3));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 3)), (true, 0));
}

/// DWF-14.4, DWF-7.2, D13: supporting elves may be counted, but needn't be.
#[test]
fn elves_may_spare_a_monster() {
    let position = |on_dragon| {
        empires(2, &["elves", "red"])
            .lay("red/fire_dragon", (4, 4), 0)
            .lay("elves/emerald_mine", (3, 4), 0)
            .meeples(0, (4, 4), on_dragon)
            .meeples(0, (3, 4), 2)
    };
    let mut table = position(3).build();
    table.end();
    assert_eq!(table.legal(), [at(4, 4), Action::Stop]);
    let mut hunts = table.fork();
    table.act(Action::Stop);
    assert_eq!(table.top(4, 4), Some(KingdomCard::FireDragon), "the dragon lives");
    assert_eq!(table.standing(0, 4, 4), 3);
    hunts.at(4, 4);
    assert_eq!(hunts.top(4, 4), None);
    let mut strong = position(5).build();
    strong.end();
    assert_eq!(strong.top(4, 4), None, "five on the dragon itself must");
}

/// DWF-7.2: tasks for which the meeples on the card are enough come first.
#[test]
fn forced_tasks_come_before_stopping() {
    let mut table = empires(2, &["elves", "red"])
        .lay("red/fire_dragon", (4, 4), 0)
        .lay("elves/emerald_mine", (3, 4), 0)
        .lay("elves/tavern", (4, 5), 0)
        .meeples(0, (4, 4), 3)
        .meeples(0, (3, 4), 2)
        .meeples(0, (4, 5), 2)
        .build();
    table.end();
    let card = KingdomCard::Tavern;
    assert_eq!(table.refused(Action::Stop), Some(Refusal::MustComplete { card }));
}

/// DWF-8.7, D18: with a memorial a rotation is optional.
#[test]
fn a_memorial_may_leave_all_cards() {
    let mut table = with(2, options(json!({ "decrees": ["battle_memorial"] })))
        .lay("memorial", (3, 3), 0)
        .defeated(0, "red/fire_dragon")
        .lay("red/ruby_mine", (3, 4), 2)
        .lay("red/tavern", (4, 3), 0)
        .meeples(0, (3, 3), 2)
        .build();
    table.end();
    assert!(table.may(Action::Stop));
    table.act(Action::Stop);
    assert!(table.happened(&Event::LeftCards { seat: seat(0) }));
    assert_eq!(table.cell(3, 4).unwrap().stack[0].rotation.at(), 2);
}

/// DWF-12.4, DWF-12.5: the log tells who won, and why.
#[test]
fn the_winner_is_told() {
    let game = || with(2, options(json!({ "round_limit": 3 })));
    let position = || game().lay("red/castle", (3, 3), 0).thin("blue");
    let mut table = position().gems(0, "ruby", 2).build();
    table.play_out();
    let won = |event: &Event| matches!(event, Event::Won { seat, .. } if seat.index() < 2);
    assert!(table.log.events.iter().any(|(_, event)| won(event)), "{:?}", table.log.events);
    let mut tied = position().gems(0, "ruby", 1).build();
    tied.play_out();
    let by_kingdom = Event::WonByKingdom { seat: seat(1), second: seat(0), vp: 3, cells: 1 };
    assert!(tied.happened(&by_kingdom), "{:?}", tied.log.events);
}

/// Section 17: a choice says what it is, costs and brings, in both languages.
#[test]
fn choices_say_what_they_do() {
    let mut table = core(2)
        .lay("red/gold_mine", (4, 3), 0)
        .lay("red/castle", (3, 3), 0)
        .meeples(1, (4, 3), 1)
        .ogre_card(0, "thief")
        .gems(1, "ruby", 2)
        .build();
    table.act(Action::PlaceMeeple);
    let (english, german) = (Language::English, Language::German);
    let mine = at(4, 3);
    assert_eq!(
        said(&table, english, mine),
        "Gold Mine (4,\u{a0}3): take 2 Gold, needs 2; 1 of 3 places taken"
    );
    assert_eq!(
        said(&table, german, mine),
        "Goldmine (4,\u{a0}3): 2 Gold nehmen, nötig: 2; 1 von 3 Plätzen besetzt"
    );
    table.at(4, 3);
    let mut trade = core(2)
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .gems(0, "emerald", 2)
        .gems(0, "ruby", 1)
        .gems(0, "gold", 1)
        .row(&["tg01", "tg07", "tg08"])
        .build();
    trade.end();
    let goal = Action::Trade { goal: Goal::Tg07, hand_in: None };
    assert_eq!(said(&trade, english, goal), "Trading Goal 7: pay 2 Emeralds and 1 Ruby, 14 points");
    let mut goal = core(2).lay("red/castle", (3, 3), 0).gems(0, "emerald", 5).secret(0, "wizard");
    goal = goal.gems(1, "gold", 1);
    let table = goal.build();
    assert_eq!(
        said(&table, english, Action::Reveal),
        "Reveal Wizard (5 Emeralds in hand): 10 points"
    );
}

/// DWF-10.12, D12: a player asked to deny is told what is attacked and what would happen.
#[test]
fn denials_name_what_is_at_stake() {
    let mut table = with(2, options(json!({ "troll": true })))
        .lay("red/gold_mine", (3, 4), 0)
        .lay("red/castle", (4, 4), 0)
        .meeples(1, (3, 4), 1)
        .meeples(1, (4, 4), 1)
        .ogre_card(0, "ambush")
        .ogre_card(1, "troll_king")
        .build();
    table.ogre(OgreCard::Ambush).at(3, 4);
    let prompt = table.game.prompt(seat(1)).expect("red is asked");
    let text = Text::new(Language::English, Dwar7sFall::INFO.texts[0].1).expect("a whole text");
    assert_eq!(
        Voice::nameless(&text).say(&prompt),
        "Player 1 plays Ambush on the Gold Mine (3,\u{a0}4): your meeples there would go home. Do you \
         deny it with your Troll King?"
    );
}

/// DWF-12.5: the text view names the winner.
#[test]
fn the_text_view_names_the_winner() {
    let mut table =
        with(2, options(json!({ "round_limit": 3 }))).lay("red/castle", (3, 3), 0).build();
    table.play_out();
    let text = Text::new(Language::English, Dwar7sFall::INFO.texts[0].1).expect("a whole text");
    let sketch = Dwar7sFall::sketch(&table.view(), &Voice::nameless(&text)).to_string();
    assert!(sketch.contains("The game is over. Player 2 wins."), "{sketch}");
    assert!(sketch.contains("Points: 3"), "{sketch}");
}

/// DWF-17.0: a choice that leaves only one way to go on names it with its price.
#[test]
fn what_follows_unasked_is_named() {
    let table = empires(2, &["elves", "red"])
        .lay("red/castle", (3, 3), 0)
        .gems(0, "gold", 1)
        .meeples(0, (3, 3), 3)
        .build();
    let words = said(&table, Language::English, Action::BuyClass);
    assert!(words.starts_with("Buy a class → Alchemist: pay 1 Gold; "), "{words}");
}

/// DWF-17.0, DWF-8.4: ending the phase names the only task and the only affordable goal.
#[test]
fn a_single_task_and_trade_are_named_with_their_price() {
    let mut table = core(2)
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 3)
        .gems(0, "emerald", 2)
        .gems(0, "gold", 1)
        .row(&["tg01", "tg08", "tg10"])
        .thin("blue")
        .build();
    let words = said(&table, Language::English, Action::End);
    let (end, rest) = words.split_once(" → ").expect("a task follows");
    assert!(end.starts_with("End"), "{words}");
    assert!(rest.starts_with("General Store (3,\u{a0}3): 3 meeples return"), "{words}");
    assert!(rest.ends_with(" → Trading Goal 1: pay 1 Gold and 2 Emeralds, 10 points"), "{words}");
    table.end();
    assert!(table.has_goal(0, Goal::Tg01));
}

/// DWF-17.0, DWF-9.2: ending the phase names the only thing that can be discarded.
#[test]
fn a_single_discard_is_named() {
    let mut table =
        core(2).lay("red/castle", (3, 3), 0).gems(0, "gold", 2).secret(0, "berserker").build();
    let words = said(&table, Language::English, Action::End);
    assert!(
        words.ends_with(" → Discard Gold, worth 1 point → Discard Gold, worth 1 point"),
        "{words}"
    );
    table.end();
    assert_eq!(table.gem(0, Gem::Gold), 0);
}

/// DWF-17.0, DWF-9.2: after a draw in between nothing could be named, so the player is asked.
#[test]
fn a_single_discard_after_a_draw_is_asked() {
    let mut table = core(2)
        .lay("red/tavern", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .ogre_deck(&["thief"])
        .secret(0, "berserker")
        .build();
    table.end();
    assert_eq!(table.legal(), [Action::OgreCard { card: OgreCard::Thief }]);
}

/// DWF-17.0: what follows another player's choice is asked.
#[test]
fn a_task_after_another_player_is_asked() {
    let mut table = with(2, options(json!({ "decrees": ["hard_workers"] })))
        .lay("red/gold_mine", (3, 3), 0)
        .meeples(0, (3, 3), 2)
        .build();
    table.end().end();
    assert_eq!((table.asked(), table.legal()), (Some(0), vec![at(3, 3)]));
}

/// Three red meeples on each of two monsters, and red keeps the secret goal.
fn researcher(position: Position) -> Position {
    position
        .lay("red/fire_dragon", (3, 4), 0)
        .lay("red/frost_giant", (4, 4), 0)
        .meeples(1, (3, 4), 3)
        .meeples(1, (4, 4), 3)
        .secret(1, "researcher")
        .set("/players/1/met", json!(["researcher"]))
}

/// DWF-11.6 (e), DWF-14.23: before the Warrior pushes a meeple off a monster.
#[test]
fn a_goal_is_shown_before_a_push() {
    let mut table = researcher(empires(2, &["blue", "red"])).kinds(0, (3, 4), "warrior", 1).build();
    table.act(Action::UseWarrior);
    assert_eq!((table.asked(), table.standing(1, 3, 4)), (Some(1), 3));
    assert_eq!(table.legal(), [Action::Reveal, Action::Keep]);
    let mut keeps = table.fork();
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 4)), (true, 2));
    keeps.act(Action::Keep);
    assert_eq!((keeps.secret(1).1, keeps.standing(1, 3, 4)), (false, 2));
    assert_eq!(keeps.asked(), Some(0));
}

/// DWF-11.6 (e), DWF-13.8: before the troll scares meeples off a monster, in anybody's turn.
#[test]
fn a_goal_is_shown_before_the_troll_scares() {
    let position = || {
        researcher(with(2, options(json!({ "troll": true }))))
            .mood("scary", 1)
            .troll_at((3, 3))
            .next_roaming("sleep_walking_e")
    };
    let mut table = position().build();
    table.end();
    assert_eq!((table.asked(), table.standing(1, 3, 4)), (Some(1), 3));
    assert!(table.happened(&Event::TrollMoved {
        card: KingdomCard::FireDragon,
        cell: table.cell(3, 4).expect("a card").cell
    }));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 4)), (true, 0));
    let mut own = position().turn_of(1).build();
    own.end();
    assert_eq!((own.asked(), own.standing(1, 3, 4)), (Some(1), 3));
    assert_eq!(own.legal(), [Action::Reveal, Action::Keep]);
}

/// DWF-11.6 (e), DWF-2.8.3: before a monster is laid into a kingdom.
#[test]
fn a_goal_is_shown_before_a_monster_is_laid() {
    let mut table = core(2)
        .lay("red/castle", (3, 3), 0)
        .lay("red/emerald_mine", (3, 4), 0)
        .lay("red/ruby_mine", (4, 3), 2)
        .lay("red/diamond_mine", (3, 2), 0)
        .secret(1, "king")
        .set("/players/1/met", json!(["king"]))
        .build();
    assert_eq!(table.kingdom(1).1, 10);
    table.lay(KingdomCard::FireDragon, 4, 4, 0);
    assert_eq!((table.asked(), table.top(4, 4)), (Some(1), None));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.kingdom(1).1), (true, 8));
    assert_eq!(table.top(4, 4), Some(KingdomCard::FireDragon));
}

/// DWF-11.6 (e), DWF-14.26: before the Ogre King sends a meeple home from a monster.
#[test]
fn a_goal_is_shown_before_a_forced_return() {
    let ogres = researcher(empires(2, &["ogres", "red"])).kinds(0, (3, 4), "ogre_king", 1);
    let mut table = ogres.build();
    table.act(Action::UseOgreKing);
    assert_eq!((table.asked(), table.standing(1, 3, 4)), (Some(1), 3));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 4)), (true, 2));
}

/// DWF-11.6 (e), DWF-10.7: before Panic drives a meeple off a monster.
#[test]
fn a_goal_is_shown_before_panic() {
    let mut table = researcher(core(2))
        .lay("red/general_store", (3, 3), 0)
        .lay("red/tavern", (3, 2), 0)
        .ogre_card(0, "panic")
        .build();
    table.ogre(OgreCard::Panic).at(3, 4).act(Action::Step { side: Side::West }).act(Action::Stop);
    assert_eq!((table.asked(), table.standing(1, 3, 4)), (Some(1), 3));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 3)), (true, 1));
}

/// DWF-11.6 (e), DWF-10.6: before the Brute swaps places with a meeple on a monster.
#[test]
fn a_goal_is_shown_before_the_brute() {
    let mut table = researcher(core(2))
        .lay("red/general_store", (3, 3), 0)
        .meeples(0, (3, 3), 1)
        .ogre_card(0, "brute")
        .build();
    table.ogre(OgreCard::Brute).at(3, 4);
    assert_eq!((table.asked(), table.standing(1, 3, 4)), (Some(1), 3));
    table.act(Action::Reveal);
    assert_eq!((table.secret(1).1, table.standing(1, 3, 4)), (true, 2));
}
