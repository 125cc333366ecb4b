//! The Troll King's denial of an ogre card, and the card's effect if nobody denies it (DWF-10.12).

use engine::{Chance, Log, Seat, SeatSet, StepRng};

use crate::action::Action;
use crate::ask::{Answered, Ask, Play, Target};
use crate::board::Place;
use crate::components::{OgreEffect, Trait};
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::OgreCard;
use crate::ogre_cards::effect;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

impl Dwar7sFall {
    /// DWF-10.12: the players whom a play affects.
    fn affected(&self, play: Play) -> SeatSet {
        match play {
            Play::Card { cell } => {
                let Some(place) = self.board.at(cell) else { return SeatSet::EMPTY };
                let there = |seat: &Seat| !self.meeples.on(place, *seat).is_empty();
                self.enemies(self.active()).filter(there).collect()
            }
            Play::Swap { victim, .. } | Play::Chase { victim, .. } => {
                SeatSet::only(victim.owner).without(self.active())
            }
            Play::Rob { seat } => SeatSet::only(seat),
        }
    }

    /// The targets are fixed: asks the first affected holder of a Troll King after `asked`,
    /// clockwise from the active player, or goes on.
    pub(crate) fn ask_denials(
        &mut self,
        asked: Seat,
        play: Play,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let affected = self.affected(play);
        let mut order = self.active().clockwise(self.terms.seats);
        let _ = order.find(|&seat| seat == asked);
        for seat in order.filter(|&seat| affected.contains(seat)) {
            if self.player(seat).troll_kings_at_most > 0 {
                // Whether somebody is asked tells everybody what is in that hand.
                log.learned(self.everybody());
            }
            if self.player(seat).ogre_cards.has(OgreCard::TrollKing) {
                self.everybody_knows_of(seat, OgreCard::TrollKing);
                self.ask = Ask::Denying { seat, play };
                return Answered::Asking;
            }
            self.player_mut(seat).troll_kings_at_most = 0;
        }
        self.carry_out(play, rng, log);
        Answered::Done
    }

    /// D12.
    pub(crate) fn answer_denying(
        &mut self,
        seat: Seat,
        play: Play,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        if action != Action::Deny {
            return self.ask_denials(seat, play, rng, log);
        }
        self.discard_ogre_card(seat, OgreCard::TrollKing, log);
        if let Some(card) = self.in_play {
            log.event(Event::Denied { seat, card });
        }
        self.discard_card_in_play();
        Answered::Done
    }

