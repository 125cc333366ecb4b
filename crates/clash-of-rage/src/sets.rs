//! Sets of places and of tactics cards, one bit for each.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::places::{Location, TacticsCard, Territory};

/// A set of locations. Territories alone never have the last bit.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Places(u32);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// The first `count` territories: those of a map.
    pub const fn first(count: usize) -> Places {
        Places((1 << count) - 1)
    }

    /// This place alone.
    #[inline]
    pub const fn only(location: Location) -> Places {
        Places(1 << location.at())
    }

    /// This territory alone.
    #[inline]
    pub const fn just(territory: Territory) -> Places {
        Places(1 << territory.at())
    }

    /// Whether the place is in the set.
    #[inline]
    pub const fn contains(self, location: Location) -> bool {
        self.0 & 1 << location.at() != 0
    }

    /// Whether the territory is in the set.
    #[inline]
    pub const fn has(self, territory: Territory) -> bool {
        self.0 & 1 << territory.at() != 0
    }

    /// The set with another's places.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// The places in both.
    #[inline]
    #[must_use]
    pub const fn within(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// The set without another's places.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// How many places there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first place.
    #[inline]
    pub const fn lowest(self) -> Option<Location> {
        Location::new(self.0.trailing_zeros() as usize)
    }

    /// The places in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Location> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = Places(rest).lowest()?;
            rest &= rest - 1;
            Some(place)
        })
    }

    /// The territories in order.
    #[inline]
    pub fn territories(self) -> impl Iterator<Item = Territory> {
        self.iter().filter_map(Location::territory)
    }
}

impl FromIterator<Location> for Places {
    fn from_iter<I: IntoIterator<Item = Location>>(places: I) -> Self {
        places.into_iter().fold(Places::NONE, |set, place| set.and(Places::only(place)))
    }
}

impl FromIterator<Territory> for Places {
    fn from_iter<I: IntoIterator<Item = Territory>>(territories: I) -> Self {
        territories.into_iter().map(Location::from).collect()
    }
}

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Location>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set of tactics cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: TacticsCard) -> bool {
        self.0 & 1 << card.at() != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: TacticsCard) {
        self.0 |= 1 << card.at();
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: TacticsCard) {
        self.0 &= !(1 << card.at());
    }

    /// The set without another's cards.
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TacticsCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = TacticsCard::new(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<TacticsCard> for Cards {
    fn from_iter<I: IntoIterator<Item = TacticsCard>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
