//! Phase 2: tactics cards, Strongholds, income and reinforcements (section 6).

use engine::{Chance, Log, Seat, SeatSet, StepRng};

use crate::components::tables;
use crate::names::{Level, Phase, Troop};
use crate::places::{Location, Site, TacticsCard};
use crate::player::Player;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::sets::{Cards, Places};
use crate::{ClashOfRage, Event};

/// COR-6.4: crystals for a City.
const PLUNDER: u16 = 3;

impl ClashOfRage {
    /// COR-6.1: whether the seat can play the card.
    pub(crate) fn check_tactics(&self, seat: Seat, card: TacticsCard) -> Result<(), Refusal> {
        if self.players[seat.index()].hand.contains(card) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { card })
        }
    }

    /// COR-6.1: puts a card face down; when all have, they are revealed together.
    pub(crate) fn choose_tactics(
        &mut self,
        seat: Seat,
        card: TacticsCard,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        self.players[seat.index()].chosen = Some(card);
        if self.players.iter().all(|player| player.chosen.is_some()) {
            self.reveal_tactics(rng, log);
        }
    }

    fn reveal_tactics(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        for player in &mut self.players {
            player.revealed = player.chosen.take();
            if let Some(card) = player.revealed {
                player.hand.remove(card);
                player.known.remove(card);
                player.discards.insert(card);
            }
        }
        self.set_order();
        log.learned(SeatSet::all(self.players.len() as u8));
        for seat in self.order.clone() {
            if let Some(card) = self.players[seat.index()].revealed {
                log.event(Event::TacticsRevealed { seat, card });
            }
        }
        self.active = self.first();
        if self.turn == 1 {
            self.question = Question::Stronghold;
        } else {
            self.collect_income(rng, log);
        }
    }

    /// COR-6.3: whether a Stronghold can stand on the site.
    pub(crate) fn check_site(&self, site: Site) -> Result<(), Refusal> {
        let hex = self.board.geometry().site(site).ok_or(Refusal::NoSuchSite { site })?;
        for other in self.players.iter().filter_map(Player::site) {
            if other == site {
                return Err(Refusal::SiteOccupied { site });
            }
            if hex.is_near(other) {
                return Err(Refusal::SiteNearOther { site, other });
            }
        }
        Ok(())
    }

    /// COR-6.3: puts the Stronghold on a site, for ever.
    pub(crate) fn place_stronghold(
        &mut self,
        site: Site,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let gate = self.board.touches(site);
        self.players[seat.index()].settle(site, gate);
        log.event(Event::StrongholdPlaced { seat, site });
        match self.after(seat) {
            Some(next) => self.active = next,
            None => self.collect_income(rng, log),
        }
    }

    /// COR-6.4: gold of the cards, crystals of the Cities.
    fn collect_income(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        for seat in self.order.clone() {
            let cities = self.controlled(seat).within(self.board.cities()).len() as u16;
            let player = &mut self.players[seat.index()];
            let gold = player.revealed.map_or(0, |card| tables().tactics[card.at()].gold);
            player.gold = player.gold.saturating_add(gold.into());
            player.crystals = player.crystals.saturating_add(PLUNDER * cities);
            log.event(Event::Income { seat, gold });
            if cities > 0 {
                let crystals = (PLUNDER * cities) as u8;
                log.event(Event::Plundered { seat, crystals, cities: cities as u8 });
            }
        }
        self.reinforce(self.first(), rng, log);
    }

    /// COR-6.5: the units of the card, as far as the reserve has them.
    fn reinforce(&mut self, seat: Seat, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.active = seat;
        let player = &self.players[seat.index()];
        let card =
            player.revealed.map_or([0; 3], |card| tables().tactics[card.at()].reinforcements);
        let mut left = [0; 3];
        for &level in Level::ALL {
            let (wanted, there) = (card[level.at()], player.reserve()[level.at()]);
            left[level.at()] = wanted.min(there);
            if wanted > there {
                // COR-17.32: what is missing is not received, now or later.
                let troop = Troop { unit: player.unit(level), count: wanted - there };
                log.event(Event::NotReceived { seat, troop });
            }
        }
        self.deploy_rest(left, rng, log);
    }

    /// COR-6.5: where the active player may put a unit.
    pub(crate) fn deployment(&self) -> Places {
        self.active_player().present().and(Places::only(Location::STRONGHOLD))
    }

    /// COR-6.5, COR-17.33: the Stronghold, or where the player has a unit.
    pub(crate) fn check_deploy(&self, location: Location) -> Result<(), Refusal> {
        if self.deployment().contains(location) {
            Ok(())
        } else {
            Err(Refusal::NoOwnUnit { location })
        }
    }

    /// COR-13.1, D4: one unit, in the order of levels.
    pub(crate) fn deploy(
        &mut self,
        mut left: [u8; 3],
        location: Location,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        if let Some(level) = next_level(left) {
            left[level.at()] -= 1;
            self.deploy_troop(location, level, 1, log);
        }
        self.deploy_rest(left, rng, log);
    }

    /// Asks for the next unit; COR-13.4: without a unit on the map all go to the Stronghold.
    fn deploy_rest(&mut self, left: [u8; 3], rng: &mut StepRng, log: &mut impl Log<Event>) {
        if left != [0; 3] {
            if self.deployment() != Places::only(Location::STRONGHOLD) {
                self.question = Question::Deploy { left };
                return;
            }
            for &level in Level::ALL {
                self.deploy_troop(Location::STRONGHOLD, level, left[level.at()], log);
            }
        }
        match self.after(self.active) {
            Some(next) => self.reinforce(next, rng, log),
            None => self.draw_tactics(rng, log),
        }
    }

    fn deploy_troop(
        &mut self,
        location: Location,
        level: Level,
        count: u8,
        log: &mut impl Log<Event>,
    ) {
        if count > 0 {
            let seat = self.active;
            let player = &mut self.players[seat.index()];
            player.deploy(location, level, count);
            let troop = Troop { unit: player.unit(level), count };
            log.event(Event::Deployed { seat, troop, location });
        }
    }

    /// COR-6.6: every player draws a card, if need be from the shuffled discard pile.
    fn draw_tactics(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        for seat in self.order.clone() {
            let player = &mut self.players[seat.index()];
            if player.draw_pile.is_empty() {
                // Everybody has seen the discards, so the rest, in hand, is no secret now.
                player.known = player.hand;
                player.draw_pile.extend(player.discards.iter());
                player.discards = Cards::NONE;
                rng.shuffle(&mut player.draw_pile);
                log.event(Event::TacticsShuffled { seat });
            }
            if let Some(card) = player.draw_pile.pop() {
                player.hand.insert(card);
                log.learned(SeatSet::only(seat));
                log.secret(
                    seat,
                    Event::TacticsDrawn { seat, card },
                    Event::TacticsDrawnHidden { seat },
                );
            }
        }
        self.begin_actions(Phase::FirstAction, rng, log);
    }
}

/// COR-13.1, D4: the level of the next unit to place.
pub(crate) fn next_level(left: [u8; 3]) -> Option<Level> {
    Level::ALL.iter().copied().find(|level| left[level.at()] > 0)
}
