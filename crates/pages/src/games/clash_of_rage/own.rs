//! What lies before the viewer: what is asked as buttons, the clan card, the hand.

use clash_of_rage::view::PlayerView;
use clash_of_rage::{Action, Clan, Equipment, Level, UnitType};
use engine::Seat;
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, card_sign, sign};
use crate::draw::emblem;

impl Field<'_> {
    pub(super) fn own(&self, seat: Seat) -> Markup {
        let parts = self.scene.parts;
        let Some(player) = self.player_at(seat) else { return html! {} };
        html! {
            div.cor-own.{ "seat-" (seat.index()) } {
                @if player.clan.is_none() {
                    ul #cor-clans .cor-clans { (parts.part("cor-clans", self.clans())) }
                } @else {
                    div.cor-top {
                        div #cor-head .cor-head { (parts.part("cor-head", self.head(player))) }
                        div #cor-orders .cor-orders role="group" aria-label=(self.say("cor-orders")) {
                            (parts.part("cor-orders", self.orders(seat)))
                        }
                    }
                    div #cor-clan .cor-clan { (parts.part("cor-clan", self.clan_card(player))) }
                    @if self.view.forging.is_some() && self.view.active == Some(seat) {
                        ul #cor-drawn .cor-drawn { (parts.part("cor-drawn", self.drawn())) }
                    } @else if self.view.filling.is_some() && self.view.active == Some(seat) {
                        ul #cor-pool .cor-pool { (parts.part("cor-pool", self.pool(player))) }
                    } @else if self.hands_out() && !player.stash.is_empty() {
                        ul #cor-idle .cor-idle data-scrolls { (parts.part("cor-idle", self.idle(player))) }
                    } @else {
                        div #cor-hand .cor-hand data-scrolls { (parts.part("cor-hand", self.hand(player))) }
                    }
                }
            }
        }
    }

    fn head(&self, player: &PlayerView) -> Markup {
        let seat = player.seat;
        html! {
            @if let Some(clan) = player.clan {
                h2.cor-clan-name data-about={ "clan-" (glyph::slug(&clan)) } {
                    (emblem(seat, &self.scene.voice.seat(seat))) span { (self.name(&clan)) }
                }
                span.cor-purse data-about={ "points-" (seat.index()) } {
                    (sign("point")) (self.noun("cor-thing-goal")) strong data-count="own-points" { (player.points) }
                    span.soft { "/" (self.view.target) }
                }
                span.cor-purse data-about="gold" { (sign("gold")) (self.noun("cor-thing-gold")) strong data-count="own-gold" { (player.gold) } }
                span.cor-purse data-about="crystals" { (sign("crystal")) (self.noun("cor-thing-crystals")) strong data-count="own-crystals" { (player.crystals) } }
                (self.stash(player))
            }
        }
    }

    /// The four clans, before one is chosen.
    fn clans(&self) -> Markup {
        html! {
            @for &clan in Clan::ALL {
                @let target = self.scene.target(Action::ChooseClan { clan });
                @let leader = self.view.players.iter().find(|player| player.clan == Some(clan));
                li {
                    button.cor-clan-choice.target.open[target.is_open()].taken[leader.is_some()] type="button"
                        data-act=[target.act] data-why=[target.why.filter(|_| self.is_asked())] data-about={ "clan-" (glyph::slug(&clan)) } {
                        span.cor-clan-title {
                            (self.name(&clan))
                            @if let Some(leader) = leader {
                                @let name = self.scene.voice.seat(leader.seat);
                                (emblem(leader.seat, &name)) span.unseen { (self.tell("cor-led-by", &[("name", name.into())])) }
                            }
                        }
                        @for &level in Level::ALL {
                            @let unit = UnitType::of(clan, level);
                            span.cor-clan-unit {
                                span.cor-elf-sign { (glyph::unit_face(unit)) }
                                span.cor-ware-name { (self.name(&unit)) }
                                (self.unit_values(unit.printed()))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The Legendary cards that the viewer has drawn.
    fn drawn(&self) -> Markup {
        let cards = self.view.forging.as_ref().and_then(|forging| forging.cards.as_deref());
        html! {
            @for &card in cards.unwrap_or_default() { li { (self.legend(card)) } }
        }
    }

    fn legend(&self, card: Equipment) -> Markup {
        let target = self.scene.target(Action::TakeLegendary { card });
        html! {
            button.cor-legend.target.open[target.is_open()] type="button" data-act=[target.act]
                data-about={ "card-" (glyph::slug(&card)) } {
                (card_sign(card))
                strong { (self.name(&card)) }
                span.soft { (self.name(&card.slot())) }
                (self.bonus(card.bonus()))
            }
        }
    }
}
