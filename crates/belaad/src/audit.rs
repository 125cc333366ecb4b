//! Whether every component is accounted for and what is open makes sense.

use engine::{Indexed, Seat};

use crate::action::Action;
use crate::components::components;
use crate::decide::Found;
use crate::effects::{Ability, HashashEffect};
use crate::frames::{BATCH_RUN, Battle, CardFrame, Frame, Item, Payment, Phase, Source};
use crate::ids::Set;
use crate::names::{Character, Coin, Deck, Team, Token};
use crate::order::ORDER_WINS_AT;
use crate::state::{
    Belaad, Ending, ExtraTurn, GENERATION, GENERATIONS, REMOVED, Step, TAKEN_OF_A_GENERATION,
};
use crate::table::{board_of, hashash_face};
use crate::tokens::in_batches;
use crate::turn::MOST_TURNS;

impl Belaad {
    /// The parts build on each other: what is open is looked at once the pieces are in order.
    pub(crate) fn account(&self) -> Result<(), String> {
        ensure((2..=6).contains(&self.players.len()), "2 to 6 play")?;
        self.audit_turn()?;
        self.audit_boards()?;
        self.audit_tokens()?;
        self.audit_swords()?;
        self.audit_action_cards()?;
        self.audit_scholars()?;
        self.audit_battle_cards()?;
        self.audit_hashash_cards()?;
        self.audit_order()?;
        self.audit_stack()?;
        self.audit_end()
    }

    fn audit_turn(&self) -> Result<(), String> {
        let turn = &self.turn;
        ensure(turn.active.index() < self.players.len(), "the active player has no seat")?;
        let cards = self.cards_a_turn(turn.active);
        let fits = match turn.step {
            Step::Before => turn.played < cards && turn.drawn == 0,
            Step::Play => (1..=cards).contains(&turn.played) && turn.drawn == 0,
            Step::After => turn.played == cards && turn.drawn == 0,
            Step::Draw => turn.played == cards && turn.drawn < cards,
        };
        // A finished game may stand right after the last draw.
        let ended = self.ending == Some(Ending::TurnLimit);
        ensure(fits || ended, "cards played and drawn don't fit the step")?;
        ensure(turn.drawn <= turn.played && turn.played <= cards, "more cards than a turn has")?;
        let order = self.active_team() == Team::Order;
        ensure(!turn.employed || !order, "the Order never employs")?;
        ensure(turn.extra_symbols == 0 || order, "only the Order has extra symbols")?;
        ensure(turn.extra_turn == ExtraTurn::No || order, "only the Order has extra turns")?;
        let mate = |seat: Seat| self.teammates(turn.active).any(|each| each == seat);
        ensure(turn.lent.iter().all(mate), "somebody lends who is no teammate")?;
        ensure(turn.refused.iter().all(mate), "somebody refuses who is no teammate")?;
        let both = turn.lent.iter().any(|seat| turn.refused.contains(seat));
        ensure(!both, "somebody lends and refuses")
    }

    fn audit_boards(&self) -> Result<(), String> {
        for (character, board) in self.boards.iter() {
            let printed = board_of(character);
            let top = u16::from(board.white) + u16::from(board.orange);
            ensure(top <= u16::from(printed.top), "more top tokens than spaces")?;
            ensure(board.bottom <= printed.bottom, "more bottom tokens than spaces")?;
            let plays = self.team_plays(character.team());
            ensure(plays || board.is_empty(), "tokens of a team that doesn't play")?;
        }
        for &team in Team::ALL {
            let empty = self.treasuries[team].is_empty();
            ensure(self.team_plays(team) || empty, "a Treasury of a team that doesn't play")?;
        }
        Ok(())
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let mut found = in_batches(&self.stack);
        for (character, board) in self.boards.iter() {
            found[Token::from(board_of(character).symbol) as usize] += u16::from(board.white);
            found[Token::Orange as usize] += u16::from(board.orange) + u16::from(board.bottom);
        }
        for &token in Token::ALL {
            let loose = u16::from(self.bag[token]) + u16::from(self.order.tokens[token]);
            let all = found[token as usize] + loose;
            if all != u16::from(components().tokens[token]) {
                return Err(format!("there are {all} tokens {token:?}"));
            }
        }
        Ok(())
    }

    fn audit_swords(&self) -> Result<(), String> {
        let owned: u16 = self.players.iter().map(|player| u16::from(player.swords)).sum();
        ensure(owned <= u16::from(components().swords), "more swords than there are")?;
        let order = self.order_seat().map_or(0, |seat| self.player(seat).swords);
        ensure(order == 0, "the Order owns no swords")
    }

    fn audit_action_cards(&self) -> Result<(), String> {
        let mut once = Once(Set::EMPTY);
        for seat in self.all_seats() {
            let hand = self.player(seat).hand;
            hand.iter().try_for_each(|card| once.see(card))?;
            let out = if seat == self.active() { self.turn.played - self.turn.drawn } else { 0 };
            let full = self.full_hand(seat);
            ensure(hand.len() + usize::from(out) == full, "a hand has another size")?;
        }
        let cards = &self.action_cards;
        for deck in &cards.decks {
            ensure(!deck.is_empty(), "an action deck is empty")?;
            deck.iter().try_for_each(|&card| once.see(card))?;
            let top = deck.last().is_some_and(|&card| cards.seen.contains(card));
            ensure(top, "the top card of a deck was never seen")?;
        }
        for &card in &cards.discard {
            once.see(card)?;
            ensure(cards.seen.contains(card), "a discarded card was never seen")?;
        }
        let played = usize::from(self.turn.played);
        ensure(cards.discard.len() >= played || self.turn.drawn > 0, "played cards are gone")?;
        once.all()
    }

