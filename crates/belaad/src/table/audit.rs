//! Whether every component is accounted for and the open decisions make sense.

use engine::{Decision, Few, Game, Indexed, Seat, Set};

use crate::data::{board_of, components};
use crate::decisions::Open;
use crate::rules::order::ORDER_WINS_AT;
use crate::rules::tokens::in_batches;
use crate::rules::turn::MAX_TURNS;
use crate::table::state::{
    Belaad, Ending, ExtraTurn, GENERATION, GENERATIONS, MAX_PLAYERS, REMOVED, Step,
    TAKEN_OF_A_GENERATION,
};
use crate::words::names::{Team, Token};

/// Checks the pieces first: the check of what is open relies on them.
pub(crate) fn audit(game: &Belaad) -> Result<(), String> {
    ensure((2..=MAX_PLAYERS).contains(&game.players.len()), "there must be 2 to 6 players")?;
    game.audit_turn()?;
    game.audit_boards()?;
    game.audit_tokens()?;
    game.audit_swords()?;
    game.audit_action_cards()?;
    game.audit_scholars()?;
    game.audit_battle_cards()?;
    game.audit_hashash_cards()?;
    game.audit_order()?;
    game.audit_agenda()?;
    game.audit_end()
}

impl Belaad {
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
        // A finished game may be right after the last draw.
        let ended = self.ending == Some(Ending::TurnLimit);
        ensure(fits || ended, "cards played and drawn don't fit the step")?;
        ensure(turn.drawn <= turn.played && turn.played <= cards, "more cards than a turn has")?;
        let order = self.active_team() == Team::Order;
        ensure(!turn.employed || !order, "the Order never employs")?;
        ensure(turn.extra_symbols == 0 || order, "only the Order has extra symbols")?;
        ensure(turn.extra_turn == ExtraTurn::No || order, "only the Order has extra turns")?;
        let mate = |seat: Seat| self.teammates(turn.active).any(|each| each == seat);
        ensure(turn.lent.iter().all(mate), "somebody lends who is not a teammate")?;
        ensure(turn.refused.iter().all(mate), "somebody refuses who is not a teammate")?;
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
        let mut found = in_batches(&self.agenda);
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
            ensure(hand.len() + usize::from(out) == full, "a hand has the wrong size")?;
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
        ensure(scholars.discarded.len() == ended * left, "the wrong number of discarded scholars")?;
        let won = self.ending == Some(Ending::Assassinations);
        let fits = match scholars.revealed.len() {
            revealed if over => revealed == 0 && generation == GENERATIONS,
            // BEL-12.2: the Order may win with the third scholar.
            revealed if won => (left..=GENERATION).contains(&revealed),
            revealed => (left + 1..=GENERATION).contains(&revealed),
        };
        ensure(fits, "the wrong number of revealed scholars")
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
            ensure(plays, "a trophy of somebody who can't have one")?;
            let possible = usize::from(cards.seen_after[trophy.card]) <= at;
            ensure(possible, "a trophy was seen after it was taken")?;
        }
        let known = cards.seen_after.iter().all(|(_, at)| usize::from(at) <= cards.trophies.len());
        ensure(known, "a card was seen after more trophies than there are")?;
        let fighting = matches!(self.agenda.last(), Some(Open::Battle(_)));
        let stopped = self.ending.is_some();
        ensure(fighting || stopped || cards.discard.is_empty(), "battle cards outside a battle")
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
        for open in self.agenda.iter() {
            if let Open::PutBack(put_back) = open {
                put_back.drawn.iter().try_for_each(|each| once.see(each.card))?;
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
                ensure(completed < MAX_TURNS, "too many turns")?;
                let mut found = Few::None;
                if let Some(open) = self.open()
                    && let Some(seat) = open.asked(self).first()
                {
                    let _ = open.offer(self, seat, &mut found);
                }
                ensure(found != Few::None, "nobody has a choice")
            }
            Some(ending) => {
                ensure(self.agenda.is_empty(), "something is open after the end")?;
                let limit = ending == Ending::TurnLimit;
                ensure(limit == (completed >= MAX_TURNS), "the end doesn't fit the turns")
            }
        }
    }
}

pub(crate) fn ensure(holds: bool, reason: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

/// Checks that every card occurs exactly once.
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
