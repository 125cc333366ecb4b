//! What is asked (section 14 of the rules).

use engine::Seat;

use crate::frames::{Battle, Frame, Phase};
use crate::ids::{ActionCard, HashashCard};
use crate::names::{Character, Team};
use crate::state::{Belaad, Step, Tokens};
use crate::words::Amount;

engine::messages! {
    /// What a seat is asked.
    pub enum Prompt: "prompt" {
        /// D1.
        PlayCard,
        /// D2.
        Card { card: ActionCard },
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
        Ability { character: Character },
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
        Battle { attack: i16, defence: i16 },
        /// D24.
        Defeat,
        /// D25.
        Spoils { team: Team },
        /// D26.
        WinnerEliminates { team: Team },
        /// D27.
        Eliminate,
        /// D28.
        Negation { target: Character },
        /// D29.
        Silence { seat: Seat, card: ActionCard },
        /// D30.
        Lend { seat: Seat, price: Amount },
        /// D31.
        After,
        /// D32.
        Draw,
    }
}

impl Belaad {
    /// What is asked.
    pub(crate) fn question(&self) -> Prompt {
        let Some(frame) = self.stack.last() else {
            return match self.turn.step {
                Step::Before | Step::Play => Prompt::PlayCard,
                Step::After => Prompt::After,
                Step::Draw => Prompt::Draw,
            };
        };
        match *frame {
            Frame::Silence => Prompt::Silence {
                seat: self.active(),
                card: self.action_cards.discard.last().copied().unwrap_or_default(),
            },
            Frame::Card(card) => Prompt::Card { card: card.card },
            Frame::TopCard => Prompt::TopCard,
            Frame::SingleAction => Prompt::SingleAction,
            Frame::AnySymbol => Prompt::AnySymbol,
            Frame::Steal { extra } => Prompt::Steal { count: self.steal_count(extra) },
            Frame::Influence { extra, .. } => Prompt::Influence { discount: self.discount(extra) },
            Frame::Military { .. } => Prompt::Military,
            Frame::Batch { tokens } => Prompt::Tokens { tokens },
            Frame::Ability { character } => Prompt::Ability { character },
            Frame::OneOf { character } => Prompt::OneOf { character },
            Frame::Copy { .. } => Prompt::Copy,
            Frame::TakeAllGold => Prompt::TakeAllGold,
            Frame::Sacrifice { .. } => Prompt::Sacrifice,
            Frame::EmployFree => Prompt::EmployFree,
            Frame::Exchange => Prompt::Exchange,
            Frame::ExchangeWith { first } => Prompt::ExchangeWith { first },
            Frame::Assassinate { price } => {
                Prompt::Assassinate { price: Amount::gold(u16::from(price)) }
            }
            Frame::PutBack { .. } => Prompt::PutBack,
            Frame::StealCoins { left, .. } => Prompt::StealCoins { left },
            Frame::ReturnTokens { left, .. } => Prompt::ReturnTokens { left },
            Frame::DiscardSword => Prompt::DiscardSword,
            Frame::Unbind => Prompt::Unbind,
            Frame::Change { card } => Prompt::Change { card },
            Frame::Battle(battle) => self.battle_question(&battle),
            Frame::Eliminate => Prompt::Eliminate,
            Frame::Negation { target, .. } => Prompt::Negation { target },
            Frame::Lend { payment, .. } => {
                let below = self.stack.len().checked_sub(2).map(|at| self.stack[at]);
                let price = below.map_or(Amount::gold(0), |list| self.price_of(payment, &list));
                Prompt::Lend { seat: self.active(), price }
            }
        }
    }

    fn battle_question(&self, battle: &Battle) -> Prompt {
        let Battle { attack, defence, .. } = *battle;
        match battle.phase {
            Phase::Turn => Prompt::Battle { attack, defence },
            Phase::Defeat => Prompt::Defeat,
            Phase::Spoils { winner, .. } => {
                Prompt::Spoils { team: self.losing_team(battle, winner) }
            }
            Phase::Elimination { winner } => {
                Prompt::WinnerEliminates { team: self.losing_team(battle, winner) }
            }
        }
    }
}
