//! Ogre cards: which can be played, on what, and the Troll King's denial (section 10).

use std::ops::ControlFlow;

use engine::{Log, Seat, StepRng};

use crate::action::Action;
use crate::ask::{Answered, Ask, Play, Playing, Target};
use crate::board::{Place, PlaceSet};
use crate::cell::{Cell, Side};
use crate::components::{OgreEffect, components};
use crate::event::Event;
use crate::names::{Kind, OgreCard};
use crate::refusal::Refusal;
use crate::sets::Set;
use crate::state::Dwar7sFall;

/// What can be played.
impl Dwar7sFall {
    /// DWF-6.F1.
    pub(crate) fn can_play_ogre_card(&self) -> Result<(), Refusal> {
        let hand = &self.player(self.active()).ogre_cards;
        if hand.is_empty() {
            return Err(Refusal::NoOgreCards);
        }
        let playable = hand.names().any(|card| self.has_target(card).is_ok());
        if playable { Ok(()) } else { Err(Refusal::NothingPlayable) }
    }

    /// The active player's ogre cards that have a target, while an action is being chosen.
    pub(crate) fn playable(&self) -> Set<OgreCard> {
        if self.ask != Ask::Menu {
            return Set::EMPTY;
        }
        let hand = &self.player(self.active()).ogre_cards;
        hand.names().filter(|&card| self.has_target(card).is_ok()).collect()
    }

    /// D7: whether the active player can play that card.
    fn can_play(&self, card: OgreCard) -> Result<(), Refusal> {
        if !self.player(self.active()).ogre_cards.has(card) {
            return Err(Refusal::NoOgreCard { card });
        }
        self.has_target(card)
    }

    /// DWF-10.2: whether there is a whole target for the card.
    fn has_target(&self, card: OgreCard) -> Result<(), Refusal> {
        let seat = self.active();
        let found = match effect(card) {
            OgreEffect::Clear => !self.exposed().is_empty(),
            OgreEffect::ClearAndDig => {
                let stacks = self.board.stacks().but_not(self.meeples.protected());
                !self.exposed().is_empty() || stacks.iter().any(|place| !self.troll_is_on(place))
            }
            OgreEffect::Swap => self.exposed().iter().any(|place| self.can_swap(place).is_ok()),
            OgreEffect::Chase => self.exposed().iter().any(|place| self.can_chase(place).is_ok()),
            OgreEffect::StealGem | OgreEffect::StealOgreCards => {
                self.enemies(seat).any(|enemy| self.can_rob(card, enemy).is_ok())
            }
            // DWF-21.55: nothing is drawn from nothing.
            OgreEffect::DrawOrDeny(_) => {
                !self.ogre_deck.is_empty() || !self.ogre_discards.is_empty()
            }
        };
        if found { Ok(()) } else { Err(Refusal::NoTarget { card }) }
    }

    /// DWF-10.3: cards with meeples that ogre cards can choose.
    #[inline]
    fn exposed(&self) -> PlaceSet {
        self.meeples.crowded().but_not(self.meeples.protected())
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
        let diggable = self.in_play.map(effect) == Some(OgreEffect::ClearAndDig)
            && self.board.stacks().contains(place)
            && !self.troll_is_on(place)
            && !self.meeples.protected().contains(place);
        if diggable { Ok(()) } else { self.is_exposed(place) }
    }

    /// D9: whether an enemy meeple there and an own one elsewhere can change places.
    pub(crate) fn can_swap(&self, place: Place) -> Result<(), Refusal> {
        self.is_exposed(place)?;
        let seat = self.active();
        if !self.meeples.has_enemy_of(place, seat) {
            return Err(Refusal::NoEnemyOnIt { card: self.card_at(place) });
        }
        let own = self.meeples.standing(seat).and(self.exposed()).without(place);
        if own.is_empty() { Err(Refusal::NobodyCanMove) } else { Ok(()) }
    }

