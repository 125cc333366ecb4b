//! The Troll King's denial of an ogre card (DWF-10.12).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::OgreEffect;
use crate::decisions::{Checked, Open, Showing, Target, Threat};
use crate::rules::ogre_cards::effect;
use crate::table::cell::Cell;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{KingdomCard, OgreCard};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D12, asked of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Denying {
    /// Who is asked.
    pub seat: Seat,
    /// What would be denied.
    #[serde(rename = "play")]
    pub attack: Attack,
}

/// What an ogre card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Attack {
    /// Ambush, Wrecking Ball.
    Card {
        /// The target.
        cell: Cell,
    },
    /// Brute.
    Swap {
        /// The enemy.
        victim: Target,
        /// The player's own meeple.
        own: Target,
    },
    /// Panic.
    Chase {
        /// The meeple.
        victim: Target,
        /// Where it ends.
        to: Cell,
    },
    /// Thief, Crown.
    Rob {
        /// Who loses.
        seat: Seat,
    },
}

impl Denying {
    /// The targets are fixed: asks the affected holders of a Troll King, clockwise from the active
    /// player, or carries the card out.
    pub(crate) fn begin(
        attack: Attack,
        game: &mut Dwar7sFall,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        Denying { seat: game.active(), attack }.ask_next(game, play);
    }

    /// Asks the next affected holder of a Troll King after this seat, or carries the card out.
    fn ask_next(self, game: &mut Dwar7sFall, play: &mut Play<'_, impl Log<Event>>) {
        let affected = affected(game, self.attack);
        let mut order = game.active().clockwise(game.terms.seats);
        let _ = order.find(|&seat| seat == self.seat);
        for seat in order.filter(|&seat| affected.contains(seat)) {
            if game.player(seat).troll_kings_at_most > 0 {
                // Whether somebody is asked tells everybody what is in that hand.
                play.log.learned(game.everybody());
            }
            if game.player(seat).ogre_cards.has(OgreCard::TrollKing) {
                game.everybody_knows_of(seat, OgreCard::TrollKing);
                game.ask(Open::Denying(Denying { seat, ..self }));
                return;
            }
            game.player_mut(seat).troll_kings_at_most = 0;
        }
        Showing::begin(Threat::OgreCard(self.attack), game, play);
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let Denying { seat, attack } = self;
        if !affected(game, attack).contains(seat) {
            return Err(Refused::OtherQuestion);
        }
        if !game.player(seat).ogre_cards.has(OgreCard::TrollKing) {
            return Err(Refusal::NoOgreCard { card: OgreCard::TrollKing }.into());
        }
        attack.audit(game)
    }
}

impl Attack {
    /// Whether the card in play can still do this, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let card = game.in_play.ok_or(Refused::OtherQuestion)?;
        match (game.effect_in_play(), self) {
            (Some(OgreEffect::Clear | OgreEffect::ClearAndDig), Attack::Card { cell }) => {
                game.can_strike(game.place_at(cell)?)?;
            }
            (Some(OgreEffect::Swap), Attack::Swap { victim, own }) => {
                let place = game.place_at(own.cell)?;
                game.can_swap(game.place_at(victim.cell)?)?;
                game.can_choose(victim.cell, victim.owner, victim.kind)?;
                game.can_swap_from(victim, place)?;
                game.has_meeple(place, own.kind)?;
            }
            (Some(OgreEffect::Chase), Attack::Chase { victim, to }) => {
                game.can_chase(game.place_at(victim.cell)?)?;
                game.can_choose(victim.cell, victim.owner, victim.kind)?;
                let free = game.meeples.free().contains(game.place_at(to)?);
                if !free || to == victim.cell {
                    return Err(Refusal::BackAgain.into());
                }
            }
            (
                Some(OgreEffect::StealGem | OgreEffect::StealOgreCards),
                Attack::Rob { seat: robbed },
            ) => game.can_rob(card, robbed)?,
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }
}

impl Decision<Dwar7sFall> for Denying {
    fn asked(&self, _: &Dwar7sFall) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        let (seat, card) = (game.active(), game.in_play.unwrap_or(OgreCard::Ambush));
        let shown = |cell| game.board.at(cell).map_or(KingdomCard::Castle, |at| game.card_at(at));
        let deny_meeple =
            |kind, cell| Prompt::DenyMeeple { seat, card, kind, to: shown(cell), cell };
        match self.attack {
            Attack::Card { cell } => Prompt::DenyCard { seat, card, struck: shown(cell), cell },
            Attack::Swap { victim, own } => deny_meeple(victim.kind, own.cell),
            Attack::Chase { victim, to } => deny_meeple(victim.kind, to),
            Attack::Rob { .. } => match effect(card) {
                OgreEffect::StealGem => Prompt::DenyTheft { seat, card },
                _ => Prompt::DenyRobbery { seat, card },
            },
        }
    }

    fn offer(&self, _: &Dwar7sFall, _: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all([Action::Deny, Action::Pass])
    }

    fn check(&self, _: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Deny | Action::Pass => Ok(()),
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
        if action != Action::Deny {
            return self.ask_next(game, play);
        }
        game.discard_ogre_card(seat, OgreCard::TrollKing, play);
        if let Some(card) = game.in_play {
            play.tell(Event::Denied { seat, card });
        }
        game.discard_card_in_play();
        game.complete(play);
    }
}

/// DWF-10.12: the players whom an ogre card affects.
fn affected(game: &Dwar7sFall, attack: Attack) -> SeatSet {
    match attack {
        Attack::Card { cell } => {
            let Some(place) = game.board.at(cell) else { return SeatSet::EMPTY };
            let there = |seat: &Seat| !game.meeples.on(place, *seat).is_empty();
            game.enemies(game.active()).filter(there).collect()
        }
        Attack::Swap { victim, .. } | Attack::Chase { victim, .. } => {
            SeatSet::only(victim.owner).without(game.active())
        }
        Attack::Rob { seat } => SeatSet::only(seat),
    }
}
