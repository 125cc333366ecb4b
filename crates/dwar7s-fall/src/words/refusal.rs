//! Why something can't be done, with the rule that says so.

use engine::{Seat, refusals};

use crate::table::cell::Side;
use crate::table::tally::Gems;
use crate::words::names::{Class, Decree, Gem, Goal, Kind, KingdomCard, OgreCard};

refusals! {
    /// Why an action is not possible.
    pub enum Refusal {
        /// All actions are used.
        "DWF-5.5" NoActionsLeft { allowance: u8 },
        /// Too many free actions.
        "DWF-6.1" NoFreeActionsLeft,
        /// The first card must be laid.
        "DWF-6.2" MustLayFirstCard,

        /// No kingdom card left.
        "DWF-6.3" NoCardInHand,
        /// The card is not in hand.
        "DWF-6.3" NotInHand { card: KingdomCard },
        /// The end is triggered.
        "DWF-15.12" MonstersForbidden,
        /// Beyond the edge.
        "DWF-3.2" OffTheMat,
        /// The first card goes to the middle.
        "DWF-6.3" NotInStartSquare,
        /// Not adjacent.
        "DWF-6.3" NotBesideACard,
        /// Cards that don't stack.
        "DWF-6.3" OtherType { card: KingdomCard, below: KingdomCard },
        /// Someone stands there.
        "DWF-6.3" MeeplesOnIt { card: KingdomCard },
        /// The troll stands there.
        "DWF-13.2" TrollOnIt { card: KingdomCard },
        /// Rotations with equal walls are offered once.
        "DWF-3.5" SameWalls,

        /// No card there.
        "DWF-3.4" NoCardThere,
        /// Nobody of that kind is at the campfire.
        "DWF-6.4" NotAtCampfire { kind: Kind },
        /// Nobody at the campfire could be placed.
        "DWF-6.4" NobodyAtCampfire,
        /// Placed as a free action.
        "DWF-6.F2" PlacedForFree { kind: Kind },
        /// Not placed as a free action.
        "DWF-6.F2" NotPlacedForFree { kind: Kind },
        /// No free slot.
        "DWF-3.10" CardFull { card: KingdomCard },
        /// The card is in another player's kingdom.
        "DWF-15.4" ForeignKingdom { card: KingdomCard },
        /// One placement for each card and turn.
        "DWF-15.8" PlacedThereBefore { card: KingdomCard },
        /// No card can take a meeple.
        "DWF-6.4" NoSpot,
        /// Every card that could take one is in another player's kingdom.
        "DWF-15.4" NoSpotAtHome,
        /// A meeple was placed on every card that could take one.
        "DWF-15.8" PlacedEverywhere,

        /// No meeple of the player there.
        "DWF-6.5" NoMeepleThere { card: KingdomCard },
        /// None of that kind.
        "DWF-6.5" NoSuchMeeple { kind: Kind },
        /// A wall or the edge.
        "DWF-3.6" NoPassage { side: Side },
        /// Every way is closed or full.
        "DWF-6.5" NoWayOut { card: KingdomCard },
        /// None of the player's meeples can move.
        "DWF-6.5" NobodyCanMove,

        /// A module that is not in play.
        "DWF-14.2" NoEmpires,
        /// The class is for other races.
        "DWF-14.20" NotForYourPeople { class: Class },
        /// The piece is in play.
        "DWF-14.20" ClassOwned { class: Class },
        /// Too few gems.
        "DWF-14.21" CannotPayClass { class: Class, cost: Gems, gems: Gems },
        /// Nobody can be upgraded.
        "DWF-21.40" NoBasicMeeple,
        /// No class is available.
        "DWF-14.21" NoClass,
        /// The piece is at the campfire or not owned.
        "DWF-21.41" NotOnBoard,
        /// No gem of that kind.
        "DWF-14.22" NoSuchGem { gem: Gem },
        /// None left in the pile.
        "DWF-14.22" PileEmpty { gem: Gem },
        /// The same kind.
        "DWF-14.22" SameGem { gem: Gem },
        /// Not even an alchemist can do that.
        "DWF-14.22" GoldToRuby,
        /// Nothing can be changed.
        "DWF-14.22" NothingToChange,
        /// Nobody can be pushed.
        "DWF-14.23" NobodyToPush,
        /// Nobody can be sent home.
        "DWF-14.26" NobodyToSendHome,

        /// Another race's trait.
        "DWF-14.6" ElvesOnly,
        /// Another race's trait.
        "DWF-14.11" OgresOnly,
        /// Another race's trait.
        "DWF-14.17" CrystalDwarfsOnly,
        /// Once a turn.
        "DWF-14.6" ScalesUsed,
        /// Nothing to skin.
        "DWF-14.6" NoMonster,
        /// Once a turn.
        "DWF-14.11" PawnbrokerUsed,
        /// Nothing to pawn.
        "DWF-14.11" NoPouches,
        /// The pouches buy nothing.
        "DWF-14.11" NothingToPawn { pouches: u8 },
        /// The first gem must be taken.
        "DWF-14.11" TakeAGem,
        /// The gem is too expensive.
        "DWF-14.6" OverBudget { gem: Gem, left: u8 },
        /// Once a turn.
        "DWF-14.17" FrozenHeartUsed,
        /// It must be another gem.
        "DWF-14.17" AlreadyDiamond,
        /// No gem of that kind.
        "DWF-14.17" NothingToFreeze { gem: Gem },
        /// No gem but diamonds.
        "DWF-14.17" NoGemToFreeze,
        /// None left in the pile.
        "DWF-14.17" NoDiamondLeft,

        /// The decree is not active.
        "DWF-4.1" NotDecreed { decree: Decree },
        /// A meeple could be placed.
        "DWF-15.4" SpotsLeft,
        /// No other mine.
        "DWF-15.14" NoTunnel,
        /// Not a mine.
        "DWF-15.14" NotAMine { card: KingdomCard },
        /// A dragon guards the mine.
        "DWF-15.14" DragonGuardsMine { card: KingdomCard },
        /// It is there already.
        "DWF-15.14" SameMine,

        /// Not in hand.
        "DWF-10.2" NoOgreCard { card: OgreCard },
        /// None at all.
        "DWF-10.2" NoOgreCards,
        /// Nothing to aim at.
        "DWF-10.2" NoTarget { card: OgreCard },
        /// None can be played.
        "DWF-10.2" NothingPlayable,
        /// A Guardian or Dragon.
        "DWF-10.3" Protected { card: KingdomCard },
        /// Nobody can be sent home, and nothing dug.
        "DWF-10.5" NobodyOnIt { card: KingdomCard },
        /// Only the player's own meeples are there.
        "DWF-10.6" NoEnemyOnIt { card: KingdomCard },
        /// The player's own meeple.
        "DWF-10.6" NotAnEnemy { seat: Seat },
        /// The same card.
        "DWF-21.24" SameCard,
        /// The step leads back.
        "DWF-10.7" BackAgain,
        /// A player can't rob themselves.
        "DWF-10.8" ThiefOnYourself,
        /// A player can't rob themselves.
        "DWF-10.9" CrownOnYourself,
        /// No such player.
        "DWF-5.1" NobodySitsThere,
        /// The player has no gems.
        "DWF-10.8" NoGemsToSteal { seat: Seat },
        /// The player has no ogre cards.
        "DWF-10.9" NoOgreCardsToSteal { seat: Seat },

        /// Not enough meeples.
        "DWF-7.1" TooFewMeeples { card: KingdomCard, present: u8, needed: u8 },
        /// An enemy stands on the monster.
        "DWF-8.5" EnemyOnMonster { card: KingdomCard },
        /// Crystal dwarfs on another player's castle.
        "DWF-14.15" ForeignCastle,
        /// No task.
        "DWF-7.1" NoOpenTask { card: KingdomCard },
        /// Kingdom cards are not discarded.
        "DWF-9.2" KingdomCardsStay,
        /// No gem of that kind.
        "DWF-9.2" NoGemToDiscard { gem: Gem },
        /// No ogre card of that name.
        "DWF-9.2" NoOgreCardToDiscard { card: OgreCard },
        /// A task must be completed first.
        "DWF-7.2" MustComplete { card: KingdomCard },
        /// There is only one card.
        "DWF-8.1" NoStack { card: KingdomCard },
        /// It has no other walls.
        "DWF-8.7" NothingToTurn { card: KingdomCard },
        /// No card can be turned.
        "DWF-8.7" NoCardToTurn,
        /// The goal is not in the row.
        "DWF-8.4" NotInRow { goal: Goal },
        /// The goal is too expensive.
        "DWF-8.4" CannotPayGoal { goal: Goal, cost: Gems, gems: Gems },
        /// Too few monsters.
        "DWF-8.4" NoMonsterForGoal { goal: Goal },
        /// A goal can be paid.
        "DWF-8.4" MustTrade,
        /// The player doesn't have the goal.
        "DWF-15.3" NotYourGoal { goal: Goal },
        /// The goal handed in is not cheaper.
        "DWF-15.3" NotCheaper { goal: Goal },
        /// No card on that side.
        "DWF-13.4" NoCardThatWay { side: Side },

        /// The goal is already revealed.
        "DWF-11.5" AlreadyRevealed,
        /// The requirement is not met.
        "DWF-11.5" RequirementUnmet,
    }
}
