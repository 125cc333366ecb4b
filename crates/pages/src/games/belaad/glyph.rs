//! Symbols, coins and tokens.

use belaad::{
    BattleEffect, Character, Coin, HashashCard, Price, Primary, Scholar, Specialty, Symbol, Team,
    Token,
};
use maud::{Markup, html};

use crate::draw::symbol;
use crate::games::art::{Art, Fit};

const SHEET: &str = "boards/belaad.svg";

/// The game's pictures.
const ART: Art = Art { sheet: "art/belaad.svg", prefix: "bel" };

/// A scholar in a niche.
pub fn portrait(scholar: Scholar) -> Markup {
    ART.of(&scholar, "bel-portrait", (48, 64), Fit::Standing)
}

/// A character, standing.
pub fn figure(character: Character) -> Markup {
    ART.of(&character, "bel-figure", (48, 64), Fit::Standing)
}

/// What the primary action of a card does, as a scene.
pub fn scene(primary: Primary) -> Markup {
    let name = match primary {
        Primary::Gold(_) => "gold",
        Primary::Red(_) => "red",
        Primary::Tokens(_) => "tokens",
        Primary::AnySymbol => "any-symbol",
        Primary::Symbols(symbols) => symbols.iter().next().map_or("any-symbol", symbol_name),
    };
    ART.picture(&format!("action-{name}"), "bel-scene", (96, 64), Fit::Cover)
}

/// What a battle card brings.
pub fn battle_scene(effect: BattleEffect) -> Markup {
    let name = match effect {
        BattleEffect::Strength(value) if value >= 0 => "strength",
        BattleEffect::Strength(_) => "weakness",
        BattleEffect::Defeat => "defeat",
    };
    ART.picture(&format!("battle-{name}"), "bel-scene", (96, 64), Fit::Cover)
}

/// The picture of a Hashash card.
pub fn hashash_picture(card: HashashCard) -> Markup {
    ART.of(&card, "bel-secret", (64, 64), Fit::Whole)
}

pub fn glyph(name: &str) -> Markup {
    symbol(SHEET, name)
}

pub fn symbol_glyph(symbol: Symbol) -> Markup {
    glyph(symbol_name(symbol))
}

pub fn symbol_name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Influence => "influence",
        Symbol::Income => "income",
        Symbol::Steal => "steal",
        Symbol::Recruit => "recruit",
        Symbol::Military => "military",
    }
}

pub fn team_name(team: Team) -> &'static str {
    match team {
        Team::Kingdom => "kingdom",
        Team::People => "people",
        Team::Order => "order",
    }
}

pub fn team_glyph(team: Team) -> Markup {
    glyph(team_name(team))
}

/// A team's glyph in its colour, wherever it stands.
pub fn side(team: Team) -> Markup {
    html! { span.bel-side.{ "bel-of-" (team_name(team)) } aria-hidden="true" { (team_glyph(team)) } }
}

pub fn specialty_glyph(specialty: Specialty) -> Markup {
    glyph(match specialty {
        Specialty::Astronomy => "astronomy",
        Specialty::Mathematics => "mathematics",
        Specialty::Medicine => "medicine",
    })
}

/// A coin with something written on it: an amount, a price.
pub fn coin(coin: Coin, written: impl std::fmt::Display) -> Markup {
    let kind = coin_name(coin);
    html! { span.bel-coin.{ "bel-" (kind) } { (glyph(kind)) b { (written) } } }
}

/// A coin with an amount that flashes when it changes.
pub fn counted_coin(coin: Coin, amount: u16, name: &str) -> Markup {
    let kind = coin_name(coin);
    html! { span.bel-coin.{ "bel-" (kind) } { (glyph(kind)) b data-count=(name) { (amount) } } }
}

pub fn coin_name(coin: Coin) -> &'static str {
    match coin {
        Coin::Gold => "gold",
        Coin::Red => "red",
    }
}

pub fn price(price: Price) -> Markup {
    coin(price.coin(), price.amount())
}

/// A token: white with its symbol, or orange.
pub fn token(token: Token) -> Markup {
    html! {
        span.bel-token.bel-orange[token == Token::Orange] { (glyph(token_name(token))) }
    }
}

pub fn token_name(token: Token) -> &'static str {
    match token {
        Token::Influence => "influence",
        Token::Income => "income",
        Token::Steal => "steal",
        Token::Recruit => "recruit",
        Token::Military => "military",
        Token::Orange => "any",
    }
}
