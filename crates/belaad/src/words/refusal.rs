//! Why an action is not possible, each with its rule.

use engine::Seat;

use super::spoken::Amount;
use crate::table::ids::{ActionCard, HashashCard, Scholar};
use crate::words::names::{AbilityOption, Character, Coin, Colour, Deck, Space, Symbol, Team};

engine::refusals! {
    /// Why an action is not possible.
    pub enum Refusal {
        /// There are fewer players.
        "BEL-2.1" NobodyThere,
        /// The Order doesn't play.
        "BEL-2.3" NoOrder,
        /// The card is elsewhere.
        "BEL-3.3" NotInHand { card: ActionCard },
        /// The item of the card was performed.
        "BEL-4.1" AlreadyPerformed,
        /// The card has no such primary action.
        "BEL-4.6" NotOnTheCard,
        /// The card doesn't show the symbol.
        "BEL-4.6" SymbolNotOnTheCard { symbol: Symbol },
        /// The team has no character with the symbol.
        "BEL-11.1" NoCharacterWith { symbol: Symbol },
        /// Nothing to draw.
        "BEL-4.2.T" BagEmpty,
        /// Nobody to steal from.
        "BEL-4.2.S" NobodyHasGold,
        /// Nothing to reveal.
        "BEL-18.26" BattleDeckEmpty,
        /// No character can be eliminated.
        "BEL-4.2.ELIM" NobodyToEliminate,
        /// Nothing would move.
        "BEL-4.2.TREAS" NothingForTheTreasury,
        /// There is no symbol left to strengthen.
        "BEL-18.4" NothingToStrengthen,
        /// All top cards were used.
        "BEL-4.8" NoTopCardLeft,
        /// This top card was used.
        "BEL-4.8" TopCardUsed { deck: Deck },
        /// Extra symbols are not a single action.
        "BEL-4.9" NotAsSingleAction,
        /// Not enough coins.
        "BEL-5.3" CannotPay { price: Amount, available: Amount },
        /// Not enough coins, not even with the teammates' help.
        "BEL-5.4" TeamCannotPay { price: Amount, available: Amount },
        /// Only after a refused loan.
        "BEL-5.6" NothingRefused,
        /// A turn must end.
        "BEL-5.6" LeftTooOften,
        /// A card comes first.
        "BEL-3.3" PlayFirst,
        /// The turn's card is played.
        "BEL-3.3" AlreadyPlayed,
        /// The card comes first.
        "BEL-4.1" FinishTheCard,
        /// Swords employ before a card is played or after it.
        "BEL-9.3" CardIsOpen,
        /// Swords employ before the draw.
        "BEL-9.3" TooLateForSwords,
        /// One scholar a turn.
        "BEL-7.1" AlreadyEmployed,
        /// The Order never employs.
        "BEL-7.1" OrderNeverEmploys,
        /// The scholar can't be taken.
        "BEL-7.2" NotRevealed { scholar: Scholar },
        /// No revealed scholar is affordable.
        "BEL-7.2" NobodyPayable,
        /// Swords don't buy this scholar.
        "BEL-9.3" NoSwordPrice { scholar: Scholar },
        /// Not enough swords.
        "BEL-9.3" NotEnoughSwords { scholar: Scholar, needed: u8, have: u8 },
        /// Not an opposing player.
        "BEL-18.13" NotAnOpponent { seat: Seat },
        /// The player has no gold.
        "BEL-4.4.S" NoGold { seat: Seat },
        /// Not an opposing team.
        "BEL-8.1" NotAnOpposingTeam { team: Team },
        /// No such token is left in the batch.
        "BEL-6.6" NotInTheBatch { symbol: Symbol },
        /// Another team's character.
        "BEL-6.3" NotYourCharacter { character: Character },
        /// All top spaces are taken.
        "BEL-6.3" NoFreeTopSpace { character: Character },
        /// All bottom spaces are taken.
        "BEL-6.4" NoFreeBottomSpace { character: Character },
        /// The ability has no such choice.
        "BEL-10.2" NotAChoice { option: AbilityOption },
        /// The choice has no target.
        "BEL-10.2" ChoiceWithoutTarget { option: AbilityOption },
        /// The ability can't be copied.
        "BEL-10.P2" NotCopyable { character: Character },
        /// The ability would do nothing.
        "BEL-10.2" AbilityWithoutEffect { character: Character },
        /// Another character has more top tokens, or there are too few.
        "BEL-10.P1" NotTheStrongest { character: Character },
        /// The player can't be the first of the two.
        "BEL-10.P4" NotAFirstPlayer { seat: Seat },
        /// The player can't be the second of the two.
        "BEL-10.P4" NotASecondPlayer { seat: Seat },
        /// No such token on that board.
        "BEL-11.8" NoSuchToken { character: Character, colour: Colour },
        /// The character can't be the target.
        "BEL-11.8" NotATarget { character: Character },
        /// The card was not drawn.
        "BEL-10.O2" NotDrawn { card: HashashCard },
        /// The player has no such coin.
        "BEL-10.O3" NoSuchCoin { seat: Seat, coin: Coin },
        /// All tokens come from one team.
        "BEL-18.37" OtherTeam { team: Team },
        /// At least one must be taken.
        "BEL-10.O3" TakeOneFirst,
        /// The player has no sword.
        "BEL-10.O3" NoSword { seat: Seat },
        /// No orange token there.
        "BEL-14.2" NoOrangeToken { character: Character, space: Space },
        /// The card is not in play.
        "BEL-11.4" NotInPlay { card: HashashCard },
        /// Once a turn.
        "BEL-11.5" AlreadyUsed { card: HashashCard },
        /// Hashash cards are the Order's.
        "BEL-11.5" OnlyTheOrder,
        /// At the Order's own menus.
        "BEL-11.5" OnlyAtAMenu { card: HashashCard },
        /// Right after an opponent has played a card.
        "BEL-18.25" OnlyAfterACard { card: HashashCard },
        /// At the Order's turn in a battle.
        "BEL-18.22" OnlyInBattle { card: HashashCard },
        /// Against a defeat card or an elimination.
        "BEL-18.21" OnlyAgainst { card: HashashCard },
        /// It works all the time.
        "BEL-11.4" Ongoing { card: HashashCard },
        /// No extra turn in an extra turn.
        "BEL-18.23" InTheExtraTurn,
        /// The card would do nothing.
        "BEL-11.5" WithoutEffect { card: HashashCard },
        /// Neither tokens nor Hashash cards there.
        "BEL-4.2.ELIM" NothingToEliminate { character: Character },
        /// Only a character of the losing team.
        "BEL-8.7" NotOfTheLosers { character: Character },
    }
}
