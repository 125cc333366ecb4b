//! The bot that looks to the end of its own turn.

use engine::{Chance, Game, PlayoutRng, Seat, Silent, StepRng};

use crate::clock::Clock;
use crate::learned::{self, Network, Room as JudgeRoom};
use crate::{Decision, Judge, Ledger, Player, Recipe, Spread, Standing, Weighed};

/// The most decisions of a turn that are looked at.
const MAX_DEPTH: usize = 40;

/// Tries every choice in several sampled worlds, goes on to the end of its turn along the most
/// promising ways, and takes what the game's estimate likes best there.
pub struct Greedy<G: Game> {
    worlds: u32,
    effort: u32,
    beam: usize,
    sees: f32,
    blur: f32,
    rivals: f32,
    millis: u32,
    lead: f32,
    margin: f32,
    learned: Option<&'static Network>,
    weight: f32,
    fast_weight: f32,
    spread: Spread,
    work: u64,
    rng: PlayoutRng,
    desk: JudgeRoom,
    legal: Vec<G::Action>,
    tried: Vec<Tried<G::Action>>,
    /// Room for the choices at each depth, kept between decisions.
    rooms: Vec<Room<G::Action>>,
}

/// How a choice went in the worlds in which it was tried.
pub(crate) struct Tried<A> {
    pub action: A,
    /// In how many worlds that was.
    pub worlds: u32,
    /// Sums over them.
    pub value: f32,
    pub win: f32,
    pub lead: f32,
}

struct Room<A> {
    legal: Vec<A>,
    ways: Vec<(f32, A)>,
    /// The best way from here to the end of the turn.
    path: Vec<A>,
}

impl<A> Default for Room<A> {
    fn default() -> Room<A> {
        Room { legal: Vec::new(), ways: Vec::new(), path: Vec::new() }
    }
}

/// A look into one world.
struct Look {
    /// Judges where the turn ends.
    judge: Judge,
    /// Judges on the way there, where far more positions are looked at.
    fast: Judge,
    seat: Seat,
    turn: u32,
    chance: u64,
}

impl<G: Game> Greedy<G> {
    /// A bot that plays by the recipe, the same way for the same seed.
    pub fn new(recipe: &Recipe, seed: u64) -> Greedy<G> {
        Greedy {
            worlds: recipe.worlds,
            effort: recipe.effort,
            beam: recipe.beam as usize,
            sees: recipe.sees,
            blur: recipe.blur,
            rivals: recipe.rivals,
            millis: recipe.millis,
            lead: recipe.lead,
            margin: recipe.margin,
            // Without a network the estimate is all there is.
            learned: if recipe.learned > 0.0 { learned::network::<G>().ok() } else { None },
            weight: recipe.learned,
            fast_weight: recipe.learned_plans,
            spread: Spread::default(),
            work: 0,
            rng: PlayoutRng::new(seed),
            desk: JudgeRoom::default(),
            legal: Vec::new(),
            tried: Vec::new(),
            rooms: Vec::new(),
        }
    }

    /// Every legal action and what it leads to, on a scale of `lead` points.
    pub(crate) fn survey(&mut self, game: &G, seat: Seat, lead: f32) -> &[Tried<G::Action>] {
        self.lead = lead;
        self.consider(game, seat);
        self.look(game, seat);
        &self.tried
    }

    /// The best way that can be found with `effort` positions from here to the end of the seat's
    /// turn. Hidden cards are taken as they lie.
    pub(crate) fn plan(&mut self, game: &G, seat: Seat, judge: Judge, effort: u32) -> &[G::Action] {
        let chance = u64::from(self.rng.bits());
        let look = Look { judge, fast: judge, seat, turn: game.turn(), chance };
        self.follow(&look, game, effort, 0);
        self.rooms.first().map_or(&[], |room| &room.path)
    }

    /// Where the seat's turn ends if it begins with this action and goes on as well as can be found
    /// with `effort` positions. The same `chance` gives the same luck, whatever the action.
    pub(crate) fn end_of_turn(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        effort: u32,
        chance: u64,
    ) -> G {
        let lead = if self.lead > 0.0 { self.lead } else { self.spread.lead() };
        let judge = Judge::new(lead, self.margin);
        let look = Look { judge, fast: judge, seat, turn: game.turn(), chance };
        let mut end = game.clone();
        step(&mut end, seat, action, chance);
        self.follow(&look, &end, effort, 0);
        let path = self.rooms.first().map_or(&[][..], |room| &room.path);
        for (depth, &action) in path.iter().enumerate() {
            step(&mut end, seat, action, chance.wrapping_add(depth as u64 + 1));
        }
        end
    }