    /// D9: whether the own meeple can come from there.
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
        let swap = self.in_play.map(effect) == Some(OgreEffect::Swap);
        if swap && owner == self.active() {
            return Err(Refusal::NotAnEnemy { seat: owner });
        }
        self.stands(place, owner, kind)
    }

    /// Whether a player has such a meeple on a card.
    pub(crate) fn stands(&self, place: Place, owner: Seat, kind: Kind) -> Result<(), Refusal> {
        let seated = owner.index() < usize::from(self.terms.seats);
        if seated && self.meeples.on(place, owner).has(kind) {
            Ok(())
        } else {
            Err(Refusal::NoSuchMeeple { kind })
        }
    }

    /// D10: the second step, which may not lead back.
    fn can_step_on(&self, victim: Target, first: Side, side: Side) -> Result<Place, Refusal> {
        let start = self.place_at(victim.cell)?;
        let middle = self.can_step(start, first)?;
        if self.board.passage(middle, side) == Some(start) {
            return Err(Refusal::BackAgain);
        }
        self.can_step(middle, side)
    }

    /// D11.
    pub(crate) fn can_rob(&self, card: OgreCard, seat: Seat) -> Result<(), Refusal> {
        if seat == self.active() || seat.index() >= usize::from(self.terms.seats) {
            return Err(Refusal::NotAnEnemy { seat });
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

/// Questions and answers.
impl Dwar7sFall {
    pub(crate) fn check_playing(&self, ask: Playing, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Playing::Card, Action::OgreCard { card }) => self.can_play(card),
            (Playing::Cell, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_strike(place))
            }
            (Playing::VictimCell, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_aim_at(place))
            }
            (Playing::Victim { cell }, Action::Victim { owner, kind }) => {
                self.can_choose(cell, owner, kind)
            }
            (Playing::OwnCell { victim }, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_swap_from(victim, place))
            }
            (Playing::Own { cell, .. }, Action::Meeple { kind }) => {
                self.place_at(cell).and_then(|place| self.has_meeple(place, kind))
            }
            (Playing::FirstStep { victim }, Action::Step { side }) => {
                self.place_at(victim.cell).and_then(|place| self.can_step(place, side)).map(|_| ())
            }
            (Playing::SecondStep { .. }, Action::Stop) => Ok(()),
            (Playing::SecondStep { victim, first }, Action::Step { side }) => {
                self.can_step_on(victim, first, side).map(|_| ())
            }
            (Playing::Enemy, Action::Enemy { seat }) => {
                self.in_play.map_or(Err(Refusal::OtherQuestion), |card| self.can_rob(card, seat))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// D9, D10: whether the card in play can aim at a meeple on that card.
    fn can_aim_at(&self, place: Place) -> Result<(), Refusal> {
        match self.in_play.map(effect) {
            Some(OgreEffect::Swap) => self.can_swap(place),
            _ => self.can_chase(place),
        }
    }

    pub(crate) fn offer_playing(
        &self,
        ask: Playing,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Playing::Card => {
                let hand = &self.player(self.active()).ogre_cards;
                let mut playable = hand.names().filter(|&card| self.has_target(card).is_ok());
                playable.try_for_each(|card| visit(Action::OgreCard { card }))
            }
            Playing::Cell => {
                let places = self.meeples.crowded().or(self.board.stacks());
                self.offer_places(places, |place| self.can_strike(place), visit)
            }
            Playing::VictimCell => {
                self.offer_places(self.exposed(), |place| self.can_aim_at(place), visit)
            }
            Playing::Victim { cell } => {
                let Some(place) = self.board.at(cell) else { return ControlFlow::Continue(()) };
                let choice = |owner, kind| self.can_choose(cell, owner, kind);
                self.offer_victims(place, choice, visit)
            }
            Playing::OwnCell { victim } => {
                let own = self.meeples.standing(self.active());
                self.offer_places(own, |place| self.can_swap_from(victim, place), visit)
            }
            Playing::Own { cell, .. } => self.offer_kinds(cell, visit),
            Playing::FirstStep { victim } => self.offer_steps(victim.cell, visit),
            Playing::SecondStep { victim, first } => {
                for &side in Side::ALL {
                    if self.can_step_on(victim, first, side).is_ok() {
                        visit(Action::Step { side })?;
                    }
                }
                visit(Action::Stop)
            }
            Playing::Enemy => {
                let Some(card) = self.in_play else { return ControlFlow::Continue(()) };
                let mut enemies =
                    self.enemies(self.active()).filter(|&seat| self.can_rob(card, seat).is_ok());
                enemies.try_for_each(|seat| visit(Action::Enemy { seat }))
            }
        }
    }

    /// The meeples of a card that a condition accepts.
    pub(crate) fn offer_victims(
        &self,
        place: Place,
        condition: impl Fn(Seat, Kind) -> Result<(), Refusal>,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for owner in self.terms.all() {
            for kind in self.meeples.on(place, owner).kinds() {
                if condition(owner, kind).is_ok() {
                    visit(Action::Victim { owner, kind })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn answer_playing(
        &mut self,
        ask: Playing,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let seat = self.active();
        let next = match (ask, action) {
            (Playing::Card, Action::OgreCard { card }) => match self.announce(card, rng, log) {
                Some(next) => next,
                None => return Answered::Done,
            },
            (Playing::Cell, Action::Cell { cell }) => {
                return self.ask_denials(seat, Play::Card { cell }, rng, log);
            }
            (Playing::VictimCell, Action::Cell { cell }) => Playing::Victim { cell },
            (Playing::Victim { cell }, Action::Victim { owner, kind }) => {
                let victim = Target { cell, owner, kind };
                if self.in_play.map(effect) == Some(OgreEffect::Swap) {
                    Playing::OwnCell { victim }
                } else {
                    Playing::FirstStep { victim }
                }
            }
            (Playing::OwnCell { victim }, Action::Cell { cell }) => Playing::Own { victim, cell },
            (Playing::Own { victim, cell }, Action::Meeple { kind }) => {
                let own = Target { cell, owner: seat, kind };
                return self.ask_denials(seat, Play::Swap { victim, own }, rng, log);
            }
            (Playing::FirstStep { victim }, Action::Step { side }) => {
                Playing::SecondStep { victim, first: side }
            }
            (Playing::SecondStep { victim, first }, last) => {
                let target = match last {
                    Action::Step { side } => self.can_step_on(victim, first, side),
                    _ => self.place_at(victim.cell).and_then(|place| self.can_step(place, first)),
                };
                let to = target.map_or(victim.cell, |place| self.board.cell(place));
                return self.ask_denials(seat, Play::Chase { victim, to }, rng, log);
            }
            (Playing::Enemy, Action::Enemy { seat: enemy }) => {
                return self.ask_denials(seat, Play::Rob { seat: enemy }, rng, log);
            }
            _ => return Answered::Asking,
        };
        self.ask = Ask::Playing(next);
        Answered::Asking
    }

    /// Puts the card on the table and asks for its target; a Troll King draws at once.
    fn announce(
        &mut self,
        card: OgreCard,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Option<Playing> {
        let seat = self.active();
        self.show_ogre_card(seat, card, log);
        self.in_play = Some(card);
        self.count_free_action();
        log.event(Event::PlayedOgreCard { seat, card });
        match effect(card) {
            OgreEffect::Clear | OgreEffect::ClearAndDig => Some(Playing::Cell),
            OgreEffect::Swap | OgreEffect::Chase => Some(Playing::VictimCell),
            OgreEffect::StealGem | OgreEffect::StealOgreCards => Some(Playing::Enemy),
            OgreEffect::DrawOrDeny(count) => {
                self.draw_ogre_cards(seat, count, rng, log);
                self.discard_card_in_play();
                None
            }
        }
    }

    /// What an open question about a target rests on, for positions from outside.
    pub(crate) fn audit_playing(&self, ask: Playing) -> Result<(), Refusal> {
        let wanted = |effects: &[OgreEffect]| match self.in_play.map(effect) {
            Some(present) if effects.contains(&present) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        };
        let victim_stands = |victim: Target| {
            self.can_aim_at(self.place_at(victim.cell)?)?;
            self.can_choose(victim.cell, victim.owner, victim.kind)
        };
        match ask {
            Playing::Card => self.in_play.map_or(Ok(()), |_| Err(Refusal::OtherQuestion)),
            Playing::Cell => wanted(&[OgreEffect::Clear, OgreEffect::ClearAndDig]),
            Playing::VictimCell => wanted(&[OgreEffect::Swap, OgreEffect::Chase]),
            Playing::Victim { cell } => {
                wanted(&[OgreEffect::Swap, OgreEffect::Chase])?;
                self.can_aim_at(self.place_at(cell)?)
            }
            Playing::OwnCell { victim } => {
                wanted(&[OgreEffect::Swap])?;
                victim_stands(victim)
            }
            Playing::Own { victim, cell } => {
                wanted(&[OgreEffect::Swap])?;
                victim_stands(victim)?;
                self.can_swap_from(victim, self.place_at(cell)?)
            }
            Playing::FirstStep { victim } => {
                wanted(&[OgreEffect::Chase])?;
                victim_stands(victim)
            }
            Playing::SecondStep { victim, first } => {
                wanted(&[OgreEffect::Chase])?;
                victim_stands(victim)?;
                self.can_step(self.place_at(victim.cell)?, first).map(|_| ())
            }
            Playing::Enemy => wanted(&[OgreEffect::StealGem, OgreEffect::StealOgreCards]),
        }
    }
}

/// What an ogre card does.
#[inline]
pub(crate) fn effect(card: OgreCard) -> OgreEffect {
    components().ogre_card(card).effect
}
