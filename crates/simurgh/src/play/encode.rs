//! A seat's view as numbers, for learning and for research.

use engine::{Block, Encoder, Game as _, Indexed, Seat, SeatSet, Set};

use crate::decisions::Open;
use crate::decisions::draw_dragons::{KeepDragon, ReturnDragons};
use crate::decisions::objectives::{ChooseObjective, PlaceObjective, ReturnObjectives};
use crate::rules::effects::Source;
use crate::seen::knowledge::Known;
use crate::table::deck::Deck;
use crate::table::ids::{
    Ability, ActionTile, Dragon, DragonType, Objective, ObjectiveSpace, RowSpace, Slot, Space,
    Vassal, WildsSpace,
};
use crate::table::options::{Edition, MAX_ROUNDS, Mode};
use crate::table::purse::{Good, Purse};
use crate::table::state::{Cause, IN_PLAY, MAX_PLAYERS, Progress, Simurgh, Stage};
use crate::table::vassals::Whereabouts;

const TILES: usize = ActionTile::COUNT;
const DRAGONS: usize = Dragon::COUNT;
const OBJECTIVES: usize = Objective::COUNT;
const GOODS: usize = Good::ALL.len();
const WILDS: usize = WildsSpace::COUNT;
const ROW: usize = RowSpace::ALL.len();
const STATUE: usize = ObjectiveSpace::ALL.len();
const CAUSES: usize = Cause::ALL.len();
const TYPES: usize = DragonType::ALL.len();
/// The spaces, then the pool, resting and the stock.
const WHEREABOUTS: usize = Space::COUNT + 3;
/// Spaces, bonuses of the Wilds, the row, the top tile, the Statue, abilities by type and number.
const SOURCES: usize = Space::COUNT + WILDS + ROW + 1 + STATUE + TYPES * Slot::COUNT;

/// The most goods of one kind: the limit is 15 in all, and a turn can exceed it for a moment.
const MAX_GOODS: u8 = 24;
const MAX_POINTS: u8 = 255;
/// The most tiles in a hand: the limit and what a turn can bring before it applies.
const MAX_TILES: u8 = 8;
/// The most markers to be placed, and Vassals retrieved.
const MAX_STEPS: u8 = 6;

