//! Ogre cards: which can be played, on what, and what they do (section 10).

use engine::{Chance, Log, Play, Seat};

use crate::data::{OgreEffect, Trait, components};
use crate::decisions::{Attack, Target};
use crate::table::board::{Place, PlaceSet};
use crate::table::cell::Cell;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::event::Event;
use crate::words::names::{Kind, OgreCard};
use crate::words::refusal::Refusal;

/// Which cards can be played.
impl Dwar7sFall {
    /// DWF-6.F1.
    pub(crate) fn can_play_ogre_card(&self) -> Result<(), Refusal> {
        if self.active_player().ogre_cards.is_empty() {
            return Err(Refusal::NoOgreCards);
        }
        self.playable_ogre_cards().next().map(|_| ()).ok_or(Refusal::NothingPlayable)
    }

    /// The active player's ogre cards that have a target.
    pub(crate) fn playable_ogre_cards(&self) -> impl Iterator<Item = OgreCard> + '_ {
        let hand = &self.active_player().ogre_cards;
        hand.names().filter(|&card| self.has_target(card).is_ok())
    }

    /// What the ogre card in play does.
    #[inline]
    pub(crate) fn effect_in_play(&self) -> Option<OgreEffect> {
        self.in_play.map(effect)
    }

    /// D7: whether the active player can play that card.
    pub(crate) fn can_play(&self, card: OgreCard) -> Result<(), Refusal> {
        if !self.active_player().ogre_cards.has(card) {
            return Err(Refusal::NoOgreCard { card });
        }
        self.has_target(card)
    }

    /// DWF-10.2: whether the card has a complete target.
    fn has_target(&self, card: OgreCard) -> Result<(), Refusal> {
        let seat = self.active();
        let found = match effect(card) {
            OgreEffect::Clear => !self.exposed().is_empty(),
            OgreEffect::ClearAndDig => {
                let stacks = self.board.stacks().minus(self.meeples.protected());
                !self.exposed().is_empty() || stacks.iter().any(|place| !self.troll_is_on(place))
            }
            OgreEffect::Swap => self.exposed().iter().any(|place| self.can_swap(place).is_ok()),
            OgreEffect::Chase => self.exposed().iter().any(|place| self.can_chase(place).is_ok()),
            OgreEffect::StealGem | OgreEffect::StealOgreCards => {
                self.enemies(seat).any(|enemy| self.can_rob(card, enemy).is_ok())
            }
            // DWF-21.55: there must be a card to draw.
            OgreEffect::DrawOrDeny(_) => {
                !self.ogre_deck.is_empty() || !self.ogre_discards.is_empty()
            }
        };
        if found { Ok(()) } else { Err(Refusal::NoTarget { card }) }
    }

    /// DWF-10.3: cards with meeples that ogre cards can choose.
    #[inline]
    pub(crate) fn exposed(&self) -> PlaceSet {
        self.meeples.crowded().minus(self.meeples.protected())
    }

    fn is_exposed(&self, place: Place) -> Result<(), Refusal> {
        let card = self.card_at(place);
        if self.meeples.protected().contains(place) {
            return Err(Refusal::Protected { card });
        }
        if !self.meeples.crowded().contains(place) {
            return Err(Refusal::NobodyOnIt { card });
        }
        Ok(())
    }

    /// D8.
    pub(crate) fn can_strike(&self, place: Place) -> Result<(), Refusal> {
        let diggable = self.effect_in_play() == Some(OgreEffect::ClearAndDig)
            && self.board.stacks().contains(place)
            && !self.troll_is_on(place)
            && !self.meeples.protected().contains(place);
        if diggable { Ok(()) } else { self.is_exposed(place) }
    }

    /// D9: whether an enemy meeple there can be swapped with one of the player's own elsewhere.
    pub(crate) fn can_swap(&self, place: Place) -> Result<(), Refusal> {
        self.is_exposed(place)?;
        let seat = self.active();
        if !self.meeples.has_enemy_of(place, seat) {
            return Err(Refusal::NoEnemyOnIt { card: self.card_at(place) });
        }
        let own = self.meeples.standing(seat).and(self.exposed()).without(place);
        if own.is_empty() { Err(Refusal::NobodyCanMove) } else { Ok(()) }
    }

    /// D9: whether the player's own meeple can come from there.
    pub(crate) fn can_swap_from(&self, victim: Target, place: Place) -> Result<(), Refusal> {
        self.is_exposed(place)?;
        if self.board.cell(place) == victim.cell {
            return Err(Refusal::SameCard);
        }
        if !self.meeples.standing(self.active()).contains(place) {
            return Err(Refusal::NoMeepleThere { card: self.card_at(place) });
        }
        Ok(())
    }

    /// D10: whether a meeple there can be chased away.
    pub(crate) fn can_chase(&self, place: Place) -> Result<(), Refusal> {
        self.is_exposed(place)?;
        if self.ways_out(place).is_empty() {
            return Err(Refusal::NoWayOut { card: self.card_at(place) });
        }
        Ok(())
    }

    /// D9, D10: whether that meeple on the card can be chosen.
    pub(crate) fn can_choose(&self, cell: Cell, owner: Seat, kind: Kind) -> Result<(), Refusal> {
        let place = self.place_at(cell)?;
        let swap = self.effect_in_play() == Some(OgreEffect::Swap);
        if swap && owner == self.active() {
            return Err(Refusal::NotAnEnemy { seat: owner });
        }
        self.stands(place, owner, kind)
    }

    /// D11.
    pub(crate) fn can_rob(&self, card: OgreCard, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= usize::from(self.terms.seats) {
            return Err(Refusal::NobodySitsThere);
        }
        if seat == self.active() {
            return Err(match effect(card) {
                OgreEffect::StealGem => Refusal::ThiefOnYourself,
                _ => Refusal::CrownOnYourself,
            });
        }
        let enemy = self.player(seat);
        if effect(card) == OgreEffect::StealGem {
            if enemy.gems.is_empty() { Err(Refusal::NoGemsToSteal { seat }) } else { Ok(()) }
        } else if enemy.ogre_cards.is_empty() {
            Err(Refusal::NoOgreCardsToSteal { seat })
        } else {
            Ok(())
        }
    }
}

