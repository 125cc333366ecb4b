//! The components as fast tables, read from `components/*.ron`.

mod entries;
mod read;

use arrayvec::ArrayVec;
use engine::{ComponentTable, Indexed, Shelf, Tabled};

use crate::table::card::CardId;
use crate::table::cell::{Rotation, Side, Walls};
use crate::table::tally::Gems;
use crate::words::names::{
    CardType, Class, Decree, Gem, Goal, Kind, KingdomCard, Mood, OgreCard, Race, Roaming, Scenario,
    SecretGoal, Set,
};

pub use entries::{
    Blocks, Breed, Gained, Module, Monster, MoodEffect, OgreEffect, Power, Requirement, Task, Trait,
};
pub use read::read;

/// The most kingdom cards of one race.
pub const MAX_SET: usize = 9;
/// Trading goals and eggs of all modules.
pub const GOALS: usize = Goal::COUNT as usize;
/// The most ogre cards of all modules together.
pub const MAX_OGRE_CARDS: usize = 23;
/// The most mood cards a corrected file can have.
pub const MAX_MOODS: usize = 8;
/// The most roaming cards a corrected file can have.
pub const MAX_ROAMING: usize = 32;
/// The most slots a card can have.
pub const MAX_SLOTS: u8 = 8;

/// The embedded files, which corrected ones can replace.
pub(crate) static SHELF: Shelf<Components> = Shelf::new(
    &[
        ("gems.ron", include_str!("../../components/gems.ron")),
        ("kingdom_cards.ron", include_str!("../../components/kingdom_cards.ron")),
        ("races.ron", include_str!("../../components/races.ron")),
        ("goals.ron", include_str!("../../components/goals.ron")),
        ("ogre_cards.ron", include_str!("../../components/ogre_cards.ron")),
        ("secret_goals.ron", include_str!("../../components/secret_goals.ron")),
        ("classes.ron", include_str!("../../components/classes.ron")),
        ("moods.ron", include_str!("../../components/moods.ron")),
        ("roaming.ron", include_str!("../../components/roaming.ron")),
        ("scenarios.ron", include_str!("../../components/scenarios.ron")),
        ("mats.ron", include_str!("../../components/mats.ron")),
    ],
    read,
);

/// The components in play.
#[inline]
pub fn components() -> &'static Components {
    SHELF.get()
}

/// Everything in the boxes.
#[derive(Debug)]
pub struct Components {
    gems: [GemPile; Gem::COUNT as usize],
    cards: [CardFace; KingdomCard::COUNT as usize],
    kinds: [KingdomCard; CardId::COUNT],
    races: [People; Race::COUNT as usize],
    goals: [GoalFace; GOALS],
    ogre_cards: [OgreFace; OgreCard::COUNT as usize],
    secret_goals: [SecretFace; SecretGoal::COUNT as usize],
    /// Secret goals that ask where meeples stand.
    goals_of_meeples: Set<SecretGoal>,
    classes: [ClassPiece; Class::COUNT as usize],
    /// The kinds of meeples that have each power.
    with_power: [Set<Kind>; Power::COUNT as usize],
    moods: [MoodFace; Mood::COUNT as usize],
    roaming: ArrayVec<RoamingFace, MAX_ROAMING>,
    scenarios: [ScenarioFace; Scenario::COUNT as usize],
    mats: Vec<Mat>,
    tables: Vec<ComponentTable>,
}

impl Tabled for Components {
    fn tables(&self) -> &[ComponentTable] {
        &self.tables
    }
}

/// A gem's value and pile.
#[derive(Clone, Copy, Debug)]
pub struct GemPile {
    /// Victory points of one gem.
    pub vp: u8,
    /// Gem cards in the core box.
    pub core: u8,
    /// Gem cards in the Empires box.
    pub empires: u8,
}

/// What a kingdom card shows.
#[derive(Clone, Copy, Debug)]
pub struct CardFace {
    /// Its type.
    pub of: CardType,
    /// Meeples needed for its task.
    pub needed: u8,
    /// Slots for meeples.
    pub slots: u8,
    /// Its walls as printed.
    pub walls: Walls,
    /// Victory points.
    pub vp: i8,
    /// Its task.
    pub task: Task,
    /// What it is as a monster.
    pub monster: Option<Monster>,
}

impl CardFace {
    /// DWF-3.5: the rotations that give different walls, each by its smallest number.
    pub fn rotations(&self) -> impl Iterator<Item = Rotation> + use<'_> {
        Rotation::all().filter(|&rotation| self.walls.smallest(rotation) == rotation)
    }
}

/// A race: its cards and traits.
#[derive(Clone, Debug)]
pub struct People {
    /// Its kingdom cards.
    pub cards: ArrayVec<KingdomCard, MAX_SET>,
    /// Ogre cards drawn at set-up.
    pub ogre_cards: u8,
    /// Victory points of a defeated monster.
    pub monster_vp: u8,
    /// Meeples needed on every mine, if not the printed number.
    pub mines_need: Option<u8>,
    /// DWF-2.9.7: stolen pouches that it brings into the game.
    pub pouches: u8,
    /// Victory points of a class piece beyond its own.
    pub class_bonus: u8,
    /// Its traits.
    pub traits: Set<Trait>,
}

