//! What a position is worth to a player, for bots.

use engine::{Game, Seat, Tally};

use crate::ClashOfRage;
use crate::data::components;
use crate::decisions::{Deploy, Open};
use crate::table::places::{Places, TacticsCard, Territories};
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
    "siege",
];

/// The Victory points that a player can expect to have in the end, term by term.
pub(crate) fn weigh(game: &ClashOfRage, seat: Seat, tally: &mut impl Tally) {
    let player = game.player(seat);
    let controlled = game.controlled(seat);
    // COR-2.9, COR-6.4: Cities can be lost again, Legendary Equipment can't; but two turns of a City pay
    // for a forging.
    let cities = controlled.and(game.board.cities());
    tally.add("cities", 2.0 * cities.len() as f32);
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
    // COR-10.7: cards bought in this action will be given out at its end.
    let stash = player.stash();
    let bought: u8 = stash.designs().map(|card| stash.count(card)).sum();
    tally.add("units", 0.05 * f32::from(bought.min(3)));
    tally.add("heroes", 0.15 * game.heroes_of(seat) as f32);
    // Gold buys equipment and heroes; more than ten adds nothing.
    tally.add("gold", 0.02 * f32::from((player.gold + u16::from(coming.gold)).min(10)));
    tally.add("siege", game.siege(seat, controlled, coming.units));
}

impl ClashOfRage {
    fn heroes_of(&self, seat: Seat) -> usize {
        self.heroes.iter().flatten().filter(|posting| posting.owner == seat).count()
    }

    /// An army that can take a City, or at least a Forge, will do so soon. Only the best prospect counts:
    /// an army takes one at a time. Elves grow stronger every turn, so that waiting is no use.
    fn siege(&self, seat: Seat, controlled: Places, coming: Army) -> f32 {
        let best = |wanted: Places| {
            let wanted = wanted.minus(controlled).territories();
            wanted.map(|territory| self.prospect(seat, territory, coming)).fold(0.0, f32::max)
        };
        1.2 * best(self.board.cities()) + 0.36 * best(self.board.forges())
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
        match self.agenda.top() {
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
