//! Whether a position can be played: every component is accounted for and every field fits.

use std::fmt;
use std::marker::PhantomData;

use engine::{Decision as _, Few, Indexed, Seat, SeatSet, Set};

use crate::data::UNLIMITED;
use crate::data::effect::Choice;
use crate::decisions::draw_dragons::{DrawDragons, KeepDragon, ReturnDragons};
use crate::decisions::move_window::MoveWindow;
use crate::decisions::objectives::{ChooseObjective, PlaceObjective, ReturnObjectives};
use crate::decisions::{MAX_AGENDA, Open};
use crate::rules::effects::Source;
use crate::table::ids::{ActionTile, Dragon, Objective, Space, TileKind, Vassal, WildsSpace};
use crate::table::markers::Markers;
use crate::table::options::MAX_ROUNDS;
use crate::table::setup::removed;
use crate::table::state::{Simurgh, Stage};
use crate::table::vassals::Whereabouts;

/// Checks the position and says what is wrong with it.
pub(crate) fn audit(game: &Simurgh) -> Result<(), String> {
    game.examine_table()?;
    game.examine_action_tiles()?;
    game.examine_dragons()?;
    game.examine_objectives()?;
    game.examine_vassals()?;
    game.examine_knowledge()?;
    game.examine_agenda()?;
    game.examine_stage()
}

impl Simurgh {
    fn examine_table(&self) -> Result<(), String> {
        let seats = self.seat_count();
        ensure((2..=5).contains(&seats), || format!("{seats} players"))?;
        let sitting = |seat: Seat| seat.index() < usize::from(seats);
        let mut named = vec![self.first, self.active()];
        named.extend(self.trigger.map(|trigger| trigger.by));
        if let Stage::PowerDraft { drafter, .. } | Stage::ActionDraft { drafter, .. } = self.stage {
            named.push(drafter);
        }
        ensure(named.into_iter().all(sitting), || "a seat that nobody sits on".to_owned())?;
        let rounds = self.agreed.rounds;
        ensure((1..=MAX_ROUNDS).contains(&rounds), || format!("a turn limit of {rounds} rounds"))?;
        let turns = u32::from(MAX_ROUNDS + 1) * u32::from(seats);
        ensure(self.turn.number <= turns, || format!("turn {} is too late", self.turn.number))?;
        let in_play = self.wilds_in_play();
        for &wilds in WildsSpace::ALL {
            let free = self.tile_on(wilds).is_none();
            ensure(free || in_play.contains(wilds), || format!("a tile on {wilds:?}"))?;
        }
        Ok(())
    }

    fn examine_action_tiles(&self) -> Result<(), String> {
        let mut tally: Tally<ActionTile, { ActionTile::COUNT }> = Tally::new();
        self.players.iter().for_each(|player| tally.add(player.hand.iter()));
        tally.add(self.wilds.into_iter().flatten());
        tally.add(self.row.into_iter().flatten());
        tally.add(self.action_deck.iter());
        tally.add(self.chronicle.iter());
        tally.add(self.out_of_game.iter());
        if let Stage::PowerDraft { offered, stack, .. } = &self.stage {
            tally.add(offered.iter());
            tally.add(stack.iter());
        }
        tally.each_once("Action Tile")?;
        for &kind in TileKind::ALL.iter().filter(|&&kind| kind != TileKind::Power) {
            let out = self.out_of_game.iter().filter(|tile| tile.kind() == kind).count();
            let due = removed(kind);
            ensure(out == due, || {
                format!("{out} {kind:?} Tiles are out of the game, where {due} are due")
            })?;
        }
        let stray = self.action_deck.iter().chain(self.row.into_iter().flatten());
        ensure(stray.into_iter().all(|tile| !tile.is_power()), || {
            "a Power Tile in the row or the deck".to_owned()
        })?;
        let power = |hand: Set<ActionTile>| hand.iter().filter(|tile| tile.is_power()).count();
        ensure(self.players.iter().all(|player| power(player.hand) <= 1), || {
            "two Power Tiles in a hand".to_owned()
        })
    }

    fn examine_dragons(&self) -> Result<(), String> {
        let mut tally: Tally<Dragon, { Dragon::COUNT }> = Tally::new();
        for player in &self.players {
            tally.add(player.lair.dragons.iter());
        }
        tally.add(self.dragon_deck.iter());
        for open in self.agenda.iter() {
            if let Open::KeepDragon(KeepDragon { drawn: tiles, .. })
            | Open::ReturnDragons(ReturnDragons { tiles, .. }) = open
            {
                tally.add(tiles.iter());
            }
        }
        if let Stage::DragonDraft { hands } = &self.stage {
            hands.iter().flatten().for_each(|hand| tally.add(hand.dealt.iter()));
        }
        tally.each_once("Dragon Tile")
    }

