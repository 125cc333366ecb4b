//! Who sits where and plays with whom (BEL-2.1), and what the boards show (BEL-4.5).

use engine::{Seat, SeatSet};

use crate::data::{board_of, character_with, components};
use crate::table::player::Player;
use crate::table::state::Belaad;
use crate::words::names::{Character, Symbol, Team};
use crate::words::refusal::Refusal;

/// Every second seat, from the first on.
const EVEN: SeatSet =
    SeatSet::only(Seat::of(0)).with(Seat::of(2)).with(Seat::of(4)).with(Seat::of(6));

impl Belaad {
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.players.len() as u8
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seat_count())
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// BEL-2.1: K and P alternate; with an odd count the last seat is the Order's.
    #[inline]
    pub(crate) fn team_of(&self, seat: Seat) -> Team {
        if !seat.index().is_multiple_of(2) {
            Team::People
        } else if seat.index() + 1 == self.players.len() {
            // The last of an odd count.
            Team::Order
        } else {
            Team::Kingdom
        }
    }

    /// BEL-2.1: the seats of a team.
    #[inline]
    pub(crate) fn seats_of(&self, team: Team) -> SeatSet {
        let alternating = SeatSet::all(self.seat_count() & !1);
        match team {
            Team::Kingdom => alternating.and(EVEN),
            Team::People => alternating.minus(EVEN),
            Team::Order => self.order_seat().map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    #[inline]
    pub(crate) fn has_order(&self) -> bool {
        !self.players.len().is_multiple_of(2)
    }

    /// The seat of the Order, if it plays.
    #[inline]
    pub(crate) fn order_seat(&self) -> Option<Seat> {
        self.has_order().then(|| Seat::of(self.players.len() - 1))
    }

    /// The teams that play.
    #[inline]
    pub(crate) fn teams(&self) -> &'static [Team] {
        if self.has_order() { Team::ALL } else { &Team::ALL[..2] }
    }

    #[inline]
    pub(crate) fn active(&self) -> Seat {
        self.turn.active
    }

    #[inline]
    pub(crate) fn active_player(&self) -> &Player {
        self.player(self.turn.active)
    }

    #[inline]
    pub(crate) fn active_team(&self) -> Team {
        self.team_of(self.turn.active)
    }

    /// The players of a team, by seat.
    pub(crate) fn players_of(&self, team: Team) -> impl Iterator<Item = Seat> + use<> {
        self.seats_of(team).iter()
    }

    /// The players who are not of the active team, by seat.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        let team = self.active_team();
        self.all_seats().filter(move |&seat| self.team_of(seat) != team)
    }

    /// The characters of all teams that play against the active one.
    pub(crate) fn opposing_characters(&self) -> impl Iterator<Item = Character> + use<> {
        let own = self.active_team();
        let opposing = self.teams().iter().filter(move |&&team| team != own);
        opposing.flat_map(|team| team.characters().iter().copied())
    }

    #[inline]
    pub(crate) fn team_plays(&self, team: Team) -> bool {
        team != Team::Order || self.has_order()
    }

    /// Checks that somebody sits there.
    pub(crate) fn is_seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players.len() { Ok(()) } else { Err(Refusal::NobodyThere) }
    }

    /// Checks that the character's team plays.
    pub(crate) fn is_in_play(&self, character: Character) -> Result<(), Refusal> {
        if self.team_plays(character.team()) { Ok(()) } else { Err(Refusal::NoOrder) }
    }

    /// Whether the team plays against the active one.
    #[inline]
    pub(crate) fn is_opposing(&self, team: Team) -> bool {
        team != self.active_team() && self.team_plays(team)
    }

    /// BEL-4.5: printed symbols and top tokens. Bottom tokens never count.
    #[inline]
    pub(crate) fn symbol_count(&self, character: Character) -> u16 {
        u16::from(board_of(character).printed) + u16::from(self.boards[character].top())
    }

    /// BEL-4.5: the symbols of a kind that a team has; the Order has no Influence.
    #[inline]
    pub(crate) fn symbols_of(&self, team: Team, symbol: Symbol) -> u16 {
        character_with(team, symbol).map_or(0, |character| self.symbol_count(character))
    }

    #[inline]
    pub(crate) fn swords_in_pool(&self) -> u8 {
        let owned: u8 = self.players.iter().map(|player| player.swords).sum();
        components().swords.saturating_sub(owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Seed, Setup, StepRng};

    #[test]
    fn the_seats_of_a_team_are_those_whose_team_it_is() {
        for seats in 2..=6 {
            let rng = &mut StepRng::new(Seed([0; 32]), 0);
            let game = Belaad::new(&Setup::of::<Belaad>(seats), rng).expect("the default game");
            for &team in Team::ALL {
                let own = game.all_seats().filter(|&seat| game.team_of(seat) == team);
                assert_eq!(game.seats_of(team), own.collect(), "{team:?} of {seats}");
            }
            assert_eq!(game.has_order(), !game.seats_of(Team::Order).is_empty());
        }
    }
}
