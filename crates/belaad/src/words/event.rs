//! What happened, for the log.

use super::deed::{TrophyCard, Verdict};
use engine::{Seat, Set};

use crate::data::effects::Secondary;
use crate::table::ids::{ActionCard, BattleCard, HashashCard, Scholar};
use crate::table::player::Purse;
use crate::table::state::Tokens;
use crate::words::names::{Character, Colour, Deck, Space, Symbol, Team, Token};
use crate::words::spoken::{Amount, Backs, DrawnCards, Swords};

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// T0.
        TurnBegan { seat: Seat },
        /// BEL-11.6 H02.
        ExtraTurnBegan { seat: Seat },
        /// T2.
        CardPlayed { seat: Seat, card: ActionCard },
        /// T3.
        Silenced { seat: Seat, card: ActionCard },
        /// BEL-4.4: G, Rd.
        Collected { seat: Seat, amount: Amount },
        /// BEL-4.4: C.
        IncomeCollected { seat: Seat, character: Character, amount: Amount },
        /// BEL-4.3.
        SecondaryBought { seat: Seat, price: Amount, secondary: Secondary },
        /// BEL-5.3.
        Paid { seat: Seat, price: Amount },
        /// BEL-4.8.
        TopCardPerformed { seat: Seat, deck: Deck, card: ActionCard },
        /// BEL-4.4: S.
        Stole { seat: Seat, victim: Seat, amount: Amount },
        /// BEL-5.4.
        Lent { seat: Seat, borrower: Seat },
        /// BEL-5.4.
        RefusedToLend { seat: Seat, borrower: Seat },
        /// BEL-4.4: TREAS; BEL-10.P3.
        TreasuryFilled { team: Team, purse: Purse },
        /// BEL-6.1.
        TokensDrawn { seat: Seat, tokens: Tokens },
        /// BEL-6.2.
        InfluenceReturned { tokens: Tokens },
        /// BEL-6.2.
        WhitePlaced { seat: Seat, token: Token, character: Character },
        /// BEL-6.2.
        WhiteReturned { seat: Seat, token: Token },
        /// BEL-6.3.
        OrangeOnTop { seat: Seat, character: Character },
        /// BEL-6.3.
        OrangeOnBottom { seat: Seat, character: Character },
        /// BEL-6.3.
        OrangeReturned { seat: Seat },
        /// BEL-6.7.
        RowCleared { team: Team, tokens: Tokens },
        /// BEL-7.2.
        Employed { seat: Seat, scholar: Scholar, price: Amount },
        /// BEL-9.3.
        EmployedWithSwords { seat: Seat, scholar: Scholar, swords: Swords },
        /// BEL-10.P1.
        EmployedFree { seat: Seat, scholar: Scholar },
        /// BEL-12.1.
        GenerationEnded { discarded: Set<Scholar, u32> },
        /// BEL-12.1.
        GenerationBegan { generation: u8, scholars: Set<Scholar, u32> },
        /// BEL-8.2.
        BattleBegan { aggressor: Seat, defender: Seat, attack: i16, defence: i16 },
        /// BEL-8.4.
        Revealed { seat: Seat, card: BattleCard, attack: i16, defence: i16 },
        /// BEL-9.1.
        DefeatNegatedBySword { seat: Seat },
        /// BEL-11.6 H13.
        DefeatNegatedByCard { seat: Seat, card: HashashCard },
        /// BEL-8.5.
        Conceded { seat: Seat },
        /// BEL-8.5.
        BattleWon { seat: Seat, loser: Seat },
        /// BEL-8.6, as the winner sees it.
        TrophySeen { seat: Seat, card: TrophyCard },
        /// BEL-8.6, as everybody else sees it.
        TrophyTaken { seat: Seat },
        /// BEL-8.6, BEL-10.K5.
        SwordTaken { seat: Seat },
        /// BEL-8.7, BEL-4.4: ELIM.
        Eliminated { seat: Seat, character: Character },
        /// BEL-9.2.
        EliminationNegatedBySword { seat: Seat, character: Character },
        /// BEL-9.2.
        EliminationNegatedByCard { seat: Seat, character: Character, card: HashashCard },
        /// BEL-11.7.
        HashashLost { character: Character, cards: Set<HashashCard, u16> },
        /// BEL-6.5.
        AbilityUsed { seat: Seat, character: Character },
        /// BEL-6.5.
        AbilityDeclined { seat: Seat, character: Character },
        /// BEL-10.P2.
        AbilityCopied { seat: Seat, character: Character },
        /// BEL-10.K2.
        TeamCollected { team: Team, amount: Amount },
        /// BEL-10.K3.
        TreasuryCollected { team: Team, amount: Amount },
        /// BEL-10.P1.
        Sacrificed { seat: Seat, character: Character },
        /// BEL-10.P4.
        Exchanged { first: Seat, second: Seat },
        /// BEL-10.O2, as the Order sees it.
        HashashSeen { seat: Seat, cards: DrawnCards },
        /// BEL-10.O2, as everybody else sees it.
        HashashDrawn { seat: Seat, backs: Backs },
        /// BEL-10.O2, as the Order sees it.
        HashashPutBack { seat: Seat, card: HashashCard },
        /// BEL-10.O2, as everybody else sees it.
        HashashPutBackUnseen { seat: Seat, back: Symbol },
        /// BEL-11.4.
        HashashPlaced { card: HashashCard, character: Character },
        /// BEL-11.5.
        HashashUsed { seat: Seat, card: HashashCard },
        /// BEL-10.O3.
        TokenReturned { character: Character, colour: Colour },
        /// BEL-10.O3.
        SwordDiscarded { victim: Seat },
        /// BEL-11.6 H07.
        Unbound { character: Character, space: Space },
        /// BEL-11.6 H11.
        Changed { seat: Seat, paid: Amount, taken: Amount },
        /// BEL-11.8.
        ScholarAssassinated { seat: Seat, scholar: Scholar },
        /// BEL-11.8.
        TokenAssassinated { seat: Seat, character: Character, colour: Colour },
        /// BEL-10.O4.
        DrawnTokenAssassinated { seat: Seat, token: Token },
        /// T6.
        CardDrawn { seat: Seat, deck: Deck, card: ActionCard },
        /// BEL-3.2.
        DecksReshuffled,
        /// BEL-12.2.
        FourthGenerationEnded,
        /// BEL-12.3.
        OrderWon { seat: Seat, points: u8 },
        /// BEL-12.4.
        TurnLimitReached,
        /// BEL-13.1.
        Scored { team: Team, points: u16 },
        /// BEL-13.5.
        Won { verdict: Verdict },
        /// BEL-4.1: a card that could do nothing.
        NothingDone { seat: Seat, card: ActionCard },
    }
}
