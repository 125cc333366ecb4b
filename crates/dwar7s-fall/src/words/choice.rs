//! What a choice is, costs and brings in its position.

use engine::{Arg, Indexed, Message, Said, Seat, Spoken, messages};
use serde::Serialize;

use crate::data::{OgreEffect, Power, Requirement, Task};
use crate::table::cell::{Cell, Rotation, Side};
use crate::table::tally::Gems;
use crate::words::action::Action;
use crate::words::names::{Class, Gem, Goal, Kind, KingdomCard, OgreCard, SecretGoal, Set};

messages! {
    /// A choice with what it costs and brings.
    pub enum Choice: "choice" {
        /// A choice whose action says everything.
        Plain { action: Action },
        /// A choice that leaves only one way to go on, which is taken unasked.
        Then { first: Part, next: Part },
        /// DWF-6.F3.
        Scales { monsters: u8 },
        /// DWF-6.F4.
        Pawn { pouches: u8 },
        /// DWF-6.7.
        End { left: u8 },
        /// D21.
        Reveal { goal: SecretGoal, requirement: Requirement, vp: u8 },
        /// D21.
        Keep { goal: SecretGoal },
        /// D2.
        Card { card: KingdomCard, vp: i8, needed: u8, task: Task },
        /// D3: on an empty cell.
        NewCell { cell: Cell },
        /// D3: on top of a card.
        Stack { card: KingdomCard, cell: Cell },
        /// D4, D18.
        Turn { rotation: Rotation, walls: Set<Side> },
        /// D4, D18: a card that is open on all sides.
        TurnOpen { rotation: Rotation },
        /// A card with its slots.
        Spot { card: KingdomCard, cell: Cell, task: Task, taken: u8, slots: u8, needed: u8 },
        /// The same where a monster blocks what the card gives.
        BlockedSpot { card: KingdomCard, cell: Cell, taken: u8, slots: u8, needed: u8 },
        /// A card on the board.
        There { card: KingdomCard, cell: Cell, own: u8, others: u8 },
        /// D8.
        Strike { card: KingdomCard, cell: Cell, meeples: u8 },
        /// D13.
        Complete { card: KingdomCard, cell: Cell, needed: u8, task: Task },
        /// D13 where a monster blocks the result.
        CompleteInVain { card: KingdomCard, cell: Cell, needed: u8 },
        /// D13 for a monster.
        Defeat { card: KingdomCard, cell: Cell, present: u8, needed: u8, vp: u8 },
        /// D13: DWF-14.4.
        NoTask,
        /// D15.
        Dig { card: KingdomCard, cell: Cell, next: KingdomCard },
        /// D18: DWF-8.7.
        NoTurn,
        /// D6, D10, D25.
        Step { side: Side, card: KingdomCard, cell: Cell, taken: u8, slots: u8 },
        /// D19.
        TrollStep { side: Side, card: KingdomCard, cell: Cell },
        /// D10.
        PanicStop,
        /// D19.
        TrollStays { card: KingdomCard, cell: Cell },
        /// D24.
        NoMoreGems,
        /// D7.
        PlayOgreCard { card: OgreCard, effect: OgreEffect },
        /// D27.
        Hire { card: OgreCard },
        /// D20.
        DiscardOgreCard { card: OgreCard },
        /// D11 for the Thief.
        RobGems { seat: Seat, gems: Gems },
        /// D11 for the Crown.
        RobOgreCards { seat: Seat, count: u8 },
        /// D12.
        Deny { card: OgreCard },
        /// D12.
        Pass { card: OgreCard },
        /// D16.
        Trade { goal: Goal, cost: Gems, monsters: u8, vp: u8 },
        /// D16 with a goal handed in.
        Exchange { goal: Goal, hand_in: Goal, cost: Gems, monsters: u8, vp: u8 },
        /// D17.
        BarFight { meeples: u8, cards: u8 },
        /// D17.
        QuietDrink { meeples: u8, cards: u8 },
        /// D20.
        DiscardGem { gem: Gem, vp: u8 },
        /// D23.
        GiveGem { gem: Gem, vp: u8 },
        /// D23, D24.
        TakeGem { gem: Gem, vp: u8 },
        /// D22.
        Class { class: Class, cost: Gems, vp: u8, powers: Set<Power> },
        /// D22: a meeple on the board.
        UpgradeAt { class: Class, card: KingdomCard, cell: Cell },
        /// D22.
        UpgradeAtCampfire { class: Class },
        /// D5, D6, D9, D14.
        Meeple { kind: Kind },
        /// D25, D9, D10.
        Victim { owner: Seat, kind: Kind },
    }
}

/// A choice inside another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Part(Box<Choice>);

impl From<Choice> for Part {
    fn from(choice: Choice) -> Part {
        Part(Box::new(choice))
    }
}

