//! Meeples: who stands where, and which cards are full, crowded or protected.

use std::collections::BTreeMap;

use engine::{MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::{Power, components};
use crate::rules::secret_goals::Memo;
use crate::table::board::{Moved, Place, PlaceSet, Places};
use crate::words::names::{Class, Kind, Set};

/// DWF-2.9.1: basic meeples of a player.
pub const BASIC_MEEPLES: u8 = 7;

const BASIC_BITS: u32 = 3;
const BASIC_MASK: u16 = (1 << BASIC_BITS) - 1;

/// Meeples of one player in one place: up to seven basic ones and at most one of each class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Kind, u8>", into = "BTreeMap<Kind, u8>")]
pub struct Crowd(u16);

impl Crowd {
    /// Nobody.
    pub const EMPTY: Crowd = Crowd(0);

    /// A number of basic meeples, at most seven.
    pub const fn basic(count: u8) -> Crowd {
        Crowd(count as u16 & BASIC_MASK)
    }

    #[inline]
    fn one(kind: Kind) -> u16 {
        match kind {
            Kind::Basic => 1,
            class => 1 << (class as u32 - 1 + BASIC_BITS),
        }
    }

    /// How many meeples there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 & BASIC_MASK) as u8 + (self.0 >> BASIC_BITS).count_ones() as u8
    }

    /// Whether nobody is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind there are.
    #[inline]
    pub fn count(self, kind: Kind) -> u8 {
        match kind {
            Kind::Basic => (self.0 & BASIC_MASK) as u8,
            class => u8::from(self.0 & Self::one(class) != 0),
        }
    }

    /// Whether there is one of that kind.
    #[inline]
    pub fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// Whether another of that kind fits.
    #[inline]
    fn has_room_for(self, kind: Kind) -> bool {
        match kind {
            Kind::Basic => self.0 & BASIC_MASK < BASIC_MASK,
            class => !self.has(class),
        }
    }

    /// Adds one of that kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        debug_assert!(self.has_room_for(kind), "too many {kind:?}");
        self.0 += Self::one(kind);
    }

    /// Takes away one of that kind.
    #[inline]
    pub fn take(&mut self, kind: Kind) {
        debug_assert!(self.has(kind), "no {kind:?}");
        self.0 -= Self::one(kind);
    }

    /// Adds all of another crowd.
    #[inline]
    pub fn join(&mut self, other: Crowd) {
        self.0 += other.0;
    }

    /// The kinds that are there, as a set.
    #[inline]
    pub fn kind_set(self) -> Set<Kind> {
        let basic = u16::from(self.0 & BASIC_MASK != 0);
        Set::from_bits(basic | self.0 >> BASIC_BITS << 1)
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        self.kind_set().iter()
    }

    /// Whether all of them are of one kind.
    pub fn is_uniform(self) -> bool {
        self.kind_set().len() <= 1
    }

    /// The classes that are there.
    pub fn classes(self) -> impl Iterator<Item = Class> + Clone {
        self.kinds().filter_map(Kind::class)
    }

    /// Whether any has a class.
    #[inline]
    pub const fn has_class(self) -> bool {
        self.0 & !BASIC_MASK != 0
    }
}

impl From<Crowd> for BTreeMap<Kind, u8> {
    fn from(crowd: Crowd) -> Self {
        crowd.kinds().map(|kind| (kind, crowd.count(kind))).collect()
    }
}

impl TryFrom<BTreeMap<Kind, u8>> for Crowd {
    type Error = String;

    fn try_from(meeples: BTreeMap<Kind, u8>) -> Result<Self, Self::Error> {
        let mut crowd = Crowd::EMPTY;
        for (kind, count) in meeples {
            if count == 0 || count > BASIC_MEEPLES {
                return Err(format!("{count} {kind:?} meeples"));
            }
            for _ in 0..count {
                if !crowd.has_room_for(kind) {
                    return Err(format!("{count} {kind:?} meeples"));
                }
                crowd.add(kind);
            }
        }
        Ok(crowd)
    }
}

/// A meeple on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The card it stands on.
    pub place: Place,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub kind: Kind,
}

/// All meeples on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeples {
    crowds: [[Crowd; MAX_SEATS]; Place::COUNT],
    counts: [u8; Place::COUNT],
    slots: [u8; Place::COUNT],
    standing: [PlaceSet; MAX_SEATS],
    crowded: PlaceSet,
    free: PlaceSet,
    protected: PlaceSet,
    /// Players whose meeples came or went since the last checkpoint.
    moved: Memo<SeatSet>,
}

impl Meeples {
    /// An empty board.
    pub fn new() -> Meeples {
        Meeples {
            crowds: [[Crowd::EMPTY; MAX_SEATS]; Place::COUNT],
            counts: [0; Place::COUNT],
            slots: [0; Place::COUNT],
            standing: [PlaceSet::EMPTY; MAX_SEATS],
            crowded: PlaceSet::EMPTY,
            free: PlaceSet::EMPTY,
            protected: PlaceSet::EMPTY,
            moved: Memo(None),
        }
    }

