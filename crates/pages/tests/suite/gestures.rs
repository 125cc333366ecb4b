//! Few clicks: games that bots played, played again by the gestures that a page offers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bots::Keep;
use engine::{AnyMatch, AnyView, Language, Seat, SeatSet, Seed, Viewer, Voice};
use maud::html;
use pages::bundles::{Carried, Kind, Picked, Place, bundles, places};
use pages::games::{Board, board_of};
use pages::{Parts, Scene, words};

/// A quick bot that plays as a careful beginner does.
const BOT: &str = "greedy:worlds=1:effort=60:millis=0";

/// How a game went, decision for decision.
#[derive(Default, Debug)]
struct Count {
    decisions: usize,
    gestures: usize,
    /// How many decisions each kind of gesture saved.
    saved: BTreeMap<&'static str, usize>,
    /// What took a gesture by itself, and how often.
    single: BTreeMap<String, usize>,
}

impl Count {
    fn share(&self) -> f64 {
        self.gestures as f64 / self.decisions as f64
    }
}

/// Everything on the board that stands for an answer: its attributes.
#[derive(Default)]
struct Thing {
    act: Option<u32>,
    then: Vec<u32>,
    /// What it would answer.
    answers: Vec<u32>,
    /// Whether it is a pile whose pieces are laid one by one.
    is_pile: bool,
    /// The name by which a hand carries it.
    carry: Option<String>,
    /// Its name as a place.
    place: Option<String>,
}

impl Thing {
    /// Whether something can be laid there that goes to this place.
    fn is_place(&self, to: &str) -> bool {
        let answer = to.parse().ok();
        let answers = answer.is_some_and(|id| self.act == Some(id) || self.answers.contains(&id));
        answers || self.place.as_deref() == Some(to)
    }
}

fn things(view: &AnyView, board: &dyn Board, game: &str) -> Vec<Thing> {
    let names = ["Anna", "Bruno", "Carla", "Dario"].map(str::to_owned);
    let (parts, choices) = (Parts::default(), view.choices());
    let scene = Scene {
        view,
        viewer: view.viewer(),
        voice: Voice {
            text: catalogue::find(game).unwrap().text(Language::English),
            names: &names,
        },
        words: words(Language::English),
        choices: &choices,
        parts: &parts,
    };
    let drawn =
        html! { (board.board(&scene)) @if let Some(own) = board.own_area(&scene) { (own) } };
    let page = parts.whole(drawn).into_string();
    page.split('<').filter_map(thing).collect()
}

fn thing(tag: &str) -> Option<Thing> {
    let tag = tag.split('>').next()?;
    let value = |name: &str| {
        let rest = tag.split_once(&format!(" {name}=\""));
        rest.and_then(|(_, rest)| rest.split_once('"')).map(|(value, _)| value.to_owned())
    };
    let numbers = |name: &str| -> Vec<u32> {
        let value = value(name).unwrap_or_default();
        value.split(' ').filter_map(|number| number.parse().ok()).collect()
    };
    let act = numbers("data-act").first().copied();
    let answers: Vec<u32> = [numbers("data-why"), numbers("data-answers")].concat();
    let is_pile = tag.contains(" data-pile");
    let (carry, place) = (value("data-carry"), value("data-place"));
    let is_named = carry.is_some() || place.is_some();
    let is_one = act.is_some() || !answers.is_empty() || is_pile || is_named;
    is_one.then(|| Thing { act, then: numbers("data-then"), answers, is_pile, carry, place })
}

/// The longest gesture that does what was done next, with its name.
fn longest(view: &AnyView, game: &str, done: &[u32]) -> (&'static str, usize) {
    let board = board_of(game);
    let offered = bundles(view, board);
    let mut best = ("click", 1);
    let mut better = |name, length| {
        if length > best.1 {
            best = (name, length);
        }
    };
    for bundle in &offered {
        let name = match bundle.kind {
            Kind::Through => "through",
            Kind::Likewise => "likewise",
            Kind::Pair => "pair",
            Kind::Again => "again",
            Kind::OnAndOn => continue,
        };
        if done.starts_with(&bundle.ids()) {
            better(name, bundle.choices.len());
        }
    }
    if done.len() < 2 {
        return best;
    }
    let things = things(view, board, game);
    let through = |last: &u32| {
        let found = offered.iter().find(|it| it.kind == Kind::Through && it.last() == *last);
        found.map(pages::bundles::Bundle::ids)
    };
    let chains: BTreeSet<Vec<u32>> = things
        .iter()
        .filter_map(|thing| match thing.act {
            Some(act) => Some([&[act], thing.then.as_slice()].concat()),
            None if thing.is_pile => Some(Vec::new()),
            None => thing.answers.iter().find_map(through),
        })
        .filter(|chain| chain.is_empty() || chain.first() == done.first())
        .collect();
    for chain in &chains {
        if !chain.is_empty() && done.starts_with(chain) {
            better("click on a thing", chain.len());
        }
    }
    let named: BTreeSet<&String> = things.iter().filter_map(|thing| thing.carry.as_ref()).collect();
    let named = named.into_iter().map(|name| Picked::Thing(name.clone()));
    for picked in chains.into_iter().map(Picked::Answers).chain(named) {
        for Place { to, ways, ends } in places(view, board, &picked) {
            let way =
                ways.iter().chain(&ends).filter(|way| done.starts_with(way)).map(Vec::len).max();
            if let Some(length) = way.filter(|_| things.iter().any(|thing| thing.is_place(&to))) {
                better("drag", length);
            }
        }
    }
    best
}

