//! The Spy's doings (BEL-10.O3).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::decide::Offer;
use crate::event::Event;
use crate::frames::Frame;
use crate::names::{Character, Coin, Colour, Team};
use crate::refusal::Refusal;
use crate::state::Belaad;
use crate::table::Play;

impl Belaad {
    /// D18.
    pub(crate) fn steal_coins_options(&self, taken: u8, offer: &mut impl Offer) -> ControlFlow<()> {
        for seat in self.opponents() {
            for &coin in Coin::ALL {
                if self.player(seat).purse.of(coin) > 0 {
                    offer.offer(Action::StealCoin { seat, coin })?;
                }
            }
        }
        if taken > 0 {
            offer.offer(Action::Stop)?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_steal_coin(&self, seat: Seat, coin: Coin) -> Result<(), Refusal> {
        self.is_opponent(seat)?;
        if self.player(seat).purse.of(coin) > 0 {
            Ok(())
        } else {
            Err(Refusal::NoSuchCoin { seat, coin })
        }
    }

    pub(crate) fn steal_coin<L: Log<Event>>(
        &mut self,
        victim: Seat,
        coin: Coin,
        play: &mut Play<'_, L>,
    ) {
        if let Some(Frame::StealCoins { taken, left }) = self.stack.last_mut() {
            *taken = taken.saturating_add(1);
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.stack.pop();
            }
        }
        self.rob(victim, coin, 1, play);
    }

    /// D19.
    pub(crate) fn return_tokens_options(
        &self,
        team: Option<Team>,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        for character in self.opposing_characters() {
            for &colour in Colour::ALL {
                if self.may_return_token(team, character, colour).is_ok() {
                    offer.offer(Action::ReturnToken { character, colour })?;
                }
            }
        }
        if team.is_some() {
            offer.offer(Action::Stop)?;
        }
        ControlFlow::Continue(())
    }

    /// BEL-18.37: after the first only of the same team.
    pub(crate) fn may_return_token(
        &self,
        team: Option<Team>,
        character: Character,
        colour: Colour,
    ) -> Result<(), Refusal> {
        match team {
            Some(team) if team != character.team() => Err(Refusal::OtherTeam { team }),
            _ => self.has_opposing_token(character, colour),
        }
    }

    pub(crate) fn return_token<L: Log<Event>>(
        &mut self,
        character: Character,
        colour: Colour,
        play: &mut Play<'_, L>,
    ) {
        if let Some(Frame::ReturnTokens { team, left }) = self.stack.last_mut() {
            *team = Some(character.team());
            *left = left.saturating_sub(1);
            if *left == 0 {
                self.stack.pop();
            }
        }
        let token = self.take_top_token(character, colour);
        self.bag[token] += 1;
        play.tell(Event::TokenReturned { character, colour });
    }

    /// D20.
    pub(crate) fn discard_sword_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for seat in self.opponents() {
            if self.player(seat).swords > 0 {
                offer.offer(Action::DiscardSword { seat })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_discard_sword(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_opponent(seat)?;
        if self.player(seat).swords > 0 { Ok(()) } else { Err(Refusal::NoSword { seat }) }
    }

    pub(crate) fn discard_sword<L: Log<Event>>(&mut self, victim: Seat, play: &mut Play<'_, L>) {
        self.stack.pop();
        let swords = &mut self.player_mut(victim).swords;
        *swords = swords.saturating_sub(1);
        play.tell(Event::SwordDiscarded { victim });
    }
}
