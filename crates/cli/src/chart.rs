//! Charts as SVG: drawn with the classes and colours of the page they stand in, so that they follow its theme.

use std::fmt::Write as _;

use crate::report::escape;
use crate::statistics::Figure;

/// The width of a chart, in its own units.
const WIDTH: f64 = 720.0;
/// What stands left of the plot: names, or numbers.
const NAMES: f64 = 190.0;
const NUMBERS: f64 = 52.0;
/// The most letters of a name that fit there. Longer names stand above their lines.
const LETTERS: usize = 20;
/// What stands right of it and below.
const RIGHT: f64 = 16.0;
const BELOW: f64 = 30.0;
/// The height of a line in a chart of dots.
const LINE: f64 = 30.0;
/// The height of the plot of other charts.
const HEIGHT: f64 = 220.0;
/// The most bars of a histogram.
const BARS: i64 = 40;

/// What a histogram is measured by. Those that are to be compared have the same one.
pub struct Scale {
    low: i64,
    step: i64,
    bars: usize,
    tallest: u32,
}

impl Scale {
    /// The scale on which all of these fit.
    pub fn of(samples: &[Vec<i64>]) -> Scale {
        let all = || samples.iter().flatten().copied();
        let (low, high) = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
        let step = (high - low) / BARS + 1;
        let mut scale = Scale { low, step, bars: ((high - low) / step + 1) as usize, tallest: 1 };
        let tallest = samples.iter().flat_map(|values| scale.counts(values)).max();
        scale.tallest = tallest.unwrap_or_default().max(1);
        scale
    }

    fn counts(&self, values: &[i64]) -> Vec<u32> {
        let mut counts = vec![0; self.bars];
        for value in values {
            if let Some(count) = counts.get_mut(((value - self.low) / self.step) as usize) {
                *count += 1;
            }
        }
        counts
    }

    fn high(&self) -> f64 {
        (self.low + self.step * self.bars as i64) as f64
    }
}

/// The numbers along a chart of dots.
pub struct Axis {
    low: f64,
    high: f64,
    step: f64,
    /// A value to compare with.
    fair: Option<f64>,
    unit: Unit,
}

enum Unit {
    Percent,
    Points,
}

impl Axis {
    /// Shares, from nothing to all: every chart of shares has the same one.
    pub fn shares(fair: Option<f64>) -> Axis {
        Axis { low: 0.0, high: 1.0, step: 0.1, fair, unit: Unit::Percent }
    }

    /// Ratings, with all of their intervals.
    pub fn ratings(figures: &[(String, Figure)]) -> Axis {
        let low = figures.iter().map(|(_, figure)| figure.low).fold(f64::MAX, f64::min);
        let high = figures.iter().map(|(_, figure)| figure.high).fold(f64::MIN, f64::max);
        let (low, high) = if low <= high { (low, high) } else { (0.0, 0.0) };
        let step = steps(high - low);
        let low = (low / step).floor() * step;
        let high = ((high / step).ceil() * step).max(low + step);
        Axis { low, high, step, fair: None, unit: Unit::Points }
    }

    fn say(&self, value: f64) -> String {
        match self.unit {
            Unit::Percent => format!("{:.0} %", 100.0 * value),
            Unit::Points => format!("{value:.0}"),
        }
    }
}

/// The distance between two numbers of an axis: 1, 2 or 5 times a power of ten, some eight of them.
fn steps(range: f64) -> f64 {
    let rough = (range / 8.0).max(1.0);
    let ten = 10f64.powf(rough.log10().floor());
    let times = [1.0, 2.0, 5.0, 10.0].into_iter().find(|times| times * ten >= rough);
    times.unwrap_or(10.0) * ten
}

/// How often each value occurs.
pub fn histogram(about: &str, values: &[i64], scale: &Scale) -> String {
    let high = scale.high();
    let x = |value: f64| across(NUMBERS, value, scale.low as f64, high);
    let y = |count: f64| HEIGHT - (HEIGHT - 10.0) * count / f64::from(scale.tallest);
    let mut svg = opening(about, HEIGHT + BELOW);
    let up = steps(f64::from(scale.tallest) * 2.0);
    for at in marks(0.0, f64::from(scale.tallest), up) {
        rule(&mut svg, NUMBERS, y(at), WIDTH - RIGHT, y(at));
        text(&mut svg, NUMBERS - 8.0, y(at) + 5.0, "end", &format!("{at:.0}"));
    }
    for at in marks(scale.low as f64, high, steps(high - scale.low as f64)) {
        text(&mut svg, x(at), HEIGHT + 20.0, "middle", &format!("{at:.0}"));
    }
    for (at, &count) in scale.counts(values).iter().enumerate().filter(|(_, count)| **count > 0) {
        let left = (scale.low + scale.step * at as i64) as f64;
        let (from, to) = (x(left), x(left + scale.step as f64));
        let (top, wide) = (y(count.into()), (to - from - 1.0).max(1.0));
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{from:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{:.1}\"/>",
            HEIGHT - top
        );
    }
    svg + "</svg>"
}

