//! The Equipping action (section 10).

use arrayvec::ArrayVec;
use engine::{Chance, Log, SeatSet, StepRng};

use crate::components::tables;
use crate::event::Drawn;
use crate::moving::Posting;
use crate::names::{Equipment, Hero};
use crate::places::Location;
use crate::question::{Errands, MOST_DRAWN, Pocket, Question};
use crate::refusal::Refusal;
use crate::{ClashOfRage, Event};

/// COR-10.5: crystals for forging with one Forge.
const COST_WITH_ONE_FORGE: u8 = 6;
/// COR-10.5: crystals for forging with two Forges or more.
const COST_WITH_MORE_FORGES: u8 = 4;

impl ClashOfRage {
    /// COR-7.2: whether the active player can get something or has a card to rearrange.
    pub(crate) fn may_equip(&self) -> Result<(), Refusal> {
        if self.active_player().owns_cards() || self.can_shop(Errands::default()) {
            Ok(())
        } else {
            Err(Refusal::NothingToEquip)
        }
    }

    fn can_shop(&self, errands: Errands) -> bool {
        self.market.iter().any(|stack| self.check_price(stack.card).is_ok())
            || self.check_forge(errands).is_ok()
            || Hero::ALL.iter().any(|&hero| self.check_recruit(errands, hero).is_ok())
    }

    /// COR-10.3: whether the card is for sale and can be paid.
    pub(crate) fn check_buy(&self, card: Equipment) -> Result<(), Refusal> {
        if !self.market.iter().any(|stack| stack.card == card) {
            return Err(Refusal::NotOnMarket { card });
        }
        self.check_price(card)
    }

    fn check_price(&self, card: Equipment) -> Result<(), Refusal> {
        let (cost, gold) = (card.cost(), self.active_player().gold);
        if gold >= u16::from(cost) {
            Ok(())
        } else {
            Err(Refusal::CardTooDear { card, cost, gold })
        }
    }

    /// COR-10.5: what forging costs and how many cards are drawn, if it is possible.
    pub(crate) fn check_forge(&self, errands: Errands) -> Result<(u8, usize), Refusal> {
        if errands.forged {
            return Err(Refusal::ForgedAlready);
        }
        let forges = self.controlled(self.active).within(self.board.forges()).len();
        let cost = match forges {
            0 => return Err(Refusal::NoForge),
            1 => COST_WITH_ONE_FORGE,
            _ => COST_WITH_MORE_FORGES,
        };
        if self.legendary_deck.is_empty() {
            return Err(Refusal::NoLegendaryLeft);
        }
        let crystals = self.active_player().crystals;
        if crystals < u16::from(cost) {
            return Err(Refusal::TooFewCrystals { cost, crystals });
        }
        Ok((cost, (1 + forges).min(self.legendary_deck.len())))
    }

    /// COR-10.6: whether the hero is free and can be paid.
    pub(crate) fn check_recruit(&self, errands: Errands, hero: Hero) -> Result<(), Refusal> {
        if errands.recruited {
            return Err(Refusal::RecruitedAlready);
        }
        if self.heroes[hero as usize].is_some() {
            return Err(Refusal::HeroTaken { hero });
        }
        let (cost, gold) = (tables().heroes[hero as usize].cost, self.active_player().gold);
        if gold >= u16::from(cost) {
            Ok(())
        } else {
            Err(Refusal::HeroTooDear { hero, cost, gold })
        }
    }

    /// COR-10.1: asks what to get, or goes on when nothing can be had.
    pub(crate) fn shop(&mut self, errands: Errands, rng: &mut StepRng, log: &mut impl Log<Event>) {
        if self.can_shop(errands) {
            self.question = Question::Shop(errands);
        } else {
            self.finish_shopping(rng, log);
        }
    }

    /// COR-10.8: after the last purchase cards can be rearranged.
    pub(crate) fn finish_shopping(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        if self.active_player().owns_cards() {
            self.question = Question::Rearrange;
        } else {
            self.end_action(rng, log);
        }
    }

    /// COR-10.3: pays and takes a card into the stash.
    pub(crate) fn buy(
        &mut self,
        card: Equipment,
        errands: Errands,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let (seat, cost) = (self.active, card.cost());
        let player = &mut self.players[seat.index()];
        player.gold = player.gold.saturating_sub(cost.into());
        player.obtain(card);
        log.event(Event::Bought { seat, card, gold: cost });
        self.take_from_market(card, log);
        self.shop(errands, rng, log);
    }

