//! Why an action is not possible.

use engine::{Seat, refusals};

use crate::table::places::{Location, Site, TacticsCard, Territory};
use crate::words::names::{Clan, Equipment, Hero, Slot, UnitType};

refusals! {
    /// The reason, with the rule it rests on.
    pub enum Refusal {
        /// D1.
        "COR-3.4" ClanTaken { clan: Clan },
        /// A territory of a larger map.
        "COR-2.2" NotOnMap { location: Location },
        /// D2: another clan's card.
        "COR-3.4" NotYourCard { clan: Clan },
        /// D2: a card on the discard pile.
        "COR-6.6" PlayedAlready { card: TacticsCard },
        /// D2: a card in the draw pile.
        "COR-6.1" NotInHand { card: TacticsCard },
        /// D3.
        "COR-6.3" NoSuchSite { site: Site },
        /// D3.
        "COR-6.3" SiteOccupied { site: Site },
        /// D3.
        "COR-6.3" SiteNearOther { site: Site, other: Site },
        /// D4.
        "COR-6.5" NoOwnUnit { location: Location },
        /// D5.
        "COR-7.2" NothingToMove,
        /// D5.
        "COR-7.2" NothingToEquip,
        /// D6.
        "COR-8.1" NotYourUnit { clan: Clan },
        /// D6.
        "COR-8.1" NoUnmovedUnit { unit: UnitType, from: Location },
        /// D6.
        "COR-8.2" NoMovement { unit: UnitType },
        /// D6.
        "COR-10.6" HeroOnOffer { hero: Hero },
        /// D6.
        "COR-10.6" NotYourHero { hero: Hero, seat: Seat },
        /// D6.
        "COR-8.1" HeroHasMoved { hero: Hero },
        /// D6.
        "COR-8.8" HeroHasNowhere { hero: Hero },
        /// D6: the hero is in the Stronghold.
        "COR-8.8" HeroHasNoArmy { hero: Hero },
        /// D7.
        "COR-8.2" AlreadyThere { location: Location },
        /// D7.
        "COR-8.2" TooFar { location: Location, points: u8 },
        /// D7.
        "COR-8.5" BehindRange { location: Location },
        /// D7.
        "COR-8.4" BehindEnemies { location: Location },
        /// D7.
        "COR-8.8" HeroNeedsUnit { location: Location },
        /// D8.
        "COR-8.1" TooManyUnits { unmoved: u8 },
        /// D9.
        "COR-9.1" NoBattle { territory: Territory },
        /// D11.
        "COR-9.7" NotSoManyBlanks { blanks: u8 },
        /// D12.
        "COR-9.9" OwnUnit { unit: UnitType },
        /// D12.
        "COR-9.9" NotInBattle { territory: Territory },
        /// D12: the wounds are enough for somebody.
        "COR-17.7" MustEliminate { wounds: u16 },
        /// D12.
        "COR-9.9" TooTough { unit: UnitType, life: u8, wounds: u16 },
        /// D13.
        "COR-10.3" NotForSale { card: Equipment },
        /// D13.
        "COR-10.3" NotOnMarket { card: Equipment },
        /// D13.
        "COR-10.3" CardTooDear { card: Equipment, cost: u8, gold: u16 },
        /// D13.
        "COR-10.5" ForgedAlready,
        /// D13.
        "COR-10.5" NoForge,
        /// D13.
        "COR-17.26" NoLegendaryLeft,
        /// D13.
        "COR-10.5" TooFewCrystals { cost: u8, crystals: u16 },
        /// D13.
        "COR-10.6" RecruitedAlready,
        /// D13.
        "COR-10.6" HeroIsYours { hero: Hero },
        /// D13.
        "COR-10.6" HeroTaken { hero: Hero, seat: Seat },
        /// D13.
        "COR-10.6" HeroTooDear { hero: Hero, cost: u8, gold: u16 },
        /// D14.
        "COR-10.5" NotDrawn { card: Equipment },
        /// D16.
        "COR-10.7" NotOwned { card: Equipment },
        /// D16.
        "COR-10.7" WrongSlot { card: Equipment, slot: Slot },
        /// D17.
        "COR-11.2" NoStoneToServe { territory: Territory },
    }
}
