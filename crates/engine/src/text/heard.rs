//! Which keys of a source have been said, for the law that every text is.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// What was said of the texts of one source.
pub(super) struct Heard {
    /// The keys in the source, each with those that its text refers to.
    keys: BTreeMap<String, BTreeSet<String>>,
    said: Mutex<BTreeSet<String>>,
}

impl Heard {
    pub fn new(source: &str) -> Heard {
        // What can't be read is complained of elsewhere.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut keys = BTreeMap::new();
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                let mut refers = BTreeSet::new();
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                for pattern in message.value.iter().chain(attributes) {
                    references(pattern, &mut refers);
                }
                keys.insert(message.id.name.to_owned(), refers);
            }
        }
        Heard { keys, said: Mutex::default() }
    }

    /// Remembers that a text was said, with all that it refers to.
    pub fn hear(&self, key: &str) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let mut new = vec![key];
        while let Some(key) = new.pop() {
            if let Some((key, refers)) = self.keys.get_key_value(key)
                && said.insert(key.clone())
            {
                new.extend(refers.iter().map(String::as_str));
            }
        }
    }

    /// The keys of the source that were never said.
    pub fn unsaid(&self) -> Vec<String> {
        let said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        self.keys.keys().filter(|key| !said.contains(*key)).cloned().collect()
    }
}

fn references(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_refers(expression, found);
        }
    }
}

fn expression_refers(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Select { selector, variants } => {
            inline_refers(selector, found);
            for variant in variants {
                references(&variant.value, found);
            }
        }
        Expression::Inline(inline) => inline_refers(inline, found),
    }
}

fn inline_refers(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::MessageReference { id, .. } => drop(found.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => expression_refers(expression, found),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_said_text_refers_to_is_said_with_it() {
        let source = "gold = Gold\n    .counted = { $n } Gold\nlead = Lead\ntin = Tin\n\
                      pays = { $n ->\n    [one] one { gold }\n   *[other] { lead }\n  }\n";
        let heard = Heard::new(source);
        heard.hear("pays");
        heard.hear("of the engine");
        assert_eq!(heard.unsaid(), ["tin"]);
    }
}
