//! A character's board: its symbols filling up, its ability below.

use belaad::{
    Action, Character, CharacterView, Coin, Colour, HashashCard, HashashEffect, Price, Space, Team,
    Token, components,
};
use engine::Indexed;
use maud::{Markup, html};

use super::carry;
use super::desk::Desk;
use super::effects::ability_glyphs;
use super::glyph::{coin, figure, hashash_picture, price, symbol_glyph, token};
use super::heard;
use crate::scene::Target;

pub fn board(desk: &Desk<'_>, view: &CharacterView) -> Markup {
    let character = view.character;
    let whole = whole_actions(desk, view);
    let over = desk.first_offered(&whole);
    html! {
        div.bel-character.open[over.is_some()] data-place=(carry::board_place(character)) {
            (figure(character))
            (heading(desk, view, over))
            (top(desk, view))
            (bottom(desk, view))
            @if !view.hashash_cards.is_empty() {
                div.bel-hashash { @for &card in &view.hashash_cards { (under(desk, card)) } }
            }
            @if let Some(action) = over {
                @let target = desk.offered(&[action]);
                div.bel-over.target.open data-act=[target.act] data-about={ "character-" (key(character)) }
                    role="button" tabindex="0" aria-label=[desk.label(action)] {}
            }
        }
    }
}

/// The key of a character in names of things.
pub fn key(character: Character) -> String {
    format!("{character:?}")
}

/// What can be done to a board as a whole.
fn whole_actions(desk: &Desk<'_>, view: &CharacterView) -> Vec<Action> {
    let character = view.character;
    let mut actions = vec![
        Action::Eliminate { character },
        Action::Copy { character },
        Action::Sacrifice { character },
    ];
    // Only the active team's own symbols are activated.
    let active = desk.team(desk.team_of(desk.view.active));
    if active.is_some_and(|team| team.characters.iter().any(|own| own.character == character)) {
        actions.push(Action::Activate { symbol: view.symbol });
    }
    actions
}

/// The name explains the character, unless the whole board can be used and does so itself.
fn heading(desk: &Desk<'_>, view: &CharacterView, over: Option<Action>) -> Markup {
    let character = view.character;
    let focusable = over.is_none();
    html! {
        div.bel-character-head data-about=[focusable.then(|| format!("character-{}", key(character)))]
            role=[focusable.then_some("button")] tabindex=[focusable.then_some("0")]
            aria-label=[focusable.then(|| heard::character(desk, view))] {
            span.bel-symbol { (symbol_glyph(view.symbol)) }
            span.bel-name { (desk.word(&character)) }
            b.bel-count data-count={ "count-" (key(character)) } { (view.count) }
        }
    }
}

fn top(desk: &Desk<'_>, view: &CharacterView) -> Markup {
    let character = view.character;
    let printed = components().characters[character as usize].printed;
    let free = view.top_spaces.saturating_sub(view.board.top());
    let place = desk.offered(&[Action::PlaceTop { character }]);
    html! {
        div.bel-spaces data-place=[own_symbol(desk, view)] {
            @for _ in 0..printed { span.bel-printed { (symbol_glyph(view.symbol)) } }
            (tokens(desk, view, Colour::White))
            (tokens(desk, view, Colour::Orange))
            @if free > 0 {
                span.bel-free.target[place.is_open()].open[place.is_open()] data-act=[place.act] role=[place.role()]
                    tabindex=[place.tabindex()] aria-label=[desk.label(Action::PlaceTop { character })] {
                    @for _ in 0..free { i {} }
                }
            }
        }
    }
}

/// The place of the symbol, where the viewer's team has it.
fn own_symbol(desk: &Desk<'_>, view: &CharacterView) -> Option<String> {
    let own = desk.own_team() == Some(view.character.team());
    own.then(|| carry::symbol_place(view.symbol))
}

