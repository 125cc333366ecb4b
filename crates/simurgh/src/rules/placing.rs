//! Placing a Vassal and resolving its space (chapter 6, SIM-5.2).

use std::ops::ControlFlow;

use engine::{Log, Offer, Play, Set};

use crate::data::{SpaceSpec, UNLIMITED, components};
use crate::decisions::Open;
use crate::decisions::choose_vassal::ChooseVassal;
use crate::rules::effects::Source;
use crate::rules::means::{Duty, Means};
use crate::table::ids::{ActionTile, CitySpace, Column, Space, Vassal, WildsSpace};
use crate::table::state::{Progress, Simurgh};
use crate::table::vassals::Whereabouts;
use crate::words::action::Action;
use crate::words::event::{Event, Spot};
use crate::words::refusal::Refusal;

/// The spaces on which some Vassal stands.
pub(crate) type Occupied = Set<Space>;

impl Simurgh {
    /// The spaces on which some Vassal stands.
    #[inline]
    pub(crate) fn occupied(&self) -> Occupied {
        self.board().map(|(_, _, space)| space).collect()
    }

    /// A space, if it is in play.
    pub(crate) fn space(&self, space: Space) -> Result<&'static SpaceSpec, Refusal> {
        match space {
            Space::City(city) => Ok(&components().city[city as usize]),
            Space::Wilds(wilds, column) => {
                let tile = self.tile_in_play(wilds)?;
                components().space(tile, column).ok_or(Refusal::NoSuchSpace { space })
            }
        }
    }

    /// The tile on a tile space, or why there is none.
    pub(crate) fn tile_in_play(&self, wilds: WildsSpace) -> Result<ActionTile, Refusal> {
        if !self.wilds_in_play().contains(wilds) {
            return Err(Refusal::NotInPlay { wilds });
        }
        self.tile_on(wilds).ok_or(Refusal::NoTileThere { wilds })
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
            if self.active_player().vassals.rider_on(wilds).is_some() {
                return Err(Refusal::RiderOnTile { wilds });
            }
        }
        if spec.capacity == UNLIMITED || !occupied.contains(space) {
            Ok(())
        } else if spec.capacity == 1 {
            Err(Refusal::Occupied { spot: self.spot(space) })
        } else {
            self.has_space_left(space, spec)
        }
    }

    /// Whether a space with a limit has room left.
    pub(crate) fn has_space_left(&self, space: Space, spec: &SpaceSpec) -> Result<(), Refusal> {
        let standing = self.board().filter(|&(_, _, other)| other == space).count();
        if standing < spec.capacity.into() {
            Ok(())
        } else {
            Err(Refusal::Occupied { spot: self.spot(space) })
        }
    }

    fn why_no_entrant(&self, space: Space, spec: &SpaceSpec, means: &Means) -> Refusal {
        let admitted =
            |vassal: &&Vassal| spec.letter.admits(**vassal) && means.ready[vassal.at()] > 0;
        match Vassal::ALL.iter().rev().find(admitted) {
            None => Refusal::DragonridersOnly { spot: self.spot(space) },
            Some(&vassal) => self
                .resolvable(&spec.effect, means, Some(vassal), Duty::None)
                .err()
                .unwrap_or(Refusal::DragonridersOnly { spot: self.spot(space) }),
        }
    }

    /// Why no Vassal can be placed.
    pub(crate) fn nobody_ready(&self) -> Refusal {
        let resting =
            |vassal: &Vassal| self.active_player().vassals.count(*vassal, Whereabouts::Resting) > 0;
        if Vassal::ALL.iter().any(resting) { Refusal::VassalsRest } else { Refusal::NoVassalReady }
    }

    /// D1: every existing space that can be entered.
    pub(crate) fn offer_spaces(
        &self,
        means: &Means,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        if !means.any_ready() {
            return ControlFlow::Continue(());
        }
        let occupied = self.occupied();
        for (&city, spec) in CitySpace::ALL.iter().zip(&components().city) {
            self.offer_space(Space::City(city), spec, means, occupied, out)?;
        }
        for &wilds in WildsSpace::ALL {
            self.offer_spaces_of(wilds, means, occupied, out)?;
        }
        ControlFlow::Continue(())
    }

    /// D1, D5: the spaces of one tile that can be entered.
    pub(crate) fn offer_spaces_of(
        &self,
        wilds: WildsSpace,
        means: &Means,
        occupied: Occupied,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let Ok(tile) = self.tile_in_play(wilds) else { return ControlFlow::Continue(()) };
        for (column, spec) in Column::all().zip(components().entrances(tile)) {
            self.offer_space(Space::Wilds(wilds, column), spec, means, occupied, out)?;
        }
        ControlFlow::Continue(())
    }

    fn offer_space(
        &self,
        space: Space,
        spec: &SpaceSpec,
        means: &Means,
        occupied: Occupied,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let scouts = space == Space::City(CitySpace::ScoutQuarters);
        let enterable = self.has_room(space, spec, occupied).is_ok()
            && !self.entrants(spec, means).is_empty()
            && (!scouts || self.can_scout(spec, means).is_ok());
        if enterable { out.offer(Action::PlaceVassal { space }) } else { ControlFlow::Continue(()) }
    }

    /// SIM-15.4: asks for the kind of Vassal, if there is a choice.
    pub(crate) fn enter(&mut self, space: Space, play: &mut Play<'_, impl Log<Event>>) {
        self.turn.main_action = Progress::Done;
        let entrants = self.enterable(space, &self.means(), self.occupied()).unwrap_or_default();
        match (entrants.len(), entrants.first()) {
            (1, Some(vassal)) => self.place(space, vassal, play),
            _ => self.agenda.plan(Open::ChooseVassal(ChooseVassal { space })),
        }
    }

    /// D2: the kinds of Vassals that may be placed there.
    pub(crate) fn entrants_of(&self, space: Space) -> Set<Vassal> {
        self.enterable(space, &self.means(), self.occupied()).unwrap_or_default()
    }

    /// SIM-6.5: the Vassal stands on the space, then the space is resolved, then tiles may leave.
    pub(crate) fn place(
        &mut self,
        space: Space,
        vassal: Vassal,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let board = Whereabouts::Board(space);
        self.active_player_mut().vassals.go(vassal, Whereabouts::Pool, board);
        play.tell(Event::Placed { seat, vassal, spot: self.spot(space) });
        self.agenda.plan(Open::Settle);
        match space {
            Space::City(CitySpace::ScoutQuarters) => self.visit_scouts(),
            Space::City(CitySpace::DragonlordStatue) => self.visit_statue(play),
            Space::City(_) => self.begin(Source::Space(space), Some(vassal), play),
            Space::Wilds(wilds, _) => {
                if self.tile_on(wilds).is_some_and(ActionTile::is_exploration) {
                    self.turn.entered = Some(wilds);
                }
                self.begin(Source::Space(space), Some(vassal), play);
            }
        }
    }
}
