//! D3: where a tile from the hand is laid.

use super::enter_tile::EnterTile;
use super::prelude::*;
use crate::rules::effects::Source;
use crate::table::ids::{ActionTile, TileKind, WildsSpace};
use crate::words::prompt::Entry;

/// SIM-8.2: the tile has been shown.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseWilds {
    pub(crate) tile: ActionTile,
}

impl Decision<Simurgh> for ChooseWilds {
    fn prompt(&self, _game: &Simurgh, _seat: Seat) -> Prompt {
        let tile = self.tile;
        match tile.kind() {
            TileKind::Exploration => Prompt::ChooseWildsForRider { tile, entry: Entry(tile) },
            _ => Prompt::ChooseWilds { tile },
        }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let (free, means) = (game.free_wilds(), game.means());
        let spaces = if free.is_empty() { game.wilds_in_play() } else { free };
        for wilds in spaces.iter() {
            if game.can_lay_on(self.tile, wilds, free, &means).is_ok() {
                out.offer(if free.is_empty() {
                    Action::RemoveTile { wilds }
                } else {
                    Action::CoverSpace { wilds }
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let (free, means) = (game.free_wilds(), game.means());
        match action {
            Action::CoverSpace { wilds } => {
                if !game.wilds_in_play().contains(wilds) {
                    return Err(Refusal::NotInPlay { wilds }.into());
                }
                if !free.contains(wilds) {
                    return Err(Refusal::SpaceTaken { wilds }.into());
                }
                Ok(game.can_lay_on(self.tile, wilds, free, &means)?)
            }
            Action::RemoveTile { wilds } => {
                game.after_removal(wilds, free, &means)?;
                Ok(game.can_lay_on(self.tile, wilds, free, &means)?)
            }
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::CoverSpace { wilds } => self.lay(game, wilds, play),
            Action::RemoveTile { wilds } => {
                game.remove_with_weapon(wilds, play);
                self.lay(game, wilds, play);
            }
            _ => {}
        }
    }

    named!();
    falls_away!();
}

impl ChooseWilds {
    /// SIM-8.2: lays the tile, gives the bonus, then a Vassal goes onto it.
    fn lay(self, game: &mut Simurgh, wilds: WildsSpace, play: &mut Play<'_, impl Log<Event>>) {
        let tile = self.tile;
        game.agenda.done();
        game.active_player_mut().hand.remove(tile);
        game.wilds[wilds as usize] = Some(tile);
        play.tell(Event::LaidTile { seat: game.active(), tile, wilds });
        game.agenda.plan(Open::EnterTile(EnterTile { wilds }));
        game.begin(Source::Bonus(wilds), None, play);
    }
}
