//! The cards that explain units, equipment and heroes: every value in words.

use clash_of_rage::{Equipment, Hero, Profile, Side, UnitType};
use maud::{Markup, html};

use super::Field;
use super::glyph::{self, sign};
use super::market::of_effect;

impl Field<'_> {
    /// Values with the names of their symbols: "Strength 4, Life 2".
    pub(super) fn values_in_words(&self, profile: Profile) -> String {
        let values = glyph::values(profile).map(|(name, value)| {
            let word = self.scene.voice.name(&format!("symbol-{name}"));
            if name == "flying" { word } else { format!("{word} {value}") }
        });
        values.collect::<Vec<_>>().join(", ")
    }

    /// Each value of a profile with what it means, one a line.
    fn meanings(&self, profile: Profile) -> Markup {
        html! {
            dl.cor-meanings {
                @for (name, value) in glyph::values(profile) {
                    dt.cor-value.{ "sym-" (name) } { (sign(name)) @if name != "flying" { (value) } }
                    dd {
                        strong { (self.scene.voice.name(&format!("symbol-{name}"))) } " "
                        (self.say(&format!("cor-sym-{name}")))
                    }
                }
            }
        }
    }

    pub(super) fn about_unit(&self, side: Side, unit: UnitType) -> Option<Markup> {
        let view = self.unit(side, unit)?;
        let counts = [
            ("board", i64::from(view.on_board).into()),
            ("reserve", i64::from(view.reserve).into()),
        ];
        Some(html! {
            strong { (self.name(&unit)) @if unit.clan().is_some() { " · " (self.name(&view.level)) } }
            p.soft {
                (self.side_name(side)) ": "
                @match side {
                    Side::Player(_) => (self.tell("cor-counts", &counts)),
                    Side::Elves => (self.tell("cor-elf-counts", &counts[..1])),
                }
            }
            (self.meanings(view.profile))
            @for card in [view.arms, view.body].into_iter().flatten() {
                p { (self.name(&card)) ": " (self.values_in_words(card.bonus())) }
            }
        })
    }

    pub(super) fn about_card(&self, card: Equipment) -> Markup {
        let slot = self.name(&card.slot());
        html! {
            strong { (self.name(&card)) }
            p.soft {
                @if card.is_legendary() { (self.tell("cor-card-legendary", &[("slot", slot.into())])) }
                @else {
                    (self.tell("cor-card-text", &[
                        ("slot", slot.into()), ("cost", i64::from(card.cost()).into()), ("copies", i64::from(card.copies()).into())]))
                }
            }
            (self.meanings(card.bonus()))
        }
    }

    pub(super) fn about_hero(&self, hero: Hero) -> Option<Markup> {
        let view = self.view.heroes.iter().find(|view| view.hero == hero)?;
        let effect = view.effect;
        let army = Profile { movement: 0, ..of_effect(effect) };
        Some(html! {
            strong { (self.name(&hero)) }
            p.soft {
                @match (view.owner, view.location) {
                    (Some(owner), Some(place)) => {
                        @let args = [("name", self.scene.voice.seat(owner).into()), ("place", self.short_place(place).into())];
                        @if self.is_own(owner) { (self.tell("cor-hero-yours", &args[1..])) }
                        @else { (self.tell("cor-hero-serves", &args)) }
                    }
                    _ => (self.tell("cor-hero-free", &[("cost", i64::from(view.cost).into())])),
                }
            }
            (self.meanings(army))
            @if effect.march > 0 { p { (self.tell("cor-hero-march", &[("n", i64::from(effect.march).into())])) } }
            p { (self.tell("cor-hero-text", &[("movement", i64::from(view.movement).into())])) }
        })
    }
}
