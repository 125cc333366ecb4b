//! D2: the tactics card of the turn (COR-6.1).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Opening, Play, Refused, Seat, SeatSet};

use super::{Checked, Open};
use crate::table::player::Player;
use crate::{Action, ClashOfRage, Event, Prompt, Refusal, TacticsCard};

/// Which card each player plays, face down until all have chosen.
#[derive(Clone, Copy, Debug)]
pub struct Tactics;

impl Decision<ClashOfRage> for Tactics {
    /// COR-16.1: all at once.
    #[inline]
    fn asked(&self, game: &ClashOfRage) -> SeatSet {
        game.all_seats().filter(|seat| game.player(*seat).chosen.is_none()).collect()
    }

    fn prompt(&self, _game: &ClashOfRage, _seat: Seat) -> Prompt {
        Prompt::Tactics
    }

    fn offer(
        &self,
        game: &ClashOfRage,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let hand = game.player(seat).hand();
        out.offer_all(hand.iter().map(|card| Action::ChooseTactics { card }))
    }

    fn check(&self, game: &ClashOfRage, seat: Seat, action: Action) -> Checked {
        match action {
            Action::ChooseTactics { card } => Ok(in_hand(game.player(seat), card)?),
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
        let Action::ChooseTactics { card } = action else { return };
        game.player_mut(seat).chosen = Some(card);
        if game.players.iter().all(|player| player.chosen.is_some()) {
            reveal(game, play);
        }
    }

    #[inline]
    fn opens(&self, _game: &mut ClashOfRage, _play: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }
}

fn in_hand(player: &Player, card: TacticsCard) -> Result<(), Refusal> {
    if player.hand().contains(card) {
        return Ok(());
    }
    Err(match player.clan() {
        Some(clan) if clan != card.clan() => Refusal::NotYourCard { clan },
        _ if player.discards.contains(card) => Refusal::PlayedAlready { card },
        _ => Refusal::NotInHand { card },
    })
}

/// COR-16.1: takes back the choices, as long as others have yet to choose.
pub(crate) fn withdraw(game: &mut ClashOfRage) -> Vec<(Seat, Action)> {
    let seats = game.all_seats();
    let chosen = |seat: Seat| {
        let card = game.player_mut(seat).chosen.take()?;
        Some((seat, Action::ChooseTactics { card }))
    };
    seats.filter_map(chosen).collect()
}

/// COR-6.1: turns all cards over.
fn reveal(game: &mut ClashOfRage, play: &mut Play<'_, impl Log<Event>>) {
    for player in &mut game.players {
        player.revealed = player.chosen.take();
        if let Some(card) = player.revealed {
            player.discard(card);
        }
    }
    game.set_order();
    play.log.learned(SeatSet::all(game.players.len() as u8));
    for seat in game.order.clone() {
        if let Some(card) = game.player(seat).revealed {
            play.tell(Event::TacticsRevealed { seat, card });
        }
    }
    game.active = game.first();
    if game.turn == 1 {
        game.agenda.ask(Open::Stronghold);
    } else {
        game.collect_income(play);
    }
}
