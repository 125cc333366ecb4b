//! What lies before a player: purse, swords, trophies and the cards in hand.

use belaad::{Action, BattleCard, Coin, Team, components};
use engine::Seat;
use maud::{Markup, html};

use super::desk::Desk;
use super::glyph::{coin, glyph, team_glyph};
use super::leaf::{Use, leaf};

pub fn area(desk: &Desk<'_>, seat: Seat) -> Markup {
    let player = desk.player(seat);
    let hand = player.hand.clone().unwrap_or_default();
    html! {
        div.bel-own.bel-crowded[hand.len() > 4] {
            div #bel-purse .bel-purse { (desk.scene.parts.part("bel-purse", purse(desk, seat))) }
            div #bel-hand .bel-hand {
                (desk.scene.parts.part("bel-hand", html! {
                    @for card in hand {
                        @let target = desk.target(&[Action::PlayCard { card }]);
                        div.bel-deck.bel-in-hand.target.open[target.is_open()] data-about={ "card-" (card.label()) }
                            data-piece={ "card-" (card.label()) } data-at="hand"
                            data-act=[target.act] data-why=[target.why] role="button" tabindex="0"
                            aria-disabled=[target.disabled()] {
                            div.bel-card { (leaf(desk, card, Use::Shown)) }
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
        div.bel-mine data-about="purse" role="button" tabindex="0" {
            span.bel-team-name { (team_glyph(player.team)) span { (super::team::short_name(desk, player.team)) } }
            span.bel-big {
                (coin(Coin::Gold, player.purse.gold)) (coin(Coin::Red, player.purse.red))
            }
            @if more {
                span.bel-small.bel-together {
                    (desk.say("bel-with-team")) " "
                    (coin(Coin::Gold, together(Coin::Gold))) (coin(Coin::Red, together(Coin::Red)))
                }
            }
            @if player.team != Team::Order {
                span.bel-arms {
                    (glyph("sword")) b { (player.swords) }
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
