//! What is done, told and asked in Pledge.

use engine::{Arg, Seat, Spoken};

engine::bounded! {
    /// A card; its number is one more.
    pub struct Card(9);
}

/// A card that the faulty game says isn't in play.
pub fn absent() -> Card {
    Card::all().next_back().expect("nine cards")
}

impl Spoken for Card {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64 + 1)
    }

    fn samples() -> Vec<Self> {
        Card::all().collect()
    }
}

engine::actions! {
    /// What a player can do.
    pub enum Action {
        /// PL-1.2
        Pledge { card: Card },
        /// PL-1.4
        Stay,
        /// PL-1.3
        Swap,
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// Hidden still.
        Pledged { seat: Seat },
        /// Open now.
        Revealed { seat: Seat, card: Card },
        /// Chance.
        Thrown { seat: Seat, pips: u8 },
        /// What the others see.
        Swapped { seat: Seat },
        /// What the swapper sees.
        Drew { seat: Seat, card: Card },
        /// What the neighbour sees.
        Peeked { seat: Seat, owner: Seat, card: Card },
        /// What the others see.
        Looked { seat: Seat, owner: Seat },
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// A card.
        Pledge,
        /// The second phase.
        StayOrSwap,
    }
}

engine::refusals! {
    /// Why not.
    pub enum Refusal {
        /// Another hand.
        "PL-1.2" NotInHand { card: Card },
        /// Switched off.
        "PL-1.3" NoSwaps,
    }
}
