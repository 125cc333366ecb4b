//! A battle as a duel: both strengths, what was revealed, and what the next card may be.

use belaad::{Action, BattleCard, BattleEffect, BattleOdds, OpenView, Prompt, Team, components};
use engine::Seat;
use maud::{Markup, html};

use super::desk::Desk;
use super::glyph::{battle_scene, glyph, team_glyph, team_name};
use crate::draw::emblem;

/// Both sides of a battle.
struct Duel<'a> {
    aggressor: Seat,
    defender: Seat,
    attack: i16,
    defence: i16,
    odds: &'a [BattleOdds],
}

impl<'a> Duel<'a> {
    fn of(desk: &'a Desk<'_>) -> Option<Duel<'a>> {
        match desk.battle()? {
            OpenView::Battle { aggressor, defender, attack, defence, odds } => Some(Duel {
                aggressor: *aggressor,
                defender: *defender,
                attack: *attack,
                defence: *defence,
                odds,
            }),
            _ => None,
        }
    }

    /// BEL-8.3: the weaker side acts, on equal strength the aggressor.
    fn acting(&self) -> Seat {
        if self.attack <= self.defence { self.aggressor } else { self.defender }
    }

    /// Strength that the acting side needs so that the other must act.
    fn needed(&self) -> i16 {
        if self.acting() == self.aggressor {
            self.defence - self.attack + 1
        } else {
            self.attack - self.defence
        }
    }

    /// How likely the next card turns the duel.
    fn chance_to_turn(&self) -> f32 {
        let turns = |odds: &&BattleOdds| matches!(odds.effect, BattleEffect::Strength(value) if i16::from(value) >= self.needed());
        self.odds.iter().filter(turns).map(|odds| odds.chance).sum()
    }
}

pub fn row(desk: &Desk<'_>) -> Markup {
    html! {
        section.bel-row.bel-battle aria-label=(desk.say("bel-battle")) {
            div #bel-duel .bel-duel { (desk.scene.parts.part("bel-duel", duel(desk))) }
        }
    }
}

fn duel(desk: &Desk<'_>) -> Markup {
    let Some(duel) = Duel::of(desk) else { return html! {} };
    html! {
        (side(desk, &duel, duel.aggressor, duel.attack))
        div.bel-fray {
            (fray(desk, &duel))
            (revealed(desk))
        }
        (side(desk, &duel, duel.defender, duel.defence))
    }
}

fn side(desk: &Desk<'_>, duel: &Duel<'_>, seat: Seat, strength: i16) -> Markup {
    let role = if seat == duel.aggressor { "bel-aggressor" } else { "bel-defender" };
    let team = desk.team_of(seat);
    let acts = desk.view.asked == Some(seat);
    html! {
        div.bel-fighter.{ "bel-of-" (team_name(team)) }.acts[acts] {
            span.bel-small { (desk.say(role)) }
            span.bel-who { (emblem(seat, &desk.name(seat))) span { (desk.name(seat)) } }
            b.bel-strength data-count={ "strength-" (seat.index()) } { (strength) }
            span.bel-small.bel-fights-for { (team_glyph(team)) (super::team::short_name(desk, team)) }
            (stake(desk, duel, seat))
        }
    }
}

/// What a side wins (BEL-8.6).
fn stake(desk: &Desk<'_>, duel: &Duel<'_>, seat: Seat) -> Markup {
    let (sign, word) = match desk.team_of(seat) {
        Team::Order => ("dagger", "bel-wins-token"),
        _ if seat == duel.aggressor => ("trophy", "bel-wins-trophy"),
        _ if desk.view.swords > 0 => ("sword", "bel-wins-sword"),
        _ => return html! {},
    };
    html! { span.bel-small.bel-stake { (glyph(sign)) (desk.say(word)) } }
}

fn fray(desk: &Desk<'_>, duel: &Duel<'_>) -> Markup {
    let fought = matches!(desk.question(), Some(Prompt::Battle { .. }));
    html! {
        @if fought {
            p.bel-turning {
                (desk.tell("bel-odds", &[
                    ("turn", percent(duel.chance_to_turn()).into()),
                    ("defeat", percent(defeat(duel.odds)).into()),
                ]))
            }
            @if let Some(concede) = desk.label(Action::Concede) { p.bel-turning.bel-conceding { (concede) "." } }
        }
        div.bel-odds role="img" aria-label=(desk.say("bel-next-card")) {
            @for odds in duel.odds {
                span.bel-odd.{ "bel-" (kind(odds.effect)) } {
                    svg viewBox="0 0 10 30" preserveAspectRatio="none" aria-hidden="true" {
                        rect y=(30.0 - bar(odds.chance)) width="10" height=(bar(odds.chance)) {}
                    }
                    b { (sign(odds.effect)) }
                    span { (percent(odds.chance)) }
                }
            }
        }
    }
}

/// The battle deck, and the cards it has brought in this battle.
fn revealed(desk: &Desk<'_>) -> Markup {
    html! {
        div.bel-revealed {
            span.bel-battle-deck data-about="battle-deck" role="button" tabindex="0" {
                (glyph("battle")) b { (desk.view.battle_deck) }
            }
            @for &card in &desk.view.battle_discard { (battle_card(desk, card)) }
        }
    }
}

/// The height of a bar for a chance; a third fills it.
fn bar(chance: f32) -> f32 {
    ((chance * 90.0).clamp(1.0, 30.0) * 10.0).round() / 10.0
}

fn defeat(odds: &[BattleOdds]) -> f32 {
    odds.iter().filter(|odds| odds.effect == BattleEffect::Defeat).map(|odds| odds.chance).sum()
}

/// A sum of no chances is -0.0, which must not be seen.
fn percent(chance: f32) -> String {
    format!("{:.0}\u{202f}%", chance.abs() * 100.0)
}

fn kind(effect: BattleEffect) -> &'static str {
    match effect {
        BattleEffect::Strength(value) if value >= 0 => "plus",
        BattleEffect::Strength(_) => "minus",
        BattleEffect::Defeat => "defeat",
    }
}

fn sign(effect: BattleEffect) -> String {
    match effect {
        BattleEffect::Strength(value) if value >= 0 => format!("+{value}"),
        BattleEffect::Strength(value) => format!("−{}", -value),
        BattleEffect::Defeat => "×".to_owned(),
    }
}

fn battle_card(desk: &Desk<'_>, card: BattleCard) -> Markup {
    let effect = components().battle_cards[card.at()].effect;
    html! {
        span.bel-battle-card.{ "bel-" (kind(effect)) } title=(desk.word(&card))
            data-piece={ "battle-" (card.label()) } data-at="revealed" {
            (battle_scene(effect))
            b { (sign(effect)) }
            @if effect == BattleEffect::Defeat { span.bel-defeat-word { (desk.word(&card)) } }
        }
    }
}
