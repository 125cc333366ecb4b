//! Kingdom cards as physical things: each has its own id and knows its colour.

use engine::{Arg, Indexed, Spoken, bounded};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{MAX_SET, components};
use crate::words::names::{KingdomCard, Race};

bounded! {
    /// The number of a card: nine for each race, then the lake and the memorials.
    pub struct CardNumber(65);
}

/// A kingdom card, written as `blue/castle`, `crystal_dwarfs/frost_giant/2`, `trolls_lake` or
/// `memorial`. All memorials are one id: nothing ever lies on or under one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardId(CardNumber);

impl CardId {
    /// How many ids there are, including unused ones of small sets.
    pub const COUNT: usize = CardNumber::COUNT;
    /// How many ids belong to races: those that can be covered.
    pub const OF_RACES: usize = Race::COUNT as usize * MAX_SET;
    /// The Troll's Lake.
    pub const LAKE: CardId = CardId::fixed(Self::OF_RACES as u8);
    /// A memorial.
    pub const MEMORIAL: CardId = CardId::fixed(Self::OF_RACES as u8 + 1);

    const fn fixed(number: u8) -> CardId {
        match CardNumber::new(number) {
            Some(number) => CardId(number),
            None => panic!("a card number out of bounds"),
        }
    }

    /// The `index`-th card of a race. An index beyond its set wraps round.
    #[inline]
    pub fn of(race: Race, index: usize) -> CardId {
        let number = race as usize * MAX_SET + index % MAX_SET;
        CardNumber::new(number as u8).map_or(CardId::MEMORIAL, CardId)
    }

    /// The card with this number in arrays.
    #[inline]
    pub(crate) fn numbered(number: u8) -> Option<CardId> {
        CardNumber::new(number).map(CardId)
    }

    /// The number, for indexing an array.
    #[inline]
    pub const fn at(self) -> usize {
        self.0.at()
    }

    /// The race it belongs to and its index in the set; the lake and memorials are nobody's.
    #[inline]
    pub fn owner(self) -> Option<(Race, usize)> {
        let race = Race::from_index((self.at() / MAX_SET) as u32)?;
        Some((race, self.at() % MAX_SET))
    }

    /// What it shows.
    #[inline]
    pub fn kind(self) -> KingdomCard {
        components().kind_of(self)
    }

    fn name(self) -> String {
        let kind = word(&self.kind());
        let Some((race, index)) = self.owner() else { return kind };
        let cards = &components().race(race).cards;
        let earlier = cards.iter().take(index).filter(|&&card| card == self.kind()).count();
        let race = word(&race);
        if earlier == 0 {
            format!("{race}/{kind}")
        } else {
            format!("{race}/{kind}/{}", earlier + 1)
        }
    }

    fn named(name: &str) -> Option<CardId> {
        let real = |card: &CardId| match card.owner() {
            Some((race, index)) => index < components().race(race).cards.len(),
            None => true,
        };
        CardNumber::all().map(CardId).filter(real).find(|card| card.name() == name)
    }
}

/// A name as it is written in JSON.
fn word(name: &impl Spoken) -> String {
    match name.arg() {
        Arg::Name(key) => {
            key.split_once('-').map_or_else(String::new, |(_, word)| word.replace('-', "_"))
        }
        _ => String::new(),
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        CardId::named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no card '{name}'")))
    }
}
