//! Whether what is open could have been opened, and can't outgrow its room.

use engine::Seat;

use crate::action::Action;
use crate::audit::ensure;
use crate::effects::{Ability, HashashEffect};
use crate::frames::{BATCH_RUN, Battle, CardFrame, Frame, Item, Payment, Phase, Source};
use crate::ids::Set;
use crate::names::{Character, Coin, Deck, Team};
use crate::state::{Belaad, Step};
use crate::table::{board_of, hashash_face};

impl Belaad {
    /// Each frame fits the one below it, and no stack of them can outgrow its room.
    pub(crate) fn audit_stack(&self) -> Result<(), String> {
        let windows = matches!(self.turn.step, Step::Before | Step::After);
        match self.stack.first() {
            None => {
                let done = self.turn.step != Step::Play || self.ending.is_some();
                ensure(done, "a played card is not open")?;
            }
            Some(Frame::Silence | Frame::Card(CardFrame { from: Source::Hand, .. })) => {
                ensure(self.turn.step == Step::Play, "a card is open before it is played")?;
            }
            Some(_) => {
                let order = self.active_team() == Team::Order;
                ensure(order && windows, "something is open that no card opened")?;
            }
        }
        let mut decks: Set<Deck> = Set::EMPTY;
        let mut run = 0;
        for (at, frame) in self.stack.iter().enumerate() {
            let below = at.checked_sub(1).map(|below| &self.stack[below]);
            self.audit_frame(frame, below)?;
            run = if matches!(frame, Frame::Batch { .. }) { run + 1 } else { 0 };
            ensure(run <= BATCH_RUN, "too many batches are open")?;
            if let Frame::Card(CardFrame { from: Source::Deck(deck), .. }) = frame {
                ensure(!decks.contains(*deck), "a top card is open twice")?;
                decks.insert(*deck);
            }
        }
        Ok(())
    }

    fn audit_frame(&self, frame: &Frame, below: Option<&Frame>) -> Result<(), String> {
        let order = self.active_team() == Team::Order;
        // Only card menus and batches lie under anything; lists under what was chosen from them.
        let fits = match (below, frame) {
            (None | Some(Frame::Card(_) | Frame::Batch { .. }), Frame::Lend { payment, .. }) => {
                *payment == Payment::Secondary && matches!(below, Some(Frame::Card(_)))
            }
            (Some(Frame::OneOf { .. }), frame) => matches!(frame, Frame::SingleAction),
            (Some(Frame::SingleAction), frame) => matches!(
                frame,
                Frame::Influence { top_card: Some(_), .. }
                    | Frame::Lend { payment: Payment::TopCard(_), .. }
            ),
            (Some(Frame::AnySymbol), frame) => {
                matches!(frame, Frame::Influence { top_card: None, .. })
            }
            (Some(Frame::Influence { .. }), frame) => {
                matches!(frame, Frame::Lend { payment: Payment::Scholar(_), .. })
            }
            (_, Frame::Influence { top_card, .. }) => {
                matches!(below, Some(Frame::Card(_))) && top_card.is_none()
            }
            (None | Some(Frame::Card(_) | Frame::Batch { .. }), _) => true,
            _ => false,
        };
        ensure(fits, "a frame lies on one that did not open it")?;
        match frame {
            Frame::Silence => {
                ensure(below.is_none() && !order, "silence at the wrong time")?;
                ensure(self.silence_card().is_some(), "nothing to silence with")
            }
            Frame::Card(card) => self.audit_card_frame(card, below),
            Frame::Influence { .. } => {
                let open = match below {
                    Some(Frame::Card(card)) => card.primary == Item::Open,
                    _ => true,
                };
                ensure(open, "a primary action is performed twice")?;
                ensure(!order && !self.turn.employed, "nobody can be employed")
            }
            Frame::EmployFree | Frame::Sacrifice { .. } => {
                ensure(!order && !self.turn.employed, "nobody can be employed")
            }
            Frame::Batch { tokens } => ensure(tokens.total() > 0, "an empty batch is open"),
            Frame::Ability { character } => {
                ensure(character.team() == self.active_team(), "another team's ability")?;
                ensure(self.is_able(*character), "an ability without effect")
            }
            Frame::OneOf { character } => {
                let choices = matches!(board_of(*character).ability, Ability::OneOf(_));
                ensure(choices && self.may_perform(*character), "an ability without choices")
            }
            Frame::Copy { character } => {
                let copies = matches!(board_of(*character).ability, Ability::Copy(_));
                ensure(copies && self.may_perform(*character), "an ability that doesn't copy")
            }
            Frame::ExchangeWith { first } => {
                ensure(self.may_exchange(*first).is_ok(), "an exchange with nobody")
            }
            Frame::Assassinate { price } => {
                let payable = self.may_pay(self.active(), Coin::Gold, u16::from(*price), 0);
                ensure(order && payable.is_ok(), "an assassination that can't be paid")
            }
            Frame::PutBack { .. } | Frame::Unbind => ensure(order, "only the Order does that"),
            Frame::StealCoins { left, .. } | Frame::ReturnTokens { left, .. } => {
                ensure(*left > 0, "nothing is left to take")
            }
            Frame::Change { card } => {
                let change = matches!(hashash_face(*card).effect, HashashEffect::Change { .. });
                ensure(order && change, "a card that changes no money")
            }
            Frame::Battle(battle) => self.audit_battle(battle),
            Frame::Negation { target, asked } => {
                let seated = asked.index() < self.players.len();
                let opposing = self.is_opposing(target.team());
                let may = seated && self.may_negate_elimination(*target, *asked);
                ensure(opposing && may, "somebody can't negate")
            }
            Frame::Lend { lender, payment } => self.audit_loan(*lender, *payment, below),
            _ => Ok(()),
        }
    }