impl People {
    /// What a class costs (DWF-14.19).
    pub fn class_cost(&self, class: Class) -> Gems {
        let mut cost = components().class(class).cost;
        if self.traits.contains(Trait::DiamondHelmets) {
            cost.add(Gem::Diamond, 1);
        }
        cost
    }

    /// Victory points of a class piece at the end.
    pub fn class_vp(&self, class: Class) -> u8 {
        components().class(class).vp + self.class_bonus
    }
}

/// What a trading goal or egg costs and is worth.
#[derive(Clone, Copy, Debug)]
pub struct GoalFace {
    /// Which box it comes in.
    pub module: Module,
    /// The fewest players with which it is used.
    pub from_players: u8,
    /// Gems to be paid.
    pub cost: Gems,
    /// Defeated monsters to be handed over.
    pub monsters: u8,
    /// DWF-2.6.1: its price.
    pub price: u16,
    /// Victory points.
    pub vp: u8,
}

/// The copies and effect of an ogre card.
#[derive(Clone, Copy, Debug)]
pub struct OgreFace {
    /// Copies in the core game.
    pub core: u8,
    /// Copies added by The Empires.
    pub empires: u8,
    /// Copies added by The Troll's Bridge.
    pub troll: u8,
    /// What it does.
    pub effect: OgreEffect,
}

/// What a secret goal asks and is worth.
#[derive(Clone, Copy, Debug)]
pub struct SecretFace {
    /// Which box it comes in.
    pub module: Module,
    /// Victory points.
    pub vp: u8,
    /// What it asks.
    pub requirement: Requirement,
}

/// A class piece.
#[derive(Clone, Copy, Debug)]
pub struct ClassPiece {
    /// Who may get it.
    pub races: Set<Race>,
    /// What it costs.
    pub cost: Gems,
    /// Victory points at the end.
    pub vp: u8,
    /// How it comes into play.
    pub gained: Gained,
    /// What it can do.
    pub powers: Set<Power>,
}

/// A mood card.
#[derive(Clone, Copy, Debug)]
pub struct MoodFace {
    /// Copies in the deck.
    pub copies: u8,
    /// Slots of its toll track.
    pub slots: u8,
    /// What it does.
    pub effect: MoodEffect,
}

/// A roaming card.
#[derive(Clone, Debug)]
pub struct RoamingFace {
    /// Its id in the file.
    pub id: String,
    /// Its name.
    pub card: Roaming,
    /// The arrows in order.
    pub arrows: Vec<Side>,
}

/// A scenario.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioFace {
    /// The decrees it activates.
    pub decrees: Set<Decree>,
    /// How many more it draws.
    pub random: u8,
}

/// A mat.
#[derive(Clone, Copy, Debug)]
pub struct Mat {
    /// The fewest players with which it is used.
    pub from_players: u8,
    /// The most players with which it is used.
    pub to_players: u8,
    /// Cells of one side.
    pub side: u8,
}

impl Components {
    /// A gem.
    #[inline]
    pub fn gem(&self, gem: Gem) -> &GemPile {
        &self.gems[gem as usize]
    }

    /// A kingdom card's face.
    #[inline]
    pub fn card(&self, card: KingdomCard) -> &CardFace {
        &self.cards[card as usize]
    }

    /// What a card shows.
    #[inline]
    pub fn kind_of(&self, card: CardId) -> KingdomCard {
        self.kinds[card.at()]
    }

    /// A race.
    #[inline]
    pub fn race(&self, race: Race) -> &People {
        &self.races[race as usize]
    }

    /// A trading goal or egg.
    #[inline]
    pub fn goal(&self, goal: Goal) -> &GoalFace {
        &self.goals[goal as usize]
    }

    /// An ogre card.
    #[inline]
    pub fn ogre_card(&self, card: OgreCard) -> &OgreFace {
        &self.ogre_cards[card as usize]
    }

    /// A secret goal.
    #[inline]
    pub fn secret_goal(&self, goal: SecretGoal) -> &SecretFace {
        &self.secret_goals[goal as usize]
    }

    /// The secret goals that ask where meeples stand.
    #[inline]
    pub fn goals_of_meeples(&self) -> Set<SecretGoal> {
        self.goals_of_meeples
    }

    /// A class.
    #[inline]
    pub fn class(&self, class: Class) -> &ClassPiece {
        &self.classes[class as usize]
    }

    /// The powers of a meeple.
    #[inline]
    pub fn powers(&self, kind: Kind) -> Set<Power> {
        kind.class().map_or(Set::EMPTY, |class| self.class(class).powers)
    }

    /// The kinds of meeples that have a power.
    #[inline]
    pub fn with_power(&self, power: Power) -> Set<Kind> {
        self.with_power[power as usize]
    }

    /// A mood.
    #[inline]
    pub fn mood(&self, mood: Mood) -> &MoodFace {
        &self.moods[mood as usize]
    }

    /// The roaming cards.
    pub fn roaming(&self) -> &[RoamingFace] {
        &self.roaming
    }

    /// A scenario.
    pub fn scenario(&self, scenario: Scenario) -> &ScenarioFace {
        &self.scenarios[scenario as usize]
    }

    /// DWF-3.2: the side of the mat for this many players.
    pub fn mat_side(&self, players: u8) -> u8 {
        let fits = |mat: &&Mat| (mat.from_players..=mat.to_players).contains(&players);
        // Loading checked that every number of players has a mat.
        self.mats.iter().find(fits).map_or(0, |mat| mat.side)
    }
}
