//! A page with charts of a series of games.

use bots::ContestResult;

use super::summary::Summary;
use crate::output::Failure;
use crate::report::{self, Page, game_name};
use crate::statistics::Figure;

pub fn page(summary: &Summary, results: &[ContestResult]) -> Result<String, Failure> {
    let mut page = Page::new(&format!("{} games of {}", summary.games, game_name(&summary.game)));
    page.plain(&summary.to_string());
    let lengths: Vec<i64> = results.iter().map(|game| i64::from(game.finished.decisions)).collect();
    page.heading("Decisions in a game");
    page.chart(&report::histogram(&lengths)?);
    for seat in &summary.seats {
        let outcomes = results.iter().filter_map(|game| game.finished.outcome.as_ref());
        let scores: Vec<i64> = outcomes
            .filter_map(|outcome| outcome.seats.get(seat.seat))
            .map(|result| i64::from(result.score))
            .collect();
        page.heading(&format!("Final scores of seat {} ({})", seat.seat, seat.bot));
        page.chart(&report::histogram(&scores)?);
    }
    page.heading("Win share by seat with 95 % intervals");
    let share = |seat: &super::summary::SeatSummary| {
        let (low, high) = seat.win_share_interval;
        (seat.seat.to_string(), Figure { mean: seat.win_share, low, high })
    };
    let shares: Vec<_> = summary.seats.iter().map(share).collect();
    page.chart(&report::bars(&shares, None)?);
    Ok(page.finish())
}
