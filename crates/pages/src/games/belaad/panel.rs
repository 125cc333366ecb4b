//! What a player's panel tells: coins, swords, cards, trophies, scholars.

use belaad::{Action, Coin, Scholar, Team};
use engine::Seat;
use maud::{Markup, html};

use super::desk::Desk;
use super::glyph::{coin, coin_name, counted_coin, glyph, portrait, team_glyph, team_name};
use super::reckoning::face;
use super::scholars::main_points;
use crate::draw::noun;

pub fn panel(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = desk.player(seat);
    let index = seat.index();
    html! {
        div.bel-panel.{ "bel-of-" (team_name(player.team)) } {
            div.bel-holdings {
                span.bel-side title=(desk.word(&player.team)) { (team_glyph(player.team)) span.unseen { (desk.word(&player.team)) } }
                @for &kind in Coin::ALL { (coins(desk, seat, kind)) }
                @if player.team != Team::Order { (swords(desk, seat)) }
                span.bel-held title=(desk.say("bel-cards-in-hand")) {
                    (glyph("hand")) (noun(&desk.say("bel-cards-in-hand"))) b data-count={ "hand-" (index) } { (player.hand_size) }
                }
                @if player.trophy_count > 0 {
                    span.bel-held title=(desk.say("bel-trophies")) {
                        (glyph("trophy")) (noun(&desk.say("bel-trophies"))) b data-count={ "trophies-" (index) } { (player.trophy_count) }
                    }
                }
            }
            @if !player.scholars.is_empty() {
                div.bel-court {
                    @for scholar in player.scholars.iter() { (employed(desk, seat, scholar)) }
                }
            }
        }
    }
}

fn coins(desk: &Desk<'_>, seat: Seat, kind: Coin) -> Markup {
    let mut actions = vec![Action::StealCoin { seat, coin: kind }];
    if kind == Coin::Gold {
        actions.extend([
            Action::StealFrom { seat },
            Action::TakeAllGold { seat },
            Action::Exchange { first: seat },
            Action::ExchangeWith { second: seat },
        ]);
    }
    let target = desk.offered(&actions);
    let label = desk.first_offered(&actions).and_then(|action| desk.label(action));
    html! {
        span.bel-held.target[target.is_open()].open[target.is_open()] data-act=[target.act] role=[target.role()]
            tabindex=[target.tabindex()] aria-label=[label.as_deref()] title=(desk.word(&kind)) {
            @if label.is_none() { (noun(&desk.word(&kind))) }
            (counted_coin(kind, desk.player(seat).purse.of(kind), &format!("{}-{}", coin_name(kind), seat.index())))
        }
    }
}

fn swords(desk: &Desk<'_>, seat: Seat) -> Markup {
    let action = Action::DiscardSword { seat };
    let target = desk.offered(&[action]);
    html! {
        span.bel-held.target[target.is_open()].open[target.is_open()] data-act=[target.act] role=[target.role()]
            tabindex=[target.tabindex()] aria-label=[desk.label(action)] title=(desk.say("bel-swords")) {
            (glyph("sword")) (noun(&desk.say("bel-swords"))) b data-count={ "swords-" (seat.index()) } { (desk.player(seat).swords) }
        }
    }
}

fn employed(desk: &Desk<'_>, seat: Seat, scholar: Scholar) -> Markup {
    html! {
        span.bel-employed data-about={ "scholar-" (scholar.label()) } role="button" tabindex="0"
            data-piece={ "scholar-" (scholar.label()) } data-at={ "seat-" (seat.index()) } {
            (portrait(scholar)) span.unseen { (desk.word(&scholar)) } (main_points(face(scholar).main))
        }
    }
}

/// A coin with its amount, for lists of players.
pub fn purse(desk: &Desk<'_>, seat: Seat) -> Markup {
    let purse = desk.player(seat).purse;
    html! { (coin(Coin::Gold, purse.gold)) (coin(Coin::Red, purse.red)) }
}