pub(crate) const BLOCKS: &[Block] = &[
    Block { name: "mode", shape: &[1], max: 1, about: "Whether it is a game of Dragonlords" },
    Block { name: "length", shape: &[3], max: 1, about: "Short, medium or long" },
    Block { name: "edition", shape: &[1], max: 1, about: "Whether the German rulebook decides" },
    Block { name: "turn_limit", shape: &[1], max: MAX_ROUNDS as u8, about: "Rounds at most" },
    Block {
        name: "round",
        shape: &[1],
        max: MAX_ROUNDS as u8,
        about: "The round, 0 in the set-up",
    },
    Block { name: "stage", shape: &[5], max: 1, about: "Three drafts, turns, over" },
    Block { name: "seats", shape: &[MAX_PLAYERS], max: 1, about: "Who plays" },
    Block { name: "waiting", shape: &[MAX_PLAYERS], max: 1, about: "Who must decide" },
    Block { name: "active", shape: &[MAX_PLAYERS], max: 1, about: "Whose turn it is" },
    Block { name: "first", shape: &[MAX_PLAYERS], max: 1, about: "Who began" },
    Block { name: "asked", shape: &[Open::KINDS], max: 1, about: "The open decision" },
    Block {
        name: "turn",
        shape: &[2],
        max: 1,
        about: "Whether the Main Action is over, and the advance of a Dragonrider",
    },
    Block { name: "entered", shape: &[WILDS], max: 1, about: "The tile entered this turn" },
    Block { name: "source", shape: &[SOURCES], max: 1, about: "The effect being carried out" },
    Block {
        name: "settled",
        shape: &[GOODS],
        max: MAX_GOODS,
        about: "Goods of that effect paid or chosen so far",
    },
    Block {
        name: "steps",
        shape: &[1],
        max: MAX_STEPS,
        about: "Vassals retrieved, or markers still to be placed",
    },
    Block { name: "laid", shape: &[TILES], max: 1, about: "The tile that is being laid" },
    Block {
        name: "goods",
        shape: &[MAX_PLAYERS, 6],
        max: MAX_GOODS,
        about: "Resources of each seat",
    },
    Block { name: "points", shape: &[MAX_PLAYERS], max: MAX_POINTS, about: "Power Points" },
    Block {
        name: "spearmen",
        shape: &[MAX_PLAYERS, WHEREABOUTS],
        max: 3,
        about: "Spearmen of each seat by space, then pool, resting, stock",
    },
    Block {
        name: "dragonriders",
        shape: &[MAX_PLAYERS, WHEREABOUTS],
        max: 2,
        about: "Dragonriders of each seat by space, then pool, resting, stock",
    },
    Block {
        name: "hand_size",
        shape: &[MAX_PLAYERS],
        max: MAX_TILES,
        about: "Action Tiles in hand",
    },
    Block { name: "power_tile", shape: &[MAX_PLAYERS], max: 1, about: "Power Tile in hand" },
    Block {
        name: "hand",
        shape: &[MAX_PLAYERS, TILES],
        max: 1,
        about: "Tiles in hand that the viewer knows",
    },
    Block { name: "dragons", shape: &[MAX_PLAYERS, DRAGONS], max: 1, about: "Dragons" },
    Block {
        name: "markers",
        shape: &[MAX_PLAYERS, Slot::COUNT, DRAGONS],
        max: 1,
        about: "Ability markers by ability number and Dragon",
    },
    Block { name: "wilds", shape: &[WILDS, TILES], max: 1, about: "Tiles in the Wilds" },
    Block { name: "row", shape: &[ROW, TILES], max: 1, about: "Tiles at the Scout Quarters" },
    Block {
        name: "objectives",
        shape: &[STATUE, OBJECTIVES],
        max: 1,
        about: "Objective Tiles on their spaces",
    },
    Block { name: "replaced", shape: &[OBJECTIVES], max: 1, about: "Objectives out of the game" },
    Block { name: "chronicle", shape: &[TILES], max: 1, about: "Tiles in the Chronicle" },
    Block {
        name: "deck_sizes",
        shape: &[3],
        max: IN_PLAY as u8,
        about: "Tiles in the Action, Dragon and Objective decks",
    },
    Block {
        name: "tiles_in_deck",
        shape: &[TILES],
        max: IN_PLAY as u8,
        about: "Tiles that the viewer knows to be in the deck, by place from the top",
    },
    Block {
        name: "dragons_in_deck",
        shape: &[DRAGONS],
        max: DRAGONS as u8,
        about: "Dragons that the viewer knows to be in the deck, by place from the top",
    },
    Block {
        name: "objectives_in_deck",
        shape: &[OBJECTIVES],
        max: OBJECTIVES as u8,
        about: "Objectives that the viewer knows to be in the deck, by place from the top",
    },
    Block { name: "offered_tiles", shape: &[TILES], max: 1, about: "Power Tiles to choose from" },
    Block { name: "drawn_dragons", shape: &[DRAGONS], max: 1, about: "Dragons to choose from" },
    Block { name: "kept_dragon", shape: &[DRAGONS], max: 1, about: "The Dragon chosen so far" },
    Block { name: "drawn_objectives", shape: &[OBJECTIVES], max: 1, about: "To choose from" },
    Block { name: "triggered_by", shape: &[MAX_PLAYERS], max: 1, about: "Who triggered the end" },
    Block { name: "trigger", shape: &[CAUSES], max: 1, about: "What triggered the end" },
    Block { name: "ended", shape: &[CAUSES], max: 1, about: "Why the game is over" },
];

