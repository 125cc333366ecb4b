//! One player: clan, units, cards and money.

use engine::{Chance, Held, KnownTo, Zone};

use crate::data::{TACTICS_OF_A_CLAN, components};
use crate::table::gear::{Gear, Stash};
use crate::table::places::{Cards, Location, Places, Site, TacticsCard};
use crate::table::profile::Profile;
use crate::words::names::{Clan, Equipment, Level, Slot, UnitType};

/// The number of units of level I, II and III in one place.
pub(crate) type Army = [u8; 3];

/// How many units an army has.
#[inline]
pub(crate) fn size(army: Army) -> u8 {
    army[0] + army[1] + army[2]
}

/// A hand or a pile of tactics cards.
pub(crate) type Tactics = Zone<TacticsCard, TACTICS_OF_A_CLAN>;

/// A player. Before clans are chosen it is empty.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Player {
    clan: Option<Clan>,
    /// COR-6.3: where the Stronghold stands.
    site: Option<Site>,
    /// The territories that the Stronghold touches; none before it stands.
    pub gate: Places,
    /// COR-2.10.
    pub gold: u16,
    /// COR-2.10.
    pub crystals: u16,
    units: [Army; Location::COUNT],
    /// Where the player has units, the Stronghold included.
    present: Places,
    reserve: Army,
    gear: Gear,
    profiles: [Profile; 3],
    stash: Stash,
    forged: u8,
    hand: Tactics,
    /// The draw pile, face down.
    pub draw_pile: Tactics,
    /// The discard pile, face up.
    pub discards: Cards,
    /// The card chosen for this turn, before all are revealed.
    pub chosen: Option<TacticsCard>,
    /// The card revealed this turn.
    pub revealed: Option<TacticsCard>,
}

impl Player {
    /// A player who has not yet chosen a clan.
    pub fn newcomer() -> Player {
        Player {
            clan: None,
            site: None,
            gate: Places::EMPTY,
            gold: 0,
            crystals: 0,
            units: [[0; 3]; Location::COUNT],
            present: Places::EMPTY,
            reserve: [0; 3],
            gear: Gear::default(),
            profiles: [Profile::default(); 3],
            stash: Stash::EMPTY,
            forged: 0,
            hand: Tactics::empty(),
            draw_pile: Tactics::empty(),
            discards: Cards::EMPTY,
            chosen: None,
            revealed: None,
        }
    }

    /// COR-3.4: takes a clan, all its units into the reserve.
    pub fn lead(&mut self, clan: Clan) {
        self.clan = Some(clan);
        for &level in Level::ALL {
            let unit = UnitType::of(clan, level);
            self.reserve[level.at()] = components().units[unit as usize].tokens;
        }
        self.refresh_profiles();
    }

    /// COR-6.1: the cards in hand, including one that is chosen and not yet revealed.
    pub fn hand(&self) -> Cards {
        self.hand.pieces().collect()
    }

    /// Cards in hand that everybody can work out: those that were there at the last reshuffle.
    pub fn known(&self) -> Cards {
        let known = self.hand.iter().filter(|held| held.known_to == KnownTo::Everybody);
        known.map(|held| held.piece).collect()
    }

    /// Takes a card into the hand, which is kept in order.
    pub fn take_in_hand(&mut self, held: Held<TacticsCard>) {
        let place = self.hand.pieces().position(|other| other > held.piece);
        self.hand.insert(place.unwrap_or(self.hand.len()), held);
    }

    /// Puts a card from the hand on the discard pile, face up.
    pub fn discard(&mut self, card: TacticsCard) {
        let place = self.hand.pieces().position(|other| other == card);
        if let Some(place) = place {
            self.hand.take(place);
            self.discards.insert(card);
        }
    }

    /// COR-6.6: the discard pile becomes the draw pile. Everybody has seen the discards, so the cards in
    /// hand, which are all the others, can be worked out now.
    pub fn reshuffle(&mut self, rng: &mut impl Chance) {
        self.hand.places_mut().for_each(|held| held.known_to = KnownTo::Everybody);
        self.draw_pile = Zone::face_down(std::mem::take(&mut self.discards).iter());
        self.draw_pile.shuffle(rng);
    }

    /// Every place of the hand and the draw pile. Together they are all cards that aren't in the discard pile,
    /// so everybody knows what they hold, but not which card lies where.
    pub fn unplayed_mut(&mut self) -> impl Iterator<Item = &mut Held<TacticsCard>> {
        self.hand.places_mut().chain(self.draw_pile.places_mut())
    }

