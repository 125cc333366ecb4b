//! The decision kernel: who is asked what is open, and what needs no asking.
//!
//! A game declares its decisions with [`decisions!`](crate::decisions), one file for each: what is
//! asked, what is offered, why not, what follows. The engine asks the one that is open, refuses what
//! comes from the wrong seat or answers another question, and after every answer goes on to the
//! next decision that somebody has to make.

use std::ops::ControlFlow;

use crate::{Arg, Game, Log, Message, PlayoutRng, Refuse, Said, Seat, SeatSet, Silent, StepRng};

/// One open decision, with everything that was chosen before it.
pub trait Decision<G: Game>: Copy {
    /// Who decides. Several seats only for hidden simultaneous choices (see [`Game::waiting`]).
    #[inline]
    fn asked(&self, game: &G) -> SeatSet {
        SeatSet::only(game.active())
    }

    /// What the seat is asked. Everybody at the table may know it.
    fn prompt(&self, game: &G, seat: Seat) -> G::Prompt;

    /// Hands every choice of the seat to `out`, until that breaks off.
    fn offer(&self, game: &G, seat: Seat, out: &mut impl Offer<G::Action>) -> ControlFlow<()>;

    /// Whether the action is among the choices, and if not, why.
    fn check(&self, game: &G, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>>;

    /// Carries out a choice. Leaves the next decision on the agenda, or nothing if the game is over.
    fn answer(
        &self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        play: &mut Play<'_, impl Log<G::Event>>,
    );

    /// How the decision is treated once it is open.
    #[inline]
    fn opens(&self, game: &mut G, play: &mut Play<'_, impl Log<G::Event>>) -> Opening {
        let _ = (game, play);
        Opening::Offered
    }

    /// Handles an offered decision that turns out to have no choice. By default it is asked all the
    /// same and the game is stuck, which the laws find.
    #[inline]
    fn lapse(&self, game: &mut G, play: &mut Play<'_, impl Log<G::Event>>) -> Opening {
        let _ = (game, play);
        Opening::Asked
    }

    /// Whether to ask although there is only one choice, which `opens` would have taken. Called
    /// only then, so it may be expensive.
    #[inline]
    fn insists(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// Who learns something from whether this is asked at all: skipping a question can reveal what
    /// is in a hand.
    #[inline]
    fn tells(&self, game: &G, found: &Few<G::Action>) -> SeatSet {
        let _ = (game, found);
        SeatSet::EMPTY
    }
}

/// How an open decision is treated.
///
/// Nothing happens that was not announced: a single choice is taken unasked only if it is free, or if
/// the choice that led to it named it with its price. The law `announced` checks both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Opening {
    /// It is asked, however few choices there are.
    Asked,
    /// It is asked if there are several choices; a single one is taken, because it is free or was
    /// named by the choice before.
    Offered,
    /// It is asked if there are several choices; a single one costs its owner nothing and touches
    /// nobody else, and is taken.
    Free,
    /// It is asked if there are several choices; a single one was named by the choice before, and is
    /// taken. It is asked if somebody else made that choice, or if chance or something that came to
    /// light stands between the two: then it could not be named.
    Named,
    /// It has been dealt with; something else is open now.
    Done,
}

/// Takes the choices of a decision one by one, and may break off.
pub trait Offer<A> {
    /// Takes a choice. `Break` when no more are wanted.
    fn offer(&mut self, action: A) -> ControlFlow<()>;

    /// Takes several choices in order.
    #[inline]
    fn offer_all(&mut self, actions: impl IntoIterator<Item = A>) -> ControlFlow<()> {
        actions.into_iter().try_for_each(|action| self.offer(action))
    }
}

impl<A> Offer<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) -> ControlFlow<()> {
        self.push(action);
        ControlFlow::Continue(())
    }
}

/// The first choices of a decision: enough to see whether there is anything to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Few<A> {
    /// Nothing can be chosen.
    #[default]
    None,
    /// There is one choice.
    One(A),
    /// There are these and perhaps more.
    Several(A, A),
}

