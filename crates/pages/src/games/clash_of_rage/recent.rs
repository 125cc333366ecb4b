//! What happened lately, read from the events: marches to draw as arrows, and battles to tell.

use clash_of_rage::{ClashOfRage, Event, Location, Side, Territory, UnitType};
use engine::{AnyView, Seat, Viewer};

/// The number of steps to look back from the viewer's last decision: more than the longest action has.
const LOOK_BACK: usize = 80;

/// The last marches and the last battle.
#[derive(Default)]
pub(super) struct Recent {
    /// The journeys of the last Moving action.
    pub marches: Vec<March>,
    /// The last battle of this turn, or the one being fought.
    pub battle: Option<Report>,
    /// The viewer's own last battle with the step that ended it, if they haven't decided since.
    pub unread: Option<(usize, Report)>,
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
#[derive(Clone)]
pub(super) struct Report {
    pub territory: Territory,
    pub attacker: Seat,
    pub defender: Side,
    pub assaults: Vec<Assault>,
    /// Who strikes first, and the Hourglasses of Attacker and Defender.
    pub first: Option<(Side, [u8; 2])>,
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
        let seat = match view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let by_viewer = |&at: &usize| seat.is_some() && view.step_by(at) == seat;
        let decided = (1..=step).rev().find(by_viewer).unwrap_or(step);
        let since = decided.saturating_sub(LOOK_BACK);
        for (at, event) in view.events_since::<ClashOfRage>(since) {
            recent.take(at, &event);
            let over = matches!(event, Event::BattleWon { .. } | Event::ElvesHeld { .. });
            if let (true, Some(report), Some(seat)) = (over, &recent.battle, seat)
                && report.is_of(seat)
                && at >= decided
            {
                recent.unread = Some((at, report.clone()));
            }
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
        let assaults = Vec::new();
        Report { territory, attacker, defender, assaults, first: None, winner: None, fled: false }
    }

    fn is_of(&self, seat: Seat) -> bool {
        self.attacker == seat || self.defender == Side::Player(seat)
    }

    /// Everybody who fell on a side.
    pub fn fallen(&self, side: Side) -> Vec<UnitType> {
        let against = self.assaults.iter().filter(|assault| assault.side != side);
        against.flat_map(|assault| assault.fallen.iter().copied()).collect()
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
            Event::Initiative { side, attacker, defender } => {
                self.first = Some((side, [attacker, defender]));
            }
            Event::Fled { .. } => self.fled = true,
            Event::BattleWon { seat, .. } => self.winner = Some(Side::Player(seat)),
            Event::ElvesHeld { .. } => self.winner = Some(Side::Elves),
            _ => {}
        }
    }
}
