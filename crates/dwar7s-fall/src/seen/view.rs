//! What each viewer sees, built field by field from what that viewer may know (section 18).

use engine::{Game, Seat, Viewer};
use serde::Serialize;

use crate::data::components;
use crate::decisions::Open;
use crate::table::board::{Place, PlaceSet};
use crate::table::card::CardId;
use crate::table::cell::{Cell, Rotation, Side};
use crate::table::meeples::{Crowd, player};
use crate::table::options::Terms;
use crate::table::setup::mat_side;
use crate::table::state::{Dwar7sFall, Step};
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{Goal, KingdomCard, Mood, OgreCard, Race, Roaming, SecretGoal, Set};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the table plays by.
    pub terms: Terms,
    /// Cells of a side of the mat; `None` without it.
    pub mat_side: Option<u8>,
    /// The round.
    pub round: u8,
    /// Who began the round; with Hard Workers the holder of the axe.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who decides now.
    pub waiting: Option<Seat>,
    /// The step of the turn.
    pub step: Step,
    /// Actions used this turn.
    pub actions_used: u8,
    /// Actions allowed this turn, as of now.
    pub allowance: u8,
    /// What the viewer is asked, with everything chosen before.
    pub ask: Option<Open>,
    /// The viewer's own ogre cards that have a target now, while the viewer chooses an action.
    pub playable: Set<OgreCard>,
    /// The cards on the board.
    pub board: Vec<ViewCell>,
    /// The players, seat 0 first.
    pub players: Vec<ViewPlayer>,
    /// The gem piles.
    pub gem_piles: Gems,
    /// The pile of stolen pouches.
    pub pouch_pile: u8,
    /// The revealed goals.
    pub goal_row: Vec<ViewGoal>,
    /// Goals in the trading deck.
    pub goal_deck: u8,
    /// Goals that everybody saw go under the deck, the bottom one last.
    pub goals_at_bottom: Vec<Goal>,
    /// Cards in the ogre deck.
    pub ogre_deck: u8,
    /// The ogre discard pile.
    pub ogre_discards: OgreCards,
    /// The ogre card that is being played.
    pub ogre_card_in_play: Option<OgreCard>,
    /// The troll.
    pub troll: Option<ViewTroll>,
    /// Who triggered the end.
    pub triggered_by: Option<Seat>,
}

/// A cell with its cards and meeples.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewCell {
    /// Where it is.
    pub cell: Cell,
    /// The cards, the top one first.
    pub stack: Vec<ViewCard>,
    /// The sides with a wall, as the top card lies.
    pub walls: Vec<Side>,
    /// Slots of the top card.
    pub slots: u8,
    /// Meeples that each player needs there for the task, seat 0 first.
    pub needed: Vec<u8>,
    /// The players whose task there a monster would block.
    pub blocked_for: Vec<Seat>,
    /// Meeples by owner.
    pub meeples: Vec<ViewCrowd>,
    /// The number of its region, in the order of the list.
    pub region: u8,
    /// The players to whose kingdom it belongs.
    pub kingdom_of: Vec<Seat>,
    /// Whether the troll stands there.
    pub troll: bool,
    /// Whether ogre cards can't touch it (DWF-10.3).
    pub protected: bool,
}

/// A card of a stack.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewCard {
    /// What it shows.
    pub card: KingdomCard,
    /// Its colour; lakes and memorials have none.
    pub of: Option<Race>,
    /// How it lies.
    pub rotation: Rotation,
}

/// Meeples of one player on a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewCrowd {
    /// Whose.
    pub seat: Seat,
    /// How many of each kind.
    pub kinds: Crowd,
}

/// A goal of the row.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewGoal {
    /// Which.
    pub goal: Goal,
    /// Gems to be paid.
    pub cost: Gems,
    /// Monsters to be handed over.
    pub monsters: u8,
    /// Victory points.
    pub vp: u8,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewPlayer {
    /// The seat.
    pub seat: Seat,
    /// The race.
    pub race: Race,
    /// Kingdom cards in hand.
    pub kingdom_cards: Vec<KingdomCard>,
    /// Meeples at the campfire.
    pub campfire: Crowd,
    /// Gems in hand.
    pub gems: Gems,
    /// The number of ogre cards in hand.
    pub ogre_card_count: u8,
    /// The ogre cards in this hand that the viewer knows: all of the viewer's own.
    pub ogre_cards: OgreCards,
    /// DWF-9.1: cards that count for the hand limit.
    pub hand_size: u8,
    /// Completed trading goals and eggs.
    pub goals: Set<Goal>,
    /// The secret goal, if the viewer knows it.
    pub secret_goal: Option<SecretGoal>,
    /// Whether the secret goal is completed.
    pub revealed: bool,
    /// Defeated monsters still owned.
    pub monsters: u8,
    /// Monsters defeated in this game.
    pub monsters_defeated: u8,
    /// Stolen pouches.
    pub pouches: u8,
    /// Cells of the kingdom; 0 without a castle in play.
    pub kingdom_cells: u8,
    /// What the kingdom is worth (DWF-12.4).
    pub kingdom_vp: i16,
    /// DWF-12.4: the points if the game ended now, by origin. A hidden secret goal isn't counted.
    pub points: Vec<(&'static str, i32)>,
}

/// The troll.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ViewTroll {
    /// Where it stands.
    pub cell: Cell,
    /// The mood deck from the current mood on, with `None` where the order is unknown.
    pub moods: Vec<Option<Mood>>,
    /// The slot of the toll marker, counted from 0.
    pub toll_marker: u8,
    /// Slots of the current mood.
    pub toll_slots: u8,
    /// Cards in the roaming deck.
    pub roaming_deck: u8,
    /// Roaming cards that were flipped, in order.
    pub roaming_discards: Vec<Roaming>,
}

