//! What is going on: whose turn, the chain of actions, and choices that have no other place.

use belaad::{
    AbilityOption, Action, ActionCard, Coin, OpenView, Primary, Prompt, Step, Symbol, Team, Token,
    Tokens, components,
};
use engine::{Indexed, LogLine, Seat};
use maud::{Markup, html};

use super::carry;
use super::character::key;
use super::desk::Desk;
use super::effects::ability_glyphs;
use super::glyph::{coin, glyph, hashash_picture, symbol_glyph, team_glyph, token};
use super::leaf::{face, secondary_glyph, tokens};
use super::panel;
use crate::draw::emblem;

pub fn row(desk: &Desk<'_>) -> Markup {
    html! {
        section #bel-strip .bel-strip aria-label=(desk.say("bel-turn")) {
            (desk.scene.parts.part("bel-strip", strip(desk)))
        }
    }
}

fn strip(desk: &Desk<'_>) -> Markup {
    if desk.view.ending.is_some() {
        return html! { span.bel-soft { (desk.say("bel-over")) } };
    }
    html! {
        div.bel-turn-of { (emblem(desk.view.active, &desk.name(desk.view.active))) (steps(desk)) }
        (means(desk))
        @if !desk.view.open.is_empty() {
            ol.bel-links aria-label=(desk.say("bel-chain")) {
                @for open in &desk.view.open { (link(desk, open)) }
            }
        }
        (controls(desk))
        (news(desk))
    }
}

/// The viewer's coins, where what lies before them isn't on the same screen.
fn means(desk: &Desk<'_>) -> Markup {
    let Some(seat) = desk.scene.seat().filter(|&seat| desk.view.asked == Some(seat)) else {
        return html! {};
    };
    let player = desk.player(seat);
    html! {
        span.bel-means aria-hidden="true" {
            (coin(Coin::Gold, player.purse.gold)) (coin(Coin::Red, player.purse.red))
            @if player.swords > 0 { span.bel-held { (glyph("sword")) b { (player.swords) } } }
        }
    }
}

/// What the last choice of the turn brought that the board doesn't show at a glance.
const NEWS: [&str; 5] = [
    "event-tokens-drawn",
    "event-white-returned",
    "event-refused-to-lend",
    "event-elimination-negated-by-sword",
    "event-elimination-negated-by-card",
];
const TURNS: [&str; 2] = ["event-turn-began", "event-extra-turn-began"];

fn news(desk: &Desk<'_>) -> Markup {
    let view = desk.scene.view;
    let active = desk.view.active;
    // The question itself names the tokens that wait for their places.
    if matches!(desk.question(), Some(Prompt::Tokens { .. })) {
        return html! {};
    }
    let own = (1..=view.steps()).rev().find(|&step| view.step_by(step) == Some(active));
    let Some(own) = own else { return html! {} };
    let mut lines = view.log_since(own - 1);
    let is_begin = |line: &LogLine| TURNS.contains(&line.said.key.as_str());
    if let Some(begun) = lines.iter().rposition(is_begin) {
        lines.drain(..=begun);
    }
    let lines: Vec<String> = lines
        .into_iter()
        .filter(|line| NEWS.contains(&line.said.key.as_str()))
        .map(|line| desk.scene.voice.say_said(&line.said))
        .collect();
    html! {
        @if !lines.is_empty() {
            p.bel-news { (lines.join(" ")) }
        }
    }
}

/// BEL-3.1 as three steps.
fn steps(desk: &Desk<'_>) -> Markup {
    let at = match desk.view.progress.step {
        Step::Before => 0,
        Step::Play | Step::After => 1,
        Step::Draw => 2,
    };
    let names = [desk.say("bel-step-play"), desk.say("bel-step-act"), desk.say("bel-step-draw")];
    html! {
        ol.bel-steps {
            @for (step, name) in names.iter().enumerate() {
                li.now[step == at].past[step < at] aria-current=[(step == at).then_some("step")] { (name) }
            }
        }
    }
}

