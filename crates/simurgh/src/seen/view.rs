//! What one viewer sees, built field by field from what that viewer may know (chapter 16).

use engine::{Game as _, Indexed, Seat, SeatSet, Set, Viewer};
use serde::Serialize;

use crate::decisions::Open;
use crate::decisions::draw_dragons::{KeepDragon, ReturnDragons};
use crate::decisions::objectives::{ChooseObjective, PlaceObjective, ReturnObjectives};
use crate::seen::knowledge::Known;
use crate::table::deck::Deck;
use crate::table::ids::{ActionTile, Dragon, Objective, ObjectiveSpace, RowSpace, WildsSpace};
use crate::table::markers::Lair;
use crate::table::options::{Edition, Length, Mode};
use crate::table::purse::Purse;
use crate::table::state::{Cause, Progress, Simurgh, Stage};
use crate::table::vassals::Vassals;

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The mode.
    pub mode: Mode,
    /// The length.
    pub length: Length,
    /// The edition.
    pub edition: Edition,
    /// SIM-13.6: the turn limit in rounds.
    pub turn_limit: u16,
    /// The number of the turn, 0 in the set-up.
    pub turn: u32,
    /// The number of the round, 0 in the set-up.
    pub round: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// Whether the Main Action of the turn is over.
    pub main_action_taken: bool,
    /// Who must decide.
    pub deciding: SeatSet,
    /// The players, seat 0 first.
    pub players: Vec<PlayerView>,
    /// The tile spaces of the Wilds in play.
    pub wilds: Vec<WildsView>,
    /// The Scout Quarters' row.
    pub row: [Option<ActionTile>; RowSpace::ALL.len()],
    /// The Objective Tiles on their spaces.
    pub objectives: [Option<Objective>; ObjectiveSpace::ALL.len()],
    /// SIM-11.3: Objective Tiles that were replaced.
    pub replaced_objectives: Set<Objective>,
    /// The tiles in the Chronicle.
    pub chronicle: Set<ActionTile>,
    /// The Action deck.
    pub action_deck: DeckView<ActionTile>,
    /// The Dragon deck.
    pub dragon_deck: DeckView<Dragon>,
    /// The Objective deck.
    pub objective_deck: DeckView<Objective>,
    /// Power Tiles to choose from, for the player who chooses.
    pub offered_power_tiles: Set<ActionTile>,
    /// Dragon Tiles to choose from or to put back, for the player who drew them.
    pub drawn_dragons: Set<Dragon>,
    /// The Dragon that the viewer has chosen in the set-up.
    pub chosen_dragon: Option<Dragon>,
    /// Objective Tiles to choose from or to put back, for the player who drew them.
    pub drawn_objectives: Set<Objective>,
    /// SIM-13.2: who triggered the end, and by what.
    pub end_triggered: Option<(Seat, Cause)>,
    /// Why the game ended.
    pub ended: Option<Cause>,
}

/// What a viewer sees of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Resources and score.
    pub purse: Purse,
    /// Where the Vassals are.
    pub vassals: Vassals,
    /// How many Action Tiles are in the hand.
    pub hand_size: usize,
    /// Whether the Power Tile is still in the hand.
    pub has_power_tile: bool,
    /// The tiles of the hand that the viewer knows: all of the viewer's own.
    pub hand: Set<ActionTile>,
    /// The Dragons with their markers.
    pub dragons: Lair,
}

/// A tile space of the Wilds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WildsView {
    /// The tile space.
    pub space: WildsSpace,
    /// The tile on it.
    pub tile: Option<ActionTile>,
}

/// What a viewer sees of a deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeckView<T> {
    /// How many tiles are in it.
    pub size: usize,
    /// The tiles that the viewer knows, with their place from the top, counted from 1.
    pub known: Vec<(usize, T)>,
}

