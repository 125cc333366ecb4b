//! What a hand carries over the board: tiles to the Wilds, Vassals to their spaces and home again.

use engine::{Ahead, AnyView, Arg, Indexed, Next, Said, Spoken};
use simurgh::{
    Action, ActionTile, Column, RowSpace, Simurgh, Space, Vassal, View, Whereabouts, WildsSpace,
};

use super::icon::vassal_word;
use crate::bundles::Carried;

/// The place of Vassals that are ready.
pub(super) const HOME: &str = "home";
/// The place of the tiles in hand.
pub(super) const HAND: &str = "hand";

/// The name of a tile in hand.
pub(super) fn tile_name(tile: ActionTile) -> String {
    format!("tile-{}", tile.number())
}

/// The name of a Vassal, by where it stands. Those of a kind in one place are alike.
pub(super) fn vassal_name(vassal: Vassal, place: Whereabouts) -> String {
    match place {
        Whereabouts::Board(space) => format!("{}-{space}", vassal_word(vassal)),
        _ => format!("{}-{HOME}", vassal_word(vassal)),
    }
}

/// The name of a tile on the row.
pub(super) fn row_name(row: RowSpace) -> String {
    format!("row-{}", row.index())
}

/// Everything that can be carried, with where it can go.
pub(super) fn all(view: &AnyView, ahead: &Ahead) -> Vec<Carried> {
    let Some(now) = view.view_of::<Simurgh>() else { return Vec::new() };
    let offered = ahead.kinds();
    let each = offered.iter().filter_map(|(id, _)| Action::from_index(*id));
    each.flat_map(|action| match action {
        Action::LayTile { tile } => laid(&now, ahead, tile),
        Action::PlaceVassal { space } => placed(ahead, space),
        Action::TakeRowTile { row } => vec![single(row_name(row), HAND.to_owned(), action)],
        Action::Retrieve { vassal, space } | Action::GiveUp { vassal, space } => {
            let name = vassal_name(vassal, Whereabouts::Board(space));
            vec![single(name, HOME.to_owned(), action)]
        }
        Action::AdvanceRider { wilds } => advanced(&now, wilds).into_iter().collect(),
        _ => Vec::new(),
    })
    .collect()
}

fn single(thing: String, to: String, action: Action) -> Carried {
    Carried { thing, to, actions: vec![action.index()] }
}

/// A tile goes to a plot. The only one isn't asked for: there the tile lies at once.
fn laid(now: &View, ahead: &Ahead, tile: ActionTile) -> Vec<Carried> {
    let lay = Action::LayTile { tile }.index();
    let Next::Own(next) = ahead.after(lay) else { return Vec::new() };
    let to_plot = |(id, _): (u32, Said)| {
        let on_plot = matches!(
            Action::from_index(id),
            Some(Action::CoverSpace { .. } | Action::RemoveTile { .. })
        );
        let actions = vec![lay, id];
        on_plot.then(|| Carried { thing: tile_name(tile), to: id.to_string(), actions })
    };
    let asked: Vec<Carried> = next.kinds().into_iter().filter_map(to_plot).collect();
    if !asked.is_empty() {
        return asked;
    }
    let then = next.view_of::<Simurgh>();
    let plots = then.iter().flat_map(|then| &then.wilds).zip(&now.wilds);
    let covered =
        plots.filter(|(plot, before)| plot.tile == Some(tile) && before.tile != plot.tile);
    let to = |before: Option<ActionTile>, wilds: WildsSpace| match before {
        None => Action::CoverSpace { wilds },
        Some(_) => Action::RemoveTile { wilds },
    };
    covered
        .map(|(plot, before)| Carried {
            thing: tile_name(tile),
            to: to(before.tile, plot.space).index().to_string(),
            actions: vec![lay],
        })
        .collect()
}

/// The space is asked for before the kind of Vassal, which is asked for only where both may go.
fn placed(ahead: &Ahead, space: Space) -> Vec<Carried> {
    let place = Action::PlaceVassal { space }.index();
    let carried = |vassal: Vassal, actions: Vec<u32>| Carried {
        thing: vassal_name(vassal, Whereabouts::Pool),
        to: place.to_string(),
        actions,
    };
    let asked = match ahead.after(place) {
        Next::Own(next) => next.kinds(),
        Next::Others | Next::Unknown => Vec::new(),
    };
    let kinds = asked.iter().filter_map(|(id, _)| match Action::from_index(*id)? {
        Action::ChooseVassal { vassal } => Some(carried(vassal, vec![place, *id])),
        _ => None,
    });
    let kinds: Vec<Carried> = kinds.collect();
    if !kinds.is_empty() {
        return kinds;
    }
    let named = ahead.choice(place).and_then(|choice| only_vassal(&choice.said));
    named.map(|vassal| carried(vassal, vec![place])).into_iter().collect()
}

/// The Vassal that a choice names because no other may go there.
fn only_vassal(said: &Said) -> Option<Vassal> {
    let inner = |name: &str| said.args.iter().find(|(each, _)| *each == name).map(|(_, arg)| arg);
    match inner("first") {
        Some(Arg::Said(first)) => only_vassal(first),
        _ if said.key != "choice-space-for" => None,
        _ => Vassal::ALL.iter().copied().find(|vassal| inner("vassal") == Some(&vassal.arg())),
    }
}

/// The Dragonrider on a tile goes one level down.
fn advanced(now: &View, wilds: WildsSpace) -> Option<Carried> {
    let rider = |(vassal, place)| match place {
        Whereabouts::Board(Space::Wilds(at, column)) if at == wilds => Some((vassal, column)),
        _ => None,
    };
    let player = now.players.get(now.active.index())?;
    let (vassal, column) = player.vassals.iter().find_map(rider)?;
    let name = vassal_name(vassal, Whereabouts::Board(Space::Wilds(wilds, column)));
    let space = Space::Wilds(wilds, Column::from_index(column.index() + 1)?);
    let level = Action::PlaceVassal { space }.index().to_string();
    Some(single(name, level, Action::AdvanceRider { wilds }))
}
