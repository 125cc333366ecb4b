//! A game as lines of text: for pipes, screen readers and simple terminals.

use std::fmt::Write as _;
use std::io::{self, BufRead};

use engine::{Arg, Choice, Said};

use super::table::Table;
use super::why;
use crate::output::{self, Failure, HEADING, SOFT};

/// The most reasons printed at once.
const MAX_REASONS: usize = 12;

pub fn play(table: &mut Table<'_>) -> Result<(), Failure> {
    let mut lines = io::stdin().lock().lines();
    let mut told = None;
    let legend = table.legend();
    if !legend.is_empty() {
        output::print(&format!("{SOFT}{}{SOFT:#}\n", legend.join("\n")))?;
    }
    let mut asks_anew = true;
    while !table.is_over() {
        if !table.is_asked() {
            table.go_on()?;
            asks_anew = true;
            continue;
        }
        if asks_anew {
            output::print(&page(table, told))?;
            told = Some(table.steps());
        }
        asks_anew = false;
        let choices = table.choices();
        let Some(line) = lines.next().transpose()? else { return Ok(()) };
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "q" => return Ok(()),
            "u" => {
                table.take_back();
                told = told.min(Some(table.steps()));
                asks_anew = true;
            }
            "h" => {
                let instead = pick(&choices, rest).map(|choice| choice.id);
                let hint = table.hint(instead)?;
                let text = match hint {
                    Some((_, told)) => told.lines().collect::<Vec<_>>().join("\n"),
                    None => table.word("no-hint"),
                };
                output::print(&format!("{text}\n"))?;
            }
            "w" => {
                let all = table.refusals();
                let groups = why::grouped(&why::found(&all, rest));
                let told = |group: &why::Group<'_>| {
                    format!("{}: {} ({})", table.refused(group), group.why, group.rule)
                };
                let reasons: Vec<String> = groups.iter().take(MAX_REASONS).map(told).collect();
                let text =
                    if reasons.is_empty() { table.word("why-nothing") } else { reasons.join("\n") };
                output::print(&format!("{text}\n"))?;
            }
            "?" => output::print(&format!("{}\n", table.aid().join("\n")))?,
            _ => match pick(&choices, line) {
                Some(choice) => {
                    table.act(choice.id)?;
                    asks_anew = true;
                }
                None => {
                    let most = Arg::Number(choices.len() as i64);
                    let text = table.tell(&Said::plain("plain-number").with("most", most));
                    output::print(&format!("{text}\n"))?;
                }
            },
        }
    }
    output::print(&page(table, told))
}

/// What happened since the steps already told (from the set-up on if there are none), and the position.
fn page(table: &Table<'_>, told: Option<usize>) -> String {
    let mut page = String::from("\n");
    let lines = table.log_since(told.unwrap_or_default()).into_iter();
    for line in lines.filter(|line| told.is_none_or(|told| line.step > told)) {
        let _ = writeln!(page, "{SOFT}{}{SOFT:#}", table.voice().say_said(&line.said));
    }
    let _ = write!(page, "\n{}\n", table.sketch());
    let _ = writeln!(page, "{HEADING}{}{HEADING:#}", table.prompt());
    for line in table.results() {
        let _ = writeln!(page, "{line}");
    }
    if table.is_asked() {
        for (at, choice) in table.choices().iter().enumerate() {
            let _ = writeln!(page, "{:>3}  {}", at + 1, table.say(choice));
        }
        let _ = writeln!(page, "{SOFT}{}{SOFT:#}", table.word("plain-keys"));
    }
    page
}

fn pick<'a>(choices: &'a [Choice], typed: &str) -> Option<&'a Choice> {
    typed.trim().parse::<usize>().ok()?.checked_sub(1).and_then(|at| choices.get(at))
}
