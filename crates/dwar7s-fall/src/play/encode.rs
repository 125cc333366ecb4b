//! A seat's view as numbers, for learning and for research.
//!
//! The board is encoded card by card: the nine cards of the viewer's set, then those of the next
//! seat, and so on, so that a card means the same wherever it lies. The lake and memorials, which
//! belong to nobody, come after them.

use engine::{Block, Encoder, Game, Indexed, Seat, SeatSet};

use super::encode_asked::{self, encode_asked};
use crate::data::{GOALS, MAX_MOODS, MAX_OGRE_CARDS, MAX_ROAMING, MAX_SET};
use crate::decisions::Open;
use crate::table::board::{Board, Place, PlaceSet};
use crate::table::card::CardId;
use crate::table::cell::{Cell, REACH, Rotation};
use crate::table::meeples::Crowd;
use crate::table::options::Terms;
use crate::table::player::Player;
use crate::table::state::{Dwar7sFall, MAX_PLAYERS, Step};
use crate::words::names::{
    Class, Decree, Gem, Goal, Kind, KingdomCard, Mood, OgreCard, Race, Roaming, SecretGoal,
};

pub(super) const CARDS: usize = MAX_PLAYERS * MAX_SET;
/// The lake and a memorial for each monster: no set has more than two.
const LANDMARKS: usize = 1 + 2 * MAX_PLAYERS;
const RACES: usize = Race::COUNT as usize;
const CLASSES: usize = Class::COUNT as usize;
const GEMS: usize = Gem::COUNT as usize;
const OGRES: usize = OgreCard::COUNT as usize;
const ALL_GOALS: usize = Goal::COUNT as usize;
const SECRETS: usize = SecretGoal::COUNT as usize;
const MOODS: usize = Mood::COUNT as usize;
const ROAMINGS: usize = Roaming::COUNT as usize;
const STEPS: usize = 8;

const MAX_ROUNDS: u8 = 200;
const MAX_ACTIONS: u8 = 12;
/// The most rows and columns. On the mat they count from its edge, without it from two before the
/// outermost card, so that an empty cell beside that has a number, too.
pub(super) const MAX_CELLS: u8 = 2 * REACH as u8;
const MAX_GEMS: u8 = 30;
const MAX_MONSTERS: u8 = 14;
const MAX_POUCHES: u8 = 30;
const MAX_POINTS: u8 = 90;
/// Added to all points, because a kingdom can be worth less than 0.
const NO_POINTS: i32 = 30;

