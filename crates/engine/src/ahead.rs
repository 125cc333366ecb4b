//! Where a seat's own choices lead, before it makes them.

use crate::{AnyMatch, Choice, Said, Seat, SeatSet};

/// A position that a seat comes to by its own choices.
///
/// It is tried out in a world where everything the seat can't know is different, so what is found
/// gives nothing away. The table's own game may go another way: whoever acts on it is checked again.
pub struct Ahead {
    game: Box<dyn AnyMatch>,
    seat: Seat,
}

/// What a choice leads to.
pub enum Next {
    /// The same seat decides, alone, and knows no more than before.
    Own(Ahead),
    /// Others decide, or the game is over; nothing has come to light.
    Others,
    /// Something comes to light, or the choice isn't offered: nobody can say what follows.
    Unknown,
}

impl Ahead {
    /// A position from which to look ahead, if the seat decides in it alone.
    pub(crate) fn of(game: Box<dyn AnyMatch>, seat: Seat) -> Option<Ahead> {
        (game.waiting() == SeatSet::only(seat)).then_some(Ahead { game, seat })
    }

    /// What the seat may do: numbers and kinds of actions.
    pub fn kinds(&self) -> Vec<(u32, Said)> {
        self.game.kinds(self.seat)
    }

    /// One of them as it is said here.
    pub fn choice(&self, action: u32) -> Option<Choice> {
        self.game.choice(self.seat, action)
    }

    /// What it is asked.
    pub fn question(&self) -> Option<Said> {
        self.game.prompt(self.seat)
    }

    /// What a choice leads to.
    pub fn after(&self, action: u32) -> Next {
        let mut game = self.game.boxed_clone();
        if game.act(self.seat, action).is_err() {
            return Next::Unknown;
        }
        let is_dark = game.revealed().last().is_some_and(|step| step.nothing());
        match Ahead::of(game, self.seat) {
            _ if !is_dark => Next::Unknown,
            Some(ahead) => Next::Own(ahead),
            None => Next::Others,
        }
    }
}
