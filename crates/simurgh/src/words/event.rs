//! What happened.

use engine::{Arg, Said, Seat, Set, Spoken};
use serde::Serialize;

use crate::table::ids::{
    ActionTile, CitySpace, Column, Dragon, End, Objective, ObjectiveSpace, RowSpace, Slot, Vassal,
    WildsSpace,
};
use crate::table::purse::{Good, Purse};
use crate::table::state::Cause;

engine::messages! {
    /// What happened. An event that others must not read has a twin for them.
    pub enum Event: "event" {
        /// SIM-4.7: a Power Tile was kept.
        KeptPowerTile { seat: Seat, tile: ActionTile },
        /// SIM-4.7: the same for the others.
        KeptSomePowerTile { seat: Seat },
        /// SIM-4.9: a tile was taken in the set-up.
        DraftedTile { seat: Seat, tile: ActionTile },
        /// SIM-4.9: the tiles left over were shuffled into the deck.
        DraftClosed,
        /// SIM-4.11: a Dragon was chosen in secret.
        ChoseDragon { seat: Seat },
        /// SIM-4.11: the chosen Dragon is revealed.
        RevealedDragon { seat: Seat, dragon: Dragon },
        /// A turn began.
        TurnBegan { seat: Seat },
        /// SIM-5.2: a Vassal was placed.
        Placed { seat: Seat, vassal: Vassal, spot: Spot },
        /// SIM-8.2: a tile was laid.
        LaidTile { seat: Seat, tile: ActionTile, wilds: WildsSpace },
        /// SIM-8.2: a tile was removed with a Weapon.
        RemovedTile { seat: Seat, tile: ActionTile },
        /// SIM-8.7: a tile left the Wilds.
        TileLeft { tile: ActionTile, departure: Departure },
        /// SIM-8.9: a Vassal came home from a tile that left.
        CameHome { seat: Seat, vassal: Vassal },
        /// Goods were paid.
        Paid { seat: Seat, goods: Purse },
        /// Goods were received.
        Took { seat: Seat, goods: Purse },
        /// SIM-6.7: a Vassal was given up.
        GaveUp { seat: Seat, vassal: Vassal },
        /// SIM-6.10: a Vassal was gained.
        Recruited { seat: Seat, vassal: Vassal },
        /// SIM-6.11: a marker was paid.
        PaidMarker { seat: Seat, dragon: Dragon, slot: Slot },
        /// SIM-10.3: a marker was placed.
        PlacedMarker { seat: Seat, dragon: Dragon, slot: Slot },
        /// SIM-10.3: markers fit nowhere.
        LostMarkers { seat: Seat, count: u8 },
        /// SIM-10.8: an ability was used.
        UsedAbility { seat: Seat, dragon: Dragon, slot: Slot },
        /// SIM-10.13: an ability gave more of what was received.
        Boosted { seat: Seat, dragon: Dragon, goods: Purse },
        /// SIM-10.6: Dragon Tiles were drawn.
        SawDragons { seat: Seat, dragons: Set<Dragon> },
        /// SIM-10.6: the same for the others.
        DrewDragons { seat: Seat, count: u8 },
        /// SIM-10.6: a Dragon was kept.
        KeptDragon { seat: Seat, dragon: Dragon, count: u8 },
        /// SIM-10.7: a Dragon Tile was put back.
        ReturnedDragon { seat: Seat, dragon: Dragon, end: End },
        /// SIM-10.7: the same for the others.
        ReturnedSomeDragon { seat: Seat, end: End },
        /// SIM-11.1: Objective Tiles were drawn.
        SawObjectives { seat: Seat, objectives: Set<Objective> },
        /// SIM-11.1: the same for the others.
        DrewObjectives { seat: Seat, count: u8 },
        /// SIM-11.1: no Objective Tile was placed.
        DeclinedObjectives { seat: Seat },
        /// SIM-11.2: there was no space for one.
        ObjectiveWithoutSpace { seat: Seat },
        /// SIM-11.1: an Objective Tile was placed.
        PlacedObjective { seat: Seat, objective: Objective, space: ObjectiveSpace },
        /// SIM-11.3: an Objective Tile took the place of another.
        ReplacedObjective { seat: Seat, objective: Objective, old: Objective, space: ObjectiveSpace },
        /// SIM-10.7: an Objective Tile was put back.
        ReturnedObjective { seat: Seat, objective: Objective, end: End },
        /// SIM-10.7: the same for the others.
        ReturnedSomeObjective { seat: Seat, end: End },
        /// SIM-7.2: a tile of the row was taken.
        TookTile { seat: Seat, tile: ActionTile, row: RowSpace },
        /// SIM-7.2: the top face-down tile was taken.
        DrewTile { seat: Seat, tile: ActionTile },
        /// SIM-7.2: the same for the others.
        DrewSomeTile { seat: Seat },
        /// SIM-5.2: a Vassal was retrieved.
        Retrieved { seat: Seat, vassal: Vassal, spot: Spot },
        /// SIM-9.2: a Dragonrider moved down.
        MovedDown { seat: Seat, spot: Spot },
        /// SIM-12.1: a new tile lies in the row.
        RowFilled { row: RowSpace, tile: ActionTile },
        /// SIM-12.2: a tile was discarded.
        Discarded { seat: Seat, tile: ActionTile, end: End },
        /// SIM-12.2: the same for the others.
        DiscardedSome { seat: Seat, end: End },
        /// SIM-12.3: a token was returned.
        ReturnedToken { seat: Seat, good: Good },
        /// SIM-13.2: the end was triggered.
        EndTriggered { seat: Seat, cause: Cause },
        /// SIM-13.3: the game is over.
        GameOver { cause: Cause },
        /// SIM-14.2: an Objective Tile was scored.
        ScoredObjective { seat: Seat, objective: Objective, points: u16 },
        /// SIM-14.4, SIM-14.5: resources were scored.
        ScoredResources { seat: Seat, points: u16 },
        /// SIM-14.7: the highest total wins.
        Won { seat: Seat, points: i32, lead: i32 },
        /// SIM-14.7: German edition: more Ability markers win among equal totals.
        WonByMarkers { seat: Seat, points: i32, markers: u32 },
        /// SIM-14.7: the highest total is shared.
        SharedVictory { seats: Set<Seat, u8>, points: i32 },
    }
}

engine::names! {
    /// SIM-8.7: why a tile leaves the Wilds.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Departure: "departure" { Empty, Crowded, Explored }
}

/// A space by the name of what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// A space of the City.
    City(CitySpace),
    /// A space or level of a tile.
    Tile(ActionTile, Column),
}

impl Spoken for Spot {
    fn arg(&self) -> Arg {
        match self {
            Spot::City(city) => city.arg(),
            Spot::Tile(tile, column) => {
                let key = if tile.is_exploration() { "level-of-tile" } else { "space-of-tile" };
                let said = Said::plain(key).with("tile", tile.arg());
                Arg::Said(Box::new(said.with("column", column.arg())))
            }
        }
    }

    fn samples() -> Vec<Self> {
        let first = Column::default();
        let tiles = ActionTile::samples().into_iter().map(|tile| Spot::Tile(tile, first));
        CitySpace::ALL.iter().map(|&city| Spot::City(city)).chain(tiles).collect()
    }
}
