//! D2: which kind of Vassal goes to a space.

use super::prelude::*;
use crate::table::ids::Space;

/// SIM-15.4: both kinds may be placed there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChooseVassal {
    pub(crate) space: Space,
}

impl Decision<Simurgh> for ChooseVassal {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        Prompt::ChooseVassal { spot: game.spot(self.space) }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        let entrants = game.entrants_of(self.space).iter();
        out.offer_all(entrants.map(|vassal| Action::ChooseVassal { vassal }))
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        let Action::ChooseVassal { vassal } = action else { return Err(Refused::OtherQuestion) };
        if game.entrants_of(self.space).contains(vassal) {
            Ok(())
        } else {
            Err(Refusal::DragonridersOnly { spot: game.spot(self.space) }.into())
        }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        game.agenda.done();
        if let Action::ChooseVassal { vassal } = action {
            game.place(self.space, vassal, play);
        }
    }

    falls_away!();
}
