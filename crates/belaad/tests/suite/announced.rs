//! Nothing happens that was not announced (section 14), and what choices and the end say.

use std::collections::BTreeSet;

use belaad::{
    AbilityOption, Action, Activity, Amount, Belaad, Bought, Character, Described, Event, Offer,
    Prompt, Purpose, Refusal, Symbol, Team, Token, Verdict,
};
use engine::{Game, Language, Message, Seed, Setup, Spoken, StepRng, Text, Voice};

use crate::common::position::Position;
use crate::common::{Scene, deck, scholar, seat};

/// A choice as the asked seat reads it.
fn says(scene: &Scene, language: Language, action: Action) -> String {
    assert!(scene.offers(action), "{action:?} is not offered");
    say(language, &scene.game.describe(scene.asked(), action))
}

fn say(language: Language, message: &impl Message) -> String {
    let (_, source) = Belaad::INFO.texts.iter().find(|(each, _)| *each == language).expect("words");
    let text = Text::new(language, source).expect("words");
    let names = ["Anna", "Ben", "Cem", "Dora"].map(str::to_owned);
    Voice { text: &text, names: &names }.say_said(&message.said())
}

fn asked_to_employ() -> Scene {
    // Asturlabi costs 3, Farabi 7: only with seat 2's coins.
    let mut scene = Scene::of(
        Position::of(4).hand(0, &["A40"]).coins(0, 3, 0).coins(2, 5, 0).revealed(&["S01", "S11"]),
    );
    scene.play("A40").act(Action::PrimarySymbol { symbol: Symbol::Influence });
    scene
}

/// BEL-5.6, BEL-14.3: after a refused loan the last affordable scholar is not employed unasked.
#[test]
fn after_a_refused_loan_nobody_is_employed_unasked() {
    let mut scene = asked_to_employ();
    scene.act(Action::Employ { scholar: scholar("S01") }).act(Action::RefuseToLend);
    let employ = Action::Employ { scholar: scholar("S11") };
    assert_eq!((scene.asked(), scene.legal()), (seat(0), vec![employ, Action::Back]));
    assert_eq!(scene.gold(0), 3);
    scene.act(Action::Back);
    assert!(scene.offers(Action::PrimarySymbol { symbol: Symbol::Influence }), "still to come");
    assert!(scene.offers(Action::Finish));
}

/// BEL-5.6: a list can be left three times in a turn, and not at all without a refusal.
#[test]
fn a_turn_ends_however_often_a_list_is_left() {
    let mut scene = asked_to_employ();
    assert_eq!(scene.refusal(Action::Back), Refusal::NothingRefused);
    scene.act(Action::Employ { scholar: scholar("S01") }).act(Action::RefuseToLend);
    for _ in 0..3 {
        scene.act(Action::Back).act(Action::PrimarySymbol { symbol: Symbol::Influence });
    }
    assert_eq!(scene.legal(), [Action::Employ { scholar: scholar("S11") }]);
    assert_eq!(scene.refusal(Action::Back), Refusal::LeftTooOften);
}

/// BEL-4.9, BEL-5.6: a single action of a top card is always asked, so that the player can go back
/// to the Sultan's other choices.
#[test]
fn a_single_action_is_never_performed_unasked() {
    let mut scene = Scene::of(
        Position::of(2).tops(["A42", "A43", "A02"]).used_decks(&[1, 2]).placing(&[Token::Orange]),
    );
    scene.act(Action::PlaceBottom { character: Character::Sultan }).act(Action::UseAbility);
    scene.act(Action::Choose { option: AbilityOption::PerformTopCard });
    let attack = Action::TopSymbol { deck: deck(1), symbol: Symbol::Military };
    assert_eq!(scene.legal(), [attack, Action::Back], "no battle starts by itself");
    scene.act(Action::Back);
    assert!(scene.offers(Action::Choose { option: AbilityOption::CollectGold }));
}

