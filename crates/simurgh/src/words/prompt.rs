//! What a seat is asked.

use engine::{Arg, Said, Set, Spoken};
use serde::Serialize;

use crate::data::components;
use crate::rules::effects::Source;
use crate::table::ids::{
    Ability, ActionTile, Dragon, ObjectiveSpace, RowSpace, Vassal, WildsSpace,
};
use crate::table::purse::Good;
use crate::table::state::Simurgh;
use crate::words::effects::{effect, several};
use crate::words::event::Spot;

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
        Turn { hour: Hour, main: MainActions, free: FreeActions },
        /// D1 after the Main Action.
        AfterMainAction { free: FreeActions },
        /// D1 when no Main Action is legal.
        NoMainAction { free: FreeActions },
        /// D2.
        ChooseVassal { spot: Spot },
        /// D3.
        ChooseWilds { tile: ActionTile },
        /// D3 for an Exploration Tile, whose first level is paid for at once.
        ChooseWildsForRider { tile: ActionTile, entry: Entry },
        /// D5.
        EnterTile { tile: ActionTile },
        /// D6.
        Retrieve,
        /// D7, D8 in a cost.
        PayGoods { source: SourceName },
        /// D9.
        GiveUp { source: SourceName, vassal: Vassal },
        /// D10.
        PayMarker { source: SourceName },
        /// D7, D8 in a gain.
        TakeGoods { source: SourceName },
        /// D11.
        PlaceMarker { count: u8 },
        /// D12.
        KeepDragon { count: u8 },
        /// D13 for Dragons.
        ReturnDragon { count: u8 },
        /// D13 for Objectives.
        ReturnObjective { count: u8 },
        /// D13 for Objectives of which none could be paid for.
        ReturnUnpaidObjective { count: u8 },
        /// D14.
        TakeTile,
        /// D15 at the Scout Quarters.
        BeforeTile { free: FreeActions },
        /// D15 at the Dragonlord Statue.
        BeforeObjective { free: FreeActions },
        /// D15 at the Dragonlord Statue, while no Objective Space can be paid for.
        BeforeUnpaidObjective { free: FreeActions },
        /// D16.
        ChooseObjective,
        /// D17.
        PlaceObjective,
        /// D18 for goods received.
        Received { goods: Goods },
        /// D18 for Vassals given up.
        GaveUp,
        /// D19.
        MovedDown,
        /// D20.
        TakeRowTile,
        /// D21.
        TileLimit { count: u8, limit: u8 },
        /// D22.
        ResourceLimit { count: u32, limit: u32 },
    }
}

engine::names! {
    /// SIM-5.3: the Free Actions that are possible now: a prompt names no others.
    pub enum FreeActions: "free" { None, Dragons, Advance, Both }
}

engine::names! {
    /// SIM-5.1: the Main Actions that are possible now.
    pub enum MainActions: "main" { Both, Place, Retrieve }
}

engine::names! {
    /// Whether the game goes on after the turn.
    pub enum Hour: "hour" { Early, Last }
}

/// What entering the first level of an Exploration Tile costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Entry(pub ActionTile);

impl Spoken for Entry {
    fn arg(&self) -> Arg {
        let level = components().spaces(self.0).first();
        level.map_or_else(|| Arg::Name("effect-nothing".to_owned()), |spec| effect(&spec.effect))
    }

    fn samples() -> Vec<Self> {
        ActionTile::samples().into_iter().map(Entry).collect()
    }
}

/// Where an effect comes from, by the name of what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SourceName {
    /// A space or level.
    Spot(Spot),
    /// The bonus for covering a tile space.
    Bonus(WildsSpace),
    /// A face-up tile of the row.
    Row(RowSpace),
    /// The top face-down tile.
    TopTile,
    /// An Objective Space.
    Statue(ObjectiveSpace),
    /// A Dragon.
    Dragon(Dragon),
}

impl Spoken for SourceName {
    fn arg(&self) -> Arg {
        let named = |key: &str, name, arg| Arg::Said(Box::new(Said::plain(key).with(name, arg)));
        match self {
            SourceName::Spot(spot) => spot.arg(),
            SourceName::Bonus(wilds) => named("source-bonus", "wilds", wilds.arg()),
            SourceName::Row(row) => named("source-row", "row", row.arg()),
            SourceName::TopTile => Arg::Name("tile-from-the-deck".to_owned()),
            SourceName::Statue(space) => space.arg(),
            SourceName::Dragon(dragon) => dragon.arg(),
        }
    }

    fn samples() -> Vec<Self> {
        let spots = Spot::samples().into_iter().map(SourceName::Spot);
        let dragons = Dragon::samples().into_iter().map(SourceName::Dragon);
        let others = [
            SourceName::Bonus(WildsSpace::W1),
            SourceName::Row(RowSpace::S1),
            SourceName::TopTile,
            SourceName::Statue(ObjectiveSpace::O1),
        ];
        spots.chain(dragons).chain(others).collect()
    }
}

impl Simurgh {
    /// What an effect comes from, by name.
    pub(crate) fn name_of(&self, source: Source) -> SourceName {
        match source {
            Source::Space(space) => SourceName::Spot(self.spot(space)),
            Source::Bonus(wilds) => SourceName::Bonus(wilds),
            Source::Row(row) => SourceName::Row(row),
            Source::TopTile => SourceName::TopTile,
            Source::Statue(space) => SourceName::Statue(space),
            Source::Ability(Ability { dragon, .. }) => SourceName::Dragon(dragon),
        }
    }
}

/// Kinds of goods, any number of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Goods(pub Set<Good>);

impl Spoken for Goods {
    fn arg(&self) -> Arg {
        Arg::List(self.0.iter().map(several).collect())
    }

    fn samples() -> Vec<Self> {
        <Set<Good>>::samples().into_iter().map(Goods).collect()
    }
}
