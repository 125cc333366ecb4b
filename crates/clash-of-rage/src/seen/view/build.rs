//! Builds the view field by field from what the viewer may know.

use engine::{Game, Seat, Viewer};

use super::{
    ArmyView, BattleView, CombatantView, ForgingView, HeroView, PlayerView, SiteView,
    TerritoryView, UnitView, View, WareView,
};
use crate::ClashOfRage;
use crate::data::components;
use crate::decisions::{Deploy, Destination, Eliminate, Fill, HowMany, Legendary, Open, Reroll};
use crate::rules::market::{Stack, known_at_the_bottom};
use crate::rules::moving::Group;
use crate::rules::scoring::verdict;
use crate::table::gear::Gear;
use crate::table::places::{Location, Places, Site, Territories, Territory};
use crate::table::player::Army;
use crate::table::profile::Profile;
use crate::table::side::{Role, Side};
use crate::words::names::{Equipment, Hero, Level, Slot, Troop, UnitType};

/// The table as the viewer sees it.
pub(crate) fn view(game: &ClashOfRage, viewer: Viewer) -> View {
    let length = game.length();
    let (moving, reinforcements, forging) = match game.agenda.last() {
        Some(Open::Destination(Destination { group })) => (Some(*group), Vec::new(), None),
        Some(Open::HowMany(HowMany { from, level, .. })) => {
            (Some(Group::Units { from: *from, level: *level }), Vec::new(), None)
        }
        Some(Open::Deploy(Deploy { left })) => {
            let unit = |level| game.active_player().unit(level);
            (None, troops(*left, unit), None)
        }
        Some(Open::Legendary(Legendary { drawn, .. })) => {
            let cards = viewer.is(game.active()).then(|| drawn.to_vec());
            (None, Vec::new(), Some(ForgingView { count: drawn.len(), cards }))
        }
        _ => (None, Vec::new(), None),
    };
    let alone = !matches!(game.agenda.top(), Some(Open::Tactics) | None);
    View {
        turn: game.turn,
        turn_limit: length.turn_limit,
        target: length.target,
        phase: game.phase,
        active: alone.then_some(game.active()),
        order: game.order.to_vec(),
        territories: game.board.territories().territories().map(|id| territory(game, id)).collect(),
        sites: sites(game),
        players: game.all_seats().map(|seat| player(game, seat, viewer)).collect(),
        elves: elves(game),
        heroes: Hero::ALL.iter().map(|&each| hero(game, each)).collect(),
        market: market(game),
        equipment_deck: game.equipment_deck.len(),
        known_at_the_bottom: known_at_the_bottom(&game.equipment_deck).collect(),
        legendary_deck: game.legendary_deck.len(),
        moving,
        marchers: match moving {
            Some(Group::Units { from, level }) => game.unmoved(from, level),
            Some(Group::Hero(_)) => 1,
            None => 0,
        },
        bound_for: match game.agenda.top() {
            Some(Open::HowMany(HowMany { to, .. })) => Some(to),
            _ => None,
        },
        filling: match game.agenda.top() {
            Some(Open::Fill(Fill { pocket })) => Some(pocket),
            _ => None,
        },
        reinforcements,
        battle: battle(game),
        forging,
        winner: game.winner,
        verdict: verdict(game).to_vec(),
    }
}

fn territory(game: &ClashOfRage, id: Territory) -> TerritoryView {
    let place = Location::from(id);
    let mut armies: Vec<ArmyView> =
        game.all_seats().filter_map(|seat| player_army(game, seat, place)).collect();
    let garrison = troops(game.elves.army(id), |level| UnitType::ELVES[level.at()]);
    if !garrison.is_empty() {
        armies.push(ArmyView { side: Side::Elves, units: garrison, heroes: Vec::new() });
    }
    TerritoryView {
        id,
        hex: game.board.geometry().hexes[id.at()],
        feature: game.board.feature(id),
        open: listed(game.board.open(id)),
        blocked: listed(game.board.blocked(id)),
        controller: game.all_seats().find(|&seat| game.controlled(seat).contains(id.into())),
        armies,
    }
}

fn listed(places: Places) -> Vec<Territory> {
    places.territories().collect()
}

fn troops(army: Army, unit: impl Fn(Level) -> UnitType) -> Vec<Troop> {
    let there = Level::ALL.iter().filter(|level| army[level.at()] > 0);
    there.map(|&level| Troop { unit: unit(level), count: army[level.at()] }).collect()
}

