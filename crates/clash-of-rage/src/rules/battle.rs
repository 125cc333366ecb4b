//! Battles (section 9), following the reference loop of COR-9.15.
//!
//! A battle is a round of assaults. Each goes through the same decisions: flee or fight (D10), reroll
//! (D11), eliminate (D12).

use engine::{Chance, Game, Log, Play, Seat, StepRng};

use crate::decisions::Open;
use crate::table::places::{Location, Places, Territory};
use crate::table::side::{Role, Side};
use crate::words::names::Hero;
use crate::{ClashOfRage, Event};

/// COR-1.1, COR-17.5: the dice in the box.
pub(crate) const MAX_DICE: u8 = 10;
/// COR-1.1: Wound sides among the six of a die.
const WOUND_SIDES: u32 = 4;

/// The battle being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Battle {
    /// Where.
    pub territory: Territory,
    /// The side that was attacked.
    pub defender: Side,
    /// Whose assault it is.
    pub assaulting: Role,
    /// COR-9.11: Rage tokens of Attacker and Defender.
    pub rage: [u16; 2],
    /// Units eliminated in this assault so far.
    pub eliminated: u8,
}

impl ClashOfRage {
    /// COR-9.1: the territories where the active player meets enemies.
    pub(crate) fn contested(&self) -> Places {
        self.active_player().present().and(self.enemies(self.active()))
    }

    /// COR-9.3: the army with fewer Hourglasses strikes first, the Defender in a tie.
    pub(crate) fn begin_battle(
        &mut self,
        territory: Territory,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let seat = self.active();
        let defender = self.defender(territory);
        match defender {
            Side::Player(foe) => play.tell(Event::PlayerAttacked { seat, foe, territory }),
            Side::Elves => play.tell(Event::ElvesAttacked { seat, territory }),
        }
        let attacker_speed = self.totals(Side::Player(seat), territory).symbols.hourglass;
        let defender_speed = self.totals(defender, territory).symbols.hourglass;
        let assaulting =
            if attacker_speed < defender_speed { Role::Attacker } else { Role::Defender };
        let battle = Battle { territory, defender, assaulting, rage: [0; 2], eliminated: 0 };
        play.tell(Event::Initiative {
            side: self.side(&battle, assaulting),
            attacker: attacker_speed,
            defender: defender_speed,
        });
        self.battle = Some(battle);
        self.agenda.ask(Open::Assault);
    }

    /// COR-17.15: the only enemy in the territory.
    pub(crate) fn defender(&self, territory: Territory) -> Side {
        let here = Location::from(territory);
        self.all_seats()
            .find(|&seat| seat != self.active() && self.player(seat).present().contains(here))
            .map_or(Side::Elves, Side::Player)
    }

    /// The side with a role in the battle.
    pub(crate) fn side(&self, battle: &Battle, role: Role) -> Side {
        match role {
            Role::Attacker => Side::Player(self.active()),
            Role::Defender => battle.defender,
        }
    }

    /// Whose assault it is.
    #[inline]
    pub(crate) fn assaulting_side(&self) -> Option<Side> {
        self.battle.as_ref().map(|battle| self.side(battle, battle.assaulting))
    }

    /// COR-16.3: who decides for the side whose assault it is.
    #[inline]
    pub(crate) fn assaulting_seat(&self) -> Seat {
        match self.assaulting_side() {
            Some(Side::Player(seat)) => seat,
            // COR-9.2: the player to the right of the Attacker decides for the Elves.
            Some(Side::Elves) => self.active().previous(self.players.len() as u8),
            None => self.active(),
        }
    }

    /// COR-9.13: heroes of the beaten army go home; in phase 5 the victory check follows.
    pub(crate) fn end_battle(
        &mut self,
        battle: Battle,
        winner: Role,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let territory = battle.territory;
        let beaten = self.side(&battle, winner.other());
        for &hero in Hero::ALL {
            if self.heroes_with(beaten, territory).any(|other| other == hero) {
                self.send_home(hero, play);
            }
        }
        self.battle = None;
        let feature = self.board.feature(territory);
        play.tell(match self.side(&battle, winner) {
            Side::Player(seat) => Event::BattleWon { seat, territory, feature },
            Side::Elves => Event::ElvesHeld { territory, feature },
        });
        self.agenda.ask(Open::NextBattle);
        self.claim_victory(play);
    }
}

/// Section 15, C7: how many of the dice show a Wound.
pub(crate) fn roll(dice: u8, rng: &mut StepRng) -> u8 {
    (0..dice).filter(|_| rng.below(6) < WOUND_SIDES).count() as u8
}
