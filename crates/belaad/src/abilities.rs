//! Character abilities (section 10).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::decide::Offer;
use crate::effects::{Ability, Choice};
use crate::event::Event;
use crate::frames::Frame;
use crate::names::{AbilityOption, Character, Coin, Colour, Symbol};
use crate::refusal::Refusal;
use crate::state::Belaad;
use crate::table::{Play, board_of};
use crate::words::Amount;

impl Belaad {
    /// BEL-10.2: whether the ability, performed by the active player, would do something.
    pub(crate) fn is_able(&self, character: Character) -> bool {
        match &board_of(character).ability {
            Ability::OneOf(choices) => {
                choices.iter().any(|&choice| self.may_choose(choice).is_ok())
            }
            Ability::TeamCollectsRed(_) | Ability::TreasuryCollectsHighestCount => true,
            Ability::TakeAllGold => self.somebody_has_gold().is_ok(),
            Ability::TakeSword => self.swords_in_pool() > 0,
            Ability::EmployForTokens(least) => {
                self.may_employ().is_ok()
                    && !self.scholars.revealed.is_empty()
                    && self.most_top_tokens() >= *least
            }
            Ability::Copy(originals) => originals.iter().any(|original| self.is_able(original)),
            Ability::TeamToTreasury => {
                let team = self.active_team();
                self.players_of(team).any(|seat| !self.player(seat).purse.is_empty())
            }
            Ability::Exchange => self.players.iter().any(|player| !player.purse.is_empty()),
            // BEL-10.P5: ongoing, nothing to use.
            Ability::Strength { .. } => false,
            Ability::Assassinate(price) => {
                self.may_pay(self.active(), Coin::Gold, u16::from(*price), 0).is_ok()
            }
            Ability::DrawHashash => !self.hashash_cards.deck.is_empty(),
            Ability::AssassinateFromBag => self.bag_not_empty().is_ok(),
        }
    }

