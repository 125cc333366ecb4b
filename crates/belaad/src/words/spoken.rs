//! How cards, coins and tokens are said. A card is described by what is printed on it, so that a
//! corrected component file corrects the words as well.

use engine::{Arg, Indexed, Said, Spoken};
use serde::Serialize;

use crate::data::effects::{Auxiliary, BattleEffect, Price, Primary, Secondary};
use crate::data::{components, face_of, hashash_face, scholar_face};
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::player::Purse;
use crate::words::names::{Coin, Symbol};

/// A number of coins of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Amount {
    /// How many.
    pub count: u16,
    /// Which.
    pub coin: Coin,
}

impl Amount {
    /// An amount of gold.
    pub fn gold(count: u16) -> Amount {
        Amount { count, coin: Coin::Gold }
    }

    /// An amount of red coins.
    pub fn red(count: u16) -> Amount {
        Amount { count, coin: Coin::Red }
    }
}

impl From<Price> for Amount {
    fn from(price: Price) -> Amount {
        Amount { count: price.amount(), coin: price.coin() }
    }
}

impl Spoken for Amount {
    fn arg(&self) -> Arg {
        Arg::counted(self.count, &self.coin)
    }

    fn samples() -> Vec<Self> {
        vec![Amount::gold(1), Amount::gold(2), Amount::red(1), Amount::red(2), Amount::gold(0)]
    }
}

impl Spoken for Purse {
    fn arg(&self) -> Arg {
        let coins = Coin::ALL.iter().filter(|&&coin| self.of(coin) > 0);
        Arg::List(coins.map(|&coin| Arg::counted(self.of(coin), &coin)).collect())
    }

    fn samples() -> Vec<Self> {
        vec![Purse { gold: 2, red: 1 }, Purse { gold: 1, red: 2 }, Purse::default()]
    }
}

/// A number of swords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Swords(pub u8);

impl Spoken for Swords {
    fn arg(&self) -> Arg {
        Arg::Counted(i64::from(self.0), "sword".to_owned())
    }

    fn samples() -> Vec<Self> {
        vec![Swords(1), Swords(2)]
    }
}

/// The backs of the three cards drawn (BEL-10.O2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Backs(pub [Symbol; 3]);

impl Spoken for Backs {
    fn arg(&self) -> Arg {
        Arg::List(self.0.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        vec![Backs([Symbol::Income, Symbol::Steal, Symbol::Recruit])]
    }
}

/// The three cards drawn (BEL-10.O2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnCards(pub [HashashCard; 3]);

impl Spoken for DrawnCards {
    fn arg(&self) -> Arg {
        Arg::List(self.0.iter().map(Spoken::arg).collect())
    }

    fn samples() -> Vec<Self> {
        vec![DrawnCards([HashashCard::default(); 3])]
    }
}

impl Spoken for Primary {
    fn arg(&self) -> Arg {
        match *self {
            Primary::Gold(count) => said_number("primary-gold", count),
            Primary::Red(count) => said_number("primary-red", count),
            Primary::Tokens(count) => said_number("primary-tokens", count),
            Primary::AnySymbol => Arg::Name("primary-any-symbol".to_owned()),
            Primary::Symbols(symbols) => {
                let names: Vec<Arg> = symbols.iter().map(|symbol| symbol.arg()).collect();
                let key = ["primary-one", "primary-two", "primary-three"];
                let key = key[names.len().clamp(1, 3) - 1];
                let said = ["first", "second", "third"].into_iter().zip(names);
                Arg::Said(Box::new(
                    said.fold(Said::plain(key), |said, (name, arg)| said.with(name, arg)),
                ))
            }
        }
    }

