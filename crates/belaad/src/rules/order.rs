//! The Order's assassinations and its victory (BEL-11.8, BEL-11.9).

use arrayvec::ArrayVec;
use engine::{Log, Play, Seat, Set};

use crate::data::{ScholarFace, scholar_face};
use crate::table::ids::Scholar;
use crate::table::state::{Belaad, Ending, Tokens};
use crate::words::event::Event;
use crate::words::names::{Character, Colour, Symbol, Token};

/// BEL-11.9: active points with which the Order wins.
pub(crate) const ORDER_WINS_AT: u8 = 6;

impl Belaad {
    pub(crate) fn assassinate_scholar(
        &mut self,
        scholar: Scholar,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        self.order.scholars.insert(scholar);
        self.take_revealed(scholar);
        play.tell(Event::ScholarAssassinated { seat: self.active(), scholar });
        // BEL-12.2: the Order's victory is checked before the end of the generation.
        self.check_order_victory(play);
        if self.ending.is_none() {
            self.end_generation(play);
        }
    }

    pub(crate) fn assassinate_token(
        &mut self,
        character: Character,
        colour: Colour,
        play: &mut Play<'_, impl Log<Event>>,
    ) {
        let token = self.take_top_token(character, colour);
        self.order.tokens[token] += 1;
        let seat = self.order_seat().unwrap_or(self.active());
        play.tell(Event::TokenAssassinated { seat, character, colour });
        self.check_order_victory(play);
    }

    /// BEL-12.3: takes effect at once, whoever has the turn.
    pub(crate) fn check_order_victory(&mut self, play: &mut Play<'_, impl Log<Event>>) {
        let points = self.active_points();
        if points >= ORDER_WINS_AT {
            let seat: Seat = self.order_seat().unwrap_or(self.active());
            play.tell(Event::OrderWon { seat, points });
            self.finish(Ending::Assassinations, play);
        }
    }

    /// BEL-11.9: the points of the Order's active scholars.
    pub(crate) fn active_points(&self) -> u8 {
        self.active_scholars().iter().map(|scholar| scholar_face(scholar).main).sum()
    }

    /// The Order's scholars that the best assignment of tokens covers.
    pub(crate) fn active_scholars(&self) -> Set<Scholar, u32> {
        best_covered(self.order.scholars, self.order.tokens)
    }
}

/// BEL-11.9: the covered scholars with the most main points. Each token covers one symbol of one
/// scholar; an orange one covers any.
pub fn best_covered(scholars: Set<Scholar, u32>, tokens: Tokens) -> Set<Scholar, u32> {
    let mut candidates: ArrayVec<(Scholar, &'static ScholarFace), { Scholar::COUNT }> =
        ArrayVec::new();
    candidates.extend(scholars.iter().map(|scholar| (scholar, scholar_face(scholar))));
    let mut search = Search { candidates: &candidates, best: Set::EMPTY, best_points: 0 };
    let white = std::array::from_fn(|at| tokens[Token::from(Symbol::ALL[at])]);
    search.extend(
        0,
        Covering { chosen: Set::EMPTY, points: 0, white, orange: tokens[Token::Orange] },
    );
    search.best
}

struct Search<'a> {
    candidates: &'a [(Scholar, &'static ScholarFace)],
    best: Set<Scholar, u32>,
    best_points: u16,
}

#[derive(Clone, Copy)]
struct Covering {
    chosen: Set<Scholar, u32>,
    points: u16,
    white: [u8; Symbol::ALL.len()],
    orange: u8,
}

impl Search<'_> {
    /// Tries every subset of the candidates from `at` on.
    fn extend(&mut self, at: usize, covering: Covering) {
        if covering.points > self.best_points {
            (self.best, self.best_points) = (covering.chosen, covering.points);
        }
        let rest = &self.candidates[at..];
        let possible: u16 = rest.iter().map(|(_, face)| u16::from(face.main)).sum();
        if covering.points + possible <= self.best_points {
            return;
        }
        let Some((scholar, face)) = rest.first() else { return };
        if let Some(mut with) = covering.with(face) {
            with.chosen.insert(*scholar);
            self.extend(at + 1, with);
        }
        self.extend(at + 1, covering);
    }
}

impl Covering {
    fn with(mut self, face: &ScholarFace) -> Option<Covering> {
        for (white, &need) in self.white.iter_mut().zip(&face.order_symbols) {
            let missing = need.saturating_sub(*white);
            *white = white.saturating_sub(need);
            self.orange = self.orange.checked_sub(missing)?;
        }
        self.points += u16::from(face.main);
        Some(self)
    }
}
