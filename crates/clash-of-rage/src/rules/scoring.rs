//! Control, Victory points and the end of the game (COR-2.6, COR-2.9, section 12).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use engine::{Game, Log, Outcome, Play, Seat};

use crate::data::{Length, components};
use crate::rules::moving::March;
use crate::table::places::{Location, Places};
use crate::words::names::{Phase, TieBreak};
use crate::{ClashOfRage, Event};

/// COR-12.2, COR-12.4: how a game ends.
pub(crate) const ENDINGS: &[&str] = &["victory", "last-turn"];
/// COR-2.9: where Victory points come from.
pub(crate) const ORIGINS: &[&str] = &["cities", "legendary"];

impl ClashOfRage {
    /// COR-2.5: the territories with units that are not this player's.
    #[inline]
    pub(crate) fn enemies(&self, seat: Seat) -> Places {
        let others = self.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        others
            .fold(self.elves.present(), |places, (_, other)| places.or(other.present()))
            .without(Location::STRONGHOLD)
    }

    /// COR-2.6: the territories that a player controls.
    pub(crate) fn controlled(&self, seat: Seat) -> Places {
        self.player(seat).present().without(Location::STRONGHOLD).minus(self.enemies(seat))
    }

    /// COR-2.9: Cities under control and Legendary Equipment forged.
    pub fn victory_points(&self, seat: Seat) -> u8 {
        self.cities_held(seat) + self.player(seat).forged()
    }

    fn cities_held(&self, seat: Seat) -> u8 {
        self.controlled(seat).and(self.board.cities()).len() as u8
    }

    /// The target and the turn limit of this game.
    pub(crate) fn length(&self) -> Length {
        components().lengths[self.options.target as usize]
    }

    /// COR-12.2: the active player wins in the second action with enough Victory points.
    pub(crate) fn claim_victory(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let points = self.victory_points(self.active());
        if self.phase == Phase::SecondAction && points >= self.length().target {
            self.winner = Some(self.active());
            self.agenda.clear();
            // The game may be won in the middle of a movement step.
            self.march = March::default();
            for event in verdict(self) {
                play.tell(event);
            }
        }
    }
}

/// COR-12.5: the ranking once the game is over; a winner comes before everybody else.
pub(crate) fn outcome(game: &ClashOfRage) -> Option<Outcome> {
    if !game.agenda.is_empty() {
        return None;
    }
    let origins = game.all_seats().map(|seat| {
        let points = [game.cities_held(seat), game.player(seat).forged()];
        ORIGINS.iter().copied().zip(points.map(i32::from)).collect()
    });
    let ending = ENDINGS[usize::from(game.winner.is_none())];
    Some(Outcome::ranked(ending, origins, |seat| {
        let player = game.player(seat);
        (
            game.winner == Some(seat),
            game.victory_points(seat),
            player.forged(),
            player.crystals,
            player.units_on_board(),
            player.gold,
            Reverse(game.order.iter().position(|&other| other == seat)),
        )
    }))
}

/// COR-12.5: who is first and why, and who comes next, once the game is over.
pub(crate) fn verdict(game: &ClashOfRage) -> ArrayVec<Event, 2> {
    let mut told = ArrayVec::new();
    let Some(outcome) = outcome(game) else { return told };
    let ranked = |rank| game.all_seats().find(|seat| outcome.seats[seat.index()].rank == rank);
    let (Some(seat), Some(second)) = (ranked(1), ranked(2)) else { return told };
    let (points, behind) = (game.victory_points(seat), game.victory_points(second));
    if game.winner.is_some() {
        told.push(Event::Won { seat, points });
    } else if points > behind {
        told.push(Event::FirstByPoints { seat, points });
    } else {
        let by = tie_break(game, seat, second);
        told.push(Event::FirstByTieBreak { seat, second, points, by });
        return told;
    }
    told.push(Event::RunnerUp { seat: second, points: behind });
    told
}

/// COR-12.5: what decides between two players with equal points.
fn tie_break(game: &ClashOfRage, first: Seat, second: Seat) -> TieBreak {
    let (first, second) = (game.player(first), game.player(second));
    if first.forged() != second.forged() {
        TieBreak::Legendary
    } else if first.crystals != second.crystals {
        TieBreak::Crystals
    } else if first.units_on_board() != second.units_on_board() {
        TieBreak::Units
    } else if first.gold != second.gold {
        TieBreak::Gold
    } else {
        TieBreak::TurnOrder
    }
}
