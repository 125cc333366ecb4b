//! What is asked (section 14 of the rules).

use engine::Seat;

use super::deed::{Deed, Purpose};
use crate::table::ids::{ActionCard, HashashCard};
use crate::table::state::Tokens;
use crate::words::names::{Character, Team};
use crate::words::spoken::{Amount, Face};

engine::messages! {
    /// What a seat is asked.
    pub enum Prompt: "prompt" {
        /// D1, with the number of scholars whom swords can employ now.
        PlayCard { armed: u8 },
        /// D2.
        Card { card: Face },
        /// D3.
        TopCard,
        /// D3, one action.
        SingleAction,
        /// D4.
        AnySymbol,
        /// D5.
        Steal { count: u16 },
        /// D6.
        Influence { discount: u16 },
        /// D7.
        Military,
        /// D8.
        Tokens { tokens: Tokens },
        /// D9.
        Ability { character: Character, effect: Deed },
        /// D10, D17.
        OneOf { character: Character },
        /// D11.
        Copy,
        /// D12.
        TakeAllGold,
        /// D13.
        Sacrifice,
        /// D13.
        EmployFree,
        /// D14.
        Exchange,
        /// D14.
        ExchangeWith { first: Seat },
        /// D15.
        Assassinate { price: Amount },
        /// D16.
        PutBack,
        /// D18.
        StealCoins { left: u8 },
        /// D19.
        ReturnTokens { left: u8 },
        /// D20.
        DiscardSword,
        /// D21.
        Unbind,
        /// D22.
        Change { card: HashashCard },
        /// D23.
        Battle { own: i16, seat: Seat, theirs: i16, behind: i16 },
        /// D24.
        Defeat,
        /// D25.
        Spoils { team: Team },
        /// D26.
        WinnerEliminates { team: Team },
        /// D27.
        Eliminate,
        /// D28.
        Negation { seat: Seat, target: Character },
        /// D29.
        Silence { seat: Seat, card: ActionCard },
        /// D30.
        Lend { seat: Seat, purpose: Purpose, price: Amount, own: Amount },
        /// D31.
        After,
        /// D32.
        Draw,
    }
}
