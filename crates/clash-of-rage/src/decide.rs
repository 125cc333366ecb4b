//! Who is asked what, what they may answer, and where each answer goes.

use engine::{Log, Seat, SeatSet, StepRng};

use crate::action::{Action, Dice, Headcount};
use crate::names::{Clan, Hero, Level, Phase};
use crate::places::{Location, Site};
use crate::prompt::Prompt;
use crate::question::{Errands, Group, Question};
use crate::refusal::Refusal;
use crate::side::Side;
use crate::tactics::next_level;
use crate::{ClashOfRage, Event};

impl ClashOfRage {
    /// The seats that must decide (COR-13.1).
    pub(crate) fn asked(&self) -> SeatSet {
        match &self.question {
            Question::Over => SeatSet::EMPTY,
            // COR-16.1: all at once.
            Question::Tactics => self
                .all_seats()
                .filter(|seat| self.players[seat.index()].chosen.is_none())
                .collect(),
            // COR-16.3: in a battle it is the side whose assault it is, or the hand of the Elves.
            Question::Assault | Question::Reroll { .. } | Question::Eliminate { .. } => {
                SeatSet::only(self.assaulting_seat())
            }
            _ => SeatSet::only(self.active),
        }
    }

    fn assaulting_seat(&self) -> Seat {
        let side = self.battle.as_ref().map(|battle| self.side(battle, battle.assaulting));
        match side {
            Some(Side::Player(seat)) => seat,
            // COR-9.2: somebody decides for the Elves.
            Some(Side::Elves) => self.elf_hand(),
            None => self.active,
        }
    }