/// BEL-7.2, BEL-4.4: the choice names the only scholar, the only victim and the only target.
#[test]
fn a_choice_names_what_follows_unasked() {
    let mut scene = Scene::of(
        Position::of(2)
            .hand(0, &["A28"])
            .coins(0, 3, 3)
            .coins(1, 5, 0)
            .revealed(&["S11", "S13", "S04", "S05", "S20"]),
    );
    scene.play("A28");
    let influence = Action::PrimarySymbol { symbol: Symbol::Influence };
    assert_eq!(
        scene.game.describe(seat(0), influence),
        Described::Offer(Offer::Symbol {
            symbol: Symbol::Influence,
            effect: Activity::Employ(scholar("S11"), Amount::gold(3)),
        })
    );
    let english = |action| says(&scene, Language::English, action);
    assert_eq!(english(influence), "Influence: employ Asturlabi for 3 gold");
    let steal = Action::PrimarySymbol { symbol: Symbol::Steal };
    assert_eq!(english(steal), "Steal: take 1 gold from Ben");
    assert_eq!(says(&scene, Language::German, steal), "Diebstahl: Ben 1 Gold wegnehmen");
    assert_eq!(english(Action::Secondary), "Pay 2 red coins: perform a top card");
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A20"]).coins(0, 3, 0).white(Character::Altruist, 1));
    scene.play("A20");
    assert_eq!(
        scene.game.describe(seat(0), Action::Secondary),
        Described::Offer(Offer::Secondary {
            price: Amount::gold(3),
            effect: Bought::Eliminate(Character::Altruist),
        })
    );
}

/// Section 14: what happens to a scholar or a rival without a question was named by the choice.
#[test]
fn nothing_happens_unannounced_in_random_games() {
    let mut seen = BTreeSet::new();
    for seats in 2..=6u8 {
        for number in 0..12 {
            let seed = Seed::from_phrase("announced").nth(number);
            let setup = Setup::of::<Belaad>(seats);
            let mut game = Belaad::new(&setup, &mut StepRng::new(seed, 0)).expect("a game");
            let mut legal = Vec::new();
            let mut step = 0;
            while let Some(seat) = game.waiting().first() {
                legal.clear();
                game.legal(seat, &mut legal);
                step += 1;
                let action = legal[(step as usize * 7919 + number as usize * 31) % legal.len()];
                let said = format!("{:?}", game.describe(seat, action).said());
                let mut log = engine::Record::default();
                game.apply(seat, action, &mut StepRng::new(seed, step), &mut log);
                // A loan pays for what was chosen before it was asked for.
                if action == Action::Lend {
                    continue;
                }
                for (_, event) in &log.events {
                    let names = match event {
                        Event::Employed { scholar, price, .. } => vec![scholar.arg(), price.arg()],
                        Event::Stole { victim, .. } | Event::SwordDiscarded { victim } => {
                            vec![victim.arg()]
                        }
                        Event::Exchanged { first, second } => vec![first.arg(), second.arg()],
                        Event::Sacrificed { character, .. } | Event::Unbound { character, .. } => {
                            vec![character.arg()]
                        }
                        Event::Changed { paid, taken, .. } => vec![paid.arg(), taken.arg()],
                        Event::BattleBegan { defender, .. } => vec![defender.arg()],
                        _ => continue,
                    };
                    for name in names {
                        let name = format!("{name:?}");
                        assert!(said.contains(&name), "{action:?} said {said}, then {event:?}");
                    }
                    seen.insert(format!("{event:?}").split([' ', '{']).next().map(str::to_owned));
                }
            }
        }
    }
    assert!(seen.len() >= 6, "{seen:?}");
}

/// BEL-5.4: the lender is told what the loan is for and how many coins it takes.
#[test]
fn a_loan_says_what_for_and_how_much() {
    let mut scene = asked_to_employ();
    scene.act(Action::Employ { scholar: scholar("S01") });
    let prompt = scene.game.prompt(seat(2)).expect("a question");
    assert_eq!(
        prompt,
        Prompt::Lend {
            seat: seat(0),
            purpose: Purpose::Scholar(scholar("S01")),
            price: Amount::gold(7),
            own: Amount::gold(4),
        }
    );
    assert_eq!(
        say(Language::English, &prompt),
        "Anna asks for 4 gold of yours: Farabi costs 7 gold. Do you lend your coins this turn?"
    );
}

