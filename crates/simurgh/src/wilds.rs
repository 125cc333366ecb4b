//! The Wilds: laying Action Tiles and removing them (chapter 8).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::{Departure, Event};
use crate::ids::{ActionTile, Column, Space, WildsSpace};
use crate::means::{Duty, Means};
use crate::options::Edition;
use crate::purse::{Good, Purse};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::{Progress, Simurgh};
use crate::task::{Source, Task};
use crate::vassals::Whereabouts;

/// SIM-8.2: what removing a tile costs.
const REMOVAL: Purse = Purse::of(1, Good::Weapon);

impl Simurgh {
    /// The tile spaces in play without a tile.
    pub(crate) fn free_wilds(&self) -> Set<WildsSpace> {
        self.wilds_in_play().iter().filter(|&wilds| self.tile_on(wilds).is_none()).collect()
    }

    /// D1: every tile of the hand that can be laid.
    pub(crate) fn offer_tiles(
        &self,
        means: &Means,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for tile in self.active().hand.iter() {
            if self.can_lay(tile, means).is_ok() {
                visit(Action::LayTile { tile })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// SIM-8.1, SIM-15.3: whether a tile can be laid somewhere.
    pub(crate) fn can_lay(&self, tile: ActionTile, means: &Means) -> Result<(), Refusal> {
        if !self.active().hand.contains(tile) {
            return Err(Refusal::NotInHand { tile });
        }
        let free = self.free_wilds();
        if !free.is_empty() {
            if !means.any_ready() {
                return Err(self.nobody_ready());
            }
            // Most tiles can be entered without a bonus; then any free space will do.
            if self.can_enter_new(tile, means) {
                return Ok(());
            }
        }
        let spaces = if free.is_empty() { self.wilds_in_play() } else { free };
        let mut refusal = Refusal::NothingToEnter { tile };
        for wilds in spaces.iter() {
            match self.can_lay_on(tile, wilds, free, means) {
                Ok(()) => return Ok(()),
                Err(reason) => refusal = reason,
            }
        }
        Err(refusal)
    }

    /// SIM-8.4: whether a tile can be laid on a space and entered there.
    fn can_lay_on(
        &self,
        tile: ActionTile,
        wilds: WildsSpace,
        free: Set<WildsSpace>,
        means: &Means,
    ) -> Result<(), Refusal> {
        let means =
            if free.contains(wilds) { *means } else { self.after_removal(wilds, free, means)? };
        if !means.any_ready() {
            return Err(self.nobody_ready());
        }
        let bonus = &self.tables().wilds[wilds as usize].bonus.gain;
        let purse = means.purse.plus(&bonus.fixed);
        if self.outlook(&means, bonus, Duty::Enter(tile)).gains(purse, &bonus.choices) {
            Ok(())
        } else {
            Err(Refusal::NothingToEnter { tile })
        }
    }

    /// SIM-8.2: the means after a tile was removed with a Weapon.
    fn after_removal(
        &self,
        wilds: WildsSpace,
        free: Set<WildsSpace>,
        means: &Means,
    ) -> Result<Means, Refusal> {
        if !self.wilds_in_play().contains(wilds) {
            return Err(Refusal::NotInPlay { wilds });
        }
        if !free.is_empty() {
            return Err(Refusal::SpaceIsFree);
        }
        match self.tile_on(wilds) {
            Some(tile) if tile.is_exploration() => return Err(Refusal::ExplorationStays { tile }),
            Some(_) => {}
            None => return Err(Refusal::NoTileThere { wilds }),
        }
        if !means.purse.covers(&REMOVAL) {
            return Err(Refusal::NoWeapon);
        }
        let mut after = means.holding(means.purse.minus(&REMOVAL));
        // SIM-8.10: the German edition lets Vassals sent home be placed at once.
        if self.agreed.edition == Edition::German {
            for (vassal, space) in self.active().vassals.on_board() {
                after.ready[vassal.at()] += u8::from(space.wilds() == Some(wilds));
            }
        }
        Ok(after)
    }

    /// D3: every place for the tile.
    pub(crate) fn offer_wilds(
        &self,
        tile: ActionTile,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (free, means) = (self.free_wilds(), self.means());
        let spaces = if free.is_empty() { self.wilds_in_play() } else { free };
        for wilds in spaces.iter() {
            if self.can_lay_on(tile, wilds, free, &means).is_ok() {
                visit(if free.is_empty() {
                    Action::RemoveTile { wilds }
                } else {
                    Action::CoverSpace { wilds }
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the tile can be laid on a free space.
    pub(crate) fn check_cover(&self, tile: ActionTile, wilds: WildsSpace) -> Result<(), Refusal> {
        let free = self.free_wilds();
        if !self.wilds_in_play().contains(wilds) {
            return Err(Refusal::NotInPlay { wilds });
        }
        if !free.contains(wilds) {
            return Err(Refusal::SpaceTaken { wilds });
        }
        self.can_lay_on(tile, wilds, free, &self.means())
    }

    /// Whether the tile can take the place of another.
    pub(crate) fn check_removal(&self, tile: ActionTile, wilds: WildsSpace) -> Result<(), Refusal> {
        let (free, means) = (self.free_wilds(), self.means());
        self.after_removal(wilds, free, &means)?;
        self.can_lay_on(tile, wilds, free, &means)
    }

    /// SIM-8.2: chooses a tile to lay, which everybody sees from now on.
    pub(crate) fn present(&mut self, tile: ActionTile, log: &mut impl Log<Event>) {
        self.turn.main_action = Progress::Done;
        if self.knowledge.action_tiles.by(tile) != self.everybody() {
            // It may have been the start tile of its kind.
            self.active_mut().start_kinds.remove(tile.kind());
        }
        self.show_tile(tile, log);
        self.plan(Task::ChooseWilds { tile });
    }

    /// SIM-8.2: lays the tile, gives the bonus, then a Vassal goes onto it.
    pub(crate) fn lay(&mut self, tile: ActionTile, wilds: WildsSpace, log: &mut impl Log<Event>) {
        self.done();
        self.active_mut().hand.remove(tile);
        self.wilds[wilds as usize] = Some(tile);
        log.event(Event::LaidTile { seat: self.turn.active, tile, wilds });
        self.plan(Task::EnterTile { wilds });
        self.begin(Source::Bonus(wilds), None, log);
    }

    /// SIM-8.2: pays a Weapon to remove a tile, then lays the new one there.
    pub(crate) fn remove_and_lay(
        &mut self,
        tile: ActionTile,
        wilds: WildsSpace,
        log: &mut impl Log<Event>,
    ) {
        let seat = self.turn.active;
        let player = self.active_mut();
        player.purse = player.purse.minus(&REMOVAL);
        if let Some(old) = self.tile_on(wilds) {
            log.event(Event::RemovedTile { seat, tile: old });
            self.send_home(wilds, log);
        }
        self.lay(tile, wilds, log);
    }

    /// SIM-8.9: the Vassals on a tile go home and the tile goes to the Chronicle.
    fn send_home(&mut self, wilds: WildsSpace, log: &mut impl Log<Event>) {
        let Some(tile) = self.wilds[wilds as usize].take() else { return };
        let (active, edition) = (self.turn.active, self.agreed.edition);
        for seat in Seat::all(self.count()) {
            let player = self.player_mut(seat);
            let here = |&(_, space): &(_, Space)| space.wilds() == Some(wilds);
            for (vassal, _) in player.vassals.on_board().filter(here) {
                log.event(Event::CameHome { seat, vassal });
            }
            // SIM-8.10: the active player's Vassals rest until the next turn (English edition).
            let home = if seat == active && edition == Edition::English {
                Whereabouts::Resting
            } else {
                Whereabouts::Pool
            };
            player.vassals.go_each(|place| match place {
                Whereabouts::Board(space) if space.wilds() == Some(wilds) => Some(home),
                _ => None,
            });
        }
        self.chronicle.insert(tile);
        self.check_end(log);
    }

    /// SIM-8.7, SIM-8.8: tiles that are empty, crowded or explored leave, in the order of spaces.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        self.done();
        let mut standing = [0u8; WildsSpace::COUNT];
        let mut explored = Set::EMPTY;
        for (_, _, space) in self.board() {
            if let Space::Wilds(wilds, column) = space {
                standing[wilds as usize] += 1;
                if column.at() + 1 == Column::COUNT {
                    explored.insert(wilds);
                }
            }
        }
        for &wilds in WildsSpace::ALL {
            let Some(tile) = self.tile_on(wilds) else { continue };
            let count = standing[wilds as usize];
            let departure = if count == 0 {
                Departure::Empty
            } else if tile.is_exploration() {
                // SIM-9.7: Exploration Tiles are never crowded.
                if !explored.contains(wilds) {
                    continue;
                }
                Departure::Explored
            } else if count >= self.crowd() {
                Departure::Crowded
            } else {
                continue;
            };
            log.event(Event::TileLeft { tile, departure });
            self.send_home(wilds, log);
        }
    }

    /// SIM-8.7: so many Vassals are too many for a tile.
    fn crowd(&self) -> u8 {
        if self.count() <= 3 { 3 } else { 4 }
    }
}
