//! Hands, decks and piles that know who knows what lies in them.
//!
//! Knowledge belongs to a piece, not to the place where somebody once saw it: a piece that moves takes
//! along who knows it, and what comes into its place is as unknown as it was before. What a
//! viewer sees ([`Zone::seen_by`]), the worlds a seat can imagine ([`imagine`]), what has to be accounted
//! for ([`account`]) and what a step brought to light ([`Held::show`]) follow from that.
//!
//! ```
//! use sofra_engine::{Chance, KnownTo, PlayoutRng, Seat, SeatSet, Silent, Viewer, Zone};
//!
//! let (anna, ben) = (Seat::of(0), Seat::of(1));
//! let mut deck: Zone<u8, 9> = Zone::face_down(1..=9);
//! deck.shuffle(&mut PlayoutRng::new(7));
//! let mut hand: Zone<u8, 3> = Zone::empty();
//! for _ in 0..3 {
//!     let card = deck.draw().expect("nine cards");
//!     hand.put(card.show::<()>(SeatSet::only(anna), &mut Silent));
//! }
//! assert!(hand.seen_by(Viewer::Seat(anna)).all(|card| card.is_some()));
//! assert!(hand.seen_by(Viewer::Seat(ben)).all(|card| card.is_none()));
//! // The card that Ben was shown stays known to him wherever it goes in the open.
//! hand.show::<()>(1, SeatSet::only(ben), &mut Silent);
//! let given = hand.take(1);
//! assert_eq!(given.known_to, KnownTo::Only(SeatSet::all(2)));
//! ```

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{AuditError, Chance, Indexed, Log, PlayoutRng, Seat, SeatSet, Viewer};

/// The most places that a viewer may not know: bots imagine worlds without allocating.
const MAX_PLACES: usize = 256;

/// Who knows what a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KnownTo {
    /// It lies open: the table and whoever looks on.
    Everybody,
    /// These seats. Nobody if there are none.
    Only(SeatSet),
}

impl KnownTo {
    /// Nobody knows it.
    pub const NOBODY: KnownTo = KnownTo::Only(SeatSet::EMPTY);

    /// Whether the viewer knows it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (KnownTo::Everybody, _) => true,
            (KnownTo::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (KnownTo::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// A piece with who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held<T> {
    /// The piece.
    pub piece: T,
    /// Who knows it.
    pub known_to: KnownTo,
}

impl<T> Held<T> {
    /// The piece as the viewer sees it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<T>
    where
        T: Copy,
    {
        self.known_to.includes(viewer).then_some(self.piece)
    }

    /// Shows it to seats, and reports those who didn't know it.
    #[must_use]
    pub fn show<E>(mut self, seats: SeatSet, log: &mut impl Log<E>) -> Held<T> {
        if let KnownTo::Only(known) = self.known_to {
            report(seats.iter().filter(|&seat| !known.contains(seat)).collect(), log);
            self.known_to = KnownTo::Only(known.union(seats));
        }
        self
    }

    /// Turns it face up at a table of `seats`, and reports those who didn't know it.
    #[must_use]
    pub fn turn_up<E>(self, seats: u8, log: &mut impl Log<E>) -> Held<T> {
        Held { known_to: KnownTo::Everybody, ..self.show(SeatSet::all(seats), log) }
    }
}

fn report<E>(learning: SeatSet, log: &mut impl Log<E>) {
    if !learning.is_empty() {
        log.learned(learning);
    }
}

/// A hand, deck, pile or row of at most `N` pieces, the last one on top. Everybody sees how many there
/// are, and of a piece that moves where it came from and where it went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Zone<T, const N: usize> {
    places: ArrayVec<Held<T>, N>,
}

impl<T, const N: usize> Default for Zone<T, N> {
    fn default() -> Self {
        Zone::empty()
    }
}

impl<T, const N: usize> Zone<T, N> {
    /// A zone with nothing in it.
    pub fn empty() -> Self {
        Zone { places: ArrayVec::new() }
    }

