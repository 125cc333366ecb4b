//! Whether what is open could have been opened, and fits its bound.

use engine::{Decision, Seat, Set};

use crate::data::effects::{Ability, HashashEffect};
use crate::data::{board_of, hashash_face};
use crate::decisions::ability::Trigger;
use crate::decisions::assassinate::Assassinate;
use crate::decisions::batch::Batch;
use crate::decisions::battle::{Battle, Phase};
use crate::decisions::card::{CardMenu, Item, Source};
use crate::decisions::change::Change;
use crate::decisions::copy::CopyAbility;
use crate::decisions::exchange::ExchangeWith;
use crate::decisions::influence::Influence;
use crate::decisions::lend::{Lend, Payment};
use crate::decisions::negation::Negation;
use crate::decisions::one_of::OneOf;
use crate::decisions::return_tokens::ReturnTokens;
use crate::decisions::steal_coins::StealCoins;
use crate::decisions::{MAX_BATCH_RUN, Open};
use crate::table::audit::ensure;
use crate::table::state::{Belaad, Step};
use crate::words::action::Action;
use crate::words::names::{Character, Deck, Team};
use crate::words::spoken::Amount;

impl Belaad {
    /// Checks that each entry fits the one below it and that the agenda can't outgrow its bound.
    pub(crate) fn audit_agenda(&self) -> Result<(), String> {
        let windows = matches!(self.turn.step, Step::Before | Step::After);
        match self.agenda.first() {
            None => {
                let done = self.turn.step != Step::Play || self.ending.is_some();
                ensure(done, "a played card is not open")?;
            }
            Some(Open::Silence | Open::Card(CardMenu { from: Source::Hand, .. })) => {
                ensure(self.turn.step == Step::Play, "a card is open before it is played")?;
            }
            Some(_) => {
                let order = self.active_team() == Team::Order;
                ensure(order && windows, "something is open that no card opened")?;
            }
        }
        let mut decks: Set<Deck, u8> = Set::EMPTY;
        let mut run = 0;
        for (at, open) in self.agenda.iter().enumerate() {
            let below = at.checked_sub(1).map(|below| &self.agenda[below]);
            self.audit_open(open, below)?;
            run = if matches!(open, Open::Batch(_)) { run + 1 } else { 0 };
            ensure(run <= MAX_BATCH_RUN, "too many batches are open")?;
            if let Open::Card(CardMenu { from: Source::Deck(deck), .. }) = open {
                ensure(!decks.contains(*deck), "a top card is open twice")?;
                decks.insert(*deck);
            }
        }
        Ok(())
    }

