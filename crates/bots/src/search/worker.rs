//! One tree, grown by one thread.

use engine::{Chance, Game, Indexed, PlayoutRng, Seat, SeatSet, Silent, Step, StepRng};

use super::knowledge::{Ears, Knowledge};
use super::tree::{EdgeId, Entered, NodeId, Prior, Tree};
use crate::clock::Clock;
use crate::learned::Room;
use crate::{Greedy, Judge, Recipe, Since, Spread, Standing};

/// The most decisions of one simulation, fast play included, in case a game never ends.
const MAX_DECISIONS: u32 = 2000;

/// Grows a tree from a position.
pub(super) struct Worker<G: Game> {
    settings: Settings,
    rng: PlayoutRng,
    tree: Tree,
    path: Vec<(NodeId, EdgeId, Seat)>,
    legal: Vec<G::Action>,
    untried: Vec<G::Action>,
    /// Plans the turns of fast play.
    planner: Greedy<G>,
    desk: Room,
    /// For each action by number: the visit in which it was last seen to be legal.
    marks: Vec<u32>,
    visit: u32,
    /// The scale of leads as seen in the positions that were judged.
    pub spread: Spread,
    /// Positions that were made or judged.
    work: u64,
    /// How the simulations of this decision went, by the root's choices.
    pub tallies: Vec<Tally>,
}

/// The parts of a recipe that a simulation needs.
#[derive(Clone, Copy)]
struct Settings {
    exploration: f64,
    since: Since,
    candidates: u32,
    plan: u32,
    depth: usize,
    scouts: u32,
    widening: f64,
    rivals: f32,
}

/// How the simulations that began with one choice went.
#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    /// Simulations, those of earlier decisions in the same tree included.
    pub visits: u32,
    /// The sum of their results.
    pub value: f64,
    /// Simulations for this decision.
    pub fresh: u32,
    /// The sum of shares of victory in those.
    pub win: f64,
    /// The sum of leads in those.
    pub lead: f64,
}

/// What is to be decided.
pub(super) struct Task<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// The seat's legal actions.
    pub legal: &'a [G::Action],
    pub knowledge: Knowledge,
    pub judge: Judge,
    /// Judges the many positions of fast play.
    pub fast: Judge,
    /// The prior of each legal action; empty if there are none.
    pub priors: &'a [Prior],
    /// Turns of fast play.
    pub horizon: u32,
    pub simulations: u32,
    pub clock: Clock,
    pub stop: Stop,
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// When nothing can overtake the most tried choice any more.
    Decided,
    /// When the budget is used.
    Spent,
}

/// How a seat picks among choices that were tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// The best bound.
    Best,
    /// The best bound, with random noise. For seats that decide at the same moment: two that both
    /// go strictly by their bounds fall into step, as if one knew the other's answer.
    Sampled,
}

impl<G: Game> Worker<G> {
    pub fn new(recipe: &Recipe, seed: u64) -> Worker<G> {
        Worker {
            settings: Settings {
                exploration: f64::from(recipe.exploration),
                since: recipe.since,
                candidates: recipe.candidates,
                plan: recipe.plan,
                depth: if recipe.depth == 0 { usize::MAX } else { recipe.depth as usize },
                scouts: recipe.scouts,
                widening: f64::from(recipe.widening),
                rivals: recipe.rivals,
            },
            rng: PlayoutRng::new(seed),
            tree: Tree::default(),
            path: Vec::new(),
            legal: Vec::new(),
            untried: Vec::new(),
            planner: Greedy::new(recipe, !seed),
            desk: Room::default(),
            marks: vec![0; G::Action::COUNT as usize],
            visit: 0,
            spread: Spread::default(),
            work: 0,
            tallies: Vec::new(),
        }
    }

    /// Positions that were made or judged.
    pub fn work(&self) -> u64 {
        self.work + self.planner.work()
    }

    /// Forgets the tree.
    pub fn forget(&mut self) {
        self.tree.clear();
    }