    fn examine_objectives(&self) -> Result<(), String> {
        let mut tally: Tally<Objective, { Objective::COUNT }> = Tally::new();
        tally.add(self.objective_deck.iter());
        tally.add(self.objectives.into_iter().flatten());
        tally.add(self.replaced_objectives.iter());
        for open in self.agenda.iter() {
            match open {
                Open::ChooseObjective(ChooseObjective { drawn: tiles })
                | Open::ReturnObjectives(ReturnObjectives { tiles }) => {
                    tally.add(tiles.iter());
                }
                Open::PlaceObjective(PlaceObjective { objective, others }) => {
                    tally.add(others.iter().chain([*objective]));
                }
                _ => {}
            }
        }
        tally.each_once("Objective Tile")
    }

    fn examine_vassals(&self) -> Result<(), String> {
        for (seat, vassal, space) in self.board() {
            let wrong = |what: &str| format!("a {vassal:?} of {seat:?} on {space}: {what}");
            let Ok(spec) = self.space(space) else { return Err(wrong("there is no such space")) };
            ensure(spec.letter.admits(vassal), || wrong("it may not stand there"))?;
            let standing = self.board().filter(|&(_, _, other)| other == space).count();
            let room = spec.capacity == UNLIMITED || standing <= spec.capacity.into();
            ensure(room, || wrong("there is no room"))?;
        }
        for (seat, player) in self.all_seats().zip(&self.players) {
            let owned: u8 = Vassal::ALL.iter().map(|&vassal| player.vassals.owned(vassal)).sum();
            ensure(owned > 0, || format!("{seat:?} has no Vassal"))?;
            let rests = player.vassals.iter().any(|(_, place)| place == Whereabouts::Resting);
            ensure(!rests || seat == self.active(), || format!("a Vassal of {seat:?} rests"))?;
            for &wilds in WildsSpace::ALL {
                let explores = self.tile_on(wilds).is_some_and(ActionTile::is_exploration);
                let riders = player.vassals.on_board();
                let riders = riders.filter(|(_, space)| space.wilds() == Some(wilds)).count();
                ensure(!explores || riders <= 1, || {
                    format!("two Dragonriders of {seat:?} on {wilds:?}")
                })?;
            }
        }
        Ok(())
    }

    fn examine_knowledge(&self) -> Result<(), String> {
        let everybody = self.everybody();
        let sitting = |seats: SeatSet| seats.union(everybody) == everybody;
        let knowledge = &self.knowledge;
        let known = &knowledge.action_tiles;
        let all_sit = ActionTile::all()
            .all(|tile| sitting(known.by(tile)) && sitting(knowledge.seen_once.by(tile)))
            && Dragon::all().all(|tile| sitting(knowledge.dragons.by(tile)))
            && Objective::all().all(|tile| sitting(knowledge.objectives.by(tile)));
        ensure(all_sit, || "a seat that nobody sits on knows a tile".to_owned())?;
        for (seat, player) in self.all_seats().zip(&self.players) {
            let own = player.hand.iter().all(|tile| known.by(tile).contains(seat));
            ensure(own, || format!("{seat:?} doesn't know its hand"))?;
            for kind in player.start_kinds.iter() {
                let held = player.hand.iter().any(|tile| tile.kind() == kind);
                ensure(held, || format!("{seat:?} has no {kind:?} Tile to be known"))?;
            }
        }
        let open = self.wilds.into_iter().chain(self.row).flatten().chain(self.chronicle.iter());
        let mut open = open.map(|tile| known.by(tile));
        ensure(open.all(|seats| seats == everybody), || "an open tile is unknown".to_owned())
    }

    fn examine_agenda(&self) -> Result<(), String> {
        ensure(self.agenda.len() <= MAX_AGENDA, || "the agenda is too long".to_owned())?;
        let mut duties = 0;
        for (at, open) in self.agenda.iter().enumerate() {
            let wrong = || format!("task {at} can't be done: {open:?}");
            ensure(self.fits(open), wrong)?;
            duties += u8::from(matches!(open, Open::TakeTile | Open::EnterTile(_)));
        }
        ensure(duties <= 1, || "two duties at once".to_owned())?;
        if let Some(open) = self.agenda.last() {
            let mut found = Few::None;
            let _ = open.offer(self, self.active(), &mut found);
            ensure(found != Few::None, || format!("there is nothing to decide: {open:?}"))?;
        }
        Ok(())
    }

