//! Battle arithmetic as properties: wounds always add up, and every battle ends (COR-9.14).

#![expect(clippy::unwrap_used, reason = "a helper that fails, fails its test")]

use crate::common::*;
use clash_of_rage::written::Open;
use clash_of_rage::{Action, Clan, Equipment, Event, Hero, Side, UnitType};
use engine::{Chance, Game, PlayoutRng, Record, StepRng};
use proptest::prelude::*;

/// COR-9.14: more assaults than any battle can have with these components.
const MAX_ASSAULTS: u32 = 200;

#[derive(Clone, Debug)]
struct Armies {
    clans: (usize, usize),
    counts: [[u8; 3]; 2],
    elves: Option<[u8; 3]>,
    weapons: [Option<Equipment>; 2],
    armors: [Option<Equipment>; 2],
    heroes: [bool; 4],
    chance: u64,
}

fn armies() -> impl Strategy<Value = Armies> {
    let counts = || [0u8..4, 0..4, 0..3].prop_filter("nobody there", |army| *army != [0; 3]);
    let garrison =
        prop::sample::select(vec![[4, 0, 0], [0, 2, 2], [1, 1, 2], [0, 0, 4], [2, 1, 1]]);
    let weapon = || prop::option::of(prop::sample::select(weapons()));
    let armor = || prop::option::of(prop::sample::select(armors()));
    (
        (0usize..4, 1usize..4),
        [counts(), counts()],
        prop::option::of(garrison),
        [weapon(), weapon()],
        [armor(), armor()],
        any::<[bool; 4]>(),
        any::<u64>(),
    )
        .prop_map(|(clans, counts, elves, weapons, armors, heroes, chance)| Armies {
            clans,
            counts,
            elves,
            weapons,
            armors,
            heroes,
            chance,
        })
}

fn weapons() -> Vec<Equipment> {
    let all = Equipment::ALL.iter().copied();
    all.filter(|card| (*card as usize) < 12 && card.copies() > 1).collect()
}

fn armors() -> Vec<Equipment> {
    let all = Equipment::ALL.iter().copied();
    all.filter(|card| (12..20).contains(&(*card as usize)) && card.copies() > 1).collect()
}

fn scene(armies: &Armies) -> Scene {
    let (first, step) = armies.clans;
    let clans = [Clan::ALL[first], Clan::ALL[(first + step) % 4]];
    let mut scene = Scene::new(&clans);
    for (side, seat) in [A, B].into_iter().enumerate() {
        let fights = side == 0 || armies.elves.is_none();
        for level in 0..3 {
            let unit = UnitType::ALL[clans[side] as usize * 3 + level];
            if fights && armies.counts[side][level] > 0 {
                scene = scene.units(seat, "aC", unit, armies.counts[side][level]);
            }
        }
        let strongest = (0..3).rev().find(|&level| armies.counts[side][level] > 0).unwrap();
        let carrier = UnitType::ALL[clans[side] as usize * 3 + strongest];
        for card in [armies.weapons[side], armies.armors[side]].into_iter().flatten() {
            scene = match (fights, armies.elves.is_some() && side == 1) {
                (false, true) => scene.elf_carries(UnitType::Templar, card),
                _ => scene.carries(seat, carrier, card),
            };
        }
    }
    if let Some(garrison) = armies.elves {
        let troops = UnitType::ELVES.into_iter().zip(garrison).filter(|(_, count)| *count > 0);
        scene = scene.elves("aC", &troops.collect::<Vec<_>>());
    }
    for (&hero, &own) in Hero::ALL.iter().zip(&armies.heroes) {
        if own || armies.elves.is_none() {
            scene = scene.hero(hero, if own { A } else { B }, "aC");
        }
    }
    scene.asks(Open::NextBattle)
}

/// What an assault did, read from its events.
#[derive(Default)]
struct Assault {
    total: u16,
    spent: u16,
    lost: u16,
    kills: u32,
}