    /// Looks at some finished fast games to learn the scale of leads.
    pub fn probe(&mut self, game: &G, seat: Seat, horizon: u32, times: u32) {
        let judge = Judge::new(1.0, 0.0);
        for _ in 0..times {
            let mut world = game.clone();
            world.resample_hidden(seat, &mut self.rng);
            let end = world.turn().saturating_add(horizon);
            self.play_fast(&mut world, &judge, 0, end);
            let standing = judge.standing(&world, seat, &mut self.desk);
            self.spread.add(&standing, game.seats());
        }
    }

    /// Grows the tree and fills the tallies.
    pub fn run(&mut self, task: &Task<'_, G>) {
        /// Simulations between two checks of whether the decision is settled.
        const PATIENCE: u32 = 16;
        self.tallies.clear();
        self.tallies.resize(task.legal.len(), Tally::default());
        if !task.priors.is_empty()
            && let Entered::Known(root) | Entered::New(root) =
                self.tree.enter(task.knowledge.of(task.seat))
        {
            for (action, &prior) in task.legal.iter().zip(task.priors) {
                self.tree.expect(root, action.index(), prior);
            }
        }
        let mut done = 0;
        while task.simulations == 0 || done < task.simulations {
            if task.clock.is_out() && done > 0 {
                break;
            }
            self.simulate(task);
            done += 1;
            let looks = task.stop == Stop::Decided && done % PATIENCE == 0;
            if looks && task.simulations > 0 && self.is_decided(task, task.simulations - done) {
                break;
            }
        }
        let Some(root) = self.tree.find(task.knowledge.of(task.seat)) else { return };
        let shift = self.tree.shift(root);
        for (_, edge) in self.tree.edges(root) {
            let at = task.legal.iter().position(|action| action.index() == edge.action);
            if let Some(tally) = at.map(|at| &mut self.tallies[at]) {
                tally.visits = edge.visits;
                tally.value = edge.mean(shift) * f64::from(edge.visits.max(1));
            }
        }
    }

    fn is_decided(&self, task: &Task<'_, G>, left: u32) -> bool {
        let Some(root) = self.tree.find(task.knowledge.of(task.seat)) else { return false };
        let (mut best, mut second) = (0, 0);
        for (_, edge) in self.tree.edges(root) {
            second = second.max(edge.visits.min(best));
            best = best.max(edge.visits);
        }
        best - second > left
    }

    fn simulate(&mut self, task: &Task<'_, G>) {
        let mut world = task.game.clone();
        world.resample_hidden(task.seat, &mut self.rng);
        let judge = task.judge.minding(self.settings.rivals, &world);
        let mut knowledge = task.knowledge;
        self.path.clear();
        let mut decisions = 0;
        let mut first = None;
        let mut together = SeatSet::EMPTY;
        let end = match self.settings.since {
            Since::Leaf => u32::MAX,
            Since::Root => task.game.turn().saturating_add(task.horizon),
        };
        while decisions < MAX_DECISIONS
            && world.turn() < end
            && self.path.len() < self.settings.depth
        {
            let waiting = world.waiting();
            // Where several decide at once, ours may come first: the order changes nothing.
            let ours = decisions == 0 && waiting.contains(task.seat);
            let Some(seat) = (if ours { Some(task.seat) } else { waiting.first() }) else { break };
            if waiting.len() > 1 {
                together = waiting;
            }
            let manner = if together.contains(seat) { Manner::Sampled } else { Manner::Best };
            together.remove(seat);
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            if let [only] = self.legal[..] {
                self.step(&mut world, &mut knowledge, seat, only);
                decisions += 1;
                continue;
            }
            let (node, is_new) = match self.tree.enter(knowledge.of(seat)) {
                Entered::Known(node) => (node, false),
                Entered::New(node) => (node, true),
                Entered::Full => break,
            };
            let selected = self.select(&world, seat, node, &task.fast, manner);
            let Some((edge, action)) = selected else { break };
            if decisions == 0 {
                first = task.legal.iter().position(|&each| each == action);
            }
            self.path.push((node, edge, seat));
            self.step(&mut world, &mut knowledge, seat, action);
            decisions += 1;
            if is_new {
                break;
            }
        }
        let end = end.min(world.turn().saturating_add(task.horizon));
        self.play_fast(&mut world, &task.fast, decisions, end);
        let standing = judge.standing(&world, task.seat, &mut self.desk);
        self.work += 1;
        self.spread.add(&standing, world.seats());
        self.back_up(&standing);
        if let Some(tally) = first.and_then(|at| self.tallies.get_mut(at)) {
            tally.fresh += 1;
            tally.win += f64::from(standing.win[task.seat.index()]);
            tally.lead += f64::from(standing.lead[task.seat.index()]);
        }
    }

