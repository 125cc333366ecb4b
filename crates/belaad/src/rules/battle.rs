//! Battles (section 8) and swords against defeat cards (BEL-9.1).

use engine::{Chance, Log, Play, Seat, SeatSet};

use crate::data::effects::{Ability, BattleEffect, HashashEffect};
use crate::data::{board_of, components, hashash_face};
use crate::decisions::Open;
use crate::decisions::battle::{Battle, Phase, Side, Victory};
use crate::decisions::military::Military;
use crate::table::ids::HashashCard;
use crate::table::state::{Belaad, Trophy};
use crate::words::deed::TrophyCard;
use crate::words::event::Event;
use crate::words::names::{Symbol, Team};
use crate::words::refusal::Refusal;

impl Belaad {
    /// BEL-18.26.
    pub(crate) fn may_battle(&self) -> Result<(), Refusal> {
        if self.battle_cards.deck.is_empty() { Err(Refusal::BattleDeckEmpty) } else { Ok(()) }
    }

    /// BEL-8.1: the player to the left, or in a game with the Order a team of choice.
    pub(crate) fn choose_defender(&mut self, extra: u8, play: &mut Play<'_, impl Log<Event>>) {
        if self.has_order() {
            self.agenda.plan(Open::Military(Military { extra }));
        } else {
            self.start_battle(self.active().next(self.seat_count()), extra, play);
        }
    }

    /// BEL-8.2.
    pub(crate) fn start_battle(
        &mut self,
        defender: Seat,
        extra: u8,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let aggressor = self.active();
        let (attack, defence) = self.strengths(defender, extra);
        play.tell(Event::BattleBegan { aggressor, defender, attack, defence });
        self.agenda.plan(Open::Battle(Battle { defender, attack, defence, phase: Phase::Turn }));
    }

    /// The strengths of both sides at the start.
    pub(crate) fn strengths(&self, defender: Seat, extra: u8) -> (i16, i16) {
        let attack = self.initial_strength(self.active(), Side::Aggressor) + i16::from(extra);
        (attack, self.initial_strength(defender, Side::Defender))
    }

    /// BEL-8.1: the team's first player clockwise.
    pub(crate) fn defender_of(&self, team: Team) -> Option<Seat> {
        self.active().clockwise(self.seat_count()).find(|&seat| self.team_of(seat) == team)
    }

    pub(crate) fn initial_strength(&self, seat: Seat, side: Side) -> i16 {
        let team = self.team_of(seat);
        let symbols = self.symbols_of(team, Symbol::Military) as i16;
        // BEL-10.P5: ongoing while the token lies there.
        let ongoing =
            team.characters().iter().map(|&character| match board_of(character).ability {
                Ability::Strength { attack, defence } if self.boards[character].bottom > 0 => {
                    i16::from(if side == Side::Aggressor { attack } else { defence })
                }
                _ => 0,
            });
        symbols + ongoing.sum::<i16>()
    }

    pub(crate) fn strengthen(
        &mut self,
        mut battle: Battle,
        card: HashashCard,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.use_hashash(card, play);
        if let HashashEffect::Strength(strength) = hashash_face(card).effect {
            battle.add(battle.acting(), i16::from(strength));
            self.replace_battle(battle);
        }
    }

    /// D23: BEL-8.4.
    pub(crate) fn reveal(
        &mut self,
        mut battle: Battle,
        seat: Seat,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Some(card) = self.battle_cards.deck.pop() else { return };
        self.battle_cards.discard.push(card);
        self.battle_cards.seen_after[card] = self.battle_cards.trophies.len() as u8;
        play.log.learned(SeatSet::all(self.seat_count()));
        let acting = battle.acting();
        let effect = components().battle_cards[card.at()].effect;
        if let BattleEffect::Strength(value) = effect {
            battle.add(acting, i16::from(value));
        } else if self.may_negate(seat) {
            battle.phase = Phase::Defeat;
        }
        let Battle { attack, defence, .. } = battle;
        play.tell(Event::Revealed { seat, card, attack, defence });
        self.replace_battle(battle);
        match effect {
            BattleEffect::Strength(_) => self.battle_goes_on(battle, play),
            BattleEffect::Defeat if battle.phase == Phase::Defeat => {}
            BattleEffect::Defeat => {
                self.end_battle(battle, acting.other(), Victory::WithElimination, play);
            }
        }
    }