    fn audit_open(&self, open: &Open, below: Option<&Open>) -> Result<(), String> {
        let order = self.active_team() == Team::Order;
        // Only card menus and batches lie under anything; lists under what was chosen from them.
        let fits = match (below, open) {
            (None | Some(Open::Card(_) | Open::Batch(_)), Open::Lend(Lend { payment, .. })) => {
                *payment == Payment::Secondary && matches!(below, Some(Open::Card(_)))
            }
            (Some(Open::OneOf(_)), open) => matches!(open, Open::SingleAction),
            (Some(Open::SingleAction), open) => matches!(
                open,
                Open::Influence(Influence { top_card: Some(_), .. })
                    | Open::Lend(Lend { payment: Payment::TopCard(_), .. })
            ),
            (Some(Open::AnySymbol), open) => {
                matches!(open, Open::Influence(Influence { top_card: None, .. }))
            }
            (Some(Open::Influence(_)), open) => {
                matches!(open, Open::Lend(Lend { payment: Payment::Scholar(_), .. }))
            }
            (_, Open::Influence(Influence { top_card, .. })) => {
                matches!(below, Some(Open::Card(_))) && top_card.is_none()
            }
            (None | Some(Open::Card(_) | Open::Batch(_)), _) => true,
            _ => false,
        };
        ensure(fits, "something lies on what did not open it")?;
        match open {
            Open::Silence => {
                ensure(below.is_none() && !order, "silence at the wrong time")?;
                ensure(self.silence_card().is_some(), "nothing to silence with")
            }
            Open::Card(card) => self.audit_card_open(card, below),
            Open::Influence(_) => {
                let open = match below {
                    Some(Open::Card(card)) => card.primary == Item::Open,
                    _ => true,
                };
                ensure(open, "a primary action is performed twice")?;
                ensure(!order && !self.turn.employed, "nobody can be employed")
            }
            Open::EmployFree | Open::Sacrifice(_) => {
                ensure(!order && !self.turn.employed, "nobody can be employed")
            }
            Open::Batch(Batch { tokens }) => ensure(tokens.total() > 0, "an empty batch is open"),
            Open::Ability(Trigger { character }) => {
                ensure(character.team() == self.active_team(), "another team's ability")?;
                ensure(self.is_able(*character), "an ability without effect")
            }
            Open::OneOf(OneOf { character }) => {
                let choices = matches!(board_of(*character).ability, Ability::OneOf(_));
                ensure(choices && self.may_perform(*character), "an ability without choices")
            }
            Open::Copy(CopyAbility { character }) => {
                let copies = matches!(board_of(*character).ability, Ability::Copy(_));
                ensure(copies && self.may_perform(*character), "an ability that doesn't copy")
            }
            Open::ExchangeWith(ExchangeWith { first }) => {
                ensure(self.may_exchange(*first).is_ok(), "an exchange with nobody")
            }
            Open::Assassinate(Assassinate { price }) => {
                let payable = self.can_pay(self.active(), Amount::gold(u16::from(*price)), 0);
                ensure(order && payable, "an assassination that can't be paid")
            }
            Open::PutBack(_) | Open::Unbind => ensure(order, "only the Order does that"),
            Open::StealCoins(StealCoins { left, .. })
            | Open::ReturnTokens(ReturnTokens { left, .. }) => {
                ensure(*left > 0, "nothing is left to take")
            }
            Open::Change(Change { card }) => {
                let change = matches!(hashash_face(*card).effect, HashashEffect::Change { .. });
                ensure(order && change, "a card that changes no money")
            }
            Open::Battle(battle) => self.audit_battle(battle),
            Open::Negation(Negation { target, asked }) => {
                let seated = asked.index() < self.players.len();
                let opposing = self.is_opposing(target.team());
                let may = seated && self.may_negate_elimination(*target, *asked);
                ensure(opposing && may, "somebody can't negate")
            }
            Open::Lend(Lend { lender, payment }) => self.audit_loan(*lender, *payment, below),
            Open::Before | Open::Played | Open::After | Open::Draw => {
                Err("a step of the turn is on the stack".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Whether the active player can be using the character's ability, their own or copied.
    fn may_perform(&self, character: Character) -> bool {
        let team = self.active_team();
        character.team() == team
            || team.characters().iter().any(|&own| match &board_of(own).ability {
                Ability::Copy(originals) => originals.contains(character),
                _ => false,
            })
    }

    fn audit_card_open(&self, open: &CardMenu, below: Option<&Open>) -> Result<(), String> {
        match open.from {
            Source::Hand => {
                let played = self.action_cards.discard.last() == Some(&open.card);
                ensure(played && below.is_none(), "an open card was not played last")
            }
            Source::Deck(deck) => {
                let top = self.action_cards.top(deck) == Some(open.card);
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
            Phase::Defeat => self.may_negate(battle.seat(self, battle.acting())),
            Phase::Spoils { winner, .. } => self.team_of(battle.seat(self, winner)) == Team::Order,
            Phase::Elimination { .. } => true,
        };
        ensure(fits, "a battle that can't happen at this point")
    }

    fn audit_loan(
        &self,
        lender: Seat,
        payment: Payment,
        below: Option<&Open>,
    ) -> Result<(), String> {
        let mate = self.teammates(self.active()).any(|each| each == lender);
        let asked = self.turn.lent.contains(lender) || self.turn.refused.contains(lender);
        ensure(mate && !asked, "a loan from somebody who can't be asked")?;
        let chosen = match payment {
            Payment::Secondary => Action::Secondary,
            Payment::TopCard(deck) => Action::TopSecondary { deck },
            Payment::Scholar(scholar) => Action::Employ { scholar },
        };
        let offered = below.is_some_and(|list| list.check(self, self.active(), chosen).is_ok());
        ensure(offered, "a loan for what can't be chosen")
    }
}