pub(crate) const BLOCKS: &[Block] = &[
    Block { name: "terms", shape: &[3], max: 1, about: "Mat, The Empires, The Troll's Bridge" },
    Block { name: "decrees", shape: &[Decree::COUNT as usize], max: 1, about: "Royal decrees" },
    Block { name: "goal_target", shape: &[1], max: 20, about: "Goals that trigger the end" },
    Block { name: "round", shape: &[1], max: MAX_ROUNDS, about: "The round" },
    Block { name: "rounds_left", shape: &[1], max: MAX_ROUNDS, about: "Rounds up to the limit" },
    Block { name: "seats", shape: &[MAX_PLAYERS], max: 1, about: "Who plays" },
    Block { name: "waiting", shape: &[MAX_PLAYERS], max: 1, about: "Who must decide" },
    Block { name: "active", shape: &[MAX_PLAYERS], max: 1, about: "Whose turn it is" },
    Block { name: "first", shape: &[MAX_PLAYERS], max: 1, about: "Who began the round" },
    Block { name: "triggered", shape: &[MAX_PLAYERS], max: 1, about: "Who triggered the end" },
    Block { name: "step", shape: &[STEPS], max: 1, about: "The step of the turn" },
    Block {
        name: "actions",
        shape: &[5],
        max: MAX_ACTIONS,
        about: "Actions left, used, free ones used, ogre cards hired, tolls paid",
    },
    Block {
        name: "used",
        shape: &[3],
        max: 1,
        about: "Scales, the Pawnbroker and the Frozen Heart, each once a turn",
    },
    Block { name: "asked", shape: &[Open::KINDS], max: 1, about: "The open decision" },
    Block {
        name: "chosen_step",
        shape: &[encode_asked::STAGES],
        max: 1,
        about: "How far the viewer is in it",
    },
    Block {
        name: "chosen_card",
        shape: &[KingdomCard::COUNT as usize],
        max: 1,
        about: "The card being laid",
    },
    Block {
        name: "chosen_cells",
        shape: &[2, 2],
        max: MAX_CELLS,
        about: "Row and column of the cells chosen before",
    },
    Block {
        name: "chosen_kinds",
        shape: &[2, Kind::COUNT as usize],
        max: 1,
        about: "The kinds of meeples chosen before",
    },
    Block { name: "chosen_seat", shape: &[MAX_PLAYERS], max: 1, about: "The player chosen" },
    Block { name: "chosen_gem", shape: &[GEMS], max: 1, about: "The gem given" },
    Block { name: "chosen_side", shape: &[4], max: 1, about: "The side of the first step" },
    Block { name: "chosen_left", shape: &[1], max: 16, about: "How often it is asked again" },
    Block { name: "chosen_way", shape: &[1], max: 1, about: "The other of two ways" },
    Block { name: "race", shape: &[MAX_PLAYERS, RACES], max: 1, about: "Races" },
    Block { name: "campfire", shape: &[MAX_PLAYERS], max: 7, about: "Basic meeples at home" },
    Block {
        name: "classes_home",
        shape: &[MAX_PLAYERS, CLASSES],
        max: 1,
        about: "Classes at the campfire",
    },
    Block { name: "gems", shape: &[MAX_PLAYERS, GEMS], max: MAX_GEMS, about: "Gems in hand" },
    Block {
        name: "ogre_count",
        shape: &[MAX_PLAYERS],
        max: MAX_OGRE_CARDS as u8,
        about: "Ogre cards in hand",
    },
    Block {
        name: "ogre_cards",
        shape: &[MAX_PLAYERS, OGRES],
        max: MAX_OGRE_CARDS as u8,
        about: "Ogre cards in hand that the viewer knows",
    },
    Block { name: "hand_size", shape: &[MAX_PLAYERS], max: 40, about: "Cards for the hand limit" },
    Block { name: "goals", shape: &[MAX_PLAYERS, ALL_GOALS], max: 1, about: "Completed goals" },
    Block { name: "goal_count", shape: &[MAX_PLAYERS], max: 20, about: "How many, secrets too" },
    Block {
        name: "secret",
        shape: &[MAX_PLAYERS, SECRETS],
        max: 1,
        about: "Secret goals that the viewer knows",
    },
    Block {
        name: "may_hold",
        shape: &[MAX_PLAYERS, SECRETS],
        max: 1,
        about: "Secret goals that can't be ruled out",
    },
    Block { name: "revealed", shape: &[MAX_PLAYERS], max: 1, about: "Secret goal completed" },
    Block {
        name: "monsters",
        shape: &[MAX_PLAYERS, 3],
        max: MAX_MONSTERS,
        about: "Monsters owned, defeated, and most kinds of meeples in one defeat",
    },
    Block { name: "laid_monster", shape: &[MAX_PLAYERS], max: 1, about: "This turn" },
    Block { name: "pouches", shape: &[MAX_PLAYERS], max: MAX_POUCHES, about: "Stolen pouches" },
    Block { name: "cells", shape: &[MAX_PLAYERS], max: 62, about: "Cells of the kingdom" },
    Block {
        name: "points",
        shape: &[MAX_PLAYERS, 2],
        max: MAX_POINTS,
        about: "What the kingdom is worth, and all points so far; both plus 30",
    },
    Block { name: "in_hand", shape: &[MAX_PLAYERS, MAX_SET], max: 1, about: "Cards in hand" },
    Block { name: "on_top", shape: &[MAX_PLAYERS, MAX_SET], max: 1, about: "Cards on top" },
    Block {
        name: "depth",
        shape: &[MAX_PLAYERS, MAX_SET],
        max: 20,
        about: "Cards lying on each covered card",
    },
    Block {
        name: "card_cells",
        shape: &[CARDS, 2],
        max: MAX_CELLS,
        about: "Row and column of each card on the board",
    },
    Block { name: "rotations", shape: &[CARDS, 4], max: 1, about: "How each card lies" },
    Block {
        name: "kingdoms",
        shape: &[CARDS, MAX_PLAYERS],
        max: 1,
        about: "To whose kingdom each top card belongs",
    },
    Block {
        name: "meeples",
        shape: &[CARDS, MAX_PLAYERS],
        max: 7,
        about: "Basic meeples on each top card by seat",
    },
    Block {
        name: "classes",
        shape: &[CARDS, MAX_PLAYERS],
        max: CLASSES as u8,
        about: "Meeples with a class on each top card by seat",
    },
    Block { name: "own_classes", shape: &[CARDS, CLASSES], max: 1, about: "The viewer's of them" },
    Block {
        name: "rival_classes",
        shape: &[CARDS, CLASSES],
        max: MAX_PLAYERS as u8,
        about: "Those of all others",
    },
    Block { name: "placed_on", shape: &[CARDS], max: 1, about: "Placed on this turn" },
    Block { name: "troll_on", shape: &[CARDS], max: 1, about: "Where the troll stands" },
    Block { name: "landmarks", shape: &[LANDMARKS, 2], max: 1, about: "The lake, memorials" },
    Block { name: "landmark_cells", shape: &[LANDMARKS, 2], max: MAX_CELLS, about: "Their cells" },
    Block { name: "landmark_rotations", shape: &[LANDMARKS, 4], max: 1, about: "How they lie" },
    Block {
        name: "landmark_meeples",
        shape: &[LANDMARKS, MAX_PLAYERS],
        max: 7 + CLASSES as u8,
        about: "Meeples there by seat",
    },
    Block { name: "troll_at", shape: &[LANDMARKS], max: 1, about: "Where the troll stands" },
    Block { name: "piles", shape: &[GEMS], max: MAX_GEMS, about: "Gems in the piles" },
    Block { name: "pouch_pile", shape: &[1], max: MAX_POUCHES, about: "Pouches in the pile" },
    Block { name: "goal_row", shape: &[ALL_GOALS], max: 1, about: "The revealed goals" },
    Block { name: "goal_deck", shape: &[1], max: GOALS as u8, about: "Goals to come" },
    Block {
        name: "goals_below",
        shape: &[ALL_GOALS],
        max: GOALS as u8,
        about: "Goals that everybody saw go under the deck, by place from the bottom",
    },
    Block { name: "ogre_deck", shape: &[1], max: MAX_OGRE_CARDS as u8, about: "Cards in it" },
    Block {
        name: "ogre_discards",
        shape: &[OGRES],
        max: MAX_OGRE_CARDS as u8,
        about: "Ogre cards discarded",
    },
    Block { name: "in_play", shape: &[OGRES], max: 1, about: "The ogre card being played" },
    Block {
        name: "moods",
        shape: &[MAX_MOODS, MOODS],
        max: 1,
        about: "The troll's moods from the current one on, as far as they are known",
    },
    Block { name: "toll_marker", shape: &[1], max: 8, about: "Its slot" },
    Block { name: "roaming_deck", shape: &[1], max: MAX_ROAMING as u8, about: "Cards in it" },
    Block {
        name: "roaming_discards",
        shape: &[ROAMINGS],
        max: MAX_ROAMING as u8,
        about: "Roaming cards that were flipped",
    },
];