    fn audit_scholars(&self) -> Result<(), String> {
        let scholars = &self.scholars;
        let mut once = Once(Set::EMPTY);
        for seat in self.all_seats() {
            let own = self.player(seat).scholars;
            let order = self.team_of(seat) == Team::Order;
            ensure(own.is_empty() || !order, "the Order employs nobody")?;
            own.iter().try_for_each(|scholar| once.see(scholar))?;
        }
        let zones = [self.order.scholars, scholars.discarded, scholars.removed];
        zones.iter().flat_map(|zone| zone.iter()).try_for_each(|scholar| once.see(scholar))?;
        let piles = scholars.revealed.iter().chain(&scholars.deck);
        piles.copied().try_for_each(|scholar| once.see(scholar))?;
        once.all()?;
        let generation = scholars.generation;
        ensure((1..=GENERATIONS).contains(&generation), "there are four generations")?;
        let to_come = usize::from(GENERATIONS - generation) * GENERATION;
        ensure(scholars.deck.len() == to_come, "the scholar deck doesn't fit the generation")?;
        ensure(scholars.removed.len() == REMOVED, "ten scholars are removed")?;
        let over = self.ending == Some(Ending::FourthGeneration);
        let ended = usize::from(if over { generation } else { generation - 1 });
        let left = GENERATION - TAKEN_OF_A_GENERATION;
        ensure(scholars.discarded.len() == ended * left, "another number of discarded scholars")?;
        let won = self.ending == Some(Ending::Assassinations);
        let fits = match scholars.revealed.len() {
            revealed if over => revealed == 0 && generation == GENERATIONS,
            // BEL-12.2: the Order may win with the third scholar.
            revealed if won => (left..=GENERATION).contains(&revealed),
            revealed => (left + 1..=GENERATION).contains(&revealed),
        };
        ensure(fits, "another number of revealed scholars")
    }

    fn audit_battle_cards(&self) -> Result<(), String> {
        let cards = &self.battle_cards;
        let mut once = Once(Set::EMPTY);
        let piles = cards.deck.iter().chain(&cards.discard).copied();
        piles
            .chain(cards.trophies.iter().map(|trophy| trophy.card))
            .try_for_each(|card| once.see(card))?;
        once.all()?;
        for (at, trophy) in cards.trophies.iter().enumerate() {
            let owner = trophy.owner.index() < self.players.len();
            let plays = owner && self.team_of(trophy.owner) != Team::Order;
            ensure(plays, "a trophy of nobody who can have one")?;
            let possible = usize::from(cards.seen_after[trophy.card]) <= at;
            ensure(possible, "a trophy was seen after it was taken")?;
        }
        let known = cards.seen_after.iter().all(|(_, at)| usize::from(at) <= cards.trophies.len());
        ensure(known, "a card was seen after more trophies than there are")?;
        let fighting = matches!(self.stack.last(), Some(Frame::Battle(_)));
        let stopped = self.ending.is_some();
        ensure(fighting || stopped || cards.discard.is_empty(), "battle cards of no battle")
    }

    fn audit_hashash_cards(&self) -> Result<(), String> {
        let cards = &self.hashash_cards;
        if !self.has_order() {
            let none = cards.deck.is_empty() && cards.in_play.is_empty() && cards.used.is_empty();
            return ensure(none, "Hashash cards without the Order");
        }
        let mut once = Once(Set::EMPTY);
        cards.deck.iter().try_for_each(|each| once.see(each.card))?;
        cards.in_play.iter().try_for_each(|&card| once.see(card))?;
        for frame in &self.stack {
            if let Frame::PutBack { drawn } = frame {
                drawn.iter().try_for_each(|each| once.see(each.card))?;
            }
        }
        once.all()
    }

    fn audit_order(&self) -> Result<(), String> {
        if !self.has_order() {
            let none = self.order.scholars.is_empty() && self.order.tokens.total() == 0;
            return ensure(none, "assassinations without the Order");
        }
        let won = self.active_points() >= ORDER_WINS_AT;
        ensure(
            won == (self.ending == Some(Ending::Assassinations)),
            "the Order's points don't fit the end",
        )
    }

    fn audit_end(&self) -> Result<(), String> {
        let completed = self.turn.completed;
        match self.ending {
            None => {
                ensure(completed < MOST_TURNS, "too many turns")?;
                let mut found = Found::default();
                let _ = self.list_options(&mut found);
                ensure(found.first.is_some(), "nobody has a choice")
            }
            Some(ending) => {
                ensure(self.stack.is_empty(), "something is open after the end")?;
                let limit = ending == Ending::TurnLimit;
                ensure(limit == (completed >= MOST_TURNS), "the end doesn't fit the turns")
            }
        }
    }

    /// Each frame fits the one below it, and no stack of them can outgrow its room.
    fn audit_stack(&self) -> Result<(), String> {
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

fn ensure(holds: bool, reason: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

/// Sees every card exactly once.
struct Once<T>(Set<T>);

impl<T: Indexed + std::fmt::Debug> Once<T> {
    fn see(&mut self, card: T) -> Result<(), String> {
        if self.0.contains(card) {
            return Err(format!("{card:?} is in two places"));
        }
        self.0.insert(card);
        Ok(())
    }

    fn all(&self) -> Result<(), String> {
        match T::values().find(|&card| !self.0.contains(card)) {
            Some(missing) => Err(format!("{missing:?} is missing")),
            None => Ok(()),
        }
    }
}