    /// Pieces that nobody has seen, the last one on top.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn face_down(pieces: impl IntoIterator<Item = T>) -> Self {
        let places = pieces.into_iter().map(|piece| Held { piece, known_to: KnownTo::NOBODY });
        Zone { places: places.collect() }
    }

    /// The number of pieces.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Puts a piece on top.
    ///
    /// # Panics
    /// If there are `N` already.
    pub fn put(&mut self, held: Held<T>) {
        self.places.push(held);
    }

    /// Puts a piece below all others.
    ///
    /// # Panics
    /// If there are `N` already.
    pub fn put_below(&mut self, held: Held<T>) {
        self.places.insert(0, held);
    }

    /// Puts a piece into a place; those at and above it move up.
    ///
    /// # Panics
    /// If there are `N` already, or fewer than `at`.
    pub fn insert(&mut self, at: usize, held: Held<T>) {
        self.places.insert(at, held);
    }

    /// Whether nobody knows anything here.
    pub fn is_face_down(&self) -> bool {
        self.places.iter().all(|held| held.known_to == KnownTo::NOBODY)
    }

    /// Whether everything lies open.
    pub fn is_face_up(&self) -> bool {
        self.places.iter().all(|held| held.known_to == KnownTo::Everybody)
    }

    /// Takes the piece on top.
    pub fn draw(&mut self) -> Option<Held<T>> {
        self.places.pop()
    }

    /// Takes a piece from its place. Everybody sees which one.
    ///
    /// # Panics
    /// If there is nothing at that place.
    pub fn take(&mut self, at: usize) -> Held<T> {
        self.places.remove(at)
    }

    /// Swaps a piece for another, in the open, and returns the one that lay there.
    ///
    /// # Panics
    /// If there is nothing at that place.
    pub fn replace(&mut self, at: usize, held: Held<T>) -> Held<T> {
        std::mem::replace(&mut self.places[at], held)
    }

    /// Every place with who knows it, from the bottom.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Held<T>> + ExactSizeIterator {
        self.places.iter()
    }

    /// Every place, for dealing what is unknown anew ([`imagine`]).
    pub fn places_mut(&mut self) -> impl Iterator<Item = &mut Held<T>> {
        self.places.iter_mut()
    }
}

impl<T: Copy, const N: usize> Zone<T, N> {
    /// The piece at a place, whoever knows it: for the rules, never for a view.
    pub fn get(&self, at: usize) -> Option<T> {
        self.places.get(at).map(|held| held.piece)
    }

    /// The piece on top, whoever knows it: for the rules, never for a view.
    pub fn top(&self) -> Option<T> {
        self.places.last().map(|held| held.piece)
    }

    /// The pieces, whoever knows them: for the rules, never for a view.
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + Clone {
        self.places.iter().map(|held| held.piece)
    }

    /// The pieces as the viewer sees them.
    pub fn seen_by(
        &self,
        viewer: Viewer,
    ) -> impl DoubleEndedIterator<Item = Option<T>> + ExactSizeIterator + Clone {
        self.places.iter().map(move |held| held.seen_by(viewer))
    }

    /// Takes a piece of which only `chooser` sees which one it was. The others lose track of all that
    /// they knew in this zone, unless it lies open.
    ///
    /// # Panics
    /// If there is nothing at that place.
    pub fn take_unseen(&mut self, at: usize, chooser: Seat) -> Held<T> {
        let mut taken = self.places.remove(at);
        for held in self.places.iter_mut().chain([&mut taken]) {
            if let KnownTo::Only(seats) = &mut held.known_to {
                *seats =
                    if seats.contains(chooser) { SeatSet::only(chooser) } else { SeatSet::EMPTY };
            }
        }
        taken
    }

