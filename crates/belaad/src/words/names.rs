//! The words of the rulebook: teams, symbols, characters, coins, tokens.

use engine::{Arg, Indexed, Spoken};

engine::names! {
    /// A team (BEL-2.1).
    pub enum Team: "team" {
        /// Employs scholars.
        Kingdom,
        /// Employs scholars.
        People,
        /// The Order of Hashashin: assassinates them.
        Order,
    }
}

engine::names! {
    /// A symbol (BEL-1.1).
    pub enum Symbol: "symbol" {
        /// Employ a scholar.
        Influence,
        /// Collect gold.
        Income,
        /// Take gold from an opposing player.
        Steal,
        /// Draw tokens.
        Recruit,
        /// Start a battle.
        Military,
    }
}

engine::names! {
    /// A kind of token (BEL-1.2): white with a symbol, or orange.
    pub enum Token: "token" {
        /// White.
        Influence,
        /// White.
        Income,
        /// White.
        Steal,
        /// White.
        Recruit,
        /// White.
        Military,
        /// Stands for any symbol, or triggers an ability.
        Orange,
    }
}

impl From<Symbol> for Token {
    #[inline]
    fn from(symbol: Symbol) -> Token {
        Token::ALL[symbol.index() as usize]
    }
}

engine::names! {
    /// A token's colour: on one board, tokens of a colour are the same (BEL-14.2).
    pub enum Colour: "colour" {
        /// Has the symbol of its board.
        White,
        /// Stands for any symbol.
        Orange,
    }
}

engine::names! {
    /// A row of spaces on a board (BEL-1.1).
    pub enum Space: "space" {
        /// Tokens here count as symbols.
        Top,
        /// Orange tokens here trigger the ability.
        Bottom,
    }
}

engine::names! {
    /// A kind of coin (BEL-5.1).
    pub enum Coin: "coin" {
        /// Pays scholars.
        Gold,
        /// Pays secondary actions.
        Red,
    }
}

engine::names! {
    /// A character (BEL-1.1).
    pub enum Character: "character" {
        /// Kingdom, Influence.
        Sultan,
        /// Kingdom, Recruit.
        Vizier,
        /// Kingdom, Income.
        Treasurer,
        /// Kingdom, Steal.
        Sheriff,
        /// Kingdom, Military.
        Commander,
        /// People, Influence.
        Bahlool,
        /// People, Recruit.
        Preacher,
        /// People, Income.
        Trustworthy,
        /// People, Steal.
        Altruist,
        /// People, Military.
        FolkHero,
        /// Order, Recruit.
        SectLeader,
        /// Order, Income.
        Hashash,
        /// Order, Steal.
        Spy,
        /// Order, Military.
        Assassin,
    }
}

impl Character {
    /// The team whose board it is.
    #[inline]
    pub fn team(self) -> Team {
        if self <= Character::Commander {
            Team::Kingdom
        } else if self <= Character::FolkHero {
            Team::People
        } else {
            Team::Order
        }
    }
}

impl Team {
    /// Its characters: five, or four of the Order.
    #[inline]
    pub fn characters(self) -> &'static [Character] {
        match self {
            Team::Kingdom => &Character::ALL[..5],
            Team::People => &Character::ALL[5..10],
            Team::Order => &Character::ALL[10..],
        }
    }
}

engine::names! {
    /// A specialty of scholars (BEL-1.6).
    pub enum Specialty: "specialty" {
        /// The stars.
        Astronomy,
        /// Numbers.
        Mathematics,
        /// The sick.
        Medicine,
    }
}

engine::names! {
    /// The name of a scholar (BEL-1.5).
    #[expect(missing_docs, reason = "names of people")]
    pub enum ScholarName: "scholar" {
        Farabi,
        Fazari,
        Sufi,
        Tusi,
        Khayyam,
        IbnBattuta,
        Kindi,
        Jahiz,
        Masudi,
        Idrisi,
        Asturlabi,
        IbnTufayl,
        Biruni,
        IbnBaytar,
        Dinawari,
        IbnHayyan,
        IbnNafis,
        Rasis,
        Zahrawi,
        Avicenna,
        Khwarizmi,
        Buzjani,
        IbnKhaldun,
        Firas,
        IbnHaytham,
        BanuMusa,
        Khazini,
        Jazari,
        Karaji,
        Battani,
    }
}

engine::names! {
    /// The name of a Hashash card (BEL-1.8).
    #[expect(missing_docs, reason = "what they do is in the components")]
    pub enum HashashName: "hashash" {
        BorrowedAction,
        ExtraTurn,
        TwoSymbols,
        Silence,
        NewCard,
        Dagger,
        Unbind,
        Initiates,
        StrengthThree,
        Fear,
        MoneyChanger,
        StrengthFive,
        Ward,
    }
}

engine::names! {
    /// One of several things that an ability may do (BEL-10.K1, BEL-10.O3).
    pub enum AbilityOption: "choice" {
        /// Gold from the pool.
        CollectGold,
        /// Tokens from the bag.
        DrawTokens,
        /// One action of a top card.
        PerformTopCard,
        /// Coins of opposing players.
        StealCoins,
        /// Tokens of an opposing team to the bag.
        ReturnTokens,
        /// An opposing player's sword to the pool.
        DiscardSword,
    }
}

engine::bounded! {
    /// One of the three action decks, counted from 0.
    pub struct Deck(3);
}

impl Spoken for Deck {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64 + 1)
    }

    fn samples() -> Vec<Self> {
        Deck::all().collect()
    }
}
