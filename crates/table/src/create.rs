//! New tables: set up, played again, branched off.

use engine::{Seat, Seed};

use crate::entry::{Entry, WhyBot};
use crate::games::{Edition, UnknownGame};
use crate::id::{SeatToken, fresh_invite};
use crate::record::{Occupant, Record, Status};
use crate::spec::{Access, Draw, NewTable, Origin, Place, Spec};
use crate::state::State;
use crate::{BadClock, GuestId, OpenError, StoreError, TableId, Tables};

/// The most characters a seat may add to the seed of a game.
pub const MAX_ENTROPY: usize = 256;

/// The most listed tables at which one host waits for people.
pub const MAX_OPEN_TABLES: u64 = 5;

/// A new table.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its name.
    pub id: TableId,
    /// The invitation that lets others sit down, where one is needed.
    pub invite: String,
    /// The tokens of the host's seats.
    pub seats: Vec<(Seat, SeatToken)>,
}

/// Why a table could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CreateError {
    /// No such game.
    #[error("{0}")]
    UnknownGame(String),
    /// The game can't be played with these options or seats.
    #[error("{0}")]
    BadOptions(String),
    /// No such bot.
    #[error("{0}")]
    UnknownBot(String),
    /// The clock makes no sense.
    #[error(transparent)]
    BadClock(#[from] BadClock),
    /// What was added to the seed is too long.
    #[error("what you add to the seed can have at most {MAX_ENTROPY} characters")]
    LongEntropy,
    /// The host waits at too many tables already.
    #[error("you are waiting at {MAX_OPEN_TABLES} tables already: let one fill up or call it off")]
    TooManyOpen,
    /// There is no such guest.
    #[error("there is no such guest")]
    NoGuest,
    /// The game isn't over, or has no such step.
    #[error("only a finished game can be branched off, at one of its steps")]
    NotOver,
    /// The guest doesn't sit at the table.
    #[error("only those who played can play again")]
    NotYours,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// The table can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
}

impl From<StoreError> for CreateError {
    fn from(error: StoreError) -> Self {
        CreateError::Open(error.into())
    }
}

impl From<UnknownGame> for CreateError {
    fn from(unknown: UnknownGame) -> Self {
        CreateError::UnknownGame(unknown.to_string())
    }
}

impl CreateError {
    /// A key for words on a page.
    pub fn key(&self) -> &'static str {
        match self {
            CreateError::UnknownGame(_) => "unknown-game",
            CreateError::BadOptions(_) => "bad-options",
            CreateError::UnknownBot(_) => "unknown-bot",
            CreateError::BadClock(_) => "bad-clock",
            CreateError::LongEntropy => "long-entropy",
            CreateError::TooManyOpen => "too-many-open",
            CreateError::NoGuest => "no-guest",
            CreateError::NotOver => "not-over",
            CreateError::NoSeat => "no-seat",
            CreateError::NotYours => "not-your-seat",
            CreateError::Open(error) => error.key(),
        }
    }
}

impl Tables {
    /// Sets up a table. It begins by itself as soon as no seat is open.
    pub async fn create(&self, host: &GuestId, wanted: NewTable) -> Result<Created, CreateError> {
        let edition = self.0.games.find(&wanted.game)?;
        let seats = u8::try_from(wanted.seats.len()).unwrap_or(u8::MAX);
        // Set up once to check that the game can be played like this.
        edition
            .game
            .start(seats, &wanted.options, Seed::from_phrase("trial"))
            .map_err(|error| CreateError::BadOptions(error.0))?;
        wanted.clock.map_or(Ok(()), crate::ClockRule::check)?;
        if wanted.access == Access::Listed
            && wanted.seats.contains(&Place::Open)
            && self.0.store.count_gathering(host).await? >= MAX_OPEN_TABLES
        {
            return Err(CreateError::TooManyOpen);
        }
        let stand_in = wanted.stand_in.unwrap_or_else(|| self.0.settings.stand_in.clone());
        check_level(&edition, &stand_in)?;
        let spec = Spec {
            game: wanted.game,
            rules_version: edition.rules_version,
            components: edition.components.clone(),
            seats,
            options: wanted.options,
            position: None,
            draw: self.0.settings.chance.draw(),
            access: wanted.access,
            invite: fresh_invite(),
            host: Some(host.clone()),
            clock: wanted.clock,
            stand_in,
            forked_from: None,
            lesson: None,
        };
        let plan = wanted.seats.into_iter().map(Plan::Place).collect();
        self.set_up(host, spec, plan, wanted.entropy).await
    }

    /// Sets up the same game, seats and clock at a new table. Everybody who asks comes to the same
    /// new table; the seats of the others are kept for them.
    pub async fn rematch(&self, table: &TableId, guest: &GuestId) -> Result<TableId, CreateError> {
        let state = self.live(table).await?.state();
        let record = &state.record;
        if !matches!(record.status, Status::Over | Status::Closed) {
            return Err(CreateError::NotOver);
        }
        if !record.seats.iter().any(|seat| seat.owner().is_some_and(|who| who.guest == *guest)) {
            return Err(CreateError::NotYours);
        }
        if let Some(next) = &record.rematch {
            return Ok(next.clone());
        }
        let spec = Spec {
            rules_version: state.edition.rules_version,
            components: state.edition.components.clone(),
            position: None,
            draw: self.0.settings.chance.draw(),
            invite: fresh_invite(),
            host: Some(guest.clone()),
            forked_from: None,
            lesson: None,
            ..Spec::clone(&record.spec)
        };
        let plan = record
            .seats
            .iter()
            .map(|seat| match (&seat.occupant, seat.owner()) {
                (_, Some(person)) if person.guest == *guest => Plan::Place(Place::Me),
                // No seat is kept for people who were removed or are gone.
                (_, Some(person))
                    if person.name.is_empty() || record.removed.contains(&person.guest) =>
                {
                    Plan::Place(Place::Open)
                }
                (_, Some(person)) => Plan::For(person.guest.clone(), person.name.clone()),
                (Occupant::Bot { level, .. }, None) => Plan::Place(Place::Bot(level.clone())),
                _ => Plan::Place(Place::Open),
            })
            .collect();
        let created = self.set_up(guest, spec, plan, String::new()).await?.id;
        let next = created.clone();
        let agreed = self
            .change(table, move |state, _| match &state.record.rematch {
                Some(first) => Ok::<_, CreateError>((Vec::new(), first.clone())),
                None => Ok((vec![Entry::Rematched { table: next.clone() }], next.clone())),
            })
            .await?;
        // If two ask at once, the first table counts.
        if agreed != created
            && let Err(error) = self.call_off(&created, guest).await
        {
            tracing::warn!(table = %created, %error, "a second rematch was not called off");
        }
        Ok(agreed)
    }

