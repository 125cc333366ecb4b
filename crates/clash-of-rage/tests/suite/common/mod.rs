//! A builder of positions, and a table that plays them.

#![expect(clippy::unwrap_used, reason = "a position that can't be built fails its test")]

use std::collections::BTreeSet;

use clash_of_rage::written::{
    Carried, Open, Written, WrittenBattle, WrittenMarch, WrittenPlayer, WrittenPosting,
};
use clash_of_rage::{
    Action, Clan, ClashOfRage, Equipment, Event, Headcount, Hero, Layout, Location, Options, Phase,
    Refusal, Role, Site, Slot, Stack, TacticsCard, Target, Territory, UnitType, View,
};
use engine::{Game, Record, Refused, Seat, Seed, Setup, StepRng, Viewer};

pub const A: Seat = Seat::of(0);
pub const B: Seat = Seat::of(1);
pub const C: Seat = Seat::of(2);

pub const BOHORG: Clan = Clan::BohorgTribe;
pub const STEAMFIELD: Clan = Clan::SteamfieldBarony;
pub const GODLEIF: Clan = Clan::GodleifClan;
pub const TOMB: Clan = Clan::ArmyOfTheTomb;

/// The designs on the market of a scene, one card each.
pub const MARKET: [Equipment; 6] = [
    Equipment::ShortSword,
    Equipment::BattleAxe,
    Equipment::ThrowingKnives,
    Equipment::WarHammer,
    Equipment::LeatherArmor,
    Equipment::MarchingBoots,
];

pub fn place(id: &str) -> Location {
    Location::find(id).unwrap_or_else(|| panic!("no location {id}"))
}

pub fn territory(id: &str) -> Territory {
    Territory::find(id).unwrap_or_else(|| panic!("no territory {id}"))
}

pub fn site(id: &str) -> Site {
    Site::find(id).unwrap_or_else(|| panic!("no site {id}"))
}

pub fn card(id: &str) -> TacticsCard {
    TacticsCard::find(id).unwrap_or_else(|| panic!("no tactics card {id}"))
}

/// A position on the standard map: turn 2, seat 0 about to take the first action, no Elves.
#[derive(Clone)]
pub struct Scene {
    written: Written,
    hands: Vec<Option<Vec<TacticsCard>>>,
    piles: Vec<Option<Vec<TacticsCard>>>,
}

impl Scene {
    pub fn new(clans: &[Clan]) -> Scene {
        let options = Options { map: Layout::Standard, ..Options::default() };
        let setup = Setup::with::<ClashOfRage>(clans.len() as u8, options);
        let game = ClashOfRage::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
        let mut written = Written::from(game);
        let sites = ["S05", "S12", "S18", "S23"];
        for ((player, &clan), at) in written.players.iter_mut().zip(clans).zip(sites) {
            *player = WrittenPlayer {
                clan: Some(clan),
                stronghold: Site::find(at),
                ..WrittenPlayer::default()
            };
        }
        written.elves.garrisons.clear();
        written.market = MARKET.map(|card| Stack { card, copies: 1 }).to_vec();
        let rest = |&card: &Equipment| {
            let copies = usize::from(card.copies()) - usize::from(MARKET.contains(&card));
            std::iter::repeat_n(card, copies)
        };
        let designs = Equipment::ALL.iter().filter(|card| !card.is_legendary());
        written.equipment_deck = designs.flat_map(rest).collect();
        written.turn = 2;
        written.phase = Phase::FirstAction;
        written.question = Some(Open::Action);
        let none = vec![None; clans.len()];
        Scene { written, hands: none.clone(), piles: none }
    }

    fn player(&mut self, seat: Seat) -> &mut WrittenPlayer {
        &mut self.written.players[seat.index()]
    }

    pub fn units(mut self, seat: Seat, at: &str, unit: UnitType, count: u8) -> Scene {
        self.player(seat).units.entry(place(at)).or_default().insert(unit, count);
        self
    }