    /// What the seat is asked.
    pub(crate) fn ask(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat.index().min(self.players.len() - 1)];
        let unit = |level: Level| self.active_player().unit(level);
        match &self.question {
            Question::Clan | Question::Over => Prompt::Clan,
            Question::Tactics => Prompt::Tactics,
            Question::Stronghold => Prompt::Stronghold,
            Question::Deploy { left } => {
                let level = next_level(*left).unwrap_or(Level::One);
                Prompt::Deploy { unit: unit(level), left: left[level.at()] }
            }
            Question::Action if self.phase == Phase::FirstAction => Prompt::FirstAction,
            Question::Action => Prompt::SecondAction,
            Question::Group => Prompt::Group,
            Question::Destination { group: Group::Units { from, level } } => {
                Prompt::UnitsDestination { unit: unit(*level), from: *from }
            }
            Question::Destination { group: Group::Hero(hero) } => {
                let from = self.own_hero(*hero).unwrap_or(Location::STRONGHOLD);
                Prompt::HeroDestination { hero: *hero, from }
            }
            Question::HowMany { from, level, to } => {
                Prompt::HowMany { unit: unit(*level), from: *from, to: *to }
            }
            Question::NextBattle => Prompt::NextBattle,
            Question::Assault => match &self.battle {
                Some(battle) => Prompt::Assault { territory: battle.territory },
                None => Prompt::NextBattle,
            },
            Question::Reroll { wounds, blanks, rerolls } => {
                Prompt::Reroll { wounds: *wounds, blanks: *blanks, rerolls: *rerolls }
            }
            Question::Eliminate { wounds } => {
                let by_elves = self
                    .battle
                    .as_ref()
                    .is_some_and(|battle| self.side(battle, battle.assaulting) == Side::Elves);
                if by_elves {
                    Prompt::EliminateForElves { wounds: *wounds }
                } else {
                    Prompt::Eliminate { wounds: *wounds }
                }
            }
            Question::Shop(_) => Prompt::Shop { gold: player.gold, crystals: player.crystals },
            Question::Legendary { .. } => Prompt::Legendary,
            Question::Rearrange => Prompt::Rearrange,
            Question::Fill { pocket } => {
                Prompt::Fill { unit: unit(pocket.level()), slot: pocket.slot() }
            }
            Question::Serve { level, .. } => {
                let left = self.active_player().reserve()[level.at()];
                Prompt::Serve { unit: unit(*level), left }
            }
        }
    }

    /// Adds every answer that the seat, which is asked, may give.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match &self.question {
            Question::Over => {}
            Question::Clan => {
                let free = Clan::ALL.iter().copied().filter(|&clan| self.check_clan(clan).is_ok());
                out.extend(free.map(|clan| Action::ChooseClan { clan }));
            }
            Question::Tactics => {
                let hand = self.players[seat.index()].hand;
                out.extend(hand.iter().map(|card| Action::ChooseTactics { card }));
            }
            Question::Stronghold => {
                let sites = Site::all().filter(|&site| self.check_site(site).is_ok());
                out.extend(sites.map(|site| Action::PlaceStronghold { site }));
            }
            Question::Deploy { .. } => {
                let places = self.deployment();
                out.extend(places.iter().map(|location| Action::Deploy { location }));
            }
            Question::Action => {
                out.extend(self.may_move().map(|()| Action::Move));
                out.extend(self.may_equip().map(|()| Action::Equip));
                out.push(Action::Pass);
            }
            Question::Group => {
                let player = self.active_player();
                out.extend(
                    self.movable_units()
                        .map(|(from, level)| Action::MoveUnits { from, unit: player.unit(level) }),
                );
                out.extend(self.movable_heroes().map(|hero| Action::MoveHero { hero }));
                out.push(Action::EndMovement);
            }
            Question::Destination { group } => {
                let places = self.destinations(*group);
                out.extend(places.iter().map(|location| Action::GoTo { location }));
            }
            Question::HowMany { from, level, .. } => {
                let unmoved = usize::from(self.unmoved(*from, *level));
                out.extend(Headcount::all().take(unmoved).map(|count| Action::Send { count }));
            }
            Question::NextBattle => {
                let places = self.contested().territories();
                out.extend(places.map(|territory| Action::BattleAt { territory }));
            }
            Question::Assault => out.extend([Action::Fight, Action::Flee]),
            Question::Reroll { blanks, .. } => {
                let choices = Dice::all().take(usize::from(*blanks) + 1);
                out.extend(choices.map(|dice| Action::Reroll { dice }));
            }
            Question::Eliminate { wounds } => self.list_victims(*wounds, out),
            Question::Shop(errands) => self.list_wares(*errands, out),
            Question::Legendary { drawn, .. } => {
                out.extend(drawn.iter().map(|&card| Action::TakeLegendary { card }));
            }
            Question::Rearrange => out.extend([Action::Keep, Action::Rearrange]),
            Question::Fill { pocket } => {
                out.extend(self.fitting(*pocket).map(|card| Action::Fill { card: Some(card) }));
                out.push(Action::Fill { card: None });
            }
            Question::Serve { stones, .. } => {
                out.extend(stones.territories().map(|territory| Action::Serve { territory }));
            }
        }
    }

    fn list_victims(&self, wounds: u16, out: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let enemy = self.side(battle, battle.assaulting.other());
        for &level in Level::ALL {
            let unit = self.unit_type(enemy, level);
            if self.check_eliminate(battle, unit, wounds).is_ok() {
                out.push(Action::Eliminate { unit });
            }
        }
    }

    fn list_wares(&self, errands: Errands, out: &mut Vec<Action>) {
        let affordable = self.market.iter().filter(|stack| self.check_buy(stack.card).is_ok());
        out.extend(affordable.map(|stack| Action::Buy { card: stack.card }));
        out.extend(self.check_forge(errands).map(|_| Action::Forge));
        let heroes = Hero::ALL.iter().filter(|&&hero| self.check_recruit(errands, hero).is_ok());
        out.extend(heroes.map(|&hero| Action::Recruit { hero }));
        out.push(Action::Done);
    }

    /// Whether the seat, which is asked, may answer so.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (&self.question, action) {
            (Question::Clan, Action::ChooseClan { clan }) => self.check_clan(clan),
            (Question::Tactics, Action::ChooseTactics { card }) => self.check_tactics(seat, card),
            (Question::Stronghold, Action::PlaceStronghold { site }) => self.check_site(site),
            (Question::Deploy { .. }, Action::Deploy { location }) => self.check_deploy(location),
            (Question::Action, Action::Move) => self.may_move(),
            (Question::Action, Action::Equip) => self.may_equip(),
            (Question::Group, Action::MoveUnits { from, unit }) => {
                self.check_move_units(from, unit).map(|_| ())
            }
            (Question::Group, Action::MoveHero { hero }) => self.check_move_hero(hero),
            (Question::Destination { group }, Action::GoTo { location }) => {
                self.check_destination(*group, location)
            }
            (Question::HowMany { from, level, .. }, Action::Send { count }) => {
                let unmoved = self.unmoved(*from, *level);
                if count.units() <= unmoved {
                    Ok(())
                } else {
                    Err(Refusal::TooManyUnits { unmoved })
                }
            }
            (Question::NextBattle, Action::BattleAt { territory }) => self.check_battle(territory),
            (Question::Reroll { blanks, .. }, Action::Reroll { dice }) => {
                Self::check_reroll(*blanks, dice.count())
            }
            (Question::Eliminate { wounds }, Action::Eliminate { unit }) => match &self.battle {
                Some(battle) => self.check_eliminate(battle, unit, *wounds).map(|_| ()),
                None => Err(Refusal::OtherQuestion),
            },
            (Question::Shop(_), Action::Buy { card }) => self.check_buy(card),
            (Question::Shop(errands), Action::Forge) => self.check_forge(*errands).map(|_| ()),
            (Question::Shop(errands), Action::Recruit { hero }) => {
                self.check_recruit(*errands, hero)
            }
            (Question::Legendary { drawn, .. }, Action::TakeLegendary { card }) => {
                Self::check_legendary(drawn, card)
            }
            (Question::Fill { pocket }, Action::Fill { card }) => self.check_fill(*pocket, card),
            (Question::Serve { stones, .. }, Action::Serve { territory }) => {
                self.check_serve(*stones, territory)
            }
            (Question::Action, Action::Pass)
            | (Question::Group, Action::EndMovement)
            | (Question::Assault, Action::Fight | Action::Flee)
            | (Question::Shop(_), Action::Done)
            | (Question::Rearrange, Action::Keep | Action::Rearrange) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn check_clan(&self, clan: Clan) -> Result<(), Refusal> {
        match self.leader(clan) {
            None => Ok(()),
            Some(_) => Err(Refusal::ClanTaken { clan }),
        }
    }

    /// Carries out an answer that `judge` accepts.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::ChooseClan { clan } => self.choose_clan(clan, rng, log),
            Action::ChooseTactics { card } => self.choose_tactics(seat, card, rng, log),
            Action::PlaceStronghold { site } => self.place_stronghold(site, rng, log),
            Action::Move => self.begin_movement(),
            Action::Equip => self.shop(Errands::default(), rng, log),
            Action::Pass => self.pass(rng, log),
            Action::MoveHero { hero } => self.choose_group(Group::Hero(hero), rng, log),
            Action::EndMovement => self.end_movement(rng, log),
            Action::BattleAt { territory } => self.begin_battle(territory, rng, log),
            Action::Done => self.finish_shopping(rng, log),
            Action::Keep => self.end_action(rng, log),
            Action::Rearrange => self.rearrange(rng, log),
            _ => self.carry_out_with_question(action, rng, log),
        }
    }

    /// Answers that need what the question holds.
    fn carry_out_with_question(
        &mut self,
        action: Action,
        rng: &mut StepRng,
        log: &mut impl Log<Event>,
    ) {
        match (&self.question, action, self.battle) {
            (&Question::Deploy { left }, Action::Deploy { location }, _) => {
                self.deploy(left, location, rng, log);
            }
            (Question::Group, Action::MoveUnits { from, unit }, _) => {
                let level = unit.level();
                self.choose_group(Group::Units { from, level }, rng, log);
            }
            (&Question::Destination { group }, Action::GoTo { location }, _) => {
                self.go_to(group, location, rng, log);
            }
            (&Question::HowMany { from, level, to }, Action::Send { count }, _) => {
                self.send(from, level, to, count.units(), rng, log);
            }
            (_, Action::Fight, Some(battle)) => self.fight(battle, rng, log),
            (_, Action::Flee, Some(battle)) => self.flee(battle, rng, log),
            (
                &Question::Reroll { wounds, blanks, rerolls },
                Action::Reroll { dice },
                Some(battle),
            ) => self.reroll_dice(battle, (wounds, blanks, rerolls), dice.count(), rng, log),
            (&Question::Eliminate { wounds }, Action::Eliminate { unit }, Some(battle)) => {
                self.eliminate(battle, unit.level(), wounds, rng, log);
            }
            (&Question::Shop(errands), Action::Buy { card }, _) => {
                self.buy(card, errands, rng, log);
            }
            (&Question::Shop(errands), Action::Forge, _) => self.forge(errands, rng, log),
            (&Question::Shop(errands), Action::Recruit { hero }, _) => {
                self.recruit(hero, errands, rng, log);
            }
            (Question::Legendary { drawn, errands }, Action::TakeLegendary { card }, _) => {
                let (drawn, errands) = (drawn.clone(), *errands);
                self.take_legendary(card, &drawn, errands, rng, log);
            }
            (&Question::Fill { pocket }, Action::Fill { card }, _) => {
                self.fill(pocket, card, rng, log);
            }
            (&Question::Serve { level, stones }, Action::Serve { territory }, _) => {
                self.serve(level, stones, territory, rng, log);
            }
            _ => {}
        }
    }
}
