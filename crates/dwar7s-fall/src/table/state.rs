//! The state of a game, and the queries that every chapter uses.

use arrayvec::ArrayVec;
use engine::{Agenda, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::{GOALS, MAX_OGRE_CARDS, components};
use crate::decisions::{Asked, Open, Pending};
use crate::rules::troll::Troll;
use crate::table::board::{Board, Place, PlaceSet, Places};
use crate::table::card::CardId;
use crate::table::cell::Cell;
use crate::table::meeples::{Meeples, Standing, player};
use crate::table::options::Terms;
use crate::table::player::Player;
use crate::table::realm::Realm;
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{Decree, Goal, KingdomCard, OgreCard};
use crate::words::refusal::Refusal;

/// DWF-1.1: the most players of a game.
pub const MAX_PLAYERS: usize = 7;
/// DWF-11.3: goals in the row.
pub const ROW: usize = 3;

/// A game of Dwar7s Fall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::table::written::Written", into = "crate::table::written::Written")]
pub struct Dwar7sFall {
    /// The rules the table plays by.
    pub(crate) terms: Terms,
    pub(crate) board: Board,
    /// Computed from the board.
    pub(crate) realm: Realm,
    pub(crate) meeples: Meeples,
    /// By seat; the last are absent.
    pub(crate) players: [Player; MAX_SEATS],
    /// The gem piles.
    pub(crate) piles: Gems,
    /// The pile of stolen pouches.
    pub(crate) pouches: u8,
    /// The revealed goals.
    pub(crate) row: ArrayVec<Goal, ROW>,
    /// The trading deck; the last card is uncovered next.
    pub(crate) goal_deck: ArrayVec<Goal, GOALS>,
    /// DWF-15.3: how many goals at the bottom of the deck were put there openly.
    pub(crate) known_goals: u8,
    /// The ogre deck; the last card is drawn next.
    pub(crate) ogre_deck: ArrayVec<OgreCard, MAX_OGRE_CARDS>,
    pub(crate) ogre_discards: OgreCards,
    /// DWF-10.2: the ogre card that is being played.
    pub(crate) in_play: Option<OgreCard>,
    pub(crate) troll: Option<Troll>,
    pub(crate) turn: Turn,
    /// The open decision; none when the game is over.
    pub(crate) agenda: Agenda<Asked, 1>,
    /// DWF-11.6 (e): a choice that waits until others have been asked.
    pub(crate) pending: Option<Pending>,
    /// DWF-11.6: players still to be asked about the secret goal at this checkpoint.
    pub(crate) to_ask: SeatSet,
    /// DWF-12.1: who triggered the end.
    pub(crate) triggered: Option<Seat>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Turns begun so far; with Hard Workers, Mornings and Nights.
    pub number: u32,
    /// The round, counted from 1.
    pub round: u8,
    /// DWF-5.1: who began the round; with Hard Workers the holder of the axe.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What comes next when nothing is asked.
    pub step: Step,
    /// Actions used this turn.
    pub actions_used: u8,
    /// Free actions used this turn.
    pub free_actions_used: u8,
    /// DWF-15.7: ogre cards discarded for more actions this turn.
    pub hired: u8,
    /// DWF-14.6: whether scales were sold this turn.
    pub scales_used: bool,
    /// DWF-14.11: whether pouches were pawned this turn.
    pub pawnbroker_used: bool,
    /// DWF-14.17: whether the Frozen Heart was used this turn.
    pub frozen_heart_used: bool,
    /// Tolls paid this turn.
    pub tolls: u8,
    /// DWF-15.8: cards on which a meeple was placed this turn.
    #[serde(skip)]
    pub(crate) placed_on: Marks,
}

impl Turn {
    /// Nothing has happened yet.
    pub(crate) fn before_first() -> Turn {
        Turn {
            number: 0,
            round: 1,
            first: Seat::of(0),
            active: Seat::of(0),
            step: Step::Actions,
            actions_used: 0,
            free_actions_used: 0,
            hired: 0,
            scales_used: false,
            pawnbroker_used: false,
            frozen_heart_used: false,
            tolls: 0,
            placed_on: Marks::default(),
        }
    }
}

/// Marks on top cards, and on cards that were covered afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Places whose top card is marked.
    pub(crate) places: PlaceSet,
    /// Covered cards that are marked, by their number.
    pub(crate) covered: u64,
}

