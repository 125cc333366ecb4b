//! The Discard phase and The Dwarfs Way (section 9, DWF-15.2).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::Answered;
use crate::board::PlaceSet;
use crate::event::Event;
use crate::names::Gem;
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;

impl Dwar7sFall {
    /// DWF-15.2: full cards on which nobody has enough are cleared, all at once.
    pub(crate) fn dwarfs_way(&mut self, log: &mut impl Log<Event>) {
        let full = self.meeples.crowded().but_not(self.meeples.free());
        let stuck: PlaceSet = full
            .but_not(self.realm.monsters)
            .iter()
            .filter(|&place| !self.terms.all().any(|seat| self.has_enough(seat, place)))
            .collect();
        for place in stuck.iter() {
            let (card, cell) = (self.card_at(place), self.board.cell(place));
            log.event(Event::DwarfsWay { card, cell });
            self.send_all_home(place);
        }
    }

    /// D20.
    pub(crate) fn check_discarding(&self, action: Action) -> Result<(), Refusal> {
        let player = self.player(self.active());
        match action {
            Action::Gem { gem } if !player.gems.has(gem) => Err(Refusal::NoSuchGem { gem }),
            Action::OgreCard { card } if !player.ogre_cards.has(card) => {
                Err(Refusal::NoOgreCard { card })
            }
            Action::Gem { .. } | Action::OgreCard { .. } => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_discarding(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = self.player(self.active());
        player.gems.names().try_for_each(|gem| visit(Action::Gem { gem }))?;
        player.ogre_cards.names().try_for_each(|card| visit(Action::OgreCard { card }))
    }

    /// D20.
    pub(crate) fn answer_discarding(
        &mut self,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let seat = self.active();
        match action {
            Action::Gem { gem } => {
                self.return_gem(seat, gem);
                log.event(Event::DiscardedGem { seat, gem });
            }
            Action::OgreCard { card } => {
                self.discard_ogre_card(seat, card, log);
                log.event(Event::DiscardedOgreCard { seat, card });
            }
            _ => {}
        }
        Answered::Done
    }

    /// A gem goes from a hand back to its pile.
    pub(crate) fn return_gem(&mut self, seat: Seat, gem: Gem) {
        let taken = self.player_mut(seat).gems.take(gem, 1);
        self.piles.add(gem, taken);
    }

    /// A gem goes from its pile to a hand.
    pub(crate) fn give_gem(&mut self, seat: Seat, gem: Gem) {
        let taken = self.piles.take(gem, 1);
        self.player_mut(seat).gems.add(gem, taken);
    }
}
