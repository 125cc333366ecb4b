//! D18: abilities that add to what was received (SIM-10.13 to SIM-10.17).

use super::prelude::*;
use crate::data::effect::Power;
use crate::rules::means::{Duty, Means, broken};
use crate::table::ids::{Ability, Dragon, Slot};
use crate::table::markers::Markers;
use crate::table::purse::{Good, Purse};
use crate::words::prompt::Goods;

/// Goods have arrived in one event.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReceiveWindow {
    pub(crate) received: Set<Good>,
    /// SIM-10.14: markers that lay there when the event began.
    pub(crate) eligible: Markers,
}

/// An ability that is used for one of the received goods.
#[derive(Clone, Copy)]
struct Boost {
    ability: Ability,
    good: Good,
    extra: u16,
}

impl Decision<Simurgh> for ReceiveWindow {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::Received { goods: Goods(self.received) }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for ability in game.usable(self.eligible).iter() {
            let Ability { dragon, slot } = ability;
            let (goods, extra) = self.boosts(game, ability);
            for good in goods.iter() {
                if (Boost { ability, good, extra }).leaves_the_duty(game).is_ok() {
                    out.offer(if goods.len() == 1 {
                        Action::UseAbility { dragon, slot }
                    } else {
                        Action::BoostGood { dragon, good }
                    })?;
                }
            }
        }
        out.offer(Action::Done)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        if action == Action::Done {
            return Ok(());
        }
        let boost = self.boost(game, action)?;
        Ok(boost.leaves_the_duty(game)?)
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Ok(Boost { ability, good, extra }) = self.boost(game, action) else {
            return game.agenda.done();
        };
        let (dragon, goods) = (ability.dragon, Purse::of(extra, good));
        let player = game.active_player_mut();
        player.lair.markers.remove(ability);
        player.purse = player.purse.plus(&goods);
        play.tell(Event::Boosted { seat, dragon, goods });
    }
}

impl ReceiveWindow {
    /// SIM-10.17: the goods that an ability can add to, and how many of one.
    fn boosts(&self, game: &Simurgh, ability: Ability) -> (Set<Good>, u16) {
        match game.dragons().power(ability) {
            Power::Receive { goods, extra } => (goods.and(self.received), *extra),
            _ => (Set::EMPTY, 0),
        }
    }

    /// What an action adds.
    fn boost(&self, game: &Simurgh, action: Action) -> Result<Boost, Refused<Refusal>> {
        match action {
            Action::UseAbility { dragon, slot } => {
                let ability = Ability { dragon, slot };
                self.check_moment(game, ability)?;
                let (goods, extra) = self.boosts(game, ability);
                let only = goods.first().filter(|_| goods.len() == 1);
                Ok(Boost { ability, good: only.ok_or(Refusal::NameTheGood)?, extra })
            }
            Action::BoostGood { dragon, good } => {
                game.owns(dragon)?;
                let ability =
                    self.with_choice(game, dragon).ok_or(Refusal::NoChoiceOfGoods { dragon })?;
                self.check_moment(game, ability)?;
                let (goods, extra) = self.boosts(game, ability);
                if goods.contains(good) {
                    Ok(Boost { ability, good, extra })
                } else {
                    Err(Refusal::NotReceived { good }.into())
                }
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn check_moment(&self, game: &Simurgh, ability: Ability) -> Result<(), Refusal> {
        game.check_window(self.eligible, game.receive_moment(self.received), ability)
    }

    /// The ability of a Dragon that can add to several of the received goods.
    fn with_choice(&self, game: &Simurgh, dragon: Dragon) -> Option<Ability> {
        Slot::all()
            .map(|slot| Ability { dragon, slot })
            .find(|&ability| self.boosts(game, ability).0.len() > 1)
    }
}

impl Boost {
    /// SIM-8.4: after the bonus of a Wilds space, the new tile must stay enterable. Elsewhere more
    /// goods never hurt.
    fn leaves_the_duty(self, game: &Simurgh) -> Result<(), Refusal> {
        let duty @ Duty::Enter(_) = game.duty() else { return Ok(()) };
        let now = game.means();
        let purse = now.purse.plus(&Purse::of(self.extra, self.good));
        let after = Means { markers: now.markers.saturating_sub(1), purse, ..now };
        if game.can_meet(duty, &after) { Ok(()) } else { Err(broken(duty)) }
    }
}