    /// Shows a piece to seats where it lies, and reports those who didn't know it.
    ///
    /// # Panics
    /// If there is nothing at that place.
    pub fn show<E>(&mut self, at: usize, seats: SeatSet, log: &mut impl Log<E>) -> T {
        self.places[at] = self.places[at].show(seats, log);
        self.places[at].piece
    }

    /// Turns everything face up at a table of `seats`.
    pub fn turn_up<E>(&mut self, seats: u8, log: &mut impl Log<E>) {
        for held in &mut self.places {
            *held = held.turn_up(seats, log);
        }
    }

    /// Shuffles it face down: nobody knows any more what lies where.
    pub fn shuffle(&mut self, rng: &mut impl Chance) {
        rng.shuffle(&mut self.places);
        self.places.iter_mut().for_each(|held| held.known_to = KnownTo::NOBODY);
    }

    /// Whether everybody who knows something here is at a table of `seats`, and whether `owners` know
    /// all of it.
    pub fn audit(&self, seats: u8, owners: SeatSet) -> Result<(), AuditError> {
        for held in &self.places {
            let KnownTo::Only(known) = held.known_to else { continue };
            if let Some(stranger) = known.iter().find(|seat| seat.index() >= usize::from(seats)) {
                return Err(format!("{stranger:?} knows a piece and isn't at the table").into());
            }
            if let Some(owner) = owners.iter().find(|&owner| !known.contains(owner)) {
                return Err(format!("{owner:?} doesn't know what is their own").into());
            }
        }
        Ok(())
    }
}

/// Deals what the viewer doesn't know anew among all places that it doesn't know: another world
/// that it can't tell from this one. Who knows which place stays as it is.
///
/// Hand in the places of every zone between which pieces move, so that nothing is left out:
/// `imagine(seat, rng, hands.iter_mut().flat_map(Zone::places_mut).chain(deck.places_mut()))`.
///
/// # Panics
/// If the viewer doesn't know more than 256 of the places.
pub fn imagine<'a, T: Copy + 'a>(
    viewer: Seat,
    rng: &mut PlayoutRng,
    places: impl Iterator<Item = &'a mut Held<T>>,
) {
    let unknown = places.filter(|held| !held.known_to.includes(Viewer::Seat(viewer)));
    let mut unknown: ArrayVec<&mut Held<T>, MAX_PLACES> = unknown.collect();
    for last in (1..unknown.len()).rev() {
        let other = rng.below(last as u32 + 1) as usize;
        let (piece, there) = (unknown[last].piece, unknown[other].piece);
        unknown[last].piece = there;
        unknown[other].piece = piece;
    }
}

