//! Classes: buying them and using their powers (DWF-14.20 to DWF-14.28).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::action::Action;
use crate::ask::{Answered, Ask, Buying, Changing, Pushing};
use crate::board::Place;
use crate::components::{Gained, Power, components};
use crate::event::Event;
use crate::meeples::Standing;
use crate::names::{Class, Gem, Kind};
use crate::refusal::Refusal;
use crate::state::Dwar7sFall;
use crate::tally::Gems;

/// Buying.
impl Dwar7sFall {
    /// DWF-6.A4.
    pub(crate) fn can_buy_class(&self) -> Result<(), Refusal> {
        if !self.terms.empires {
            return Err(Refusal::NoEmpires);
        }
        if Class::ALL.iter().any(|&class| self.can_buy(class).is_ok()) {
            Ok(())
        } else {
            Err(Refusal::NoClass)
        }
    }

    /// D22: whether the active player can get a class.
    fn can_buy(&self, class: Class) -> Result<(), Refusal> {
        let seat = self.active();
        let player = self.player(seat);
        if !components().class(class).races.contains(player.race) {
            return Err(Refusal::NotForYourPeople { class });
        }
        if !player.gems.covers(&player.people().class_cost(class)) {
            return Err(Refusal::CannotPayClass { class });
        }
        if self.owns_class(seat, class) {
            return Err(Refusal::ClassOwned { class });
        }
        let basic =
            || self.meeples.standing(seat).iter().any(|place| self.can_upgrade(place).is_ok());
        let upgrade = components().class(class).gained == Gained::Upgrade;
        if upgrade && !player.campfire.has(Kind::Basic) && !basic() {
            return Err(Refusal::NoBasicMeeple);
        }
        Ok(())
    }

    /// DWF-14.20: whether a player has the piece of a class.
    pub(crate) fn owns_class(&self, seat: Seat, class: Class) -> bool {
        self.player(seat).campfire.has(class.kind())
            || self.meeples.whereabouts(seat, class).is_some()
    }

    fn can_upgrade(&self, place: Place) -> Result<(), Refusal> {
        let crowd = self.meeples.on(place, self.active());
        if crowd.has(Kind::Basic) { Ok(()) } else { Err(Refusal::NoBasicMeeple) }
    }

