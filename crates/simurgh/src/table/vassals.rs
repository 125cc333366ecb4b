//! A player's Vassals and where each of them is.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::table::ids::{Space, Vassal, WildsSpace, written_as_word};

/// Where a Vassal is. In JSON a word: a space, `"pool"`, `"resting"` or `"stock"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whereabouts {
    /// On the board.
    Board(Space),
    /// SIM-8.10: in the pool since a tile left this turn: it can't be placed before the next one.
    Resting,
    /// In the pool, ready to be placed.
    Pool,
    /// Not owned at the moment.
    Stock,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whereabouts::Board(space) => space.fmt(f),
            Whereabouts::Resting => f.write_str("resting"),
            Whereabouts::Pool => f.write_str("pool"),
            Whereabouts::Stock => f.write_str("stock"),
        }
    }
}

impl FromStr for Whereabouts {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        match word {
            "resting" => Ok(Whereabouts::Resting),
            "pool" => Ok(Whereabouts::Pool),
            "stock" => Ok(Whereabouts::Stock),
            space => space.parse().map(Whereabouts::Board),
        }
    }
}

written_as_word!(Whereabouts);

/// SIM-1.2: the five Vassals of a colour, each kind sorted by whereabouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Vassals {
    spearmen: [Whereabouts; 3],
    dragonriders: [Whereabouts; 2],
    #[serde(skip)]
    figures: Figures,
}

/// Which wooden figure is which, in the order of its kind's whereabouts.
///
/// For display only, so that the eye can follow a figure: the rules don't tell figures of a kind
/// apart, so positions that differ only in this are equal.
#[derive(Clone, Copy, Debug)]
struct Figures {
    spearmen: [u8; 3],
    dragonriders: [u8; 2],
}

impl Figures {
    const START: Figures = Figures { spearmen: [0, 1, 2], dragonriders: [0, 1] };
}

impl PartialEq for Figures {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Figures {}

impl Vassals {
    /// SIM-4.5: one of each kind in the pool, the others in the stock.
    pub const START: Vassals = Vassals {
        spearmen: [Whereabouts::Pool, Whereabouts::Stock, Whereabouts::Stock],
        dragonriders: [Whereabouts::Pool, Whereabouts::Stock],
        figures: Figures::START,
    };

    /// Where the Vassals of a kind are.
    #[inline]
    pub fn of(&self, vassal: Vassal) -> &[Whereabouts] {
        match vassal {
            Vassal::Spearman => &self.spearmen,
            Vassal::Dragonrider => &self.dragonriders,
        }
    }

    /// Every Vassal with its whereabouts.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Vassal, Whereabouts)> {
        let spearmen = self.spearmen.into_iter().map(|place| (Vassal::Spearman, place));
        spearmen.chain(self.dragonriders.into_iter().map(|place| (Vassal::Dragonrider, place)))
    }

    /// Every Vassal with the number of its figure, which it keeps wherever it goes.
    pub fn figures(&self) -> impl Iterator<Item = (Vassal, u8, Whereabouts)> {
        let numbers = self.figures.spearmen.into_iter().chain(self.figures.dragonriders);
        self.iter().zip(numbers).map(|((vassal, place), number)| (vassal, number, place))
    }

    /// How many of a kind are in a place.
    #[inline]
    pub fn count(&self, vassal: Vassal, place: Whereabouts) -> u8 {
        self.of(vassal).iter().map(|&each| u8::from(each == place)).sum()
    }

    /// How many of a kind the player owns: in the pool or on the board.
    #[inline]
    pub fn owned(&self, vassal: Vassal) -> u8 {
        self.of(vassal).iter().map(|&each| u8::from(each != Whereabouts::Stock)).sum()
    }

    /// Every Vassal on the board with its space.
    #[inline]
    pub fn on_board(&self) -> impl Iterator<Item = (Vassal, Space)> {
        self.iter().filter_map(|(vassal, place)| match place {
            Whereabouts::Board(space) => Some((vassal, space)),
            _ => None,
        })
    }

