//! Buying a class (DWF-14.20, DWF-14.21).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Gained, components};
use crate::decisions::{Checked, Open};
use crate::table::board::Place;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::table::tally::Gems;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Class, Kind};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D22.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Buying {
    /// Which class.
    Class,
    /// Which basic meeple.
    Where {
        /// The class.
        class: Class,
    },
}

impl Buying {
    /// DWF-6.A4.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        if !game.terms.empires {
            return Err(Refusal::NoEmpires);
        }
        if Class::ALL.iter().any(|&class| can_buy(game, class).is_ok()) {
            Ok(())
        } else {
            Err(Refusal::NoClass)
        }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        Buying::is_possible(game)?;
        match self {
            Buying::Class => Ok(()),
            Buying::Where { class } if is_upgrade(class) => Ok(can_buy(game, class)?),
            Buying::Where { .. } => Err(Refused::OtherQuestion),
        }
    }
}

impl Decision<Dwar7sFall> for Buying {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Buying::Class => Prompt::Class,
            Buying::Where { class } => Prompt::Upgrade { class },
        }
    }

    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        match *self {
            Buying::Class => {
                let classes = Class::ALL.iter().copied();
                let affordable = classes.filter(|&class| can_buy(game, class).is_ok());
                out.offer_all(affordable.map(|class| Action::Class { class }))
            }
            Buying::Where { .. } => {
                if can_upgrade_at_campfire(game).is_ok() {
                    out.offer(Action::Campfire)?;
                }
                let standing = game.meeples.standing(seat);
                game.offer_places(standing, |place| can_upgrade(game, place), out)
            }
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Buying::Class, Action::Class { class }) => can_buy(game, class)?,
            (Buying::Where { .. }, Action::Campfire) => can_upgrade_at_campfire(game)?,
            (Buying::Where { .. }, Action::Cell { cell }) => {
                can_upgrade(game, game.place_at(cell)?)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match (*self, action) {
            (Buying::Class, Action::Class { class }) if is_upgrade(class) => {
                game.ask(Open::Buying(Buying::Where { class }));
                return;
            }
            (Buying::Class, Action::Class { class }) => {
                let paid = pay_class(game, class);
                game.player_mut(seat).campfire.add(class.kind());
                play.tell(Event::Recruited { seat, class, paid });
            }
            (Buying::Where { class }, place) => {
                let paid = pay_class(game, class);
                match place {
                    Action::Cell { cell } => {
                        if let Some(place) = game.board.at(cell) {
                            game.meeples.take(Standing { place, owner: seat, kind: Kind::Basic });
                            game.meeples.put(Standing { place, owner: seat, kind: class.kind() });
                        }
                    }
                    _ => {
                        let campfire = &mut game.player_mut(seat).campfire;
                        campfire.take(Kind::Basic);
                        campfire.add(class.kind());
                    }
                }
                play.tell(Event::Upgraded { seat, class, paid });
            }
            _ => return,
        }
        game.complete(play);
    }
}

/// D22: whether the active player can get a class.
fn can_buy(game: &Dwar7sFall, class: Class) -> Result<(), Refusal> {
    let seat = game.active();
    let player = game.player(seat);
    if !components().class(class).races.contains(player.race) {
        return Err(Refusal::NotForYourPeople { class });
    }
    let (cost, gems) = (player.people().class_cost(class), player.gems);
    if !gems.covers(&cost) {
        // A player who has the piece isn't told its price.
        let owned = game.owns_class(seat, class);
        return Err(if owned {
            Refusal::ClassOwned { class }
        } else {
            Refusal::CannotPayClass { class, cost, gems }
        });
    }
    if game.owns_class(seat, class) {
        return Err(Refusal::ClassOwned { class });
    }
    let basic = || game.meeples.standing(seat).iter().any(|place| can_upgrade(game, place).is_ok());
    if is_upgrade(class) && !player.campfire.has(Kind::Basic) && !basic() {
        return Err(Refusal::NoBasicMeeple);
    }
    Ok(())
}

/// Whether the piece replaces a basic meeple.
fn is_upgrade(class: Class) -> bool {
    components().class(class).gained == Gained::Upgrade
}

fn can_upgrade(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    let crowd = game.meeples.on(place, game.active());
    if crowd.has(Kind::Basic) { Ok(()) } else { Err(Refusal::NoBasicMeeple) }
}

fn can_upgrade_at_campfire(game: &Dwar7sFall) -> Result<(), Refusal> {
    let campfire = game.active_player().campfire;
    if campfire.has(Kind::Basic) { Ok(()) } else { Err(Refusal::NoBasicMeeple) }
}

fn pay_class(game: &mut Dwar7sFall, class: Class) -> Gems {
    let cost = game.active_player().people().class_cost(class);
    game.pay(game.active(), &cost);
    game.pay_action();
    cost
}
