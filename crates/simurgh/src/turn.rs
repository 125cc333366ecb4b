//! The turn: Free Actions, the Main Action, the end of the turn (chapters 5 and 12).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Ability, ActionTile, End, Space, Vassal};
use crate::means::{Duty, Means};
use crate::purse::{Good, Purse};
use crate::refusal::Refusal;
use crate::set::Set;
use crate::state::{Cause, Progress, Simurgh, Stage, Turn};
use crate::task::Task;
use crate::vassals::Whereabouts;

/// SIM-12.2: so many Action Tiles may be kept.
pub(crate) const TILE_LIMIT: usize = 5;

impl Simurgh {
    /// D1: everything that can be done with the turn.
    pub(crate) fn offer_turn(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let means = self.means();
        if self.turn.main_action == Progress::Open {
            self.offer_spaces(&means, visit)?;
            self.offer_tiles(&means, visit)?;
            if self.has_vassals_on_board() {
                visit(Action::RetrieveVassals)?;
            }
        }
        self.offer_free_actions(&means, Duty::None, visit)?;
        if self.may_end_turn(&means) { visit(Action::EndTurn) } else { ControlFlow::Continue(()) }
    }

    /// SIM-5.3: active abilities, and one advance.
    fn offer_free_actions(
        &self,
        means: &Means,
        duty: Duty,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.offer_abilities(means, duty, visit)?;
        self.offer_advances(means, duty, visit)
    }

    /// D15: Free Actions in the middle of the Main Action, or go on.
    pub(crate) fn offer_interlude(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.offer_free_actions(&self.means(), self.duty(), visit)?;
        visit(Action::Done)
    }

