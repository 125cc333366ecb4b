//! A seat's view as numbers, for learning and for research.
//!
//! Teams come in the viewer's order: its own, then the others. Each has a place for every symbol;
//! the Order leaves one empty.

use engine::{Block, Encoder, Game, Seat, SeatSet, Set};

use crate::data::{character_with, hashash_face};
use crate::decisions::Open;
use crate::decisions::battle::{Battle, Phase, Side};
use crate::decisions::card::Item;
use crate::decisions::lend::{Lend, Payment};
use crate::decisions::put_back::PutBack;
use crate::decisions::return_tokens::ReturnTokens;
use crate::decisions::steal_coins::StealCoins;
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::state::{
    Belaad, Ending, ExtraTurn, KnownTo, MAX_DECK, MAX_PLAYERS, Step, Tokens,
};
use crate::words::names::{Character, Deck, Symbol, Team, Token};

const CARDS: usize = ActionCard::COUNT;
const SCHOLARS: usize = Scholar::COUNT;
const BATTLE: usize = BattleCard::COUNT;
const HASHASH: usize = HashashCard::COUNT;
const TEAMS: usize = Team::ALL.len();
const SYMBOLS: usize = Symbol::ALL.len();
const TOKENS: usize = Token::ALL.len();
const CHARACTERS: usize = Character::ALL.len();

const MAX_ROUNDS: u8 = 250;
/// The most coins told apart. Coins are unlimited, but more than this buys everything.
const MAX_COINS: u8 = 80;
const MAX_SWORDS: u8 = 20;
const MAX_TOKENS: u8 = 40;
/// The most tokens on one board, and in a batch.
const MAX_ON_BOARD: u8 = 15;
/// The most strength in battle, and the most that a list counts or costs.
const MAX_STRENGTH: u8 = 60;
/// Added to both strengths, which can be negative, though rarely.
const STRENGTH_ZERO: i16 = 10;
const MAX_HAND: u8 = 8;

