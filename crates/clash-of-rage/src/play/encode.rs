//! A seat's view as numbers, for learning and for research.

use engine::{Block, Encoder, Game, Indexed, Seat, SeatSet};

use crate::ClashOfRage;
use crate::decisions::{
    Deploy, Destination, Eliminate, Errands, Fill, HowMany, Legendary, Open, Reroll, Serve,
};
use crate::rules::market::known_at_the_bottom;
use crate::rules::moving::Group;
use crate::table::gear::Gear;
use crate::table::options::Target;
use crate::table::places::{
    Location, MAX_PLAYERS, Places, Site, TacticsCard, Territories, Territory,
};
use crate::table::player::{Player, size};
use crate::table::profile::Profile;
use crate::table::side::{Role, Side};
use crate::words::names::{Clan, Equipment, Feature, Hero, Level, Phase, Slot};

const LEVELS: usize = Level::ALL.len();
const FEATURES: usize = Feature::ALL.len();
const PHASES: usize = Phase::ALL.len();
const CLANS: usize = Clan::ALL.len();
/// What every region tile has: a City, a Forge and a Stone.
const LANDMARKS: usize = 3 * MAX_PLAYERS;
/// Strength, Life, Movement, five symbols, flying.
const PROFILE: usize = 9;
/// Strength and the five symbols.
const TOTALS: usize = 6;

const MAX_TURNS: u8 = 60;
/// The most units of a level in one place; no clan has as many tokens of one.
const MAX_UNITS: u8 = 15;
const MAX_NEAR: u8 = 24;
const MAX_COINS: u8 = 60;
const MAX_POINTS: u8 = 12;
/// The largest value with two cards and a hero on top of what is printed.
const MAX_VALUE: u8 = 12;
/// The most Rage tokens and wounds on the table: battles are over long before.
const MAX_WOUNDS: u8 = 40;
/// The most copies of one design; the box has at most four.
const MAX_COPIES: u8 = 6;
const MAX_CARDS: u8 = 57;

