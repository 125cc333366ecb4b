//! The effect language: what a space or an ability costs and gives, as data.
//!
//! An effect is written in the notation of chapter 0 of the rules, such as
//! `pay 1W+1S -> gain 2A` or `2[W/S] | 3V`; [`crate::data::notation`] reads it.

use engine::{Arg, Indexed, Set, Spoken};
use serde::{Deserialize, Serialize};

use crate::table::ids::{End, Vassal};
use crate::table::purse::{Good, Purse};

/// What a space or an ability does.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Effect {
    /// What is paid first.
    pub cost: Cost,
    /// What is received then.
    pub gain: Gain,
    /// Whether all of it must be possible.
    pub terms: Terms,
    /// All of it as written.
    pub written: String,
}

/// SIM-6.2, SIM-6.4: how strict an effect is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Terms {
    /// Always possible; a part that can't be done is skipped.
    #[default]
    Gain,
    /// Only with the full cost and the full gain.
    Exchange,
}

/// What must be paid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cost {
    /// Goods without a choice.
    pub fixed: Purse,
    /// Goods that the payer chooses, in printed order.
    pub choices: Vec<Choice>,
    /// Vassals to give up, by kind.
    pub vassals: [u8; 2],
    /// Ability markers to give back.
    pub markers: u8,
}

/// What is received.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gain {
    /// Goods without a choice.
    pub fixed: Purse,
    /// Goods that the receiver chooses, in printed order.
    pub choices: Vec<Choice>,
    /// Ability markers.
    pub markers: u8,
    /// Dragon Tiles to draw, of which one is kept.
    pub dragons: Option<Draw>,
    /// Vassals from the stock, by kind.
    pub vassals: [u8; 2],
    /// An Action Tile for the hand.
    pub tile: Option<TileGain>,
}

/// SIM-10.6: `D(n,k)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// How many tiles are drawn.
    pub tiles: u8,
    /// How many markers lie on the kept one.
    pub markers: u8,
}

/// SIM-10.10: where an Action Tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileGain {
    /// Any face-up tile of the row.
    Row,
    /// The top face-down tile.
    Top,
}

/// Goods to choose among: `x | y`, or the split of `n[x/y]`, or both.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// One of these is taken.
    pub alternatives: Vec<Alternative>,
}

impl Choice {
    /// Every way to take it.
    pub fn bundles(&self) -> impl Iterator<Item = &Purse> {
        self.alternatives.iter().flat_map(|alternative| &alternative.bundles)
    }
}

/// One side of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative {
    /// What is offered.
    pub offer: Offer,
    /// Every way to take it: one for a plain good; for a pair, by the number of its first good.
    pub bundles: Vec<Purse>,
}

impl Alternative {
    /// The alternative that takes what is offered.
    pub fn of(offer: Offer) -> Alternative {
        let count = u16::from(offer.count.get());
        let bundles = match offer.kind.pair() {
            None => vec![Purse::of(count, offer.kind.good())],
            Some(pair) => {
                let [first, second] = pair.goods();
                (0..=count)
                    .map(|n| Purse::of(n, first).plus(&Purse::of(count - n, second)))
                    .collect()
            }
        };
        Alternative { offer, bundles }
    }
}

engine::names! {
    /// What an alternative is about: a good, or a pair of goods in any split.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Kind: "good" {
        Vegetable, Meat, Wood, Stone, Wisdom, Weapon, PowerPoint, VegetableOrMeat, WoodOrStone,
    }
}

impl Kind {
    /// The pair, if it is one.
    pub const fn pair(self) -> Option<Pair> {
        match self {
            Kind::VegetableOrMeat => Some(Pair::VegetableMeat),
            Kind::WoodOrStone => Some(Pair::WoodStone),
            _ => None,
        }
    }

    /// The good, or the first good of the pair.
    pub const fn good(self) -> Good {
        match self {
            Kind::Vegetable | Kind::VegetableOrMeat => Good::Vegetable,
            Kind::Meat => Good::Meat,
            Kind::Wood | Kind::WoodOrStone => Good::Wood,
            Kind::Stone => Good::Stone,
            Kind::Wisdom => Good::Wisdom,
            Kind::Weapon => Good::Weapon,
            Kind::PowerPoint => Good::PowerPoint,
        }
    }
}

engine::names! {
    /// The goods that the game splits: `[V/M]` and `[W/S]`.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Pair: "pair" { VegetableMeat, WoodStone }
}

impl Pair {
    /// The two goods.
    pub const fn goods(self) -> [Good; 2] {
        match self {
            Pair::VegetableMeat => [Good::Vegetable, Good::Meat],
            Pair::WoodStone => [Good::Wood, Good::Stone],
        }
    }
}

/// A number from 1 to 9, as printed beside a good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Count(u8);

