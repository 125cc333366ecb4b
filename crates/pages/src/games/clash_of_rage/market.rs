//! Beside the map: the Black Market, the forge of legends, heroes for hire, the Elves' card.

use clash_of_rage::view::{HeroView, UnitView, WareView};
use clash_of_rage::{Action, Effect, Feature, Profile, Slot};
use engine::Seat;
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, card_sign, sign};
use crate::draw::{emblem, noun};

impl Field<'_> {
    pub(super) fn market_place(&self) -> Markup {
        let parts = self.scene.parts;
        html! {
            section.cor-box #cor-market data-asks="" { (parts.part("cor-market", self.market())) }
            section.cor-box #cor-forge { (parts.part("cor-forge", self.forge())) }
            section.cor-box #cor-heroes { (parts.part("cor-heroes", self.heroes())) }
            section.cor-box #cor-elves { (parts.part("cor-elves", self.elves())) }
        }
    }

    fn market(&self) -> Markup {
        html! {
            h2.cor-title data-about="market" {
                span { (self.say("cor-market")) }
                span.cor-left data-about="deck" { (sign("card")) (self.noun("cor-thing-deck")) (self.view.equipment_deck) }
            }
            ul.cor-wares {
                @for ware in &self.view.market { (self.ware(ware)) }
            }
        }
    }

    fn ware(&self, ware: &WareView) -> Markup {
        let target = self.scene.target(Action::Buy { card: ware.card });
        let shops = self.scene.offers(Action::Done);
        let why = target.why.filter(|_| shops);
        html! {
            li {
                button.cor-ware.target.open[target.is_open()].{ (slot_class(ware.slot)) } type="button"
                    data-act=[target.act] data-why=[why] data-about={ "card-" (glyph::slug(&ware.card)) }
                    aria-disabled=[why.map(|_| "true")] {
                    (card_sign(ware.card))
                    span.cor-ware-name {
                        (self.name(&ware.card))
                        @if ware.copies > 1 { span.cor-copies { "×" (ware.copies) } }
                        span.cor-ware-slot { (sign(slot_sign(ware.slot))) span.unseen { " " (self.name(&ware.slot)) } }
                    }
                    (self.bonus(ware.bonus))
                    span.cor-price { (self.noun("cor-thing-gold")) (ware.cost) (sign("gold")) }
                }
            }
        }
    }

    /// The Legendary deck: what forging costs the viewer, and how many cards it shows.
    fn forge(&self) -> Markup {
        let target = self.scene.target(Action::Forge);
        let why = target.why.filter(|_| self.scene.offers(Action::Done));
        let forges = self.scene.seat().map_or(0, |seat| self.forges_of(seat));
        html! {
            button.cor-legends.target.open[target.is_open()] type="button" data-act=[target.act] data-why=[why]
                data-about="legends" aria-disabled=[why.map(|_| "true")] {
                (sign("legendary"))
                span.cor-ware-name { (self.say("cor-legends")) }
                span.cor-left { (sign("card")) (self.noun("cor-cards-left")) (self.view.legendary_deck) }
                span.cor-price { (self.noun("cor-thing-crystals")) @if forges > 1 { "4" } @else { "6" } (sign("crystal")) }
            }
        }
    }

    /// How many Forges a player controls.
    pub(super) fn forges_of(&self, seat: Seat) -> usize {
        let forges = self.view.territories.iter().filter(|each| each.feature == Feature::Forge);
        forges.filter(|each| each.controller == Some(seat)).count()
    }

    fn heroes(&self) -> Markup {
        html! {
            h2.cor-title data-about="heroes" { span { (self.say("cor-heroes")) } }
            ul.cor-hires { @for hero in &self.view.heroes { (self.hero(hero)) } }
        }
    }

    fn hero(&self, hero: &HeroView) -> Markup {
        let target = self.scene.target(Action::Recruit { hero: hero.hero });
        let why = target.why.filter(|_| self.scene.offers(Action::Done));
        let name = self.name(&hero.hero);
        let first = name.split_whitespace().next().unwrap_or_default();
        html! {
            li {
                button.cor-hire.target.open[target.is_open()].taken[hero.owner.is_some()] type="button"
                    data-act=[target.act] data-why=[why] data-about={ "hero-" (glyph::of_hero(hero.hero)) }
                    aria-disabled=[why.map(|_| "true")] {
                    (glyph::hero_face(hero.hero))
                    span.cor-ware-name { (first) }
                    (self.unit_values(of_effect(hero.effect)))
                    @match hero.owner {
                        Some(owner) => {
                            (emblem(owner, &self.scene.voice.seat(owner)))
                            span.unseen { (self.scene.voice.seat(owner)) }
                        }
                        None => span.cor-price { (self.noun("cor-thing-gold")) (hero.cost) (sign("gold")) },
                    }
                }
            }
        }
    }

    fn elves(&self) -> Markup {
        html! {
            h2.cor-title data-about="elves" { span { (self.say("cor-elves")) } }
            ul.cor-elf-list { @for elf in &self.view.elves { (self.elf(elf)) } }
        }
    }

    fn elf(&self, elf: &UnitView) -> Markup {
        html! {
            li.cor-elf.gone[elf.on_board == 0] data-about={ "unit-e-" (glyph::of_unit(elf.unit)) } tabindex="0" {
                span.cor-elf-sign { (glyph::unit_face(elf.unit)) (self.noun("cor-thing-fielded")) strong { (elf.on_board) } }
                span.cor-ware-name { (self.name(&elf.unit)) }
                span.cor-elf-values { (self.unit_values(elf.profile)) }
                (self.slots(elf))
            }
        }
    }

    /// What a type carries, as signs.
    pub(super) fn slots(&self, unit: &UnitView) -> Markup {
        html! {
            span.cor-slots {
                @for (card, empty) in [(unit.arms, "empty-arms"), (unit.body, "empty-body")] {
                    @match card {
                        Some(card) => span.cor-slot data-about={ "card-" (glyph::slug(&card)) } {
                            (card_sign(card)) span.unseen { (self.name(&card)) }
                        },
                        None => span.cor-slot.empty { (sign(empty)) },
                    }
                }
            }
        }
    }

    /// The values of a type as signs with numbers.
    pub(super) fn unit_values(&self, profile: Profile) -> Markup {
        self.values(profile, "")
    }

    /// What a card adds, as signs with numbers.
    pub(super) fn bonus(&self, profile: Profile) -> Markup {
        self.values(profile, "+")
    }

    fn values(&self, profile: Profile, before: &str) -> Markup {
        html! {
            span.cor-values {
                @for (name, value) in glyph::values(profile) {
                    @let word = self.scene.voice.name(&format!("symbol-{name}"));
                    span.cor-value.{ "sym-" (name) } {
                        @if name == "flying" { span.unseen { (word) } } @else { (noun(&word)) (before) (value) }
                        (sign(name))
                    }
                }
            }
        }
    }
}

/// What a hero adds to an army, in the form of a card's bonus.
pub(super) fn of_effect(effect: Effect) -> Profile {
    let Effect { wound, shield, reroll, rage, march } = effect;
    Profile { wound, shield, reroll, rage, movement: march, ..Profile::default() }
}

/// The sign of a slot.
pub(super) fn slot_sign(slot: Slot) -> &'static str {
    match slot {
        Slot::Arms => "empty-arms",
        Slot::Body => "empty-body",
    }
}

/// The class for the slot's edge.
pub(super) fn slot_class(slot: Slot) -> &'static str {
    match slot {
        Slot::Arms => "is-arms",
        Slot::Body => "is-body",
    }
}
