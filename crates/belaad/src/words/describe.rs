//! What a choice costs and brings in its position.
//!
//! A question with one answer is answered unasked only if the answer is free and touches nobody
//! else; otherwise the choice that leads to it names that answer here (section 14).

use engine::{Few, Game, Offer as _, Seat};

use crate::data::effects::{Ability, Choice, HashashEffect, Secondary};
use crate::data::{
    ActionCardFace, board_of, character_with, components, face_of, hashash_face, scholar_face,
};
use crate::decisions::Open;
use crate::decisions::battle::{Battle, Side};
use crate::decisions::card::{CardMenu, Source};
use crate::decisions::change::Change;
use crate::decisions::steal::Steal;
use crate::rules::elimination::lies_under;
use crate::table::ids::{HashashCard, Scholar};
use crate::table::state::Belaad;
use crate::words::action::Action;
use crate::words::choice::{Described, Offer};
use crate::words::deed::{Activity, Bought, Deed, Doing, Spoils};
use crate::words::names::{Character, Coin, Deck, Symbol, Team};
use crate::words::spoken::{Amount, Swords};

/// The choice of the seat that is asked, in words.
pub(crate) fn describe(game: &Belaad, seat: Seat, action: Action) -> Described {
    let Some(open) = game.open() else { return Described::Plain(action) };
    game.described(&open, seat, action).map_or(Described::Plain(action), Described::Offer)
}

