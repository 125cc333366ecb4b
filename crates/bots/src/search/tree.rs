//! The tree: for each decision of each seat, told apart by what that seat knows, how its choices
//! went. Everything lies in a few arenas that keep their room between searches.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use super::fingerprint::mix;

/// The most decisions that a tree holds: beyond it simulations go on without new ones.
const MAX_NODES: usize = 1 << 20;

/// Outcomes of chance that are told apart: this many times the square root of the number of draws.
const OUTCOMES: f64 = 2.0;

/// The decisions met so far.
#[derive(Default)]
pub struct Tree {
    table: HashMap<u64, u32, BuildHasherDefault<AsIs>>,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    draws: HashMap<u64, Draws, BuildHasherDefault<AsIs>>,
    drawn: HashSet<u64, BuildHasherDefault<AsIs>>,
}

/// A decision of one seat.
struct Node {
    visits: u32,
    first: Option<EdgeId>,
    value: f64,
    squares: f64,
    has_priors: bool,
}

/// A choice of a decision.
pub struct Edge {
    /// The action's number.
    pub action: u32,
    /// How often it was taken.
    pub visits: u32,
    /// How often it could have been taken: worlds differ in what they allow.
    pub available: u32,
    /// The sum of the deciding seat's results.
    pub value: f64,
    /// What was expected of it before it was tried.
    prior: Prior,
    next: Option<EdgeId>,
}

/// What is expected of a choice before it is tried, worth some tries.
#[derive(Clone, Copy, Default)]
pub struct Prior {
    /// The result that is expected.
    pub value: f64,
    /// The tries that it counts for.
    pub tries: f64,
}

impl Edge {
    /// The mean result, with the prior counted in. `shift` is how much better results are than
    /// priors ([`Tree::shift`]).
    pub fn mean(&self, shift: f64) -> f64 {
        (self.value + (self.prior.value + shift) * self.prior.tries) / self.tries()
    }

    /// How much is known of it, in tries; at least 1.
    pub fn tries(&self) -> f64 {
        (f64::from(self.visits) + self.prior.tries).max(1.0)
    }
}

#[derive(Default)]
struct Draws {
    count: u32,
    kinds: u32,
}

/// A decision's place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeId(u32);

/// A choice's place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgeId(std::num::NonZeroU32);

/// What [`Tree::enter`] found.
pub enum Entered {
    /// A decision that was met before.
    Known(NodeId),
    /// A decision met for the first time.
    New(NodeId),
    /// A new decision for which there is no room.
    Full,
}

impl Tree {
    /// Forgets everything but keeps the room.
    pub fn clear(&mut self) {
        self.table.clear();
        self.nodes.clear();
        self.edges.clear();
        self.draws.clear();
        self.drawn.clear();
    }

    /// The decision of a seat that knows `knowledge`.
    #[inline]
    pub fn enter(&mut self, knowledge: u64) -> Entered {
        let next = self.nodes.len();
        if let Some(&node) = self.table.get(&knowledge) {
            return Entered::Known(NodeId(node));
        }
        if next == MAX_NODES {
            return Entered::Full;
        }
        self.table.insert(knowledge, next as u32);
        self.nodes.push(Node {
            visits: 0,
            first: None,
            value: 0.0,
            squares: 0.0,
            has_priors: false,
        });
        Entered::New(NodeId(next as u32))
    }

    /// The decision of a seat that knows `knowledge`, if it was met.
    pub fn find(&self, knowledge: u64) -> Option<NodeId> {
        self.table.get(&knowledge).copied().map(NodeId)
    }

