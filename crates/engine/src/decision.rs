//! The decision kernel: what is open, who is asked, and what needs no asking.
//!
//! A game declares its decisions with [`decisions!`](crate::decisions), one file for each: what is
//! asked, what is offered, why not, what follows. The engine asks the one that is open, refuses what
//! comes from the wrong seat or answers another question, and after every answer goes on to the
//! next decision that somebody has to make.

use std::ops::ControlFlow;

use crate::{Arg, Game, Log, Message, Refuse, Said, Seat, SeatSet, StepRng};

/// One open decision, with everything that was chosen before it.
pub trait Decision<G: Game>: Copy {
    /// Who decides. Several seats only for hidden simultaneous choices (see [`Game::waiting`]).
    #[inline]
    fn asked(&self, game: &G) -> SeatSet {
        SeatSet::only(game.active())
    }

    /// What the seat is asked. Everybody at the table may know it.
    fn prompt(&self, game: &G, seat: Seat) -> G::Prompt;

    /// Hands every choice of the seat to `out`, until that has enough.
    fn offer(&self, game: &G, seat: Seat, out: &mut impl Offer<G::Action>) -> ControlFlow<()>;

    /// Whether the action is among the choices, and if not, why.
    fn check(&self, game: &G, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>>;

    /// Carries out a choice. Leaves the next decision open, or none if the game is over.
    fn answer(
        &self,
        game: &mut G,
        seat: Seat,
        action: G::Action,
        play: &mut Play<'_, impl Log<G::Event>>,
    );

    /// What becomes of the decision as soon as it is the open one.
    #[inline]
    fn opens(&self, game: &mut G, play: &mut Play<'_, impl Log<G::Event>>) -> Opening {
        let _ = (game, play);
        Opening::Offered
    }

    /// What happens when an offered decision turns out to have no choice. By default nothing does,
    /// and the game is stuck, which the laws find.
    #[inline]
    fn lapse(&self, game: &mut G, play: &mut Play<'_, impl Log<G::Event>>) -> Opening {
        let _ = (game, play);
        Opening::Asked
    }

    /// Who learns something from whether this is asked at all: a question that isn't asked can tell
    /// what is in a hand.
    #[inline]
    fn tells(&self, game: &G, found: &Few<G::Action>) -> SeatSet {
        let _ = (game, found);
        SeatSet::EMPTY
    }
}

/// What becomes of a decision when it is the open one.
///
/// Nothing happens that was not announced: a single choice is taken unasked only if it is free, or if
/// the choice that led to it named it with its price. The law `announced` checks both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// It is asked, however few choices there are.
    Asked,
    /// It is asked if there are several choices; a single one is taken.
    Offered,
    /// It is asked if there are several choices; a single one costs its owner nothing and touches
    /// nobody else, and is taken.
    Free,
    /// It is asked if there are several choices; a single one was named by the choice before, and is
    /// taken.
    Named,
    /// It has been dealt with; something else is open now.
    Done,
}

/// Takes the choices of a decision one by one, until it has enough.
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

/// What carrying out a decision needs besides the state: chance, and somebody to tell.
pub struct Play<'a, L> {
    /// The chance of this step.
    pub rng: &'a mut StepRng,
    /// What hears of it.
    pub log: &'a mut L,
}

impl<L> Play<'_, L> {
    /// Tells everybody.
    #[inline]
    pub fn tell<E>(&mut self, event: E)
    where
        L: Log<E>,
    {
        self.log.event(event);
    }
}

/// Answers what needs no asking, until somebody has to decide or the game is over.
///
/// [`Game::apply`] does it after every answer; a game whose set-up leads to such questions does it at
/// the end of [`Game::new`].
pub fn settle<G: Game>(game: &mut G, play: &mut Play<'_, impl Log<G::Event>>) {
    while let Some(open) = game.open() {
        match open.opens(game, play) {
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
            Few::One(action) => open.answer(game, seat, action, play),
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
    /// It answers another question than the one that is asked.
    OtherQuestion,
    /// A rule of the game is against it.
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

    /// The reason, said of this position: for whom and for what the table waits.
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

/// Declares the decisions of a game: an enum with one variant for each, which hands every question of
/// [`Decision`] on to the type of that name.
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
        #[derive(Clone, Copy, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case", deny_unknown_fields)]
        $visibility enum $name {
            $($(#[$variant_meta])* $variant $(($kind))?),+
        }

        impl $crate::Decision<$game> for $name {
            #[inline]
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