    /// COR-6.3: puts the Stronghold on a site that touches `gate`.
    pub fn settle(&mut self, site: Site, gate: Places) {
        self.site = Some(site);
        self.gate = gate;
    }

    #[inline]
    pub fn clan(&self) -> Option<Clan> {
        self.clan
    }

    pub fn site(&self) -> Option<Site> {
        self.site
    }

    /// The player's unit type of a level. Meaningless before the clan is chosen.
    #[inline]
    pub fn unit(&self, level: Level) -> UnitType {
        UnitType::of(self.clan.unwrap_or(Clan::BohorgTribe), level)
    }

    /// The level of a type, if it is one of this player's.
    pub fn level_of(&self, unit: UnitType) -> Option<Level> {
        let level = unit.level();
        (self.clan.is_some() && unit.clan() == self.clan).then_some(level)
    }

    /// The units in a place.
    #[inline]
    pub fn army(&self, location: Location) -> Army {
        self.units[location.at()]
    }

    /// Where the player has units, the Stronghold included.
    #[inline]
    pub fn present(&self) -> Places {
        self.present
    }

    /// COR-2.4: the units that are not on the board.
    #[inline]
    pub fn reserve(&self) -> Army {
        self.reserve
    }

    /// Puts units from the reserve on the board.
    pub fn deploy(&mut self, location: Location, level: Level, count: u8) {
        self.reserve[level.at()] -= count;
        self.units[location.at()][level.at()] += count;
        if count > 0 {
            self.present = self.present.with(location);
        }
    }

    /// COR-2.4: puts a unit from the board back into the reserve.
    pub fn lose(&mut self, location: Location, level: Level) {
        self.units[location.at()][level.at()] -= 1;
        self.reserve[level.at()] += 1;
        self.forget_if_empty(location);
    }

    /// Moves units on the board.
    pub fn relocate(&mut self, from: Location, to: Location, level: Level, count: u8) {
        self.units[from.at()][level.at()] -= count;
        self.units[to.at()][level.at()] += count;
        self.forget_if_empty(from);
        if count > 0 {
            self.present = self.present.with(to);
        }
    }

    fn forget_if_empty(&mut self, location: Location) {
        if self.units[location.at()] == [0; 3] {
            self.present = self.present.without(location);
        }
    }

    /// How many units are on the board, the Stronghold included.
    pub fn units_on_board(&self) -> u16 {
        self.present.iter().map(|place| u16::from(size(self.army(place)))).sum()
    }

    /// COR-2.7: the profile of the type of a level.
    #[inline]
    pub fn profile(&self, level: Level) -> Profile {
        self.profiles[level.at()]
    }

    pub fn gear(&self) -> &Gear {
        &self.gear
    }

    pub fn stash(&self) -> &Stash {
        &self.stash
    }

    /// How many Legendary Equipment cards the player has forged: they never leave.
    #[inline]
    pub fn forged(&self) -> u8 {
        self.forged
    }

    /// Whether the player owns any equipment.
    pub fn owns_cards(&self) -> bool {
        !self.stash.is_empty() || self.gear.cards().next().is_some()
    }

    /// Takes a card into the stash.
    pub fn obtain(&mut self, card: Equipment) {
        self.stash.add(card);
        self.forged += u8::from(card.is_legendary());
    }

    /// COR-13.3: puts every card from the slots into the stash.
    pub fn pool_gear(&mut self) {
        for card in self.gear.cards() {
            self.stash.add(card);
        }
        self.gear = Gear::default();
        self.refresh_profiles();
    }

    /// COR-13.3: fills an empty slot from the stash, or leaves it empty.
    pub fn fill(&mut self, level: Level, slot: Slot, card: Option<Equipment>) {
        if let Some(card) = card {
            self.stash.take(card);
        }
        self.gear.put(level, slot, card);
        self.refresh_profiles();
    }

    fn refresh_profiles(&mut self) {
        for &level in Level::ALL {
            self.profiles[level.at()] = self.gear.profile(self.unit(level));
        }
    }

    /// How many cards of a design the player owns.
    pub fn owned(&self, card: Equipment) -> u8 {
        let carried = self.gear.cards().filter(|&other| other == card).count() as u8;
        self.stash.count(card) + carried
    }
}
