//! The layout and colours of the screen.

use engine::{Arg, LogLine, Said, Seat, Section};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, List, ListItem, Paragraph, Wrap};

use super::Screen;

/// The colours of the seats in order, distinct on dark and light backgrounds.
const SEATS: [Color; 8] = [
    Color::Cyan,
    Color::LightRed,
    Color::Green,
    Color::Yellow,
    Color::Magenta,
    Color::Blue,
    Color::LightGreen,
    Color::Gray,
];
/// The least width at which board and choices are side by side.
const WIDE: u16 = 100;
/// The width that a drawn map leaves to the choices.
const CHOICES: u16 = 38;

impl Screen<'_, '_> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let asked = wrapped(&self.table.prompt(), usize::from(frame.area().width).max(10) - 2);
        let [head, middle, keys] = Layout::vertical([
            Constraint::Length(1 + asked.len() as u16),
            Constraint::Min(0),
            Constraint::Length(2),
        ])
        .areas(frame.area());
        frame.render_widget(self.head(&asked), head);
        if frame.area().width >= WIDE {
            let left = self.board_width(frame.area().width);
            let [left, right] =
                Layout::horizontal([Constraint::Length(left), Constraint::Min(0)]).areas(middle);
            let hand = self.hand_height(left);
            let [board, own] =
                Layout::vertical([Constraint::Min(0), Constraint::Length(hand)]).areas(left);
            let [choices, log] =
                Layout::vertical([Constraint::Percentage(65), Constraint::Percentage(35)])
                    .areas(right);
            self.draw_board(frame, board);
            self.draw_hand(frame, own);
            self.draw_choices(frame, choices);
            self.draw_log(frame, log);
        } else {
            let [board, choices, log] = Layout::vertical([
                Constraint::Percentage(45),
                Constraint::Percentage(38),
                Constraint::Percentage(17),
            ])
            .areas(middle);
            self.draw_board(frame, board);
            self.draw_choices(frame, choices);
            self.draw_log(frame, log);
        }
        self.draw_keys(frame, keys);
        self.draw_panel(frame);
    }

    /// Three fifths of the width, or as much more as a drawn map needs and the choices can spare.
    fn board_width(&self, width: u16) -> u16 {
        let (open, _) = self.table.sections();
        let lines = open.iter().flat_map(|section| section.body.lines());
        // Words have single spaces: what has more is drawn in columns, and would be torn by wrapping.
        let drawn = lines.filter(|line| line.trim().contains("   "));
        let needed = drawn.map(|line| line.chars().count() as u16 + 2).max().unwrap_or_default();
        needed.min(width.saturating_sub(CHOICES)).max(width * 3 / 5)
    }

    /// The game and its prompt, in rows.
    fn head(&self, rows: &[String]) -> Paragraph<'static> {
        let asked = if self.table.is_asked() {
            Style::new().fg(Color::Black).bg(Color::Yellow)
        } else {
            Style::new()
        };
        let mark = Span::styled("●", Style::new().fg(colour(self.table.seat)));
        let title = Line::from(vec![
            mark,
            Span::raw(" "),
            Span::styled(self.table.voice().seat(self.table.seat), Style::new().bold()),
            Span::raw("  "),
            Span::styled(self.table.title(), Style::new().dim()),
        ]);
        let row = |row: &String| Line::from(Span::styled(format!(" {row} "), asked.bold()));
        Paragraph::new([title].into_iter().chain(rows.iter().map(row)).collect::<Vec<_>>())
    }

    fn is_narrow(frame: &Frame<'_>) -> bool {
        frame.area().width < WIDE
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let (mut open, own) = self.table.sections();
        // With room for one box only, the person's own things come first in it.
        if Self::is_narrow(frame) {
            open = own.into_iter().chain(open).collect();
        }
        let text = self.text_of(&open);
        let height = text.lines.iter().map(|line| lines_of(line, area.width)).sum::<u16>();
        let last = height.saturating_sub(area.height.saturating_sub(2));
        self.scrolled = self.scrolled.min(last);
        let more = if self.scrolled < last { " ↓ " } else { "" };
        let block = self.block("board").title_bottom(Line::from(more).right_aligned());
        let board = Paragraph::new(text).wrap(Wrap { trim: false }).scroll((self.scrolled, 0));
        frame.render_widget(board.block(block), area);
    }

    /// The height of its content, at most a third of the area.
    fn hand_height(&self, area: Rect) -> u16 {
        let (_, own) = self.table.sections();
        if own.is_empty() {
            return 0;
        }
        let text = self.text_of(&own);
        let height: u16 = text.lines.iter().map(|line| lines_of(line, area.width)).sum();
        (height + 2).min(area.height / 3)
    }

    fn draw_hand(&self, frame: &mut Frame<'_>, area: Rect) {
        let (_, own) = self.table.sections();
        if own.is_empty() {
            return;
        }
        let text = self.text_of(&own);
        let height = text.lines.iter().map(|line| lines_of(line, area.width)).sum::<u16>();
        // What doesn't fit is scrolled together with the board.
        let last = height.saturating_sub(area.height.saturating_sub(2));
        let scrolled = self.scrolled.min(last);
        let more = if scrolled < last { " ↓ " } else { "" };
        let block = self.block("hand").title_bottom(Line::from(more).right_aligned());
        let hand = Paragraph::new(text).wrap(Wrap { trim: false }).scroll((scrolled, 0));
        frame.render_widget(hand.block(block), area);
    }

    fn draw_choices(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let results = self.table.results();
        if !results.is_empty() {
            let lines: Vec<Line<'_>> = results.iter().map(|line| self.coloured(line)).collect();
            frame.render_widget(Paragraph::new(lines).block(self.block("result")), area);
            return;
        }
        let width = usize::from(area.width.saturating_sub(8)).max(8);
        let item = |(at, choice): (usize, &engine::Choice)| {
            let words = wrapped(&self.table.say(choice), width);
            let style = if Some(choice.id) == self.hinted {
                Style::new().fg(Color::Yellow).bold()
            } else {
                Style::new()
            };
            let line = |(row, words): (usize, String)| {
                let number = if row == 0 { format!("{:>3}  ", at + 1) } else { " ".repeat(5) };
                Line::from(vec![
                    Span::styled(number, Style::new().dim()),
                    Span::styled(words, style),
                ])
            };
            ListItem::new(words.into_iter().enumerate().map(line).collect::<Vec<_>>())
        };
        let items: Vec<ListItem<'_>> = self.choices.iter().enumerate().map(item).collect();
        let at = self.selected.selected().map_or(0, |at| at + 1);
        let of = match items.len() {
            0 => String::new(),
            count => format!(" {at}/{count} "),
        };
        let list = List::new(items)
            .block(self.block("choices").title_bottom(Line::from(of).right_aligned()))
            .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
        frame.render_stateful_widget(list, area, &mut self.selected);
    }

    /// Draws the last lines that fit; those since the person's last decision are bright.
    fn draw_log(&self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height.saturating_sub(2));
        let width = usize::from(area.width.saturating_sub(2)).max(8);
        let told = self.table.log_since(0);
        let mut lines: Vec<Line<'_>> = Vec::new();
        for each in told.iter().rev() {
            if lines.len() >= room {
                break;
            }
            let said = self.table.voice().say_said(&each.said);
            let style = self.style_of(each);
            let rows = wrapped(&said, width);
            lines.extend(rows.into_iter().rev().map(|row| Line::styled(row, style)));
        }
        lines.truncate(room);
        lines.reverse();
        frame.render_widget(Paragraph::new(lines).block(self.block("log")), area);
    }

    fn style_of(&self, line: &LogLine) -> Style {
        let by = line.said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(colour(*seat)),
            _ => None,
        });
        let style = by.map_or_else(Style::new, |colour| Style::new().fg(colour));
        if line.step > self.news_since { style } else { style.dim() }
    }

    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect) {
        let keys = match &self.panel {
            Some(panel) => panel.keys(self.table),
            None if !self.typed.is_empty() => {
                let typed = Arg::Text(self.typed.clone());
                self.table.tell(&Said::plain("typed").with("typed", typed))
            }
            None if self.table.is_asked() => self.table.word("turn-keys"),
            None if self.table.is_over() => self.table.word("over-keys"),
            None => self.table.word("wait-keys"),
        };
        frame.render_widget(Paragraph::new(keys).wrap(Wrap { trim: true }).dim(), area);
    }

    fn draw_panel(&self, frame: &mut Frame<'_>) {
        let Some(panel) = &self.panel else { return };
        let (lines, scrolled) = panel.lines(self.table);
        let area = frame.area();
        let width = (area.width * 9 / 10).min(108).max(area.width.min(40));
        let text: Vec<Line<'_>> = lines.iter().map(|line| self.coloured(line)).collect();
        let wanted: u16 = text.iter().map(|line| lines_of(line, width)).sum();
        let height = (wanted + 2).min(area.height.saturating_sub(4)).max(3);
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + 2 + (area.height.saturating_sub(4 + height)) / 2,
            width,
            height,
        };
        let last = wanted.saturating_sub(height.saturating_sub(2));
        let title = format!(" {} ", panel.title(self.table));
        let block = Block::bordered().border_type(BorderType::Double).title(title);
        let block = block.border_style(Style::new().fg(Color::Yellow));
        let shown = Paragraph::new(text).wrap(Wrap { trim: false }).scroll((scrolled.min(last), 0));
        frame.render_widget(Clear, place);
        frame.render_widget(shown.block(block), place);
    }

    fn block(&self, title: &str) -> Block<'static> {
        let title = format!(" {} ", self.table.word(title));
        Block::bordered()
            .border_type(BorderType::Rounded)
            .title(title)
            .border_style(Style::new().dim())
    }

    /// Sections below each other, with headings in bold.
    fn text_of(&self, sections: &[Section]) -> Text<'static> {
        let mut lines = Vec::new();
        for (at, section) in sections.iter().enumerate() {
            if at > 0 {
                lines.push(Line::default());
            }
            let mut title = self.coloured(&section.title);
            title = title.style(Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED));
            lines.push(title);
            lines.extend(section.body.lines().map(|line| self.coloured(line)));
        }
        Text::from(lines)
    }

    /// A line with every player's name in their colour.
    fn coloured(&self, line: &str) -> Line<'static> {
        let voice = self.table.voice();
        let names: Vec<(Seat, String)> =
            Seat::all(8).map(|seat| (seat, voice.seat(seat))).collect();
        let mut spans = Vec::new();
        let mut rest = line;
        while let Some((at, seat, name)) = names
            .iter()
            .filter_map(|(seat, name)| Some((rest.find(name.as_str())?, *seat, name)))
            .min_by_key(|(at, ..)| *at)
        {
            spans.push(Span::raw(rest[..at].to_owned()));
            spans.push(Span::styled(name.clone(), Style::new().fg(colour(seat)).bold()));
            rest = &rest[at + name.len()..];
        }
        spans.push(Span::raw(rest.to_owned()));
        Line::from(spans)
    }
}

fn colour(seat: Seat) -> Color {
    SEATS[seat.index() % SEATS.len()]
}

/// The number of rows a line takes inside a box of this width.
fn lines_of(line: &Line<'_>, width: u16) -> u16 {
    let inner = usize::from(width.saturating_sub(2)).max(1);
    line.width().div_ceil(inner).max(1) as u16
}

/// A text in rows of at most `width` characters, broken between words.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        let row = rows.len() - 1;
        let taken = rows[row].chars().count();
        if taken > 0 && taken + 1 + word.chars().count() > width {
            rows.push(word.to_owned());
        } else {
            if taken > 0 {
                rows[row].push(' ');
            }
            rows[row].push_str(word);
        }
    }
    rows
}