impl Belaad {
    fn described(&self, open: &Open, seat: Seat, action: Action) -> Option<Offer> {
        Some(match (action, open) {
            (Action::PlayCard { card }, _) => {
                let menu = CardMenu::new(card, Source::Hand);
                let mut found = Few::None;
                let _ = menu.offer_items(self, &mut found);
                if found != Few::None {
                    return None;
                }
                Offer::PlayIdly { card }
            }
            (Action::EmployWithSwords { scholar }, _) => {
                let face = scholar_face(scholar);
                let swords = Swords(self.sword_price(scholar)?);
                let (main, auxiliary) = (face.main, face.auxiliary);
                Offer::EmployWithSwords { scholar, swords, main, auxiliary }
            }
            (Action::UseHashash { card }, _) => self.describe_hashash(card),
            (Action::Primary, Open::Card(menu)) => {
                Offer::Primary { primary: face_of(menu.card).primary }
            }
            (Action::PrimarySymbol { symbol }, Open::Card(menu)) => {
                Offer::Symbol { symbol, effect: self.activity(symbol, menu.extra) }
            }
            (Action::Activate { symbol }, _) => {
                Offer::Symbol { symbol, effect: self.activity(symbol, 0) }
            }
            (Action::Secondary, Open::Card(menu)) => {
                let face = face_of(menu.card);
                Offer::Secondary { price: face.price.into(), effect: self.bought(face, None) }
            }
            (Action::TopCard { deck }, _) => {
                Offer::TopCard { deck, card: self.action_cards.top(deck)? }
            }
            (Action::TopPrimary { deck }, _) => {
                let primary = face_of(self.action_cards.top(deck)?).primary;
                Offer::TopPrimary { deck, primary }
            }
            (Action::TopSymbol { deck, symbol }, _) => {
                Offer::TopSymbol { deck, symbol, effect: self.activity(symbol, 0) }
            }
            (Action::TopSecondary { deck }, _) => {
                let face = face_of(self.action_cards.top(deck)?);
                let effect = self.bought(face, Some(deck));
                Offer::TopSecondary { deck, price: face.price.into(), effect }
            }
            (Action::StealFrom { seat }, Open::Steal(steal)) => {
                let gold = self.player(seat).purse.gold.min(steal.count(self));
                Offer::StealFrom { seat, amount: Amount::gold(gold) }
            }
            (Action::Employ { scholar }, Open::EmployFree) => {
                let face = scholar_face(scholar);
                Offer::EmployFree { scholar, main: face.main, auxiliary: face.auxiliary }
            }
            (Action::Employ { scholar }, Open::Influence(influence)) => {
                let face = scholar_face(scholar);
                let price = Amount::gold(self.coin_price(scholar, influence.extra));
                Offer::Employ { scholar, price, main: face.main, auxiliary: face.auxiliary }
            }
            (Action::Attack { team }, Open::Military(military)) => {
                let defender = self.defender_of(team)?;
                let (attack, defence) = self.strengths(defender, military.extra);
                Offer::Attack { team, seat: defender, attack, defence }
            }
            (Action::PlaceWhite { symbol }, _) => {
                let own = character_with(self.active_team(), symbol);
                match own.filter(|&character| self.has_free_top(character)) {
                    Some(character) => {
                        let count = self.symbol_count(character) + 1;
                        Offer::PlaceWhite { character, symbol, count }
                    }
                    None => Offer::ReturnWhite { symbol },
                }
            }
            (Action::PlaceBottom { character }, _) => {
                let ongoing = matches!(board_of(character).ability, Ability::Strength { .. });
                if ongoing || self.is_able(character) {
                    Offer::PlaceBottom { character, effect: self.deed(character) }
                } else {
                    Offer::PlaceBottomIdly { character }
                }
            }
            (Action::PlaceTop { character }, _) => Offer::PlaceTop {
                character,
                symbol: board_of(character).symbol,
                count: self.symbol_count(character) + 1,
            },
            (Action::UseAbility, Open::Ability(trigger)) => Offer::UseAbility {
                character: trigger.character,
                effect: self.deed(trigger.character),
            },
            (Action::Choose { option }, Open::OneOf(one_of)) => {
                let choice = one_of.choice(option)?;
                let mut owners = self.opponents().filter(|&seat| self.player(seat).swords > 0);
                match (choice, owners.next(), owners.next()) {
                    (Choice::DiscardSword, Some(seat), None) => Offer::ChooseSword { seat },
                    _ => Offer::Choose { option: choice },
                }
            }
            (Action::Copy { character }, _) => {
                Offer::Copy { character, effect: self.deed(character) }
            }
            (Action::TakeAllGold { seat }, _) => {
                Offer::TakeAllGold { seat, amount: Amount::gold(self.player(seat).purse.gold) }
            }
            (Action::Sacrifice { character }, _) => {
                Offer::Sacrifice { character, count: self.boards[character].top() }
            }
            (Action::Exchange { first }, _) => {
                let second = first.next(self.seat_count());
                if second.index() + 1 < self.players.len() {
                    return None;
                }
                Offer::ExchangePair { first, second }
            }
            (Action::ExchangeWith { second }, Open::ExchangeWith(exchange)) => {
                Offer::ExchangePair { first: exchange.first, second }
            }
            (Action::AssassinateScholar { scholar }, Open::Assassinate(assassinate)) => {
                let (price, main) = (assassinate.amount(), scholar_face(scholar).main);
                Offer::AssassinateScholar { scholar, price, main }
            }
            (Action::AssassinateToken { character, colour }, Open::Assassinate(assassinate)) => {
                Offer::AssassinateToken { character, colour, price: assassinate.amount() }
            }
            (Action::PutBack { card }, _) => Offer::PutBack { card, effect: Doing(card) },
            (Action::Change { pay }, Open::Change(change)) => {
                let (paid, taken) = change.deal(pay);
                Offer::Change { paid, taken }
            }
            (Action::Concede, Open::Battle(battle)) => {
                let winner = battle.acting().other();
                Offer::Concede {
                    seat: battle.seat(self, winner),
                    spoils: self.spoils(battle, winner),
                }
            }
            (Action::Reveal, Open::Battle(battle)) => Offer::Reveal {
                seat: battle.seat(self, battle.acting().other()),
                needed: battle.needed(),
                negatable: self.may_negate(seat),
            },
            (Action::Accept, Open::Battle(battle)) => {
                let winner = battle.acting().other();
                Offer::AcceptDefeat {
                    seat: battle.seat(self, winner),
                    spoils: self.spoils(battle, winner),
                }
            }
            (Action::Accept, Open::Negation(negation)) => {
                let character = negation.target;
                let (tokens, cards) = self.lost_by(character);
                Offer::AcceptElimination { character, tokens, cards }
            }
            (Action::Negate, _) => match self.ward() {
                Some(card) if self.team_of(seat) == Team::Order => {
                    Offer::NegateWithCard { card, price: hashash_face(card).price.into() }
                }
                _ => Offer::NegateWithSword { swords: Swords(self.player(seat).swords) },
            },
            (Action::Eliminate { character }, _) => {
                let (tokens, cards) = self.lost_by(character);
                Offer::Eliminate { character, tokens, cards }
            }
            (Action::Silence, _) => {
                let price = hashash_face(self.silence_card()?).price.into();
                Offer::Silence { card: *self.action_cards.discard.last()?, price }
            }
            (Action::Lend, Open::Lend(lend)) => Offer::Lend { amount: self.loan(lend) },
            (Action::Draw { deck }, _) => Offer::Draw { deck, card: self.action_cards.top(deck)? },
            _ => return None,
        })
    }

    /// The tokens and Hashash cards that an elimination takes from a character.
    fn lost_by(&self, character: Character) -> (u8, u8) {
        let board = self.boards[character];
        let under = self.hashash_cards.in_play.iter();
        let cards = under.filter(|&&card| lies_under(card, character)).count() as u8;
        (board.top() + board.bottom, cards)
    }

    /// BEL-8.6: what a side gains by winning.
    fn spoils(&self, battle: &Battle, winner: Side) -> Spoils {
        let losers = battle.losers(self, winner).characters();
        match (self.team_of(battle.seat(self, winner)), winner) {
            (Team::Order, _) if losers.iter().any(|&each| self.boards[each].top() > 0) => {
                Spoils::Token
            }
            (Team::Order, _) => Spoils::Nothing,
            (_, Side::Aggressor) => {
                let points = components().battle_cards.iter().map(|card| card.points);
                Spoils::Trophy(
                    points.clone().min().unwrap_or_default(),
                    points.max().unwrap_or_default(),
                )
            }
            (_, Side::Defender) if self.swords_in_pool() > 0 => Spoils::Sword,
            (_, Side::Defender) => Spoils::Nothing,
        }
    }

