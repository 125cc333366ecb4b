//! D19: abilities for having moved a Dragonrider down (SIM-9.5).

use super::prelude::*;
use crate::table::ids::{Ability, WildsSpace};
use crate::table::markers::Markers;

/// The Dragonrider on this tile space has taken a full step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveWindow {
    pub(crate) wilds: WildsSpace,
    /// Markers that lay there when the step began.
    pub(crate) eligible: Markers,
}

impl Decision<Simurgh> for MoveWindow {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::MovedDown
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for ability in game.usable(self.eligible).iter() {
            if self.can_use(game, ability).is_ok() {
                let Ability { dragon, slot } = ability;
                out.offer(Action::UseAbility { dragon, slot })?;
            }
        }
        out.offer(Action::Done)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Done => Ok(()),
            Action::UseAbility { dragon, slot } => {
                Ok(self.can_use(game, Ability { dragon, slot })?)
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// SIM-9.5: brings goods, or an extra move, which closes this window first.
    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::UseAbility { dragon, slot } = action else { return game.agenda.done() };
        let ability = Ability { dragon, slot };
        if game.dragons().extra_move.contains(ability) {
            game.agenda.done();
            game.spend(ability, play);
            game.step_down(self.wilds, play);
        } else {
            game.use_triggered(ability, play);
        }
    }
}

impl MoveWindow {
    /// SIM-9.5: an extra move is offered only if it is legal.
    fn can_use(&self, game: &Simurgh, ability: Ability) -> Result<(), Refusal> {
        let moment = game.dragons().step.or(game.dragons().extra_move);
        game.check_window(self.eligible, moment, ability)?;
        if game.dragons().extra_move.contains(ability) {
            game.can_step(self.wilds, &game.means(), game.duty())?;
        }
        Ok(())
    }
}
