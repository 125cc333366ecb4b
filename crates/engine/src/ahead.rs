//! Where a seat's own choices lead, before it makes them.

use crate::{AnyMatch, Choice, Game, Match, Played, Said, Seat, SeatSet};

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
    /// The same seat decides, alone, and knows no more than before. Others may have learned something.
    Own(Ahead),
    /// Others decide, too, or the game is over; the seat has learned nothing.
    Others,
    /// The seat learns something, chance is used, or the choice isn't offered: nobody can say what follows.
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

    /// What the seat would see, for code that knows the game; nothing if it is another game.
    pub fn view_of<G: Game>(&self) -> Option<G::View> {
        let game = self.game.as_any().downcast_ref::<Match<G>>()?;
        Some(game.game().view(self.seat.into()))
    }

    /// What a choice leads to.
    pub fn after(&self, action: u32) -> Next {
        let mut game = self.game.boxed_clone();
        // Anything but a single step was an answer together with others.
        let Ok(Played::Steps(1)) = game.act(self.seat, action) else { return Next::Unknown };
        let is_news = game.revealed().last().is_none_or(|step| step.is_news_to(self.seat));
        match Ahead::of(game, self.seat) {
            _ if is_news => Next::Unknown,
            Some(ahead) => Next::Own(ahead),
            None => Next::Others,
        }
    }
}