    /// Branches off from a step of a finished game, against bots. The caller gets this seat, or
    /// else the one that was to decide after the step.
    pub async fn fork(
        &self,
        table: &TableId,
        guest: &GuestId,
        step: usize,
        seat: Option<Seat>,
        level: &str,
    ) -> Result<TableId, CreateError> {
        let state = self.live(table).await?.state();
        let record = &state.record;
        let game = match &state.game {
            Some(game) if record.status == Status::Over && step >= state.base() => game,
            _ => return Err(CreateError::NotOver),
        };
        let then = game.at_step(step - state.base()).map_err(|_| CreateError::NotOver)?;
        let asked = then.waiting().first().ok_or(CreateError::NotOver)?;
        let me = seat.unwrap_or(asked);
        if record.seat(me).is_none() {
            return Err(CreateError::NoSeat);
        }
        if step > record.steps.len() {
            return Err(CreateError::NotOver);
        }
        check_level(&state.edition, level)?;
        let spec = Spec {
            draw: Draw::Given { seed: record.seed(), fairness: None },
            access: Access::Invited,
            invite: fresh_invite(),
            host: Some(guest.clone()),
            clock: None,
            forked_from: Some(Origin { table: table.clone(), step }),
            lesson: None,
            ..Spec::clone(&record.spec)
        };
        let place = |seat| if seat == me { Place::Me } else { Place::Bot(level.to_owned()) };
        let plan: Vec<Plan> = Seat::all(spec.seats).map(|seat| Plan::Place(place(seat))).collect();
        let past = self.past_of(&state, step);
        self.set_up_with(guest, spec, plan, String::new(), past).await.map(|created| created.id)
    }

    /// The entries that lead a new table to a step of another.
    fn past_of(&self, state: &State, step: usize) -> Vec<Entry> {
        let record = &state.record;
        let mut past = vec![Entry::Started];
        let steps = record.steps.iter().take(step).enumerate();
        for (at, &(seat, action)) in steps {
            if let Some(base) = record.base.as_ref().filter(|base| base.step == at) {
                past.push(rebased(base));
            }
            past.push(Entry::Step { seat, action });
        }
        if let Some(base) = record.base.as_ref().filter(|base| base.step == step) {
            past.push(rebased(base));
        }
        past
    }

    async fn set_up(
        &self,
        host: &GuestId,
        spec: Spec,
        plan: Vec<Plan>,
        entropy: String,
    ) -> Result<Created, CreateError> {
        self.set_up_with(host, spec, plan, entropy, Vec::new()).await
    }

    pub(crate) async fn set_up_with(
        &self,
        host: &GuestId,
        spec: Spec,
        plan: Vec<Plan>,
        entropy: String,
        past: Vec<Entry>,
    ) -> Result<Created, CreateError> {
        if entropy.len() > MAX_ENTROPY {
            return Err(CreateError::LongEntropy);
        }
        let edition = self.0.games.find(&spec.game)?;
        let row = self.0.store.guest_by_id(host).await?.ok_or(CreateError::NoGuest)?;
        let mut entries = Vec::new();
        let mut tokens = Vec::new();
        for (at, place) in plan.into_iter().enumerate() {
            let seat = Seat::of(at);
            match place {
                Plan::Place(Place::Open) => {}
                Plan::For(guest, name) => {
                    entries.push(Entry::Freed { seat, reserved: Some(guest), name: Some(name) });
                }
                Plan::Place(Place::Bot(level)) => {
                    check_level(&edition, &level)?;
                    entries.push(Entry::BotSeated { seat, level, why: WhyBot::Invited });
                }
                Plan::Place(Place::Me) => {
                    let token = SeatToken::fresh();
                    entries.push(Entry::Seated {
                        seat,
                        guest: host.clone(),
                        name: row.name.clone(),
                        entropy: entropy.clone(),
                        token: token.hash(),
                    });
                    tokens.push((seat, token));
                }
            }
        }
        entries.extend(past);
        let (id, invite) = (TableId::fresh(), spec.invite.clone());
        let record = Record::new(id.clone(), spec, self.now());
        self.write_first(record, entries).await?;
        Ok(Created { id, invite, seats: tokens })
    }
}

/// Who gets a seat of a new table.
pub(crate) enum Plan {
    Place(Place),
    /// Reserved for somebody.
    For(GuestId, String),
}

fn rebased(base: &crate::record::Base) -> Entry {
    Entry::Rebased {
        step: base.step,
        rules_version: base.rules_version,
        components: base.components.clone(),
        state: base.state.clone(),
    }
}

fn check_level(edition: &Edition, level: &str) -> Result<(), CreateError> {
    edition.check_level(level).map_err(CreateError::UnknownBot)
}
