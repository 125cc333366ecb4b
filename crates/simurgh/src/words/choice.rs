//! A choice: what it is, costs and brings.

use engine::{Arg, Message, MessageSpec, Said, Spoken};
use serde::Serialize;

use crate::data::components;
use crate::data::effect::Effect;
use crate::table::ids::{
    ActionTile, CitySpace, Dragon, End, Objective, ObjectiveSpace, RowSpace, Space, Vassal,
    WildsSpace,
};
use crate::table::state::Simurgh;
use crate::words::action::Action;
use crate::words::effects;
use crate::words::event::Spot;

/// A choice as it is put to the player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice(Said);

impl Choice {
    /// A choice whose action says everything.
    pub(crate) fn plain(action: Action) -> Choice {
        Choice(action.said())
    }

    /// A choice with a text of its own, one of [`TEXTS`].
    pub(crate) fn of(text: &str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Choice {
        let said = Said::plain(format!("choice-{text}"));
        Choice(args.into_iter().fold(said, |said, (name, arg)| said.with(name, arg)))
    }

    /// A choice after which another is taken unasked.
    pub(crate) fn then(first: &Choice, next: &Choice) -> Choice {
        let part = |choice: &Choice| Arg::Said(Box::new(choice.said()));
        Choice::of("then", [("first", part(first)), ("next", part(next))])
    }
}

/// The texts with their arguments.
const TEXTS: &[(&str, &[&str])] = &[
    ("ability", &["dragon", "slot", "effect"]),
    ("advance", &["spot", "effect"]),
    ("boost", &["dragon", "slot", "goods"]),
    ("cover", &["wilds", "effect"]),
    ("done-interlude", &[]),
    ("done-retrieving", &[]),
    ("done-window", &[]),
    ("dragon", &["dragon", "abilities"]),
    ("extra-move", &["dragon", "slot", "spot", "effect"]),
    ("give-up", &["vassal", "spot"]),
    ("lay-tile", &["tile", "spaces"]),
    ("marker", &["dragon", "slot", "effect"]),
    ("objective", &["objective", "points"]),
    ("pay-marker", &["dragon", "slot", "effect"]),
    ("place-objective", &["space", "effect"]),
    ("remove", &["wilds", "old", "effect"]),
    ("replace-objective", &["space", "old", "effect", "dragon"]),
    ("retrieve", &["vassal", "spot"]),
    ("return-dragon", &["dragon", "abilities", "end"]),
    ("return-objective", &["objective", "points", "end"]),
    ("return-token", &["goods"]),
    ("row-tile", &["tile", "row", "effect", "spaces"]),
    ("space", &["spot", "effect"]),
    ("space-for", &["spot", "effect", "vassal"]),
    ("then", &["first", "next"]),
    ("tile", &["tile", "spaces"]),
    ("top-tile", &["effect"]),
];

impl Message for Choice {
    fn said(&self) -> Said {
        self.0.clone()
    }

    fn specs() -> Vec<MessageSpec> {
        let own = TEXTS.iter().map(|(text, args)| MessageSpec {
            key: format!("choice-{text}"),
            attributes: &[],
            args: args.iter().map(|&name| (name, samples(name))).collect(),
        });
        own.chain(Action::specs()).collect()
    }
}

/// Sample values for the argument of this name.
fn samples(name: &str) -> Vec<Arg> {
    let components = components();
    let all_effects = || {
        let tiles = components.tiles.iter().flatten().chain(&components.city);
        let effects = tiles.map(|spec| &spec.effect);
        effects.chain(&components.row).chain([&components.top]).map(effects::effect)
    };
    let powers = || {
        let dragons = components.dragons.iter().flat_map(|dragons| dragons.powers.iter().flatten());
        dragons.map(effects::power)
    };
    match name {
        "abilities" => vec![effects::joined(powers())],
        "dragon" => Dragon::samples().iter().map(Spoken::arg).collect(),
        "end" => End::samples().iter().map(Spoken::arg).collect(),
        "effect" => all_effects()
            .chain(powers())
            .chain(all_effects().map(without_room))
            .chain([scouting()])
            .chain(["effect-statue", "effect-statue-unpaid"].map(|key| Arg::Name(key.to_owned())))
            .collect(),
        "first" | "next" => vec![Arg::Said(Box::new(Action::EndTurn.said()))],
        "goods" => vec![Arg::Counted(1, "good-wisdom".to_owned())],
        "objective" => Objective::samples().iter().map(Spoken::arg).collect(),
        "old" => ActionTile::samples()
            .iter()
            .map(Spoken::arg)
            .chain(Objective::samples().iter().map(Spoken::arg))
            .collect(),
        "points" => components.objectives.iter().map(effects::objective).collect(),
        "row" => RowSpace::samples().iter().map(Spoken::arg).collect(),
        "slot" => vec![1u8.arg(), 2u8.arg(), 3u8.arg()],
        "space" => ObjectiveSpace::samples().iter().map(Spoken::arg).collect(),
        "spaces" => vec![effects::joined(all_effects())],
        "spot" => Spot::samples().iter().map(Spoken::arg).collect(),
        "tile" => ActionTile::samples().iter().map(Spoken::arg).collect(),
        "vassal" => Vassal::samples().iter().map(Spoken::arg).collect(),
        "wilds" => WildsSpace::samples().iter().map(Spoken::arg).collect(),
        other => unreachable!("no sample of {other}"),
    }
}

/// SIM-7.2: what the Scout Quarters do.
pub(crate) fn scouting() -> Arg {
    let city = &components().city[CitySpace::ScoutQuarters as usize];
    let said = Said::plain("effect-scouting").with("effect", effects::effect(&city.effect));
    Arg::Said(Box::new(said))
}

impl Simurgh {
    /// What entering a space costs and brings.
    pub(crate) fn space_in_words(&self, space: Space) -> Arg {
        match space {
            Space::City(CitySpace::ScoutQuarters) => scouting(),
            Space::City(CitySpace::DragonlordStatue) => {
                // SIM-11.1: a Dragonrider may go there even if no tile could be placed.
                let payable = self.takes_any_objective();
                Arg::Name(if payable { "effect-statue" } else { "effect-statue-unpaid" }.to_owned())
            }
            _ => self.space(space).map_or_else(
                |_| Arg::Name("effect-nothing".to_owned()),
                |spec| self.effect_in_words(&spec.effect),
            ),
        }
    }

    /// SIM-10.3: markers that fit nowhere are lost, so the words warn of them. A Dragon that comes brings room
    /// of its own.
    fn effect_in_words(&self, effect: &Effect) -> Arg {
        let words = effects::effect(effect);
        let (cost, gain) = (&effect.cost, &effect.gain);
        let lair = &self.active_player().lair;
        let room = cost.markers > 0
            || gain.dragons.is_some()
            || !lair.with_room(self.dragons().refillable).is_empty();
        if gain.markers > 0 && !room { without_room(words) } else { words }
    }
}

fn without_room(effect: Arg) -> Arg {
    Arg::Said(Box::new(Said::plain("effect-without-room").with("effect", effect)))
}

/// What the spaces of a tile do, or the levels of an Exploration Tile.
pub(crate) fn spaces(tile: ActionTile) -> Arg {
    let effects = components().spaces(tile).iter().map(|spec| &spec.effect);
    if tile.is_exploration() {
        effects::levels(effects)
    } else {
        effects::joined(effects.map(effects::effect))
    }
}
