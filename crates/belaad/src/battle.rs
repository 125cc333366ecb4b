//! Battles (section 8) and swords against defeat cards (BEL-9.1).

use std::ops::ControlFlow;

use engine::{Chance, Log, Seat, SeatSet};

use crate::action::Action;
use crate::components::components;
use crate::decide::Offer;
use crate::effects::{Ability, BattleEffect, HashashEffect};
use crate::event::Event;
use crate::frames::{Battle, Frame, Phase, Side, Victory};
use crate::ids::HashashCard;
use crate::names::{Character, Colour, Symbol, Team};
use crate::refusal::Refusal;
use crate::state::{Belaad, Trophy};
use crate::table::{Play, board_of, hashash_face};

impl Belaad {
    /// BEL-18.26.
    pub(crate) fn may_battle(&self) -> Result<(), Refusal> {
        if self.battle_cards.deck.is_empty() { Err(Refusal::BattleDeckEmpty) } else { Ok(()) }
    }

    /// BEL-8.1: the player to the left, or in a game with the Order a team of choice.
    pub(crate) fn choose_defender<L: Log<Event>>(&mut self, extra: u8, play: &mut Play<'_, L>) {
        if self.has_order() {
            self.push(Frame::Military { extra });
        } else {
            self.start_battle(self.active().next(self.seat_count()), extra, play);
        }
    }

