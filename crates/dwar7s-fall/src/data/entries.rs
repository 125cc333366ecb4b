//! The entries of the component files as they are written.

use engine::Marked;
use serde::{Deserialize, Serialize};

use crate::table::cell::Side;
use crate::words::names::{
    CardType, Class, Decree, Gem, Goal, KingdomCard, Mood, OgreCard, Race, Roaming, Scenario,
    SecretGoal,
};

/// Which box a thing comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Module {
    /// The core game.
    Core,
    /// The Empires.
    Empires,
}

/// `gems.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GemEntry {
    pub id: Gem,
    pub vp: Marked<u8>,
    pub core: Marked<u8>,
    pub empires: Marked<u8>,
}

/// `kingdom_cards.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingdomCardEntry {
    pub id: KingdomCard,
    pub r#type: Marked<CardType>,
    pub needed: Marked<u8>,
    pub slots: Marked<u8>,
    pub sides: Marked<String>,
    pub vp: Marked<i8>,
    pub task: Marked<Task>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub monster: Option<Marked<Monster>>,
}

/// What completing a card's task does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// DWF-8.1.
    Dig,
    /// DWF-8.3: take this many gems.
    Gems(Gem, u8),
    /// DWF-8.6: draw this many ogre cards.
    Draw(u8),
    /// DWF-8.4.
    Trade,
    /// DWF-8.5.
    Defeat,
    /// DWF-13.5.
    Toll,
    /// DWF-8.7.
    Rotate,
}

/// What a monster is and what it blocks in its kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    /// What it is.
    pub breed: Breed,
    /// What it blocks.
    pub blocks: Blocks,
}

/// The breed of a monster, which decrees and traits distinguish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breed {
    /// Fire and Forest Dragon.
    Dragon,
    /// Frost Giant.
    Giant,
    /// Treant.
    Treant,
    /// Big Bad Wolf.
    Wolf,
}

/// What a monster blocks, besides digging.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blocks {
    /// DWF-8.3.
    Mines,
    /// DWF-5.4.
    ExtraAction,
    /// DWF-8.4, DWF-8.6.
    Inns,
}

/// `races.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceEntry {
    pub id: Race,
    pub cards: Marked<Vec<KingdomCard>>,
    pub ogre_cards: Marked<u8>,
    pub monster_vp: Marked<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mines_need: Option<Marked<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pouches: Option<Marked<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class_bonus: Option<Marked<u8>>,
    pub traits: Marked<Vec<Trait>>,
}

engine::names! {
    /// What a race can do (section 14).
    pub enum Trait: "trait" {
        /// DWF-14.4.
        ElfAccuracy,
        /// DWF-14.6.
        MonsterScales,
        /// DWF-14.8.
        LifeOfTheParty,
        /// DWF-14.9.
        Thievery,
        /// DWF-14.11.
        Pawnbroker,
        /// DWF-14.14.
        FrostInvasion,
        /// DWF-14.15.
        Suspicious,
        /// DWF-14.16.
        FrozenSoul,
        /// DWF-14.17.
        FrozenHeart,
        /// DWF-14.19.
        DiamondHelmets,
    }
}

/// A number of gems of each kind.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    pub gold: u8,
    pub emerald: u8,
    pub diamond: u8,
    pub ruby: u8,
}

/// `goals.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalEntry {
    pub id: Goal,
    pub module: Marked<Module>,
    pub from_players: Marked<u8>,
    pub cost: Marked<Cost>,
    pub monsters: Marked<u8>,
    pub vp: Marked<u8>,
}

/// `ogre_cards.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OgreCardEntry {
    pub id: OgreCard,
    pub core: Marked<u8>,
    pub empires: Marked<u8>,
    pub troll: Marked<u8>,
    pub effect: Marked<OgreEffect>,
}