/// What the viewer sees.
pub(crate) fn view(game: &Simurgh, viewer: Viewer) -> View {
    let knowledge = &game.knowledge;
    View {
        mode: game.agreed.mode,
        length: game.agreed.length,
        edition: game.agreed.edition,
        turn_limit: game.agreed.rounds,
        turn: game.turn.number,
        round: game.turn.number.div_ceil(u32::from(game.seat_count())),
        active: game.active(),
        first: game.first,
        main_action_taken: game.turn.main_action == Progress::Done,
        deciding: game.waiting(),
        players: game.all_seats().map(|seat| game.player_seen_by(seat, viewer)).collect(),
        wilds: game
            .wilds_in_play()
            .iter()
            .map(|space| WildsView { space, tile: game.tile_on(space) })
            .collect(),
        row: game.row,
        objectives: game.objectives,
        replaced_objectives: game.replaced_objectives,
        chronicle: game.chronicle,
        action_deck: deck_seen_by(&game.action_deck, &knowledge.action_tiles, viewer),
        dragon_deck: deck_seen_by(&game.dragon_deck, &knowledge.dragons, viewer),
        objective_deck: deck_seen_by(&game.objective_deck, &knowledge.objectives, viewer),
        offered_power_tiles: match &game.stage {
            Stage::PowerDraft { drafter, offered, .. } if viewer.is(*drafter) => *offered,
            _ => Set::EMPTY,
        },
        drawn_dragons: game.drawn_dragons(viewer),
        chosen_dragon: game.dragon_hand(viewer).and_then(|(_, kept)| kept),
        drawn_objectives: game.drawn_objectives(viewer),
        end_triggered: game.trigger.map(|trigger| (trigger.by, trigger.cause)),
        ended: match game.stage {
            Stage::Over { cause } => Some(cause),
            _ => None,
        },
    }
}

impl Simurgh {
    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let known = |tile: &ActionTile| sees(viewer, self.knowledge.action_tiles.by(*tile), self);
        PlayerView {
            seat,
            purse: player.purse,
            vassals: player.vassals,
            hand_size: player.hand.len(),
            has_power_tile: player.hand.iter().any(ActionTile::is_power),
            hand: player.hand.iter().filter(known).collect(),
            dragons: player.lair,
        }
    }

    fn dragon_hand(&self, viewer: Viewer) -> Option<(Set<Dragon>, Option<Dragon>)> {
        match (&self.stage, viewer) {
            (Stage::DragonDraft { hands }, Viewer::Seat(seat)) => {
                hands.get(seat.index())?.map(|hand| (hand.dealt, hand.kept))
            }
            _ => None,
        }
    }

    fn drawn_dragons(&self, viewer: Viewer) -> Set<Dragon> {
        if let Some((dealt, _)) = self.dragon_hand(viewer) {
            return dealt;
        }
        let tiles = |open: &Open| match *open {
            Open::KeepDragon(KeepDragon { drawn: tiles, .. })
            | Open::ReturnDragons(ReturnDragons { tiles, .. }) => tiles,
            _ => Set::EMPTY,
        };
        self.agenda
            .iter()
            .filter(|_| viewer.is(self.active()))
            .fold(Set::EMPTY, |all, task| all.or(tiles(task)))
    }

    fn drawn_objectives(&self, viewer: Viewer) -> Set<Objective> {
        let tiles = |open: &Open| match *open {
            Open::ChooseObjective(ChooseObjective { drawn: tiles })
            | Open::ReturnObjectives(ReturnObjectives { tiles }) => tiles,
            Open::PlaceObjective(PlaceObjective { objective, others }) => {
                others.or(Set::only(objective))
            }
            _ => Set::EMPTY,
        };
        self.agenda
            .iter()
            .filter(|_| viewer.is(self.active()))
            .fold(Set::EMPTY, |all, task| all.or(tiles(task)))
    }
}

/// Whether the viewer is among the seats that know; a spectator knows what everybody knows.
fn sees(viewer: Viewer, known: SeatSet, game: &Simurgh) -> bool {
    match viewer {
        Viewer::Seat(seat) => known.contains(seat),
        Viewer::Spectator => known == game.everybody(),
    }
}

fn deck_seen_by<T: Indexed + Default, const N: usize, const M: usize>(
    deck: &Deck<T, M>,
    known: &Known<T, N>,
    viewer: Viewer,
) -> DeckView<T> {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let knows = |tile: T| seat.is_some_and(|seat| known.by(tile).contains(seat));
    let places = deck.iter().enumerate().filter(|(_, tile)| knows(*tile));
    DeckView { size: deck.len(), known: places.map(|(at, tile)| (at + 1, tile)).collect() }
}
