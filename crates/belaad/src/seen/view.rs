//! What one viewer sees (section 15), built field by field.

use engine::{Game, Seat, Set, Viewer};
use serde::Serialize;

use crate::data::effects::BattleEffect;
use crate::data::{board_of, hashash_face, scholar_face};
use crate::decisions::Open;
use crate::decisions::ability::Trigger;
use crate::decisions::batch::Batch;
use crate::decisions::battle::Battle;
use crate::decisions::card::Item;
use crate::decisions::copy::CopyAbility;
use crate::decisions::negation::Negation;
use crate::decisions::one_of::OneOf;
use crate::decisions::put_back::PutBack;
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::player::Purse;
use crate::table::state::{Belaad, Board, Ending, ExtraTurn, KnownTo, Step, Tokens};
use crate::words::deed::Verdict;
use crate::words::names::{Character, Deck, Symbol, Team};
use crate::words::prompt::Prompt;

/// A position as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The viewer's seat, unless it is a spectator.
    pub viewer: Option<Seat>,
    /// Turns begun.
    pub turn: u32,
    /// The active player.
    pub active: Seat,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    /// What they are asked, which everybody sees.
    pub question: Option<Prompt>,
    /// How far the turn has come.
    pub progress: Progress,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The teams that play.
    pub teams: Vec<TeamView>,
    /// Tokens in the bag.
    pub bag: Tokens,
    /// Swords in the pool.
    pub swords: u8,
    /// The three action decks.
    pub decks: Vec<DeckView>,
    /// The discard pile, the last card played last.
    pub discard: Vec<ActionCard>,
    /// The scholars nobody has taken.
    pub scholars: ScholarsView,
    /// Battle cards in the deck.
    pub battle_deck: usize,
    /// Battle cards revealed in the battle being fought.
    pub battle_discard: Vec<BattleCard>,
    /// The Order's area, if it plays.
    pub order: Option<OrderView>,
    /// What is open, the outermost first.
    pub open: Vec<OpenView>,
    /// Why the game is over.
    pub ending: Option<&'static str>,
    /// Who has won, and what decided it.
    pub verdict: Option<Verdict>,
}

/// How far a turn has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Progress {
    /// The step (BEL-3.1).
    pub step: Step,
    /// Whether the active player has employed a scholar.
    pub employed: bool,
    /// How much more the Order's next symbol counts.
    pub extra_symbols: u8,
    /// Whether this is an extra turn, or one follows.
    pub extra_turn: ExtraTurn,
    /// Teammates who lend this turn.
    pub lent: Vec<Seat>,
    /// Teammates who refused to lend this turn.
    pub refused: Vec<Seat>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// The team.
    pub team: Team,
    /// The player's own coins.
    pub purse: Purse,
    /// The swords.
    pub swords: u8,
    /// Cards in hand.
    pub hand_size: usize,
    /// The cards in hand, if they are the viewer's.
    pub hand: Option<Vec<ActionCard>>,
    /// Scholars employed.
    pub scholars: Set<Scholar, u32>,
    /// Trophy cards kept.
    pub trophy_count: usize,
    /// The trophy cards, if they are the viewer's or revealed at scoring.
    pub trophies: Option<Vec<BattleCard>>,
}

/// A team.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamView {
    /// Which.
    pub team: Team,
    /// Its Treasury.
    pub treasury: Purse,
    /// Its characters.
    pub characters: Vec<CharacterView>,
    /// The score, once it is counted.
    pub score: Option<u16>,
}

/// A character's board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CharacterView {
    /// Who.
    pub character: Character,
    /// The symbol.
    pub symbol: Symbol,
    /// The symbol count (BEL-4.5).
    pub count: u16,
    /// The tokens on it.
    pub board: Board,
    /// Top spaces.
    pub top_spaces: u8,
    /// Bottom spaces.
    pub bottom_spaces: u8,
    /// Hashash cards under it, the oldest first.
    pub hashash_cards: Vec<HashashCard>,
}

/// An action deck.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeckView {
    /// The visible card.
    pub top: Option<ActionCard>,
    /// Cards in it.
    pub cards: usize,
    /// Whether the top card was used this turn.
    pub used: bool,
}