    /// BEL-9.1: with the player's own sword, or the Order's ward.
    pub(crate) fn may_negate(&self, seat: Seat) -> bool {
        match self.team_of(seat) {
            Team::Order => self.ward().is_some(),
            _ => self.player(seat).swords > 0,
        }
    }

    /// D24.
    pub(crate) fn negate_defeat(
        &mut self,
        mut battle: Battle,
        seat: Seat,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match self.ward() {
            Some(card) if self.team_of(seat) == Team::Order => {
                self.use_hashash(card, play);
                play.tell(Event::DefeatNegatedByCard { seat, card });
            }
            _ => {
                self.spend_swords(seat, 1);
                play.tell(Event::DefeatNegatedBySword { seat });
            }
        }
        battle.phase = Phase::Turn;
        self.replace_battle(battle);
        self.battle_goes_on(battle, play);
    }

    /// BEL-8.5 (c): with an empty deck the stronger side wins, on a tie the defender.
    fn battle_goes_on(&mut self, battle: Battle, play: &mut Play<'_, impl Log<Event>>) {
        if self.battle_cards.deck.is_empty() {
            let aggressor = battle.attack > battle.defence;
            let winner = if aggressor { Side::Aggressor } else { Side::Defender };
            self.end_battle(battle, winner, Victory::Plain, play);
        }
    }

    /// BEL-8.6: spoils come first.
    pub(crate) fn end_battle(
        &mut self,
        mut battle: Battle,
        winner: Side,
        victory: Victory,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = battle.seat(self, winner);
        let loser = battle.seat(self, winner.other());
        play.tell(Event::BattleWon { seat, loser });
        if self.team_of(seat) == Team::Order {
            let losers = self.team_of(loser).characters();
            if losers.iter().any(|&character| self.boards[character].top() > 0) {
                battle.phase = Phase::Spoils { winner, victory };
                self.replace_battle(battle);
                return;
            }
        } else if winner == Side::Aggressor {
            self.take_trophy(seat, play);
        } else {
            self.take_sword(seat, play);
        }
        self.after_spoils(battle, winner, victory, play);
    }

    /// BEL-8.7.
    pub(crate) fn after_spoils(
        &mut self,
        mut battle: Battle,
        winner: Side,
        victory: Victory,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let losers = battle.losers(self, winner).characters();
        let target = losers.iter().any(|&character| self.may_eliminate(character).is_ok());
        if victory == Victory::WithElimination && target {
            battle.phase = Phase::Elimination { winner };
            self.replace_battle(battle);
        } else {
            self.close_battle(play);
        }
    }

    /// BEL-8.8.
    pub(crate) fn close_battle(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.agenda.done();
        self.reshuffle_battle_cards(play);
    }

    fn reshuffle_battle_cards(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let cards = &mut self.battle_cards;
        cards.deck.extend(cards.discard.drain(..));
        play.rng.shuffle(&mut cards.deck);
    }

    /// BEL-8.6, BEL-8.8: the top card, after a shuffle if the deck is empty.
    fn take_trophy(&mut self, owner: Seat, play: &mut Play<'_, impl Log<Event>>) {
        if self.battle_cards.deck.is_empty() {
            self.reshuffle_battle_cards(play);
        }
        let cards = &mut self.battle_cards;
        let Some(card) = cards.deck.pop() else { return };
        cards.trophies.push(Trophy { owner, card });
        // The cards that lie face up beside it are not this trophy either.
        for &other in &cards.discard {
            cards.seen_after[other] = cards.trophies.len() as u8;
        }
        play.log.learned(SeatSet::only(owner));
        let own = Event::TrophySeen { seat: owner, card: TrophyCard(card) };
        play.log.secret(owner, own, Event::TrophyTaken { seat: owner });
    }

    /// BEL-8.6, BEL-10.K5: a sword, if one is left.
    pub(crate) fn take_sword(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        if self.swords_in_pool() > 0 {
            self.player_mut(seat).swords += 1;
            play.tell(Event::SwordTaken { seat });
        }
    }

    fn replace_battle(&mut self, battle: Battle) {
        if let Some(Open::Battle(open)) = self.agenda.top_mut() {
            *open = battle;
        }
    }
}