    /// How often a decision was made.
    pub fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node.0 as usize].visits
    }

    /// The standard deviation of a decision's results; a guess as long as there are few.
    pub fn spread(&self, node: NodeId) -> f64 {
        /// Results of even games spread about this much.
        const GUESS: f64 = 0.25;
        /// The guess counts as much as this many results.
        const WEIGHT: f64 = 4.0;
        let Node { visits, value, squares, .. } = self.nodes[node.0 as usize];
        let count = f64::from(visits);
        let mean = value / count.max(1.0);
        let off = (squares - count * mean * mean).max(0.0);
        ((off + WEIGHT * GUESS * GUESS) / (count + WEIGHT)).sqrt()
    }

    /// How much better the results of a decision are than the priors of its choices. A prior looks
    /// less far ahead than a result: without this, a choice would look better or worse only because
    /// it was tried less often. A mean over the choices, weighted by how much they were tried, with
    /// one vote for no shift, because a single choice may just have been misjudged.
    pub fn shift(&self, node: NodeId) -> f64 {
        if !self.nodes[node.0 as usize].has_priors {
            return 0.0;
        }
        let (mut voices, mut better) = (1.0, 0.0);
        for (_, edge) in self.edges(node).filter(|(_, edge)| edge.prior.tries > 0.0) {
            let visits = f64::from(edge.visits);
            let voice = visits / (visits + edge.prior.tries);
            voices += voice;
            better += voice * (edge.value / visits.max(1.0) - edge.prior.value);
        }
        better / voices
    }

    /// The choices of a decision, the newest first.
    pub fn edges(&self, node: NodeId) -> impl Iterator<Item = (EdgeId, &Edge)> {
        let mut at = self.nodes[node.0 as usize].first;
        std::iter::from_fn(move || {
            let id = at?;
            let edge = self.edge(id);
            at = edge.next;
            Some((id, edge))
        })
    }

    /// Goes through the choices of a decision and may change them.
    #[inline]
    pub fn for_each_edge(&mut self, node: NodeId, mut visit: impl FnMut(EdgeId, &mut Edge)) {
        let mut at = self.nodes[node.0 as usize].first;
        while let Some(id) = at {
            let edge = &mut self.edges[id.0.get() as usize - 1];
            at = edge.next;
            visit(id, edge);
        }
    }

    /// A choice.
    pub fn edge(&self, id: EdgeId) -> &Edge {
        &self.edges[id.0.get() as usize - 1]
    }

    /// Adds a choice to a decision, available this once.
    pub fn add(&mut self, node: NodeId, action: u32) -> EdgeId {
        let next = self.nodes[node.0 as usize].first;
        self.edges.push(Edge {
            action,
            visits: 0,
            available: 1,
            value: 0.0,
            prior: Prior::default(),
            next,
        });
        // There are far fewer edges than 2^32: one for each simulated decision at most.
        let id = EdgeId(
            std::num::NonZeroU32::new(self.edges.len() as u32).unwrap_or(std::num::NonZeroU32::MAX),
        );
        self.nodes[node.0 as usize].first = Some(id);
        id
    }

    /// Notes what is expected of a choice before it is tried.
    pub fn expect(&mut self, node: NodeId, action: u32, prior: Prior) {
        let known = self.edges(node).find(|(_, edge)| edge.action == action).map(|(id, _)| id);
        let id = known.unwrap_or_else(|| self.add(node, action));
        self.edges[id.0.get() as usize - 1].prior = prior;
        self.nodes[node.0 as usize].has_priors = true;
    }

    /// Notes how a choice went.
    #[inline]
    pub fn note(&mut self, node: NodeId, edge: EdgeId, value: f32) {
        let value = f64::from(value);
        let node = &mut self.nodes[node.0 as usize];
        node.visits += 1;
        node.value += value;
        node.squares += value * value;
        let edge = &mut self.edges[edge.0.get() as usize - 1];
        edge.visits += 1;
        edge.value += value;
    }

    /// What a seat makes of an outcome of chance. The more often chance was drawn after `before`,
    /// the more outcomes are told apart; the rest are merged, or the tree would never grow deep.
    pub fn admit(&mut self, before: u64, now: u64) -> u64 {
        let draws = self.draws.entry(before).or_default();
        draws.count += 1;
        if self.drawn.contains(&now) {
            return now;
        }
        if f64::from(draws.kinds) < OUTCOMES * f64::from(draws.count).sqrt() {
            draws.kinds += 1;
            self.drawn.insert(now);
            return now;
        }
        mix(before, u64::MAX)
    }
}

/// Passes keys through: they are fingerprints, mixed enough already.
#[derive(Default)]
struct AsIs(u64);

impl Hasher for AsIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0, u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_kept_with_their_decision() {
        let mut tree = Tree::default();
        let Entered::New(one) = tree.enter(11) else { panic!("new") };
        let Entered::New(two) = tree.enter(22) else { panic!("new") };
        let left = tree.add(one, 5);
        let right = tree.add(one, 6);
        tree.add(two, 7);
        tree.note(one, left, 1.0);
        tree.note(one, right, 0.25);
        tree.note(one, left, 0.0);
        let actions: Vec<_> = tree.edges(one).map(|(_, edge)| (edge.action, edge.visits)).collect();
        assert_eq!(actions, [(6, 1), (5, 2)]);
        assert_eq!((tree.visits(one), tree.edge(left).mean(0.0)), (3, 0.5));
        // Of 1, 0.25 and 0 together with four guesses of a spread of 0.25.
        let off = 1.0 + 0.0625 - 1.25 * 1.25 / 3.0;
        assert!((tree.spread(one) - f64::sqrt((off + 0.25) / 7.0)).abs() < 1e-9);
        assert!(matches!(tree.enter(11), Entered::Known(node) if node == one));
        tree.clear();
        assert!(tree.find(11).is_none());
    }

    #[test]
    fn what_was_thought_is_measured_by_what_came() {
        let mut tree = Tree::default();
        let Entered::New(node) = tree.enter(11) else { panic!("new") };
        tree.expect(node, 5, Prior { value: 0.75, tries: 4.0 });
        tree.expect(node, 6, Prior { value: 0.5, tries: 4.0 });
        assert_eq!(tree.shift(node), 0.0);
        let taken = tree.edges(node).find(|(_, edge)| edge.action == 5).map(|(id, _)| id);
        let taken = taken.expect("it is there");
        for _ in 0..4 {
            tree.note(node, taken, 0.0);
        }
        // Four tries count as much as the prior: half a vote, beside one for no shift at all.
        assert_eq!(tree.shift(node), -0.75 * 0.5 / 1.5);
        // The one that was never taken sinks too, but less than the one that disappointed.
        let means: Vec<_> = tree.edges(node).map(|(_, edge)| edge.mean(-0.25)).collect();
        assert_eq!(means, [0.25, 0.25]);
    }

    #[test]
    fn rare_outcomes_of_chance_are_taken_together() {
        let mut tree = Tree::default();
        let outcomes: HashSet<u64> = (0..1000u64).map(|draw| tree.admit(1, mix(7, draw))).collect();
        assert!((20..80).contains(&outcomes.len()), "{}", outcomes.len());
        let die: HashSet<u64> = (0..1000u64).map(|draw| tree.admit(2, mix(8, draw % 6))).collect();
        assert!((6..=7).contains(&die.len()), "{}", die.len());
    }
}
