//! A game on the full screen of a terminal: board, hand, choices and log, and a panel over them.

mod draw;
mod panel;

use std::time::Duration;

use engine::Choice;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::widgets::ListState;

use super::table::Table;
use crate::output::Failure;
use panel::Panel;

/// Plays until the person stops.
pub fn play(table: &mut Table<'_>) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init()?;
    let played = Screen::new(table).run(&mut terminal);
    ratatui::restore();
    played
}

/// What is shown.
struct Screen<'t, 'w> {
    table: &'t mut Table<'w>,
    choices: Vec<Choice>,
    selected: ListState,
    /// The number that is being typed.
    typed: String,
    /// How far the board is scrolled down.
    scrolled: u16,
    panel: Option<Panel>,
    /// The choice that the last hint named.
    hinted: Option<u32>,
    /// The step after which log lines are news.
    news_since: usize,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    On,
    Stop,
}

impl<'t, 'w> Screen<'t, 'w> {
    fn new(table: &'t mut Table<'w>) -> Screen<'t, 'w> {
        let mut screen = Screen {
            table,
            choices: Vec::new(),
            selected: ListState::default(),
            typed: String::new(),
            scrolled: 0,
            panel: None,
            hinted: None,
            news_since: 0,
        };
        screen.ask();
        screen
    }

    fn run(&mut self, terminal: &mut ratatui::DefaultTerminal) -> Result<(), Failure> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            if self.table.is_asked() || self.table.is_over() {
                if let Some(question) = self.wanted() {
                    self.answer(question)?;
                } else if let Event::Key(key) = event::read()?
                    && key.kind == KeyEventKind::Press
                    && self.press(key)? == Flow::Stop
                {
                    return Ok(());
                }
                continue;
            }
            self.table.go_on()?;
            self.ask();
            // Leaving doesn't wait for the bots.
            while event::poll(Duration::ZERO)? {
                if let Event::Key(key) = event::read()?
                    && leaves(key)
                {
                    return Ok(());
                }
            }
        }
    }

    /// Shows what is asked now.
    fn ask(&mut self) {
        self.choices = if self.table.is_asked() { self.table.choices() } else { Vec::new() };
        self.selected.select((!self.choices.is_empty()).then_some(0));
        self.typed.clear();
        self.hinted = None;
    }

    /// The choice to ask a bot about, once the panel shows that it is thinking.
    fn wanted(&self) -> Option<Option<u32>> {
        match &self.panel {
            Some(Panel::Thinking(instead)) => Some(*instead),
            _ => None,
        }
    }

    fn answer(&mut self, instead: Option<u32>) -> Result<(), Failure> {
        let hint = self.table.hint(instead)?;
        self.hinted = hint.as_ref().map(|(best, _)| *best);
        if let Some(at) = self.choices.iter().position(|choice| Some(choice.id) == self.hinted)
            && instead.is_none()
        {
            self.selected.select(Some(at));
        }
        let lines = match &hint {
            Some((_, told)) => told.lines().map(str::to_owned).collect(),
            None => vec![self.table.word("no-hint")],
        };
        self.panel = Some(Panel::text(self.table.word("hint"), lines));
        Ok(())
    }

    fn press(&mut self, key: KeyEvent) -> Result<Flow, Failure> {
        if let Some(panel) = &mut self.panel {
            if panel.press(key.code) == panel::Flow::Close {
                self.panel = None;
            }
            return Ok(Flow::On);
        }
        if leaves(key) {
            return Ok(Flow::Stop);
        }
        match key.code {
            KeyCode::Down | KeyCode::Char('j') => self.selected.select_next(),
            KeyCode::Up | KeyCode::Char('k') => self.selected.select_previous(),
            KeyCode::Home => self.selected.select_first(),
            KeyCode::End => self.selected.select_last(),
            KeyCode::PageDown | KeyCode::Char(' ') => {
                self.scrolled = self.scrolled.saturating_add(8);
            }
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(8),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.typed.push(digit),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => self.choose()?,
            KeyCode::Char('u') => {
                self.table.take_back();
                self.news_since = self.news_since.min(self.table.steps());
                self.ask();
            }
            KeyCode::Char('h') if self.table.is_asked() => {
                self.panel = Some(Panel::Thinking(None));
            }
            KeyCode::Char('i') if self.table.is_asked() => {
                let own = self.selected.selected().and_then(|at| self.choices.get(at));
                self.panel = own.map(|choice| Panel::Thinking(Some(choice.id)));
            }
            KeyCode::Char('w') if self.table.is_asked() => {
                self.panel = Some(Panel::why(self.table.refusals()));
            }
            KeyCode::Char('?') => {
                self.panel = Some(Panel::text(self.table.word("aid"), self.table.aid()));
            }
            KeyCode::Char('l') => {
                self.panel = Some(Panel::text(self.table.word("legend"), self.table.legend()));
            }
            _ => {}
        }
        Ok(Flow::On)
    }

    /// Takes the choice that was typed, or the selected one.
    fn choose(&mut self) -> Result<(), Failure> {
        let typed = self.typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let at = if self.typed.is_empty() { self.selected.selected() } else { typed };
        self.typed.clear();
        let Some(choice) = at.and_then(|at| self.choices.get(at)) else { return Ok(()) };
        self.news_since = self.table.steps();
        self.table.act(choice.id)?;
        self.ask();
        Ok(())
    }
}

