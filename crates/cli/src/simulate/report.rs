//! A page with charts of a series of games.

use bots::ContestResult;

use super::summary::{SeatSummary, Summary};
use crate::chart::{Axis, Scale, dots, histogram};
use crate::report::{Page, game_name};
use crate::statistics::Figure;

pub fn page(summary: &Summary, results: &[ContestResult]) -> String {
    let mut page = Page::new(&format!("{} games of {}", summary.games, game_name(&summary.game)));
    page.heading("In short");
    page.plain(&summary.to_string());
    page.heading("Win share by seat with 95 % intervals");
    let share = |seat: &SeatSummary| {
        let (low, high) = seat.win_share_interval;
        (seat_name(seat), Figure { mean: seat.win_share, low, high })
    };
    let shares: Vec<_> = summary.seats.iter().map(share).collect();
    let fair = 1.0 / summary.seats.len().max(1) as f64;
    page.paragraph("The line is an equal share.");
    page.chart(&dots("Win share by seat", &shares, &Axis::shares(Some(fair))));
    let scores: Vec<Vec<i64>> = summary.seats.iter().map(|seat| scores(seat, results)).collect();
    let scale = Scale::of(&scores);
    for (seat, scores) in summary.seats.iter().zip(&scores) {
        let title = format!("Final scores of {}", seat_name(seat));
        page.heading(&title);
        page.chart(&histogram(&title, scores, &scale));
    }
    let lengths: Vec<i64> = results.iter().map(|game| i64::from(game.finished.decisions)).collect();
    page.heading("Decisions in a game");
    let scale = Scale::of(std::slice::from_ref(&lengths));
    page.chart(&histogram("Decisions in a game", &lengths, &scale));
    page.finish()
}

fn seat_name(seat: &SeatSummary) -> String {
    format!("seat {} ({})", seat.seat, seat.bot)
}

fn scores(seat: &SeatSummary, results: &[ContestResult]) -> Vec<i64> {
    let outcomes = results.iter().filter_map(|game| game.finished.outcome.as_ref());
    let of_seat = outcomes.filter_map(|outcome| outcome.seats.get(seat.seat));
    of_seat.map(|result| i64::from(result.score)).collect()
}
