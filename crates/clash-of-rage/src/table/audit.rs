//! Whether a position is consistent: every component is accounted for, and play can go on.

use engine::{Decision, Few, Game, Seat};

use crate::ClashOfRage;
use crate::data::{TACTICS_OF_A_CLAN, components};
use crate::decisions::{
    Deploy, Destination, Eliminate, Fill, HowMany, Legendary, Open, Pocket, Reroll, Serve,
};
use crate::rules::battle::MAX_DICE;
use crate::rules::market::STACKS;
use crate::rules::moving::Group;
use crate::table::places::{Cards, Location, Places, TacticsCard, Territories};
use crate::table::player::Player;
use crate::table::setup::{ELVES_AT_A_FORGE, ELVES_IN_A_CITY, HAND};
use crate::table::side::Side;
use crate::words::names::{Equipment, Feature, Hero, Level, Phase, UnitType};

type Audit = Result<(), String>;

/// Everything that must hold between two decisions.
pub(crate) fn audit(game: &ClashOfRage) -> Audit {
    map(game)?;
    clans(game)?;
    for seat in game.all_seats() {
        tactics(game, game.player(seat))?;
        units(game, seat)?;
    }
    strongholds(game)?;
    elves(game)?;
    heroes(game)?;
    equipment(game)?;
    sides(game)?;
    march(game)?;
    time(game)?;
    battle(game)?;
    question(game)
}

