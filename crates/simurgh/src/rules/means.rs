//! Look-ahead: what the active player could pay and do, now or after steps not yet taken.
//!
//! Spaces, abilities, steps and sub-choices are offered only if they can be completed (SIM-6.2,
//! SIM-15.2), and only if a duty that the turn has already taken on can still be met (SIM-5.5,
//! SIM-8.4). Both questions are answered here, for the list of options and for the check alike.

use engine::Set;

use crate::data::effect::{Choice, Effect, Gain, Terms, TileGain};
use crate::data::{SpaceSpec, components};
use crate::decisions::Open;
use crate::table::ids::{ActionTile, RowSpace, Vassal};
use crate::table::options::Edition;
use crate::table::purse::{Good, Purse};
use crate::table::state::Simurgh;
use crate::table::vassals::Whereabouts;
use crate::words::refusal::Refusal;

/// What an action is checked against.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    pub purse: Purse,
    /// Ability markers.
    pub markers: u8,
    /// Vassals that may be placed, by kind.
    pub ready: [u8; 2],
    /// Vassals in the pool and on the board, by kind.
    pub owned: [u8; 2],
    /// Vassals in the stock, by kind.
    pub stock: [u8; 2],
    /// Spaces of the row with a tile.
    pub row: Set<RowSpace>,
    /// Tiles in the Action deck.
    pub action_deck: u8,
    /// Tiles in the Dragon deck.
    pub dragon_deck: u8,
}

impl Means {
    /// The means with other goods.
    #[must_use]
    #[inline]
    pub fn holding(self, purse: Purse) -> Means {
        Means { purse, ..self }
    }

    /// Whether any Vassal may be placed.
    #[inline]
    pub fn any_ready(&self) -> bool {
        self.ready != [0; 2]
    }
}

/// Something that the turn must still be able to do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Duty {
    /// Nothing.
    None,
    /// SIM-5.5: take a tile at the Scout Quarters.
    TakeTile,
    /// SIM-8.4: place a Vassal on the tile that was just laid.
    Enter(ActionTile),
}

impl Simurgh {
    /// What the active player has now.
    pub(crate) fn means(&self) -> Means {
        let player = self.active_player();
        let by_kind = |count: fn(&Simurgh, Vassal) -> u8| {
            [count(self, Vassal::Spearman), count(self, Vassal::Dragonrider)]
        };
        Means {
            purse: player.purse,
            markers: player.lair.markers.len() as u8,
            ready: by_kind(|game, vassal| {
                game.active_player().vassals.count(vassal, Whereabouts::Pool)
            }),
            owned: by_kind(|game, vassal| game.active_player().vassals.owned(vassal)),
            stock: by_kind(|game, vassal| {
                game.active_player().vassals.count(vassal, Whereabouts::Stock)
            }),
            row: self.face_up_row(),
            action_deck: self.action_deck.len() as u8,
            dragon_deck: self.dragon_deck.len() as u8,
        }
    }

    /// The duty on the agenda.
    pub(crate) fn duty(&self) -> Duty {
        let duty = |open: &Open| match *open {
            Open::TakeTile => Some(Duty::TakeTile),
            Open::EnterTile(enter) => self.tile_on(enter.wilds).map(Duty::Enter),
            _ => None,
        };
        self.agenda.iter().find_map(duty).unwrap_or(Duty::None)
    }

    /// Whether a duty can be met with these means.
    pub(crate) fn can_meet(&self, duty: Duty, means: &Means) -> bool {
        match duty {
            Duty::None => true,
            Duty::TakeTile => {
                let components = components();
                let payable = |effect: &Effect| pays(&means.purse, effect);
                means.row.iter().any(|row| payable(&components.row[row as usize]))
                    || (means.action_deck > 0 && payable(&components.top))
            }
            Duty::Enter(tile) => self.can_enter_new(tile, means),
        }
    }

    /// SIM-8.4: whether some space of a tile that is being laid can be entered.
    pub(crate) fn can_enter_new(&self, tile: ActionTile, means: &Means) -> bool {
        let spaces = components().spaces(tile);
        // SIM-9.1: the first level is the only entry of an Exploration Tile.
        let open = if tile.is_exploration() { &spaces[..1] } else { spaces };
        open.iter().any(|spec| !self.entrants(spec, means).is_empty())
    }

    /// SIM-15.4: the kinds of Vassals that may be placed on a space and leave its effect possible.
    pub(crate) fn entrants(&self, spec: &SpaceSpec, means: &Means) -> Set<Vassal> {
        let effect = &spec.effect;
        let admitted =
            |vassal: &Vassal| means.ready[vassal.at()] > 0 && spec.letter.admits(*vassal);
        let resolves = |placed| self.resolvable(effect, means, placed, Duty::None).is_ok();
        let admitted = Vassal::ALL.iter().copied().filter(admitted);
        if effect.cost.vassals != [0; 2] {
            return admitted.filter(|&vassal| resolves(Some(vassal))).collect();
        }
        // Only the cost of giving up Vassals depends on which one is placed.
        if resolves(None) { admitted.collect() } else { Set::EMPTY }
    }

