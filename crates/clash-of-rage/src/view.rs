//! What a viewer sees, built field by field (section 14).

use engine::{Seat, Viewer};
use serde::Serialize;

use crate::ClashOfRage;
use crate::components::{Effect, tables};
use crate::gear::Gear;
use crate::names::{Clan, Equipment, Feature, Hero, Level, Phase, Slot, Troop, UnitType};
use crate::places::{Location, Places, Site, TacticsCard, Territory};
use crate::player::Army;
use crate::profile::{Profile, Totals};
use crate::question::{Group, Question};
use crate::side::{Role, Side};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The turn, from 1; 0 while clans are chosen.
    pub turn: u8,
    /// The turn after which the game ends anyway.
    pub turn_limit: u8,
    /// Victory points to win with.
    pub target: u8,
    /// The phase of the turn.
    pub phase: Phase,
    /// Whose choice or action it is; the Attacker in battles. `None` when all choose or it is over.
    pub active: Option<Seat>,
    /// The turn order, once it is known.
    pub order: Vec<Seat>,
    /// The territories in id order.
    pub territories: Vec<TerritoryView>,
    /// The sites for Strongholds.
    pub sites: Vec<SiteView>,
    /// The players, seat 0 first.
    pub players: Vec<PlayerView>,
    /// The Elf types in the order of the Elf card.
    pub elves: Vec<UnitView>,
    /// The heroes.
    pub heroes: Vec<HeroView>,
    /// The Black Market.
    pub market: Vec<WareView>,
    /// How many cards the equipment deck has.
    pub equipment_deck: usize,
    /// The cards at its bottom that everybody has seen, the lowest first.
    pub known_at_the_bottom: Vec<Equipment>,
    /// How many cards the Legendary deck has.
    pub legendary_deck: usize,
    /// The group that is about to move.
    pub moving: Option<Group>,
    /// Reinforcements still to be placed.
    pub reinforcements: Vec<Troop>,
    /// The battle being fought.
    pub battle: Option<BattleView>,
    /// Legendary cards on the forger's table: what the forger sees, and how many everybody sees.
    pub forging: Option<ForgingView>,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// A territory.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TerritoryView {
    /// Its id.
    pub id: Territory,
    /// Axial coordinates.
    pub hex: (i8, i8),
    /// What is on it.
    pub feature: Feature,
    /// Neighbours that can be entered on foot.
    pub open: Vec<Territory>,
    /// Neighbours behind a Rocky Range.
    pub blocked: Vec<Territory>,
    /// Who controls it.
    pub controller: Option<Seat>,
    /// The armies in it.
    pub armies: Vec<ArmyView>,
}

/// The units and heroes of one side in one place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArmyView {
    /// Whose they are.
    pub side: Side,
    /// The units.
    pub units: Vec<Troop>,
    /// The heroes.
    pub heroes: Vec<Hero>,
}

/// A site for a Stronghold.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SiteView {
    /// Its id.
    pub id: Site,
    /// Axial coordinates.
    pub hex: (i8, i8),
    /// The territories it touches.
    pub touches: Vec<Territory>,
    /// Whose Stronghold stands there.
    pub owner: Option<Seat>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The clan, once chosen.
    pub clan: Option<Clan>,
    /// Where the Stronghold stands.
    pub stronghold: Option<Site>,
    /// The army in the Stronghold.
    pub garrison: Option<ArmyView>,
    /// Victory points.
    pub points: u8,
    /// Cities under control.
    pub cities: u8,
    /// Legendary Equipment forged.
    pub legendary: u8,
    /// Gold.
    pub gold: u16,
    /// Crystals.
    pub crystals: u16,
    /// The unit types, level I first; none before the clan is chosen.
    pub units: Vec<UnitView>,
    /// Owned cards that nobody carries.
    pub stash: Vec<Equipment>,
    /// How many tactics cards are in hand.
    pub hand_size: usize,
    /// The hand, for its owner.
    pub hand: Option<Vec<TacticsCard>>,
    /// Cards in hand that everybody can work out.
    pub known_in_hand: Vec<TacticsCard>,
    /// The card chosen and not yet revealed, for its owner.
    pub chosen: Option<TacticsCard>,
    /// How many cards the draw pile has.
    pub draw_pile: usize,
    /// The discard pile.
    pub discard_pile: Vec<TacticsCard>,
    /// The card revealed this turn.
    pub revealed: Option<TacticsCard>,
}

