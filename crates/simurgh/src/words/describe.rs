//! What an action of the open decision is, costs and brings.

use engine::{Arg, Game, Seat, Spoken};

use crate::data::components;
use crate::data::effect::Power;
use crate::decisions::Open;
use crate::rules::effects::Source;
use crate::table::ids::{Ability, Dragon, Objective, ObjectiveSpace, RowSpace, Slot, Space};
use crate::table::purse::{Good, Purse};
use crate::table::state::Simurgh;
use crate::words::action::Action;
use crate::words::choice::{Choice, spaces};
use crate::words::effects;

/// Describes an action that the open decision offers, with what follows unasked (SIM-15.5).
pub(crate) fn describe(game: &Simurgh, seat: Seat, action: Action) -> Choice {
    let first = describe_alone(game, action);
    match engine::foresee(game, seat, action) {
        Some((then, next)) => Choice::then(&first, &describe(&then, seat, next)),
        None => first,
    }
}

fn describe_alone(game: &Simurgh, action: Action) -> Choice {
    match action {
        Action::KeepPowerTile { tile } => {
            Choice::of("tile", [("tile", tile.arg()), ("spaces", spaces(tile))])
        }
        Action::TakeRowTile { row } => row_tile(game, row),
        Action::DrawTopTile => {
            Choice::of("top-tile", [("effect", effects::effect(game.effect(Source::TopTile)))])
        }
        Action::KeepDragon { dragon } => Choice::of("dragon", dragon_args(game, dragon)),
        Action::PlaceVassal { space } => place_vassal(game, space),
        Action::LayTile { tile } => {
            Choice::of("lay-tile", [("tile", tile.arg()), ("spaces", spaces(tile))])
        }
        Action::UseAbility { dragon, slot } => ability(game, Ability { dragon, slot }),
        Action::BoostGood { dragon, good } => boost(game, dragon, good),
        Action::AdvanceRider { wilds } => match game.next_level(wilds) {
            Ok(level) => Choice::of("advance", step(game, level)),
            Err(_) => Choice::plain(action),
        },
        Action::CoverSpace { wilds } => {
            let bonus = effects::effect(game.effect(Source::Bonus(wilds)));
            Choice::of("cover", [("wilds", wilds.arg()), ("effect", bonus)])
        }
        Action::RemoveTile { wilds } => {
            let bonus = effects::effect(game.effect(Source::Bonus(wilds)));
            let old = game.tile_on(wilds).unwrap_or_default();
            let args = [("wilds", wilds.arg()), ("old", old.arg()), ("effect", bonus)];
            Choice::of("remove", args)
        }
        Action::Retrieve { vassal, space } => {
            let args = [("vassal", vassal.arg()), ("spot", game.spot(space).arg())];
            Choice::of("retrieve", args)
        }
        Action::GiveUp { vassal, space } => {
            let args = [("vassal", vassal.arg()), ("spot", game.spot(space).arg())];
            Choice::of("give-up", args)
        }
        Action::PayMarker { dragon, slot } => {
            Choice::of("pay-marker", ability_args(game, Ability { dragon, slot }))
        }
        Action::PlaceMarker { dragon } => {
            let refillable = game.dragons().refillable;
            match game.active_player().lair.leftmost_empty(dragon, refillable) {
                Some(ability) => Choice::of("marker", ability_args(game, ability)),
                None => Choice::plain(action),
            }
        }
        Action::ChooseObjective { objective } => Choice::of("objective", objective_args(objective)),
        Action::PlaceObjective { space } => Choice::of("place-objective", space_args(game, space)),
        Action::ReplaceObjective { space } => {
            Choice::of("replace-objective", replacing_args(game, space))
        }
        Action::RetrieveVassals
        | Action::EndTurn
        | Action::ChooseVassal { .. }
        | Action::RetrieveAll
        | Action::Choose { .. }
        | Action::SplitTokens { .. }
        | Action::DeclineObjectives
        | Action::DiscardTile { .. } => Choice::plain(action),
        Action::ReturnDragon { dragon, end } => {
            let args = dragon_args(game, dragon).into_iter().chain([("end", end.arg())]);
            Choice::of("return-dragon", args)
        }
        Action::ReturnObjective { objective, end } => {
            let args = objective_args(objective).into_iter().chain([("end", end.arg())]);
            Choice::of("return-objective", args)
        }
        Action::ReturnToken { good } => {
            Choice::of("return-token", [("goods", Purse::of(1, good).arg())])
        }
        Action::Done => done(game),
    }
}

/// What "done" means for the open decision.
fn done(game: &Simurgh) -> Choice {
    let text = match game.open() {
        Some(Open::Interlude) => "done-interlude",
        Some(Open::Retrieve(_)) => "done-retrieving",
        _ => "done-window",
    };
    Choice::of(text, [])
}

