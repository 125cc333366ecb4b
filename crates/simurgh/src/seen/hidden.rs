//! Another world that a seat can't tell from this one.
//!
//! A world is made by giving hidden tiles other faces: a renaming that keeps every tile whose place
//! the viewer knows, and everything that follows from what the viewer has seen.

use engine::{Chance, Indexed, PlayoutRng, Seat, Set};

use crate::decisions::Open;
use crate::decisions::draw_dragons::{KeepDragon, ReturnDragons};
use crate::decisions::objectives::{ChooseObjective, PlaceObjective, ReturnObjectives};
use crate::seen::knowledge::Known;
use crate::table::deck::Deck;
use crate::table::ids::{ActionTile, Dragon, Objective, TileKind};
use crate::table::state::{Simurgh, Stage};

/// Turns this game into another that the viewer can't tell from it.
pub(crate) fn resample(game: &mut Simurgh, viewer: Seat, rng: &mut PlayoutRng) {
    game.rename_dragons(viewer, rng);
    game.rename_objectives(viewer, rng);
    let mut renaming = ActionTiles::new();
    game.rename_start_and_removed(viewer, &mut renaming, rng);
    game.rename_blurred(viewer, &mut renaming, rng);
    game.rename_power_tiles(viewer, &mut renaming, rng);
    game.apply_to_action_tiles(viewer, &renaming);
}

impl Simurgh {
    /// Every Dragon Tile that isn't face up is in the deck or was drawn from it.
    fn rename_dragons(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let hidden =
            Dragon::all().filter(|&tile| !self.knowledge.dragons.by(tile).contains(viewer));
        let mut renaming: Renaming<Dragon, { Dragon::COUNT }> = Renaming::new();
        renaming.shuffle(hidden.collect(), rng);
        renaming.apply_to_deck(&mut self.dragon_deck);
        renaming.apply_to_known(&mut self.knowledge.dragons);
        for open in self.agenda.iter_mut() {
            if let Open::KeepDragon(KeepDragon { drawn: tiles, .. })
            | Open::ReturnDragons(ReturnDragons { tiles, .. }) = open
            {
                *tiles = renaming.of_set(*tiles);
            }
        }
        if let Stage::DragonDraft { hands } = &mut self.stage {
            for (at, hand) in hands.iter_mut().enumerate() {
                let Some(hand) = hand.as_mut().filter(|_| at != viewer.index()) else { continue };
                hand.dealt = renaming.of_set(hand.dealt);
                // SIM-18.1: the others' choices are as hidden as their Dragons.
                if hand.kept.is_some() {
                    let dealt: Vec<Dragon> = hand.dealt.iter().collect();
                    hand.kept = rng.pick(&dealt);
                }
            }
        }
    }

    fn rename_objectives(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let known = &self.knowledge.objectives;
        let hidden = Objective::all().filter(|&tile| !known.by(tile).contains(viewer));
        let mut renaming: Renaming<Objective, { Objective::COUNT }> = Renaming::new();
        renaming.shuffle(hidden.collect(), rng);
        renaming.apply_to_deck(&mut self.objective_deck);
        renaming.apply_to_known(&mut self.knowledge.objectives);
        for open in self.agenda.iter_mut() {
            match open {
                Open::ChooseObjective(ChooseObjective { drawn: tiles })
                | Open::ReturnObjectives(ReturnObjectives { tiles }) => {
                    *tiles = renaming.of_set(*tiles);
                }
                Open::PlaceObjective(PlaceObjective { objective, others }) => {
                    *objective = renaming.of(*objective);
                    *others = renaming.of_set(*others);
                }
                _ => {}
            }
        }
    }

    /// Action Tiles whose place the viewer doesn't know, Power Tiles aside.
    fn hidden_tiles(&self, viewer: Seat) -> Set<ActionTile> {
        let known = &self.knowledge.action_tiles;
        let hidden = |tile: &ActionTile| !tile.is_power() && !known.by(*tile).contains(viewer);
        ActionTile::all().filter(hidden).collect()
    }

