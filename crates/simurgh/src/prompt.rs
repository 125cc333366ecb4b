//! What a seat is asked.

use crate::ids::{ActionTile, Objective, Space, Vassal};
use crate::payment::Due;
use crate::state::{Progress, Simurgh, Stage};
use crate::task::Task;

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// D-S1.
        KeepPowerTile,
        /// D-S2.
        DraftTile,
        /// D-S3.
        KeepStartDragon,
        /// D1 before the Main Action.
        Turn,
        /// D1 after the Main Action.
        AfterMainAction,
        /// D1 when no Main Action is legal.
        NoMainAction,
        /// D2.
        ChooseVassal { space: Space },
        /// D3.
        ChooseWilds { tile: ActionTile },
        /// D5.
        EnterTile { tile: ActionTile },
        /// D6.
        Retrieve,
        /// D7, D8 in a cost.
        PayGoods,
        /// D9.
        GiveUp { vassal: Vassal },
        /// D10.
        PayMarker,
        /// D7, D8 in a gain.
        TakeGoods,
        /// D11.
        PlaceMarker { count: u8 },
        /// D12.
        KeepDragon { count: u8 },
        /// D13 for Dragons.
        ReturnDragon { count: u8 },
        /// D13 for Objectives.
        ReturnObjective { count: u8 },
        /// D14.
        TakeTile,
        /// D15.
        Interlude,
        /// D16.
        ChooseObjective,
        /// D17.
        PlaceObjective { objective: Objective },
        /// D18 for goods received.
        Received,
        /// D18 for Vassals given up.
        GaveUp,
        /// D19.
        MovedDown,
        /// D20.
        TakeRowTile,
        /// D21.
        TileLimit { count: u8 },
        /// D22.
        ResourceLimit { count: u32 },
    }
}

impl Simurgh {
    /// What is asked; everybody who is asked at once is asked the same.
    pub(crate) fn question(&self) -> Prompt {
        match self.stage {
            Stage::PowerDraft { .. } => return Prompt::KeepPowerTile,
            Stage::ActionDraft { .. } => return Prompt::DraftTile,
            Stage::DragonDraft { .. } => return Prompt::KeepStartDragon,
            Stage::Play | Stage::Over { .. } => {}
        }
        let Some(task) = self.agenda.last() else { return self.turn_question() };
        match *task {
            Task::ChooseVassal { space } => Prompt::ChooseVassal { space },
            Task::ChooseWilds { tile } => Prompt::ChooseWilds { tile },
            Task::EnterTile { wilds } => {
                Prompt::EnterTile { tile: self.tile_on(wilds).unwrap_or_default() }
            }
            Task::Retrieve { .. } => Prompt::Retrieve,
            Task::Pay(ref payment) => match self.due(payment) {
                Due::Vassal(vassal) => Prompt::GiveUp { vassal },
                Due::Marker => Prompt::PayMarker,
                Due::Goods(_) | Due::Nothing => Prompt::PayGoods,
            },
            Task::Gain(_) => Prompt::TakeGoods,
            Task::PlaceMarkers { count } => Prompt::PlaceMarker { count },
            Task::KeepDragon { markers, .. } => Prompt::KeepDragon { count: markers },
            Task::ReturnDragons { tiles, .. } => Prompt::ReturnDragon { count: tiles.len() as u8 },
            Task::ReturnObjectives { tiles } => {
                Prompt::ReturnObjective { count: tiles.len() as u8 }
            }
            Task::GiveUpWindow { .. } => Prompt::GaveUp,
            Task::ReceiveWindow { .. } => Prompt::Received,
            Task::MoveWindow { .. } => Prompt::MovedDown,
            Task::Interlude => Prompt::Interlude,
            Task::TakeTile => Prompt::TakeTile,
            Task::TakeRowTile => Prompt::TakeRowTile,
            Task::ChooseObjective { .. } => Prompt::ChooseObjective,
            Task::PlaceObjective { objective, .. } => Prompt::PlaceObjective { objective },
            Task::TileLimit => Prompt::TileLimit { count: self.tiles_over() as u8 },
            Task::ResourceLimit => Prompt::ResourceLimit { count: self.tokens_over() },
            // The steps without a decision are never waited for.
            Task::DrawDragons { .. }
            | Task::Recruit { .. }
            | Task::DrawTopTile
            | Task::Settle
            | Task::FillRow
            | Task::NextTurn => self.turn_question(),
        }
    }

    fn turn_question(&self) -> Prompt {
        match self.turn.main_action {
            Progress::Done => Prompt::AfterMainAction,
            Progress::Open if self.means().any_ready() || self.has_vassals_on_board() => {
                Prompt::Turn
            }
            Progress::Open => Prompt::NoMainAction,
        }
    }
}
