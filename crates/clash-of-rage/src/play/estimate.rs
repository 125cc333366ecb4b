//! What a position is worth to a player, for bots.

use engine::{Game, Seat, Tally};

use crate::ClashOfRage;
use crate::data::components;
use crate::decisions::{Deploy, Open};
use crate::table::places::{Location, Places, TacticsCard, Territories};
use crate::table::player::{Army, size};
use crate::words::names::Level;

/// What is sure to come this turn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Awaited {
    units: Army,
    gold: u8,
}

/// What makes a position worth something, as hints name it.
pub(crate) const TERMS: &[&str] = &[
    "cities",
    "legendary",
    "guards",
    "forges",
    "crystals",
    "stones",
    "units",
    "heroes",
    "gold",
    "nearness",
];

/// The Victory points that a player can expect to have in the end, term by term.
pub(crate) fn weigh(game: &ClashOfRage, seat: Seat, tally: &mut impl Tally) {
    let player = game.player(seat);
    let controlled = game.controlled(seat);
    // COR-2.9: Cities can be lost again, Legendary Equipment can't.
    let cities = controlled.and(game.board.cities());
    tally.add("cities", 0.9 * cities.len() as f32);
    tally.add("legendary", f32::from(player.forged()));
    // A City held by a single unit is easily lost: each of up to four units makes it safer.
    for city in cities.iter() {
        tally.add("guards", 0.03 * f32::from(size(player.army(city)).min(4)));
    }
    // COR-10.5: a Forge and six crystals buy a point; with a second Forge, four crystals do.
    let forges = controlled.and(game.board.forges()).len() as f32;
    tally.add("forges", 0.2 * forges.min(2.0));
    let price = if forges > 1.0 { 4.0 } else { 6.0 };
    let crystals = f32::from(player.crystals) / price;
    tally.add("crystals", 0.7 * crystals.min(1.0) + 0.3 * (crystals - 1.0).clamp(0.0, 2.0));
    // COR-11.1: a Stone is a unit of its level every turn.
    for &level in Level::ALL {
        let stones = controlled.and(game.board.stones(level)).len() as f32;
        tally.add("stones", stones * [0.12, 0.16, 0.22][level.at()]);
    }
    // Units win territories: what they can deal and take, with all they carry. Reinforcements that
    // are sure to come count already, or a card's worth would depend on whose are placed first.
    let coming = game.awaited(seat);
    for &level in Level::ALL {
        let there: u16 =
            player.present().iter().map(|place| u16::from(player.army(place)[level.at()])).sum();
        let units = there + u16::from(coming.units[level.at()]);
        let profile = player.profile(level);
        let each = f32::from(profile.strength) + f32::from(profile.life);
        let army = f32::from(profile.wound + profile.shield + profile.reroll + profile.rage);
        tally.add("units", 0.012 * each * f32::from(units));
        // Symbols count once for an army, so one unit is enough to make them worth something.
        tally.add("units", if units > 0 { 0.05 * army } else { 0.01 * army });
    }
    tally.add("heroes", 0.15 * game.heroes_of(seat) as f32);
    // Gold buys equipment and heroes; more than ten adds nothing.
    tally.add("gold", 0.02 * f32::from((player.gold + u16::from(coming.gold)).min(10)));
    tally.add("nearness", game.nearness(seat, controlled, size(coming.units)));
}

impl ClashOfRage {
    fn heroes_of(&self, seat: Seat) -> usize {
        self.heroes.iter().flatten().filter(|posting| posting.owner == seat).count()
    }

    /// Units near Cities and Forges that the player doesn't hold will take them soon.
    fn nearness(&self, seat: Seat, controlled: Places, coming: u8) -> f32 {
        /// By distance in borders.
        const WORTH: [f32; 3] = [0.035, 0.02, 0.01];
        let player = self.player(seat);
        let wanted = self.board.cities().or(self.board.forges()).minus(controlled);
        let (mut reached, mut ring) = (wanted, wanted);
        let mut points = 0.0;
        for worth in WORTH {
            let mut next = Places::EMPTY;
            for territory in ring.territories() {
                next = next.or(self.board.open(territory));
            }
            ring = next.minus(reached);
            reached = reached.or(ring);
            let here = ring.and(player.present());
            let units: u8 = here.iter().map(|place| size(player.army(place))).sum();
            points += worth * f32::from(units.min(8));
        }
        // The Stronghold counts like a place one border behind its gate.
        if !player.gate.and(reached).is_empty() {
            points += 0.01 * f32::from((size(player.army(Location::STRONGHOLD)) + coming).min(8));
        }
        points
    }

    /// COR-6.4, COR-6.5: what the player's card of this turn will still bring.
    fn awaited(&self, seat: Seat) -> Awaited {
        let player = self.player(seat);
        let of = |card: Option<TacticsCard>| {
            card.map_or_else(Awaited::default, |card| {
                let card = &components().tactics[card.at()];
                let mut units = card.reinforcements;
                for (unit, &there) in units.iter_mut().zip(&player.reserve()) {
                    *unit = (*unit).min(there);
                }
                Awaited { units, gold: card.gold }
            })
        };
        match self.question {
            Some(Open::Tactics) => of(player.chosen),
            Some(Open::Stronghold) => of(player.revealed),
            Some(Open::Deploy(Deploy { left })) if seat == self.active() => {
                Awaited { units: left, gold: 0 }
            }
            // COR-6.4: all have their gold before anybody has units.
            Some(Open::Deploy(_)) if self.is_before(self.active(), seat) => {
                Awaited { gold: 0, ..of(player.revealed) }
            }
            _ => Awaited::default(),
        }
    }

    fn is_before(&self, one: Seat, other: Seat) -> bool {
        let place = |seat| self.order.iter().position(|&each| each == seat);
        place(one) < place(other)
    }
}
