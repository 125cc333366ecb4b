//! What a table's journal adds up to, without knowing the game.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use engine::{Fairness, Seat, SeatSet, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::ending::EndRequest;
use crate::entry::{Entry, Written};
use crate::hands::Hands;
use crate::happening::{self, Happening, Told};
use crate::id::TokenHash;
use crate::spec::{Draw, Spec};
use crate::{Clocks, Consent, GuestId, Moment, TableId, WhyBot};

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are open.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// It was closed before the end.
    Closed,
}

impl Status {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Status::Gathering => "gathering",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Closed => "closed",
        }
    }

    pub(crate) fn from_word(word: &str) -> Status {
        match word {
            "gathering" => Status::Gathering,
            "playing" => Status::Playing,
            "over" => Status::Over,
            _ => Status::Closed,
        }
    }
}

/// Somebody who sits, sat or may sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub guest: GuestId,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occupant {
    Open { reserved: Option<Person> },
    Person(Person),
    Bot { level: String, why: WhyBot, absent: Option<Person> },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatRecord {
    pub occupant: Occupant,
    pub entropy: String,
    pub token: Option<TokenHash>,
}

impl SeatRecord {
    pub fn holder(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The person who sits there or may come back.
    pub fn owner(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Bot { absent, .. } => absent.as_ref(),
            Occupant::Open { .. } => None,
        }
    }
}

/// A request to take back steps that others have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: Seat,
    /// How many of the last steps.
    pub count: usize,
    /// Who has agreed so far.
    pub agreed: SeatSet,
}

/// The position a table goes on from after the rules have changed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Base {
    pub step: usize,
    pub rules_version: u32,
    pub components: String,
    pub state: Value,
}

/// A table as its journal tells it.
#[derive(Clone)]
pub(crate) struct Record {
    pub id: TableId,
    pub created_at: Moment,
    pub spec: Arc<Spec>,
    pub version: u64,
    pub status: Status,
    pub seats: Vec<SeatRecord>,
    pub steps: Vec<(Seat, u32)>,
    pub held: BTreeMap<Seat, u32>,
    /// The gestures of several steps: after which step each ended, and how many steps it has.
    pub gestures: Vec<(usize, usize)>,
    pub clocks: Option<Clocks>,
    pub undo: Option<UndoRequest>,
    pub ending: Option<EndRequest>,
    pub happenings: Arc<Vec<Happening>>,
    /// How often happenings that were told already were dropped.
    pub tidied: u32,
    /// How often somebody took back, asked to, or changed a held answer.
    pub reconsidered: u32,
    pub hands: Arc<Hands>,
    /// The people the host has muted, with their names at the time.
    pub muted: BTreeMap<GuestId, String>,
    /// The people the host has removed.
    pub removed: BTreeSet<GuestId>,
    pub base: Option<Base>,
    pub rematch: Option<TableId>,
    pub closes_at: Option<Moment>,
    pub changed_at: Moment,
}

impl Record {
    pub fn new(id: TableId, spec: Spec, created_at: Moment) -> Record {
        let seat = SeatRecord {
            occupant: Occupant::Open { reserved: None },
            entropy: String::new(),
            token: None,
        };
        Record {
            id,
            created_at,
            version: 0,
            status: Status::Gathering,
            seats: vec![seat; usize::from(spec.seats)],
            spec: Arc::new(spec),
            steps: Vec::new(),
            held: BTreeMap::new(),
            gestures: Vec::new(),
            clocks: None,
            undo: None,
            ending: None,
            happenings: Arc::default(),
            tidied: 0,
            reconsidered: 0,
            hands: Arc::default(),
            muted: BTreeMap::new(),
            removed: BTreeSet::new(),
            base: None,
            rematch: None,
            closes_at: None,
            changed_at: created_at,
        }
    }

    pub fn seat(&self, seat: Seat) -> Option<&SeatRecord> {
        self.seats.get(seat.index())
    }

    /// The seats a guest sits in.
    pub fn seats_of(&self, guest: &GuestId) -> SeatSet {
        self.seats_where(|seat| seat.holder().is_some_and(|person| person.guest == *guest))
    }

    /// The seats a guest sits in or may come back to.
    pub fn owned_by(&self, guest: &GuestId) -> SeatSet {
        self.seats_where(|seat| seat.owner().is_some_and(|person| person.guest == *guest))
    }

    /// The seats a guest sits in or may come back to, and those kept for them.
    pub fn kept_for(&self, guest: &GuestId) -> SeatSet {
        let is_kept = |seat: &SeatRecord| {
            match &seat.occupant {
                Occupant::Open { reserved } => reserved.as_ref(),
                Occupant::Person(_) | Occupant::Bot { .. } => seat.owner(),
            }
            .is_some_and(|person| person.guest == *guest)
        };
        self.seats_where(is_kept)
    }

