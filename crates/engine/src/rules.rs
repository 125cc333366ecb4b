//! The rules of record: finding a rule by its id, and which rules are cited where.

use std::collections::BTreeSet;

/// A rule of a game's `rules.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its id: `SIM-4.7`.
    pub id: &'a str,
    /// The heading of its chapter.
    pub chapter: &'a str,
    /// Its words, in Markdown.
    pub text: &'a str,
}

/// All rules of a game, in the order of the document.
///
/// A rule begins where a line, list item, table row, heading or bold word opens with the game's
/// prefix and a number, and ends at the next rule, heading, line across the page or table end.
pub fn index<'a>(rules: &'a str, prefix: &str) -> Vec<Rule<'a>> {
    let mut found: Vec<Rule<'a>> = Vec::new();
    let mut chapter = "";
    let mut open: Option<(&'a str, usize, Shape)> = None;
    let mut at = 0;
    for line in rules.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let definition = definition(line, prefix);
        let heading = line.starts_with('#') || line.trim_end() == "---";
        let ends = open
            .is_some_and(|(_, _, shape)| heading || definition.is_some() || (shape == Shape::Row));
        if ends && let Some((id, from, _)) = open.take() {
            found.push(Rule { id, chapter, text: rules[from..start].trim() });
        }
        if line.starts_with("## ") {
            chapter = line.trim_start_matches('#').trim();
        }
        if let Some((id, shape)) = definition {
            open = Some((id, start, shape));
        }
    }
    if let Some((id, from, _)) = open {
        found.push(Rule { id, chapter, text: rules[from..].trim() });
    }
    found
}

/// Every rule id with this prefix that the text mentions.
pub fn cited<'a>(text: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let opening = format!("{prefix}-");
    text.match_indices(&opening)
        .filter(|(at, _)| !text[..*at].ends_with(|before: char| before.is_ascii_alphanumeric()))
        .filter_map(|(at, _)| id_at(&text[at..], prefix))
        .collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Row,
    Block,
}

fn definition<'a>(line: &'a str, prefix: &str) -> Option<(&'a str, Shape)> {
    let trimmed = line.trim_start();
    let shape = if trimmed.starts_with('|') { Shape::Row } else { Shape::Block };
    let bare = trimmed.trim_start_matches(['|', '-', '*', '#', ' ']);
    id_at(bare, prefix).map(|id| (id, shape))
}

/// The rule id with which the text opens.
fn id_at<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(prefix)?.strip_prefix('-')?;
    if !rest.starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    let length = rest
        .find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.')
        .unwrap_or(rest.len());
    let id = &text[..prefix.len() + 1 + length];
    Some(id.trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "\
# A game
## 1. Board
- **T-1.1** Seven columns. See T-2.1.
- **T-1.2** Six rows,
  as everybody knows.

---

## 2. Play
| Id | Rule |
|---|---|
| T-2.1 | Drop one |
| T-2.A1 | Win |

### T-2.3 Ties
A full board is a tie.
";

    #[test]
    fn rules_are_found_in_lists_tables_and_headings() {
        let rules = index(RULES, "T");
        let ids: Vec<_> = rules.iter().map(|rule| rule.id).collect();
        assert_eq!(ids, ["T-1.1", "T-1.2", "T-2.1", "T-2.A1", "T-2.3"]);
        assert_eq!(rules[1].text, "- **T-1.2** Six rows,\n  as everybody knows.");
        assert_eq!(rules[1].chapter, "1. Board");
        assert_eq!(rules[3].text, "| T-2.A1 | Win |");
        assert_eq!(rules[4].text, "### T-2.3 Ties\nA full board is a tie.");
    }

    #[test]
    fn citations_are_whole_ids() {
        let text = "// T-1.2: six rows. /// (T-2.A1, T-2.1), but not NOT-1.1 or T-x";
        assert_eq!(cited(text, "T").into_iter().collect::<Vec<_>>(), ["T-1.2", "T-2.1", "T-2.A1"]);
    }
}
