//! Effects in symbols: what is paid, an arrow, what is received.

use maud::{Markup, html};
use simurgh::{Choice, Cost, Effect, Gain, Good, Kind, Power, Purse, TileGain, Vassal};

use super::icon::{good, icon, vassal_word};

/// A whole effect.
pub(super) fn effect(effect: &Effect) -> Markup {
    let cost = cost(&effect.cost);
    html! {
        span.sim-effect aria-hidden="true" {
            @for token in &cost { (token) }
            @if !cost.is_empty() { (arrow()) }
            @for token in gain(&effect.gain) { (token) }
        }
    }
}

/// Only what is received, for where the cost is elsewhere.
pub(super) fn gain_only(effect: &Effect) -> Markup {
    html! { span.sim-effect aria-hidden="true" { @for token in gain(&effect.gain) { (token) } } }
}

/// Only what is paid.
pub(super) fn cost_only(effect: &Effect) -> Markup {
    html! { span.sim-effect aria-hidden="true" { @for token in cost(&effect.cost) { (token) } } }
}

/// An ability of a Dragon.
pub(super) fn power(power: &Power) -> Markup {
    html! {
        span.sim-effect aria-hidden="true" {
            @match power {
                Power::Active(effect) => { (self::effect(effect)) }
                Power::Receive { goods, extra } => {
                    (icon("bolt"))
                    @for (at, each) in goods.iter().enumerate() {
                        @if at > 0 { (or()) }
                        (good(each))
                    }
                    b.sim-plus { "+" (extra) }
                }
                Power::Step(effect) => { (icon("bolt")) (icon("step")) (arrow()) (gain_only(effect)) }
                Power::ExtraMove => { (icon("bolt")) (icon("step")) (arrow()) (icon("step")) }
                Power::GiveUp(vassal, effect) => {
                    (icon("bolt")) (given_up(*vassal)) (arrow()) (gain_only(effect))
                }
                Power::ReplaceObjective => { (icon("bolt")) (icon("banner")) (icon("swap")) }
            }
        }
    }
}

/// An amount of something; one needs no number.
pub(super) fn amount(count: u32, sign: &Markup) -> Markup {
    html! { span.sim-amount { @if count > 1 { b { (count) } } (sign) } }
}

/// Goods side by side.
pub(super) fn goods(purse: &Purse) -> Markup {
    html! { span.sim-effect aria-hidden="true" { @for token in fixed(purse) { (token) } } }
}

fn arrow() -> Markup {
    html! { span.sim-arrow { (icon("arrow")) } }
}

fn or() -> Markup {
    html! { span.sim-or { "/" } }
}

fn given_up(vassal: Vassal) -> Markup {
    html! { span.sim-given { (icon(vassal_word(vassal))) } }
}

fn fixed(purse: &Purse) -> impl Iterator<Item = Markup> {
    let held = Good::ALL.iter().filter(|&&each| purse.count(each) > 0);
    held.map(|&each| amount(purse.count(each).into(), &good(each)))
}

fn cost(cost: &Cost) -> Vec<Markup> {
    let mut tokens: Vec<Markup> = fixed(&cost.fixed).collect();
    tokens.extend(cost.choices.iter().map(choice));
    tokens.extend(vassals(cost.vassals));
    if cost.markers > 0 {
        tokens.push(amount(cost.markers.into(), &icon("marker")));
    }
    tokens
}

fn gain(gain: &Gain) -> Vec<Markup> {
    let mut tokens: Vec<Markup> = fixed(&gain.fixed).collect();
    tokens.extend(gain.choices.iter().map(choice));
    if gain.markers > 0 {
        tokens.push(amount(gain.markers.into(), &icon("marker")));
    }
    if let Some(draw) = gain.dragons {
        tokens.push(html! {
            span.sim-amount {
                b { "1/" (draw.tiles) } (icon("dragon-card"))
                @if draw.markers > 0 { (amount(draw.markers.into(), &icon("marker"))) }
            }
        });
    }
    tokens.extend(vassals(gain.vassals));
    match gain.tile {
        Some(TileGain::Row) => tokens.push(icon("tile-row")),
        Some(TileGain::Top) => tokens.push(icon("tile-top")),
        None => {}
    }
    tokens
}

fn vassals(counts: [u8; 2]) -> impl Iterator<Item = Markup> {
    let each = [Vassal::Spearman, Vassal::Dragonrider].into_iter().zip(counts);
    each.filter(|(_, count)| *count > 0)
        .map(|(vassal, count)| amount(count.into(), &given_up(vassal)))
}

/// Sides of a choice with strokes between them, held together.
fn choice(choice: &Choice) -> Markup {
    html! {
        span.sim-choose {
            @for (at, alternative) in choice.alternatives.iter().enumerate() {
                @if at > 0 { (or()) }
                (offer(alternative.offer.count.get().into(), alternative.offer.kind))
            }
        }
    }
}

/// An amount of a good, or of a pair of goods in any split.
pub(super) fn offer(count: u32, kind: Kind) -> Markup {
    let Some(pair) = kind.pair() else { return amount(count, &good(kind.good())) };
    let [first, second] = pair.goods();
    html! {
        span.sim-pair { @if count > 1 { b { (count) } } (good(first)) (good(second)) }
    }
}
