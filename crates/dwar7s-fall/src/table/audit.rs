//! Whether every component is accounted for and a position can be played (DWF-2.12, section 17).

use engine::{Few, Indexed, Refused, Seat, SeatSet};

use crate::data::{Gained, Trait, components};
use crate::decisions::{
    Cause, Discarding, Freezing, Hiring, Open, Playing, SendingHome, Showing, Threat, Turning,
};
use crate::rules::secret_goals::secret_goals_in_play;
use crate::rules::troll::RoamingCard;
use crate::table::card::CardId;
use crate::table::meeples::{BASIC_MEEPLES, Crowd};
use crate::table::setup;
use crate::table::state::{Dwar7sFall, Marks, ROW, Step};
use crate::table::tally::OgreCards;
use crate::words::names::{CardType, Class, Decree, Gem, Goal, Kind, Mood, OgreCard, Race, Set};
use crate::words::refusal::Refusal;

/// DWF-6.1: the most free actions that are ever counted in a turn.
const MAX_FREE_ACTIONS: u8 = 31;

/// Checks that the position is complete and can be played.
pub(crate) fn audit(game: &Dwar7sFall) -> Result<(), String> {
    game.terms.audit()?;
    game.audit_races()?;
    game.audit_cards()?;
    game.audit_cells()?;
    game.audit_meeples()?;
    game.audit_gems()?;
    game.audit_goals()?;
    game.audit_ogre_cards()?;
    game.audit_secret_goals()?;
    game.audit_troll()?;
    game.audit_turn()?;
    game.audit_open()
}

impl Dwar7sFall {
    fn audit_races(&self) -> Result<(), String> {
        let races: Set<Race> = self.playing().iter().map(|player| player.race).collect();
        if races.len() != usize::from(self.terms.seats) {
            return Err("two players have the same race".to_owned());
        }
        if !self.terms.empires && races.iter().any(|race| race >= Race::Elves) {
            return Err("a race of The Empires plays without it".to_owned());
        }
        let brings = |race: Race| components().race(race).traits.contains(Trait::FrostInvasion);
        if races.iter().any(brings) && !self.decreed(Decree::FrostInvasion) {
            return Err("crystal dwarfs play without Frost Invasion".to_owned());
        }
        Ok(())
    }

    /// Every kingdom card is in its owner's hand or on the board, or it is a defeated monster.
    fn audit_cards(&self) -> Result<(), String> {
        let mut laid = [0u8; CardId::COUNT];
        for (card, _) in self.board.places().iter().flat_map(|place| self.board.stack(place)) {
            laid[card.at()] += 1;
        }
        let mut slain = 0;
        for player in self.playing() {
            let cards = player.people().cards.len();
            if u32::from(player.hand) >= 1 << cards {
                return Err(format!("{:?} hold cards that they don't have", player.race));
            }
            for index in 0..cards {
                let card = CardId::of(player.race, index);
                let copies = u8::from(player.holds(card)) + std::mem::take(&mut laid[card.at()]);
                match copies {
                    1 => {}
                    0 if components().card(card.kind()).of == CardType::Monster => slain += 1,
                    copies => return Err(format!("{card:?} is there {copies} times")),
                }
            }
        }
        let lakes = std::mem::take(&mut laid[CardId::LAKE.at()]);
        let memorials = std::mem::take(&mut laid[CardId::MEMORIAL.at()]);
        if let Some(stranger) = laid.iter().position(|&copies| copies > 0) {
            return Err(format!("card {stranger} belongs to nobody who plays"));
        }
        if lakes != u8::from(self.terms.troll) {
            return Err(format!("there are {lakes} lakes"));
        }
        let defeated: u32 = self.playing().iter().map(|player| u32::from(player.defeated)).sum();
        if defeated != slain {
            return Err(format!("{slain} monsters are gone, {defeated} were defeated"));
        }
        let expected = if self.decreed(Decree::BattleMemorial) { slain } else { 0 };
        if u32::from(memorials) != expected {
            return Err(format!("there are {memorials} memorials for {expected} monsters"));
        }
        for player in self.playing() {
            if player.monsters > player.defeated || player.most_kinds > Kind::COUNT as u8 {
                return Err("a player has not defeated those monsters".to_owned());
            }
        }
        Ok(())
    }

