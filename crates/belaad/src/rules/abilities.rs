//! Character abilities (section 10).

use engine::{Log, Play, Seat};

use crate::data::board_of;
use crate::data::effects::Ability;
use crate::decisions::Open;
use crate::decisions::assassinate::Assassinate;
use crate::decisions::copy::CopyAbility;
use crate::decisions::employ_free::Sacrifice;
use crate::decisions::one_of::OneOf;
use crate::table::state::Belaad;
use crate::words::event::Event;
use crate::words::names::{Character, Coin};
use crate::words::refusal::Refusal;
use crate::words::spoken::Amount;

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
                self.can_pay(self.active(), Amount::gold(u16::from(*price)), 0)
            }
            Ability::DrawHashash => !self.hashash_cards.deck.is_empty(),
            Ability::AssassinateFromBag => self.bag_not_empty().is_ok(),
        }
    }

    pub(crate) fn perform_ability(
        &mut self,
        character: Character,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let (seat, team) = (self.active(), self.active_team());
        match &board_of(character).ability {
            Ability::OneOf(_) => self.agenda.plan(Open::OneOf(OneOf { character })),
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
                let amount = Amount::gold(self.highest_opposing_count());
                self.treasuries[team].add(Coin::Gold, amount.count);
                play.tell(Event::TreasuryCollected { team, amount });
            }
            Ability::TakeAllGold => self.agenda.plan(Open::TakeAllGold),
            Ability::TakeSword => self.take_sword(seat, play),
            Ability::EmployForTokens(least) => {
                self.agenda.plan(Open::Sacrifice(Sacrifice { least: *least }));
            }
            Ability::Copy(_) => self.agenda.plan(Open::Copy(CopyAbility { character })),
            Ability::TeamToTreasury => self.fill_treasury(&[Coin::Gold, Coin::Red], play),
            Ability::Exchange => self.agenda.plan(Open::Exchange),
            Ability::Strength { .. } => {}
            Ability::Assassinate(price) => {
                self.agenda.plan(Open::Assassinate(Assassinate { price: *price }));
            }
            Ability::DrawHashash => self.draw_hashash_cards(play),
            Ability::AssassinateFromBag => {
                let token = self.draw_token(play);
                self.order.tokens[token] += 1;
                play.tell(Event::DrawnTokenAssassinated { seat, token });
                self.check_order_victory(play);
            }
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
        self.is_seated(seat)?;
        if self.team_of(seat) != self.active_team() {
            Ok(())
        } else {
            Err(Refusal::NotAnOpponent { seat })
        }
    }

    pub(crate) fn rob(
        &mut self,
        victim: Seat,
        coin: Coin,
        most: u16,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let count = self.player_mut(victim).purse.take(coin, most);
        self.player_mut(seat).purse.add(coin, count);
        play.tell(Event::Stole { seat, victim, amount: Amount { count, coin } });
    }

    /// BEL-10.K3.
    pub(crate) fn highest_opposing_count(&self) -> u16 {
        self.opposing_characters().map(|each| self.symbol_count(each)).max().unwrap_or(0)
    }

    pub(crate) fn most_top_tokens(&self) -> u8 {
        let own = self.active_team().characters().iter();
        own.map(|&character| self.boards[character].top()).max().unwrap_or(0)
    }
}