    /// The meeples of a player on a card.
    #[inline]
    pub fn on(&self, place: Place, seat: Seat) -> Crowd {
        self.crowds[place.at()][player(seat)]
    }

    /// How many meeples of all players are on a card.
    #[inline]
    pub fn count(&self, place: Place) -> u8 {
        self.counts[place.at()]
    }

    /// The cards on which a player has meeples.
    #[inline]
    pub fn standing(&self, seat: Seat) -> PlaceSet {
        self.standing[player(seat)]
    }

    /// The cards with any meeple.
    #[inline]
    pub fn crowded(&self) -> PlaceSet {
        self.crowded
    }

    /// DWF-3.10: the cards with a free slot.
    #[inline]
    pub fn free(&self) -> PlaceSet {
        self.free
    }

    /// DWF-10.3: the protected cards.
    #[inline]
    pub fn protected(&self) -> PlaceSet {
        self.protected
    }

    /// Whether a card has another player's meeple on it.
    #[inline]
    pub fn has_enemy_of(&self, place: Place, seat: Seat) -> bool {
        self.count(place) > self.on(place, seat).len()
    }

    /// The card on which a player's meeple of a class stands.
    pub fn whereabouts(&self, seat: Seat, class: Class) -> Option<Place> {
        self.standing(seat).iter().find(|&place| self.on(place, seat).has(class.kind()))
    }

    /// How many meeples a player has on the board.
    pub fn on_board(&self, seat: Seat) -> u8 {
        self.standing(seat).iter().map(|place| self.on(place, seat).len()).sum()
    }

    /// Whether a player's meeples came or went since the last `settle`.
    #[inline]
    pub(crate) fn moved(&self, seat: Seat) -> bool {
        self.moved.0.is_some_and(|moved| moved.contains(seat))
    }

    /// Forgets whose meeples moved.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.moved = Memo(None);
    }

    /// Notes how many slots the top card of a place has now.
    #[inline]
    pub fn set_slots(&mut self, place: Place, slots: u8) {
        self.slots[place.at()] = slots;
        self.free.set(place, self.count(place) < slots);
    }

    /// Puts a meeple on a card.
    #[inline]
    pub fn put(&mut self, Standing { place, owner, kind }: Standing) {
        self.crowds[place.at()][player(owner)].add(kind);
        self.counts[place.at()] += 1;
        self.changed(place, owner, kind != Kind::Basic);
    }

    /// Takes a meeple off a card.
    #[inline]
    pub fn take(&mut self, Standing { place, owner, kind }: Standing) {
        self.crowds[place.at()][player(owner)].take(kind);
        self.counts[place.at()] -= 1;
        self.changed(place, owner, kind != Kind::Basic);
    }

    /// Takes all meeples of a player off a card.
    pub fn take_all(&mut self, place: Place, seat: Seat) -> Crowd {
        let crowd = std::mem::take(&mut self.crowds[place.at()][player(seat)]);
        self.counts[place.at()] -= crowd.len();
        self.changed(place, seat, crowd.has_class());
        crowd
    }

    /// Follows a renumbering: a place without meeples was freed, and the last one has its number
    /// now.
    pub fn renumber(&mut self, Moved { from, to }: Moved) {
        self.crowds[to.at()] = self.crowds[from.at()];
        self.counts[to.at()] = self.counts[from.at()];
        self.slots[to.at()] = self.slots[from.at()];
        for set in &mut self.standing {
            set.rename(from, to);
        }
        self.crowded.rename(from, to);
        self.free.rename(from, to);
        self.protected.rename(from, to);
        self.crowds[from.at()] = [Crowd::EMPTY; MAX_SEATS];
        self.counts[from.at()] = 0;
        self.slots[from.at()] = 0;
        for set in
            self.standing.iter_mut().chain([&mut self.crowded, &mut self.free, &mut self.protected])
        {
            set.remove(from);
        }
    }

    fn changed(&mut self, place: Place, seat: Seat, class: bool) {
        self.moved = Memo(Some(self.moved.0.unwrap_or(SeatSet::EMPTY).with(seat)));
        let crowds = &self.crowds[place.at()];
        let count = self.counts[place.at()];
        self.standing[player(seat)].set(place, !crowds[player(seat)].is_empty());
        self.crowded.set(place, count > 0);
        self.free.set(place, count < self.slots[place.at()]);
        if class {
            let protectors = components().with_power(Power::Protect);
            let protects = |crowd: &Crowd| !crowd.kind_set().and(protectors).is_empty();
            self.protected.set(place, crowds.iter().any(protects));
        }
    }
}

impl Default for Meeples {
    fn default() -> Self {
        Meeples::new()
    }
}

/// The seat's index in arrays with room for every seat that the engine has: it is never out of
/// bounds, and takes no division.
#[inline]
pub fn player(seat: Seat) -> usize {
    const { assert!(MAX_SEATS.is_power_of_two()) };
    seat.index() % MAX_SEATS
}