    fn audit_cells(&self) -> Result<(), String> {
        let in_hand: u32 = self.playing().iter().map(|player| player.hand.count_ones()).sum();
        let all: usize = self.playing().iter().map(|player| player.people().cards.len()).sum();
        for place in self.board.places().iter() {
            let cell = self.board.cell(place);
            // DWF-3.12: a card can't lie further out than there are cards to reach it.
            let reachable = u32::from(cell.distance()) + in_hand <= all as u32;
            if !self.board.has_room_for(cell) || (!self.terms.mat && !reachable) {
                return Err(format!("no card can lie at {cell:?}"));
            }
            let faces = self.board.stack(place).map(|(card, _)| components().card(card.kind()));
            let types: Set<CardType> = faces.map(|face| face.of).collect();
            let stackable = Set::EMPTY.with(CardType::Mine).with(CardType::Inn);
            let stack = self.board.stacks().contains(place);
            if types.len() != 1 || (stack && types.and(stackable).is_empty()) {
                return Err(format!("the cards at {cell:?} can't be a stack"));
            }
            for (card, rotation) in self.board.stack(place) {
                let walls = components().card(card.kind()).walls;
                if walls.smallest(rotation) != rotation {
                    return Err(format!("{card:?} lies with rotation {}", rotation.at()));
                }
            }
            if self.board.top(place) == CardId::LAKE
                && Some(cell) != self.board.start_cells().next()
            {
                return Err("the lake is not where it was laid".to_owned());
            }
        }
        Ok(())
    }

    /// Every meeple is at its campfire or on a card with a slot for it.
    fn audit_meeples(&self) -> Result<(), String> {
        for place in self.board.places().iter() {
            if self.meeples.count(place) > components().card(self.card_at(place)).slots {
                return Err(format!("too many meeples at {:?}", self.board.cell(place)));
            }
        }
        for seat in self.all_seats() {
            let player = self.player(seat);
            let standing = self.meeples.standing(seat).iter();
            let crowds: Vec<Crowd> = standing
                .map(|place| self.meeples.on(place, seat))
                .chain([player.campfire])
                .collect();
            let count = |kind| crowds.iter().map(|crowd| crowd.count(kind)).sum::<u8>();
            let mut upgraded = 0;
            for &class in Class::ALL {
                let piece = components().class(class);
                let owned = count(class.kind());
                let possible = self.terms.empires && piece.races.contains(player.race);
                if owned > u8::from(possible) {
                    return Err(format!("{seat:?} has {owned} {class:?}"));
                }
                if piece.gained == Gained::Upgrade {
                    upgraded += owned;
                }
            }
            if count(Kind::Basic) + upgraded != BASIC_MEEPLES {
                return Err(format!("{seat:?} has lost or gained meeples"));
            }
        }
        Ok(())
    }

    fn audit_gems(&self) -> Result<(), String> {
        let all = setup::gems(&self.terms);
        for &gem in Gem::ALL {
            let held: u32 =
                self.playing().iter().map(|player| u32::from(player.gems.count(gem))).sum();
            if held + u32::from(self.piles.count(gem)) != u32::from(all.count(gem)) {
                return Err(format!("{gem:?} was made or lost"));
            }
        }
        let races: Vec<Race> = self.playing().iter().map(|player| player.race).collect();
        let held: u32 = self.playing().iter().map(|player| u32::from(player.pouches)).sum();
        if held + u32::from(self.pouches) != u32::from(setup::pouches(&races)) {
            return Err("pouches were made or lost".to_owned());
        }
        Ok(())
    }

    fn audit_goals(&self) -> Result<(), String> {
        let owned = self.playing().iter().flat_map(|player| player.goals.iter());
        let mut found: Vec<Goal> =
            self.row.iter().chain(&self.goal_deck).copied().chain(owned).collect();
        found.sort();
        if found != setup::goals(&self.terms).to_vec() {
            return Err("trading goals were made or lost".to_owned());
        }
        if self.row.len() < ROW && !self.goal_deck.is_empty() {
            return Err("the row of goals was not refilled".to_owned());
        }
        if usize::from(self.known_goals) > self.goal_deck.len() {
            return Err("more goals are known than there are in the deck".to_owned());
        }
        Ok(())
    }