/// What a viewer sees.
pub(crate) fn view(game: &Dwar7sFall, viewer: Viewer) -> View {
    let waiting = game.waiting().first();
    let asked = waiting.is_some_and(|seat| viewer.is(seat));
    let choosing = asked && game.question() == Some(Open::Menu);
    let known = usize::from(game.known_goals).min(game.goal_deck.len());
    let side = mat_side(&game.terms);
    View {
        terms: game.terms,
        mat_side: (side > 0).then_some(side),
        round: game.turn.round,
        first: game.turn.first,
        active: game.turn.active,
        waiting,
        step: game.turn.step,
        actions_used: game.turn.actions_used,
        allowance: game.allowance(),
        ask: game.question().filter(|_| asked),
        playable: if choosing { game.playable_ogre_cards().collect() } else { Set::EMPTY },
        board: game.board.places().iter().map(|place| game.seen_cell(place)).collect(),
        players: game.all_seats().map(|seat| game.seen_player(seat, viewer)).collect(),
        gem_piles: game.piles,
        pouch_pile: game.pouches,
        goal_row: game.row.iter().map(|&goal| seen_goal(goal)).collect(),
        goal_deck: game.goal_deck.len() as u8,
        goals_at_bottom: game.goal_deck[..known].iter().rev().copied().collect(),
        ogre_deck: game.ogre_deck.len() as u8,
        ogre_discards: game.ogre_discards,
        ogre_card_in_play: game.in_play,
        troll: game.seen_troll(),
        triggered_by: game.triggered,
    }
}

impl Dwar7sFall {
    fn seen_cell(&self, place: Place) -> ViewCell {
        let walls = self.board.walls(place);
        let card = |(card, rotation): (CardId, Rotation)| ViewCard {
            card: card.kind(),
            of: card.owner().map(|(race, _)| race),
            rotation,
        };
        let crowd = |seat| ViewCrowd { seat, kinds: self.meeples.on(place, seat) };
        ViewCell {
            cell: self.board.cell(place),
            stack: self.board.stack(place).map(card).collect(),
            walls: Side::ALL.iter().copied().filter(|&side| walls.on(side)).collect(),
            slots: components().card(self.card_at(place)).slots,
            needed: self.all_seats().map(|seat| self.requirement(seat, place)).collect(),
            blocked_for: self.all_seats().filter(|&seat| self.is_blocked(seat, place)).collect(),
            meeples: self.all_seats().map(crowd).filter(|crowd| !crowd.kinds.is_empty()).collect(),
            region: self.region_number(place),
            kingdom_of: self.realm.rulers(place).collect(),
            troll: self.troll_is_on(place),
            protected: self.meeples.protected().contains(place),
        }
    }

    /// Regions are numbered by their first place.
    fn region_number(&self, place: Place) -> u8 {
        let mut regions = 0;
        let mut seen = PlaceSet::EMPTY;
        for first in self.board.places().iter() {
            if seen.contains(first) {
                continue;
            }
            let region = self.board.region(first);
            if region.contains(place) {
                break;
            }
            seen = seen.or(region);
            regions += 1;
        }
        regions
    }

    fn seen_player(&self, seat: Seat, viewer: Viewer) -> ViewPlayer {
        let seen = self.player(seat);
        let own = viewer.is(seat);
        let over = self.turn.step == Step::Over;
        let ogre_cards = match viewer {
            _ if own => seen.ogre_cards,
            Viewer::Seat(knowing) => self.player(knowing).knows[player(seat)],
            Viewer::Spectator => OgreCards::EMPTY,
        };
        ViewPlayer {
            seat,
            race: seen.race,
            kingdom_cards: seen.hand().map(CardId::kind).collect(),
            campfire: seen.campfire,
            gems: seen.gems,
            ogre_card_count: seen.ogre_cards.total(),
            ogre_cards,
            hand_size: seen.hand_size(),
            goals: seen.goals,
            secret_goal: (own || seen.revealed || over).then_some(seen.secret),
            revealed: seen.revealed,
            monsters: seen.monsters,
            monsters_defeated: seen.defeated,
            pouches: seen.pouches,
            kingdom_cells: self.realm.kingdom(seat).len() as u8,
            kingdom_vp: self.realm.worth(seat),
            points: self.origins(seat).to_vec(),
        }
    }

    fn seen_troll(&self) -> Option<ViewTroll> {
        let troll = self.troll.as_ref()?;
        let unseen = troll.moods.len() - usize::from(troll.moods_seen).min(troll.moods.len());
        let mood = |(at, &mood): (usize, &Mood)| {
            if (1..=unseen).contains(&at) { None } else { Some(mood) }
        };
        Some(ViewTroll {
            cell: self.board.cell(troll.place),
            moods: troll.moods.iter().enumerate().map(mood).collect(),
            toll_marker: troll.marker,
            toll_slots: components().mood(troll.mood()).slots,
            roaming_deck: troll.roaming.len() as u8,
            roaming_discards: troll.roaming_discards.iter().map(|card| card.name()).collect(),
        })
    }
}

fn seen_goal(goal: Goal) -> ViewGoal {
    let face = components().goal(goal);
    ViewGoal { goal, cost: face.cost, monsters: face.monsters, vp: face.vp }
}
