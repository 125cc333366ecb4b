//! The three action decks with their top cards, the card played last, and the supply.

use belaad::{Action, ActionCard, Colour, Deck, DeckView, OpenView, Prompt, Symbol, Token};
use maud::{Markup, html};

use super::carry;
use super::desk::Desk;
use super::glyph::{glyph, token};
use super::heard;
use super::leaf::{Item, Use, code, leaf};
use crate::draw::noun;

pub fn row(desk: &Desk<'_>) -> Markup {
    html! {
        section.bel-row.bel-decks aria-label=(desk.say("bel-decks")) {
            div #bel-supply .bel-label { (desk.scene.parts.part("bel-supply", supply(desk))) }
            @for (deck, view) in Deck::all().zip(&desk.view.decks) {
                @let id = format!("bel-deck-{}", deck.at());
                div.bel-place id=(id) { (desk.scene.parts.part(&id, drawn_deck(desk, deck, view))) }
            }
            div #bel-played .bel-place data-place=(carry::PLAYED) { (desk.scene.parts.part("bel-played", played(desk))) }
            div #bel-bag .bel-place { (desk.scene.parts.part("bel-bag", bag(desk))) }
        }
    }
}

/// The place of a card in the chain of actions, counted from 1, if it is being performed.
fn link(desk: &Desk<'_>, card: ActionCard) -> Option<(usize, Use)> {
    let cards = desk.view.open.iter().filter_map(|open| match open {
        OpenView::Card { card, primary, secondary, .. } => {
            Some((*card, Item::of(*primary), Item::of(*secondary)))
        }
        _ => None,
    });
    let (place, (_, primary, secondary)) =
        cards.enumerate().find(|(_, (each, _, _))| *each == card)?;
    // Only the innermost card is being chosen from.
    let usage = match desk.question() {
        Some(Prompt::Card { card: inner }) if inner.0 == card => Use::Open { primary, secondary },
        _ => Use::Waiting { primary, secondary },
    };
    Some((place + 1, usage))
}

fn drawn_deck(desk: &Desk<'_>, deck: Deck, view: &DeckView) -> Markup {
    let Some(top) = view.top else {
        return html! { div.bel-gone { (glyph("top-card")) } };
    };
    let link = link(desk, top);
    let single = matches!(desk.question(), Some(Prompt::SingleAction)) && !view.used;
    let usage = match link {
        _ if single => Use::Single(deck),
        Some((_, usage)) => usage,
        None => Use::Shown,
    };
    // A card whose parts can be chosen is no target itself.
    let whole = usage == Use::Shown;
    let actions: &[Action] = match desk.question() {
        _ if !whole => &[],
        Some(Prompt::TopCard) => &[Action::TopCard { deck }],
        _ => &[Action::Draw { deck }],
    };
    let target = desk.target(actions);
    let choice = actions.iter().find_map(|&action| desk.label(action));
    let label = whole.then(|| choice.unwrap_or_else(|| heard::pile(desk, top, view.cards)));
    let in_deck = desk.count("bel-in-deck", view.cards as i64);
    html! {
        div.bel-deck.target[whole].open[target.is_open()].used[view.used].linked[link.is_some()]
            data-about=[whole.then(|| format!("card-{}", top.label()))] data-carry=[whole.then(|| carry::deck_name(deck))]
            data-act=[target.act] data-why=[target.why] role=[whole.then_some("button")]
            tabindex=[whole.then_some("0")] aria-disabled=[target.disabled()] aria-label=[label] {
            div.bel-card data-piece={ "card-" (top.label()) } data-at={ "deck-" (deck.at()) } {
                (leaf(desk, top, usage))
            }
            span.bel-pile title=(in_deck) { (code(top)) (glyph("hand")) b aria-hidden="true" { (view.cards) } span.unseen { (in_deck) } }
            @if let Some((place, _)) = link { span.bel-chain { (glyph("link")) (noun(&desk.say("bel-chain"))) b { (place) } } }
            @else if view.used { span.bel-used { (glyph("done")) (desk.say("bel-used")) } }
        }
    }
}

/// The discard pile: the card played last lies on top and is performed there.
fn played(desk: &Desk<'_>) -> Markup {
    let Some(&last) = desk.view.discard.last() else {
        return html! {
            div.bel-gone { (glyph("hand")) span { (desk.say("bel-nothing-played")) } }
        };
    };
    let is_open =
        matches!(desk.view.open.first(), Some(OpenView::Card { card, .. }) if *card == last);
    let link = if is_open { link(desk, last) } else { None };
    let usage = link.map_or(Use::Shown, |(_, usage)| usage);
    let whole = usage == Use::Shown;
    html! {
        div.bel-deck.bel-discard.target[whole].linked[link.is_some()].quiet-card[link.is_none()]
            data-about=[whole.then(|| format!("card-{}", last.label()))]
            role=[whole.then_some("button")] tabindex=[whole.then_some("0")]
            aria-label=[whole.then(|| format!("{}: {}", desk.say("bel-played"), desk.word(&last)))] {
            div.bel-card data-piece={ "card-" (last.label()) } data-at="discard" {
                (leaf(desk, last, usage))
            }
            span.bel-pile title=(desk.say("bel-discard")) { (code(last)) @if link.is_none() { (desk.say("bel-played")) " " } b { (desk.view.discard.len()) } }
            @if let Some((place, _)) = link { span.bel-chain { (glyph("link")) (noun(&desk.say("bel-chain"))) b { (place) } } }
        }
    }
}

/// What the pool holds: swords, battle cards.
fn supply(desk: &Desk<'_>) -> Markup {
    let battle = desk.offered(&[Action::Reveal]);
    html! {
        div.bel-supply-line data-about="swords" role="button" tabindex="0" {
            (glyph("sword")) b data-count="bel-swords" { (desk.view.swords) } span { (desk.say("bel-swords")) }
        }
        div.bel-supply-line data-about="battle-deck" role="button" tabindex="0" data-act=[battle.act] {
            (glyph("battle")) b data-count="bel-battle" { (desk.view.battle_deck) } span { (desk.say("bel-battle-cards")) }
        }
    }
}

/// The bag with what is in it: everybody can count.
fn bag(desk: &Desk<'_>) -> Markup {
    let target = desk.offered(&[Action::ReturnOrange]);
    html! {
        div.bel-bag.target.open[target.is_open()] data-about="bag" data-act=[target.act]
            role="button" tabindex="0" {
            div.bel-bag-head { (glyph("bag")) span { (desk.say("bel-bag")) } b data-count="bel-bag" { (desk.view.bag.total()) } }
            div.bel-bag-tokens {
                @for (kind, count) in desk.view.bag.iter() {
                    span.bel-bag-kind.none[count == 0] {
                        (token(kind)) span { (kind_name(desk, kind)) } b { (count) }
                    }
                }
            }
            @if let Some(label) = desk.label(Action::ReturnOrange) { span.unseen { (label) } }
        }
    }
}

/// A token by its symbol: the bag is the table's legend, too.
fn kind_name(desk: &Desk<'_>, kind: Token) -> String {
    match Symbol::ALL.iter().find(|&&symbol| Token::from(symbol) == kind) {
        Some(symbol) => desk.word(symbol),
        None => desk.word(&Colour::Orange),
    }
}
