//! The Wilds: laying Action Tiles and removing them (chapter 8).

use std::ops::ControlFlow;

use engine::{Log, Offer, Play, Set};

use crate::data::components;
use crate::decisions::Open;
use crate::decisions::choose_wilds::ChooseWilds;
use crate::rules::means::{Duty, Means};
use crate::table::ids::{ActionTile, Column, Space, WildsSpace};
use crate::table::options::Edition;
use crate::table::purse::{Good, Purse};
use crate::table::state::{Progress, Simurgh};
use crate::table::vassals::Whereabouts;
use crate::words::action::Action;
use crate::words::event::{Departure, Event};
use crate::words::refusal::Refusal;

/// SIM-8.2: what removing a tile costs.
const REMOVAL: Purse = Purse::of(1, Good::Weapon);

impl Simurgh {
    /// The tile spaces in play without a tile.
    pub(crate) fn free_wilds(&self) -> Set<WildsSpace> {
        self.wilds_in_play().iter().filter(|&wilds| self.tile_on(wilds).is_none()).collect()
    }

    /// SIM-8.1, SIM-15.3: whether a tile can be laid somewhere.
    pub(crate) fn can_lay(&self, tile: ActionTile, means: &Means) -> Result<(), Refusal> {
        let free = self.free_wilds();
        if !self.active_player().hand.contains(tile) {
            Err(Refusal::NotInHand { tile })
        } else if self.is_layable(tile, free, means) {
            Ok(())
        } else if free.is_empty() {
            Err(self.why_not_removed(tile, means))
        } else if means.any_ready() {
            Err(Refusal::NothingToEnter { tile })
        } else {
            Err(self.nobody_ready())
        }
    }

    /// D1: every tile of the hand that can be laid somewhere.
    pub(crate) fn offer_tiles(
        &self,
        means: &Means,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let free = self.free_wilds();
        let layable = |&tile: &ActionTile| self.is_layable(tile, free, means);
        let tiles = self.active_player().hand.iter().filter(layable);
        out.offer_all(tiles.map(|tile| Action::LayTile { tile }))
    }

    /// Whether a tile can be laid and entered on one of the free spaces, or on any if none is free.
    fn is_layable(&self, tile: ActionTile, free: Set<WildsSpace>, means: &Means) -> bool {
        let on = |wilds| self.can_lay_on(tile, wilds, free, means).is_ok();
        if free.is_empty() {
            return self.wilds_in_play().iter().any(on);
        }
        if !means.any_ready() {
            return false;
        }
        // Most tiles can be entered without a bonus; then any free space will do. Or not even with
        // the best of every bonus; then none will.
        if self.can_enter_new(tile, means) {
            return true;
        }
        if !self.can_enter_new(tile, &self.at_most(free, means)) {
            debug_assert!(!free.iter().any(on), "a bonus gives more than the most: {tile:?}");
            return false;
        }
        free.iter().any(on)
    }

    /// The means with more of each good than the bonus of any one of these spaces gives.
    fn at_most(&self, spaces: Set<WildsSpace>, means: &Means) -> Means {
        let bonus = |wilds: WildsSpace| &components().wilds[wilds as usize].most;
        let most = spaces.iter().fold(Purse::EMPTY, |most, wilds| most.max(bonus(wilds)));
        means.holding(means.purse.plus(&most))
    }

    /// SIM-8.1: why no tile makes room for a new one.
    fn why_not_removed(&self, tile: ActionTile, means: &Means) -> Refusal {
        if self.wilds.iter().flatten().all(|tile| tile.is_exploration()) {
            return Refusal::OnlyExploration;
        }
        if !means.purse.covers(&REMOVAL) {
            return Refusal::NoWeapon;
        }
        if means.any_ready() { Refusal::NothingToEnter { tile } } else { self.nobody_ready() }
    }