    /// SIM-6.2: whether an effect can be paid and taken in full, with `placed` standing on its
    /// space, so that the duty can still be met.
    #[inline]
    pub(crate) fn resolvable(
        &self,
        effect: &Effect,
        means: &Means,
        placed: Option<Vassal>,
        duty: Duty,
    ) -> Result<(), Refusal> {
        if effect.terms == Terms::Gain && duty == Duty::None {
            return Ok(());
        }
        let cost = &effect.cost;
        if !means.purse.covers(&cost.fixed) {
            return Err(self.short(means, &cost.fixed));
        }
        if cost.markers > means.markers {
            return Err(Refusal::NoMarkerToPay);
        }
        if cost.vassals != [0; 2] {
            self.can_give_up(cost.vassals, means, placed)?;
        }
        if effect.terms == Terms::Exchange {
            possible(&effect.gain, means)?;
        }
        if cost.choices.is_empty() && duty == Duty::None {
            return Ok(());
        }
        let rest = means.purse.minus(&cost.fixed);
        if !payable(rest, &cost.choices) {
            return Err(Refusal::CannotPayChoice);
        }
        if !self.outlook(means, &effect.gain, duty).pays(rest, &cost.choices) {
            return Err(broken(duty));
        }
        Ok(())
    }

    fn short(&self, means: &Means, cost: &Purse) -> Refusal {
        match means.purse.missing(cost) {
            Some((count, Good::PowerPoint)) => Refusal::NotEnoughPoints { count },
            Some((count, good)) => Refusal::CannotPay { goods: Purse::of(count, good) },
            None => Refusal::CannotPayChoice,
        }
    }

    /// SIM-6.7, SIM-6.8: whether this many Vassals of each kind can be given up.
    fn can_give_up(
        &self,
        vassals: [u8; 2],
        means: &Means,
        placed: Option<Vassal>,
    ) -> Result<(), Refusal> {
        for &vassal in Vassal::ALL {
            // SIM-6.8: in the English edition the Vassal just placed can't be given up.
            let stays = placed == Some(vassal) && self.agreed.edition == Edition::English;
            if means.owned[vassal.at()] < vassals[vassal.at()] + u8::from(stays) {
                return Err(Refusal::NoVassalToGiveUp { vassal });
            }
        }
        if means.owned.iter().sum::<u8>() <= vassals.iter().sum() {
            return Err(Refusal::LastVassal);
        }
        Ok(())
    }

    /// What follows from choices that are still to be made.
    pub(crate) fn outlook<'a>(&'a self, means: &Means, gain: &'a Gain, duty: Duty) -> Outlook<'a> {
        Outlook { game: self, means: *means, gain, duty }
    }
}

/// Why an option that breaks a duty is refused.
pub(crate) fn broken(duty: Duty) -> Refusal {
    match duty {
        Duty::Enter(tile) => Refusal::BlocksNewTile { tile },
        Duty::TakeTile | Duty::None => Refusal::BlocksScoutQuarters,
    }
}

/// Whether a cost of goods alone can be paid.
pub(crate) fn pays(purse: &Purse, effect: &Effect) -> bool {
    purse.covers(&effect.cost.fixed)
        && payable(purse.minus(&effect.cost.fixed), &effect.cost.choices)
}

fn payable(purse: Purse, choices: &[Choice]) -> bool {
    let Some((choice, rest)) = choices.split_first() else { return true };
    choice.bundles().any(|bundle| purse.covers(bundle) && payable(purse.minus(bundle), rest))
}

/// SIM-6.3: whether a gain can be taken in full.
fn possible(gain: &Gain, means: &Means) -> Result<(), Refusal> {
    for &vassal in Vassal::ALL {
        if gain.vassals[vassal.at()] > means.stock[vassal.at()] {
            return Err(Refusal::NoVassalInStock { vassal });
        }
    }
    if gain.dragons.is_some() && means.dragon_deck == 0 {
        return Err(Refusal::DragonDeckEmpty);
    }
    match gain.tile {
        Some(TileGain::Row) if means.row.is_empty() => Err(Refusal::RowEmpty),
        Some(TileGain::Top) if means.action_deck == 0 => Err(Refusal::ActionDeckEmpty),
        _ => Ok(()),
    }
}

/// The rest of an effect: choices in its cost, then choices in its gain, then the duty.
pub(crate) struct Outlook<'a> {
    game: &'a Simurgh,
    means: Means,
    gain: &'a Gain,
    duty: Duty,
}

impl Outlook<'_> {
    /// Whether the choices of the cost can be made so that everything after them is possible.
    pub fn pays(&self, purse: Purse, choices: &[Choice]) -> bool {
        let Some((choice, rest)) = choices.split_first() else {
            return self.gains(purse.plus(&self.gain.fixed), &self.gain.choices);
        };
        choice.bundles().any(|bundle| purse.covers(bundle) && self.pays(purse.minus(bundle), rest))
    }

    /// Whether the choices of the gain can be made so that the duty can be met.
    pub fn gains(&self, purse: Purse, choices: &[Choice]) -> bool {
        if self.duty == Duty::None {
            return true;
        }
        let Some((choice, rest)) = choices.split_first() else { return self.holds(purse) };
        choice.bundles().any(|bundle| self.gains(purse.plus(bundle), rest))
    }

    /// Whether the duty can be met in the end, after the tile that the effect gives.
    fn holds(&self, purse: Purse) -> bool {
        let means = self.means.holding(purse);
        let after =
            |row, action_deck| self.game.can_meet(self.duty, &Means { row, action_deck, ..means });
        match self.gain.tile {
            None => after(means.row, means.action_deck),
            Some(TileGain::Top) => after(means.row, means.action_deck.saturating_sub(1)),
            Some(TileGain::Row) => {
                means.row.iter().any(|row| after(means.row.without(row), means.action_deck))
            }
        }
    }
}
