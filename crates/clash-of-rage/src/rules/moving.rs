//! The Moving action (section 8).

use engine::{Game, Log, Play, Seat};
use serde::{Deserialize, Serialize};

use crate::data::components;
use crate::decisions::Open;
use crate::table::board::Borders;
use crate::table::places::{Location, Places};
use crate::table::player::{Army, size};
use crate::words::names::{Hero, Level};
use crate::words::refusal::Refusal;
use crate::{ClashOfRage, Event, Troop};

/// What moves: units of one level, or a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// Unmoved units of a level in a place.
    Units {
        /// Where they are.
        from: Location,
        /// Their level.
        level: Level,
    },
    /// A hero.
    Hero(Hero),
}

/// What is remembered during a movement step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct March {
    /// Units that have made their journey, by where they are now.
    pub moved: [Army; Location::COUNT],
    /// Heroes that have made theirs.
    pub heroes: [bool; Hero::COUNT],
    /// COR-1.8, COR-17.39: where heroes with `march` stood when Move was chosen.
    pub guides: [Option<Location>; Hero::COUNT],
}

impl Default for March {
    fn default() -> Self {
        March {
            moved: [[0; 3]; Location::COUNT],
            heroes: [false; Hero::COUNT],
            guides: [None; Hero::COUNT],
        }
    }
}

/// A hero in somebody's service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Posting {
    /// Whose hero it is, for the rest of the game.
    pub owner: Seat,
    /// Where the hero is.
    pub location: Location,
}

impl ClashOfRage {
    /// COR-8.1: the movement step begins.
    pub(crate) fn begin_movement(&mut self) {
        self.march = March::default();
        for &hero in Hero::ALL {
            let own = self.heroes[hero as usize].filter(|posting| posting.owner == self.active());
            if components().heroes[hero as usize].effect.march > 0 {
                self.march.guides[hero as usize] = own.map(|posting| posting.location);
            }
        }
        self.agenda.ask(Open::Group);
    }

    /// Units of the active player that have not made a journey in this action.
    #[inline]
    pub(crate) fn unmoved(&self, from: Location, level: Level) -> u8 {
        let there = self.active_player().army(from)[level.at()];
        there.saturating_sub(self.march.moved[from.at()][level.at()])
    }

    /// These units, as they are named.
    pub(crate) fn unmoved_troop(&self, from: Location, level: Level) -> Troop {
        Troop { unit: self.active_player().unit(level), count: self.unmoved(from, level) }
    }

    /// COR-8.2: movement points of unmoved units, with the help of heroes.
    #[inline]
    pub(crate) fn points(&self, from: Location, level: Level) -> u8 {
        let mut points = self.active_player().profile(level).movement;
        for (guide, hero) in self.march.guides.iter().zip(&components().heroes) {
            if *guide == Some(from) {
                points += hero.effect.march;
            }
        }
        points
    }

    /// Whether the active player has anything that could move, before the movement step.
    pub(crate) fn has_mover(&self) -> bool {
        let player = self.active_player();
        let can_walk = |level: &&Level| player.profile(**level).movement > 0;
        let walkers = Level::ALL.iter().filter(can_walk);
        let mut walkers = walkers.filter(|level| {
            player.present().iter().any(|place| player.army(place)[level.at()] > 0)
        });
        walkers.next().is_some()
            || Hero::ALL.iter().any(|&hero| {
                self.own_hero(hero).is_some_and(|from| !self.hero_reach(hero, from).is_empty())
            })
    }

    /// Where a hero of the active player is.
    pub(crate) fn own_hero(&self, hero: Hero) -> Option<Location> {
        self.heroes[hero as usize]
            .filter(|posting| posting.owner == self.active())
            .map(|posting| posting.location)
    }

    /// COR-10.6: where the hero is, if it serves the active player.
    pub(crate) fn check_own_hero(&self, hero: Hero) -> Result<Location, Refusal> {
        match self.heroes[hero as usize] {
            Some(Posting { owner, location }) if owner == self.active() => Ok(location),
            Some(Posting { owner, .. }) => Err(Refusal::NotYourHero { hero, seat: owner }),
            None => Err(Refusal::HeroOnOffer { hero }),
        }
    }

