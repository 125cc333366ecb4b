//! The menu of the Actions phase (section 6, D1).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::{
    Answered, Ask, Buying, Cause, Changing, Laying, Moving, Placing, Playing, Price, Pushing,
    Source,
};
use crate::components::Trait;
use crate::event::Event;
use crate::names::Decree;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

/// DWF-6.1: the most free actions of a turn.
const FREE_ACTIONS: u8 = 30;

/// Section 6: the paid actions.
const PAID: [Action; 9] = [
    Action::PlayCard,
    Action::PlaceMeeple,
    Action::MoveMeeple,
    Action::BuyClass,
    Action::UseAlchemist,
    Action::UseWarrior,
    Action::UseOgreKing,
    Action::RotateCard,
    Action::UseTunnel,
];

/// Section 6: the free actions that depend on nothing hidden.
const FREE: [Action; 5] = [
    Action::PlaceForFree,
    Action::MonsterScales,
    Action::Pawnbroker,
    Action::FrozenHeart,
    Action::HireHands,
];

impl Dwar7sFall {
    /// Whether an action of the menu is possible.
    pub(crate) fn check_menu(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::End => self.can_end(),
            Action::Reveal => self.can_reveal(self.active()),
            Action::PlayOgreCard => self.can_be_free().and_then(|()| self.can_play_ogre_card()),
            action if PAID.contains(&action) => {
                self.can_pay().and_then(|()| self.check_paid(action))
            }
            action if FREE.contains(&action) => {
                self.can_be_free().and_then(|()| self.check_free(action))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_paid(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlayCard => self.can_play_card(),
            Action::PlaceMeeple => self.can_place(Price::Paid),
            Action::MoveMeeple => self.can_move(),
            Action::BuyClass => self.can_buy_class(),
            Action::UseAlchemist => self.can_use_alchemist(),
            Action::UseWarrior => self.can_use_warrior(),
            Action::UseOgreKing => self.can_use_ogre_king(),
            Action::RotateCard => self.can_rotate_by_fortress(),
            Action::UseTunnel => self.can_tunnel(),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_free(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceForFree => self.can_place(Price::Free),
            Action::MonsterScales => self.can_sell_scales(),
            Action::Pawnbroker => self.can_pawn(),
            Action::FrozenHeart => self.can_freeze(),
            Action::HireHands => self.can_hire(),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// The ogre cards and the secret goal come last: whether they are offered depends on what the
    /// others can't see, so that it tells something only if nothing else is offered.
    pub(crate) fn offer_menu(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.can_pay().is_ok() {
            for action in PAID {
                if self.check_paid(action).is_ok() {
                    visit(action)?;
                }
            }
        }
        let free = self.can_be_free().is_ok();
        if free {
            for action in FREE {
                if self.check_free(action).is_ok() {
                    visit(action)?;
                }
            }
        }
        if self.can_end().is_ok() {
            visit(Action::End)?;
        }
        if free && self.can_play_ogre_card().is_ok() {
            visit(Action::PlayOgreCard)?;
        }
        if self.can_reveal(self.active()).is_ok() {
            visit(Action::Reveal)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the action depends on cards that only its player sees.
    pub(crate) fn is_private(action: Action) -> bool {
        matches!(action, Action::PlayOgreCard | Action::Reveal)
    }

    /// D1.
    pub(crate) fn answer_menu(&mut self, action: Action, log: &mut impl Log<Event>) -> Answered {
        self.ask = match action {
            Action::PlayCard => Ask::Laying(Laying::Card),
            Action::PlaceMeeple => Ask::Placing(Placing::Kind { price: Price::Paid }),
            Action::MoveMeeple => Ask::Moving(Moving::From),
            Action::BuyClass => Ask::Buying(Buying::Class),
            Action::UseAlchemist => Ask::Changing(Changing::Give),
            Action::UseWarrior => Ask::Pushing(Pushing::Victim),
            Action::UseOgreKing => Ask::SendingHome,
            Action::RotateCard => Ask::Turning { cause: Cause::Fortress, cell: None },
            Action::UseTunnel => Ask::Tunnelling(Moving::From),
            Action::PlayOgreCard => Ask::Playing(Playing::Card),
            Action::PlaceForFree => Ask::Placing(Placing::Kind { price: Price::Free }),
            Action::MonsterScales => self.begin_taking(Source::Scales, log),
            Action::Pawnbroker => self.begin_taking(Source::Pouches, log),
            Action::FrozenHeart => Ask::Freezing,
            Action::HireHands => Ask::Hiring,
            Action::Reveal => {
                self.reveal(self.active(), log);
                return Answered::Done;
            }
            _ => {
                self.end_actions(log);
                return Answered::Quietly;
            }
        };
        Answered::Asking
    }

    /// DWF-5.5: an action is used.
    pub(crate) fn pay_action(&mut self) {
        self.turn.actions_used = self.turn.actions_used.saturating_add(1);
    }

    /// DWF-6.1: a free action is used.
    pub(crate) fn count_free_action(&mut self) {
        self.turn.free_actions_used = self.turn.free_actions_used.saturating_add(1);
    }

    /// DWF-5.4: whether a player's castle gives an extra action.
    #[inline]
    pub(crate) fn has_castle_bonus(&self, seat: Seat) -> bool {
        let kingdom = self.realm.kingdom(seat);
        let mut blockers = kingdom.and(self.realm.bonus_blockers);
        // DWF-14.16: crystal dwarfs don't mind Frost Giants.
        if self.player(seat).has(Trait::FrozenSoul) {
            blockers = blockers.but_not(self.realm.giants);
        }
        !kingdom.is_empty() && blockers.is_empty()
    }

    fn can_pay(&self) -> Result<(), Refusal> {
        let allowance = self.allowance();
        if self.turn.actions_used < allowance {
            return Ok(());
        }
        Err(Refusal::NoActionsLeft { allowance })
    }

    fn can_be_free(&self) -> Result<(), Refusal> {
        if self.turn.free_actions_used < FREE_ACTIONS {
            return Ok(());
        }
        Err(Refusal::NoFreeActionsLeft)
    }

    /// DWF-6.2: the first player begins the board.
    fn can_end(&self) -> Result<(), Refusal> {
        if self.turn.number == 1 && self.board.is_empty() {
            return Err(Refusal::MustLayFirstCard);
        }
        Ok(())
    }

    /// DWF-15.7.
    fn can_hire(&self) -> Result<(), Refusal> {
        if !self.decreed(Decree::HiredHands) {
            return Err(Refusal::NotDecreed { decree: Decree::HiredHands });
        }
        if self.player(self.active()).ogre_cards.is_empty() {
            return Err(Refusal::NoOgreCards);
        }
        Ok(())
    }

    /// D27.
    pub(crate) fn answer_hiring(&mut self, action: Action, log: &mut impl Log<Event>) -> Answered {
        let seat = self.active();
        if let Action::OgreCard { card } = action {
            self.discard_ogre_card(seat, card, log);
            self.turn.hired = self.turn.hired.saturating_add(1);
            self.count_free_action();
            log.event(Event::Hired { seat, card });
        }
        Answered::Done
    }
}
