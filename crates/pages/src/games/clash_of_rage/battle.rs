//! A battle as a duel: both armies, the dice between them, the odds, and how it went so far.

use clash_of_rage::view::{ArmyView, BattleView, CombatantView};
use clash_of_rage::{Action, Dice, Role, Side, Territory, Totals};
use maud::{Markup, html};

use super::glyph::{self, of_feature, sign};
use super::recent::{Assault, Report};
use super::token::{side_class, side_word};
use super::{Field, percent};
use crate::draw::{emblem, noun};

/// The most assaults shown at once.
const TOLD: usize = 4;
/// COR-1.1: the dice in the box.
const MAX_DICE: u8 = 10;

impl Field<'_> {
    pub(super) fn fight(&self) -> Markup {
        let Some(battle) = &self.view.battle else { return html! {} };
        html! {
            (self.fight_title(battle.territory))
            (self.combatant(battle, &battle.attacker, Role::Attacker))
            (self.arena(battle))
            (self.combatant(battle, &battle.defender, Role::Defender))
            @if let Some(report) = &self.recent.battle { (self.assaults(report)) }
        }
    }

    fn fight_title(&self, territory: Territory) -> Markup {
        let feature = self.territory(territory.id()).map(|there| there.feature);
        html! {
            h2.cor-title data-about={ "t-" (territory) } {
                (sign("swords"))
                span { (self.tell("cor-battle-at", &[("place", self.name(&territory).into())])) }
                @if let Some(sign_of) = feature.and_then(of_feature) { (sign(sign_of)) }
            }
        }
    }

    /// One side: who, what the army adds up to, and its units.
    fn combatant(&self, battle: &BattleView, side: &CombatantView, role: Role) -> Markup {
        let army = self
            .territory(battle.territory.id())
            .and_then(|there| there.armies.iter().find(|army| army.side == side.side));
        let strikes = battle.assaulting == role;
        let word = match role {
            Role::Attacker => self.say("cor-attacker"),
            Role::Defender => self.say("cor-defender"),
        };
        html! {
            div.cor-combatant.{ (side_class(side.side)) }.strikes[strikes] {
                div.cor-combatant-head {
                    (self.side_mark(side.side))
                    strong { (self.side_name(side.side)) }
                    span.soft { (word) }
                    @if strikes { span.cor-strikes { (self.say("cor-strikes")) } }
                }
                (self.totals(side.totals, side.rage))
                @if let Some(army) = army { (self.army(army)) }
            }
        }
    }

    /// The emblem of a player, or the Elves' leaf.
    pub(super) fn side_mark(&self, side: Side) -> Markup {
        match side {
            Side::Player(seat) => emblem(seat, &self.scene.voice.seat(seat)),
            Side::Elves => html! { span.cor-leaf { (sign("elves")) } },
        }
    }

    fn totals(&self, totals: Totals, rage: u16) -> Markup {
        let symbols = totals.symbols;
        let shown = [
            ("strength", totals.strength.min(MAX_DICE)),
            ("hourglass", symbols.hourglass),
            ("wound", symbols.wound),
            ("shield", symbols.shield),
            ("reroll", symbols.reroll),
        ];
        html! {
            div.cor-totals {
                @for (name, value) in shown {
                    span.cor-value.nothing[value == 0].{ "sym-" (name) } data-about={ "sym-" (name) } {
                        (noun(&self.scene.voice.name(&format!("symbol-{name}")))) (value) (sign(name))
                    }
                }
                span.cor-value.nothing[rage == 0].sym-rage data-about="sym-rage" {
                    (noun(&self.scene.voice.name("symbol-rage"))) (rage) @if symbols.rage > 0 { small { "+" (symbols.rage) } } (sign("rage"))
                }
            }
        }
    }

    /// The units of a side, to be chosen while wounds are assigned.
    fn army(&self, army: &ArmyView) -> Markup {
        html! {
            ul.cor-army {
                @for troop in &army.units {
                    @let target = self.scene.target(Action::Eliminate { unit: troop.unit });
                    @let life = self.unit(army.side, troop.unit).map(|unit| unit.profile.life);
                    li {
                        button.cor-troop.target.open[target.is_open()].{ (side_class(army.side)) } type="button" data-act=[target.act]
                            data-about={ "unit-" (side_word(army.side)) "-" (glyph::of_unit(troop.unit)) }
                            aria-label=(self.name(troop)) {
                            (glyph::unit_face(troop.unit))
                            strong data-count={ "fight-" (side_word(army.side)) "-" (glyph::of_unit(troop.unit)) } { (troop.count) }
                            @if let Some(life) = life { span.cor-value.sym-life { (life) (sign("life")) } }
                        }
                    }
                }
                @for hero in &army.heroes {
                    li {
                        span.cor-troop.is-hero data-about={ "hero-" (glyph::of_hero(*hero)) } {
                            (glyph::hero_face(*hero)) span.unseen { (self.name(hero)) }
                        }
                    }
                }
            }
        }
    }

    /// Between the armies: dice, what they come to, the odds, and what can be done.
    fn arena(&self, battle: &BattleView) -> Markup {
        let report = self.recent.battle.as_ref();
        let assaults = report.map_or(&[][..], |report| &report.assaults);
        let last = assaults.last();
        let chance = self.battle_chance();
        let news = chance.is_some() && assaults.len() < 2;
        let first = report.and_then(|report| report.first).filter(|_| news);
        let rerolls = (0..=MAX_DICE).filter_map(|count| Dice::new(count).map(|dice| (count, dice)));
        let rerolls: Vec<_> = rerolls
            .map(|(count, dice)| (count, self.scene.target(Action::Reroll { dice })))
            .collect();
        html! {
            div.cor-arena {
                @if let [.., before, _] = assaults { ol.cor-assaults.cor-before { (self.assault(before)) } }
                @if let Some(assault) = last { (self.roll(assault)) }
                @if let Some((side, totals)) = first {
                    (self.first_and_why(side, totals, &totals.map(|total| total.to_string())))
                }
                @if let Some(wounds) = battle.wounds {
                    p.cor-wounds data-about="wounds" {
                        (self.tell("cor-wounds-left", &[("n", i64::from(wounds).into())]))
                    }
                }
                @if let Some(chance) = chance { (self.odds_bar(battle, chance)) }
                @if rerolls.iter().any(|(_, target)| target.is_open()) {
                    div.cor-rerolls role="group" aria-label=(self.say("cor-reroll")) {
                        span.cor-reroll-word data-about="sym-reroll" { (sign("reroll")) (noun(&self.scene.voice.name("symbol-reroll"))) (battle.rerolls) "×" }
                        @for (at, (count, target)) in rerolls.iter().rev().filter(|(_, target)| target.is_open()).enumerate() {
                            // All of them is nearly always right.
                            button.cor-order-button.primary[at == 0] type="button" data-act=[target.act] {
                                @if *count == 0 { (self.say("cor-keep-dice")) } @else { (self.noun("cor-reroll")) (count) (sign("die-blank")) }
                            }
                        }
                    }
                }
                @if self.scene.offers(Action::Fight) {
                    div.cor-fight-or-flee {
                        (self.order(Action::Fight, "swords", &self.say("cor-fight"), "primary"))
                        (self.order(Action::Flee, "flee", &self.say("cor-flee"), ""))
                    }
                }
            }
        }
    }

    /// The dice of an assault and how its wounds came about.
    fn roll(&self, assault: &Assault) -> Markup {
        let dice = assault.wounds + assault.blanks;
        html! {
            div.cor-roll.{ (side_class(assault.side)) } data-about="dice" {
                (self.side_mark(assault.side))
                div.cor-dice role="img" aria-label=(self.tell("cor-dice", &[
                    ("wounds", i64::from(assault.wounds).into()), ("blanks", i64::from(assault.blanks).into())])) {
                    @for die in 0..dice {
                        span.cor-die data-piece={ "die-" (assault.step) "-" (die) } {
                            (sign(if die < assault.wounds { "die-wound" } else { "die-blank" }))
                        }
                    }
                }
                @if let Some(strike) = assault.strike {
                    p.cor-sum {
                        (self.noun("cor-thing-dice")) (strike.faces) (sign("die-wound"))
                        @for (before, name, value) in [(" + ", "wound", u16::from(strike.bonus)), (" + ", "rage", strike.rage), (" − ", "shield", u16::from(strike.shield))] {
                            @if value > 0 {
                                (before) (noun(&self.scene.voice.name(&format!("symbol-{name}")))) (value)
                                span.{ "sym-" (name) } { (sign(name)) }
                            }
                        }
                        " = " strong { (strike.total) }
                    }
                }
            }
        }
    }

    fn odds_bar(&self, battle: &BattleView, chance: f64) -> Markup {
        let attacker = percent(chance);
        let defender = 100 - attacker;
        html! {
            div.cor-odds-bar data-about="odds" {
                span { (self.say("cor-odds")) }
                svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                    rect.{ (side_class(battle.attacker.side)) } width=(attacker) height="10" {}
                    rect.{ (side_class(battle.defender.side)) } x=(attacker) width=(defender) height="10" {}
                }
                p {
                    span { (self.side_or_you(battle.attacker.side)) " " strong { (attacker) " %" } }
                    span { strong { (defender) " %" } " " (self.side_or_you(battle.defender.side)) }
                }
            }
        }
    }

    /// The last assaults, one a line.
    fn assaults(&self, report: &Report) -> Markup {
        let skipped = report.assaults.len().saturating_sub(TOLD);
        html! {
            @if !report.assaults.is_empty() { ol.cor-assaults {
                @for assault in &report.assaults[skipped..] { (self.assault(assault)) }
            } }
        }
    }

    fn assault(&self, assault: &Assault) -> Markup {
        let dice = [
            ("wounds", i64::from(assault.wounds).into()),
            ("blanks", i64::from(assault.blanks).into()),
        ];
        html! {
            li {
                (self.side_mark(assault.side))
                span aria-hidden="true" { (assault.wounds) (sign("die-wound")) (assault.blanks) (sign("die-blank")) }
                span.unseen { (self.side_name(assault.side)) ": " (self.tell("cor-dice", &dice)) }
                @if let Some(strike) = assault.strike { span { "→ " strong { (strike.total) } } }
                span.cor-fallen {
                    @for unit in &assault.fallen { (glyph::unit_face(*unit)) span.unseen { (self.name(unit)) " " } }
                    @if assault.strike.is_some() && assault.fallen.is_empty() {
                        (sign("rage")) span.unseen { (self.scene.voice.name("symbol-rage")) }
                    }
                }
            }
        }
    }
}
