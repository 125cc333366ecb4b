//! The network: a sum of rows, two narrow layers, and what each seat can expect.

use engine::{MAX_SEATS, Seat};

use super::features::{LEVEL, places};
use super::weights::{HIDDEN, NO_ROW, OUTPUTS, Shape, WIDE};

/// Bits after the point: of the first sum, of an activation, of a narrow layer's weight, of an
/// output's weight.
pub(super) const SUM_BITS: u32 = 9;
pub(super) const ACTIVATION_BITS: u32 = 7;
pub(super) const WEIGHT_BITS: u32 = 6;
pub(super) const OUTPUT_BITS: u32 = 8;

/// The largest activation: as good as 1.
const FULL: i32 = (1 << ACTIVATION_BITS) - 1;

/// A layer of weights, one row for each output.
#[derive(Clone, Debug)]
pub(super) struct Layer<const IN: usize, const OUT: usize> {
    pub weights: Box<[[i16; IN]; OUT]>,
    pub biases: [i32; OUT],
}

/// A network that was read and found to fit.
#[derive(Clone, Debug)]
pub struct Network {
    pub(super) shape: Shape,
    /// For each number of the encoding where its rows begin in `rows`.
    pub(super) bases: Vec<u32>,
    /// For each level of each number the row that is added when it is reached, or [`NO_ROW`].
    pub(super) rows: Vec<u16>,
    pub(super) sums: Vec<[i16; WIDE]>,
    pub(super) start: Box<[i16; WIDE]>,
    pub(super) first: Layer<WIDE, HIDDEN>,
    pub(super) second: Layer<HIDDEN, HIDDEN>,
    pub(super) last: Layer<HIDDEN, OUTPUTS>,
}

/// What a network thinks of a position, by seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Opinion {
    /// The share of the victory, 0 to 1; the shares of all seats add up to 1.
    pub win: [f32; MAX_SEATS],
    /// Points in the end, relative to the mean of all seats.
    pub points: [f32; MAX_SEATS],
}

impl Network {
    /// Its size and where it comes from.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// How many numbers it sees: the encoding's, and the leads if it knows the game's own estimate.
    pub fn inputs(&self) -> usize {
        self.bases.len()
    }

    /// How many of them are the encoding's: the first ones.
    pub fn encoded(&self) -> usize {
        self.inputs() - self.shape.written.map_or(0, |_| 2 * MAX_SEATS)
    }

    /// Judges a position that `viewer` sees as these numbers, at a table of `seats`. The numbers for
    /// the leads are filled in here, from the game's own `estimate` of each seat.
    pub fn judge(
        &self,
        numbers: &mut [u8],
        viewer: Seat,
        seats: u8,
        estimate: &[f32; MAX_SEATS],
    ) -> Opinion {
        const ONE: f32 = (1 << LAST_BITS) as f32;
        let mut leads = [0.0; MAX_SEATS];
        if let Some(written) = self.shape.written {
            leads = self::leads(viewer, seats, estimate);
            let at = self.encoded();
            for (seat, lead) in leads.iter().enumerate() {
                // Out of a byte's range is as far as can be seen.
                let steps = lead / written.step;
                numbers[at + seat] = steps.round() as u8;
                numbers[at + MAX_SEATS + seat] = (-steps).round() as u8;
            }
        }
        let mut outputs = self.outputs(numbers);
        let (odds, points) = self.shape.written.map_or((0.0, 0.0), |by| (by.odds, by.points));
        for (output, lead) in outputs.iter_mut().zip(leads) {
            *output = output.saturating_add((odds * lead * ONE) as i32);
        }
        let shares = shares(&outputs[..usize::from(seats).min(MAX_SEATS)]);
        let mut opinion = Opinion::default();
        for (number, seat) in viewer.clockwise(seats).enumerate().take(MAX_SEATS) {
            opinion.win[seat.index()] = shares[number];
            let corrected = outputs[MAX_SEATS + number] as f32 / ONE * self.shape.points;
            opinion.points[seat.index()] = corrected + points * leads[number];
        }
        opinion
    }

