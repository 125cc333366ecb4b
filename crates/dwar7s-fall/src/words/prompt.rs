//! What a player is asked, in words.

use engine::{Seat, messages};

use crate::table::cell::Cell;
use crate::words::names::{Class, Gem, Kind, KingdomCard, OgreCard};

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
        DenyCard { seat: Seat, card: OgreCard, struck: KingdomCard, cell: Cell },
        /// D12 for an attack on a meeple.
        DenyMeeple { seat: Seat, card: OgreCard, kind: Kind, to: KingdomCard, cell: Cell },
        /// D12 for the Thief.
        DenyTheft { seat: Seat, card: OgreCard },
        /// D12 for the Crown.
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
        Reveal,
        /// D21 before an ogre card.
        Show { seat: Seat, card: OgreCard },
        /// D21 before what the active player has chosen.
        ShowBeforeChoice { seat: Seat },
        /// D21 before the troll's mood.
        ShowBeforeMood,
    }
}