    /// D7.
    pub(crate) fn military_options(&self, offer: &mut impl Offer) -> ControlFlow<()> {
        for &team in Team::ALL {
            if self.may_attack(team).is_ok() {
                offer.offer(Action::Attack { team })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_attack(&self, team: Team) -> Result<(), Refusal> {
        if self.is_opposing(team) { Ok(()) } else { Err(Refusal::NotAnOpposingTeam { team }) }
    }

    pub(crate) fn attack<L: Log<Event>>(&mut self, team: Team, play: &mut Play<'_, L>) {
        let extra = match self.stack.pop() {
            Some(Frame::Military { extra }) => extra,
            _ => 0,
        };
        let mut clockwise = self.active().clockwise(self.seat_count());
        if let Some(defender) = clockwise.find(|&seat| self.team_of(seat) == team) {
            self.start_battle(defender, extra, play);
        }
    }

    /// BEL-8.2.
    fn start_battle<L: Log<Event>>(&mut self, defender: Seat, extra: u8, play: &mut Play<'_, L>) {
        let aggressor = self.active();
        let attack = self.initial_strength(aggressor, Side::Aggressor) + i16::from(extra);
        let defence = self.initial_strength(defender, Side::Defender);
        play.tell(Event::BattleBegan { aggressor, defender, attack, defence });
        self.push(Frame::Battle(Battle { defender, attack, defence, phase: Phase::Turn }));
    }

    fn initial_strength(&self, seat: Seat, side: Side) -> i16 {
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

    /// Who of the two sides is this seat.
    pub(crate) fn seat_of(&self, battle: &Battle, side: Side) -> Seat {
        match side {
            Side::Aggressor => self.active(),
            Side::Defender => battle.defender,
        }
    }

    /// Who is asked in a battle.
    pub(crate) fn asked_in_battle(&self, battle: &Battle) -> Seat {
        let side = match battle.phase {
            Phase::Turn | Phase::Defeat => battle.acting(),
            Phase::Spoils { winner, .. } | Phase::Elimination { winner } => winner,
        };
        self.seat_of(battle, side)
    }

    /// The team that lost, seen from the winner.
    pub(crate) fn losing_team(&self, battle: &Battle, winner: Side) -> Team {
        self.team_of(self.seat_of(battle, winner.other()))
    }

    /// D23 to D26.
    pub(crate) fn battle_options(
        &self,
        battle: &Battle,
        offer: &mut impl Offer,
    ) -> ControlFlow<()> {
        match battle.phase {
            Phase::Turn => {
                offer.offer(Action::Concede)?;
                offer.offer(Action::Reveal)?;
                for &card in &self.hashash_cards.in_play {
                    if self.may_strengthen(battle, card).is_ok() {
                        offer.offer(Action::UseHashash { card })?;
                    }
                }
            }
            Phase::Defeat => {
                offer.offer(Action::Negate)?;
                offer.offer(Action::Accept)?;
            }
            Phase::Spoils { winner, .. } => {
                for &character in self.losing_team(battle, winner).characters() {
                    for &colour in Colour::ALL {
                        if self.has_top_token(character, colour).is_ok() {
                            offer.offer(Action::AssassinateToken { character, colour })?;
                        }
                    }
                }
            }
            Phase::Elimination { winner } => {
                for &character in self.losing_team(battle, winner).characters() {
                    if self.may_eliminate(character).is_ok() {
                        offer.offer(Action::Eliminate { character })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn check_battle(&self, battle: &Battle, action: Action) -> Result<(), Refusal> {
        match (battle.phase, action) {
            (Phase::Turn, Action::Concede | Action::Reveal)
            | (Phase::Defeat, Action::Negate | Action::Accept) => Ok(()),
            (Phase::Turn, Action::UseHashash { card }) => self.may_strengthen(battle, card),
            (Phase::Spoils { winner, .. }, Action::AssassinateToken { character, colour }) => {
                self.of_the_losers(battle, winner, character)?;
                self.has_top_token(character, colour)
            }
            (Phase::Elimination { winner }, Action::Eliminate { character }) => {
                self.of_the_losers(battle, winner, character)?;
                self.may_eliminate(character)
            }
            _ => Err(Refusal::NotTheQuestion),
        }
    }

    fn of_the_losers(
        &self,
        battle: &Battle,
        winner: Side,
        character: Character,
    ) -> Result<(), Refusal> {
        if character.team() == self.losing_team(battle, winner) {
            Ok(())
        } else {
            Err(Refusal::NotOfTheLosers { character })
        }
    }

    /// BEL-11.6 H09, H12: the Order's own battle turn.
    fn may_strengthen(&self, battle: &Battle, card: HashashCard) -> Result<(), Refusal> {
        let acting = self.seat_of(battle, battle.acting());
        match hashash_face(card).effect {
            HashashEffect::Strength(_) if self.team_of(acting) == Team::Order => {
                self.may_use_hashash(card)
            }
            _ => Err(Refusal::NotNow { card }),
        }
    }

    pub(crate) fn strengthen<L: Log<Event>>(&mut self, card: HashashCard, play: &mut Play<'_, L>) {
        self.use_hashash(card, play);
        if let HashashEffect::Strength(strength) = hashash_face(card).effect
            && let Some(Frame::Battle(battle)) = self.stack.last_mut()
        {
            battle.add(battle.acting(), i16::from(strength));
        }
    }

    /// D23: the acting side gives up.
    pub(crate) fn concede<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Battle(battle)) = self.stack.last().copied() {
            let acting = battle.acting();
            play.tell(Event::Conceded { seat: self.seat_of(&battle, acting) });
            self.end_battle(battle, acting.other(), Victory::Plain, play);
        }
    }

    /// D23: BEL-8.4.
    pub(crate) fn reveal<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        let Some(Frame::Battle(mut battle)) = self.stack.last().copied() else { return };
        let Some(card) = self.battle_cards.deck.pop() else { return };
        self.battle_cards.discard.push(card);
        self.battle_cards.seen_after[card] = self.battle_cards.trophies.len() as u8;
        play.log.learned(SeatSet::all(self.seat_count()));
        let acting = battle.acting();
        let seat = self.seat_of(&battle, acting);
        let effect = components().battle_cards[card.at()].effect;
        if let BattleEffect::Strength(value) = effect {
            battle.add(acting, i16::from(value));
        } else if self.may_negate_defeat(seat) {
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

    /// BEL-9.1: an own sword, or the Order's ward.
    pub(crate) fn may_negate_defeat(&self, seat: Seat) -> bool {
        match self.team_of(seat) {
            Team::Order => self.ward().is_some(),
            _ => self.player(seat).swords > 0,
        }
    }

    /// D24.
    pub(crate) fn negate_defeat<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        let Some(Frame::Battle(mut battle)) = self.stack.last().copied() else { return };
        let seat = self.seat_of(&battle, battle.acting());
        match self.ward() {
            Some(card) if self.team_of(seat) == Team::Order => {
                self.use_hashash(card, play);
                play.tell(Event::DefeatNegatedByCard { seat, card });
            }
            _ => {
                let swords = &mut self.player_mut(seat).swords;
                *swords = swords.saturating_sub(1);
                play.tell(Event::DefeatNegatedBySword { seat });
            }
        }
        battle.phase = Phase::Turn;
        self.replace_battle(battle);
        self.battle_goes_on(battle, play);
    }

    /// D24: the battle is lost.
    pub(crate) fn accept_defeat<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        if let Some(Frame::Battle(battle)) = self.stack.last().copied() {
            self.end_battle(battle, battle.acting().other(), Victory::WithElimination, play);
        }
    }

    /// BEL-8.5 (c): with an empty deck the stronger side wins, on a tie the defender.
    fn battle_goes_on<L: Log<Event>>(&mut self, battle: Battle, play: &mut Play<'_, L>) {
        if self.battle_cards.deck.is_empty() {
            let aggressor = battle.attack > battle.defence;
            let winner = if aggressor { Side::Aggressor } else { Side::Defender };
            self.end_battle(battle, winner, Victory::Plain, play);
        }
    }

    /// BEL-8.6: spoils come first.
    fn end_battle<L: Log<Event>>(
        &mut self,
        mut battle: Battle,
        winner: Side,
        victory: Victory,
        play: &mut Play<'_, L>,
    ) {
        let seat = self.seat_of(&battle, winner);
        let loser = self.seat_of(&battle, winner.other());
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

    /// D25.
    pub(crate) fn take_spoils<L: Log<Event>>(
        &mut self,
        character: Character,
        colour: Colour,
        play: &mut Play<'_, L>,
    ) {
        let Some(Frame::Battle(battle)) = self.stack.last().copied() else { return };
        self.assassinate_token(character, colour, play);
        if let Phase::Spoils { winner, victory } = battle.phase
            && self.ending.is_none()
        {
            self.after_spoils(battle, winner, victory, play);
        }
    }

    /// BEL-8.7.
    fn after_spoils<L: Log<Event>>(
        &mut self,
        mut battle: Battle,
        winner: Side,
        victory: Victory,
        play: &mut Play<'_, L>,
    ) {
        let losers = self.losing_team(&battle, winner).characters();
        let target = losers.iter().any(|&character| self.may_eliminate(character).is_ok());
        if victory == Victory::WithElimination && target {
            battle.phase = Phase::Elimination { winner };
            self.replace_battle(battle);
        } else {
            self.close_battle(play);
        }
    }

    /// D26.
    pub(crate) fn eliminate_loser<L: Log<Event>>(
        &mut self,
        character: Character,
        play: &mut Play<'_, L>,
    ) {
        if let Some(Frame::Battle(battle)) = self.stack.last().copied() {
            self.eliminate(self.asked_in_battle(&battle), character, play);
            self.close_battle(play);
        }
    }

    /// BEL-8.8.
    fn close_battle<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        self.stack.pop();
        self.reshuffle_battle_cards(play);
    }

    fn reshuffle_battle_cards<L: Log<Event>>(&mut self, play: &mut Play<'_, L>) {
        let cards = &mut self.battle_cards;
        cards.deck.extend(cards.discard.drain(..));
        play.rng.shuffle(&mut cards.deck);
    }

    /// BEL-8.6, BEL-8.8: the top card, after a shuffle if the deck is empty.
    fn take_trophy<L: Log<Event>>(&mut self, owner: Seat, play: &mut Play<'_, L>) {
        if self.battle_cards.deck.is_empty() {
            self.reshuffle_battle_cards(play);
        }
        let cards = &mut self.battle_cards;
        let Some(card) = cards.deck.pop() else { return };
        cards.trophies.push(Trophy { owner, card });
        // What lies face up beside it is not this trophy either.
        for &other in &cards.discard {
            cards.seen_after[other] = cards.trophies.len() as u8;
        }
        play.log.learned(SeatSet::only(owner));
        let own = Event::TrophySeen { seat: owner, card };
        play.log.secret(owner, own, Event::TrophyTaken { seat: owner });
    }

    /// BEL-8.6, BEL-10.K5: a sword, if one is left.
    pub(crate) fn take_sword<L: Log<Event>>(&mut self, seat: Seat, play: &mut Play<'_, L>) {
        if self.swords_in_pool() > 0 {
            self.player_mut(seat).swords += 1;
            play.tell(Event::SwordTaken { seat });
        }
    }

    fn replace_battle(&mut self, battle: Battle) {
        if let Some(frame @ Frame::Battle(_)) = self.stack.last_mut() {
            *frame = Frame::Battle(battle);
        }
    }
}
