//! The menu of the Actions phase (section 6, D1).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Play, Refused, Seat, SeatSet};

use crate::data::{Trait, components};
use crate::decisions::{
    Buying, Cause, Changing, Checked, Freezing, Hiring, Laying, Moving, Open, Placing, Playing,
    Price, Pushing, SendingHome, Source, Taking, Tunnelling, Turning,
};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Class, Decree};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// DWF-6.1: the most free actions of a turn.
const MAX_FREE_ACTIONS: u8 = 30;

/// Whether an action is possible, regardless of the actions left.
type Condition = fn(&Dwar7sFall) -> Result<(), Refusal>;

/// Section 6: the paid actions.
static PAID: [(Action, Condition); 9] = [
    (Action::PlayCard, Laying::is_possible),
    (Action::PlaceMeeple, |game| Placing::is_possible(game, Price::Paid)),
    (Action::MoveMeeple, Moving::is_possible),
    (Action::BuyClass, Buying::is_possible),
    (Action::UseAlchemist, Changing::is_possible),
    (Action::UseWarrior, Pushing::is_possible),
    (Action::UseOgreKing, SendingHome::is_possible),
    (Action::RotateCard, Dwar7sFall::can_rotate_by_fortress),
    (Action::UseTunnel, Tunnelling::is_possible),
];

/// Section 6: the free actions that depend on nothing hidden.
static FREE: [(Action, Condition); 5] = [
    (Action::PlaceForFree, |game| Placing::is_possible(game, Price::Free)),
    (Action::MonsterScales, Taking::can_sell_scales),
    (Action::Pawnbroker, Taking::can_pawn),
    (Action::FrozenHeart, Freezing::is_possible),
    (Action::HireHands, Hiring::is_possible),
];

/// D1: the next action, or the end of the phase.
#[derive(Clone, Copy)]
pub struct Menu;

impl Decision<Dwar7sFall> for Menu {
    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Menu { left: game.actions_left() }
    }

    /// Ogre cards and the secret goal come last: whether they are offered depends on hidden things,
    /// so being asked reveals something only if nothing else is offered.
    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        if can_pay(game).is_ok() {
            for &(action, condition) in &PAID {
                if condition(game).is_ok() {
                    out.offer(action)?;
                }
            }
        }
        let free = can_be_free(game).is_ok();
        if free {
            for &(action, condition) in &FREE {
                if condition(game).is_ok() {
                    out.offer(action)?;
                }
            }
        }
        if can_end(game).is_ok() {
            out.offer(Action::End)?;
        }
        if free && game.can_play_ogre_card().is_ok() {
            out.offer(Action::PlayOgreCard)?;
        }
        if game.has_goal_to_reveal(seat) {
            out.offer(Action::Reveal)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Dwar7sFall, seat: Seat, action: Action) -> Checked {
        match action {
            Action::End => can_end(game)?,
            Action::Reveal => game.can_reveal(seat)?,
            Action::PlayOgreCard => can_be_free(game).and_then(|()| game.can_play_ogre_card())?,
            _ => {
                let is_it = |&&(each, _): &&(Action, Condition)| each == action;
                if let Some((_, condition)) = PAID.iter().find(is_it) {
                    is_ever_possible(game, action)?;
                    can_pay(game)?;
                    condition(game)?;
                } else if let Some((_, condition)) = FREE.iter().find(is_it) {
                    is_ever_possible(game, action)?;
                    can_be_free(game)?;
                    condition(game)?;
                } else {
                    return Err(Refused::OtherQuestion);
                }
            }
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
        let opened = match action {
            Action::PlayCard => Open::Laying(Laying::Card),
            Action::PlaceMeeple => Open::Placing(Placing::Kind { price: Price::Paid }),
            Action::MoveMeeple => Open::Moving(Moving::From),
            Action::BuyClass => Open::Buying(Buying::Class),
            Action::UseAlchemist => Open::Changing(Changing::Give),
            Action::UseWarrior => Open::Pushing(Pushing::Victim),
            Action::UseOgreKing => Open::SendingHome,
            Action::RotateCard => Open::Turning(Turning { cause: Cause::Fortress, cell: None }),
            Action::UseTunnel => Open::Tunnelling(Tunnelling::From),
            Action::PlayOgreCard => Open::Playing(Playing::Card),
            Action::PlaceForFree => Open::Placing(Placing::Kind { price: Price::Free }),
            Action::MonsterScales => Open::Taking(Taking::begin(Source::Scales, game, play)),
            Action::Pawnbroker => Open::Taking(Taking::begin(Source::Pouches, game, play)),
            Action::FrozenHeart => Open::Freezing,
            Action::HireHands => Open::Hiring,
            Action::Reveal => {
                game.reveal(seat, play);
                return game.complete(play);
            }
            _ => {
                game.end_actions(play);
                Open::Course
            }
        };
        game.ask(opened);
    }

    /// Whether a player is asked at all can reveal what is in the hand.
    fn tells(&self, game: &Dwar7sFall, found: &Few<Action>) -> SeatSet {
        let player = game.active_player();
        let tells = match *found {
            Few::Several(_, second) => matches!(second, Action::PlayOgreCard | Action::Reveal),
            Few::One(_) => {
                let telling = player.met.and(player.may_hold);
                !player.ogre_cards.is_empty() || (!player.revealed && !telling.is_empty())
            }
            Few::None => false,
        };
        if tells { game.everybody() } else { SeatSet::EMPTY }
    }
}

