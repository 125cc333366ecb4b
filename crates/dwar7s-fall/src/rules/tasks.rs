//! Tasks: which are open, and what they give (sections 7 and 8).

use engine::{Log, Play, Seat};

use crate::data::{MoodEffect, Task, Trait, components};
use crate::decisions::{
    BAR_FIGHT_CARDS, BAR_FIGHT_MEEPLES, Cause, Digging, Leading, Open, Returning, Trading, Turning,
};
use crate::table::board::{Place, PlaceSet};
use crate::table::meeples::Crowd;
use crate::table::realm::Realm;
use crate::table::state::Dwar7sFall;
use crate::table::tally::Gems;
use crate::words::event::Event;
use crate::words::names::{CardType, Decree, Gem};
use crate::words::refusal::Refusal;

/// DWF-15.5: the fewest meeples that experienced hunters need.
const FEWEST_HUNTERS: u8 = 3;

/// Open tasks.
impl Dwar7sFall {
    /// DWF-7.1: whether the active player has a task to complete.
    pub(crate) fn has_open_task(&self) -> bool {
        let standing = self.meeples.standing(self.active());
        standing.iter().any(|place| self.is_open_task(place))
    }

    /// DWF-7.1: whether the active player can complete the task of that card.
    pub(crate) fn is_open_task(&self, place: Place) -> bool {
        let seat = self.active();
        if self.realm.monsters.contains(place) {
            self.can_defeat(seat, place)
        } else {
            self.has_enough(seat, place)
        }
    }

    /// DWF-7.1: the same, with the reason why not.
    pub(crate) fn check_task(&self, place: Place) -> Result<(), Refusal> {
        if self.is_open_task(place) {
            return Ok(());
        }
        let (seat, card) = (self.active(), self.card_at(place));
        let monster = self.realm.monsters.contains(place);
        let (present, needed) = (self.meeples.on(place, seat).len(), self.requirement(seat, place));
        Err(if monster && present > 0 && self.meeples.has_enemy_of(place, seat) {
            Refusal::EnemyOnMonster { card }
        } else if !monster && present >= needed {
            Refusal::ForeignCastle
        } else {
            Refusal::TooFewMeeples { card, present, needed }
        })
    }

    /// DWF-14.4: whether an open task must be completed: supporting elves may be counted, but
    /// needn't be.
    pub(crate) fn is_forced_task(&self, place: Place) -> bool {
        let seat = self.active();
        self.is_open_task(place)
            && self.meeples.on(place, seat).len() >= self.requirement(seat, place)
    }

    /// Whether a player's own meeples are enough for the task of a card that isn't a monster.
    pub(crate) fn has_enough(&self, seat: Seat, place: Place) -> bool {
        self.meeples.on(place, seat).len() >= self.requirement(seat, place)
            && !self.keeps_away(seat, place)
    }

