//! The state as it is serialized: lists of cells, cards by name. `state.md` describes it.

use std::fmt;

use arrayvec::ArrayVec;
use engine::{MAX_SEATS, Seat, SeatSet};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{MAX_MOODS, components};
use crate::decisions::{Asked, Open, Pending};
use crate::rules::secret_goals::Memo;
use crate::rules::troll::{RoamingCard, Troll};
use crate::table::board::{Board, Place};
use crate::table::card::CardId;
use crate::table::cell::{Cell, Rotation};
use crate::table::meeples::{Crowd, Meeples, Standing};
use crate::table::options::Terms;
use crate::table::player::Player;
use crate::table::realm::Realm;
use crate::table::setup::mat_side;
use crate::table::state::{Dwar7sFall, Turn};
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{Goal, Mood, OgreCard, Race, SecretGoal, Set};

/// A game.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    terms: Terms,
    players: Vec<WrittenPlayer>,
    board: Vec<WrittenCell>,
    gem_piles: Gems,
    pouch_pile: u8,
    goal_row: Vec<Goal>,
    /// The next first.
    goal_deck: Vec<Goal>,
    known_goals_at_bottom: u8,
    /// The next first.
    ogre_deck: Vec<OgreCard>,
    ogre_discards: OgreCards,
    ogre_card_in_play: Option<OgreCard>,
    troll: Option<WrittenTroll>,
    turn: Turn,
    ask: WrittenOpen,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pending: Option<Pending>,
    to_ask: SeatSet,
    triggered_by: Option<Seat>,
}

/// The open decision, or `"nothing"` when the game is over.
#[derive(Clone, Copy)]
struct WrittenOpen(Option<Open>);

const NOTHING: &str = "nothing";

impl Serialize for WrittenOpen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(open) => open.serialize(serializer),
            None => serializer.serialize_str(NOTHING),
        }
    }
}

impl<'de> Deserialize<'de> for WrittenOpen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = WrittenOpen;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a decision")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<WrittenOpen, E> {
                if name == NOTHING {
                    return Ok(WrittenOpen(None));
                }
                Open::deserialize(name.into_deserializer()).map(|open| WrittenOpen(Some(open)))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<WrittenOpen, A::Error> {
                let open = Open::deserialize(MapAccessDeserializer::new(map))?;
                Ok(WrittenOpen(Some(open)))
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    race: Race,
    kingdom_cards: Vec<CardId>,
    campfire: Crowd,
    gems: Gems,
    ogre_cards: OgreCards,
    goals: Set<Goal>,
    secret_goal: SecretGoal,
    revealed: bool,
    monsters: u8,
    monsters_defeated: u8,
    most_kinds_in_a_defeat: u8,
    pouches: u8,
    laid_monster: bool,
    met: Set<SecretGoal>,
    may_hold: Set<SecretGoal>,
    troll_kings_at_most: u8,
    knows: Vec<Known>,
}

