//! The points over the turns of a finished game.

use engine::{AfterTurn, AnyView, Seat};
use maud::{Markup, html};

use super::Drawing;
use crate::draw::seat_shape;
use crate::games::board_of;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 220.0;
/// Room for the numbers at the left, below, and for the shapes at the right.
const LEFT: f32 = 50.0;
const BELOW: f32 = 30.0;
const RIGHT: f32 = 22.0;
const ABOVE: f32 = 20.0;

/// What a chart shows.
enum Kind {
    /// The points that the game counts as it goes.
    Counted,
    /// The final points that bots expected.
    Expected,
}

/// A line of the chart: the points of a seat after each turn.
struct Course {
    seat: Seat,
    points: Vec<i32>,
}

impl Drawing<'_> {
    /// A line for each seat, with its colour and its shape. Empty if there is nothing to count.
    pub(super) fn chart(&self, view: &AnyView) -> Markup {
        let (kind, courses) = self.courses(view);
        let turns = courses.first().map_or(0, |course| course.points.len());
        let all = || courses.iter().flat_map(|course| course.points.iter().copied());
        let (Some(low), Some(high)) = (all().min(), all().max()) else { return html! {} };
        let low = low.min(0);
        if turns < 3 || high == low {
            return html! {};
        }
        let caption = self.words().say(match kind {
            Kind::Counted => "chart-points",
            Kind::Expected => "chart-expected",
        });
        let x = |turn: usize| LEFT + (WIDTH - LEFT - RIGHT) * turn as f32 / (turns - 1) as f32;
        let y = |points: i32| {
            HEIGHT - BELOW - (HEIGHT - BELOW - ABOVE) * (points - low) as f32 / (high - low) as f32
        };
        let step = step_of(high - low);
        html! {
            figure.chart {
                figcaption { (caption) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(caption) {
                    @for points in (low.div_euclid(step)..=high.div_euclid(step)).map(|n| n * step).filter(|points| *points >= low) {
                        path.chart-grid d={ "M" (LEFT) " " (y(points)) "H" (WIDTH - RIGHT) } {}
                        text.chart-number x=(LEFT - 6.0) y=(y(points) + 4.0) text-anchor="end" { (points) }
                    }
                    @for turn in [0, turns / 2, turns - 1] {
                        text.chart-number x=(x(turn)) y=(HEIGHT - 6.0) text-anchor="middle" { (turn + 1) }
                    }
                    @for course in &courses {
                        path.chart-line.{ "seat-" (course.seat.index()) } d=(line(course, x, y)) {}
                    }
                    @for course in &courses {
                        @let last = course.points.last().copied().unwrap_or_default();
                        g.chart-end.{ "seat-" (course.seat.index()) }
                            transform={ "translate(" (x(turns - 1) + 9.0) " " (y(last)) ") scale(0.7)" } {
                            title { (self.name(course.seat)) }
                            (seat_shape(course.seat))
                        }
                    }
                }
            }
        }
    }

    /// The points where the game counts them as it goes, else those that bots expected.
    fn courses(&self, view: &AnyView) -> (Kind, Vec<Course>) {
        let board = board_of(self.page.look.game);
        let turns = view.turn_by_turn();
        let all = |points: &dyn Fn(&AfterTurn, Seat) -> Option<i32>| -> Option<Vec<Course>> {
            let of = |seat| {
                Some(Course {
                    seat,
                    points: turns.iter().map(|then| points(then, seat)).collect::<Option<_>>()?,
                })
            };
            Seat::all(view.seats()).map(of).collect()
        };
        if let Some(mut courses) = all(&|then, seat| board.points(then.view(), seat)) {
            // The lines end at the final points: what is counted only then belongs to the last turn.
            for course in &mut courses {
                let end = view.outcome().map(|outcome| outcome.seats[course.seat.index()].score);
                if let (Some(last), Some(score)) = (course.points.last_mut(), end) {
                    *last = score;
                }
            }
            return (Kind::Counted, courses);
        }
        let Ok(game) = catalogue::find(self.page.look.game) else {
            return (Kind::Expected, Vec::new());
        };
        let expected = |then: &AfterTurn, seat| {
            game.expected_points(then.game(), seat).map(|points| points.round() as i32)
        };
        (Kind::Expected, all(&expected).unwrap_or_default())
    }
}

fn line(course: &Course, x: impl Fn(usize) -> f32, y: impl Fn(i32) -> f32) -> String {
    let mut path = String::new();
    for (turn, &points) in course.points.iter().enumerate() {
        let pen = if turn == 0 { 'M' } else { 'L' };
        path += &format!("{pen}{:.1} {:.1}", x(turn), y(points));
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