pub(crate) const BLOCKS: &[Block] = &[
    Block { name: "round", shape: &[1], max: MAX_ROUNDS, about: "Rounds completed" },
    Block { name: "seats", shape: &[MAX_PLAYERS], max: 1, about: "Who plays" },
    Block { name: "waiting", shape: &[MAX_PLAYERS], max: 1, about: "Who must decide" },
    Block { name: "active", shape: &[MAX_PLAYERS], max: 1, about: "Whose turn it is" },
    Block {
        name: "teams",
        shape: &[MAX_PLAYERS, TEAMS],
        max: 1,
        about: "The team of each seat: Kingdom, People, Order",
    },
    Block { name: "step", shape: &[4], max: 1, about: "Before, play, after, draw" },
    Block {
        name: "turn",
        shape: &[3],
        max: 4,
        about: "Cards played from hand, cards drawn, lists left",
    },
    Block { name: "employed", shape: &[1], max: 1, about: "Whether a scholar was employed" },
    Block { name: "used_decks", shape: &[Deck::COUNT], max: 1, about: "Decks used this turn" },
    Block { name: "lent", shape: &[MAX_PLAYERS], max: 1, about: "Who lends this turn" },
    Block { name: "refused", shape: &[MAX_PLAYERS], max: 1, about: "Who refused to lend" },
    Block { name: "extra", shape: &[1], max: 8, about: "How much more the next symbol counts" },
    Block { name: "extra_turn", shape: &[2], max: 1, about: "An extra turn granted, or running" },
    Block { name: "asked", shape: &[Open::KINDS], max: 1, about: "The open decision" },
    Block {
        name: "below",
        shape: &[Open::KINDS],
        max: 19,
        about: "What comes back afterwards, by kind",
    },
    Block { name: "performed", shape: &[CARDS], max: 1, about: "Cards being performed" },
    Block { name: "primary", shape: &[CARDS], max: 1, about: "With the primary action to come" },
    Block { name: "secondary", shape: &[CARDS], max: 1, about: "With the secondary one to come" },
    Block { name: "card_extra", shape: &[1], max: 8, about: "How much more their symbols count" },
    Block { name: "batch", shape: &[TOKENS], max: MAX_TOKENS, about: "Tokens to be placed" },
    Block { name: "batches", shape: &[TOKENS], max: MAX_TOKENS, about: "Tokens of all batches" },
    Block {
        name: "list",
        shape: &[4],
        max: MAX_STRENGTH,
        about: "Of the open list: the extra count, the price, what is left, what was taken",
    },
    Block { name: "named", shape: &[CHARACTERS], max: 1, about: "The character asked about" },
    Block { name: "named_seat", shape: &[MAX_PLAYERS], max: 1, about: "The player asked about" },
    Block { name: "named_scholar", shape: &[SCHOLARS], max: 1, about: "The scholar to pay for" },
    Block { name: "named_deck", shape: &[Deck::COUNT], max: 1, about: "The deck asked about" },
    Block { name: "named_team", shape: &[TEAMS], max: 1, about: "The team asked about" },
    Block { name: "changed", shape: &[HASHASH], max: 1, about: "The Hashash card to pay for" },
    Block { name: "defender", shape: &[MAX_PLAYERS], max: 1, about: "Who is attacked" },
    Block {
        name: "strength",
        shape: &[2],
        max: MAX_STRENGTH,
        about: "The strengths of aggressor and defender, plus 10, in a battle",
    },
    Block {
        name: "battle_phase",
        shape: &[8],
        max: 1,
        about: "Turn, defeat, spoils and elimination with each side as winner, an elimination to come",
    },
    Block { name: "drawn", shape: &[HASHASH], max: 1, about: "Drawn Hashash cards, for the Order" },
    Block { name: "drawn_backs", shape: &[SYMBOLS], max: 3, about: "Their backs" },
    Block {
        name: "coins",
        shape: &[MAX_PLAYERS, 2],
        max: MAX_COINS,
        about: "Gold and red coins of each seat",
    },
    Block { name: "swords", shape: &[MAX_PLAYERS], max: MAX_SWORDS, about: "Swords" },
    Block { name: "hand_size", shape: &[MAX_PLAYERS], max: MAX_HAND, about: "Cards in hand" },
    Block {
        name: "hand",
        shape: &[MAX_PLAYERS, CARDS],
        max: 1,
        about: "Cards in hand that the viewer knows: of others', those that have lain face up",
    },
    Block { name: "scholars", shape: &[MAX_PLAYERS, SCHOLARS], max: 1, about: "Employed" },
    Block { name: "trophy_count", shape: &[MAX_PLAYERS], max: BATTLE as u8, about: "Trophies" },
    Block {
        name: "trophies",
        shape: &[MAX_PLAYERS, BATTLE],
        max: 1,
        about: "Trophies that the viewer knows",
    },
    Block {
        name: "treasuries",
        shape: &[TEAMS, 2],
        max: MAX_COINS,
        about: "Gold and red coins of each team, the viewer's first",
    },
    Block {
        name: "boards",
        shape: &[TEAMS, SYMBOLS, 3],
        max: MAX_ON_BOARD,
        about: "White, orange and bottom tokens by team, the viewer's first, and symbol",
    },
    Block { name: "bag", shape: &[TOKENS], max: MAX_TOKENS, about: "Tokens in the bag" },
    Block { name: "tops", shape: &[Deck::COUNT, CARDS], max: 1, about: "Top cards of the decks" },
    Block {
        name: "deck_sizes",
        shape: &[Deck::COUNT],
        max: MAX_DECK as u8,
        about: "Cards in the decks",
    },
    Block { name: "discard", shape: &[CARDS], max: 1, about: "Cards in the discard pile" },
    Block { name: "seen", shape: &[CARDS], max: 1, about: "Cards that have ever lain face up" },
    Block { name: "generation", shape: &[4], max: 1, about: "The generation of scholars" },
    Block { name: "revealed", shape: &[SCHOLARS], max: 1, about: "Scholars that can be taken" },
    Block { name: "left_over", shape: &[SCHOLARS], max: 1, about: "Of ended generations" },
    Block {
        name: "scholar_deck",
        shape: &[1],
        max: SCHOLARS as u8,
        about: "Scholars yet to be revealed",
    },
    Block { name: "battle_deck", shape: &[1], max: BATTLE as u8, about: "Cards in it" },
    Block { name: "battle_discard", shape: &[BATTLE], max: 1, about: "Revealed in this battle" },
    Block {
        name: "seen_after",
        shape: &[BATTLE],
        max: BATTLE as u8,
        about: "How many trophies each battle card can't be, as everybody knows",
    },
    Block { name: "assassinated", shape: &[SCHOLARS], max: 1, about: "The Order's scholars" },
    Block { name: "order_points", shape: &[1], max: 12, about: "Main points of those that count" },
    Block {
        name: "order_tokens",
        shape: &[TOKENS],
        max: MAX_TOKENS,
        about: "The Order's assassinated tokens",
    },
    Block { name: "hashash_deck", shape: &[1], max: HASHASH as u8, about: "Cards in it" },
    Block { name: "top_back", shape: &[SYMBOLS], max: 1, about: "The back of its top card" },
    Block {
        name: "known_hashash",
        shape: &[HASHASH],
        max: HASHASH as u8,
        about: "Cards in it that the viewer knows, by place from the top",
    },
    Block {
        name: "hashash",
        shape: &[HASHASH],
        max: HASHASH as u8,
        about: "Hashash cards in play, by age, the oldest 1",
    },
    Block { name: "used_hashash", shape: &[HASHASH], max: 1, about: "Used and not ready yet" },
    Block { name: "ended", shape: &[3], max: 1, about: "Why the game is over" },
];