    /// D21, D22: the answer is named where there is only one.
    fn describe_hashash(&self, card: HashashCard) -> Offer {
        let face = hashash_face(card);
        let price = face.price.into();
        let named = match face.effect {
            HashashEffect::Change { .. } => {
                let change = Change { card };
                let mut found = Few::None;
                let payable = Coin::ALL.iter().filter(|&&coin| change.may_pay(self, coin).is_ok());
                let _ = found.offer_all(payable.copied());
                match found {
                    Few::One(coin) => {
                        let (paid, taken) = change.deal(coin);
                        Some(Offer::UseChange { card, coin, paid, taken })
                    }
                    _ => None,
                }
            }
            HashashEffect::Unbind => self
                .only_orange_token()
                .map(|(character, space)| Offer::UseUnbind { card, price, character, space }),
            _ => None,
        };
        named.unwrap_or(Offer::UseHashash { card, price, effect: Doing(card) })
    }

    /// D5, D6: who is robbed or employed is named where there is only one.
    fn activity(&self, symbol: Symbol, extra: u8) -> Activity {
        let extra = extra.saturating_add(self.turn.extra_symbols);
        let count = self.symbols_of(self.active_team(), symbol) + u16::from(extra);
        match symbol {
            Symbol::Income => Activity::Income(Amount::gold(count)),
            Symbol::Recruit => Activity::Recruit(count.min(u16::from(self.bag.total()))),
            Symbol::Steal => {
                let most = Steal { extra }.count(self);
                match self.only_robbable() {
                    Some(seat) => {
                        let gold = self.player(seat).purse.gold.min(most);
                        Activity::StealFrom(Amount::gold(gold), seat)
                    }
                    None => Activity::Steal(Amount::gold(most)),
                }
            }
            Symbol::Influence => match self.only_payable(extra) {
                Some(scholar) => {
                    Activity::Employ(scholar, Amount::gold(self.coin_price(scholar, extra)))
                }
                None => Activity::Influence(Amount::gold(self.discount(extra))),
            },
            Symbol::Military if self.has_order() => Activity::Military(
                self.initial_strength(self.active(), Side::Aggressor) + i16::from(extra),
            ),
            Symbol::Military => {
                let defender = self.active().next(self.seat_count());
                let (attack, defence) = self.strengths(defender, extra);
                Activity::Battle(defender, attack, defence)
            }
        }
    }

    fn only_payable(&self, extra: u8) -> Option<Scholar> {
        let revealed = self.scholars.revealed.iter().copied();
        let mut payable = revealed.filter(|&scholar| self.may_pay_scholar(scholar, extra).is_ok());
        payable.next().filter(|_| payable.next().is_none())
    }

    fn only_robbable(&self) -> Option<Seat> {
        let mut robbable = self.robbable();
        robbable.next().filter(|_| robbable.next().is_none())
    }

    /// D3, D27: the target is named where there is only one. `single` is the deck whose card it is.
    fn bought(&self, face: &ActionCardFace, single: Option<Deck>) -> Bought {
        match face.secondary {
            Secondary::Eliminate => {
                let mut targets = self
                    .opposing_characters()
                    .filter(|&character| self.may_eliminate(character).is_ok());
                let only = targets.next().filter(|_| targets.next().is_none());
                only.map_or(Bought::Printed(face.secondary), Bought::Eliminate)
            }
            Secondary::TopCard => {
                let mut left = Deck::all()
                    .filter(|&deck| Some(deck) != single)
                    .filter_map(|deck| Some((deck, self.may_use_top(deck).ok()?)));
                match (left.next(), left.next()) {
                    (Some((deck, card)), None) => Bought::TopCard(deck, card),
                    _ => Bought::Printed(face.secondary),
                }
            }
            printed => Bought::Printed(printed),
        }
    }

    /// D12, D13, D14: the target is named where there is only one.
    pub(crate) fn deed(&self, character: Character) -> Deed {
        match board_of(character).ability {
            Ability::TakeAllGold => match self.only_robbable() {
                Some(seat) => Deed::TakeGold(Amount::gold(self.player(seat).purse.gold), seat),
                None => Deed::Printed(character),
            },
            Ability::EmployForTokens(least) => {
                let most = self.most_top_tokens().max(least);
                let own = self.active_team().characters().iter().copied();
                let mut strongest = own.filter(|&each| self.boards[each].top() == most);
                match (strongest.next(), strongest.next()) {
                    (Some(only), None) => Deed::GiveUp(most, only),
                    _ => Deed::Printed(character),
                }
            }
            Ability::Exchange if self.players.len() == 2 => {
                Deed::Exchange(Seat::of(0), Seat::of(1))
            }
            Ability::TreasuryCollectsHighestCount => {
                Deed::Treasury(Amount::gold(self.highest_opposing_count()))
            }
            _ => Deed::Printed(character),
        }
    }
}
