//! Setting up the table, with the drafts of Dragonlord mode (chapter 4).

use arrayvec::ArrayVec;
use engine::{Agenda, BadOptions, Chance, Log, Play, Seat, SeatSet, Set, Setup, StepRng};

use crate::data::components;
use crate::seen::knowledge::{Knowledge, Known};
use crate::table::deck::Deck;
use crate::table::ids::{
    ActionTile, Dragon, End, Objective, ObjectiveSpace, RowSpace, TileKind, WildsSpace,
};
use crate::table::markers::Lair;
use crate::table::options::{MAX_ROUNDS, Mode, Options};
use crate::table::player::Player;
use crate::table::purse::{Good, Purse};
use crate::table::state::{Agreed, DragonHand, IN_PLAY, MAX_PLAYERS, Simurgh, Stage, Turn};
use crate::table::vassals::Vassals;
use crate::words::event::Event;

/// SIM-4.4: how many tiles of a kind are removed unseen.
pub(crate) const fn removed(kind: TileKind) -> usize {
    match kind {
        TileKind::Production | TileKind::Exploration => 4,
        TileKind::Transformation | TileKind::Research => 3,
        TileKind::Power => 0,
    }
}

/// SIM-4.11: how many Dragons are dealt to choose from, and how many markers the kept one gets.
const DEALT_DRAGONS: usize = 3;
const START_MARKERS: u8 = 3;
/// SIM-4.7: how many Power Tiles are in a drafter's hand.
const OFFERED_POWER_TILES: usize = 3;
/// SIM-4.9: how many times the Action Tile draft goes round.
const DRAFT_ROUNDS: u8 = 2;

/// SIM-4.5: the start kit.
fn start_kit() -> Purse {
    let kit = [
        (2, Good::Vegetable),
        (2, Good::Wisdom),
        (1, Good::Meat),
        (1, Good::Wood),
        (1, Good::Stone),
        (1, Good::Weapon),
    ];
    kit.iter().fold(Purse::EMPTY, |kit, &(count, good)| kit.plus(&Purse::of(count, good)))
}