pub(crate) fn encode(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    encode_turn(game, viewer, out);
    encode_stack(game, out);
    encode_list(game, viewer, out);
    encode_battle(game, viewer, out);
    encode_players(game, viewer, out);
    encode_teams(game, viewer, out);
    encode_cards(game, out);
    encode_order(game, viewer, out);
    out.one_of(
        match game.ending {
            None => usize::MAX,
            Some(Ending::FourthGeneration) => 0,
            Some(Ending::Assassinations) => 1,
            Some(Ending::TurnLimit) => 2,
        },
        3,
    );
}

fn encode_turn(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    let (turn, seats) = (&game.turn, game.seat_count());
    let only = |set: SeatSet, out: &mut Encoder<'_>| out.seats(set, viewer, seats, MAX_PLAYERS);
    out.amount(turn.completed / u16::from(seats), MAX_ROUNDS);
    only(SeatSet::all(seats), out);
    only(game.waiting(), out);
    only(SeatSet::only(turn.active), out);
    viewer.clockwise(seats).for_each(|seat| out.one_hot(Some(game.team_of(seat))));
    out.zeros((MAX_PLAYERS - game.players.len()) * TEAMS);
    let step = match turn.step {
        Step::Before => 0,
        Step::Play => 1,
        Step::After => 2,
        Step::Draw => 3,
    };
    out.one_of(step, 4);
    [turn.played, turn.drawn, turn.backs].iter().for_each(|&count| out.amount(count, 4));
    out.flag(turn.employed);
    out.set(turn.used_decks);
    only(turn.lent, out);
    only(turn.refused, out);
    out.amount(turn.extra_symbols, 8);
    out.flag(turn.extra_turn == ExtraTurn::Granted);
    out.flag(turn.extra_turn == ExtraTurn::Running);
    out.one_of(game.open().map_or(usize::MAX, |open| open.kind()), Open::KINDS);
}

fn encode_stack(game: &Belaad, out: &mut Encoder<'_>) {
    out.tally(Open::KINDS, game.agenda.iter().rev().skip(1).map(Open::kind));
    let menus = || {
        game.agenda.iter().filter_map(|open| match open {
            Open::Card(menu) => Some(*menu),
            _ => None,
        })
    };
    let cards: Set<ActionCard> = menus().map(|menu| menu.card).collect();
    let open = |item: Item| item == Item::Open;
    let primary = menus().filter(|menu| open(menu.primary)).map(|menu| menu.card);
    let secondary = menus().filter(|menu| open(menu.secondary)).map(|menu| menu.card);
    out.set(cards);
    out.set(primary.collect::<Set<ActionCard>>());
    out.set(secondary.collect::<Set<ActionCard>>());
    out.amount(menus().map(|menu| u32::from(menu.extra)).sum::<u32>(), 8);
    let tokens = |open: &Open| match open {
        Open::Batch(batch) => batch.tokens,
        _ => Tokens::default(),
    };
    encode_tokens(game.agenda.last().map(tokens).unwrap_or_default(), out);
    for &token in Token::ALL {
        let all = game.agenda.iter().map(|open| u32::from(tokens(open)[token])).sum::<u32>();
        out.amount(all, MAX_TOKENS);
    }
}