pub(crate) fn encode(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    encode_turn(game, viewer, out);
    encode_asked(game, viewer, out);
    encode_players(game, viewer, out);
    encode_board(game, viewer, out);
    encode_landmarks(game, viewer, out);
    encode_decks(game, out);
    encode_troll(game, out);
}

/// Rows and columns as small numbers.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    row: i8,
    col: i8,
}

impl Grid {
    pub fn of(board: &Board, terms: &Terms) -> Grid {
        if terms.mat || board.is_empty() {
            return Grid { row: -1, col: -1 };
        }
        let least = |at: fn(Cell) -> i8| {
            board.places().iter().map(|place| at(board.cell(place))).min().unwrap_or_default()
        };
        Grid { row: least(Cell::row) - 2, col: least(Cell::col) - 2 }
    }

    pub fn number(self, cell: Cell) -> [u8; 2] {
        let from = |at: i8, zero: i8| (at - zero).clamp(0, MAX_CELLS as i8) as u8;
        [from(cell.row(), self.row), from(cell.col(), self.col)]
    }
}

fn encode_turn(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    let (terms, turn, seats) = (&game.terms, &game.turn, game.terms.seats);
    [terms.mat, terms.empires, terms.troll].iter().for_each(|&used| out.flag(used));
    out.set(terms.decrees);
    out.amount(terms.goal_target, 20);
    out.amount(turn.round, MAX_ROUNDS);
    out.amount(terms.round_limit.saturating_sub(turn.round), MAX_ROUNDS);
    let triggered = game.triggered.map_or(SeatSet::EMPTY, SeatSet::only);
    let (active, first) = (SeatSet::only(turn.active), SeatSet::only(turn.first));
    for set in [game.everybody(), game.waiting(), active, first, triggered] {
        out.seats(set, viewer, seats, MAX_PLAYERS);
    }
    let step = match turn.step {
        Step::Actions => 0,
        Step::Resolve => 1,
        Step::Roaming => 2,
        Step::Discard => 3,
        Step::DwarfsWay => 4,
        Step::Reveal => 5,
        Step::Trigger => 6,
        Step::Over => 7,
    };
    out.one_of(step, STEPS);
    let left = game.actions_left();
    for count in [left, turn.actions_used, turn.free_actions_used, turn.hired, turn.tolls] {
        out.amount(count, MAX_ACTIONS);
    }
    for used in [turn.scales_used, turn.pawnbroker_used, turn.frozen_heart_used] {
        out.flag(used);
    }
    out.one_of(game.question().map_or(usize::MAX, |open| open.kind()), Open::KINDS);
}