    /// D9: use.
    pub(crate) fn use_ability<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Ability { character }) = self.stack.pop() {
            play.tell(Event::AbilityUsed { seat: self.active(), character });
            self.perform_ability(character, play);
        }
    }

    /// D9: decline.
    pub(crate) fn decline_ability<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Ability { character }) = self.stack.pop() {
            play.tell(Event::AbilityDeclined { seat: self.active(), character });
        }
    }

    /// D11.
    pub(crate) fn copy_ability<L: Log<Event>>(
        &mut self,
        original: Character,
        play: &mut Play<'_, L>,
    ) {
        self.stack.pop();
        play.tell(Event::AbilityCopied { seat: self.active(), character: original });
        self.perform_ability(original, play);
    }

    fn perform_ability<L: Log<Event>>(&mut self, character: Character, play: &mut Play<'_, L>) {
        let (seat, team) = (self.active(), self.active_team());
        match &board_of(character).ability {
            Ability::OneOf(_) => self.push(Frame::OneOf { character }),
            Ability::TeamCollectsRed(count) => {
                let amount = Amount::red(u16::from(*count));
                for mate in self.all_seats() {
                    if self.team_of(mate) == team {
                        self.player_mut(mate).purse.add(Coin::Red, amount.count);
                    }
                }
                play.tell(Event::TeamCollected { team, amount });
            }
            Ability::TreasuryCollectsHighestCount => {
                let counts = self.opposing_characters().map(|each| self.symbol_count(each));
                let amount = Amount::gold(counts.max().unwrap_or(0));
                self.treasuries[team].add(Coin::Gold, amount.count);
                play.tell(Event::TreasuryCollected { team, amount });
            }
            Ability::TakeAllGold => self.push(Frame::TakeAllGold),
            Ability::TakeSword => self.take_sword(seat, play),
            Ability::EmployForTokens(least) => self.push(Frame::Sacrifice { least: *least }),
            Ability::Copy(_) => self.push(Frame::Copy { character }),
            Ability::TeamToTreasury => self.fill_treasury(&[Coin::Gold, Coin::Red], play),
            Ability::Exchange => self.push(Frame::Exchange),
            Ability::Strength { .. } => {}
            Ability::Assassinate(price) => self.push(Frame::Assassinate { price: *price }),
            Ability::DrawHashash => self.draw_hashash_cards(play),
            Ability::AssassinateFromBag => {
                let token = self.draw_token(play.rng);
                self.order.tokens[token] += 1;
                play.tell(Event::DrawnTokenAssassinated { seat, token });
                self.check_order_victory(play);
            }
        }
    }

    /// D10, D17.
    pub(crate) fn choice_options(
        &self,
        character: Character,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        if let Ability::OneOf(choices) = &board_of(character).ability {
            for &choice in choices {
                if self.may_choose(choice).is_ok() {
                    offer.offer(Action::Choose { option: choice.option() })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn check_choice(
        &self,
        character: Character,
        option: AbilityOption,
    ) -> Result<(), Refusal> {
        let choice = choice_of(character, option).ok_or(Refusal::NotAChoice { option })?;
        self.may_choose(choice)
    }

    fn may_choose(&self, choice: Choice) -> Result<(), Refusal> {
        let possible = match choice {
            Choice::CollectGold(_) => true,
            Choice::DrawTokens(_) => self.bag_not_empty().is_ok(),
            Choice::PerformTopCard => self.has_single_action(0),
            Choice::StealCoins(_) => {
                self.opponents().any(|seat| !self.player(seat).purse.is_empty())
            }
            Choice::ReturnTokens(_) => {
                self.opposing_characters().any(|character| self.boards[character].top() > 0)
            }
            Choice::DiscardSword => self.opponents().any(|seat| self.player(seat).swords > 0),
        };
        let option = choice.option();
        if possible { Ok(()) } else { Err(Refusal::ChoiceWithoutTarget { option }) }
    }

    pub(crate) fn choose<L: Log<Event>>(&mut self, option: AbilityOption, play: &mut Play<'_, L>) {
        let Some(&Frame::OneOf { character }) = self.stack.last() else { return };
        let Some(choice) = choice_of(character, option) else { return };
        // BEL-5.6: a single action that can't be paid comes back to this list.
        if choice == Choice::PerformTopCard {
            self.push(Frame::SingleAction);
            return;
        }
        self.stack.pop();
        match choice {
            Choice::CollectGold(count) => self.collect(Amount::gold(u16::from(count)), play),
            Choice::DrawTokens(count) => self.draw_tokens(u16::from(count), play),
            Choice::StealCoins(left) => self.push(Frame::StealCoins { taken: 0, left }),
            Choice::ReturnTokens(left) => self.push(Frame::ReturnTokens { team: None, left }),
            Choice::DiscardSword => self.push(Frame::DiscardSword),
            Choice::PerformTopCard => {}
        }
    }

    /// D11.
    pub(crate) fn copy_options(
        &self,
        character: Character,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        if let Ability::Copy(originals) = &board_of(character).ability {
            for original in originals.iter() {
                if self.is_able(original) {
                    offer.offer(Action::Copy { character: original })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_copy(
        &self,
        character: Character,
        original: Character,
    ) -> Result<(), Refusal> {
        match &board_of(character).ability {
            Ability::Copy(originals) if originals.contains(original) => {
                if self.is_able(original) {
                    Ok(())
                } else {
                    Err(Refusal::AbilityWithoutEffect { character: original })
                }
            }
            _ => Err(Refusal::NotCopyable { character: original }),
        }
    }

    pub(crate) fn somebody_has_gold(&self) -> Result<(), Refusal> {
        if self.opponents().any(|seat| self.player(seat).purse.gold > 0) {
            Ok(())
        } else {
            Err(Refusal::NobodyHasGold)
        }
    }

    /// D5, D12: BEL-18.13.
    pub(crate) fn may_rob(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_opponent(seat)?;
        if self.player(seat).purse.gold > 0 { Ok(()) } else { Err(Refusal::NoGold { seat }) }
    }

    pub(crate) fn is_opponent(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.players.len() && self.team_of(seat) != self.active_team() {
            Ok(())
        } else {
            Err(Refusal::NotAnOpponent { seat })
        }
    }

    /// BEL-4.4 S: as much gold as symbols, as far as it goes.
    pub(crate) fn steal<L: Log<Event>>(&mut self, victim: Seat, play: &mut Play<'_, L>) {
        let Some(Frame::Steal { extra }) = self.stack.pop() else { return };
        let count = self.steal_count(extra);
        self.rob(victim, Coin::Gold, count, play);
    }

    /// How much the active team steals.
    pub(crate) fn steal_count(&self, extra: u8) -> u16 {
        self.symbols_of(self.active_team(), Symbol::Steal) + u16::from(extra)
    }

    /// BEL-10.K4.
    pub(crate) fn take_all_gold<L: Log<Event>>(&mut self, victim: Seat, play: &mut Play<'_, L>) {
        self.stack.pop();
        self.rob(victim, Coin::Gold, u16::MAX, play);
    }

    pub(crate) fn rob<L: Log<Event>>(
        &mut self,
        victim: Seat,
        coin: Coin,
        most: u16,
        play: &mut Play<'_, L>,
    ) {
        let seat = self.active();
        let count = self.player_mut(victim).purse.take(coin, most);
        self.player_mut(seat).purse.add(coin, count);
        play.tell(Event::Stole { seat, victim, amount: Amount { count, coin } });
    }

    fn most_top_tokens(&self) -> u8 {
        let own = self.active_team().characters().iter();
        own.map(|&character| self.boards[character].top()).max().unwrap_or(0)
    }

    /// D13: BEL-10.P1.
    pub(crate) fn may_sacrifice(&self, character: Character, least: u8) -> Result<(), Refusal> {
        let own = character.team() == self.active_team();
        let top = self.boards[character].top();
        if own && top >= least && top == self.most_top_tokens() {
            Ok(())
        } else {
            Err(Refusal::NotTheStrongest { character })
        }
    }

    pub(crate) fn sacrifice<L: Log<Event>>(
        &mut self,
        character: Character,
        play: &mut Play<'_, L>,
    ) {
        self.stack.pop();
        self.return_top_tokens(character);
        play.tell(Event::Sacrificed { seat: self.active(), character });
        self.push(Frame::EmployFree);
    }

    /// D14: unordered pairs, so the first is any seat but the highest.
    pub(crate) fn may_exchange(&self, first: Seat) -> Result<(), Refusal> {
        if first.index() + 1 < self.players.len() {
            Ok(())
        } else {
            Err(Refusal::NotAFirstPlayer { seat: first })
        }
    }

    pub(crate) fn may_exchange_with(&self, first: Seat, second: Seat) -> Result<(), Refusal> {
        if second > first && second.index() < self.players.len() {
            Ok(())
        } else {
            Err(Refusal::NotASecondPlayer { seat: second })
        }
    }

    /// BEL-10.P4, BEL-18.36.
    pub(crate) fn exchange<L: Log<Event>>(&mut self, second: Seat, play: &mut Play<'_, L>) {
        let Some(Frame::ExchangeWith { first }) = self.stack.pop() else { return };
        let purse = self.player(first).purse;
        self.player_mut(first).purse = self.player(second).purse;
        self.player_mut(second).purse = purse;
        play.tell(Event::Exchanged { first, second });
    }

    /// Offers every opposing token in a top space.
    pub(crate) fn opposing_token_options(
        &self,
        action: impl Fn(Character, Colour) -> Action,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        for character in self.opposing_characters() {
            for &colour in Colour::ALL {
                if self.boards[character].of(colour) > 0 {
                    offer.offer(action(character, colour))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn choice_of(character: Character, option: AbilityOption) -> Option<Choice> {
    match &board_of(character).ability {
        Ability::OneOf(choices) => choices.iter().copied().find(|each| each.option() == option),
        _ => None,
    }
}