fn ensure(holds: bool, otherwise: &str) -> Audit {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn map(game: &ClashOfRage) -> Audit {
    let tiles = game.board.tiles();
    let twice = (1..tiles.len())
        .any(|at| tiles[..at].iter().any(|other| other.face.tile() == tiles[at].face.tile()));
    ensure(!twice, "one tile lies in two slots")
}

fn clans(game: &ClashOfRage) -> Audit {
    for seat in game.all_seats() {
        let clan = game.player(seat).clan();
        let waits = game.phase == Phase::SetUp && seat >= game.active();
        ensure(clan.is_none() == waits, "clans are chosen in seat order, before turn 1")?;
        if let Some(clan) = clan {
            ensure(game.leader(clan) == Some(seat), "two players lead one clan")?;
        }
    }
    Ok(())
}

/// Section 14: the seven cards in hand, draw pile and discard pile, as the turn demands.
fn tactics(game: &ClashOfRage, player: &Player) -> Audit {
    let of_clan = |card: &TacticsCard| player.clan() == Some(components().tactics[card.at()].clan);
    let all: Cards = TacticsCard::all().filter(of_clan).collect();
    let dealt = game.phase != Phase::SetUp;
    let (cards, pile) = (player.hand(), player.draw_pile.pieces());
    let total = cards.len() + pile.len() + player.discards.len();
    let expected = if dealt { all } else { Cards::EMPTY };
    let union: Cards = cards.iter().chain(pile).chain(player.discards.iter()).collect();
    let whole = union == expected && total == expected.len();
    ensure(whole, "a player's tactics cards are not the seven of the clan")?;
    debug_assert!(all.len() <= TACTICS_OF_A_CLAN, "seven cards for each clan");
    let played = matches!(game.agenda.top(), Some(Open::Stronghold | Open::Deploy(_)));
    let hand = HAND - usize::from(played);
    ensure(!dealt || cards.len() == hand, "a hand has the wrong number of cards")?;
    let choosing = game.agenda.top() == Some(Open::Tactics);
    match player.chosen {
        Some(card) => {
            ensure(choosing, "a card is chosen when none is asked for")?;
            ensure(cards.contains(card), "a chosen card is not in hand")?;
        }
        None => {
            let asked = !choosing || game.players.iter().any(|other| other.chosen.is_none());
            ensure(asked, "all have chosen and nothing is revealed")?;
        }
    }
    let turned = dealt && !choosing;
    ensure(player.revealed.is_some() == turned, "cards are revealed when all have chosen")?;
    match player.revealed {
        Some(card) => {
            ensure(all.contains(card), "a revealed card is another clan's")?;
            ensure(!played || player.discards.contains(card), "a revealed card is not discarded")
        }
        None => {
            let stuck = choosing && game.players.iter().all(|other| other.chosen.is_some());
            ensure(!stuck, "all have chosen and nothing is revealed")
        }
    }
}

fn units(game: &ClashOfRage, seat: Seat) -> Audit {
    let player = game.player(seat);
    ensure(player.present().iter().all(|place| game.board.has(place)), "units beyond the map")?;
    ensure(player.site().is_some() || player.present().is_empty(), "units without a Stronghold")
}

fn strongholds(game: &ClashOfRage) -> Audit {
    let settling = game.agenda.top() == Some(Open::Stronghold);
    let settled = game.turn > 1
        || !matches!(game.phase, Phase::SetUp | Phase::Tactics)
        || matches!(game.agenda.top(), Some(Open::Deploy(_)));
    ensure(!settling || game.turn == 1, "Strongholds are placed on turn 1")?;
    for seat in game.all_seats() {
        let player = game.player(seat);
        let place = game.order.iter().position(|&other| other == seat);
        let turn = game.order.iter().position(|&other| other == game.active());
        let expected = settled || settling && place < turn;
        ensure(player.site().is_some() == expected, "Strongholds are placed in turn order")?;
        let Some(site) = player.site() else { continue };
        let hex = game.board.geometry().site(site).ok_or("a Stronghold beyond the map")?;
        for other in game.players.iter().take(seat.index()).filter_map(Player::site) {
            ensure(site != other && !hex.is_near(other), "two Strongholds are too close")?;
        }
    }
    Ok(())
}

fn elves(game: &ClashOfRage) -> Audit {
    let mut standing = [0u32; 3];
    for territory in game.elves.present().territories() {
        let garrison = game.elves.army(territory);
        let count: u32 = garrison.iter().map(|&count| u32::from(count)).sum();
        let most = match game.board.feature(territory) {
            Feature::City => ELVES_IN_A_CITY,
            Feature::Forge => ELVES_AT_A_FORGE,
            _ => 0,
        };
        ensure(game.board.territories().contains(territory.into()), "Elves beyond the map")?;
        ensure(count <= u32::from(most), "more Elves in a territory than were placed")?;
        standing.iter_mut().zip(garrison).for_each(|(sum, count)| *sum += u32::from(count));
    }
    for (unit, count) in UnitType::ELVES.iter().zip(standing) {
        let tokens = components().units[*unit as usize].tokens;
        ensure(count <= u32::from(tokens), "more Elves of a type than tokens")?;
    }
    Ok(())
}

fn heroes(game: &ClashOfRage) -> Audit {
    for posting in game.heroes.iter().flatten() {
        let player = game.players.get(posting.owner.index()).ok_or("a hero serves no player")?;
        ensure(game.board.has(posting.location), "a hero beyond the map")?;
        ensure(player.site().is_some(), "a hero serves somebody without a Stronghold")?;
        let accompanied =
            posting.location == Location::STRONGHOLD || player.present().contains(posting.location);
        // COR-8.9: only the active player's movement step leaves heroes alone.
        // COR-12.2: a game can be won in the middle of it.
        let leaving = posting.owner == game.active() && is_moving(game);
        ensure(accompanied || leaving || is_won(game), "a hero stands alone")?;
    }
    Ok(())
}

fn equipment(game: &ClashOfRage) -> Audit {
    let drawn: &[Equipment] = match game.agenda.last() {
        Some(Open::Legendary(Legendary { drawn, .. })) => drawn,
        _ => &[],
    };
    for &card in Equipment::ALL {
        let decks = game.equipment_deck.pieces().chain(game.legendary_deck.pieces());
        let unsold = decks.chain(drawn.iter().copied());
        let market = game.market.iter().filter(|stack| stack.card == card);
        let mut count: usize = market.map(|stack| usize::from(stack.copies)).sum();
        count += unsold.filter(|&other| other == card).count();
        count += game.elves.gear().cards().filter(|&other| other == card).count();
        count += game.players.iter().map(|player| usize::from(player.owned(card))).sum::<usize>();
        if count != usize::from(card.copies()) {
            return Err(format!("{count} cards of {card:?} instead of {}", card.copies()));
        }
    }
    let wrong_deck = game.equipment_deck.pieces().any(Equipment::is_legendary)
        || game
            .legendary_deck
            .pieces()
            .chain(drawn.iter().copied())
            .any(|card| !card.is_legendary())
        || game.elves.gear().cards().any(Equipment::is_legendary)
        || game.market.iter().any(|stack| stack.card.is_legendary());
    ensure(!wrong_deck, "equipment and Legendary Equipment are mixed")?;
    let stacks = &game.market;
    let twice =
        (1..stacks.len()).any(|at| stacks[..at].iter().any(|other| other.card == stacks[at].card));
    ensure(!twice, "two stacks of one design")?;
    ensure(stacks.iter().all(|stack| stack.copies > 0), "an empty stack")?;
    let full = stacks.len() == STACKS || game.equipment_deck.is_empty();
    ensure(full, "the Black Market was not refilled")
}

/// COR-2.5: two sides in a territory only during the Attacker's Move action.
fn sides(game: &ClashOfRage) -> Audit {
    let fighting = is_moving(game) || is_fighting(game);
    for territory in game.board.territories().territories() {
        let place = Places::only(territory.into());
        let here = |seat: &Seat| !game.player(*seat).present().and(place).is_empty();
        let active = here(&game.active());
        let others = game.all_seats().filter(|seat| *seat != game.active() && here(seat)).count()
            + usize::from(game.elves.present().contains(territory.into()));
        ensure(others <= 1, "three sides in one territory")?;
        ensure(
            !active || others == 0 || fighting || is_won(game),
            "two sides outside a Move action",
        )?;
    }
    Ok(())
}

fn march(game: &ClashOfRage) -> Audit {
    let moving = is_moving(game);
    let contested = game.contested();
    for place in Location::all() {
        let (moved, army) = (game.march.moved[place.at()], game.active_player().army(place));
        for &level in Level::ALL {
            let (moved, there) = (moved[level.at()], army[level.at()]);
            ensure(
                moved <= there && (moving || moved == 0),
                "more units have moved than there are",
            )?;
            let arrived = !moving || !contested.contains(place) || moved == there;
            ensure(arrived, "units among enemies have not moved")?;
        }
    }
    for &hero in Hero::ALL {
        let own = game.own_hero(hero).is_some();
        let remembered =
            game.march.heroes[hero as usize] || game.march.guides[hero as usize].is_some();
        ensure(!remembered || moving && own, "a hero marches outside a Move action")?;
    }
    Ok(())
}

/// COR-4.1: turn, phase and question belong together.
fn time(game: &ClashOfRage) -> Audit {
    let limit = game.length().turn_limit;
    ensure(game.turn <= limit, "the last turn is over")?;
    ensure((game.turn == 0) == (game.phase == Phase::SetUp), "turns begin after the set-up")?;
    let fits = match game.agenda.last() {
        Some(Open::Clan) => game.phase == Phase::SetUp,
        Some(Open::Tactics | Open::Stronghold | Open::Deploy(_)) => game.phase == Phase::Tactics,
        Some(Open::Serve(_)) => game.phase == Phase::Stones,
        None => game.phase == Phase::SecondAction,
        Some(_) => matches!(game.phase, Phase::FirstAction | Phase::SecondAction),
    };
    ensure(fits, "the question belongs to another phase")?;
    let over = game.agenda.is_empty();
    let enough = |seat: Seat| game.victory_points(seat) >= game.length().target;
    match game.winner {
        Some(winner) => {
            ensure(over && winner == game.active() && enough(winner), "a winner who has not won")
        }
        None => {
            ensure(!over || game.turn == limit, "the game is over and nobody has won")?;
            let begun =
                game.phase == Phase::SecondAction && game.agenda.top() == Some(Open::Action);
            ensure(!begun || !enough(game.active()), "the active player has already won")
        }
    }
}

fn battle(game: &ClashOfRage) -> Audit {
    let assault =
        matches!(game.agenda.top(), Some(Open::Assault | Open::Reroll(_) | Open::Eliminate(_)));
    ensure(
        game.battle.is_some() == assault,
        "a battle without an assault, or the other way round",
    )?;
    let Some(battle) = &game.battle else { return Ok(()) };
    ensure(game.contested().contains(battle.territory.into()), "a battle without two sides")?;
    ensure(battle.rage.iter().all(|&rage| rage <= MAX_RAGE), "more rage than a battle can give")
}

/// Far more than a battle can bring about: assaults without a kill are few (COR-9.14).
const MAX_RAGE: u16 = 10_000;

fn question(game: &ClashOfRage) -> Audit {
    let player = game.active_player();
    let Some(open) = game.agenda.last() else { return Ok(()) };
    match open {
        Open::Deploy(Deploy { left }) => {
            ensure(*left != [0; 3], "nothing is left to place")?;
            let there = left.iter().zip(player.reserve()).all(|(&left, reserve)| left <= reserve);
            ensure(there, "more reinforcements than the reserve has")
        }
        Open::Destination(Destination { group }) => {
            match *group {
                Group::Units { from, level } => {
                    ensure(game.check_units(from, level).is_ok(), "the group can't move")?;
                }
                Group::Hero(hero) => {
                    ensure(game.check_hero(hero).is_ok(), "the hero can't move")?;
                }
            }
            ensure(!game.destinations(*group).is_empty(), "the group has nowhere to go")
        }
        Open::HowMany(HowMany { from, level, to }) => {
            let group = Group::Units { from: *from, level: *level };
            ensure(game.check_units(*from, *level).is_ok(), "the group can't move")?;
            ensure(game.destinations(group).contains(*to), "the group can't go there")
        }
        Open::NextBattle => ensure(!game.contested().is_empty(), "there is no battle"),
        Open::Assault => ensure(by_player(game), "Elves are never asked"),
        Open::Reroll(Reroll { wounds, blanks, rerolls }) => {
            ensure(by_player(game), "Elves are never asked")?;
            let dice = u16::from(*wounds) + u16::from(*blanks);
            ensure(dice <= MAX_DICE.into(), "more dice than there are")?;
            ensure(*blanks > 0 && *rerolls > 0, "there is nothing to reroll")
        }
        Open::Eliminate(eliminate @ Eliminate { .. }) => {
            let mut victims = Few::None;
            let _ = eliminate.offer(game, game.active(), &mut victims);
            ensure(victims != Few::None, "no unit can be eliminated")
        }
        Open::Legendary(Legendary { drawn, errands }) => {
            ensure(!drawn.is_empty(), "no Legendary card was drawn")?;
            ensure(!errands.forged, "a card was forged already")
        }
        Open::Rearrange => ensure(player.owns_cards(), "there is nothing to rearrange"),
        Open::Fill(Fill { pocket }) => {
            let mut later = Pocket::all().skip(pocket.at());
            let empty = |later: Pocket| player.gear().card(later.level(), later.slot()).is_none();
            ensure(later.all(empty), "a slot is full before it is filled")
        }
        Open::Serve(Serve { level, stones }) => {
            let own = game.controlled(game.active()).and(game.board.stones(*level));
            ensure(!stones.is_empty() && stones.minus(own).is_empty(), "Stones of somebody else")?;
            let reserve = usize::from(player.reserve()[level.at()]);
            ensure(
                reserve > 0 && reserve <= stones.len(),
                "the reserve can serve all Stones or none",
            )
        }
        _ => Ok(()),
    }
}

fn by_player(game: &ClashOfRage) -> bool {
    matches!(game.assaulting_side(), Some(Side::Player(_)))
}

/// COR-12.2: a game can be won in the middle of an action.
fn is_won(game: &ClashOfRage) -> bool {
    game.agenda.is_empty() && game.winner.is_some()
}

fn is_moving(game: &ClashOfRage) -> bool {
    matches!(game.agenda.top(), Some(Open::Group | Open::Destination(_) | Open::HowMany(_)))
}

fn is_fighting(game: &ClashOfRage) -> bool {
    let open = game.agenda.top();
    matches!(open, Some(Open::NextBattle | Open::Assault | Open::Reroll(_) | Open::Eliminate(_)))
}