/// SIM-4.12: sets up the table in the order of the rules, up to the first decision.
pub(crate) fn set_up(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Simurgh, BadOptions> {
    setup.check::<Simurgh>()?;
    // Read here for the first time, so that playing allocates nothing.
    components();
    let Options { mode, length, edition, .. } = setup.options;
    let rounds = setup.options.rounds();
    if !(1..=MAX_ROUNDS).contains(&rounds) {
        let reason = format!("the turn limit is 1 to {MAX_ROUNDS} rounds, not {rounds}");
        return Err(BadOptions::because(reason));
    }
    let first = first_player(setup, rng)?;
    let player = Player {
        purse: start_kit(),
        vassals: Vassals::START,
        hand: Set::EMPTY,
        lair: Lair::default(),
        start_kinds: Set::EMPTY,
    };
    let mut game = Simurgh {
        agreed: Agreed { mode, length, edition, rounds },
        first,
        players: (0..setup.seats).map(|_| player).collect(),
        wilds: [None; WildsSpace::COUNT],
        row: [None; RowSpace::ALL.len()],
        action_deck: Deck::default(),
        chronicle: Set::EMPTY,
        out_of_game: Set::EMPTY,
        dragon_deck: Deck::default(),
        objective_deck: shuffled(Objective::all(), rng),
        objectives: [None; ObjectiveSpace::ALL.len()],
        replaced_objectives: Set::EMPTY,
        knowledge: Knowledge::NONE,
        stage: Stage::Play,
        turn: Turn::new(0, first),
        agenda: Agenda::new(),
        trigger: None,
    };
    let tiles = game.remove_tiles(rng);
    let power: Deck<ActionTile, 8> =
        shuffled(ActionTile::all().filter(|tile| tile.is_power()), rng);
    match mode {
        Mode::Spearman => game.deal(tiles, power, rng),
        Mode::Dragonlord => game.open_drafts(tiles, power, rng),
    }
    Ok(game)
}

impl Simurgh {
    /// SIM-4.4: removes tiles of each kind unseen and returns the others, kind by kind, shuffled.
    fn remove_tiles(&mut self, rng: &mut StepRng) -> ArrayVec<ActionTile, IN_PLAY> {
        let mut left = ArrayVec::new();
        for &kind in TileKind::ALL.iter().filter(|&&kind| kind != TileKind::Power) {
            let of_kind = ActionTile::all().filter(|tile| tile.kind() == kind);
            let shuffled: Deck<ActionTile, 12> = shuffled(of_kind, rng);
            let (out, stay) = shuffled.as_slice().split_at(removed(kind));
            self.out_of_game.extend(out.iter().copied());
            left.extend(stay.iter().copied());
        }
        left
    }

    /// SIM-4.6, SIM-4.8, SIM-4.10, SIM-4.11: Spearman mode deals everything.
    fn deal(
        &mut self,
        mut tiles: ArrayVec<ActionTile, IN_PLAY>,
        mut power: Deck<ActionTile, 8>,
        rng: &mut StepRng,
    ) {
        let kinds = [TileKind::Production, TileKind::Research, TileKind::Exploration];
        for seat in self.all_seats() {
            for kind in kinds {
                if let Some(at) = tiles.iter().position(|tile| tile.kind() == kind) {
                    let tile = tiles.remove(at);
                    self.deal_tile(seat, tile);
                }
            }
            self.player_mut(seat).start_kinds = kinds.into_iter().collect();
            if let Some(tile) = power.draw() {
                self.deal_tile(seat, tile);
            }
        }
        self.out_of_game.extend(power.iter());
        self.fill_action_deck(tiles.iter().copied(), rng);
        self.dragon_deck = shuffled(Dragon::all(), rng);
        for seat in self.all_seats() {
            if let Some(dragon) = self.dragon_deck.draw() {
                self.player_mut(seat).lair.welcome(dragon, START_MARKERS);
                self.knowledge.dragons.set(dragon, self.everybody());
            }
        }
        self.turn = Turn::new(1, self.first);
    }

    fn deal_tile(&mut self, seat: Seat, tile: ActionTile) {
        self.player_mut(seat).hand.insert(tile);
        self.knowledge.action_tiles.set(tile, SeatSet::only(seat));
        self.knowledge.seen_once.set(tile, SeatSet::only(seat));
    }

    /// SIM-4.10: shuffles the Action deck and lays out the row.
    fn fill_action_deck(
        &mut self,
        tiles: impl Iterator<Item = ActionTile>,
        rng: &mut StepRng,
    ) -> SeatSet {
        self.action_deck = shuffled(tiles, rng);
        let everybody = self.everybody();
        for &space in RowSpace::ALL {
            self.row[space as usize] = self.action_deck.draw();
            if let Some(tile) = self.row[space as usize] {
                self.knowledge.action_tiles.set(tile, everybody);
                self.knowledge.seen_once.set(tile, everybody);
            }
        }
        everybody
    }

    /// SIM-4.7: Dragonlord mode begins with three Power Tiles for the last player.
    fn open_drafts(
        &mut self,
        tiles: ArrayVec<ActionTile, IN_PLAY>,
        mut power: Deck<ActionTile, 8>,
        rng: &mut StepRng,
    ) {
        self.action_deck = shuffled(tiles.into_iter(), rng);
        self.dragon_deck = shuffled(Dragon::all(), rng);
        let drafter = self.first.previous(self.seat_count());
        let offered = (0..OFFERED_POWER_TILES).filter_map(|_| power.draw()).collect();
        self.knowledge.power_tiles_seen[drafter.index()] = offered;
        let stack = power.as_slice().iter().copied().collect();
        self.stage = Stage::PowerDraft { drafter, offered, stack };
    }

    /// D-S1: keeps one Power Tile and passes two to the right-hand player, who draws one more.
    pub(crate) fn keep_power_tile(
        &mut self,
        tile: ActionTile,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Stage::PowerDraft { drafter, offered, mut stack } = self.stage else { return };
        self.deal_tile(drafter, tile);
        let own = Event::KeptPowerTile { seat: drafter, tile };
        play.log.secret(drafter, own, Event::KeptSomePowerTile { seat: drafter });
        let mut passed = offered.without(tile);
        if drafter == self.first {
            // The passed and the undrawn tiles leave the game unseen.
            self.out_of_game.extend(stack.iter().chain(passed.iter()));
            self.open_action_draft(play);
            return;
        }
        let drafter = drafter.previous(self.seat_count());
        if let Some(drawn) = stack.draw() {
            passed.insert(drawn);
        }
        self.knowledge.power_tiles_seen[drafter.index()] = passed;
        play.log.learned(SeatSet::only(drafter));
        self.stage = Stage::PowerDraft { drafter, offered: passed, stack };
    }

    /// SIM-4.9: four tiles are turned up.
    fn open_action_draft(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        self.stage = Stage::ActionDraft { drafter: self.first, round: 1 };
        self.turn_up(play);
    }

    /// Fills the gaps of the draft's row.
    fn turn_up(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for &space in RowSpace::ALL {
            if self.row[space as usize].is_none()
                && let Some(tile) = self.action_deck.draw()
            {
                self.row[space as usize] = Some(tile);
                self.show_tile(tile, play);
                play.tell(Event::RowFilled { row: space, tile });
            }
        }
    }

    /// D-S2: takes a face-up tile; after two rounds the row is shuffled back.
    pub(crate) fn draft_tile(&mut self, row: RowSpace, play: &mut Play<'_, impl Log<Event>>) {
        let Stage::ActionDraft { drafter, round } = self.stage else { return };
        if let Some(tile) = self.row[row as usize].take() {
            self.player_mut(drafter).hand.insert(tile);
            play.tell(Event::DraftedTile { seat: drafter, tile });
        }
        self.turn_up(play);
        let next = drafter.next(self.seat_count());
        let round = if next == self.first { round + 1 } else { round };
        if round <= DRAFT_ROUNDS {
            self.stage = Stage::ActionDraft { drafter: next, round };
        } else {
            self.close_action_draft(play);
        }
    }

    /// SIM-4.9, SIM-4.10: the four leftover tiles go back into the deck, then the row is laid out.
    fn close_action_draft(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut tiles: Deck<ActionTile, IN_PLAY> = self.action_deck;
        for tile in self.row.iter_mut().filter_map(Option::take) {
            self.knowledge.action_tiles.set(tile, SeatSet::EMPTY);
            tiles.put(tile, End::Top);
        }
        play.tell(Event::DraftClosed);
        let seen = self.fill_action_deck(tiles.iter(), play.rng);
        play.log.learned(seen);
        for &row in RowSpace::ALL {
            if let Some(tile) = self.row[row as usize] {
                play.tell(Event::RowFilled { row, tile });
            }
        }
        self.deal_dragons(play);
    }

    /// SIM-4.11: three Dragons for everybody, in secret.
    fn deal_dragons(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut hands = [None; MAX_PLAYERS];
        for seat in self.all_seats() {
            let dealt: Set<Dragon> =
                (0..DEALT_DRAGONS).filter_map(|_| self.dragon_deck.draw()).collect();
            dealt.iter().for_each(|dragon| self.show_dragon_to(seat, dragon, play));
            hands[seat.index()] = Some(DragonHand { dealt, kept: None });
        }
        self.stage = Stage::DragonDraft { hands };
    }

    /// D-S3: the players who have yet to choose a Dragon.
    pub(crate) fn choosing_dragons(hands: &[Option<DragonHand>; MAX_PLAYERS]) -> SeatSet {
        let open = |(at, hand): (usize, &Option<DragonHand>)| {
            hand.filter(|hand| hand.kept.is_none()).map(|_| Seat::of(at))
        };
        hands.iter().enumerate().filter_map(open).collect()
    }

    /// D-S3: keeps a Dragon in secret; when all have chosen, they are revealed together.
    pub(crate) fn keep_start_dragon(
        &mut self,
        seat: Seat,
        dragon: Dragon,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let Stage::DragonDraft { mut hands } = self.stage else { return };
        if let Some(hand) = &mut hands[seat.index()] {
            hand.kept = Some(dragon);
        }
        self.stage = Stage::DragonDraft { hands };
        play.tell(Event::ChoseDragon { seat });
        if !Simurgh::choosing_dragons(&hands).is_empty() {
            return;
        }
        let mut kept: Set<Dragon> = Set::EMPTY;
        for (seat, hand) in self.all_seats().zip(hands) {
            if let Some(dragon) = hand.and_then(|hand| hand.kept) {
                self.player_mut(seat).lair.welcome(dragon, START_MARKERS);
                kept.insert(dragon);
                play.tell(Event::RevealedDragon { seat, dragon });
            }
        }
        let everybody = self.everybody();
        play.log.learned(everybody);
        self.knowledge.dragons = Known::NOBODY;
        kept.iter().for_each(|dragon| self.knowledge.dragons.set(dragon, everybody));
        self.dragon_deck =
            shuffled(Dragon::all().filter(|&dragon| !kept.contains(dragon)), play.rng);
        self.begin_turn(1, self.first, play);
    }
}

/// SIM-4.2: the named player, or a random one.
fn first_player(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Seat, BadOptions> {
    match setup.options.first_player {
        None => Ok(Seat::of(rng.below(setup.seats.into()) as usize)),
        Some(player) if (1..=setup.seats).contains(&player) => Ok(Seat::of(player as usize - 1)),
        Some(player) => {
            let seats = setup.seats;
            Err(BadOptions::because(format!("player {player} can't begin: {seats} play")))
        }
    }
}

fn shuffled<T: Copy + Default, const N: usize>(
    tiles: impl Iterator<Item = T>,
    rng: &mut StepRng,
) -> Deck<T, N> {
    let mut deck: Deck<T, N> = tiles.collect();
    rng.shuffle(deck.as_mut_slice());
    deck
}
