//! An action card as a leaf: above the primary action, below the secondary one with its price.

use belaad::{
    Action, ActionCard, ActionCardFace, Coin, Deck, Primary, Secondary, Symbol, components,
};
use maud::{Markup, html};

use super::desk::Desk;
use super::glyph::{coin, glyph, price, scene, symbol_glyph};

/// What can be done with the two actions of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// The card is only looked at, or used as a whole.
    Shown,
    /// It is being performed: what is still open can be chosen.
    Open { primary: Item, secondary: Item },
    /// It waits until what it started is done.
    Waiting { primary: Item, secondary: Item },
    /// One of its actions may be chosen (BEL-4.9).
    Single(Deck),
}

impl Use {
    /// Whether the primary and the secondary action were performed.
    fn is_done(self) -> (bool, bool) {
        match self {
            Use::Open { primary, secondary } | Use::Waiting { primary, secondary } => {
                (primary == Item::Done, secondary == Item::Done)
            }
            Use::Shown | Use::Single(_) => (false, false),
        }
    }
}

/// Whether an action of a card was performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Open,
    Done,
}

impl Item {
    pub fn of(open: bool) -> Item {
        if open { Item::Open } else { Item::Done }
    }
}

pub fn face(card: ActionCard) -> &'static ActionCardFace {
    &components().action_cards[card.at()]
}

/// The number by which choices and the log name a card. Who hears the board hears it in the card's name.
pub fn code(card: ActionCard) -> Markup {
    html! { span.bel-code aria-hidden="true" { (card.label()) } }
}

pub fn leaf(desk: &Desk<'_>, card: ActionCard, usage: Use) -> Markup {
    let face = face(card);
    html! {
        div.bel-leaf {
            (primary(desk, face, usage))
            (secondary(desk, face, usage))
        }
    }
}

/// The actions behind the primary action, with the symbol each activates.
fn ways(desk: &Desk<'_>, primary: Primary, usage: Use) -> Vec<(Option<Symbol>, Option<Action>)> {
    let act = |symbol: Option<Symbol>| match (usage, symbol) {
        (Use::Open { primary: Item::Open, .. }, None) => Some(Action::Primary),
        (Use::Open { primary: Item::Open, .. }, Some(symbol)) => {
            Some(Action::PrimarySymbol { symbol })
        }
        (Use::Single(deck), None) => Some(Action::TopPrimary { deck }),
        (Use::Single(deck), Some(symbol)) => Some(Action::TopSymbol { deck, symbol }),
        _ => None,
    };
    let is_chosen = act(None).is_some();
    let symbols: Vec<Symbol> = match primary {
        Primary::Symbols(symbols) => symbols.iter().collect(),
        // While it is chosen, each of the team's symbols; otherwise a star.
        Primary::AnySymbol if is_chosen => {
            let team = components().symbols[desk.team_of(desk.view.active) as usize];
            team.iter().collect()
        }
        _ => return vec![(None, act(None))],
    };
    symbols.into_iter().map(|symbol| (Some(symbol), act(Some(symbol)))).collect()
}

fn primary(desk: &Desk<'_>, face: &ActionCardFace, usage: Use) -> Markup {
    let ways = ways(desk, face.primary, usage);
    let done = usage.is_done().0;
    let one = ways.len() == 1;
    // What is chosen from says how much each symbol counts.
    let body = |symbol: Option<Symbol>, action: Option<Action>| match (symbol, action) {
        (Some(symbol), Some(_)) => {
            html! { (symbol_glyph(symbol)) b.bel-counts { (desk.counts(symbol)) } }
        }
        (Some(symbol), None) => symbol_glyph(symbol),
        (None, _) => primary_glyph(face.primary),
    };
    let words = primary_words(desk, face.primary);
    html! {
        @if one {
            @let (symbol, action) = ways[0];
            @let target = desk.target(action.as_slice());
            div.bel-primary.done[done].target[action.is_some()].open[target.is_open()]
                data-act=[target.act] data-why=[target.why] role=[target.role()]
                tabindex=[target.tabindex()] aria-disabled=[target.disabled()]
                aria-label=[action.and_then(|action| desk.label(action))] {
                (scene(face.primary))
                div.bel-ways aria-hidden="true" { span.bel-way { (body(symbol, action)) } }
                span.bel-words { (words) }
                @if done { (glyph("done")) }
            }
        } @else {
            div.bel-primary.done[done] {
                (scene(face.primary))
                div.bel-ways.many[ways.len() > 3] {
                    @for (symbol, action) in ways {
                        @let target = desk.target(action.as_slice());
                        @let name = action.and_then(|action| desk.label(action)).or_else(|| symbol.map(|symbol| desk.word(&symbol)));
                        span.bel-way.target[action.is_some()].open[target.is_open()]
                            data-act=[target.act] data-why=[target.why] role=[target.role()]
                            tabindex=[target.tabindex()] aria-disabled=[target.disabled()]
                            aria-label=[action.and(name.as_deref())] {
                            (body(symbol, action))
                        }
                    }
                }
                span.bel-words { (words) }
                @if done { (glyph("done")) }
            }
        }
    }
}

