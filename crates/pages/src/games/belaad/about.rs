//! The cards that explain: what a thing is, what it does, for whom.

use belaad::{
    Action, ActionCard, BattleCard, Character, Coin, HashashCard, HashashEffect, Scholar, Team,
    components,
};
use engine::{Indexed, Seat};
use maud::{Markup, html};

use super::character::key;
use super::desk::Desk;
use super::effects::{
    ability_words, auxiliary_words, hashash_words, number, primary_words, secondary_words,
    symbol_words,
};
use super::glyph::{coin, glyph, symbol_glyph, team_glyph, team_name, token};
use super::heard;
use super::leaf::face as card_face;
use super::reckoning::face;
use super::team::POINTS_OF_THE_ORDER;
use crate::draw::emblem;

pub fn card(desk: &Desk<'_>, thing: &str) -> Option<Markup> {
    match thing {
        "generation" => return Some(generation(desk)),
        "swords" => return Some(plain(&desk.say("bel-swords"), &desk.say("bel-swords-about"))),
        "battle-deck" => return Some(battle_deck(desk)),
        "bag" => return Some(bag(desk)),
        "purse" => return purse(desk),
        "order" => return order(desk),
        "hashash-deck" => return hashash_deck(desk),
        _ => {}
    }
    let (kind, name) = thing.split_once('-')?;
    match kind {
        "team" => {
            let team = desk.view.teams.iter().find(|team| team_name(team.team) == name)?.team;
            Some(if team == Team::Order { order(desk)? } else { team_card(desk, team) })
        }
        "character" => {
            let character = Character::ALL.iter().find(|each| key(**each) == name)?;
            character_card(desk, *character)
        }
        "scholar" => Some(scholar_card(desk, Scholar::labelled(name)?)),
        "card" => Some(action_card(desk, ActionCard::labelled(name)?)),
        "hashash" => Some(hashash_card(desk, HashashCard::labelled(name)?)),
        "choice" => choice_card(desk, Action::from_index(name.parse().ok()?)?),
        _ => None,
    }
}

/// A choice in full: what it costs and brings.
fn choice_card(desk: &Desk<'_>, action: Action) -> Option<Markup> {
    let (name, effect) = desk.name_and_effect(action)?;
    Some(html! { strong { (name) } p.bel-brings { (effect) } })
}

fn plain(title: &str, words: &str) -> Markup {
    html! { strong { (title) } p { (words) } }
}

fn generation(desk: &Desk<'_>) -> Markup {
    let scholars = &desk.view.scholars;
    html! {
        strong { (desk.tell("bel-generation-of", &[("n", number(scholars.generation))])) }
        p { (desk.say("bel-generation-about")) }
        @if !scholars.discarded.is_empty() {
            p { (desk.tell("bel-discarded", &[("names", desk.word(&scholars.discarded).into())])) }
        }
    }
}

fn scholar_card(desk: &Desk<'_>, scholar: Scholar) -> Markup {
    let face = face(scholar);
    let is_revealed = desk.view.scholars.revealed.iter().any(|each| each.scholar == scholar);
    html! {
        strong { (desk.word(&scholar)) }
        p { (desk.count("bel-main-points", face.main)) " " (auxiliary_words(desk, face.auxiliary)) }
        p { (desk.tell("bel-printed-cost", &[("gold", number(face.cost)), ("swords", number(face.swords))])) }
        @if desk.plays_with_order() { p { (glyph("dagger")) (heard::order_needs(desk, scholar)) } }
        @if is_revealed { (everybodys_price(desk, scholar)) }
        @if let Some(owner) = desk.seats().find(|&seat| desk.player(seat).scholars.contains(scholar)) {
            p { (desk.tell("bel-employed-by", &[("name", desk.name(owner).into())])) }
        }
        @if let Some(order) = desk.view.order.as_ref().filter(|order| order.scholars.contains(scholar)) {
            p { (desk.say(if order.active.contains(scholar) { "bel-victim-active" } else { "bel-victim-inactive" })) }
        }
    }
}

