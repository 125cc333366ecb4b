//! Which task is completed next (section 7).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};

use crate::data::components;
use crate::decisions::{Checked, Drinking, Open, Returning};
use crate::table::state::{Dwar7sFall, Step};
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::CardType;
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D13.
#[derive(Clone, Copy)]
pub struct Task;

impl Decision<Dwar7sFall> for Task {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        Prompt::Task
    }

    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let standing = game.meeples.standing(seat);
        for place in standing.iter().filter(|&place| game.is_open_task(place)) {
            out.offer(Action::Cell { cell: game.board.cell(place) })?;
        }
        if can_stop(game).is_ok() { out.offer(Action::Stop) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match action {
            Action::Cell { cell } => Ok(game.check_task(game.place_at(cell)?)?),
            Action::Stop => Ok(can_stop(game)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::Cell { cell } = action else {
            game.turn.step = Step::Roaming;
            game.ask(Open::Course);
            return;
        };
        let Some(place) = game.board.at(cell) else { return game.complete(play) };
        if components().card(game.card_at(place)).of == CardType::Monster {
            game.defeat(place, play);
            return game.complete(play);
        }
        if game.may_brawl(place) {
            game.ask(Open::Drinking(Drinking { cell }));
            return;
        }
        let left = game.requirement(seat, place);
        Returning { cell, left, bar_fight: false }.begin(game, play);
    }
}

/// DWF-7.2, DWF-14.4: allowed when only monsters are left that need supporting elves.
fn can_stop(game: &Dwar7sFall) -> Result<(), Refusal> {
    let mut standing = game.meeples.standing(game.active()).iter();
    match standing.find(|&place| game.is_forced_task(place)) {
        Some(place) => Err(Refusal::MustComplete { card: game.card_at(place) }),
        None => Ok(()),
    }
}
