//! Gestures: several choices in a row that a person makes as one.
//!
//! The rules ask one small question after the other. What is found here needs no knowledge of a game: it
//! is tried out ahead of the table ([`Ahead`]), as far as the seat learns nothing. Only what a hand carries
//! from place to place is named by the board ([`Carried`]).

use engine::{Ahead, AnyView, Arg, Choice, Next, Said, Voice};
use maud::{Markup, html};
use serde::Serialize;

use crate::games::Board;
use crate::scene::Scene;
use crate::words::Words;

/// How many choices without a thing of their own a gesture may pass through.
const DEPTH: usize = 2;
/// With more pairs than this, a list shows only those that end the turn.
const MAX_PAIRS: usize = 40;
/// The most that a list shows.
const MAX_LISTED: usize = 80;
/// How many own decisions back the same question is looked for.
const FAR_BACK: usize = 200;
/// The longest row of choices that are alike.
const LONGEST: usize = 32;

/// Choices of one seat, to be made in this order.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// Each as it is said where it is made.
    pub choices: Vec<Choice>,
    /// What makes them one.
    pub kind: Kind,
}

/// What makes several choices one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The last is the only one of its kind to be reached, and all before it only open its question:
    /// a click on its thing means all of them.
    Through,
    /// The same again, as often as it is asked.
    Likewise,
    /// One, and what follows it.
    Pair,
    /// The rest of what was answered the last time the same was asked.
    Again,
    /// One that is chosen again by itself whenever the same is asked, although something comes to light
    /// each time: until another answer is given.
    OnAndOn,
}

/// What a hand picks up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The answers that picking it up gives. One that isn't offered was the only one, and is taken without
    /// being asked. By no answers a pile is picked up, of which one piece after the other is asked for.
    Answers(Vec<u32>),
    /// A thing that the board knows by this name.
    Thing(String),
}

/// Something that a hand carries from one place of a board to another, and the choices which that means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// The name of the thing: its attribute `data-carry`.
    pub thing: String,
    /// The place: the number of the action whose thing it is, or its attribute `data-place`.
    pub to: String,
    /// The numbers of the actions, in order.
    pub actions: Vec<u32>,
}

/// A place where something that was picked up may be laid.
#[derive(Clone, Debug, Serialize)]
pub struct Landing {
    /// The action whose thing the place is, or the place's own name.
    pub to: String,
    /// What laying it there can mean: the usual first.
    pub ways: Vec<Laid>,
    /// The same with the one end that can follow: the movement, the turn.
    pub ends: Vec<Laid>,
}

/// Choices in a row that a board knows to be meant as one, with words: the list offers them as they are.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The numbers of the actions, in order.
    pub actions: Vec<u32>,
    /// What they come to.
    pub label: String,
}

/// The same before it has words.
#[derive(Clone, Debug)]
pub struct Place {
    /// The action whose thing the place is, or the place's own name.
    pub to: String,
    /// The rows of actions that laying something there can mean.
    pub ways: Vec<Vec<u32>>,
    /// The same with the one end that can follow.
    pub ends: Vec<Vec<u32>>,
}

/// One way to lay something down.
#[derive(Clone, Debug, Serialize)]
pub struct Laid {
    /// The choices, as [`Bundle::value`].
    pub actions: String,
    /// Their words.
    pub label: String,
}

impl Bundle {
    /// The numbers of the actions, as a button sends them: `12,55,3`.
    pub fn value(&self) -> String {
        value(&self.ids())
    }

    /// The action it ends with.
    pub fn last(&self) -> u32 {
        self.choices.last().map_or(0, |choice| choice.id)
    }