/// What each seat would pay, and how much it lacks.
fn everybodys_price(desk: &Desk<'_>, scholar: Scholar) -> Markup {
    let swords = desk.sword_price(scholar);
    html! {
        table.bel-price-table {
            @for seat in desk.seats().filter(|&seat| desk.team_of(seat) != Team::Order) {
                @let price = desk.gold_price(desk.team_of(seat), scholar);
                @let available = desk.available(seat, Coin::Gold);
                tr {
                    th scope="row" { (emblem(seat, &desk.name(seat))) (desk.name(seat)) }
                    td { (coin(Coin::Gold, price)) }
                    td {
                        @if price <= available { (desk.say("bel-can-pay")) }
                        @else { (desk.count("bel-is-short", price - available)) }
                    }
                    @if let Some(swords) = swords {
                        td { (glyph("sword")) " " (desk.player(seat).swords) "/" (swords) }
                    }
                }
            }
        }
        p.soft { (desk.say("bel-price-about")) }
    }
}

fn action_card(desk: &Desk<'_>, card: ActionCard) -> Markup {
    let face = card_face(card);
    html! {
        strong { (desk.word(&face.primary)) }
        @for line in primary_words(desk, face.primary) { p { (line) } }
        p {
            b { (desk.tell("bel-secondary-for", &[("price", desk.word(&face.price).into())])) } " "
            (secondary_words(desk, face.secondary))
        }
        p.soft { (desk.say("bel-card-about")) }
    }
}

fn character_card(desk: &Desk<'_>, character: Character) -> Option<Markup> {
    let team = desk.team(character.team())?;
    let view = team.characters.iter().find(|each| each.character == character)?;
    let printed = &components().characters[character as usize];
    let state =
        if view.board.bottom < view.bottom_spaces { "bel-bottom-free" } else { "bel-bottom-taken" };
    Some(html! {
        strong { (desk.word(&character)) }
        p.soft { (team_glyph(team.team)) (desk.word(&team.team)) }
        p {
            b { (desk.word(&view.symbol)) " " (view.count) ". " }
            (symbol_words(desk, view.symbol))
        }
        p.soft {
            (desk.tell("bel-count-of", &[
                ("printed", number(printed.printed)), ("tokens", number(view.board.top())),
                ("spaces", number(view.top_spaces)),
            ]))
        }
        p { b { (desk.say("bel-ability")) " " } (ability_words(desk, &printed.ability)) }
        p.soft { (desk.say(state)) }
    })
}

fn hashash_card(desk: &Desk<'_>, card: HashashCard) -> Markup {
    let face = &components().hashash_cards[card.at()];
    let used = desk.view.order.as_ref().is_some_and(|order| order.used.contains(card));
    let is_free = matches!(face.effect, HashashEffect::Fear { .. } | HashashEffect::Change { .. });
    html! {
        strong { (desk.word(&card)) }
        p {
            @if !is_free { b { (desk.tell("bel-costs", &[("price", desk.word(&face.price).into())])) " " } }
            (hashash_words(desk, face.effect))
        }
        p.soft { (symbol_glyph(face.back)) (desk.say("bel-hashash-about")) }
        @if used { p.soft { (desk.say("bel-hashash-used")) } }
    }
}

fn team_card(desk: &Desk<'_>, team: Team) -> Markup {
    let standing = desk.standing(team);
    let lines = [
        ("origin-main", standing.main),
        ("origin-specialties", standing.specialties),
        ("origin-coins", standing.coins),
        ("origin-company", standing.company),
        ("origin-trophies", standing.trophies),
    ];
    html! {
        strong { (desk.word(&team)) }
        table.bel-price-table {
            @for (origin, points) in lines {
                tr { th scope="row" { (desk.scene.voice.name(origin)) } td { (points) } }
            }
            @if standing.hidden_trophies > 0 {
                tr { th scope="row" { (desk.count("bel-hidden-trophies", standing.hidden_trophies)) } td { "?" } }
            }
        }
        p.soft { (desk.say("bel-standing-about")) }
        (treasury(desk, team))
    }
}

