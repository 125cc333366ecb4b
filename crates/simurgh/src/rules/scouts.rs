//! The Scout Quarters: taking Action Tiles from the row and the deck (SIM-7.2, SIM-12.1).

use engine::{Log, Play};

use crate::data::SpaceSpec;
use crate::decisions::Open;
use crate::decisions::gain::Receipt;
use crate::rules::effects::Source;
use crate::rules::means::{Duty, Means};
use crate::table::ids::{CitySpace, RowSpace, Space};
use crate::table::state::Simurgh;
use crate::words::event::Event;
use crate::words::refusal::Refusal;

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
        self.agenda.plan(Open::TakeTile);
        self.agenda.plan(Open::Interlude);
        self.agenda.plan(Open::Gain(Receipt::of(source)));
    }

    /// Whether a tile lies on a space of the row.
    pub(crate) fn row_has(&self, row: RowSpace) -> Result<(), Refusal> {
        match self.row[row as usize] {
            Some(_) => Ok(()),
            None => Err(Refusal::NoTileInRow { row }),
        }
    }

    /// SIM-7.3: the tile goes to the hand and leaves a gap.
    pub(crate) fn take_row_tile(&mut self, row: RowSpace, play: &mut Play<'_, impl Log<Event>>) {
        if let Some(tile) = self.row[row as usize].take() {
            let seat = self.active();
            self.active_player_mut().hand.insert(tile);
            play.tell(Event::TookTile { seat, tile, row });
        }
    }

    /// SIM-12.1: tiles slide towards S1, then the free spaces are filled from the deck.
    pub(crate) fn fill_row(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut slid = self.row.iter().flatten().copied();
        let row = std::array::from_fn(|_| slid.next());
        self.row = row;
        for &space in RowSpace::ALL {
            if self.row[space as usize].is_none()
                && let Some(tile) = self.action_deck.draw()
            {
                self.row[space as usize] = Some(tile);
                self.show_tile(tile, play);
                play.tell(Event::RowFilled { row: space, tile });
            }
        }
    }

    /// Whether a source that costs goods alone can be paid for.
    pub(crate) fn affords(&self, source: Source) -> Result<(), Refusal> {
        self.resolvable(self.effect(source), &self.means(), None, Duty::None)
    }
}
