//! Setting up a game (section 4).

use arrayvec::ArrayVec;
use engine::{BadOptions, Chance, MAX_SEATS, Play, Seat, SeatSet, Setup, Silent, StepRng};

use crate::data::{GOALS, MAX_OGRE_CARDS, Module, components};
use crate::decisions::{Asked, Open};
use crate::rules::secret_goals::secret_goals_in_play;
use crate::rules::troll::Troll;
use crate::table::board::{Board, Place};
use crate::table::card::CardId;
use crate::table::cell::Rotation;
use crate::table::meeples::Meeples;
use crate::table::options::{self, Options, Terms};
use crate::table::player::Player;
use crate::table::realm::Realm;
use crate::table::state::{Dwar7sFall, ROW, Turn};
use crate::table::tally::{Gems, OgreCards};
use crate::words::names::{Gem, Goal, OgreCard, Race, SecretGoal};

/// Sets up a game in the order of section 4.
pub(crate) fn set_up(setup: &Setup<Options>, rng: &mut StepRng) -> Result<Dwar7sFall, BadOptions> {
    setup.check::<Dwar7sFall>()?;
    let races = options::races(setup)?;
    let terms = options::terms(setup, &races, rng)?;
    let mut goal_deck = goals(&terms);
    rng.shuffle(&mut goal_deck);
    let row = goal_deck.drain(goal_deck.len().saturating_sub(ROW)..).rev().collect();
    let players = deal(&terms, &races, rng);
    let mut ogre_deck = ogre_cards(&terms);
    rng.shuffle(&mut ogre_deck);
    let mut game = Dwar7sFall {
        board: Board::new(mat_side(&terms)),
        realm: Realm::default(),
        meeples: Meeples::new(),
        piles: gems(&terms),
        pouches: pouches(&races),
        players,
        row,
        goal_deck,
        known_goals: 0,
        ogre_deck,
        ogre_discards: OgreCards::EMPTY,
        in_play: None,
        troll: None,
        turn: Turn::before_first(),
        agenda: Some(Asked(Open::Menu)).into(),
        pending: None,
        to_ask: SeatSet::EMPTY,
        triggered: None,
        terms,
    };
    // DWF-4.7.
    for seat in terms.all() {
        let count = game.player(seat).people().ogre_cards;
        game.draw_ogre_cards(seat, count, &mut Play { rng: &mut *rng, log: &mut Silent });
    }
    if terms.troll {
        game.lay_lake();
        game.troll = Some(Troll::new(Place::default(), rng));
    }
    // DWF-4.9.
    game.turn.first = Seat::of(rng.below(terms.seats.into()) as usize);
    game.turn.active = game.turn.first;
    game.begin_actions(&mut Play { rng, log: &mut Silent });
    engine::settle(&mut game, rng, &mut Silent);
    Ok(game)
}

/// DWF-3.2: the side of the mat; 0 without it.
pub(crate) fn mat_side(terms: &Terms) -> u8 {
    if terms.mat { components().mat_side(terms.seats) } else { 0 }
}

/// DWF-4.4, section 2.1: the gems of a game.
pub(crate) fn gems(terms: &Terms) -> Gems {
    let count = |gem: &Gem| {
        let pile = components().gem(*gem);
        pile.core + if terms.empires { pile.empires } else { 0 }
    };
    let mut gems = Gems::EMPTY;
    Gem::ALL.iter().for_each(|gem| gems.add(*gem, count(gem)));
    gems
}

/// DWF-4.4: the pouches of a game.
pub(crate) fn pouches(races: &[Race]) -> u8 {
    races.iter().map(|&race| components().race(race).pouches).sum()
}

/// DWF-4.2: the trading goals and eggs of a game.
pub(crate) fn goals(terms: &Terms) -> ArrayVec<Goal, GOALS> {
    let used = |goal: &Goal| {
        let face = components().goal(*goal);
        (face.module == Module::Core || terms.empires) && terms.seats >= face.from_players
    };
    Goal::ALL.iter().copied().filter(used).collect()
}

/// DWF-4.6: the ogre cards of a game.
pub(crate) fn ogre_cards(terms: &Terms) -> ArrayVec<OgreCard, MAX_OGRE_CARDS> {
    let copies = |card: &OgreCard| {
        let face = components().ogre_card(*card);
        let empires = if terms.empires { face.empires } else { 0 };
        let troll = if terms.troll { face.troll } else { 0 };
        usize::from(face.core + empires + troll)
    };
    OgreCard::ALL.iter().flat_map(|card| std::iter::repeat_n(*card, copies(card))).collect()
}

/// DWF-4.3, DWF-4.5: hands, meeples and a secret goal each.
fn deal(terms: &Terms, races: &[Race], rng: &mut StepRng) -> [Player; MAX_SEATS] {
    let in_play = secret_goals_in_play(terms.empires);
    let mut secrets: Vec<SecretGoal> = in_play.iter().collect();
    rng.shuffle(&mut secrets);
    let mut dealt = races.iter().zip(secrets);
    std::array::from_fn(|_| match dealt.next() {
        Some((&race, secret)) => Player::new(race, secret, in_play),
        None => Player::absent(),
    })
}

impl Dwar7sFall {
    /// DWF-4.8: the lake is the first card.
    fn lay_lake(&mut self) {
        let Some(cell) = self.board.start_cells().next() else { return };
        if let Some(place) = self.board.lay(cell, CardId::LAKE, Rotation::default()) {
            self.board_changed(place);
        }
    }
}