/// The top tokens of a colour: one target, for they are alike (BEL-14.2).
fn tokens(desk: &Desk<'_>, view: &CharacterView, colour: Colour) -> Markup {
    let (character, count) = (view.character, view.board.of(colour));
    let mut actions = vec![
        Action::AssassinateToken { character, colour },
        Action::ReturnToken { character, colour },
    ];
    if colour == Colour::Orange {
        actions.push(Action::Unbind { character, space: Space::Top });
    }
    let action = desk.first_offered(&actions);
    let target = desk.offered(&actions);
    let (kind, letter) = match colour {
        Colour::White => (Token::from(view.symbol), "w"),
        Colour::Orange => (Token::Orange, "o"),
    };
    html! {
        @if count > 0 {
            span.bel-tokens.target[target.is_open()].open[target.is_open()] data-act=[target.act]
                data-answers=[desk.scene.seat().map(|_| numbers(&actions))]
                role=[target.role()] tabindex=[target.tabindex()] aria-label=[action.and_then(|action| desk.label(action))] {
                @for number in 0..count {
                    span.bel-piece data-piece={ (key(character)) "-" (letter) (number) } data-at=(key(character)) {
                        (token(kind))
                    }
                }
            }
        }
    }
}

/// The numbers of actions as an attribute.
pub fn numbers(actions: &[Action]) -> String {
    let ids: Vec<String> = actions.iter().map(|action| action.index().to_string()).collect();
    ids.join(" ")
}

/// The bottom spaces with what a token there brings about.
fn bottom(desk: &Desk<'_>, view: &CharacterView) -> Markup {
    let character = view.character;
    let actions =
        [Action::PlaceBottom { character }, Action::Unbind { character, space: Space::Bottom }];
    let action = desk.first_offered(&actions);
    let target = desk.offered(&actions);
    let free = view.bottom_spaces.saturating_sub(view.board.bottom);
    html! {
        div.bel-ability.target[target.is_open()].open[target.is_open()] data-act=[target.act] role=[target.role()]
            tabindex=[target.tabindex()] aria-label=[action.and_then(|action| desk.label(action))] {
            @for number in 0..view.board.bottom {
                span.bel-piece data-piece={ (key(character)) "-b" (number) } data-at=(key(character)) { (token(Token::Orange)) }
            }
            @for _ in 0..free { i.bel-bottom {} }
            span.bel-icons aria-hidden="true" { (ability_glyphs(&components().characters[character as usize].ability)) }
        }
    }
}

/// A Hashash card under its board: its sign and its price.
fn under(desk: &Desk<'_>, card: HashashCard) -> Markup {
    let target = hashash_target(desk, card);
    html! {
        div.bel-hashash-card.target.open[target.is_open()].used[is_used(desk, card)]
            data-about={ "hashash-" (card.label()) } data-act=[target.act] data-why=[target.why]
            role="button" tabindex="0" aria-label=(desk.word(&card)) title=(desk.word(&card))
            data-piece={ "hashash-" (card.label()) } data-at="play" {
            (hashash_picture(card)) (hashash_price(card))
        }
    }
}

/// The Order learns why it can't use a card now; nobody else could ever use it.
pub fn hashash_target(desk: &Desk<'_>, card: HashashCard) -> Target {
    let actions = [Action::UseHashash { card }];
    match desk.own_team() {
        Some(Team::Order) => desk.target(&actions),
        _ => desk.offered(&actions),
    }
}

pub fn is_used(desk: &Desk<'_>, card: HashashCard) -> bool {
    desk.view.order.as_ref().is_some_and(|order| order.used.contains(card))
}

/// The price of a card, if it has one.
pub fn hashash_price(card: HashashCard) -> Markup {
    let face = &components().hashash_cards[card.at()];
    html! {
        @match (face.effect, face.price) {
            (HashashEffect::Change { pay, .. }, _) => (coin(Coin::Gold, pay)),
            (_, Price::Gold(0) | Price::Red(0)) => {},
            (_, cost) => (price(cost)),
        }
    }
}