    /// Every seat's decisions are credited with that seat's own result.
    fn back_up(&mut self, standing: &Standing) {
        for &(node, edge, seat) in &self.path {
            self.tree.note(node, edge, standing.value[seat.index()]);
        }
    }

    fn step(&mut self, world: &mut G, knowledge: &mut Knowledge, seat: Seat, action: G::Action) {
        let mut chance = StepRng::playout(PlayoutRng::new(u64::from(self.rng.bits())));
        let mut ears = Ears::new(world.seats());
        world.apply(seat, action, &mut chance, &mut ears);
        self.work += 1;
        knowledge.act(seat, action);
        if chance.used() {
            knowledge.hear(&ears, |before, now| self.tree.admit(before, now));
        } else {
            knowledge.hear(&ears, |_, now| now);
        }
    }

    /// An untried choice as long as few were tried, otherwise the one with the best bound.
    /// `self.legal` holds what this world allows; only that can be chosen and counts as available.
    fn select(
        &mut self,
        world: &G,
        seat: Seat,
        node: NodeId,
        judge: &Judge,
        manner: Manner,
    ) -> Option<(EdgeId, G::Action)> {
        // Marks count up by two: the visit's own number for legal, one more for tried.
        self.visit = self.visit.wrapping_add(2);
        if self.visit == 0 {
            self.marks.fill(0);
            self.visit = 2;
        }
        let (is_legal, is_tried) = (self.visit, self.visit + 1);
        for action in &self.legal {
            self.marks[action.index() as usize] = is_legal;
        }
        let mut tried = 0;
        let mut best: Option<(f64, EdgeId, u32)> = None;
        let (marks, rng) = (&mut self.marks, &mut self.rng);
        // Results spread differently in each game and position: exploration is scaled by that.
        let exploration = self.settings.exploration * self.tree.spread(node);
        let shift = self.tree.shift(node);
        self.tree.for_each_edge(node, |id, edge| {
            let mark = &mut marks[edge.action as usize];
            if *mark != is_legal {
                return;
            }
            *mark = is_tried;
            tried += 1;
            edge.available += 1;
            let luck = match manner {
                Manner::Best => 1.0,
                Manner::Sampled => f64::from(rng.below(2000)) / 1000.0,
            };
            let spread = (f64::from(edge.available).ln() / edge.tries()).sqrt();
            let bound = edge.mean(shift) + exploration * luck * spread;
            if best.is_none_or(|(most, _, _)| bound > most) {
                best = Some((bound, id, edge.action));
            }
        });
        let visits = f64::from(self.tree.visits(node));
        let wide = (self.settings.widening * (visits + 1.0).sqrt()).ceil() as usize;
        if tried < self.legal.len() && (tried < wide || best.is_none()) {
            self.untried.clear();
            let marks = &self.marks;
            let untried = self.legal.iter().copied();
            self.untried
                .extend(untried.filter(|action| marks[action.index() as usize] == is_legal));
            let action = self.better(world, seat, judge)?;
            return Some((self.tree.add(node, action.index()), action));
        }
        best.and_then(|(_, id, action)| Some((id, G::Action::from_index(action)?)))
    }

