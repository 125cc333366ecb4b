//! The decisions of the players (section 17).

use engine::{Seat, actions};

use crate::table::cell::{Cell, Rotation, Side};
use crate::words::names::{Class, Gem, Goal, Kind, KingdomCard, OgreCard};

actions! {
    /// One small decision. The first ones open an action of the menu (D1), the others answer what
    /// the opened action asks.
    pub enum Action {
        /// DWF-6.A1.
        PlayCard,
        /// DWF-6.A2.
        PlaceMeeple,
        /// DWF-6.A3.
        MoveMeeple,
        /// DWF-6.A4.
        BuyClass,
        /// DWF-6.A5.
        UseAlchemist,
        /// DWF-6.A6.
        UseWarrior,
        /// DWF-6.A7.
        UseOgreKing,
        /// DWF-6.A8.
        RotateCard,
        /// DWF-6.A9.
        UseTunnel,
        /// DWF-6.F1.
        PlayOgreCard,
        /// DWF-6.F2.
        PlaceForFree,
        /// DWF-6.F3.
        MonsterScales,
        /// DWF-6.F4.
        Pawnbroker,
        /// DWF-6.F5.
        FrozenHeart,
        /// DWF-6.F6.
        HireHands,
        /// DWF-6.F7, and the answer to D21.
        Reveal,
        /// DWF-6.7.
        End,
        /// D2: the card to be laid.
        Card { card: KingdomCard },
        /// D4, D18: how the card lies.
        Turn { rotation: Rotation },
        /// A cell of the board: D3, D5, D6, D8, D9, D10, D13, D15, D18, D22, D26.
        Cell { cell: Cell },
        /// One of the player's own meeples, by kind: D5, D6, D9, D14, D26.
        Meeple { kind: Kind },
        /// Any player's meeple on the chosen card: D9, D10, D25.
        Victim { owner: Seat, kind: Kind },
        /// A step to the next card: D6, D10, D19, D25.
        Step { side: Side },
        /// Take no further step or gem: D10, D19, D24.
        Stop,
        /// D7, D20, D27.
        OgreCard { card: OgreCard },
        /// D11.
        Enemy { seat: Seat },
        /// D12: the Troll King stops the ogre card.
        Deny,
        /// D12: let it happen.
        Pass,
        /// D16: take the goal, handing in one of the player's own or none.
        Trade { goal: Goal, hand_in: Option<Goal> },
        /// D16: hand in nothing, take nothing.
        NoTrade,
        /// D17: three meeples return for two cards.
        BarFight,
        /// D17: two meeples return for one card.
        QuietDrink,
        /// D20, D23, D24.
        Gem { gem: Gem },
        /// D21: don't reveal it yet.
        Keep,
        /// D22.
        Class { class: Class },
        /// D22: the basic meeple to upgrade is at the campfire.
        Campfire,
    }
}
