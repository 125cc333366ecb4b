//! A team's row: who it is, what it owns, its characters; the Order's with its dark corner.

use belaad::{Action, Coin, OrderView, Purse, Scholar, Team, TeamView};
use engine::Indexed;
use maud::{Markup, html};

use super::carry;
use super::character;
use super::desk::Desk;
use super::glyph::{counted_coin, glyph, portrait, symbol_glyph, team_glyph, team_name, token};
use super::heard;
use super::reckoning::face;
use super::scholars::{main_points, needs};

/// BEL-11.9: the active points with which the Order wins.
pub const POINTS_OF_THE_ORDER: u8 = 6;

pub fn row(desk: &Desk<'_>, team: &TeamView) -> Markup {
    let name = team_name(team.team);
    let label = format!("bel-team-{name}");
    let own = desk.own_team() == Some(team.team);
    html! {
        section.bel-row.bel-team.{ "bel-of-" (name) }.ours[own] data-place=[own.then_some(carry::TEAM)] aria-label=(desk.word(&team.team)) {
            div.bel-label id=(label) { (desk.scene.parts.part(&label, crest(desk, team))) }
            @for view in &team.characters {
                @let id = format!("bel-{}", character::key(view.character));
                div.bel-place id=(id) { (desk.scene.parts.part(&id, character::board(desk, view))) }
            }
            @if let (Team::Order, Some(order)) = (team.team, &desk.view.order) {
                div #bel-corner .bel-place { (desk.scene.parts.part("bel-corner", corner(desk, order))) }
            }
        }
    }
}

/// Crest, points and Treasury.
fn crest(desk: &Desk<'_>, team: &TeamView) -> Markup {
    let target = desk.offered(&[Action::Attack { team: team.team }]);
    let name = team_name(team.team);
    let attack = Action::Attack { team: team.team }.index();
    let choice = desk.label(Action::Attack { team: team.team });
    let label = choice.unwrap_or_else(|| heard::team(desk, team));
    html! {
        div.bel-crest.target.open[target.is_open()] data-about={ "team-" (name) } data-act=[target.act]
            data-answers=[desk.scene.seat().map(|_| attack)] role="button" tabindex="0" aria-label=(label) {
            span.bel-team-name { (short_name(desk, team.team)) }
            span.bel-score { (team_glyph(team.team)) (counted_points(desk, team)) }
            span.bel-small { (desk.count("bel-points", points(desk, team))) }
            (treasury(desk, name, team.treasury))
        }
    }
}

/// The name of a team for narrow places.
pub fn short_name(desk: &Desk<'_>, team: Team) -> String {
    match team {
        Team::Order => desk.say("bel-order"),
        other => desk.word(&other),
    }
}

/// A team's points as far as the viewer can count them; of the Order the active ones.
pub fn points(desk: &Desk<'_>, team: &TeamView) -> u16 {
    match (team.team, &desk.view.order) {
        (Team::Order, Some(order)) => order.active_points.into(),
        _ => team.score.unwrap_or_else(|| desk.standing(team.team).total()),
    }
}

fn counted_points(desk: &Desk<'_>, team: &TeamView) -> Markup {
    let name = team_name(team.team);
    html! {
        b data-count={ "score-" (name) } { (points(desk, team)) }
        @if team.team == Team::Order { span.bel-of { "/" (POINTS_OF_THE_ORDER) } }
        @else if desk.standing(team.team).hidden_trophies > 0 { span.bel-of { "+?" } }
    }
}

fn treasury(desk: &Desk<'_>, name: &str, purse: Purse) -> Markup {
    html! {
        span.bel-treasury.none[purse.is_empty()] title=(desk.say("bel-treasury")) {
            (glyph("chest")) (counted_coin(Coin::Gold, purse.gold, &format!("treasury-{name}")))
            @if purse.red > 0 { (counted_coin(Coin::Red, purse.red, &format!("treasury-red-{name}"))) }
        }
    }
}

/// What the Order has taken, how near it is to its victory, and its deck.
fn corner(desk: &Desk<'_>, order: &OrderView) -> Markup {
    html! {
        div.bel-corner data-scrolls {
            div.bel-corner-head data-about="order" role="button" tabindex="0" {
                (glyph("dagger")) span.bel-name { (desk.say("bel-assassinated")) }
                span.bel-pips role="img" aria-label=(desk.count("bel-active-points", order.active_points)) {
                    @for pip in 0..POINTS_OF_THE_ORDER { i.full[pip < order.active_points] {} }
                }
            }
            div.bel-victims {
                @for scholar in order.scholars.iter() { (victim(desk, order, scholar)) }
                @for (kind, count) in order.tokens.iter() {
                    @if count > 0 { span.bel-bag-kind title=(desk.word(&kind)) { (token(kind)) b { (count) } } }
                }
                @if order.scholars.is_empty() && order.tokens.total() == 0 { span.bel-soft { (desk.say("bel-nobody-yet")) } }
            }
            div.bel-hashash-deck data-about="hashash-deck" role="button" tabindex="0" {
                (glyph("new-card")) b aria-hidden="true" { (order.hashash_deck) }
                span.bel-in-deck { (desk.count("bel-in-deck", order.hashash_deck as i64)) }
                @if let Some(back) = order.top_back { span.bel-back { (symbol_glyph(back)) } }
            }
        }
    }
}

fn victim(desk: &Desk<'_>, order: &OrderView, scholar: Scholar) -> Markup {
    let active = order.active.contains(scholar);
    html! {
        span.bel-victim.active[active] data-about={ "scholar-" (scholar.label()) } role="button" tabindex="0"
            data-piece={ "scholar-" (scholar.label()) } data-at="order" {
            (portrait(scholar)) span.unseen { (desk.word(&scholar)) } (main_points(face(scholar).main))
            @if !active { (needs(desk, scholar)) }
        }
    }
}
