//! Phase 2: income, reinforcements and new tactics cards (section 6).

use engine::{Log, Play, Seat, SeatSet};

use crate::data::components;
use crate::decisions::{Deploy, Open};
use crate::words::names::{Level, Phase, Troop};
use crate::{ClashOfRage, Event};

/// COR-6.4: crystals for a City.
const PLUNDER: u16 = 3;

impl ClashOfRage {
    /// COR-6.4: gold of the cards, crystals of the Cities.
    pub(crate) fn collect_income(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for seat in self.order.clone() {
            let cities = self.controlled(seat).and(self.board.cities()).len() as u16;
            let player = self.player_mut(seat);
            let gold = player.revealed.map_or(0, |card| components().tactics[card.at()].gold);
            player.gold = player.gold.saturating_add(gold.into());
            player.crystals = player.crystals.saturating_add(PLUNDER * cities);
            play.tell(Event::Income { seat, gold });
            if cities > 0 {
                let crystals = (PLUNDER * cities) as u8;
                play.tell(Event::Plundered { seat, crystals, cities: cities as u8 });
            }
        }
        self.reinforce(self.first(), play);
    }

    /// COR-6.5: the units of the card, as far as the reserve has them.
    pub(crate) fn reinforce(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        self.active = seat;
        let player = self.player(seat);
        let card =
            player.revealed.map_or([0; 3], |card| components().tactics[card.at()].reinforcements);
        let mut left = [0; 3];
        for &level in Level::ALL {
            let (wanted, there) = (card[level.at()], player.reserve()[level.at()]);
            left[level.at()] = wanted.min(there);
            if wanted > there {
                // COR-17.32: what is missing is not received, now or later.
                let troop = Troop { unit: player.unit(level), count: wanted - there };
                play.tell(Event::NotReceived { seat, troop });
            }
        }
        self.agenda.ask(Open::Deploy(Deploy { left }));
    }

    /// COR-6.6: every player draws a card, if need be from the shuffled discard pile.
    pub(crate) fn draw_tactics(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for seat in self.order.clone() {
            let player = self.player_mut(seat);
            if player.draw_pile.is_empty() {
                player.reshuffle(play.rng);
                play.tell(Event::TacticsShuffled { seat });
            }
            if let Some(drawn) = player.draw_pile.draw() {
                let card = drawn.piece;
                player.take_in_hand(drawn.show(SeatSet::only(seat), play.log));
                play.log.secret(
                    seat,
                    Event::TacticsDrawn { seat, card },
                    Event::TacticsDrawnHidden { seat },
                );
            }
        }
        self.begin_actions(Phase::FirstAction, play);
    }
}