    /// SIM-4.4, SIM-4.8: removed tiles keep their kind, and so do start tiles that are certainly
    /// still in a hand. Any other hidden tile may be anywhere, but one that the viewer has seen
    /// isn't out of the game.
    fn rename_start_and_removed(
        &self,
        viewer: Seat,
        renaming: &mut ActionTiles,
        rng: &mut PlayoutRng,
    ) {
        let hidden = self.hidden_tiles(viewer);
        let seen: Set<ActionTile> = hidden
            .iter()
            .filter(|&tile| self.knowledge.seen_once.by(tile).contains(viewer))
            .collect();
        let blurred =
            self.knowledge.blurred.iter().fold(Set::EMPTY, |all: Set<_>, one| all.or(*one));
        // `rename_blurred` deals with tiles that were lost from sight in a hand.
        let mut places = hidden.minus(seen.and(blurred));
        let mut faces = places;
        for place in self.out_of_game.and(places).iter() {
            let fitting = of_kind(faces.minus(seen), place.kind());
            renaming.give(place, &mut places, fitting, &mut faces, rng);
        }
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let player = self.player(seat);
            for kind in player.start_kinds.iter() {
                // A start tile that never left the hand was never lost from sight.
                if let Some(place) = of_kind(player.hand.and(places).minus(blurred), kind).first() {
                    renaming.give(place, &mut places, of_kind(faces, kind), &mut faces, rng);
                }
            }
        }
        for place in places.iter() {
            renaming.give(place, &mut places, faces, &mut faces, rng);
        }
    }

    /// SIM-12.2: tiles of a hand from which one was discarded in secret change places among
    /// themselves.
    fn rename_blurred(&self, viewer: Seat, renaming: &mut ActionTiles, rng: &mut PlayoutRng) {
        let hidden = self.hidden_tiles(viewer);
        for blurred in self.knowledge.blurred {
            renaming.shuffle(blurred.and(hidden), rng);
        }
    }

    /// SIM-4.7: the viewer knows which Power Tiles went past: none of them can have been kept
    /// before, and none is left undrawn.
    fn rename_power_tiles(&self, viewer: Seat, renaming: &mut ActionTiles, rng: &mut PlayoutRng) {
        let known = &self.knowledge.action_tiles;
        let own = match &self.stage {
            Stage::PowerDraft { drafter, offered, .. } if *drafter == viewer => *offered,
            _ => Set::EMPTY,
        };
        let hidden: Set<ActionTile> = ActionTile::all()
            .filter(|&tile| tile.is_power() && !known.by(tile).contains(viewer))
            .filter(|&tile| !own.contains(tile))
            .collect();
        let passed = self.knowledge.power_tiles_seen[viewer.index()].and(hidden);
        let undrawn: Set<ActionTile> = match &self.stage {
            Stage::PowerDraft { stack, .. } => stack.iter().collect(),
            _ => Set::EMPTY,
        };
        let before = self.hands_before(viewer);
        let closed = before.or(undrawn).and(hidden);
        let (mut places, mut faces) = (hidden, hidden);
        for place in closed.iter() {
            renaming.give(place, &mut places, faces.minus(passed), &mut faces, rng);
        }
        for place in places.iter() {
            renaming.give(place, &mut places, faces, &mut faces, rng);
        }
    }

    /// The hands of those who chose their Power Tile before the viewer: from the last player back
    /// to the first.
    fn hands_before(&self, viewer: Seat) -> Set<ActionTile> {
        let mut hands = Set::EMPTY;
        let mut seat = self.first.previous(self.seat_count());
        while seat != viewer {
            hands = hands.or(self.player(seat).hand);
            seat = seat.previous(self.seat_count());
        }
        hands
    }

    fn apply_to_action_tiles(&mut self, viewer: Seat, renaming: &ActionTiles) {
        renaming.apply_to_deck(&mut self.action_deck);
        renaming.apply_to_known(&mut self.knowledge.action_tiles);
        self.out_of_game = renaming.of_set(self.out_of_game);
        for player in &mut self.players {
            player.hand = renaming.of_set(player.hand);
        }
        for tiles in &mut self.knowledge.blurred {
            *tiles = renaming.of_set(*tiles);
        }
        for (at, tiles) in self.knowledge.power_tiles_seen.iter_mut().enumerate() {
            if at != viewer.index() {
                *tiles = renaming.of_set(*tiles);
            }
        }
        if let Stage::PowerDraft { offered, stack, .. } = &mut self.stage {
            *offered = renaming.of_set(*offered);
            renaming.apply_to_deck(stack);
        }
        for tile in ActionTile::all() {
            let known = self.knowledge.action_tiles.by(tile);
            self.knowledge.seen_once.tell(tile, known);
        }
    }
}