/// A dot with its interval for each name, in the order in which they are given.
pub fn dots(about: &str, figures: &[(String, Figure)], axis: &Axis) -> String {
    let above = figures.iter().any(|(name, _)| name.chars().count() > LETTERS);
    let (left, line) = if above { (NUMBERS, LINE + 20.0) } else { (NAMES, LINE) };
    let bottom = line * figures.len() as f64 + 8.0;
    let x = |value: f64| across(left, value, axis.low, axis.high);
    let mut svg = opening(about, bottom + BELOW);
    for at in marks(axis.low, axis.high, axis.step) {
        rule(&mut svg, x(at), 0.0, x(at), bottom);
        text(&mut svg, x(at), bottom + 20.0, "middle", &axis.say(at));
    }
    if let Some(fair) = axis.fair {
        let at = x(fair);
        let _ = write!(svg, "<path class=\"fair\" d=\"M{at:.1} 0V{bottom:.1}\"/>");
    }
    for (at, (name, figure)) in figures.iter().enumerate() {
        let y = line * (at + 1) as f64 - LINE / 2.0 + 4.0;
        if above {
            text(&mut svg, left, y - 16.0, "start", name);
        } else {
            text(&mut svg, left - 12.0, y + 5.0, "end", name);
        }
        let (low, high) = (x(figure.low), x(figure.high));
        let _ = write!(
            svg,
            "<g><title>{}: {} ({} – {})</title><path class=\"span\" d=\"M{low:.1} {y:.1}H{high:.1}\"/>\
             <circle class=\"dot\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\"/></g>",
            escape(name),
            axis.say(figure.mean),
            axis.say(figure.low),
            axis.say(figure.high),
            x(figure.mean)
        );
    }
    svg + "</svg>"
}

/// Lines from 0 to 1 over the steps of a game, each with its name.
pub fn lines(about: &str, named: &[(String, Vec<(f64, f64)>)]) -> String {
    let last = named.iter().flat_map(|(_, points)| points).map(|(x, _)| *x).fold(1.0, f64::max);
    let x = |value: f64| across(NUMBERS, value, 0.0, last);
    let y = |value: f64| HEIGHT - (HEIGHT - 10.0) * value;
    let key = 24.0 * named.len() as f64;
    let mut svg = opening(about, HEIGHT + BELOW + key);
    for at in marks(0.0, 1.0, 0.25) {
        rule(&mut svg, NUMBERS, y(at), WIDTH - RIGHT, y(at));
        text(&mut svg, NUMBERS - 8.0, y(at) + 5.0, "end", &format!("{:.0} %", 100.0 * at));
    }
    for at in marks(0.0, last, steps(last)) {
        text(&mut svg, x(at), HEIGHT + 20.0, "middle", &format!("{at:.0}"));
    }
    for (at, (name, points)) in named.iter().enumerate() {
        let path: Vec<String> = points
            .iter()
            .map(|(step, value)| format!("{:.1} {:.1}", x(*step), y(*value)))
            .collect();
        let _ = write!(svg, "<path class=\"line line-{}\" d=\"M{}\"/>", at % 8, path.join("L"));
        let below = HEIGHT + BELOW + 24.0 * at as f64 + 10.0;
        let _ =
            write!(svg, "<path class=\"line line-{}\" d=\"M{NUMBERS} {below:.1}h28\"/>", at % 8);
        text(&mut svg, NUMBERS + 38.0, below + 5.0, "start", name);
    }
    svg + "</svg>"
}

fn opening(about: &str, height: f64) -> String {
    format!(
        "<svg class=\"chart\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">",
        escape(about)
    )
}

/// Where a value stands between the left and the right end of a plot.
fn across(left: f64, value: f64, low: f64, high: f64) -> f64 {
    let range = if high > low { high - low } else { 1.0 };
    left + (WIDTH - RIGHT - left) * (value - low) / range
}

/// The round values between two ends.
fn marks(low: f64, high: f64, step: f64) -> Vec<f64> {
    let first = (low / step).ceil() as i64;
    let last = (high / step + 1e-9).floor() as i64;
    (first..=last).map(|at| at as f64 * step).collect()
}

fn rule(svg: &mut String, x: f64, y: f64, to_x: f64, to_y: f64) {
    let _ = write!(svg, "<path class=\"rule\" d=\"M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}\"/>");
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
        escape(words)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_have_lines_of_their_own() {
        let figure = Figure { mean: 0.5, low: 0.4, high: 0.6 };
        let chart = |name: &str| dots("", &[(name.to_owned(), figure)], &Axis::shares(None));
        assert!(chart("hard").contains("text-anchor=\"end\">hard<"));
        assert!(chart("medium:millis=0 : easy:millis=0").contains("text-anchor=\"start\">medium"));
    }

    #[test]
    fn histograms_on_one_scale_have_the_same_numbers() {
        let samples = [vec![1, 2, 2, 30], vec![5, 5, 5, 5]];
        let scale = Scale::of(&samples);
        let numbers = |values: &[i64]| {
            let chart = histogram("scores", values, &scale);
            let texts = chart
                .split("<text")
                .skip(1)
                .map(|text| text.split('<').next().unwrap_or_default().to_owned());
            texts.collect::<Vec<_>>()
        };
        assert_eq!(numbers(&samples[0]), numbers(&samples[1]));
        assert_eq!(histogram("scores", &samples[1], &scale).matches("class=\"bar\"").count(), 1);
    }

    #[test]
    fn dots_lie_in_their_intervals_on_round_numbers() {
        let figure = |mean: f64| Figure { mean, low: mean - 30.0, high: mean + 30.0 };
        let figures = [("hard".to_owned(), figure(1412.0)), ("easy".to_owned(), figure(1088.0))];
        let chart = dots("Elo", &figures, &Axis::ratings(&figures));
        for number in [">1050<", ">1400<", ">1450<"] {
            assert!(chart.contains(number), "{number} in {chart}");
        }
        assert!(chart.contains("<title>hard: 1412 (1382 – 1442)</title>"), "{chart}");
        assert_eq!(steps(330.0), 50.0);
    }

    #[test]
    fn nothing_to_show_is_an_empty_chart() {
        assert!(dots("Elo", &[], &Axis::ratings(&[])).ends_with("</svg>"));
        assert!(histogram("none", &[], &Scale::of(&[])).ends_with("</svg>"));
    }
}
