//! The things of the table as who hears them meets them: in sentences, with a word for every number.

use belaad::{ActionCard, CharacterView, Scholar, Symbol, Team, TeamView};
use engine::Seat;

use super::desk::Desk;
use super::effects::{auxiliary_words, number};
use super::reckoning::face;
use super::team::points;

/// A scholar of the generation: what it is worth, and what it costs whom.
pub fn scholar(desk: &Desk<'_>, scholar: Scholar) -> String {
    let face = face(scholar);
    let price = |team: Team| {
        let gold = desk.gold_price(team, scholar);
        let args = [("team", desk.word(&team).into()), ("gold", number(gold))];
        desk.tell("bel-heard-price", &args)
    };
    let mut said = vec![
        format!("{}.", desk.word(&scholar)),
        desk.count("bel-main-points", face.main),
        auxiliary_words(desk, face.auxiliary),
        price(Team::Kingdom),
        price(Team::People),
    ];
    said.extend(desk.sword_price(scholar).map(|swords| desk.count("bel-heard-swords", swords)));
    if desk.plays_with_order() {
        said.push(order_needs(desk, scholar));
    }
    said.join(" ")
}

/// What the Order must hold for a scholar to count (BEL-11.9).
pub fn order_needs(desk: &Desk<'_>, scholar: Scholar) -> String {
    let needs = face(scholar).order_symbols;
    let symbols = Symbol::ALL.iter().copied();
    let symbols =
        symbols.flat_map(|symbol| std::iter::repeat_n(symbol, needs[symbol as usize].into()));
    let names: Vec<String> = symbols.map(|symbol| desk.word(&symbol)).collect();
    if names.is_empty() {
        return desk.say("bel-order-needs-nothing");
    }
    desk.tell("bel-order-needs", &[("symbols", names.join(", ").into())])
}

/// An action card that lies on others.
pub fn pile(desk: &Desk<'_>, card: ActionCard, cards: usize) -> String {
    format!("{}. {}", desk.word(&card), desk.count("bel-in-deck", cards as i64))
}

/// A team with its points and its Treasury.
pub fn team(desk: &Desk<'_>, team: &TeamView) -> String {
    let args = [
        ("team", desk.word(&team.team).into()),
        ("points", number(points(desk, team))),
        ("treasury", desk.word(&team.treasury).into()),
    ];
    desk.tell("bel-heard-team", &args)
}

/// A character with how much its symbol counts.
pub fn character(desk: &Desk<'_>, view: &CharacterView) -> String {
    format!("{}, {}: {}", desk.word(&view.character), desk.word(&view.symbol), view.count)
}

/// What the viewer can pay with.
pub fn purse(desk: &Desk<'_>, seat: Seat) -> String {
    let player = desk.player(seat);
    let mut said = vec![desk.tell("bel-own-coins", &[("purse", desk.word(&player.purse).into())])];
    if player.team != Team::Order {
        said.push(desk.count("bel-own-swords", player.swords));
    }
    said.join(" ")
}