    pub(crate) fn check_buying(&self, ask: Buying, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Buying::Class, Action::Class { class }) => self.can_buy(class),
            (Buying::Where { .. }, Action::Campfire) => {
                let campfire = self.player(self.active()).campfire;
                if campfire.has(Kind::Basic) { Ok(()) } else { Err(Refusal::NoBasicMeeple) }
            }
            (Buying::Where { .. }, Action::Cell { cell }) => {
                self.place_at(cell).and_then(|place| self.can_upgrade(place))
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_buying(
        &self,
        ask: Buying,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match ask {
            Buying::Class => {
                let mut classes =
                    Class::ALL.iter().copied().filter(|&class| self.can_buy(class).is_ok());
                classes.try_for_each(|class| visit(Action::Class { class }))
            }
            Buying::Where { .. } => {
                if self.check_buying(ask, Action::Campfire).is_ok() {
                    visit(Action::Campfire)?;
                }
                let standing = self.meeples.standing(self.active());
                self.offer_places(standing, |place| self.can_upgrade(place), visit)
            }
        }
    }

    pub(crate) fn answer_buying(
        &mut self,
        ask: Buying,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let seat = self.active();
        match (ask, action) {
            (Buying::Class, Action::Class { class }) => {
                if components().class(class).gained == Gained::Upgrade {
                    self.ask = Ask::Buying(Buying::Where { class });
                    return Answered::Asking;
                }
                let paid = self.pay_class(class);
                self.player_mut(seat).campfire.add(class.kind());
                log.event(Event::Recruited { seat, class, paid });
            }
            (Buying::Where { class }, place) => {
                let paid = self.pay_class(class);
                match place {
                    Action::Cell { cell } => {
                        if let Some(place) = self.board.at(cell) {
                            self.meeples.take(Standing { place, owner: seat, kind: Kind::Basic });
                            self.meeples.put(Standing { place, owner: seat, kind: class.kind() });
                        }
                    }
                    _ => {
                        let campfire = &mut self.player_mut(seat).campfire;
                        campfire.take(Kind::Basic);
                        campfire.add(class.kind());
                    }
                }
                log.event(Event::Upgraded { seat, class, paid });
            }
            _ => return Answered::Asking,
        }
        Answered::Done
    }

    fn pay_class(&mut self, class: Class) -> Gems {
        let seat = self.active();
        let cost = self.player(seat).people().class_cost(class);
        self.pay(seat, &cost);
        self.pay_action();
        cost
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_buying(&self, ask: Buying) -> Result<(), Refusal> {
        self.can_buy_class()?;
        match ask {
            Buying::Class => Ok(()),
            Buying::Where { class } if components().class(class).gained == Gained::Upgrade => {
                self.can_buy(class)
            }
            Buying::Where { .. } => Err(Refusal::OtherQuestion),
        }
    }
}

/// The Alchemist.
impl Dwar7sFall {
    /// Where a piece of the active player with that power stands on the board.
    fn piece_with(&self, power: Power) -> Result<(Place, Kind), Refusal> {
        if !self.terms.empires {
            return Err(Refusal::NoEmpires);
        }
        let seat = self.active();
        let find = |place: Place| {
            let crowd = self.meeples.on(place, seat);
            let mut kinds = crowd.has_class().then(|| crowd.kinds()).into_iter().flatten();
            kinds.find(|&kind| components().powers(kind).contains(power)).map(|kind| (place, kind))
        };
        self.meeples.standing(seat).iter().find_map(find).ok_or(Refusal::NotOnBoard)
    }

    /// DWF-6.A5.
    pub(crate) fn can_use_alchemist(&self) -> Result<(), Refusal> {
        self.piece_with(Power::ChangeGem)?;
        let changeable = Gem::ALL.iter().any(|&gem| self.can_give(gem).is_ok());
        if changeable { Ok(()) } else { Err(Refusal::NothingToChange) }
    }

    /// D23: whether a gem can be given, and something taken for it.
    fn can_give(&self, given: Gem) -> Result<(), Refusal> {
        if !self.player(self.active()).gems.has(given) {
            return Err(Refusal::NoSuchGem { gem: given });
        }
        let takeable = Gem::ALL.iter().any(|&taken| self.can_take(given, taken).is_ok());
        if takeable { Ok(()) } else { Err(Refusal::NothingToChange) }
    }

    /// D23: whether one gem can become another.
    fn can_take(&self, given: Gem, taken: Gem) -> Result<(), Refusal> {
        if given == taken {
            return Err(Refusal::SameGem { gem: taken });
        }
        if given == Gem::Gold && taken == Gem::Ruby {
            return Err(Refusal::GoldToRuby);
        }
        if !self.piles.has(taken) {
            return Err(Refusal::PileEmpty { gem: taken });
        }
        Ok(())
    }

    pub(crate) fn check_changing(&self, ask: Changing, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Changing::Give, Action::Gem { gem }) => self.can_give(gem),
            (Changing::Take { given }, Action::Gem { gem }) => self.can_take(given, gem),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn answer_changing(
        &mut self,
        ask: Changing,
        gem: Gem,
        log: &mut impl Log<Event>,
    ) -> Answered {
        match ask {
            Changing::Give => {
                self.ask = Ask::Changing(Changing::Take { given: gem });
                Answered::Asking
            }
            Changing::Take { given } => {
                let seat = self.active();
                self.return_gem(seat, given);
                self.give_gem(seat, gem);
                self.pay_action();
                log.event(Event::Changed { seat, given, taken: gem });
                Answered::Done
            }
        }
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_changing(&self, ask: Changing) -> Result<(), Refusal> {
        self.can_use_alchemist()?;
        match ask {
            Changing::Give => Ok(()),
            Changing::Take { given } => self.can_give(given),
        }
    }
}

/// The Warrior and the Ogre King.
impl Dwar7sFall {
    /// DWF-6.A6.
    pub(crate) fn can_use_warrior(&self) -> Result<(), Refusal> {
        let (place, _) = self.piece_with(Power::Push)?;
        let enemy = self.meeples.has_enemy_of(place, self.active());
        if enemy && !self.ways_out(place).is_empty() { Ok(()) } else { Err(Refusal::NobodyToPush) }
    }

    /// D25: whether that meeple can be pushed.
    fn can_push(&self, owner: Seat, kind: Kind) -> Result<Place, Refusal> {
        let (place, _) = self.piece_with(Power::Push)?;
        if owner == self.active() {
            return Err(Refusal::NotAnEnemy { seat: owner });
        }
        self.stands(place, owner, kind).map(|()| place)
    }

    pub(crate) fn check_pushing(&self, ask: Pushing, action: Action) -> Result<(), Refusal> {
        match (ask, action) {
            (Pushing::Victim, Action::Victim { owner, kind }) => {
                self.can_push(owner, kind).map(|_| ())
            }
            (Pushing::To { .. }, Action::Step { side }) => {
                let (place, _) = self.piece_with(Power::Push)?;
                self.can_step(place, side).map(|_| ())
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_pushing(
        &self,
        ask: Pushing,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Ok((place, _)) = self.piece_with(Power::Push) else {
            return ControlFlow::Continue(());
        };
        match ask {
            Pushing::Victim => {
                let choice = |owner, kind| self.can_push(owner, kind).map(|_| ());
                self.offer_victims(place, choice, visit)
            }
            Pushing::To { .. } => self.offer_steps(self.board.cell(place), visit),
        }
    }

    pub(crate) fn answer_pushing(
        &mut self,
        ask: Pushing,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        match (ask, action) {
            (Pushing::Victim, Action::Victim { owner, kind }) => {
                self.ask = Ask::Pushing(Pushing::To { owner, kind });
                Answered::Asking
            }
            (Pushing::To { owner, kind }, Action::Step { side }) => {
                let target = self
                    .can_push(owner, kind)
                    .and_then(|place| self.can_step(place, side).map(|target| (place, target)));
                if let Ok((place, target)) = target {
                    self.relocate(Standing { place, owner, kind }, target);
                    let (seat, card) = (self.active(), self.card_at(target));
                    let cell = self.board.cell(target);
                    log.event(Event::Pushed { seat, owner, kind, card, cell });
                }
                self.pay_action();
                Answered::Done
            }
            _ => Answered::Asking,
        }
    }

    /// What the open question rests on, for positions from outside.
    pub(crate) fn audit_pushing(&self, ask: Pushing) -> Result<(), Refusal> {
        self.can_use_warrior()?;
        match ask {
            Pushing::Victim => Ok(()),
            Pushing::To { owner, kind } => self.can_push(owner, kind).map(|_| ()),
        }
    }

    /// DWF-6.A7.
    pub(crate) fn can_use_ogre_king(&self) -> Result<(), Refusal> {
        let (place, _) = self.piece_with(Power::SendHome)?;
        if self.meeples.count(place) > 1 { Ok(()) } else { Err(Refusal::NobodyToSendHome) }
    }

    /// D25: whether the Ogre King can send that meeple home: anyone but himself.
    fn can_send_home(&self, owner: Seat, kind: Kind) -> Result<Place, Refusal> {
        let (place, himself) = self.piece_with(Power::SendHome)?;
        if owner == self.active() && kind == himself {
            return Err(Refusal::NobodyToSendHome);
        }
        self.stands(place, owner, kind).map(|()| place)
    }

    pub(crate) fn check_sending_home(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Victim { owner, kind } => self.can_send_home(owner, kind).map(|_| ()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    pub(crate) fn offer_sending_home(
        &self,
        visit: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Ok((place, _)) = self.piece_with(Power::SendHome) else {
            return ControlFlow::Continue(());
        };
        let choice = |owner, kind| self.can_send_home(owner, kind).map(|_| ());
        self.offer_victims(place, choice, visit)
    }

    pub(crate) fn answer_sending_home(
        &mut self,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Answered {
        let Action::Victim { owner, kind } = action else { return Answered::Asking };
        let seat = self.active();
        if let Ok(place) = self.can_send_home(owner, kind) {
            self.send_home(Standing { place, owner, kind });
            log.event(Event::SentHome { seat, owner, kind });
            if owner != seat {
                self.take_pouch(seat, log);
            }
        }
        self.pay_action();
        Answered::Done
    }
}
