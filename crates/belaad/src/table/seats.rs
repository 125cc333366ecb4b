//! Who sits where and plays with whom (BEL-2.1), and what the boards show (BEL-4.5).

use engine::{Arg, Seat, Spoken};

use crate::data::{board_of, character_with, components};
use crate::decisions::Open;
use crate::table::ids::HashashCard;
use crate::table::state::{Belaad, Player};
use crate::words::names::{Character, Symbol, Team};
use crate::words::refusal::Refusal;

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
        if self.has_order() && seat.index() + 1 == self.players.len() {
            Team::Order
        } else if seat.index().is_multiple_of(2) {
            Team::Kingdom
        } else {
            Team::People
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
    pub(crate) fn players_of(&self, team: Team) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(move |&seat| self.team_of(seat) == team)
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

    pub(crate) fn push(&mut self, open: Open) {
        self.stack.push(open);
    }
}

/// The team; everything else is dealt during the game.
pub(crate) fn sides(game: &Belaad, seat: Seat) -> Vec<(&'static str, Arg)> {
    vec![("side", game.team_of(seat).arg())]
}

/// What a player owns, with what belongs to the team.
pub(crate) fn holdings(game: &Belaad, seat: Seat) -> Vec<(&'static str, i32)> {
    let (player, team) = (game.player(seat), game.team_of(seat));
    let treasury = game.treasuries[team];
    let tokens = team.characters().iter().map(|&each| i32::from(game.boards[each].top()));
    vec![
        ("gold", i32::from(player.purse.gold)),
        ("red", i32::from(player.purse.red)),
        ("treasury gold", i32::from(treasury.gold)),
        ("treasury red", i32::from(treasury.red)),
        ("swords", i32::from(player.swords)),
        ("scholars", player.scholars.len() as i32),
        ("tokens", tokens.sum()),
    ]
}

/// BEL-2.3: without the Order, its team, its characters and its cards.
pub(crate) fn absent(game: &Belaad) -> Vec<Arg> {
    if game.has_order() {
        return Vec::new();
    }
    let characters = Team::Order.characters().iter().map(Spoken::arg);
    let cards = HashashCard::all().map(|card| card.arg());
    std::iter::once(Team::Order.arg()).chain(characters).chain(cards).collect()
}