/// Whether this game has the action and the player's race can take it.
fn is_ever_possible(game: &Dwar7sFall, action: Action) -> Result<(), Refusal> {
    let player = game.active_player();
    let class = match action {
        Action::UseAlchemist => Some(Class::Alchemist),
        Action::UseWarrior => Some(Class::Warrior),
        Action::UseOgreKing => Some(Class::OgreKing),
        _ => None,
    };
    let of_empires = class.is_some() || matches!(action, Action::BuyClass | Action::PlaceForFree);
    if of_empires && !game.terms.empires {
        return Err(Refusal::NoEmpires);
    }
    if let Some(class) = class
        && !components().class(class).races.contains(player.race)
    {
        return Err(Refusal::NotForYourPeople { class });
    }
    let decree = match action {
        Action::RotateCard => Some(Decree::Fortress),
        Action::UseTunnel => Some(Decree::HiddenTunnels),
        Action::HireHands => Some(Decree::HiredHands),
        _ => None,
    };
    if let Some(decree) = decree.filter(|&decree| !game.decreed(decree)) {
        return Err(Refusal::NotDecreed { decree });
    }
    let (own, refusal) = match action {
        Action::MonsterScales => (Trait::MonsterScales, Refusal::ElvesOnly),
        Action::Pawnbroker => (Trait::Pawnbroker, Refusal::OgresOnly),
        Action::FrozenHeart => (Trait::FrozenHeart, Refusal::CrystalDwarfsOnly),
        _ => return Ok(()),
    };
    if player.has(own) { Ok(()) } else { Err(refusal) }
}

fn can_pay(game: &Dwar7sFall) -> Result<(), Refusal> {
    let allowance = game.allowance();
    if game.turn.actions_used < allowance {
        return Ok(());
    }
    Err(Refusal::NoActionsLeft { allowance })
}

fn can_be_free(game: &Dwar7sFall) -> Result<(), Refusal> {
    if game.turn.free_actions_used < MAX_FREE_ACTIONS {
        return Ok(());
    }
    Err(Refusal::NoFreeActionsLeft)
}

/// DWF-6.2: the first player must lay the first card.
fn can_end(game: &Dwar7sFall) -> Result<(), Refusal> {
    if game.turn.number == 1 && game.board.is_empty() {
        return Err(Refusal::MustLayFirstCard);
    }
    Ok(())
}
