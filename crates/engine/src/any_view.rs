//! A game through one viewer's eyes.

use std::sync::Arc;

use serde_json::Value;

use crate::{
    ActError, Ahead, AnyMatch, Choice, Game, LogLine, Match, Outcome, Said, Seat, SeatSet, Viewer,
};
#[cfg(feature = "text")]
use crate::{Sketch, Voice};

/// A game through one viewer's eyes. Nothing else can be reached through it.
#[derive(Clone)]
pub struct AnyView {
    game: Arc<dyn AnyMatch>,
    viewer: Viewer,
    /// Steps taken before the game in memory begins.
    base: usize,
}

/// A moment of a finished game: nothing about it is a secret any more.
pub struct AfterTurn(AnyView);

impl AfterTurn {
    /// What could be seen.
    pub fn view(&self) -> &AnyView {
        &self.0
    }

    /// The game itself.
    pub fn game(&self) -> &dyn AnyMatch {
        self.0.game.as_ref()
    }
}

/// The seed of worlds imagined to find out what a choice may lead to. Any number will do.
const IMAGINED: u64 = 0x50f7_a000;

impl AnyView {
    /// A game from its beginning, through these eyes.
    pub fn of(game: Arc<dyn AnyMatch>, viewer: Viewer) -> AnyView {
        AnyView::since(0, game, viewer)
    }

    /// A game that goes on from a position after `base` steps, through these eyes.
    pub fn since(base: usize, game: Arc<dyn AnyMatch>, viewer: Viewer) -> AnyView {
        AnyView { game, viewer, base }
    }

    /// Whether the decision may pass to others after this action, as far as the viewer can tell.
    ///
    /// Tried in a world where everything the viewer can't know is dealt anew, so that the answer
    /// gives nothing away.
    pub fn hands_over(&self, action: u32) -> bool {
        let Some(seat) = self.seat() else { return false };
        let mut imagined = self.game.imagined(seat, IMAGINED);
        imagined.act(seat, action).is_ok() && !imagined.waiting().contains(seat)
    }

    /// Where the viewer's own choices lead, if nobody else decides now.
    pub fn ahead(&self) -> Option<Ahead> {
        let seat = self.seat()?;
        Ahead::of(self.game.imagined_from_here(seat, IMAGINED), seat)
    }

    /// What the viewer has decided so far, the latest first: numbers and kinds of actions.
    pub fn decided(&self) -> impl Iterator<Item = (u32, Said)> {
        let own = (1..=self.game.steps()).rev().filter_map(|step| {
            let (seat, action) = self.game.step(step)?;
            (self.seat() == Some(seat)).then_some(action)
        });
        own.filter_map(|action| Some((action, self.game.kind(action)?)))
    }

    /// Through whose eyes.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What they see, as JSON.
    pub fn json(&self) -> Value {
        self.game.view(self.viewer)
    }

    /// What they see, for code that knows the game; nothing if it is another game.
    pub fn view_of<G: Game>(&self) -> Option<G::View> {
        let game = self.game.as_any().downcast_ref::<Match<G>>()?;
        Some(game.game().view(self.viewer))
    }

    /// What they see, as text.
    #[cfg(feature = "text")]
    pub fn sketch(&self, voice: &Voice<'_>) -> Sketch {
        self.game.sketch(self.viewer, voice)
    }

    /// What they are asked.
    pub fn prompt(&self) -> Option<Said> {
        self.seat().and_then(|seat| self.game.prompt(seat))
    }

    /// What they may do now.
    pub fn choices(&self) -> Vec<Choice> {
        self.seat().map(|seat| self.game.choices(seat)).unwrap_or_default()
    }

    /// Whether they may take an action now, and if not, why.
    pub fn why_not(&self, action: u32) -> Result<(), ActError> {
        match self.seat() {
            Some(seat) => self.game.check(seat, action),
            None => Err(ActError::Unknown("spectators can't decide".to_owned())),
        }
    }

    /// The number of an action given as JSON.
    pub fn action_id(&self, action: &Value) -> Result<u32, ActError> {
        self.game.action_id(action)
    }

    /// What they saw happen after the first `step` steps.
    pub fn log_since(&self, step: usize) -> Vec<LogLine> {
        let mut lines = self.game.log_since(step.saturating_sub(self.base), self.viewer);
        for line in &mut lines {
            line.step += self.base;
        }
        lines
    }

    /// What they saw of steps after the first `step` that were then taken back.
    pub fn log_of_undone(&self, step: usize, undone: &[(Seat, u32)]) -> Vec<LogLine> {
        // What came before the rules changed can't be played again.
        let Some(first) = step.checked_sub(self.base) else { return Vec::new() };
        let Ok(mut then) = self.game.at_step(first) else { return Vec::new() };
        for &(seat, action) in undone {
            if then.act_again(seat, action).is_err() {
                break;
            }
        }
        let mut lines = then.log_since(first, self.viewer);
        // From the beginning, the set-up would be told with it.
        lines.retain(|line| line.step > first);
        lines
    }

    /// What they saw happen after the first `step` steps, for code that knows the game: each event
    /// with the number of its step. Nothing if it is another game.
    pub fn events_since<G: Game>(&self, step: usize) -> Vec<(usize, G::Event)> {
        let Some(game) = self.game.as_any().downcast_ref::<Match<G>>() else { return Vec::new() };
        let events = game.events();
        let first = events.partition_point(|(at, _, _)| at + self.base <= step);
        let seen = events[first..].iter().filter(|(_, audience, _)| audience.includes(self.viewer));
        seen.map(|(at, _, event)| (at + self.base, event.clone())).collect()
    }

    /// What they saw after the first `step` steps; nothing of steps that can't be looked at.
    pub fn at_step(&self, step: usize) -> Option<AnyView> {
        let then = self.game.at_step(step.checked_sub(self.base)?).ok()?;
        Some(AnyView { game: Arc::from(then), ..self.clone() })
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// How many steps were taken.
    pub fn steps(&self) -> usize {
        self.base + self.game.steps()
    }

    /// Who took a step, counted from 1. What they did is in the log, as far as everybody saw it.
    pub fn step_by(&self, step: usize) -> Option<Seat> {
        self.game.step(step.checked_sub(self.base)?).map(|(seat, _)| seat)
    }

    /// The number of turns begun so far.
    pub fn turn(&self) -> u32 {
        self.game.turn()
    }

    /// The number of turns begun after each step, from the first that can be looked at.
    pub fn turns(&self) -> &[u32] {
        self.game.turns()
    }

    /// A finished game after each of its turns, from the beginning. Empty while the game goes on.
    pub fn turn_by_turn(&self) -> Vec<AfterTurn> {
        let Ok(mut game) = self.game.at_step(0) else { return Vec::new() };
        if self.game.outcome().is_none() {
            return Vec::new();
        }
        let mut turns = Vec::new();
        for step in 1..=self.game.steps() {
            let before = game.turn();
            let Some((seat, action)) = self.game.step(step) else { break };
            if game.act_again(seat, action).is_err() {
                break;
            }
            if game.turn() != before || step == self.game.steps() {
                let game = Arc::from(game.boxed_clone());
                turns.push(AfterTurn(AnyView { game, ..self.clone() }));
            }
        }
        turns
    }

    /// Who must decide and has not answered yet.
    pub fn waiting(&self) -> SeatSet {
        self.game.waiting()
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