/// A unit type with everything that makes it strong.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// The type.
    pub unit: UnitType,
    /// Its level, or place on the Elf card.
    pub level: Level,
    /// Its values with equipment.
    pub profile: Profile,
    /// The weapon.
    pub arms: Option<Equipment>,
    /// The armor.
    pub body: Option<Equipment>,
    /// Units on the board.
    pub on_board: u8,
    /// Units in the reserve; none for Elves.
    pub reserve: u8,
}

/// A hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HeroView {
    /// Who.
    pub hero: Hero,
    /// The price in gold.
    pub cost: u8,
    /// Movement points.
    pub movement: u8,
    /// What the hero does.
    pub effect: Effect,
    /// Whose hero it is.
    pub owner: Option<Seat>,
    /// Where the hero is.
    pub location: Option<Location>,
}

/// A stack on the Black Market.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WareView {
    /// The design.
    pub card: Equipment,
    /// How many there are.
    pub copies: u8,
    /// The price in gold.
    pub cost: u8,
    /// The slot it fits.
    pub slot: Slot,
    /// What it adds.
    pub bonus: Profile,
}

/// The battle being fought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    /// Where.
    pub territory: Territory,
    /// Whose assault it is.
    pub assaulting: Role,
    /// The Attacker.
    pub attacker: CombatantView,
    /// The Defender.
    pub defender: CombatantView,
    /// The dice on the table: Wounds and blanks.
    pub dice: Option<(u8, u8)>,
    /// Rerolls left.
    pub rerolls: u8,
    /// Wounds left to assign.
    pub wounds: Option<u16>,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CombatantView {
    /// Who.
    pub side: Side,
    /// What the army adds up to.
    pub totals: Totals,
    /// Rage tokens.
    pub rage: u16,
}

/// Legendary cards drawn by a forger.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ForgingView {
    /// How many.
    pub count: usize,
    /// Which, for the forger.
    pub cards: Option<Vec<Equipment>>,
}

/// The table as the viewer sees it.
pub(crate) fn view(game: &ClashOfRage, viewer: Viewer) -> View {
    let length = game.length();
    let (moving, reinforcements, forging) = match &game.question {
        Question::Destination { group } => (Some(*group), Vec::new(), None),
        Question::HowMany { from, level, .. } => {
            (Some(Group::Units { from: *from, level: *level }), Vec::new(), None)
        }
        Question::Deploy { left } => {
            let unit = |level| game.active_player().unit(level);
            (None, troops(*left, unit), None)
        }
        Question::Legendary { drawn, .. } => {
            let cards = viewer.is(game.active).then(|| drawn.to_vec());
            (None, Vec::new(), Some(ForgingView { count: drawn.len(), cards }))
        }
        _ => (None, Vec::new(), None),
    };
    let alone = !matches!(game.question, Question::Tactics | Question::Over);
    let known = usize::from(game.equipment_deck.known);
    View {
        turn: game.turn,
        turn_limit: length.turn_limit,
        target: length.target,
        phase: game.phase,
        active: alone.then_some(game.active),
        order: game.order.to_vec(),
        territories: game.board.territories().territories().map(|id| territory(game, id)).collect(),
        sites: sites(game),
        players: game.all_seats().map(|seat| player(game, seat, viewer)).collect(),
        elves: elves(game),
        heroes: Hero::ALL.iter().map(|&each| hero(game, each)).collect(),
        market: market(game),
        equipment_deck: game.equipment_deck.cards.len(),
        known_at_the_bottom: game.equipment_deck.cards[..known].to_vec(),
        legendary_deck: game.legendary_deck.len(),
        moving,
        reinforcements,
        battle: battle(game),
        forging,
        winner: game.winner,
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
        controller: game.all_seats().find(|&seat| game.controlled(seat).has(id)),
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
    let player = &game.players[seat.index()];
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
    let owner =
        |site: Site| game.all_seats().find(|seat| game.players[seat.index()].site() == Some(site));
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
    let player = &game.players[seat.index()];
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
        hand_size: player.hand.len(),
        hand: own.then(|| player.hand.iter().collect()),
        known_in_hand: player.known.iter().collect(),
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
    let card = &tables().heroes[hero as usize];
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
    let ware = |stack: &crate::market::Stack| WareView {
        card: stack.card,
        copies: stack.copies,
        cost: stack.card.cost(),
        slot: stack.card.slot(),
        bonus: tables().equipment[stack.card as usize].bonus,
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
    let (dice, rerolls, wounds) = match game.question {
        Question::Reroll { wounds, blanks, rerolls } => (Some((wounds, blanks)), rerolls, None),
        Question::Eliminate { wounds } => (None, 0, Some(wounds)),
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
