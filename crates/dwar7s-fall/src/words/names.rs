//! The names of everything in the boxes.

use engine::{Indexed, names};

/// A set of names: every list of them has at most sixteen.
pub type Set<T> = engine::Set<T, u16>;

names! {
    /// A race with its colour (DWF-1.2).
    pub enum Race: "race" {
        /// Blue dwarfs.
        Blue,
        /// Red dwarfs.
        Red,
        /// Green dwarfs.
        Green,
        /// Yellow dwarfs.
        Yellow,
        /// Elves, purple.
        Elves,
        /// Ogres, orange.
        Ogres,
        /// Crystal dwarfs, black.
        CrystalDwarfs,
    }
}

names! {
    /// What a kingdom card shows (sections 2.2 to 2.4).
    pub enum KingdomCard: "card" {
        /// DWF-2.2.1.
        Castle,
        /// DWF-2.2.2.
        GoldMine,
        /// DWF-2.2.3.
        EmeraldMine,
        /// DWF-2.2.4.
        DiamondMine,
        /// DWF-2.2.5.
        RubyMine,
        /// DWF-2.2.6.
        Tavern,
        /// DWF-2.2.7.
        GeneralStore,
        /// DWF-2.2.8.
        FireDragon,
        /// DWF-2.2.9.
        FrostGiant,
        /// DWF-2.3.1.
        OgreCastle,
        /// DWF-2.3.2.
        ForestDragon,
        /// DWF-2.3.3.
        Treant,
        /// DWF-2.3.4.
        BigBadWolf,
        /// DWF-2.4.1.
        TrollsLake,
        /// DWF-2.4.2.
        Memorial,
    }
}

names! {
    /// The type of a kingdom card.
    pub enum CardType: "type" {
        /// Makes its region a kingdom.
        Castle,
        /// Gives gems.
        Mine,
        /// Taverns and general stores.
        Inn,
        /// Stands in the way.
        Monster,
        /// The home of the troll.
        Lake,
        /// Laid where a monster fell.
        Memorial,
    }
}

names! {
    /// A kind of gem (section 2.1).
    pub enum Gem: "gem" {
        /// DWF-2.1.G.
        Gold,
        /// DWF-2.1.E.
        Emerald,
        /// DWF-2.1.D.
        Diamond,
        /// DWF-2.1.R.
        Ruby,
    }
}

names! {
    /// An ogre card (section 2.7).
    pub enum OgreCard: "ogre-card" {
        /// DWF-10.5.
        Ambush,
        /// DWF-10.6.
        Brute,
        /// DWF-10.7.
        Panic,
        /// DWF-10.8.
        Thief,
        /// DWF-10.9.
        Crown,
        /// DWF-10.10.
        WreckingBall,
        /// DWF-10.11.
        TrollKing,
    }
}

names! {
    /// A trading goal or a dragon egg (sections 2.5 and 2.6).
    pub enum Goal: "goal" {
        /// Trading goal 1.
        Tg01,
        /// Trading goal 2.
        Tg02,
        /// Trading goal 3.
        Tg03,
        /// Trading goal 4.
        Tg04,
        /// Trading goal 5.
        Tg05,
        /// Trading goal 6.
        Tg06,
        /// Trading goal 7.
        Tg07,
        /// Trading goal 8.
        Tg08,
        /// Trading goal 9.
        Tg09,
        /// Trading goal 10.
        Tg10,
        /// Dragon egg 1.
        Eg1,
        /// Dragon egg 2.
        Eg2,
        /// Dragon egg 3.
        Eg3,
        /// Dragon egg 4.
        Eg4,
        /// Dragon egg 5.
        Eg5,
        /// Dragon egg 6.
        Eg6,
    }
}