    pub fn elves(mut self, at: &str, troops: &[(UnitType, u8)]) -> Scene {
        let garrison = troops.iter().copied().collect();
        self.written.elves.garrisons.insert(territory(at), garrison);
        self
    }

    pub fn hero(mut self, hero: Hero, owner: Seat, at: &str) -> Scene {
        self.written.heroes.insert(hero, WrittenPosting { owner, location: place(at) });
        self
    }

    pub fn stronghold(mut self, seat: Seat, at: &str) -> Scene {
        self.player(seat).stronghold = Some(site(at));
        self
    }

    pub fn no_stronghold(mut self, seat: Seat) -> Scene {
        self.player(seat).stronghold = None;
        self
    }

    /// Takes a card from the decks or the market.
    fn draw(&mut self, card: Equipment) {
        let decks = [&mut self.written.equipment_deck, &mut self.written.legendary_deck];
        for deck in decks {
            if let Some(at) = deck.iter().rposition(|&other| other == card) {
                deck.remove(at);
                return;
            }
        }
        let stack = self.written.market.iter_mut().find(|stack| stack.card == card);
        stack.unwrap_or_else(|| panic!("no {card:?} is left")).copies -= 1;
        self.written.market.retain(|stack| stack.copies > 0);
    }

    pub fn carries(mut self, seat: Seat, unit: UnitType, card: Equipment) -> Scene {
        self.draw(card);
        put(self.player(seat).equipment.entry(unit).or_default(), card);
        self
    }

    pub fn elf_carries(mut self, unit: UnitType, card: Equipment) -> Scene {
        self.draw(card);
        put(self.written.elves.equipment.entry(unit).or_default(), card);
        self
    }

    pub fn stash(mut self, seat: Seat, card: Equipment) -> Scene {
        self.draw(card);
        self.player(seat).stash.push(card);
        self
    }

    /// Puts Legendary cards, the last ones of the list, into the stash.
    pub fn legendaries(mut self, seat: Seat, count: usize) -> Scene {
        for _ in 0..count {
            let card = *self.written.legendary_deck.last().unwrap();
            self = self.stash(seat, card);
        }
        self
    }

    pub fn gold(mut self, seat: Seat, gold: u16) -> Scene {
        self.player(seat).gold = gold;
        self
    }

    pub fn crystals(mut self, seat: Seat, crystals: u16) -> Scene {
        self.player(seat).crystals = crystals;
        self
    }

    /// Puts these cards on top of the equipment deck, the first on top.
    pub fn deck_top(mut self, cards: &[Equipment]) -> Scene {
        for &card in cards {
            self.draw(card);
        }
        self.written.equipment_deck.splice(0..0, cards.iter().copied());
        self
    }

    /// Leaves only these cards in the equipment deck; seat 0 gets the others.
    pub fn deck_only(mut self, cards: &[Equipment]) -> Scene {
        for &card in cards {
            self.draw(card);
        }
        let rest = std::mem::replace(&mut self.written.equipment_deck, cards.to_vec());
        self.player(A).stash.extend(rest);
        self
    }

    /// Moves a stack of the market to seat 0.
    pub fn sold(mut self, card: Equipment) -> Scene {
        let at = self.written.market.iter().position(|stack| stack.card == card).unwrap();
        let stack = self.written.market.remove(at);
        self.player(A).stash.extend(std::iter::repeat_n(card, stack.copies.into()));
        self
    }

    /// Leaves only these cards in the Legendary deck; seat 0 gets the others.
    pub fn legendary_only(mut self, cards: &[Equipment]) -> Scene {
        for &card in cards {
            self.draw(card);
        }
        let rest = std::mem::replace(&mut self.written.legendary_deck, cards.to_vec());
        self.player(A).stash.extend(rest);
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &[&str]) -> Scene {
        self.hands[seat.index()] = Some(cards.iter().map(|id| card(id)).collect());
        self
    }

    pub fn draw_pile(mut self, seat: Seat, cards: &[&str]) -> Scene {
        self.piles[seat.index()] = Some(cards.iter().map(|id| card(id)).collect());
        self
    }