    /// Whether the fields of a task fit the position.
    fn fits(&self, open: &Open) -> bool {
        let marked = |eligible: Markers| eligible.len() <= 3 * Dragon::COUNT;
        match *open {
            Open::ChooseVassal(choice) => self.space(choice.space).is_ok(),
            Open::ChooseWilds(choice) => self.active_player().hand.contains(choice.tile),
            Open::EnterTile(enter) => self.tile_on(enter.wilds).is_some(),
            Open::MoveWindow(MoveWindow { wilds, eligible }) => {
                self.tile_on(wilds).is_some_and(ActionTile::is_exploration) && marked(eligible)
            }
            Open::Pay(payment) => {
                let cost = &self.effect(payment.source).cost;
                self.source_exists(payment.source)
                    && usize::from(payment.chosen) <= cost.choices.len()
                    && payment.given_up[0] <= cost.vassals[0]
                    && payment.given_up[1] <= cost.vassals[1]
                    && payment.markers <= cost.markers
                    && fits_choice(&cost.choices, payment.chosen, payment.alternative)
                    && payment.paid.resources() <= 100
            }
            Open::Gain(receipt) => {
                let gain = &self.effect(receipt.source).gain;
                self.source_exists(receipt.source)
                    && usize::from(receipt.chosen) <= gain.choices.len()
                    && fits_choice(&gain.choices, receipt.chosen, receipt.alternative)
                    && receipt.taken.resources() <= 100
            }
            Open::PlaceMarkers(markers) => markers.count <= 20,
            Open::DrawDragons(DrawDragons { tiles, markers, .. }) => tiles <= 4 && markers <= 3,
            Open::KeepDragon(KeepDragon { drawn, markers, .. }) => {
                !drawn.is_empty() && markers <= 3
            }
            Open::ChooseObjective(choice) => !choice.drawn.is_empty(),
            // These follow from the stage or from an empty agenda.
            Open::KeepPowerTile | Open::DraftTile | Open::KeepStartDragon | Open::TakeTurn => false,
            _ => true,
        }
    }

    fn source_exists(&self, source: Source) -> bool {
        match source {
            Source::Space(space @ Space::Wilds(..)) => self.space(space).is_ok(),
            Source::Ability(ability) => self.dragons().power(ability).effect().is_some(),
            _ => true,
        }
    }

    fn examine_stage(&self) -> Result<(), String> {
        let idle = self.agenda.is_empty();
        match &self.stage {
            Stage::Play => {
                ensure(self.turn.number > 0, || "no turn has begun".to_owned())?;
                ensure(!idle || self.settled(), || "a tile should have left the Wilds".to_owned())
            }
            Stage::Over { .. } => ensure(idle, || "the game is over, but not done".to_owned()),
            Stage::PowerDraft { drafter, offered, stack } => {
                let rest = usize::from(self.seat_count()) - 1 - self.drafted_before(*drafter);
                ensure(offered.len() == 3 && stack.len() > rest.saturating_sub(1), || {
                    "the Power Tiles don't go round".to_owned()
                })?;
                let power = offered.iter().chain(stack.iter()).all(ActionTile::is_power);
                ensure(idle && power, || "not a Power Tile".to_owned())
            }
            Stage::ActionDraft { round, .. } => {
                let whole = self.face_up_row().len() == self.row.len();
                let rounds = (1..=2).contains(round);
                ensure(idle && whole && rounds, || "the draft's row is not whole".to_owned())
            }
            Stage::DragonDraft { hands } => {
                let seated = hands.iter().flatten().count() == usize::from(self.seat_count())
                    && hands[..usize::from(self.seat_count())].iter().all(Option::is_some);
                let whole = hands.iter().flatten().all(|hand| {
                    hand.dealt.len() == 3 && hand.kept.is_none_or(|kept| hand.dealt.contains(kept))
                });
                let open = !Simurgh::choosing_dragons(hands).is_empty();
                ensure(idle && seated && whole && open, || "the Dragons don't fit".to_owned())
            }
        }
    }

    /// How many players chose a Power Tile before this seat.
    fn drafted_before(&self, drafter: Seat) -> usize {
        let mut seat = self.first.previous(self.seat_count());
        let mut before = 0;
        while seat != drafter && before < usize::from(self.seat_count()) {
            seat = seat.previous(self.seat_count());
            before += 1;
        }
        before
    }

    /// SIM-8.7: whether every tile in the Wilds may stay.
    fn settled(&self) -> bool {
        self.leaving().iter().all(Option::is_none)
    }
}

/// Whether the alternative said to wait for a split, if any, can be split.
fn fits_choice(choices: &[Choice], chosen: u8, alternative: Option<u8>) -> bool {
    let Some(alternative) = alternative else { return true };
    choices
        .get(usize::from(chosen))
        .and_then(|choice| choice.alternatives.get(usize::from(alternative)))
        .is_some_and(|alternative| alternative.offer.kind.pair().is_some())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// How often each tile was found.
struct Tally<T, const N: usize>([u8; N], PhantomData<T>);

impl<T: Indexed + fmt::Debug, const N: usize> Tally<T, N> {
    fn new() -> Tally<T, N> {
        Tally([0; N], PhantomData)
    }

    fn add(&mut self, tiles: impl Iterator<Item = T>) {
        tiles.for_each(|tile| self.0[tile.index() as usize] += 1);
    }

    fn each_once(&self, what: &str) -> Result<(), String> {
        for tile in T::values() {
            match self.0[tile.index() as usize] {
                1 => {}
                0 => return Err(format!("{what} {tile:?} is missing")),
                count => return Err(format!("{what} {tile:?} is there {count} times")),
            }
        }
        Ok(())
    }
}
