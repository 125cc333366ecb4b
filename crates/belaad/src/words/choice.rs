//! The choices with what they cost and bring.

use engine::{Message, MessageSpec, Said, Seat};
use serde::Serialize;

use super::action::Action;
use super::deed::{Activity, Bought, Deed, Doing, Spoils};
use super::names::{Character, Coin, Colour, Deck, Space, Symbol};
use super::spoken::{Amount, Swords};
use crate::data::effects::{Auxiliary, Choice, Primary};
use crate::table::ids::{ActionCard, HashashCard, Scholar};
use crate::words::names::Team;

/// A choice as it is offered: the action alone, or with its price and effect.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Described {
    /// The action says everything.
    Plain(Action),
    /// It costs or brings something.
    Offer(Offer),
}

impl From<Offer> for Described {
    fn from(offer: Offer) -> Described {
        Described::Offer(offer)
    }
}

impl Message for Described {
    fn said(&self) -> Said {
        match self {
            Described::Plain(action) => action.said(),
            Described::Offer(offer) => offer.said(),
        }
    }

    fn specs() -> Vec<MessageSpec> {
        let told = |spec: MessageSpec| match ONE_SENTENCE.contains(&spec.key.as_str()) {
            true => spec,
            false => MessageSpec { attributes: &PARTS, ..spec },
        };
        Offer::specs().into_iter().map(told).collect()
    }
}

/// What an offer is called, and what it brings: the two parts of its text.
const PARTS: [&str; 2] = ["name", "effect"];
/// Offers whose text can't be told in two parts.
const ONE_SENTENCE: [&str; 8] = [
    "offer-steal-from",
    "offer-sacrifice",
    "offer-exchange-pair",
    "offer-assassinate-token",
    "offer-change",
    "offer-negate-with-card",
    "offer-silence",
    "offer-draw",
];

engine::messages! {
    /// A choice with its price and effect.
    pub enum Offer: "offer" {
        /// D1: a card that can do nothing.
        PlayIdly { card: ActionCard },
        /// D1, D31.
        EmployWithSwords { scholar: Scholar, swords: Swords, main: u8, auxiliary: Auxiliary },
        /// D1, D2, D23, D31.
        UseHashash { card: HashashCard, price: Amount, effect: Doing },
        /// D22 has only one answer.
        UseChange { card: HashashCard, coin: Coin, paid: Amount, taken: Amount },
        /// D21 has only one answer.
        UseUnbind { card: HashashCard, price: Amount, character: Character, space: Space },
        /// D2.
        Primary { primary: Primary },
        /// D2, D4.
        Symbol { symbol: Symbol, effect: Activity },
        /// D2.
        Secondary { price: Amount, effect: Bought },
        /// D3.
        TopCard { deck: Deck, card: ActionCard },
        /// D3.
        TopPrimary { deck: Deck, primary: Primary },
        /// D3.
        TopSymbol { deck: Deck, symbol: Symbol, effect: Activity },
        /// D3.
        TopSecondary { deck: Deck, price: Amount, effect: Bought },
        /// D5.
        StealFrom { seat: Seat, amount: Amount },
        /// D6.
        Employ { scholar: Scholar, price: Amount, main: u8, auxiliary: Auxiliary },
        /// D13.
        EmployFree { scholar: Scholar, main: u8, auxiliary: Auxiliary },
        /// D7.
        Attack { team: Team, seat: Seat, attack: i16, defence: i16 },
        /// D8: the board is full.
        ReturnWhite { symbol: Symbol },
        /// D8.
        PlaceBottom { character: Character, effect: Deed },
        /// D8: the ability can't be used now.
        PlaceBottomIdly { character: Character },
        /// D8.
        PlaceTop { character: Character, symbol: Symbol, count: u16 },
        /// D8: a white token goes to its character.
        PlaceWhite { character: Character, symbol: Symbol, count: u16 },
        /// D9.
        UseAbility { character: Character, effect: Deed },
        /// D10, D17.
        Choose { option: Choice },
        /// D20 has only one answer.
        ChooseSword { seat: Seat },
        /// D11.
        Copy { character: Character, effect: Deed },
        /// D12.
        TakeAllGold { seat: Seat, amount: Amount },
        /// D13.
        Sacrifice { character: Character, count: u8 },
        /// D14: the second player is certain.
        ExchangePair { first: Seat, second: Seat },
        /// D15.
        AssassinateScholar { scholar: Scholar, price: Amount, main: u8 },
        /// D15.
        AssassinateToken { character: Character, colour: Colour, price: Amount },
        /// D16.
        PutBack { card: HashashCard, effect: Doing },
        /// D22.
        Change { paid: Amount, taken: Amount },
        /// D23: what the other side gains.
        Concede { seat: Seat, spoils: Spoils },
        /// D23: from which sum on the other side acts, and whether a Defeat card can be negated.
        Reveal { seat: Seat, needed: i16, negatable: bool },
        /// D24: what the other side gains, besides an elimination.
        AcceptDefeat { seat: Seat, spoils: Spoils },
        /// D28: what the board loses.
        AcceptElimination { character: Character, tokens: u8, cards: u8 },
        /// D24, D28.
        NegateWithSword { swords: Swords },
        /// D24, D28.
        NegateWithCard { card: HashashCard, price: Amount },
        /// D26, D27.
        Eliminate { character: Character, tokens: u8, cards: u8 },
        /// D29.
        Silence { card: ActionCard, price: Amount },
        /// D30: how many of the lender's coins this payment takes.
        Lend { amount: Amount },
        /// D32.
        Draw { deck: Deck, card: ActionCard },
    }
}