    fn audit_ogre_cards(&self) -> Result<(), String> {
        let mut found: OgreCards = self.ogre_deck.iter().copied().chain(self.in_play).collect();
        let piles = self.playing().iter().map(|player| &player.ogre_cards);
        for pile in piles.chain([&self.ogre_discards]) {
            if pile.total() > 60 || found.total() > 60 {
                return Err("there are too many ogre cards".to_owned());
            }
            found.join(pile);
        }
        if found != setup::ogre_cards(&self.terms).into_iter().collect() {
            return Err("ogre cards were made or lost".to_owned());
        }
        for (knowing, player) in self.players.iter().enumerate() {
            for (holder, known) in player.knows.iter().enumerate() {
                let other = holder != knowing && holder < self.playing().len();
                let held = other && self.players[holder].ogre_cards.covers(known);
                if !known.is_empty() && !held {
                    return Err("a player knows cards that are not there".to_owned());
                }
            }
        }
        for player in self.playing() {
            let kings = player.ogre_cards.count(OgreCard::TrollKing);
            let most = player.troll_kings_at_most;
            if kings > most || most > self.troll_kings() || most > player.ogre_cards.total() {
                return Err("a hand has more Troll Kings than it can have".to_owned());
            }
        }
        Ok(())
    }

    fn audit_secret_goals(&self) -> Result<(), String> {
        let in_play = secret_goals_in_play(self.terms.empires);
        let dealt: Set<_> = self.playing().iter().map(|player| player.secret).collect();
        if dealt.len() != self.playing().len() || dealt.and(in_play) != dealt {
            return Err("the secret goals are not those that can be dealt".to_owned());
        }
        for player in self.playing() {
            let possible = player.may_hold.and(in_play) == player.may_hold;
            if !possible || !player.may_hold.contains(player.secret) {
                return Err("a secret goal is one that everybody has ruled out".to_owned());
            }
        }
        Ok(())
    }

    fn audit_troll(&self) -> Result<(), String> {
        let Some(troll) = &self.troll else {
            return if self.terms.troll { Err("the troll is missing".to_owned()) } else { Ok(()) };
        };
        if !self.terms.troll || self.board.top(troll.lake) != CardId::LAKE {
            return Err("the troll has no lake".to_owned());
        }
        for &mood in Mood::ALL {
            let count = troll.moods.iter().filter(|&&each| each == mood).count();
            if count != usize::from(components().mood(mood).copies) {
                return Err(format!("there are {count} moods {mood:?}"));
            }
        }
        let seen = usize::from(troll.moods_seen);
        if seen == 0 || seen > troll.moods.len() {
            return Err("more moods were seen than there are".to_owned());
        }
        if troll.marker >= components().mood(troll.mood()).slots {
            return Err("the toll marker is beyond its track".to_owned());
        }
        let cards = || troll.roaming.iter().chain(&troll.roaming_discards);
        let once = |card: &RoamingCard| cards().filter(|&each| each == card).count() == 1;
        if cards().count() != RoamingCard::all().count() || !cards().all(once) {
            return Err("roaming cards were made or lost".to_owned());
        }
        Ok(())
    }

    fn audit_turn(&self) -> Result<(), String> {
        let turn = &self.turn;
        let most_turns = u32::from(turn.round) * u32::from(self.terms.seats) * 2;
        if turn.round == 0 || turn.round > self.terms.round_limit {
            return Err(format!("there is no round {}", turn.round));
        }
        if turn.number == 0 || turn.number > most_turns {
            return Err(format!("turn {} can't be in round {}", turn.number, turn.round));
        }
        if turn.free_actions_used > MAX_FREE_ACTIONS || turn.hired > turn.free_actions_used {
            return Err("too many free actions were used".to_owned());
        }
        if turn.actions_used > 5 + turn.hired || turn.tolls > 8 {
            return Err("too many actions were used".to_owned());
        }
        let placing = turn.step == Step::Actions && self.decreed(Decree::CrazyBalloonists);
        if !placing && turn.placed_on != Marks::default() {
            return Err("no card can have been placed on".to_owned());
        }
        let everybody = self.everybody();
        if self.triggered.is_some_and(|seat| !everybody.contains(seat)) {
            return Err("nobody sits where the end was triggered".to_owned());
        }
        Ok(())
    }