    /// SIM-8.4: whether a tile can be laid on a space and entered there.
    pub(crate) fn can_lay_on(
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
        let bonus = &components().wilds[wilds as usize].bonus.gain;
        let purse = means.purse.plus(&bonus.fixed);
        if self.outlook(&means, bonus, Duty::Enter(tile)).gains(purse, &bonus.choices) {
            Ok(())
        } else {
            Err(Refusal::NothingToEnter { tile })
        }
    }

    /// SIM-8.2: the means after a tile was removed with a Weapon.
    pub(crate) fn after_removal(
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
            for (vassal, space) in self.active_player().vassals.on_board() {
                after.ready[vassal.at()] += u8::from(space.wilds() == Some(wilds));
            }
        }
        Ok(after)
    }

    /// SIM-8.2: chooses a tile to lay, which everybody sees from now on.
    pub(crate) fn present(&mut self, tile: ActionTile, play: &mut Play<'_, impl Log<Event>>) {
        self.turn.main_action = Progress::Done;
        if self.knowledge.action_tiles.by(tile) != self.everybody() {
            // It may have been the start tile of its kind.
            self.active_player_mut().start_kinds.remove(tile.kind());
        }
        self.show_tile(tile, play);
        self.agenda.plan(Open::ChooseWilds(ChooseWilds { tile }));
    }

    /// SIM-8.2: pays a Weapon to remove a tile.
    pub(crate) fn remove_with_weapon(
        &mut self,
        wilds: WildsSpace,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let player = self.active_player_mut();
        player.purse = player.purse.minus(&REMOVAL);
        if let Some(tile) = self.tile_on(wilds) {
            play.tell(Event::RemovedTile { seat, tile });
            self.send_home(wilds, play);
        }
    }

    /// SIM-8.9: the Vassals on a tile go home and the tile goes to the Chronicle.
    fn send_home(&mut self, wilds: WildsSpace, play: &mut Play<'_, impl Log<Event>>) {
        let Some(tile) = self.wilds[wilds as usize].take() else { return };
        let (active, edition) = (self.active(), self.agreed.edition);
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let here = |&(_, space): &(_, Space)| space.wilds() == Some(wilds);
            for (vassal, _) in player.vassals.on_board().filter(here) {
                play.tell(Event::CameHome { seat, vassal });
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
        self.check_end(play);
    }

    /// SIM-8.7, SIM-8.8: tiles that are empty, crowded or explored leave, in the order of spaces.
    pub(crate) fn settle(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let leaving = self.leaving();
        for &wilds in WildsSpace::ALL {
            if let (Some(tile), Some(departure)) = (self.tile_on(wilds), leaving[wilds as usize]) {
                play.tell(Event::TileLeft { tile, departure });
                self.send_home(wilds, play);
            }
        }
    }

    /// SIM-8.7: which tiles leave, and why.
    pub(crate) fn leaving(&self) -> [Option<Departure>; WildsSpace::COUNT] {
        let mut standing = [0u8; WildsSpace::COUNT];
        let mut explored: Set<WildsSpace> = Set::EMPTY;
        self.board().for_each(|(_, _, space)| {
            if let Space::Wilds(wilds, column) = space {
                standing[wilds as usize] += 1;
                if column.at() + 1 == Column::COUNT {
                    explored.insert(wilds);
                }
            }
        });
        let departure = |wilds: WildsSpace| {
            let tile = self.tile_on(wilds)?;
            match standing[wilds as usize] {
                0 => Some(Departure::Empty),
                // SIM-9.7: Exploration Tiles are never crowded.
                _ if tile.is_exploration() => {
                    explored.contains(wilds).then_some(Departure::Explored)
                }
                count => (count >= self.crowd()).then_some(Departure::Crowded),
            }
        };
        let mut leaving = [None; WildsSpace::COUNT];
        for &wilds in WildsSpace::ALL {
            leaving[wilds as usize] = departure(wilds);
        }
        leaving
    }

    /// SIM-8.7: how many Vassals are too many for a tile.
    fn crowd(&self) -> u8 {
        if self.seat_count() <= 3 { 3 } else { 4 }
    }
}
