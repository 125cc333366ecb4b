//! Set-up (section 3).

use arrayvec::ArrayVec;
use engine::{BadOptions, Chance, Log, Play, Seat, SeatSet, Setup, Silent, StepRng, Zone};

use crate::data::components;
use crate::decisions::Open;
use crate::rules::elves::Elves;
use crate::rules::market::EquipmentDeck;
use crate::rules::moving::March;
use crate::table::board::{Board, PlacedTile};
use crate::table::options::{Clans, Layout, Options, Placement};
use crate::table::places::{Face, MAX_PLAYERS, TacticsCard, Territories};
use crate::table::player::Player;
use crate::words::names::{Clan, Equipment, Level, Phase, UnitType};
use crate::{ClashOfRage, Event};

/// COR-3.3: Elves in a City.
pub(crate) const ELVES_IN_A_CITY: u8 = 4;
/// COR-3.3: Elves at a Forge.
pub(crate) const ELVES_AT_A_FORGE: u8 = 2;
/// COR-3.8: tactics cards in hand.
pub(crate) const HAND: usize = 3;

/// Sets up a game.
pub(crate) fn set_up(setup: &Setup<Options>, rng: &mut StepRng) -> Result<ClashOfRage, BadOptions> {
    setup.check::<ClashOfRage>()?;
    let players = usize::from(setup.seats);
    let mut game = ClashOfRage {
        options: setup.options,
        board: lay_map(setup.options.map, players, rng),
        players: (0..players).map(|_| Player::newcomer()).collect(),
        elves: Elves::new(),
        heroes: [None; 4],
        equipment_deck: EquipmentDeck::empty(),
        market: ArrayVec::new(),
        legendary_deck: Zone::empty(),
        turn: 0,
        phase: Phase::SetUp,
        order: ArrayVec::new(),
        active: Seat::of(0),
        agenda: Some(Open::Clan).into(),
        march: March::default(),
        battle: None,
        winner: None,
    };
    let mut play = Play { rng, log: &mut Silent };
    game.place_elves(&mut play);
    game.shuffle_equipment(&mut play);
    match setup.options.clans {
        Clans::Choose => {}
        Clans::Random => game.deal_clans(&mut play),
    }
    Ok(game)
}

/// COR-3.2: the tiles in their slots.
fn lay_map(layout: Layout, players: usize, rng: &mut StepRng) -> Board {
    let placed: ArrayVec<PlacedTile, MAX_PLAYERS> = match layout {
        Layout::Standard => {
            let tiles = components().standard_map(players).iter();
            tiles.map(|&(face, rotation)| PlacedTile { face, rotation }).collect()
        }
        Layout::Random => {
            let mut tiles = [0, 1, 2, 3, 4];
            rng.shuffle(&mut tiles);
            let place = |&tile: &usize| {
                let face = Face::of_tile(tile)[rng.below(2) as usize];
                PlacedTile { face, rotation: rng.below(6) as u8 }
            };
            tiles[..players].iter().map(place).collect()
        }
    };
    Board::new(&placed)
}

impl ClashOfRage {
    /// COR-3.3: Elves from the bag, Cities first, then Forges, each in id order.
    fn place_elves(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut bag = [0u8; 3];
        for (count, unit) in bag.iter_mut().zip(UnitType::ELVES) {
            *count = components().units[unit as usize].tokens;
        }
        let (cities, forges) = (self.board.cities(), self.board.forges());
        let mut drawn_for_a_city = ELVES_IN_A_CITY;
        if self.options.elves == Placement::Mixed {
            for city in cities.territories() {
                for &level in Level::ALL {
                    bag[level.at()] -= 1;
                    self.elves.place(city, level, 1);
                }
            }
            drawn_for_a_city -= Level::ALL.len() as u8;
        }
        let places = cities
            .territories()
            .map(|city| (city, drawn_for_a_city))
            .chain(forges.territories().map(|forge| (forge, ELVES_AT_A_FORGE)));
        for (territory, count) in places {
            for _ in 0..count {
                let level = draw_elf(&mut bag, play.rng);
                self.elves.place(territory, level, 1);
            }
        }
    }

    /// COR-3.5, COR-3.6: both decks, and the Black Market.
    fn shuffle_equipment(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let (legendary, usual): (Vec<Equipment>, Vec<Equipment>) =
            Equipment::ALL.iter().partition(|card| card.is_legendary());
        let copies = |card: Equipment| std::iter::repeat_n(card, card.copies().into());
        self.equipment_deck = Zone::face_down(usual.into_iter().flat_map(copies));
        self.legendary_deck = Zone::face_down(legendary);
        self.equipment_deck.shuffle(play.rng);
        self.legendary_deck.shuffle(play.rng);
        self.refill_market(play);
    }

    /// COR-3.4, option `random`: one clan each.
    fn deal_clans(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let mut clans: [Clan; 4] = std::array::from_fn(|at| Clan::ALL[at]);
        play.rng.shuffle(&mut clans);
        for (player, clan) in self.players.iter_mut().zip(clans) {
            player.lead(clan);
        }
        self.deal_tactics(play);
        self.begin_turn(play);
    }

    /// COR-3.8: each player shuffles the clan's cards and draws three.
    pub(crate) fn deal_tactics(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let clan = player.clan();
            let of_clan = |card: &TacticsCard| clan == Some(components().tactics[card.at()].clan);
            player.draw_pile = Zone::face_down(TacticsCard::all().filter(of_clan));
            player.draw_pile.shuffle(play.rng);
            for _ in 0..HAND {
                if let Some(drawn) = player.draw_pile.draw() {
                    player.take_in_hand(drawn.show(SeatSet::only(seat), play.log));
                }
            }
        }
    }

    /// The player who leads a clan.
    pub(crate) fn leader(&self, clan: Clan) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).clan() == Some(clan))
    }
}

fn draw_elf(bag: &mut [u8; 3], rng: &mut StepRng) -> Level {
    let total: u32 = bag.iter().map(|&count| u32::from(count)).sum();
    let mut number = rng.below(total.max(1));
    for &level in Level::ALL {
        let count = u32::from(bag[level.at()]);
        if number < count {
            bag[level.at()] -= 1;
            return level;
        }
        number -= count;
    }
    Level::Three
}
