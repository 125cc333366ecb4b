//! Figures with their uncertainty: shares, means, quantiles and ratings.

use engine::{Chance, PlayoutRng};
use serde::Serialize;

/// The number of standard errors on each side of a 95 % interval.
const Z: f64 = 1.96;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Figure {
    /// The mean of independent samples.
    pub fn of(samples: impl IntoIterator<Item = f64>) -> Figure {
        let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for sample in samples {
            count += 1.0;
            let off = sample - mean;
            mean += off / count;
            squares += off * (sample - mean);
        }
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Figure { mean, low: mean - Z * error, high: mean + Z * error }
    }

    /// A share of `count` independent trials.
    pub fn share(share: f64, count: f64) -> Figure {
        let (low, high) = wilson(share, count);
        Figure { mean: share, low, high }
    }

    /// The mean share of independent groups of trials, such as the same deal played from every
    /// seat. If all groups agree their spread says nothing, and the groups are counted as trials.
    pub fn grouped_share(groups: &[f64]) -> Figure {
        let figure = Figure::of(groups.iter().copied());
        if figure.low == figure.high {
            return Figure::share(figure.mean, groups.len() as f64);
        }
        Figure { low: figure.low.max(0.0), high: figure.high.min(1.0), ..figure }
    }
}

/// Wilson's 95 % interval of a share. Shared victories make it a little too wide, never too narrow.
pub fn wilson(share: f64, count: f64) -> (f64, f64) {
    if count == 0.0 {
        return (0.0, 1.0);
    }
    let square = Z * Z / count;
    let middle = share + square / 2.0;
    let spread = Z * (share * (1.0 - share) / count + square / (4.0 * count)).sqrt();
    let scale = 1.0 + square;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// The spread of a quantity.
#[derive(Clone, Copy, Serialize)]
pub struct Quantiles {
    pub min: i64,
    pub p5: i64,
    pub p25: i64,
    pub median: i64,
    pub p75: i64,
    pub p95: i64,
    pub max: i64,
    pub mean: f64,
}

impl Quantiles {
    pub fn of(mut values: Vec<i64>) -> Quantiles {
        values.sort_unstable();
        let at = |part: f64| {
            let place = (values.len().saturating_sub(1) as f64 * part).round() as usize;
            values.get(place).copied().unwrap_or_default()
        };
        let mean = values.iter().sum::<i64>() as f64 / (values.len() as f64).max(1.0);
        Quantiles {
            min: at(0.0),
            p5: at(0.05),
            p25: at(0.25),
            median: at(0.5),
            p75: at(0.75),
            p95: at(0.95),
            max: at(1.0),
            mean,
        }
    }
}

/// The shares that player `one` took from player `two`, one for each deal.
pub struct Duel {
    pub one: usize,
    pub two: usize,
    pub shares: Vec<f64>,
}

/// Elo ratings from duels, 1500 on average, with intervals from resampling the deals.
pub fn elo(players: usize, duels: &[Duel]) -> Vec<Figure> {
    /// Enough for an interval that is stable to a few points.
    const DRAWS: usize = 200;
    let total = |shares: &[f64]| (shares.iter().sum::<f64>(), shares.len() as f64);
    let sums: Vec<_> = duels.iter().map(|duel| total(&duel.shares)).collect();
    let means = ratings(players, duels, &sums);
    let mut rng = PlayoutRng::new(0xe10);
    let mut draws: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); players];
    for _ in 0..DRAWS {
        let sums: Vec<_> = duels
            .iter()
            .map(|duel| {
                let count = duel.shares.len();
                let drawn: f64 = (0..count).filter_map(|_| rng.pick(&duel.shares)).sum();
                (drawn, count as f64)
            })
            .collect();
        for (player, rating) in ratings(players, duels, &sums).into_iter().enumerate() {
            draws[player].push(rating);
        }
    }
    means
        .into_iter()
        .zip(draws)
        .map(|(mean, mut drawn)| {
            drawn.sort_by(f64::total_cmp);
            let at = |part: f64| drawn[(part * (DRAWS - 1) as f64).round() as usize];
            Figure { mean, low: at(0.025), high: at(0.975) }
        })
        .collect()
}

/// Bradley and Terry's strengths as Elo. One drawn game more between each pair keeps them finite.
fn ratings(players: usize, duels: &[Duel], sums: &[(f64, f64)]) -> Vec<f64> {
    let mut strength = vec![1.0f64; players];
    for _ in 0..500 {
        let mut won = vec![0.0; players];
        let mut weight = vec![0.0; players];
        for (duel, &(share, count)) in duels.iter().zip(sums) {
            let games = count + 1.0;
            won[duel.one] += share + 0.5;
            won[duel.two] += count - share + 0.5;
            let part = games / (strength[duel.one] + strength[duel.two]);
            weight[duel.one] += part;
            weight[duel.two] += part;
        }
        for player in 0..players {
            if weight[player] > 0.0 {
                strength[player] = won[player] / weight[player];
            }
        }
        let mean = strength.iter().map(|each| each.ln()).sum::<f64>() / players.max(1) as f64;
        strength.iter_mut().for_each(|each| *each /= mean.exp());
    }
    strength.iter().map(|each| 1500.0 + 400.0 * each.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_as_in_the_tables() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 0.001 && (high - 0.5962).abs() < 0.001, "{low} {high}");
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
    }

    #[test]
    fn quantiles_of_a_known_list() {
        let spread = Quantiles::of((0..=100).rev().collect());
        assert_eq!(
            (spread.min, spread.p5, spread.median, spread.p95, spread.max),
            (0, 5, 50, 95, 100)
        );
        assert_eq!(spread.mean, 50.0);
    }

    #[test]
    fn a_mean_comes_with_its_error() {
        let figure = Figure::of([1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(figure.mean, 3.0);
        assert!((figure.high - 3.0 - 1.96 * (2.5f64 / 5.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn groups_that_all_agree_are_still_uncertain() {
        let all = Figure::grouped_share(&[1.0; 20]);
        assert!(all.low < 0.9 && all.high > 0.999, "{all:?}");
    }

    /// Three wins in four are 191 points by Elo's own formula.
    #[test]
    fn elo_is_as_in_the_tables() {
        let shares = [1.0, 1.0, 1.0, 0.0].repeat(250);
        let rated = elo(2, &[Duel { one: 0, two: 1, shares }]);
        let lead = rated[0].mean - rated[1].mean;
        assert!((lead - 190.8).abs() < 1.0, "{lead}");
        assert!((rated[0].mean + rated[1].mean - 3000.0).abs() < 1e-6);
        assert!(rated[0].low < rated[0].mean && rated[0].mean < rated[0].high);
    }

    #[test]
    fn elo_of_one_who_always_wins_is_finite() {
        let rated = elo(2, &[Duel { one: 0, two: 1, shares: vec![1.0; 10] }]);
        assert!(rated[0].mean.is_finite() && rated[0].mean > rated[1].mean + 300.0);
    }
}