impl Spoken for Part {
    fn arg(&self) -> Arg {
        Arg::Said(Box::new(self.0.said()))
    }

    fn samples() -> Vec<Self> {
        vec![Choice::NoTask.into(), Choice::Meeple { kind: Kind::Basic }.into()]
    }
}

/// An action inside another message.
impl Spoken for Action {
    fn arg(&self) -> Arg {
        Arg::Said(Box::new(self.said()))
    }

    fn samples() -> Vec<Self> {
        let step = Self::COUNT.div_ceil(64);
        (0..Self::COUNT).step_by(step as usize).filter_map(Self::from_index).collect()
    }
}

fn said(key: &str, args: &[(&'static str, Arg)]) -> Arg {
    Arg::Said(Box::new(Said { key: key.to_owned(), args: args.to_vec() }))
}

fn counted(gem: Gem, count: u8) -> Arg {
    Gems::from_iter(std::iter::repeat_n(gem, count.into())).arg()
}

/// What a task gives.
impl Spoken for Task {
    fn arg(&self) -> Arg {
        match *self {
            Task::Dig => said("task-dig", &[]),
            Task::Gems(gem, count) => said("task-gems", &[("gems", counted(gem, count))]),
            Task::Draw(count) => said("task-draw", &[("count", count.arg())]),
            Task::Trade => said("task-trade", &[]),
            Task::Defeat => said("task-defeat", &[]),
            Task::Toll => said("task-toll", &[]),
            Task::Rotate => said("task-rotate", &[]),
        }
    }

    fn samples() -> Vec<Self> {
        let gems = Gem::ALL.iter().map(|&gem| Task::Gems(gem, 2));
        let others = [Task::Dig, Task::Draw(1), Task::Draw(2), Task::Trade, Task::Defeat];
        others.into_iter().chain([Task::Toll, Task::Rotate]).chain(gems).collect()
    }
}

/// What an ogre card does.
impl Spoken for OgreEffect {
    fn arg(&self) -> Arg {
        match *self {
            OgreEffect::Clear => said("effect-clear", &[]),
            OgreEffect::Swap => said("effect-swap", &[]),
            OgreEffect::Chase => said("effect-chase", &[]),
            OgreEffect::StealGem => said("effect-steal-gem", &[]),
            OgreEffect::StealOgreCards => said("effect-steal-ogre-cards", &[]),
            OgreEffect::ClearAndDig => said("effect-clear-and-dig", &[]),
            OgreEffect::DrawOrDeny(count) => said("effect-draw", &[("count", count.arg())]),
        }
    }

    fn samples() -> Vec<Self> {
        use OgreEffect::{Chase, Clear, ClearAndDig, DrawOrDeny, StealGem, StealOgreCards, Swap};
        vec![Clear, Swap, Chase, StealGem, StealOgreCards, ClearAndDig, DrawOrDeny(2)]
    }
}

/// What a secret goal asks.
impl Spoken for Requirement {
    fn arg(&self) -> Arg {
        let count = |key, count: u8| said(key, &[("count", count.arg())]);
        match *self {
            Requirement::KingdomCells(cells) => count("requirement-kingdom-cells", cells),
            Requirement::MonstersDefeated(monsters) => {
                count("requirement-monsters-defeated", monsters)
            }
            Requirement::KingdomWorth(vp) => count("requirement-kingdom-worth", vp),
            Requirement::EachGem(gems) => count("requirement-each-gem", gems),
            Requirement::OgreCards(cards) => count("requirement-ogre-cards", cards),
            Requirement::MeeplesOnMonsters { meeples, monsters } => said(
                "requirement-meeples-on-monsters",
                &[("meeples", meeples.arg()), ("monsters", monsters.arg())],
            ),
            Requirement::Gems(gem, gems) => {
                said("requirement-gems", &[("gems", counted(gem, gems))])
            }
            Requirement::KingdomMonsters(monsters) => {
                count("requirement-kingdom-monsters", monsters)
            }
            Requirement::KingdomInns(inns) => count("requirement-kingdom-inns", inns),
            Requirement::KindsInADefeat(kinds) => count("requirement-kinds-in-a-defeat", kinds),
        }
    }

    fn samples() -> Vec<Self> {
        let counts = |count| {
            [
                Requirement::KingdomCells(count),
                Requirement::MonstersDefeated(count),
                Requirement::KingdomWorth(count),
                Requirement::EachGem(count),
                Requirement::OgreCards(count),
                Requirement::MeeplesOnMonsters { meeples: count, monsters: count },
                Requirement::Gems(Gem::Emerald, count),
                Requirement::KingdomMonsters(count),
                Requirement::KingdomInns(count),
                Requirement::KindsInADefeat(count),
            ]
        };
        [1, 5].into_iter().flat_map(counts).collect()
    }
}
