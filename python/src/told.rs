//! All that a seat has been told in a game, as text.

use engine::{AnyMatch, Seat, Viewer};

/// What a seat has been told in the first steps of a game: its own answers, and the events it saw.
///
/// It is kept with the game and extended, since writing it anew after every step would make long
/// games slow.
#[derive(Clone, Default)]
pub struct Told {
    steps: usize,
    text: String,
}

impl Told {
    /// The text up to the last step: a line for each answer and event, with the number of its step.
    pub fn up_to_now(&mut self, running: &dyn AnyMatch, seat: Seat) -> &str {
        let mut lines = running.log_since(self.steps, Viewer::Seat(seat)).into_iter().peekable();
        for number in self.steps + 1..=running.steps() {
            if let Some((_, action)) = running.step(number).filter(|(who, _)| *who == seat) {
                self.text.push_str(&format!("\n{number} {action}"));
            }
            while let Some(line) = lines.next_if(|line| line.step == number) {
                self.text.push_str(&format!("\n{number} {}", line.event));
            }
        }
        self.steps = running.steps();
        &self.text
    }
}
