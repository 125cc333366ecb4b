//! The Resolve phase: open tasks, who returns, and what a task gives (sections 7 and 8).

use std::ops::ControlFlow;

use engine::{Log, Seat, StepRng};

use crate::action::Action;
use crate::ask::{Answered, Ask, Cause};
use crate::board::{Place, PlaceSet};
use crate::cell::Cell;
use crate::components::{MoodEffect, Task, Trait, components};
use crate::event::Event;
use crate::meeples::{Crowd, Standing};
use crate::names::{CardType, Decree, Gem, Kind};
use crate::realm::Realm;
use crate::refusal::Refusal;
use crate::sets::Set;
use crate::state::Dwar7sFall;
use crate::tally::Gems;

/// DWF-15.11: meeples for a bar fight.
const BAR_FIGHT_MEEPLES: u8 = 3;
/// DWF-15.11: ogre cards for a bar fight.
const BAR_FIGHT_CARDS: u8 = 2;
/// DWF-15.5: experienced hunters need no fewer.
const FEWEST_HUNTERS: u8 = 3;

/// Open tasks.
impl Dwar7sFall {
    /// DWF-7.1: the cards on which the active player has to complete a task.
    pub(crate) fn open_tasks(&self) -> PlaceSet {
        let standing = self.meeples.standing(self.active());
        standing.iter().filter(|&place| self.is_open_task(place).is_ok()).collect()
    }

    fn is_open_task(&self, place: Place) -> Result<(), Refusal> {
        let seat = self.active();
        let card = self.card_at(place);
        let open = if components().card(card).of == CardType::Monster {
            self.can_defeat(seat, place)
        } else {
            self.has_enough(seat, place)
        };
        if open { Ok(()) } else { Err(Refusal::NoOpenTask { card }) }
    }

    /// Whether a player's own meeples suffice for the task of a card that is no monster.
    pub(crate) fn has_enough(&self, seat: Seat, place: Place) -> bool {
        // DWF-14.15: crystal dwarfs keep away from foreign castles.
        let foreign = components().card(self.card_at(place)).of == CardType::Castle
            && self.board.top(place) != self.player(seat).castle();
        if foreign && self.player(seat).has(Trait::Suspicious) {
            return false;
        }
        self.meeples.on(place, seat).len() >= self.requirement(seat, place)
    }

    /// DWF-7.5, DWF-8.5 (b): how many meeples a player needs on a card.
    pub(crate) fn requirement(&self, seat: Seat, place: Place) -> u8 {
        let face = components().card(self.card_at(place));
        match face.of {
            CardType::Mine => self.player(seat).people().mines_need.unwrap_or(face.needed),
            CardType::Monster => {
                let mut needed = face.needed;
                if self.decreed(Decree::ExperiencedBeastHunters) {
                    let defeated = self.player(seat).defeated;
                    needed = needed.min(needed.saturating_sub(defeated).max(FEWEST_HUNTERS));
                }
                if let Some(MoodEffect::MonstersNeed(mighty)) = self.mood_on(place) {
                    needed = needed.min(mighty);
                }
                needed
            }
            _ => face.needed,
        }
    }

    /// DWF-8.5 (a).
    fn can_defeat(&self, seat: Seat, place: Place) -> bool {
        let own = self.meeples.on(place, seat);
        if own.is_empty() || self.meeples.has_enemy_of(place, seat) {
            return false;
        }
        let supporting = self.supporters(seat, place).map(Crowd::len).sum::<u8>();
        own.len() + supporting >= self.requirement(seat, place)
    }

    /// DWF-14.4: elves on adjacent cards with an open passage.
    fn supporters(&self, seat: Seat, place: Place) -> impl Iterator<Item = Crowd> + use<'_> {
        let adjacent = if self.player(seat).has(Trait::ElfAccuracy) {
            self.board.links(place).and(self.meeples.standing(seat))
        } else {
            PlaceSet::EMPTY
        };
        adjacent.iter().map(move |other| self.meeples.on(other, seat))
    }

    /// D13.
    pub(crate) fn check_task(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Cell { cell } => self.place_at(cell).and_then(|place| self.is_open_task(place)),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_task(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let standing = self.meeples.standing(self.active());
        self.offer_places(standing, |place| self.is_open_task(place), visit)
    }
}

/// Carrying out a task.
impl Dwar7sFall {
    /// D13.
    pub(crate) fn answer_task(
        &mut self,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Action::Cell { cell } = action else { return Answered::Asking };
        let Some(place) = self.board.at(cell) else { return Answered::Done };
        let seat = self.active();
        if components().card(self.card_at(place)).of == CardType::Monster {
            self.defeat(place, log);
            return Answered::Done;
        }
        if self.may_brawl(place) {
            self.ask = Ask::Drinking { cell };
            return Answered::Asking;
        }
        self.begin_return(cell, self.requirement(seat, place), Fight::No, rng, log)
    }

