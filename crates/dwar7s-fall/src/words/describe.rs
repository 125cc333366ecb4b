//! Which words describe a choice in a position.

use engine::Seat;

use crate::data::{OgreEffect, Power, Task, components};
use crate::decisions::{
    BAR_FIGHT_CARDS, BAR_FIGHT_MEEPLES, Buying, Changing, Laying, Moving, Open, Playing, Trading,
    Tunnelling, Turning,
};
use crate::rules::ogre_cards::effect;
use crate::table::board::Place;
use crate::table::cell::{Cell, Side};
use crate::table::state::Dwar7sFall;
use crate::words::action::Action;
use crate::words::choice::Choice;
use crate::words::names::{CardType, OgreCard, Set};

/// Describes a legal action: what it is, costs and brings, with everything that follows unasked.
pub(crate) fn describe(game: &Dwar7sFall, seat: Seat, action: Action) -> Choice {
    let first = describe_alone(game, seat, action);
    match engine::foresee(game, seat, action) {
        Some((world, next)) => {
            let next = describe(&world, seat, next);
            Choice::Then { first: first.into(), next: next.into() }
        }
        None => first,
    }
}

fn describe_alone(game: &Dwar7sFall, seat: Seat, action: Action) -> Choice {
    let player = game.player(seat);
    let plain = Choice::Plain { action };
    let card_in_play = game.in_play.unwrap_or(OgreCard::Ambush);
    match action {
        Action::Cell { cell } => describe_cell(game, seat, cell).unwrap_or(plain),
        Action::Step { side } => describe_step(game, side).unwrap_or(plain),
        Action::Stop => match game.question() {
            Some(Open::Task) => Choice::NoTask,
            Some(Open::Turning(_)) => Choice::NoTurn,
            Some(Open::Taking(_)) => Choice::NoMoreGems,
            Some(Open::Leading(_)) => game.troll.as_ref().map_or(plain, |troll| {
                let (card, cell) = (game.card_at(troll.place), game.board.cell(troll.place));
                Choice::TrollStays { card, cell }
            }),
            _ => Choice::PanicStop,
        },
        Action::MonsterScales => Choice::Scales { monsters: player.monsters },
        Action::Pawnbroker => Choice::Pawn { pouches: player.pouches },
        Action::End => Choice::End { left: game.actions_left() },
        Action::Reveal => {
            let face = components().secret_goal(player.secret);
            let (requirement, vp) = (face.requirement, face.vp);
            Choice::Reveal { goal: player.secret, requirement, vp }
        }
        Action::Keep => Choice::Keep { goal: player.secret },
        Action::Card { card } => {
            let face = components().card(card);
            Choice::Card { card, vp: face.vp, needed: face.needed, task: face.task }
        }
        Action::Turn { rotation } => {
            let card = match game.question() {
                Some(Open::Laying(Laying::Rotation { card, .. })) => Some(card),
                Some(Open::Turning(Turning { cell: Some(cell), .. })) => {
                    game.board.at(cell).map(|place| game.card_at(place))
                }
                _ => None,
            };
            card.map_or(plain, |card| {
                let walls = components().card(card).walls.turned(rotation);
                let walls: Set<Side> =
                    Side::ALL.iter().copied().filter(|&side| walls.on(side)).collect();
                if walls.is_empty() {
                    Choice::TurnOpen { rotation }
                } else {
                    Choice::Turn { rotation, walls }
                }
            })
        }
        Action::OgreCard { card } => match game.question() {
            Some(Open::Hiring) => Choice::Hire { card },
            Some(Open::Discarding) => Choice::DiscardOgreCard { card },
            _ => Choice::PlayOgreCard { card, effect: effect(card) },
        },
        Action::Enemy { seat } => match effect(card_in_play) {
            OgreEffect::StealGem => Choice::RobGems { seat, gems: game.player(seat).gems },
            _ => Choice::RobOgreCards { seat, count: game.player(seat).ogre_cards.total() },
        },
        Action::Deny => Choice::Deny { card: card_in_play },
        Action::Pass => Choice::Pass { card: card_in_play },
        Action::Trade { goal, hand_in } => {
            let vp = components().goal(goal).vp;
            match (Trading::bill(game, goal, hand_in), hand_in) {
                (Some((cost, monsters)), None) => Choice::Trade { goal, cost, monsters, vp },
                (Some((cost, monsters)), Some(hand_in)) => {
                    Choice::Exchange { goal, hand_in, cost, monsters, vp }
                }
                (None, _) => plain,
            }
        }
        Action::BarFight => Choice::BarFight { meeples: BAR_FIGHT_MEEPLES, cards: BAR_FIGHT_CARDS },
        Action::QuietDrink => match game.question() {
            Some(Open::Drinking(drinking)) => game.board.at(drinking.cell).map_or(plain, |place| {
                let cards = match components().card(game.card_at(place)).task {
                    Task::Draw(count) => count,
                    _ => 0,
                };
                Choice::QuietDrink { meeples: game.requirement(seat, place), cards }
            }),
            _ => plain,
        },
        Action::Gem { gem } => {
            let vp = components().gem(gem).vp;
            match game.question() {
                Some(Open::Discarding) => Choice::DiscardGem { gem, vp },
                Some(Open::Changing(Changing::Give) | Open::Freezing) => {
                    Choice::GiveGem { gem, vp }
                }
                _ => Choice::TakeGem { gem, vp },
            }
        }
        Action::Class { class } => {
            let people = player.people();
            let (cost, vp) = (people.class_cost(class), people.class_vp(class));
            Choice::Class { class, cost, vp, powers: components().class(class).powers }
        }
        Action::Campfire => match game.question() {
            Some(Open::Buying(Buying::Where { class })) => Choice::UpgradeAtCampfire { class },
            _ => plain,
        },
        Action::Meeple { kind } => Choice::Meeple { kind },
        Action::Victim { owner, kind } => Choice::Victim { owner, kind },
        _ => plain,
    }
}