/// Follows a battle event by event.
struct Ledger {
    rage: [u16; 2],
    open: Option<(usize, Assault)>,
    assaults: u32,
    elves_fallen: u16,
}

fn role(side: Side) -> usize {
    usize::from(side != Side::Player(A))
}

impl Ledger {
    fn life(table: &Table, unit: UnitType) -> u16 {
        let view = table.view();
        let units = view.players.iter().flat_map(|player| &player.units).chain(&view.elves);
        let life = units.filter(|each| each.unit == unit).map(|each| each.profile.life).next();
        life.unwrap().into()
    }

    fn hear(&mut self, event: &Event, table: &Table) {
        match *event {
            Event::RageGained { side, tokens, rage } => {
                self.rage[role(side)] += u16::from(tokens);
                assert_eq!(self.rage[role(side)], rage);
            }
            Event::Rolled { wounds, blanks, .. } | Event::Rerolled { wounds, blanks, .. } => {
                assert!(wounds + blanks <= 10, "no more dice than the box has");
            }
            Event::Struck { side, total, faces, bonus, rage, shield } => {
                assert_eq!(self.rage[role(side)], rage);
                let made = u16::from(faces) + u16::from(bonus) + rage;
                assert_eq!(total, made.saturating_sub(shield.into()), "no wound is made");
                self.assaults += 1;
                self.open = Some((role(side), Assault { total, ..Assault::default() }));
            }
            Event::UnitEliminated { unit, .. } | Event::ElfEliminated { unit, .. } => {
                self.elves_fallen += u16::from(matches!(event, Event::ElfEliminated { .. }));
                let (_, assault) = self.open.as_mut().unwrap();
                assault.spent += Ledger::life(table, unit);
                assault.kills += 1;
            }
            Event::WoundsLost { wounds } => self.open.as_mut().unwrap().1.lost = wounds,
            Event::Enraged { side, rage } => {
                let (striker, assault) = self.open.as_ref().unwrap();
                assert_eq!(
                    (*striker, assault.kills),
                    (role(side), 0),
                    "rage is for fruitless assaults"
                );
                self.rage[role(side)] += 1;
                assert_eq!(self.rage[role(side)], rage);
            }
            _ => {}
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    /// COR-9.8, COR-9.9, COR-9.10, COR-9.11, COR-9.14, COR-9.15.
    #[test]
    fn no_wound_is_lost_or_made_and_every_battle_ends(armies in armies()) {
        let mut table = scene(&armies).build();
        let mut choices = PlayoutRng::new(armies.chance);
        let mut chance = StepRng::playout(PlayoutRng::new(!armies.chance));
        let mut ledger = Ledger { rage: [0; 2], open: None, assaults: 0, elves_fallen: 0 };
        let mut ended = false;
        let mut action = Action::BattleAt { territory: territory("aC") };
        let mut seat = A;
        while !ended {
            let before = table.clone();
            let mut log = Record::default();
            table.game.apply(seat, action, &mut chance, &mut log);
            table.game.audit().unwrap();
            for (_, event) in &log.events {
                let over = matches!(event, Event::BattleWon { .. } | Event::ElvesHeld { .. });
                let next = matches!(event, Event::RageGained { .. } | Event::Rolled { .. });
                ledger.hear(event, &before);
                let finished = if over || next { ledger.open.take() } else { None };
                if let Some((_, assault)) = finished {
                    let Assault { total, spent, lost, .. } = assault;
                    let whole = spent + lost == total || over && spent <= total;
                    prop_assert!(whole, "{total} wounds: {spent} spent, {lost} lost");
                }
                ended |= over;
                if over {
                    break;
                }
            }
            prop_assert!(ledger.assaults < MAX_ASSAULTS);
            if !ended {
                seat = table.asked();
                // Nobody flees: the battle must end by itself.
                let mut legal = table.legal(seat);
                legal.retain(|action| *action != Action::Flee);
                action = choices.pick(&legal).unwrap();
            }
        }
        prop_assert_eq!(table.view().players[0].crystals, ledger.elves_fallen);
    }
}
