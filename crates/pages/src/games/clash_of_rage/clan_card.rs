//! The viewer's clan card: three unit types with values, slots and numbers, and the stash.

use clash_of_rage::view::{PlayerView, UnitView};
use clash_of_rage::{Action, Equipment, Pocket, Side, Slot};
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, card_sign, sign};
use super::market::{slot_class, slot_sign};
use super::token::side_word;

impl Field<'_> {
    pub(super) fn clan_card(&self, player: &PlayerView) -> Markup {
        html! {
            @for unit in &player.units { (self.unit_column(player, unit)) }
        }
    }

    fn unit_column(&self, player: &PlayerView, unit: &UnitView) -> Markup {
        html! {
            article.cor-unit data-about={ "unit-" (side_word(Side::Player(player.seat))) "-" (glyph::of_unit(unit.unit)) } {
                header.cor-unit-head {
                    span.cor-unit-sign { (glyph::unit_face(unit.unit)) }
                    strong { (self.name(&unit.unit)) }
                    span.cor-counts {
                        span data-about="fielded" { (sign("stronghold")) (self.noun("cor-thing-fielded")) (unit.on_board) }
                        span data-about="reserve" { (sign("reserve")) (self.noun("cor-thing-reserve")) (unit.reserve) }
                    }
                }
                (self.unit_values(unit.profile))
                (self.slot(player, unit, Slot::Arms))
                (self.slot(player, unit, Slot::Body))
            }
        }
    }

    /// A slot: what is in it, or what it is for. The one being filled takes the only card that fits by a click.
    fn slot(&self, player: &PlayerView, unit: &UnitView, slot: Slot) -> Markup {
        let card = match slot {
            Slot::Arms => unit.arms,
            Slot::Body => unit.body,
        };
        let filling = self.view.active == Some(player.seat)
            && self.view.filling.is_some_and(|it| it.level() == unit.level && it.slot() == slot);
        let act = self.only_fitting(player).filter(|_| filling);
        let about = match card {
            Some(card) => format!("card-{}", glyph::slug(&card)),
            None => format!("slot-{}", glyph::slug(&slot)),
        };
        html! {
            div.cor-pocket.filling[filling].empty[card.is_none()].{ (slot_class(slot)) }.target[act.is_some()].open[act.is_some()]
                data-act=[act] data-about=(about) {
                @match card {
                    Some(card) => {
                        span.cor-carried data-piece=[self.travelling(player, card)] data-at={ (about) "-" (glyph::of_unit(unit.unit)) } { (card_sign(card)) }
                        span.cor-ware-name { (self.name(&card)) }
                    }
                    None => { (sign(slot_sign(slot))) span.cor-ware-name.soft { (self.name(&slot)) } }
                }
            }
        }
    }

    /// The name under which a card travels between pool and slot; a design owned twice stays put.
    fn travelling(&self, player: &PlayerView, card: Equipment) -> Option<String> {
        let carried = player.units.iter().flat_map(|unit| [unit.arms, unit.body]).flatten();
        let owned =
            carried.chain(player.stash.iter().copied()).filter(|&each| each == card).count();
        (owned == 1).then(|| format!("gear-{}", glyph::slug(&card)))
    }

    /// Cards that nobody carries, as signs. While slots are filled they lie in the pool.
    pub(super) fn stash(&self, player: &PlayerView) -> Markup {
        let pooled = self.pooled(player);
        let stashed = designs(&player.stash).into_iter();
        let stashed: Vec<_> = stashed.filter(|(card, _)| Some(card.slot()) != pooled).collect();
        html! {
            @if !stashed.is_empty() {
                div.cor-stash {
                    span.soft data-about="stash" { (self.say("cor-stash")) }
                    @for (card, count) in stashed {
                        span.cor-slot data-about={ "card-" (glyph::slug(&card)) } {
                            (card_sign(card)) span.unseen { (self.name(&card)) }
                            @if count > 1 { span.cor-copies { span.unseen { "×" } (count) } }
                        }
                    }
                }
            }
        }
    }

    /// The kind of slot whose cards lie in the pool.
    fn pooled(&self, player: &PlayerView) -> Option<Slot> {
        let filling = self.view.filling.filter(|_| self.view.active == Some(player.seat));
        filling.map(Pocket::slot)
    }

    /// The cards that fit the slot being filled, each design with its number.
    fn fitting(&self, player: &PlayerView) -> Vec<(Equipment, usize)> {
        let pooled = self.pooled(player);
        let fitting = designs(&player.stash).into_iter();
        fitting.filter(|(card, _)| Some(card.slot()) == pooled).collect()
    }

    /// The answer that puts a card into the slot being filled, if only one design fits.
    fn only_fitting(&self, player: &PlayerView) -> Option<u32> {
        match self.fitting(player).as_slice() {
            &[(card, _)] => self.scene.target(Action::Fill { card: Some(card) }).act,
            _ => None,
        }
    }

    /// While slots are filled: the cards that fit the current one.
    pub(super) fn pool(&self, player: &PlayerView) -> Markup {
        html! {
            @for (card, count) in self.fitting(player) {
                @let target = self.scene.target(Action::Fill { card: Some(card) });
                li {
                    button.cor-ware.target.open[target.is_open()].{ (slot_class(card.slot())) } type="button"
                        data-act=[target.act] data-about={ "card-" (glyph::slug(&card)) } {
                        span.cor-carried data-piece=[self.travelling(player, card)] data-at="pool" { (card_sign(card)) }
                        span.cor-ware-name {
                            (self.name(&card))
                            @if count > 1 { span.cor-copies { "×" (count) } }
                        }
                        (self.bonus(card.bonus()))
                    }
                }
            }
        }
    }
}

/// The designs among sorted cards, each with its number.
pub(super) fn designs(cards: &[Equipment]) -> Vec<(Equipment, usize)> {
    let mut designs: Vec<(Equipment, usize)> = Vec::new();
    for &card in cards {
        match designs.last_mut() {
            Some((last, count)) if *last == card => *count += 1,
            _ => designs.push((card, 1)),
        }
    }
    designs
}