    /// DWF-15.11, DWF-16.4: whether a bar fight is offered.
    fn may_brawl(&self, place: Place) -> bool {
        let face = components().card(self.card_at(place));
        let tavern = face.of == CardType::Inn && matches!(face.task, Task::Draw(_));
        let warband = matches!(self.mood_on(place), Some(MoodEffect::OgreCards(_)));
        tavern
            && !warband
            && self.decreed(Decree::BarFights)
            && self.meeples.on(place, self.active()).len() >= BAR_FIGHT_MEEPLES
    }

    /// D17.
    pub(crate) fn answer_drinking(
        &mut self,
        cell: Cell,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Some(place) = self.board.at(cell) else { return Answered::Done };
        let seat = self.active();
        if action == Action::BarFight {
            log.event(Event::Brawled { seat });
            return self.begin_return(cell, BAR_FIGHT_MEEPLES, Fight::Yes, rng, log);
        }
        self.begin_return(cell, self.requirement(seat, place), Fight::No, rng, log)
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_drinking(&self, cell: Cell) -> Result<(), Refusal> {
        let place = self.place_at(cell)?;
        self.is_open_task(place)?;
        let card = self.card_at(place);
        if self.may_brawl(place) { Ok(()) } else { Err(Refusal::NoOpenTask { card }) }
    }

    /// DWF-7.3: so many return; who, is asked only where it makes a difference.
    fn begin_return(
        &mut self,
        cell: Cell,
        count: u8,
        fight: Fight,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        if let Some(place) = self.board.at(cell) {
            let seat = self.active();
            log.event(Event::Returned { seat, count, card: self.card_at(place), cell });
        }
        self.go_on_returning(cell, count, fight, rng, log)
    }

    fn go_on_returning(
        &mut self,
        cell: Cell,
        left: u8,
        fight: Fight,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Some(place) = self.board.at(cell) else { return Answered::Done };
        let seat = self.active();
        let crowd = self.meeples.on(place, seat);
        if left > 0 && crowd.len() > left && !crowd.is_uniform() {
            let bar_fight = fight == Fight::Yes;
            self.ask = Ask::Returning { cell, left, bar_fight };
            return Answered::Asking;
        }
        for _ in 0..left {
            // Either all go or all are alike.
            if let Some(kind) = self.meeples.on(place, seat).kinds().next() {
                self.send_home(Standing { place, owner: seat, kind });
            }
        }
        self.give_result(place, fight, rng, log)
    }

    /// D14.
    pub(crate) fn check_returning(&self, cell: Cell, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Meeple { kind } => {
                self.place_at(cell).and_then(|place| self.has_meeple(place, kind))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// D14.
    pub(crate) fn answer_returning(
        &mut self,
        (cell, left, fight): (Cell, u8, Fight),
        kind: Kind,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        if let Some(place) = self.board.at(cell) {
            let owner = self.active();
            self.send_home(Standing { place, owner, kind });
        }
        self.go_on_returning(cell, left.saturating_sub(1), fight, rng, log)
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_returning(&self, cell: Cell, left: u8) -> Result<(), Refusal> {
        let place = self.place_at(cell)?;
        let card = self.card_at(place);
        let crowd = self.meeples.on(place, self.active());
        let choice = left > 0 && crowd.len() > left && !crowd.is_uniform();
        let task = components().card(card).of != CardType::Monster;
        if choice && task { Ok(()) } else { Err(Refusal::NoOpenTask { card }) }
    }

    /// DWF-7.3: the result of a task whose meeples have returned.
    fn give_result(
        &mut self,
        place: Place,
        fight: Fight,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let seat = self.active();
        let card = self.card_at(place);
        let face = components().card(card);
        if self.is_blocked(seat, place) {
            log.event(Event::Blocked { card });
            return Answered::Done;
        }
        // DWF-13.9: two ogre cards instead, except on monsters and the lake.
        if let Some(MoodEffect::OgreCards(count)) = self.mood_on(place)
            && face.of != CardType::Lake
        {
            self.draw_ogre_cards(seat, count, rng, log);
            return Answered::Done;
        }
        match face.task {
            Task::Dig => {
                if !self.diggable().is_empty() {
                    self.ask = Ask::Digging;
                    return Answered::Asking;
                }
                log.event(Event::NoEffect { card });
            }
            Task::Gems(gem, count) => self.mine(place, gem, count, log),
            Task::Draw(count) => {
                let count = if fight == Fight::Yes { BAR_FIGHT_CARDS } else { count };
                self.draw_ogre_cards(seat, count, rng, log);
            }
            Task::Trade => {
                if self.can_trade_anything() {
                    self.ask = Ask::Trading;
                    return Answered::Asking;
                }
                log.event(Event::NoEffect { card });
            }
            Task::Rotate => {
                if self.any_card_to_turn().is_ok() {
                    self.ask = Ask::Turning { cause: Cause::Memorial, cell: None };
                    return Answered::Asking;
                }
                log.event(Event::NoEffect { card });
            }
            Task::Toll => {
                self.begin_toll();
                return Answered::Asking;
            }
            Task::Defeat => {}
        }
        Answered::Done
    }

    /// DWF-8.2, DWF-8.3, DWF-8.4, DWF-8.6: whether a monster of the kingdom blocks a task.
    pub(crate) fn is_blocked(&self, seat: Seat, place: Place) -> bool {
        let face = components().card(self.card_at(place));
        match face.of {
            CardType::Mine => self.realm.blocked_mines.contains(place),
            CardType::Inn => self.realm.blocked_inns.contains(place),
            // DWF-13.9: under a warband leader the castle digs nothing and is not blocked.
            CardType::Castle if face.task == Task::Dig => {
                !matches!(self.mood_on(place), Some(MoodEffect::OgreCards(_)))
                    && self.is_dig_blocked(seat, place)
            }
            _ => false,
        }
    }

    /// DWF-8.2: any monster in the castle's kingdom.
    fn is_dig_blocked(&self, seat: Seat, castle: Place) -> bool {
        let kingdom = self.board.region(castle);
        let mut monsters = kingdom.and(self.realm.monsters);
        // DWF-14.18: crystal dwarfs dig at home in spite of Frost Giants.
        let own = self.board.top(castle) == self.player(seat).castle();
        if own && self.player(seat).has(Trait::FrozenSoul) {
            monsters = monsters.but_not(self.realm.giants);
        }
        !monsters.is_empty()
    }

    /// DWF-8.3, DWF-13.10.
    fn mine(&mut self, place: Place, gem: Gem, count: u8, log: &mut impl Log<Event>) {
        let seat = self.active();
        let count = match self.mood_on(place) {
            Some(MoodEffect::MultiplyGems(times)) => count * times,
            _ => count,
        };
        let taken = self.piles.take(gem, count);
        if taken == 0 {
            log.event(Event::NoEffect { card: self.card_at(place) });
            return;
        }
        let mut gems = Gems::EMPTY;
        gems.add(gem, taken);
        self.player_mut(seat).gems.join(&gems);
        log.event(Event::Mined { seat, gems });
    }

    /// DWF-8.5 (c), (d).
    fn defeat(&mut self, place: Place, log: &mut impl Log<Event>) {
        let seat = self.active();
        let (card, cell) = (self.card_at(place), self.board.cell(place));
        let mut participants: Set<Kind> = self.meeples.on(place, seat).kinds().collect();
        for crowd in self.supporters(seat, place) {
            participants = participants.or(crowd.kinds().collect());
        }
        let hunters = self.meeples.take_all(place, seat);
        let player = self.player_mut(seat);
        player.campfire.join(hunters);
        player.monsters += 1;
        player.defeated += 1;
        player.most_kinds = player.most_kinds.max(participants.len() as u8);
        log.event(Event::Defeated { seat, card, cell });
        if self.troll_is_on(place) {
            self.return_troll(log);
        }
        if self.decreed(Decree::BattleMemorial) {
            self.board.commemorate(place);
            self.board_changed(place);
            log.event(Event::Commemorated { cell });
            return;
        }
        let moved = self.board.remove(place);
        self.meeples.renumber(moved);
        if let Some(troll) = &mut self.troll {
            for kept in [&mut troll.place, &mut troll.lake] {
                if *kept == moved.from {
                    *kept = moved.to;
                }
            }
        }
        self.realm = Realm::of(&self.board, self.playing());
    }
}

/// Digging.
impl Dwar7sFall {
    /// DWF-8.1: stacks that can be dug.
    fn diggable(&self) -> PlaceSet {
        let stacks = self.board.stacks();
        stacks.iter().filter(|&place| self.is_vacant(place).is_ok()).collect()
    }

    /// D15.
    fn can_dig(&self, place: Place) -> Result<(), Refusal> {
        if !self.board.stacks().contains(place) {
            return Err(Refusal::NoStack { card: self.card_at(place) });
        }
        self.is_vacant(place)
    }

    pub(crate) fn check_digging(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Cell { cell } => self.place_at(cell).and_then(|place| self.can_dig(place)),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_digging(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.offer_places(self.board.stacks(), |place| self.can_dig(place), visit)
    }

    pub(crate) fn answer_digging(&mut self, action: Action, log: &mut impl Log<Event>) -> Answered {
        if let Action::Cell { cell } = action
            && let Some(place) = self.board.at(cell)
        {
            self.dig_at(place);
            log.event(Event::Dug { cell, card: self.card_at(place) });
        }
        Answered::Done
    }
}

/// Whether meeples return from a bar fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fight {
    /// The task as printed.
    No,
    /// DWF-15.11.
    Yes,
}
