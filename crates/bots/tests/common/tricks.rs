//! Tricks: four cards each of two suits, one passed to the left in secret by all at once, then
//! tricks with the duty to follow suit. Four seats play as two teams, fewer alone.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::{
    Arg, AuditError, BadOptions, Bounds, Chance, Citations, Decision, Game, Info, Language, Length,
    Log, Offer, Opening, OptionKind, OptionSpec, Outcome, Play, PlayoutRng, Refused, Seat, SeatSet,
    Setup, Sketch, Spoken, StepRng, Tally, Viewer, Voice,
};
use serde::{Deserialize, Serialize};

const HAND: u32 = 4;
const DECK: u16 = u16::MAX;
const SUIT: u16 = 0xff;

engine::bounded! {
    /// A card: eight ranks in each of two suits.
    pub struct Card(16);
}

impl Card {
    fn bit(self) -> u16 {
        1 << self.at()
    }

    fn suit(self) -> u16 {
        if self.at() < 8 { SUIT } else { !SUIT }
    }
}

impl Spoken for Card {
    fn arg(&self) -> Arg {
        Arg::Number(self.at() as i64)
    }

    fn samples() -> Vec<Self> {
        Card::all().collect()
    }
}

engine::actions! {
    /// What can be decided.
    pub enum Action {
        /// Give a card to the left.
        Give { card: Card },
        /// Play a card to the trick.
        Play { card: Card },
    }
}

engine::messages! {
    /// What happened.
    pub enum Event: "event" {
        /// A card is ready to be given.
        Gave { seat: Seat, card: Card },
        /// Somebody's is.
        Ready { seat: Seat },
        /// It has come.
        Got { card: Card },
        /// Somebody got one.
        Passed { seat: Seat },
        /// A card is played.
        Played { seat: Seat, card: Card },
        /// A trick is taken.
        Took { seat: Seat },
    }
}

engine::messages! {
    /// What is asked.
    pub enum Prompt: "prompt" {
        /// A card.
        Card,
    }
}

engine::refusals! {
    /// Why not.
    pub enum Refusal {
        /// Not now, or not this.
        "TR-1.1" NotNow,
    }
}

const TEXT: &str = "game-name = Tricks
    .about = Take tricks.
option-open = Open hands
    .about = Everybody sees all cards.
action-give = Give { $card }
    .group = Cards
action-play = Play { $card }
    .group = Cards
term-points = Tricks
event-gave = { $seat } gives { $card }.
event-ready = { $seat } is ready.
event-got = You get { $card }.
event-passed = { $seat } gets a card.
event-played = { $seat } plays { $card }.
event-took = { $seat } takes the trick.
prompt-card = Choose a card.
refusal-not-now = Not now.
ending-played = All cards are played
origin-tricks = Tricks
";

/// What can be agreed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Everybody sees all cards: then best play can be computed.
    pub open: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tricks {
    seats: u8,
    open: bool,
    passing: bool,
    hands: [u16; 4],
    out: u16,
    gives: [Option<Card>; 4],
    played: u16,
    trick: ArrayVec<Card, 4>,
    leader: Seat,
    taken: [u8; 4],
    /// Suits that a seat has shown not to have.
    voids: [u16; 4],
}

impl Tricks {
    fn tricks(&self) -> u32 {
        self.taken.iter().map(|&count| u32::from(count)).sum()
    }

    /// The cards a seat may choose from.
    fn choices(&self, seat: Seat) -> u16 {
        let hand = self.hands[seat.index()];
        let following = self.trick.first().map_or(0, |led| hand & led.suit());
        if following != 0 { following } else { hand }
    }

    fn action(&self, card: Card) -> Action {
        if self.passing { Action::Give { card } } else { Action::Play { card } }
    }

