//! What a viewer sees (section 14): the words of the table, for pages, bots and the sketch.

mod build;

use engine::Seat;
use serde::Serialize;

pub(crate) use self::build::view;
use crate::Event;
use crate::data::Effect;
use crate::decisions::Pocket;
use crate::rules::moving::Group;
use crate::table::places::{Location, Site, TacticsCard, Territory};
use crate::table::profile::{Profile, Totals};
use crate::table::side::{Role, Side};
use crate::words::names::{Clan, Equipment, Feature, Hero, Level, Phase, Slot, Troop, UnitType};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The turn, from 1; 0 while clans are chosen.
    pub turn: u8,
    /// The turn after which the game ends in any case.
    pub turn_limit: u8,
    /// Victory points to win with.
    pub target: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whose choice or action it is; the Attacker in battles. `None` when all choose or it is over.
    pub active: Option<Seat>,
    /// The turn order, once it is known.
    pub order: Vec<Seat>,
    /// The territories in id order.
    pub territories: Vec<TerritoryView>,
    /// The sites for Strongholds.
    pub sites: Vec<SiteView>,
    /// The players, seat 0 first.
    pub players: Vec<PlayerView>,
    /// The Elf types in the order of the Elf card.
    pub elves: Vec<UnitView>,
    /// The heroes.
    pub heroes: Vec<HeroView>,
    /// The Black Market.
    pub market: Vec<WareView>,
    /// How many cards the equipment deck has.
    pub equipment_deck: usize,
    /// The cards at its bottom that everybody has seen, the lowest first.
    pub known_at_the_bottom: Vec<Equipment>,
    /// How many cards the Legendary deck has.
    pub legendary_deck: usize,
    /// The group that is about to move.
    pub moving: Option<Group>,
    /// How many units of that group can make the journey; a hero travels alone.
    pub marchers: u8,
    /// Where that group is bound for, while it is asked how many go.
    pub bound_for: Option<Location>,
    /// The slot that is being filled while equipment is rearranged.
    pub filling: Option<Pocket>,
    /// Reinforcements still to be placed.
    pub reinforcements: Vec<Troop>,
    /// The battle being fought.
    pub battle: Option<BattleView>,
    /// Legendary cards drawn by the forger: everybody sees how many, the forger which.
    pub forging: Option<ForgingView>,
    /// Who has won.
    pub winner: Option<Seat>,
    /// How the game ended: who is first and why, and who comes next.
    pub verdict: Vec<Event>,
}

/// A territory.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TerritoryView {
    /// Its id.
    pub id: Territory,
    /// Axial coordinates.
    pub hex: (i8, i8),
    /// What is on it.
    pub feature: Feature,
    /// Neighbours that can be entered on foot.
    pub open: Vec<Territory>,
    /// Neighbours behind a Rocky Range.
    pub blocked: Vec<Territory>,
    /// Who controls it.
    pub controller: Option<Seat>,
    /// The armies in it.
    pub armies: Vec<ArmyView>,
}

/// The units and heroes of one side in one place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArmyView {
    /// Whose they are.
    pub side: Side,
    /// The units.
    pub units: Vec<Troop>,
    /// The heroes.
    pub heroes: Vec<Hero>,
}

/// A site for a Stronghold.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SiteView {
    /// Its id.
    pub id: Site,
    /// Axial coordinates.
    pub hex: (i8, i8),
    /// The territories it touches.
    pub touches: Vec<Territory>,
    /// Whose Stronghold stands there.
    pub owner: Option<Seat>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The clan, once chosen.
    pub clan: Option<Clan>,
    /// Where the Stronghold stands.
    pub stronghold: Option<Site>,
    /// The army in the Stronghold.
    pub garrison: Option<ArmyView>,
    /// Victory points.
    pub points: u8,
    /// Cities under control.
    pub cities: u8,
    /// Legendary Equipment forged.
    pub legendary: u8,
    /// Gold.
    pub gold: u16,
    /// Crystals.
    pub crystals: u16,
    /// The unit types, level I first; none before the clan is chosen.
    pub units: Vec<UnitView>,
    /// Owned cards that nobody carries.
    pub stash: Vec<Equipment>,
    /// How many tactics cards are in hand.
    pub hand_size: usize,
    /// The hand, for its owner.
    pub hand: Option<Vec<TacticsCard>>,
    /// Cards in hand that everybody can work out.
    pub known_in_hand: Vec<TacticsCard>,
    /// The card chosen and not yet revealed, for its owner.
    pub chosen: Option<TacticsCard>,
    /// How many cards the draw pile has.
    pub draw_pile: usize,
    /// The discard pile.
    pub discard_pile: Vec<TacticsCard>,
    /// The card revealed this turn.
    pub revealed: Option<TacticsCard>,
}

/// A unit type with its values and equipment.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// The type.
    pub unit: UnitType,
    /// Its level, or place on the Elf card.
    pub level: Level,
    /// Its values with equipment.
    pub profile: Profile,
    /// The weapon.
    pub arms: Option<Equipment>,
    /// The armor.
    pub body: Option<Equipment>,
    /// Units on the board.
    pub on_board: u8,
    /// Units in the reserve; none for Elves.
    pub reserve: u8,
}

/// A hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeroView {
    /// Who.
    pub hero: Hero,
    /// The price in gold.
    pub cost: u8,
    /// Movement points.
    pub movement: u8,
    /// What the hero does.
    pub effect: Effect,
    /// Whose hero it is.
    pub owner: Option<Seat>,
    /// Where the hero is.
    pub location: Option<Location>,
}

/// A stack on the Black Market.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WareView {
    /// The design.
    pub card: Equipment,
    /// How many there are.
    pub copies: u8,
    /// The price in gold.
    pub cost: u8,
    /// The slot it fits.
    pub slot: Slot,
    /// What it adds.
    pub bonus: Profile,
}

/// The battle being fought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    /// Where.
    pub territory: Territory,
    /// Whose assault it is.
    pub assaulting: Role,
    /// The Attacker.
    pub attacker: CombatantView,
    /// The Defender.
    pub defender: CombatantView,
    /// The dice on the table: Wounds and blanks.
    pub dice: Option<(u8, u8)>,
    /// Rerolls left.
    pub rerolls: u8,
    /// Wounds left to assign.
    pub wounds: Option<u16>,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CombatantView {
    /// Who.
    pub side: Side,
    /// What the army adds up to.
    pub totals: Totals,
    /// Rage tokens.
    pub rage: u16,
}

/// Legendary cards drawn by a forger.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ForgingView {
    /// How many.
    pub count: usize,
    /// Which, for the forger.
    pub cards: Option<Vec<Equipment>>,
}