    pub fn turn(mut self, turn: u8) -> Scene {
        self.written.turn = turn;
        self
    }

    pub fn long(mut self) -> Scene {
        self.written.options.target = Target::Long;
        self
    }

    pub fn phase(mut self, phase: Phase) -> Scene {
        self.written.phase = phase;
        self
    }

    pub fn active(mut self, seat: Seat) -> Scene {
        self.written.active = seat;
        self
    }

    pub fn asks(mut self, question: Open) -> Scene {
        self.written.question = Some(question);
        self
    }

    pub fn march(mut self, march: WrittenMarch) -> Scene {
        self.written.march = march;
        self
    }

    /// A battle in progress, with the question that is open in it.
    pub fn battle(mut self, at: &str, assaulting: Role, question: Open) -> Scene {
        self.written.battle = Some(WrittenBattle {
            territory: territory(at),
            assaulting,
            attacker_rage: 0,
            defender_rage: 0,
            eliminated: 0,
        });
        self.asks(question)
    }

    /// The JSON form, with tactics cards dealt to fit the question.
    pub fn write(&self) -> Written {
        let mut written = self.written.clone();
        let choosing = written.question == Some(Open::Tactics);
        let played = matches!(written.question, Some(Open::Stronghold | Open::Deploy(_)));
        let mut last = 0;
        for (at, player) in written.players.iter_mut().enumerate() {
            let prefix = ["boh", "ste", "god", "tom"][player.clan.unwrap() as usize];
            let own = TacticsCard::all().filter(|card| card.id().starts_with(prefix));
            let own: Vec<_> = own.collect();
            // In turn order by seat: each seat reveals a higher number than the one before.
            let number = |card: &TacticsCard| card.id()[4..].parse::<u8>().unwrap();
            let revealed = *own.iter().find(|card| number(card) > last).unwrap();
            last = number(&revealed);
            let mut rest = own.clone();
            if played {
                rest.retain(|&card| card != revealed);
                player.discard_pile = vec![revealed];
            }
            player.revealed = (!choosing).then_some(revealed);
            let size = if played { 2 } else { 3 };
            let hand = self.hands[at].clone().unwrap_or_else(|| rest[..size].to_vec());
            rest.retain(|card| !hand.contains(card));
            let pile = self.piles[at].clone().unwrap_or_else(|| rest.clone());
            rest.retain(|card| !pile.contains(card));
            player.hand = hand;
            player.draw_pile = pile;
            player.discard_pile.extend(rest);
        }
        written
    }

    pub fn build(&self) -> Table {
        let game = ClashOfRage::try_from(self.write()).unwrap();
        game.audit().unwrap_or_else(|reason| panic!("the scene is not whole: {reason}"));
        Table { game, step: 0 }
    }
}

fn put(carried: &mut Carried, card: Equipment) {
    let slot = match card.slot() {
        Slot::Arms => &mut carried.arms,
        Slot::Body => &mut carried.body,
    };
    assert_eq!(*slot, None, "the slot is taken");
    *slot = Some(card);
}

/// A game being played by hand.
#[derive(Clone)]
pub struct Table {
    pub game: ClashOfRage,
    step: u64,
}

