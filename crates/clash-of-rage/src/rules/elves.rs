//! The Elves: where they stand and what they carry; phase 1, in which they improve (section 5).

use engine::{Log, Play};

use crate::table::gear::Gear;
use crate::table::places::{Places, Territories, Territory};
use crate::table::player::{Army, size};
use crate::table::profile::Profile;
use crate::words::names::{Equipment, Level, Slot, UnitType};
use crate::{ClashOfRage, Event};

/// All Elves on the board. They never move and never come back (COR-17.37).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Elves {
    garrisons: [Army; Territory::COUNT],
    present: Places,
    gear: Gear,
    profiles: [Profile; 3],
}

impl Elves {
    /// No Elf on the board, nothing in the slots.
    pub fn new() -> Elves {
        let mut elves = Elves {
            garrisons: [[0; 3]; Territory::COUNT],
            present: Places::EMPTY,
            gear: Gear::default(),
            profiles: [Profile::default(); 3],
        };
        elves.refresh_profiles();
        elves
    }

    /// The Elves in a territory, by their place on the Elf card.
    #[inline]
    pub fn army(&self, territory: Territory) -> Army {
        self.garrisons[territory.at()]
    }

    /// Where there are Elves.
    #[inline]
    pub fn present(&self) -> Places {
        self.present
    }

    /// COR-2.7: the profile of a type.
    #[inline]
    pub fn profile(&self, level: Level) -> Profile {
        self.profiles[level.at()]
    }

    pub fn gear(&self) -> &Gear {
        &self.gear
    }

    /// Puts Elves into a territory.
    pub fn place(&mut self, territory: Territory, level: Level, count: u8) {
        self.garrisons[territory.at()][level.at()] += count;
        if count > 0 {
            self.present = self.present.with(territory.into());
        }
    }

    /// Takes an eliminated Elf off the board: it is a crystal now (COR-9.10).
    pub fn lose(&mut self, territory: Territory, level: Level) {
        let garrison = &mut self.garrisons[territory.at()];
        garrison[level.at()] -= 1;
        if size(*garrison) == 0 {
            self.present = self.present.without(territory.into());
        }
    }

    /// How many of a type are on the board.
    pub fn count(&self, level: Level) -> u8 {
        self.present.territories().map(|territory| self.army(territory)[level.at()]).sum()
    }

    /// Puts a card into a slot and returns the one that was there.
    pub fn equip(
        &mut self,
        level: Level,
        slot: Slot,
        card: Option<Equipment>,
    ) -> Option<Equipment> {
        let before = self.gear.put(level, slot, card);
        self.refresh_profiles();
        before
    }

    fn refresh_profiles(&mut self) {
        for (&level, unit) in Level::ALL.iter().zip(UnitType::ELVES) {
            // COR-17.51: Elves never move, whatever they carry.
            let carried = self.gear.profile(unit);
            self.profiles[level.at()] = Profile { movement: 0, flying: false, ..carried };
        }
    }
}

impl ClashOfRage {
    /// COR-5.1 to COR-5.5: each Elf type on the board draws a card and keeps the more expensive
    /// one.
    pub(crate) fn improve_elves(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for (&level, elf) in Level::ALL.iter().zip(UnitType::ELVES) {
            if self.elves.count(level) == 0 {
                continue;
            }
            // COR-5.4: without a card the type gets nothing.
            let Some(drawn) = self.reveal_equipment(play) else { continue };
            let slot = drawn.slot();
            match self.elves.gear().card(level, slot) {
                None => {
                    self.elves.equip(level, slot, Some(drawn));
                    play.tell(Event::ElvesArmed { elf, card: drawn });
                }
                // COR-17.2: at equal cost the old card stays.
                Some(held) if held.cost() < drawn.cost() => {
                    self.elves.equip(level, slot, Some(drawn));
                    self.put_under(held);
                    play.tell(Event::ElvesRearmed { elf, card: drawn, before: held });
                }
                Some(held) => {
                    self.put_under(drawn);
                    play.tell(Event::ElvesKept { elf, card: drawn, held });
                }
            }
        }
        self.refill_market(play);
    }
}