impl Count {
    /// The count, or `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Count> {
        if matches!(number, 1..=9) { Some(Count(number)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Count {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Count::new(number).ok_or_else(|| format!("{number} is not from 1 to 9"))
    }
}

impl From<Count> for u8 {
    fn from(count: Count) -> Self {
        count.0
    }
}

impl Indexed for Count {
    const COUNT: u32 = 9;

    fn index(self) -> u32 {
        u32::from(self.0) - 1
    }

    fn from_index(index: u32) -> Option<Self> {
        u8::try_from(index + 1).ok().and_then(Count::new)
    }
}

/// One side of a choice: 2 Wood, or 3 Vegetable or Meat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// How many.
    pub count: Count,
    /// Of what.
    pub kind: Kind,
}

impl Indexed for Offer {
    const COUNT: u32 = Count::COUNT * Kind::COUNT;

    fn index(self) -> u32 {
        self.count.index() * Kind::COUNT + self.kind.index()
    }

    fn from_index(index: u32) -> Option<Self> {
        let count = Count::from_index(index / Kind::COUNT)?;
        Some(Offer { count, kind: Kind::from_index(index % Kind::COUNT)? })
    }
}

impl Spoken for Offer {
    fn arg(&self) -> Arg {
        match self.kind.arg() {
            Arg::Name(key) => Arg::Counted(self.count.0.into(), key),
            other => other,
        }
    }

    fn samples() -> Vec<Self> {
        Offer::values().collect()
    }
}

/// The most tokens that can be split over two kinds.
pub const MAX_SPLIT: u8 = 6;

/// How tokens are split over a pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenSplit")]
pub struct Split {
    /// The pair.
    pub pair: Pair,
    /// How many of its first good.
    pub first: u8,
    /// How many of its second good.
    pub second: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSplit {
    pair: Pair,
    first: u8,
    second: u8,
}

impl TryFrom<WrittenSplit> for Split {
    type Error = String;

    fn try_from(WrittenSplit { pair, first, second }: WrittenSplit) -> Result<Self, String> {
        if first.max(second) > MAX_SPLIT {
            return Err(format!("at most {MAX_SPLIT} tokens are split"));
        }
        Ok(Split { pair, first, second })
    }
}

impl Split {
    const SIDE: u32 = MAX_SPLIT as u32 + 1;

    /// The tokens.
    pub fn purse(self) -> Purse {
        let [first, second] = self.pair.goods();
        Purse::of(self.first.into(), first).plus(&Purse::of(self.second.into(), second))
    }
}

impl Indexed for Split {
    const COUNT: u32 = Pair::COUNT * Split::SIDE * Split::SIDE;

    fn index(self) -> u32 {
        let sides = u32::from(self.first) * Split::SIDE + u32::from(self.second);
        self.pair.index() * Split::SIDE * Split::SIDE + sides
    }

    fn from_index(index: u32) -> Option<Self> {
        let pair = Pair::from_index(index / (Split::SIDE * Split::SIDE))?;
        let sides = index % (Split::SIDE * Split::SIDE);
        let (first, second) = ((sides / Split::SIDE) as u8, (sides % Split::SIDE) as u8);
        Some(Split { pair, first, second })
    }
}

impl Spoken for Split {
    fn arg(&self) -> Arg {
        self.purse().arg()
    }

    fn samples() -> Vec<Self> {
        Split::values().collect()
    }
}

/// What an ability does, and when.
#[derive(Clone, PartialEq, Debug)]
pub enum Power {
    /// SIM-10.8: used as a Free Action.
    Active(Effect),
    /// SIM-10.13: more of a good that was just received.
    Receive {
        /// Any of these goods will do; one that was received is chosen.
        goods: Set<Good>,
        /// How many more of it.
        extra: u16,
    },
    /// SIM-9.5: goods after a Dragonrider moved down.
    Step(Effect),
    /// SIM-9.5: the Dragonrider that moved down moves down again.
    ExtraMove,
    /// SIM-10.18: goods after a Vassal was given up.
    GiveUp(Vassal, Effect),
    /// SIM-11.3: an Objective Tile takes the place of another.
    ReplaceObjective,
}

impl Power {
    /// Its cost and gain, if it has any of its own.
    pub fn effect(&self) -> Option<&Effect> {
        match self {
            Power::Active(effect) | Power::Step(effect) | Power::GiveUp(_, effect) => Some(effect),
            Power::Receive { .. } | Power::ExtraMove | Power::ReplaceObjective => None,
        }
    }
}

/// SIM-10.7: where drawn tiles may be put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PutBack {
    /// On top or at the bottom.
    Anywhere,
    /// At the bottom only.
    Under,
}

impl PutBack {
    /// The ends of the deck that are allowed.
    pub const fn ends(self) -> &'static [End] {
        match self {
            PutBack::Anywhere => &[End::Top, End::Bottom],
            PutBack::Under => &[End::Bottom],
        }
    }
}