    fn pass(&mut self, log: &mut impl Log<Event>) {
        self.passing = false;
        for seat in Seat::all(self.seats) {
            let Some(card) = self.gives[seat.index()] else { continue };
            let to = seat.next(self.seats);
            self.hands[seat.index()] &= !card.bit();
            self.hands[to.index()] |= card.bit();
            log.secret(to, Event::Got { card }, Event::Passed { seat: to });
        }
        log.learned(SeatSet::all(self.seats));
    }

    fn take(&mut self, log: &mut impl Log<Event>) {
        let Some(led) = self.trick.first().copied() else { return };
        let following = self.trick.iter().enumerate().filter(|(_, card)| card.suit() == led.suit());
        let at = following.max_by_key(|(_, card)| card.at()).map_or(0, |(at, _)| at);
        self.leader = (0..at).fold(self.leader, |seat, _| seat.next(self.seats));
        self.taken[self.leader.index()] += 1;
        self.trick.clear();
        log.event(Event::Took { seat: self.leader });
    }

    fn points(&self, seat: Seat) -> i32 {
        let own = Seat::all(self.seats).filter(|&other| self.team(other) == self.team(seat));
        own.map(|member| i32::from(self.taken[member.index()])).sum()
    }

    /// The tricks that seat's team makes with best play of both teams, all cards being open.
    pub fn solve(&self, team: u8) -> i32 {
        let Some(seat) = self.waiting().first() else {
            return self.points(Seat::of(usize::from(team)));
        };
        let after = cards(self.choices(seat)).map(|card| {
            let mut next = self.clone();
            super::act(&mut next, seat, self.action(card), 0);
            next.solve(team)
        });
        let best = if self.team(seat) == team { after.max() } else { after.min() };
        best.unwrap_or_default()
    }
}

fn cards(set: u16) -> impl Iterator<Item = Card> {
    Card::all().filter(move |card| set & card.bit() != 0)
}

/// The one decision: which card to give or to play.
#[derive(Clone, Copy, Debug)]
pub struct ChooseCard;

impl Decision<Tricks> for ChooseCard {
    fn asked(&self, game: &Tricks) -> SeatSet {
        if game.passing {
            Seat::all(game.seats).filter(|seat| game.gives[seat.index()].is_none()).collect()
        } else {
            SeatSet::only(game.active())
        }
    }

    fn opens(&self, _: &mut Tricks, _: &mut Play<'_, impl Log<Event>>) -> Opening {
        Opening::Asked
    }

    fn prompt(&self, _game: &Tricks, _seat: Seat) -> Prompt {
        Prompt::Card
    }

    fn offer(&self, game: &Tricks, seat: Seat, out: &mut impl Offer<Action>) -> ControlFlow<()> {
        out.offer_all(cards(game.choices(seat)).map(|card| game.action(card)))
    }

    fn check(&self, game: &Tricks, seat: Seat, action: Action) -> Result<(), Refused<Refusal>> {
        let (Action::Give { card } | Action::Play { card }) = action;
        let fits = action == game.action(card) && game.choices(seat) & card.bit() != 0;
        if fits { Ok(()) } else { Err(Refusal::NotNow.into()) }
    }

    fn answer(
        &self,
        game: &mut Tricks,
        seat: Seat,
        action: Action,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        match action {
            Action::Give { card } => {
                game.gives[seat.index()] = Some(card);
                play.log.secret(seat, Event::Gave { seat, card }, Event::Ready { seat });
                if self.asked(game).is_empty() {
                    game.pass(play.log);
                }
            }
            Action::Play { card } => {
                game.hands[seat.index()] &= !card.bit();
                game.played |= card.bit();
                if let Some(led) = game.trick.first().filter(|led| led.suit() != card.suit()) {
                    game.voids[seat.index()] |= led.suit();
                }
                game.trick.push(card);
                play.log.learned(SeatSet::all(game.seats));
                play.tell(Event::Played { seat, card });
                if game.trick.len() == usize::from(game.seats) {
                    game.take(play.log);
                }
            }
        }
    }
}