    /// The space of the player's Dragonrider on a tile. An Exploration Tile holds at most one of a
    /// player.
    #[inline]
    pub fn rider_on(&self, wilds: WildsSpace) -> Option<Space> {
        self.dragonriders.iter().find_map(|&place| match place {
            Whereabouts::Board(space) if space.wilds() == Some(wilds) => Some(space),
            _ => None,
        })
    }

    /// Moves one Vassal of a kind. Nothing happens if none is there.
    pub fn go(&mut self, vassal: Vassal, from: Whereabouts, to: Whereabouts) {
        let (places, figures): (&mut [Whereabouts], &mut [u8]) = match vassal {
            Vassal::Spearman => (&mut self.spearmen, &mut self.figures.spearmen),
            Vassal::Dragonrider => (&mut self.dragonriders, &mut self.figures.dragonriders),
        };
        if let Some(place) = places.iter_mut().find(|place| **place == from) {
            *place = to;
            arrange(places, figures);
        }
    }

    /// Moves every Vassal for which `to` names a new place.
    pub fn go_each(&mut self, to: impl Fn(Whereabouts) -> Option<Whereabouts>) {
        let mut moved = false;
        for place in self.spearmen.iter_mut().chain(&mut self.dragonriders) {
            if let Some(other) = to(*place) {
                *place = other;
                moved = true;
            }
        }
        if moved {
            arrange(&mut self.spearmen, &mut self.figures.spearmen);
            arrange(&mut self.dragonriders, &mut self.figures.dragonriders);
        }
    }
}

/// Sorts by whereabouts, and the figures along with them. There are only two or three.
#[inline]
fn arrange(places: &mut [Whereabouts], figures: &mut [u8]) {
    for end in 1..places.len() {
        for at in (0..end).rev() {
            if places[at] <= places[at + 1] {
                break;
            }
            places.swap(at, at + 1);
            figures.swap(at, at + 1);
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    spearmen: Vec<Whereabouts>,
    dragonriders: Vec<Whereabouts>,
}

impl<'de> Deserialize<'de> for Vassals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { mut spearmen, mut dragonriders } = Written::deserialize(deserializer)?;
        spearmen.sort_unstable();
        dragonriders.sort_unstable();
        let (Ok(spearmen), Ok(dragonriders)) = (spearmen.try_into(), dragonriders.try_into())
        else {
            return Err(de::Error::custom("a colour has 3 Spearmen and 2 Dragonriders"));
        };
        Ok(Vassals { spearmen, dragonriders, figures: Figures::START })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::ids::CitySpace;

    #[test]
    fn vassals_are_written_by_their_whereabouts() {
        let mut vassals = Vassals::START;
        let forge = Whereabouts::Board(Space::City(CitySpace::Forge));
        vassals.go(Vassal::Spearman, Whereabouts::Pool, forge);
        let written = serde_json::to_string(&vassals).unwrap();
        assert_eq!(
            written,
            r#"{"spearmen":["forge","stock","stock"],"dragonriders":["pool","stock"]}"#
        );
        assert_eq!(serde_json::from_str::<Vassals>(&written).unwrap(), vassals);
    }

    #[test]
    fn a_figure_keeps_its_number_wherever_it_goes() {
        let mut vassals = Vassals::START;
        let [forge, armoury] = [CitySpace::Forge, CitySpace::Armoury]
            .map(|city| Whereabouts::Board(Space::City(city)));
        vassals.go(Vassal::Spearman, Whereabouts::Stock, Whereabouts::Pool);
        vassals.go(Vassal::Spearman, Whereabouts::Pool, forge);
        vassals.go(Vassal::Spearman, Whereabouts::Pool, armoury);
        let spearmen = |vassals: &Vassals| -> Vec<_> {
            let figures = vassals.figures().filter(|(each, ..)| *each == Vassal::Spearman);
            figures.map(|(_, number, place)| (number, place)).collect()
        };
        assert_eq!(spearmen(&vassals), [(1, armoury), (0, forge), (2, Whereabouts::Stock)]);
        vassals.go_each(|place| (place == armoury).then_some(Whereabouts::Pool));
        let home = [(0, forge), (1, Whereabouts::Pool), (2, Whereabouts::Stock)];
        assert_eq!(spearmen(&vassals), home);
    }
}