    /// Of a few of the `untried` actions, the one that the estimate likes best.
    fn better(&mut self, world: &G, seat: Seat, judge: &Judge) -> Option<G::Action> {
        let mut best: Option<(f32, G::Action)> = None;
        for round in 0..self.settings.scouts.min(self.untried.len() as u32) {
            let rest = &mut self.untried[round as usize..];
            let at = self.rng.below(rest.len() as u32) as usize;
            rest.swap(0, at);
            let action = rest[0];
            if self.settings.scouts == 1 {
                return Some(action);
            }
            let mut next = world.clone();
            let chance = PlayoutRng::new(u64::from(self.rng.bits()));
            next.apply(seat, action, &mut StepRng::playout(chance), &mut Silent);
            self.work += 2;
            let value = judge.standing(&next, seat, &mut self.desk).value[seat.index()];
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Fast play until the turn `end`: the better of a few random choices, for every seat.
    fn play_fast(&mut self, world: &mut G, judge: &Judge, decisions: u32, end: u32) {
        let mut chance = StepRng::playout(PlayoutRng::new(u64::from(self.rng.bits())));
        for _ in decisions..MAX_DECISIONS {
            let Some(seat) = world.waiting().first() else { return };
            if world.turn() >= end {
                return;
            }
            if self.settings.plan > 0 {
                self.play_turn(world, seat, judge, end);
                continue;
            }
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let candidates = self.settings.candidates.min(self.legal.len() as u32);
            if candidates <= 1 {
                let Some(action) = self.rng.pick(&self.legal) else { return };
                world.apply(seat, action, &mut chance, &mut Silent);
                self.work += 1;
                continue;
            }
            let mut best: Option<(f32, G)> = None;
            for taken in 0..candidates as usize {
                let rest = &mut self.legal[taken..];
                let at = self.rng.below(rest.len() as u32) as usize;
                rest.swap(0, at);
                let mut next = world.clone();
                next.apply(seat, rest[0], &mut chance, &mut Silent);
                self.work += 2;
                let value = judge.standing(&next, seat, &mut self.desk).value[seat.index()];
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, next));
                }
            }
            if let Some((_, next)) = best {
                *world = next;
            }
        }
    }

    /// Plays a seat's turn as planned. Chance is drawn anew, because nobody can plan with it: where
    /// it makes the plan impossible, the rest of the turn is left to the next plan.
    fn play_turn(&mut self, world: &mut G, seat: Seat, judge: &Judge, end: u32) {
        let mut chance = StepRng::playout(PlayoutRng::new(u64::from(self.rng.bits())));
        let judge = judge.minding(self.settings.rivals, world);
        let path = self.planner.plan(world, seat, judge, self.settings.plan);
        for (at, &action) in path.iter().enumerate() {
            if at > 0 && (world.turn() >= end || world.check(seat, action).is_err()) {
                return;
            }
            world.apply(seat, action, &mut chance, &mut Silent);
            self.work += 1;
        }
    }

    /// How play is likely to go on after an action, in one sampled world.
    pub fn line(
        &mut self,
        game: &G,
        knowledge: Knowledge,
        begin: Step<G::Action>,
        most: usize,
    ) -> Vec<Step<G::Action>> {
        let (mut world, mut knowledge) = (game.clone(), knowledge);
        world.resample_hidden(begin.seat, &mut self.rng);
        let mut line = vec![begin];
        self.step(&mut world, &mut knowledge, begin.seat, begin.action);
        while line.len() < most {
            let Some(seat) = world.waiting().first() else { break };
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let Some(node) = self.tree.find(knowledge.of(seat)) else { break };
            let likely = self
                .tree
                .edges(node)
                .filter_map(|(_, edge)| Some((edge.visits, G::Action::from_index(edge.action)?)))
                .filter(|(_, action)| self.legal.contains(action))
                .max_by_key(|(visits, _)| *visits);
            let Some((_, action)) = likely else { break };
            line.push(Step { seat, action });
            self.step(&mut world, &mut knowledge, seat, action);
        }
        line
    }
}
