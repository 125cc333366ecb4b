//! D6: who moves next (COR-8.1).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat};

use super::{Checked, Destination, Open};
use crate::rules::moving;
use crate::{Action, ClashOfRage, Event, Hero, Level, Location, Prompt, Refusal, UnitType};

/// Which units or hero of the active player move next, if any.
#[derive(Clone, Copy, Debug)]
pub struct Group;

impl Decision<ClashOfRage> for Group {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Group
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let player = game.active_player();
        for from in player.present().iter() {
            for &level in Level::ALL {
                if game.can_set_out(from, level) {
                    out.offer(Action::MoveUnits { from, unit: player.unit(level) })?;
                }
            }
        }
        let heroes = Hero::ALL.iter().copied().filter(|&hero| game.check_hero(hero).is_ok());
        out.offer_all(heroes.map(|hero| Action::MoveHero { hero }))?;
        out.offer(Action::EndMovement)
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::MoveUnits { from, unit } => Ok(can_move(game, from, unit)?),
            Action::MoveHero { hero } => Ok(game.check_hero(hero)?),
            Action::EndMovement => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-13.2: the group is chosen first, then where it goes.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let group = match action {
            Action::MoveUnits { from, unit } => moving::Group::Units { from, level: unit.level() },
            Action::MoveHero { hero } => moving::Group::Hero(hero),
            _ => return game.end_movement(play),
        };
        game.agenda.ask(Open::Destination(Destination { group }));
    }

    /// COR-13.4: when nothing can move any more, the step ends by itself, unless a battle follows.
    fn opens(&self, game: &mut ClashOfRage, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.contested().is_empty() { Opening::Offered } else { Opening::Asked }
    }
}

fn can_move(game: &ClashOfRage, from: Location, unit: UnitType) -> Result<(), Refusal> {
    game.check_place(from)?;
    let player = game.active_player();
    match (player.level_of(unit), player.clan()) {
        (Some(level), _) => game.check_units(from, level),
        (None, Some(clan)) => Err(Refusal::NotYourUnit { clan }),
        (None, None) => Err(Refusal::NothingToMove),
    }
}
