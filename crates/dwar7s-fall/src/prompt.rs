//! What a player is asked, in words.

use engine::{Seat, messages};

use crate::ask::{
    Ask, Buying, Cause, Changing, Laying, Moving, Placing, Play, Playing, Price, Pushing, Source,
};
use crate::names::{Class, Gem, Kind, KingdomCard, OgreCard, SecretGoal};
use crate::player::HAND_LIMIT;
use crate::state::Dwar7sFall;

messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// D1.
        Menu { left: u8 },
        /// D2.
        Card,
        /// D3.
        CardCell { card: KingdomCard },
        /// D4.
        CardRotation { card: KingdomCard },
        /// D5.
        Place,
        /// D5.
        PlaceForFree,
        /// D5.
        PlaceCell { kind: Kind },
        /// D6.
        MoveFrom,
        /// D6.
        MoveKind,
        /// D6.
        MoveTo { kind: Kind },
        /// D26.
        TunnelFrom,
        /// D26.
        TunnelTo { kind: Kind },
        /// D22.
        Class,
        /// D22.
        Upgrade { class: Class },
        /// D23.
        Give,
        /// D23.
        Take { given: Gem },
        /// D23.
        Freeze,
        /// D25.
        PushVictim,
        /// D25.
        PushTo { owner: Seat, kind: Kind },
        /// D25.
        SendHome,
        /// D18.
        TurnCard,
        /// D18.
        TurnByFortress,
        /// D18.
        TurnTo,
        /// D7.
        OgreCard,
        /// D8.
        OgreTarget { card: OgreCard },
        /// D9, D10.
        OgreVictimCell { card: OgreCard },
        /// D9, D10.
        OgreVictim { card: OgreCard },
        /// D9.
        BruteOwnCell,
        /// D9.
        BruteOwn,
        /// D10.
        PanicStep { owner: Seat, kind: Kind },
        /// D10.
        PanicNext { owner: Seat, kind: Kind },
        /// D11.
        OgreEnemy { card: OgreCard },
        /// D12 for an attack on a card.
        DenyCard { seat: Seat, card: OgreCard },
        /// D12 for an attack on a meeple.
        DenyMeeple { seat: Seat, card: OgreCard, kind: Kind },
        /// D12 for a robbery.
        DenyRobbery { seat: Seat, card: OgreCard },
        /// D24.
        Scales { left: u8 },
        /// D24.
        Pouches { left: u8 },
        /// D27.
        Hire,
        /// D13.
        Task,
        /// D14.
        Return { left: u8 },
        /// D15.
        Dig,
        /// D16.
        Trade,
        /// D17.
        Drink,
        /// D19.
        Lead { left: u8 },
        /// D20.
        Discard { over: u8 },
        /// D21.
        Reveal { goal: SecretGoal },
        /// Nobody is asked.
        Nothing,
    }
}

impl Dwar7sFall {
    /// The open question in words.
    pub(crate) fn question(&self) -> Prompt {
        let ogre_card = self.in_play.unwrap_or(OgreCard::Ambush);
        match self.ask {
            Ask::Menu => {
                let left = self.allowance().saturating_sub(self.turn.actions_used);
                Prompt::Menu { left }
            }
            Ask::Laying(Laying::Card) => Prompt::Card,
            Ask::Laying(Laying::Cell { card }) => Prompt::CardCell { card },
            Ask::Laying(Laying::Rotation { card, .. }) => Prompt::CardRotation { card },
            Ask::Placing(Placing::Kind { price: Price::Paid }) => Prompt::Place,
            Ask::Placing(Placing::Kind { price: Price::Free }) => Prompt::PlaceForFree,
            Ask::Placing(Placing::Cell { kind, .. }) => Prompt::PlaceCell { kind },
            Ask::Moving(Moving::From) => Prompt::MoveFrom,
            Ask::Moving(Moving::Kind { .. }) | Ask::Tunnelling(Moving::Kind { .. }) => {
                Prompt::MoveKind
            }
            Ask::Moving(Moving::To { kind, .. }) => Prompt::MoveTo { kind },
            Ask::Tunnelling(Moving::From) => Prompt::TunnelFrom,
            Ask::Tunnelling(Moving::To { kind, .. }) => Prompt::TunnelTo { kind },
            Ask::Buying(Buying::Class) => Prompt::Class,
            Ask::Buying(Buying::Where { class }) => Prompt::Upgrade { class },
            Ask::Changing(Changing::Give) => Prompt::Give,
            Ask::Changing(Changing::Take { given }) => Prompt::Take { given },
            Ask::Freezing => Prompt::Freeze,
            Ask::Pushing(Pushing::Victim) => Prompt::PushVictim,
            Ask::Pushing(Pushing::To { owner, kind }) => Prompt::PushTo { owner, kind },
            Ask::SendingHome => Prompt::SendHome,
            Ask::Turning { cell: Some(_), .. } => Prompt::TurnTo,
            Ask::Turning { cause: Cause::Memorial, .. } => Prompt::TurnCard,
            Ask::Turning { cause: Cause::Fortress, .. } => Prompt::TurnByFortress,
            Ask::Playing(playing) => match playing {
                Playing::Card => Prompt::OgreCard,
                Playing::Cell => Prompt::OgreTarget { card: ogre_card },
                Playing::VictimCell => Prompt::OgreVictimCell { card: ogre_card },
                Playing::Victim { .. } => Prompt::OgreVictim { card: ogre_card },
                Playing::OwnCell { .. } => Prompt::BruteOwnCell,
                Playing::Own { .. } => Prompt::BruteOwn,
                Playing::FirstStep { victim } => {
                    Prompt::PanicStep { owner: victim.owner, kind: victim.kind }
                }
                Playing::SecondStep { victim, .. } => {
                    Prompt::PanicNext { owner: victim.owner, kind: victim.kind }
                }
                Playing::Enemy => Prompt::OgreEnemy { card: ogre_card },
            },
            Ask::Denying { play, .. } => {
                let (seat, card) = (self.active(), ogre_card);
                match play {
                    Play::Card { .. } => Prompt::DenyCard { seat, card },
                    Play::Swap { victim, .. } | Play::Chase { victim, .. } => {
                        Prompt::DenyMeeple { seat, card, kind: victim.kind }
                    }
                    Play::Rob { .. } => Prompt::DenyRobbery { seat, card },
                }
            }
            Ask::Taking { source: Source::Scales, left, .. } => Prompt::Scales { left },
            Ask::Taking { source: Source::Pouches, left, .. } => Prompt::Pouches { left },
            Ask::Hiring => Prompt::Hire,
            Ask::Task => Prompt::Task,
            Ask::Returning { left, .. } => Prompt::Return { left },
            Ask::Digging => Prompt::Dig,
            Ask::Trading => Prompt::Trade,
            Ask::Drinking { .. } => Prompt::Drink,
            Ask::Leading { left } => Prompt::Lead { left },
            Ask::Discarding => {
                let size = self.player(self.active()).hand_size();
                Prompt::Discard { over: size.saturating_sub(HAND_LIMIT) }
            }
            Ask::Revealing { seat } => Prompt::Reveal { goal: self.player(seat).secret },
            Ask::Nothing => Prompt::Nothing,
        }
    }
}