    /// Whether the ability of the character can be the active player's, own or copied.
    fn may_perform(&self, character: Character) -> bool {
        let team = self.active_team();
        character.team() == team
            || team.characters().iter().any(|&own| match &board_of(own).ability {
                Ability::Copy(originals) => originals.contains(character),
                _ => false,
            })
    }

    fn audit_card_frame(&self, frame: &CardFrame, below: Option<&Frame>) -> Result<(), String> {
        match frame.from {
            Source::Hand => {
                let played = self.action_cards.discard.last() == Some(&frame.card);
                ensure(played && below.is_none(), "an open card was not played last")
            }
            Source::Deck(deck) => {
                let top = self.action_cards.top(deck) == Some(frame.card);
                let used = self.turn.used_decks.contains(deck);
                ensure(top && used, "an open card is not a used top card")
            }
        }
    }

    fn audit_battle(&self, battle: &Battle) -> Result<(), String> {
        let seated = battle.defender.index() < self.players.len();
        let opposing = seated && self.team_of(battle.defender) != self.active_team();
        ensure(opposing, "a battle against nobody")?;
        let fits = match battle.phase {
            Phase::Turn => !self.battle_cards.deck.is_empty(),
            Phase::Defeat => self.may_negate_defeat(self.seat_of(battle, battle.acting())),
            Phase::Spoils { winner, .. } => {
                self.team_of(self.seat_of(battle, winner)) == Team::Order
            }
            Phase::Elimination { .. } => true,
        };
        ensure(fits, "a battle that can't be at this point")
    }

    fn audit_loan(
        &self,
        lender: Seat,
        payment: Payment,
        below: Option<&Frame>,
    ) -> Result<(), String> {
        let mate = self.teammates(self.active()).any(|each| each == lender);
        let asked = self.turn.lent.contains(lender) || self.turn.refused.contains(lender);
        ensure(mate && !asked, "a loan of somebody who is not to be asked")?;
        let chosen = match (payment, below) {
            (Payment::Secondary, Some(Frame::Card(card))) => {
                self.check_card(card, Action::Secondary)
            }
            (Payment::TopCard(deck), Some(Frame::SingleAction)) => {
                self.check_single_action(Action::TopSecondary { deck })
            }
            (Payment::Scholar(scholar), Some(Frame::Influence { extra, .. })) => {
                self.may_pay_scholar(scholar, *extra)
            }
            _ => return Err("a loan for nothing".to_owned()),
        };
        ensure(chosen.is_ok(), "a loan for what can't be chosen")
    }
}
