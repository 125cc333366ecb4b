//! What is open: a small stack of decisions and of steps that need none, each in its file with what
//! is asked, what is offered, why not, and what follows.

pub(crate) mod choose_vassal;
pub(crate) mod choose_wilds;
pub(crate) mod drafts;
pub(crate) mod draw_dragons;
pub(crate) mod enter_tile;
pub(crate) mod gain;
pub(crate) mod give_up_window;
pub(crate) mod interlude;
pub(crate) mod limits;
pub(crate) mod move_window;
pub(crate) mod objectives;
pub(crate) mod pay;
pub(crate) mod place_markers;
mod prelude;
pub(crate) mod receive_window;
pub(crate) mod retrieve;
pub(crate) mod steps;
pub(crate) mod take_tile;
pub(crate) mod take_turn;

use crate::table::state::{Simurgh, Stage};
use choose_vassal::ChooseVassal;
use choose_wilds::ChooseWilds;
use drafts::{DraftTile, KeepPowerTile, KeepStartDragon};
use draw_dragons::{DrawDragons, KeepDragon, ReturnDragons};
use enter_tile::EnterTile;
use gain::Receipt;
use give_up_window::GiveUpWindow;
use interlude::Interlude;
use limits::{ResourceLimit, TileLimit};
use move_window::MoveWindow;
use objectives::{ChooseObjective, PlaceObjective, ReturnObjectives};
use pay::Payment;
use place_markers::PlaceMarkers;
use receive_window::ReceiveWindow;
use retrieve::Retrieve;
use steps::{FillRow, NextTurn, Recruit, Settle};
use take_tile::{DrawTopTile, TakeRowTile, TakeTile};
use take_turn::TakeTurn;

engine::decisions! {
    /// Something to be done. The decisions carry their number in chapter 15 of the rules.
    pub enum Open of Simurgh {
        /// D-S1: keep a Power Tile.
        KeepPowerTile,
        /// D-S2: take a tile of the draft's row.
        DraftTile,
        /// D-S3: keep a Dragon.
        KeepStartDragon,
        /// D1: Free Actions, the Main Action, the end of the turn.
        TakeTurn,
        /// D2: choose the Vassal for a space.
        ChooseVassal(ChooseVassal),
        /// D3: choose where a tile is laid.
        ChooseWilds(ChooseWilds),
        /// D5: place a Vassal on the tile that was just laid.
        EnterTile(EnterTile),
        /// D6: retrieve one Vassal after another.
        Retrieve(Retrieve),
        /// D7 to D10: pay the cost of an effect.
        Pay(Payment),
        /// D18: abilities for having given up Vassals.
        GiveUpWindow(GiveUpWindow),
        /// D4, D7, D8: receive the gain of an effect.
        Gain(Receipt),
        /// D11: place Ability markers.
        PlaceMarkers(PlaceMarkers),
        /// Draw Dragon Tiles.
        DrawDragons(DrawDragons),
        /// D12: keep one of the drawn Dragon Tiles.
        KeepDragon(KeepDragon),
        /// D13: put the other Dragon Tiles back.
        ReturnDragons(ReturnDragons),
        /// Take Vassals from the stock.
        Recruit(Recruit),
        /// D18: abilities for having received something.
        ReceiveWindow(ReceiveWindow),
        /// D15: Free Actions during a Main Action.
        Interlude,
        /// D14: take a tile at the Scout Quarters.
        TakeTile,
        /// D20: take a face-up tile by an ability.
        TakeRowTile,
        /// Draw the top face-down Action Tile.
        DrawTopTile,
        /// D16: choose one of the drawn Objective Tiles, or none.
        ChooseObjective(ChooseObjective),
        /// D17: choose the space for the Objective Tile.
        PlaceObjective(PlaceObjective),
        /// D13: put the other Objective Tiles back.
        ReturnObjectives(ReturnObjectives),
        /// D19: abilities for having moved a Dragonrider down.
        MoveWindow(MoveWindow),
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
}

/// The longest agenda.
pub(crate) const MAX_DEPTH: usize = 20;

/// The longest that a position from outside may have, which leaves room for what it leads to.
pub(crate) const MAX_AGENDA: usize = 10;

impl Simurgh {
    /// What is asked when nothing is left to be done (D1, and the drafts).
    #[inline]
    pub(crate) fn stage_asks(&self) -> Option<Open> {
        match self.stage {
            Stage::Play => Some(Open::TakeTurn),
            Stage::PowerDraft { .. } => Some(Open::KeepPowerTile),
            Stage::ActionDraft { .. } => Some(Open::DraftTile),
            Stage::DragonDraft { .. } => Some(Open::KeepStartDragon),
            Stage::Over { .. } => None,
        }
    }
}