fn leaves(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    key.kind == KeyEventKind::Press
        && (key.code == KeyCode::Char('q') || control && key.code == KeyCode::Char('c'))
}

#[cfg(test)]
mod tests {
    use engine::{Language, Seat, Seed, Text};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use serde_json::Map;

    use super::*;
    use crate::play::source;

    /// The screen at this size after some keys, at the person's first decision.
    fn shown(
        game: &str,
        language: Language,
        (width, height): (u16, u16),
        keys: &[KeyCode],
    ) -> String {
        let game = catalogue::find(game).unwrap();
        let at = game.start(2, &Map::new(), Seed::from_phrase("terminal")).unwrap();
        let bot = game.bot("random", 1).unwrap();
        let words = Text::new(language, source(language)).unwrap();
        let mut table = Table::new(game, at, bot, Seat::of(0), language, &words);
        let mut screen = Screen::new(&mut table);
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        for &key in keys {
            while !screen.table.is_asked() && !screen.table.is_over() {
                screen.table.go_on().unwrap();
                screen.ask();
            }
            assert_eq!(screen.press(KeyEvent::from(key)).unwrap(), Flow::On);
        }
        while !screen.table.is_asked() && !screen.table.is_over() {
            screen.table.go_on().unwrap();
            screen.ask();
        }
        terminal.draw(|frame| screen.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn every_game_has_its_screen_in_both_languages() {
        let enters = [KeyCode::Enter; 8];
        for game in ["belaad", "clash-of-rage", "dwar7s-fall", "simurgh"] {
            for language in Language::ALL {
                let screen = shown(game, language, (140, 44), &enters);
                insta::assert_snapshot!(format!("{game}-{language}"), screen);
            }
        }
    }

    #[test]
    fn a_small_terminal_shows_the_question_and_the_choices() {
        let screen = shown("connect-four", Language::English, (60, 24), &[]);
        insta::assert_snapshot!(screen);
    }

    #[test]
    fn a_number_chooses_and_u_takes_it_back() {
        let typed = [KeyCode::Char('4'), KeyCode::Enter];
        let after = shown("connect-four", Language::English, (80, 30), &typed);
        assert!(after.contains("Player 1 drops a disc into column 4."), "{after}");
        let back = [KeyCode::Char('4'), KeyCode::Enter, KeyCode::Char('u')];
        let back = shown("connect-four", Language::English, (80, 30), &back);
        assert!(!back.contains("drops a disc"), "{back}");
    }

    #[test]
    fn panels_show_aid_legend_and_reasons() {
        let size = (110, 40);
        let aid = shown("simurgh", Language::German, size, &[KeyCode::Char('?')]);
        assert!(aid.contains("Simurgh auf einen Blick"), "{aid}");
        let legend = shown("belaad", Language::English, size, &[KeyCode::Char('l')]);
        assert!(legend.contains("How to read the board"), "{legend}");
        let keys = "w2".chars().map(KeyCode::Char).collect::<Vec<_>>();
        let why = shown("connect-four", Language::English, size, &keys);
        assert!(why.contains("Why not?") && why.contains("Nothing that fits"), "{why}");
        let closed = shown("belaad", Language::English, size, &[KeyCode::Char('l'), KeyCode::Esc]);
        assert!(!closed.contains("How to read the board"), "{closed}");
    }

    #[test]
    fn a_hint_is_shown_with_its_reasons() {
        let game = catalogue::find("connect-four").unwrap();
        let mut at = game.start(2, &Map::new(), Seed([0; 32])).unwrap();
        for (seat, column) in [(0, 0), (1, 6), (0, 0), (1, 6), (0, 0), (1, 5)] {
            at.act(Seat::of(seat), column).unwrap();
        }
        let bot = game.bot("random", 1).unwrap();
        let words = Text::new(Language::English, source(Language::English)).unwrap();
        let mut table = Table::new(game, at, bot, Seat::of(0), Language::English, &words);
        let mut screen = Screen::new(&mut table);
        screen.press(KeyEvent::from(KeyCode::Char('h'))).unwrap();
        assert_eq!(screen.wanted(), Some(None));
        screen.answer(None).unwrap();
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| screen.draw(frame)).unwrap();
        let drawn = terminal.backend().to_string();
        assert!(drawn.contains("The bot would choose: Column 1"), "{drawn}");
        assert_eq!(screen.selected.selected(), Some(0));
    }
}
