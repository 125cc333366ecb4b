//! A player's Dragons and the Ability markers on them.

use engine::Set;

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::ids::{Ability, Dragon, Slot};

/// A set of abilities, such as those with a marker.
///
/// Holds one set of Dragon Tiles for each ability number, so that whole sets combine at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Markers([u32; Slot::COUNT]);

impl Markers {
    /// No ability.
    pub const EMPTY: Markers = Markers([0; Slot::COUNT]);

    /// Whether the ability is in the set.
    #[inline]
    pub fn contains(self, ability: Ability) -> bool {
        self.0[ability.slot.at()] >> ability.dragon.at() & 1 != 0
    }

    /// Adds an ability.
    #[inline]
    pub fn insert(&mut self, ability: Ability) {
        self.0[ability.slot.at()] |= 1 << ability.dragon.at();
    }

    /// Removes an ability.
    #[inline]
    pub fn remove(&mut self, ability: Ability) {
        self.0[ability.slot.at()] &= !(1 << ability.dragon.at());
    }

    /// The abilities in both sets.
    #[must_use]
    #[inline]
    pub fn and(self, other: Markers) -> Markers {
        Markers([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The abilities in either set.
    #[must_use]
    #[inline]
    pub fn or(self, other: Markers) -> Markers {
        Markers([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|dragons| dragons.count_ones() as usize).sum()
    }

    /// How many are on these Dragons.
    pub fn on(self, dragons: Set<Dragon>) -> usize {
        let mask = dragons.bits() as u32;
        self.0.iter().map(|each| (each & mask).count_ones() as usize).sum()
    }

    /// The Dragons whose ability with this number is in the set.
    #[inline]
    pub fn with(self, slot: Slot) -> Set<Dragon> {
        Set::from_bits(self.0[slot.at()].into())
    }

    /// All abilities, by ability number and tile.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Slot::all().flat_map(move |slot| {
            self.with(slot).iter().map(move |dragon| Ability { dragon, slot })
        })
    }

    /// The ability on the lowest tile number.
    pub fn lowest(self) -> Option<Ability> {
        self.iter().min()
    }
}

impl FromIterator<Ability> for Markers {
    fn from_iter<I: IntoIterator<Item = Ability>>(abilities: I) -> Self {
        let mut markers = Markers::EMPTY;
        abilities.into_iter().for_each(|ability| markers.insert(ability));
        markers
    }
}

/// In JSON a list of `{"dragon": 49, "slot": 1}`.
impl Serialize for Markers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Markers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Ability>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The Dragon Tiles before a player, with their markers.
///
/// In JSON the tiles by number, each with the numbers of its abilities that have a marker:
/// `{"49": [1, 3]}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lair {
    /// The tiles.
    pub dragons: Set<Dragon>,
    /// The abilities with a marker.
    pub markers: Markers,
}

impl Lair {
    /// SIM-10.2: adds a new Dragon with this many markers from the left.
    pub fn welcome(&mut self, dragon: Dragon, markers: u8) {
        self.dragons.insert(dragon);
        for slot in Slot::all().take(markers.into()) {
            self.markers.insert(Ability { dragon, slot });
        }
    }

    /// SIM-10.3: the Dragons that another marker can be put on.
    #[inline]
    pub fn with_room(&self, refillable: Markers) -> Set<Dragon> {
        let room = Slot::all().fold(Set::EMPTY, |room: Set<Dragon>, slot| {
            room.or(refillable.with(slot).minus(self.markers.with(slot)))
        });
        self.dragons.and(room)
    }

    /// SIM-10.3: the ability on which the next marker goes.
    pub fn leftmost_empty(&self, dragon: Dragon, refillable: Markers) -> Option<Ability> {
        Slot::all()
            .map(|slot| Ability { dragon, slot })
            .find(|&ability| refillable.contains(ability) && !self.markers.contains(ability))
    }

    /// The abilities of a Dragon that have a marker.
    pub fn marked(&self, dragon: Dragon) -> Set<Slot> {
        Slot::all().filter(|&slot| self.markers.contains(Ability { dragon, slot })).collect()
    }
}

impl Serialize for Lair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.dragons.iter().map(|dragon| (dragon, self.marked(dragon))))
    }
}

impl<'de> Deserialize<'de> for Lair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<Dragon, Set<Slot>>::deserialize(deserializer)?;
        let mut lair = Lair::default();
        for (dragon, slots) in written {
            lair.dragons.insert(dragon);
            slots.iter().for_each(|slot| lair.markers.insert(Ability { dragon, slot }));
        }
        Ok(lair)
    }
}
