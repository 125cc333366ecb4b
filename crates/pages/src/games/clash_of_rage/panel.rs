//! A player's panel: everything public about them at a glance.

use clash_of_rage::view::{PlayerView, UnitView};
use clash_of_rage::{Phase, Side};
use engine::Seat;
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, card_sign, sign};
use super::token::side_word;

impl Field<'_> {
    pub(super) fn panel(&self, seat: Seat) -> Option<Markup> {
        let player = self.player_at(seat)?;
        let Some(clan) = player.clan else {
            return Some(html! { span.soft.small { (self.say("cor-no-clan")) } });
        };
        let at = seat.index();
        Some(html! {
            div.cor-panel {
                p.cor-panel-clan data-about={ "clan-" (glyph::slug(&clan)) } {
                    strong { (self.name(&clan)) }
                    @for hero in self.view.heroes.iter().filter(|hero| hero.owner == Some(seat)) {
                        span.cor-panel-hero data-about={ "hero-" (glyph::of_hero(hero.hero)) } {
                            (glyph::hero_face(hero.hero)) span.unseen { (self.name(&hero.hero)) }
                        }
                    }
                    (self.tactics_state(player))
                }
                div.cor-panel-row {
                    span.cor-purse data-about={ "points-" (at) } {
                        (sign("point")) (self.noun("cor-thing-goal")) strong data-count={ "points-" (at) } { (player.points) } span.soft { "/" (self.view.target) }
                    }
                    span.cor-purse data-about={ "points-" (at) } { (sign("city")) (self.noun("cor-cities")) (player.cities) }
                    @let besieged = self.besieged(seat);
                    @if besieged > 0 {
                        span.cor-purse.cor-besieged data-about={ "points-" (at) } { (sign("swords")) (self.noun("cor-besieged")) "−" (besieged) }
                    }
                    span.cor-purse data-about={ "points-" (at) } { (sign("legendary")) (self.noun("cor-thing-legends")) (player.legendary) }
                    span.cor-purse data-about="gold" { (sign("gold")) (self.noun("cor-thing-gold")) span data-count={ "gold-" (at) } { (player.gold) } }
                    span.cor-purse data-about="crystals" { (sign("crystal")) (self.noun("cor-thing-crystals")) span data-count={ "crystals-" (at) } { (player.crystals) } }
                }
                div.cor-panel-units {
                    @for unit in &player.units { (self.panel_unit(seat, unit)) }
                }
                (self.belongings(player))
            }
        })
    }

    /// The card of this turn, or whether one lies face down.
    fn tactics_state(&self, player: &PlayerView) -> Markup {
        let choosing = self.view.phase == Phase::Tactics
            && self.view.players.iter().all(|each| each.revealed.is_none());
        let chosen = choosing && !self.scene.view.waiting().contains(player.seat);
        html! {
            span.cor-panel-cards {
                @match player.revealed {
                    Some(card) => span.cor-panel-number data-about={ "tactics-" (card) } { (self.noun("cor-order")) (card.turn_order()) },
                    None if chosen => span.cor-panel-number.face-down data-about="facedown" { (sign("card")) span.unseen { (self.say("cor-thing-facedown")) } },
                    None => {}
                }
                span.cor-purse data-about={ "hand-" (player.seat.index()) } { (sign("card")) (self.noun("cor-thing-hand")) (player.hand_size) }
            }
        }
    }

    fn panel_unit(&self, seat: Seat, unit: &UnitView) -> Markup {
        let about = format!("unit-{}-{}", side_word(Side::Player(seat)), glyph::of_unit(unit.unit));
        html! {
            span.cor-panel-unit data-about=(about) tabindex="0" role="group" aria-label=(self.name(&unit.unit)) {
                span.cor-unit-sign { (glyph::unit_face(unit.unit)) }
                span.cor-panel-count {
                    (self.noun("cor-thing-fielded")) strong { (unit.on_board) }
                    (self.noun("cor-thing-reserve")) span.soft { "+" (unit.reserve) }
                }
                (self.slots(unit))
            }
        }
    }

    /// Cards that nobody carries.
    fn belongings(&self, player: &PlayerView) -> Markup {
        html! {
            @if !player.stash.is_empty() {
                div.cor-panel-row.cor-panel-stash {
                    span.soft data-about="stash" { (self.say("cor-stash")) }
                    @for card in &player.stash {
                        span.cor-slot data-about={ "card-" (glyph::slug(card)) } {
                            (card_sign(*card)) span.unseen { (self.name(card)) }
                        }
                    }
                }
            }
        }
    }
}