    /// Whether the turn can go on like this.
    pub(crate) fn check_turn(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::PlaceVassal { space } => {
                self.main_action_open()?;
                self.enterable(space, &self.means(), self.occupied()).map(drop)
            }
            Action::LayTile { tile } => {
                self.main_action_open()?;
                self.can_lay(tile, &self.means())
            }
            Action::RetrieveVassals => {
                self.main_action_open()?;
                if self.has_vassals_on_board() { Ok(()) } else { Err(Refusal::NobodyToRetrieve) }
            }
            Action::EndTurn => {
                if self.may_end_turn(&self.means()) {
                    Ok(())
                } else {
                    Err(Refusal::MainActionDue)
                }
            }
            _ => self.check_free_action(action),
        }
    }

    /// Whether a Free Action is possible now.
    pub(crate) fn check_free_action(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::UseAbility { dragon, slot } => self.check_ability(Ability { dragon, slot }),
            Action::AdvanceRider { wilds } => self.check_advance(wilds),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Goes on with the turn.
    pub(crate) fn act(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::PlaceVassal { space } => self.enter(space, log),
            Action::LayTile { tile } => self.present(tile, log),
            Action::RetrieveVassals => {
                self.turn.main_action = Progress::Done;
                self.plan(Task::Settle);
                self.plan(Task::Retrieve { retrieved: 0 });
            }
            Action::UseAbility { dragon, slot } => self.use_ability(Ability { dragon, slot }, log),
            Action::AdvanceRider { wilds } => self.advance(wilds, log),
            Action::EndTurn => {
                self.plan(Task::NextTurn);
                self.plan(Task::ResourceLimit);
                self.plan(Task::TileLimit);
                self.plan(Task::FillRow);
            }
            _ => {}
        }
    }

    /// SIM-5.1: exactly one Main Action.
    fn main_action_open(&self) -> Result<(), Refusal> {
        match self.turn.main_action {
            Progress::Open => Ok(()),
            Progress::Done => Err(Refusal::MainActionTaken),
        }
    }

    pub(crate) fn has_vassals_on_board(&self) -> bool {
        self.active().vassals.on_board().next().is_some()
    }

    /// SIM-5.6: after the Main Action, or if none is legal. With a Vassal that may be placed, the
    /// Great Market always is.
    fn may_end_turn(&self, means: &Means) -> bool {
        self.turn.main_action == Progress::Done
            || !(means.any_ready() || self.has_vassals_on_board())
    }

    /// D6: each own Vassal on the board, all that are left, or done.
    pub(crate) fn offer_retrieval(
        &self,
        retrieved: u8,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &vassal in Vassal::ALL {
            for space in self.spaces_of(vassal).iter() {
                visit(Action::Retrieve { vassal, space })?;
            }
        }
        if self.check_retrieve_all().is_ok() {
            visit(Action::RetrieveAll)?;
        }
        if retrieved > 0 { visit(Action::Done) } else { ControlFlow::Continue(()) }
    }

    /// The spaces on which the active player has Vassals of a kind.
    fn spaces_of(&self, vassal: Vassal) -> Set<Space> {
        let own = self.active().vassals.on_board().filter(|(each, _)| *each == vassal);
        own.map(|(_, space)| space).collect()
    }

    /// Whether a Vassal can be retrieved from there.
    pub(crate) fn check_retrieve(&self, vassal: Vassal, space: Space) -> Result<(), Refusal> {
        if self.spaces_of(vassal).contains(space) {
            Ok(())
        } else {
            Err(Refusal::NotYourVassal { vassal, space })
        }
    }

    /// "All" is for more than one.
    pub(crate) fn check_retrieve_all(&self) -> Result<(), Refusal> {
        match self.active().vassals.on_board().count() {
            0 | 1 => Err(Refusal::NobodyToRetrieve),
            _ => Ok(()),
        }
    }

    /// SIM-5.7: a Vassal goes to the pool.
    pub(crate) fn retrieve(&mut self, vassal: Vassal, space: Space, log: &mut impl Log<Event>) {
        let seat = self.turn.active;
        log.event(Event::Retrieved { seat, vassal, spot: self.spot(space) });
        let board = Whereabouts::Board(space);
        self.active_mut().vassals.go(vassal, board, Whereabouts::Pool);
        if let Some(Task::Retrieve { retrieved }) = self.agenda.last_mut() {
            *retrieved = retrieved.saturating_add(1);
        }
    }

    /// SIM-5.7: all Vassals go to the pool.
    pub(crate) fn retrieve_all(&mut self, log: &mut impl Log<Event>) {
        while let Some((vassal, space)) = { self.active().vassals.on_board().next() } {
            self.retrieve(vassal, space, log);
        }
    }

    /// SIM-12.2: how many tiles must be discarded.
    pub(crate) fn tiles_over(&self) -> usize {
        self.active().hand.len().saturating_sub(TILE_LIMIT)
    }

    /// SIM-12.3: how many tokens must be returned.
    pub(crate) fn tokens_over(&self) -> u32 {
        self.active().purse.resources().saturating_sub(self.agreed.mode.resource_limit())
    }

    /// D21: each tile that is not a Power Tile, to the top or the bottom.
    pub(crate) fn offer_discards(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.tiles_over() > 0 {
            for tile in self.active().hand.iter().filter(|tile| !tile.is_power()) {
                for &end in End::ALL {
                    visit(Action::DiscardTile { tile, end })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a tile can be discarded.
    pub(crate) fn check_discard(&self, tile: ActionTile) -> Result<(), Refusal> {
        if !self.active().hand.contains(tile) {
            Err(Refusal::NotInHand { tile })
        } else if tile.is_power() {
            Err(Refusal::PowerTileStays)
        } else {
            Ok(())
        }
    }

    /// SIM-12.2: a tile goes back to the deck, unseen by the others.
    pub(crate) fn discard(&mut self, tile: ActionTile, end: End, log: &mut impl Log<Event>) {
        let seat = self.turn.active;
        self.blur_hand(seat);
        let player = self.active_mut();
        // It may have been any of the start tiles.
        player.start_kinds = Set::EMPTY;
        player.hand.remove(tile);
        self.action_deck.put(tile, end);
        let own = Event::Discarded { seat, tile, end };
        log.secret(seat, own, Event::DiscardedSome { seat, end });
    }

    /// D22: each kind of token held.
    pub(crate) fn offer_tokens(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.tokens_over() > 0 {
            for good in Good::RESOURCES {
                if self.active().purse.count(good) > 0 {
                    visit(Action::ReturnToken { good })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a token of this kind can be returned.
    pub(crate) fn check_token(&self, good: Good) -> Result<(), Refusal> {
        if good == Good::PowerPoint {
            Err(Refusal::NoResource)
        } else if self.active().purse.count(good) == 0 {
            Err(Refusal::CannotPay { goods: Purse::of(1, good) })
        } else {
            Ok(())
        }
    }

    /// SIM-12.3: a token goes back to the bank.
    pub(crate) fn return_token(&mut self, good: Good, log: &mut impl Log<Event>) {
        let player = self.active_mut();
        player.purse = player.purse.minus(&Purse::of(1, good));
        log.event(Event::ReturnedToken { seat: self.turn.active, good });
    }

    /// SIM-13.3, SIM-13.6: the next player's turn, or the end of the game.
    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        self.done();
        self.active_mut()
            .vassals
            .go_each(|place| (place == Whereabouts::Resting).then_some(Whereabouts::Pool));
        let next = self.turn.active.next(self.count());
        match self.ending(next) {
            Some(cause) => self.end_game(cause, log),
            None => self.begin_turn(self.turn.number + 1, next, log),
        }
    }

    pub(crate) fn begin_turn(&mut self, number: u32, seat: Seat, log: &mut impl Log<Event>) {
        self.stage = Stage::Play;
        self.turn = Turn::new(number, seat);
        log.event(Event::TurnBegan { seat });
    }

    /// Why the game is over, if `next` has no turn any more.
    fn ending(&self, next: Seat) -> Option<Cause> {
        match self.trigger {
            Some(trigger) => (trigger.by == next).then_some(trigger.cause),
            None => {
                let played = self.turn.number / u32::from(self.count());
                let limit = u32::from(self.agreed.rounds);
                (next == self.first && played >= limit).then_some(Cause::TurnLimit)
            }
        }
    }
}