/// SIM-7.2, SIM-10.10: a tile has a price only at the Scout Quarters.
fn row_tile(game: &Simurgh, row: RowSpace) -> Choice {
    let tile = game.row[row as usize].unwrap_or_default();
    if game.open() == Some(Open::TakeTile) {
        let effect = effects::effect(game.effect(Source::Row(row)));
        let args = [("tile", tile.arg()), ("row", row.arg()), ("effect", effect)];
        Choice::of("row-tile", args.into_iter().chain([("spaces", spaces(tile))]))
    } else {
        Choice::of("tile", [("tile", tile.arg()), ("spaces", spaces(tile))])
    }
}

fn dragon_args(game: &Simurgh, dragon: Dragon) -> [(&'static str, Arg); 2] {
    let powers = Slot::all().map(|slot| game.dragons().power(Ability { dragon, slot }));
    let abilities = effects::joined(powers.map(effects::power));
    [("dragon", dragon.arg()), ("abilities", abilities)]
}

/// Names the Vassal if only one kind may go there, since it won't be asked for (SIM-15.5).
fn place_vassal(game: &Simurgh, space: Space) -> Choice {
    let args = [("spot", game.spot(space).arg()), ("effect", game.space_in_words(space))];
    let mut entrants = game.entrants_of(space).iter();
    match (entrants.next(), entrants.next()) {
        (Some(vassal), None) => {
            Choice::of("space-for", args.into_iter().chain([("vassal", vassal.arg())]))
        }
        _ => Choice::of("space", args),
    }
}

fn ability(game: &Simurgh, ability: Ability) -> Choice {
    let name = [("dragon", ability.dragon.arg()), ("slot", ability.slot.arg())];
    match (game.dragons().power(ability), game.open()) {
        (Power::Receive { goods, extra }, Some(Open::ReceiveWindow(window))) => {
            let good = goods.and(window.received).first().unwrap_or(Good::PowerPoint);
            let more = ("goods", Purse::of(*extra, good).arg());
            Choice::of("boost", name.into_iter().chain([more]))
        }
        (Power::ExtraMove, Some(Open::MoveWindow(window))) => match game.next_level(window.wilds) {
            Ok(level) => Choice::of("extra-move", name.into_iter().chain(step(game, level))),
            Err(_) => Choice::of("ability", ability_args(game, ability)),
        },
        (Power::Step(effect) | Power::GiveUp(_, effect), _) => {
            Choice::of("ability", name.into_iter().chain([("effect", effects::effect(effect))]))
        }
        _ => Choice::of("ability", ability_args(game, ability)),
    }
}

fn ability_args(game: &Simurgh, ability: Ability) -> [(&'static str, Arg); 3] {
    let effect = effects::power(game.dragons().power(ability));
    [("dragon", ability.dragon.arg()), ("slot", ability.slot.arg()), ("effect", effect)]
}

/// SIM-10.17: the ability of a Dragon that can add to several goods.
fn boost(game: &Simurgh, dragon: Dragon, good: Good) -> Choice {
    let extra = |slot: Slot| match game.dragons().power(Ability { dragon, slot }) {
        Power::Receive { goods, extra } if goods.len() > 1 && goods.contains(good) => {
            Some((slot, *extra))
        }
        _ => None,
    };
    match Slot::all().find_map(extra) {
        Some((slot, extra)) => {
            let more = Purse::of(extra, good).arg();
            Choice::of("boost", [("dragon", dragon.arg()), ("slot", slot.arg()), ("goods", more)])
        }
        None => Choice::plain(Action::BoostGood { dragon, good }),
    }
}

fn step(game: &Simurgh, level: Space) -> [(&'static str, Arg); 2] {
    [("spot", game.spot(level).arg()), ("effect", game.space_in_words(level))]
}

fn objective_args(objective: Objective) -> [(&'static str, Arg); 2] {
    let points = effects::objective(&components().objectives[objective.at()]);
    [("objective", objective.arg()), ("points", points)]
}

fn space_args(game: &Simurgh, space: ObjectiveSpace) -> [(&'static str, Arg); 2] {
    let effect = effects::effect(game.effect(Source::Statue(space)));
    [("space", space.arg()), ("effect", effect)]
}

fn replacing_args(
    game: &Simurgh,
    space: ObjectiveSpace,
) -> impl Iterator<Item = (&'static str, Arg)> {
    let old = game.objectives[space as usize].unwrap_or_default();
    let dragon = game.replacer().map(|ability| ability.dragon).unwrap_or_default();
    space_args(game, space).into_iter().chain([("old", old.arg()), ("dragon", dragon.arg())])
}