impl Table {
    /// Takes an action and returns what happened.
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.step += 1;
        let seed = Seed::from_phrase("table");
        self.play(seat, action, &mut StepRng::new(seed, self.step))
    }

    /// Takes an action with the first random seed for which these events happen in this order.
    pub fn act_so_that(&mut self, seat: Seat, action: Action, wanted: &[Event]) -> Vec<Event> {
        let before = self.clone();
        for number in 0..20_000 {
            let mut rng = StepRng::new(Seed::from_phrase("wanted").nth(number), 1);
            let events = self.play(seat, action, &mut rng);
            let mut told = events.iter();
            if wanted.iter().all(|wanted| told.any(|event| event == wanted)) {
                return events;
            }
            *self = before.clone();
        }
        panic!("{wanted:?} never happened");
    }

    fn play(&mut self, seat: Seat, action: Action, rng: &mut StepRng) -> Vec<Event> {
        if let Err(refusal) = self.game.check(seat, action) {
            panic!("{seat:?} may not {action:?}: {refusal:?}");
        }
        let mut log = Record::default();
        self.game.apply(seat, action, rng, &mut log);
        self.game.audit().unwrap();
        log.events.into_iter().map(|(_, event)| event).collect()
    }

    /// Moves `count` of the unmoved units at `from`.
    pub fn send(
        &mut self,
        seat: Seat,
        from: &str,
        unit: UnitType,
        to: &str,
        count: usize,
    ) -> Vec<Event> {
        let mut events = self.act(seat, Action::MoveUnits { from: place(from), unit });
        if self.legal(seat).contains(&Action::GoTo { location: place(to) }) {
            events.extend(self.act(seat, Action::GoTo { location: place(to) }));
        }
        let count = Headcount::of(count as u8).unwrap();
        if self.legal(seat).contains(&Action::Send { count }) {
            events.extend(self.act(seat, Action::Send { count }));
        }
        events.extend(self.end_movement_if_done(seat));
        events
    }

    /// Ends the movement when nothing else can be chosen: with a battle to follow, that is asked.
    fn end_movement_if_done(&mut self, seat: Seat) -> Vec<Event> {
        let done = self.legal(seat) == [Action::EndMovement];
        if done { self.act(seat, Action::EndMovement) } else { Vec::new() }
    }

    /// Moves a hero; a single destination is not asked for (COR-13.4).
    pub fn send_hero(&mut self, seat: Seat, hero: Hero, to: &str) -> Vec<Event> {
        let mut events = self.act(seat, Action::MoveHero { hero });
        if self.legal(seat).contains(&Action::GoTo { location: place(to) }) {
            events.extend(self.act(seat, Action::GoTo { location: place(to) }));
        }
        assert_eq!(self.written().heroes[&hero].location, place(to));
        events.extend(self.end_movement_if_done(seat));
        events
    }

    /// Where units of a type could go, found by choosing the group.
    pub fn destinations(&self, seat: Seat, from: &str, unit: UnitType) -> BTreeSet<&'static str> {
        let mut asked = self.clone();
        asked.act(seat, Action::MoveUnits { from: place(from), unit });
        asked.goals(seat)
    }

    fn goals(&self, seat: Seat) -> BTreeSet<&'static str> {
        let goal = |action: Action| match action {
            Action::GoTo { location } => Some(location.id()),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(goal).collect()
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    pub fn refused(&self, seat: Seat, action: Action) -> Refused<Refusal> {
        self.game.check(seat, action).unwrap_err()
    }

    /// The rule of the game that forbids an action.
    pub fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        match self.refused(seat, action) {
            Refused::Rule(refusal) => refusal,
            other => panic!("{action:?} is refused as {other:?}"),
        }
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub fn seen_by(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub fn written(&self) -> Written {
        Written::from(self.game.clone())
    }

    pub fn points(&self, seat: Seat) -> u8 {
        self.game.victory_points(seat)
    }

    /// The only seat that is asked.
    pub fn asked(&self) -> Seat {
        let waiting: Vec<Seat> = self.game.waiting().iter().collect();
        assert_eq!(waiting.len(), 1, "{waiting:?} are asked");
        waiting[0]
    }

    pub fn count(&self, seat: Seat, at: &str, unit: UnitType) -> u8 {
        let written = self.written();
        let there = written.players[seat.index()].units.get(&place(at));
        there.and_then(|units| units.get(&unit)).copied().unwrap_or_default()
    }
}

/// A set of ids, written as in the rules: `"a0 a1 aC"`.
pub fn ids(text: &'static str) -> BTreeSet<&'static str> {
    text.split_whitespace().collect()
}

/// Whether the event is among those that happened.
pub fn happened(events: &[Event], wanted: &Event) -> bool {
    events.contains(wanted)
}
