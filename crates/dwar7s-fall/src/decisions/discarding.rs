//! The Discard phase (section 9).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Play, Refused, Seat, SeatSet};

use crate::decisions::Checked;
use crate::table::player::HAND_LIMIT;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D20.
#[derive(Clone, Copy)]
pub struct Discarding;

impl Discarding {
    /// DWF-9.2: whether the active player must discard.
    pub(crate) fn is_due(game: &Dwar7sFall) -> bool {
        game.active_player().hand_size() > HAND_LIMIT
    }
}

impl Decision<Dwar7sFall> for Discarding {
    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Discard { over: game.active_player().hand_size().saturating_sub(HAND_LIMIT) }
    }

    fn offer(&self, game: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let player = game.active_player();
        out.offer_all(player.gems.names().map(|gem| Action::Gem { gem }))?;
        out.offer_all(player.ogre_cards.names().map(|card| Action::OgreCard { card }))
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        let player = game.active_player();
        match action {
            Action::Gem { gem } if !player.gems.has(gem) => {
                Err(Refusal::NoGemToDiscard { gem }.into())
            }
            Action::OgreCard { card } if !player.ogre_cards.has(card) => {
                Err(Refusal::NoOgreCardToDiscard { card }.into())
            }
            Action::Gem { .. } | Action::OgreCard { .. } => Ok(()),
            Action::Card { .. } => Err(Refusal::KingdomCardsStay.into()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Gem { gem } => {
                game.return_gem(seat, gem);
                play.tell(Event::DiscardedGem { seat, gem });
            }
            Action::OgreCard { card } => {
                game.discard_ogre_card(seat, card, play);
                play.tell(Event::DiscardedOgreCard { seat, card });
            }
            _ => {}
        }
        game.complete(play);
    }

    /// Without gems, whether there is a choice reveals which ogre cards are in the hand.
    fn tells(&self, game: &Dwar7sFall, found: &Few<Action>) -> SeatSet {
        match found {
            Few::One(Action::OgreCard { .. }) | Few::Several(Action::OgreCard { .. }, _) => {
                game.everybody()
            }
            _ => SeatSet::EMPTY,
        }
    }
}
