//! D16, D17, D13: choosing an Objective Tile, placing it, putting the others back (chapter 11).

use super::prelude::*;
use crate::rules::effects::Source;
use crate::rules::statue::DRAWN;
use crate::table::ids::{Ability, End, Objective, ObjectiveSpace};

/// D16: one of the drawn tiles, or none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseObjective {
    pub(crate) drawn: Set<Objective>,
}

impl Decision<Simurgh> for ChooseObjective {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::ChooseObjective
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if game.takes_any_objective() {
            let drawn = self.drawn.iter();
            out.offer_all(drawn.map(|objective| Action::ChooseObjective { objective }))?;
        }
        out.offer(Action::DeclineObjectives)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let objective = match action {
            Action::DeclineObjectives => return Ok(()),
            Action::ChooseObjective { objective } => objective,
            _ => return Err(Refused::OtherQuestion),
        };
        if !self.drawn.contains(objective) {
            Err(Refusal::NotDrawn { objective }.into())
        } else if !game.takes_any_objective() {
            Err(Refusal::NoSpaceForObjective.into())
        } else {
            Ok(())
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let tiles = self.drawn;
        match action {
            Action::ChooseObjective { objective } => {
                game.blur_objectives(seat, tiles);
                let others = tiles.without(objective);
                game.agenda.plan(Open::PlaceObjective(PlaceObjective { objective, others }));
            }
            _ => {
                play.tell(if game.takes_any_objective() {
                    Event::DeclinedObjectives { seat }
                } else {
                    Event::ObjectiveWithoutSpace { seat }
                });
                game.agenda.plan(Open::ReturnObjectives(ReturnObjectives { tiles }));
            }
        }
    }
}

impl Simurgh {
    /// SIM-11.2: a tile can be chosen only if there is a space for it.
    pub(crate) fn takes_any_objective(&self) -> bool {
        ObjectiveSpace::ALL.iter().any(|&space| self.takes_objective(space))
    }

    /// Whether an Objective Tile can be placed on a space, or in the place of the one there.
    pub(crate) fn takes_objective(&self, space: ObjectiveSpace) -> bool {
        empty_space(self, space).is_ok() || replaceable_space(self, space).is_ok()
    }

    /// SIM-11.3: the marker with which an Objective Tile can be replaced, the lowest first.
    pub(crate) fn replacer(&self) -> Option<Ability> {
        self.active_player().lair.markers.and(self.dragons().replace_objective).lowest()
    }
}

/// Whether the tile can be placed on an empty space.
fn empty_space(game: &Simurgh, space: ObjectiveSpace) -> Result<(), Refusal> {
    if game.objectives[space as usize].is_some() {
        return Err(Refusal::ObjectiveThere { space });
    }
    game.affords(Source::Statue(space))
}

/// SIM-11.3: whether the tile can replace another.
fn replaceable_space(game: &Simurgh, space: ObjectiveSpace) -> Result<(), Refusal> {
    if game.objectives[space as usize].is_none() {
        return Err(Refusal::NoObjectiveThere { space });
    }
    if game.replacer().is_none() {
        return Err(Refusal::CannotReplace);
    }
    game.affords(Source::Statue(space))
}

/// D17: the chosen tile looks for its space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceObjective {
    pub(crate) objective: Objective,
    pub(crate) others: Set<Objective>,
}

impl Decision<Simurgh> for PlaceObjective {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::PlaceObjective
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for &space in ObjectiveSpace::ALL {
            if empty_space(game, space).is_ok() {
                out.offer(Action::PlaceObjective { space })?;
            } else if replaceable_space(game, space).is_ok() {
                out.offer(Action::ReplaceObjective { space })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::PlaceObjective { space } => Ok(empty_space(game, space)?),
            Action::ReplaceObjective { space } => Ok(replaceable_space(game, space)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// The tile lies face up; then its space is paid for, and the others go back.
    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let (Action::PlaceObjective { space } | Action::ReplaceObjective { space }) = action else {
            return;
        };
        let objective = self.objective;
        game.agenda.done();
        game.show_objective(objective, play);
        match game.objectives[space as usize].replace(objective) {
            None => play.tell(Event::PlacedObjective { seat, objective, space }),
            Some(old) => {
                if let Some(ability) = game.replacer() {
                    game.spend(ability, play);
                }
                game.replaced_objectives.insert(old);
                play.tell(Event::ReplacedObjective { seat, objective, old, space });
            }
        }
        game.agenda.plan(Open::ReturnObjectives(ReturnObjectives { tiles: self.others }));
        game.begin(Source::Statue(space), None, play);
    }

    named!();
    falls_away!();
}

/// D13: the other tiles go back, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReturnObjectives {
    pub(crate) tiles: Set<Objective>,
}

impl Decision<Simurgh> for ReturnObjectives {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        let count = self.tiles.len() as u8;
        if self.tiles.len() == DRAWN && !game.takes_any_objective() {
            Prompt::ReturnUnpaidObjective { count }
        } else {
            Prompt::ReturnObjective { count }
        }
    }

    fn offer(&self, _game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        for objective in self.tiles.iter() {
            for &end in End::ALL {
                out.offer(Action::ReturnObjective { objective, end })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, _game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::ReturnObjective { objective, .. } if self.tiles.contains(objective) => Ok(()),
            Action::ReturnObjective { objective, .. } => {
                Err(Refusal::NotDrawn { objective }.into())
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        let Action::ReturnObjective { objective, end } = action else { return };
        game.blur_objectives(seat, self.tiles);
        let tiles = self.tiles.without(objective);
        game.agenda.plan(Open::ReturnObjectives(ReturnObjectives { tiles }));
        game.objective_deck.put(objective, end);
        let own = Event::ReturnedObjective { seat, objective, end };
        play.log.secret(seat, own, Event::ReturnedSomeObjective { seat, end });
    }

    falls_away!();
}
