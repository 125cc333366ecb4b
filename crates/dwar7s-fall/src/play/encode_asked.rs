//! The open decision as numbers: what the viewer has chosen in it so far.

use engine::{Encoder, Game, Seat, SeatSet};

use super::encode::{Grid, MAX_CELLS};
use crate::decisions::{
    Attack, Buying, Cause, Changing, Laying, Moving, Open, Placing, Playing, Price, Pushing,
    Source, Threat, Tunnelling,
};
use crate::table::cell::{Cell, Side};
use crate::table::state::{Dwar7sFall, MAX_PLAYERS};
use crate::words::names::{Gem, Kind, KingdomCard};

/// The most steps that one decision has: those of an ogre card.
pub(super) const STAGES: usize = 9;

/// Everything that can have been chosen before a question.
#[derive(Default)]
struct Chosen {
    stage: usize,
    card: Option<KingdomCard>,
    cells: [Option<Cell>; 2],
    kinds: [Option<Kind>; 2],
    seat: Option<Seat>,
    gem: Option<Gem>,
    side: Option<Side>,
    left: u8,
    other_way: bool,
}

pub(super) fn encode_asked(game: &Dwar7sFall, viewer: Seat, out: &mut Encoder<'_>) {
    let asked = game.waiting().contains(viewer);
    let chosen = game.question().filter(|_| asked).map(chosen);
    out.one_of(chosen.as_ref().map_or(usize::MAX, |chosen| chosen.stage), STAGES);
    let Chosen { card, cells, kinds, seat, gem, side, left, other_way, .. } =
        chosen.unwrap_or_default();
    out.one_hot(card);
    let grid = Grid::of(&game.board, &game.terms);
    for cell in cells {
        let numbers = cell.map_or([0; 2], |cell| grid.number(cell));
        numbers.iter().for_each(|&number| out.amount(number, MAX_CELLS));
    }
    kinds.into_iter().for_each(|kind| out.one_hot(kind));
    let seat = seat.map_or(SeatSet::EMPTY, SeatSet::only);
    out.seats(seat, viewer, game.terms.seats, MAX_PLAYERS);
    out.one_hot(gem);
    out.one_hot(side);
    out.amount(left, 16);
    out.flag(other_way);
}

fn chosen(open: Open) -> Chosen {
    let nothing = Chosen::default();
    match open {
        Open::Laying(Laying::Cell { card }) => Chosen { stage: 1, card: Some(card), ..nothing },
        Open::Laying(Laying::Rotation { card, cell }) => {
            Chosen { stage: 2, card: Some(card), cells: [Some(cell), None], ..nothing }
        }
        Open::Placing(Placing::Kind { price }) => {
            Chosen { other_way: price == Price::Free, ..nothing }
        }
        Open::Placing(Placing::Cell { price, kind }) => Chosen {
            stage: 1,
            kinds: [Some(kind), None],
            other_way: price == Price::Free,
            ..nothing
        },
        Open::Moving(Moving::Kind { from }) | Open::Tunnelling(Tunnelling::Kind { from }) => {
            Chosen { stage: 1, cells: [Some(from), None], ..nothing }
        }
        Open::Moving(Moving::To { from, kind })
        | Open::Tunnelling(Tunnelling::To { from, kind }) => {
            Chosen { stage: 2, cells: [Some(from), None], kinds: [Some(kind), None], ..nothing }
        }
        Open::Buying(Buying::Where { class }) => {
            Chosen { stage: 1, kinds: [Some(class.kind()), None], ..nothing }
        }
        Open::Changing(Changing::Take { given }) => {
            Chosen { stage: 1, gem: Some(given), ..nothing }
        }
        Open::Pushing(Pushing::To { owner, kind }) => {
            Chosen { stage: 1, seat: Some(owner), kinds: [Some(kind), None], ..nothing }
        }
        Open::Turning(turning) => Chosen {
            stage: usize::from(turning.cell.is_some()),
            cells: [turning.cell, None],
            other_way: turning.cause == Cause::Fortress,
            ..nothing
        },
        Open::Playing(playing) => played(playing),
        Open::Denying(denying) => attacked(denying.attack),
        Open::Showing(showing) => threatened(showing.threat),
        Open::Taking(taking) => Chosen {
            stage: usize::from(taking.first),
            left: taking.left,
            other_way: taking.source == Source::Pouches,
            ..nothing
        },
        Open::Returning(returning) => Chosen {
            cells: [Some(returning.cell), None],
            left: returning.left,
            other_way: returning.bar_fight,
            ..nothing
        },
        Open::Drinking(drinking) => Chosen { cells: [Some(drinking.cell), None], ..nothing },
        Open::Leading(leading) => Chosen { left: leading.left, ..nothing },
        Open::Revealing(revealing) => Chosen { seat: Some(revealing.seat), ..nothing },
        Open::Menu
        | Open::Laying(Laying::Card)
        | Open::Moving(Moving::From)
        | Open::Tunnelling(Tunnelling::From)
        | Open::Buying(Buying::Class)
        | Open::Changing(Changing::Give)
        | Open::Pushing(Pushing::Victim)
        | Open::SendingHome
        | Open::Freezing
        | Open::Hiring
        | Open::Task
        | Open::Digging
        | Open::Trading
        | Open::Discarding
        | Open::Course => nothing,
    }
}

