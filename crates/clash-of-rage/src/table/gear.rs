//! Equipment in slots and in the stash (COR-10.7).

use crate::data::{Unit, components};
use crate::table::profile::Profile;
use crate::words::names::{Equipment, Level, Slot, UnitType};

/// The slots of three unit types: arms and body of each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gear([[Option<Equipment>; 2]; 3]);

impl Gear {
    /// The card in a slot.
    #[inline]
    pub fn card(&self, level: Level, slot: Slot) -> Option<Equipment> {
        self.0[level.at()][slot as usize]
    }

    /// Puts a card, or nothing, into a slot and returns the one that was there.
    pub fn put(&mut self, level: Level, slot: Slot, card: Option<Equipment>) -> Option<Equipment> {
        std::mem::replace(&mut self.0[level.at()][slot as usize], card)
    }

    /// Every card in a slot.
    pub fn cards(&self) -> impl Iterator<Item = Equipment> {
        self.0.into_iter().flatten().flatten()
    }

    /// COR-2.7: the printed values of the type with the bonuses of its cards.
    pub fn profile(&self, unit: UnitType) -> Profile {
        let components = components();
        let Unit { level, profile, .. } = components.units[unit as usize];
        let bonus = |card: Equipment| components.equipment[card as usize].bonus;
        self.0[level.at()].iter().flatten().fold(profile, |sum, &card| sum.with(bonus(card)))
    }
}

/// Cards next to the clan card: the number of each design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stash([u8; Equipment::COUNT]);

impl Stash {
    /// No card.
    pub const EMPTY: Stash = Stash([0; Equipment::COUNT]);

    /// How many of a design there are.
    #[inline]
    pub fn count(&self, card: Equipment) -> u8 {
        self.0[card as usize]
    }

    /// Puts a card in.
    pub fn add(&mut self, card: Equipment) {
        self.0[card as usize] += 1;
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: Equipment) {
        self.0[card as usize] = self.0[card as usize].saturating_sub(1);
    }

    /// The designs that are there, each once.
    pub fn designs(&self) -> impl Iterator<Item = Equipment> {
        Equipment::ALL.iter().copied().filter(|&card| self.count(card) > 0)
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }
}
