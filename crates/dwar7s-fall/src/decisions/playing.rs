//! Playing an ogre card: which, and on what (section 10).

use std::ops::ControlFlow;

use engine::{Decision, Few, Log, Offer, Play, Refused, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::data::OgreEffect;
use crate::decisions::{Attack, Checked, Denying, Open};
use crate::rules::ogre_cards::effect;
use crate::table::board::Place;
use crate::table::cell::{Cell, Side};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Kind, OgreCard};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D7 to D11: an ogre card and its target so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Playing {
    /// Which ogre card.
    Card,
    /// D8: which kingdom card.
    Cell,
    /// D9, D10: on which card the meeple stands.
    VictimCell,
    /// D9, D10: which meeple there.
    Victim {
        /// The card.
        cell: Cell,
    },
    /// D9: on which card the player's own meeple stands.
    OwnCell {
        /// The enemy.
        victim: Target,
    },
    /// D9: which of the player's own meeples there.
    Own {
        /// The enemy.
        victim: Target,
        /// The card.
        cell: Cell,
    },
    /// D10: the first step.
    FirstStep {
        /// The meeple.
        victim: Target,
    },
    /// D10: the second step.
    SecondStep {
        /// The meeple.
        victim: Target,
        /// The first step.
        first: Side,
    },
    /// D11.
    Enemy,
}

/// A meeple on the board, by its cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Where it stands.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub kind: Kind,
}

impl Decision<Dwar7sFall> for Playing {
    fn prompt(&self, game: &Dwar7sFall, _: Seat) -> Prompt {
        let card = game.in_play.unwrap_or(OgreCard::Ambush);
        match *self {
            Playing::Card => Prompt::OgreCard,
            Playing::Cell => Prompt::OgreTarget { card },
            Playing::VictimCell => Prompt::OgreVictimCell { card },
            Playing::Victim { .. } => Prompt::OgreVictim { card },
            Playing::OwnCell { .. } => Prompt::BruteOwnCell,
            Playing::Own { .. } => Prompt::BruteOwn,
            Playing::FirstStep { victim: Target { owner, kind, .. } } => {
                Prompt::PanicStep { owner, kind }
            }
            Playing::SecondStep { victim: Target { owner, kind, .. }, .. } => {
                Prompt::PanicNext { owner, kind }
            }
            Playing::Enemy => Prompt::OgreEnemy { card },
        }
    }

    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        match *self {
            Playing::Card => {
                let playable = game.playable_ogre_cards();
                out.offer_all(playable.map(|card| Action::OgreCard { card }))
            }
            Playing::Cell => {
                let places = game.meeples.crowded().or(game.board.stacks());
                game.offer_places(places, |place| game.can_strike(place), out)
            }
            Playing::VictimCell => {
                game.offer_places(game.exposed(), |place| can_aim_at(game, place), out)
            }
            Playing::Victim { cell } => {
                let Some(place) = game.board.at(cell) else { return ControlFlow::Continue(()) };
                game.offer_victims(place, |owner, kind| game.can_choose(cell, owner, kind), out)
            }
            Playing::OwnCell { victim } => {
                let own = game.meeples.standing(seat);
                game.offer_places(own, |place| game.can_swap_from(victim, place), out)
            }
            Playing::Own { cell, .. } => game.offer_kinds(cell, out),
            Playing::FirstStep { victim } => game.offer_steps(victim.cell, out),
            Playing::SecondStep { victim, first } => {
                let free = |side: &Side| can_step_on(game, victim, first, *side).is_ok();
                let sides = Side::ALL.iter().copied().filter(free);
                out.offer_all(sides.map(|side| Action::Step { side }))?;
                out.offer(Action::Stop)
            }
            Playing::Enemy => {
                let Some(card) = game.in_play else { return ControlFlow::Continue(()) };
                let rich = game.enemies(seat).filter(|&enemy| game.can_rob(card, enemy).is_ok());
                out.offer_all(rich.map(|seat| Action::Enemy { seat }))
            }
        }
    }

    /// Whether it is asked which card tells the others how many kinds there are in the hand.
    fn tells(&self, game: &Dwar7sFall, _: &Few<Action>) -> SeatSet {
        match self {
            Playing::Card => game.everybody().without(game.active()),
            _ => SeatSet::EMPTY,
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Playing::Card, Action::OgreCard { card }) => game.can_play(card)?,
            (Playing::Cell, Action::Cell { cell }) => game.can_strike(game.place_at(cell)?)?,
            (Playing::VictimCell, Action::Cell { cell }) => {
                can_aim_at(game, game.place_at(cell)?)?;
            }
            (Playing::Victim { cell }, Action::Victim { owner, kind }) => {
                game.can_choose(cell, owner, kind)?;
            }
            (Playing::OwnCell { victim }, Action::Cell { cell }) => {
                game.can_swap_from(victim, game.place_at(cell)?)?;
            }
            (Playing::Own { cell, .. }, Action::Meeple { kind }) => {
                game.has_meeple(game.place_at(cell)?, kind)?;
            }
            (Playing::FirstStep { victim }, Action::Step { side }) => {
                game.can_step(game.place_at(victim.cell)?, side)?;
            }
            (Playing::SecondStep { .. }, Action::Stop) => {}
            (Playing::SecondStep { victim, first }, Action::Step { side }) => {
                can_step_on(game, victim, first, side)?;
            }
            (Playing::Enemy, Action::Enemy { seat }) => {
                game.can_rob(game.in_play.ok_or(Refused::OtherQuestion)?, seat)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let next = match (*self, action) {
            (Playing::Card, Action::OgreCard { card }) => match announce(game, card, play) {
                Some(next) => next,
                None => return game.complete(play),
            },
            (Playing::Cell, Action::Cell { cell }) => {
                return Denying::begin(Attack::Card { cell }, game, play);
            }
            (Playing::VictimCell, Action::Cell { cell }) => Playing::Victim { cell },
            (Playing::Victim { cell }, Action::Victim { owner, kind }) => {
                let victim = Target { cell, owner, kind };
                match game.effect_in_play() {
                    Some(OgreEffect::Swap) => Playing::OwnCell { victim },
                    _ => Playing::FirstStep { victim },
                }
            }
            (Playing::OwnCell { victim }, Action::Cell { cell }) => Playing::Own { victim, cell },
            (Playing::Own { victim, cell }, Action::Meeple { kind }) => {
                let own = Target { cell, owner: seat, kind };
                return Denying::begin(Attack::Swap { victim, own }, game, play);
            }
            (Playing::FirstStep { victim }, Action::Step { side }) => {
                Playing::SecondStep { victim, first: side }
            }
            (Playing::SecondStep { victim, first }, last) => {
                let target = match last {
                    Action::Step { side } => can_step_on(game, victim, first, side),
                    _ => game.place_at(victim.cell).and_then(|place| game.can_step(place, first)),
                };
                let to = target.map_or(victim.cell, |place| game.board.cell(place));
                return Denying::begin(Attack::Chase { victim, to }, game, play);
            }
            (Playing::Enemy, Action::Enemy { seat: enemy }) => {
                return Denying::begin(Attack::Rob { seat: enemy }, game, play);
            }
            _ => return,
        };
        game.ask(Open::Playing(next));
    }
}

