//! What is hidden from a seat is dealt anew in the worlds it imagines, all of it.
//!
//! A law can't be told what a game hides, so it finds out: two pieces of a position can change places,
//! the position is as whole as before, and the seat sees no difference. A place where that happens
//! again and again, and that no sampled world ever changes, is one that `resample_hidden` forgets: a
//! bot would see it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use super::leaves::{self, Leaf};
use crate::{Chance, Game, Message, PlayoutRng, Seat, Viewer};

/// Exchanges tried for a seat at a position; most make no sense and end at the audit.
const TRIES: u32 = 24;
/// Positions looked at before it is enough to look at ever fewer of those that follow.
const CLOSELY: u32 = 40;
/// A place counts as hidden once it could change unseen in this many positions.
const OFTEN: u32 = 12;

/// How often each place of the state could change unseen, and did.
pub(super) struct Hidden {
    places: BTreeMap<String, Counts>,
    closely: u32,
    positions: u32,
}

#[derive(Default)]
struct Counts {
    /// Positions in which something else could lie there, as far as the seat sees.
    unseen: u32,
    /// Positions in which a sampled world had something else there.
    changed: u32,
    /// An example, for the complaint.
    example: String,
}

impl Hidden {
    /// Looks as closely as usual, or `times` as closely.
    pub fn thorough(times: u32) -> Hidden {
        Hidden { places: BTreeMap::new(), closely: CLOSELY * times, positions: 0 }
    }

    /// Looks at a position with a world that was sampled for the seat, unless many have been seen.
    pub fn observe<G: Game>(&mut self, game: &G, world: &G, seat: Seat, rng: &mut PlayoutRng) {
        self.positions += 1;
        if rng.below(self.positions) >= self.closely {
            return;
        }
        let (Ok(here), Ok(there)) = (serde_json::to_value(game), serde_json::to_value(world))
        else {
            return;
        };
        let found = leaves::of(&here);
        let mut by_place: BTreeMap<String, Vec<&Leaf>> = BTreeMap::new();
        for leaf in &found {
            by_place.entry(leaf.place(seat, game.seats())).or_default().push(leaf);
        }
        for (place, leaves) in &by_place {
            if leaves.iter().any(|leaf| there.pointer(&leaf.pointer) != Some(&leaf.value)) {
                self.places.entry(place.clone()).or_default().changed += 1;
            }
        }
        let listed: Vec<(&str, &[&Leaf])> = by_place
            .iter()
            .filter(|(_, leaves)| leaves[0].listed)
            .map(|(place, leaves)| (place.as_str(), leaves.as_slice()))
            .collect();
        let mut unseen: Vec<(&str, String)> = Vec::new();
        for _ in 0..TRIES {
            let Some(((first, one), (second, two))) = pair(&listed, rng) else { break };
            let places = [first, second];
            if unseen.iter().any(|(place, _)| places.contains(place)) {
                continue;
            }
            let Some(other) = exchanged::<G>(&here, one, two) else { continue };
            // An audit that lets pass what can't be looked at is found and named by the law `robust`.
            let same = catch_unwind(AssertUnwindSafe(|| same_to(game, &other, seat)));
            if other != *game && same.unwrap_or(false) {
                let what = format!(
                    "{} at {} and {} at {} can change places",
                    one.value, one.pointer, two.value, two.pointer
                );
                unseen.extend(places.map(|place| (place, what.clone())));
            }
        }
        unseen.sort_unstable();
        unseen.dedup_by(|one, two| one.0 == two.0);
        for (place, what) in unseen {
            let counts = self.places.entry(place.to_owned()).or_default();
            counts.unseen += 1;
            counts.example = format!("{what} without {seat:?} seeing it");
        }
    }

    /// The places that could often change unseen and never did in a sampled world, but for those that
    /// players remember.
    pub fn forgotten(&self, remembered: &[&str]) -> Vec<String> {
        let known = |place: &str| remembered.iter().any(|begin| place.starts_with(begin));
        let forgets = |(place, counts): (&String, &Counts)| {
            let Counts { unseen, changed, example } = counts;
            let forgotten = *unseen >= OFTEN && *changed == 0 && !known(place);
            forgotten.then(|| format!("{place} ({unseen} positions): {example}"))
        };
        self.places.iter().filter_map(forgets).collect()
    }
}

/// A leaf with its place.
type Placed<'a> = (&'a str, &'a Leaf);

/// Two leaves of one kind that differ: the first from any place, the other as often from the same one.
fn pair<'a>(
    places: &[(&'a str, &[&'a Leaf])],
    rng: &mut PlayoutRng,
) -> Option<(Placed<'a>, Placed<'a>)> {
    for _ in 0..8 {
        let here = rng.pick(places)?;
        let there = match rng.below(2) {
            0 => here,
            _ => rng.pick(places)?,
        };
        let (one, two) = (rng.pick(here.1)?, rng.pick(there.1)?);
        let alike = one.value.is_string() == two.value.is_string()
            && one.value.is_number() == two.value.is_number();
        if alike && one.value != two.value && !one.value.is_boolean() {
            return Some(((here.0, one), (there.0, two)));
        }
    }
    None
}

/// The position with two leaves exchanged, if that is one.
fn exchanged<G: Game>(state: &Value, one: &Leaf, two: &Leaf) -> Option<G> {
    let mut state = state.clone();
    *state.pointer_mut(&one.pointer)? = two.value.clone();
    *state.pointer_mut(&two.pointer)? = one.value.clone();
    let other: G = serde_json::from_value(state).ok()?;
    other.audit().ok().map(|()| other)
}

/// Whether the seat sees, is asked and is offered the same in both.
fn same_to<G: Game>(game: &G, other: &G, seat: Seat) -> bool {
    let see = |game: &G, viewer| serde_json::to_value(game.view(viewer)).ok();
    let offered = |game: &G| {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let told = legal.iter().map(|&action| game.describe(seat, action).said());
        told.collect::<Vec<_>>()
    };
    let asked = |game: &G| game.waiting().iter().map(|seat| game.prompt(seat)).collect::<Vec<_>>();
    game.waiting() == other.waiting()
        && see(game, Viewer::Seat(seat)) == see(other, Viewer::Seat(seat))
        && see(game, Viewer::Spectator) == see(other, Viewer::Spectator)
        && asked(game) == asked(other)
        && offered(game) == offered(other)
}
