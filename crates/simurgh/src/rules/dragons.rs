//! Dragons: using abilities, drawing and putting back Dragon Tiles (chapter 10).

use std::ops::ControlFlow;

use engine::{Log, Offer, Play};

use crate::data::effect::Power;
use crate::decisions::Open;
use crate::rules::effects::Source;
use crate::rules::means::{Duty, Means};
use crate::table::ids::{Ability, Dragon};
use crate::table::state::Simurgh;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::refusal::Refusal;

impl Simurgh {
    /// D1, D15: every active ability that can be used.
    pub(crate) fn offer_abilities(
        &self,
        means: &Means,
        duty: Duty,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        for ability in self.active_player().lair.markers.and(self.dragons().active).iter() {
            if self.can_use(ability, means, duty).is_ok() {
                let Ability { dragon, slot } = ability;
                out.offer(Action::UseAbility { dragon, slot })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether an active ability can be used as a Free Action.
    pub(crate) fn check_ability(&self, ability: Ability) -> Result<(), Refusal> {
        self.has_marker(ability)?;
        self.can_use(ability, &self.means(), self.duty())
    }

    /// SIM-10.1: an ability without a marker cannot be used.
    pub(crate) fn has_marker(&self, ability: Ability) -> Result<(), Refusal> {
        let Ability { dragon, slot } = ability;
        self.owns(dragon)?;
        if !self.active_player().lair.markers.contains(ability) {
            Err(Refusal::NoMarkerThere { dragon, slot })
        } else {
            Ok(())
        }
    }

    /// SIM-10.1: whether the Dragon lies before the active player.
    pub(crate) fn owns(&self, dragon: Dragon) -> Result<(), Refusal> {
        if self.active_player().lair.dragons.contains(dragon) {
            Ok(())
        } else {
            Err(Refusal::NotYourDragon { dragon })
        }
    }

    /// SIM-10.8: the marker comes off first, then the ability is as strict as an Exchange.
    fn can_use(&self, ability: Ability, means: &Means, duty: Duty) -> Result<(), Refusal> {
        match self.dragons().power(ability) {
            Power::Active(effect) => {
                let means = Means { markers: means.markers.saturating_sub(1), ..*means };
                self.resolvable(effect, &means, None, duty)
            }
            _ => Err(self.other_moment(ability)),
        }
    }

    /// SIM-10.8: uses an active ability.
    pub(crate) fn use_ability(&mut self, ability: Ability, play: &mut Play<'_, impl Log<Event>>) {
        self.agenda.plan(Open::Settle);
        self.spend(ability, play);
        self.begin(Source::Ability(ability), None, play);
    }

    /// Takes the marker off an ability that is used.
    pub(crate) fn spend(&mut self, ability: Ability, play: &mut Play<'_, impl Log<Event>>) {
        let Ability { dragon, slot } = ability;
        self.active_player_mut().lair.markers.remove(ability);
        play.tell(Event::UsedAbility { seat: self.active(), dragon, slot });
    }
}