fn encode_players(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = || viewer.clockwise(game.terms.seats);
    let absent = MAX_PLAYERS - usize::from(game.terms.seats);
    let each = |size: usize, out: &mut Encoder<'_>, write: &dyn Fn(Seat, &mut Encoder<'_>)| {
        seats().for_each(|seat| write(seat, out));
        out.zeros(absent * size);
    };
    let player = |seat: Seat| game.player(seat);
    each(RACES, out, &|seat, out| out.one_hot(Some(player(seat).race)));
    each(1, out, &|seat, out| out.amount(player(seat).campfire.count(Kind::Basic), 7));
    each(CLASSES, out, &|seat, out| classes(player(seat).campfire, out));
    each(GEMS, out, &|seat, out| {
        Gem::ALL.iter().for_each(|&gem| out.amount(player(seat).gems.count(gem), MAX_GEMS));
    });
    let most = MAX_OGRE_CARDS as u8;
    each(1, out, &|seat, out| out.amount(player(seat).ogre_cards.total(), most));
    each(OGRES, out, &|seat, out| {
        let own = seat == viewer;
        let known = if own { player(seat).ogre_cards } else { player(viewer).knows[seat.index()] };
        OgreCard::ALL.iter().for_each(|&card| out.amount(known.count(card), most));
    });
    each(1, out, &|seat, out| out.amount(player(seat).hand_size(), 40));
    each(ALL_GOALS, out, &|seat, out| out.set(player(seat).goals));
    each(1, out, &|seat, out| out.amount(player(seat).completed(), 20));
    let over = game.turn.step == Step::Over;
    each(SECRETS, out, &|seat, out| {
        let Player { secret, revealed, .. } = *player(seat);
        out.one_hot((seat == viewer || revealed || over).then_some(secret));
    });
    each(SECRETS, out, &|seat, out| out.set(player(seat).may_hold));
    each(1, out, &|seat, out| out.flag(player(seat).revealed));
    each(3, out, &|seat, out| {
        let Player { monsters, defeated, most_kinds, .. } = *player(seat);
        [monsters, defeated, most_kinds].iter().for_each(|&count| out.amount(count, MAX_MONSTERS));
    });
    each(1, out, &|seat, out| out.flag(player(seat).laid_monster));
    each(1, out, &|seat, out| out.amount(player(seat).pouches, MAX_POUCHES));
    each(1, out, &|seat, out| out.amount(game.realm.kingdom(seat).len() as u32, 62));
    each(2, out, &|seat, out| {
        out.amount(i32::from(game.realm.worth(seat)) + NO_POINTS, MAX_POINTS);
        out.amount(game.points(seat) + NO_POINTS, MAX_POINTS);
    });
}