fn encode_tokens(tokens: Tokens, out: &mut Encoder<'_>) {
    tokens.iter().for_each(|(_, count)| out.amount(count, MAX_TOKENS));
}

/// What the list asked now is about.
fn encode_list(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    let (mut extra, mut price, mut left, mut taken) = (0, 0, 0, 0);
    let (mut character, mut seat, mut scholar, mut deck) = (None, None, None, None);
    let (mut team, mut changed) = (None, None);
    match game.agenda.last() {
        Some(Open::Steal(steal)) => extra = steal.extra,
        Some(Open::Military(military)) => extra = military.extra,
        Some(Open::Influence(influence)) => (extra, deck) = (influence.extra, influence.top_card),
        Some(Open::Ability(trigger)) => character = Some(trigger.character),
        Some(Open::OneOf(choice)) => character = Some(choice.character),
        Some(Open::Copy(copy)) => character = Some(copy.character),
        Some(Open::Sacrifice(sacrifice)) => left = sacrifice.least,
        Some(Open::ExchangeWith(exchange)) => seat = Some(exchange.first),
        Some(Open::Assassinate(assassinate)) => price = assassinate.price,
        Some(Open::StealCoins(StealCoins { taken: coins, left: rest })) => {
            (taken, left) = (*coins, *rest);
        }
        Some(Open::ReturnTokens(ReturnTokens { team: of, left: rest })) => {
            (team, left) = (*of, *rest);
        }
        Some(Open::Change(change)) => changed = Some(change.card),
        Some(Open::Negation(negation)) => {
            (character, seat) = (Some(negation.target), Some(negation.asked));
        }
        Some(Open::Lend(Lend { lender, payment })) => {
            seat = Some(*lender);
            match payment {
                Payment::Secondary => {}
                Payment::TopCard(of) => deck = Some(*of),
                Payment::Scholar(who) => scholar = Some(*who),
            }
        }
        _ => {}
    }
    [extra, price, left, taken].iter().for_each(|&number| out.amount(number, MAX_STRENGTH));
    out.one_hot(character);
    let named = seat.map_or(SeatSet::EMPTY, SeatSet::only);
    out.seats(named, viewer, game.seat_count(), MAX_PLAYERS);
    out.one_hot(scholar);
    out.one_hot(deck);
    out.one_hot(team);
    out.one_hot(changed);
}

fn encode_battle(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    let battle = game.agenda.iter().rev().find_map(|open| match open {
        Open::Battle(battle) => Some(*battle),
        _ => None,
    });
    if let Some(Battle { defender, attack, defence, phase }) = battle {
        out.seats(SeatSet::only(defender), viewer, game.seat_count(), MAX_PLAYERS);
        out.amount(attack.saturating_add(STRENGTH_ZERO), MAX_STRENGTH);
        out.amount(defence.saturating_add(STRENGTH_ZERO), MAX_STRENGTH);
        let side = |winner: Side| usize::from(winner == Side::Defender);
        let number = match phase {
            Phase::Turn => 0,
            Phase::Defeat => 1,
            Phase::Spoils { winner, victory } => 2 + 2 * (victory as usize) + side(winner),
            Phase::Elimination { winner } => 6 + side(winner),
        };
        out.one_of(number, 8);
    } else {
        out.zeros(MAX_PLAYERS + 2 + 8);
    }
    let drawn = game.agenda.iter().find_map(|open| match open {
        Open::PutBack(PutBack { drawn }) => Some(*drawn),
        _ => None,
    });
    let drawn = drawn.as_ref().map_or(&[][..], |drawn| &drawn[..]);
    let seen = drawn.iter().filter(|_| game.active() == viewer);
    out.tally(HASHASH, seen.map(|each| each.card.at()));
    out.tally(SYMBOLS, drawn.iter().map(|each| hashash_face(each.card).back as usize));
}