/// Whether all pieces there are lie somewhere, each as often as it exists.
pub fn account<T: Indexed + std::fmt::Debug>(
    all: impl IntoIterator<Item = T>,
    found: impl IntoIterator<Item = T>,
) -> Result<(), AuditError> {
    let mut missing = vec![0_i32; T::COUNT as usize];
    all.into_iter().for_each(|piece| missing[piece.index() as usize] += 1);
    found.into_iter().for_each(|piece| missing[piece.index() as usize] -= 1);
    for (piece, missing) in T::values().zip(missing) {
        match missing {
            0 => {}
            1.. => return Err(format!("{missing} of {piece:?} missing").into()),
            _ => return Err(format!("{} of {piece:?} too many", -missing).into()),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, Silent};

    const ANNA: Seat = Seat::of(0);
    const BEN: Seat = Seat::of(1);

    fn anna_sees(zone: &Zone<u8, 8>) -> Vec<Option<u8>> {
        zone.seen_by(Viewer::Seat(ANNA)).collect()
    }

    #[test]
    fn knowledge_goes_with_the_piece_and_not_with_the_place() {
        let mut row: Zone<u8, 8> = Zone::face_down([1, 2, 3]);
        row.show::<()>(1, SeatSet::only(ANNA), &mut Silent);
        assert_eq!(anna_sees(&row), [None, Some(2), None]);
        let new = Held { piece: 9, known_to: KnownTo::NOBODY };
        let old = row.replace(1, new);
        assert_eq!(anna_sees(&row), [None, None, None]);
        assert_eq!(old.seen_by(Viewer::Seat(ANNA)), Some(2));
        assert_eq!(old.seen_by(Viewer::Seat(BEN)), None);
    }

    #[test]
    fn only_news_is_reported() {
        let mut row: Zone<u8, 8> = Zone::face_down([1]);
        let mut first = Record::<()>::default();
        row.show(0, SeatSet::only(ANNA), &mut first);
        assert_eq!(first.learned, SeatSet::only(ANNA));
        let mut second = Record::<()>::default();
        row.turn_up(2, &mut second);
        assert_eq!(second.learned, SeatSet::only(BEN));
        let mut third = Record::<()>::default();
        row.turn_up(2, &mut third);
        assert_eq!(third.learned, SeatSet::EMPTY);
        assert_eq!(row.seen_by(Viewer::Spectator).collect::<Vec<_>>(), [Some(1)]);
    }

    #[test]
    fn a_piece_taken_unseen_could_have_been_any() {
        let mut hand: Zone<u8, 8> = Zone::face_down([1, 2, 3]);
        for at in 0..3 {
            hand.show::<()>(at, SeatSet::only(BEN), &mut Silent);
        }
        hand.show::<()>(0, SeatSet::only(ANNA), &mut Silent);
        let taken = hand.take_unseen(2, BEN);
        assert_eq!(anna_sees(&hand), [None, None]);
        assert_eq!(taken.known_to, KnownTo::Only(SeatSet::only(BEN)));
    }

    #[test]
    fn a_world_keeps_what_is_known_and_changes_the_rest() {
        let mut hand: Zone<u8, 8> = Zone::face_down([1, 2, 3, 4]);
        let mut deck: Zone<u8, 8> = Zone::face_down([5, 6, 7, 8]);
        hand.show::<()>(2, SeatSet::only(ANNA), &mut Silent);
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let (mut hand, mut deck) = (hand.clone(), deck.clone());
            let places = hand.places_mut().chain(deck.places_mut());
            imagine(ANNA, &mut PlayoutRng::new(seed), places);
            assert_eq!(hand.get(2), Some(3));
            let mut all: Vec<u8> = hand.pieces().chain(deck.pieces()).collect();
            seen.extend(hand.get(0));
            all.sort_unstable();
            assert_eq!(all, [1, 2, 3, 4, 5, 6, 7, 8]);
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), [1, 2, 4, 5, 6, 7, 8]);
        deck.shuffle(&mut PlayoutRng::new(1));
        assert!(anna_sees(&deck).iter().all(Option::is_none));
    }

    #[test]
    fn what_is_missing_or_doubled_is_named() {
        assert_eq!(account(Seat::all(3), Seat::all(3)), Ok(()));
        let missing = account(Seat::all(3), Seat::all(2)).unwrap_err();
        assert_eq!(missing.to_string(), "1 of seat 2 missing");
        let doubled = account(Seat::all(2), [ANNA, BEN, ANNA]).unwrap_err();
        assert_eq!(doubled.to_string(), "1 of seat 0 too many");
    }

    #[test]
    fn a_stranger_knows_nothing_and_an_owner_all() {
        let mut hand: Zone<u8, 8> = Zone::face_down([1]);
        assert!(hand.audit(2, SeatSet::EMPTY).is_ok());
        assert!(hand.audit(2, SeatSet::only(ANNA)).is_err());
        hand.show::<()>(0, SeatSet::all(3), &mut Silent);
        assert!(hand.audit(2, SeatSet::only(ANNA)).is_err());
        assert!(hand.audit(3, SeatSet::only(ANNA)).is_ok());
    }
}