impl Game for Tricks {
    type Options = Options;
    type Decision = ChooseCard;
    type Action = Action;
    type Choice = Action;
    type Event = Event;
    type Prompt = Prompt;
    type Refusal = Refusal;
    type View = View;

    const INFO: Info = Info {
        id: "tricks",
        prefix: "TR",
        min_seats: 2,
        max_seats: 4,
        rules_version: 1,
        rules: "# Tricks\n\n## 1. Play\n\n- **TR-1.1** Give a card, then follow suit.\n",
        citations: Citations { over: "TR-1.1", turn: "TR-1.1", question: "TR-1.1" },
        texts: &[(Language::English, TEXT), (Language::German, TEXT)],
        endings: &["played"],
        origins: &["tricks"],
        stops: &[],
        length: Length::Minutes,
        levels: "",
    };

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { key: "open", kind: OptionKind::Flag }]
    }

    fn bounds(setup: &Setup<Options>) -> Bounds {
        Bounds { decisions: u32::from(setup.seats) * (HAND + 1), branching: 5, score: 0..=4 }
    }

    fn new(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Self, BadOptions> {
        let mut deck: ArrayVec<Card, 16> = Card::all().collect();
        rng.shuffle(&mut deck);
        let mut game = Tricks {
            seats: setup.seats,
            open: setup.options.open,
            passing: true,
            hands: [0; 4],
            out: DECK,
            gives: [None; 4],
            played: 0,
            trick: ArrayVec::new(),
            leader: Seat::of(0),
            taken: [0; 4],
            voids: [0; 4],
        };
        for (hand, dealt) in
            game.hands.iter_mut().zip(deck.chunks(HAND as usize)).take(usize::from(setup.seats))
        {
            *hand = dealt.iter().fold(0, |set, card| set | card.bit());
            game.out &= !*hand;
        }
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn idle(&self) -> Option<ChooseCard> {
        (self.passing || self.hands != [0; 4]).then_some(ChooseCard)
    }

    fn active(&self) -> Seat {
        (0..self.trick.len()).fold(self.leader, |seat, _| seat.next(self.seats))
    }

    fn describe(&self, _seat: Seat, action: Action) -> Action {
        action
    }

    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat: Seat| self.open || viewer.is(seat);
        View {
            hands: std::array::from_fn(|at| sees(Seat::of(at)).then_some(self.hands[at])),
            give: std::array::from_fn(|at| self.gives[at].filter(|_| viewer.is(Seat::of(at)))),
            played: self.played,
            trick: self.trick.clone(),
            taken: self.taken,
        }
    }

    fn resample_hidden(&mut self, viewer: Seat, rng: &mut PlayoutRng) {
        let seats = self.seats;
        let others = || Seat::all(seats).filter(move |&seat| seat != viewer);
        if !self.open {
            // The card that the viewer gave stays where it went.
            let mut known = [0; 4];
            if let Some(card) = self.gives[viewer.index()].filter(|_| !self.passing) {
                let to = viewer.next(seats).index();
                known[to] = card.bit() & self.hands[to];
            }
            let mut pool: ArrayVec<Card, 16> = ArrayVec::new();
            for seat in others() {
                pool.extend(cards(self.hands[seat.index()] & !known[seat.index()]));
            }
            pool.extend(cards(self.out));
            // In the order of the deck, so that nothing of the old deal shines through.
            pool.sort_unstable();
            for _ in 0..1000 {
                rng.shuffle(&mut pool);
                let mut rest = pool.iter();
                let mut hands = known;
                hands[viewer.index()] = self.hands[viewer.index()];
                for seat in others() {
                    let at = seat.index();
                    let count = (self.hands[at] & !known[at]).count_ones() as usize;
                    hands[at] |= rest.by_ref().take(count).fold(0, |set, card| set | card.bit());
                }
                if others().all(|seat| hands[seat.index()] & self.voids[seat.index()] == 0) {
                    self.hands = hands;
                    self.out = rest.fold(0, |set, card| set | card.bit());
                    break;
                }
            }
        }
        for seat in others() {
            let holder = if self.passing { seat } else { seat.next(seats) };
            let is_known = !self.passing && holder == viewer;
            let give = &mut self.gives[seat.index()];
            let hidden = give.filter(|card| !is_known && self.played & card.bit() == 0);
            if hidden.is_some() {
                let held: ArrayVec<Card, 16> = cards(self.hands[holder.index()]).collect();
                *give = rng.pick(&held).or(*give);
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.waiting().is_empty() {
            return None;
        }
        let origins =
            Seat::all(self.seats).map(|seat| ArrayVec::from_iter([("tricks", self.points(seat))]));
        Some(Outcome::ranked("played", origins, |seat| self.points(seat)))
    }

    fn audit(&self) -> Result<(), AuditError> {
        let fail =
            |holds: bool, what: &str| if holds { Ok(()) } else { Err(AuditError::because(what)) };
        fail((2..=4).contains(&self.seats), "seats")?;
        let seats = usize::from(self.seats);
        fail(self.leader.index() < seats && self.trick.len() < seats, "leader")?;
        let tricks = self.taken.iter().map(|&count| u32::from(count)).sum::<u32>();
        fail(tricks <= HAND, "tricks")?;
        let parts = self.hands.iter().chain([&self.out, &self.played]);
        let (all, count) =
            parts.fold((0, 0), |(all, count), part| (all | part, count + part.count_ones()));
        fail(all == DECK && count == 16, "every card once")?;
        let on_table = self.trick.iter().fold(0, |set, card| set | card.bit());
        fail(on_table & !self.played == 0, "the trick is played")?;
        fail(on_table.count_ones() as usize == self.trick.len(), "the trick has no card twice")?;
        let done = tricks * u32::from(self.seats) + self.trick.len() as u32;
        fail(self.played.count_ones() == done, "played")?;
        fail(tricks < HAND || self.trick.is_empty(), "over")?;
        for at in 0..4 {
            let (hand, seat) = (self.hands[at], Seat::of(at));
            if at >= seats {
                fail(hand == 0 && self.gives[at].is_none() && self.voids[at] == 0, "no seat")?;
                fail(self.taken[at] == 0, "no seat takes")?;
                continue;
            }
            let mut acted = (0..self.trick.len())
                .scan(self.leader, |seat, _| Some(std::mem::replace(seat, seat.next(self.seats))));
            let left = HAND - tricks - u32::from(acted.any(|each| each == seat));
            fail(hand.count_ones() == left, "size of a hand")?;
            fail(hand & self.voids[at] == 0, "void")?;
            let holder = if self.passing { at } else { seat.next(self.seats).index() };
            let lies = self.hands[holder] | if self.passing { 0 } else { self.played };
            match self.gives[at] {
                Some(card) => fail(lies & card.bit() != 0, "given card")?,
                None => fail(self.passing, "nothing given")?,
            }
        }
        if self.passing {
            fail(done == 0 && self.voids == [0; 4], "play before passing")?;
            fail(self.gives.iter().take(seats).any(Option::is_none), "passing is over")?;
        }
        Ok(())
    }

    fn turn(&self) -> u32 {
        if self.passing { 0 } else { 1 + self.played.count_ones() }
    }

    fn team(&self, seat: Seat) -> u8 {
        let teams = if self.seats == 4 { 2 } else { usize::from(self.seats) };
        (seat.index() % teams) as u8
    }

    fn weigh(&self, seat: Seat, tally: &mut impl Tally) {
        tally.add("points", self.points(seat) as f32);
    }

    fn terms() -> &'static [&'static str] {
        &["points"]
    }

    fn sketch(_view: &View, _voice: &Voice<'_>) -> Sketch {
        Sketch::default()
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    hands: [Option<u16>; 4],
    give: [Option<Card>; 4],
    played: u16,
    trick: ArrayVec<Card, 4>,
    taken: [u8; 4],
}
