//! Writes a game down and reads it back.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use engine::{Held, KnownTo, Seat, SeatSet, Zone};

use super::{
    Carried, Units, Written, WrittenBattle, WrittenElves, WrittenMarch, WrittenPlayer,
    WrittenPosting,
};
use crate::ClashOfRage;
use crate::data::{TACTICS_OF_A_CLAN, components};
use crate::rules::battle::Battle;
use crate::rules::elves::Elves;
use crate::rules::market::{EquipmentDeck, known_at_the_bottom};
use crate::rules::moving::{March, Posting};
use crate::table::board::Board;
use crate::table::gear::Gear;
use crate::table::places::{Cards, Location, MAX_PLAYERS, TacticsCard, Territories, Territory};
use crate::table::player::Player;
use crate::table::side::Role;
use crate::words::names::{Equipment, Hero, Level, Slot, UnitType};

impl From<ClashOfRage> for Written {
    fn from(game: ClashOfRage) -> Written {
        let active = game.active_player();
        let moved = Location::all()
            .map(|place| (place, units(game.march.moved[place.at()], |level| active.unit(level))))
            .filter(|(_, units)| !units.is_empty());
        let marched = Hero::ALL.iter().copied().filter(|&hero| game.march.heroes[hero as usize]);
        let guide = |hero: &Hero| Some((*hero, game.march.guides[*hero as usize]?));
        let posting = |hero: &Hero| {
            let Posting { owner, location } = game.heroes[*hero as usize]?;
            Some((*hero, WrittenPosting { owner, location }))
        };
        let garrison = |territory: Territory| {
            (territory, units(game.elves.army(territory), |level| UnitType::ELVES[level.at()]))
        };
        Written {
            options: game.options,
            map: game.board.tiles().to_vec(),
            turn: game.turn,
            phase: game.phase,
            active: game.active,
            question: game.agenda.top(),
            players: game.players.iter().map(write_player).collect(),
            elves: WrittenElves {
                garrisons: game.elves.present().territories().map(garrison).collect(),
                equipment: carried(game.elves.gear(), |level| UnitType::ELVES[level.at()]),
            },
            heroes: Hero::ALL.iter().filter_map(posting).collect(),
            equipment_deck: game.equipment_deck.pieces().rev().collect(),
            known_at_the_bottom: known_at_the_bottom(&game.equipment_deck).count() as u8,
            market: game.market.to_vec(),
            legendary_deck: game.legendary_deck.pieces().rev().collect(),
            march: WrittenMarch {
                moved: moved.collect(),
                heroes: marched.collect(),
                guides: Hero::ALL.iter().filter_map(guide).collect(),
            },
            battle: game.battle.map(|battle| WrittenBattle {
                territory: battle.territory,
                assaulting: battle.assaulting,
                attacker_rage: battle.rage[Role::Attacker.at()],
                defender_rage: battle.rage[Role::Defender.at()],
                eliminated: battle.eliminated,
            }),
            winner: game.winner,
        }
    }
}

fn write_player(player: &Player) -> WrittenPlayer {
    let army = |place: Location| (place, units(player.army(place), |level| player.unit(level)));
    let copies =
        |card: Equipment| std::iter::repeat_n(card, usize::from(player.stash().count(card)));
    WrittenPlayer {
        clan: player.clan(),
        stronghold: player.site(),
        gold: player.gold,
        crystals: player.crystals,
        units: player.present().iter().map(army).collect(),
        equipment: carried(player.gear(), |level| player.unit(level)),
        stash: player.stash().designs().flat_map(copies).collect(),
        hand: player.hand().iter().collect(),
        known_in_hand: player.known().iter().collect(),
        draw_pile: player.draw_pile.pieces().rev().collect(),
        discard_pile: player.discards.iter().collect(),
        chosen: player.chosen,
        revealed: player.revealed,
    }
}