    /// Positions that were made or judged.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }

    /// Fills `tried` with every legal action.
    fn consider(&mut self, game: &G, seat: Seat) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        self.tried.clear();
        self.tried.extend(self.legal.iter().map(|&action| Tried::untried(action)));
    }

    /// Leaves out of `tried` what the bot overlooks: anything but what looks best at first sight.
    fn overlook(&mut self, game: &G, seat: Seat) {
        let all = self.tried.len();
        let seen = ((all as f32 * self.sees).ceil() as usize).max(2);
        if seen >= all {
            return;
        }
        let mut sampled = game.clone();
        sampled.resample_hidden(seat, &mut self.rng);
        let chance = u64::from(self.rng.bits());
        let judge = self.judge(&sampled, seat, chance);
        self.rng.shuffle(&mut self.tried);
        let mut obvious = (f32::MIN, 0);
        for (at, tried) in self.tried.iter().enumerate() {
            let mut next = sampled.clone();
            step(&mut next, seat, tried.action, chance);
            self.work += 2;
            let value = judge.standing(&next, seat, &mut self.desk).value[seat.index()];
            if value > obvious.0 {
                obvious = (value, at);
            }
        }
        self.tried.swap(0, obvious.1);
        self.tried.truncate(seen);
    }

    /// Tries everything in `tried`, in several worlds.
    fn look(&mut self, game: &G, seat: Seat) {
        let clock = Clock::start(self.millis);
        if self.tried.len() > 1 {
            let share = (self.effort / self.tried.len() as u32).max(1);
            'time: for world in 0..self.worlds {
                let mut sampled = game.clone();
                sampled.resample_hidden(seat, &mut self.rng);
                let chance = u64::from(self.rng.bits());
                let judge = self.judge(&sampled, seat, chance);
                let fast = judge.with(self.learned, self.fast_weight);
                let look = Look { judge, fast, seat, turn: game.turn(), chance };
                for at in 0..self.tried.len() {
                    // Every choice is tried at least once, so that they can be compared.
                    if world > 0 && clock.is_out() {
                        break 'time;
                    }
                    let mut next = sampled.clone();
                    step(&mut next, seat, self.tried[at].action, chance);
                    let standing = self.follow(&look, &next, share, 0);
                    self.spread.add(&standing, game.seats());
                    let tried = &mut self.tried[at];
                    tried.worlds += 1;
                    tried.value += standing.value[seat.index()];
                    tried.win += standing.win[seat.index()];
                    tried.lead += standing.lead[seat.index()];
                }
            }
        }
    }

    /// The choice that went best. Ties are broken at random, not by the order of the list.
    fn best(&mut self) -> Option<G::Action> {
        let mut best: Option<(f32, G::Action)> = None;
        let mut equals = 0;
        for tried in &self.tried {
            let mean = tried.mean();
            match best {
                Some((value, _)) if mean < value => continue,
                Some((value, _)) if mean == value => equals += 1,
                _ => equals = 1,
            }
            if equals == 1 || self.rng.below(equals) == 0 {
                best = Some((mean, tried.action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Errs about every choice, by more where they lie further apart.
    fn misjudge(&mut self) {
        let count = self.tried.len().max(1) as f32;
        let mean = self.tried.iter().map(Tried::mean).sum::<f32>() / count;
        let squares = self.tried.iter().map(|tried| (tried.mean() - mean).powi(2)).sum::<f32>();
        let error = self.blur * (squares / count).sqrt();
        for tried in &mut self.tried {
            tried.value += error * normal(&mut self.rng) * tried.worlds as f32;
        }
    }

    /// A judge with the recipe's scale, or with the one seen so far, one step ahead included.
    fn judge(&mut self, sampled: &G, seat: Seat, chance: u64) -> Judge {
        let (learned, weight, margin, rivals) =
            (self.learned, self.weight, self.margin, self.rivals);
        let judge =
            |lead: f32| Judge::new(lead, margin).with(learned, weight).minding(rivals, sampled);
        if self.lead > 0.0 {
            return judge(self.lead);
        }
        let before = judge(self.spread.lead());
        for &action in &self.legal {
            let mut next = sampled.clone();
            step(&mut next, seat, action, chance);
            let standing = before.standing(&next, seat, &mut self.desk);
            self.spread.add(&standing, sampled.seats());
        }
        judge(self.spread.lead())
    }

    /// The best standing at the end of the turn that can be found with `effort` positions.
    fn follow(&mut self, look: &Look, game: &G, effort: u32, depth: usize) -> Standing {
        if self.rooms.len() == depth {
            self.rooms.push(Room::default());
        }
        let ends = game.turn() != look.turn || !game.waiting().contains(look.seat);
        if ends || depth == MAX_DEPTH {
            self.work += 2;
            self.rooms[depth].path.clear();
            return look.judge.standing(game, look.seat, &mut self.desk);
        }
        let mut room = std::mem::take(&mut self.rooms[depth]);
        room.path.clear();
        room.legal.clear();
        game.legal(look.seat, &mut room.legal);
        // Wide choices with little effort left: a sample of them, never fewer than two.
        let most = effort.max(2) as usize;
        if room.legal.len() > most {
            self.rng.shuffle(&mut room.legal);
            room.legal.truncate(most);
        }
        let chance = look.chance.wrapping_add(depth as u64 + 1);
        room.ways.clear();
        for &action in &room.legal {
            let mut next = game.clone();
            step(&mut next, look.seat, action, chance);
            self.work += 2;
            let standing = look.fast.standing(&next, look.seat, &mut self.desk);
            room.ways.push((standing.value[look.seat.index()], action));
        }
        room.ways.sort_by(|one, other| other.0.total_cmp(&one.0));
        let left = effort.saturating_sub(room.legal.len() as u32);
        // Following a way costs about as much again; with less left, only the best is followed.
        let wide = (left as usize / room.legal.len().max(1)).clamp(1, self.beam);
        let mut best: Option<Standing> = None;
        for &(_, action) in room.ways.iter().take(wide) {
            let mut next = game.clone();
            step(&mut next, look.seat, action, chance);
            let standing = self.follow(look, &next, left / wide as u32, depth + 1);
            let own = look.seat.index();
            if best.is_none_or(|best| standing.value[own] > best.value[own]) {
                best = Some(standing);
                room.path.clear();
                room.path.push(action);
                room.path.extend_from_slice(&self.rooms[depth + 1].path);
            }
        }
        self.rooms[depth] = room;
        best.unwrap_or_else(|| look.judge.standing(game, look.seat, &mut self.desk))
    }
}

impl<A> Tried<A> {
    fn untried(action: A) -> Tried<A> {
        Tried { action, worlds: 0, value: 0.0, win: 0.0, lead: 0.0 }
    }

    fn mean(&self) -> f32 {
        self.value / self.worlds.max(1) as f32
    }
}

/// Roughly a standard normal number: the sum of twelve uniform ones has that spread. The same on
/// every machine, unlike logarithms and cosines.
fn normal(rng: &mut PlayoutRng) -> f32 {
    const FINE: u32 = 1 << 16;
    let sum: u32 = (0..12).map(|_| rng.below(FINE)).sum();
    sum as f32 / FINE as f32 - 6.0
}

/// Plays an action. Chance is fixed for each world and depth, so that looking twice finds the same.
fn step<G: Game>(game: &mut G, seat: Seat, action: G::Action, chance: u64) {
    let mut rng = StepRng::playout(PlayoutRng::new(chance));
    game.apply(seat, action, &mut rng, &mut Silent);
}

impl<G: Game> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, seat: Seat) -> Option<Decision<G::Action>> {
        self.consider(game, seat);
        let among = self.tried.len() as u32;
        if self.sees < 1.0 {
            self.overlook(game, seat);
        }
        self.look(game, seat);
        if self.blur > 0.0 {
            self.misjudge();
        }
        Some(Decision { action: self.best()?, among })
    }

    fn ledger(&self) -> Ledger {
        Ledger { work: self.work, ..Ledger::default() }
    }

    fn weigh(&mut self, game: &G, seat: Seat) -> Vec<Weighed<G::Action>> {
        self.consider(game, seat);
        self.look(game, seat);
        let best = self.best();
        let weighed = |tried: &Tried<G::Action>| {
            let worlds = tried.worlds.max(1) as f32;
            Weighed {
                action: tried.action,
                visits: tried.worlds,
                share: if Some(tried.action) == best { 1.0 } else { 0.0 },
                value: tried.value / worlds,
                win: tried.win / worlds,
                lead: tried.lead / worlds,
            }
        };
        let mut all: Vec<_> = self.tried.iter().map(weighed).collect();
        all.sort_by(|one, other| {
            (other.share, other.value)
                .partial_cmp(&(one.share, one.value))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        all
    }
}