/// What an ogre card does when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OgreEffect {
    /// DWF-10.5: send home all meeples on a card.
    Clear,
    /// DWF-10.6: swap an enemy meeple and one of the player's own.
    Swap,
    /// DWF-10.7: move a meeple one or two steps.
    Chase,
    /// DWF-10.8: take a gem at random.
    StealGem,
    /// DWF-10.9: take all ogre cards of a hand.
    StealOgreCards,
    /// DWF-10.10: send home all meeples on a card, then dig there.
    ClearAndDig,
    /// DWF-10.11: draw this many ogre cards, or deny another ogre card.
    DrawOrDeny(u8),
}

/// `secret_goals.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretGoalEntry {
    pub id: SecretGoal,
    pub module: Marked<Module>,
    pub vp: Marked<u8>,
    pub requirement: Marked<Requirement>,
}

/// What a secret goal asks of its owner (section 2.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Requirement {
    /// This many cells in the owner's kingdom.
    KingdomCells(u8),
    /// This many monsters defeated in this game.
    MonstersDefeated(u8),
    /// The owner's kingdom is worth this much by DWF-12.4.
    KingdomWorth(u8),
    /// This many gems of each kind in hand.
    EachGem(u8),
    /// This many ogre cards in hand.
    OgreCards(u8),
    /// Enough of the owner's meeples on each of several monsters.
    MeeplesOnMonsters {
        /// How many on each of them.
        meeples: u8,
        /// How many different monster cards.
        monsters: u8,
    },
    /// This many gems of one kind in hand.
    Gems(Gem, u8),
    /// This many monsters in the owner's kingdom.
    KingdomMonsters(u8),
    /// This many inns in the owner's kingdom.
    KingdomInns(u8),
    /// A monster once defeated with this many kinds of meeples.
    KindsInADefeat(u8),
}

impl Requirement {
    /// Whether it depends on the board, which others can change.
    pub(crate) fn is_on_board(self) -> bool {
        match self {
            Requirement::KingdomCells(_)
            | Requirement::KingdomWorth(_)
            | Requirement::KingdomMonsters(_)
            | Requirement::KingdomInns(_)
            | Requirement::MeeplesOnMonsters { .. } => true,
            Requirement::MonstersDefeated(_)
            | Requirement::EachGem(_)
            | Requirement::OgreCards(_)
            | Requirement::Gems(..)
            | Requirement::KindsInADefeat(_) => false,
        }
    }
}

/// `classes.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassEntry {
    pub id: Class,
    pub races: Marked<Vec<Race>>,
    pub cost: Marked<Cost>,
    pub vp: Marked<u8>,
    pub gained: Marked<Gained>,
    pub powers: Marked<Vec<Power>>,
}

/// DWF-14.21: how a class piece comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gained {
    /// It takes the place of a basic meeple.
    Upgrade,
    /// It comes to the campfire as one more meeple.
    ExtraMeeple,
}

engine::names! {
    /// What a class piece can do (DWF-14.22 to DWF-14.27).
    pub enum Power: "power" {
        /// DWF-14.22.
        ChangeGem,
        /// DWF-14.23.
        Push,
        /// DWF-14.24.
        Protect,
        /// DWF-14.25.
        FreePlacement,
        /// DWF-14.26.
        SendHome,
    }
}

/// `moods.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoodEntry {
    pub id: Mood,
    pub copies: Marked<u8>,
    pub slots: Marked<u8>,
    pub effect: Marked<MoodEffect>,
}

/// What a mood does on the troll's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoodEffect {
    /// DWF-13.8.
    SendHome,
    /// DWF-13.9.
    OgreCards(u8),
    /// DWF-13.10.
    MultiplyGems(u8),
    /// DWF-13.11.
    MonstersNeed(u8),
}

/// `roaming.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoamingEntry {
    pub id: String,
    pub card: Marked<Roaming>,
    pub steps: Marked<u8>,
    pub arrows: Marked<Vec<Side>>,
}

/// `scenarios.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioEntry {
    pub id: Scenario,
    pub decrees: Marked<Vec<Decree>>,
    pub random: Marked<u8>,
}

/// `mats.ron`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatEntry {
    pub id: String,
    pub from_players: Marked<u8>,
    pub to_players: Marked<u8>,
    pub side: Marked<u8>,
}