fn units(army: [u8; 3], unit: impl Fn(Level) -> UnitType) -> Units {
    let there = Level::ALL.iter().filter(|level| army[level.at()] > 0);
    there.map(|&level| (unit(level), army[level.at()])).collect()
}

fn carried(gear: &Gear, unit: impl Fn(Level) -> UnitType) -> BTreeMap<UnitType, Carried> {
    let of = |&level: &Level| {
        let (arms, body) = (gear.card(level, Slot::Arms), gear.card(level, Slot::Body));
        (unit(level), Carried { arms, body })
    };
    let loaded = |(_, carried): &(UnitType, Carried)| *carried != Carried::default();
    Level::ALL.iter().map(of).filter(loaded).collect()
}

impl TryFrom<Written> for ClashOfRage {
    type Error = String;

    /// Reads the fields; the audit checks whether they make sense together.
    fn try_from(written: Written) -> Result<ClashOfRage, String> {
        let seats = written.players.len();
        if !(2..=MAX_PLAYERS).contains(&seats) || written.map.len() != seats {
            return Err("2 to 4 players, and a tile for each".to_owned());
        }
        if written.active.index() >= seats {
            return Err(format!("{:?} is not at this table", written.active));
        }
        if written.map.iter().any(|tile| tile.rotation > 5) {
            return Err("a rotation is from 0 to 5".to_owned());
        }
        let board = Board::new(&written.map);
        let mut players = ArrayVec::new();
        for (seat, player) in Seat::all(written.players.len() as u8).zip(&written.players) {
            players.push(read_player(seat, player, &board)?);
        }
        let mut game = ClashOfRage {
            options: written.options,
            elves: read_elves(&written.elves)?,
            board,
            players,
            heroes: [None; Hero::COUNT],
            equipment_deck: read_equipment_deck(&written)?,
            market: fixed(&written.market, "market")?,
            legendary_deck: pile(&written.legendary_deck, "Legendary deck")?,
            turn: written.turn,
            phase: written.phase,
            order: ArrayVec::new(),
            active: written.active,
            agenda: written.question.into(),
            march: March::default(),
            battle: None,
            winner: written.winner,
        };
        for (hero, WrittenPosting { owner, location }) in written.heroes {
            game.heroes[hero as usize] = Some(Posting { owner, location });
        }
        read_march(&mut game, &written.march)?;
        if game.players.iter().all(|player| player.revealed.is_some()) {
            game.set_order();
        }
        game.battle = written.battle.map(|battle| Battle {
            territory: battle.territory,
            defender: game.defender(battle.territory),
            assaulting: battle.assaulting,
            rage: [battle.attacker_rage, battle.defender_rage],
            eliminated: battle.eliminated,
        });
        Ok(game)
    }
}

fn read_player(seat: Seat, written: &WrittenPlayer, board: &Board) -> Result<Player, String> {
    let mut player = Player::newcomer();
    if let Some(clan) = written.clan {
        player.lead(clan);
    }
    if let Some(site) = written.stronghold {
        player.settle(site, board.touches(site));
    }
    let own = |player: &Player, unit: UnitType| {
        player.level_of(unit).ok_or_else(|| format!("a player has a {unit:?} of another clan"))
    };
    for (&place, units) in &written.units {
        for (&unit, &count) in units {
            let level = own(&player, unit)?;
            if count > player.reserve()[level.at()] {
                return Err(format!("more {unit:?} on the board than there are tokens"));
            }
            player.deploy(place, level, count);
        }
    }
    for (&unit, carried) in &written.equipment {
        let level = own(&player, unit)?;
        for (slot, card) in [(Slot::Arms, carried.arms), (Slot::Body, carried.body)] {
            if let Some(card) = fitting(card, slot)? {
                player.obtain(card);
                player.fill(level, slot, Some(card));
            }
        }
    }
    for &card in &written.stash {
        if player.stash().count(card) >= card.copies() {
            return Err(format!("more {card:?} than there are cards"));
        }
        player.obtain(card);
    }
    player.gold = written.gold;
    player.crystals = written.crystals;
    let (hand, known) = (cards(&written.hand)?, cards(&written.known_in_hand)?);
    if !known.minus(hand).is_empty() {
        return Err("a known card is not in hand".to_owned());
    }
    if hand.len() > TACTICS_OF_A_CLAN {
        return Err(format!("more than {TACTICS_OF_A_CLAN} cards in a hand"));
    }
    for piece in hand.iter() {
        let owner = KnownTo::Only(SeatSet::only(seat));
        let known_to = if known.contains(piece) { KnownTo::Everybody } else { owner };
        player.take_in_hand(Held { piece, known_to });
    }
    player.draw_pile = pile(&written.draw_pile, "tactics draw pile")?;
    player.discards = cards(&written.discard_pile)?;
    player.chosen = written.chosen;
    player.revealed = written.revealed;
    Ok(player)
}

