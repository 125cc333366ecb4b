//! What can be done, said and refused.

use engine::{Arg, Said, Seat, Spoken};

/// CAC-1.2: cards in a row.
pub const ROW: usize = 4;

engine::bounded! {
    /// A card: four of each value from 1 to 10.
    pub struct Card(40);
}

impl Card {
    /// What it counts against its owner.
    pub fn value(self) -> u8 {
        self.at() as u8 / 4 + 1
    }
}

impl Spoken for Card {
    fn arg(&self) -> Arg {
        Arg::Said(Box::new(Said::plain("card").with("value", Arg::Number(self.value().into()))))
    }

    fn samples() -> Vec<Self> {
        Card::all().collect()
    }
}

engine::bounded! {
    /// A place in a row, counted from 0.
    pub struct Place(ROW);
}

impl Spoken for Place {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64 + 1)
    }

    fn samples() -> Vec<Self> {
        Place::all().collect()
    }
}

engine::actions! {
    /// What a player can do.
    pub enum Action {
        /// CAC-2.2
        Put { place: Place },
        /// CAC-2.3
        Discard,
        /// CAC-2.4
        Call,
        /// CAC-3.1
        Look { owner: Seat, place: Place },
        /// CAC-3.2
        Exchange { mine: Place, owner: Seat, place: Place },
        /// Section 3.
        Skip,
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// For the player alone.
        Drew { card: Card },
        /// For the others.
        Drawn { seat: Seat },
        /// CAC-2.2
        Kept { seat: Seat, place: Place },
        /// CAC-2.2 to CAC-2.4
        Discarded { seat: Seat, card: Card },
        /// For the player alone.
        Saw { owner: Seat, place: Place, card: Card },
        /// For the others.
        Looked { seat: Seat, owner: Seat, place: Place },
        /// CAC-3.2
        Exchanged { seat: Seat, mine: Place, owner: Seat, place: Place },
        /// CAC-2.4
        Called { seat: Seat },
        /// CAC-4.3
        Shown { seat: Seat, points: u8 },
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// CAC-2.2 to CAC-2.4
        Keep,
        /// CAC-3.1
        Look,
        /// CAC-3.2
        Exchange,
    }
}

engine::refusals! {
    /// Why not.
    pub enum Refusal {
        /// Only one player calls.
        "CAC-2.4" CalledAlready { seat: Seat },
        /// It is about somebody else.
        "CAC-3.2" YourOwn,
        /// Nobody sits there.
        "CAC-3.1" NotAtTheTable,
    }
}
