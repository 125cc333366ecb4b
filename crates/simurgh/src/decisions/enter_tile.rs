//! D5: the space for the Vassal on a tile that was just laid.

use super::prelude::*;
use crate::table::ids::WildsSpace;

/// SIM-8.2: the tile lies on this tile space.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnterTile {
    pub(crate) wilds: WildsSpace,
}

impl Decision<Simurgh> for EnterTile {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::EnterTile { tile: game.tile_on(self.wilds).unwrap_or_default() }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_spaces_of(self.wilds, &game.means(), game.occupied(), out)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::PlaceVassal { space } = action else { return Err(Refused::OtherQuestion) };
        if space.wilds() != Some(self.wilds) {
            let tile = game.tile_on(self.wilds).unwrap_or_default();
            return Err(Refusal::OntoNewTile { tile }.into());
        }
        game.enterable(space, &game.means(), game.occupied())?;
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        if let Action::PlaceVassal { space } = action {
            game.enter(space, play);
        }
    }

    named!();
    falls_away!();
}