fn classes(crowd: Crowd, out: &mut Encoder<'_>) {
    Class::ALL.iter().for_each(|class| out.flag(crowd.has(class.kind())));
}

/// Where a card of somebody's set is.
#[derive(Clone, Copy, Default)]
struct Lying {
    place: Option<Place>,
    /// Cards lying on it.
    depth: u8,
    rotation: Rotation,
}

impl Lying {
    fn on_top(self) -> Option<Place> {
        self.place.filter(|_| self.depth == 0)
    }
}

fn encode_board(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    let (board, seats) = (&game.board, usize::from(game.terms.seats));
    let mut by_id = [Lying::default(); CardId::COUNT];
    for place in board.places().iter() {
        for (depth, (card, rotation)) in board.stack(place).enumerate() {
            by_id[card.at()] = Lying { place: Some(place), depth: depth as u8, rotation };
        }
    }
    let mut cards = [Lying::default(); CARDS];
    for (seat, set) in viewer.clockwise(game.terms.seats).zip(cards.chunks_mut(MAX_SET)) {
        let race = game.player(seat).race;
        for (index, card) in set.iter_mut().enumerate() {
            *card = by_id[CardId::of(race, index).at()];
        }
        let hand = game.player(seat).hand().filter_map(CardId::owner);
        out.tally(MAX_SET, hand.map(|(_, index)| index));
    }
    out.zeros((MAX_PLAYERS - seats) * MAX_SET);
    let indexed = || cards.iter().enumerate();
    let tops = || indexed().filter_map(|(at, card)| card.on_top().map(|place| (at, place)));
    out.tally(CARDS, tops().map(|(at, _)| at));
    out.sparse(CARDS, indexed().map(|(at, card)| (at, card.depth.min(20))));
    let grid = Grid::of(board, &game.terms);
    let lying = || indexed().filter_map(|(at, card)| card.place.map(|place| (at, place)));
    out.sparse(
        CARDS * 2,
        lying().flat_map(|(at, place)| {
            let [row, col] = grid.number(board.cell(place));
            [(at * 2, row), (at * 2 + 1, col)]
        }),
    );
    out.tally(CARDS * 4, lying().map(|(at, _)| at * 4 + cards[at].rotation.at()));
    let seated = || viewer.clockwise(game.terms.seats).enumerate();
    let by_seat = |out: &mut Encoder<'_>, count: &dyn Fn(Place, Seat) -> u8| {
        let counts = tops().flat_map(|(at, place)| {
            seated().map(move |(number, seat)| (at * MAX_PLAYERS + number, count(place, seat)))
        });
        out.sparse(CARDS * MAX_PLAYERS, counts);
    };
    by_seat(out, &|place, seat| game.realm.kingdom(seat).contains(place).into());
    let crowd = |place, seat| game.meeples.on(place, seat);
    by_seat(out, &|place, seat| crowd(place, seat).count(Kind::Basic));
    let with_class = |crowd: Crowd| crowd.len() - crowd.count(Kind::Basic);
    by_seat(out, &|place, seat| with_class(crowd(place, seat)));
    let crowded = game.meeples.crowded();
    for rivals in [false, true] {
        let there = tops().filter(|(_, place)| crowded.contains(*place) || !rivals);
        let numbers = there.flat_map(|(at, place)| {
            let owners = seated().filter(move |(number, _)| (*number > 0) == rivals);
            owners.flat_map(move |(_, seat)| {
                let classes = game.meeples.on(place, seat).classes();
                classes.map(move |class| at * CLASSES + class as usize)
            })
        });
        out.tally(CARDS * CLASSES, numbers);
    }
    let marked = game.turn.placed_on.places;
    out.tally(CARDS, tops().filter(|(_, place)| marked.contains(*place)).map(|(at, _)| at));
    out.tally(CARDS, tops().filter(|(_, place)| game.troll_is_on(*place)).map(|(at, _)| at));
}