    /// Whether the host lets a guest speak.
    pub fn may_speak(&self, guest: &GuestId) -> bool {
        !self.muted.contains_key(guest) && !self.removed.contains(guest)
    }

    /// The seats in which people sit.
    pub fn people(&self) -> SeatSet {
        self.seats_where(|seat| seat.holder().is_some())
    }

    /// Whether everybody who sits there or may come back has agreed: a bot can't agree for its person.
    pub fn all_agree(&self, agreed: SeatSet) -> bool {
        let owners = self.seats_where(|seat| seat.owner().is_some());
        owners.iter().all(|seat| agreed.contains(seat))
    }

    /// The seats in which bots sit.
    pub fn bots(&self) -> SeatSet {
        self.seats_where(|seat| matches!(seat.occupant, Occupant::Bot { .. }))
    }

    pub fn seats_where(&self, condition: impl Fn(&SeatRecord) -> bool) -> SeatSet {
        let seats = Seat::all(self.spec.seats);
        seats.filter(|seat| condition(&self.seats[seat.index()])).collect()
    }

    /// How the seed is made; `None` for journals that came without a proof.
    pub fn fairness(&self) -> Option<Fairness> {
        match &self.spec.draw {
            Draw::Fair { server } => {
                let parts = self.seats.iter().map(|seat| seat.entropy.clone()).collect();
                Some(Fairness::new(*server, parts))
            }
            Draw::Given { fairness, .. } => fairness.clone(),
        }
    }

    /// The seed of the game.
    pub fn seed(&self) -> Seed {
        match &self.spec.draw {
            Draw::Fair { server } => {
                let parts = self.seats.iter().map(|seat| seat.entropy.clone()).collect();
                Fairness::new(*server, parts).seed()
            }
            Draw::Given { seed, .. } => *seed,
        }
    }

    /// Adds a line of the journal.
    pub fn add(&mut self, written: &Written) {
        self.version = written.number;
        self.changed_at = written.at;
        if let Some(clocks) = &written.clocks {
            self.clocks = Some(clocks.clone());
        }
        if !matches!(written.entry, Entry::Warned { .. }) {
            self.closes_at = None;
        }
        let undone = self.taken_back(&written.entry);
        self.reconsidered += u32::from(self.reconsiders(&written.entry));
        self.take_in(&written.entry);
        if let Some(what) = happening::told(&written.entry) {
            let after_step = self.steps.len();
            if !undone.is_empty() {
                // Undone steps further on began from positions that are gone now.
                let gone = |each: &&mut Happening| each.after_step > after_step;
                let happenings = Arc::make_mut(&mut self.happenings);
                happenings.iter_mut().filter(gone).for_each(|each| each.undone.clear());
            }
            let happening = Happening { after_step, at: written.at, what, undone };
            let happenings = Arc::make_mut(&mut self.happenings);
            if happening::tell(happenings, happening) == Told::InPlaceOfOthers {
                self.tidied += 1;
            }
        }
    }

    /// The steps that the entry takes back.
    fn taken_back(&self, entry: &Entry) -> Vec<(Seat, u32)> {
        let Entry::Undone { count, .. } = entry else { return Vec::new() };
        self.steps[self.steps.len().saturating_sub(*count)..].to_vec()
    }

