//! What lies before a player: purse, swords, trophies and the cards in hand.

use belaad::{Action, BattleCard, Coin, HashashCard, Team, components};
use engine::Seat;
use maud::{Markup, html};

use super::carry;
use super::character::{hashash_price, hashash_target, is_used};
use super::desk::Desk;
use super::glyph::{coin, counted_coin, glyph, hashash_picture, team_name};
use super::heard;
use super::leaf::{Use, code, leaf};
use super::team::short_name;

pub fn area(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = desk.player(seat);
    let hand = player.hand.clone().unwrap_or_default();
    html! {
        div.bel-own.bel-crowded[hand.len() > 4] {
            div #bel-purse .bel-purse { (desk.scene.parts.part("bel-purse", purse(desk, seat))) }
            div #bel-hand .bel-hand data-place=(carry::HAND) {
                (desk.scene.parts.part("bel-hand", html! {
                    @for card in hand {
                        @let target = desk.target(&[Action::PlayCard { card }]);
                        div.bel-deck.bel-in-hand.target.open[target.is_open()] data-about={ "card-" (card.label()) }
                            data-piece={ "card-" (card.label()) } data-at="hand"
                            data-act=[target.act] data-why=[target.why] data-carry=(carry::card_name(card))
                            role="button" tabindex="0" aria-disabled=[target.disabled()] aria-label=(desk.word(&card)) {
                            div.bel-card { (leaf(desk, card, Use::Shown)) }
                            span.bel-pile { (code(card)) }
                        }
                    }
                }))
            }
            @if player.team == Team::Order { (secrets(desk)) }
        }
    }
}

/// The Order's Hashash cards by name, ready to hand.
fn secrets(desk: &Desk<'_>) -> Markup {
    let boards = desk.view.teams.iter().flat_map(|team| &team.characters);
    let cards: Vec<HashashCard> = boards.flat_map(|board| &board.hashash_cards).copied().collect();
    html! {
        @if !cards.is_empty() {
            div #bel-secrets .bel-secrets {
                (desk.scene.parts.part("bel-secrets", html! {
                    @for card in cards {
                        @let target = hashash_target(desk, card);
                        div.bel-hashash-card.target.open[target.is_open()].used[is_used(desk, card)]
                            data-about={ "hashash-" (card.label()) } data-act=[target.act] data-why=[target.why]
                            role="button" tabindex="0" aria-disabled=[target.disabled()] {
                            (hashash_picture(card)) span.bel-name { (desk.word(&card)) } (hashash_price(card))
                        }
                    }
                }))
            }
        }
    }
}

fn purse(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = desk.player(seat);
    let together = |coin: Coin| desk.available(seat, coin);
    let more = together(Coin::Gold) != player.purse.gold || together(Coin::Red) != player.purse.red;
    html! {
        div.bel-mine data-about="purse" role="button" tabindex="0" aria-label=(heard::purse(desk, seat)) {
            span.bel-team-name.{ "bel-of-" (team_name(player.team)) } { (short_name(desk, player.team)) }
            span.bel-big {
                (counted_coin(Coin::Gold, player.purse.gold, "own-gold"))
                (counted_coin(Coin::Red, player.purse.red, "own-red"))
            }
            @if more {
                span.bel-small.bel-together {
                    span { (desk.say("bel-with-team")) }
                    (coin(Coin::Gold, together(Coin::Gold))) (coin(Coin::Red, together(Coin::Red)))
                }
            }
            @if player.team != Team::Order {
                span.bel-arms {
                    (glyph("sword")) b data-count="own-swords" { (player.swords) }
                    @for card in player.trophies.iter().flatten() { (trophy(*card)) }
                }
            }
        }
    }
}

fn trophy(card: BattleCard) -> Markup {
    let points = components().battle_cards[card.at()].points;
    html! { span.bel-trophy { (glyph("trophy")) b { (points) } } }
}
