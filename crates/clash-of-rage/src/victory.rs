//! Control, Victory points and the end of the game (COR-2.6, COR-2.9, section 12).

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use engine::{Log, Outcome, Seat};

use crate::components::{Length, tables};
use crate::names::Phase;
use crate::places::Location;
use crate::question::Question;
use crate::sets::Places;
use crate::{ClashOfRage, Event};

impl ClashOfRage {
    /// COR-2.5: the territories with units that are not this player's.
    #[inline]
    pub(crate) fn enemies(&self, seat: Seat) -> Places {
        let others = self.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        others
            .fold(self.elves.present(), |places, (_, other)| places.and(other.present()))
            .without(Places::only(Location::STRONGHOLD))
    }

    /// COR-2.6: the territories that a player controls.
    pub(crate) fn controlled(&self, seat: Seat) -> Places {
        self.players[seat.index()]
            .present()
            .without(Places::only(Location::STRONGHOLD))
            .without(self.enemies(seat))
    }

    /// COR-2.9: Cities under control and Legendary Equipment forged.
    pub fn victory_points(&self, seat: Seat) -> u8 {
        self.cities_held(seat) + self.players[seat.index()].forged()
    }

    fn cities_held(&self, seat: Seat) -> u8 {
        self.controlled(seat).within(self.board.cities()).len() as u8
    }

    /// The target and the turn limit of this game.
    pub(crate) fn length(&self) -> Length {
        tables().lengths[self.options.target as usize]
    }

    /// COR-12.2: the active player wins in the second action with enough Victory points.
    pub(crate) fn claim_victory(&mut self, log: &mut impl Log<Event>) -> bool {
        let points = self.victory_points(self.active);
        let won = self.phase == Phase::SecondAction && points >= self.length().target;
        if won {
            self.winner = Some(self.active);
            self.question = Question::Over;
            log.event(Event::Won { seat: self.active, points });
        }
        won
    }

    /// COR-12.5: the ranking; a winner comes before everybody else.
    pub(crate) fn ranking(&self) -> Outcome {
        let origins = self.all_seats().map(|seat| {
            let legendary = self.players[seat.index()].forged();
            ArrayVec::from_iter([
                ("cities", self.cities_held(seat).into()),
                ("legendary", legendary.into()),
            ])
        });
        let ending = if self.winner.is_some() { "victory" } else { "last-turn" };
        Outcome::ranked(ending, origins, |seat| {
            let player = &self.players[seat.index()];
            (
                self.winner == Some(seat),
                self.victory_points(seat),
                player.forged(),
                player.crystals,
                player.units_on_board(),
                player.gold,
                Reverse(self.order.iter().position(|&other| other == seat)),
            )
        })
    }
}