pub(crate) const BLOCKS: &[Block] = &[
    Block { name: "long", shape: &[1], max: 1, about: "Whether it is the long game" },
    Block { name: "turn", shape: &[1], max: MAX_TURNS, about: "The turn, 0 in the set-up" },
    Block { name: "turns_left", shape: &[1], max: MAX_TURNS, about: "Turns up to the limit" },
    Block { name: "phase", shape: &[PHASES], max: 1, about: "The phase of the turn" },
    Block { name: "seats", shape: &[MAX_PLAYERS], max: 1, about: "Who plays" },
    Block { name: "waiting", shape: &[MAX_PLAYERS], max: 1, about: "Who must decide" },
    Block { name: "active", shape: &[MAX_PLAYERS], max: 1, about: "Whose action it is" },
    Block {
        name: "order",
        shape: &[MAX_PLAYERS],
        max: MAX_PLAYERS as u8,
        about: "The place of each seat in the turn order, 0 before it is known",
    },
    Block { name: "winner", shape: &[MAX_PLAYERS], max: 1, about: "Who has won" },
    Block { name: "asked", shape: &[Open::KINDS], max: 1, about: "The open decision" },
    Block { name: "from", shape: &[Location::COUNT], max: 1, about: "Where the movers are" },
    Block { name: "to", shape: &[Location::COUNT], max: 1, about: "Where they are bound for" },
    Block { name: "level", shape: &[LEVELS], max: 1, about: "The level that is asked about" },
    Block { name: "mover", shape: &[Hero::COUNT], max: 1, about: "The hero that moves" },
    Block { name: "pocket", shape: &[2 * LEVELS], max: 1, about: "The slot that is filled" },
    Block { name: "errands", shape: &[2], max: 1, about: "Whether forged, whether recruited" },
    Block {
        name: "to_place",
        shape: &[LEVELS],
        max: MAX_UNITS,
        about: "Reinforcements still to be placed",
    },
    Block { name: "stones", shape: &[Location::COUNT], max: 1, about: "Stones to be served" },
    Block { name: "drawn", shape: &[1], max: 9, about: "Legendary cards on the forger's table" },
    Block { name: "forging", shape: &[Equipment::COUNT], max: 1, about: "Those, for the forger" },
    Block {
        name: "moved",
        shape: &[Location::COUNT, LEVELS],
        max: MAX_UNITS,
        about: "Units that have moved in this step, by where they are now",
    },
    Block { name: "heroes_moved", shape: &[Hero::COUNT], max: 1, about: "Heroes that have moved" },
    Block { name: "battle", shape: &[Territory::COUNT], max: 1, about: "Where the battle is" },
    Block {
        name: "defender",
        shape: &[MAX_PLAYERS + 1],
        max: 1,
        about: "Who defends: a seat or the Elves",
    },
    Block { name: "assaulting", shape: &[2], max: 1, about: "The Attacker or the Defender" },
    Block {
        name: "totals",
        shape: &[2, TOTALS],
        max: 4 * MAX_VALUE,
        about: "Attacker's and Defender's Strength, Hourglasses, Wounds, Shields, Rerolls, Rage",
    },
    Block { name: "rage", shape: &[2], max: MAX_WOUNDS, about: "Rage tokens" },
    Block {
        name: "dice",
        shape: &[5],
        max: MAX_WOUNDS,
        about: "Wounds, blanks, rerolls left, wounds to assign, units eliminated in this assault",
    },
    Block { name: "clan", shape: &[MAX_PLAYERS, CLANS], max: 1, about: "Clans" },
    Block { name: "stronghold", shape: &[MAX_PLAYERS, Site::COUNT], max: 1, about: "Sites" },
    Block {
        name: "points",
        shape: &[MAX_PLAYERS, 2],
        max: MAX_POINTS,
        about: "Cities held and Legendary Equipment forged",
    },
    Block { name: "coins", shape: &[MAX_PLAYERS, 2], max: MAX_COINS, about: "Gold and Crystals" },
    Block {
        name: "units",
        shape: &[MAX_PLAYERS, 2, LEVELS],
        max: MAX_NEAR,
        about: "Units on the board, and in the reserve",
    },
    Block {
        name: "profiles",
        shape: &[MAX_PLAYERS, LEVELS, PROFILE],
        max: MAX_VALUE,
        about: "Strength, Life, Movement, Hourglass, Wound, Shield, Reroll, Rage, flying",
    },
    Block {
        name: "gear",
        shape: &[MAX_PLAYERS, LEVELS, Equipment::COUNT],
        max: 1,
        about: "Equipment carried by each level",
    },
    Block {
        name: "stash",
        shape: &[MAX_PLAYERS, Equipment::COUNT],
        max: MAX_COPIES,
        about: "Equipment that nobody carries",
    },
    Block {
        name: "hand",
        shape: &[MAX_PLAYERS, TacticsCard::COUNT],
        max: 1,
        about: "Tactics cards in hand that the viewer knows",
    },
    Block {
        name: "discards",
        shape: &[MAX_PLAYERS, TacticsCard::COUNT],
        max: 1,
        about: "Tactics cards discarded",
    },
    Block {
        name: "revealed",
        shape: &[MAX_PLAYERS, TacticsCard::COUNT],
        max: 1,
        about: "The tactics card of this turn",
    },
    Block {
        name: "piles",
        shape: &[MAX_PLAYERS, 2],
        max: 7,
        about: "Tactics cards in hand and in the draw pile",
    },
    Block { name: "chosen", shape: &[TacticsCard::COUNT], max: 1, about: "The viewer's choice" },
    Block { name: "heroes", shape: &[MAX_PLAYERS, Hero::COUNT], max: 1, about: "Whose heroes" },
    Block {
        name: "hero_places",
        shape: &[Hero::COUNT, Location::COUNT],
        max: 1,
        about: "Where heroes are",
    },
    Block {
        name: "armies",
        shape: &[MAX_PLAYERS, Location::COUNT, LEVELS],
        max: MAX_UNITS,
        about: "Units of each seat by place",
    },
    Block {
        name: "elves",
        shape: &[Territory::COUNT, LEVELS],
        max: MAX_UNITS,
        about: "Elves by territory",
    },
    Block {
        name: "elf_profiles",
        shape: &[LEVELS, PROFILE],
        max: MAX_VALUE,
        about: "The Elves' values",
    },
    Block {
        name: "elf_gear",
        shape: &[LEVELS, Equipment::COUNT],
        max: 1,
        about: "What the Elves carry",
    },
    Block {
        name: "features",
        shape: &[Territory::COUNT, FEATURES],
        max: 1,
        about: "What each territory has",
    },
    Block {
        name: "landmark_units",
        shape: &[LANDMARKS, MAX_PLAYERS, LEVELS],
        max: MAX_UNITS,
        about: "Units on each region tile's City, Forge and Stone",
    },
    Block { name: "landmark_elves", shape: &[LANDMARKS], max: MAX_UNITS, about: "Elves there" },
    Block {
        name: "landmark_near",
        shape: &[LANDMARKS, MAX_PLAYERS],
        max: MAX_NEAR,
        about: "Units one open border away",
    },
    Block {
        name: "landmark_held",
        shape: &[LANDMARKS, MAX_PLAYERS],
        max: 1,
        about: "Who controls it",
    },
    Block {
        name: "landmark_gate",
        shape: &[LANDMARKS, MAX_PLAYERS],
        max: 1,
        about: "Whose Stronghold touches it",
    },
    Block {
        name: "market",
        shape: &[Equipment::COUNT],
        max: MAX_COPIES,
        about: "Copies on the Black Market",
    },
    Block {
        name: "under_deck",
        shape: &[Equipment::COUNT],
        max: MAX_COPIES,
        about: "Equipment that everybody saw go under the deck",
    },
    Block {
        name: "decks",
        shape: &[2],
        max: MAX_CARDS,
        about: "Cards in the equipment and the Legendary deck",
    },
];