    /// What it does, costs and brings, one choice after the other.
    pub fn label(&self, voice: &Voice<'_>, words: &Words) -> String {
        let mut said: Vec<(String, i64)> = Vec::new();
        for choice in &self.choices {
            let label = voice.say_said(&choice.said);
            match said.last_mut() {
                Some((last, times)) if *last == label => *times += 1,
                _ => said.push((label, 1)),
            }
        }
        let counted = said.into_iter().map(|(label, times)| match times {
            1 => label,
            n => words.tell("bundle-times", &[("choice", label.into()), ("n", n.into())]),
        });
        let joined = counted.reduce(|first, next| {
            words.tell("bundle-then", &[("first", first.into()), ("next", next.into())])
        });
        match (joined, self.kind) {
            (Some(choice), Kind::OnAndOn) => words.tell("bundle-on", &[("choice", choice.into())]),
            (Some(choice), Kind::Again) => words.tell("bundle-again", &[("choice", choice.into())]),
            (joined, _) => joined.unwrap_or_default(),
        }
    }

    /// The numbers of the actions.
    pub fn ids(&self) -> Vec<u32> {
        self.choices.iter().map(|choice| choice.id).collect()
    }

    /// Choices as they are said on the way.
    fn said(from: &Ahead, row: &Row) -> Option<Bundle> {
        let (&last, before) = row.ids.split_last()?;
        let mut choices = Vec::with_capacity(row.ids.len());
        let mut reached = None;
        for &id in before {
            let at = reached.as_ref().unwrap_or(from);
            choices.push(at.choice(id)?);
            let Next::Own(next) = at.after(id) else { return None };
            reached = Some(next);
        }
        choices.push(reached.as_ref().unwrap_or(from).choice(last)?);
        Some(Bundle { choices, kind: row.kind })
    }
}

/// The numbers of actions as a button sends them.
fn value(actions: &[u32]) -> String {
    let ids: Vec<String> = actions.iter().map(u32::to_string).collect();
    ids.join(",")
}

/// A bundle before it has words.
#[derive(Clone)]
struct Row {
    ids: Vec<u32>,
    kind: Kind,
}

impl Row {
    fn of(kind: Kind, before: &[u32], last: u32) -> Row {
        Row { ids: before.iter().copied().chain([last]).collect(), kind }
    }

    fn last(&self) -> u32 {
        self.ids.last().copied().unwrap_or_default()
    }
}

/// The gestures that a list offers beside the choices: each worth a click of its own.
pub fn bundles(view: &AnyView, board: &dyn Board) -> Vec<Bundle> {
    let Some(ahead) = view.ahead() else { return Vec::new() };
    let now = ahead.kinds();
    let on = now.iter().filter(|(id, _)| board.goes_on(*id));
    let mut rows: Vec<Row> = on.map(|(id, _)| Row::of(Kind::OnAndOn, &[], *id)).collect();
    rows.extend(likewise(&ahead, &now));
    let reached = through(&ahead, &now);
    let further = reached.iter().flat_map(|row| and_openers(&ahead, row));
    let further: Vec<Row> = further.take(MAX_PAIRS + 1).collect();
    rows.extend(reached);
    if further.len() <= MAX_PAIRS {
        rows.extend(further);
    }
    let carried = board.carries(view, &ahead).into_iter().filter(|it| it.actions.len() > 1);
    rows.extend(carried.map(|it| Row { ids: it.actions, kind: Kind::Pair }));
    rows.extend(pairs(&ahead, &now, board));
    let mut listed: Vec<Row> = Vec::new();
    let again = as_last_time(&ahead, &now, view);
    let again = again.filter(|row| rows.iter().all(|other| other.ids != row.ids));
    for row in again.into_iter().chain(rows) {
        if listed.iter().all(|other| other.ids != row.ids) {
            listed.push(row);
        }
    }
    listed.truncate(MAX_LISTED);
    listed.iter().filter_map(|row| Bundle::said(&ahead, row)).collect()
}