    fn samples() -> Vec<Self> {
        let symbols =
            |count: usize| Primary::Symbols(Symbol::ALL.iter().copied().take(count).collect());
        vec![
            Primary::Gold(1),
            Primary::Gold(3),
            Primary::Red(3),
            Primary::Tokens(1),
            Primary::Tokens(2),
            Primary::AnySymbol,
            symbols(1),
            symbols(2),
            symbols(3),
        ]
    }
}

impl Spoken for Secondary {
    fn arg(&self) -> Arg {
        match *self {
            Secondary::Gold(count) => said_number("secondary-gold", count),
            Secondary::Red(count) => said_number("secondary-red", count),
            Secondary::Tokens(count) => said_number("secondary-tokens", count),
            Secondary::ExtraSymbols(count) => said_number("secondary-extra-symbols", count),
            Secondary::Treasury => Arg::Name("secondary-treasury".to_owned()),
            Secondary::Eliminate => Arg::Name("secondary-eliminate".to_owned()),
            Secondary::TopCard => Arg::Name("secondary-top-card".to_owned()),
            Secondary::AnySymbol => Arg::Name("secondary-any-symbol".to_owned()),
        }
    }

    fn samples() -> Vec<Self> {
        vec![
            Secondary::Gold(2),
            Secondary::Red(3),
            Secondary::Tokens(1),
            Secondary::Tokens(2),
            Secondary::ExtraSymbols(2),
            Secondary::Treasury,
            Secondary::Eliminate,
            Secondary::TopCard,
            Secondary::AnySymbol,
        ]
    }
}

impl Spoken for Price {
    fn arg(&self) -> Arg {
        Amount::from(*self).arg()
    }

    fn samples() -> Vec<Self> {
        vec![Price::Gold(1), Price::Red(2)]
    }
}

fn said_number(key: &str, count: u8) -> Arg {
    Arg::Said(Box::new(Said::plain(key).with("count", Arg::Number(i64::from(count)))))
}

impl Spoken for ActionCard {
    fn arg(&self) -> Arg {
        let number = i64::from(self.index()) + 1;
        let said = Said::plain("action-card")
            .with("tens", Arg::Number(number / 10))
            .with("ones", Arg::Number(number % 10))
            .with("face", Face(*self).arg());
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        ActionCard::all().collect()
    }
}

/// A card without its number: what is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Face(pub ActionCard);

impl Spoken for Face {
    fn arg(&self) -> Arg {
        let face = face_of(self.0);
        let said = Said::plain("card-face")
            .with("primary", face.primary.arg())
            .with("price", face.price.arg())
            .with("secondary", face.secondary.arg());
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        ActionCard::all().map(Face).collect()
    }
}

impl Spoken for Scholar {
    fn arg(&self) -> Arg {
        scholar_face(*self).name.arg()
    }

    fn samples() -> Vec<Self> {
        Scholar::all().collect()
    }
}

impl Spoken for BattleCard {
    fn arg(&self) -> Arg {
        let (key, count) = match components().battle_cards[self.at()].effect {
            BattleEffect::Strength(value) if value >= 0 => ("battle-card-plus", value),
            BattleEffect::Strength(value) => ("battle-card-minus", -value),
            BattleEffect::Defeat => return Arg::Name("battle-card-defeat".to_owned()),
        };
        Arg::Said(Box::new(Said::plain(key).with("count", Arg::Number(i64::from(count)))))
    }

    fn samples() -> Vec<Self> {
        BattleCard::all().collect()
    }
}

impl Spoken for HashashCard {
    fn arg(&self) -> Arg {
        hashash_face(*self).name.arg()
    }

    fn samples() -> Vec<Self> {
        HashashCard::all().collect()
    }
}

impl Spoken for Auxiliary {
    fn arg(&self) -> Arg {
        let number = |value: u8| Arg::Number(i64::from(value));
        let said = match *self {
            Auxiliary::None => Said::plain("auxiliary-none"),
            Auxiliary::Specialty(specialty) => {
                Said::plain("auxiliary-specialty").with("specialty", specialty.arg())
            }
            Auxiliary::Coins { gold, red, points } => {
                let purse = Purse { gold: gold.into(), red: red.into() };
                Said::plain("auxiliary-coins")
                    .with("points", number(points))
                    .with("purse", purse.arg())
            }
            Auxiliary::AnyCoins { coins, points } => Said::plain("auxiliary-any-coins")
                .with("points", number(points))
                .with("coins", number(coins)),
            Auxiliary::Company { scholars, points } => Said::plain("auxiliary-company")
                .with("points", number(points))
                .with("scholars", number(scholars)),
        };
        Arg::Said(Box::new(said))
    }

    fn samples() -> Vec<Self> {
        Scholar::all().map(|scholar| scholar_face(scholar).auxiliary).collect()
    }
}