pub(crate) fn encode(game: &Simurgh, viewer: Seat, out: &mut Encoder<'_>) {
    encode_turn(game, viewer, out);
    encode_task(game, out);
    encode_players(game, viewer, out);
    for tile in game.wilds.into_iter().chain(game.row) {
        out.one_hot(tile);
    }
    game.objectives.into_iter().for_each(|objective| out.one_hot(objective));
    out.set(game.replaced_objectives);
    out.set(game.chronicle);
    for size in [game.action_deck.len(), game.dragon_deck.len(), game.objective_deck.len()] {
        out.amount(size as u32, IN_PLAY as u8);
    }
    let knowledge = &game.knowledge;
    known_in(&game.action_deck, &knowledge.action_tiles, viewer, out);
    known_in(&game.dragon_deck, &knowledge.dragons, viewer, out);
    known_in(&game.objective_deck, &knowledge.objectives, viewer, out);
    encode_drawn(game, viewer, out);
    let trigger = game.trigger;
    out.seats(of(trigger.map(|trigger| trigger.by)), viewer, game.seat_count(), MAX_PLAYERS);
    out.one_hot(trigger.map(|trigger| trigger.cause));
    out.one_hot(match game.stage {
        Stage::Over { cause } => Some(cause),
        _ => None,
    });
}

fn encode_turn(game: &Simurgh, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = game.seat_count();
    out.flag(game.agreed.mode == Mode::Dragonlord);
    out.one_of(game.agreed.length as usize, 3);
    out.flag(game.agreed.edition == Edition::German);
    out.amount(game.agreed.rounds, MAX_ROUNDS as u8);
    out.amount(game.turn.number.div_ceil(seats.into()), MAX_ROUNDS as u8);
    let stage = match game.stage {
        Stage::PowerDraft { .. } => 0,
        Stage::ActionDraft { .. } => 1,
        Stage::DragonDraft { .. } => 2,
        Stage::Play => 3,
        Stage::Over { .. } => 4,
    };
    out.one_of(stage, 5);
    out.seats(game.everybody(), viewer, seats, MAX_PLAYERS);
    out.seats(game.waiting(), viewer, seats, MAX_PLAYERS);
    out.seats(SeatSet::only(game.active()), viewer, seats, MAX_PLAYERS);
    out.seats(SeatSet::only(game.first), viewer, seats, MAX_PLAYERS);
    out.one_of(game.open().map_or(usize::MAX, |open| open.kind()), Open::KINDS);
    out.flag(game.turn.main_action == Progress::Done);
    out.flag(game.turn.advance == Progress::Done);
    out.one_hot(game.turn.entered);
}

/// The effect that is being carried out, as far as everybody sees it.
fn encode_task(game: &Simurgh, out: &mut Encoder<'_>) {
    let (mut source, mut settled, mut steps, mut laid) = (usize::MAX, Purse::EMPTY, 0, None);
    match game.agenda.last() {
        Some(Open::Pay(payment)) => {
            (source, settled) = (number(payment.source), payment.paid);
            steps = payment.given_up[0] + payment.given_up[1] + payment.markers;
        }
        Some(Open::Gain(receipt)) => (source, settled) = (number(receipt.source), receipt.taken),
        Some(Open::ChooseVassal(choice)) => source = number(Source::Space(choice.space)),
        Some(Open::EnterTile(entry)) => source = number(Source::Bonus(entry.wilds)),
        Some(Open::ChooseWilds(choice)) => laid = Some(choice.tile),
        Some(Open::Retrieve(retrieve)) => steps = retrieve.retrieved,
        Some(Open::PlaceMarkers(markers)) => steps = markers.count,
        _ => {}
    }
    out.one_of(source, SOURCES);
    for &good in Good::ALL {
        out.amount(settled.count(good), MAX_GOODS);
    }
    out.amount(steps, MAX_STEPS);
    out.one_hot(laid);
}

/// The index of a source in its block.
fn number(source: Source) -> usize {
    let wilds = Space::COUNT;
    let row = wilds + WILDS;
    let statue = row + ROW + 1;
    match source {
        Source::Space(space) => space.index() as usize,
        Source::Bonus(space) => wilds + space as usize,
        Source::Row(space) => row + space as usize,
        Source::TopTile => row + ROW,
        Source::Statue(space) => statue + space as usize,
        Source::Ability(Ability { dragon, slot }) => {
            statue + STATUE + dragon.dragon_type() as usize * Slot::COUNT + slot.at()
        }
    }
}

