//! All that a seat has been told in a game, as text.

use engine::{AnyMatch, Seat, Viewer};

/// What a seat has been told in the first steps of a game: its own answers, and the events it saw.
///
/// It is kept with the game and extended, since writing it anew after every step would make long
/// games slow.
#[derive(Clone, Default)]
pub struct Told {
    /// The first step that isn't told yet; 0 is the set-up.
    next: usize,
    text: String,
}

impl Told {
    /// The text up to the last step: a line for each answer and event, with the number of its step.
    pub fn up_to_now(&mut self, running: &dyn AnyMatch, seat: Seat) -> &str {
        let next = self.next;
        let lines = running.log_since(next.saturating_sub(1), Viewer::Seat(seat));
        let mut lines = lines.into_iter().filter(|line| line.step >= next).peekable();
        for number in next..=running.steps() {
            if let Some((_, action)) = running.step(number).filter(|(who, _)| *who == seat) {
                self.text.push_str(&format!("\n{number} {action}"));
            }
            while let Some(line) = lines.next_if(|line| line.step == number) {
                self.text.push_str(&format!("\n{number} {}", line.event));
            }
        }
        self.next = running.steps() + 1;
        &self.text
    }
}
