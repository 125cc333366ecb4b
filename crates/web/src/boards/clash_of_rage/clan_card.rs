//! The viewer's clan card: three unit types with values, slots and numbers, and the stash.

use clash_of_rage::view::{PlayerView, UnitView};
use clash_of_rage::{Action, Equipment, Side, Slot};
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, card_sign, sign};
use super::market::slot_class;
use super::token::side_word;

impl Field<'_> {
    pub(super) fn clan_card(&self, player: &PlayerView) -> Markup {
        html! {
            @for unit in &player.units { (self.unit_column(player, unit)) }
            (self.stash(player))
        }
    }

    fn unit_column(&self, player: &PlayerView, unit: &UnitView) -> Markup {
        html! {
            article.cor-unit data-about={ "unit-" (side_word(Side::Player(player.seat))) "-" (glyph::of_unit(unit.unit)) } {
                header.cor-unit-head {
                    span.cor-unit-sign { (sign(&glyph::of_unit(unit.unit))) }
                    strong { (self.name(&unit.unit)) }
                    span.cor-level { (self.name(&unit.level)) }
                }
                (self.unit_values(unit.profile))
                (self.slot(player, unit, Slot::Arms))
                (self.slot(player, unit, Slot::Body))
                p.cor-counts {
                    span data-about="fielded" { (sign("stronghold")) (unit.on_board) }
                    span data-about="reserve" { (sign("reserve")) (unit.reserve) }
                }
            }
        }
    }

    /// A slot: what is in it, or what it is for; the one being filled can be left empty by a click.
    fn slot(&self, player: &PlayerView, unit: &UnitView, slot: Slot) -> Markup {
        let (card, empty) = match slot {
            Slot::Arms => (unit.arms, "empty-arms"),
            Slot::Body => (unit.body, "empty-body"),
        };
        let filling = self.view.active == Some(player.seat)
            && self.view.filling.is_some_and(|it| it.level() == unit.level && it.slot() == slot);
        let target = self.scene.target(Action::Fill { card: None });
        let act = target.act.filter(|_| filling);
        let about = match card {
            Some(card) => format!("card-{}", glyph::slug(&card)),
            None => format!("slot-{}", glyph::slug(&slot)),
        };
        html! {
            div.cor-pocket.filling[filling].empty[card.is_none()].{ (slot_class(slot)) }.target[act.is_some()].open[act.is_some()]
                data-act=[act] data-about=(about) {
                @match card {
                    Some(card) => {
                        span.cor-carried data-piece={ "gear-" (glyph::slug(&card)) "-" (glyph::of_unit(unit.unit)) } data-at=(about) { (card_sign(card)) }
                        span.cor-ware-name { (self.name(&card)) }
                    }
                    None => { (sign(empty)) span.cor-ware-name.soft { (self.name(&slot)) } }
                }
            }
        }
    }

    /// Cards that nobody carries. While slots are filled, those that fit can be clicked.
    fn stash(&self, player: &PlayerView) -> Markup {
        let mut designs: Vec<(Equipment, usize)> = Vec::new();
        for &card in &player.stash {
            match designs.last_mut() {
                Some((last, count)) if *last == card => *count += 1,
                _ => designs.push((card, 1)),
            }
        }
        html! {
            @if !designs.is_empty() {
                div.cor-stash {
                    h4 data-about="stash" { (self.say("cor-stash")) }
                    @for (card, count) in designs {
                        @let target = self.scene.target(Action::Fill { card: Some(card) });
                        @let why = target.why.filter(|_| self.view.filling.is_some() && self.is_asked());
                        button.cor-stashed.target.open[target.is_open()].{ (slot_class(card.slot())) } type="button"
                            data-act=[target.act] data-why=[why] data-about={ "card-" (glyph::slug(&card)) } {
                            (card_sign(card))
                            span.cor-ware-name { (self.name(&card)) }
                            @if count > 1 { span.cor-copies { "×" (count) } }
                        }
                    }
                }
            }
        }
    }
}