    /// Whether the open question fits the phase and can be answered.
    fn audit_open(&self) -> Result<(), String> {
        let Some(open) = self.question() else {
            return if self.turn.step == Step::Over {
                Ok(())
            } else {
                Err("nothing is asked before the end".to_owned())
            };
        };
        let wrong = |what: &str| Err(format!("{what}: {open:?}"));
        let expected = match open {
            Open::Revealing(_) => self.turn.step,
            Open::Showing(Showing { threat: Threat::Mood, .. }) => Step::Discard,
            Open::Showing(Showing { threat: Threat::Choice, .. }) => {
                self.pending.map_or(Step::Over, |pending| phase(pending.ask))
            }
            _ => phase(open),
        };
        if self.turn.step != expected || expected == Step::Over {
            return wrong("the question belongs to another phase");
        }
        let waits = matches!(open, Open::Showing(Showing { threat: Threat::Choice, .. }));
        if waits != self.pending.is_some() {
            return wrong("a choice waits without a question about it");
        }
        let shows = matches!(open, Open::Showing(Showing { threat: Threat::OgreCard(_), .. }));
        let playing = shows
            || matches!(open, Open::Denying(_))
            || matches!(open, Open::Playing(playing) if playing != Playing::Card);
        if playing != self.in_play.is_some() {
            return wrong("an ogre card is in play without a question about it");
        }
        let to_ask = matches!(open, Open::Revealing(_)) || self.to_ask == SeatSet::EMPTY;
        if !to_ask || self.to_ask.iter().any(|seat| !self.can_be_asked_to_reveal(seat)) {
            return wrong("somebody who can't be asked is to be asked");
        }
        if open.few(self) == Few::None {
            return wrong("there is no answer");
        }
        self.audit_choices(open).map_err(|refusal| format!("{refusal:?}: {open:?}"))
    }

    fn can_be_asked_to_reveal(&self, seat: Seat) -> bool {
        self.everybody().contains(seat) && self.has_goal_to_reveal(seat)
    }

    /// Whether what was chosen before the open question still holds.
    fn audit_choices(&self, open: Open) -> Result<(), Refused<Refusal>> {
        let sound = |sound| if sound { Ok(()) } else { Err(Refused::OtherQuestion) };
        match open {
            Open::Laying(laying) => laying.audit(self)?,
            Open::Placing(placing) => placing.audit(self)?,
            Open::Moving(moving) => moving.audit(self)?,
            Open::Tunnelling(tunnelling) => tunnelling.audit(self)?,
            Open::Buying(buying) => buying.audit(self)?,
            Open::Changing(changing) => changing.audit(self)?,
            Open::Pushing(pushing) => pushing.audit(self)?,
            Open::SendingHome => SendingHome::is_possible(self)?,
            Open::Turning(turning) => turning.audit(self)?,
            Open::Playing(playing) => playing.audit(self)?,
            Open::Denying(denying) => denying.audit(self)?,
            Open::Showing(showing) => {
                showing.audit(self)?;
                if let Some(pending) = self.pending {
                    self.audit_choices(pending.ask)?;
                }
            }
            Open::Taking(taking) => taking.audit(self)?,
            Open::Freezing => Freezing::is_possible(self)?,
            Open::Returning(returning) => returning.audit(self)?,
            Open::Drinking(drinking) => drinking.audit(self)?,
            Open::Leading(leading) => leading.audit(self)?,
            Open::Discarding => sound(Discarding::is_due(self))?,
            Open::Revealing(revealing) => sound(self.can_be_asked_to_reveal(revealing.seat))?,
            Open::Hiring => Hiring::is_possible(self)?,
            Open::Menu | Open::Task | Open::Digging | Open::Trading => {}
            Open::Course => return Err(Refused::OtherQuestion),
        }
        Ok(())
    }
}

/// The step of the turn in which the active player is asked this.
fn phase(open: Open) -> Step {
    match open {
        Open::Task
        | Open::Returning(_)
        | Open::Digging
        | Open::Trading
        | Open::Drinking(_)
        | Open::Turning(Turning { cause: Cause::Memorial, .. })
        | Open::Leading(_) => Step::Resolve,
        Open::Discarding => Step::Discard,
        _ => Step::Actions,
    }
}
