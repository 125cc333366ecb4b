//! Panels over the screen: an aid, a hint, a search for reasons.

use ratatui::crossterm::event::KeyCode;

use crate::play::table::Table;
use crate::play::why::{self, Refusal};

/// Something to read over the screen.
pub enum Panel {
    /// Lines to read.
    Text { title: String, lines: Vec<String>, scrolled: u16 },
    /// A bot is asked what it would do, and what it thinks of this choice.
    Thinking(Option<u32>),
    /// A search in what can't be done.
    Why { all: Vec<Refusal>, typed: String, scrolled: u16 },
}

/// Whether a panel stays open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    Stay,
    Close,
}

impl Panel {
    pub fn text(title: String, lines: Vec<String>) -> Panel {
        Panel::Text { title, lines, scrolled: 0 }
    }

    pub fn why(all: Vec<Refusal>) -> Panel {
        Panel::Why { all, typed: String::new(), scrolled: 0 }
    }

    pub fn press(&mut self, key: KeyCode) -> Flow {
        let scrolled = match self {
            Panel::Thinking(_) => return Flow::Stay,
            Panel::Text { scrolled, .. } => {
                if matches!(key, KeyCode::Char(_) | KeyCode::Enter) && key != KeyCode::Char(' ') {
                    return Flow::Close;
                }
                scrolled
            }
            Panel::Why { typed, scrolled, .. } => {
                match key {
                    KeyCode::Char(letter) => {
                        typed.push(letter);
                        *scrolled = 0;
                        return Flow::Stay;
                    }
                    KeyCode::Backspace => {
                        typed.pop();
                        return Flow::Stay;
                    }
                    _ => {}
                }
                scrolled
            }
        };
        match key {
            KeyCode::Esc => return Flow::Close,
            KeyCode::Down => *scrolled = scrolled.saturating_add(1),
            KeyCode::Up => *scrolled = scrolled.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => *scrolled = scrolled.saturating_add(10),
            KeyCode::PageUp => *scrolled = scrolled.saturating_sub(10),
            _ => {}
        }
        Flow::Stay
    }

    pub fn title(&self, table: &Table<'_>) -> String {
        match self {
            Panel::Text { title, .. } => title.clone(),
            Panel::Thinking(_) => table.word("hint"),
            Panel::Why { typed, .. } if typed.is_empty() => table.word("why"),
            Panel::Why { typed, .. } => format!("{} {typed}", table.word("why")),
        }
    }

    pub fn keys(&self, table: &Table<'_>) -> String {
        table.word(match self {
            Panel::Why { .. } => "why-keys",
            Panel::Text { .. } | Panel::Thinking(_) => "panel-keys",
        })
    }

    /// Its lines, and how far they are scrolled down.
    pub fn lines(&self, table: &Table<'_>) -> (Vec<String>, u16) {
        match self {
            Panel::Text { lines, scrolled, .. } => (lines.clone(), *scrolled),
            Panel::Thinking(_) => (vec![table.word("hint-thinking")], 0),
            Panel::Why { all, typed, scrolled } => {
                let groups = why::grouped(&why::found(all, typed));
                if groups.is_empty() {
                    return (vec![table.word("why-nothing")], 0);
                }
                let told = |group: &why::Group<'_>| {
                    let what = format!("{} ({})", table.refused(group), group.rule);
                    [what, format!("    {}", group.why)]
                };
                (groups.iter().flat_map(told).collect(), *scrolled)
            }
        }
    }
}