    /// Whether a play could still be carried out, for positions from outside.
    pub(crate) fn audit_play(&self, seat: Seat, play: Play) -> Result<(), Refusal> {
        if !self.affected(play).contains(seat) {
            return Err(Refusal::OtherQuestion);
        }
        if !self.player(seat).ogre_cards.has(OgreCard::TrollKing) {
            return Err(Refusal::NoOgreCard { card: OgreCard::TrollKing });
        }
        let Some(card) = self.in_play else { return Err(Refusal::OtherQuestion) };
        match (effect(card), play) {
            (OgreEffect::Clear | OgreEffect::ClearAndDig, Play::Card { cell }) => {
                self.place_at(cell).and_then(|place| self.can_strike(place))
            }
            (OgreEffect::Swap, Play::Swap { victim, own }) => {
                let place = self.place_at(own.cell)?;
                self.can_swap(self.place_at(victim.cell)?)?;
                self.can_choose(victim.cell, victim.owner, victim.kind)?;
                self.can_swap_from(victim, place)?;
                self.has_meeple(place, own.kind)
            }
            (OgreEffect::Chase, Play::Chase { victim, to }) => {
                self.can_chase(self.place_at(victim.cell)?)?;
                self.can_choose(victim.cell, victim.owner, victim.kind)?;
                let free = self.meeples.free().contains(self.place_at(to)?);
                if free && to != victim.cell { Ok(()) } else { Err(Refusal::BackAgain) }
            }
            (OgreEffect::StealGem | OgreEffect::StealOgreCards, Play::Rob { seat }) => {
                self.can_rob(card, seat)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// The effect of the card in play, which then goes to the discard pile.
    fn carry_out(&mut self, play: Play, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let seat = self.active();
        let mut enemy_hit = false;
        match play {
            Play::Card { cell } => {
                if let Some(place) = self.board.at(cell) {
                    enemy_hit = self.meeples.has_enemy_of(place, seat);
                    self.strike(place, log);
                }
            }
            Play::Swap { victim, own } => {
                enemy_hit = true;
                self.swap(victim, own, log);
            }
            Play::Chase { victim, to } => {
                enemy_hit = victim.owner != seat;
                if let (Some(place), Some(target)) = (self.board.at(victim.cell), self.board.at(to))
                {
                    let Target { owner, kind, .. } = victim;
                    self.relocate(Standing { place, owner, kind }, target);
                    let (card, cell) = (self.card_at(target), to);
                    log.event(Event::Chased { owner, kind, card, cell });
                }
            }
            Play::Rob { seat: from } => {
                if self.in_play.map(effect) == Some(OgreEffect::StealGem) {
                    self.steal_gem(from, rng, log);
                } else {
                    self.steal_ogre_cards(from, log);
                }
            }
        }
        self.discard_card_in_play();
        if enemy_hit {
            self.take_pouch(seat, log);
        }
    }

    /// DWF-10.5, DWF-10.10.
    fn strike(&mut self, place: Place, log: &mut impl Log<Event>) {
        let cell = self.board.cell(place);
        if self.meeples.crowded().contains(place) {
            log.event(Event::Cleared { card: self.card_at(place), cell });
            self.send_all_home(place);
        }
        let digs = self.in_play.map(effect) == Some(OgreEffect::ClearAndDig);
        if digs && self.board.stacks().contains(place) && !self.troll_is_on(place) {
            self.dig_at(place);
            log.event(Event::Dug { cell, card: self.card_at(place) });
        }
    }

    /// DWF-10.6.
    fn swap(&mut self, victim: Target, own: Target, log: &mut impl Log<Event>) {
        let (Some(theirs), Some(mine)) = (self.board.at(victim.cell), self.board.at(own.cell))
        else {
            return;
        };
        let standing =
            |place, target: Target| Standing { place, owner: target.owner, kind: target.kind };
        self.meeples.take(standing(theirs, victim));
        self.meeples.take(standing(mine, own));
        self.meeples.put(standing(mine, victim));
        self.meeples.put(standing(theirs, own));
        let Target { owner, kind, .. } = victim;
        log.event(Event::Swapped { seat: own.owner, own: own.kind, owner, kind });
    }

    /// DWF-10.8: each gem card is equally likely.
    fn steal_gem(&mut self, from: Seat, rng: &mut StepRng, log: &mut impl Log<Event>) {
        let seat = self.active();
        let gems = self.player(from).gems;
        if gems.is_empty() {
            return;
        }
        let Some(gem) = gems.nth(rng.below(gems.total().into())) else { return };
        self.player_mut(from).gems.take(gem, 1);
        self.player_mut(seat).gems.add(gem, 1);
        log.event(Event::StoleGem { seat, from, gem });
    }

    /// DWF-14.9: an ogre player takes a pouch.
    pub(crate) fn take_pouch(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.pouches > 0 && self.player(seat).has(Trait::Thievery) {
            self.pouches -= 1;
            self.player_mut(seat).pouches += 1;
            log.event(Event::TookPouch { seat });
        }
    }

    /// DWF-10.2: the card that was played goes to the discard pile.
    pub(crate) fn discard_card_in_play(&mut self) {
        if let Some(card) = self.in_play.take() {
            self.ogre_discards.add(card, 1);
        }
    }
}
