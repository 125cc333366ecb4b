//! Why an action is not possible, each with its rule.

use engine::Seat;

use crate::ids::{ActionCard, HashashCard, Scholar};
use crate::names::{AbilityOption, Character, Coin, Colour, Deck, Space, Symbol, Team};

engine::refusals! {
    /// Why an action is not possible.
    pub enum Refusal {
        /// Nobody decides any more.
        "BEL-3.4" Over,
        /// Somebody else decides.
        "BEL-17.1" NotAsked { asked: Seat },
        /// Something else is asked.
        "BEL-17.1" NotTheQuestion,
        /// The card is elsewhere.
        "BEL-3.1" NotInHand { card: ActionCard },
        /// The item of the card was performed.
        "BEL-4.1" AlreadyPerformed,
        /// The card has no such primary action.
        "BEL-4.6" NotOnTheCard,
        /// The card doesn't show the symbol.
        "BEL-4.6" SymbolNotOnTheCard { symbol: Symbol },
        /// The team has no character with the symbol.
        "BEL-11.1" NoCharacterWith { symbol: Symbol },
        /// Nothing to draw.
        "BEL-4.2" BagEmpty,
        /// Nobody to steal from.
        "BEL-4.2" NobodyHasGold,
        /// Nothing to reveal.
        "BEL-18.26" BattleDeckEmpty,
        /// No character can be eliminated.
        "BEL-4.2" NobodyToEliminate,
        /// Nothing would move.
        "BEL-4.2" NothingForTheTreasury,
        /// There is no symbol left to strengthen.
        "BEL-18.4" NothingToStrengthen,
        /// All top cards were used.
        "BEL-4.8" NoTopCardLeft,
        /// This top card was used.
        "BEL-4.8" TopCardUsed { deck: Deck },
        /// Extra symbols are no single action.
        "BEL-4.9" NotAsSingleAction,
        /// Not enough coins.
        "BEL-5.4" CannotPay { coin: Coin, price: u16, available: u16 },
        /// One scholar a turn.
        "BEL-7.1" AlreadyEmployed,
        /// The Order never employs.
        "BEL-7.1" OrderNeverEmploys,
        /// The scholar can't be taken.
        "BEL-7.2" NotRevealed { scholar: Scholar },
        /// Nobody revealed can be paid.
        "BEL-7.2" NobodyPayable,
        /// Swords don't buy this scholar.
        "BEL-9.3" NoSwordPrice { scholar: Scholar },
        /// Not enough swords.
        "BEL-9.3" NotEnoughSwords { scholar: Scholar, needed: u8, have: u8 },
        /// Not an opposing player.
        "BEL-18.13" NotAnOpponent { seat: Seat },
        /// The player has no gold.
        "BEL-4.4" NoGold { seat: Seat },
        /// Not an opposing team.
        "BEL-8.1" NotAnOpposingTeam { team: Team },
        /// No such token is left in the batch.
        "BEL-6.6" NotInTheBatch { symbol: Symbol },
        /// Not the own character.
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
        "BEL-11.6" NoOrangeToken { character: Character, space: Space },
        /// The card is not in play.
        "BEL-11.4" NotInPlay { card: HashashCard },
        /// Once a turn.
        "BEL-11.5" AlreadyUsed { card: HashashCard },
        /// The card has another moment.
        "BEL-11.6" NotNow { card: HashashCard },
        /// The card would do nothing.
        "BEL-11.5" WithoutEffect { card: HashashCard },
        /// Neither tokens nor Hashash cards there.
        "BEL-4.2" NothingToEliminate { character: Character },
        /// Only a character of the losing team.
        "BEL-8.7" NotOfTheLosers { character: Character },
    }
}