    /// The last layer's sums, the viewer's first: logarithms of the odds to win, then points.
    pub fn outputs(&self, numbers: &[u8]) -> [i32; OUTPUTS] {
        let mut sum = *self.start;
        places(numbers, |place, number| {
            let Some(&base) = self.bases.get(place) else { return };
            let level = base as usize + usize::from(LEVEL[usize::from(number)]);
            // A number's first row is for its first level.
            let row = level.checked_sub(1).and_then(|at| self.rows.get(at)).copied();
            if let Some(row) = row.filter(|&row| row != NO_ROW).map(usize::from) {
                add(&mut sum, &self.sums[row]);
            }
        });
        let mut wide = [0; WIDE];
        for (active, &sum) in wide.iter_mut().zip(&sum) {
            *active = activation(i32::from(sum), SUM_BITS - ACTIVATION_BITS);
        }
        let hidden = self.first.run(&wide).map(|sum| activation(sum, WEIGHT_BITS));
        let hidden = self.second.run(&hidden).map(|sum| activation(sum, WEIGHT_BITS));
        self.last.run(&hidden)
    }
}

/// By how much the estimate puts each seat above the mean of the table, the viewer first.
fn leads(viewer: Seat, seats: u8, estimate: &[f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let there = estimate.iter().take(usize::from(seats));
    let mean = there.sum::<f32>() / f32::from(seats.max(1));
    let mut leads = [0.0; MAX_SEATS];
    for (lead, seat) in leads.iter_mut().zip(viewer.clockwise(seats)) {
        *lead = estimate[seat.index()] - mean;
    }
    leads
}

/// Bits after the point of the outputs.
pub(super) const LAST_BITS: u32 = ACTIVATION_BITS + OUTPUT_BITS;

/// Sums may leave the range on the way and come back: only where they end counts.
#[inline]
fn add(sum: &mut [i16; WIDE], row: &[i16; WIDE]) {
    for (sum, &weight) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(weight);
    }
}

#[inline]
fn activation(sum: i32, shift: u32) -> i16 {
    let rounded = (sum + (1 << shift >> 1)) >> shift;
    rounded.clamp(0, FULL) as i16
}

impl<const IN: usize, const OUT: usize> Layer<IN, OUT> {
    #[inline]
    fn run(&self, inputs: &[i16; IN]) -> [i32; OUT] {
        let mut outputs = self.biases;
        for (output, weights) in outputs.iter_mut().zip(self.weights.iter()) {
            let mut sum = 0;
            for (&input, &weight) in inputs.iter().zip(weights) {
                sum += i32::from(input) * i32::from(weight);
            }
            *output += sum;
        }
        outputs
    }
}

/// Shares that add up to 1, from the logarithms of odds: a softmax in integers.
fn shares(odds: &[i32]) -> [f32; MAX_SEATS] {
    let best = odds.iter().copied().max().unwrap_or_default();
    let mut parts = [0u64; MAX_SEATS];
    for (part, &each) in parts.iter_mut().zip(odds) {
        let behind = i64::from(best) - i64::from(each);
        *part = EXPONENTIALS.get((behind >> STEP_BITS) as usize).copied().unwrap_or(0);
    }
    let all = parts.iter().sum::<u64>().max(1);
    // Both fit into the 24 bits that a float holds exactly.
    parts.map(|part| ((part << 20) / all) as f32 / (1 << 20) as f32)
}

/// Steps of the table below: a 64th.
const STEP_BITS: u32 = LAST_BITS - 6;

/// `exp(-n / 64)` for each `n`, with 32 bits after the point.
static EXPONENTIALS: [u64; 1024] = {
    /// `exp(-1 / 64)`.
    const STEP: u64 = 4_228_380_000;
    let mut table = [1 << 32; 1024];
    let mut at = 1;
    while at < table.len() {
        table[at] = ((table[at - 1] as u128 * STEP as u128) >> 32) as u64;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponentials_are_what_they_should_be() {
        for (at, &value) in EXPONENTIALS.iter().enumerate() {
            let exact = (-(at as f64) / 64.0).exp();
            let off = (value as f64 / 2f64.powi(32) - exact).abs();
            assert!(off < 1e-6, "{at}: off by {off}");
        }
    }

    #[test]
    fn shares_make_one_and_favour_the_better_odds() {
        let one = 1 << LAST_BITS;
        let even = shares(&[one, one]);
        assert_eq!(even[..3], [0.5, 0.5, 0.0]);
        let better = shares(&[2 * one, one, 0]);
        let exact = [0.665, 0.245, 0.09];
        for (share, exact) in better.iter().zip(exact) {
            assert!((share - exact).abs() < 0.005, "{better:?}");
        }
        assert!(shares(&[i32::MAX, i32::MIN])[0] > 0.999);
    }

    #[test]
    fn activations_are_rounded_and_kept_between_nothing_and_full() {
        assert_eq!([-9, 1, 2, 508, 9999].map(|sum| activation(sum, 2)), [0, 0, 1, 127, 127]);
    }
}