/// One link of the chain.
fn link(desk: &Desk<'_>, open: &OpenView) -> Markup {
    html! {
        @match open {
            OpenView::Card { card, primary, secondary, extra } => {
                li.bel-link {
                    (glyph("link"))
                    span.unseen { (desk.word(card)) }
                    span.done[!primary] aria-hidden="true" { (primary_sign(*card)) }
                    span.done[!secondary] aria-hidden="true" { (secondary_glyph(face(*card).secondary)) }
                    @if *extra > 0 { b aria-hidden="true" { "+" (extra) } }
                }
            }
            OpenView::Ability { character } => {
                li.bel-link {
                    span.bel-name { (desk.word(character)) }
                    span.bel-icons aria-hidden="true" { (ability_glyphs(&components().characters[*character as usize].ability)) }
                }
            }
            OpenView::SingleAction => li.bel-link { (glyph("top-card")) span { (desk.say("bel-single-action")) } },
            OpenView::Elimination { target } => {
                li.bel-link.bel-danger { (glyph("eliminate")) span.bel-name { (desk.word(target)) } }
            }
            OpenView::Battle { .. } => li.bel-link { (glyph("military")) },
            OpenView::Drawn { backs, cards: None } => {
                li.bel-link { @for &back in backs { span.bel-back { (symbol_glyph(back)) } } }
            }
            OpenView::Drawn { .. } => {},
            OpenView::Batch { tokens } => { (batch(desk, *tokens)) }
        }
    }
}

fn primary_sign(card: ActionCard) -> Markup {
    match face(card).primary {
        Primary::Gold(count) => coin(Coin::Gold, count),
        Primary::Red(count) => coin(Coin::Red, count),
        Primary::Tokens(count) => tokens(count),
        Primary::AnySymbol => glyph("any"),
        Primary::Symbols(symbols) => {
            html! { @for symbol in symbols.iter() { (symbol_glyph(symbol)) } }
        }
    }
}

/// Tokens from the bag that wait for their places. A white one's place is fixed.
fn batch(desk: &Desk<'_>, drawn: Tokens) -> Markup {
    html! {
        li.bel-batch {
            @for (kind, count) in drawn.iter() {
                @for number in 0..count { (waiting(desk, kind, number)) }
            }
        }
    }
}

fn waiting(desk: &Desk<'_>, kind: Token, number: u8) -> Markup {
    let symbol = Symbol::ALL.iter().copied().find(|&symbol| Token::from(symbol) == kind);
    let action = symbol.map(|symbol| Action::PlaceWhite { symbol });
    let target = desk.offered(action.as_slice());
    // Named as it will be on its board, so that it travels there.
    let place = symbol.and_then(|symbol| {
        let team = desk.team(desk.team_of(desk.view.active))?;
        let board = team.characters.iter().find(|board| board.symbol == symbol)?;
        let next = board.board.white + number;
        (board.board.top() + number < board.top_spaces)
            .then(|| format!("{}-w{next}", key(board.character)))
    });
    html! {
        span.bel-waiting.target[target.is_open()].open[target.is_open()] data-act=[target.act] data-carry=(carry::token_name(kind))
            role=[target.role()] tabindex=[target.tabindex()] title=(desk.word(&kind))
            aria-label=[action.and_then(|action| desk.label(action))]
            data-piece=[place.as_deref()] data-at=[place.as_deref().map(|_| "drawn")] {
            (token(kind))
        }
    }
}

/// The choices that are made here.
fn controls(desk: &Desk<'_>) -> Markup {
    let choices: Vec<Action> = desk
        .scene
        .choices
        .iter()
        .filter_map(|choice| Action::from_index(choice.id))
        .filter(|&action| is_here(action))
        .collect();
    html! {
        @if !choices.is_empty() {
            div.bel-controls { @for action in choices { (button(desk, action)) } }
        } @else if let Some(asked) = desk.view.asked {
            @if asked != desk.view.active {
                span.bel-asked { (emblem(asked, &desk.name(asked))) (desk.tell("bel-decides", &[("name", desk.name(asked).into())])) }
            }
        }
    }
}

/// Whether an action has its button here.
fn is_here(action: Action) -> bool {
    match action {
        Action::GoOn
        | Action::Finish
        | Action::Stop
        | Action::Back
        | Action::ReturnOrange
        | Action::UseAbility
        | Action::DeclineAbility
        | Action::Choose { .. }
        | Action::Activate { .. }
        | Action::StealFrom { .. }
        | Action::Attack { .. }
        | Action::TakeAllGold { .. }
        | Action::Exchange { .. }
        | Action::ExchangeWith { .. }
        | Action::PutBack { .. }
        | Action::StealCoin { .. }
        | Action::DiscardSword { .. }
        | Action::Change { .. }
        | Action::Concede
        | Action::Reveal
        | Action::Negate
        | Action::Accept
        | Action::Silence
        | Action::LetPass
        | Action::Lend
        | Action::RefuseToLend => true,
        Action::PlayCard { .. }
        | Action::EmployWithSwords { .. }
        | Action::UseHashash { .. }
        | Action::Primary
        | Action::PrimarySymbol { .. }
        | Action::Secondary
        | Action::TopCard { .. }
        | Action::TopPrimary { .. }
        | Action::TopSymbol { .. }
        | Action::TopSecondary { .. }
        | Action::Employ { .. }
        | Action::PlaceWhite { .. }
        | Action::PlaceBottom { .. }
        | Action::PlaceTop { .. }
        | Action::Copy { .. }
        | Action::Sacrifice { .. }
        | Action::AssassinateScholar { .. }
        | Action::AssassinateToken { .. }
        | Action::ReturnToken { .. }
        | Action::Unbind { .. }
        | Action::Eliminate { .. }
        | Action::Draw { .. } => false,
    }
}

