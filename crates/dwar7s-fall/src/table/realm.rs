//! Kingdoms, computed anew after every change of the board (DWF-3.7, DWF-3.8).

use engine::Seat;

use crate::MAX_PLAYERS;
use crate::data::{Blocks, Breed, Trait, components};
use crate::table::board::{Board, Place, PlaceSet};
use crate::table::meeples::player;
use crate::table::player::Player;
use crate::words::names::{CardType, KingdomCard, Race};

/// DWF-14.8: the value whose sign ogres invert.
const LIFE_OF_THE_PARTY: i8 = -2;

/// What one kingdom contains, as far as secret goals need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// DWF-3.9: its cells.
    pub cells: u8,
    /// DWF-12.4 (a): what it is worth to its owner.
    pub worth: i16,
    /// Its monsters.
    pub monsters: u8,
    /// Its inns.
    pub inns: u8,
}

/// The kingdoms and what they contain.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Realm {
    /// The cells of each player's kingdom; none without a castle in play.
    kingdoms: [PlaceSet; MAX_PLAYERS],
    /// What each player's kingdom contains.
    holdings: [Holdings; MAX_PLAYERS],
    /// Mines, as top cards.
    pub mines: PlaceSet,
    /// Taverns and general stores.
    pub inns: PlaceSet,
    /// Monsters.
    pub monsters: PlaceSet,
    /// Frost Giants.
    pub giants: PlaceSet,
    /// Fire and Forest Dragons.
    pub dragons: PlaceSet,
    /// Monsters that take the extra action away.
    pub bonus_blockers: PlaceSet,
    /// Kingdoms in which mines are blocked.
    pub blocked_mines: PlaceSet,
    /// Kingdoms in which inns are blocked.
    pub blocked_inns: PlaceSet,
    /// Cells that belong to any kingdom.
    pub ruled: PlaceSet,
}

impl Realm {
    /// The kingdoms of a board.
    pub fn of(board: &Board, players: &[Player]) -> Realm {
        let components = components();
        let mut realm = Realm::default();
        let mut castles = [None; MAX_PLAYERS];
        let (mut dragons_nest, mut wolves) = (PlaceSet::EMPTY, PlaceSet::EMPTY);
        for place in board.places().iter() {
            let top = board.top(place);
            let face = components.card(top.kind());
            match face.of {
                CardType::Castle => {
                    let owner = top.owner().map(|(race, _)| race);
                    let seat = players.iter().position(|player| Some(player.race) == owner);
                    if let Some(seat) = seat {
                        castles[seat % MAX_PLAYERS] = Some(place);
                    }
                }
                CardType::Mine => realm.mines.insert(place),
                CardType::Inn => realm.inns.insert(place),
                CardType::Monster => realm.monsters.insert(place),
                CardType::Lake | CardType::Memorial => {}
            }
            if let Some(monster) = face.monster {
                match monster.breed {
                    Breed::Giant => realm.giants.insert(place),
                    Breed::Dragon => realm.dragons.insert(place),
                    Breed::Treant | Breed::Wolf => {}
                }
                match monster.blocks {
                    Blocks::Mines => dragons_nest.insert(place),
                    Blocks::ExtraAction => realm.bonus_blockers.insert(place),
                    Blocks::Inns => wolves.insert(place),
                }
            }
        }
        for (seat, castle) in castles.into_iter().enumerate() {
            let Some(castle) = castle else { continue };
            // Players who share a kingdom have the same one: it is flooded once.
            let known = realm.kingdoms.iter().copied().find(|kingdom| kingdom.contains(castle));
            let kingdom = known.unwrap_or_else(|| board.region(castle));
            realm.kingdoms[seat] = kingdom;
            realm.holdings[seat] = Holdings {
                cells: kingdom.len() as u8,
                worth: worth(board, kingdom, &players[seat]),
                monsters: kingdom.and(realm.monsters).len() as u8,
                inns: kingdom.and(realm.inns).len() as u8,
            };
            realm.ruled = realm.ruled.or(kingdom);
            // DWF-8.3, DWF-8.4: a monster blocks within its kingdom only.
            if !kingdom.and(dragons_nest).is_empty() {
                realm.blocked_mines = realm.blocked_mines.or(kingdom);
            }
            if !kingdom.and(wolves).is_empty() {
                realm.blocked_inns = realm.blocked_inns.or(kingdom);
            }
        }
        realm
    }

    /// The cells of a player's kingdom; none without a castle in play.
    #[inline]
    pub fn kingdom(&self, seat: Seat) -> PlaceSet {
        self.kingdoms[player(seat)]
    }

    /// DWF-12.4 (a): what a player's kingdom is worth to that player.
    #[inline]
    pub fn worth(&self, seat: Seat) -> i16 {
        self.holdings(seat).worth
    }

    /// What a player's kingdom contains; nothing without a castle in play.
    #[inline]
    pub fn holdings(&self, seat: Seat) -> Holdings {
        self.holdings[player(seat)]
    }

    /// The players to whose kingdom a card belongs.
    pub fn rulers(&self, place: Place) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        Seat::all(MAX_PLAYERS as u8).filter(move |&seat| self.kingdom(seat).contains(place))
    }
}

/// DWF-12.4 (a): the value of all top cards of a kingdom for one player.
fn worth(board: &Board, kingdom: PlaceSet, owner: &Player) -> i16 {
    kingdom.iter().map(|place| card_vp(board, place, owner)).sum()
}

/// What the top card of a place is worth for a player.
pub fn card_vp(board: &Board, place: Place, owner: &Player) -> i16 {
    vp_for(board.kind(place), Taste::of(owner.race))
}

/// DWF-14.8: how a race values cards that others dislike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taste {
    /// As printed.
    Usual,
    /// Ogres like company.
    LifeOfTheParty,
}

impl Taste {
    /// The taste of a race.
    pub fn of(race: Race) -> Taste {
        match components().race(race).traits.contains(Trait::LifeOfTheParty) {
            true => Taste::LifeOfTheParty,
            false => Taste::Usual,
        }
    }
}

/// What a card is worth in a kingdom.
pub fn vp_for(card: KingdomCard, taste: Taste) -> i16 {
    let vp = components().card(card).vp;
    if vp == LIFE_OF_THE_PARTY && taste == Taste::LifeOfTheParty {
        return -i16::from(vp);
    }
    vp.into()
}
