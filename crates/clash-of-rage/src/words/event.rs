//! What happened, for the log and the animation.

use engine::{Seat, messages};

use crate::decisions::Drawn;
use crate::table::places::{Location, Site, TacticsCard, Territory};
use crate::table::side::Side;
use crate::words::names::{Clan, Equipment, Feature, Hero, TieBreak, Troop, UnitType};

messages! {
    /// Something that happened.
    pub enum Event: "event" {
        /// COR-3.4: a clan has its leader.
        ClanChosen { seat: Seat, clan: Clan },
        /// COR-4.1: a turn begins.
        TurnBegan { turn: u8 },
        /// COR-5.2: an Elf type fills an empty slot.
        ElvesArmed { elf: UnitType, card: Equipment },
        /// COR-5.2: an Elf type replaces a cheaper card.
        ElvesRearmed { elf: UnitType, card: Equipment, before: Equipment },
        /// COR-5.3: the drawn card is not more expensive and goes under the deck.
        ElvesKept { elf: UnitType, card: Equipment, held: Equipment },
        /// COR-10.4: a new stack on the Black Market.
        MarketOpened { card: Equipment },
        /// COR-10.4: one more card on a stack.
        MarketStacked { card: Equipment },
        /// COR-6.1: a card is turned over.
        TacticsRevealed { seat: Seat, card: TacticsCard },
        /// COR-6.3: a Stronghold stands.
        StrongholdPlaced { seat: Seat, site: Site },
        /// COR-6.4: the gold of the card.
        Income { seat: Seat, gold: u8 },
        /// COR-6.4: the crystals of the Cities.
        Plundered { seat: Seat, crystals: u8, cities: u8 },
        /// COR-6.5: units from the reserve come to the board.
        Deployed { seat: Seat, troop: Troop, location: Location },
        /// COR-17.32: units that are not in the reserve.
        NotReceived { seat: Seat, troop: Troop },
        /// COR-6.6: a discard pile becomes a draw pile.
        TacticsShuffled { seat: Seat },
        /// COR-6.6: the card as its owner sees it.
        TacticsDrawn { seat: Seat, card: TacticsCard },
        /// COR-6.6: the card as everybody else sees it.
        TacticsDrawnHidden { seat: Seat },
        /// COR-7.1: no action.
        Passed { seat: Seat },
        /// COR-8.1: a group made its journey.
        Moved { seat: Seat, troop: Troop, from: Location, to: Location },
        /// COR-8.8: a hero made a journey.
        HeroMoved { seat: Seat, hero: Hero, from: Location, to: Location },
        /// COR-8.9, COR-9.13: a hero without units goes home.
        HeroReturned { seat: Seat, hero: Hero },
        /// COR-9.1: a battle against another player begins.
        PlayerAttacked { seat: Seat, foe: Seat, territory: Territory },
        /// COR-9.1: a battle against Elves begins.
        ElvesAttacked { seat: Seat, territory: Territory },
        /// COR-9.3: which side strikes first, with both totals.
        Initiative { side: Side, attacker: u8, defender: u8 },
        /// COR-9.12: a player leaves the battle.
        Fled { seat: Seat, territory: Territory },
        /// COR-9.5: tokens for Rage symbols.
        RageGained { side: Side, tokens: u8, rage: u16 },
        /// COR-9.6: the dice of an assault.
        Rolled { side: Side, wounds: u8, blanks: u8 },
        /// COR-9.7: all dice after a reroll of some blanks.
        Rerolled { side: Side, dice: u8, wounds: u8, blanks: u8 },
        /// COR-9.8: the wounds of the assault and how they add up.
        Struck { side: Side, total: u16, faces: u8, bonus: u8, rage: u16, shield: u8 },
        /// COR-9.10: a player's unit goes back to the reserve.
        UnitEliminated { seat: Seat, unit: UnitType },
        /// COR-9.10: an Elf becomes a crystal of the Attacker.
        ElfEliminated { seat: Seat, unit: UnitType },
        /// COR-9.9: wounds that nobody can take.
        WoundsLost { wounds: u16 },
        /// COR-9.11: an assault without a kill.
        Enraged { side: Side, rage: u16 },
        /// COR-9.13: a player has won the battle.
        BattleWon { seat: Seat, territory: Territory, feature: Feature },
        /// COR-9.13: the Elves have won the battle.
        ElvesHeld { territory: Territory, feature: Feature },
        /// COR-10.3: a card was bought.
        Bought { seat: Seat, card: Equipment, gold: u8 },
        /// COR-10.5: what the forger sees.
        LegendaryDrawn { seat: Seat, cards: Drawn, crystals: u8 },
        /// COR-10.5: what everybody else sees.
        LegendaryDrawnHidden { seat: Seat, count: u8, crystals: u8 },
        /// COR-10.5: the chosen card, seen by all.
        Forged { seat: Seat, card: Equipment },
        /// COR-10.6: a hero was hired.
        Recruited { seat: Seat, hero: Hero, gold: u8 },
        /// COR-10.8: a unit type carries a card.
        Equipped { seat: Seat, unit: UnitType, card: Equipment },
        /// COR-10.8: a player rearranges all equipment.
        Rearranging { seat: Seat },
        /// COR-11.1: a Stone brings a unit.
        StoneServed { seat: Seat, troop: Troop, territory: Territory },
        /// COR-12.2: the game is won.
        Won { seat: Seat, points: u8 },
        /// COR-12.4: the last turn is over.
        LastTurnEnded { turn: u8 },
        /// COR-12.5: who is first at the turn limit.
        FirstByPoints { seat: Seat, points: u8 },
        /// COR-12.5: who is first among equals at the turn limit.
        FirstByTieBreak { seat: Seat, second: Seat, points: u8, by: TieBreak },
        /// COR-12.5: who comes next.
        RunnerUp { seat: Seat, points: u8 },
    }
}