impl<A: Copy> Offer<A> for Few<A> {
    #[inline]
    fn offer(&mut self, action: A) -> ControlFlow<()> {
        match *self {
            Few::None => {
                *self = Few::One(action);
                ControlFlow::Continue(())
            }
            Few::One(first) => {
                *self = Few::Several(first, action);
                ControlFlow::Break(())
            }
            Few::Several(..) => ControlFlow::Break(()),
        }
    }
}

/// A glance at the choices of a decision: it breaks off at the first, so that `Break` means that there
/// is one.
#[derive(Clone, Copy, Debug)]
pub struct Glance;

impl<A> Offer<A> for Glance {
    #[inline]
    fn offer(&mut self, _: A) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// What carrying out a decision needs besides the state: chance and a log.
pub struct Play<'a, L> {
    /// The chance of this step.
    pub rng: &'a mut StepRng,
    /// Where its events go.
    pub log: &'a mut L,
}

impl<L> Play<'_, L> {
    /// Logs an event that everybody sees.
    #[inline]
    pub fn tell<E>(&mut self, event: E)
    where
        L: Log<E>,
    {
        self.log.event(event);
    }
}

/// A log that passes everything on and notes who learned something in this step.
pub struct Heard<'a, L> {
    log: &'a mut L,
    learned: SeatSet,
}

impl<E, L: Log<E>> Log<E> for Heard<'_, L> {
    #[inline]
    fn event(&mut self, event: E) {
        self.log.event(event);
    }

    #[inline]
    fn whisper(&mut self, insiders: SeatSet, own: E, others: E) {
        self.log.whisper(insiders, own, others);
    }

    #[inline]
    fn learned(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
        self.log.learned(seats);
    }
}

/// Watches what is taken unasked.
pub trait Witness<G: Game> {
    /// The single choice of a decision is about to be taken.
    #[inline]
    fn takes(&mut self, game: &G, opening: Opening, seat: Seat, action: G::Action) {
        let _ = (game, opening, seat, action);
    }

    /// It has been taken.
    #[inline]
    fn taken(&mut self, game: &G) {
        let _ = game;
    }
}

/// Nobody watches.
impl<G: Game> Witness<G> for () {}

/// Carries out an answer to the open decision, and everything that follows without a choice.
#[inline]
pub fn play<G: Game>(
    game: &mut G,
    (seat, action): (Seat, G::Action),
    rng: &mut StepRng,
    log: &mut impl Log<G::Event>,
    witness: &mut impl Witness<G>,
) {
    let Some(open) = game.open() else { return };
    let drawn = rng.drawn();
    let mut heard = Heard { log, learned: SeatSet::EMPTY };
    let mut play = Play { rng, log: &mut heard };
    open.answer(game, seat, action, &mut play);
    go_on(game, Some((seat, drawn)), &mut play, witness);
}

/// Answers what needs no asking, for games whose set-up opens such decisions.
pub fn settle<G: Game>(game: &mut G, rng: &mut StepRng, log: &mut impl Log<G::Event>) {
    let mut heard = Heard { log, learned: SeatSet::EMPTY };
    go_on(game, None, &mut Play { rng, log: &mut heard }, &mut ());
}

/// The first choice that is taken unasked because the action names it, and the position in which it
/// is taken: [`Game::describe`] says both.
pub fn foresee<G: Game>(game: &G, seat: Seat, action: G::Action) -> Option<(G, G::Action)> {
    struct First<G: Game>(Option<(G, G::Action)>);
    impl<G: Game> Witness<G> for First<G> {
        fn takes(&mut self, game: &G, opening: Opening, _: Seat, action: G::Action) {
            if opening == Opening::Named && self.0.is_none() {
                self.0 = Some((game.clone(), action));
            }
        }
    }
    let mut first = First(None);
    // What chance decides is not foreseen, so any seed will do.
    let rng = &mut StepRng::playout(PlayoutRng::new(0));
    play(&mut game.clone(), (seat, action), rng, &mut Silent, &mut first);
    first.0
}

