//! D15: Free Actions in the middle of a Main Action (SIM-5.4).

use super::prelude::*;

/// At the Scout Quarters and the Dragonlord Statue, before the choice.
#[derive(Clone, Copy)]
pub struct Interlude;

impl Decision<Simurgh> for Interlude {
    fn prompt(&self, game: &Simurgh, _seat: Seat) -> Prompt {
        let free = game.free_actions();
        match game.agenda.iter().rev().nth(1) {
            Some(Open::TakeTile) => Prompt::BeforeTile { free },
            _ if game.takes_any_objective() => Prompt::BeforeObjective { free },
            _ => Prompt::BeforeUnpaidObjective { free },
        }
    }

    fn offer(&self, game: &Simurgh, _seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        game.offer_free_actions(&game.means(), game.duty(), out)?;
        out.offer(Action::Done)
    }

    fn check(&self, game: &Simurgh, _seat: Seat, action: Action) -> Checked {
        if action == Action::Done { Ok(()) } else { game.check_free_action(action) }
    }

    fn answer(
        &self,
        game: &mut Simurgh,
        _seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        if action == Action::Done {
            game.agenda.done();
        } else {
            game.take_free_action(action, play);
        }
    }
}
