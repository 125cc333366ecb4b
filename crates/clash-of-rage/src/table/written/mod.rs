//! The state as JSON, in the words of the rulebook. `state.md` describes it.
//!
//! What follows from the rest is not written: reserves, profiles, turn order, who controls what.

mod convert;
mod question;

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

pub use crate::decisions::{
    Deploy, Destination, Eliminate, Fill, HowMany, Legendary, Open, Reroll, Serve,
};
use crate::rules::market::Stack;
use crate::table::board::PlacedTile;
use crate::table::options::Options;
use crate::table::places::{Location, Site, TacticsCard, Territory};
use crate::table::side::Role;
use crate::words::names::{Clan, Equipment, Hero, Phase, UnitType};

/// Units in one place: how many of each type.
pub type Units = BTreeMap<UnitType, u8>;

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// What was agreed before the game.
    pub options: Options,
    /// The tiles in slots a, b, ...
    pub map: Vec<PlacedTile>,
    /// The turn, from 1; 0 while clans are chosen.
    pub turn: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whose choice or action it is; the Attacker in battles.
    pub active: Seat,
    /// The open decision; `"over"` when there is none.
    #[serde(with = "question")]
    pub question: Option<Open>,
    /// The players, seat 0 first.
    pub players: Vec<WrittenPlayer>,
    /// The Elves.
    pub elves: WrittenElves,
    /// Heroes in somebody's service; the others are on offer.
    pub heroes: BTreeMap<Hero, WrittenPosting>,
    /// The equipment deck from the top.
    pub equipment_deck: Vec<Equipment>,
    /// How many cards at its bottom everybody has seen.
    pub known_at_the_bottom: u8,
    /// The Black Market.
    pub market: Vec<Stack>,
    /// The Legendary deck from the top.
    pub legendary_deck: Vec<Equipment>,
    /// What is remembered during a movement step.
    pub march: WrittenMarch,
    /// The battle being fought.
    pub battle: Option<WrittenBattle>,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// One player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPlayer {
    /// The clan, once chosen.
    pub clan: Option<Clan>,
    /// Where the Stronghold stands.
    pub stronghold: Option<Site>,
    /// Gold.
    pub gold: u16,
    /// Crystals.
    pub crystals: u16,
    /// Units on the board.
    pub units: BTreeMap<Location, Units>,
    /// What each unit type carries.
    pub equipment: BTreeMap<UnitType, Carried>,
    /// Owned cards that nobody carries.
    pub stash: Vec<Equipment>,
    /// Tactics cards in hand.
    pub hand: Vec<TacticsCard>,
    /// Those of them that everybody can work out.
    pub known_in_hand: Vec<TacticsCard>,
    /// The tactics draw pile from the top.
    pub draw_pile: Vec<TacticsCard>,
    /// The tactics discard pile.
    pub discard_pile: Vec<TacticsCard>,
    /// The card chosen and not yet revealed; it is still in hand.
    pub chosen: Option<TacticsCard>,
    /// The card revealed this turn.
    pub revealed: Option<TacticsCard>,
}

/// The cards of one unit type.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Carried {
    /// The weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arms: Option<Equipment>,
    /// The armor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub body: Option<Equipment>,
}

/// The Elves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenElves {
    /// Where they stand.
    pub garrisons: BTreeMap<Territory, Units>,
    /// What each type carries.
    pub equipment: BTreeMap<UnitType, Carried>,
}

/// A hero in somebody's service.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenPosting {
    /// Whose hero it is.
    pub owner: Seat,
    /// Where the hero is.
    pub location: Location,
}

/// What is remembered during a movement step.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenMarch {
    /// Units that have made their journey, by where they are now.
    pub moved: BTreeMap<Location, Units>,
    /// Heroes that have made theirs.
    pub heroes: Vec<Hero>,
    /// Where heroes with `march` stood when Move was chosen.
    pub guides: BTreeMap<Hero, Location>,
}

/// The battle being fought. The Defender is the side there that isn't the active player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenBattle {
    /// Where.
    pub territory: Territory,
    /// Whose assault it is.
    pub assaulting: Role,
    /// Rage tokens of the Attacker.
    pub attacker_rage: u16,
    /// Rage tokens of the Defender.
    pub defender_rage: u16,
    /// Units eliminated in this assault so far.
    pub eliminated: u8,
}