pub(crate) fn encode(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    encode_turn(game, viewer, out);
    encode_question(game, viewer, out);
    encode_battle(game, viewer, out);
    encode_players(game, viewer, out);
    encode_heroes(game, viewer, out);
    encode_map(game, viewer, out);
    encode_landmarks(game, viewer, out);
    let market = game.market.iter();
    let market = market.map(|stack| (stack.card as usize, stack.copies.min(MAX_COPIES)));
    out.sparse(Equipment::COUNT, market);
    let deck = &game.equipment_deck;
    for &card in Equipment::ALL {
        let copies = known_at_the_bottom(deck).filter(|&each| each == card).count();
        out.amount(copies as u32, MAX_COPIES);
    }
    out.amount(deck.len() as u32, MAX_CARDS);
    out.amount(game.legendary_deck.len() as u32, MAX_CARDS);
}

fn encode_turn(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = game.seats();
    out.flag(game.options.target == Target::Long);
    out.amount(game.turn, MAX_TURNS);
    out.amount(game.length().turn_limit.saturating_sub(game.turn), MAX_TURNS);
    out.one_hot(Some(game.phase));
    out.seats(SeatSet::all(seats), viewer, seats, MAX_PLAYERS);
    out.seats(game.waiting(), viewer, seats, MAX_PLAYERS);
    out.seats(SeatSet::only(game.active), viewer, seats, MAX_PLAYERS);
    for seat in viewer.clockwise(seats) {
        let place = game.order.iter().position(|&each| each == seat);
        out.amount(place.map_or(0, |at| at as u32 + 1), MAX_PLAYERS as u8);
    }
    out.zeros(MAX_PLAYERS - usize::from(seats));
    let winner = game.winner.map_or(SeatSet::EMPTY, SeatSet::only);
    out.seats(winner, viewer, seats, MAX_PLAYERS);
    out.one_of(game.agenda.last().map_or(usize::MAX, Open::kind), Open::KINDS);
}

/// What was chosen before the open decision.
fn encode_question(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    let (mut from, mut to, mut level, mut mover) = (None, None, None, None);
    let (mut pocket, mut errands) = (usize::MAX, Errands { forged: false, recruited: false });
    let (mut left, mut stones) = ([0; LEVELS], Places::EMPTY);
    match game.agenda.last() {
        Some(Open::Destination(Destination { group: Group::Units { from: place, level: of } })) => {
            (from, level) = (Some(*place), Some(*of));
        }
        Some(Open::Destination(Destination { group: Group::Hero(hero) })) => mover = Some(*hero),
        Some(Open::HowMany(HowMany { from: place, level: of, to: target })) => {
            (from, level, to) = (Some(*place), Some(*of), Some(*target));
        }
        Some(Open::Fill(Fill { pocket: filled })) => pocket = filled.at(),
        Some(Open::Shop(run) | Open::Legendary(Legendary { errands: run, .. })) => errands = *run,
        Some(Open::Deploy(Deploy { left: units })) => left = *units,
        Some(Open::Serve(Serve { level: of, stones: places })) => {
            (level, stones) = (Some(*of), *places);
        }
        _ => {}
    }
    out.one_hot(from);
    out.one_hot(to);
    out.one_hot(level);
    out.one_hot(mover);
    out.one_of(pocket, 2 * LEVELS);
    out.flag(errands.forged);
    out.flag(errands.recruited);
    left.iter().for_each(|&units| out.amount(units, MAX_UNITS));
    out.set(stones);
    if let Some(Open::Legendary(Legendary { drawn, .. })) = game.agenda.last() {
        out.amount(drawn.len() as u32, 9);
        let seen = drawn.iter().filter(|_| game.active == viewer);
        out.tally(Equipment::COUNT, seen.map(|&card| card as usize));
    } else {
        out.zeros(1 + Equipment::COUNT);
    }
    game.march.moved.iter().flatten().for_each(|&units| out.amount(units, MAX_UNITS));
    game.march.heroes.iter().for_each(|&moved| out.flag(moved));
}

