//! The table of Belaad: every choice is where the thing is, nothing secret is drawn, every symbol
//! answers, and what is drawn stays as it is.

#[expect(dead_code, reason = "the rules' own tests build more kinds of positions")]
#[path = "../../../../belaad/tests/suite/common/position.rs"]
mod position;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use belaad::{Action, Belaad, Character, Team, Token};
use engine::AnyView;
use engine::{AnyMatch, Indexed, Language, Match, Seat, Seed, Viewer, Voice};
use pages::games::board_of;
use pages::{Parts, Scene, words};
use position::Position;

/// The table through one viewer's eyes.
struct Drawn {
    board: String,
    own: String,
    players: String,
}

impl Drawn {
    fn everything(&self) -> String {
        format!("{}{}{}", self.board, self.own, self.players)
    }
}

fn names() -> Vec<String> {
    ["Anna", "Bruno", "Clara", "David", "Emil", "Frida"].map(str::to_owned).into()
}

fn with_scene<T>(
    game: &Arc<dyn AnyMatch>,
    viewer: Viewer,
    language: Language,
    look: impl FnOnce(&Scene<'_>) -> T,
) -> T {
    let view = AnyView::of(Arc::clone(game), viewer);
    let names = names();
    let voice = Voice { text: catalogue::find("belaad").unwrap().text(language), names: &names };
    let choices = view.choices();
    let parts = Parts::default();
    let words = words(language);
    look(&Scene { view: &view, viewer, voice, words, choices: &choices, parts: &parts })
}

fn draw(game: &Arc<dyn AnyMatch>, viewer: Viewer, language: Language) -> Drawn {
    with_scene(game, viewer, language, |scene| {
        let board = board_of("belaad");
        let whole = |markup| scene.parts.whole(markup).into_string();
        let players = Seat::all(scene.view.seats()).filter_map(|seat| board.player(scene, seat));
        Drawn {
            players: players.map(whole).collect(),
            board: whole(board.board(scene)),
            own: board.own_area(scene).map(whole).unwrap_or_default(),
        }
    })
}

/// The values of an attribute, in order.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    html.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Shows decisions of many games in which anything offered may be chosen: `of_each` of every question
/// with every number of players.
fn walk(of_each: usize, mut each: impl FnMut(&Arc<dyn AnyMatch>, Seat)) {
    let game = catalogue::find("belaad").unwrap();
    let mut shown: BTreeMap<(u8, String), usize> = BTreeMap::new();
    for seats in 2..=6u8 {
        for round in 0..60 {
            let seed = Seed::from_phrase(&format!("belaad {seats} {round}"));
            let mut played = game.start(seats, &game.option_defaults(), seed).unwrap();
            let mut ids = Vec::new();
            let mut step = 0;
            while let Some(seat) = played.waiting().first() {
                let question = played.prompt(seat).unwrap().key;
                let count = shown.entry((seats, question)).or_default();
                // Not all of them from the first game.
                if *count < of_each * (round + 1) / 20 + 1 && *count < of_each {
                    *count += 1;
                    each(&Arc::from(played.boxed_clone()), seat);
                }
                ids.clear();
                played.legal_ids(seat, &mut ids);
                played.act(seat, ids[(step * 7919 + round * 31) % ids.len()]).unwrap();
                step += 1;
            }
        }
    }
}

/// The kind of an action: its name without what it is about.
fn kind(id: u32) -> String {
    let action = format!("{:?}", Action::from_index(id).unwrap());
    action.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_choice_is_where_the_thing_is() {
    let mut met = BTreeSet::new();
    let mut ids = Vec::new();
    let mut check = |game: &Arc<dyn AnyMatch>, seat: Seat| {
        let drawn = draw(game, Viewer::Seat(seat), Language::English);
        let places: BTreeSet<&str> = values(&drawn.board, "data-act")
            .into_iter()
            .chain(values(&drawn.own, "data-act"))
            .collect();
        ids.clear();
        game.legal_ids(seat, &mut ids);
        for id in &ids {
            let kind = kind(*id);
            assert!(places.contains(id.to_string().as_str()), "no place for {kind} ({id})");
            met.insert(kind);
        }
        let offered: BTreeSet<String> = ids.iter().map(ToString::to_string).collect();
        assert!(places.iter().all(|id| offered.contains(*id)), "more is offered than the rules do");
    };
    walk(40, &mut check);
    check(&swords_of_two(), Seat::of(2));
    let all: BTreeSet<String> =
        (0..).map_while(Action::from_index).map(|action| kind(action.index())).collect();
    let missing: Vec<&String> = all.difference(&met).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

/// D20, which games seldom come to: the Spy may send one of two swords back.
fn swords_of_two() -> Arc<dyn AnyMatch> {
    let position = Position::of(3).turn_of(2).swords(0, 1).swords(1, 1).placing(&[Token::Orange]);
    let mut game = Match::<Belaad>::from_position(position.game(), Seed::from_phrase("swords"));
    act(&mut game, Action::PlaceBottom { character: Character::Spy });
    act(&mut game, Action::UseAbility);
    act(&mut game, Action::Choose { option: belaad::AbilityOption::DiscardSword });
    Arc::new(game)
}

#[test]
fn who_is_not_asked_is_offered_nothing() {
    walk(2, |game, seat| {
        let others = Seat::all(game.seats()).filter(|&other| other != seat).map(Viewer::Seat);
        for viewer in others.chain([Viewer::Spectator]) {
            let drawn = draw(game, viewer, Language::English).everything();
            assert_eq!(values(&drawn, "data-act"), Vec::<&str>::new());
        }
    });
}

#[test]
fn a_seat_sees_the_same_table_in_every_world_it_cannot_tell_apart() {
    let mut moments = 0;
    walk(3, |game, _| {
        moments += 1;
        for seat in Seat::all(game.seats()) {
            let other: Arc<dyn AnyMatch> = Arc::from(game.imagined(seat, moments));
            let (here, there) = (
                draw(game, Viewer::Seat(seat), Language::English),
                draw(&other, Viewer::Seat(seat), Language::English),
            );
            assert_eq!(here.everything(), there.everything());
        }
    });
}

#[test]
fn every_symbol_answers_and_every_piece_is_there_once() {
    let mut answered: BTreeMap<String, usize> = BTreeMap::new();
    walk(3, |game, seat| {
        for language in Language::ALL {
            with_scene(game, Viewer::Seat(seat), language, |scene| {
                let drawn = draw(game, Viewer::Seat(seat), language).everything();
                assert!(!drawn.contains("{bel-") && !drawn.contains("{action-"), "{language}");
                for thing in values(&drawn, "data-about") {
                    let card = board_of("belaad").about(scene, thing);
                    let card = card.unwrap_or_else(|| panic!("{thing} says nothing")).into_string();
                    assert!(
                        !card.contains('{') && card.len() > 40,
                        "{thing} in {language}: {card}"
                    );
                    *answered.entry(thing.split('-').next().unwrap().to_owned()).or_default() += 1;
                }
                let pieces = values(&drawn, "data-piece");
                let different: BTreeSet<&str> = pieces.iter().copied().collect();
                assert_eq!(pieces.len(), different.len(), "{pieces:?}");
            });
        }
    });
    let kinds: Vec<&str> = answered.keys().map(String::as_str).collect();
    assert_eq!(
        kinds,
        [
            "bag",
            "battle",
            "card",
            "character",
            "choice",
            "generation",
            "hashash",
            "order",
            "purse",
            "scholar",
            "swords",
            "team"
        ]
    );
}

#[test]
fn what_nobody_drew_has_no_card() {
    let game = from(Position::of(2));
    with_scene(&game, Viewer::Spectator, Language::English, |scene| {
        let things = [
            "",
            "-",
            "scholar-S99",
            "character-",
            "team-order",
            "order",
            "purse",
            "card-",
            "hashash-deck",
        ];
        for thing in things.into_iter().chain(["<script>", "scholar-\u{E000}0\u{E001}"]) {
            assert!(board_of("belaad").about(scene, thing).is_none(), "{thing}");
        }
    });
}

fn from(position: Position) -> Arc<dyn AnyMatch> {
    Arc::new(Match::<Belaad>::from_position(position.game(), Seed::from_phrase("drawn")))
}

/// The table as lines: an element each, symbols by their names.
fn lines(html: &str) -> String {
    let mut rest = html;
    let mut lines = String::new();
    while let Some(at) = rest.find("<svg class=\"icon\"") {
        lines += &rest[..at];
        let (symbol, after) = rest[at..].split_once("</svg>").unwrap();
        let name = symbol.split('#').nth(1).and_then(|name| name.split('"').next());
        lines += &format!("[{}]", name.unwrap_or_default());
        rest = after;
    }
    lines += rest;
    lines
        .replace("<div", "\n<div")
        .replace("<section", "\n<section")
        .replace("</section>", "\n</section>")
}

/// A moment in which much lies on the table.
fn crowded() -> Position {
    Position::of(3)
        .turn_of(2)
        .coins(0, 7, 3)
        .coins(1, 12, 0)
        .coins(2, 9, 4)
        .treasury(Team::Kingdom, 11, 0)
        .treasury(Team::People, 2, 5)
        .swords(0, 2)
        .swords(1, 1)
        .white(Character::Sultan, 4)
        .orange(Character::Vizier, 2)
        .bottom(Character::Commander, 1)
        .white(Character::FolkHero, 3)
        .bottom(Character::FolkHero, 1)
        .white(Character::Assassin, 3)
        .orange(Character::Assassin, 2)
        .employs(0, &["S05", "S02"])
        .employs(1, &["S13", "S11", "S20"])
        .assassinated(&["S18", "S24"])
        .assassinated_tokens(&[Token::Steal, Token::Orange])
        .in_play(&["H06", "H10", "H09", "H13", "H11"])
        .trophies(0, &["B17"])
        .trophies(1, &["B04", "B20"])
}

#[test]
fn the_table_before_the_first_turn() {
    let game = from(Position::of(2).revealed(&["S05", "S11", "S16", "S25", "S13"]));
    let drawn = draw(&game, Viewer::Spectator, Language::English);
    insta::assert_snapshot!("belaad-empty", lines(&drawn.board));
    assert_eq!(drawn.own, "", "who only watches has nothing before them");
}

#[test]
fn the_table_in_the_thick_of_it_for_each_seat() {
    let game = from(crowded());
    let order = draw(&game, Viewer::Seat(Seat::of(2)), Language::English);
    insta::assert_snapshot!("belaad-crowded-order", lines(&order.everything()));
    let kingdom = draw(&game, Viewer::Seat(Seat::of(0)), Language::German);
    insta::assert_snapshot!("belaad-crowded-kingdom-own", lines(&kingdom.own));
    insta::assert_snapshot!("belaad-crowded-kingdom-players", lines(&kingdom.players));
    let watching = draw(&game, Viewer::Spectator, Language::English);
    assert!(!watching.players.contains("bel-trophy\""), "trophies stay face down");
}

fn act(game: &mut Match<Belaad>, action: Action) {
    let seat = game.waiting().first().unwrap();
    game.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
}

fn card(label: &str) -> belaad::ActionCard {
    belaad::ActionCard::labelled(label).unwrap()
}

/// EX-10: the primary action is kept back while a top card is performed.
#[test]
fn a_chain_of_actions_is_a_chain() {
    let position = Position::of(2).coins(0, 2, 2).hand(0, &["A01"]).tops(["A28", "A04", "A10"]);
    let mut game = Match::<Belaad>::from_position(position.game(), Seed::from_phrase("chain"));
    act(&mut game, Action::PlayCard { card: card("A01") });
    act(&mut game, Action::Secondary);
    let deck = belaad::Deck::new(0).unwrap();
    act(&mut game, Action::TopCard { deck });
    let game: Arc<dyn AnyMatch> = Arc::new(game);
    let drawn = draw(&game, Viewer::Seat(Seat::of(0)), Language::English);
    let places: Vec<&str> = drawn.board.split("class=\"bel-chain\"").skip(1).collect();
    assert_eq!(places.len(), 2, "two cards are linked");
    assert_eq!(drawn.board.matches("class=\"bel-link\"").count(), 2);
    assert!(!drawn.own.contains("data-act"), "no card can be played meanwhile");
    let decks =
        drawn.board.split("bel-decks").nth(1).and_then(|rest| rest.split("</section>").next());
    insta::assert_snapshot!("belaad-chain", lines(decks.unwrap()));
}

#[test]
fn a_battle_is_a_duel_with_its_odds() {
    let position = Position::of(2)
        .coins(0, 0, 2)
        .hand(0, &["A42"])
        .white(Character::FolkHero, 3)
        .battle_deck(&["B04", "B15"]);
    let mut game = Match::<Belaad>::from_position(position.game(), Seed::from_phrase("duel"));
    act(&mut game, Action::PlayCard { card: card("A42") });
    act(&mut game, Action::PrimarySymbol { symbol: belaad::Symbol::Military });
    act(&mut game, Action::Reveal);
    let game: Arc<dyn AnyMatch> = Arc::new(game);
    let drawn = draw(&game, Viewer::Seat(Seat::of(0)), Language::English);
    let duel =
        drawn.board.split("bel-battle\"").nth(1).and_then(|rest| rest.split("</section>").next());
    insta::assert_snapshot!("belaad-duel", lines(duel.unwrap()));
}

#[test]
fn the_table_when_all_is_over() {
    let game = catalogue::find("belaad").unwrap();
    let seed = Seed::from_phrase("belaad final");
    let mut played = game.start(4, &game.option_defaults(), seed).unwrap();
    let (mut ids, mut step) = (Vec::new(), 0);
    while let Some(seat) = played.waiting().first() {
        ids.clear();
        played.legal_ids(seat, &mut ids);
        played.act(seat, ids[step * 7919 % ids.len()]).unwrap();
        step += 1;
    }
    let outcome = played.outcome().unwrap();
    let over: Arc<dyn AnyMatch> = Arc::from(played);
    let drawn = draw(&over, Viewer::Spectator, Language::German);
    // The team's points on the table are those of the result.
    for (team, seat) in [("kingdom", 0), ("people", 1)] {
        let score = format!("data-count=\"score-{team}\">{}<", outcome.seats[seat].score);
        assert!(drawn.board.contains(&score), "{score}");
    }
    let teams = drawn.board.split("class=\"bel-strip\"").nth(1).unwrap();
    insta::assert_snapshot!("belaad-final-teams", lines(teams));
    insta::assert_snapshot!("belaad-final-players", lines(&drawn.players));
}