    /// COR-10.6: pays and puts the hero on the Stronghold.
    pub(crate) fn recruit(
        &mut self,
        hero: Hero,
        errands: Errands,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let (seat, cost) = (self.active, tables().heroes[hero as usize].cost);
        let player = &mut self.players[seat.index()];
        player.gold = player.gold.saturating_sub(cost.into());
        let posting = Posting { owner: seat, location: Location::STRONGHOLD };
        self.heroes[hero as usize] = Some(posting);
        log.event(Event::Recruited { seat, hero, gold: cost });
        self.shop(Errands { recruited: true, ..errands }, rng, log);
    }

    /// COR-10.5: pays and draws cards that only the forger sees.
    pub(crate) fn forge(&mut self, errands: Errands, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let Ok((cost, count)) = self.check_forge(errands) else { return };
        let seat = self.active;
        let player = &mut self.players[seat.index()];
        player.crystals = player.crystals.saturating_sub(cost.into());
        let rest = self.legendary_deck.len() - count;
        let drawn: ArrayVec<Equipment, MOST_DRAWN> =
            self.legendary_deck.drain(rest..).rev().collect();
        log.learned(SeatSet::only(seat));
        log.secret(
            seat,
            Event::LegendaryDrawn { seat, cards: Drawn(drawn.clone()), crystals: cost },
            Event::LegendaryDrawnHidden { seat, count: count as u8, crystals: cost },
        );
        match drawn.as_slice() {
            [only] => self.take_legendary(*only, &[], errands, rng, log),
            _ => self.question = Question::Legendary { drawn, errands },
        }
    }

    /// COR-10.5: whether the card was drawn.
    pub(crate) fn check_legendary(drawn: &[Equipment], card: Equipment) -> Result<(), Refusal> {
        if drawn.contains(&card) { Ok(()) } else { Err(Refusal::NotDrawn { card }) }
    }

    /// COR-10.5: keeps one card, shuffles the others back; in phase 5 the victory check follows.
    pub(crate) fn take_legendary(
        &mut self,
        card: Equipment,
        drawn: &[Equipment],
        errands: Errands,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        self.players[seat.index()].obtain(card);
        self.legendary_deck.extend(drawn.iter().copied().filter(|&other| other != card));
        rng.shuffle(&mut self.legendary_deck);
        log.learned(SeatSet::all(self.players.len() as u8));
        log.event(Event::Forged { seat, card });
        if !self.claim_victory(log) {
            self.shop(Errands { forged: true, ..errands }, rng, log);
        }
    }

    /// COR-13.3: all owned cards are pooled, then the slots are filled one by one.
    pub(crate) fn rearrange(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.players[seat.index()].pool_gear();
        log.event(Event::Rearranging { seat });
        self.fill_from(Pocket::new(0), rng, log);
    }

    /// Asks for the next slot that has a choice; COR-13.4: others stay empty without asking.
    fn fill_from(
        &mut self,
        mut next: Option<Pocket>,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        while let Some(pocket) = next {
            if self.fitting(pocket).next().is_some() {
                self.question = Question::Fill { pocket };
                return;
            }
            next = pocket.next();
        }
        self.end_action(rng, log);
    }

    /// COR-13.3: the distinct designs in the pool that fit.
    pub(crate) fn fitting(&self, pocket: Pocket) -> impl Iterator<Item = Equipment> {
        self.active_player().stash().designs().filter(move |card| card.slot() == pocket.slot())
    }

    /// COR-10.7: whether the card can go into the slot; nothing always can.
    pub(crate) fn check_fill(
        &self,
        pocket: Pocket,
        card: Option<Equipment>,
    ) -> Result<(), Refusal> {
        let Some(card) = card else { return Ok(()) };
        if self.active_player().stash().count(card) == 0 {
            return Err(Refusal::NotOwned { card });
        }
        if card.slot() == pocket.slot() {
            Ok(())
        } else {
            Err(Refusal::WrongSlot { card, slot: pocket.slot() })
        }
    }

    /// COR-13.1, D16: a slot gets a card from the pool, or nothing.
    pub(crate) fn fill(
        &mut self,
        pocket: Pocket,
        card: Option<Equipment>,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let player = &mut self.players[seat.index()];
        player.fill(pocket.level(), pocket.slot(), card);
        if let Some(card) = card {
            let unit = player.unit(pocket.level());
            log.event(Event::Equipped { seat, unit, card });
        }
        self.fill_from(pocket.next(), rng, log);
    }
}