fn encode_battle(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    let Some(battle) = &game.battle else {
        return out.zeros(Territory::COUNT + MAX_PLAYERS + 1 + 2 + 2 * TOTALS + 2 + 5);
    };
    out.one_hot(Some(battle.territory));
    let seats = game.seats();
    let defender = battle.defender.seat().map_or(SeatSet::EMPTY, SeatSet::only);
    out.seats(defender, viewer, seats, MAX_PLAYERS);
    out.flag(battle.defender == Side::Elves);
    out.one_of(battle.assaulting.at(), 2);
    for role in [Role::Attacker, Role::Defender] {
        let totals = game.totals(game.side(battle, role), battle.territory);
        let symbols = totals.symbols;
        let values = [symbols.hourglass, symbols.wound, symbols.shield, symbols.reroll];
        out.amount(totals.strength, 4 * MAX_VALUE);
        values.iter().for_each(|&value| out.amount(value, 4 * MAX_VALUE));
        out.amount(symbols.rage, 4 * MAX_VALUE);
    }
    battle.rage.iter().for_each(|&rage| out.amount(rage, MAX_WOUNDS));
    let (thrown, assigned) = match game.agenda.top() {
        Some(Open::Reroll(Reroll { wounds, blanks, rerolls })) => ([wounds, blanks, rerolls], 0),
        Some(Open::Eliminate(Eliminate { wounds })) => ([0; 3], wounds),
        _ => ([0; 3], 0),
    };
    thrown.iter().for_each(|&dice| out.amount(dice, MAX_WOUNDS));
    out.amount(assigned, MAX_WOUNDS);
    out.amount(battle.eliminated, MAX_WOUNDS);
}

fn encode_players(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = || viewer.clockwise(game.seats());
    let players = || seats().map(|seat| game.player(seat));
    let absent = MAX_PLAYERS - game.players.len();
    players().for_each(|player| out.one_hot(player.clan()));
    out.zeros(absent * CLANS);
    players().for_each(|player| out.one_hot(player.site()));
    out.zeros(absent * Site::COUNT);
    for seat in seats() {
        let forged = game.player(seat).forged();
        out.amount(game.victory_points(seat) - forged, MAX_POINTS);
        out.amount(forged, MAX_POINTS);
    }
    out.zeros(absent * 2);
    for player in players() {
        out.amount(player.gold, MAX_COINS);
        out.amount(player.crystals, MAX_COINS);
    }
    out.zeros(absent * 2);
    players().for_each(|player| encode_units(player, out));
    out.zeros(absent * 2 * LEVELS);
    for player in players() {
        // Nobody has values before the clan is chosen.
        match player.clan() {
            Some(_) => {
                Level::ALL.iter().for_each(|&level| encode_profile(player.profile(level), out));
            }
            None => out.zeros(LEVELS * PROFILE),
        }
    }
    out.zeros(absent * LEVELS * PROFILE);
    players().for_each(|player| encode_gear(player.gear(), out));
    out.zeros(absent * LEVELS * Equipment::COUNT);
    for player in players() {
        Equipment::ALL.iter().for_each(|&card| out.amount(player.stash().count(card), MAX_COPIES));
    }
    out.zeros(absent * Equipment::COUNT);
    for seat in seats() {
        let player = game.player(seat);
        out.set(if seat == viewer { player.hand() } else { player.known() });
    }
    out.zeros(absent * TacticsCard::COUNT);
    players().for_each(|player| out.set(player.discards));
    out.zeros(absent * TacticsCard::COUNT);
    players().for_each(|player| out.one_hot(player.revealed));
    out.zeros(absent * TacticsCard::COUNT);
    for player in players() {
        out.amount(player.hand().len() as u32, 7);
        out.amount(player.draw_pile.len() as u32, 7);
    }
    out.zeros(absent * 2);
    out.one_hot(game.player(viewer).chosen);
}

fn encode_units(player: &Player, out: &mut Encoder<'_>) {
    for &level in Level::ALL {
        let units = player.present().iter().map(|place| u32::from(player.army(place)[level.at()]));
        out.amount(units.sum::<u32>(), MAX_NEAR);
    }
    player.reserve().iter().for_each(|&units| out.amount(units, MAX_NEAR));
}

