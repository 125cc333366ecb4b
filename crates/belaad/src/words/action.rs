//! Every decision of the game (section 14 of the rules).

use engine::Seat;

use crate::table::ids::{ActionCard, HashashCard, Scholar};
use crate::words::names::{AbilityOption, Character, Coin, Colour, Deck, Space, Symbol, Team};

engine::actions! {
    /// One small decision.
    pub enum Action {
        /// D1: play a card from hand.
        PlayCard { card: ActionCard },
        /// D1, D31: employ a scholar with swords.
        EmployWithSwords { scholar: Scholar },
        /// D1, D2, D23, D31: use a Hashash card in play.
        UseHashash { card: HashashCard },
        /// D31: do nothing more in this window.
        GoOn,
        /// D2: perform the primary action, which is not a symbol.
        Primary,
        /// D2: perform the primary action by activating a symbol.
        PrimarySymbol { symbol: Symbol },
        /// D2: pay for the secondary action and perform it.
        Secondary,
        /// D2: do nothing more with this card.
        Finish,
        /// D3: perform a top card.
        TopCard { deck: Deck },
        /// D3: perform only the primary action of a top card, which is not a symbol.
        TopPrimary { deck: Deck },
        /// D3: perform only the primary action of a top card by activating a symbol.
        TopSymbol { deck: Deck, symbol: Symbol },
        /// D3: perform only the secondary action of a top card.
        TopSecondary { deck: Deck },
        /// D4: activate a symbol.
        Activate { symbol: Symbol },
        /// D5: steal gold from a player.
        StealFrom { seat: Seat },
        /// D6, D13: employ a scholar.
        Employ { scholar: Scholar },
        /// D7: attack a team.
        Attack { team: Team },
        /// D8: place a white token.
        PlaceWhite { symbol: Symbol },
        /// D8: place an orange token in a bottom space.
        PlaceBottom { character: Character },
        /// D8: place an orange token in a top space.
        PlaceTop { character: Character },
        /// D8: return an orange token to the bag.
        ReturnOrange,
        /// D9: use the ability.
        UseAbility,
        /// D9: don't use it.
        DeclineAbility,
        /// D10, D17: one of the ability's choices.
        Choose { option: AbilityOption },
        /// D11: copy a character's ability.
        Copy { character: Character },
        /// D12: take all gold of a player.
        TakeAllGold { seat: Seat },
        /// D13: return all top tokens of a character.
        Sacrifice { character: Character },
        /// D14: the first of two players who exchange their coins.
        Exchange { first: Seat },
        /// D14: the second of them.
        ExchangeWith { second: Seat },
        /// D15: assassinate a scholar.
        AssassinateScholar { scholar: Scholar },
        /// D15, D25: assassinate a token.
        AssassinateToken { character: Character, colour: Colour },
        /// D16: put a drawn card back.
        PutBack { card: HashashCard },
        /// D18: steal a coin.
        StealCoin { seat: Seat, coin: Coin },
        /// D19: return a token to the bag.
        ReturnToken { character: Character, colour: Colour },
        /// D18, D19: take no more.
        Stop,
        /// D20: a sword goes to the pool.
        DiscardSword { seat: Seat },
        /// D21: return an orange token to the bag.
        Unbind { character: Character, space: Space },
        /// D22: pay coins of this kind and take the other.
        Change { pay: Coin },
        /// D23: give up the battle.
        Concede,
        /// D23: reveal the top battle card.
        Reveal,
        /// D24, D28: negate the card.
        Negate,
        /// D24, D28: let it happen.
        Accept,
        /// D26, D27: eliminate a character.
        Eliminate { character: Character },
        /// D29: silence the card just played.
        Silence,
        /// D29: let it be performed.
        LetPass,
        /// D30: lend coins this turn.
        Lend,
        /// D30: lend nothing this turn.
        RefuseToLend,
        /// D32: draw the top card of a deck.
        Draw { deck: Deck },
        /// D3, D6: go back to the previous list.
        Back,
    }
}
