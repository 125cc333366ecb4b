//! Why an action is not possible.

use engine::refusals;

use crate::names::{Clan, Equipment, Hero, Slot, UnitType};
use crate::places::{Location, Site, TacticsCard, Territory};

refusals! {
    /// The reason, with the rule it rests on.
    pub enum Refusal {
        /// The game is won or its last turn has ended.
        "COR-12.2" Over,
        /// Somebody else decides.
        "COR-13.1" NotAsked,
        /// Another decision is open.
        "COR-13.1" OtherQuestion,
        /// D1.
        "COR-3.4" ClanTaken { clan: Clan },
        /// D2.
        "COR-6.1" NotInHand { card: TacticsCard },
        /// D3.
        "COR-1.11" NoSuchSite { site: Site },
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
        "COR-2.3" NotYourUnit { unit: UnitType },
        /// D6.
        "COR-8.1" NoUnmovedUnit { unit: UnitType, from: Location },
        /// D6.
        "COR-8.2" NoMovement { unit: UnitType },
        /// D6.
        "COR-10.6" NotYourHero { hero: Hero },
        /// D6.
        "COR-8.1" HeroHasMoved { hero: Hero },
        /// D6.
        "COR-8.8" HeroHasNowhere { hero: Hero },
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
        "COR-9.9" NotInBattle { unit: UnitType },
        /// D12.
        "COR-9.9" TooTough { unit: UnitType, life: u8, wounds: u16 },
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
        "COR-10.6" HeroTaken { hero: Hero },
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
