//! Hidden Tunnels from mine to mine (DWF-15.14).

use std::ops::ControlFlow;

use engine::{Decision, Log, Offer, Play, Refused, Seat};
use serde::{Deserialize, Serialize};

use crate::decisions::{Checked, Open};
use crate::table::board::{Place, PlaceSet};
use crate::table::cell::Cell;
use crate::table::meeples::Standing;
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::event::Event;
use crate::words::names::{Decree, Kind};
use crate::words::prompt::Prompt;
use crate::words::refusal::Refusal;

/// D26.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Tunnelling {
    /// From which mine.
    From,
    /// Which meeple.
    Kind {
        /// The mine.
        from: Cell,
    },
    /// To which mine.
    To {
        /// The mine.
        from: Cell,
        /// The meeple.
        kind: Kind,
    },
}

impl Tunnelling {
    /// DWF-6.A9.
    pub(crate) fn is_possible(game: &Dwar7sFall) -> Result<(), Refusal> {
        if !game.decreed(Decree::HiddenTunnels) {
            return Err(Refusal::NotDecreed { decree: Decree::HiddenTunnels });
        }
        let exits = exits(game);
        let entries = game.meeples.standing(game.active()).and(game.realm.mines);
        let connected = entries.iter().any(|entry| !exits.without(entry).is_empty());
        if connected { Ok(()) } else { Err(Refusal::NoTunnel) }
    }

    /// Whether the earlier choices still hold, for positions from outside.
    pub(crate) fn audit(self, game: &Dwar7sFall) -> Result<(), Refusal> {
        Tunnelling::is_possible(game)?;
        match self {
            Tunnelling::From => Ok(()),
            Tunnelling::Kind { from } => can_enter(game, game.place_at(from)?),
            Tunnelling::To { from, kind } => {
                let place = game.place_at(from)?;
                can_enter(game, place).and_then(|()| game.has_meeple(place, kind))
            }
        }
    }
}

impl Decision<Dwar7sFall> for Tunnelling {
    fn prompt(&self, _: &Dwar7sFall, _: Seat) -> Prompt {
        match *self {
            Tunnelling::From => Prompt::TunnelFrom,
            Tunnelling::Kind { .. } => Prompt::MoveKind,
            Tunnelling::To { kind, .. } => Prompt::TunnelTo { kind },
        }
    }

    fn offer(
        &self,
        game: &Dwar7sFall,
        seat: Seat,
        out: &mut impl Offer<Action>,
    ) -> ControlFlow<()> {
        let mines = game.realm.mines;
        match *self {
            Tunnelling::From => {
                let entries = game.meeples.standing(seat).and(mines);
                game.offer_places(entries, |place| can_enter(game, place), out)
            }
            Tunnelling::Kind { from } => game.offer_kinds(from, out),
            Tunnelling::To { from, .. } => {
                game.offer_places(mines, |place| can_leave_at(game, from, place), out)
            }
        }
    }

    fn check(&self, game: &Dwar7sFall, _: Seat, action: Action) -> Checked {
        match (*self, action) {
            (Tunnelling::From, Action::Cell { cell }) => can_enter(game, game.place_at(cell)?)?,
            (Tunnelling::Kind { from }, Action::Meeple { kind }) => {
                game.has_meeple(game.place_at(from)?, kind)?;
            }
            (Tunnelling::To { from, .. }, Action::Cell { cell }) => {
                can_leave_at(game, from, game.place_at(cell)?)?;
            }
            _ => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }

    fn answer(
        &self,
        game: &mut Dwar7sFall,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let next = match (*self, action) {
            (Tunnelling::From, Action::Cell { cell }) => Tunnelling::Kind { from: cell },
            (Tunnelling::Kind { from }, Action::Meeple { kind }) => Tunnelling::To { from, kind },
            (Tunnelling::To { from, kind }, Action::Cell { cell }) => {
                if let (Some(place), Some(target)) = (game.board.at(from), game.board.at(cell)) {
                    game.relocate(Standing { place, owner: seat, kind }, target);
                    play.tell(Event::Tunnelled { seat, kind, card: game.card_at(target), cell });
                }
                game.pay_action();
                return game.complete(play);
            }
            _ => return,
        };
        game.ask(Open::Tunnelling(next));
    }
}

/// DWF-15.14: mines to which a tunnel leads.
fn exits(game: &Dwar7sFall) -> PlaceSet {
    game.realm.mines.and(game.meeples.free()).minus(guarded_mines(game))
}

/// DWF-15.14: mines in whose kingdom a Fire or Forest Dragon lives.
fn guarded_mines(game: &Dwar7sFall) -> PlaceSet {
    let mut guarded = PlaceSet::EMPTY;
    for seat in game.all_seats() {
        let kingdom = game.realm.kingdom(seat);
        if !kingdom.and(game.realm.dragons).is_empty() {
            guarded = guarded.or(kingdom);
        }
    }
    guarded.and(game.realm.mines)
}

fn can_enter(game: &Dwar7sFall, place: Place) -> Result<(), Refusal> {
    game.stands_on(place)?;
    if !game.realm.mines.contains(place) {
        return Err(Refusal::NotAMine { card: game.card_at(place) });
    }
    if exits(game).without(place).is_empty() {
        return Err(Refusal::NoTunnel);
    }
    Ok(())
}

fn can_leave_at(game: &Dwar7sFall, from: Cell, place: Place) -> Result<(), Refusal> {
    let card = game.card_at(place);
    if !game.realm.mines.contains(place) {
        return Err(Refusal::NotAMine { card });
    }
    if game.board.cell(place) == from {
        return Err(Refusal::SameMine);
    }
    if guarded_mines(game).contains(place) {
        return Err(Refusal::DragonGuardsMine { card });
    }
    if !game.meeples.free().contains(place) {
        return Err(Refusal::CardFull { card });
    }
    Ok(())
}