/// Plays a game again by gestures.
fn count(game: &str, seats: u8, seed: &str, most: usize) -> Count {
    let known = catalogue::find(game).unwrap();
    let options = known.option_defaults();
    let bots = vec![BOT.to_owned(); usize::from(seats)];
    let contest = known.contest(&bots, &options).unwrap();
    let journal = contest.run(Seed::from_phrase(seed), Keep::Journal).unwrap().journal.unwrap();
    let (played, _) = known.load_journal(&journal).unwrap();
    let mut now = played.at_step(0).unwrap();
    let mut count = Count::default();
    // What each seat answers by itself, to which question.
    let mut kept: BTreeMap<(Seat, String), u32> = BTreeMap::new();
    while now.steps() < played.steps().min(most) {
        let (seat, action) = played.step(now.steps() + 1).unwrap();
        let asked = (seat, now.prompt(seat).map(|prompt| prompt.key).unwrap_or_default());
        if kept.get(&asked) == Some(&action) {
            again(now.as_mut(), played.as_ref());
            count.decisions += 1;
            *count.saved.entry("on and on").or_default() += 1;
            continue;
        }
        if board_of(game).goes_on(action) {
            kept.insert(asked, action);
            again(now.as_mut(), played.as_ref());
            count.decisions += 1;
            count.gestures += 1;
            continue;
        }
        kept.remove(&asked);
        let upcoming: Vec<u32> = (now.steps() + 1..=played.steps())
            .map_while(|step| played.step(step).filter(|(by, _)| *by == seat))
            .map(|(_, action)| action)
            .take(32)
            .collect();
        let view = AnyView::of(Arc::from(now.boxed_clone()), Viewer::Seat(seat));
        let (name, length) = longest(&view, game, &upcoming);
        for _ in 0..length {
            again(now.as_mut(), played.as_ref());
        }
        count.gestures += 1;
        count.decisions += length;
        if length == 1 {
            let kind = catalogue::find(game).unwrap().action(upcoming[0]).unwrap().kind.key;
            *count.single.entry(kind).or_default() += 1;
        }
        *count.saved.entry(name).or_default() += length - 1;
        // What is the only choice left is taken by itself.
        while now.steps() < played.steps() && is_forced(now.as_ref(), seat) {
            again(now.as_mut(), played.as_ref());
            count.decisions += 1;
            *count.saved.entry("by itself").or_default() += 1;
        }
    }
    println!("{game}: {:.3} {count:?}", count.share());
    count
}

fn again(now: &mut dyn AnyMatch, played: &dyn AnyMatch) {
    let (seat, action) = played.step(now.steps() + 1).unwrap();
    now.act_again(seat, action).unwrap();
}

fn is_forced(now: &dyn AnyMatch, seat: Seat) -> bool {
    let mut legal = Vec::new();
    now.legal_ids(seat, &mut legal);
    now.waiting() == SeatSet::only(seat) && legal.len() == 1
}

/// Whole games: one of many battles, one with hardly any.
#[test]
fn clash_of_rage_takes_half_as_many_gestures_as_decisions() {
    let counts = ["few clicks", "b"].map(|seed| count("clash-of-rage", 3, seed, usize::MAX));
    let gestures: usize = counts.iter().map(|count| count.gestures).sum();
    let decisions: usize = counts.iter().map(|count| count.decisions).sum();
    assert!(2 * gestures <= decisions, "{counts:?}");
}

#[test]
fn dwar7s_fall_takes_half_as_many_gestures_as_decisions() {
    let count = count("dwar7s-fall", 3, "few clicks", 500);
    assert!(count.share() <= 0.5, "{count:?}");
}