/// The scholars nobody has taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScholarsView {
    /// 1 to 4.
    pub generation: u8,
    /// Those that can be taken.
    pub revealed: Vec<RevealedScholar>,
    /// Cards in the deck.
    pub deck: usize,
    /// Cards removed unseen.
    pub removed: usize,
    /// Left over from ended generations.
    pub discarded: Set<Scholar, u32>,
}

/// A scholar that can be taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RevealedScholar {
    /// Who.
    pub scholar: Scholar,
    /// The printed cost.
    pub cost: u8,
    /// The printed number of swords, 0 if swords don't buy it.
    pub swords: u8,
    /// Main points.
    pub main: u8,
}

/// What concerns the Order alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OrderView {
    /// Assassinated scholars.
    pub scholars: Set<Scholar, u32>,
    /// Those among them that are active.
    pub active: Set<Scholar, u32>,
    /// Active points.
    pub active_points: u8,
    /// Assassinated tokens.
    pub tokens: Tokens,
    /// Cards in the Hashash deck.
    pub hashash_deck: usize,
    /// The back of its top card.
    pub top_back: Option<Symbol>,
    /// Cards in it that the viewer saw being put there, with their place from the top. Only for the
    /// Order.
    pub known: Vec<(usize, HashashCard)>,
    /// Hashash cards that were used and are not usable again yet.
    pub used: Set<HashashCard, u16>,
}

/// Something open.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenView {
    /// A card being performed.
    Card {
        /// Which.
        card: ActionCard,
        /// Whether the primary action is still to come.
        primary: bool,
        /// Whether the secondary action is still to come.
        secondary: bool,
        /// How much more the symbol of the primary action counts.
        extra: u8,
    },
    /// Tokens drawn and not placed.
    Batch {
        /// Which.
        tokens: Tokens,
    },
    /// A battle.
    Battle {
        /// Who attacked.
        aggressor: Seat,
        /// Who was attacked.
        defender: Seat,
        /// The aggressor's strength.
        attack: i16,
        /// The defender's strength.
        defence: i16,
        /// How likely each effect of the next battle card is, given what the viewer has seen.
        odds: Vec<BattleOdds>,
    },
    /// Three Hashash cards drawn: one goes back.
    Drawn {
        /// Their backs.
        backs: [Symbol; 3],
        /// Their faces, for the Order.
        cards: Option<[HashashCard; 3]>,
    },
    /// A single action of a top card.
    SingleAction,
    /// A character's ability.
    Ability {
        /// Whose.
        character: Character,
    },
    /// An elimination that may be negated.
    Elimination {
        /// Of whom.
        target: Character,
    },
}

/// How likely an effect of the next battle card is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BattleOdds {
    /// The effect.
    pub effect: BattleEffect,
    /// From 0 to 1; the chances of all effects add up to 1.
    pub chance: f32,
}

pub(crate) fn view(game: &Belaad, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let asked = game.waiting().first();
    View {
        viewer: seat,
        turn: game.turn(),
        active: game.active(),
        asked,
        question: asked.and_then(|seat| game.prompt(seat)),
        progress: Progress {
            step: game.turn.step,
            employed: game.turn.employed,
            extra_symbols: game.turn.extra_symbols,
            extra_turn: game.turn.extra_turn,
            lent: game.turn.lent.iter().collect(),
            refused: game.turn.refused.iter().collect(),
        },
        players: game.all_seats().map(|owner| game.player_seen_by(owner, viewer)).collect(),
        teams: game.teams().iter().map(|&team| game.team_view(team)).collect(),
        bag: game.bag,
        swords: game.swords_in_pool(),
        decks: Deck::all().map(|deck| game.deck_view(deck)).collect(),
        discard: game.action_cards.discard.to_vec(),
        scholars: game.scholars_view(),
        battle_deck: game.battle_cards.deck.len(),
        battle_discard: game.battle_cards.discard.to_vec(),
        order: game.order_seat().map(|order| game.order_seen_by(viewer.is(order))),
        open: game.agenda.iter().filter_map(|open| game.open_view(open, viewer)).collect(),
        ending: game.ending.map(Ending::key),
        verdict: crate::rules::scoring::verdict(game),
    }
}

