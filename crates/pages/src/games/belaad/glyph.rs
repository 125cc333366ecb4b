//! Symbols, coins and tokens.

use belaad::{Coin, HashashCard, HashashEffect, Price, Specialty, Symbol, Team, Token, components};
use maud::{Markup, html};

use crate::draw::symbol;

const SHEET: &str = "boards/belaad.svg";

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

pub fn hashash_glyph(card: HashashCard) -> Markup {
    glyph(match components().hashash_cards[card.at()].effect {
        HashashEffect::SingleAction => "borrowed-action",
        HashashEffect::ExtraTurn => "extra-turn",
        HashashEffect::ExtraSymbols(_) => "two-symbols",
        HashashEffect::Silence => "silence",
        HashashEffect::DrawHashash => "new-card",
        HashashEffect::Assassinate => "dagger",
        HashashEffect::Unbind => "unbind",
        HashashEffect::Tokens(_) => "initiates",
        HashashEffect::Strength(_) => "strength",
        HashashEffect::Fear { .. } => "fear",
        HashashEffect::Change { .. } => "money-changer",
        HashashEffect::Ward => "ward",
    })
}
