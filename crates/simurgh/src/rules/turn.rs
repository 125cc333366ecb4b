//! The turn: Free Actions, the Main Action, the end of the turn (chapters 5 and 12).

use std::ops::ControlFlow;

use engine::{Glance, Log, Offer, Play, Refused, Seat};

use crate::rules::means::{Duty, Means};
use crate::table::ids::Ability;
use crate::table::state::{Cause, Progress, Simurgh, Stage, Turn};
use crate::table::vassals::Whereabouts;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::{FreeActions, Hour, MainActions, Prompt};
use crate::words::refusal::Refusal;

impl Simurgh {
    /// SIM-5.3: active abilities, and one advance.
    pub(crate) fn offer_free_actions(
        &self,
        means: &Means,
        duty: Duty,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        self.offer_abilities(means, duty, out)?;
        self.offer_advances(means, duty, out)
    }

    /// Which Free Actions are possible now.
    pub(crate) fn free_actions(&self) -> FreeActions {
        let (means, duty) = (self.means(), self.duty());
        let dragons = self.offer_abilities(&means, duty, &mut Glance).is_break();
        let advance = self.offer_advances(&means, duty, &mut Glance).is_break();
        match (dragons, advance) {
            (true, true) => FreeActions::Both,
            (true, false) => FreeActions::Dragons,
            (false, true) => FreeActions::Advance,
            (false, false) => FreeActions::None,
        }
    }

    /// Whether a Free Action is possible now.
    pub(crate) fn check_free_action(&self, action: Action) -> Result<(), Refused<Refusal>> {
        match action {
            Action::UseAbility { dragon, slot } => {
                Ok(self.check_ability(Ability { dragon, slot })?)
            }
            Action::AdvanceRider { wilds } => Ok(self.check_advance(wilds)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// Takes a Free Action.
    pub(crate) fn take_free_action(
        &mut self,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::UseAbility { dragon, slot } => self.use_ability(Ability { dragon, slot }, play),
            Action::AdvanceRider { wilds } => self.advance(wilds, play),
            _ => {}
        }
    }

    /// D1: what the turn waits for.
    pub(crate) fn turn_prompt(&self) -> Prompt {
        let free = self.free_actions();
        match self.turn.main_action {
            Progress::Done => Prompt::AfterMainAction { free },
            Progress::Open => match self.main_actions() {
                Some(main) => Prompt::Turn { hour: self.hour(), main, free },
                None => Prompt::NoMainAction { free },
            },
        }
    }

    /// Which Main Actions are possible now. While a Vassal may be placed, one can be: the Great Market.
    fn main_actions(&self) -> Option<MainActions> {
        match (self.means().any_ready(), self.has_vassals_on_board()) {
            (true, true) => Some(MainActions::Both),
            (true, false) => Some(MainActions::Place),
            (false, true) => Some(MainActions::Retrieve),
            (false, false) => None,
        }
    }

    /// SIM-13.3: after the trigger everybody else has one more turn.
    fn hour(&self) -> Hour {
        if self.trigger.is_some() { Hour::Last } else { Hour::Early }
    }

    pub(crate) fn has_vassals_on_board(&self) -> bool {
        self.active_player().vassals.on_board().next().is_some()
    }

    /// SIM-13.3, SIM-13.6: the next player's turn, or the end of the game.
    pub(crate) fn next_turn(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.active_player_mut()
            .vassals
            .go_each(|place| (place == Whereabouts::Resting).then_some(Whereabouts::Pool));
        let next = self.active().next(self.seat_count());
        match self.ending(next) {
            Some(cause) => self.end_game(cause, play),
            None => self.begin_turn(self.turn.number + 1, next, play),
        }
    }

    pub(crate) fn begin_turn(
        &mut self,
        number: u32,
        seat: Seat,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.stage = Stage::Play;
        self.turn = Turn::new(number, seat);
        play.tell(Event::TurnBegan { seat });
    }

    /// Why the game is over, if `next` has no more turn.
    fn ending(&self, next: Seat) -> Option<Cause> {
        match self.trigger {
            Some(trigger) => (trigger.by == next).then_some(trigger.cause),
            None => {
                let played = self.turn.number / u32::from(self.seat_count());
                let limit = u32::from(self.agreed.rounds);
                (next == self.first && played >= limit).then_some(Cause::TurnLimit)
            }
        }
    }
}
