//! Every text is there, in every language, with the arguments it is given, and is said by something.

use std::collections::BTreeSet;

use crate::{
    Arg, Citations, Game, Language, Message, MessageSpec, OptionKind, Refuse, Said, Text, rules,
};

/// How to read a sketch in a terminal: a game may say it.
const LEGEND: &str = "view-legend";

/// # Panics
/// If a text is missing, can't be said, or no rule has the id that a refusal cites.
pub(super) fn check<G: Game>(texts: &[Text]) {
    let mut problems = BTreeSet::new();
    if G::INFO.texts.is_empty() {
        problems.insert("there is no text at all".to_owned());
    }
    let broken = |(language, source): &(Language, &str)| Text::new(*language, source).err();
    problems.extend(G::INFO.texts.iter().filter_map(broken).map(|error| error.0));
    for text in texts {
        let specs = [
            G::Action::specs(),
            G::Choice::specs(),
            G::Event::specs(),
            G::Prompt::specs(),
            G::Refusal::specs(),
            plain_specs::<G>(),
        ];
        let legend = text.has(LEGEND).then(|| plain(LEGEND.to_owned(), &[]));
        for spec in specs.iter().flatten().chain(&legend) {
            problems.extend(problems_of(text, spec));
        }
    }
    let events = G::Event::specs();
    for stop in G::INFO.stops {
        if !events.iter().any(|event| event.key == *stop) {
            problems.insert(format!("rounds end with {stop}, which is no event"));
        }
    }
    let known: BTreeSet<_> =
        rules::index(G::INFO.rules, G::INFO.prefix).iter().map(|rule| rule.id).collect();
    let Citations { over, turn, question } = G::INFO.citations;
    for rule in G::Refusal::rules().iter().chain(&[over, turn, question]) {
        if !known.contains(rule) {
            problems.insert(format!("a refusal cites {rule}, which is not in the rules"));
        }
    }
    assert!(
        problems.is_empty(),
        "the texts of {} are not complete:\n{}",
        G::INFO.id,
        problems.into_iter().collect::<Vec<_>>().join("\n")
    );
}

/// # Panics
/// If a text is said by no message, no name and no sketch of all that was played.
pub(super) fn check_unsaid<G: Game>(texts: &[Text], rare: &[&str]) {
    let lessons = G::guide().map_or(&[][..], |guide| guide.lessons);
    let lessons: Vec<String> = lessons.iter().map(|(name, _)| format!("lesson-{name}")).collect();
    let mut unsaid = Vec::new();
    for text in texts {
        // What a lesson says is checked by whoever teaches it.
        let keys = text.unsaid().into_iter();
        let keys = keys.filter(|key| !lessons.iter().any(|lesson| key.starts_with(lesson)));
        let keys = keys.filter(|key| !rare.contains(&key.as_str()));
        unsaid.extend(keys.map(|key| format!("{}: {key}", text.language())));
    }
    assert!(
        unsaid.is_empty(),
        "the law 'spoken' is broken: nothing says these texts of {}:\n{}",
        G::INFO.id,
        unsaid.join("\n")
    );
}

/// Names, options, endings, origins and terms: texts without arguments.
fn plain_specs<G: Game>() -> Vec<MessageSpec> {
    let mut specs = vec![plain("game-name".to_owned(), &["about"])];
    for option in G::options() {
        specs.push(plain(format!("option-{}", option.key), &["about"]));
        let words = match option.kind {
            OptionKind::Flag => &[],
            kind => kind.words(),
        };
        specs.extend(words.iter().map(|word| plain(format!("option-{}-{word}", option.key), &[])));
    }
    specs.extend(G::INFO.endings.iter().map(|key| plain(format!("ending-{key}"), &[])));
    specs.extend(G::terms().iter().map(|key| plain(format!("term-{key}"), &[])));
    specs.extend(G::INFO.origins.iter().map(|key| plain(format!("origin-{key}"), &[])));
    specs
}

fn plain(key: String, attributes: &'static [&'static str]) -> MessageSpec {
    MessageSpec { key, attributes, args: Vec::new() }
}

/// Says the message with each sample of each argument, the others held at their first.
fn problems_of(text: &Text, spec: &MessageSpec) -> Vec<String> {
    let mut problems = Vec::new();
    let base: Vec<(&'static str, Arg)> = spec
        .args
        .iter()
        .filter_map(|(name, samples)| Some((*name, samples.first()?.clone())))
        .collect();
    let mut say = |args: Vec<(&'static str, Arg)>| {
        let said = Said { key: spec.key.clone(), args };
        if let Err(error) = text.try_say(&said, &[]) {
            problems.push(error.0);
        }
        for attribute in spec.attributes {
            if let Err(error) = text.try_say_attribute(&said, attribute, &[]) {
                problems.push(error.0);
            }
        }
    };
    say(base.clone());
    for (at, (name, samples)) in spec.args.iter().enumerate() {
        for sample in samples.iter().skip(1) {
            let mut args = base.clone();
            args[at] = (name, sample.clone());
            say(args);
        }
    }
    problems
}