fn treasury(desk: &Desk<'_>, team: Team) -> Markup {
    let purse = desk.team(team).map(|team| team.treasury).unwrap_or_default();
    html! {
        p { (glyph("chest")) b { (desk.say("bel-treasury")) ": " } (desk.word(&purse)) ". " (desk.say("bel-treasury-about")) }
    }
}

fn order(desk: &Desk<'_>) -> Option<Markup> {
    let order = desk.view.order.as_ref()?;
    let args = [("n", number(order.active_points)), ("goal", number(POINTS_OF_THE_ORDER))];
    Some(html! {
        strong { (desk.word(&Team::Order)) }
        p { b { (desk.tell("bel-order-points", &args)) } " " (desk.say("bel-order-about")) }
        p { (desk.tell("bel-order-tokens", &[("tokens", desk.word(&order.tokens).into())])) }
        (treasury(desk, Team::Order))
    })
}

fn hashash_deck(desk: &Desk<'_>) -> Option<Markup> {
    let order = desk.view.order.as_ref()?;
    Some(html! {
        strong { (desk.say("bel-hashash-deck")) }
        p { (desk.count("bel-hashash-deck-about", order.hashash_deck as i64)) }
        @if let Some(back) = order.top_back { p { (symbol_glyph(back)) (desk.tell("bel-top-back", &[("symbol", desk.word(&back).into())])) } }
        @for (place, card) in &order.known {
            p.soft { (desk.tell("bel-known-card", &[("place", number(*place as i64 + 1)), ("card", desk.word(card).into())])) }
        }
    })
}

fn bag(desk: &Desk<'_>) -> Markup {
    html! {
        strong { (desk.say("bel-bag")) }
        p { (desk.say("bel-bag-about")) }
        table.bel-price-table {
            @for (kind, count) in desk.view.bag.iter() {
                tr { th scope="row" { (token(kind)) (desk.word(&kind)) } td { (count) " / " (components().tokens[kind]) } }
            }
        }
    }
}

/// The battle deck, or in a battle what it may bring.
fn battle_deck(desk: &Desk<'_>) -> Markup {
    html! {
        strong { (desk.say("bel-battle-deck")) }
        p { (desk.count("bel-battle-deck-about", desk.view.battle_deck as i64)) }
        table.bel-price-table {
            @for (card, copies) in printed_battle_cards() {
                tr {
                    th scope="row" { (desk.word(&card)) }
                    td { "× " (copies) }
                    td { (glyph("trophy")) " " (components().battle_cards[card.at()].points) }
                }
            }
        }
    }
}

/// A battle card of each kind with the number of its kind, most strength first.
fn printed_battle_cards() -> Vec<(BattleCard, usize)> {
    let mut kinds: Vec<(BattleCard, usize)> = Vec::new();
    let kind = |card: BattleCard| {
        let face = components().battle_cards[card.at()];
        (face.effect, face.points)
    };
    for card in BattleCard::all() {
        match kinds.iter_mut().find(|(each, _)| kind(*each) == kind(card)) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((card, 1)),
        }
    }
    kinds
}

fn purse(desk: &Desk<'_>) -> Option<Markup> {
    let seat: Seat = desk.scene.seat()?;
    let player = desk.player(seat);
    Some(html! {
        strong { (desk.say("bel-purse")) }
        p { (desk.tell("bel-own-coins", &[("purse", desk.word(&player.purse).into())])) " " (desk.say("bel-payment-about")) }
        @if player.team != Team::Order { p { (desk.count("bel-own-swords", player.swords)) } }
        @for card in player.trophies.iter().flatten() {
            p.soft {
                (glyph("trophy")) (desk.tell("bel-own-trophy", &[
                    ("card", desk.word(card).into()), ("points", number(components().battle_cards[card.at()].points)),
                ]))
            }
        }
    })
}
