//! Reads the components from `components/*.ron`, and checks them.

use engine::{ComponentError, ComponentTable, Indexed, Sources};

use super::entries::{
    ActionCardEntry, BattleCardEntry, CharacterEntry, HashashEntry, Piece, PieceEntry,
    ScholarEntry, SpecialtyEntry, check_action_card, check_all_scholars, check_battle_card,
    check_character, check_hashash_card, check_piece, check_scholar, check_specialties,
    check_teams, whole,
};
use super::{
    ACTION_CARDS, ActionCardFace, BATTLE_CARDS, BattleCardFace, CHARACTERS, CharacterBoard,
    Components, HASHASH_CARDS, HashashFace, PIECES, SCHOLARS, SPECIALTIES, ScholarFace,
};
use crate::table::state::Tokens;
use crate::words::names::{Symbol, Team, Token};

/// Reads and validates all files.
pub(super) fn read(sources: &Sources) -> Result<Components, ComponentError> {
    let action_cards: Vec<ActionCardEntry> = whole(sources, ACTION_CARDS)?;
    let battle_cards: Vec<BattleCardEntry> = whole(sources, BATTLE_CARDS)?;
    let characters: Vec<CharacterEntry> = whole(sources, CHARACTERS)?;
    let hashash_cards: Vec<HashashEntry> = whole(sources, HASHASH_CARDS)?;
    let scholars: Vec<ScholarEntry> = whole(sources, SCHOLARS)?;
    let pieces: Vec<PieceEntry> = whole(sources, PIECES)?;
    let specialties: Vec<SpecialtyEntry> = sources.load(SPECIALTIES)?;

    action_cards.iter().try_for_each(check_action_card)?;
    battle_cards.iter().try_for_each(check_battle_card)?;
    characters.iter().try_for_each(check_character)?;
    check_teams(&characters)?;
    hashash_cards.iter().try_for_each(|entry| check_hashash_card(entry, &characters))?;
    scholars.iter().try_for_each(check_scholar)?;
    check_all_scholars(&scholars)?;
    pieces.iter().try_for_each(check_piece)?;
    check_specialties(&specialties)?;

    let board = |at: usize| {
        let entry = &characters[at];
        CharacterBoard {
            symbol: *entry.symbol,
            printed: *entry.printed,
            top: *entry.top,
            bottom: *entry.bottom,
            ability: entry.ability.value.clone(),
        }
    };
    let with_symbol = std::array::from_fn(|team| {
        std::array::from_fn(|symbol| {
            Team::ALL[team]
                .characters()
                .iter()
                .copied()
                .find(|&each| *characters[each as usize].symbol == Symbol::ALL[symbol])
        })
    });
    let count = |piece: Piece| *pieces[piece as usize].count;
    Ok(Components {
        tables: vec![
            ComponentTable::of(ACTION_CARDS, &action_cards),
            ComponentTable::of(BATTLE_CARDS, &battle_cards),
            ComponentTable::of(CHARACTERS, &characters),
            ComponentTable::of(HASHASH_CARDS, &hashash_cards),
            ComponentTable::of(PIECES, &pieces),
            ComponentTable::of(SCHOLARS, &scholars),
            ComponentTable::of(SPECIALTIES, &specialties),
        ],
        action_cards: std::array::from_fn(|at| {
            let ActionCardEntry { primary, price, secondary, .. } = &action_cards[at];
            ActionCardFace { primary: **primary, price: **price, secondary: **secondary }
        }),
        battle_cards: std::array::from_fn(|at| {
            let BattleCardEntry { effect, points, .. } = &battle_cards[at];
            BattleCardFace { effect: **effect, points: **points }
        }),
        characters: std::array::from_fn(board),
        with_symbol,
        symbols: with_symbol.map(|characters| {
            let symbols = Symbol::ALL.iter().copied().zip(characters);
            symbols.filter(|(_, character)| character.is_some()).map(|(each, _)| each).collect()
        }),
        hashash_cards: std::array::from_fn(|at| {
            let HashashEntry { name, back, price, effect, .. } = &hashash_cards[at];
            HashashFace { name: **name, back: **back, price: **price, effect: **effect }
        }),
        scholars: std::array::from_fn(|at| {
            let entry = &scholars[at];
            let mut order_symbols = [0; Symbol::ALL.len()];
            for &symbol in entry.order_symbols.iter() {
                order_symbols[symbol as usize] += 1;
            }
            ScholarFace {
                name: *entry.name,
                cost: *entry.cost,
                swords: *entry.swords,
                order_symbols,
                main: *entry.main,
                auxiliary: *entry.auxiliary,
            }
        }),
        specialties: std::array::from_fn(|count| match count {
            0 => 0,
            _ => *specialties[count - 1].points,
        }),
        tokens: Tokens::from_fn(|token: Token| Piece::from_index(token.index()).map_or(0, count)),
        swords: count(Piece::Sword),
    })
}