fn played(playing: Playing) -> Chosen {
    let nothing = Chosen::default();
    match playing {
        Playing::Card => nothing,
        Playing::Cell => Chosen { stage: 1, ..nothing },
        Playing::VictimCell => Chosen { stage: 2, ..nothing },
        Playing::Victim { cell } => Chosen { stage: 3, cells: [Some(cell), None], ..nothing },
        Playing::OwnCell { victim } => Chosen {
            stage: 4,
            cells: [Some(victim.cell), None],
            kinds: [Some(victim.kind), None],
            seat: Some(victim.owner),
            ..nothing
        },
        Playing::Own { victim, cell } => Chosen {
            stage: 5,
            cells: [Some(victim.cell), Some(cell)],
            kinds: [Some(victim.kind), None],
            seat: Some(victim.owner),
            ..nothing
        },
        Playing::FirstStep { victim } => Chosen {
            stage: 6,
            cells: [Some(victim.cell), None],
            kinds: [Some(victim.kind), None],
            seat: Some(victim.owner),
            ..nothing
        },
        Playing::SecondStep { victim, first } => Chosen {
            stage: 7,
            cells: [Some(victim.cell), None],
            kinds: [Some(victim.kind), None],
            seat: Some(victim.owner),
            side: Some(first),
            ..nothing
        },
        Playing::Enemy => Chosen { stage: 8, ..nothing },
    }
}

/// What is about to undo a secret goal.
fn threatened(threat: Threat) -> Chosen {
    match threat {
        Threat::OgreCard(attack) => attacked(attack),
        Threat::Choice => Chosen { stage: 5, ..Chosen::default() },
        Threat::Mood => Chosen { stage: 6, ..Chosen::default() },
    }
}

/// What an ogre card is about to do, for the player who may deny it.
fn attacked(attack: Attack) -> Chosen {
    let nothing = Chosen::default();
    match attack {
        Attack::Card { cell } => Chosen { stage: 1, cells: [Some(cell), None], ..nothing },
        Attack::Swap { victim, own } => Chosen {
            stage: 2,
            cells: [Some(victim.cell), Some(own.cell)],
            kinds: [Some(victim.kind), Some(own.kind)],
            seat: Some(victim.owner),
            ..nothing
        },
        Attack::Chase { victim, to } => Chosen {
            stage: 3,
            cells: [Some(victim.cell), Some(to)],
            kinds: [Some(victim.kind), None],
            seat: Some(victim.owner),
            ..nothing
        },
        Attack::Rob { seat } => Chosen { stage: 4, seat: Some(seat), ..nothing },
    }
}
