//! What is still to be done: a small stack of tasks, each a decision or a step without one.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::effect::{Draw, PutBack};
use crate::ids::{
    Ability, ActionTile, Dragon, Objective, ObjectiveSpace, RowSpace, Space, Vassal, WildsSpace,
};
use crate::markers::Markers;
use crate::purse::{Good, Purse};
use crate::set::Set;
use crate::state::Simurgh;

/// The tasks of the turn; the last one is next. When there are none, the player is asked for a
/// Main or Free Action (D1).
pub(crate) type Agenda = ArrayVec<Task, 20>;

/// The longest agenda that a position may have; what is begun from there still finds room.
pub(crate) const LONGEST_AGENDA: usize = 10;

/// Something to be done. The decisions carry their number in chapter 15 of the rules.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Task {
    /// D2: choose the Vassal for a space.
    ChooseVassal { space: Space },
    /// D3: choose where a tile is laid.
    ChooseWilds { tile: ActionTile },
    /// D5: place a Vassal on the tile that was just laid.
    EnterTile { wilds: WildsSpace },
    /// D6: retrieve one Vassal after another.
    Retrieve { retrieved: u8 },
    /// D7 to D10: pay the cost of an effect.
    Pay(Payment),
    /// D18: abilities for having given up Vassals.
    GiveUpWindow { eligible: Markers },
    /// D7, D8: receive the gain of an effect.
    Gain(Receipt),
    /// D11: place Ability markers.
    PlaceMarkers { count: u8 },
    /// Draw Dragon Tiles.
    DrawDragons { tiles: u8, markers: u8, put_back: PutBack },
    /// D12: keep one of the drawn Dragon Tiles.
    KeepDragon { drawn: Set<Dragon>, markers: u8, put_back: PutBack },
    /// D13: put the other Dragon Tiles back.
    ReturnDragons { tiles: Set<Dragon>, put_back: PutBack },
    /// Take Vassals from the stock.
    Recruit { vassals: [u8; 2] },
    /// D18: abilities for having received something.
    ReceiveWindow { received: Set<Good>, eligible: Markers },
    /// D15: Free Actions during a Main Action.
    Interlude,
    /// D14: take a tile at the Scout Quarters.
    TakeTile,
    /// D20: take a face-up tile by an ability.
    TakeRowTile,
    /// Draw the top face-down Action Tile.
    DrawTopTile,
    /// D16: choose one of the drawn Objective Tiles, or none.
    ChooseObjective { drawn: Set<Objective> },
    /// D17: choose the space for the Objective Tile.
    PlaceObjective { objective: Objective, others: Set<Objective> },
    /// D13: put the other Objective Tiles back.
    ReturnObjectives { tiles: Set<Objective> },
    /// D19: abilities for having moved a Dragonrider down.
    MoveWindow { wilds: WildsSpace, eligible: Markers },
    /// SIM-8.8: tiles leave the Wilds, now that an effect is complete.
    Settle,
    /// SIM-12.1: fill the gaps of the row.
    FillRow,
    /// D21: discard down to the tile limit.
    TileLimit,
    /// D22: return tokens down to the resource limit.
    ResourceLimit,
    /// The next player's turn begins, or the game ends.
    NextTurn,
}

/// A cost that is being paid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Payment {
    pub source: Source,
    /// The Vassal that was placed for this effect.
    pub placed: Option<Vassal>,
    /// How many of the cost's choices have been made.
    pub chosen: u8,
    /// The alternative that was chosen, where it is still to be split.
    pub alternative: Option<u8>,
    /// Vassals given up so far.
    pub given_up: [u8; 2],
    /// Markers paid so far.
    pub markers: u8,
    /// Goods paid so far.
    pub paid: Purse,
}

/// A gain that is being received.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Receipt {
    pub source: Source,
    /// How many of the gain's choices have been made.
    pub chosen: u8,
    /// The alternative that was chosen, where it is still to be split.
    pub alternative: Option<u8>,
    /// Goods chosen so far.
    pub taken: Purse,
}

impl Receipt {
    /// A gain of which nothing has been chosen yet.
    pub fn of(source: Source) -> Receipt {
        Receipt { source, chosen: 0, alternative: None, taken: Purse::EMPTY }
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    /// A space that a Vassal stands on.
    Space(Space),
    /// The bonus for covering a tile space.
    Bonus(WildsSpace),
    /// A face-up tile of the row.
    Row(RowSpace),
    /// The top face-down tile.
    TopTile,
    /// An Objective Space.
    Statue(ObjectiveSpace),
    /// An ability of a Dragon.
    Ability(Ability),
}

impl Simurgh {
    /// Puts a task on the agenda, to be done before all others.
    pub(crate) fn plan(&mut self, task: Task) {
        // An agenda that is full comes from a position made up outside: the audit keeps it short.
        let _ = self.agenda.try_push(task);
    }

    /// Strikes the task that is next.
    pub(crate) fn done(&mut self) {
        self.agenda.pop();
    }

    /// Plans to draw Dragons.
    pub(crate) fn plan_draw(&mut self, draw: Draw, put_back: PutBack) {
        self.plan(Task::DrawDragons { tiles: draw.tiles, markers: draw.markers, put_back });
    }
}
