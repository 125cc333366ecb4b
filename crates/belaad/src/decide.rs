//! One small decision at a time (section 14): who is asked, what they may answer, what follows.

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::coins::Loan;
use crate::event::Event;
use crate::frames::{Frame, Payment};
use crate::names::Token;
use crate::refusal::Refusal;
use crate::state::{Belaad, Step};
use crate::table::Play;

/// Takes the options of a decision one by one, until it has enough.
pub(crate) trait Offer {
    fn offer(&mut self, action: Action) -> ControlFlow<()>;
}

impl Offer for Vec<Action> {
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// Keeps the first option and whether there is a second.
#[derive(Default)]
pub(crate) struct Found {
    pub first: Option<Action>,
    pub several: bool,
}

impl Offer for Found {
    fn offer(&mut self, action: Action) -> ControlFlow<()> {
        if self.first.is_some() {
            self.several = true;
            return ControlFlow::Break(());
        }
        self.first = Some(action);
        ControlFlow::Continue(())
    }
}

impl Belaad {
    /// BEL-17.1: exactly one player is asked at any time.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        Some(match self.stack.last() {
            Some(Frame::Silence) => self.order_seat().unwrap_or(self.active()),
            Some(Frame::Lend { lender, .. }) => *lender,
            Some(Frame::Negation { asked, .. }) => *asked,
            Some(Frame::Battle(battle)) => self.asked_in_battle(battle),
            _ => self.active(),
        })
    }

    /// Every option of the open decision.
    pub(crate) fn list_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        let Some(frame) = self.stack.last() else {
            return match self.turn.step {
                Step::Before => self.before_options(offer),
                Step::After => self.after_options(offer),
                Step::Draw => self.draw_options(offer),
                Step::Play => ControlFlow::Continue(()),
            };
        };
        match frame {
            Frame::Silence => both(offer, Action::Silence, Action::LetPass),
            Frame::Card(card) => {
                self.card_options(card, offer)?;
                offer.offer(Action::Finish)
            }
            Frame::TopCard => self.top_card_options(offer),
            Frame::SingleAction => self.single_action_options(0, offer),
            Frame::AnySymbol => self.any_symbol_options(offer),
            Frame::Steal { .. } => {
                self.seats_that(|seat| self.may_rob(seat), |seat| Action::StealFrom { seat }, offer)
            }
            Frame::Influence { extra, .. } => self.influence_options(*extra, offer),
            Frame::Military { .. } => self.military_options(offer),
            Frame::Batch { tokens } => self.batch_options(*tokens, offer),
            Frame::Ability { .. } => both(offer, Action::UseAbility, Action::DeclineAbility),
            Frame::OneOf { character } => self.choice_options(*character, offer),
            Frame::Copy { character } => self.copy_options(*character, offer),
            Frame::TakeAllGold => self.seats_that(
                |seat| self.may_rob(seat),
                |seat| Action::TakeAllGold { seat },
                offer,
            ),
            Frame::Sacrifice { least } => {
                for &character in self.active_team().characters() {
                    if self.may_sacrifice(character, *least).is_ok() {
                        offer.offer(Action::Sacrifice { character })?;
                    }
                }
                ControlFlow::Continue(())
            }
            Frame::EmployFree => {
                for &scholar in &self.scholars.revealed {
                    if self.may_employ_free(scholar).is_ok() {
                        offer.offer(Action::Employ { scholar })?;
                    }
                }
                ControlFlow::Continue(())
            }
            Frame::Exchange => self.seats_that(
                |seat| self.may_exchange(seat),
                |first| Action::Exchange { first },
                offer,
            ),
            Frame::ExchangeWith { first } => self.seats_that(
                |seat| self.may_exchange_with(*first, seat),
                |second| Action::ExchangeWith { second },
                offer,
            ),
            Frame::Assassinate { .. } => self.assassinate_options(offer),
            Frame::PutBack { drawn } => {
                drawn.iter().try_for_each(|each| offer.offer(Action::PutBack { card: each.card }))
            }
            Frame::StealCoins { taken, .. } => self.steal_coins_options(*taken, offer),
            Frame::ReturnTokens { team, .. } => self.return_tokens_options(*team, offer),
            Frame::DiscardSword => self.discard_sword_options(offer),
            Frame::Unbind => self.unbind_options(offer),
            Frame::Change { card } => self.change_options(*card, offer),
            Frame::Battle(battle) => self.battle_options(battle, offer),
            Frame::Eliminate => self.eliminate_options(offer),
            Frame::Negation { .. } => both(offer, Action::Negate, Action::Accept),
            Frame::Lend { .. } => both(offer, Action::Lend, Action::RefuseToLend),
        }
    }

    fn seats_that(
        &self,
        may: impl Fn(Seat) -> Result<(), Refusal>,
        action: impl Fn(Seat) -> Action,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        for seat in self.all_seats() {
            if may(seat).is_ok() {
                offer.offer(action(seat))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the action is an answer to the open decision, and if not, why.
    pub(crate) fn check_answer(&self, action: Action) -> Result<(), Refusal> {
        let Some(frame) = self.stack.last() else {
            return match (self.turn.step, action) {
                (Step::Before | Step::After, _) => self.check_window(action),
                (Step::Draw, Action::Draw { deck }) if self.action_cards.top(deck).is_some() => {
                    Ok(())
                }
                _ => Err(Refusal::NotTheQuestion),
            };
        };
        match (frame, action) {
            (Frame::Silence, Action::Silence | Action::LetPass)
            | (Frame::Ability { .. }, Action::UseAbility | Action::DeclineAbility)
            | (Frame::Negation { .. }, Action::Negate | Action::Accept)
            | (Frame::Lend { .. }, Action::Lend | Action::RefuseToLend)
            | (Frame::StealCoins { taken: 1.., .. }, Action::Stop)
            | (Frame::ReturnTokens { team: Some(_), .. }, Action::Stop) => Ok(()),
            (Frame::Card(card), _) => self.check_card(card, action),
            (Frame::TopCard, Action::TopCard { deck }) => self.may_use_top(deck).map(drop),
            (Frame::SingleAction, _) => self.check_single_action(action),
            (Frame::AnySymbol, Action::Activate { symbol }) => self.may_activate(symbol, 0),
            (Frame::Steal { .. }, Action::StealFrom { seat })
            | (Frame::TakeAllGold, Action::TakeAllGold { seat }) => self.may_rob(seat),
            (Frame::Influence { extra, .. }, Action::Employ { scholar }) => {
                self.may_pay_scholar(scholar, *extra)
            }
            (Frame::Military { .. }, Action::Attack { team }) => self.may_attack(team),
            (Frame::Batch { tokens }, _) => self.check_batch(*tokens, action),
            (Frame::OneOf { character }, Action::Choose { option }) => {
                self.check_choice(*character, option)
            }
            (Frame::Copy { character }, Action::Copy { character: original }) => {
                self.may_copy(*character, original)
            }
            (Frame::Sacrifice { least }, Action::Sacrifice { character }) => {
                self.may_sacrifice(character, *least)
            }
            (Frame::EmployFree, Action::Employ { scholar }) => self.may_employ_free(scholar),
            (Frame::Exchange, Action::Exchange { first }) => self.may_exchange(first),
            (Frame::ExchangeWith { first }, Action::ExchangeWith { second }) => {
                self.may_exchange_with(*first, second)
            }
            (Frame::Assassinate { .. }, _) => self.check_assassinate(action),
            (Frame::PutBack { drawn }, Action::PutBack { card }) => {
                if drawn.iter().any(|each| each.card == card) {
                    Ok(())
                } else {
                    Err(Refusal::NotDrawn { card })
                }
            }
            (Frame::StealCoins { .. }, Action::StealCoin { seat, coin }) => {
                self.may_steal_coin(seat, coin)
            }
            (Frame::ReturnTokens { team, .. }, Action::ReturnToken { character, colour }) => {
                self.may_return_token(*team, character, colour)
            }
            (Frame::StealCoins { .. } | Frame::ReturnTokens { .. }, Action::Stop) => {
                Err(Refusal::TakeOneFirst)
            }
            (Frame::DiscardSword, Action::DiscardSword { seat }) => self.may_discard_sword(seat),
            (Frame::Unbind, Action::Unbind { character, space }) => {
                self.may_unbind(character, space)
            }
            (Frame::Change { card }, Action::Change { pay }) => self.may_change_with(*card, pay),
            (Frame::Battle(battle), _) => self.check_battle(battle, action),
            (Frame::Eliminate, Action::Eliminate { character }) => {
                self.may_choose_to_eliminate(character)
            }
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    /// Carries out an answer.
    pub(crate) fn carry_out<L: Log<Event>>(&mut self, action: Action, play: &mut Play<'_, L>) {
        match action {
            Action::PlayCard { card } => self.play_card(card, play),
            Action::EmployWithSwords { scholar } => self.employ_with_swords(scholar, play),
            Action::UseHashash { card } => match self.stack.last() {
                Some(Frame::Battle(_)) => self.strengthen(card, play),
                _ => self.use_in_menu(card, play),
            },
            Action::GoOn => self.turn.step = Step::Draw,
            Action::Primary => self.perform_primary(play),
            Action::PrimarySymbol { symbol } => self.perform_symbol(symbol, play),
            Action::Secondary => self.request(Payment::Secondary, play),
            Action::Finish | Action::Stop => {
                self.stack.pop();
            }
            Action::TopCard { deck } => self.open_top_card(deck, play),
            Action::TopPrimary { deck } => self.single_primary(deck, play),
            Action::TopSymbol { deck, symbol } => self.single_symbol(deck, symbol, play),
            Action::TopSecondary { deck } => self.single_secondary(deck, play),
            Action::Activate { symbol } => self.choose_symbol(symbol, play),
            Action::StealFrom { seat } => self.steal(seat, play),
            Action::Employ { scholar } => match self.stack.last() {
                Some(Frame::EmployFree) => self.employ_free(scholar, play),
                _ => self.pay_scholar(scholar, play),
            },
            Action::Attack { team } => self.attack(team, play),
            Action::PlaceWhite { symbol } => self.place_white(symbol, play),
            Action::PlaceBottom { character } => self.place_bottom(character, play),
            Action::PlaceTop { character } => self.place_top(character, play),
            Action::ReturnOrange => self.return_orange(play),
            Action::UseAbility => self.use_ability(play),
            Action::DeclineAbility => self.decline_ability(play),
            Action::Choose { option } => self.choose(option, play),
            Action::Copy { character } => self.copy_ability(character, play),
            Action::TakeAllGold { seat } => self.take_all_gold(seat, play),
            Action::Sacrifice { character } => self.sacrifice(character, play),
            Action::Exchange { first } => {
                self.stack.pop();
                self.push(Frame::ExchangeWith { first });
            }
            Action::ExchangeWith { second } => self.exchange(second, play),
            Action::AssassinateScholar { scholar } => {
                self.pay_assassin(play);
                self.assassinate_scholar(scholar, play);
            }
            Action::AssassinateToken { character, colour } => match self.stack.last() {
                Some(Frame::Battle(_)) => self.take_spoils(character, colour, play),
                _ => {
                    self.pay_assassin(play);
                    self.assassinate_token(character, colour, play);
                }
            },
            Action::PutBack { card } => self.put_back(card, play),
            Action::StealCoin { seat, coin } => self.steal_coin(seat, coin, play),
            Action::ReturnToken { character, colour } => self.return_token(character, colour, play),
            Action::DiscardSword { seat } => self.discard_sword(seat, play),
            Action::Unbind { character, space } => self.unbind(character, space, play),
            Action::Change { pay } => self.change(pay, play),
            Action::Concede => self.concede(play),
            Action::Reveal => self.reveal(play),
            Action::Negate => match self.stack.last() {
                Some(Frame::Battle(_)) => self.negate_defeat(play),
                _ => self.negate_elimination(play),
            },
            Action::Accept => match self.stack.last() {
                Some(Frame::Battle(_)) => self.accept_defeat(play),
                _ => self.accept_elimination(play),
            },
            Action::Eliminate { character } => match self.stack.last() {
                Some(Frame::Battle(_)) => self.eliminate_loser(character, play),
                _ => self.choose_to_eliminate(character, play),
            },
            Action::Silence => self.silence(play),
            Action::LetPass => self.let_pass(),
            Action::Lend => self.answer_loan(Loan::Granted, play),
            Action::RefuseToLend => self.answer_loan(Loan::Refused, play),
            Action::Draw { deck } => self.draw_card(deck, play),
        }
    }

    /// Goes on to the next real decision: what is done is left, and a question with one answer is
    /// answered, except D1 and D2 (section 14).
    pub(crate) fn advance<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        while self.ending.is_none() {
            match self.stack.last() {
                None => match self.turn.step {
                    Step::Before | Step::Draw => return,
                    Step::After => {}
                    Step::Play => {
                        // BEL-11.3: the Order among five plays a second card.
                        let more = self.turn.played < self.cards_a_turn(self.active());
                        self.turn.step = if more { Step::Before } else { Step::After };
                        continue;
                    }
                },
                Some(Frame::Card(card)) => {
                    let mut found = Found::default();
                    let _ = self.card_options(card, &mut found);
                    if found.first.is_some() {
                        return;
                    }
                    self.stack.pop();
                    continue;
                }
                Some(Frame::Batch { tokens }) if tokens[Token::Orange] == 0 => {
                    let tokens = *tokens;
                    self.stack.pop();
                    self.place_whites(tokens, play);
                    continue;
                }
                Some(_) => {}
            }
            let mut found = Found::default();
            let _ = self.list_options(&mut found);
            match found {
                Found { several: true, .. } => return,
                Found { first: Some(only), .. } => self.carry_out(only, play),
                // BEL-5.6: a list without an option left goes back to the list before it.
                Found { first: None, .. } => {
                    if self.stack.pop().is_none() {
                        return;
                    }
                }
            }
        }
    }
}

fn both(offer: &mut impl Offer, first: Action, second: Action) -> ControlFlow<()> {
    offer.offer(first)?;
    offer.offer(second)
}
