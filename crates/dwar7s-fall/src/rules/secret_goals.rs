//! Secret goals: requirements, checkpoints and who is asked (section 11).

use engine::{Decision, Log, Play, PlayoutRng, Seat, Silent, StepRng};

use crate::data::{Module, OgreEffect, Requirement, components};
use crate::decisions::{Attack, Open, Pending, Threat};
use crate::table::player::Player;
use crate::table::realm::Holdings;
use crate::table::state::{Dwar7sFall, Step};
use crate::table::tally::Gems;
use crate::words::event::Event;
use crate::words::names::{Gem, SecretGoal, Set};
use crate::words::refusal::Refusal;

/// Everything that requirements depend on, except for the meeples on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Achievements {
    gems: Gems,
    ogre_cards: u8,
    defeated: u8,
    most_kinds: u8,
    kingdom: Holdings,
}

impl Achievements {
    #[inline]
    fn meet(&self, requirement: Requirement) -> bool {
        // A player whose castle is not in play has no kingdom.
        let ruled = self.kingdom.cells > 0;
        match requirement {
            Requirement::KingdomCells(count) => ruled && self.kingdom.cells >= count,
            Requirement::MonstersDefeated(count) => self.defeated >= count,
            Requirement::KingdomWorth(vp) => ruled && self.kingdom.worth >= vp.into(),
            Requirement::EachGem(count) => {
                Gem::ALL.iter().all(|&gem| self.gems.count(gem) >= count)
            }
            Requirement::OgreCards(count) => self.ogre_cards >= count,
            Requirement::MeeplesOnMonsters { .. } => false,
            Requirement::Gems(gem, count) => self.gems.count(gem) >= count,
            Requirement::KingdomMonsters(count) => ruled && self.kingdom.monsters >= count,
            Requirement::KingdomInns(count) => ruled && self.kingdom.inns >= count,
            Requirement::KindsInADefeat(count) => self.most_kinds >= count,
        }
    }
}

/// A cached value. It isn't part of the position, so all memos are equal.
#[derive(Clone, Copy, Debug)]
pub struct Memo<T>(pub(crate) Option<T>);

impl<T> PartialEq for Memo<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

/// DWF-4.3: the secret goals of a game.
pub(crate) fn secret_goals_in_play(empires: bool) -> Set<SecretGoal> {
    let in_play =
        |goal: &SecretGoal| empires || components().secret_goal(*goal).module == Module::Core;
    SecretGoal::ALL.iter().copied().filter(in_play).collect()
}

impl Dwar7sFall {
    /// Section 2.8: whether a requirement holds for a player.
    fn holds(&self, seat: Seat, requirement: Requirement) -> bool {
        match requirement {
            Requirement::MeeplesOnMonsters { meeples, monsters } => {
                self.has_meeples_on_monsters(seat, meeples, monsters)
            }
            other => self.achievements(seat).meet(other),
        }
    }

    /// DWF-2.8.6.
    fn has_meeples_on_monsters(&self, seat: Seat, meeples: u8, monsters: u8) -> bool {
        let standing = self.meeples.standing(seat).and(self.realm.monsters);
        let enough = |place| self.meeples.on(place, seat).len() >= meeples;
        standing.len() >= monsters.into()
            && standing.iter().filter(|&place| enough(place)).count() >= monsters.into()
    }

    #[inline]
    fn achievements(&self, seat: Seat) -> Achievements {
        let player = self.player(seat);
        Achievements {
            gems: player.gems,
            ogre_cards: player.ogre_cards.total(),
            defeated: player.defeated,
            most_kinds: player.most_kinds,
            kingdom: self.realm.holdings(seat),
        }
    }

    /// All secret goals whose requirement holds for a player now.
    fn requirements(&self, seat: Seat) -> Set<SecretGoal> {
        let now = self.achievements(seat);
        let met = |goal: &SecretGoal| match components().secret_goal(*goal).requirement {
            Requirement::MeeplesOnMonsters { meeples, monsters } => {
                self.has_meeples_on_monsters(seat, meeples, monsters)
            }
            other => now.meet(other),
        };
        SecretGoal::ALL.iter().copied().filter(met).collect()
    }

    /// Like `requirements`, for a checkpoint: most often nothing has changed since the last one, or
    /// only meeples have moved.
    #[inline]
    fn requirements_since(&self, seat: Seat, now: Achievements) -> Set<SecretGoal> {
        let player = self.player(seat);
        if player.achieved.0 != Some(now) {
            return self.requirements(seat);
        }
        if !self.meeples.moved(seat) {
            return player.met;
        }
        let mut met = player.met;
        for &goal in SecretGoal::ALL {
            let requirement = components().secret_goal(goal).requirement;
            if let Requirement::MeeplesOnMonsters { meeples, monsters } = requirement {
                met.remove(goal);
                if self.has_meeples_on_monsters(seat, meeples, monsters) {
                    met.insert(goal);
                }
            }
        }
        met
    }

    /// DWF-11.5, DWF-11.6 (a).
    pub(crate) fn can_reveal(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        if player.revealed {
            return Err(Refusal::AlreadyRevealed);
        }
        if self.holds(seat, components().secret_goal(player.secret).requirement) {
            Ok(())
        } else {
            Err(Refusal::RequirementUnmet)
        }
    }

