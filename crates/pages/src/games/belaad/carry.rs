//! What a hand carries over the table: cards to what they do, tokens to their spaces, scholars home.

use belaad::{Action, ActionCard, Character, Deck, Scholar, Symbol, Token};
use engine::{Ahead, Indexed, Next};

use super::character::key;
use crate::bundles::Carried;

/// The place of the card played last.
pub const PLAYED: &str = "played";
/// The place of the viewer's cards.
pub const HAND: &str = "hand";
/// The place of the viewer's team.
pub const TEAM: &str = "team";

/// The name of a card in hand.
pub fn card_name(card: ActionCard) -> String {
    format!("card-{}", card.label())
}

/// The name of the top card of a deck.
pub fn deck_name(deck: Deck) -> String {
    format!("deck-{}", deck.at())
}

/// The name of a scholar who can be had.
pub fn scholar_name(scholar: Scholar) -> String {
    format!("scholar-{}", scholar.label())
}

/// The name of a token that was drawn. Those of a kind are alike.
pub fn token_name(kind: Token) -> String {
    format!("token-{kind:?}")
}

/// The place of a character.
pub fn board_place(character: Character) -> String {
    format!("board-{}", key(character))
}

/// The place of a symbol's white tokens, and of what activates it.
pub fn symbol_place(symbol: Symbol) -> String {
    format!("symbol-{symbol:?}")
}

/// Everything that can be carried, with where it can go.
pub fn all(ahead: &Ahead) -> Vec<Carried> {
    let offered = ahead.kinds();
    let each = offered.iter().filter_map(|(id, _)| Action::from_index(*id));
    each.flat_map(|action| {
        let alone = |thing, to: String| vec![Carried { thing, to, actions: vec![action.index()] }];
        let at_itself = || action.index().to_string();
        match action {
            Action::PlayCard { card } => played(ahead, card),
            Action::PlaceWhite { symbol } => alone(token_name(symbol.into()), symbol_place(symbol)),
            Action::PlaceBottom { .. } | Action::PlaceTop { .. } | Action::ReturnOrange => {
                alone(token_name(Token::Orange), at_itself())
            }
            Action::Draw { deck } => alone(deck_name(deck), HAND.to_owned()),
            Action::Employ { scholar }
            | Action::EmployWithSwords { scholar }
            | Action::AssassinateScholar { scholar } => {
                alone(scholar_name(scholar), TEAM.to_owned())
            }
            _ => Vec::new(),
        }
    })
    .collect()
}

/// A card goes to the discard pile, where it is performed; or straight to what one of its actions is
/// done to: a scholar, a team, a character, a symbol that it activates.
fn played(ahead: &Ahead, card: ActionCard) -> Vec<Carried> {
    let play = Action::PlayCard { card }.index();
    let carried = |to: String, actions| Carried { thing: card_name(card), to, actions };
    let mut found = vec![carried(PLAYED.to_owned(), vec![play])];
    let Next::Own(menu) = ahead.after(play) else { return found };
    for (id, _) in menu.kinds() {
        match Action::from_index(id) {
            Some(Action::PrimarySymbol { symbol }) => {
                found.push(carried(symbol_place(symbol), vec![play, id]));
            }
            Some(Action::Primary | Action::Secondary) => {}
            _ => continue,
        }
        let Next::Own(then) = menu.after(id) else { continue };
        let goals = then.kinds().into_iter().filter_map(|(goal, _)| Some((goal, goal_of(goal)?)));
        found.extend(goals.map(|(goal, to)| carried(to, vec![play, id, goal])));
    }
    found
}

/// The place of what an action is done to.
fn goal_of(id: u32) -> Option<String> {
    match Action::from_index(id)? {
        Action::Employ { .. }
        | Action::Attack { .. }
        | Action::AssassinateScholar { .. }
        | Action::AssassinateToken { .. } => Some(id.to_string()),
        Action::Eliminate { character }
        | Action::Copy { character }
        | Action::Sacrifice { character } => Some(board_place(character)),
        Action::Activate { symbol } => Some(symbol_place(symbol)),
        _ => None,
    }
}