/// BEL-8.3: whose number is whose.
#[test]
fn a_battle_says_whose_number_is_whose() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A42"]).white(Character::FolkHero, 2));
    scene.play("A42");
    let attack = Action::PrimarySymbol { symbol: Symbol::Military };
    assert_eq!(says(&scene, Language::English, attack), "Military: attack Ben, 1 to 3");
    scene.act(attack);
    let prompt = scene.game.prompt(seat(0)).expect("a question");
    assert_eq!(
        say(Language::English, &prompt),
        "Battle: you have strength 1, Ben has 3. \
         The weaker side acts: reveal a card or concede?"
    );
    assert_eq!(
        say(Language::German, &prompt),
        "Kampf: Du hast Stärke 1, Ben hat 3. \
         Die schwächere Seite ist dran: eine Karte aufdecken oder aufgeben?"
    );
}

/// BEL-8.3 to BEL-8.6: what the other side gains, and from which strength on it must act.
#[test]
fn a_battle_says_what_each_choice_brings() {
    let mut scene = Scene::of(Position::of(2).hand(0, &["A42"]).white(Character::FolkHero, 2));
    scene.play("A42").act(Action::PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(
        says(&scene, Language::English, Action::Concede),
        "Concede: Ben wins and takes a sword; you lose nothing else"
    );
    assert_eq!(
        says(&scene, Language::English, Action::Reveal),
        "Reveal the top battle card: at +3 or more Ben must act; \
         a Defeat card loses the battle and one character's tokens"
    );
    let mut scene =
        Scene::of(Position::of(2).hand(0, &["A42"]).white(Character::Commander, 2).swords(1, 1));
    scene.play("A42").act(Action::PrimarySymbol { symbol: Symbol::Military });
    assert_eq!(
        says(&scene, Language::English, Action::Concede),
        "Concede: Anna wins and takes a trophy card (1 to 3 points); you lose nothing else"
    );
    assert_eq!(
        says(&scene, Language::German, Action::Reveal),
        "Oberste Kampfkarte aufdecken: ab +2 ist Anna dran; eine Niederlage kostet, \
         wenn du sie nicht aufhebst, den Kampf und die Marker eines Charakters"
    );
}

/// BEL-18.32: a card that can do nothing says so, before and after it is played.
#[test]
fn a_card_that_can_do_nothing_says_so() {
    let position = Position::of(3).turn_of(2).hand(2, &["A40"]);
    let mut scene = Scene::of(position);
    let card = belaad::ActionCard::labelled("A40").expect("a card");
    let play = Action::PlayCard { card };
    assert!(says(&scene, Language::English, play).ends_with("nothing of it can be done now"));
    scene.act(play);
    assert!(scene.events.contains(&Event::NothingDone { seat: seat(2), card }));
}

/// BEL-13.5: points, then swords, then gold left, then both.
#[test]
fn the_end_says_who_won_and_by_what() {
    let verdict = |position: Position| {
        let mut scene = Scene::of(position.completed(599).hand(0, &["A04"]));
        scene.play("A04").act(Action::Finish);
        if scene.offers(Action::GoOn) {
            scene.act(Action::GoOn);
        }
        scene.act(Action::Draw { deck: deck(1) });
        assert!(scene.is_over());
        let told = scene.events.iter().rev().find_map(|event| match event {
            Event::Won { verdict } => Some(*verdict),
            _ => None,
        });
        assert_eq!(told, scene.view().verdict);
        told.expect("a winner is told")
    };
    assert_eq!(verdict(Position::of(2)), Verdict::Shared(0));
    assert_eq!(verdict(Position::of(2).coins(1, 2, 0)), Verdict::Gold(Team::People, 2, 0));
    assert_eq!(verdict(Position::of(2).swords(0, 1)), Verdict::Swords(Team::Kingdom, 1, 0));
    let trophy = Position::of(2).trophies(1, &["B20"]);
    assert_eq!(verdict(trophy), Verdict::Points(Team::People, 3, 0));
    let won = Event::Won { verdict: Verdict::Points(Team::People, 3, 0) };
    assert_eq!(say(Language::English, &won), "The People win with 3 to 0 points.");
}

/// BEL-8.6: a trophy shows its points to its owner.
#[test]
fn a_trophy_shows_its_points() {
    let seen = Event::TrophySeen {
        seat: seat(0),
        card: belaad::TrophyCard(belaad::BattleCard::labelled("B20").expect("a card")),
    };
    assert_eq!(say(Language::English, &seen), "Anna keeps a trophy card: −3 (3 points).");
}
