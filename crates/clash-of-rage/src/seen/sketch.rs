//! The view as text: the map with its armies, the players with their equipment, the market.

use std::collections::BTreeMap;

use engine::{Arg, Seat, Sketch, Spoken, Voice, messages};

use crate::data::Effect;
use crate::rules::battle::MAX_DICE;
use crate::seen::view::{ArmyView, BattleView, PlayerView, TerritoryView, UnitView, View};
use crate::table::places::{Location, Site};
use crate::table::profile::{Profile, Totals};
use crate::table::side::Side;
use crate::words::names::{Clan, Equipment, Feature, Hero, Level, Phase, Troop, UnitType};
use crate::words::spoken::Listed;

/// Width of a hex on the map in characters; each row is shifted by half of it.
const CELL: i32 = 14;

messages! {
    /// Lines of the sketch.
    pub(crate) enum Line: "sketch" {
        /// Where the turn stands.
        Standing { turn: u8, limit: u8, phase: Phase, target: u8 },
        /// The turn order.
        Order { seats: Listed<Seat> },
        /// How to read an army on the map.
        Legend,
        /// A player's heading.
        Player { seat: Seat, clan: Clan, points: u8, cities: u8, legendary: u8, gold: u16, crystals: u16 },
        /// A player without a clan.
        Newcomer { seat: Seat },
        /// Where a Stronghold stands.
        Stronghold { site: Site },
        /// Units of a clan's type.
        Counts { board: u8, reserve: u8 },
        /// Elves of a type.
        ElfCount { board: u8 },
        /// Tactics cards.
        Tactics { hand: u8, pile: u8, discards: u8 },
        /// A hero in service.
        HeroAt { hero: Hero, location: Location },
        /// A hero on offer.
        HeroFree { hero: Hero, gold: u8 },
        /// A stack on the market.
        Ware { card: Equipment, gold: u8, copies: u8 },
        /// The decks.
        Decks { equipment: u8, legendary: u8 },
        /// A side of the battle.
        Combatant { side: Side, dice: u8, hourglass: u8, wound: u8, shield: u8, reroll: u8, rage: u16 },
        /// Dice on the table.
        Dice { wounds: u8, blanks: u8 },
    }
}