/// Ogre cards that a player knows in another hand.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Known {
    seat: Seat,
    ogre_cards: OgreCards,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCell {
    cell: Cell,
    /// The top card first.
    stack: Vec<WrittenCard>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    meeples: Vec<WrittenCrowd>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCard {
    card: CardId,
    rotation: Rotation,
    /// DWF-15.8: whether a meeple was placed on it this turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    placed_on: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCrowd {
    seat: Seat,
    kinds: Crowd,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTroll {
    cell: Cell,
    /// The current one first.
    moods: Vec<Mood>,
    moods_seen: u8,
    toll_marker: u8,
    /// The next first.
    roaming_deck: Vec<RoamingCard>,
    roaming_discards: Vec<RoamingCard>,
}

impl From<Dwar7sFall> for Written {
    fn from(game: Dwar7sFall) -> Self {
        Written {
            players: game.playing().iter().map(WrittenPlayer::of).collect(),
            board: game.board.places().iter().map(|place| WrittenCell::of(&game, place)).collect(),
            gem_piles: game.piles,
            pouch_pile: game.pouches,
            goal_row: game.row.to_vec(),
            goal_deck: game.goal_deck.iter().rev().copied().collect(),
            known_goals_at_bottom: game.known_goals,
            ogre_deck: game.ogre_deck.iter().rev().copied().collect(),
            ogre_discards: game.ogre_discards,
            ogre_card_in_play: game.in_play,
            troll: game.troll.as_ref().map(|troll| WrittenTroll {
                cell: game.board.cell(troll.place),
                moods: troll.moods.to_vec(),
                moods_seen: troll.moods_seen,
                toll_marker: troll.marker,
                roaming_deck: troll.roaming.iter().rev().copied().collect(),
                roaming_discards: troll.roaming_discards.to_vec(),
            }),
            turn: game.turn,
            ask: WrittenOpen(game.question()),
            pending: game.pending,
            to_ask: game.to_ask,
            triggered_by: game.triggered,
            terms: game.terms,
        }
    }
}

impl WrittenPlayer {
    fn of(player: &Player) -> WrittenPlayer {
        let known =
            |(seat, cards): (usize, &OgreCards)| Known { seat: Seat::of(seat), ogre_cards: *cards };
        let knows = player.knows.iter().enumerate().filter(|(_, cards)| !cards.is_empty());
        WrittenPlayer {
            race: player.race,
            kingdom_cards: player.hand().collect(),
            campfire: player.campfire,
            gems: player.gems,
            ogre_cards: player.ogre_cards,
            goals: player.goals,
            secret_goal: player.secret,
            revealed: player.revealed,
            monsters: player.monsters,
            monsters_defeated: player.defeated,
            most_kinds_in_a_defeat: player.most_kinds,
            pouches: player.pouches,
            laid_monster: player.laid_monster,
            met: player.met,
            may_hold: player.may_hold,
            troll_kings_at_most: player.troll_kings_at_most,
            knows: knows.map(known).collect(),
        }
    }

    fn read(self) -> Result<Player, String> {
        let mut hand = 0;
        for card in self.kingdom_cards {
            match card.owner() {
                Some((race, index)) if race == self.race => hand |= 1 << index,
                _ => return Err(format!("{card:?} can't be in the hand of {:?}", self.race)),
            }
        }
        let mut knows = [OgreCards::EMPTY; MAX_SEATS];
        for known in self.knows {
            let entry = knows
                .get_mut(known.seat.index())
                .filter(|entry| entry.is_empty() && !known.ogre_cards.is_empty())
                .ok_or("a player's knowledge of a hand is listed twice or empty")?;
            *entry = known.ogre_cards;
        }
        Ok(Player {
            race: self.race,
            hand,
            campfire: self.campfire,
            gems: self.gems,
            ogre_cards: self.ogre_cards,
            goals: self.goals,
            secret: self.secret_goal,
            revealed: self.revealed,
            monsters: self.monsters,
            defeated: self.monsters_defeated,
            most_kinds: self.most_kinds_in_a_defeat,
            pouches: self.pouches,
            laid_monster: self.laid_monster,
            met: self.met,
            achieved: Memo(None),
            may_hold: self.may_hold,
            troll_kings_at_most: self.troll_kings_at_most,
            knows,
        })
    }
}

impl WrittenCell {
    fn of(game: &Dwar7sFall, place: Place) -> WrittenCell {
        let marks = &game.turn.placed_on;
        let top = game.board.top(place);
        let marked = |card: CardId| {
            if card == top { marks.places.contains(place) } else { marks.has_covered(card) }
        };
        let cards = game.board.stack(place);
        let crowd = |seat: Seat| WrittenCrowd { seat, kinds: game.meeples.on(place, seat) };
        WrittenCell {
            cell: game.board.cell(place),
            stack: cards
                .map(|(card, rotation)| WrittenCard { card, rotation, placed_on: marked(card) })
                .collect(),
            meeples: game.all_seats().map(crowd).filter(|crowd| !crowd.kinds.is_empty()).collect(),
        }
    }

    /// Lays the cards of a cell and puts the meeples on them.
    fn read(&self, game: &mut Dwar7sFall) -> Result<(), String> {
        if game.board.at(self.cell).is_some() {
            return Err(format!("there are two entries for the cell {:?}", self.cell));
        }
        let Some((bottom, covering)) = self.stack.split_last() else {
            return Err(format!("there is no card at {:?}", self.cell));
        };
        is_new(game, bottom.card)?;
        let place = game
            .board
            .lay(self.cell, bottom.card, bottom.rotation)
            .ok_or("there are too many cells")?;
        mark(game, place, bottom);
        for upper in covering.iter().rev() {
            is_new(game, upper.card)?;
            let covered = game.board.top(place);
            if covered.owner().is_none() || upper.card.owner().is_none() {
                return Err("lakes and memorials are never part of a stack".to_owned());
            }
            game.turn.placed_on.cover(place, covered);
            game.board.cover(place, upper.card, upper.rotation);
            mark(game, place, upper);
        }
        let slots = components().card(game.board.kind(place)).slots;
        game.meeples.set_slots(place, slots);
        for WrittenCrowd { seat, kinds } in &self.meeples {
            let seated = seat.index() < usize::from(game.terms.seats);
            if !seated || kinds.is_empty() || !game.meeples.on(place, *seat).is_empty() {
                return Err(format!("wrong meeples at {:?}", self.cell));
            }
            for kind in kinds.kinds() {
                for _ in 0..kinds.count(kind) {
                    game.meeples.put(Standing { place, owner: *seat, kind });
                }
            }
        }
        Ok(())
    }
}

/// Checks that every card but a memorial is there only once.
fn is_new(game: &Dwar7sFall, card: CardId) -> Result<(), String> {
    let mut laid = game.board.places().iter().flat_map(|place| game.board.stack(place));
    if card != CardId::MEMORIAL && laid.any(|(other, _)| other == card) {
        return Err(format!("{card:?} lies there twice"));
    }
    Ok(())
}

fn mark(game: &mut Dwar7sFall, place: Place, card: &WrittenCard) {
    if card.placed_on {
        game.turn.placed_on.mark(place);
    }
}

impl TryFrom<Written> for Dwar7sFall {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let seats = usize::from(written.terms.seats);
        written.terms.audit()?;
        if written.players.len() != seats {
            return Err(format!("{} players at {seats} seats", written.players.len()));
        }
        let mut players: [Player; MAX_SEATS] = std::array::from_fn(|_| Player::absent());
        for (place, player) in players.iter_mut().zip(written.players) {
            *place = player.read()?;
        }
        let in_seats = |seat: Seat| seat.index() < seats;
        if !in_seats(written.turn.first) || !in_seats(written.turn.active) {
            return Err("nobody sits at the active seat".to_owned());
        }
        let list = "a list is too long";
        let mut game = Dwar7sFall {
            board: Board::new(mat_side(&written.terms)),
            realm: Realm::default(),
            meeples: Meeples::new(),
            players,
            piles: written.gem_piles,
            pouches: written.pouch_pile,
            row: whole(written.goal_row).ok_or(list)?,
            goal_deck: whole(reversed(written.goal_deck)).ok_or(list)?,
            known_goals: written.known_goals_at_bottom,
            ogre_deck: whole(reversed(written.ogre_deck)).ok_or(list)?,
            ogre_discards: written.ogre_discards,
            in_play: written.ogre_card_in_play,
            troll: None,
            turn: written.turn,
            agenda: written.ask.0.map(Asked).into(),
            pending: written.pending,
            to_ask: written.to_ask,
            triggered: written.triggered_by,
            terms: written.terms,
        };
        for cell in &written.board {
            cell.read(&mut game)?;
        }
        game.troll = written.troll.map(|troll| troll.read(&game.board)).transpose()?;
        game.realm = Realm::of(&game.board, game.playing());
        Ok(game)
    }
}

impl WrittenTroll {
    fn read(self, board: &Board) -> Result<Troll, String> {
        let list = "a list of the troll is too long";
        let mut places = board.places().iter();
        let lake = places.find(|&place| board.top(place) == CardId::LAKE);
        let moods: ArrayVec<Mood, MAX_MOODS> = whole(self.moods).ok_or(list)?;
        Ok(Troll {
            place: board.at(self.cell).ok_or("the troll stands beside the board")?,
            lake: lake.ok_or("the troll has no lake")?,
            moods,
            moods_seen: self.moods_seen,
            marker: self.toll_marker,
            roaming: whole(reversed(self.roaming_deck)).ok_or(list)?,
            roaming_discards: whole(self.roaming_discards).ok_or(list)?,
        })
    }
}

fn reversed<T>(mut list: Vec<T>) -> Vec<T> {
    list.reverse();
    list
}

/// The list on the stack, if it fits.
fn whole<T, const N: usize>(list: Vec<T>) -> Option<ArrayVec<T, N>> {
    (list.len() <= N).then(|| list.into_iter().collect())
}