    /// COR-8.4, COR-8.7: the territories where a journey on foot must end.
    pub(crate) fn stops(&self, seat: Seat) -> Places {
        let enemies = self.enemies(seat);
        let own = self.player(seat).present();
        let flanked = |place: &Location| {
            let ours = size(self.player(seat).army(*place));
            ours >= self.enemies_in(seat, *place)
        };
        enemies.minus(enemies.and(own).iter().filter(flanked).collect())
    }

    /// How many units in a territory are not this player's.
    fn enemies_in(&self, seat: Seat, location: Location) -> u8 {
        let Some(territory) = location.territory() else { return 0 };
        let others = self.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let players: u8 = others.map(|(_, other)| size(other.army(location))).sum();
        players + size(self.elves.army(territory))
    }

    /// COR-13.1, D7: the legal destinations of a group.
    pub(crate) fn destinations(&self, group: Group) -> Places {
        match group {
            Group::Units { from, level } => self.unit_reach(from, level),
            Group::Hero(hero) => {
                self.own_hero(hero).map_or(Places::EMPTY, |from| self.hero_reach(hero, from))
            }
        }
    }

    fn unit_reach(&self, from: Location, level: Level) -> Places {
        let player = self.active_player();
        let points = self.points(from, level);
        // COR-8.6: a flyer ignores ranges and enemies.
        let (borders, stops) = if player.profile(level).flying {
            (Borders::All, Places::EMPTY)
        } else {
            (Borders::Open, self.stops(self.active()))
        };
        self.board.reach(from, points, borders, player.gate, stops)
    }

    /// COR-8.8: a hero goes on foot, to the Stronghold or where the player has a unit.
    fn hero_reach(&self, hero: Hero, from: Location) -> Places {
        let player = self.active_player();
        let points = components().heroes[hero as usize].movement;
        let stops = self.stops(self.active());
        let goals = player.present().with(Location::STRONGHOLD);
        self.board.reach(from, points, Borders::Open, player.gate, stops).and(goals)
    }

    /// COR-13.1, D6: like `check_units`, but without the reason.
    #[inline]
    pub(crate) fn can_set_out(&self, from: Location, level: Level) -> bool {
        let walks = || self.active_player().profile(level).movement > 0;
        self.unmoved(from, level) > 0 && (walks() || self.points(from, level) > 0)
    }

    /// COR-13.1, D6: whether units of the level can move from here.
    ///
    /// One movement point is enough: every territory has an open border.
    #[inline]
    pub(crate) fn check_units(&self, from: Location, level: Level) -> Result<(), Refusal> {
        let unit = || self.active_player().unit(level);
        if self.unmoved(from, level) == 0 {
            return Err(Refusal::NoUnmovedUnit { unit: unit(), from });
        }
        if self.points(from, level) == 0 {
            return Err(Refusal::NoMovement { unit: unit() });
        }
        Ok(())
    }

    /// COR-13.1, D6: whether the hero can move.
    pub(crate) fn check_hero(&self, hero: Hero) -> Result<(), Refusal> {
        let from = self.check_own_hero(hero)?;
        if self.march.heroes[hero as usize] {
            return Err(Refusal::HeroHasMoved { hero });
        }
        if self.hero_reach(hero, from).is_empty() {
            return Err(match from {
                Location::STRONGHOLD => Refusal::HeroHasNoArmy { hero },
                _ => Refusal::HeroHasNowhere { hero },
            });
        }
        Ok(())
    }

    /// COR-8.9, COR-8.10: lone heroes go home, then battles are fought.
    pub(crate) fn end_movement(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.march = March::default();
        for &hero in Hero::ALL {
            let alone = self.own_hero(hero).is_some_and(|place| {
                place != Location::STRONGHOLD && !self.active_player().present().contains(place)
            });
            if alone {
                self.send_home(hero, play);
            }
        }
        self.agenda.ask(Open::NextBattle);
        self.claim_victory(play);
    }

    /// COR-8.9, COR-9.13: a hero returns to its owner's Stronghold.
    pub(crate) fn send_home(&mut self, hero: Hero, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(posting) = &mut self.heroes[hero as usize] {
            posting.location = Location::STRONGHOLD;
            play.tell(Event::HeroReturned { seat: posting.owner, hero });
        }
    }
}