fn encode_profile(profile: Profile, out: &mut Encoder<'_>) {
    let Profile { strength, life, movement, hourglass, wound, shield, reroll, rage, flying } =
        profile;
    for value in [strength, life, movement, hourglass, wound, shield, reroll, rage] {
        out.amount(value, MAX_VALUE);
    }
    out.flag(flying);
}

fn encode_gear(gear: &Gear, out: &mut Encoder<'_>) {
    for &level in Level::ALL {
        let cards = Slot::ALL.iter().filter_map(|&slot| gear.card(level, slot));
        out.tally(Equipment::COUNT, cards.map(|card| card as usize));
    }
}

fn encode_heroes(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    for seat in viewer.clockwise(game.seats()) {
        for posting in &game.heroes {
            out.flag(posting.is_some_and(|posting| posting.owner == seat));
        }
    }
    out.zeros((MAX_PLAYERS - game.players.len()) * Hero::COUNT);
    game.heroes.iter().for_each(|posting| out.one_hot(posting.map(|posting| posting.location)));
}

fn encode_map(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    for seat in viewer.clockwise(game.seats()) {
        let player = game.player(seat);
        let there = player.present().iter().flat_map(|place| {
            let army = player.army(place);
            (0..LEVELS).map(move |level| (place.at() * LEVELS + level, army[level].min(MAX_UNITS)))
        });
        out.sparse(Location::COUNT * LEVELS, there);
    }
    out.zeros((MAX_PLAYERS - game.players.len()) * Location::COUNT * LEVELS);
    let elves = &game.elves;
    let there = elves.present().territories().flat_map(|territory| {
        let army = elves.army(territory);
        (0..LEVELS).map(move |level| (territory.at() * LEVELS + level, army[level].min(MAX_UNITS)))
    });
    out.sparse(Territory::COUNT * LEVELS, there);
    Level::ALL.iter().for_each(|&level| encode_profile(elves.profile(level), out));
    encode_gear(elves.gear(), out);
    let board = &game.board;
    let features = board.territories().territories();
    let number = |territory: Territory| board.feature(territory).index() as usize;
    out.tally(
        Territory::COUNT * FEATURES,
        features.map(|territory| territory.at() * FEATURES + number(territory)),
    );
}

/// The places that are fought for: the City, the Forge and the Stone of each region tile, in the
/// same order on every map.
fn encode_landmarks(game: &ClashOfRage, viewer: Seat, out: &mut Encoder<'_>) {
    let board = &game.board;
    let stones = Level::ALL.iter().fold(Places::EMPTY, |all, &level| all.or(board.stones(level)));
    let kinds = [board.cities(), board.forges(), stones];
    let landmark = |number: usize| {
        let (slot, places) = (number / kinds.len(), kinds[number % kinds.len()]);
        places.territories().find(|territory| territory.slot() == slot)
    };
    let mut landmarks = [None; LANDMARKS];
    landmarks.iter_mut().enumerate().for_each(|(at, each)| *each = landmark(at));
    let absent = MAX_PLAYERS - game.players.len();
    let seats = || viewer.clockwise(game.seats());
    for landmark in landmarks {
        let Some(territory) = landmark else {
            out.zeros(MAX_PLAYERS * LEVELS);
            continue;
        };
        for seat in seats() {
            let army = game.player(seat).army(territory.into());
            army.iter().for_each(|&units| out.amount(units, MAX_UNITS));
        }
        out.zeros(absent * LEVELS);
    }
    for landmark in landmarks {
        out.amount(landmark.map_or(0, |territory| size(game.elves.army(territory))), MAX_UNITS);
    }
    let mut each = |value: &dyn Fn(Seat, Territory) -> u8, max| {
        for landmark in landmarks {
            for seat in seats() {
                out.amount(landmark.map_or(0, |territory| value(seat, territory)), max);
            }
            out.zeros(absent);
        }
    };
    each(
        &|seat, territory| {
            let player = game.player(seat);
            let beside = player.present().and(board.open(territory));
            beside.iter().map(|place| size(player.army(place))).sum()
        },
        MAX_NEAR,
    );
    let mut controlled = [Places::EMPTY; MAX_PLAYERS];
    seats().for_each(|seat| controlled[seat.index()] = game.controlled(seat));
    each(&|seat, place| controlled[seat.index()].contains(place.into()).into(), 1);
    each(&|seat, place| game.player(seat).gate.contains(place.into()).into(), 1);
}
