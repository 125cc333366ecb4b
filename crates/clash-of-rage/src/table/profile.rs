//! What a unit type can do, and what an army adds up to (COR-1.2, COR-2.7, COR-2.8).

use serde::{Deserialize, Serialize};

/// The values of a unit type, or what a card adds to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Profile {
    /// Dice rolled when this is the strongest participating type.
    pub strength: u8,
    /// Wounds needed in one assault to eliminate one unit.
    pub life: u8,
    /// Movement points of a Moving action.
    pub movement: u8,
    /// Speed symbols: the army with the lower sum strikes first.
    pub hourglass: u8,
    /// Automatic wounds.
    pub wound: u8,
    /// Enemy wounds that it stops.
    pub shield: u8,
    /// Rerolls in each assault.
    pub reroll: u8,
    /// Rage tokens at each assault.
    pub rage: u8,
    /// Whether the type flies (COR-8.6).
    pub flying: bool,
}

impl Profile {
    /// The profile with a card's bonus.
    #[must_use]
    pub const fn with(self, bonus: Profile) -> Profile {
        Profile {
            strength: self.strength + bonus.strength,
            life: self.life + bonus.life,
            movement: self.movement + bonus.movement,
            hourglass: self.hourglass + bonus.hourglass,
            wound: self.wound + bonus.wound,
            shield: self.shield + bonus.shield,
            reroll: self.reroll + bonus.reroll,
            rage: self.rage + bonus.rage,
            flying: self.flying || bonus.flying,
        }
    }

    /// The symbols that count for the whole army.
    pub const fn symbols(self) -> Symbols {
        let Profile { hourglass, wound, shield, reroll, rage, .. } = self;
        Symbols { hourglass, wound, shield, reroll, rage }
    }

    /// The largest of its numbers.
    pub fn largest(self) -> u8 {
        let Profile { strength, life, movement, hourglass, wound, shield, reroll, rage, flying: _ } =
            self;
        [strength, life, movement, hourglass, wound, shield, reroll, rage]
            .into_iter()
            .max()
            .unwrap_or_default()
    }
}

/// The symbols of an army: a participating type counts once, however many units it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Symbols {
    /// Speed: the lower total strikes first.
    pub hourglass: u8,
    /// Automatic wounds.
    pub wound: u8,
    /// Enemy wounds that it stops.
    pub shield: u8,
    /// Rerolls in each assault.
    pub reroll: u8,
    /// Rage tokens at each assault.
    pub rage: u8,
}

impl Symbols {
    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Symbols) -> Symbols {
        Symbols {
            hourglass: self.hourglass + other.hourglass,
            wound: self.wound + other.wound,
            shield: self.shield + other.shield,
            reroll: self.reroll + other.reroll,
            rage: self.rage + other.rage,
        }
    }
}

/// An army as it goes into an assault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    /// The highest Strength among the participating types.
    pub strength: u8,
    /// The symbols of the types and heroes.
    pub symbols: Symbols,
}
