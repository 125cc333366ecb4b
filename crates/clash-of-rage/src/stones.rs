//! Phase 4: Reinforcement Stones (section 11).

use engine::{Log, Seat, StepRng};

use crate::names::{Level, Phase, Troop};
use crate::places::{Location, Territory};
use crate::question::Question;
use crate::refusal::Refusal;
use crate::sets::Places;
use crate::{ClashOfRage, Event};

impl ClashOfRage {
    /// COR-11.1: in turn order, and for each player in the order of levels.
    pub(crate) fn begin_stones(&mut self, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.phase = Phase::Stones;
        self.stones_of(self.first(), rng, log);
    }

    fn stones_of(&mut self, seat: Seat, rng: &mut StepRng, log: &mut impl Log<Event>) {
        self.active = seat;
        let stones = self.own_stones(Level::One);
        self.serve_rest(Level::One, stones, rng, log);
    }

    fn own_stones(&self, level: Level) -> Places {
        self.controlled(self.active).within(self.board.stones(level))
    }

    /// Serves the Stones that are left, or asks which if the reserve is too small (COR-11.2).
    fn serve_rest(
        &mut self,
        mut level: Level,
        mut stones: Places,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        loop {
            let reserve = usize::from(self.active_player().reserve()[level.at()]);
            if reserve > 0 && reserve < stones.len() {
                self.question = Question::Serve { level, stones };
                return;
            }
            if reserve > 0 {
                for stone in stones.territories() {
                    self.serve_one(level, stone, log);
                }
            }
            let Some(&higher) = Level::ALL.get(level.at() + 1) else { break };
            level = higher;
            stones = self.own_stones(level);
        }
        match self.after(self.active) {
            Some(next) => self.stones_of(next, rng, log),
            None => self.begin_actions(Phase::SecondAction, rng, log),
        }
    }

    /// COR-11.2: whether the Stone can have the unit.
    pub(crate) fn check_serve(&self, stones: Places, territory: Territory) -> Result<(), Refusal> {
        if stones.has(territory) { Ok(()) } else { Err(Refusal::NoStoneToServe { territory }) }
    }

    /// COR-13.1, D17: one Stone is served.
    pub(crate) fn serve(
        &mut self,
        level: Level,
        stones: Places,
        territory: Territory,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        self.serve_one(level, territory, log);
        self.serve_rest(level, stones.without(Places::just(territory)), rng, log);
    }

    /// COR-11.1: one unit of the Stone's level from the reserve.
    fn serve_one(&mut self, level: Level, territory: Territory, log: &mut impl Log<Event>) {
        let seat = self.active;
        let player = &mut self.players[seat.index()];
        player.deploy(Location::from(territory), level, 1);
        let troop = Troop { unit: player.unit(level), count: 1 };
        log.event(Event::StoneServed { seat, troop, territory });
    }
}