/// The gestures as buttons of the form that has the choices: what a drag or a click on the board does, for
/// keyboard and screen reader.
pub fn bundle_list(scene: &Scene<'_>, board: &'static dyn Board) -> Markup {
    let plans = board.plans(scene);
    let mut bundles = bundles(scene.view, board);
    bundles.retain(|bundle| plans.iter().all(|plan| plan.actions != bundle.ids()));
    let (again, bundles): (Vec<_>, Vec<_>) =
        bundles.into_iter().partition(|bundle| bundle.kind == Kind::Again);
    let count = [("n", (bundles.len() as i64).into())];
    html! {
        @for plan in &plans {
            button.bundle type="submit" name="action" value=(value(&plan.actions)) { (plan.label) }
        }
        @for bundle in &again {
            button.bundle type="submit" name="action" value=(bundle.value()) {
                (bundle.label(&scene.voice, scene.words))
            }
        }
        @if !bundles.is_empty() {
            details.bundles {
                summary { (scene.words.tell("bundles", &count)) }
                div.choice-row {
                    @for bundle in &bundles {
                        @let through = (bundle.kind == Kind::Through).then(|| format!("through-{}", bundle.last()));
                        @let keeps = (bundle.kind == Kind::OnAndOn).then_some("");
                        button.bundle type="submit" name="action" value=(bundle.value()) id=[through] data-keep=[keeps] {
                            (bundle.label(&scene.voice, scene.words))
                        }
                    }
                }
            }
        }
    }
}

/// Where something can be laid that was picked up.
pub fn landings(
    view: &AnyView,
    board: &dyn Board,
    picked: &Picked,
    voice: &Voice<'_>,
    words: &Words,
) -> Vec<Landing> {
    let Some(ahead) = view.ahead() else { return Vec::new() };
    let laid = |ids: &[u32]| {
        let bundle = Bundle::said(&ahead, &Row { ids: ids.to_vec(), kind: Kind::Pair })?;
        Some(Laid { actions: bundle.value(), label: bundle.label(voice, words) })
    };
    let all = |rows: &[Vec<u32>]| rows.iter().map(|row| laid(row)).collect::<Option<Vec<_>>>();
    let landing = |place: Place| {
        Some(Landing { ways: all(&place.ways)?, ends: all(&place.ends)?, to: place.to })
    };
    places(view, board, picked).into_iter().filter_map(landing).collect()
}

/// The same without words.
pub fn places(view: &AnyView, board: &dyn Board, picked: &Picked) -> Vec<Place> {
    let Some(from) = view.ahead() else { return Vec::new() };
    let found = match picked {
        Picked::Answers(ids) => rows_of_places(view, board, ids),
        Picked::Thing(name) => carried(board.carries(view, &from), name),
    };
    let ended = |ways: &[Vec<u32>]| -> Vec<Vec<u32>> {
        let ended = ways.iter().map(|way| the_end_of(&from, way)).collect::<Option<_>>();
        ended.unwrap_or_default()
    };
    found.into_iter().map(|(to, ways)| Place { to, ends: ended(&ways), ways }).collect()
}

/// Places with the rows of choices that laying something there can mean.
type Rows = Vec<(String, Vec<Vec<u32>>)>;

/// Where one of the things that a board knows by name can go.
fn carried(all: Vec<Carried>, name: &str) -> Rows {
    let mut found: Rows = Vec::new();
    for Carried { to, actions, .. } in all.into_iter().filter(|it| it.thing == name) {
        match found.iter_mut().find(|(place, _)| *place == to) {
            Some((_, ways)) => ways.push(actions),
            None => found.push((to, vec![actions])),
        }
    }
    found
}

/// A row with the only choice without a thing that can follow it.
fn the_end_of(from: &Ahead, way: &[u32]) -> Option<Vec<u32>> {
    let row = Row { ids: way.to_vec(), kind: Kind::Pair };
    match and_openers(from, &row).as_slice() {
        [only] => Some(only.ids.clone()),
        _ => None,
    }
}

