//! The decisions of the game.

use crate::data::effect::{Offer, Split};
use crate::table::ids::{
    ActionTile, Dragon, End, Objective, ObjectiveSpace, RowSpace, Slot, Space, Vassal, WildsSpace,
};
use crate::table::purse::Good;

engine::actions! {
    /// One small decision.
    pub enum Action {
        /// D-S1: keep a Power Tile.
        KeepPowerTile { tile: ActionTile },
        /// D-S2, D14, D20: take a tile of the row.
        TakeRowTile { row: RowSpace },
        /// D-S3, D12: keep a Dragon Tile.
        KeepDragon { dragon: Dragon },
        /// D1, D5: place a Vassal on a space.
        PlaceVassal { space: Space },
        /// D1: lay a tile.
        LayTile { tile: ActionTile },
        /// D1: retrieve Vassals.
        RetrieveVassals,
        /// D1, D15, D18, D19: use an ability.
        UseAbility { dragon: Dragon, slot: Slot },
        /// D18: use an ability for one of several received goods.
        BoostGood { dragon: Dragon, good: Good },
        /// D1, D15: advance the Dragonrider on a tile.
        AdvanceRider { wilds: WildsSpace },
        /// D1: end the turn.
        EndTurn,
        /// D2: the Vassal to place.
        ChooseVassal { vassal: Vassal },
        /// D3: lay the tile on a free space.
        CoverSpace { wilds: WildsSpace },
        /// D3: remove a tile with a Weapon and lay the new one there.
        RemoveTile { wilds: WildsSpace },
        /// D6: retrieve one Vassal.
        Retrieve { vassal: Vassal, space: Space },
        /// D6: retrieve all Vassals that are left.
        RetrieveAll,
        /// D4, D7: one of several goods.
        Choose { offer: Offer },
        /// D8: how tokens are split over two kinds.
        SplitTokens { split: Split },
        /// D9: the Vassal to give up.
        GiveUp { vassal: Vassal, space: Space },
        /// D10: the marker to pay.
        PayMarker { dragon: Dragon, slot: Slot },
        /// D11: the Dragon that gets a marker.
        PlaceMarker { dragon: Dragon },
        /// D13: put a Dragon Tile back.
        ReturnDragon { dragon: Dragon, end: End },
        /// D13: put an Objective Tile back.
        ReturnObjective { objective: Objective, end: End },
        /// D14: take the top face-down tile.
        DrawTopTile,
        /// D16: the Objective Tile to place.
        ChooseObjective { objective: Objective },
        /// D16: place no Objective Tile.
        DeclineObjectives,
        /// D17: place the Objective Tile on an empty space.
        PlaceObjective { space: ObjectiveSpace },
        /// D17: replace the Objective Tile on a space.
        ReplaceObjective { space: ObjectiveSpace },
        /// D21: discard a tile.
        DiscardTile { tile: ActionTile, end: End },
        /// D22: return a token.
        ReturnToken { good: Good },
        /// D6, D15, D18, D19: do nothing more here.
        Done,
    }
}