/// A cell, described by what is asked about it.
fn describe_cell(game: &Dwar7sFall, seat: Seat, cell: Cell) -> Option<Choice> {
    let Some(place) = game.board.at(cell) else { return Some(Choice::NewCell { cell }) };
    let card = game.card_at(place);
    Some(match game.question()? {
        Open::Laying(_) => Choice::Stack { card, cell },
        Open::Placing(_) | Open::Tunnelling(Tunnelling::To { .. }) => spot(game, seat, place),
        Open::Buying(Buying::Where { class }) => Choice::UpgradeAt { class, card, cell },
        Open::Playing(Playing::Cell) => {
            Choice::Strike { card, cell, meeples: game.meeples.count(place) }
        }
        Open::Task => describe_task(game, seat, place),
        Open::Digging => {
            let next = game.board.stack(place).nth(1)?.0.kind();
            Choice::Dig { card, cell, next }
        }
        _ => {
            let own = game.meeples.on(place, seat).len();
            Choice::There { card, cell, own, others: game.meeples.count(place).saturating_sub(own) }
        }
    })
}

fn spot(game: &Dwar7sFall, seat: Seat, place: Place) -> Choice {
    let (card, cell) = (game.card_at(place), game.board.cell(place));
    let (taken, slots) = (game.meeples.count(place), components().card(card).slots);
    let needed = game.requirement(seat, place);
    if game.is_blocked(seat, place) {
        return Choice::BlockedSpot { card, cell, taken, slots, needed };
    }
    Choice::Spot { card, cell, task: game.task_on(place), taken, slots, needed }
}

fn describe_task(game: &Dwar7sFall, seat: Seat, place: Place) -> Choice {
    let (card, cell) = (game.card_at(place), game.board.cell(place));
    let face = components().card(card);
    let needed = game.requirement(seat, place);
    if face.of == CardType::Monster {
        let present = game.meeples.on(place, seat).len();
        let vp = game.player(seat).people().monster_vp;
        return Choice::Defeat { card, cell, present, needed, vp };
    }
    if game.is_blocked(seat, place) {
        return Choice::CompleteInVain { card, cell, needed };
    }
    Choice::Complete { card, cell, needed, task: game.task_on(place) }
}

/// A step of the troll or of the meeple being moved.
fn describe_step(game: &Dwar7sFall, side: Side) -> Option<Choice> {
    let from = match game.question()? {
        Open::Leading(_) => {
            let place = game.can_lead(side).ok()?;
            let (card, cell) = (game.card_at(place), game.board.cell(place));
            return Some(Choice::TrollStep { side, card, cell });
        }
        Open::Moving(Moving::To { from, .. }) => from,
        Open::Playing(Playing::FirstStep { victim }) => victim.cell,
        Open::Playing(Playing::SecondStep { victim, first }) => {
            game.board.cell(game.can_step(game.board.at(victim.cell)?, first).ok()?)
        }
        Open::Pushing(_) => game.board.cell(game.piece_with(Power::Push).ok()?.0),
        _ => return None,
    };
    let place = game.can_step(game.board.at(from)?, side).ok()?;
    let card = game.card_at(place);
    let (taken, slots) = (game.meeples.count(place), components().card(card).slots);
    Some(Choice::Step { side, card, cell: game.board.cell(place), taken, slots })
}