fn rows_of_places(view: &AnyView, board: &dyn Board, picked: &[u32]) -> Rows {
    let Some(mut at) = view.ahead() else { return Vec::new() };
    let mut before: Vec<u32> = Vec::new();
    for &id in picked {
        if at.kinds().iter().all(|(other, _)| *other != id) {
            continue;
        }
        let Next::Own(next) = at.after(id) else { return Vec::new() };
        before.push(id);
        at = next;
    }
    if before.is_empty() {
        return if picked.is_empty() { piles(&at) } else { Vec::new() };
    }
    let things = at.kinds().into_iter().filter(|(_, kind)| !is_opener(kind));
    let place = |(id, _): (u32, Said)| {
        let row = Row::of(Kind::Pair, &before, id);
        let to = board.lands_on(&row.ids)?;
        let manners = manners(&at, id, board);
        let ways = if manners.is_empty() {
            vec![row.ids]
        } else {
            manners.into_iter().map(|manner| Row::of(Kind::Pair, &row.ids, manner).ids).collect()
        };
        Some((to.to_string(), ways))
    };
    things.filter_map(place).collect()
}

/// Where the pieces of a pile can go, and how many of them: all first.
fn piles(at: &Ahead) -> Rows {
    let mut longest: Vec<Row> = Vec::new();
    for row in likewise(at, &at.kinds()) {
        longest.retain(|other| other.ids[0] != row.ids[0] || other.ids.len() > row.ids.len());
        longest.push(row);
    }
    let ways = |ids: &[u32]| (1..=ids.len()).rev().map(|count| ids[..count].to_vec()).collect();
    longest.iter().map(|row| (row.ids[0].to_string(), ways(&row.ids))).collect()
}

/// Whether a choice only opens a question: it names no thing.
fn is_opener(kind: &Said) -> bool {
    kind.args.is_empty()
}

/// Choices whose question is one or two openers away, and that no other way leads to.
fn through(from: &Ahead, now: &[(u32, Said)]) -> Vec<Row> {
    let mut found: Vec<Row> = Vec::new();
    let mut ways = opened(&[], from);
    for _ in 0..DEPTH {
        let mut further = Vec::new();
        for (before, at) in &ways {
            for (id, _) in at.kinds() {
                if now.iter().all(|(other, _)| *other != id) {
                    found.push(Row::of(Kind::Through, before, id));
                }
            }
            further.extend(opened(before, at));
        }
        ways = further;
    }
    let is_only_one = |row: &&Row| {
        let rivals = found.iter().filter(|other| other.last() == row.last());
        rivals.filter(|other| other.ids.len() <= row.ids.len()).count() == 1
    };
    found.iter().filter(is_only_one).cloned().collect()
}

/// A thing that was reached, with what needs no other thing after it.
fn and_openers(from: &Ahead, row: &Row) -> Vec<Row> {
    let mut reached = None;
    for &id in &row.ids {
        match reached.as_ref().unwrap_or(from).after(id) {
            Next::Own(next) => reached = Some(next),
            Next::Others | Next::Unknown => return Vec::new(),
        }
    }
    let openers = reached.iter().flat_map(Ahead::kinds).filter(|(_, kind)| is_opener(kind));
    openers.map(|(id, _)| Row::of(Kind::Pair, &row.ids, id)).collect()
}

/// Where the openers of a position lead.
fn opened(before: &[u32], at: &Ahead) -> Vec<(Vec<u32>, Ahead)> {
    let openers = at.kinds().into_iter().filter(|(_, kind)| is_opener(kind));
    openers
        .filter_map(|(id, _)| match at.after(id) {
            Next::Own(next) => Some((before.iter().copied().chain([id]).collect(), next)),
            Next::Others | Next::Unknown => None,
        })
        .collect()
}

