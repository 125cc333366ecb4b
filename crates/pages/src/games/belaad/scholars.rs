//! The scholars of the generation, with what each team really pays.

use belaad::{Action, Auxiliary, Coin, Scholar, Symbol, Team};
use engine::Spoken;
use maud::{Markup, html};

use super::carry;
use super::character::numbers;
use super::desk::Desk;
use super::glyph::{coin, glyph, portrait, specialty_glyph, symbol_glyph, team_glyph};
use super::heard;
use super::reckoning::face;

/// Scholars of a generation, and how many may be taken (BEL-12.1).
const REVEALED: usize = 5;
const TAKEN: usize = 3;
const NUMERALS: [&str; 5] = ["", "I", "II", "III", "IV"];

pub fn row(desk: &Desk<'_>) -> Markup {
    let scholars = &desk.view.scholars;
    html! {
        section.bel-row.bel-scholars aria-label=(desk.say("bel-scholars")) {
            div #bel-generation .bel-label {
                (desk.scene.parts.part("bel-generation", generation(desk)))
            }
            @for place in 0..REVEALED {
                @let id = format!("bel-scholar-{place}");
                div.bel-place id=(id) {
                    (desk.scene.parts.part(&id, html! {
                        @match scholars.revealed.get(place) {
                            Some(revealed) => { (scholar(desk, revealed.scholar)) }
                            None => { div.bel-gone { (glyph("quill")) span { (desk.say("bel-taken")) } } }
                        }
                    }))
                }
            }
        }
    }
}

fn generation(desk: &Desk<'_>) -> Markup {
    let scholars = &desk.view.scholars;
    let taken = REVEALED.saturating_sub(scholars.revealed.len());
    let numeral = NUMERALS.get(usize::from(scholars.generation)).copied().unwrap_or_default();
    html! {
        div.bel-title data-about="generation" role="button" tabindex="0" {
            span { (desk.say("bel-generation")) }
            strong { (numeral) span.bel-of { "/IV" } }
            span.bel-pips role="img" aria-label=(desk.count("bel-taken-count", taken as i64)) {
                @for pip in 0..TAKEN { i.full[pip < taken] {} }
            }
            span.bel-small { (desk.count("bel-in-deck", scholars.deck as i64)) }
        }
    }
}

fn scholar(desk: &Desk<'_>, scholar: Scholar) -> Markup {
    let face = face(scholar);
    let actions = actions(desk, scholar);
    let target = desk.target(&actions);
    let choice = actions.iter().find_map(|&action| desk.label(action));
    let said = heard::scholar(desk, scholar);
    let label = choice.map_or_else(|| said.clone(), |choice| format!("{choice}. {said}"));
    html! {
        div.bel-scholar.target.open[target.is_open()] data-about={ "scholar-" (scholar.label()) }
            data-piece={ "scholar-" (scholar.label()) } data-at="row"
            data-act=[target.act] data-why=[target.why]
            data-answers=[desk.scene.seat().map(|_| numbers(&actions))] data-carry=(carry::scholar_name(scholar)) role="button" tabindex="0"
            aria-disabled=[target.disabled()] aria-label=(label) {
            (portrait(scholar))
            div.bel-scholar-head {
                span.bel-name { (desk.word(&scholar)) }
                (main_points(face.main))
            }
            div.bel-auxiliary { (auxiliary(desk, face.auxiliary)) }
            @if desk.plays_with_order() {
                div.bel-needs { (glyph("dagger")) (needs(desk, scholar)) }
            }
            (prices(desk, scholar))
        }
    }
}

/// What can be done to a scholar, what the viewer most likely wants first.
fn actions(desk: &Desk<'_>, scholar: Scholar) -> Vec<Action> {
    let assassinate = Action::AssassinateScholar { scholar };
    let (employ, swords) = (Action::Employ { scholar }, Action::EmployWithSwords { scholar });
    match desk.own_team() {
        Some(Team::Order) => vec![assassinate],
        Some(_) => vec![employ, swords],
        None => Vec::new(),
    }
}

pub fn main_points(points: u8) -> Markup {
    html! { span.bel-main { (glyph("quill")) b { (points) } } }
}

/// The auxiliary points in symbols with a few words.
pub fn auxiliary(desk: &Desk<'_>, auxiliary: Auxiliary) -> Markup {
    let plus = |points: u8| html! { b { "+" (points) } };
    html! {
        @match auxiliary {
            Auxiliary::None => span.bel-soft { (desk.say("bel-no-auxiliary")) },
            Auxiliary::Specialty(specialty) => {
                (specialty_glyph(specialty)) span { (desk.word(&specialty)) }
            }
            Auxiliary::Coins { gold, red, points } => {
                (plus(points)) span.bel-soft { (desk.say("bel-for")) }
                @if red > 0 { (coin(Coin::Red, red)) }
                @if gold > 0 { (coin(Coin::Gold, gold)) }
            }
            Auxiliary::AnyCoins { coins, points } => {
                (plus(points)) span.bel-soft { (desk.say("bel-for")) }
                b { (coins) } (glyph("coins"))
            }
            Auxiliary::Company { scholars, points } => {
                (plus(points)) span.bel-soft { (desk.say("bel-for")) }
                b { (scholars) } (glyph("company"))
            }
        }
    }
}

/// The symbols that the Order must cover (BEL-11.9).
pub fn needs(desk: &Desk<'_>, scholar: Scholar) -> Markup {
    let needs = face(scholar).order_symbols;
    html! {
        @for &symbol in Symbol::ALL {
            @for _ in 0..needs[symbol as usize] {
                span.bel-need title=(desk.word(&symbol)) { (symbol_glyph(symbol)) }
            }
        }
        @if needs.iter().all(|&need| need == 0) { span.bel-soft { (desk.say("bel-needs-nothing")) } }
    }
}

/// BEL-7.2, BEL-9.3: the price of each team now, and in swords.
fn prices(desk: &Desk<'_>, scholar: Scholar) -> Markup {
    let payable = desk.scene.seat().filter(|&seat| desk.team_of(seat) != Team::Order).map(|seat| {
        let price = desk.gold_price(desk.team_of(seat), scholar);
        price <= desk.available(seat, Coin::Gold)
    });
    html! {
        div.bel-prices {
            @for team in [Team::Kingdom, Team::People] {
                @let own = desk.own_team() == Some(team);
                span.bel-team-price.{ "bel-of-" (super::glyph::team_name(team)) }.ours[own].short[own && payable == Some(false)]
                    title=(desk.scene.voice.say_arg(&team.arg())) {
                    (team_glyph(team)) (coin(Coin::Gold, desk.gold_price(team, scholar)))
                }
            }
            @if let Some(swords) = desk.sword_price(scholar) {
                span.bel-sword-price { (glyph("sword")) b { (swords) } }
            }
        }
    }
}