impl Playing {
    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Checked {
        let effects: &[OgreEffect] = match self {
            Playing::Card if game.in_play.is_none() => return Ok(()),
            Playing::Card => &[],
            Playing::Cell => &[OgreEffect::Clear, OgreEffect::ClearAndDig],
            Playing::VictimCell | Playing::Victim { .. } => &[OgreEffect::Swap, OgreEffect::Chase],
            Playing::OwnCell { .. } | Playing::Own { .. } => &[OgreEffect::Swap],
            Playing::FirstStep { .. } | Playing::SecondStep { .. } => &[OgreEffect::Chase],
            Playing::Enemy => &[OgreEffect::StealGem, OgreEffect::StealOgreCards],
        };
        if !game.effect_in_play().is_some_and(|present| effects.contains(&present)) {
            return Err(Refused::OtherQuestion);
        }
        match self {
            Playing::Card | Playing::Cell | Playing::VictimCell | Playing::Enemy => {}
            Playing::Victim { cell } => can_aim_at(game, game.place_at(cell)?)?,
            Playing::OwnCell { victim } | Playing::FirstStep { victim } => stands(game, victim)?,
            Playing::Own { victim, cell } => {
                stands(game, victim)?;
                game.can_swap_from(victim, game.place_at(cell)?)?;
            }
            Playing::SecondStep { victim, first } => {
                stands(game, victim)?;
                game.can_step(game.place_at(victim.cell)?, first)?;
            }
        }
        Ok(())
    }
}

/// Whether the chosen meeple still stands where it was chosen.
fn stands(game: &Dwar7sFall, victim: Target) -> Result<(), Refusal> {
    can_aim_at(game, game.place_at(victim.cell)?)?;
    game.can_choose(victim.cell, victim.owner, victim.kind)
}

/// D9, D10: whether the card in play can aim at a meeple on that card.
fn can_aim_at(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    match game.effect_in_play() {
        Some(OgreEffect::Swap) => game.can_swap(place),
        _ => game.can_chase(place),
    }
}

/// D10: the second step, which may not lead back.
fn can_step_on(
    game: &Dwar7sFall,
    victim: Target,
    first: Side,
    side: Side,
) -> Result<Place, Refusal> {
    let start = game.place_at(victim.cell)?;
    let middle = game.can_step(start, first)?;
    if game.board.passage(middle, side) == Some(start) {
        return Err(Refusal::BackAgain);
    }
    game.can_step(middle, side)
}

/// Puts the card on the table and asks for its target; a Troll King draws at once.
fn announce(
    game: &mut Dwar7sFall,
    card: OgreCard,
    play: &mut Play<'_, impl Log<Event>>,
) -> Option<Playing> {
    let seat = game.active();
    game.show_ogre_card(seat, card, play);
    game.in_play = Some(card);
    game.count_free_action();
    play.tell(Event::PlayedOgreCard { seat, card });
    match effect(card) {
        OgreEffect::Clear | OgreEffect::ClearAndDig => Some(Playing::Cell),
        OgreEffect::Swap | OgreEffect::Chase => Some(Playing::VictimCell),
        OgreEffect::StealGem | OgreEffect::StealOgreCards => Some(Playing::Enemy),
        OgreEffect::DrawOrDeny(count) => {
            game.draw_ogre_cards(seat, count, play);
            game.discard_card_in_play();
            None
        }
    }
}
