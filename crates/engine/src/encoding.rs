//! A seat's view as numbers, for learning and for research.
//!
//! A game's encoding is a vector of fixed length made of named blocks ([`Encoding`]). Every number is
//! small, from 0 to the block's `max`. It holds only what the seat can know; the viewer comes
//! first, the other seats follow clockwise, and a seat that isn't there is zeros.

use crate::{Bits, Indexed, Seat, SeatSet, Set};

/// What the numbers of a game's observation mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Encoding {
    /// The blocks in order.
    pub blocks: &'static [Block],
}

/// A named part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// A short name, such as `own_hand`.
    pub name: &'static str,
    /// Its dimensions, the last one running fastest.
    pub shape: &'static [usize],
    /// The largest number in it. Larger amounts are written as this.
    pub max: u8,
    /// What it tells.
    pub about: &'static str,
}

impl Block {
    /// How many numbers it has.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Encoding {
    /// How many numbers an observation has.
    pub fn len(&self) -> usize {
        self.blocks.iter().map(Block::len).sum()
    }

    /// Whether the game has no encoding.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// A fingerprint of names, shapes and ranges: what was learned over one encoding is of no use
    /// over another.
    pub fn fingerprint(&self) -> u64 {
        // FNV-1a.
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let mut print = 0xcbf2_9ce4_8422_2325;
        let mut add = |byte: u8| print = (print ^ u64::from(byte)).wrapping_mul(PRIME);
        for block in self.blocks {
            block.name.bytes().for_each(&mut add);
            add(0);
            for &size in block.shape {
                (size as u32).to_le_bytes().into_iter().for_each(&mut add);
            }
            add(block.max);
        }
        print
    }

    /// The block that holds the number at this place, for error messages.
    pub fn block_at(&self, place: usize) -> Option<&'static Block> {
        let mut end = 0;
        self.blocks.iter().find(|block| {
            end += block.len();
            place < end
        })
    }
}

/// Writes an observation, block by block, into the caller's buffer.
pub struct Encoder<'a> {
    out: &'a mut [u8],
    written: usize,
}

impl<'a> Encoder<'a> {
    /// Writes into this buffer, which is as long as the game's [`Encoding`].
    pub fn new(out: &'a mut [u8]) -> Encoder<'a> {
        Encoder { out, written: 0 }
    }

    /// How many numbers have been written. More than the buffer has means that the encoding is wrong.
    pub fn written(&self) -> usize {
        self.written
    }

    /// Writes an amount of at most `max`; a larger one is written as `max`, a negative one as 0.
    #[inline]
    pub fn amount(&mut self, amount: impl Into<i64>, max: u8) {
        let amount: i64 = amount.into();
        self.put(amount.clamp(0, max.into()) as u8);
    }

    /// Writes 1 if it is so, 0 if not.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.put(u8::from(is_so));
    }

    /// Writes 1 at the place of the value and 0 at all others.
    #[inline]
    pub fn one_hot<T: Indexed>(&mut self, value: Option<T>) {
        let at = value.map_or(usize::MAX, |value| value.index() as usize);
        self.one_of(at, T::COUNT as usize);
    }

    /// Writes 1 at this place of `count`, 0 at all others; only zeros if the place is beyond them.
    #[inline]
    pub fn one_of(&mut self, place: usize, count: usize) {
        let start = self.written;
        self.zeros(count);
        if place < count
            && let Some(slot) = self.out.get_mut(start + place)
        {
            *slot = 1;
        }
    }

    /// Writes 1 for each value in the set, 0 for all others.
    #[inline]
    pub fn set<T: Indexed, B: Bits>(&mut self, set: Set<T, B>) {
        let start = self.written;
        self.zeros(T::COUNT as usize);
        for value in set.iter() {
            if let Some(slot) = self.out.get_mut(start + value.index() as usize) {
                *slot = 1;
            }
        }
    }

    /// Writes `count` numbers: how often each place is named. Places beyond are left out.
    #[inline]
    pub fn tally(&mut self, count: usize, places: impl IntoIterator<Item = usize>) {
        self.sparse(count, places.into_iter().map(|place| (place, 1)));
    }

    /// Writes `count` numbers, all 0 except those given with their place; several numbers for one
    /// place add up. Places beyond are left out.
    #[inline]
    pub fn sparse(&mut self, count: usize, numbers: impl IntoIterator<Item = (usize, u8)>) {
        let start = self.written;
        self.zeros(count);
        for (place, number) in numbers {
            if place < count
                && let Some(slot) = self.out.get_mut(start + place)
            {
                *slot = slot.saturating_add(number);
            }
        }
    }

    /// Writes 1 for each seat of the set, the viewer's place first and the others clockwise, for a
    /// table with room for `most`.
    #[inline]
    pub fn seats(&mut self, set: SeatSet, viewer: Seat, seats: u8, most: usize) {
        for seat in viewer.clockwise(seats) {
            self.flag(set.contains(seat));
        }
        self.zeros(most.saturating_sub(seats.into()));
    }

    /// Writes `count` zeros, for what isn't there.
    #[inline]
    pub fn zeros(&mut self, count: usize) {
        let end = (self.written + count).min(self.out.len());
        if let Some(slots) = self.out.get_mut(self.written..end) {
            slots.fill(0);
        }
        self.written += count;
    }

    #[inline]
    fn put(&mut self, number: u8) {
        if let Some(slot) = self.out.get_mut(self.written) {
            *slot = number;
        }
        self.written += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_order_and_kept_in_their_range() {
        let mut out = [9; 14];
        let mut encoder = Encoder::new(&mut out);
        encoder.amount(300_u16, 7);
        encoder.amount(-2, 7);
        encoder.flag(true);
        encoder.one_hot(Some(Seat::of(2)));
        encoder.one_of(5, 2);
        encoder.zeros(1);
        assert_eq!(encoder.written(), 14);
        assert_eq!(out, [7, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn seats_are_counted_from_the_viewer_and_places_add_up() {
        let mut out = [9; 8];
        let mut encoder = Encoder::new(&mut out);
        encoder.seats(SeatSet::only(Seat::of(0)), Seat::of(2), 3, 5);
        encoder.tally(3, [2, 0, 2, 7]);
        assert_eq!(out, [0, 1, 0, 0, 0, 1, 0, 2]);
    }

    #[test]
    fn a_buffer_that_is_too_short_is_noticed() {
        let mut out = [0; 2];
        let mut encoder = Encoder::new(&mut out);
        encoder.set(Set::<Seat, u8>::all());
        assert_eq!(encoder.written(), 8);
        assert_eq!(out, [1, 1]);
    }

    #[test]
    fn a_place_is_found_in_its_block() {
        const BLOCKS: &[Block] = &[
            Block { name: "round", shape: &[1], max: 9, about: "The round" },
            Block { name: "hands", shape: &[2, 3], max: 1, about: "Cards by seat" },
        ];
        let encoding = Encoding { blocks: BLOCKS };
        assert_eq!(encoding.len(), 7);
        assert_eq!(encoding.block_at(0).map(|block| block.name), Some("round"));
        assert_eq!(encoding.block_at(6).map(|block| block.name), Some("hands"));
        assert_eq!(encoding.block_at(7), None);
        assert_ne!(encoding.fingerprint(), Encoding { blocks: &BLOCKS[..1] }.fingerprint());
    }
}
