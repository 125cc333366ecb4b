//! What happened lately, read from the events: marches to draw as arrows, and battles to tell.

use clash_of_rage::{ClashOfRage, Event, Location, Side, Territory, UnitType};
use engine::AnyView;
use engine::Seat;

/// The number of steps to look back: more than the longest action has.
const LOOK_BACK: usize = 80;

/// The last marches and the last battle.
#[derive(Default)]
pub(super) struct Recent {
    /// The journeys of the last Moving action.
    pub marches: Vec<March>,
    /// The last battle of this turn, or the one being fought.
    pub battle: Option<Report>,
    /// Units that were placed or came by the last step.
    pub arrived: Vec<(Seat, UnitType, Location)>,
    /// The last step.
    pub step: usize,
}

/// A journey.
#[derive(Clone, Copy)]
pub(super) struct March {
    pub seat: Seat,
    pub unit: Option<UnitType>,
    pub from: Location,
    pub to: Location,
    pub step: usize,
}

/// A battle, assault by assault.
pub(super) struct Report {
    pub territory: Territory,
    pub attacker: Seat,
    pub defender: Side,
    pub assaults: Vec<Assault>,
    /// Who holds the territory now.
    pub winner: Option<Side>,
    pub fled: bool,
}

/// One assault.
#[derive(Clone)]
pub(super) struct Assault {
    pub side: Side,
    /// The step in which the dice were last rolled, so that fresh dice tumble.
    pub step: usize,
    pub wounds: u8,
    pub blanks: u8,
    /// Total, faces, bonus, rage and shield, once it struck.
    pub strike: Option<Strike>,
    /// Who fell.
    pub fallen: Vec<UnitType>,
}

/// COR-9.8: how the wounds of an assault add up.
#[derive(Clone, Copy)]
pub(super) struct Strike {
    pub total: u16,
    pub faces: u8,
    pub bonus: u8,
    pub rage: u16,
    pub shield: u8,
}

impl Recent {
    pub fn read(view: &AnyView) -> Recent {
        let step = view.steps();
        let mut recent = Recent { step, ..Recent::default() };
        for (at, event) in view.events_since::<ClashOfRage>(step.saturating_sub(LOOK_BACK)) {
            recent.take(at, &event);
        }
        recent
    }

    fn take(&mut self, step: usize, event: &Event) {
        match *event {
            Event::TurnBegan { .. } => {
                self.marches.clear();
                self.battle = None;
            }
            Event::Moved { seat, troop, from, to } => {
                self.march(March { seat, unit: Some(troop.unit), from, to, step });
            }
            Event::HeroMoved { seat, from, to, .. } => {
                self.march(March { seat, unit: None, from, to, step });
            }
            Event::Deployed { seat, troop, location } if step == self.step => {
                self.arrived.push((seat, troop.unit, location));
            }
            Event::StoneServed { seat, troop, territory } if step == self.step => {
                self.arrived.push((seat, troop.unit, territory.into()));
            }
            Event::Passed { .. } | Event::Bought { .. } | Event::Deployed { .. } => {
                self.marches.clear();
            }
            Event::PlayerAttacked { seat, foe, territory } => {
                self.battle = Some(Report::new(territory, seat, Side::Player(foe)));
            }
            Event::ElvesAttacked { seat, territory } => {
                self.battle = Some(Report::new(territory, seat, Side::Elves));
            }
            _ => {
                if let Some(battle) = &mut self.battle {
                    battle.take(step, event);
                }
            }
        }
    }

    /// Another player's journeys begin a new set of arrows.
    fn march(&mut self, march: March) {
        if self.marches.first().is_some_and(|first| first.seat != march.seat) {
            self.marches.clear();
        }
        self.marches.push(march);
    }
}

impl Report {
    fn new(territory: Territory, attacker: Seat, defender: Side) -> Report {
        Report { territory, attacker, defender, assaults: Vec::new(), winner: None, fled: false }
    }

    fn take(&mut self, step: usize, event: &Event) {
        match *event {
            Event::Rolled { side, wounds, blanks } => self.assaults.push(Assault {
                side,
                step,
                wounds,
                blanks,
                strike: None,
                fallen: Vec::new(),
            }),
            Event::Rerolled { wounds, blanks, .. } => {
                if let Some(assault) = self.assaults.last_mut() {
                    (assault.step, assault.wounds, assault.blanks) = (step, wounds, blanks);
                }
            }
            Event::Struck { total, faces, bonus, rage, shield, .. } => {
                if let Some(assault) = self.assaults.last_mut() {
                    assault.strike = Some(Strike { total, faces, bonus, rage, shield });
                }
            }
            Event::UnitEliminated { unit, .. } | Event::ElfEliminated { unit, .. } => {
                if let Some(assault) = self.assaults.last_mut() {
                    assault.fallen.push(unit);
                }
            }
            Event::Fled { .. } => self.fled = true,
            Event::BattleWon { seat, .. } => self.winner = Some(Side::Player(seat)),
            Event::ElvesHeld { .. } => self.winner = Some(Side::Elves),
            _ => {}
        }
    }
}
