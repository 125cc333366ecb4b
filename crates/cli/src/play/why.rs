//! Why not: what can't be done now, each with its reason and its rule.

use bots::Playable;
use engine::{ActError, AnyMatch, Seat, Voice};

/// Something that can't be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What.
    pub what: String,
    /// Why.
    pub why: String,
    /// The rule that says so.
    pub rule: &'static str,
    /// Whether it is of the kind that is asked for now.
    pub is_near: bool,
}

/// Everything that a seat can't do now, actions of the kind asked for first.
pub fn refusals(
    game: &dyn Playable,
    at: &dyn AnyMatch,
    seat: Seat,
    voice: &Voice<'_>,
) -> Vec<Refusal> {
    let refused = (0..game.action_count()).filter_map(|id| match at.check(seat, id) {
        Err(ActError::Refused { rule, said }) => Some(Refusal {
            what: voice.say_said(&game.action(id).ok()?.said),
            why: voice.say_said(&said),
            rule,
            is_near: said.key != "engine-other-question",
        }),
        _ => None,
    });
    let mut all: Vec<Refusal> = refused.collect();
    // Several actions may have the same words.
    let mut told = std::collections::HashSet::new();
    all.retain(|refusal| told.insert((refusal.what.clone(), refusal.why.clone())));
    all.sort_by_key(|refusal| !refusal.is_near);
    all
}

/// Those whose words begin with what was typed, in any order: `at te` finds "Attack the Templars".
pub fn found<'a>(all: &'a [Refusal], typed: &str) -> Vec<&'a Refusal> {
    let wanted: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
    let fits = |refusal: &&Refusal| {
        let words = refusal.what.to_lowercase();
        let has = |part: &String| words.split_whitespace().any(|word| word.starts_with(part));
        if wanted.is_empty() { refusal.is_near } else { wanted.iter().all(has) }
    };
    all.iter().filter(fits).collect()
}

/// Things that can't be done for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group<'a> {
    /// What.
    pub what: Vec<&'a str>,
    /// Why.
    pub why: &'a str,
    /// The rule that says so.
    pub rule: &'static str,
}

/// Refusals by their reasons, in the order in which the reasons come up first.
pub fn grouped<'a>(refusals: &[&'a Refusal]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut found = std::collections::HashMap::new();
    for refusal in refusals {
        let at = *found.entry((&refusal.why, refusal.rule)).or_insert_with(|| {
            groups.push(Group { what: Vec::new(), why: &refusal.why, rule: refusal.rule });
            groups.len() - 1
        });
        groups[at].what.push(&refusal.what);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_reason_is_told_once() {
        let refusal = |what: &str, why: &str| Refusal {
            what: what.to_owned(),
            why: why.to_owned(),
            rule: "C4-2.1",
            is_near: true,
        };
        let all = [refusal("a1", "taken"), refusal("a2", "too far"), refusal("a3", "taken")];
        let groups = grouped(&all.iter().collect::<Vec<_>>());
        let told: Vec<_> = groups.iter().map(|group| (group.what.join(" "), group.why)).collect();
        assert_eq!(told, [("a1 a3".to_owned(), "taken"), ("a2".to_owned(), "too far")]);
    }

    #[test]
    fn what_was_typed_finds_things_in_any_order() {
        let refusal = |what: &str, is_near| Refusal {
            what: what.to_owned(),
            why: String::new(),
            rule: "C4-2.1",
            is_near,
        };
        let all = [refusal("Attack the Templars", true), refusal("Pass", false)];
        assert_eq!(found(&all, "te at").len(), 1);
        assert_eq!(found(&all, "").len(), 1, "without words only what is asked for");
        assert_eq!(found(&all, "pass")[0].what, "Pass");
        assert!(found(&all, "emplars").is_empty());
    }
}