    /// Whether the entry is one that a game can do without.
    fn reconsiders(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Undone { .. }
            | Entry::UndoAsked { .. }
            | Entry::EndAsked { .. }
            | Entry::Withdrawn { .. } => true,
            Entry::Held { seat, .. } => self.held.contains_key(seat),
            _ => false,
        }
    }

    fn take_in(&mut self, entry: &Entry) {
        match entry {
            Entry::Seated { seat, guest, name, entropy, token } => {
                let others = self.owned_by(guest).without(*seat);
                if !others.is_empty() {
                    let together = others.union(SeatSet::only(*seat));
                    Arc::make_mut(&mut self.hands).share(together);
                }
                self.show_hand(guest, *seat);
                let mixes = self.status == Status::Gathering;
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    let person = Person { guest: guest.clone(), name: name.clone() };
                    place.occupant = Occupant::Person(person);
                    place.token = Some(token.clone());
                    // Once the seed is drawn, its parts stay as they are.
                    if mixes {
                        place.entropy.clone_from(entropy);
                    }
                }
            }
            Entry::Freed { seat, reserved, name } => {
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    let name = name.clone().unwrap_or_default();
                    let reserved = reserved.clone().map(|guest| Person { guest, name });
                    place.occupant = Occupant::Open { reserved };
                    place.entropy.clear();
                    place.token = None;
                }
            }
            Entry::BotSeated { seat, level, why } => self.seat_bot(*seat, level, *why),
            Entry::Returned { seat, guest, name } => {
                self.show_hand(guest, *seat);
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    let person = Person { guest: guest.clone(), name: name.clone() };
                    place.occupant = Occupant::Person(person);
                }
            }
            Entry::Renewed { seat, token } => {
                if let Some(place) = self.seats.get_mut(seat.index()) {
                    place.token = Some(token.clone());
                }
            }
            Entry::Named { seat, name } => {
                if let Some(Occupant::Person(person) | Occupant::Bot { absent: Some(person), .. }) =
                    self.seats.get_mut(seat.index()).map(|place| &mut place.occupant)
                {
                    person.name.clone_from(name);
                }
            }
            Entry::Started => {
                self.status = Status::Playing;
                for seat in Seat::all(self.spec.seats) {
                    if let Some(person) = self.seats[seat.index()].holder().cloned() {
                        self.show_hand(&person.guest, seat);
                    }
                }
            }
            Entry::Step { seat, action } => {
                self.steps.push((*seat, *action));
                self.held.clear();
                self.undo = None;
            }
            Entry::Held { seat, action } => {
                self.held.insert(*seat, *action);
                self.undo = None;
            }
            Entry::Bundled { count, .. } => self.gestures.push((self.steps.len(), *count)),
            Entry::Withdrawn { seat } => {
                self.held.remove(seat);
            }
            Entry::Undone { count, .. } => {
                self.steps.truncate(self.steps.len().saturating_sub(*count));
                self.forget_gestures();
                self.held.clear();
                self.undo = None;
            }
            Entry::UndoAsked { seat, count } => {
                let agreed = SeatSet::only(*seat);
                self.undo = Some(UndoRequest { seat: *seat, count: *count, agreed });
            }
            Entry::UndoAnswered { seat, consent } => match consent {
                Consent::Refuse => self.undo = None,
                Consent::Agree => {
                    if let Some(request) = &mut self.undo {
                        request.agreed.insert(*seat);
                    }
                }
            },
            Entry::EndAsked { seat } => {
                let agreed = self.ending.map_or(SeatSet::EMPTY, |request| request.agreed);
                let agreed = agreed.union(SeatSet::only(*seat));
                self.ending = Some(EndRequest { seat: *seat, agreed });
            }
            Entry::EndAnswered { seat, consent } => match consent {
                Consent::Refuse => self.ending = None,
                Consent::Agree => {
                    if let Some(request) = &mut self.ending {
                        request.agreed.insert(*seat);
                    }
                }
            },
            Entry::Rebased { step, rules_version, components, state } => {
                self.steps.truncate(*step);
                self.forget_gestures();
                self.held.clear();
                self.undo = None;
                self.base = Some(Base {
                    step: *step,
                    rules_version: *rules_version,
                    components: components.clone(),
                    state: state.clone(),
                });
            }
            Entry::Ended => {
                self.status = Status::Over;
                (self.undo, self.ending) = (None, None);
            }
            Entry::Warned { closes_at } => self.closes_at = Some(*closes_at),
            Entry::Kept { .. } => self.closes_at = None,
            Entry::Closed { .. } => {
                self.status = Status::Closed;
                (self.undo, self.ending) = (None, None);
            }
            Entry::Rematched { table } => self.rematch = Some(table.clone()),
            Entry::Muted { guest, name } => {
                self.muted.insert(guest.clone(), name.clone());
            }
            Entry::Unmuted { guest } => {
                self.muted.remove(guest);
            }
            Entry::Removed { guest, .. } => {
                self.removed.insert(guest.clone());
            }
        }
    }

    /// Forgets gestures of which steps were taken back.
    fn forget_gestures(&mut self) {
        let steps = self.steps.len();
        self.gestures.retain(|&(end, _)| end <= steps);
    }

    /// How many steps belong to the gesture that ended with this step, counted from 1.
    pub fn gesture_ending(&self, step: usize) -> usize {
        let ended = self.gestures.iter().rev().find(|&&(end, _)| end == step);
        ended.map_or(1, |&(_, count)| count)
    }

    /// Notes that a guest sees a seat's hand, once the game has begun.
    fn show_hand(&mut self, guest: &GuestId, seat: Seat) {
        if self.status == Status::Playing {
            Arc::make_mut(&mut self.hands).show(guest, seat);
        }
    }

    fn seat_bot(&mut self, seat: Seat, level: &str, why: WhyBot) {
        let Some(place) = self.seats.get_mut(seat.index()) else { return };
        let absent = match why {
            WhyBot::Left | WhyBot::OutOfTime => place.owner().cloned(),
            WhyBot::Invited | WhyBot::Released => None,
        };
        if absent.is_none() {
            place.token = None;
        }
        if self.status == Status::Gathering {
            place.entropy.clear();
        }
        place.occupant = Occupant::Bot { level: level.to_owned(), why, absent };
    }
}
