//! What a player is being asked: the open decision with all that was chosen before it (section 17).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Side};
use crate::names::{Class, Gem, Kind, KingdomCard};

/// The open decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// D1.
    Menu,
    /// DWF-6.A1.
    Laying(Laying),
    /// DWF-6.A2, DWF-6.F2.
    Placing(Placing),
    /// DWF-6.A3.
    Moving(Moving),
    /// DWF-6.A9.
    Tunnelling(Moving),
    /// DWF-6.A4.
    Buying(Buying),
    /// DWF-6.A5.
    Changing(Changing),
    /// DWF-6.A6.
    Pushing(Pushing),
    /// DWF-6.A7: whom the Ogre King sends home.
    SendingHome,
    /// DWF-6.A8, DWF-8.7.
    Turning {
        /// What allows it.
        cause: Cause,
        /// The chosen card.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cell: Option<Cell>,
    },
    /// DWF-6.F1.
    Playing(Playing),
    /// D12, asked of another player.
    Denying {
        /// Who is asked.
        seat: Seat,
        /// What would be denied.
        play: Play,
    },
    /// DWF-6.F3, DWF-6.F4: the next gem.
    Taking {
        /// What is given for the gems.
        source: Source,
        /// Victory points that are left to take.
        left: u8,
        /// Whether no gem was taken yet.
        first: bool,
    },
    /// DWF-6.F5: the gem to be given.
    Freezing,
    /// DWF-6.F6: the ogre card to be discarded.
    Hiring,
    /// D13.
    Task,
    /// D14: who returns from a card.
    Returning {
        /// The card.
        cell: Cell,
        /// How many are still to return.
        left: u8,
        /// Whether it is for a bar fight (DWF-15.11).
        bar_fight: bool,
    },
    /// D15.
    Digging,
    /// D16.
    Trading,
    /// D17.
    Drinking {
        /// The tavern.
        cell: Cell,
    },
    /// D19: the next step of the troll.
    Leading {
        /// How many steps are left.
        left: u8,
    },
    /// D20.
    Discarding,
    /// D21, asked of anybody.
    Revealing {
        /// Who is asked.
        seat: Seat,
    },
    /// The game is over.
    Nothing,
}

/// D2, D3, D4.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Laying {
    /// Which card.
    Card,
    /// Where.
    Cell {
        /// The card.
        card: KingdomCard,
    },
    /// How it lies.
    Rotation {
        /// The card.
        card: KingdomCard,
        /// Where.
        cell: Cell,
    },
}

/// D5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Placing {
    /// Which meeple.
    Kind {
        /// Whether it costs an action.
        price: Price,
    },
    /// Where.
    Cell {
        /// Whether it costs an action.
        price: Price,
        /// Which meeple.
        kind: Kind,
    },
}

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// One action.
    Paid,
    /// Nothing.
    Free,
}

/// D6, D26.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moving {
    /// From which card.
    From,
    /// Which meeple.
    Kind {
        /// The card.
        from: Cell,
    },
    /// Where to.
    To {
        /// The card.
        from: Cell,
        /// The meeple.
        kind: Kind,
    },
}

/// D22.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Buying {
    /// Which class.
    Class,
    /// Which basic meeple.
    Where {
        /// The class.
        class: Class,
    },
}

/// D23.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Changing {
    /// Which gem is given.
    Give,
    /// Which gem is taken.
    Take {
        /// The given one.
        given: Gem,
    },
}

/// D25 for the Warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pushing {
    /// Whom.
    Victim,
    /// Where to.
    To {
        /// Whose meeple.
        owner: Seat,
        /// Which.
        kind: Kind,
    },
}

/// What allows a card to be rotated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// DWF-8.7.
    Memorial,
    /// DWF-15.4.
    Fortress,
}

/// What is given for gems.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A defeated monster (DWF-14.6).
    Scales,
    /// Pouches (DWF-14.11).
    Pouches,
}

/// A meeple on the board, by its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Where it stands.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub kind: Kind,
}

/// D7 to D11: an ogre card and its target so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Playing {
    /// Which ogre card.
    Card,
    /// D8: which kingdom card.
    Cell,
    /// D9, D10: on which card the meeple stands.
    VictimCell,
    /// D9, D10: which meeple there.
    Victim {
        /// The card.
        cell: Cell,
    },
    /// D9: on which card the own meeple stands.
    OwnCell {
        /// The enemy.
        victim: Target,
    },
    /// D9: which own meeple there.
    Own {
        /// The enemy.
        victim: Target,
        /// The card.
        cell: Cell,
    },
    /// D10: the first step.
    FirstStep {
        /// The meeple.
        victim: Target,
    },
    /// D10: the second step.
    SecondStep {
        /// The meeple.
        victim: Target,
        /// The first step.
        first: Side,
    },
    /// D11.
    Enemy,
}

/// An ogre card with its whole target.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Play {
    /// Ambush, Wrecking Ball.
    Card {
        /// The target.
        cell: Cell,
    },
    /// Brute.
    Swap {
        /// The enemy.
        victim: Target,
        /// The own meeple.
        own: Target,
    },
    /// Panic.
    Chase {
        /// The meeple.
        victim: Target,
        /// Where it ends.
        to: Cell,
    },
    /// Thief, Crown.
    Rob {
        /// Who loses.
        seat: Seat,
    },
}

/// What an answer has led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answered {
    /// Another question is open.
    Asking,
    /// The action or task is complete: a checkpoint follows (DWF-11.6).
    Done,
    /// It completes nothing that a checkpoint follows.
    Quietly,
}
