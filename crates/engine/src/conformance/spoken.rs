//! Every text is there, in every language, with the arguments it is given.

use std::collections::BTreeSet;

use crate::{
    Arg, Citations, Game, Language, Message, MessageSpec, OptionKind, Refuse, Said, Text, rules,
};

/// # Panics
/// If a text is missing, can't be said, or no rule has the id that a refusal cites.
pub(super) fn check<G: Game>() {
    let mut problems = BTreeSet::new();
    for language in Language::ALL {
        let Some((_, source)) = G::INFO.texts.iter().find(|(each, _)| *each == language) else {
            problems.insert(format!("{language}: there is no text at all"));
            continue;
        };
        let text = match Text::new(language, source) {
            Ok(text) => text,
            Err(error) => {
                problems.insert(error.0);
                continue;
            }
        };
        let specs = [
            G::Action::specs(),
            G::Choice::specs(),
            G::Event::specs(),
            G::Prompt::specs(),
            G::Refusal::specs(),
            plain_specs::<G>(),
        ];
        for spec in specs.iter().flatten() {
            problems.extend(problems_of(&text, spec));
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

/// Names, options, endings, origins and terms: texts without arguments.
fn plain_specs<G: Game>() -> Vec<MessageSpec> {
    let plain = |key: String, attributes| MessageSpec { key, attributes, args: Vec::new() };
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
