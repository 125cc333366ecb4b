//! D17: which Reinforcement Stones are served (COR-11.2).

use std::ops::ControlFlow;

use engine::{Decision, Game, Log, Offer, Opening, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use super::{Checked, Open};
use crate::table::places::{Places, Territories};
use crate::{Action, ClashOfRage, Event, Level, Phase, Prompt, Refusal, Territory, Troop};

/// Which Stone gets the next unit, where the reserve can't serve all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Serve {
    /// The level of the Stones.
    pub level: Level,
    /// The Stones that have not got a unit yet.
    pub stones: Places,
}

impl Decision<ClashOfRage> for Serve {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let player = game.active_player();
        Prompt::Serve { unit: player.unit(self.level), left: player.reserve()[self.level.at()] }
    }

    fn offer(
        &self,
        _game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        out.offer_all(self.stones.territories().map(|territory| Action::Serve { territory }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Serve { territory } if self.stones.contains(territory.into()) => Ok(()),
            Action::Serve { territory } => {
                game.check_place(territory.into())?;
                Err(Refusal::NoStoneToServe { territory }.into())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Serve { territory } = action else { return };
        self.serve(game, territory, play);
        let stones = self.stones.without(territory.into());
        game.agenda.ask(Open::Serve(Serve { stones, ..*self }));
    }

    /// COR-11.2: asked only if the reserve has some, but not enough.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        let reserve = usize::from(game.active_player().reserve()[self.level.at()]);
        if reserve > 0 && reserve < self.stones.len() {
            return Opening::Asked;
        }
        if reserve > 0 {
            for stone in self.stones.territories() {
                self.serve(game, stone, play);
            }
        }
        match (Level::ALL.get(self.level.at() + 1), game.after(game.active())) {
            (Some(&higher), _) => game.agenda.ask(Open::Serve(Serve::all(game, higher))),
            (None, Some(next)) => game.serve_stones_of(next),
            (None, None) => game.begin_actions(Phase::SecondAction, play),
        }
        Opening::Done
    }
}

impl Serve {
    /// Every Stone of a level that the active player controls.
    fn all(game: &ClashOfRage, level: Level) -> Serve {
        let stones = game.controlled(game.active()).and(game.board.stones(level));
        Serve { level, stones }
    }

    /// COR-11.1: one unit of the Stone's level from the reserve.
    fn serve(
        &self,
        game: &mut ClashOfRage,
        territory: Territory,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = game.active();
        let player = game.player_mut(seat);
        player.deploy(territory.into(), self.level, 1);
        let troop = Troop { unit: player.unit(self.level), count: 1 };
        play.tell(Event::StoneServed { seat, troop, territory });
    }
}

impl ClashOfRage {
    /// COR-11.1: for each player in the order of levels.
    pub(crate) fn serve_stones_of(&mut self, seat: Seat) {
        self.active = seat;
        self.agenda.ask(Open::Serve(Serve::all(self, Level::One)));
    }
}
