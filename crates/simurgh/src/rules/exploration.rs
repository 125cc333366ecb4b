//! Exploration Tiles: Dragonriders move down level by level (chapter 9).

use std::ops::ControlFlow;

use engine::{Log, Offer, Play, Set};

use crate::decisions::Open;
use crate::decisions::move_window::MoveWindow;
use crate::rules::effects::Source;
use crate::rules::means::{Duty, Means};
use crate::table::ids::{ActionTile, Column, Space, Vassal, WildsSpace};
use crate::table::options::Edition;
use crate::table::state::{Progress, Simurgh};
use crate::table::vassals::Whereabouts;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::refusal::Refusal;

impl Simurgh {
    /// D1, D15: every Dragonrider that can be advanced.
    pub(crate) fn offer_advances(
        &self,
        means: &Means,
        duty: Duty,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        if self.turn.advance == Progress::Done {
            return ControlFlow::Continue(());
        }
        for wilds in self.ridden().iter() {
            if self.can_advance(wilds, means, duty).is_ok() {
                out.offer(Action::AdvanceRider { wilds })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The tile spaces on which the active player has a Dragonrider.
    fn ridden(&self) -> Set<WildsSpace> {
        let riders = self.active_player().vassals.of(Vassal::Dragonrider).iter();
        let wilds = riders.filter_map(|place| match place {
            Whereabouts::Board(space) => space.wilds(),
            _ => None,
        });
        wilds.collect()
    }

    /// Whether the Dragonrider on a tile can be advanced.
    pub(crate) fn check_advance(&self, wilds: WildsSpace) -> Result<(), Refusal> {
        if self.turn.advance == Progress::Done {
            return Err(Refusal::AlreadyAdvanced);
        }
        self.can_advance(wilds, &self.means(), self.duty())
    }

    fn can_advance(&self, wilds: WildsSpace, means: &Means, duty: Duty) -> Result<(), Refusal> {
        self.can_step(wilds, means, duty)?;
        // SIM-9.3: the German edition lets a Dragonrider rest in the turn of its entry.
        if self.agreed.edition == Edition::German && self.turn.entered == Some(wilds) {
            return Err(Refusal::EnteredThisTurn);
        }
        Ok(())
    }

    /// SIM-9.2: whether the active player's Dragonrider can move down one level: there is a free
    /// space, the Movement Cost can be paid and the reward taken.
    pub(crate) fn can_step(
        &self,
        wilds: WildsSpace,
        means: &Means,
        duty: Duty,
    ) -> Result<(), Refusal> {
        let next = self.next_level(wilds)?;
        let spec = self.space(next)?;
        self.has_space_left(next, spec)
            .map_err(|_| Refusal::LevelFull { spot: self.spot(next) })?;
        self.resolvable(&spec.effect, means, None, duty)
    }

    /// SIM-9.2: the level below the active player's Dragonrider.
    pub(crate) fn next_level(&self, wilds: WildsSpace) -> Result<Space, Refusal> {
        if !self.wilds_in_play().contains(wilds) {
            return Err(Refusal::NotInPlay { wilds });
        }
        let explores = self.tile_on(wilds).is_some_and(ActionTile::is_exploration);
        let rider = self.active_player().vassals.rider_on(wilds).filter(|_| explores);
        let Some(Space::Wilds(_, level)) = rider else {
            return Err(Refusal::NoRiderThere { wilds });
        };
        let below = Column::new(level.number() + 1).ok_or(Refusal::LastLevel)?;
        Ok(Space::Wilds(wilds, below))
    }

    /// SIM-5.3: advances a Dragonrider, once per turn.
    pub(crate) fn advance(&mut self, wilds: WildsSpace, play: &mut Play<'_, impl Log<Event>>) {
        self.turn.advance = Progress::Done;
        self.agenda.plan(Open::Settle);
        self.step_down(wilds, play);
    }

    /// SIM-9.5: a full step, with a window for the markers that lie there as it begins.
    pub(crate) fn step_down(&mut self, wilds: WildsSpace, play: &mut Play<'_, impl Log<Event>>) {
        let moment = self.dragons().step.or(self.dragons().extra_move);
        let eligible = self.active_player().lair.markers.and(moment);
        if let (Some(level), Ok(next)) =
            (self.active_player().vassals.rider_on(wilds), self.next_level(wilds))
        {
            let (from, to) = (Whereabouts::Board(level), Whereabouts::Board(next));
            self.active_player_mut().vassals.go(Vassal::Dragonrider, from, to);
            play.tell(Event::MovedDown { seat: self.active(), spot: self.spot(next) });
            self.agenda.plan(Open::MoveWindow(MoveWindow { wilds, eligible }));
            self.begin(Source::Space(next), None, play);
        }
    }
}