fn primary_glyph(primary: Primary) -> Markup {
    match primary {
        Primary::Gold(count) => coin(Coin::Gold, count),
        Primary::Red(count) => coin(Coin::Red, count),
        Primary::Tokens(count) => tokens(count),
        Primary::AnySymbol | Primary::Symbols(_) => glyph("any"),
    }
}

/// This many tokens from the bag.
pub fn tokens(count: u8) -> Markup {
    html! { span.bel-drawn { (glyph("token")) b { (count) } } }
}

pub fn secondary_glyph(secondary: Secondary) -> Markup {
    match secondary {
        Secondary::Gold(count) => coin(Coin::Gold, count),
        Secondary::Red(count) => coin(Coin::Red, count),
        Secondary::Tokens(count) => tokens(count),
        Secondary::ExtraSymbols(_) => glyph("two-symbols"),
        Secondary::Treasury => glyph("chest"),
        Secondary::Eliminate => glyph("eliminate"),
        Secondary::TopCard => glyph("top-card"),
        Secondary::AnySymbol => glyph("any"),
    }
}

/// The primary action in the few words that a leaf has room for.
fn primary_words(desk: &Desk<'_>, primary: Primary) -> Markup {
    match primary {
        Primary::Gold(count) => counted(desk, "bel-leaf-gold", count),
        Primary::Red(count) => counted(desk, "bel-leaf-red", count),
        Primary::Tokens(count) => counted(desk, "bel-leaf-tokens", count),
        Primary::AnySymbol => html! { (desk.say("bel-leaf-any-symbol")) },
        Primary::Symbols(_) => html! { (desk.word(&primary)) },
    }
}

/// The secondary action in the few words that a leaf has room for.
fn secondary_words(desk: &Desk<'_>, secondary: Secondary) -> Markup {
    match secondary {
        Secondary::Gold(count) => counted(desk, "bel-leaf-gold", count),
        Secondary::Red(count) => counted(desk, "bel-leaf-red", count),
        Secondary::Tokens(count) => counted(desk, "bel-leaf-tokens", count),
        Secondary::ExtraSymbols(_) => html! { (desk.word(&secondary)) },
        Secondary::Treasury => html! { (desk.say("bel-treasury")) },
        Secondary::Eliminate => html! { (desk.say("bel-leaf-eliminate")) },
        Secondary::TopCard => html! { (desk.say("bel-leaf-top-card")) },
        Secondary::AnySymbol => html! { (desk.say("bel-leaf-any-symbol")) },
    }
}

/// What the sign before it counts. The number is in the sign, and here for who can't see it.
fn counted(desk: &Desk<'_>, key: &str, count: u8) -> Markup {
    html! { span.unseen { (count) " " } (desk.count(key, count)) }
}

fn secondary(desk: &Desk<'_>, face: &ActionCardFace, usage: Use) -> Markup {
    let action = match usage {
        Use::Open { secondary: Item::Open, .. } => Some(Action::Secondary),
        Use::Single(deck) => Some(Action::TopSecondary { deck }),
        _ => None,
    };
    let done = usage.is_done().1;
    let target = desk.target(action.as_slice());
    html! {
        div.bel-secondary.done[done].target[action.is_some()].open[target.is_open()]
            data-act=[target.act] data-why=[target.why] role=[target.role()]
            tabindex=[target.tabindex()] aria-disabled=[target.disabled()] {
            span.bel-price { (price(face.price)) span.bel-to aria-hidden="true" { "›" } }
            span.bel-effect { (secondary_glyph(face.secondary)) }
            span.bel-words { (secondary_words(desk, face.secondary)) }
            @if done { (glyph("done")) }
        }
    }
}