fn read_elves(written: &WrittenElves) -> Result<Elves, String> {
    let mut elves = Elves::new();
    let level = |unit: UnitType| match unit.clan() {
        None => Ok(unit.level()),
        Some(_) => Err(format!("{unit:?} is not an Elf")),
    };
    for (&territory, units) in &written.garrisons {
        for (&unit, &count) in units {
            let level = level(unit)?;
            if count > components().units[unit as usize].tokens {
                return Err(format!("more {unit:?} in a territory than there are tokens"));
            }
            elves.place(territory, level, count);
        }
    }
    for (&unit, carried) in &written.equipment {
        for (slot, card) in [(Slot::Arms, carried.arms), (Slot::Body, carried.body)] {
            elves.equip(level(unit)?, slot, fitting(card, slot)?);
        }
    }
    Ok(elves)
}

fn read_march(game: &mut ClashOfRage, written: &WrittenMarch) -> Result<(), String> {
    for (&place, units) in &written.moved {
        for (&unit, &count) in units {
            let level = game.active_player().level_of(unit);
            let level = level.ok_or_else(|| format!("{unit:?} can't have moved"))?;
            game.march.moved[place.at()][level.at()] = count;
        }
    }
    for &hero in &written.heroes {
        game.march.heroes[hero as usize] = true;
    }
    for (&hero, &place) in &written.guides {
        game.march.guides[hero as usize] = Some(place);
    }
    Ok(())
}

fn fitting(card: Option<Equipment>, slot: Slot) -> Result<Option<Equipment>, String> {
    match card {
        Some(card) if card.slot() != slot => Err(format!("{card:?} is not for {slot:?}")),
        card => Ok(card),
    }
}

fn cards(list: &[TacticsCard]) -> Result<Cards, String> {
    let set: Cards = list.iter().copied().collect();
    if set.len() == list.len() { Ok(set) } else { Err("a tactics card is there twice".to_owned()) }
}

/// A pile written from the top.
fn pile<T: Copy, const N: usize>(list: &[T], what: &str) -> Result<Zone<T, N>, String> {
    let pile: ArrayVec<T, N> = fixed(list, what)?;
    Ok(Zone::face_down(pile.into_iter().rev()))
}

fn read_equipment_deck(written: &Written) -> Result<EquipmentDeck, String> {
    let mut deck: EquipmentDeck = pile(&written.equipment_deck, "equipment deck")?;
    let known = usize::from(written.known_at_the_bottom);
    if known > deck.len() {
        return Err("more known cards than there are".to_owned());
    }
    deck.places_mut().take(known).for_each(|held| held.known_to = KnownTo::Everybody);
    Ok(deck)
}

fn fixed<T: Copy, const N: usize>(list: &[T], what: &str) -> Result<ArrayVec<T, N>, String> {
    ArrayVec::try_from(list).map_err(|_| format!("more than {N} cards in the {what}"))
}