    /// DWF-14.15: crystal dwarfs avoid other players' castles.
    fn keeps_away(&self, seat: Seat, place: Place) -> bool {
        self.player(seat).has(Trait::Suspicious)
            && components().card(self.card_at(place)).of == CardType::Castle
            && self.board.top(place) != self.player(seat).castle()
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
    pub(crate) fn can_defeat(&self, seat: Seat, place: Place) -> bool {
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

    /// DWF-15.11, DWF-16.4: whether a bar fight is offered.
    pub(crate) fn may_brawl(&self, place: Place) -> bool {
        let face = components().card(self.card_at(place));
        let tavern = face.of == CardType::Inn && matches!(face.task, Task::Draw(_));
        let warband = matches!(self.mood_on(place), Some(MoodEffect::OgreCards(_)));
        tavern
            && !warband
            && self.decreed(Decree::BarFights)
            && self.meeples.on(place, self.active()).len() >= BAR_FIGHT_MEEPLES
    }
}

/// Results.
impl Dwar7sFall {
    /// DWF-7.3: the result of a task whose meeples have returned.
    pub(crate) fn give_result(
        &mut self,
        place: Place,
        task: Returning,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let card = self.card_at(place);
        let face = components().card(card);
        if self.is_blocked(seat, place) {
            play.tell(Event::Blocked { card });
            return self.complete(play);
        }
        // DWF-13.9: two ogre cards instead, except on monsters and the lake.
        if let Some(MoodEffect::OgreCards(count)) = self.mood_on(place)
            && face.of != CardType::Lake
        {
            self.draw_ogre_cards(seat, count, play);
            return self.complete(play);
        }
        match face.task {
            Task::Dig => {
                if Digging::is_possible(self) {
                    self.ask(Open::Digging);
                    return;
                }
                play.tell(Event::NoEffect { card });
            }
            Task::Gems(gem, count) => self.mine(place, gem, count, play),
            Task::Draw(count) => {
                let count = if task.bar_fight { BAR_FIGHT_CARDS } else { count };
                self.draw_ogre_cards(seat, count, play);
            }
            Task::Trade => {
                if Trading::is_possible(self) {
                    self.ask(Open::Trading);
                    return;
                }
                play.tell(Event::NoEffect { card });
            }
            Task::Rotate => {
                if self.any_card_to_turn().is_ok() {
                    let turning = Turning { cause: Cause::Memorial, cell: None };
                    self.ask(Open::Turning(turning));
                    return;
                }
                play.tell(Event::NoEffect { card });
            }
            Task::Toll => {
                return Leading::begin(self);
            }
            Task::Defeat => {}
        }
        self.complete(play);
    }

    /// What the task of a card currently gives (DWF-13.9, DWF-13.10).
    pub(crate) fn task_on(&self, place: Place) -> Task {
        let face = components().card(self.card_at(place));
        match (self.mood_on(place), face.task) {
            (Some(MoodEffect::OgreCards(count)), _) if face.of != CardType::Lake => {
                Task::Draw(count)
            }
            (Some(MoodEffect::MultiplyGems(times)), Task::Gems(gem, count)) => {
                Task::Gems(gem, count * times)
            }
            (_, task) => task,
        }
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
        // DWF-14.18: crystal dwarfs dig at home despite Frost Giants.
        let own = self.board.top(castle) == self.player(seat).castle();
        if own && self.player(seat).has(Trait::FrozenSoul) {
            monsters = monsters.minus(self.realm.giants);
        }
        !monsters.is_empty()
    }

    /// DWF-8.3, DWF-13.10.
    fn mine(&mut self, place: Place, gem: Gem, count: u8, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let count = match self.mood_on(place) {
            Some(MoodEffect::MultiplyGems(times)) => count * times,
            _ => count,
        };
        let taken = self.piles.take(gem, count);
        if taken == 0 {
            play.tell(Event::NoEffect { card: self.card_at(place) });
            return;
        }
        let mut gems = Gems::EMPTY;
        gems.add(gem, taken);
        self.player_mut(seat).gems.join(&gems);
        play.tell(Event::Mined { seat, gems });
    }

    /// DWF-8.5 (c), (d).
    pub(crate) fn defeat(&mut self, place: Place, play: &mut Play<'_, impl Log<Event>>) {
        let seat = self.active();
        let (card, cell) = (self.card_at(place), self.board.cell(place));
        let mut participants = self.meeples.on(place, seat).kind_set();
        for crowd in self.supporters(seat, place) {
            participants = participants.or(crowd.kind_set());
        }
        let hunters = self.meeples.take_all(place, seat);
        let player = self.player_mut(seat);
        player.campfire.join(hunters);
        player.monsters += 1;
        player.defeated += 1;
        player.most_kinds = player.most_kinds.max(participants.len() as u8);
        play.tell(Event::Defeated { seat, card, cell });
        if self.troll_is_on(place) {
            self.return_troll(play);
        }
        if self.decreed(Decree::BattleMemorial) {
            self.board.commemorate(place);
            self.board_changed(place);
            play.tell(Event::Commemorated { cell });
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
