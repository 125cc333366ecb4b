//! The Moving action (section 8).

use engine::{Log, Seat, StepRng};

use crate::board::Borders;
use crate::components::tables;
use crate::names::{Hero, Level, Troop, UnitType};
use crate::places::Location;
use crate::player::{Army, size};
use crate::question::{Group, Question};
use crate::refusal::Refusal;
use crate::sets::Places;
use crate::{ClashOfRage, Event};

/// What is remembered during a movement step.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct March {
    /// Units that have made their journey, by where they are now.
    pub moved: [Army; Location::COUNT],
    /// Heroes that have made theirs.
    pub heroes: [bool; Hero::COUNT],
    /// COR-1.8, COR-17.39: where heroes who help others along stood when Move was chosen.
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
            let own = self.heroes[hero as usize].filter(|posting| posting.owner == self.active);
            if tables().heroes[hero as usize].effect.march > 0 {
                self.march.guides[hero as usize] = own.map(|posting| posting.location);
            }
        }
        self.question = Question::Group;
    }

    /// Units of the active player that have not made a journey in this action.
    #[inline]
    pub(crate) fn unmoved(&self, from: Location, level: Level) -> u8 {
        let there = self.active_player().army(from)[level.at()];
        there.saturating_sub(self.march.moved[from.at()][level.at()])
    }

    /// COR-8.2: movement points of unmoved units, with the help of heroes.
    #[inline]
    pub(crate) fn points(&self, from: Location, level: Level) -> u8 {
        let mut points = self.active_player().profile(level).movement;
        for (guide, hero) in self.march.guides.iter().zip(&tables().heroes) {
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
            .filter(|posting| posting.owner == self.active)
            .map(|posting| posting.location)
    }

    /// COR-8.4, COR-8.7: the territories where a journey on foot must end.
    pub(crate) fn stops(&self, seat: Seat) -> Places {
        let enemies = self.enemies(seat);
        let own = self.players[seat.index()].present();
        let flanked = |place: &Location| {
            let ours = size(self.players[seat.index()].army(*place));
            ours >= self.enemies_in(seat, *place)
        };
        enemies.without(enemies.within(own).iter().filter(flanked).collect())
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
                self.own_hero(hero).map_or(Places::NONE, |from| self.hero_reach(hero, from))
            }
        }
    }

    fn unit_reach(&self, from: Location, level: Level) -> Places {
        let player = self.active_player();
        let points = self.points(from, level);
        // COR-8.6: a flyer ignores ranges and enemies.
        let (borders, stops) = if player.profile(level).flying {
            (Borders::All, Places::NONE)
        } else {
            (Borders::Open, self.stops(self.active))
        };
        self.board.reach(from, points, borders, player.gate, stops)
    }

    /// COR-8.8: a hero goes on foot, to the Stronghold or where the player has a unit.
    fn hero_reach(&self, hero: Hero, from: Location) -> Places {
        let player = self.active_player();
        let points = tables().heroes[hero as usize].movement;
        let stops = self.stops(self.active);
        let goals = player.present().and(Places::only(Location::STRONGHOLD));
        self.board.reach(from, points, Borders::Open, player.gate, stops).within(goals)
    }

    /// COR-13.1, D6: whether units of the level can move from here.
    ///
    /// With a movement point they can: every territory has an open border.
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

    /// COR-13.1, D6: whether the type is the active player's and can move from here.
    pub(crate) fn check_move_units(
        &self,
        from: Location,
        unit: UnitType,
    ) -> Result<Level, Refusal> {
        let level = self.active_player().level_of(unit).ok_or(Refusal::NotYourUnit { unit })?;
        self.check_units(from, level).map(|()| level)
    }

    /// COR-13.1, D6: whether the hero can move.
    pub(crate) fn check_move_hero(&self, hero: Hero) -> Result<(), Refusal> {
        let from = self.own_hero(hero).ok_or(Refusal::NotYourHero { hero })?;
        if self.march.heroes[hero as usize] {
            return Err(Refusal::HeroHasMoved { hero });
        }
        if self.hero_reach(hero, from).is_empty() {
            return Err(Refusal::HeroHasNowhere { hero });
        }
        Ok(())
    }

    /// COR-13.1, D6: the types in each place that can move.
    pub(crate) fn movable_units(&self) -> impl Iterator<Item = (Location, Level)> {
        self.active_player().present().iter().flat_map(move |from| {
            let levels = Level::ALL.iter().copied();
            levels
                .filter(move |&level| self.check_units(from, level).is_ok())
                .map(move |level| (from, level))
        })
    }

    /// COR-13.1, D6: the heroes that can move.
    pub(crate) fn movable_heroes(&self) -> impl Iterator<Item = Hero> {
        Hero::ALL.iter().copied().filter(|&hero| self.check_move_hero(hero).is_ok())
    }

    /// COR-13.1, D7: whether the journey can end here, and if not, what is in the way.
    pub(crate) fn check_destination(
        &self,
        group: Group,
        location: Location,
    ) -> Result<(), Refusal> {
        if self.destinations(group).contains(location) {
            return Ok(());
        }
        let player = self.active_player();
        let (from, points) = match group {
            Group::Units { from, level } => (from, self.points(from, level)),
            Group::Hero(hero) => {
                let from = self.own_hero(hero).ok_or(Refusal::NotYourHero { hero })?;
                (from, tables().heroes[hero as usize].movement)
            }
        };
        if location == from {
            return Err(Refusal::AlreadyThere { location });
        }
        let reach = |borders, stops| {
            self.board.reach(from, points, borders, player.gate, stops).contains(location)
        };
        let stops = self.stops(self.active);
        if reach(Borders::Open, stops) {
            Err(Refusal::HeroNeedsUnit { location })
        } else if reach(Borders::Open, Places::NONE) {
            Err(Refusal::BehindEnemies { location })
        } else if reach(Borders::All, Places::NONE) {
            Err(Refusal::BehindRange { location })
        } else {
            Err(Refusal::TooFar { location, points })
        }
    }

    /// COR-13.2: a group is chosen; a single destination needs no question.
    pub(crate) fn choose_group(
        &mut self,
        group: Group,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let destinations = self.destinations(group);
        match destinations.lowest() {
            Some(only) if destinations.len() == 1 => self.go_to(group, only, rng, log),
            _ => self.question = Question::Destination { group },
        }
    }

    /// COR-13.2: the destination is chosen; of several units the number is asked.
    pub(crate) fn go_to(
        &mut self,
        group: Group,
        to: Location,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        match group {
            Group::Units { from, level } if self.unmoved(from, level) > 1 => {
                self.question = Question::HowMany { from, level, to };
            }
            Group::Units { from, level } => self.send(from, level, to, 1, rng, log),
            Group::Hero(hero) => {
                if let Some(posting) = &mut self.heroes[hero as usize] {
                    let from = std::mem::replace(&mut posting.location, to);
                    log.event(Event::HeroMoved { seat: self.active, hero, from, to });
                }
                self.march.heroes[hero as usize] = true;
                self.next_group(rng, log);
            }
        }
    }

    /// COR-13.2: all units of the group make the same journey.
    pub(crate) fn send(
        &mut self,
        from: Location,
        level: Level,
        to: Location,
        count: u8,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.active;
        let player = &mut self.players[seat.index()];
        player.relocate(from, to, level, count);
        self.march.moved[to.at()][level.at()] += count;
        let troop = Troop { unit: player.unit(level), count };
        log.event(Event::Moved { seat, troop, from, to });
        self.next_group(rng, log);
    }

    /// COR-13.4: when nothing can move any more, the step ends by itself.
    fn next_group(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        if self.movable_units().next().is_some() || self.movable_heroes().next().is_some() {
            self.question = Question::Group;
        } else {
            self.end_movement(rng, log);
        }
    }

    /// COR-8.9, COR-8.10: lone heroes go home, then battles are fought.
    pub(crate) fn end_movement(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.march = March::default();
        for &hero in Hero::ALL {
            let alone = self.own_hero(hero).is_some_and(|place| {
                place != Location::STRONGHOLD && !self.active_player().present().contains(place)
            });
            if alone {
                self.send_home(hero, log);
            }
        }
        if !self.claim_victory(log) {
            self.next_battle(rng, log);
        }
    }

    /// COR-8.9, COR-9.13: a hero returns to its owner's Stronghold.
    pub(crate) fn send_home(&mut self, hero: Hero, log: &mut impl Log<Event>) {
        if let Some(posting) = &mut self.heroes[hero as usize] {
            posting.location = Location::STRONGHOLD;
            log.event(Event::HeroReturned { seat: posting.owner, hero });
        }
    }
}