/// A choice with its sign and its words.
fn button(desk: &Desk<'_>, action: Action) -> Markup {
    let target = desk.offered(&[action]);
    // A card says the choice in full: what it costs and brings.
    let about = match action {
        Action::PutBack { card } => Some(format!("hashash-{}", card.label())),
        _ => desk.name_and_effect(action).map(|_| format!("choice-{}", action.index())),
    };
    html! {
        div.bel-button.target.open data-act=[target.act] data-about=[about] role="button" tabindex="0"
            aria-label=[desk.label(action)] {
            (sign(desk, action))
            span { (short_label(desk, action)) }
            @if let Action::Activate { symbol } = action { b.bel-counts { (desk.counts(symbol)) } }
        }
    }
}

/// What a button says where its sign and the question say the rest.
fn short_label(desk: &Desk<'_>, action: Action) -> String {
    match action {
        Action::ReturnOrange => desk.say("bel-return-orange"),
        Action::Reveal => desk.say("bel-reveal"),
        Action::Concede => desk.say("bel-concede"),
        Action::Activate { symbol } => desk.word(&symbol),
        Action::Choose { option } => match option {
            AbilityOption::PerformTopCard => desk.say("bel-leaf-top-card"),
            AbilityOption::ReturnTokens => desk.say("bel-return-tokens"),
            AbilityOption::DiscardSword => desk.say("bel-discard-sword"),
            other => desk.word(&other),
        },
        Action::PutBack { card } => desk.word(&card),
        Action::StealFrom { seat }
        | Action::TakeAllGold { seat }
        | Action::StealCoin { seat, .. }
        | Action::DiscardSword { seat }
        | Action::Exchange { first: seat }
        | Action::ExchangeWith { second: seat } => desk.name(seat),
        _ => desk.short(action),
    }
}

fn sign(desk: &Desk<'_>, action: Action) -> Markup {
    let of = |seat: Seat| emblem(seat, &desk.name(seat));
    match action {
        Action::StealFrom { seat } | Action::TakeAllGold { seat } => {
            html! { (of(seat)) (coin(Coin::Gold, desk.player(seat).purse.gold)) }
        }
        Action::Exchange { first: seat } | Action::ExchangeWith { second: seat } => {
            html! { (of(seat)) (panel::purse(desk, seat)) }
        }
        Action::StealCoin { seat, coin: kind } => {
            html! { (of(seat)) (coin(kind, desk.player(seat).purse.of(kind))) }
        }
        Action::DiscardSword { seat } => {
            html! { (of(seat)) (glyph("sword")) b { (desk.player(seat).swords) } }
        }
        Action::Attack { team } => html! { (team_glyph(team)) (strength(desk, team)) },
        Action::Activate { symbol } => symbol_glyph(symbol),
        Action::Choose { option } => option_glyph(option),
        Action::PutBack { card } => hashash_picture(card),
        Action::ReturnOrange => glyph("bag"),
        Action::Change { pay } => {
            let (pay, take) = match pay {
                Coin::Gold => (Coin::Gold, Coin::Red),
                Coin::Red => (Coin::Red, Coin::Gold),
            };
            html! { (coin(pay, "−")) (coin(take, "+")) }
        }
        Action::Negate => {
            glyph(if desk.own_team() == Some(Team::Order) { "ward" } else { "sword" })
        }
        Action::Silence => glyph("silence"),
        Action::Lend => glyph("coins"),
        Action::Reveal => glyph("battle"),
        Action::UseAbility => glyph("any"),
        Action::GoOn | Action::Finish | Action::Stop => glyph("done"),
        _ => html! {},
    }
}

/// What the team would set against an attack (BEL-8.2).
fn strength(desk: &Desk<'_>, team: Team) -> Markup {
    html! { span.bel-held { (glyph("shield")) b { (desk.defence_of(team)) } } }
}

fn option_glyph(option: AbilityOption) -> Markup {
    glyph(match option {
        AbilityOption::CollectGold => "gold",
        AbilityOption::DrawTokens => "token",
        AbilityOption::PerformTopCard => "top-card",
        AbilityOption::StealCoins => "coins",
        AbilityOption::ReturnTokens => "bag",
        AbilityOption::DiscardSword => "sword",
    })
}