    /// DWF-11.6 (b), DWF-20.2: checks everybody's requirements once and notes whom to ask.
    ///
    /// Being asked, or not, tells the others which goals a player may hold.
    pub(crate) fn checkpoint(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for seat in self.all_seats() {
            if self.player(seat).revealed {
                continue;
            }
            let now = self.achievements(seat);
            let met = self.requirements_since(seat, now);
            let player = self.player_mut(seat);
            player.achieved = Memo(Some(now));
            let turned = met.minus(player.met);
            player.met = met;
            let telling = turned.and(player.may_hold);
            if telling.is_empty() {
                continue;
            }
            // In the player's own Actions phase the menu offers it.
            if seat == self.turn.active && self.turn.step == Step::Actions {
                continue;
            }
            self.tell(seat, telling, play);
            if turned.contains(self.player(seat).secret) {
                self.to_ask.insert(seat);
            }
        }
        self.meeples.settle();
    }

    /// DWF-11.6 (a): whether, as far as everybody knows, a player may have a met goal to show.
    #[inline]
    pub(crate) fn may_have_goal_to_show(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let met = || self.requirements_since(seat, self.achievements(seat));
        !player.revealed && !met().and(player.may_hold).is_empty()
    }

    /// DWF-11.6 (e): whether, as far as everybody knows, an enemy may have a met goal that can be
    /// undone.
    #[inline]
    pub(crate) fn has_goal_to_lose(&self) -> bool {
        let may_lose =
            |player: &Player| !player.revealed && !player.met.and(player.may_hold).is_empty();
        self.enemies(self.active()).any(|seat| may_lose(self.player(seat)))
    }

    /// DWF-11.6 (e): the goals that a player may hold and that would be undone, or could be by
    /// chance.
    pub(crate) fn goals_undone(&self, seat: Seat, threat: Threat) -> Set<SecretGoal> {
        let player = self.player(seat);
        if player.revealed {
            return Set::EMPTY;
        }
        let mut met = self.requirements(seat).and(player.may_hold);
        if let (Threat::Choice, Some(Pending { ask, .. })) = (threat, self.pending) {
            // Laying, turning, digging and pushing don't change anybody's hand.
            if !matches!(ask, Open::Task | Open::Leading(_)) {
                let on_board =
                    |goal: &SecretGoal| components().secret_goal(*goal).requirement.is_on_board();
                met = met.iter().filter(on_board).collect();
            }
        }
        if met.is_empty() {
            return Set::EMPTY;
        }
        let mut world = self.clone();
        // Only a theft of gems uses chance.
        let rng = &mut StepRng::playout(PlayoutRng::new(0));
        let play = &mut Play { rng, log: &mut Silent };
        match threat {
            Threat::OgreCard(Attack::Rob { seat: robbed })
                if self.effect_in_play() == Some(OgreEffect::StealGem) =>
            {
                return if robbed == seat { self.goals_stolen(seat, met) } else { Set::EMPTY };
            }
            Threat::OgreCard(attack) => world.carry_out(attack, play),
            Threat::Choice => {
                if let Some(Pending { ask, action }) = world.pending.take() {
                    ask.answer(&mut world, self.active(), action, play);
                }
            }
            Threat::Mood => world.activate_mood(play),
        }
        met.minus(world.requirements(seat))
    }

    /// DWF-10.8: the goals among those that the loss of any one gem would undo.
    fn goals_stolen(&self, seat: Seat, met: Set<SecretGoal>) -> Set<SecretGoal> {
        let mut undone = Set::EMPTY;
        for gem in self.player(seat).gems.names() {
            let mut world = self.clone();
            world.player_mut(seat).gems.take(gem, 1);
            undone = undone.or(met.minus(world.requirements(seat)));
        }
        undone
    }

    /// DWF-11.6 (c): whether the active player is asked in the end step.
    pub(crate) fn may_reveal_at_end(&mut self, play: &mut Play<'_, impl Log<Event>>) -> bool {
        let seat = self.active();
        if self.player(seat).revealed {
            return false;
        }
        let met = self.requirements(seat).and(self.player(seat).may_hold);
        if !met.is_empty() {
            self.tell(seat, met, play);
        }
        self.can_reveal(seat).is_ok()
    }

    /// Narrows down the goals that a player may hold: everybody sees whether the player is asked,
    /// which happens exactly with one of these goals.
    pub(crate) fn tell(
        &mut self,
        seat: Seat,
        goals: Set<SecretGoal>,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let player = self.player_mut(seat);
        player.may_hold = if goals.contains(player.secret) {
            player.may_hold.and(goals)
        } else {
            player.may_hold.minus(goals)
        };
        play.log.learned(self.everybody());
    }

    /// DWF-20.1: the next player to be asked at this checkpoint.
    pub(crate) fn next_to_ask(&mut self) -> Option<Seat> {
        if self.to_ask.is_empty() {
            return None;
        }
        let mut order = self.active().clockwise(self.terms.seats);
        let seat = order.find(|&seat| self.to_ask.contains(seat))?;
        self.to_ask.remove(seat);
        Some(seat)
    }

    /// DWF-11.5: the secret goal is completed for good.
    pub(crate) fn reveal(&mut self, seat: Seat, play: &mut Play<'_, impl Log<Event>>) {
        let player = self.player_mut(seat);
        player.revealed = true;
        let goal = player.secret;
        player.may_hold = Set::EMPTY.with(goal);
        play.log.learned(self.everybody());
        play.tell(Event::Revealed { seat, goal });
    }

    /// DWF-11.6 (d): reveals what can be revealed, and shows the other goals.
    pub(crate) fn reveal_at_the_end(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for seat in self.all_seats() {
            if self.can_reveal(seat).is_ok() {
                self.reveal(seat, play);
            } else if !self.player(seat).revealed {
                let goal = self.player(seat).secret;
                play.log.learned(self.everybody());
                play.tell(Event::Unrevealed { seat, goal });
            }
        }
    }
}