fn encode_players(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    let seats = || viewer.clockwise(game.seat_count());
    let players = || seats().map(|seat| game.player(seat));
    let absent = MAX_PLAYERS - game.players.len();
    for player in players() {
        out.amount(player.purse.gold, MAX_COINS);
        out.amount(player.purse.red, MAX_COINS);
    }
    out.zeros(absent * 2);
    players().for_each(|player| out.amount(player.swords, MAX_SWORDS));
    out.zeros(absent);
    players().for_each(|player| out.amount(player.hand.len() as u32, MAX_HAND));
    out.zeros(absent);
    for seat in seats() {
        let hand = game.player(seat).hand;
        out.set(if seat == viewer { hand } else { hand.and(game.action_cards.seen) });
    }
    out.zeros(absent * CARDS);
    players().for_each(|player| out.set(player.scholars));
    out.zeros(absent * SCHOLARS);
    let trophies =
        |seat: Seat| game.battle_cards.trophies.iter().filter(move |trophy| trophy.owner == seat);
    seats().for_each(|seat| out.amount(trophies(seat).count() as u32, BATTLE as u8));
    out.zeros(absent);
    // BEL-13.6: revealed at scoring.
    let scored = matches!(game.ending, Some(Ending::FourthGeneration | Ending::TurnLimit));
    for seat in seats() {
        let known = trophies(seat).filter(|_| seat == viewer || scored);
        out.tally(BATTLE, known.map(|trophy| trophy.card.at()));
    }
    out.zeros(absent * BATTLE);
}

fn encode_teams(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    let teams = match game.team_of(viewer) {
        Team::Kingdom => [Team::Kingdom, Team::People, Team::Order],
        Team::People => [Team::People, Team::Kingdom, Team::Order],
        Team::Order => [Team::Order, Team::Kingdom, Team::People],
    };
    for team in teams {
        out.amount(game.treasuries[team].gold, MAX_COINS);
        out.amount(game.treasuries[team].red, MAX_COINS);
    }
    for team in teams {
        for &symbol in Symbol::ALL {
            let character = character_with(team, symbol).filter(|_| game.team_plays(team));
            let board = character.map(|character| game.boards[character]).unwrap_or_default();
            for tokens in [board.white, board.orange, board.bottom] {
                out.amount(tokens, MAX_ON_BOARD);
            }
        }
    }
}

fn encode_cards(game: &Belaad, out: &mut Encoder<'_>) {
    encode_tokens(game.bag, out);
    let cards = &game.action_cards;
    Deck::all().for_each(|deck| out.one_hot(cards.top(deck)));
    cards.decks.iter().for_each(|deck| out.amount(deck.len() as u32, MAX_DECK as u8));
    out.tally(CARDS, cards.discard.iter().map(|card| card.at()));
    out.set(cards.seen);
    let scholars = &game.scholars;
    out.one_of(usize::from(scholars.generation.saturating_sub(1)), 4);
    out.tally(SCHOLARS, scholars.revealed.iter().map(|scholar| scholar.at()));
    out.set(scholars.discarded);
    out.amount(scholars.deck.len() as u32, SCHOLARS as u8);
    let battle = &game.battle_cards;
    out.amount(battle.deck.len() as u32, BATTLE as u8);
    out.tally(BATTLE, battle.discard.iter().map(|card| card.at()));
    battle.seen_after.iter().for_each(|(_, count)| out.amount(count, BATTLE as u8));
}

fn encode_order(game: &Belaad, viewer: Seat, out: &mut Encoder<'_>) {
    if !game.has_order() {
        return out.zeros(SCHOLARS + 1 + TOKENS + 1 + SYMBOLS + 3 * HASHASH);
    }
    out.set(game.order.scholars);
    out.amount(game.active_points(), 12);
    encode_tokens(game.order.tokens, out);
    let cards = &game.hashash_cards;
    out.amount(cards.deck.len() as u32, HASHASH as u8);
    out.one_hot(cards.deck.last().map(|top| hashash_face(top.card).back));
    let is_order = game.team_of(viewer) == Team::Order;
    let known = cards.deck.iter().rev().enumerate();
    let known = known.filter(|(_, each)| is_order && each.known_to != KnownTo::Nobody);
    out.sparse(HASHASH, known.map(|(at, each)| (each.card.at(), at as u8 + 1)));
    let in_play = cards.in_play.iter().enumerate();
    out.sparse(HASHASH, in_play.map(|(age, card)| (card.at(), age as u8 + 1)));
    out.set(cards.used);
}
