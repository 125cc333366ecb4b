//! Effects in words: what is paid and what is taken.

use engine::{Arg, Said, Spoken};

use crate::data::effect::{Choice, Cost, Draw, Effect, Gain, Power, TileGain};
use crate::data::{Counts, ObjectiveSpec};
use crate::table::ids::{DragonType, Vassal};
use crate::table::purse::{Good, Purse};

/// What an effect costs and brings: `pay 1 Wood, take 2 Stone`.
pub(crate) fn effect(effect: &Effect) -> Arg {
    let (cost, gain) = (cost(&effect.cost), gain(&effect.gain));
    said(match (cost.is_empty(), gain.is_empty()) {
        (true, true) => Said::plain("effect-nothing"),
        (true, false) => Said::plain("effect-take").with("gain", Arg::List(gain)),
        (false, true) => Said::plain("effect-pay").with("cost", Arg::List(cost)),
        (false, false) => Said::plain("effect-exchange")
            .with("cost", Arg::List(cost))
            .with("gain", Arg::List(gain)),
    })
}

/// What each level of an Exploration Tile costs, said once, and what they bring one after the other:
/// `pay 1 Wood for each level and take, one after the other: 1 Power Point; 2 Power Points`.
pub(crate) fn levels<'a>(levels: impl Iterator<Item = &'a Effect> + Clone) -> Arg {
    let toll = levels.clone().next().map_or_else(Vec::new, |first| cost(&first.cost));
    let gains = joined(levels.map(|level| Arg::List(gain(&level.gain))));
    said(Said::plain("effect-levels").with("cost", Arg::List(toll)).with("gains", gains))
}

/// What is paid, thing by thing.
fn cost(cost: &Cost) -> Vec<Arg> {
    let mut things = goods(&cost.fixed);
    things.extend(cost.choices.iter().map(choice));
    things.extend(vassals(cost.vassals));
    things.extend(markers(cost.markers));
    things
}

/// What is taken, thing by thing.
fn gain(gain: &Gain) -> Vec<Arg> {
    let mut things = goods(&gain.fixed);
    things.extend(gain.choices.iter().map(choice));
    things.extend(markers(gain.markers));
    things.extend(gain.dragons.map(draw));
    things.extend(vassals(gain.vassals));
    things.extend(gain.tile.map(|tile| {
        Arg::Name(match tile {
            TileGain::Row => "tile-of-the-row".to_owned(),
            TileGain::Top => "tile-from-the-deck".to_owned(),
        })
    }));
    things
}

/// A kind of goods where any number of it is meant.
pub(crate) fn several(good: Good) -> Arg {
    match good {
        Good::Vegetable => Arg::Name("vegetables".to_owned()),
        Good::Weapon => Arg::Name("weapons".to_owned()),
        Good::PowerPoint => Arg::Name("power-points".to_owned()),
        _ => good.arg(),
    }
}

/// What an ability does: an active one at once, a triggered one with its moment.
pub(crate) fn power(power: &Power) -> Arg {
    let gained = |of: &Effect| Arg::List(gain(&of.gain));
    said(match power {
        Power::Active(of) => return effect(of),
        Power::Receive { goods, extra } => Said::plain("power-receive")
            .with("goods", either(goods.iter().map(several).collect()))
            .with("count", Arg::Number((*extra).into())),
        Power::Step(of) => Said::plain("power-step").with("gain", gained(of)),
        Power::ExtraMove => Said::plain("power-extra-move"),
        Power::GiveUp(vassal, of) => {
            Said::plain("power-give-up").with("vassal", vassal.arg()).with("gain", gained(of))
        }
        Power::ReplaceObjective => Said::plain("power-replace-objective"),
    })
}

/// What an Objective Tile counts, and its points: `markers on Red, Green and Gold: 8, 4, 3`.
pub(crate) fn objective(spec: &ObjectiveSpec) -> Arg {
    let counts = match &spec.counts {
        Counts::AllMarkers => Said::plain("counts-all-markers"),
        Counts::VegetablesAndMeat => Said::plain("counts-food"),
        Counts::MarkersOn(types) => Said::plain("counts-markers-on")
            .with("types", Arg::List(types.iter().map(colour).collect())),
    };
    let [first, second, third] = spec.points.map(|points| Arg::Number(points.into()));
    let said_points = Said::plain("objective-points").with("counts", said(counts));
    said(said_points.with("first", first).with("second", second).with("third", third))
}

fn colour(of: &DragonType) -> Arg {
    match of.arg() {
        Arg::Name(key) => Arg::Name(format!("colour-{}", key.trim_start_matches("dragon-"))),
        other => other,
    }
}

/// Several effects one after the other: `a; b; c`.
pub(crate) fn joined(effects: impl IntoIterator<Item = Arg>) -> Arg {
    let pair = |first: Arg, second: Arg| {
        said(Said::plain("joined").with("first", first).with("second", second))
    };
    effects.into_iter().reduce(pair).unwrap_or_else(|| Arg::Name("effect-nothing".to_owned()))
}

fn goods(purse: &Purse) -> Vec<Arg> {
    match purse.arg() {
        Arg::List(goods) => goods,
        other => vec![other],
    }
}

fn choice(choice: &Choice) -> Arg {
    either(choice.alternatives.iter().map(|alternative| alternative.offer.arg()).collect())
}

/// Two or three alternatives.
fn either(things: Vec<Arg>) -> Arg {
    let pair = |first: Arg, second: Arg| {
        said(Said::plain("either").with("first", first).with("second", second))
    };
    things
        .into_iter()
        .rev()
        .reduce(|rest, thing| pair(thing, rest))
        .unwrap_or(Arg::List(Vec::new()))
}

fn vassals(counts: [u8; 2]) -> impl Iterator<Item = Arg> {
    Vassal::ALL.iter().zip(counts).filter(|(_, count)| *count > 0).map(|(vassal, count)| {
        match vassal.arg() {
            Arg::Name(key) => Arg::Counted(count.into(), key),
            other => other,
        }
    })
}

fn markers(count: u8) -> Option<Arg> {
    (count > 0).then(|| Arg::Counted(count.into(), "ability-marker".to_owned()))
}

fn draw(draw: Draw) -> Arg {
    let tiles = Said::plain("dragons-drawn").with("tiles", draw.tiles.arg());
    said(tiles.with("markers", draw.markers.arg()))
}

fn said(said: Said) -> Arg {
    Arg::Said(Box::new(said))
}