fn of_kind(tiles: Set<ActionTile>, kind: TileKind) -> Set<ActionTile> {
    tiles.iter().filter(|tile| tile.kind() == kind).collect()
}

type ActionTiles = Renaming<ActionTile, { ActionTile::COUNT }>;

/// The new face of each tile's place.
struct Renaming<T, const N: usize>([T; N]);

impl<T: Indexed + Default, const N: usize> Renaming<T, N> {
    fn new() -> Renaming<T, N> {
        Renaming(std::array::from_fn(|at| T::from_index(at as u32).unwrap_or_default()))
    }

    fn of(&self, tile: T) -> T {
        self.0[tile.index() as usize]
    }

    fn of_set(&self, tiles: Set<T>) -> Set<T> {
        tiles.iter().map(|tile| self.of(tile)).collect()
    }

    /// Exchanges the faces of these places at random.
    fn shuffle(&mut self, places: Set<T>, rng: &mut PlayoutRng) {
        let mut faces: Vec<T> = places.iter().map(|place| self.of(place)).collect();
        rng.shuffle(&mut faces);
        for (place, face) in places.iter().zip(faces) {
            self.0[place.index() as usize] = face;
        }
    }

    /// Gives a place one of the fitting faces that are left, at random; any face if none fits.
    fn give(
        &mut self,
        place: T,
        places: &mut Set<T>,
        fitting: Set<T>,
        faces: &mut Set<T>,
        rng: &mut PlayoutRng,
    ) {
        let fitting = if fitting.is_empty() { *faces } else { fitting };
        let fitting: Vec<T> = fitting.iter().collect();
        if let Some(face) = rng.pick(&fitting) {
            self.0[place.index() as usize] = face;
            faces.remove(face);
        }
        places.remove(place);
    }

    fn apply_to_deck<const M: usize>(&self, deck: &mut Deck<T, M>) {
        for tile in deck.as_mut_slice() {
            *tile = self.of(*tile);
        }
    }

    /// What seats know stays with the places.
    fn apply_to_known(&self, known: &mut Known<T, N>) {
        let mut renamed = Known::NOBODY;
        for tile in T::values() {
            renamed.set(self.of(tile), known.by(tile));
        }
        *known = renamed;
    }
}

#[cfg(test)]
mod tests {
    use engine::SeatSet;

    use super::*;

    #[test]
    fn a_renaming_is_one_to_one() {
        let mut renaming: Renaming<Dragon, { Dragon::COUNT }> = Renaming::new();
        renaming.shuffle(Set::all(), &mut PlayoutRng::new(1));
        assert_eq!(renaming.of_set(Set::all()), Set::all());
        let nobody = SeatSet::EMPTY;
        let mut known: Known<Dragon, { Dragon::COUNT }> = Known::NOBODY;
        known.set(Dragon::default(), SeatSet::all(2));
        renaming.apply_to_known(&mut known);
        assert_eq!(known.by(renaming.of(Dragon::default())), SeatSet::all(2));
        assert_eq!(Dragon::all().filter(|&dragon| known.by(dragon) != nobody).count(), 1);
    }
}