fn player_army(game: &ClashOfRage, seat: Seat, place: Location) -> Option<ArmyView> {
    let player = game.player(seat);
    let units = troops(player.army(place), |level| player.unit(level));
    let posted = |hero: &Hero| {
        game.heroes[*hero as usize]
            .is_some_and(|posting| posting.owner == seat && posting.location == place)
    };
    let heroes: Vec<Hero> = Hero::ALL.iter().copied().filter(posted).collect();
    let empty = units.is_empty() && heroes.is_empty();
    (!empty).then_some(ArmyView { side: Side::Player(seat), units, heroes })
}

fn sites(game: &ClashOfRage) -> Vec<SiteView> {
    let owner = |site: Site| game.all_seats().find(|&seat| game.player(seat).site() == Some(site));
    let hexes = Site::all().zip(&game.board.geometry().sites);
    hexes
        .map(|(id, site)| SiteView {
            id,
            hex: site.hex,
            touches: listed(site.touches),
            owner: owner(id),
        })
        .collect()
}

fn player(game: &ClashOfRage, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = game.player(seat);
    let own = viewer.is(seat);
    let copies =
        |card: Equipment| std::iter::repeat_n(card, usize::from(player.stash().count(card)));
    let on_board = |level: Level| -> u8 {
        player.present().iter().map(|place| player.army(place)[level.at()]).sum()
    };
    let unit = |&level: &Level| {
        let (unit, profile) = (player.unit(level), player.profile(level));
        let counts = (on_board(level), player.reserve()[level.at()]);
        unit_view(unit, level, profile, player.gear(), counts)
    };
    PlayerView {
        seat,
        clan: player.clan(),
        stronghold: player.site(),
        garrison: player_army(game, seat, Location::STRONGHOLD),
        points: game.victory_points(seat),
        cities: game.victory_points(seat) - player.forged(),
        legendary: player.forged(),
        gold: player.gold,
        crystals: player.crystals,
        units: player.clan().iter().flat_map(|_| Level::ALL.iter().map(unit)).collect(),
        stash: player.stash().designs().flat_map(copies).collect(),
        hand_size: player.hand().len(),
        hand: own.then(|| player.hand().iter().collect()),
        known_in_hand: player.known().iter().collect(),
        chosen: player.chosen.filter(|_| own),
        draw_pile: player.draw_pile.len(),
        discard_pile: player.discards.iter().collect(),
        revealed: player.revealed,
    }
}

fn unit_view(
    unit: UnitType,
    level: Level,
    profile: Profile,
    gear: &Gear,
    (on_board, reserve): (u8, u8),
) -> UnitView {
    let (arms, body) = (gear.card(level, Slot::Arms), gear.card(level, Slot::Body));
    UnitView { unit, level, profile, arms, body, on_board, reserve }
}

fn elves(game: &ClashOfRage) -> Vec<UnitView> {
    let elf = |(unit, &level): (UnitType, &Level)| {
        let counts = (game.elves.count(level), 0);
        unit_view(unit, level, game.elves.profile(level), game.elves.gear(), counts)
    };
    UnitType::ELVES.into_iter().zip(Level::ALL).map(elf).collect()
}

fn hero(game: &ClashOfRage, hero: Hero) -> HeroView {
    let card = &components().heroes[hero as usize];
    let posting = game.heroes[hero as usize];
    HeroView {
        hero,
        cost: card.cost,
        movement: card.movement,
        effect: card.effect,
        owner: posting.map(|posting| posting.owner),
        location: posting.map(|posting| posting.location),
    }
}

fn market(game: &ClashOfRage) -> Vec<WareView> {
    let ware = |stack: &Stack| WareView {
        card: stack.card,
        copies: stack.copies,
        cost: stack.card.cost(),
        slot: stack.card.slot(),
        bonus: components().equipment[stack.card as usize].bonus,
    };
    game.market.iter().map(ware).collect()
}

fn battle(game: &ClashOfRage) -> Option<BattleView> {
    let battle = game.battle.as_ref()?;
    let combatant = |role: Role| {
        let side = game.side(battle, role);
        let totals = game.totals(side, battle.territory);
        CombatantView { side, totals, rage: battle.rage[role.at()] }
    };
    let (dice, rerolls, wounds) = match game.agenda.top() {
        Some(Open::Reroll(Reroll { wounds, blanks, rerolls })) => {
            (Some((wounds, blanks)), rerolls, None)
        }
        Some(Open::Eliminate(Eliminate { wounds })) => (None, 0, Some(wounds)),
        _ => (None, 0, None),
    };
    Some(BattleView {
        territory: battle.territory,
        assaulting: battle.assaulting,
        attacker: combatant(Role::Attacker),
        defender: combatant(Role::Defender),
        dice,
        rerolls,
        wounds,
    })
}
