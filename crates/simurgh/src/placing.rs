//! Placing a Vassal and resolving its space (chapter 6, SIM-5.2).

use std::ops::ControlFlow;

use engine::Log;

use crate::action::Action;
use crate::components::{SpaceSpec, UNLIMITED};
use crate::event::{Event, Spot};
use crate::ids::{ActionTile, CitySpace, Column, Space, Vassal, WildsSpace};
use crate::means::{Duty, Means};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::{Progress, Simurgh};
use crate::task::{Source, Task};
use crate::vassals::Whereabouts;

/// The spaces on which some Vassal stands.
pub(crate) type Occupied = Set<Space>;

impl Simurgh {
    /// The spaces on which some Vassal stands.
    #[inline]
    pub(crate) fn occupied(&self) -> Occupied {
        self.board().map(|(_, _, space)| space).collect()
    }

    /// A space, if it is there.
    pub(crate) fn space(&self, space: Space) -> Result<&'static SpaceSpec, Refusal> {
        match space {
            Space::City(city) => Ok(&self.tables().city[city as usize]),
            Space::Wilds(wilds, column) => {
                let tile = self.tile_on(wilds).ok_or(Refusal::NoTileThere { wilds })?;
                self.tables().space(tile, column).ok_or(Refusal::NoSuchSpace { space })
            }
        }
    }

    /// What lies where a space is.
    pub(crate) fn spot(&self, space: Space) -> Spot {
        match space {
            Space::City(city) => Spot::City(city),
            Space::Wilds(wilds, column) => {
                Spot::Tile(self.tile_on(wilds).unwrap_or_default(), column)
            }
        }
    }

    /// The kinds of Vassals that may be placed on a space now.
    pub(crate) fn enterable(
        &self,
        space: Space,
        means: &Means,
        occupied: Occupied,
    ) -> Result<Set<Vassal>, Refusal> {
        let spec = self.space(space)?;
        if !means.any_ready() {
            return Err(self.nobody_ready());
        }
        self.has_room(space, spec, occupied)?;
        if space == Space::City(CitySpace::ScoutQuarters) {
            self.can_scout(spec, means)?;
        }
        let entrants = self.entrants(spec, means);
        if entrants.is_empty() {
            return Err(self.why_no_entrant(space, spec, means));
        }
        Ok(entrants)
    }

    /// SIM-6.1, SIM-9.1: whether one more Vassal of the active player may stand there.
    fn has_room(&self, space: Space, spec: &SpaceSpec, occupied: Occupied) -> Result<(), Refusal> {
        if let Space::Wilds(wilds, column) = space
            && self.tile_on(wilds).is_some_and(ActionTile::is_exploration)
        {
            if column != Column::default() {
                return Err(Refusal::EnterAtFirstLevel);
            }
            if self.active().vassals.rider_on(wilds).is_some() {
                return Err(Refusal::RiderOnTile { wilds });
            }
        }
        if spec.capacity == UNLIMITED || !occupied.contains(space) {
            return Ok(());
        }
        self.has_space_left(space, spec)
    }

    /// Whether a space that is not for any number is full.
    pub(crate) fn has_space_left(&self, space: Space, spec: &SpaceSpec) -> Result<(), Refusal> {
        let standing = self.board().filter(|&(_, _, other)| other == space).count();
        if standing < spec.capacity.into() { Ok(()) } else { Err(Refusal::Occupied { space }) }
    }

    fn why_no_entrant(&self, space: Space, spec: &SpaceSpec, means: &Means) -> Refusal {
        let admitted =
            |vassal: &&Vassal| spec.letter.admits(**vassal) && means.ready[vassal.at()] > 0;
        match Vassal::ALL.iter().rev().find(admitted) {
            None => Refusal::DragonridersOnly { space },
            Some(&vassal) => self
                .resolvable(&spec.effect, means, Some(vassal), Duty::None)
                .err()
                .unwrap_or(Refusal::DragonridersOnly { space }),
        }
    }

    /// Why no Vassal can be placed.
    pub(crate) fn nobody_ready(&self) -> Refusal {
        let resting =
            |vassal: &Vassal| self.active().vassals.count(*vassal, Whereabouts::Resting) > 0;
        if Vassal::ALL.iter().any(resting) { Refusal::VassalsRest } else { Refusal::NoVassalReady }
    }

    /// D1: every existing space that can be entered.
    pub(crate) fn offer_spaces(
        &self,
        means: &Means,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !means.any_ready() {
            return ControlFlow::Continue(());
        }
        let occupied = self.occupied();
        for &city in CitySpace::ALL {
            self.offer_space(Space::City(city), means, occupied, visit)?;
        }
        for &wilds in WildsSpace::ALL {
            self.offer_spaces_of(wilds, means, occupied, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// D1, D5: the spaces of one tile that can be entered.
    pub(crate) fn offer_spaces_of(
        &self,
        wilds: WildsSpace,
        means: &Means,
        occupied: Occupied,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(tile) = self.tile_on(wilds) else { return ControlFlow::Continue(()) };
        let columns = if tile.is_exploration() { 1 } else { self.tables().spaces(tile).len() };
        for column in Column::all().take(columns) {
            self.offer_space(Space::Wilds(wilds, column), means, occupied, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn offer_space(
        &self,
        space: Space,
        means: &Means,
        occupied: Occupied,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.enterable(space, means, occupied) {
            Ok(_) => visit(Action::PlaceVassal { space }),
            Err(_) => ControlFlow::Continue(()),
        }
    }

    /// SIM-15.4: asks for the kind of Vassal, if there is a choice.
    pub(crate) fn enter(&mut self, space: Space, log: &mut impl Log<Event>) {
        self.turn.main_action = Progress::Done;
        let entrants = self.enterable(space, &self.means(), self.occupied()).unwrap_or_default();
        match (entrants.len(), entrants.first()) {
            (1, Some(vassal)) => self.place(space, vassal, log),
            _ => self.plan(Task::ChooseVassal { space }),
        }
    }

    /// D2: the kinds of Vassals that may be placed there.
    pub(crate) fn entrants_of(&self, space: Space) -> Set<Vassal> {
        self.enterable(space, &self.means(), self.occupied()).unwrap_or_default()
    }

    /// SIM-6.5: the Vassal stands on the space, then the space is resolved, then tiles may leave.
    pub(crate) fn place(&mut self, space: Space, vassal: Vassal, log: &mut impl Log<Event>) {
        let seat = self.turn.active;
        let board = Whereabouts::Board(space);
        self.active_mut().vassals.go(vassal, Whereabouts::Pool, board);
        log.event(Event::Placed { seat, vassal, spot: self.spot(space) });
        self.plan(Task::Settle);
        match space {
            Space::City(CitySpace::ScoutQuarters) => self.visit_scouts(),
            Space::City(CitySpace::DragonlordStatue) => self.visit_statue(log),
            Space::City(_) => self.begin(Source::Space(space), Some(vassal), log),
            Space::Wilds(wilds, _) => {
                if self.tile_on(wilds).is_some_and(ActionTile::is_exploration) {
                    self.turn.entered = Some(wilds);
                }
                self.begin(Source::Space(space), Some(vassal), log);
            }
        }
    }
}