#[test]
fn simurgh_takes_two_gestures_for_three_decisions() {
    let count = count("simurgh", 3, "few clicks", 500);
    assert!(count.share() <= 2.0 / 3.0, "{count:?}");
}

#[test]
fn belaad_takes_two_gestures_for_three_decisions() {
    let count = count("belaad", 3, "few clicks", 500);
    assert!(count.share() <= 2.0 / 3.0, "{count:?}");
}

/// After the first answers the rest can be given as the last time: what is offered was answered before
/// by the same seat, in the same order.
#[test]
fn the_rest_is_offered_as_last_time() {
    let game = "clash-of-rage";
    let known = catalogue::find(game).unwrap();
    let bots = vec![BOT.to_owned(); 3];
    let contest = known.contest(&bots, &known.option_defaults()).unwrap();
    let seed = Seed::from_phrase("b");
    let journal = contest.run(seed, Keep::Journal).unwrap().journal.unwrap();
    let (played, _) = known.load_journal(&journal).unwrap();
    let mut now = played.at_step(0).unwrap();
    let mut answered: BTreeMap<Seat, Vec<u32>> = BTreeMap::new();
    let (mut offered, mut rests) = (0, 0);
    let last_time = |view: &AnyView| {
        let found = bundles(view, board_of(game)).into_iter().find(|it| it.kind == Kind::Again);
        found.map(|it| it.ids())
    };
    while now.steps() < played.steps() {
        let (seat, action) = played.step(now.steps() + 1).unwrap();
        let view = AnyView::of(Arc::from(now.boxed_clone()), Viewer::Seat(seat));
        let past = answered.entry(seat).or_default();
        if let Some(ids) = last_time(&view) {
            assert!(past.windows(ids.len()).any(|run| run == ids), "{ids:?} in {past:?}");
            offered += 1;
            let mut then = now.boxed_clone();
            then.act(seat, ids[0]).unwrap();
            let view = AnyView::of(Arc::from(then.boxed_clone()), Viewer::Seat(seat));
            rests += usize::from(last_time(&view).is_some_and(|rest| rest == ids[1..]));
            for &id in &ids[1..] {
                then.act(seat, id).unwrap();
            }
        }
        past.push(action);
        again(now.as_mut(), played.as_ref());
    }
    assert!(offered > 0 && rests > 0, "{offered} offered, {rests} of them by their rest");
}

/// Whatever can be carried lies on the board under its name, and so does every place it can go to; what it
/// means can be done, step by step.
fn everything_carried_has_its_places(game: &str) -> BTreeSet<String> {
    let known = catalogue::find(game).unwrap();
    let bots = vec!["random".to_owned(); 3];
    let contest = known.contest(&bots, &known.option_defaults()).unwrap();
    let seed = Seed::from_phrase("carried");
    let journal = contest.run(seed, Keep::Journal).unwrap().journal.unwrap();
    let (played, _) = known.load_journal(&journal).unwrap();
    let mut now = played.at_step(0).unwrap();
    let mut lengths = BTreeSet::new();
    while now.steps() < played.steps().min(400) {
        let (seat, _) = played.step(now.steps() + 1).unwrap();
        let view = AnyView::of(Arc::from(now.boxed_clone()), Viewer::Seat(seat));
        if let Some(ahead) = view.ahead() {
            let things = things(&view, board_of(game), game);
            for Carried { thing, to, actions } in board_of(game).carries(&view, &ahead) {
                let told = format!("{thing} to {to} at step {}", now.steps());
                assert!(things.iter().any(|it| it.carry.as_ref() == Some(&thing)), "{told}");
                assert!(things.iter().any(|it| it.is_place(&to)), "{told}");
                let mut then = now.boxed_clone();
                then.act(seat, actions[0]).unwrap();
                let name = thing.split('-').next().unwrap().to_owned();
                lengths.insert(format!("{name} {}", actions.len()));
            }
        }
        again(now.as_mut(), played.as_ref());
    }
    lengths
}

#[test]
fn what_is_carried_in_simurgh_has_its_places() {
    let carried = everything_carried_has_its_places("simurgh");
    for kind in ["tile 2", "spearman 1", "spearman 2", "dragonrider 2", "row 1"] {
        assert!(carried.contains(kind), "{kind} in {carried:?}");
    }
}

#[test]
fn what_is_carried_in_belaad_has_its_places() {
    let carried = everything_carried_has_its_places("belaad");
    for kind in ["card 1", "card 2", "card 3", "token 1", "deck 1", "scholar 1"] {
        assert!(carried.contains(kind), "{kind} in {carried:?}");
    }
}
