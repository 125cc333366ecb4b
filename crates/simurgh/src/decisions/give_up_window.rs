//! D18: abilities for Vassals that were given up (SIM-10.18).

use super::prelude::*;
use crate::table::ids::Ability;
use crate::table::markers::Markers;

/// The whole cost has been paid.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiveUpWindow {
    /// Markers that lay there at that moment.
    pub(crate) eligible: Markers,
}

impl Decision<Simurgh> for GiveUpWindow {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::GaveUp
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let usable = game.usable(self.eligible).iter();
        out.offer_all(usable.map(|Ability { dragon, slot }| Action::UseAbility { dragon, slot }))?;
        out.offer(Action::Done)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Done => Ok(()),
            Action::UseAbility { dragon, slot } => {
                let [spearmen, dragonriders] = game.dragons().give_up;
                let moment = spearmen.or(dragonriders);
                Ok(game.check_window(self.eligible, moment, Ability { dragon, slot })?)
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::UseAbility { dragon, slot } => {
                game.use_triggered(Ability { dragon, slot }, play);
            }
            _ => game.agenda.done(),
        }
    }
}