/// The view as text.
pub(crate) fn sketch(view: &View, voice: &Voice<'_>) -> Sketch {
    let mut sketch = Sketch::default();
    sketch.section(voice.name("sketch-turn"), standing(view, voice));
    sketch.section(voice.name("sketch-map"), map(view, voice));
    if let Some(battle) = &view.battle {
        sketch.section(voice.name("sketch-battle"), self::battle(battle, voice));
    }
    for player in &view.players {
        sketch.section(voice.seat(player.seat), self::player(view, player, voice));
    }
    sketch
        .section(voice.name("sketch-elves"), lines(view.elves.iter().map(|elf| unit(elf, voice))));
    sketch.section(voice.name("sketch-market"), market(view, voice));
    sketch
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

fn standing(view: &View, voice: &Voice<'_>) -> String {
    let View { turn, turn_limit: limit, phase, target, .. } = *view;
    let mut text = vec![voice.say(&Line::Standing { turn, limit, phase, target })];
    if !view.order.is_empty() {
        text.push(voice.say(&Line::Order { seats: Listed(view.order.clone()) }));
    }
    text.extend(view.verdict.iter().map(|event| voice.say(event)));
    text.join("\n")
}

/// Hexes in rows, each row half a hex further right: three lines for each, as `2:3/0/1`.
fn map(view: &View, voice: &Voice<'_>) -> String {
    let mut cells: BTreeMap<(i8, i32), [String; 3]> = BTreeMap::new();
    let column = |(q, r): (i8, i8)| 2 * i32::from(q) + i32::from(r);
    for territory in &view.territories {
        cells.insert((territory.hex.1, column(territory.hex)), cell(territory, voice));
    }
    let settled = view.sites.iter().filter(|site| site.owner.is_some()).count();
    for site in &view.sites {
        let text = match site.owner {
            Some(seat) => {
                let garrison = view.players[seat.index()].garrison.as_ref();
                let [army, heroes] = garrison.map(army_lines).unwrap_or_default();
                [format!("[{}] {}", seat.index() + 1, site.id), army, heroes]
            }
            None if settled < view.players.len() && view.turn == 1 => {
                [site.id.to_string(), String::new(), String::new()]
            }
            None => continue,
        };
        cells.insert((site.hex.1, column(site.hex)), text);
    }
    let left = cells.keys().map(|(_, x)| *x).min().unwrap_or_default();
    let mut text = Vec::new();
    let mut rows: Vec<i8> = cells.keys().map(|(row, _)| *row).collect();
    rows.dedup();
    for row in rows {
        for line in 0..3 {
            let mut drawn = String::new();
            for ((_, x), cell) in cells.range((row, i32::MIN)..=(row, i32::MAX)) {
                let start = ((x - left) * CELL / 2) as usize;
                let gap = start.saturating_sub(drawn.chars().count());
                drawn += &" ".repeat(gap);
                drawn += &cell[line];
            }
            text.push(drawn.trim_end().to_owned());
        }
    }
    text.push(voice.say(&Line::Legend));
    let ranges = view.territories.iter().flat_map(|territory| {
        let later = territory.blocked.iter().filter(|other| **other > territory.id);
        later.map(|other| format!("{}|{other}", territory.id))
    });
    let ranges = ranges.collect::<Vec<_>>().join(" ");
    text.push(format!("{}: {ranges}", voice.name("sketch-ranges")));
    text.join("\n")
}

fn cell(territory: &TerritoryView, voice: &Voice<'_>) -> [String; 3] {
    let feature = match territory.feature {
        Feature::Plain => String::new(),
        feature => voice.say_arg(&feature.arg()),
    };
    let head = format!("{} {feature}", territory.id);
    match territory.armies.as_slice() {
        [] => [head, String::new(), String::new()],
        [army] => {
            let [units, heroes] = army_lines(army);
            [head, units, heroes]
        }
        [first, second, ..] => {
            let [one, heroes] = army_lines(first);
            let [other, more] = army_lines(second);
            [head, format!("{one}{heroes}"), format!("{other}{more}")]
        }
    }
}

/// The units by level, `2:3/0/1` for player 2 and `E:` for Elves, and the initials of heroes, `+KT`.
fn army_lines(army: &ArmyView) -> [String; 2] {
    let count = |level: Level| {
        let of = army.units.iter().filter(|troop| troop.unit.level() == level);
        of.map(|troop| troop.count).sum::<u8>()
    };
    let who = match army.side {
        Side::Player(seat) => (seat.index() + 1).to_string(),
        Side::Elves => "E".to_owned(),
    };
    let counts: Vec<_> = Level::ALL.iter().map(|&level| count(level).to_string()).collect();
    let initial = |hero: &Hero| format!("{hero:?}").chars().take(1).collect::<String>();
    let heroes: String = army.heroes.iter().map(initial).collect();
    let heroes = if heroes.is_empty() { heroes } else { format!("+{heroes}") };
    [format!("{who}:{}", counts.join("/")), heroes]
}

fn battle(battle: &BattleView, voice: &Voice<'_>) -> String {
    let combatant = |side: Side, totals: Totals, rage: u16| {
        let symbols = totals.symbols;
        voice.say(&Line::Combatant {
            side,
            dice: totals.strength.min(MAX_DICE),
            hourglass: symbols.hourglass,
            wound: symbols.wound,
            shield: symbols.shield,
            reroll: symbols.reroll,
            rage,
        })
    };
    let mut text = vec![voice.say_arg(&battle.territory.arg())];
    for each in [&battle.attacker, &battle.defender] {
        text.push(combatant(each.side, each.totals, each.rage));
    }
    text.extend(battle.dice.map(|(wounds, blanks)| voice.say(&Line::Dice { wounds, blanks })));
    text.join("\n")
}

fn player(view: &View, player: &PlayerView, voice: &Voice<'_>) -> String {
    let PlayerView { seat, points, cities, legendary, gold, crystals, .. } = *player;
    let Some(clan) = player.clan else { return voice.say(&Line::Newcomer { seat }) };
    let mut text =
        vec![voice.say(&Line::Player { seat, clan, points, cities, legendary, gold, crystals })];
    text.extend(player.stronghold.map(|site| voice.say(&Line::Stronghold { site })));
    text.extend(player.units.iter().map(|each| unit(each, voice)));
    let armies = view.territories.iter().flat_map(|territory| {
        let own = territory.armies.iter().filter(|army| army.side == Side::Player(seat));
        own.map(|army| (Location::from(territory.id), army))
    });
    let home = player.garrison.iter().map(|army| (Location::STRONGHOLD, army));
    text.extend(home.chain(armies).map(|(place, army)| standing_army(place, army, voice)));
    if !player.stash.is_empty() {
        text.push(format!("{}: {}", voice.name("sketch-stash"), names(&player.stash, voice)));
    }
    text.push(voice.say(&Line::Tactics {
        hand: player.hand_size as u8,
        pile: player.draw_pile as u8,
        discards: player.discard_pile.len() as u8,
    }));
    for card in player.hand.iter().flatten() {
        text.push(format!("  {}", voice.say_arg(&card.arg())));
    }
    text.join("\n")
}

fn standing_army(place: Location, army: &ArmyView, voice: &Voice<'_>) -> String {
    let units = army.units.iter().map(Troop::arg);
    let all = units.chain(army.heroes.iter().map(Spoken::arg)).collect();
    let all = voice.say_arg(&Arg::List(all));
    let place = match place {
        Location::STRONGHOLD => voice.name("sketch-home"),
        territory => voice.say_arg(&territory.arg()),
    };
    format!("{place}: {all}")
}

fn names(cards: &[Equipment], voice: &Voice<'_>) -> String {
    voice.say_arg(&Arg::List(cards.iter().map(Spoken::arg).collect()))
}

fn unit(view: &UnitView, voice: &Voice<'_>) -> String {
    let name = voice.say_arg(&UnitType::arg(&view.unit));
    let level = voice.say_arg(&view.level.arg());
    let counts = voice.say(&match view.unit.clan() {
        Some(_) => Line::Counts { board: view.on_board, reserve: view.reserve },
        None => Line::ElfCount { board: view.on_board },
    });
    let carried: Vec<Equipment> = [view.arms, view.body].into_iter().flatten().collect();
    let carried = match carried.as_slice() {
        [] => String::new(),
        cards => format!(" | {}", names(cards, voice)),
    };
    format!("{name} ({level}): {} | {counts}{carried}", values(view.profile, voice))
}

/// The values that are not zero, each with its symbol's name.
fn values(profile: Profile, voice: &Voice<'_>) -> String {
    let numbers = [
        ("strength", profile.strength),
        ("life", profile.life),
        ("movement", profile.movement),
        ("hourglass", profile.hourglass),
        ("wound", profile.wound),
        ("shield", profile.shield),
        ("reroll", profile.reroll),
        ("rage", profile.rage),
    ];
    let shown = numbers.into_iter().filter(|(_, value)| *value > 0);
    let shown =
        shown.map(|(key, value)| format!("{} {value}", voice.name(&format!("symbol-{key}"))));
    let flying = profile.flying.then(|| voice.name("symbol-flying"));
    shown.chain(flying).collect::<Vec<_>>().join(", ")
}

fn market(view: &View, voice: &Voice<'_>) -> String {
    let mut text = Vec::new();
    for ware in &view.market {
        let line = Line::Ware { card: ware.card, gold: ware.cost, copies: ware.copies };
        let slot = voice.say_arg(&ware.slot.arg());
        text.push(format!("{} ({slot}: {})", voice.say(&line), values(ware.bonus, voice)));
    }
    for each in &view.heroes {
        let hero = each.hero;
        text.push(match (each.owner, each.location) {
            (Some(owner), Some(location)) => {
                format!("{} ({})", voice.say(&Line::HeroAt { hero, location }), voice.seat(owner))
            }
            _ => {
                let offer = voice.say(&Line::HeroFree { hero, gold: each.cost });
                format!("{offer} ({})", effect(each.effect, each.movement, voice))
            }
        });
    }
    text.push(voice.say(&Line::Decks {
        equipment: view.equipment_deck as u8,
        legendary: view.legendary_deck as u8,
    }));
    text.join("\n")
}

fn effect(effect: Effect, movement: u8, voice: &Voice<'_>) -> String {
    let Effect { wound, shield, reroll, rage, march } = effect;
    let profile = Profile { wound, shield, reroll, rage, movement, ..Profile::default() };
    let march = (march > 0).then(|| format!("{} {march}", voice.name("symbol-march")));
    std::iter::once(values(profile, voice)).chain(march).collect::<Vec<_>>().join(", ")
}
