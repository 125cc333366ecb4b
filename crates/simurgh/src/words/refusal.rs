//! Why something is not possible, each reason with its rule.

use engine::Set;

use crate::table::ids::{
    ActionTile, Dragon, Objective, ObjectiveSpace, RowSpace, Slot, Space, Vassal, WildsSpace,
};
use crate::table::purse::{Good, Purse};
use crate::words::event::Spot;

engine::refusals! {
    /// Why an action is not possible.
    pub enum Refusal {
        /// It is not among the alternatives.
        "SIM-6.5" NotAnAlternative,
        /// The Vassal goes onto the tile that was just laid.
        "SIM-8.2" OntoNewTile { tile: ActionTile },
        /// The tile was not dealt to the player.
        "SIM-4.12" NotDealt,
        /// The Main Action of the turn is over.
        "SIM-5.1" MainActionTaken,
        /// The Main Action comes before the end of the turn.
        "SIM-5.2" MainActionDue,
        /// No Vassal is in the pool.
        "SIM-5.2" NoVassalReady,
        /// The Vassals in the pool came home this turn.
        "SIM-8.10" VassalsRest,
        /// No Vassal of the player is on the board.
        "SIM-5.2" NobodyToRetrieve,
        /// At least one Vassal is retrieved.
        "SIM-19.14" RetrieveOne,
        /// "All" needs more than one.
        "SIM-5.2" OneVassalLeft,
        /// The player has no such Vassal there.
        "SIM-5.2" NotYourVassal { vassal: Vassal, spot: Spot },
        /// A Free Action would leave no tile for the Scout Quarters.
        "SIM-5.5" BlocksScoutQuarters,
        /// The space is for Dragonriders.
        "SIM-6.1" DragonridersOnly { spot: Spot },
        /// The space is full.
        "SIM-6.1" Occupied { spot: Spot },
        /// No tile lies there.
        "SIM-8.1" NoTileThere { wilds: WildsSpace },
        /// The tile has fewer spaces.
        "SIM-2.3" NoSuchSpace { space: Space },
        /// These goods are missing.
        "SIM-6.2" CannotPay { goods: Purse },
        /// None of the alternatives can be paid.
        "SIM-6.2" CannotPayChoice,
        /// This many points are missing.
        "SIM-6.6" NotEnoughPoints { count: u16 },
        /// The rest of the cost could not be paid.
        "SIM-15.2" RestNotPayable,
        /// There is no marker to pay with.
        "SIM-6.11" NoMarkerToPay,
        /// The player has no Vassal of that kind to give up.
        "SIM-6.7" NoVassalToGiveUp { vassal: Vassal },
        /// The last Vassal is never given up.
        "SIM-6.7" LastVassal,
        /// A Vassal of another kind is due.
        "SIM-6.7" OtherVassalDue { vassal: Vassal },
        /// That Vassal can't be given up.
        "SIM-6.8" NotExpendable { vassal: Vassal, spot: Spot },
        /// The stock has no such Vassal.
        "SIM-6.3" NoVassalInStock { vassal: Vassal },
        /// The Dragon deck is empty.
        "SIM-6.3" DragonDeckEmpty,
        /// The row is empty.
        "SIM-6.3" RowEmpty,
        /// The Action deck is empty.
        "SIM-6.3" ActionDeckEmpty,
        /// No tile of the Scout Quarters can be paid for.
        "SIM-7.2" NoTileToTake,
        /// No tile lies on that space of the row.
        "SIM-7.3" NoTileInRow { row: RowSpace },
        /// The tile is not in the hand.
        "SIM-8.1" NotInHand { tile: ActionTile },
        /// The tile space needs more players.
        "SIM-8.1" NotInPlay { wilds: WildsSpace },
        /// Another tile lies there.
        "SIM-8.1" SpaceTaken { wilds: WildsSpace },
        /// Tiles are removed only when no space is free.
        "SIM-8.1" SpaceIsFree,
        /// Removing a tile costs a Weapon.
        "SIM-8.2" NoWeapon,
        /// Only Exploration Tiles lie in the Wilds.
        "SIM-19.10" OnlyExploration,
        /// An Exploration Tile can't be removed with a Weapon.
        "SIM-9.7" ExplorationStays { tile: ActionTile },
        /// No Vassal could enter the tile.
        "SIM-8.4" NothingToEnter { tile: ActionTile },
        /// No Vassal could enter the new tile then.
        "SIM-8.4" BlocksNewTile { tile: ActionTile },
        /// Exploration Tiles are entered at the first level.
        "SIM-9.1" EnterAtFirstLevel,
        /// The player has a Dragonrider on the tile.
        "SIM-9.1" RiderOnTile { wilds: WildsSpace },
        /// The player has no Dragonrider on an Exploration Tile there.
        "SIM-9.2" NoRiderThere { wilds: WildsSpace },
        /// The level below is full.
        "SIM-9.2" LevelFull { spot: Spot },
        /// There is no level below.
        "SIM-9.2" LastLevel,
        /// A Dragonrider was advanced this turn.
        "SIM-9.3" AlreadyAdvanced,
        /// The Dragonrider entered the tile this turn.
        "SIM-9.3" EnteredThisTurn,
        /// The Dragon is not the player's.
        "SIM-10.1" NotYourDragon { dragon: Dragon },
        /// The ability has no marker.
        "SIM-10.1" NoMarkerThere { dragon: Dragon, slot: Slot },
        /// The Dragon has no empty ability for a marker.
        "SIM-10.3" NoRoomOnDragon { dragon: Dragon },
        /// The ability is a Free Action.
        "SIM-5.4" OnlyAsFreeAction { dragon: Dragon, slot: Slot },
        /// The ability adds to goods that are received.
        "SIM-10.13" OnlyWhenReceiving { dragon: Dragon, slot: Slot, goods: Set<Good> },
        /// The ability is for a Dragonrider that moved down.
        "SIM-9.5" OnlyAfterStep { dragon: Dragon, slot: Slot },
        /// The ability is for a Vassal that was given up.
        "SIM-10.18" OnlyWhenGivingUp { dragon: Dragon, slot: Slot, vassal: Vassal },
        /// The ability is for an Objective Tile that is being placed.
        "SIM-11.3" OnlyWhenReplacing { dragon: Dragon, slot: Slot },
        /// The marker came after the moment began.
        "SIM-10.14" MarkerTooLate { dragon: Dragon, slot: Slot },
        /// No ability of the Dragon adds to one of several received goods.
        "SIM-10.17" NoChoiceOfGoods { dragon: Dragon },
        /// The ability is for one of several goods: name it.
        "SIM-10.17" NameTheGood,
        /// The good was not received.
        "SIM-10.13" NotReceived { good: Good },
        /// The tile is not among those drawn.
        "SIM-10.6" DragonNotDrawn { dragon: Dragon },
        /// Here tiles go under the deck.
        "SIM-10.7" OnlyUnder,
        /// The tile is not among those drawn.
        "SIM-11.1" NotDrawn { objective: Objective },
        /// No Objective Space can be paid for.
        "SIM-11.2" NoSpaceForObjective,
        /// An Objective Tile lies there.
        "SIM-11.1" ObjectiveThere { space: ObjectiveSpace },
        /// No Objective Tile lies there.
        "SIM-11.3" NoObjectiveThere { space: ObjectiveSpace },
        /// No ability to replace an Objective Tile has a marker.
        "SIM-11.3" CannotReplace,
        /// Only tiles of the hand are discarded.
        "SIM-12.2" NotInHandToDiscard { tile: ActionTile },
        /// A Power Tile is never discarded.
        "SIM-12.2" PowerTileStays,
        /// Points are not a resource.
        "SIM-12.3" NoResource,
    }
}