/// What the cards do.
impl Dwar7sFall {
    /// The effect of the card in play, which then goes to the discard pile.
    pub(crate) fn carry_out(&mut self, attack: Attack, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let mut enemy_hit = false;
        match attack {
            Attack::Card { cell } => {
                if let Some(place) = self.board.at(cell) {
                    enemy_hit = self.meeples.has_enemy_of(place, seat);
                    self.strike(place, play);
                }
            }
            Attack::Swap { victim, own } => {
                enemy_hit = true;
                self.swap(victim, own, play);
            }
            Attack::Chase { victim, to } => {
                enemy_hit = victim.owner != seat;
                if let (Some(place), Some(target)) = (self.board.at(victim.cell), self.board.at(to))
                {
                    let Target { owner, kind, .. } = victim;
                    self.relocate(Standing { place, owner, kind }, target);
                    let (card, cell) = (self.card_at(target), to);
                    play.tell(Event::Chased { owner, kind, card, cell });
                }
            }
            Attack::Rob { seat: from } => {
                if self.effect_in_play() == Some(OgreEffect::StealGem) {
                    self.steal_gem(from, play);
                } else {
                    self.steal_ogre_cards(from, play);
                }
            }
        }
        self.discard_card_in_play();
        if enemy_hit {
            self.take_pouch(seat, play);
        }
    }

    /// DWF-10.5, DWF-10.10.
    fn strike(&mut self, place: Place, play: &mut Play<'_, impl Log<Event>>) {
        let cell = self.board.cell(place);
        if self.meeples.crowded().contains(place) {
            play.tell(Event::Cleared { card: self.card_at(place), cell });
            self.send_all_home(place);
        }
        let digs = self.effect_in_play() == Some(OgreEffect::ClearAndDig);
        if digs && self.board.stacks().contains(place) && !self.troll_is_on(place) {
            self.dig_at(place);
            play.tell(Event::Dug { cell, card: self.card_at(place) });
        }
    }

    /// DWF-10.6.
    fn swap(&mut self, victim: Target, own: Target, play: &mut Play<'_, impl Log<Event>>) {
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
        play.tell(Event::Swapped { seat: own.owner, own: own.kind, owner, kind });
    }

    /// DWF-10.8: each gem card is equally likely.
    fn steal_gem(&mut self, from: Seat, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let gems = self.player(from).gems;
        if gems.is_empty() {
            return;
        }
        let Some(gem) = gems.nth(play.rng.below(gems.total().into())) else { return };
        self.player_mut(from).gems.take(gem, 1);
        self.player_mut(seat).gems.add(gem, 1);
        play.tell(Event::StoleGem { seat, from, gem });
    }

    /// DWF-14.9: an ogre player takes a pouch.
    pub(crate) fn take_pouch(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        if self.pouches > 0 && self.player(seat).has(Trait::Thievery) {
            self.pouches -= 1;
            self.player_mut(seat).pouches += 1;
            play.tell(Event::TookPouch { seat });
        }
    }

    /// DWF-10.2: the card that was played goes to the discard pile.
    pub(crate) fn discard_card_in_play(&mut self) {
        if let Some(card) = self.in_play.take() {
            self.ogre_discards.add(card, 1);
        }
    }
}

/// What an ogre card does.
#[inline]
pub(crate) fn effect(card: OgreCard) -> OgreEffect {
    components().ogre_card(card).effect
}
