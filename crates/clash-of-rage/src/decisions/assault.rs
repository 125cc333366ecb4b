//! D10: fight or flee (COR-9.5).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};

use super::{Checked, Open, Reroll};
use crate::rules::battle::{MAX_DICE, roll};
use crate::table::player::size;
use crate::{Action, ClashOfRage, Event, Level, Location, Prompt, Role, Side};

/// Whether the assaulting side launches its assault.
#[derive(Clone, Copy, Debug)]
pub struct Assault;

impl Decision<ClashOfRage> for Assault {
    /// COR-16.3: a Defender decides out of turn.
    #[inline]
    fn asked(&self, game: &ClashOfRage) -> SeatSet {
        SeatSet::only(game.assaulting_seat())
    }

    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        let Some(battle) = &game.battle else { return Prompt::NextBattle };
        let units = |role: Role| size(game.army(game.side(battle, role), battle.territory));
        let (own, enemy) = (battle.assaulting, battle.assaulting.other());
        Prompt::Assault {
            territory: battle.territory,
            units: units(own),
            rage: battle.rage[own.at()],
            enemies: units(enemy),
            enemy_rage: battle.rage[enemy.at()],
        }
    }

    fn offer(
        &self,
        _game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        out.offer_all([Action::Fight, Action::Flee])
    }

    fn check(&self, _game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::Fight | Action::Flee => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Flee => flee(game, seat, play),
            _ => fight(game, play),
        }
    }

    /// COR-9.5: a player may flee, Elves never do.
    fn opens(&self, game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) -> Opening {
        if game.assaulting_side() == Some(Side::Elves) {
            fight(game, play);
            return Opening::Done;
        }
        Opening::Asked
    }
}

/// COR-9.12: all units and heroes go to the Stronghold.
fn flee(game: &mut ClashOfRage, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
    let Some(battle) = game.battle else { return };
    let here = Location::from(battle.territory);
    let player = game.player_mut(seat);
    for &level in Level::ALL {
        let count = player.army(here)[level.at()];
        player.relocate(here, Location::STRONGHOLD, level, count);
    }
    play.tell(Event::Fled { seat, territory: battle.territory });
    game.end_battle(battle, battle.assaulting.other(), play);
}

/// COR-9.5, COR-9.6: Rage tokens for symbols, then the dice.
fn fight(game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) {
    let Some(mut battle) = game.battle else { return };
    let side = game.side(&battle, battle.assaulting);
    let totals = game.totals(side, battle.territory);
    let rage = &mut battle.rage[battle.assaulting.at()];
    *rage = rage.saturating_add(totals.symbols.rage.into());
    if totals.symbols.rage > 0 {
        play.tell(Event::RageGained { side, tokens: totals.symbols.rage, rage: *rage });
    }
    let dice = totals.strength.min(MAX_DICE);
    let wounds = roll(dice, play.rng);
    let blanks = dice - wounds;
    play.tell(Event::Rolled { side, wounds, blanks });
    game.battle = Some(battle);
    let rerolls = totals.symbols.reroll;
    game.agenda.ask(Open::Reroll(Reroll { wounds, blanks, rerolls }));
}
