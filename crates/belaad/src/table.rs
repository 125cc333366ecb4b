//! Who sits where and plays with whom (BEL-2.1), and what the boards show (BEL-4.5).

use engine::{Log, Seat, StepRng};

use crate::components::{ActionCardFace, CharacterBoard, HashashFace, ScholarFace, components};
use crate::event::Event;
use crate::frames::Frame;
use crate::ids::{ActionCard, HashashCard, Scholar};
use crate::names::{Character, Symbol, Team};
use crate::state::{Belaad, Player};

/// What carrying out a decision needs besides the state: chance, and somebody to tell.
pub(crate) struct Play<'a, L> {
    pub rng: &'a mut StepRng,
    pub log: &'a mut L,
}

impl<L: Log<Event>> Play<'_, L> {
    pub fn tell(&mut self, event: Event) {
        self.log.event(event);
    }
}

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

    pub(crate) fn push(&mut self, frame: Frame) {
        self.stack.push(frame);
    }
}

/// The team's character with a symbol.
#[inline]
pub(crate) fn character_with(team: Team, symbol: Symbol) -> Option<Character> {
    components().with_symbol[team as usize][symbol as usize]
}

#[inline]
pub(crate) fn board_of(character: Character) -> &'static CharacterBoard {
    &components().characters[character as usize]
}

#[inline]
pub(crate) fn face_of(card: ActionCard) -> &'static ActionCardFace {
    &components().action_cards[card.at()]
}

#[inline]
pub(crate) fn scholar_face(scholar: Scholar) -> &'static ScholarFace {
    &components().scholars[scholar.at()]
}

#[inline]
pub(crate) fn hashash_face(card: HashashCard) -> &'static HashashFace {
    &components().hashash_cards[card.at()]
}
