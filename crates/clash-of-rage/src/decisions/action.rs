//! D5: what kind of action to take (COR-7.1).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use super::{Checked, Errands, Open};
use crate::words::action::Action as Choice;
use crate::{ClashOfRage, Event, Phase, Prompt, Refusal};

/// Move, equip or pass.
#[derive(Clone, Copy, Debug)]
pub struct Action;

impl Decision<ClashOfRage> for Action {
    fn prompt(&self, game: &ClashOfRage, _seat: Seat) -> Prompt {
        match game.phase {
            Phase::FirstAction => Prompt::FirstAction,
            _ => Prompt::SecondAction,
        }
    }

    /// COR-13.4: with nothing to do but pass, nothing is asked.
    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Choice>,
    ) -> ControlFlow<()> {
        out.offer_all(may_move(game).map(|()| Choice::Move))?;
        out.offer_all(may_equip(game).map(|()| Choice::Equip))?;
        out.offer(Choice::Pass)
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Choice) -> Checked {
        match action {
            Choice::Move => Ok(may_move(game)?),
            Choice::Equip => Ok(may_equip(game)?),
            Choice::Pass => Ok(()),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Choice,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Choice::Move => game.begin_movement(),
            Choice::Equip => game.agenda.ask(Open::Shop(Errands::default())),
            _ => {
                play.tell(Event::Passed { seat });
                game.end_action(play);
            }
        }
    }
}

/// COR-7.2: whether some unit or hero of the active player has a destination.
fn may_move(game: &ClashOfRage) -> Result<(), Refusal> {
    if game.has_mover() { Ok(()) } else { Err(Refusal::NothingToMove) }
}

/// COR-7.2: whether the active player can get something or has a card to rearrange.
fn may_equip(game: &ClashOfRage) -> Result<(), Refusal> {
    if game.active_player().owns_cards() || Errands::default().can_shop(game) {
        Ok(())
    } else {
        Err(Refusal::NothingToEquip)
    }
}
