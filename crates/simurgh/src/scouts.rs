//! The Scout Quarters: taking Action Tiles from the row and the deck (SIM-7.2, SIM-12.1).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::components::SpaceSpec;
use crate::event::Event;
use crate::ids::{CitySpace, RowSpace, Space};
use crate::means::{Duty, Means, broken};
use crate::refusal::Refusal;
use crate::state::Simurgh;
use crate::task::{Receipt, Source, Task};

impl Simurgh {
    /// SIM-7.2: whether a tile can be taken after the Wood or Stone.
    pub(crate) fn can_scout(&self, spec: &SpaceSpec, means: &Means) -> Result<(), Refusal> {
        let gain = &spec.effect.gain;
        let purse = means.purse.plus(&gain.fixed);
        if self.outlook(means, gain, Duty::TakeTile).gains(purse, &gain.choices) {
            Ok(())
        } else {
            Err(Refusal::NoTileToTake)
        }
    }

    /// SIM-7.2: Wood or Stone, then Free Actions, then a tile.
    pub(crate) fn visit_scouts(&mut self) {
        let source = Source::Space(Space::City(CitySpace::ScoutQuarters));
        self.plan(Task::TakeTile);
        self.plan(Task::Interlude);
        self.plan(Task::Gain(Receipt::of(source)));
    }

    /// D14: every tile that can be paid for.
    pub(crate) fn offer_scouted(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for row in self.face_up_row().iter() {
            if self.check_row_tile(row).is_ok() {
                visit(Action::TakeRowTile { row })?;
            }
        }
        if self.check_top_tile().is_ok() {
            visit(Action::DrawTopTile)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether a tile of the row can be paid for.
    pub(crate) fn check_row_tile(&self, row: RowSpace) -> Result<(), Refusal> {
        self.row_has(row)?;
        self.affords(Source::Row(row))
    }

    /// Whether a tile lies on a space of the row.
    pub(crate) fn row_has(&self, row: RowSpace) -> Result<(), Refusal> {
        match self.row[row as usize] {
            Some(_) => Ok(()),
            None => Err(Refusal::NoTileInRow { row }),
        }
    }

    /// Whether the top face-down tile can be paid for.
    pub(crate) fn check_top_tile(&self) -> Result<(), Refusal> {
        if self.action_deck.is_empty() {
            return Err(Refusal::ActionDeckEmpty);
        }
        self.affords(Source::TopTile)
    }

    /// D14: pays for a tile of the row and takes it, with the bonus.
    pub(crate) fn buy_row_tile(&mut self, row: RowSpace, log: &mut impl Log<Event>) {
        self.done();
        self.take_row_tile(row, log);
        self.begin(Source::Row(row), None, log);
    }

    /// SIM-7.3: the tile goes to the hand and leaves a gap.
    pub(crate) fn take_row_tile(&mut self, row: RowSpace, log: &mut impl Log<Event>) {
        if let Some(tile) = self.row[row as usize].take() {
            let seat = self.turn.active;
            self.active_mut().hand.insert(tile);
            log.event(Event::TookTile { seat, tile, row });
        }
    }

    /// D14: pays for the top face-down tile and takes it.
    pub(crate) fn buy_top_tile(&mut self, log: &mut impl Log<Event>) {
        self.done();
        self.plan(Task::DrawTopTile);
        self.begin(Source::TopTile, None, log);
    }

    /// SIM-7.2: only the taker sees the top face-down tile.
    pub(crate) fn draw_top_tile(&mut self, log: &mut impl Log<Event>) {
        self.done();
        if let Some(tile) = self.action_deck.draw() {
            let seat = self.turn.active;
            self.active_mut().hand.insert(tile);
            self.show_tile_to(seat, tile, log);
            log.secret(seat, Event::DrewTile { seat, tile }, Event::DrewSomeTile { seat });
        }
    }

    /// D20: every face-up tile that an ability can take.
    pub(crate) fn offer_row(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for row in self.face_up_row().iter() {
            if self.check_ability_row(row).is_ok() {
                visit(Action::TakeRowTile { row })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// SIM-5.5: whether an ability can take this tile and leave one for the Scout Quarters.
    pub(crate) fn check_ability_row(&self, row: RowSpace) -> Result<(), Refusal> {
        self.row_has(row)?;
        let (means, duty) = (self.means(), self.duty());
        let after = Means { row: means.row.without(row), ..means };
        if self.can_meet(duty, &after) { Ok(()) } else { Err(broken(duty)) }
    }

    /// SIM-12.1: tiles slide towards S1, then the free spaces are filled from the deck.
    pub(crate) fn fill_row(&mut self, log: &mut impl Log<Event>) {
        self.done();
        let mut slid = self.row.iter().flatten().copied();
        let row = std::array::from_fn(|_| slid.next());
        self.row = row;
        for &space in RowSpace::ALL {
            if self.row[space as usize].is_none()
                && let Some(tile) = self.action_deck.draw()
            {
                self.row[space as usize] = Some(tile);
                self.show_tile(tile, log);
                log.event(Event::RowFilled { row: space, tile });
            }
        }
    }

    /// Whether a source that costs goods alone can be paid for.
    pub(crate) fn affords(&self, source: Source) -> Result<(), Refusal> {
        self.resolvable(self.effect(source), &self.means(), None, Duty::None)
    }
}
