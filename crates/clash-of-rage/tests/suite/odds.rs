//! Win odds of typical battles: the game against an exact calculation written from the rules alone.
//!
//! Both sides always fight, reroll all blanks, and eliminate the highest level they can afford. Then a
//! die with r rerolls shows a Wound with probability 1 - (1/3)^(r+1), and the battle is a finite tree.

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::common::*;
use clash_of_rage::written::Open;
use clash_of_rage::{
    Action, Clan, Dice, Equipment, Force, Side, UnitType, attacker_wins, initiative,
};
use engine::{Game, PlayoutRng, Seat, Silent, StepRng};

/// What the calculation knows of a unit type.
#[derive(Clone, Copy)]
struct Type {
    strength: u32,
    life: u32,
    hourglass: u32,
    wound: u32,
    shield: u32,
    reroll: u32,
    rage: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    counts: [[u8; 3]; 2],
    rage: [u32; 2],
    turn: usize,
}

struct Exact {
    types: [[Type; 3]; 2],
    known: HashMap<State, f64>,
}

impl Exact {
    fn sum(&self, state: &State, side: usize, value: fn(&Type) -> u32) -> u32 {
        let present = (0..3).filter(|&level| state.counts[side][level] > 0);
        present.map(|level| value(&self.types[side][level])).sum()
    }

    /// COR-9.3: side 0 is the Attacker.
    fn first(&self, state: &State) -> usize {
        let hourglass = |side| self.sum(state, side, |each| each.hourglass);
        usize::from(hourglass(0) >= hourglass(1))
    }

    /// The probability that the Attacker wins.
    fn attacker_wins(&mut self, state: State) -> f64 {
        if let Some(&known) = self.known.get(&state) {
            return known;
        }
        let (own, other) = (state.turn, 1 - state.turn);
        let present = (0..3).filter(|&level| state.counts[own][level] > 0);
        let strength = present.map(|level| self.types[own][level].strength).max().unwrap();
        let dice = strength.min(10);
        let rerolls = self.sum(&state, own, |each| each.reroll);
        let rage = state.rage[own] + self.sum(&state, own, |each| each.rage);
        let hit = 1.0 - (1.0f64 / 3.0).powi(rerolls as i32 + 1);
        let bonus = self.sum(&state, own, |each| each.wound) + rage;
        let shield = self.sum(&state, other, |each| each.shield);
        let mut total = 0.0;
        for faces in 0..=dice {
            let chance = binomial(dice, faces, hit);
            let mut next = state;
            next.rage[own] = rage;
            let mut wounds = (faces + bonus).saturating_sub(shield);
            let mut killed = false;
            let types = self.types[other];
            let victim = |next: &State, wounds: u32| {
                (0..3)
                    .rev()
                    .find(|&level| next.counts[other][level] > 0 && types[level].life <= wounds)
            };
            while let Some(level) = victim(&next, wounds) {
                next.counts[other][level] -= 1;
                wounds -= types[level].life;
                killed = true;
            }
            if next.counts[other] == [0; 3] {
                total += chance * f64::from(u8::from(own == 0));
                continue;
            }
            next.rage[own] += u32::from(!killed);
            next.turn = other;
            total += chance * self.attacker_wins(next);
        }
        self.known.insert(state, total);
        total
    }
}