fn encode_landmarks(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    let board = &game.board;
    let grid = Grid::of(board, &game.terms);
    let mut landmarks = PlaceSet::EMPTY;
    for place in board.places().iter().filter(|&place| board.top(place).owner().is_none()) {
        landmarks.insert(place);
    }
    let listed = || landmarks.iter().enumerate();
    out.tally(
        LANDMARKS * 2,
        listed().map(|(at, place)| at * 2 + usize::from(board.top(place) == CardId::MEMORIAL)),
    );
    out.sparse(
        LANDMARKS * 2,
        listed().flat_map(|(at, place)| {
            let [row, col] = grid.number(board.cell(place));
            [(at * 2, row), (at * 2 + 1, col)]
        }),
    );
    out.tally(LANDMARKS * 4, listed().map(|(at, place)| at * 4 + board.rotation(place).at()));
    out.sparse(
        LANDMARKS * MAX_PLAYERS,
        listed().flat_map(|(at, place)| {
            let seats = viewer.clockwise(game.terms.seats).enumerate();
            seats.map(move |(number, seat)| {
                (at * MAX_PLAYERS + number, game.meeples.on(place, seat).len())
            })
        }),
    );
    out.tally(LANDMARKS, listed().filter(|(_, place)| game.troll_is_on(*place)).map(|(at, _)| at));
}

fn encode_decks(game: &Dwar7sFall, out: &mut Encoder<'_>) {
    Gem::ALL.iter().for_each(|&gem| out.amount(game.piles.count(gem), MAX_GEMS));
    out.amount(game.pouches, MAX_POUCHES);
    out.tally(ALL_GOALS, game.row.iter().map(|&goal| goal as usize));
    out.amount(game.goal_deck.len() as u32, GOALS as u8);
    let known = usize::from(game.known_goals).min(game.goal_deck.len());
    let below = game.goal_deck[..known].iter().enumerate();
    out.sparse(ALL_GOALS, below.map(|(at, &goal)| (goal as usize, at as u8 + 1)));
    let most = MAX_OGRE_CARDS as u8;
    out.amount(game.ogre_deck.len() as u32, most);
    OgreCard::ALL.iter().for_each(|&card| out.amount(game.ogre_discards.count(card), most));
    out.one_hot(game.in_play);
}

fn encode_troll(game: &Dwar7sFall, out: &mut Encoder<'_>) {
    let Some(troll) = &game.troll else {
        return out.zeros(MAX_MOODS * MOODS + 1 + 1 + ROAMINGS);
    };
    let unseen = troll.moods.len() - usize::from(troll.moods_seen).min(troll.moods.len());
    let known = troll.moods.iter().enumerate().filter(|(at, _)| !(1..=unseen).contains(at));
    out.tally(MAX_MOODS * MOODS, known.map(|(at, &mood)| at * MOODS + mood as usize));
    out.amount(troll.marker, 8);
    out.amount(troll.roaming.len() as u32, MAX_ROAMING as u8);
    out.tally(ROAMINGS, troll.roaming_discards.iter().map(|card| card.name() as usize));
}
