//! The course of a finished game: points and chances over its turns.

use engine::{AfterTurn, AnyView, Seat};
use maud::{Markup, html};

use super::Drawing;
use crate::draw::seat_shape;
use crate::games::board_of;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 220.0;
/// Room for the numbers at the left, below, and for each of the shapes at the right.
const LEFT: f32 = 50.0;
const BELOW: f32 = 30.0;
const SHAPE: f32 = 17.0;
const ABOVE: f32 = 20.0;

/// A line of a chart: what counts for these seats after each turn.
struct Course {
    seats: Vec<Seat>,
    numbers: Vec<i32>,
}

/// What a chart shows.
struct Chart {
    /// The key of its caption.
    caption: &'static str,
    courses: Vec<Course>,
}

impl Drawing<'_> {
    /// The points and the chances of winning, with a line for each seat or team. A chart that would tell nothing is
    /// left out.
    pub(super) fn charts(&self, view: &AnyView) -> Markup {
        let turns = view.turn_by_turn();
        html! {
            div.charts {
                @for chart in [self.points(view, &turns), self.chances(view, &turns)].iter().flatten() {
                    (self.chart(chart))
                }
            }
        }
    }

    fn chart(&self, chart: &Chart) -> Markup {
        let turns = chart.courses.first().map_or(0, |course| course.numbers.len());
        let all = || chart.courses.iter().flat_map(|course| course.numbers.iter().copied());
        let (Some(low), Some(high)) = (all().min(), all().max()) else { return html! {} };
        let low = low.min(0);
        if turns < 3 || high == low {
            return html! {};
        }
        let caption = self.words().say(chart.caption);
        let together = chart.courses.iter().map(|course| course.seats.len()).max().unwrap_or(1);
        let right = WIDTH - 5.0 - SHAPE * together as f32;
        let x = |turn: usize| LEFT + (right - LEFT) * turn as f32 / (turns - 1) as f32;
        let y = |number: i32| {
            HEIGHT - BELOW - (HEIGHT - BELOW - ABOVE) * (number - low) as f32 / (high - low) as f32
        };
        let step = step_of(high - low);
        html! {
            figure.chart {
                figcaption { (caption) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(caption) {
                    @for number in (low.div_euclid(step)..=high.div_euclid(step)).map(|n| n * step).filter(|number| *number >= low) {
                        path.chart-grid d={ "M" (LEFT) " " (y(number)) "H" (right) } {}
                        text.chart-number x=(LEFT - 6.0) y=(y(number) + 4.0) text-anchor="end" {
                            (number)
                        }
                    }
                    @for turn in [0, turns / 2, turns - 1] {
                        text.chart-number x=(x(turn)) y=(HEIGHT - 6.0) text-anchor="middle" { (turn + 1) }
                    }
                    @for course in &chart.courses {
                        @let seat = course.seats.first().map_or(0, |seat| seat.index());
                        path.chart-line.{ "seat-" (seat) } d=(line(course, x, y)) {}
                    }
                    @for course in &chart.courses {
                        @let last = course.numbers.last().copied().unwrap_or_default();
                        @for (at, &seat) in course.seats.iter().enumerate() {
                            @let beside = x(turns - 1) + 9.0 + SHAPE * at as f32;
                            g.chart-end.{ "seat-" (seat.index()) }
                                transform={ "translate(" (beside) " " (y(last)) ") scale(0.7)" } {
                                title { (self.name(seat)) }
                                (seat_shape(seat))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The points where the game counts them as it goes, else those that bots expected.
    fn points(&self, view: &AnyView, turns: &[AfterTurn]) -> Option<Chart> {
        let board = board_of(self.page.look.game);
        let chart = |caption, courses| Some(Chart { caption, courses });
        let counted = courses(view, turns, |then, seat| board.points(then.view(), seat));
        if let Some(mut courses) = counted {
            // The lines end at the final points: what is counted only then belongs to the last turn.
            for course in &mut courses {
                let end =
                    view.outcome().map(|outcome| outcome.seats[course.seats[0].index()].score);
                if let (Some(last), Some(score)) = (course.numbers.last_mut(), end) {
                    *last = score;
                }
            }
            return chart("chart-points", courses);
        }
        let game = catalogue::find(self.page.look.game).ok()?;
        let expected = |then: &AfterTurn, seat| {
            game.expected_points(then.game(), seat).map(|points| points.round() as i32)
        };
        chart("chart-expected", courses(view, turns, expected)?)
    }

    /// The chances of winning that the bots saw, where they have learned to tell.
    fn chances(&self, view: &AnyView, turns: &[AfterTurn]) -> Option<Chart> {
        let game = catalogue::find(self.page.look.game).ok()?;
        let chances: Vec<_> =
            turns.iter().map(|then| game.chances(then.game())).collect::<Option<_>>()?;
        let at = |seat: Seat| {
            let chances = chances.iter().map(|chances| chances.get(seat.index()));
            chances.map(|chance| Some((chance? * 100.0).round() as i32)).collect()
        };
        let courses = together(Seat::all(view.seats()).map(|seat| (seat, at(seat))))?;
        Some(Chart { caption: "chart-chances", courses })
    }
}

/// A line for each seat, or for those who share it; nothing where a number is missing.
fn courses(
    view: &AnyView,
    turns: &[AfterTurn],
    number: impl Fn(&AfterTurn, Seat) -> Option<i32>,
) -> Option<Vec<Course>> {
    let of = |seat| turns.iter().map(|then| number(then, seat)).collect();
    together(Seat::all(view.seats()).map(|seat| (seat, of(seat))))
}

/// Seats with the same numbers all the time, as those of a team have, share a line.
fn together(all: impl Iterator<Item = (Seat, Option<Vec<i32>>)>) -> Option<Vec<Course>> {
    let mut courses: Vec<Course> = Vec::new();
    for (seat, numbers) in all {
        let numbers = numbers?;
        match courses.iter_mut().find(|course| course.numbers == numbers) {
            Some(course) => course.seats.push(seat),
            None => courses.push(Course { seats: vec![seat], numbers }),
        }
    }
    Some(courses)
}

fn line(course: &Course, x: impl Fn(usize) -> f32, y: impl Fn(i32) -> f32) -> String {
    let mut path = String::new();
    for (turn, &number) in course.numbers.iter().enumerate() {
        let pen = if turn == 0 { 'M' } else { 'L' };
        path += &format!("{pen}{:.1} {:.1}", x(turn), y(number));
    }
    path
}

/// The distance between the lines of the grid: 1, 2 or 5 and zeros, for about four lines.
fn step_of(range: i32) -> i32 {
    let mut step = 1;
    while range / step > 5 {
        let first: i32 = step.to_string()[..1].parse().unwrap_or(1);
        step = if first == 2 { step / 2 * 5 } else { step * 2 };
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grid_has_round_numbers() {
        let steps: Vec<i32> = [3, 9, 24, 60, 130, 900].map(step_of).to_vec();
        assert_eq!(steps, [1, 2, 5, 20, 50, 200]);
    }
}