/// Answers what needs no asking, until somebody has to decide or the game is over. `chosen` is who
/// made the choice that led here, and how often chance had been drawn from before it.
#[inline]
fn go_on<G: Game, L: Log<G::Event>>(
    game: &mut G,
    chosen: Option<(Seat, u32)>,
    play: &mut Play<'_, Heard<'_, L>>,
    witness: &mut impl Witness<G>,
) {
    while let Some(open) = game.open() {
        let opening = open.opens(game, play);
        match opening {
            Opening::Asked => return,
            Opening::Done => continue,
            Opening::Offered | Opening::Free | Opening::Named => {}
        }
        let Some(seat) = open.asked(game).first() else { return };
        let mut found = Few::None;
        // It breaks off once there are two.
        let _ = open.offer(game, seat, &mut found);
        let told = open.tells(game, &found);
        if !told.is_empty() {
            play.log.learned(told);
        }
        match found {
            Few::Several(..) => return,
            Few::One(action) => {
                let foreseen =
                    chosen == Some((seat, play.rng.drawn())) && !play.log.learned.contains(seat);
                if (opening == Opening::Named && !foreseen) || open.insists(game) {
                    return;
                }
                witness.takes(game, opening, seat, action);
                open.answer(game, seat, action, play);
                witness.taken(game);
            }
            Few::None => {
                if open.lapse(game, play) == Opening::Asked {
                    return;
                }
            }
        }
    }
}

/// Why a seat may not take an action, in the order in which a referee would say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    Over,
    /// Somebody else decides.
    NotYourTurn,
    /// It answers a question other than the one that is asked.
    OtherQuestion,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R> From<R> for Refused<R> {
    #[inline]
    fn from(refusal: R) -> Self {
        Refused::Rule(refusal)
    }
}

impl<R: Refuse> Refused<R> {
    /// The rule it rests on.
    pub fn rule<G: Game<Refusal = R>>(&self) -> &'static str {
        let Citations { over, turn, question } = G::INFO.citations;
        match self {
            Refused::Over => over,
            Refused::NotYourTurn => turn,
            Refused::OtherQuestion => question,
            Refused::Rule(refusal) => refusal.rule(),
        }
    }

    /// The reason in this position: whom the table waits for, and for what.
    pub fn said<G: Game<Refusal = R>>(&self, game: &G) -> Said {
        let waiting = game.waiting();
        let question = || {
            let prompt = waiting.first().and_then(|seat| game.prompt(seat));
            prompt.map_or_else(|| Said::plain("nothing"), |prompt| prompt.said())
        };
        match self {
            Refused::Over => Said::plain("engine-over"),
            Refused::NotYourTurn => Said::plain("engine-not-your-turn")
                .with("seats", Arg::List(waiting.iter().map(Arg::Seat).collect()))
                .with("question", Arg::Said(Box::new(question()))),
            Refused::OtherQuestion => Said::plain("engine-other-question")
                .with("question", Arg::Said(Box::new(question()))),
            Refused::Rule(refusal) => refusal.said(),
        }
    }
}

/// The rules that the engine's own refusals rest on.
#[derive(Clone, Copy, Debug)]
pub struct Citations {
    /// Nothing is decided after the end.
    pub over: &'static str,
    /// Who decides.
    pub turn: &'static str,
    /// What is asked.
    pub question: &'static str,
}