names! {
    /// A secret goal (section 2.8).
    pub enum SecretGoal: "secret-goal" {
        /// DWF-2.8.1.
        Architect,
        /// DWF-2.8.2.
        Berserker,
        /// DWF-2.8.3.
        King,
        /// DWF-2.8.4.
        Miner,
        /// DWF-2.8.5.
        OgreInDisguise,
        /// DWF-2.8.6.
        Researcher,
        /// DWF-2.8.7.
        Wizard,
        /// DWF-2.8.8.
        Zookeeper,
        /// DWF-2.8.9.
        Townsmen,
        /// DWF-2.8.10.
        Warlock,
        /// DWF-2.8.11.
        Adventurers,
    }
}

names! {
    /// A kind of meeple (section 2.9).
    pub enum Kind: "kind" {
        /// Without a class.
        Basic,
        /// Changes gems (DWF-14.22).
        Alchemist,
        /// Pushes enemies (DWF-14.23).
        Warrior,
        /// Protects its card (DWF-14.24).
        Guardian,
        /// Is placed for free (DWF-14.25).
        King,
        /// Is placed for free and protects its card (DWF-14.27).
        Dragon,
        /// Is placed for free and sends home (DWF-14.26).
        OgreKing,
    }
}

names! {
    /// A class: every kind of meeple but the basic one.
    pub enum Class: "kind" {
        /// DWF-2.9.A.
        Alchemist,
        /// DWF-2.9.W.
        Warrior,
        /// DWF-2.9.U.
        Guardian,
        /// DWF-2.9.K.
        King,
        /// DWF-2.9.D.
        Dragon,
        /// DWF-2.9.O.
        OgreKing,
    }
}

impl Class {
    /// The meeple of this class.
    pub fn kind(self) -> Kind {
        Kind::ALL[self as usize + 1]
    }
}

impl Kind {
    /// The class of this meeple; a basic one has none.
    pub fn class(self) -> Option<Class> {
        (self as u32).checked_sub(1).and_then(Class::from_index)
    }
}

names! {
    /// A mood of the troll (DWF-13.8 to DWF-13.11).
    pub enum Mood: "mood" {
        /// DWF-2.10.1.
        Scary,
        /// DWF-2.10.2.
        WarbandLeader,
        /// DWF-2.10.3.
        Miner,
        /// DWF-2.10.4.
        Mighty,
    }
}

names! {
    /// How the troll roams (section 2.10).
    pub enum Roaming: "roaming" {
        /// DWF-2.10.5.
        SleepWalking,
        /// DWF-2.10.6.
        Mourning,
        /// DWF-2.10.7.
        CrazyStunt,
        /// DWF-2.10.8.
        Running,
    }
}

names! {
    /// A royal decree (section 15).
    pub enum Decree: "decree" {
        /// DWF-15.1.
        HardWorkers,
        /// DWF-15.2.
        TheDwarfsWay,
        /// DWF-15.3.
        CharmingMerchants,
        /// DWF-15.4.
        Fortress,
        /// DWF-15.5.
        ExperiencedBeastHunters,
        /// DWF-15.6.
        BattleMemorial,
        /// DWF-15.7.
        HiredHands,
        /// DWF-15.8.
        CrazyBalloonists,
        /// DWF-15.10.
        GreedyLandlords,
        /// DWF-15.11.
        BarFights,
        /// DWF-15.12.
        DragonKing,
        /// DWF-15.12.
        FrostInvasion,
        /// DWF-15.9.
        HighHo,
        /// DWF-15.14.
        HiddenTunnels,
    }
}

names! {
    /// A scenario of the royal decrees.
    pub enum Scenario: "scenario" {
        /// DWF-2.11.1.
        FortuneTeller,
        /// DWF-2.11.2.
        Bloodthirsty,
        /// DWF-2.11.3.
        ChaosControl,
        /// DWF-2.11.4.
        Siege,
        /// DWF-2.11.5.
        AxeGospel,
        /// DWF-2.11.6.
        DamselInDistress,
        /// DWF-2.11.7.
        LordsOfTheArena,
    }
}
