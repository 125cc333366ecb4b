//! Things that choices and questions are made of: a place with what is there, a list, a value.

use engine::{Arg, Said, Seat, Spoken};
use serde::Serialize;

use crate::data::Effect;
use crate::table::places::Location;
use crate::table::profile::Profile;
use crate::table::side::Side;
use crate::words::names::{Feature, Troop};

/// Several things, joined by the language's "and".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Listed<T>(pub Vec<T>);

impl<T> FromIterator<T> for Listed<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Listed(things.into_iter().collect())
    }
}

impl<T: Spoken> Spoken for Listed<T> {
    fn arg(&self) -> Arg {
        Arg::List(self.0.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(|each| Listed(vec![each])).collect()
    }
}

/// A place with what is on it: "aC (City)".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// Where.
    pub location: Location,
    /// What a territory has on it.
    pub feature: Feature,
}

impl Spoken for Spot {
    fn arg(&self) -> Arg {
        match self.feature {
            Feature::Plain => self.location.arg(),
            feature => {
                let said = Said::plain("spot").with("location", self.location.arg());
                Arg::Said(Box::new(said.with("feature", feature.arg())))
            }
        }
    }

    fn samples() -> Vec<Self> {
        let of = |location| {
            let features = Feature::ALL.iter().copied();
            features.map(move |feature| Spot { location, feature })
        };
        Location::all().flat_map(of).collect()
    }
}

/// Where a journey ends, with the enemies that are there: "aC (City), battle against 2 Templars".
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Goal {
    /// Where.
    pub spot: Spot,
    /// Whose units are there; Elves if there are none.
    pub side: Side,
    /// The enemy units.
    pub foes: Listed<Troop>,
}

impl Spoken for Goal {
    fn arg(&self) -> Arg {
        if self.foes.0.is_empty() {
            return self.spot.arg();
        }
        let said = match self.side {
            Side::Elves => Said::plain("goal-elves"),
            Side::Player(seat) => Said::plain("goal-player").with("seat", seat.arg()),
        };
        let said = said.with("spot", self.spot.arg()).with("foes", self.foes.arg());
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        let spots = Spot::samples().into_iter();
        let empty = spots.map(|spot| Goal { spot, side: Side::Elves, foes: Listed(Vec::new()) });
        let spot = Spot { location: Location::STRONGHOLD, feature: Feature::Plain };
        let sides = [Side::Elves, Side::Player(Seat::of(0))];
        let held = Listed::<Troop>::samples().into_iter();
        let held = held.flat_map(|foes| sides.map(|side| Goal { spot, side, foes: foes.clone() }));
        empty.chain(held).collect()
    }
}

/// What a card or a hero gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// This much more of a symbol.
    Added(Symbol, u8),
    /// The hero's own Movement.
    Movement(u8),
    /// Flying.
    Flying,
    /// More Movement for the units that set out with the hero.
    March(u8),
}

engine::names! {
    /// The values of a unit (COR-1.2).
    pub enum Symbol: "symbol" {
        /// Dice.
        Strength,
        /// Wounds it takes to eliminate a unit.
        Life,
        /// Borders that a journey may cross.
        Movement,
        /// Speed: the side with fewer strikes first.
        Hourglass,
        /// Automatic wounds.
        Wound,
        /// Wounds that it stops.
        Shield,
        /// Rerolls in each assault.
        Reroll,
        /// Rage tokens at each assault.
        Rage,
    }
}

impl Value {
    /// Everything that a card adds to the type that carries it.
    pub fn of_card(bonus: Profile) -> Listed<Value> {
        let amounts = [
            bonus.strength,
            bonus.life,
            bonus.movement,
            bonus.hourglass,
            bonus.wound,
            bonus.shield,
            bonus.reroll,
            bonus.rage,
        ];
        let added = Symbol::ALL.iter().zip(amounts).filter(|(_, amount)| *amount > 0);
        let added = added.map(|(&symbol, amount)| Value::Added(symbol, amount));
        added.chain(bonus.flying.then_some(Value::Flying)).collect()
    }

    /// Everything that a hero brings.
    pub fn of_hero(effect: Effect, movement: u8) -> Listed<Value> {
        let Effect { wound, shield, reroll, rage, march } = effect;
        let symbols = Profile { wound, shield, reroll, rage, ..Profile::default() };
        let mut values = Value::of_card(symbols);
        values.0.extend((march > 0).then_some(Value::March(march)));
        values.0.push(Value::Movement(movement));
        values
    }
}

impl Spoken for Value {
    fn arg(&self) -> Arg {
        let said = |key: &str, amount: u8| Said::plain(key).with("amount", amount.arg());
        Arg::Said(Box::new(match *self {
            Value::Added(symbol, amount) => {
                said("value-added", amount).with("symbol", symbol.arg())
            }
            Value::Movement(amount) => said("value-movement", amount),
            Value::March(amount) => said("value-march", amount),
            Value::Flying => return Arg::Name("symbol-flying".to_owned()),
        }))
    }

    fn samples() -> Vec<Self> {
        let added = Symbol::ALL.iter().map(|&symbol| Value::Added(symbol, 1));
        added.chain([Value::Movement(2), Value::Flying, Value::March(1)]).collect()
    }
}
