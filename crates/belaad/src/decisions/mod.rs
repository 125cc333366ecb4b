//! What can be open (section 14): one file for each decision, with what is asked, what is offered,
//! why not, and what follows.
//!
//! The agenda holds what is open, the last entry on top (BEL-17.1); with an empty one the step of the
//! turn asks. An entry is a question, or something to come back to. One that has
//! nothing left to do leaves before what it started is pushed, so that only card menus and token
//! batches lie under others, and for a moment the lists that a cancelled payment comes back to
//! (BEL-5.6).

pub(crate) mod ability;
mod any_symbol;
pub(crate) mod assassinate;
pub(crate) mod batch;
pub(crate) mod battle;
pub(crate) mod card;
pub(crate) mod change;
pub(crate) mod copy;
mod discard_sword;
mod draw;
mod eliminate;
pub(crate) mod employ_free;
pub(crate) mod exchange;
pub(crate) mod influence;
pub(crate) mod lend;
pub(crate) mod military;
pub(crate) mod negation;
pub(crate) mod one_of;
pub(crate) mod put_back;
pub(crate) mod return_tokens;
mod silence;
mod single_action;
pub(crate) mod steal;
pub(crate) mod steal_coins;
mod top_card;
mod unbind;
mod windows;

use std::ops::ControlFlow;

use ability::Trigger;
use any_symbol::AnySymbol;
use assassinate::Assassinate;
use batch::Batch;
use battle::Battle;
use card::CardMenu;
use change::Change;
use copy::CopyAbility;
use discard_sword::DiscardSword;
use draw::Draw;
use eliminate::Eliminate;
use employ_free::{EmployFree, Sacrifice};
use engine::{Offer, Opening, Refused};
use exchange::{Exchange, ExchangeWith};
use influence::Influence;
use lend::Lend;
use military::Military;
use negation::Negation;
use one_of::OneOf;
use put_back::PutBack;
use return_tokens::ReturnTokens;
use silence::Silence;
use single_action::SingleAction;
use steal::{Steal, TakeAllGold};
use steal_coins::StealCoins;
use top_card::TopCard;
use unbind::Unbind;
use windows::{After, Before, Played};

use crate::table::state::{Belaad, Step};
use crate::words::action::Action;
use crate::words::names::Deck;
use crate::words::refusal::Refusal;

/// BEL-4.8: a card from hand and, below it, each of the three top cards once.
const MAX_CARDS: usize = 1 + Deck::COUNT;
/// Batches on top of each other with no card between: one from a card, and one from the only
/// character of a team whose ability draws tokens (its one bottom space is then taken).
pub(crate) const MAX_BATCH_RUN: usize = 2;
/// A choice of an ability, a single action, a scholar, a loan.
const MAX_LISTS: usize = 4;
/// The longest agenda. It has one batch more than play can reach, because in a position from outside
/// the bottom space that the inner batch must have come from may be free.
pub(crate) const MAX_DEPTH: usize = MAX_CARDS + (MAX_CARDS + 1) * MAX_BATCH_RUN + 1 + MAX_LISTS;

engine::decisions! {
    /// Something open.
    pub enum Open of Belaad {
        /// D1: a step of the turn, never on the agenda.
        Before,
        /// T4: a step of the turn, never on the agenda.
        Played,
        /// D31: a step of the turn, never on the agenda.
        After,
        /// D32: a step of the turn, never on the agenda.
        Draw,
        /// D29: the Order may negate the card just played.
        Silence,
        /// D2: the menu of a card.
        Card(CardMenu),
        /// D3: which top card to perform.
        TopCard,
        /// D3: which one action of which top card to perform.
        SingleAction,
        /// D4: which symbol to activate.
        AnySymbol,
        /// D5: from whom to steal.
        Steal(Steal),
        /// D6: which scholar to employ for coins.
        Influence(Influence),
        /// D7: which team to attack.
        Military(Military),
        /// D8: the tokens of a draw that have not been placed.
        Batch(Batch),
        /// D9: whether to use the ability.
        Ability(Trigger),
        /// D10, D17: which of the ability's choices.
        OneOf(OneOf),
        /// D11: whose ability to copy.
        Copy(CopyAbility),
        /// D12: whose gold to take.
        TakeAllGold,
        /// D13: which of the strongest characters gives its tokens.
        Sacrifice(Sacrifice),
        /// D13: which scholar to employ free of charge.
        EmployFree,
        /// D14: the first of two players.
        Exchange,
        /// D14: the second of two players.
        ExchangeWith(ExchangeWith),
        /// D15: whom or what to assassinate.
        Assassinate(Assassinate),
        /// D16: which drawn card goes back.
        PutBack(PutBack),
        /// D18: which coin to steal.
        StealCoins(StealCoins),
        /// D19: which token to return.
        ReturnTokens(ReturnTokens),
        /// D20: whose sword goes to the pool.
        DiscardSword,
        /// D21: which orange token returns to the bag.
        Unbind,
        /// D22: which coins to pay.
        Change(Change),
        /// D23 to D26: a battle.
        Battle(Battle),
        /// D27: whom to eliminate.
        Eliminate,
        /// D28: whether this player negates the elimination.
        Negation(Negation),
        /// D30: whether a teammate lends.
        Lend(Lend),
    }
}

/// What the step of the turn asks.
#[inline]
pub(crate) fn idle(game: &Belaad) -> Option<Open> {
    game.ending.is_none().then_some(match game.turn.step {
        Step::Before => Open::Before,
        Step::Play => Open::Played,
        Step::After => Open::After,
        Step::Draw => Open::Draw,
    })
}

/// The answer to whether an action fits the open decision.
type Checked = Result<(), Refused<Refusal>>;

/// BEL-5.6: how often in a turn a player may leave a list, so that every turn ends.
const MAX_BACKS: u8 = 3;

impl Belaad {
    /// BEL-5.6: allowed after a refused loan, and from the actions of a top card.
    fn may_go_back(&self) -> Result<(), Refusal> {
        let single = matches!(self.agenda.last(), Some(Open::SingleAction));
        if self.turn.backs >= MAX_BACKS {
            Err(Refusal::LeftTooOften)
        } else if single || !self.turn.refused.is_empty() {
            Ok(())
        } else {
            Err(Refusal::NothingRefused)
        }
    }

    fn offer_back(&self, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        if self.may_go_back().is_ok() { out.offer(Action::Back) } else { ControlFlow::Continue(()) }
    }

    fn go_back(&mut self) {
        self.turn.backs += 1;
        self.agenda.done();
    }
}

/// BEL-5.6: a list without an option left goes back to the list before it.
fn back(game: &mut Belaad) -> Opening {
    game.agenda.done();
    Opening::Done
}