fn binomial(n: u32, k: u32, p: f64) -> f64 {
    let choose = (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
    choose * p.powi(k as i32) * (1.0 - p).powi((n - k) as i32)
}

/// A battle: who attacks whom with what.
struct Case {
    name: &'static str,
    attacker: (Clan, [u8; 3]),
    defender: Foe,
    gear: &'static [(UnitType, Equipment)],
}

enum Foe {
    Elves([u8; 3]),
    Clan(Clan, [u8; 3]),
}

const CASES: &[Case] = &[
    Case {
        name: "2 Pummelers, 1 Krag Rider against a Forge of 2 Shining Guards",
        attacker: (BOHORG, [2, 1, 0]),
        defender: Foe::Elves([2, 0, 0]),
        gear: &[],
    },
    Case {
        name: "3 Berserkers, 1 Valkyrie against a Forge of 1 High Elder, 1 Templar",
        attacker: (GODLEIF, [3, 1, 0]),
        defender: Foe::Elves([0, 1, 1]),
        gear: &[],
    },
    Case {
        name: "4 Skeletons, 1 Mummy against a Forge of 2 Templars",
        attacker: (TOMB, [4, 1, 0]),
        defender: Foe::Elves([0, 0, 2]),
        gear: &[],
    },
    Case {
        name: "5 Pummelers, 2 Krag Riders, 1 Executioner against a mixed City",
        attacker: (BOHORG, [5, 2, 1]),
        defender: Foe::Elves([1, 1, 2]),
        gear: &[],
    },
    Case {
        name: "3 Lancers, 3 Steam Knights, 1 Colossus against a City with Massive Armor and Rock Breaker",
        attacker: (STEAMFIELD, [3, 3, 1]),
        defender: Foe::Elves([2, 1, 1]),
        gear: &[
            (UnitType::Templar, Equipment::MassiveArmor),
            (UnitType::ShiningGuard, Equipment::RockBreaker),
        ],
    },
    Case {
        name: "3 Lancers against 4 Berserkers",
        attacker: (STEAMFIELD, [3, 0, 0]),
        defender: Foe::Clan(GODLEIF, [4, 0, 0]),
        gear: &[],
    },
    Case {
        name: "1 Jotun against 1 Executioner",
        attacker: (GODLEIF, [0, 0, 1]),
        defender: Foe::Clan(BOHORG, [0, 0, 1]),
        gear: &[],
    },
    Case {
        name: "3 Krag Riders against 1 Steam Knight, 1 Colossus",
        attacker: (BOHORG, [0, 3, 0]),
        defender: Foe::Clan(STEAMFIELD, [0, 1, 1]),
        gear: &[],
    },
    Case {
        name: "3 Liches with Rune Blades against 3 Jotuns with War Drums",
        attacker: (TOMB, [0, 0, 3]),
        defender: Foe::Clan(GODLEIF, [0, 0, 3]),
        gear: &[(UnitType::Lich, Equipment::RuneBlade), (UnitType::Jotun, Equipment::WarDrum)],
    },
    Case {
        name: "9 Skeletons with Throwing Knives, 1 Mummy against 4 Lancers with a War Drum",
        attacker: (TOMB, [9, 1, 0]),
        defender: Foe::Clan(STEAMFIELD, [4, 0, 0]),
        gear: &[
            (UnitType::Lancer, Equipment::WarDrum),
            (UnitType::Skeleton, Equipment::ThrowingKnives),
        ],
    },
];

/// Cities and Forges are where Elves stand; any place will do for players.
fn scene(case: &Case) -> Scene {
    let foe = match case.defender {
        Foe::Clan(clan, _) => clan,
        Foe::Elves(_) if case.attacker.0 == TOMB => BOHORG,
        Foe::Elves(_) => TOMB,
    };
    let mut scene = Scene::new(&[case.attacker.0, foe]);
    let place = |mut scene: Scene, seat: Seat, clan: Clan, counts: [u8; 3]| {
        for (level, &count) in counts.iter().enumerate() {
            if count > 0 {
                let unit = UnitType::ALL[clan as usize * 3 + level];
                scene = scene.units(seat, "aC", unit, count);
            }
        }
        scene
    };
    scene = place(scene, A, case.attacker.0, case.attacker.1);
    match case.defender {
        Foe::Clan(clan, counts) => scene = place(scene, B, clan, counts),
        Foe::Elves(counts) => {
            let troops: Vec<_> =
                UnitType::ELVES.into_iter().zip(counts).filter(|(_, count)| *count > 0).collect();
            scene = scene.elves("aC", &troops);
        }
    }
    for &(unit, card) in case.gear {
        scene = match UnitType::ELVES.contains(&unit) {
            true => scene.elf_carries(unit, card),
            false => {
                let own = unit as usize / 3 == case.attacker.0 as usize;
                scene.carries(if own { A } else { B }, unit, card)
            }
        };
    }
    scene.asks(Open::NextBattle)
}

/// The values of a type with its cards, added up from the component files.
fn printed(unit: UnitType, cards: &[Equipment]) -> Type {
    let id = |value: serde_json::Value| value.as_str().unwrap().to_owned();
    let unit = id(serde_json::to_value(unit).unwrap());
    let cards: Vec<String> =
        cards.iter().map(|card| id(serde_json::to_value(card).unwrap())).collect();
    let mut values: HashMap<&str, u32> = HashMap::new();
    let fields = ["strength", "life", "hourglass", "wound", "shield", "reroll", "rage"];
    for table in clash_of_rage::ClashOfRage::components() {
        for entry in table.entries.iter().filter(|entry| entry["id"].is_string()) {
            let name = entry["id"].as_str().unwrap();
            let marked = |value: &serde_json::Value| {
                value.as_object().and_then(|marked| marked.values().next().cloned())
            };
            let source = match name {
                name if name == unit => Some(entry.clone()),
                name if cards.iter().any(|card| card == name) => marked(&entry["bonus"]),
                _ => None,
            };
            let Some(source) = source else { continue };
            for field in fields {
                let value = &source[field];
                let value = marked(value).unwrap_or_else(|| value.clone());
                *values.entry(field).or_default() += value.as_u64().unwrap_or_default() as u32;
            }
        }
    }
    let value = |field| values.get(field).copied().unwrap_or_default();
    Type {
        strength: value("strength"),
        life: value("life"),
        hourglass: value("hourglass"),
        wound: value("wound"),
        shield: value("shield"),
        reroll: value("reroll"),
        rage: value("rage"),
    }
}

fn exact(case: &Case) -> f64 {
    let carried = |unit: UnitType| -> Vec<Equipment> {
        case.gear.iter().filter(|(other, _)| *other == unit).map(|(_, card)| *card).collect()
    };
    let of_clan = |clan: Clan| {
        std::array::from_fn(|level| {
            let unit = UnitType::ALL[clan as usize * 3 + level];
            printed(unit, &carried(unit))
        })
    };
    let (defenders, counts) = match case.defender {
        Foe::Clan(clan, counts) => (of_clan(clan), counts),
        Foe::Elves(counts) => (UnitType::ELVES.map(|unit| printed(unit, &carried(unit))), counts),
    };
    let types = [of_clan(case.attacker.0), defenders];
    let mut exact = Exact { types, known: HashMap::new() };
    let mut state = State { counts: [case.attacker.1, counts], rage: [0; 2], turn: 0 };
    state.turn = exact.first(&state);
    exact.attacker_wins(state)
}

/// Plays the battle once and says whether the Attacker won.
fn fight(table: &Table, number: u64) -> bool {
    let mut game = table.game.clone();
    let mut rng = StepRng::playout(PlayoutRng::new(number));
    let mut legal = Vec::new();
    game.apply(A, Action::BattleAt { territory: territory("aC") }, &mut rng, &mut Silent);
    while game.view(engine::Viewer::Spectator).battle.is_some() {
        let seat = game.waiting().first().unwrap();
        legal.clear();
        game.legal(seat, &mut legal);
        let dice = |action: &Action| match action {
            Action::Reroll { dice } => dice.count(),
            _ => 0,
        };
        let action = match legal[0] {
            Action::Fight => Action::Fight,
            Action::Reroll { .. } => {
                let most = legal.iter().map(dice).max().unwrap();
                Action::Reroll { dice: Dice::new(most).unwrap() }
            }
            // Victims are listed from the lowest level to the highest.
            _ => *legal.last().unwrap(),
        };
        game.apply(seat, action, &mut rng, &mut Silent);
    }
    game.view(engine::Viewer::Spectator).territories[0]
        .armies
        .iter()
        .any(|army| army.side == Side::Player(A))
}

/// Section 9 as a whole: COR-9.3 to COR-9.11 and the loop of COR-9.15, by their odds.
#[test]
fn battles_are_won_as_often_as_calculated() {
    const FIGHTS: u64 = 3000;
    let mut table_of_odds = String::new();
    for case in CASES {
        let expected = exact(case);
        let table = scene(case).build();
        let wins = (0..FIGHTS).filter(|&number| fight(&table, number)).count();
        let share = wins as f64 / FIGHTS as f64;
        let deviation = (expected * (1.0 - expected) / FIGHTS as f64).sqrt();
        // Four standard deviations; ten cases with fixed seeds.
        assert!(
            (share - expected).abs() <= 4.0 * deviation + 1e-9,
            "{}: won {share}, calculated {expected}",
            case.name
        );
        let _ = writeln!(table_of_odds, "{:5.1} %  {}", 100.0 * expected, case.name);
    }
    insta::assert_snapshot!(table_of_odds);
}

/// What players are told before they attack is what the rules come to, to half a percent.
#[test]
fn the_odds_that_are_told_are_right() {
    for case in CASES {
        let force = |units: [UnitType; 3], counts: [u8; 3]| {
            let profile = |unit: UnitType| {
                let cards = case.gear.iter().filter(|(other, _)| *other == unit);
                cards.fold(unit.printed(), |sum, (_, card)| sum.with(card.bonus()))
            };
            Force { counts, profiles: units.map(profile), ..Force::default() }
        };
        let of_clan = |clan: Clan| [0, 1, 2].map(|level| UnitType::ALL[clan as usize * 3 + level]);
        let attacker = force(of_clan(case.attacker.0), case.attacker.1);
        let defender = match case.defender {
            Foe::Clan(clan, counts) => force(of_clan(clan), counts),
            Foe::Elves(counts) => force(UnitType::ELVES, counts),
        };
        let told = attacker_wins(&attacker, &defender, initiative(&attacker, &defender));
        assert!((told - exact(case)).abs() < 5e-3, "{}: {told}, not {}", case.name, exact(case));
    }
}