/// The same choice again, or one that differs only in its thing, as long as the same is asked: all of
/// one kind here, and all that is left.
fn likewise(from: &Ahead, now: &[(u32, Said)]) -> Vec<Row> {
    let Some(asked) = from.question() else { return Vec::new() };
    let mut found = Vec::new();
    for (first, kind) in now.iter().filter(|(_, kind)| !is_opener(kind)) {
        let mut ids = vec![*first];
        let mut at = from.after(*first);
        let mut about = asked.args.first().cloned();
        while let Next::Own(next) = &at {
            let question = next.question().filter(|question| question.key == asked.key);
            let Some(question) = question.filter(|_| ids.len() < LONGEST) else { break };
            let offered = next.kinds();
            let same = offered.iter().find(|(id, _)| id == first);
            let alike = || offered.iter().find(|(_, other)| is_alike(kind, other));
            let Some(&(again, _)) = same.or_else(alike) else { break };
            let now_about = question.args.first().cloned();
            if now_about != about && ids.len() > 1 {
                found.push(Row { ids: ids.clone(), kind: Kind::Likewise });
            }
            about = now_about;
            ids.push(again);
            at = next.after(again);
        }
        if ids.len() > 1 {
            found.push(Row { ids, kind: Kind::Likewise });
        }
    }
    found
}

/// What the seat answered the last time it was asked what it is asked now, as far as it can answer so
/// again: after the first answers of a question with several, the rest.
fn as_last_time(from: &Ahead, now: &[(u32, Said)], view: &AnyView) -> Option<Row> {
    let is_asked = |kind: &Said| now.iter().any(|(_, other)| other.key == kind.key);
    let mut past = view.decided().take(FAR_BACK).peekable();
    let mut given = 0;
    while past.next_if(|(_, kind)| is_asked(kind)).is_some() {
        given += 1;
    }
    let last_time = past.skip_while(|(_, kind)| !is_asked(kind));
    let mut answers: Vec<u32> =
        last_time.take_while(|(_, kind)| is_asked(kind)).map(|(id, _)| id).collect();
    answers.reverse();
    let mut ids = Vec::new();
    let mut reached = None;
    for &id in answers.get(given..)?.iter().take(LONGEST) {
        let at = reached.as_ref().unwrap_or(from);
        if at.choice(id).is_none() {
            break;
        }
        ids.push(id);
        match at.after(id) {
            Next::Own(next) => reached = Some(next),
            Next::Others | Next::Unknown => break,
        }
    }
    (ids.len() > 1).then_some(Row { ids, kind: Kind::Again })
}

/// Whether two choices do the same with different things: to the same end of the same pile.
fn is_alike(one: &Said, other: &Said) -> bool {
    let rest = |kind: &Said| kind.args.iter().skip(1).cloned().collect::<Vec<_>>();
    one.key == other.key && !rest(one).is_empty() && rest(one) == rest(other)
}

/// A choice with what can follow it. Of how many or which way round, the usual.
fn pairs(from: &Ahead, now: &[(u32, Said)], board: &dyn Board) -> Vec<Row> {
    let (mut all, mut ends, mut usual) = (Vec::new(), Vec::new(), Vec::new());
    for (first, _) in now.iter().filter(|(_, kind)| !is_opener(kind)) {
        let Next::Own(next) = from.after(*first) else { continue };
        if let Some(&manner) = manners(from, *first, board).first() {
            usual.push(Row::of(Kind::Pair, &[*first], manner));
            continue;
        }
        for (id, kind) in next.kinds() {
            let row = Row::of(Kind::Pair, &[*first], id);
            if is_opener(&kind) && matches!(next.after(id), Next::Others) {
                ends.push(row.clone());
            }
            all.push(row);
        }
    }
    usual.extend(if all.len() <= MAX_PAIRS { all } else { ends });
    usual
}

/// The ways in which a choice can still be meant, if that is all that is asked after it: the usual first.
fn manners(at: &Ahead, action: u32, board: &dyn Board) -> Vec<u32> {
    let Next::Own(next) = at.after(action) else { return Vec::new() };
    let kinds = next.kinds();
    if !kinds.iter().all(|(id, _)| board.is_manner(*id)) {
        return Vec::new();
    }
    let is_number = |kind: &Said| matches!(kind.args.first(), Some((_, Arg::Number(_))));
    let numbers = kinds.iter().all(|(_, kind)| is_number(kind));
    let mut ids: Vec<u32> = kinds.into_iter().map(|(id, _)| id).collect();
    // Numbers come in rising order, and the usual is all of them.
    if numbers {
        ids.reverse();
    }
    ids
}
