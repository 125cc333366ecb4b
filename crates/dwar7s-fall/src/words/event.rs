//! What happened, for the log and the animation.

use engine::{Seat, messages};

use crate::table::cell::Cell;
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{
    Class, Decree, Gem, Goal, Kind, KingdomCard, Mood, OgreCard, Roaming, SecretGoal,
};

messages! {
    /// What happened.
    pub enum Event: "event" {
        /// A new round.
        RoundBegan { round: u8 },
        /// A new turn, or with Hard Workers a Morning.
        TurnBegan { seat: Seat },
        /// DWF-6.7: actions that were left when the Actions phase ended.
        LeftActions { seat: Seat, count: u8 },
        /// DWF-15.1: a player's Night.
        NightBegan { seat: Seat },

        /// DWF-6.3: a card on a new cell.
        Laid { seat: Seat, card: KingdomCard, cell: Cell },
        /// DWF-6.3: a card on top of another.
        Stacked { seat: Seat, card: KingdomCard, below: KingdomCard, cell: Cell },
        /// DWF-6.4.
        Placed { seat: Seat, kind: Kind, card: KingdomCard, cell: Cell },
        /// DWF-6.5.
        Moved { seat: Seat, kind: Kind, card: KingdomCard, cell: Cell },
        /// DWF-15.14.
        Tunnelled { seat: Seat, kind: Kind, card: KingdomCard, cell: Cell },
        /// DWF-14.21: a basic meeple became another.
        Upgraded { seat: Seat, class: Class, paid: Gems },
        /// DWF-14.21: one more meeple.
        Recruited { seat: Seat, class: Class, paid: Gems },
        /// DWF-14.22.
        Changed { seat: Seat, given: Gem, taken: Gem },
        /// DWF-14.23.
        Pushed { seat: Seat, owner: Seat, kind: Kind, card: KingdomCard, cell: Cell },
        /// DWF-14.26.
        SentHome { seat: Seat, owner: Seat, kind: Kind },
        /// DWF-8.7, DWF-15.4.
        Turned { seat: Seat, card: KingdomCard, cell: Cell },
        /// DWF-8.7: with a memorial, no card was turned.
        LeftCards { seat: Seat },
        /// DWF-14.6.
        SoldScales { seat: Seat },
        /// DWF-14.6, DWF-14.11.
        TookGem { seat: Seat, gem: Gem },
        /// DWF-14.17.
        Froze { seat: Seat, given: Gem, taken: Gem },
        /// DWF-15.7.
        Hired { seat: Seat, card: OgreCard },

        /// DWF-10.1.
        PlayedOgreCard { seat: Seat, card: OgreCard },
        /// DWF-10.12.
        Denied { seat: Seat, card: OgreCard },
        /// DWF-10.5, DWF-10.10, DWF-13.8, DWF-15.2: everybody leaves a card.
        Cleared { card: KingdomCard, cell: Cell },
        /// DWF-10.6.
        Swapped { seat: Seat, own: Kind, owner: Seat, kind: Kind },
        /// DWF-10.7.
        Chased { owner: Seat, kind: Kind, card: KingdomCard, cell: Cell },
        /// DWF-10.8.
        StoleGem { seat: Seat, from: Seat, gem: Gem },
        /// DWF-10.9, as the thief sees it.
        StoleOgreCards { seat: Seat, from: Seat, cards: OgreCards },
        /// DWF-10.9, as the others see it.
        StoleHiddenOgreCards { seat: Seat, from: Seat, count: u8 },
        /// DWF-8.9, as the owner sees it.
        DrewOgreCards { seat: Seat, cards: OgreCards },
        /// DWF-8.9, as the others see it.
        DrewHiddenOgreCards { seat: Seat, count: u8 },
        /// DWF-8.9.
        Reshuffled,
        /// DWF-14.9.
        TookPouch { seat: Seat },

        /// DWF-7.3: meeples return from a card.
        Returned { seat: Seat, count: u8, card: KingdomCard, cell: Cell },
        /// DWF-7.4: a monster blocks the task.
        Blocked { card: KingdomCard },
        /// DWF-7.4: the task has no effect.
        NoEffect { card: KingdomCard },
        /// DWF-8.3.
        Mined { seat: Seat, gems: Gems },
        /// DWF-8.1, DWF-10.10: another card lies on top now.
        Dug { cell: Cell, card: KingdomCard },
        /// DWF-8.4.
        Traded { seat: Seat, goal: Goal, paid: Gems },
        /// DWF-15.3.
        HandedIn { seat: Seat, goal: Goal },
        /// DWF-15.3.
        DeclinedTrade { seat: Seat },
        /// DWF-11.3.
        GoalUncovered { goal: Goal },
        /// DWF-8.5.
        Defeated { seat: Seat, card: KingdomCard, cell: Cell },
        /// DWF-15.6.
        Commemorated { cell: Cell },
        /// DWF-15.11.
        Brawled { seat: Seat },

        /// DWF-13.6.
        Roamed { roaming: Roaming },
        /// DWF-13.4.
        TrollMoved { card: KingdomCard, cell: Cell },
        /// DWF-13.3.
        TrollReturned,
        /// DWF-13.8.
        TrollScared { card: KingdomCard, cell: Cell },
        /// DWF-13.7.
        MoodChanged { mood: Mood },

        /// DWF-9.2.
        DiscardedGem { seat: Seat, gem: Gem },
        /// DWF-9.2.
        DiscardedOgreCard { seat: Seat, card: OgreCard },
        /// DWF-15.2.
        DwarfsWay { card: KingdomCard, cell: Cell },
        /// DWF-11.5.
        Revealed { seat: Seat, goal: SecretGoal },
        /// DWF-12.1.
        EndTriggered { seat: Seat },
        /// DWF-15.12.
        EndPostponed { seat: Seat, decree: Decree },
        /// DWF-12.2.
        GameEnded,
        /// Section 18: a secret goal that was never revealed is shown.
        Unrevealed { seat: Seat, goal: SecretGoal },
        /// DWF-12.4: more points than anybody else.
        Won { seat: Seat, vp: i32, lead: i32, second: Seat },
        /// DWF-12.5: the first tie-break.
        WonByKingdom { seat: Seat, second: Seat, vp: i32, cells: u8 },
        /// DWF-12.5: the second tie-break.
        WonByMeeples { seat: Seat, second: Seat, vp: i32, cells: u8, meeples: u8 },
        /// DWF-12.5: a shared victory.
        WonTogether { seat: Seat, vp: i32 },
    }
}
