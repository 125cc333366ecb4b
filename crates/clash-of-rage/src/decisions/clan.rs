//! D1: the clan to lead (COR-3.4).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat, SeatSet};

use super::Checked;
use crate::words::names;
use crate::{Action, ClashOfRage, Event, Prompt, Refusal};

/// Which clan the active player leads.
#[derive(Clone, Copy, Debug)]
pub struct Clan;

impl Decision<ClashOfRage> for Clan {
    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Clan
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        _seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let free = names::Clan::ALL.iter().copied().filter(|&clan| free(game, clan).is_ok());
        out.offer_all(free.map(|clan| Action::ChooseClan { clan }))
    }

    fn check(&self, game: &ClashOfRage, _seat: Seat, action: Action) -> Checked {
        match action {
            Action::ChooseClan { clan } => Ok(free(game, clan)?),
            _ => Err(Refused::OtherQuestion),
        }
    }

    /// COR-13.4: with four players the fourth takes what is left.
    fn answer(
        &self,
        game: &mut ClashOfRage,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Action::ChooseClan { clan } = action else { return };
        game.player_mut(seat).lead(clan);
        play.tell(Event::ClanChosen { seat, clan });
        if seat.index() + 1 < game.players.len() {
            game.active = seat.next(game.players.len() as u8);
            return;
        }
        game.deal_tactics(play);
        // COR-3.8: each player looks at the first three cards.
        play.log.learned(SeatSet::all(game.players.len() as u8));
        game.begin_turn(play);
    }
}

fn free(game: &ClashOfRage, clan: names::Clan) -> Result<(), Refusal> {
    match game.leader(clan) {
        None => Ok(()),
        Some(_) => Err(Refusal::ClanTaken { clan }),
    }
}