impl Belaad {
    fn player_seen_by(&self, owner: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(owner);
        let own = viewer.is(owner);
        let trophies = self.battle_cards.trophies.iter().filter(|trophy| trophy.owner == owner);
        let trophies: Vec<BattleCard> = trophies.map(|trophy| trophy.card).collect();
        PlayerView {
            team: self.team_of(owner),
            purse: player.purse,
            swords: player.swords,
            hand_size: player.hand.len(),
            hand: own.then(|| player.hand.iter().collect()),
            scholars: player.scholars,
            trophy_count: trophies.len(),
            // BEL-13.6: revealed at scoring, which doesn't happen if the Order wins.
            trophies: (own || self.is_scored()).then_some(trophies),
        }
    }

    fn is_scored(&self) -> bool {
        matches!(self.ending, Some(Ending::FourthGeneration | Ending::TurnLimit))
    }

    fn team_view(&self, team: Team) -> TeamView {
        let character = |&character: &Character| {
            let printed = board_of(character);
            let cards = self.hashash_cards.in_play.iter().copied();
            CharacterView {
                character,
                symbol: printed.symbol,
                count: self.symbol_count(character),
                board: self.boards[character],
                top_spaces: printed.top,
                bottom_spaces: printed.bottom,
                hashash_cards: cards
                    .filter(|&card| crate::rules::elimination::lies_under(card, character))
                    .collect(),
            }
        };
        let scored = self.is_scored() && team != Team::Order;
        TeamView {
            team,
            treasury: self.treasuries[team],
            characters: team.characters().iter().map(character).collect(),
            score: scored.then(|| self.score(team).total()),
        }
    }

    fn deck_view(&self, deck: Deck) -> DeckView {
        DeckView {
            top: self.action_cards.top(deck),
            cards: self.action_cards.decks[deck.at()].len(),
            used: self.turn.used_decks.contains(deck),
        }
    }

    fn scholars_view(&self) -> ScholarsView {
        let revealed = self.scholars.revealed.iter().map(|&scholar| {
            let face = scholar_face(scholar);
            RevealedScholar { scholar, cost: face.cost, swords: face.swords, main: face.main }
        });
        ScholarsView {
            generation: self.scholars.generation,
            revealed: revealed.collect(),
            deck: self.scholars.deck.len(),
            removed: self.scholars.removed.len(),
            discarded: self.scholars.discarded,
        }
    }

    fn order_seen_by(&self, is_order: bool) -> OrderView {
        let deck = &self.hashash_cards.deck;
        let known = deck.iter().rev().enumerate();
        let known = known.filter(|(_, each)| is_order && each.known_to != KnownTo::Nobody);
        OrderView {
            scholars: self.order.scholars,
            active: self.active_scholars(),
            active_points: self.active_points(),
            tokens: self.order.tokens,
            hashash_deck: deck.len(),
            top_back: deck.last().map(|top| hashash_face(top.card).back),
            known: known.map(|(at, each)| (at, each.card)).collect(),
            used: self.hashash_cards.used,
        }
    }

    fn open_view(&self, open: &Open, viewer: Viewer) -> Option<OpenView> {
        Some(match *open {
            Open::Card(menu) => OpenView::Card {
                card: menu.card,
                primary: menu.primary == Item::Open,
                secondary: menu.secondary == Item::Open,
                extra: menu.extra,
            },
            Open::Batch(Batch { tokens }) => OpenView::Batch { tokens },
            Open::Battle(Battle { defender, attack, defence, .. }) => {
                let odds = self.battle_odds(viewer);
                OpenView::Battle { aggressor: self.active(), defender, attack, defence, odds }
            }
            Open::PutBack(PutBack { drawn }) => OpenView::Drawn {
                backs: drawn.map(|each| hashash_face(each.card).back),
                cards: viewer.is(self.active()).then(|| drawn.map(|each| each.card)),
            },
            Open::SingleAction => OpenView::SingleAction,
            Open::Ability(Trigger { character })
            | Open::OneOf(OneOf { character })
            | Open::Copy(CopyAbility { character }) => OpenView::Ability { character },
            Open::Negation(Negation { target, .. }) => OpenView::Elimination { target },
            _ => return None,
        })
    }
}