/// The steps of a turn (DWF-5.2, DWF-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Section 6.
    Actions,
    /// Section 7.
    Resolve,
    /// DWF-7.8.
    Roaming,
    /// Section 9.
    Discard,
    /// DWF-9.4: The Dwarfs Way.
    DwarfsWay,
    /// DWF-9.4: the secret goal.
    Reveal,
    /// DWF-9.4: the end trigger and the next turn.
    Trigger,
    /// The game is over.
    Over,
}

impl Dwar7sFall {
    /// The open question; none when the game is over.
    #[inline]
    pub(crate) fn question(&self) -> Option<Open> {
        self.agenda.top().map(|Asked(open)| open)
    }

    /// Asks the next question.
    #[inline]
    pub(crate) fn ask(&mut self, open: Open) {
        self.agenda.ask(Asked(open));
    }

    /// The player at a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[player(seat)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[player(seat)]
    }

    /// The players of this game.
    pub(crate) fn playing(&self) -> &[Player] {
        &self.players[..usize::from(self.terms.seats).min(MAX_PLAYERS)]
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turn.active
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn active_player(&self) -> &Player {
        self.player(self.turn.active)
    }

    /// All seats in order.
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        self.terms.all()
    }

    /// All seats as a set.
    pub(crate) fn everybody(&self) -> SeatSet {
        SeatSet::all(self.terms.seats)
    }

    /// All other seats, clockwise from the next.
    pub(crate) fn enemies(&self, of: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        of.clockwise(self.terms.seats).skip(1)
    }

    /// The place at a cell.
    #[inline]
    pub(crate) fn place_at(&self, cell: Cell) -> Result<Place, Refusal> {
        self.board.at(cell).ok_or(Refusal::NoCardThere)
    }

    /// What the top card of a place shows.
    #[inline]
    pub(crate) fn card_at(&self, place: Place) -> KingdomCard {
        self.board.kind(place)
    }

    /// Whether a decree is active.
    #[inline]
    pub(crate) fn decreed(&self, decree: Decree) -> bool {
        self.terms.decreed(decree)
    }

    /// Sends one meeple to its owner's campfire.
    pub(crate) fn send_home(&mut self, standing: Standing) {
        self.meeples.take(standing);
        self.player_mut(standing.owner).campfire.add(standing.kind);
    }

    /// Sends all meeples of a card to their owners' campfires.
    pub(crate) fn send_all_home(&mut self, place: Place) {
        for seat in self.all_seats() {
            let crowd = self.meeples.take_all(place, seat);
            self.player_mut(seat).campfire.join(crowd);
        }
    }

    /// Updates slots and kingdoms after the top card of a place was replaced or turned.
    pub(crate) fn board_changed(&mut self, place: Place) {
        let slots = components().card(self.card_at(place)).slots;
        self.meeples.set_slots(place, slots);
        self.realm = Realm::of(&self.board, self.playing());
    }

    /// DWF-8.1, DWF-10.10: digs a stack.
    pub(crate) fn dig_at(&mut self, place: Place) {
        let buried = self.board.top(place);
        self.turn.placed_on.cover(place, buried);
        self.board.dig(place);
        self.turn.placed_on.uncover(place, self.board.top(place));
        self.board_changed(place);
    }
}

impl Marks {
    /// Marks the top card of a place.
    pub(crate) fn mark(&mut self, place: Place) {
        self.places.insert(place);
    }

    /// The top card of a place is covered or buried.
    pub(crate) fn cover(&mut self, place: Place, card: CardId) {
        if self.places.contains(place) {
            self.places.remove(place);
            self.covered |= 1 << (card.at() % 64);
        }
    }

    /// A covered card lies on top again.
    pub(crate) fn uncover(&mut self, place: Place, card: CardId) {
        let bit = 1 << (card.at() % 64);
        self.places.set(place, self.covered & bit != 0);
        self.covered &= !bit;
    }

    /// Whether a covered card is marked.
    pub(crate) fn has_covered(&self, card: CardId) -> bool {
        self.covered >> (card.at() % 64) & 1 != 0
    }
}