/// Declares the decisions of a game: an enum with one variant for each, which forwards every method
/// of [`Decision`] to the type of that name.
///
/// A variant without a payload stands for the unit struct of its name, one with a payload for that
/// type. In JSON it is written by its name in snake case.
///
/// ```ignore
/// engine::decisions! {
///     /// What can be open.
///     pub enum Open of Dwar7sFall {
///         /// D1.
///         Menu,
///         /// DWF-6.A1.
///         Laying(Laying),
///     }
/// }
/// ```
#[macro_export]
macro_rules! decisions {
    (@pattern $name:ident $variant:ident $inner:ident) => { $name::$variant };
    (@pattern $name:ident $variant:ident $inner:ident $kind:ty) => { $name::$variant($inner) };
    (@any $name:ident $variant:ident) => { $name::$variant };
    (@any $name:ident $variant:ident $kind:ty) => { $name::$variant(_) };
    (@call $method:ident $variant:ident $inner:ident ($($arg:ident),*)) => {
        $crate::Decision::$method(&$variant, $($arg),*)
    };
    (@call $method:ident $variant:ident $inner:ident ($($arg:ident),*) $kind:ty) => {
        $crate::Decision::$method($inner, $($arg),*)
    };
    (@each $this:ident $name:ident $method:ident $args:tt [$($variant:ident $(($kind:ty))?),+]) => {
        match $this {
            $($crate::decisions!(@pattern $name $variant inner $($kind)?) =>
                $crate::decisions!(@call $method $variant inner $args $($kind)?),)+
        }
    };
    ($(#[$meta:meta])* $visibility:vis enum $name:ident of $game:ty {
        $($(#[$variant_meta:meta])* $variant:ident $(($kind:ty))?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $visibility enum $name {
            $($(#[$variant_meta])* $variant $(($kind))?),+
        }

        $crate::written!(both $name { $($variant $(($kind))?),+ });

        impl $name {
            /// How many kinds of decisions there are.
            #[allow(dead_code, reason = "declared for every game, needed by encodings")]
            $visibility const KINDS: usize = [$(stringify!($variant)),+].len();

            /// The number of its kind, below [`Self::KINDS`].
            #[allow(dead_code, reason = "declared for every game, needed by encodings")]
            $visibility fn kind(&self) -> usize {
                let mut number = 0;
                $(
                    if let $crate::decisions!(@any $name $variant $($kind)?) = self {
                        return number;
                    }
                    number += 1;
                )+
                number
            }
        }

        impl $crate::Decision<$game> for $name {
            // Called in every turn of every loop, and most often the same for all variants.
            #[inline(always)]
            fn asked(&self, game: &$game) -> $crate::SeatSet {
                $crate::decisions!(@each self $name asked (game) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn prompt(
                &self,
                game: &$game,
                seat: $crate::Seat,
            ) -> <$game as $crate::Game>::Prompt {
                $crate::decisions!(@each self $name prompt (game, seat) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn offer(
                &self,
                game: &$game,
                seat: $crate::Seat,
                out: &mut impl $crate::Offer<<$game as $crate::Game>::Action>,
            ) -> ::std::ops::ControlFlow<()> {
                $crate::decisions!(@each self $name offer (game, seat, out) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn check(
                &self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Result<(), $crate::Refused<<$game as $crate::Game>::Refusal>> {
                $crate::decisions!(@each self $name check (game, seat, action) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn answer(
                &self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                play: &mut $crate::Play<'_, impl $crate::Log<<$game as $crate::Game>::Event>>,
            ) {
                $crate::decisions!(@each self $name answer (game, seat, action, play) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn opens(
                &self,
                game: &mut $game,
                play: &mut $crate::Play<'_, impl $crate::Log<<$game as $crate::Game>::Event>>,
            ) -> $crate::Opening {
                $crate::decisions!(@each self $name opens (game, play) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn lapse(
                &self,
                game: &mut $game,
                play: &mut $crate::Play<'_, impl $crate::Log<<$game as $crate::Game>::Event>>,
            ) -> $crate::Opening {
                $crate::decisions!(@each self $name lapse (game, play) [$($variant $(($kind))?),+])
            }

            #[inline]
            fn insists(&self, game: &$game) -> bool {
                $crate::decisions!(@each self $name insists (game) [$($variant $(($kind))?),+])
            }

            #[inline(always)]
            fn tells(
                &self,
                game: &$game,
                found: &$crate::Few<<$game as $crate::Game>::Action>,
            ) -> $crate::SeatSet {
                $crate::decisions!(@each self $name tells (game, found) [$($variant $(($kind))?),+])
            }
        }
    };
}