fn encode_players(game: &Simurgh, viewer: Seat, out: &mut Encoder<'_>) {
    let absent = MAX_PLAYERS - game.players.len();
    let players = || viewer.clockwise(game.seat_count()).map(|seat| game.player(seat));
    for player in players() {
        Good::RESOURCES.iter().for_each(|&good| out.amount(player.purse.count(good), MAX_GOODS));
    }
    out.zeros(absent * Good::RESOURCES.len());
    players().for_each(|player| out.amount(player.purse.points(), MAX_POINTS));
    out.zeros(absent);
    for vassal in [Vassal::Spearman, Vassal::Dragonrider] {
        for player in players() {
            out.tally(
                WHEREABOUTS,
                player.vassals.of(vassal).iter().map(|&place| whereabouts(place)),
            );
        }
        out.zeros(absent * WHEREABOUTS);
    }
    players().for_each(|player| out.amount(player.hand.len() as u32, MAX_TILES));
    out.zeros(absent);
    players().for_each(|player| out.flag(player.hand.iter().any(ActionTile::is_power)));
    out.zeros(absent);
    for player in players() {
        let known = |tile: &ActionTile| game.knowledge.action_tiles.by(*tile).contains(viewer);
        out.tally(TILES, player.hand.iter().filter(known).map(ActionTile::at));
    }
    out.zeros(absent * TILES);
    players().for_each(|player| out.set(player.lair.dragons));
    out.zeros(absent * DRAGONS);
    for player in players() {
        Slot::all().for_each(|slot| out.set(player.lair.markers.with(slot)));
    }
    out.zeros(absent * Slot::COUNT * DRAGONS);
}

fn whereabouts(place: Whereabouts) -> usize {
    match place {
        Whereabouts::Board(space) => space.index() as usize,
        Whereabouts::Pool => Space::COUNT,
        Whereabouts::Resting => Space::COUNT + 1,
        Whereabouts::Stock => Space::COUNT + 2,
    }
}

fn known_in<T: Indexed + Default, const N: usize, const M: usize>(
    deck: &Deck<T, M>,
    known: &Known<T, N>,
    viewer: Seat,
    out: &mut Encoder<'_>,
) {
    let places = deck.iter().enumerate().filter(|(_, tile)| known.by(*tile).contains(viewer));
    out.sparse(N, places.map(|(at, tile)| (tile.index() as usize, at as u8 + 1)));
}

/// What the viewer has drawn and nobody else sees.
fn encode_drawn(game: &Simurgh, viewer: Seat, out: &mut Encoder<'_>) {
    let (mut tiles, mut dragons, mut kept) = (Set::EMPTY, Set::<Dragon>::EMPTY, None);
    let mut objectives = Set::<Objective>::EMPTY;
    match game.stage {
        Stage::PowerDraft { drafter, offered, .. } if drafter == viewer => tiles = offered,
        Stage::DragonDraft { hands } => {
            if let Some(hand) = hands.get(viewer.index()).copied().flatten() {
                (dragons, kept) = (hand.dealt, hand.kept);
            }
        }
        _ => {}
    }
    let own = game.agenda.iter().filter(|_| game.active() == viewer);
    for open in own {
        match *open {
            Open::KeepDragon(KeepDragon { drawn: tiles, .. })
            | Open::ReturnDragons(ReturnDragons { tiles, .. }) => dragons = dragons.or(tiles),
            Open::ChooseObjective(ChooseObjective { drawn: tiles })
            | Open::ReturnObjectives(ReturnObjectives { tiles }) => {
                objectives = objectives.or(tiles);
            }
            Open::PlaceObjective(PlaceObjective { objective, others }) => {
                objectives = objectives.or(others).with(objective);
            }
            _ => {}
        }
    }
    out.set(tiles);
    out.set(dragons);
    out.one_hot(kept);
    out.set(objectives);
}

fn of(seat: Option<Seat>) -> SeatSet {
    seat.map_or(SeatSet::EMPTY, SeatSet::only)
}
